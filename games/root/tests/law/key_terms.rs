//! 2 Key Terms.

use crate::support::{eyrie_daylight, marquise_acts, marquise_daylight, phase, within};
use insta::assert_snapshot;
use root::frame::Frame;
use root::golden_rules::Frame as Golden;
use root::{alliance, law};

#[test]
fn an_empty_deck_is_made_anew_from_the_discard_pile() {
    // All but one card are discarded; the Evening draws it, and the pile becomes the deck at once.
    let rest = discard_all_but_one();
    let game = phase(
        &[],
        &format!(
            "
        turn marquise
        c1 marquise-warrior
        {rest}
    "
        ),
        Golden::Evening,
    );
    assert!(game.position().discards().is_empty());
    assert!(game.position().deck().len() > 40);
    game.proves(law::key_terms::CARDS);
}

/// A layout with every card of the standard deck discarded but the dominance cards and one ambush.
fn discard_all_but_one() -> String {
    let setting = proof::scenario::setting::<root::Root>([]);
    let deck = &setting.deck;
    let rest =
        deck.whole.minus(deck.dominances()).minus(deck.copies(root::terms::CardName::AmbushFox));
    let names: Vec<String> = rest.iter().map(|card| deck.name(card).to_string()).collect();
    let hands = "
            hand eyrie dominance-fox dominance-mouse
            hand alliance dominance-rabbit dominance-bird
        ";
    format!("discarded {}\n{hands}", names.join(" "))
}

#[test]
fn birds_are_wild() {
    // A bird card overworks a sawmill in any clearing.
    let game = marquise_acts(
        1,
        "
        c1 marquise-warrior sawmill
        hand marquise armorers
    ",
    )
    .plays("do overwork; in c1");
    assert_eq!(game.offers(), ["card armorers"]);
    game.proves(law::key_terms::BIRDS_ARE_WILD);
}

#[test]
fn birds_must_be_given_where_their_suit_is_owed() {
    let outrage =
        alliance::Frame::Outrage { clearing: root::terms::Clearing(0), by: kernel::Seat(0) };
    let game = within(
        &[],
        "
            turn marquise
            c1 sympathy
            hand marquise armorers sword
        ",
        &[Frame::Golden(Golden::EndOfTurn), Frame::Alliance(outrage)],
    );
    assert_eq!(game.offers(), ["card armorers"], "the mouse card does not match, the bird must");
    game.proves(law::key_terms::FORCED_EFFECTS);
}

#[test]
fn nothing_stands_in_for_a_bird() {
    // The available bird dominance card is taken only for a bird card.
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior
            discarded dominance-bird
            hand marquise anvil
        ",
    );
    assert_snapshot!(game.refuses("take dominance-bird"), @"3.3.4  You have no bird card to discard.");
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior
            discarded dominance-bird
            hand marquise anvil armorers
        ",
    );
    let game = game.plays("take dominance-bird");
    assert_eq!(game.offers(), ["card armorers"]);
    game.proves(law::key_terms::NO_SUBSTITUTION);
}

#[test]
fn an_ambush_cannot_be_crafted_but_is_played_for_its_suit() {
    let game = marquise_daylight(
        "
        c8 marquise-warrior workshop sawmill
        hand marquise ambush-fox
    ",
    );
    assert_snapshot!(game.refuses("craft ambush-fox"), @"2.1.2  Fox Ambush cannot be crafted.");
    let game = game.plays("pass; do overwork; in c8");
    assert_eq!(game.offers(), ["card ambush-fox"]);
    game.proves(law::key_terms::AMBUSH_CARDS);
}

#[test]
fn a_dominance_card_cannot_be_crafted() {
    let game = marquise_daylight(
        "
        c1 marquise-warrior workshop
        hand marquise dominance-fox
    ",
    );
    assert_snapshot!(game.refuses("craft dominance-fox"), @"2.1.3  Fox Dominance cannot be crafted.");
    game.proves(law::key_terms::DOMINANCE_CARDS);
}

#[test]
fn clearings_are_adjacent_where_a_path_joins_them() {
    let game = marquise_acts(3, "c1 marquise-warrior").plays("do march");
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10"]);
    game.proves(law::key_terms::ADJACENT_CLEARINGS);
}

#[test]
fn a_full_clearing_takes_no_building() {
    let words = "
        c1 marquise-warrior 2 sawmill wood
        c5 marquise-warrior
        c9 marquise-warrior
    ";
    let game = marquise_acts(3, words).plays("do build; piece workshop");
    assert_snapshot!(game.refuses("in c1"), @"2.2.3  There is no free slot in clearing 1.");
    game.proves(law::key_terms::SLOTS);
}

#[test]
fn rivers_are_no_paths() {
    // Clearings 4 and 7 are joined by the river alone.
    let game = marquise_acts(3, "c4 marquise-warrior 2").plays("do march");
    assert_eq!(game.offers(), ["move c4 c8", "move c4 c9", "move c4 c12"]);
    let game = phase(
        &[("deck", "exiles")],
        "
            turn marquise
            c4 marquise-warrior 2
            crafted marquise boat-builders
        ",
        Golden::Daylight,
    );
    let game = game.plays("do march");
    assert!(game.offers().contains(&"move c4 c7".to_owned()), "boat builders make paths of rivers");
    game.proves(law::key_terms::RIVERS);
}

#[test]
fn most_warriors_and_buildings_rule_and_a_tie_rules_for_nobody() {
    let words = "
        c1 marquise-warrior alliance-warrior
        c5 alliance-warrior 2
    ";
    let game = marquise_acts(3, words);
    assert_snapshot!(game.refuses("do march"), @"4.2.1  There is no clearing you could move to.");
    game.proves(law::key_terms::RULE);
}

#[test]
fn buildings_count_for_rule_and_tokens_do_not() {
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior alliance-warrior wood 3
            c9 marquise-warrior sawmill alliance-warrior
        ",
    );
    let game = game.plays("do march");
    assert!(
        game.offers().contains(&"move c9 c4".to_owned()),
        "a warrior and a sawmill outnumber a warrior"
    );
    assert!(!game.offers().contains(&"move c1 c5".to_owned()), "wood does not rule");
    game.proves(law::key_terms::RULE);
}

#[test]
fn suits_of_clearings_decide_what_the_decree_names() {
    let game = eyrie_daylight(
        "
            c1 eyrie-warrior roost
            c5 eyrie-warrior roost
            leader builder
            decree recruit anvil
        ",
    );
    assert!(
        game.story().contains("7.5.2.I  An Eyrie warrior is placed in clearing 1."),
        "{}",
        game.story()
    );
    game.proves(law::eyrie::RECRUIT);
}
