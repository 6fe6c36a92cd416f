//! Pictures of whole games, on the page and in a terminal: everything said, nothing too wide, colour only repeats.

use kernel::{AnyGame, AnyTable, Data, Fast, Lang, Options, Seat, Seed, Source, Viewer};
use lang::{Names, Speaker, has_gap};
use render::boards::Plain;
use render::boards::monster_lands::Lands;
use render::boards::root::Woodland;
use render::boards::village_attacks::Castle;
use render::boards::wonderful_kingdom::Kingdoms;
use render::text::{Pen, Reader, visible};
use render::{Board, Drawn, Scene, Tongue};

const WIDTH: usize = 100;

/// Plays a game at random and looks at it now and then, from everywhere, in both languages.
fn look(game: &dyn AnyGame, options: &[(&str, &str)], board: &dyn Board) {
    let options = Options::accept(game.options(), options.iter().copied()).expect("options");
    let data = Data::embedded(game.data());
    let mut table = game.table(&options, &data, Seed::from_number(5)).expect("a table");
    let texts: Vec<_> = render::texts().iter().chain(game.texts()).copied().collect();
    let speaker = Speaker::new(&texts).expect("good texts");
    let mut fast = Fast::new(5);
    for moves in 0.. {
        let Some(&seat) = table.asked().first() else { break };
        if moves % 23 == 0 {
            look_at(&*table, seat, &speaker, board);
        }
        let offers = table.ask(seat).expect("it is asked").offers;
        let pick = fast.below(u32::try_from(offers.len()).expect("few")) as usize;
        table.play(seat, &offers[pick].choice).expect("it was offered");
    }
    look_at(&*table, Seat(0), &speaker, board);
}

fn look_at(table: &dyn AnyTable, seat: Seat, speaker: &Speaker, board: &dyn Board) {
    let names = Names::roles(table);
    for (lang, viewer) in [(Lang::English, Viewer::Seat(seat)), (Lang::Italian, Viewer::Watcher)] {
        let tongue = Tongue { speaker, lang, names: &names };
        let draw = |colour: bool, width: usize| {
            let reader = Reader { tongue, pen: Pen { colour }, width };
            board.picture(&*table.view(viewer), &reader).expect("a view of this game")
        };
        let (plain, coloured) = (draw(false, WIDTH), draw(true, WIDTH));
        assert!(!has_gap(&plain), "{plain}");
        assert!(plain.lines().all(|line| visible(line) <= WIDTH), "{plain}");
        assert_eq!(bare(&coloured), plain);
        assert!(!has_gap(&draw(false, 60)));
        let ask = viewer.seat().and_then(|seat| table.ask(seat));
        let view = table.view(viewer);
        let scene = Scene { view: &*view, viewer, ask: ask.as_ref(), plates: &[], tongue };
        let Drawn { board, mat, beside, plates, mats } = board.draw(&scene);
        let page = format!(
            "{}{}{}{}",
            board.0,
            mat.0,
            beside.0,
            plates.iter().chain(&mats).map(|p| &*p.0).collect::<String>()
        );
        assert!(!has_gap(&page), "{page}");
    }
}

/// A text without its colours.
fn bare(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |bare, part| bare + part.split_once('m').expect("a code ends").1)
}

#[test]
fn monster_lands_is_drawn_alone_and_with_four() {
    let game = monster_lands::GAME;
    look(game, &[("seats", "1")], &Lands);
    look(game, &[("seats", "4")], &Lands);
}

#[test]
fn root_is_drawn_on_every_map() {
    let game = root::GAME;
    for map in ["autumn", "winter", "lake", "mountain"] {
        look(game, &[("map", map), ("turns", "60")], &Woodland);
    }
}

#[test]
fn root_is_drawn_with_the_factions_of_the_expansions() {
    for factions in ["lizard-cult,riverfolk,corvids,hundreds", "riverfolk,marquise,vagabond"] {
        let seats = (factions.split(',').count()).to_string();
        let options = [("seats", &*seats), ("factions", factions), ("turns", "40")];
        look(root::GAME, &options, &Woodland);
    }
}

#[test]
fn every_castle_of_village_attacks_is_drawn() {
    let game = village_attacks::GAME;
    for (scenario, monsters) in [
        ("pitchforks-at-the-gate", "3"),
        ("engines-of-the-house", "4"),
        ("names-they-fear", "5"),
        ("breaches", "3"),
        ("a-meal-for-the-house", "4"),
        ("the-calling", "5"),
        ("hold-till-the-third-dawn", "3"),
        ("heirlooms", "3"),
        ("troll-at-the-table", "4"),
        ("the-lantern-road", "5"),
    ] {
        let options = [("scenario", scenario), ("monsters", monsters)];
        look(game, &options, &Castle);
    }
}

#[test]
fn wonderful_kingdom_is_drawn_with_every_module_alone_and_for_two() {
    let game = wonderful_kingdom::GAME;
    for module in ["none", "menace", "advisors", "quests", "conquest"] {
        for seats in ["1", "2"] {
            let options = [("module", module), ("seats", seats)];
            look(game, &options, &Kingdoms);
        }
    }
    for (blue, red) in
        [("sisters", "syphons"), ("dragons", "illusionists"), ("thieves", "marsh-trolls")]
    {
        let options = [("module", "menace"), ("blue-menace", blue), ("red-menace", red)];
        look(game, &options, &Kingdoms);
    }
}

#[test]
fn any_game_can_be_drawn_without_a_board_of_its_own() {
    look(monster_lands::GAME, &[("seats", "3")], &Plain);
    look(root::GAME, &[("turns", "40")], &Plain);
    look(village_attacks::GAME, &[], &Plain);
    look(wonderful_kingdom::GAME, &[], &Plain);
}

#[test]
fn a_view_of_another_game_is_not_drawn() {
    let game = root::GAME;
    let options = Options::accept(game.options(), []).expect("options");
    let table = game.table(&options, &Data::embedded(game.data()), Seed::from_number(1));
    let view = table.expect("a table").view(Viewer::Watcher);
    let speaker = Speaker::new(render::texts()).expect("good texts");
    let reader =
        Reader { tongue: Tongue::plain(&speaker, Lang::English), pen: Pen::PLAIN, width: 80 };
    assert_eq!(Lands.picture(&*view, &reader), None);
}
