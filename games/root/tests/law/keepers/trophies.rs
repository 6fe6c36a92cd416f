//! 15.2.5 Prized Trophies.

use super::{KEEPERS, MARQUISE, VAGABOND, among, battle, board, turn_of};
use crate::scene::{Look, c};
use root::cards::{Frame as Cards, standard};
use root::golden_rules::Frame as Golden;
use root::law::{keepers as law, vagabond};
use root::position::RelicPlace;
use root::terms::{Faction, Forest, Piece, Relic, Suit};

/// Where the relic of a look lies, by its number: tablets are 4 to 7, of values 1, 2, 3 and 3.
const FIRST_TABLET: Relic = Relic(4);

#[test]
fn who_removes_a_relic_scores_two_and_puts_it_in_a_forest_face_up() {
    let words = "
        c1 marquise-warrior 3
        relic tablet 1 c1
    ";
    let game = battle(words, (MARQUISE, KEEPERS), 1, [0, 0]);
    assert_eq!(game.asked_faction(), Faction::Marquise);
    assert_eq!(game.score(Faction::Marquise), 2);
    let forests: Vec<String> = (1..=7).map(|forest| format!("to f{forest}")).collect();
    assert_eq!(game.offers(), forests, "any forest");
    let game = game.plays("to f6");
    assert_eq!(board(&game).place_of(FIRST_TABLET), RelicPlace::Forest(Forest(5)));
    assert!(board(&game).is_face_up(FIRST_TABLET));
    assert!(
        game.story()
            .contains("15.2.5  The Marquise puts a relic into forest 6: tablet of value 1.")
    );
    game.proves(law::PRIZED_TROPHIES);
}

#[test]
fn of_several_relics_the_keepers_say_which_falls() {
    let words = "
        c1 marquise-warrior 3
        relic tablet 1 c1
        relic tablet 2 c1
        relic figure 3 c1
    ";
    let game = battle(words, (MARQUISE, KEEPERS), 1, [0, 0]);
    assert_eq!(game.asked_faction(), Faction::Keepers);
    assert_eq!(game.offers(), ["relic figure 3", "relic tablet 1", "relic tablet 2"]);
    let game = game.plays("relic tablet 1; to f1");
    assert_eq!((game.count(Piece::Relic, 1), game.score(Faction::Marquise)), (2, 2));
    assert_eq!(board(&game).place_of(FIRST_TABLET), RelicPlace::Forest(Forest(0)));
}

#[test]
fn a_favor_takes_every_relic_of_its_clearings() {
    let words = "
        c1 keeper-warrior marquise-warrior
        relic tablet 1 c1
        relic figure 1 c8
    ";
    let favor = root::Frame::Cards(Cards::Standard(standard::Frame::Favor(Suit::Fox)));
    let game = turn_of("marquise", words, favor).plays("to f1; to f2");
    assert_eq!(game.score(Faction::Marquise), 4);
    assert_eq!(board(&game).relics_elsewhere(), 2);
    assert_eq!(game.position().woodland.on_map(Piece::Relic), 0);
}

#[test]
fn a_strike_takes_a_relic_of_the_vagabond_s_choice() {
    let words = "
        character vagabond thief
        pawn vagabond c1
        has vagabond crossbow
        relic tablet 1 c1
        relic tablet 3 c1
    ";
    let game = turn_of("vagabond", words, Golden::Daylight);
    let game = game.plays("do strike; relic tablet 3; to f4");
    assert_eq!(game.score(Faction::Vagabond), 2);
    assert_eq!(board(&game).relics_at(RelicPlace::Forest(Forest(3))).count(), 1);
    assert_eq!(board(&game).place_of(FIRST_TABLET), RelicPlace::Clearing(c(1)));
    game.proves(vagabond::STRIKE);
}

#[test]
fn a_hostile_vagabond_scores_infamy_for_warriors_and_two_for_a_relic() {
    let words = "
            turn vagabond
            character vagabond thief
            pawn vagabond c1
            has vagabond sword sword sword
            relationship vagabond keepers hostile
            c1 keeper-warrior
            relic tablet 1 c1
        ";
    // Three hits: one is ignored, one takes the warrior, one the relic.
    let game = battle(words, (VAGABOND, KEEPERS), 1, [3, 0]).plays("to f1");
    assert_eq!(game.score(Faction::Vagabond), 4, "two for the relic, and infamy for both pieces");
}

#[test]
fn mobs_raze_relics_and_waystations() {
    let words = "
            turn hundreds
            c1 mob keeper-warrior
            relic tablet 1 c1
            waystation c1 tablet jewelry
        ";
    let game = among("hundreds,keepers", words, root::hundreds::Frame::Raze).plays("to f3");
    assert_eq!(game.score(Faction::Hundreds), 3, "a building and a relic");
    assert_eq!(board(&game).waystation(0), None);
    assert_eq!(game.count(Piece::KeeperWarrior, 1), 1);
}

#[test]
fn the_cult_says_which_of_two_waystations_becomes_a_garden() {
    let words = "
        turn lizard-cult
        outcast rabbit
        acolytes 3
        c5 cult-warrior
        waystation c5 tablet jewelry
        waystation c5 figure tablet
    ";
    let frame = root::lizard_cult::Frame::SanctifyWhere;
    let game = among("lizard-cult,keepers", words, frame);
    assert_eq!(game.asked_faction(), Faction::LizardCult);
    let game = game.plays("waystation figure tablet");
    assert_eq!((game.count(Piece::Waystation, 5), game.count(Piece::RabbitGarden, 5)), (1, 1));
    assert!(board(&game).waystation(2).is_none());
}

#[test]
fn a_revolt_takes_relics_too() {
    let words = "turn alliance\nc1 sympathy keeper-warrior\nrelic tablet 2 c1
        supporters anvil foxfolk-steel";
    let game = among("alliance,keepers", words, Golden::Birdsong);
    let game = game.plays("in c1; card foxfolk-steel; card anvil; to f2");
    assert_eq!(game.score(Faction::Alliance), 2);
    assert_eq!(game.count(Piece::Relic, 1), 0);
}
