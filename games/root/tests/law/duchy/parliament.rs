//! 12.5.2 Parliament.

use super::duchy;
use crate::scene::Look;
use root::duchy::Frame;
use root::law::duchy as law;
use root::terms::{CardName, Faction, Piece};

#[test]
fn each_minister_acts_once() {
    let words = "
        c1 duchy-warrior 2 eyrie-warrior
        swayed captain marshal
    ";
    let game = duchy(words, Frame::Parliament).chances([0, 0]);
    assert_eq!(game.offers(), ["minister captain", "minister marshal", "pass"]);
    let game = game.plays("minister captain");
    assert_eq!(game.offers(), ["minister marshal", "pass"]);
    game.proves(law::PARLIAMENT).proves(law::CAPTAIN);
}

#[test]
fn the_marshal_moves() {
    let words = "
        c1 duchy-warrior
        swayed marshal
    ";
    let game = duchy(words, Frame::Parliament).plays("minister marshal; move c1 c5");
    assert_eq!(game.count(Piece::DuchyWarrior, 5), 1);
    game.proves(law::MARSHAL);
}

#[test]
fn the_brigadier_moves_twice_or_battles_twice() {
    let words = "
        c1 duchy-warrior 2 eyrie-warrior
        swayed brigadier
    ";
    let game = duchy(words, Frame::Parliament).chances([0, 0, 0, 0]).plays("minister brigadier");
    assert_eq!(game.offers(), ["do move", "do battle"]);
    let game = game.plays("do battle; battle c1 eyrie");
    assert_eq!(game.chances_left(), 0);
    game.proves(law::BRIGADIER);
}

#[test]
fn the_banker_takes_cards_of_one_suit_and_birds_with_them() {
    let words = "
        hand duchy ambush-bird anvil sword foxfolk-steel
        swayed banker
    ";
    let game = duchy(words, Frame::Parliament)
        .plays("minister banker; card ambush-bird; card foxfolk-steel");
    assert_eq!(game.offers(), ["card anvil", "pass"], "no mouse any more");
    let game = game.plays("card anvil; pass");
    assert_eq!((game.score(Faction::Duchy), game.hand(Faction::Duchy)), (3, vec![CardName::Sword]));
    game.proves(law::BANKER);
}

#[test]
fn the_mayor_acts_as_a_squire_or_noble_even_one_who_has_acted() {
    let words = "
        c1 duchy-warrior 3
        swayed marshal mayor earl-of-stone
        c6 citadel
    ";
    let game = duchy(words, Frame::Parliament)
        .plays("minister marshal; move c1 c5; count 1; minister mayor; move c1 c9; count 1");
    assert_eq!((game.count(Piece::DuchyWarrior, 5), game.count(Piece::DuchyWarrior, 9)), (1, 1));
    game.proves(law::MAYOR);
}

#[test]
fn the_lords_score() {
    let words = "
        c1 tunnel
        c2 tunnel market
        c3 tunnel
        c6 citadel
        c8 citadel
        swayed duchess-of-mud baron-of-dirt earl-of-stone
    ";
    let game = duchy(words, Frame::Parliament);
    let game =
        game.plays("minister duchess-of-mud; minister baron-of-dirt; minister earl-of-stone");
    assert_eq!(game.score(Faction::Duchy), 2 + 1 + 2);
    game.proves(law::DUCHESS_OF_MUD).proves(law::BARON_OF_DIRT).proves(law::EARL_OF_STONE);
}

#[test]
fn the_duchess_wants_all_three_tunnels() {
    let words = "
        c1 tunnel
        c2 tunnel market
        swayed duchess-of-mud baron-of-dirt
    ";
    let game = duchy(words, Frame::Parliament);
    assert!(game.refuses("minister duchess-of-mud").starts_with("12.5.2.VII "));
}

#[test]
fn the_brigadier_may_move_once_only() {
    let words = "
        c1 duchy-warrior tunnel
        swayed brigadier
    ";
    let game = duchy(words, Frame::Parliament).plays("minister brigadier; burrow c1; pass");
    assert_eq!(game.position().duchy.burrow(), 1);
    let game = duchy(words, Frame::Parliament).plays("minister brigadier; burrow c1; emerge c1");
    assert_eq!(game.count(Piece::DuchyWarrior, 1), 1, "down and up again");
    game.proves(law::BRIGADIER);
}

#[test]
fn one_card_may_be_banked() {
    let words = "
        hand duchy anvil foxfolk-steel
        swayed banker
    ";
    let game = duchy(words, Frame::Parliament).plays("minister banker; card anvil; pass");
    assert_eq!((game.score(Faction::Duchy), game.hand(Faction::Duchy).len()), (1, 1));
    game.proves(law::BANKER);
}

#[test]
fn the_mayor_does_not_act_as_a_lord() {
    let words = "
        c1 citadel
        swayed mayor banker earl-of-stone
        hand duchy anvil sword
    ";
    let game = duchy(words, Frame::Parliament).plays("minister mayor");
    assert_eq!(game.offers(), ["card anvil", "card sword"], "as the Banker, the only other one");
    let game = game.plays("card anvil; pass");
    assert!(game.offers().contains(&"minister banker".to_owned()), "he may still act himself");
    let words = "
        c1 citadel
        swayed mayor earl-of-stone
    ";
    let game = duchy(words, Frame::Parliament);
    assert!(game.refuses("minister mayor").starts_with("12.5.2.VI "));
    game.proves(law::PARLIAMENT);
}
