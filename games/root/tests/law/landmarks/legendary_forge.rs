//! The Legendary Forge.

use crate::scene::Look;
use crate::support::{Question, phase};
use insta::assert_snapshot;
use proof::Scenario;
use root::golden_rules::Frame as Golden;
use root::terms::{Faction, Item};
use root::{Root, law};

/// The Marquise could craft an anvil with a workshop in a fox clearing; the Forge stands in another one.
fn forge(words: &str) -> Question {
    let table = "
        turn marquise
        landmark legendary-forge c6
        c1 workshop
        c5 sawmill marquise-warrior
        hand marquise anvil
    ";
    phase(&[], &format!("{table}{words}"), Golden::Daylight)
}

#[test]
fn its_items_are_crafted_only_with_a_faction_piece_there() {
    let game = forge(
        "
        hand marquise birdy-bindle
        c9 workshop
    ",
    );
    assert_snapshot!(game.refuses("craft anvil"), @"F.L.2  A hammer is crafted at the Legendary Forge: you need a faction piece in clearing 6.");
    assert!(game.offers().contains(&"craft birdy-bindle".to_owned()), "bags are in the supply");
    game.proves(law::landmarks::CRAFTING_THERE);
}

#[test]
fn an_item_of_the_forge_brings_a_card_and_a_point_more() {
    let game = forge("c6 marquise-warrior").plays("craft anvil");
    assert_eq!(game.score(Faction::Marquise), 3, "two that are printed, one more");
    assert_eq!(game.hand(Faction::Marquise).len(), 1, "a card was drawn");
    let marquise = game.position().player(kernel::Seat(0));
    assert_eq!(marquise.items().of(Item::Hammer), 1);
    assert_eq!(game.position().landmarks.forge().of(Item::Hammer), 0);
    game.proves(law::landmarks::MASTERWORK);
}

#[test]
fn an_item_of_the_supply_brings_nothing_more() {
    let game = forge(
        "
        hand marquise birdy-bindle
        c9 workshop
        c6 marquise-warrior
    ",
    );
    let game = game.plays("craft birdy-bindle");
    assert_eq!((game.score(Faction::Marquise), game.hand(Faction::Marquise).len()), (1, 1));
}

#[test]
fn the_eyrie_score_the_point_of_the_forge_too() {
    let words = "
        turn eyrie
        leader despot
        landmark legendary-forge c6
        c6 roost eyrie-warrior
        hand eyrie anvil
    ";
    let game = phase(&[], words, Golden::Daylight).plays("craft anvil");
    assert_eq!(game.score(Faction::Eyrie), 2, "one for trade, one of the Forge");
    game.proves(law::landmarks::MASTERWORK).proves(law::eyrie::DISDAIN_FOR_TRADE);
}

#[test]
fn the_hundreds_get_card_and_point_whether_they_keep_the_item_or_not() {
    let words = "
        turn hundreds
        mood bitter
        landmark legendary-forge c6
        c6 warlord stronghold
        hand hundreds anvil
    ";
    let table = || {
        let setting =
            proof::scenario::setting::<Root>([("seats", "2"), ("factions", "marquise,hundreds")]);
        let position = root::layout::lay_out(&setting, words).unwrap();
        let frames = root::layout::turn_from(Golden::Daylight);
        Scenario::<Root>::within(setting, position, frames).luck(1)
    };
    let kept = table().plays("craft anvil; item hammer");
    assert_eq!((kept.score(Faction::Hundreds), kept.hand(Faction::Hundreds).len()), (1, 1));
    assert_eq!(kept.position().hundreds.hoard().of(Item::Hammer), 1);
    let scored = table().plays("craft anvil; side points");
    assert_eq!((scored.score(Faction::Hundreds), scored.hand(Faction::Hundreds).len()), (3, 1));
    kept.proves(law::landmarks::MASTERWORK);
    scored.proves(law::landmarks::MASTERWORK);
}

#[test]
fn a_vagabond_crafts_at_the_forge_where_the_pawn_stands() {
    let words = "
        turn vagabond
        landmark legendary-forge c6
        character vagabond tinker
        pawn vagabond c6
        has vagabond hammer boot
        hand vagabond anvil
    ";
    let game = phase(&[], words, Golden::Daylight).plays("craft anvil");
    assert_eq!(game.score(Faction::Vagabond), 3);
    game.proves(law::landmarks::MASTERWORK);
}
