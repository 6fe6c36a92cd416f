//! 9.2.1 to 9.2.7.

use crate::scene::{Look, c, four, seat};
use proof::Scenario;
use root::frame::Frame as F;
use root::key_actions::battle::Frame as Battle;
use root::law::vagabond as law;
use root::position::ItemState;
use root::terms::{CardName, Faction, Item, Piece};
use root::vagabond::Frame;
use root::{Root, vagabond};

fn battle(words: &str, attacker: Faction, defender: Faction) -> Scenario<Root> {
    let frame = Battle::Battle {
        clearing: c(1),
        attacker: seat(attacker),
        defender: seat(defender),
        instigator: None,
    };
    four(
        &format!(
            "
        character vagabond thief
        pawn vagabond c1
        {words}
    "
        ),
        F::Battle(frame),
    )
}

#[test]
fn hammers_craft_only_in_the_suit_of_the_clearing() {
    let words = "turn vagabond
        character vagabond tinker
        pawn vagabond c1
        has vagabond hammer hammer
        hand vagabond anvil bake-sale foxfolk-steel";
    let game = four(words, Frame::Daylight).luck(1);
    assert!(game.refuses("craft bake-sale").starts_with("9.5.8 "), "two rabbits in a fox clearing");
    let game = game.plays("craft anvil");
    assert_eq!(
        game.position().vagabonds[0].items(Item::Hammer, ItemState::Ready),
        2,
        "one exhausted, one crafted"
    );
    assert_eq!(game.score(Faction::Vagabond), 2);
    assert_eq!(game.discards(), [CardName::Anvil], "an immediate effect is discarded (4.1.2)");
    assert!(!game.hand(Faction::Vagabond).contains(&CardName::Anvil));
    game.proves(law::CRAFTING).proves(law::CRAFT);
}

#[test]
fn a_persistent_effect_stays_in_the_play_area_of_the_vagabond() {
    let words = "turn vagabond
        character vagabond tinker
        pawn vagabond c1
        has vagabond hammer
        hand vagabond armorers";
    let game = four(words, Frame::Daylight).luck(1).plays("craft armorers");
    assert!(game.hand(Faction::Vagabond).is_empty());
    assert_eq!(game.crafted(Faction::Vagabond), [CardName::Armorers]);
}

#[test]
fn a_card_of_mixed_suits_cannot_be_crafted() {
    let words = "turn vagabond
        character vagabond tinker
        pawn vagabond c1
        has vagabond hammer hammer hammer
        hand vagabond tax-collector";
    let game = four(words, Frame::Daylight).luck(1);
    assert!(game.refuses("craft tax-collector").starts_with("9.5.8 "));
}

#[test]
fn the_pawn_neither_rules_nor_keeps_others_from_ruling() {
    let game = four(
        "
            turn vagabond
            character vagabond thief
            pawn vagabond c1
            c1 marquise-warrior
        ",
        root::golden_rules::Frame::Evening,
    )
    .luck(1);
    assert!(game.position().woodland.ruled(Faction::Marquise).has(c(1)));
    assert!(game.position().woodland.ruled(Faction::Vagabond).is_empty());
}

#[test]
fn rolled_hits_are_limited_by_undamaged_swords_exhausted_or_not() {
    let words = "
            turn vagabond
            has vagabond sword sword:exhausted sword:damaged boot
            c1 eyrie-warrior 3
        ";
    let game = battle(words, Faction::Vagabond, Faction::Eyrie).chances([3, 0]).luck(1);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1);
    game.proves(law::MAXIMUM_ROLLED_HITS);
}

#[test]
fn a_defending_vagabond_without_undamaged_swords_is_defenseless() {
    let words = "
        turn eyrie
        has vagabond sword:damaged boot tea
        c1 eyrie-warrior 3
    ";
    let game =
        battle(words, Faction::Eyrie, Faction::Vagabond).chances([0, 0]).luck(1).plays("item boot");
    assert_eq!(game.position().vagabonds[0].items(Item::Boot, ItemState::DamagedReady), 1);
    game.proves(law::DEFENSELESS).proves(law::TAKING_HITS);
}

#[test]
fn hits_damage_items_and_are_ignored_when_none_is_left() {
    let words = "
            turn eyrie
            hand alliance anvil
            has vagabond sword:exhausted boot
            c1 eyrie-warrior 3
        ";
    let game = battle(words, Faction::Eyrie, Faction::Vagabond).chances([3, 0]).luck(1);
    let board = &game.position().vagabonds[0];
    assert_eq!(board.items(Item::Sword, ItemState::DamagedExhausted), 1, "its side stays");
    assert_eq!(board.items(Item::Boot, ItemState::DamagedReady), 1);
    game.proves(law::TAKING_HITS);
}

#[test]
fn exhausted_tea_leaves_its_track() {
    let words = "turn vagabond
        character vagabond thief
        pawn vagabond c1
        c1 eyrie-warrior
        has vagabond tea tea tea boot
        hand vagabond anvil";
    let game = four(words, Frame::Daylight).luck(1).plays("do aid; item tea; card anvil");
    let board = &game.position().vagabonds[0];
    assert_eq!(
        (
            vagabond::items::on_track(board, Item::Tea, 3),
            board.items(Item::Tea, ItemState::Exhausted)
        ),
        (2, 1)
    );
    game.proves(law::AID);
}

#[test]
fn a_track_holds_three() {
    let words = "
            turn vagabond
            character vagabond tinker
            pawn vagabond f1
            has vagabond bag bag bag bag
        ";
    let game = four(words, root::golden_rules::Frame::Evening).luck(1);
    assert_eq!(vagabond::items::on_track(&game.position().vagabonds[0], Item::Bag, 3), 3);
}
