//! 5 Set-up.

use crate::support::Question;
use insta::assert_snapshot;
use kernel::game::SetError;
use kernel::{Data, Game, Options, Seat};
use proof::Scenario;
use root::terms::{Item, Piece};
use root::{Root, law};

fn table(options: &[(&str, &str)]) -> Question {
    Scenario::new(options.iter().copied()).luck(3)
}

fn refused(options: &[(&str, &str)]) -> String {
    let accepted = Options::accept(Root::options(), options.iter().copied());
    let refusal = accepted.and_then(|options| Root::set(&options, &Data::embedded(Root::data())));
    match refusal {
        Err(SetError::Option { option, message }) => format!("{option}: {}", message.key),
        other => panic!("these options are refused: {other:?}"),
    }
}

#[test]
fn the_first_player_is_drawn_or_named() {
    let game = table(&[("first", "3")]);
    assert!(game.story().contains("5.1.1  The Alliance plays first."), "{}", game.story());
    game.proves(law::setup::STANDARD_SETUP).proves(law::setup::ASSIGN_FACTIONS);
}

#[test]
fn everybody_starts_without_points() {
    let game = table(&[]);
    assert!((0..4).all(|seat| game.position().player(Seat(seat)).score() == 0));
    game.proves(law::setup::SET_SCORE_MARKERS);
}

#[test]
fn everybody_is_dealt_three_cards() {
    let game = table(&[]);
    assert!((0..4).all(|seat| game.position().player(Seat(seat)).hand().len() == 3));
    game.proves(law::setup::STARTING_HANDS);
}

#[test]
fn ruins_fill_the_slots_marked_for_them() {
    let game = table(&[]);
    assert!(
        game.story().contains(
            "5.1.4  Ruins stand in clearing 6, clearing 10, clearing 11 and clearing 12."
        ),
        "{}",
        game.story()
    );
    game.proves(law::setup::PLACE_RUINS).proves(law::key_terms::RUINS);
}

#[test]
fn twelve_items_lie_in_the_supply() {
    let game = table(&[]);
    let items = game.position().items();
    assert_eq!((items.total(), items.of(Item::Hammer), items.of(Item::Torch)), (12, 1, 0));
    game.proves(law::setup::FORM_ITEM_SUPPLY);
}

#[test]
fn factions_are_set_up_in_the_order_of_their_letters() {
    // Whoever plays first, the Marquise is asked before the Eyrie.
    let game = table(&[("first", "4")]);
    assert_eq!(game.asked(), [Seat(0)]);
    let game = game.plays("in c1; in c5; in c5; in c1");
    assert_eq!(game.asked(), [Seat(1)]);
    game.proves(law::setup::SET_UP_FACTIONS);
}

#[test]
fn reach_is_shown_as_advice() {
    let game = table(&[]);
    assert!(
        game.story().contains("5.2  The factions reach 25; 21 or more is advised for this table."),
        "{}",
        game.story()
    );
    let reach = game.setting().reach();
    assert_eq!(reach.advice(), root::setting::Advice::Good);
    let low = table(&[("seats", "2"), ("factions", "alliance,vagabond")]);
    assert_eq!(low.setting().reach().advice(), root::setting::Advice::TooLow);
    game.proves(law::setup::REACH);
}

#[test]
fn suits_of_other_maps_are_dealt_at_random() {
    let game = table(&[("map", "winter")]);
    let suits =
        root::terms::Suit::OF_CLEARINGS.map(|suit| game.position().woodland.of_suit(suit).len());
    assert_eq!(suits, [4, 4, 4]);
    game.proves(law::key_terms::SUIT);
}

#[test]
fn options_that_cannot_be_played_are_refused_with_a_sentence() {
    assert_snapshot!(refused(&[("seats", "3"), ("factions", "marquise,eyrie")]), @"factions: option-factions-do-not-fit-seats");
    assert_snapshot!(refused(&[("seats", "2"), ("factions", "eyrie,eyrie")]), @"factions: option-faction-twice");
    assert_snapshot!(refused(&[("seats", "2"), ("factions", "eyrie,second-vagabond")]), @"factions: option-second-vagabond-alone");
    assert_snapshot!(refused(&[("seats", "2"), ("first", "3")]), @"first: option-first-beyond-seats");
    assert_snapshot!(refused(&[("seats", "2"), ("character", "thief")]), @"character: option-character-of-nobody");
    assert_snapshot!(refused(&[("seats", "4"), ("second-character", "thief")]), @"second-character: option-second-character-of-nobody");
    let twice = [("seats", "5"), ("character", "thief"), ("second-character", "thief")];
    assert_snapshot!(refused(&twice), @"second-character: option-character-twice");
}

#[test]
fn the_marquise_sets_up_keep_garrison_and_three_buildings() {
    let game = table(&[("first", "1")]);
    assert_eq!(game.offers(), ["in c1", "in c2", "in c3", "in c4"]);
    let game = game.plays("in c1");
    let woodland = &game.position().woodland;
    assert_eq!(woodland.on_map(Piece::MarquiseWarrior), 11);
    assert_eq!(
        woodland.count(Piece::MarquiseWarrior, root::terms::Clearing(2)),
        0,
        "not across from the keep"
    );
    let garrison = "6.3.3  A warrior of the Marquise is placed in every clearing but clearing 3, in the corner across from the keep.";
    assert!(game.story().ends_with(garrison), "in one line: {}", game.story());
    assert_eq!(game.offers(), ["in c1", "in c5", "in c9", "in c10"]);
    let game = game.plays("in c5; in c5; in c1");
    let woodland = &game.position().woodland;
    assert_eq!(Piece::MARQUISE_BUILDINGS.map(|piece| woodland.supply(piece)), [5, 5, 5]);
    assert_eq!((woodland.supply(Piece::Wood), woodland.supply(Piece::MarquiseWarrior)), (8, 14));
    game.proves(law::marquise::GATHER_WARRIORS_AND_WOOD)
        .proves(law::marquise::PLACE_KEEP)
        .proves(law::marquise::GARRISON)
        .proves(law::marquise::PLACE_STARTING_BUILDINGS)
        .proves(law::marquise::FILL_BUILDING_TRACKS);
}

#[test]
fn the_eyrie_start_across_from_the_keep_with_a_leader_of_choice() {
    let game = table(&[("first", "1")]).plays("in c1; in c5; in c5; in c1");
    assert_eq!(
        game.offers(),
        ["leader builder", "leader charismatic", "leader commander", "leader despot"]
    );
    let woodland = &game.position().woodland;
    let home = root::terms::Clearing(2);
    assert_eq!(
        (woodland.count(Piece::EyrieWarrior, home), woodland.count(Piece::Roost, home)),
        (6, 1)
    );
    let game = game.plays("leader despot");
    let board = &game.position().eyrie;
    assert_eq!(
        board.viziers(root::terms::Column::Move) + board.viziers(root::terms::Column::Build),
        2
    );
    assert_eq!(game.position().woodland.supply(Piece::Roost), 6);
    game.proves(law::eyrie::GATHER_WARRIORS)
        .proves(law::eyrie::PLACE_ROOST_AND_WARRIORS)
        .proves(law::eyrie::CHOOSE_LEADER)
        .proves(law::eyrie::TUCK_VIZIERS)
        .proves(law::eyrie::FILL_ROOSTS_TRACK);
}

#[test]
fn the_eyrie_take_any_corner_where_nobody_started() {
    let game = table(&[("seats", "2"), ("factions", "eyrie,alliance")]);
    assert_eq!(game.offers(), ["in c1", "in c2", "in c3", "in c4"]);
    game.proves(law::eyrie::PLACE_ROOST_AND_WARRIORS);
}
