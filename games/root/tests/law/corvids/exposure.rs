//! 13.2.4 Exposure.

use super::{CORVIDS, EYRIE, phase, turn_of};
use crate::scene::{Look, c};
use kernel::{Lang, Viewer};
use root::corvids::Frame;
use root::golden_rules::Frame as Golden;
use root::law::{corvids as law, glossary};
use root::terms::{CardName, Faction, Piece, Plot};

#[test]
fn a_right_guess_removes_the_plot_for_a_point_and_the_card_stays() {
    let words = "
        c1 marquise-warrior
        plot c1 bomb
        hand marquise anvil sword
    ";
    let game = turn_of("marquise", words, Frame::Exposure);
    assert_eq!(game.offers(), ["do expose", "pass"]);
    let game = game.plays("do expose; plot bomb; card anvil");
    assert_eq!((game.count(Piece::Plot, 1), game.score(Faction::Marquise)), (0, 1));
    assert_eq!(game.position().woodland.supply(Piece::Plot), 8, "back in the supply");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 1, "a bomb that is exposed does nothing");
    assert_eq!(game.hand(Faction::Marquise), [CardName::Anvil, CardName::Sword]);
    game.proves(law::EXPOSURE);
}

#[test]
fn a_wrong_guess_gives_the_card_to_the_corvids() {
    let words = "
        c1 marquise-warrior
        plot c1 bomb
        hand marquise anvil sword
    ";
    let game =
        turn_of("marquise", words, Frame::Exposure).plays("do expose; plot raid; card anvil");
    assert_eq!((game.count(Piece::Plot, 1), game.score(Faction::Marquise)), (1, 0));
    assert!(!game.position().corvids.face_up().has(c(1)), "it stays face down");
    assert_eq!(game.hand(Faction::Corvids), [CardName::Anvil]);
    assert!(game.position().corvids.is_ruled_out(c(1), Plot::Raid));
    assert_eq!(game.offers(), ["pass"], "a sword matches no fox clearing");
    assert!(game.refuses("do expose").starts_with("13.2.4 "));
    game.proves(law::EXPOSURE);
}

#[test]
fn the_card_matches_the_clearing_and_birds_do() {
    let words = "
        c1 marquise-warrior
        plot c1 bomb
        hand marquise sword ambush-bird bake-sale
    ";
    let game = turn_of("marquise", words, Frame::Exposure).plays("do expose; plot snare");
    assert_eq!(game.offers(), ["card ambush-bird"]);
}

#[test]
fn any_number_of_plots_is_exposed_but_only_where_one_has_pieces() {
    let words = "
        c1 sawmill
        c6 marquise-warrior
        plot c1 bomb
        plot c6 raid
        plot c8 snare
        hand marquise anvil
    ";
    let game = turn_of("marquise", words, Frame::Exposure).plays("do expose");
    assert_eq!(game.offers(), ["in c1", "in c6"]);
    let game = game.plays("in c1; plot bomb; card anvil; do expose; plot raid; card anvil");
    assert_eq!(game.score(Faction::Marquise), 2);
    assert_eq!(game.count(Piece::Plot, 8), 1);
}

#[test]
fn a_face_up_plot_is_not_exposed() {
    let words = "
        c1 marquise-warrior
        plot c1 snare face-up
        hand marquise anvil
    ";
    let game = turn_of("marquise", words, Golden::Daylight);
    assert!(!game.offers().contains(&"do expose".to_owned()), "{:?}", game.offers());
}

#[test]
fn an_exposed_raid_brings_nobody() {
    let words = "
        c1 marquise-warrior
        plot c1 raid
        hand marquise anvil
    ";
    let game =
        turn_of("marquise", words, Frame::Exposure).plays("do expose; plot raid; card anvil");
    assert_eq!(game.position().woodland.on_map(Piece::CorvidWarrior), 0);
    assert_eq!(game.score(Faction::Marquise), 1);
}

#[test]
fn a_pawn_is_a_faction_piece_that_exposes() {
    let words = "
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        plot c1 extortion
        hand vagabond anvil
    ";
    let game = turn_of("vagabond", words, root::vagabond::Frame::Daylight);
    let game = game.plays("do expose; plot extortion; card anvil");
    assert_eq!((game.count(Piece::Plot, 1), game.score(Faction::Vagabond)), (0, 1));
    game.proves(glossary::FACTION_PIECE);
}

#[test]
fn a_partner_of_the_corvids_exposes_nothing() {
    let words = "
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        coalition vagabond corvids
        plot c1 extortion
        hand vagabond anvil
    ";
    let game = turn_of("vagabond", words, root::vagabond::Frame::Daylight);
    assert!(!game.offers().contains(&"do expose".to_owned()), "{:?}", game.offers());
}

#[test]
fn plots_are_exposed_in_every_phase_before_drawing() {
    let words = "
        c1 eyrie-warrior
        plot c1 bomb
        hand eyrie anvil
        leader despot
    ";
    let game = phase("eyrie", words, Golden::StartOfBirdsong);
    assert_eq!(game.offers(), ["do expose", "pass"], "before Birdsong");
    let words = "
        c1 marquise-warrior
        plot c1 bomb
        hand marquise anvil
    ";
    let game = phase("marquise", words, Golden::Daylight);
    assert!(game.offers().contains(&"do expose".to_owned()), "in Daylight");
    let game = game.plays("pass");
    assert_eq!(game.offers(), ["do expose", "pass"], "in Evening");
    assert_eq!(game.hand(Faction::Marquise).len(), 1, "nothing is drawn yet");
    let game = game.plays("pass");
    assert_eq!(game.hand(Faction::Marquise).len(), 2);
    game.proves(law::EXPOSURE);
}

#[test]
fn the_eyrie_expose_between_two_cards_of_the_decree() {
    let words = "
        c1 roost eyrie-warrior 2
        plot c1 bomb
        hand eyrie anvil
        leader despot
        decree recruit vizier anvil
    ";
    let words = words.replace("vizier anvil", "vizier foxfolk-steel");
    let game = phase("eyrie", &words, Golden::Daylight);
    assert!(game.offers().contains(&"do expose".to_owned()), "{:?}", game.offers());
}

#[test]
fn the_alliance_exposes_after_its_operations() {
    let words = "
        c1 alliance-warrior
        officers 1
        plot c5 snare
        hand alliance bake-sale
    ";
    let game = phase("alliance", words, Golden::Evening).plays("do move; move c1 c5");
    assert_eq!(game.offers(), ["do expose", "pass"]);
    let game = game.plays("do expose; plot snare; card bake-sale");
    assert_eq!(game.score(Faction::Alliance), 1);
    assert_eq!(game.hand(Faction::Alliance).len(), 2, "then it draws");
}

#[test]
fn the_alliance_exposes_between_two_operations() {
    let words = "
            officers 2
            c1 fox-base sympathy alliance-warrior 2
            plot c1 bomb
            hand alliance anvil
        ";
    let game = turn_of("alliance", words, root::alliance::Frame::MilitaryOperations(0));
    let game = game.plays("do recruit");
    assert!(game.offers().contains(&"do expose".to_owned()), "{:?}", game.offers());
    let game = game.plays("do expose; plot bomb; card anvil");
    assert_eq!((game.count(Piece::Plot, 1), game.score(Faction::Alliance)), (0, 1));
    assert!(game.offers().contains(&"do recruit".to_owned()), "and goes on: {:?}", game.offers());
    game.proves(law::EXPOSURE);
}

#[test]
fn exposure_comes_with_the_questions_of_birdsong() {
    let eyrie = "
        c1 eyrie-warrior roost
        plot c1 bomb
        hand eyrie anvil sword
    ";
    let game = turn_of(
        "eyrie",
        eyrie,
        root::Frame::Eyrie(root::eyrie::Frame::AddToTheDecree(root::eyrie::Added::default())),
    );
    assert!(game.offers().contains(&"do expose".to_owned()), "{:?}", game.offers());
    let within = game.plays("column move; card sword");
    assert!(!within.offers().contains(&"do expose".to_owned()), "not within one action");
    let vagabond = "
        character vagabond thief
        pawn vagabond c1
        plot c1 bomb
        hand vagabond anvil
    ";
    let game = turn_of("vagabond", vagabond, root::vagabond::Frame::Slip);
    assert!(game.offers().contains(&"do expose".to_owned()), "{:?}", game.offers());
}

#[test]
fn the_card_is_shown_to_the_corvids_alone() {
    let words = "
        c1 marquise-warrior
        plot c1 bomb
        hand marquise anvil
    ";
    let game =
        turn_of("marquise", words, Frame::Exposure).plays("do expose; plot bomb; card anvil");
    let heard = |seat| game.story_in(Lang::English, Viewer::Seat(seat));
    assert!(heard(CORVIDS).contains("Anvil"), "{}", heard(CORVIDS));
    assert!(!heard(EYRIE).contains("Anvil"), "{}", heard(EYRIE));
    assert!(heard(EYRIE).contains("13.2.4  The plot in clearing 1 is exposed: a bomb."));
    let seen = game.position().player(CORVIDS).seen();
    assert_eq!(seen.len(), 1, "and they remember it");
}

#[test]
fn a_wrong_guess_is_taken_back_by_nobody() {
    let words = "
        c1 marquise-warrior
        plot c1 bomb
        hand marquise anvil foxfolk-steel
    ";
    let game =
        turn_of("marquise", words, Frame::Exposure).plays("do expose; plot raid; card anvil");
    assert!(!game.table().can_undo(super::MARQUISE), "what was revealed stays revealed");
}
