//! K8.20 The Quests module and L2 Quests of the Legends.

use crate::support::{BLUE, Look, Question, RED, planning, within};
use kernel::Viewer;
use proof::Scenario;
use wonderful_kingdom::planning::Frame as Planning;
use wonderful_kingdom::production::Frame as Production;
use wonderful_kingdom::scoring::Frame as Scoring;
use wonderful_kingdom::terms::Resource;
use wonderful_kingdom::{Frame, choice_phase, law, quests};

const HEIR: &[(&str, &str)] = &[("module", "quests"), ("quest", "lost-heir")];

fn place(options: &[(&str, &str)], words: &str, resource: Resource) -> Question {
    let frames = [
        Frame::Quests(quests::Frame::FirstToFinish),
        Frame::Production(Production::Place(BLUE, resource)),
    ];
    within(options, words, &frames)
}

#[test]
fn steps_are_paid_in_order_like_a_card() {
    let game = place(HEIR, "pieces blue population 1 gold 1", Resource::Population);
    assert!(game.is_offered(BLUE, "put population quest"));
    let game = game.plays("put population quest");
    assert!(!game.view(Viewer::Watcher).realms[0].step.as_ref().unwrap()[3].filled);
    assert_eq!(game.pieces(BLUE).2, 1, "Gold is for the second step: it went to Alchemy");
    game.proves(law::quests::STEPS_IN_ORDER)
        .proves(law::quests::QUEST_BOARD)
        .proves(law::quests::PAYING_FOR_A_STEP);
}

#[test]
fn a_completed_step_gives_its_reward_at_once() {
    let game = place(
        HEIR,
        "
        quest blue 1 gold 3
        pieces blue gold 1
    ",
        Resource::Gold,
    )
    .plays("put gold quest");
    assert_eq!((game.position().realm(BLUE).steps(), game.pieces(BLUE).0), (2, 2));
    assert!(game.story().contains("K8.23  Valados completes step 2 of the Quest."));
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn tokens_from_quests_are_kept() {
    let options = [("module", "quests"), ("quest", "ancestral-treasure")];
    let round = Frame::Choice(choice_phase::Frame::Round);
    let words = "
        quest blue 1 gold 3
        pieces blue gold 1
    ";
    let frames = [round, Frame::Production(Production::Place(BLUE, Resource::Gold))];
    let game = within(&options, words, &frames).plays("put gold quest");
    let position = game.position();
    assert_eq!((position.realm(BLUE).traps(), position.realm(RED).traps()), (3, 2));
    game.proves(law::quests::TOKENS_FROM_QUESTS);
}

#[test]
fn cubes_of_a_reward_are_placed_at_once() {
    let options = [("module", "quests"), ("quest", "captive-dragon")];
    let words = "
            quest blue 1 exploration 3
            construction blue bell-tower
            pieces blue exploration 1
        ";
    let game = place(&options, words, Resource::Exploration).plays("put exploration quest");
    assert!(game.is_offered(BLUE, "put gold bell-tower"), "five Gold: {}", game.sheet());
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_last_step_asks_for_cards_of_a_type() {
    let options = [("module", "quests"), ("quest", "captive-dragon")];
    let words = "
        quest blue 3 population 9
        duchy blue lancers caravan
        construction blue tatis-tribe population 1
        pieces blue population 2
    ";
    let game = place(&options, words, Resource::Population).plays("put population quest");
    assert_eq!(game.position().realm(BLUE).steps(), 3, "two Companies are not three");
    let game = game.plays("put population tatis-tribe");
    assert_eq!(game.position().realm(BLUE).steps(), 4);
    assert_eq!(game.pieces(BLUE).1, 2, "the first gains two Krystallium");
    game.proves(law::more_quests::THEIR_LAST_STEPS).proves(law::quests::PAYING_FOR_A_STEP);
}

#[test]
fn of_two_in_the_same_moment_the_first_player_of_the_round_is_first() {
    let words = "
        round 2
        quest blue 3 gold 8 soldier 2
        quest red 3 gold 8 soldier 2
        pieces blue soldier 1
        pieces red soldier 1
    ";
    let frames = [Planning::EndOfPlanning, Planning::PlanTogether].map(Frame::Planning);
    let game = within(HEIR, words, &frames).plays("0: put soldier quest; 1: put soldier quest");
    assert_eq!(game.position().quest_first(), Some(RED), "red begins round 2");
    assert_eq!((game.pieces(BLUE).1, game.pieces(RED).1), (0, 2));
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn alone_one_is_always_first() {
    let options = [("module", "quests"), ("quest", "lost-heir"), ("seats", "1")];
    let words = "
        quest blue 3 gold 8 soldier 2
        pieces blue soldier 1
    ";
    let frames = [Planning::EndOfPlanning, Planning::PlanTogether].map(Frame::Planning);
    let game = within(&options, words, &frames).plays("put soldier quest");
    assert_eq!(game.pieces(BLUE).1, 2);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn steps_score_at_the_end() {
    let options = [("module", "quests"), ("quest", "ancestral-treasure")];
    let words = "
        round 4
        quest blue 3 exploration 12 krystallium 1
        quest red 2
        pieces blue krystallium 1
    ";
    let end = Frame::Scoring(Scoring::LastRound);
    let frames =
        [end, Frame::Planning(Planning::EndOfPlanning), Frame::Planning(Planning::PlanTogether)];
    let game = within(&options, words, &frames).plays("put krystallium quest");
    let score = |seat| game.outcome().standing(seat).unwrap().score;
    assert_eq!((score(BLUE), score(RED)), (4 + 4 + 6 + 20 + 5, 8));
    game.proves(law::quests::QUEST_BOARD);
}

#[test]
fn payments_may_be_spread_over_rounds() {
    let game = planning(
        HEIR,
        "
        quest blue 0 population 2
        pieces blue krystallium 1
    ",
    )
    .plays("krystallium population quest");
    assert_eq!(game.position().realm(BLUE).step_works().len(), 3);
    game.proves(law::quests::PAYING_FOR_A_STEP);
}

#[test]
fn the_board_is_shared() {
    let game: Question = Scenario::new([("quest", "sunken-crown")]).luck(1);
    let quest = game.view(Viewer::Watcher).quest.map(|quest| quest.to_string());
    assert_eq!(quest.as_deref(), Some("sunken-crown"));
    assert_eq!(game.setting().steps.len(), 4);
    let game: Question = Scenario::new([("quest", "captive-dragon")]).luck(1);
    assert_eq!(game.setting().steps.len(), 4);
    game.proves(law::more_quests::TWO_MORE_BOARDS);
}
