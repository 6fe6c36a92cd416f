//! The table of It's a Wonderful Kingdom: every module and seat count drawn in every language, with nothing left unsaid,
//! and whatever is offered names things that lie there.

use kernel::face::AskSheet;
use kernel::{AnyTable, Data, Fast, Lang, Options, Seat, Seed, Source, Viewer};
use lang::{Names, Speaker, has_gap};
use render::boards::wonderful_kingdom::Kingdoms;
use render::{Board, Drawn, Scene, Tongue};
use std::collections::BTreeSet;
use wonderful_kingdom::GAME;

/// Modules with options that bring different cards or boards to the table.
const TABLES: [&[(&str, &str)]; 16] = [
    &[("module", "none"), ("legends", "off"), ("side", "b")],
    &[("module", "quests"), ("quest", "sunken-crown"), ("duchy", "senada")],
    &[("module", "quests"), ("quest", "plague-doctor"), ("side", "c")],
    &[("module", "quests"), ("quest", "ancestral-treasure"), ("side", "d")],
    &[("module", "advisors")],
    &[("module", "menace"), ("blue-menace", "giant-rats"), ("red-menace", "frost-giants")],
    &[("module", "menace"), ("blue-menace", "marsh-trolls"), ("red-menace", "thieves")],
    &[("module", "menace"), ("blue-menace", "sisters"), ("red-menace", "syphons")],
    &[("module", "menace"), ("blue-menace", "dragons"), ("red-menace", "illusionists")],
    &[("module", "conquest"), ("board", "a1")],
    &[("module", "conquest"), ("board", "a2")],
    &[("module", "conquest"), ("board", "b1")],
    &[("module", "conquest"), ("board", "b2")],
    &[("seats", "1"), ("module", "advisors")],
    &[("seats", "1"), ("module", "menace"), ("blue-menace", "syphons")],
    &[("seats", "1"), ("module", "conquest"), ("board", "c2")],
];

fn speaker() -> Speaker {
    let texts: Vec<_> = render::texts().iter().chain(GAME.texts()).copied().collect();
    Speaker::new(&texts).expect("good texts")
}

/// Plays a game at random and hands every position to whoever looks, with the seat that is asked.
fn play(options: &[(&str, &str)], mut look: impl FnMut(&dyn AnyTable, Seat, usize)) {
    let options = Options::accept(GAME.options(), options.iter().copied()).expect("options");
    let data = Data::embedded(GAME.data());
    let mut table = GAME.table(&options, &data, Seed::from_number(11)).expect("a table");
    let mut fast = Fast::new(11);
    for moves in 0.. {
        let Some(&seat) = table.asked().first() else { break };
        look(&*table, seat, moves);
        let offers = table.ask(seat).expect("it is asked").offers;
        let pick = fast.below(u32::try_from(offers.len()).expect("few")) as usize;
        table.play(seat, &offers[pick].choice).expect("it was offered");
    }
    look(&*table, Seat(0), 0);
}

/// Everything that is drawn for a viewer.
fn drawn(table: &dyn AnyTable, viewer: Viewer, speaker: &Speaker, lang: Lang) -> String {
    let names = Names::roles(table);
    let (view, ask) = (table.view(viewer), viewer.seat().and_then(|seat| table.ask(seat)));
    let tongue = Tongue { speaker, lang, names: &names };
    let scene = Scene { view: &*view, viewer, ask: ask.as_ref(), plates: &[], tongue };
    let Drawn { board, mat, beside, plates, mats: _ } = Kingdoms.draw(&scene);
    let plates: String = plates.iter().map(|plate| &*plate.0).collect();
    [board.0, mat.0, beside.0, plates].concat()
}

/// The values of an attribute in a page.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let open = format!(" {attribute}=\"");
    page.split(&open).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn choices(ask: &AskSheet) -> BTreeSet<&str> {
    let offered = ask.offers.iter().map(|offer| offer.choice.as_str());
    offered.chain(ask.withheld.iter().map(|withheld| withheld.choice.as_str())).collect()
}

#[test]
fn every_module_is_drawn_for_everyone_in_every_language() {
    let speaker = speaker();
    for options in TABLES {
        play(options, |table, seat, moves| {
            if moves % 29 != 0 {
                return;
            }
            for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
                for lang in Lang::ALL {
                    let page = drawn(table, viewer, &speaker, lang);
                    assert!(!has_gap(&page), "{options:?}: {page}");
                    assert!(!page.contains(" style=\""), "{options:?}");
                }
            }
        });
    }
}

#[test]
fn a_small_button_stands_for_what_is_offered_and_no_two_things_have_one_key() {
    let speaker = speaker();
    for options in TABLES {
        play(options, |table, seat, moves| {
            if moves % 7 != 0 {
                return;
            }
            let page = drawn(table, Viewer::Seat(seat), &speaker, Lang::English);
            let ask = table.ask(seat);
            let known = ask.as_ref().map(choices).unwrap_or_default();
            for value in values(&page, "data-choice") {
                assert!(known.contains(value), "{options:?}: {value}");
            }
            let keys = values(&page, "data-key");
            let apart: BTreeSet<_> = keys.iter().collect();
            assert_eq!(keys.len(), apart.len(), "{options:?}: {keys:?}");
        });
    }
}

/// The words of the things a choice names.
fn named(table: &dyn AnyTable, seat: Seat, choice: &str, speaker: &Speaker) -> Vec<String> {
    let (names, viewer) = (Names::roles(table), Viewer::Seat(seat));
    let (view, ask) = (table.view(viewer), table.ask(seat));
    let tongue = Tongue { speaker, lang: Lang::English, names: &names };
    let scene = Scene { view: &*view, viewer, ask: ask.as_ref(), plates: &[], tongue };
    Kingdoms.things(&scene, choice)
}

/// What lies nowhere in the open: the end of a turn, a number of Armies, and cards of the discard pile, which have a tray.
fn has_no_place(ask: &AskSheet, choice: &str) -> bool {
    choice == "pass"
        || choice.starts_with("recruit ")
        || &*ask.question.key == "ask-take-back"
        || &*ask.question.key == "ask-build-cube"
}

#[test]
fn whatever_is_offered_can_be_touched_on_the_table() {
    let speaker = speaker();
    for options in TABLES {
        play(options, |table, seat, moves| {
            let Some(ask) = table.ask(seat).filter(|_| moves % 3 == 0) else { return };
            let page = drawn(table, Viewer::Seat(seat), &speaker, Lang::English);
            let drawn: BTreeSet<_> = values(&page, "data-thing")
                .into_iter()
                .flat_map(|value| value.split(' '))
                .collect();
            for offer in ask.offers.iter().filter(|offer| !has_no_place(&ask, &offer.choice)) {
                let things = named(table, seat, &offer.choice, &speaker);
                assert!(
                    things.iter().any(|word| drawn.contains(&**word)),
                    "{options:?}: {} {}",
                    ask.question.key,
                    offer.choice
                );
            }
        });
    }
}

#[test]
fn a_watcher_sees_no_hand_and_no_face_down_card() {
    let speaker = speaker();
    play(&[], |table, seat, moves| {
        let offers = table.ask(seat).is_some_and(|ask| ask.question.key == "ask-offer");
        if moves > 30 || !offers {
            return;
        }
        let own = drawn(table, Viewer::Seat(seat), &speaker, Lang::English);
        let watched = drawn(table, Viewer::Watcher, &speaker, Lang::English);
        assert!(own.contains("hand-part"));
        assert!(!watched.contains("hand-part") && !watched.contains("peeked"));
        assert!(values(&watched, "data-choice").is_empty());
    });
}
