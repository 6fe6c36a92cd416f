//! 13.2 Faction Rules and Abilities, but for exposure.

use super::{CORVIDS, EYRIE, MARQUISE, battle, corvids};
use crate::scene::Look;
use kernel::{Lang, Viewer};
use root::corvids::Frame;
use root::corvids::view::PlotView;
use root::golden_rules::Frame as Golden;
use root::law::corvids as law;
use root::terms::{Faction, Piece, Plot};
use root::view::BoardView;

#[test]
fn plots_craft_face_up_and_face_down() {
    let words = "
        plot c1 bomb
        plot c6 snare face-up
        hand corvids foxfolk-steel
    ";
    let game = corvids(words, Golden::Birdsong).plays("craft foxfolk-steel");
    assert_eq!(game.score(Faction::Corvids), 2, "a sword for two foxes");
    game.proves(law::CRAFTING).proves(law::CRAFT);
}

#[test]
fn there_are_two_plots_of_each_kind() {
    let words = "
        c1 corvid-warrior
        plot c3 bomb
        plot c4 bomb face-up
    ";
    let game = corvids(words, Frame::Plot);
    assert_eq!(game.offers(), ["plot snare", "plot extortion", "plot raid"]);
    game.proves(law::PLOT_TOKENS);
}

#[test]
fn only_the_corvids_know_what_lies_face_down() {
    let words = "
        c1 corvid-warrior
        plot c1 bomb
        plot c3 snare face-up
    ";
    let game = corvids(words, Frame::FlipPlots);
    let seen = |viewer| {
        let board = game.view(viewer).players[4].board.clone();
        let BoardView::Corvids(board) = board else { panic!("the fifth seat are the Corvids") };
        let kinds: Vec<_> = board.plots.iter().map(|plot: &PlotView| plot.plot).collect();
        (kinds, board.supply.len())
    };
    assert_eq!(seen(Viewer::Seat(CORVIDS)), (vec![Some(Plot::Bomb), Some(Plot::Snare)], 4));
    assert_eq!(seen(Viewer::Seat(EYRIE)), (vec![None, Some(Plot::Snare)], 0));
    assert_eq!(seen(Viewer::Watcher), (vec![None, Some(Plot::Snare)], 0));
    game.proves(law::FACING_OF_TOKENS);
}

#[test]
fn others_hear_of_a_plot_but_not_of_its_kind() {
    let game = corvids("c1 corvid-warrior", Frame::Plot).plays("plot raid");
    let heard = |seat| game.story_in(Lang::English, Viewer::Seat(seat));
    assert!(heard(CORVIDS).contains("13.5.2  The plot in clearing 1 is a raid."));
    assert!(heard(EYRIE).contains("13.5.2  A plot is placed in clearing 1."));
    assert!(!heard(EYRIE).contains("raid"), "{}", heard(EYRIE));
}

#[test]
fn a_clearing_holds_one_plot() {
    let words = "
        c1 corvid-warrior
        c5 corvid-warrior
        c6 corvid-warrior
        plot c6 raid
    ";
    let game = corvids(words, Frame::Plot);
    assert_eq!(game.offers(), ["in c1", "in c5"]);
    game.proves(law::PLACEMENT_LIMIT);
}

#[test]
fn the_corvids_move_whoever_rules() {
    let words = "
        c1 corvid-warrior marquise-warrior 3
        c5 eyrie-warrior
        c9 eyrie-warrior
    ";
    let game = corvids(words, Frame::Actions(1)).plays("do move");
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10"]);
    game.proves(law::NIMBLE);
}

#[test]
fn a_face_down_plot_deals_an_extra_hit_even_defenseless() {
    let words = |plot: &str| {
        format!(
            "
        turn marquise
        c1 marquise-warrior 2
        plot c1 {plot}
    "
        )
    };
    let game = battle(&words("snare"), (MARQUISE, CORVIDS), 1, [0, 0]);
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.count(Piece::Plot, 1)), (1, 0));
    assert_eq!(game.score(Faction::Marquise), 1, "the plot");
    game.proves(law::EMBEDDED_AGENTS);
    let game = battle(&words("snare face-up"), (MARQUISE, CORVIDS), 1, [0, 0]);
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 2, "not face up");
}

#[test]
fn agents_add_to_what_is_rolled_but_not_in_attack() {
    let words = "
        c1 marquise-warrior 3 corvid-warrior 2
        plot c1 bomb
    ";
    let game = battle(
        &format!(
            "
        turn marquise
        {words}
    "
        ),
        (MARQUISE, CORVIDS),
        1,
        [2, 1],
    );
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.count(Piece::Plot, 1)), (1, 1));
    let game = battle(
        &format!(
            "
        turn corvids
        {words}
    "
        ),
        (CORVIDS, MARQUISE),
        1,
        [2, 1],
    );
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 1), game.count(Piece::CorvidWarrior, 1)),
        (1, 1)
    );
}

#[test]
fn the_plot_stays_while_warriors_take_the_hits() {
    let words = "
        turn marquise
        c1 marquise-warrior 3 corvid-warrior 1
        plot c1 bomb
    ";
    let game = battle(words, (MARQUISE, CORVIDS), 1, [2, 0]);
    assert_eq!((game.count(Piece::CorvidWarrior, 1), game.count(Piece::Plot, 1)), (0, 0));
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 2, "one hit of the agents");
}
