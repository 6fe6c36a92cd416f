//! The castle of Village Attacks, drawn through whole games: everything is said in both languages, whatever is offered can
//! be touched, and one who only watches has nothing that asks to be.

use kernel::face::AskSheet;
use kernel::{AnyTable, Data, Fast, Lang, Options, Seat, Seed, Source, Viewer};
use lang::{Names, Speaker, has_gap};
use render::boards::village_attacks::Castle;
use render::{Board, Drawn, Scene, Tongue};
use std::collections::BTreeSet;
use village_attacks::terms::ScenarioName;

/// Plays a game at random and looks at its page now and then.
fn watch(options: &[(&str, &str)], seed: u64, every: usize, look: impl Fn(&dyn AnyTable, Seat)) {
    let game = village_attacks::GAME;
    let options = Options::accept(game.options(), options.iter().copied()).expect("options");
    let data = Data::embedded(game.data());
    let mut table = game.table(&options, &data, Seed::from_number(seed)).expect("a table");
    let mut fast = Fast::new(seed);
    for moves in 0.. {
        let Some(&seat) = table.asked().first() else { break };
        if moves % every == 0 {
            look(&*table, seat);
        }
        let offers = table.ask(seat).expect("it is asked").offers;
        let pick = fast.below(u32::try_from(offers.len()).expect("few")) as usize;
        table.play(seat, &offers[pick].choice).expect("it was offered");
    }
    look(&*table, Seat(0));
}

fn speaker() -> Speaker {
    let texts: Vec<_> =
        render::texts().iter().chain(village_attacks::GAME.texts()).copied().collect();
    Speaker::new(&texts).expect("good texts")
}

/// The whole page as one viewer sees it.
fn page(
    table: &dyn AnyTable,
    viewer: Viewer,
    ask: Option<&AskSheet>,
    tongue: Tongue<'_>,
) -> String {
    let view = table.view(viewer);
    let scene = Scene { view: &*view, viewer, ask, plates: &[], tongue };
    let Drawn { board, mat, beside, plates, mats } = Castle.draw(&scene);
    assert_eq!(plates.len(), table.seats());
    assert!(mats.iter().all(|mat| !mat.0.contains("data-choice")), "others' mats are to look at");
    [board.0, mat.0, beside.0].into_iter().chain(plates.into_iter().map(|plate| plate.0)).collect()
}

/// The words of every thing on the page.
fn drawn(page: &str) -> BTreeSet<&str> {
    let values = page.split("data-thing=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.flat_map(|value| value.split(' ')).collect()
}

#[test]
fn every_castle_is_told_in_both_languages_with_any_number_of_players() {
    let speaker = speaker();
    let teams = [("1", "3"), ("2", "3"), ("3", "4"), ("4", "5"), ("5", "5")];
    for (scenario, (seats, monsters)) in
        ScenarioName::ALL.map(ScenarioName::word).into_iter().zip(teams.into_iter().cycle())
    {
        let options = [("scenario", scenario), ("seats", seats), ("monsters", monsters)];
        watch(&options, 5, 60, |table, seat| {
            let names = Names::roles(table);
            for (lang, viewer) in
                [(Lang::English, Viewer::Seat(seat)), (Lang::Italian, Viewer::Watcher)]
            {
                let ask = viewer.seat().and_then(|seat| table.ask(seat));
                let tongue = Tongue { speaker: &speaker, lang, names: &names };
                let page = page(table, viewer, ask.as_ref(), tongue);
                assert!(!has_gap(&page), "{scenario}: {page}");
                assert!(!page.contains(" style="), "inline styles do not run");
            }
        });
    }
}

#[test]
fn all_that_an_offer_names_is_there_to_be_touched() {
    let speaker = speaker();
    let off_board = |choice: &str| matches!(choice, "pass" | "end");
    for (scenario, seed) in ScenarioName::ALL.map(ScenarioName::word).into_iter().zip(1..) {
        watch(&[("scenario", scenario), ("seats", "2")], seed, 11, |table, seat| {
            let Some(ask) = table.ask(seat) else { return };
            let names = Names::roles(table);
            let tongue = Tongue { speaker: &speaker, lang: Lang::English, names: &names };
            let (viewer, view) = (Viewer::Seat(seat), table.view(Viewer::Seat(seat)));
            let page = page(table, viewer, Some(&ask), tongue);
            let scene = Scene { view: &*view, viewer, ask: Some(&ask), plates: &[], tongue };
            let drawn = drawn(&page);
            for offer in ask.offers.iter().filter(|offer| !off_board(&offer.choice)) {
                let things = Castle.things(&scene, &offer.choice);
                let there = !things.is_empty() && things.iter().all(|it| drawn.contains(&**it));
                assert!(there, "{scenario}: {} is nowhere: {things:?}", offer.choice);
            }
        });
    }
}

#[test]
fn who_only_watches_has_nothing_to_click() {
    let speaker = speaker();
    watch(&[], 3, 40, |table, _| {
        let names = Names::roles(table);
        let tongue = Tongue { speaker: &speaker, lang: Lang::English, names: &names };
        let page = page(table, Viewer::Watcher, None, tongue);
        for way in ["data-choice", "role=\"button\"", "tabindex", "<button", "<a ", "slots-defence"]
        {
            assert!(!page.contains(way), "{way} is nothing to click");
        }
        assert!(!page.contains("class=\"lair"), "the mat is a player's own");
    });
}
