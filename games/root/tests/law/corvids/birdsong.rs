//! 13.4 Birdsong.

use super::{CORVIDS, corvids};
use crate::scene::{Look, c};
use root::corvids::Frame;
use root::golden_rules::Frame as Golden;
use root::law::{corvids as law, golden_rules, key_actions, marquise};
use root::terms::{CardName, Faction, Piece};

#[test]
fn they_craft_then_flip_then_recruit() {
    let words = "
        c3 corvid-warrior
        plot c3 snare
        hand corvids woodland-runners anvil
    ";
    let game = corvids(words, Golden::Birdsong);
    assert_eq!(game.offers(), ["craft woodland-runners", "pass"], "a rabbit pays for boots");
    let game = game.plays("craft woodland-runners");
    assert_eq!(game.offers(), ["in c3", "pass"], "flip");
    let game = game.plays("in c3");
    assert_eq!(game.offers(), ["card anvil", "pass"], "recruit");
    assert_eq!(game.score(Faction::Corvids), 2, "boots and a plot");
    game.proves(law::BIRDSONG).proves(law::CRAFT);
}

#[test]
fn a_flip_scores_every_plot_that_lies_face_up() {
    let words = "
        c3 corvid-warrior
        plot c1 snare face-up
        plot c2 raid face-up
        plot c3 raid
    ";
    let game = corvids(words, Frame::FlipPlots).plays("in c3");
    assert_eq!(game.score(Faction::Corvids), 3, "two and itself");
    assert!(game.position().corvids.face_up().has(c(3)));
    game.proves(law::FLIP_PLOTS);
}

#[test]
fn plots_are_flipped_one_at_a_time() {
    let words = "
        c3 corvid-warrior
        c4 corvid-warrior
        plot c3 raid
        plot c4 snare
    ";
    let game = corvids(words, Frame::FlipPlots).plays("in c4; in c3");
    assert_eq!(game.score(Faction::Corvids), 3, "one, then two");
}

#[test]
fn a_plot_without_a_warrior_beside_it_is_not_flipped() {
    let words = "
        c3 corvid-warrior
        plot c3 raid
        plot c4 snare
        c5 corvid-warrior
    ";
    let game = corvids(words, Frame::FlipPlots);
    assert_eq!(game.offers(), ["in c3", "pass"]);
}

#[test]
fn a_bomb_counts_itself_and_then_is_gone() {
    let words = "
        c3 corvid-warrior
        c4 corvid-warrior
        plot c3 bomb
        plot c4 snare
    ";
    let game = corvids(words, Frame::FlipPlots).plays("in c3; in c4");
    assert_eq!(game.score(Faction::Corvids), 2, "one each");
    assert_eq!(game.count(Piece::Plot, 3), 0);
}

#[test]
fn a_card_brings_a_warrior_to_every_clearing_of_its_suit() {
    let game = corvids("hand corvids anvil sword", Frame::Recruit).plays("card anvil");
    let there = [1, 6, 8, 12].map(|clearing| game.count(Piece::CorvidWarrior, clearing));
    assert_eq!(there, [1, 1, 1, 1]);
    assert_eq!(game.position().woodland.on_map(Piece::CorvidWarrior), 4);
    assert_eq!(game.discards(), [CardName::Anvil]);
    game.proves(law::RECRUIT);
}

#[test]
fn of_a_bird_they_choose_the_suit() {
    let game = corvids("hand corvids ambush-bird", Frame::Recruit).plays("card ambush-bird");
    assert_eq!(game.offers(), ["suit fox", "suit rabbit", "suit mouse"]);
    let game = game.plays("suit mouse");
    let there = [2, 7, 9, 11].map(|clearing| game.count(Piece::CorvidWarrior, clearing));
    assert_eq!(there, [1, 1, 1, 1]);
}

#[test]
fn they_recruit_once_a_turn() {
    let game = corvids("hand corvids anvil sword", Golden::Birdsong).plays("card anvil");
    assert_ne!(game.asked_faction(), Faction::Corvids, "the scene's turn is over");
    assert_eq!(game.hand(Faction::Corvids), [CardName::Sword]);
}

#[test]
fn nobody_recruits_at_the_keep() {
    let game = corvids(
        "
        c1 keep
        hand corvids anvil
    ",
        Frame::Recruit,
    )
    .plays("card anvil");
    assert_eq!((game.count(Piece::CorvidWarrior, 1), game.count(Piece::CorvidWarrior, 6)), (0, 1));
    game.proves(marquise::THE_KEEP);
}

#[test]
fn where_warriors_run_out_the_corvids_choose() {
    let words = "
        c3 corvid-warrior 12
        hand corvids anvil
    ";
    let game = corvids(words, Frame::Recruit).plays("card anvil");
    assert_eq!(game.offers(), ["in c1", "in c6"], "three for four clearings");
    let game = game.plays("in c1");
    assert_eq!(game.offers(), ["in c6", "in c8"]);
    let game = game.plays("in c8");
    let there = [1, 6, 8, 12].map(|clearing| game.count(Piece::CorvidWarrior, clearing));
    assert_eq!(there, [1, 0, 1, 1]);
    game.proves(golden_rules::LIMIT);
}

#[test]
fn with_no_warrior_left_they_are_not_asked_to_recruit() {
    let game = corvids(
        "
        c3 corvid-warrior 15
        hand corvids anvil
    ",
        Frame::Recruit,
    );
    assert_ne!(game.asked_faction(), Faction::Corvids);
}

#[test]
fn an_extortion_may_bring_the_card_to_recruit_with() {
    let words = "
        c1 corvid-warrior marquise-warrior
        plot c1 extortion
        hand marquise anvil
    ";
    let game = corvids(words, Golden::Birdsong).plays("in c1");
    assert_eq!(game.offers(), ["card anvil", "pass"]);
}

#[test]
fn a_card_crafted_in_birdsong_is_used_in_it() {
    let words = "
        plot c1 bomb
        plot c2 raid
        plot c3 bomb
        plot c4 raid
        c5 corvid-warrior 2
        hand corvids royal-claim
    ";
    let game = corvids(words, Golden::Birdsong).plays("craft royal-claim");
    assert_eq!(game.offers(), ["use royal-claim", "pass"]);
    let game = game.plays("use royal-claim");
    assert_eq!(game.score(Faction::Corvids), 1, "they rule clearing 5");
    game.proves(key_actions::PERSISTENT_EFFECTS);
}

#[test]
fn a_card_crafted_in_birdsong_counts_at_the_start_of_daylight() {
    let words = "plot c4 raid\nplot c5 raid\nc1 corvid-warrior eyrie-warrior
        hand corvids command-warren";
    let game = corvids(words, Golden::Turn(CORVIDS)).plays("craft command-warren");
    assert_eq!(game.offers(), ["use command-warren", "pass"]);
}
