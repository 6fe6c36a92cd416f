//! 13.5 Daylight.

use super::corvids;
use crate::scene::{Look, c};
use root::corvids::Frame;
use root::golden_rules::Frame as Golden;
use root::law::{corvids as law, glossary, golden_rules, marquise};
use root::terms::{Faction, Piece, Plot};

#[test]
fn three_actions_in_any_order() {
    let words = "
        c1 corvid-warrior eyrie-warrior
        c12 corvid-warrior
    ";
    let game = corvids(words, Golden::Daylight).chances([0, 0]);
    let game = game.plays("do battle; do move; move c1 c5; do plot; in c5; plot snare");
    assert_eq!((game.count(Piece::Plot, 5), game.count(Piece::CorvidWarrior, 5)), (1, 0));
    assert_ne!(game.asked_faction(), Faction::Corvids, "three were taken");
    game.proves(law::DAYLIGHT).proves(law::MOVE).proves(law::BATTLE).proves(law::PLOT);
}

#[test]
fn each_plot_of_a_turn_takes_one_warrior_more() {
    let words = "
        c1 corvid-warrior 2
        c5 corvid-warrior
        c6 corvid-warrior 2
    ";
    let game = corvids(words, Frame::Actions(3)).plays("do plot; in c1; plot bomb");
    assert_eq!(game.count(Piece::CorvidWarrior, 1), 1);
    let game = game.plays("do plot; plot raid");
    assert_eq!((game.count(Piece::CorvidWarrior, 6), game.count(Piece::Plot, 6)), (0, 1));
    assert_eq!(
        game.refuses("do plot"),
        "13.5.2  No clearing without a plot has 3 warriors of yours."
    );
    game.proves(law::PLOT);
}

#[test]
fn the_price_is_counted_anew_each_turn() {
    let words = "
        c1 corvid-warrior 3
        c5 corvid-warrior
        plotted 2
    ";
    let game = corvids(words, Frame::Plot);
    assert_eq!(game.offers(), ["plot bomb", "plot snare", "plot extortion", "plot raid"], "in 1");
    let game = corvids(words, Golden::Turn(super::CORVIDS)).plays("do plot");
    assert_eq!(game.offers(), ["in c1", "in c5"]);
}

#[test]
fn no_plot_is_placed_at_the_keep() {
    let words = "
        c1 keep corvid-warrior
        c5 corvid-warrior
        c6 corvid-warrior
    ";
    let game = corvids(words, Frame::Plot);
    assert_eq!(game.offers(), ["in c5", "in c6"]);
    game.proves(marquise::THE_KEEP);
}

#[test]
fn with_all_eight_on_the_map_there_is_none_to_place() {
    let words = "
        plot c1 bomb
        plot c2 bomb
        plot c3 snare
        plot c4 snare
        plot c5 raid
        plot c6 raid
        plot c7 extortion
        plot c8 extortion
        c9 corvid-warrior 2
    ";
    let game = corvids(words, Frame::Actions(3));
    assert!(game.refuses("do plot").starts_with("1.5.1 "), "{}", game.refuses("do plot"));
    game.proves(golden_rules::LIMIT);
}

#[test]
fn a_trick_swaps_two_plots_that_lie_alike() {
    let words = "
        plot c1 bomb
        plot c2 raid
        plot c3 snare face-up
        plot c4 extortion face-up
        c12 corvid-warrior
    ";
    let game = corvids(words, Frame::Actions(1)).plays("do trick");
    assert_eq!(game.offers(), ["in c1", "in c3"]);
    let kinds = |game: &proof::Scenario<root::Root>| {
        [1, 2, 3, 4].map(|clearing| game.position().corvids.plot(c(clearing)))
    };
    let hidden = game.plays("in c1");
    let told = [Plot::Raid, Plot::Bomb, Plot::Snare, Plot::Extortion].map(Some);
    assert_eq!(kinds(&hidden), told);
    assert!(
        hidden.story().contains("13.5.4  The plots in clearing 1 and clearing 2 change places.")
    );
    hidden.proves(law::TRICK);
    hidden.proves(glossary::SWAP);
    let open = corvids(words, Frame::Trick).plays("in c3");
    let told = [Plot::Bomb, Plot::Raid, Plot::Extortion, Plot::Snare].map(Some);
    assert_eq!(kinds(&open), told);
}

#[test]
fn a_face_up_and_a_face_down_plot_are_not_swapped() {
    let words = "
        plot c1 bomb
        plot c3 snare face-up
        c12 corvid-warrior
    ";
    let game = corvids(words, Frame::Actions(1));
    assert!(game.refuses("do trick").starts_with("13.5.4 "));
}

#[test]
fn what_was_guessed_in_vain_goes_with_the_plot() {
    let words = "
        c1 marquise-warrior
        plot c1 bomb
        plot c2 raid
        hand marquise anvil
    ";
    let game = super::turn_of("marquise", words, Frame::Exposure);
    let game = game.plays("do expose; plot snare; card anvil");
    let mut board = *game.position().corvids;
    assert!(board.is_ruled_out(c(1), Plot::Snare) && !board.is_ruled_out(c(2), Plot::Snare));
    let frames = [root::Frame::from(Frame::Swap(c(1), c(2)))];
    let setting = proof::scenario::setting::<root::Root>(super::TABLE);
    let game = proof::Scenario::<root::Root>::within(setting, *game.position(), frames).luck(1);
    board = *game.position().corvids;
    assert!(!board.is_ruled_out(c(1), Plot::Snare) && board.is_ruled_out(c(2), Plot::Snare));
}
