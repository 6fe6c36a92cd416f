//! Playing on the board: through whole games every thing has a name, and every offer names things that are drawn, in an
//! order that leads to it alone or to a little menu whose sentences tell it from others. Only what closes a question and
//! mere numbers stand beside the board.

#[path = "names/mod.rs"]
mod names;

use kernel::face::{AskSheet, OfferSheet};
use kernel::{AnyGame, AnyTable, Data, Fast, Foreseen, Lang, Options, Seat, Seed, Source, Viewer};
use lang::{Names, Speaker};
use render::boards::monster_lands::Lands;
use render::boards::root::Woodland;
use render::boards::village_attacks::Castle;
use render::boards::wonderful_kingdom::Kingdoms;
use render::{Board, Drawn, Scene, Tongue};
use std::collections::{BTreeMap, BTreeSet};

/// A game played at random, and what was wrong with its offers.
struct Played<'a> {
    game: &'a dyn AnyGame,
    board: &'a dyn Board,
    speaker: Speaker,
    faults: BTreeSet<String>,
    named: usize,
}

impl<'a> Played<'a> {
    fn new(game: &'a dyn AnyGame, board: &'a dyn Board) -> Self {
        let texts: Vec<_> = render::texts().iter().chain(game.texts()).copied().collect();
        let speaker = Speaker::new(&texts).expect("good texts");
        Self { game, board, speaker, faults: BTreeSet::new(), named: 0 }
    }

    fn play(&mut self, options: &[(&str, &str)], seed: u64) {
        let options = Options::accept(self.game.options(), options.iter().copied());
        let data = Data::embedded(self.game.data());
        let table = self.game.table(&options.expect("options"), &data, Seed::from_number(seed));
        let (mut table, mut fast) = (table.expect("a table"), Fast::new(seed));
        for moves in 0.. {
            let Some(&seat) = table.asked().first() else { break };
            let ask = table.ask(seat).expect("it is asked");
            if moves % 3 == 0 {
                self.look(&*table, seat, &ask);
            }
            let pick = fast.below(u32::try_from(ask.offers.len()).expect("few")) as usize;
            table.play(seat, &ask.offers[pick].choice).expect("it was offered");
        }
    }

    /// Every offer of a question, as a hand would find it.
    fn look(&mut self, table: &dyn AnyTable, seat: Seat, ask: &AskSheet) {
        let (names, viewer) = (Names::roles(table), Viewer::Seat(seat));
        let view = table.view(viewer);
        let tongue = Tongue { speaker: &self.speaker, lang: Lang::English, names: &names };
        let scene = Scene { view: &*view, viewer, ask: Some(ask), plates: &[], tongue };
        let foreseen = self.foresee(table, ask, &scene);
        let whole = self.board.draw(&scene).with_tray(self.board, &scene, &foreseen);
        let pages = [&whole.board.0, &whole.mat.0, &whole.beside.0].into_iter();
        for page in pages.chain(whole.mats.iter().map(|mat| &mat.0)) {
            let nameless = names::nameless(page).into_iter();
            self.faults.extend(nameless.map(|thing| format!("{thing} has no name")));
        }
        let drawn = drawn(&whole, table.seats());
        let mut told: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
        for (index, offer) in ask.offers.iter().enumerate() {
            let things = scene.touched(self.board, offer);
            let steps: Vec<String> =
                things.iter().filter(|it| drawn.contains(&***it)).cloned().collect();
            self.named += usize::from(!steps.is_empty());
            let found = || self.is_found_next(&scene, foreseen.get(index), &drawn);
            if steps.is_empty() && !scene.stands_beside(self.board, offer) && !found() {
                self.faults.insert(format!("{}: {}: {things:?}", ask.question.key, offer.choice));
            }
            let sentence = tongue.say(&offer.label);
            let others = told.entry(steps).or_default();
            if others.contains(&sentence) {
                self.faults.insert(format!("{}: {} twice", ask.question.key, offer.choice));
            }
            others.push(sentence);
        }
    }

    /// What would come of each offer, where one of them names nothing.
    fn foresee(&self, table: &dyn AnyTable, ask: &AskSheet, scene: &Scene<'_>) -> Vec<Foreseen> {
        let names_nothing = |offer: &OfferSheet| {
            self.board.things(scene, &offer.choice).is_empty() && !offer.closes
        };
        if ask.offers.iter().any(names_nothing) { table.foresee(ask.seat) } else { Vec::new() }
    }

    /// Whether a deed without a place is found at the things of the question it leads to.
    fn is_found_next(
        &self,
        scene: &Scene<'_>,
        foreseen: Option<&Foreseen>,
        drawn: &BTreeSet<String>,
    ) -> bool {
        let Some(next) = foreseen.and_then(|it| it.next.as_deref()) else { return false };
        let scene = Scene { ask: Some(next), ..*scene };
        let first =
            |offer: &OfferSheet| self.board.things(&scene, &offer.choice).into_iter().next();
        next.offers.iter().filter_map(first).any(|word| drawn.contains(&word))
    }

    fn ends_well(self) {
        let faults: Vec<_> = self.faults.into_iter().collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        assert!(self.named > 100, "things are named: {}", self.named);
    }
}

/// Every word of a thing that is drawn in the open, and those of the plates.
fn drawn(drawn: &Drawn, seats: usize) -> BTreeSet<String> {
    let page = [&*drawn.board.0, &drawn.mat.0, &drawn.beside.0].concat();
    let values = page.split(" data-thing=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let words = values.flat_map(|value| value.split(' ')).map(str::to_owned);
    words.chain((0..seats).map(|seat| format!("seat-{seat}"))).collect()
}

#[test]
fn every_offer_of_monster_lands_is_touched_on_the_board() {
    let mut played = Played::new(monster_lands::GAME, &Lands);
    for (seats, seed) in [("1", 3), ("2", 4), ("4", 5)] {
        played.play(&[("seats", seats)], seed);
    }
    played.ends_well();
}

#[test]
fn every_offer_of_root_is_touched_on_the_board() {
    let mut played = Played::new(root::GAME, &Woodland);
    for (map, seed) in [("autumn", 1), ("winter", 2), ("lake", 3), ("mountain", 4)] {
        played.play(&[("map", map), ("turns", "60")], seed);
    }
    for factions in [
        "lizard-cult,riverfolk,corvids,hundreds",
        "keepers,duchy,vagabond,second-vagabond",
        "eyrie,alliance,keepers,riverfolk",
    ] {
        let seats = factions.split(',').count().to_string();
        played.play(&[("seats", &seats), ("factions", factions), ("turns", "60")], 7);
    }
    played.ends_well();
}

#[test]
fn every_offer_of_root_with_all_its_modules_is_touched_on_the_board() {
    let mut played = Played::new(root::GAME, &Woodland);
    for seed in [1, 2, 3] {
        let all = [("setup", "advanced"), ("deck", "exiles"), ("turns", "60")];
        let modules = [("landmarks", "random"), ("hirelings", "random")];
        let options: Vec<_> = all.into_iter().chain(modules).collect();
        played.play(&options, seed);
    }
    played.ends_well();
}

#[test]
fn every_offer_of_village_attacks_is_touched_on_the_board() {
    let mut played = Played::new(village_attacks::GAME, &Castle);
    for (scenario, seed) in
        ["breaches", "the-calling", "heirlooms", "troll-at-the-table"].into_iter().zip(1..)
    {
        played.play(&[("scenario", scenario), ("seats", "2"), ("monsters", "4")], seed);
    }
    played.ends_well();
}

#[test]
fn every_offer_of_wonderful_kingdom_is_touched_on_the_table() {
    let mut played = Played::new(wonderful_kingdom::GAME, &Kingdoms);
    for (module, seed) in ["none", "menace", "advisors", "quests", "conquest"].into_iter().zip(1..)
    {
        for seats in ["1", "2"] {
            played.play(&[("module", module), ("seats", seats)], seed);
        }
    }
    played.ends_well();
}
