//! 12.6 Evening.

use super::phase;
use crate::scene::Look;
use root::golden_rules::Frame as Golden;
use root::law::duchy as law;
use root::terms::{CardName, Faction};

#[test]
fn revealed_birds_are_discarded_and_the_others_come_back() {
    let words = "
        c1 duchy-warrior 3
        c6 duchy-warrior 3
        hand duchy anvil ambush-bird
    ";
    let game = phase(words, Golden::Daylight).plays("do build; card anvil; in c1; piece market");
    let game = game.plays("do build; card ambush-bird; piece citadel");
    let game = game.plays("pass");
    assert!(game.discards().contains(&CardName::AmbushBird));
    assert!(game.hand(Faction::Duchy).contains(&CardName::Anvil));
    game.proves(law::DISCARD_AND_RETURN_REVEALED_CARDS).proves(law::EVENING);
}

#[test]
fn citadels_and_markets_craft_in_evening() {
    let words = "
        c1 citadel
        c6 market
        hand duchy foxfolk-steel
    ";
    let game = phase(words, Golden::Evening).plays("craft foxfolk-steel");
    assert_eq!(game.score(Faction::Duchy), 2);
    game.proves(law::CRAFT).proves(law::CRAFTING);
}

#[test]
fn markets_draw() {
    let game = phase(
        "
        c1 market
        c2 market
    ",
        Golden::Evening,
    );
    assert_eq!(game.hand(Faction::Duchy).len(), 3);
    game.proves(law::DRAW_AND_DISCARD);
}

#[test]
fn nothing_is_crafted_by_day() {
    let words = "
        c1 citadel
        c6 market
        hand duchy foxfolk-steel
    ";
    let game = phase(words, Golden::Daylight);
    assert!(!game.offers().iter().any(|offer| offer.starts_with("craft")), "{:?}", game.offers());
    game.proves(law::DAYLIGHT);
}

#[test]
fn what_was_revealed_can_be_crafted_and_counts_in_hand() {
    let words = "
        c1 duchy-warrior 3
        c2 market
        c7 market
        hand duchy anvil foxfolk-steel sword bake-sale ambush-fox
    ";
    let game =
        phase(words, Golden::Daylight).plays("do build; card anvil; piece market; pass; pass");
    let game = game.plays("craft anvil");
    assert_eq!(game.score(Faction::Duchy), 2);
    let game = game.plays("pass");
    assert_eq!(game.hand(Faction::Duchy).len(), 4 + 4, "one, and one for each market");
    game.proves(law::DISCARD_AND_RETURN_REVEALED_CARDS).proves(law::DRAW_AND_DISCARD);
}

#[test]
fn others_know_the_cards_that_came_back() {
    let words = "
        c1 duchy-warrior 3
        hand duchy anvil sword
    ";
    let game =
        phase(words, Golden::Daylight).plays("do build; card anvil; piece market; pass; pass");
    let seen = game.position().player(super::MARQUISE).seen();
    let known = seen.and(game.position().player(super::DUCHY).hand());
    assert_eq!(known.len(), 1, "the anvil, not the sword");
}
