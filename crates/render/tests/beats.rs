//! What happens is seen: through whole games every place a beat names is drawn before or after it, and every thing that goes or
//! comes has a picture.

use kernel::{AnyGame, AnyTable, Data, Fast, Lang, Options, Seed, Source, Viewer};
use lang::{Names, Speaker};
use render::beats::{Beat, Kind, Place, beats};
use render::boards::monster_lands::Lands;
use render::boards::root::Woodland;
use render::boards::village_attacks::Castle;
use render::boards::wonderful_kingdom::Kingdoms;
use render::{Board, Drawn, Scene, Tongue, look};
use std::collections::{BTreeMap, BTreeSet};

/// Games played at random, what was seen of them, and what could not be.
struct Watched<'a> {
    game: &'a dyn AnyGame,
    board: &'a dyn Board,
    speaker: Speaker,
    seen: BTreeMap<&'static str, usize>,
    places: usize,
    /// Ways that are drawn, and such as are not: across a river, through the air.
    ways: [usize; 2],
    lost: BTreeMap<String, usize>,
    faults: BTreeSet<String>,
}

impl<'a> Watched<'a> {
    fn new(game: &'a dyn AnyGame, board: &'a dyn Board) -> Self {
        let texts: Vec<_> = render::texts().iter().chain(game.texts()).copied().collect();
        let speaker = Speaker::new(&texts).expect("good texts");
        let (seen, lost, faults) = (BTreeMap::new(), BTreeMap::new(), BTreeSet::new());
        Self { game, board, speaker, seen, places: 0, ways: [0; 2], lost, faults }
    }

    fn play(&mut self, options: &[(&str, &str)], seed: u64) {
        let options = Options::accept(self.game.options(), options.iter().copied());
        let data = Data::embedded(self.game.data());
        let table = self.game.table(&options.expect("options"), &data, Seed::from_number(seed));
        let (mut table, mut fast) = (table.expect("a table"), Fast::new(seed));
        let mut told = 0;
        for moves in 0..400 {
            let Some(&seat) = table.asked().first() else { break };
            let viewer = if moves % 6 == 2 { Viewer::Watcher } else { Viewer::Seat(seat) };
            // Every other answer is looked at.
            let looks = moves % 2 == 0;
            let before = if looks { self.words(&*table, viewer) } else { BTreeSet::new() };
            let ask = table.ask(seat).expect("it is asked");
            let pick = fast.below(u32::try_from(ask.offers.len()).expect("few")) as usize;
            table.play(seat, &ask.offers[pick].choice).expect("it was offered");
            let from = told;
            told = table.heard(viewer, from).last().map_or(from, |heard| heard.index + 1);
            if !looks {
                continue;
            }
            let after = self.words(&*table, viewer);
            let drawn: BTreeSet<&String> = before.union(&after).collect();
            for beat in self.beats(&*table, viewer, from) {
                self.look(&beat, &drawn);
            }
        }
    }

    fn beats(&self, table: &dyn AnyTable, viewer: Viewer, from: usize) -> Vec<Beat> {
        let (names, view) = (Names::roles(table), table.view(viewer));
        let tongue = Tongue { speaker: &self.speaker, lang: Lang::English, names: &names };
        let scene = Scene { view: &*view, viewer, ask: None, plates: &[], tongue };
        let heard = table.heard(viewer, from.saturating_sub(30));
        beats(self.board, &scene, &heard, from)
    }

    /// The words of all that is drawn for a viewer.
    fn words(&mut self, table: &dyn AnyTable, viewer: Viewer) -> BTreeSet<String> {
        let (names, view) = (Names::roles(table), table.view(viewer));
        let tongue = Tongue { speaker: &self.speaker, lang: Lang::English, names: &names };
        let ask = viewer.seat().and_then(|seat| table.ask(seat));
        let scene = Scene { view: &*view, viewer, ask: ask.as_ref(), plates: &[], tongue };
        let Drawn { board, mat, beside, plates, .. } = self.board.draw(&scene);
        let plates = plates.iter().map(|plate| &*plate.0);
        let page: String = [&*board.0, &mat.0, &beside.0].into_iter().chain(plates).collect();
        let values =
            |name: &'static str| page.split(name).skip(1).filter_map(|rest| rest.split('"').next());
        let things = values(" data-thing=\"").flat_map(|value| value.split(' '));
        let keys = values(" data-key=\"").chain(values(" data-way=\""));
        let mut once = BTreeSet::new();
        for key in values(" data-key=\"").filter(|key| !once.insert(*key)) {
            self.faults.insert(format!("two things have the key {key}"));
        }
        let seats = (0..table.seats()).map(|seat| format!("seat-{seat}"));
        things.chain(keys).map(str::to_owned).chain(seats).collect()
    }

    fn look(&mut self, beat: &Beat, drawn: &BTreeSet<&String>) {
        *self.seen.entry(beat.step.kind.word()).or_default() += 1;
        for place in [&beat.step.from, &beat.step.to] {
            self.find(beat, place, drawn);
        }
        if let Some(way) = &beat.step.way {
            self.ways[usize::from(!drawn.contains(way))] += 1;
        }
        let unknown = look::ui("game-other");
        let dice = beat.step.dice.iter().filter_map(|die| die.picture);
        if beat.step.piece.into_iter().chain(dice).any(|picture| picture == unknown) {
            self.faults.insert(format!("no picture in {:?}", beat.json().to_string()));
        }
        if beat.step.kind == Kind::Dice && beat.step.dice.is_empty() {
            self.faults.insert(format!("no dice in {:?}", beat.json().to_string()));
        }
    }

    fn find(&mut self, beat: &Beat, place: &Place, drawn: &BTreeSet<&String>) {
        if place.is_empty() {
            return;
        }
        self.places += 1;
        let is_drawn =
            |words: &String| words.split(' ').all(|word| drawn.contains(&word.to_owned()));
        if !place.iter().any(is_drawn) {
            let kind = beat.step.kind.word();
            let word: String = place[0].chars().take_while(char::is_ascii_alphabetic).collect();
            let lost = format!("{kind} {} {word}", beat.para.number());
            *self.lost.entry(lost).or_default() += 1;
        }
    }

    /// Every kind of beat was seen that this game has, and every place could be found.
    fn ends_well(self, kinds: &[&str]) {
        assert!(self.faults.is_empty(), "{:#?}", self.faults);
        for kind in kinds {
            assert!(self.seen.contains_key(kind), "no {kind} in {:?}", self.seen);
        }
        assert!(self.lost.is_empty(), "of {} places: {:#?}", self.places, self.lost);
        let [drawn, others] = self.ways;
        assert!(others * 10 <= drawn, "{others} ways are not drawn, {drawn} are");
    }
}

#[test]
fn what_happens_in_monster_lands_is_seen() {
    let mut watched = Watched::new(monster_lands::GAME, &Lands);
    for (seats, seed) in [("1", 3), ("2", 4), ("4", 5)] {
        watched.play(&[("seats", seats)], seed);
    }
    watched.ends_well(&["arrive", "leave", "gain", "score", "card", "dice", "hurt", "turn"]);
}

#[test]
fn what_happens_in_root_is_seen() {
    let mut watched = Watched::new(root::GAME, &Woodland);
    for (map, seed) in [("autumn", 1), ("winter", 2), ("lake", 3), ("mountain", 4)] {
        watched.play(&[("map", map), ("turns", "40")], seed);
    }
    for factions in
        ["lizard-cult,riverfolk,corvids,hundreds", "keepers,duchy,vagabond,second-vagabond"]
    {
        watched.play(&[("seats", "4"), ("factions", factions), ("turns", "40")], 7);
    }
    watched
        .ends_well(&["march", "arrive", "leave", "gain", "score", "card", "craft", "dice", "turn"]);
}

#[test]
fn what_happens_in_village_attacks_is_seen() {
    let mut watched = Watched::new(village_attacks::GAME, &Castle);
    for (scenario, seed) in
        ["breaches", "the-calling", "heirlooms", "troll-at-the-table"].into_iter().zip(1..)
    {
        watched.play(&[("scenario", scenario), ("seats", "2"), ("monsters", "4")], seed);
    }
    watched.ends_well(&["march", "arrive", "leave", "gain", "card", "dice", "hurt", "turn"]);
}

#[test]
fn what_happens_in_wonderful_kingdom_is_seen() {
    let mut watched = Watched::new(wonderful_kingdom::GAME, &Kingdoms);
    for (module, seed) in ["none", "menace", "advisors", "quests", "conquest"].into_iter().zip(1..)
    {
        for seats in ["1", "2"] {
            watched.play(&[("module", module), ("seats", seats)], seed);
        }
    }
    for seed in [11, 12, 13] {
        watched.play(&[("module", "conquest"), ("seats", "2")], seed);
    }
    watched.ends_well(&["march", "arrive", "gain", "score", "card", "craft", "turn"]);
}
