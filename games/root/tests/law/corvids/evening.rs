//! 13.6 Evening.

use super::phase;
use crate::scene::Look;
use root::golden_rules::Frame as Golden;
use root::law::corvids as law;
use root::terms::{CardName, Faction, Piece};

#[test]
fn an_action_instead_of_drawing() {
    let game = phase(
        "corvids",
        "
        c1 corvid-warrior
        hand corvids anvil
    ",
        Golden::Evening,
    );
    assert_eq!(game.offers(), ["do move", "do plot", "pass"]);
    let game = game.plays("do plot; plot bomb");
    assert_eq!(game.count(Piece::Plot, 1), 1);
    assert_eq!(game.hand(Faction::Corvids), [CardName::Anvil], "nothing is drawn");
    game.proves(law::EXERT).proves(law::EVENING);
}

#[test]
fn who_does_not_exert_draws_one_and_one_for_each_face_up_extortion() {
    let words = "
        c1 corvid-warrior
        plot c2 extortion face-up
        plot c3 extortion face-up
    ";
    let game = phase("corvids", words, Golden::Evening).plays("pass");
    assert_eq!(game.hand(Faction::Corvids).len(), 3);
    game.proves(law::DRAW_AND_DISCARD);
    let words = "
        c1 corvid-warrior
        plot c2 extortion
        plot c3 extortion face-up
    ";
    let game = phase("corvids", words, Golden::Evening).plays("pass");
    assert_eq!(game.hand(Faction::Corvids).len(), 2, "one lies face down");
}

#[test]
fn without_anything_to_do_they_draw() {
    let game = phase("corvids", "", Golden::Evening);
    assert_eq!(game.hand(Faction::Corvids).len(), 1);
}

#[test]
fn a_hand_is_brought_down_to_five_drawn_or_not() {
    let words = "
        c1 corvid-warrior
        hand corvids anvil sword bake-sale investments root-tea-fox foxfolk-steel
    ";
    let game = phase("corvids", words, Golden::Evening).plays("do plot; plot raid; card anvil");
    assert_eq!(game.hand(Faction::Corvids).len(), 5);
    let game = phase("corvids", words, Golden::Evening).plays("pass; card anvil; card sword");
    assert_eq!(game.hand(Faction::Corvids).len(), 5);
    game.proves(law::DRAW_AND_DISCARD);
}

#[test]
fn the_price_of_plots_counts_daylight_and_evening_together() {
    let words = "
        c1 corvid-warrior 2
        c5 corvid-warrior
        plotted 1
    ";
    let game = phase("corvids", words, Golden::Evening).plays("do plot; plot bomb");
    assert_eq!((game.count(Piece::Plot, 1), game.count(Piece::CorvidWarrior, 1)), (1, 0));
}
