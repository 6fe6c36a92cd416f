//! 10.3 Faction Set-up.

use super::cult;
use crate::scene::{Look, c};
use kernel::{Data, Game, Options};
use proof::Scenario;
use root::law::{lizard_cult as law, setup};
use root::lizard_cult::Frame;
use root::terms::{Faction, Piece, Suit};
use root::{Question, Root};

#[test]
fn the_cult_starts_across_from_a_corner_that_is_taken() {
    let game = Scenario::<Root>::new([
        ("seats", "2"),
        ("factions", "marquise,lizard-cult"),
        ("first", "1"),
    ])
    .luck(2);
    // The keep, then three buildings beside it.
    let game = game.plays("in c1; in c1; in c5; in c5");
    assert_eq!(game.count(Piece::CultWarrior, 3), 4, "across from clearing 1, and nowhere else");
    assert_eq!(game.count(Piece::RabbitGarden, 3), 1, "clearing 3 is a rabbit clearing");
    for near in [6, 7, 11] {
        assert_eq!(game.count(Piece::CultWarrior, near), 1);
    }
    let woodland = &game.position().woodland;
    assert_eq!(woodland.supply(Piece::CultWarrior), 18);
    assert_eq!(Piece::GARDENS.map(|garden| woodland.supply(garden)), [5, 4, 5]);
    assert_eq!(game.question(), Question::LizardCult(root::lizard_cult::Question::ChooseOutcast));
    let game = game.plays("suit mouse");
    let board = &game.position().lizard_cult;
    assert_eq!(
        (board.outcast(), board.is_hated(), board.acolytes()),
        (Some(Suit::Mouse), false, 0)
    );
    game.proves(law::GATHER_WARRIORS)
        .proves(law::PLACE_WARRIORS)
        .proves(law::CHOOSE_THE_OUTCAST)
        .proves(law::FILL_THE_GARDEN_TRACKS)
        .proves(setup::SET_UP_FACTIONS);
}

#[test]
fn without_a_corner_across_any_free_corner_will_do() {
    let factions = ("factions", "alliance,lizard-cult");
    let game = Scenario::<Root>::new([("seats", "2"), factions, ("first", "1")]).luck(2);
    assert_eq!(game.offers(), ["in c1", "in c2", "in c3", "in c4"]);
    assert_eq!(game.asked_faction(), Faction::LizardCult);
}

#[test]
fn the_cult_is_set_up_after_both_vagabonds() {
    let factions = ("factions", "lizard-cult,second-vagabond,vagabond,eyrie,alliance,marquise");
    let game = Scenario::<Root>::new([("seats", "6"), factions, ("first", "1")]).luck(2);
    assert_eq!(game.asked_faction(), Faction::Marquise);
    let game = game.plays("in c1; in c1; in c5; in c5; leader despot");
    let game = game.plays("character thief; to f1; character tinker; to f2");
    assert_eq!(game.offers(), ["in c2", "in c4"], "the Eyrie sit across from the keep");
    assert!(game.story().contains("5.2  "), "{}", game.story());
    game.proves(setup::REACH);
}

#[test]
fn six_players_have_a_usual_table() {
    let options = Options::accept(Root::options(), [("seats", "6")]).unwrap();
    let setting = Root::set(&options, &Data::embedded(Root::data())).unwrap();
    assert_eq!(setting.seat_count(), 6);
    assert_eq!(setting.reach().total, 10 + 7 + 3 + 5 + 2 + 2);
    assert_eq!(setting.reach().advised, 28);
}

#[test]
fn a_corner_that_is_full_of_nothing_is_still_a_starting_clearing() {
    let game = cult("", Frame::PlaceWarriors).plays("in c4");
    assert!(game.position().starting.has(c(4)));
    assert_eq!(game.count(Piece::RabbitGarden, 4), 1);
}
