//! 12.5.3 Sway.

use super::{DUCHY, MARQUISE, duchy, phase};
use crate::scene::Look;
use kernel::{Fast, Viewer};
use root::duchy::Frame;
use root::golden_rules::Frame as Golden;
use root::law::duchy as law;
use root::terms::{CardName, Faction, Minister, Rank, Suit};

#[test]
fn cards_are_revealed_for_different_clearings_and_the_minister_scores() {
    let words = "
        c1 duchy-warrior
        c5 tunnel
        hand duchy anvil foxfolk-steel bake-sale
    ";
    let game = duchy(words, Frame::Sway).plays("minister captain");
    assert_eq!(game.offers(), ["card foxfolk-steel", "card anvil"], "one fox and the rabbit");
    let game = game.plays("card anvil");
    assert_eq!(game.offers(), ["card bake-sale"]);
    let game = game.plays("card bake-sale");
    assert!(game.position().duchy.is_swayed(Minister::Captain));
    assert_eq!(game.position().duchy.crowns(Rank::Squire), 2);
    assert_eq!(
        (game.score(Faction::Duchy), game.hand(Faction::Duchy)),
        (1, vec![CardName::FoxfolkSteel])
    );
    game.proves(law::SWAY)
        .proves(law::CHOOSE_A_MINISTER)
        .proves(law::REVEAL_CARDS)
        .proves(law::SWAY_AND_SCORE);
}

#[test]
fn two_cards_of_one_suit_need_two_clearings_and_birds_any() {
    let sways = |words: &str| {
        let game = duchy(
            &format!(
                "
            c12 duchy-warrior
            {words}
        "
            ),
            Frame::Sway,
        );
        game.offers().contains(&"minister captain".to_owned())
    };
    assert!(!sways("hand duchy anvil foxfolk-steel"));
    assert!(sways("c1 duchy-warrior\nhand duchy anvil foxfolk-steel"));
    assert!(sways("c5 duchy-warrior\nhand duchy anvil ambush-bird"));
    assert!(!sways("hand duchy anvil ambush-bird\nburrow 3"), "the Burrow has no suit");
}

#[test]
fn without_a_crown_of_the_rank_nobody_is_swayed() {
    let words = "
        c1 duchy-warrior
        c5 duchy-warrior
        hand duchy anvil bake-sale
        crowns squire 0
    ";
    let game = duchy(words, Frame::Sway);
    assert!(game.refuses("minister captain").starts_with("12.5.3.I "));
}

#[test]
fn ranks_ask_for_two_three_and_four_cards() {
    let words = "
        c1 duchy-warrior
        c5 duchy-warrior
        c2 duchy-warrior
        c6 duchy-warrior
        hand duchy anvil bake-sale sword
    ";
    let game = duchy(words, Frame::Sway);
    assert!(game.offers().contains(&"minister mayor".to_owned()));
    assert!(game.refuses("minister earl-of-stone").starts_with("12.5.3.II "));
}

#[test]
fn buildings_and_tunnels_are_pieces_too_and_a_lord_scores_three() {
    let words = "
        c1 citadel
        c5 tunnel
        c2 market
        c6 duchy-warrior
        hand duchy anvil foxfolk-steel bake-sale sword
    ";
    let game = duchy(words, Frame::Sway).plays("minister earl-of-stone");
    let game = game.plays("card foxfolk-steel; card anvil; card bake-sale; card sword");
    assert!(game.position().duchy.is_swayed(Minister::EarlOfStone));
    assert_eq!(game.score(Faction::Duchy), 3);
    game.proves(law::SWAY_AND_SCORE);
}

#[test]
fn one_minister_a_turn_who_acts_in_the_next() {
    let words = "
            c1 duchy-warrior
            c5 duchy-warrior
            hand duchy anvil bake-sale ambush-fox ambush-rabbit
        ";
    let game = phase(words, Golden::Daylight).plays("pass; minister marshal");
    let game = game.plays("card ambush-fox; card ambush-rabbit");
    assert_ne!(game.asked_faction(), Faction::Duchy, "neither a second one nor Parliament again");
    assert!(game.position().duchy.is_swayed(Minister::Marshal));
    game.proves(law::SWAY);
}

#[test]
fn what_is_revealed_for_a_minister_was_not_revealed_to_build() {
    let words = "
        c1 duchy-warrior
        c5 duchy-warrior
        hand duchy anvil bake-sale
    ";
    let game = phase(words, Golden::Daylight).plays("do build; card anvil; piece market; pass");
    assert!(game.refuses("minister captain").starts_with("12.5.3.II "));
    game.proves(law::DAYLIGHT);
}

#[test]
fn who_imagines_the_hand_imagines_cards_that_fit() {
    // One fox and one rabbit at most, in a hand that leaves no way around: birds are spent.
    let words = "
        c1 duchy-warrior
        c5 tunnel
        hand duchy anvil bake-sale foxfolk-steel sword
    ";
    let game = duchy(words, Frame::Sway).plays("minister captain");
    let deck = &game.setting().deck;
    for seed in 0..200 {
        let redealt = game.table().redealt(Viewer::Seat(MARQUISE), &mut Fast::new(seed));
        let hand = redealt.state().position.player(DUCHY).hand();
        let most = |suit| hand.and(deck.of_suit(suit)).len().min(1);
        let birds = hand.and(deck.of_suit(Suit::Bird)).len();
        assert!(most(Suit::Fox) + most(Suit::Rabbit) + birds >= 2, "{hand:?}");
    }
}
