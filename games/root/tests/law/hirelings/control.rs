//! E.1 Gaining and Losing Hirelings, and when their actions come (E.2).

use super::{hired, turn_of};
use crate::scene::{Look, c};
use crate::support::phase;
use root::golden_rules::Frame as Golden;
use root::hirelings::Frame;
use root::law::hirelings as law;
use root::position::Once;
use root::terms::{Faction, Hireling, Piece};

const THREE: &str = "hireling otter-divers\nhireling street-band\nhireling rabbit-scouts";

#[test]
fn whose_score_enters_a_marker_space_hires_at_the_end_of_the_turn() {
    let words = format!(
        "
        {THREE}
        marker 4
        marker 8
        due marquise
    "
    );
    let game = hired(&words, Golden::EndOfTurn);
    assert_eq!(game.offers(), ["hire otter-divers", "hire street-band", "hire rabbit-scouts"]);
    let game = game.chances([0]).plays("hire street-band");
    let card = game.position().hirelings.card(1);
    assert_eq!((card.commander, card.control), (Some(game.seat(Faction::Marquise)), 1));
    assert_eq!(game.position().hirelings.due(game.seat(Faction::Marquise)), 0);
    game.proves(law::GAINING_FROM_THE_SUPPLY).proves(law::ROLLING_FOR_CONTROL);
}

#[test]
fn a_marker_is_taken_when_points_carry_the_score_over_its_space() {
    let words = format!(
        "
            {THREE}
            marker 4
            marker 8
            marker 12
            score marquise 3
            c1 marquise-warrior 3 roost
            hand marquise anvil
        "
    );
    let battle = root::key_actions::battle::Frame::Initiate { seat: kernel::Seat(0) };
    let game = hired(&words, root::Frame::Battle(battle)).chances([1, 0]);
    assert_eq!(game.score(Faction::Marquise), 4);
    assert_eq!(game.position().hirelings.markers().collect::<Vec<_>>(), [1, 2]);
    assert!(game.story().contains("E.1.1  The Marquise takes the hireling marker of space 4."));
    game.proves(law::GAINING_FROM_THE_SUPPLY);
}

#[test]
fn several_markers_bring_several_hirelings() {
    let game = hired(
        &format!(
            "
        {THREE}
        due marquise
        due marquise
    "
        ),
        Golden::EndOfTurn,
    );
    let game = game.chances([5, 5]).plays("hire otter-divers; hire rabbit-scouts");
    let own = game.position().hirelings.cards().filter(|(_, card)| card.commander.is_some());
    assert_eq!(own.count(), 2);
}

#[test]
fn the_leader_counts_golden_marks_and_others_all() {
    for (score, marks) in [(9, 2), (10, 2), (8, 4)] {
        let words = format!(
            "
            {THREE}
            due marquise
            score marquise {score}
            score eyrie 9
        "
        );
        let game = hired(&words, Golden::EndOfTurn).chances([5]).plays("hire otter-divers");
        assert_eq!(game.position().hirelings.card(0).control, marks, "with {score} points");
        game.proves(law::ROLLING_FOR_CONTROL);
    }
    let words = format!(
        "
        {THREE}
        due marquise
        score marquise 12
        dominance marquise fox
    "
    );
    let game = hired(&words, Golden::EndOfTurn).chances([5]).plays("hire otter-divers");
    assert_eq!(game.position().hirelings.card(0).control, 4, "with an activated dominance card");
}

#[test]
fn control_runs_out_turn_by_turn_and_the_card_goes_to_another_player() {
    let words = "
        hireling otter-divers marquise 2
        hireling street-band marquise 1
        hireling rabbit-scouts eyrie 1
    ";
    let game = hired(words, Golden::EndOfTurn);
    assert_eq!(game.position().hirelings.card(0).control, 1);
    assert_eq!(game.position().hirelings.card(2).control, 1, "another's card keeps its marker");
    assert_eq!(game.offers(), ["faction eyrie", "faction alliance", "faction vagabond"]);
    let game = game.chances([2]).plays("faction alliance");
    let card = game.position().hirelings.card(1);
    assert_eq!((card.commander, card.control), (Some(game.seat(Faction::Alliance)), 1));
    game.proves(law::GAINING_FROM_ANOTHER_PLAYER).proves(law::ROLLING_FOR_CONTROL);
}

#[test]
fn a_card_gained_this_turn_keeps_all_its_markers() {
    let words = "
        hireling otter-divers marquise 2
        hireling street-band
        hireling rabbit-scouts
        due marquise
    ";
    let game = hired(words, Golden::EndOfTurn).chances([5]).plays("hire street-band");
    let board = &game.position().hirelings;
    assert_eq!((board.card(0).control, board.card(1).control), (1, 2));
    game.proves(law::GAINING_FROM_ANOTHER_PLAYER);
}

#[test]
fn just_hired_actions_are_taken_whoever_the_card_comes_from() {
    let words = "
        hireling popular-band
        hireling street-band
        hireling warm-sun-prophets
        due marquise
        c4 sawmill
    ";
    let game = hired(words.replace("hireling street-band\n", "").as_str(), Golden::EndOfTurn);
    let game = game.chances([0]).plays("hire popular-band");
    assert_eq!(game.count(Piece::BandWarrior, 4), 1, "beside faction pieces");
    game.proves(law::JUST_HIRED_ACTIONS).proves(law::POPULAR_HIRED);
    let words = "
        hireling warm-sun-prophets marquise 1
        c4 sawmill
    ";
    let game = hired(words, Golden::EndOfTurn).chances([0]).plays("faction eyrie; in c7");
    assert_eq!(game.count(Piece::Prophet, 7), 1);
    game.proves(law::JUST_HIRED_ACTIONS).proves(law::PROPHETS_HIRED);
}

#[test]
fn an_action_of_daylight_comes_once_and_between_other_actions() {
    let words = "
        hireling street-band marquise 2
        c1 marquise-warrior 2 keep
    ";
    let game = phase(
        &[],
        &format!(
            "
        turn marquise
        pawn vagabond f7
        {words}
    "
        ),
        Golden::Daylight,
    );
    let game = game.plays("command street-band; in c7");
    assert_eq!(game.count(Piece::BandWarrior, 7), 1);
    assert!(game.position().hirelings.card(0).has_done(Once::Daylight));
    assert!(!game.offers().contains(&"command street-band".to_owned()), "once");
    game.proves(law::ONCE_PER_DAYLIGHT_ACTIONS).proves(law::STREET_DAYLIGHT);
}

#[test]
fn whoever_does_not_control_a_hireling_does_not_act_with_it() {
    let words = "
        hireling street-band eyrie 2
        c1 marquise-warrior 2 keep
        c2 recruiter
    ";
    let game = phase(
        &[],
        &format!(
            "
        turn marquise
        pawn vagabond f7
        {words}
    "
        ),
        Golden::Daylight,
    );
    assert!(!game.offers().iter().any(|offer| offer.starts_with("command")));
}

#[test]
fn what_comes_at_the_start_of_birdsong_comes_in_the_order_of_the_turn_player() {
    let words = "
        hireling furious-protector marquise 2
        hireling bluebird-nobles marquise 2
        hireling-pawn furious-protector c1
        c5 marquise-warrior
        c9 marquise-warrior
        c10 marquise-warrior
    ";
    let game = hired(words, Golden::StartOfBirdsong);
    assert_eq!(
        game.offers(),
        ["command furious-protector", "command bluebird-nobles"],
        "no passing"
    );
    let first = game.plays("command furious-protector; to c9");
    assert_eq!(first.score(Faction::Marquise), 0, "two clearings are left to rule");
    let words = "
        hireling furious-protector marquise 2
        hireling bluebird-nobles marquise 2
        hireling-pawn furious-protector c1
        c5 marquise-warrior
        c9 marquise-warrior
        c10 marquise-warrior
    ";
    let other = hired(words, Golden::StartOfBirdsong).plays("command bluebird-nobles; to c9");
    assert_eq!(other.score(Faction::Marquise), 1);
    other.proves(law::START_OF_BIRDSONG_ACTIONS).proves(law::ACTIONS_AND_ABILITIES);
    other.proves(law::NOBLES_BIRDSONG).proves(law::FURIOUS_BIRDSONG);
}

#[test]
fn abilities_are_in_force_without_being_taken() {
    let words = "
        hireling furious-protector eyrie 2
        hireling-pawn furious-protector c6
        c6 recruiter
        c1 recruiter
    ";
    let game = turn_of("marquise", words, Golden::Daylight).plays("do recruit");
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 6), game.count(Piece::MarquiseWarrior, 1)),
        (0, 1)
    );
    assert!(game.position().hirelings.with_side(Hireling::FuriousProtector).is_some());
    game.proves(law::FURIOUS_PLACING);
    let _ = c(1);
}

#[test]
fn whose_turn_ends_is_the_one_who_loses_markers() {
    let game = turn_of("eyrie", "hireling otter-divers marquise 2", Golden::EndOfTurn);
    assert_eq!(game.position().hirelings.card(0).control, 2);
    let game = hired("hireling otter-divers marquise 3", Frame::Upkeep);
    assert_eq!(game.position().hirelings.card(0).control, 1, "here, and at the end of the turn");
}
