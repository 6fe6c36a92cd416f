//! Questions about battle: who decides, what counts, and when.

use super::battle;
use crate::scene::{Look, c, exiles, five, four, seat};
use proof::Scenario;
use root::frame::Frame as F;
use root::golden_rules::Frame as Golden;
use root::key_actions::battle::Frame as Battle;
use root::position::ItemState;
use root::terms::{CardName, Faction, Item, Piece, Relationship};
use root::{Root, law, vagabond};

/// The Vagabond attacks in clearing 1.
fn vagabond_attacks(words: &str, defender: Faction) -> Scenario<Root> {
    let here = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
    ";
    battle(
        &format!(
            "
        {here}
        {words}
    "
        ),
        Faction::Vagabond,
        defender,
    )
}

#[test]
fn each_player_orders_the_effects_of_the_own_losses() {
    let words = "
        turn marquise
        c1 marquise-warrior 4 sympathy fox-base alliance-warrior
        c3 keep
        hand marquise anvil sword
        supporters foxfolk-steel
    ";
    let game = battle(words, Faction::Marquise, Faction::Alliance).chances([3, 3]).luck(1);
    assert_eq!(game.asked_faction(), Faction::Marquise, "whose effects: the turn player's choice");
    assert_eq!(game.offers(), ["faction marquise", "faction alliance"]);
    let game = game.plays("faction alliance");
    assert_eq!(game.asked_faction(), Faction::Alliance, "their order: the loser's choice");
    assert_eq!(game.offers(), ["first outrage", "first fox-base-lost"]);
    let game = game.plays("first fox-base-lost; faction alliance; card anvil");
    assert_eq!(game.supporters(), [CardName::Anvil], "it came after the loss");
    game.proves(law::key_actions::DEAL_HITS).proves(law::golden_rules::UNCLEAR_CHOICES);
}

#[test]
fn nobody_is_asked_about_hospitals_without_a_keep() {
    let words = "
        turn alliance
        c1 sympathy marquise-warrior 2
        pawn vagabond c1
        character vagabond thief
        has vagabond boot torch tea
        hand marquise anvil
        supporters foxfolk-steel protection-racket
    ";
    let game = four(words, root::alliance::Frame::Revolt).luck(1);
    let game = game.plays("in c1; card protection-racket; card foxfolk-steel");
    assert_eq!(game.count(Piece::FoxBase, 1), 1, "no order to choose: {}", game.asks());
}

#[test]
fn brutal_tactics_can_win_the_game_for_the_defender() {
    let words = "
        turn marquise
        c1 marquise-warrior 3 roost
        score marquise 29
        score eyrie 29
        crafted marquise brutal-tactics
    ";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([3, 0]).luck(1);
    let game = game.plays("use brutal-tactics");
    assert!(game.outcome().winners().has(seat(Faction::Eyrie)), "before any hit is dealt");
    assert_eq!(game.count(Piece::Roost, 1), 1);
}

#[test]
fn an_ambush_hits_before_the_roll_and_lowers_what_can_be_rolled() {
    let words = "
        turn marquise
        c1 marquise-warrior 3 eyrie-warrior 3
        hand eyrie ambush-bird
    ";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([3, 0]).luck(1);
    let game = game.plays("card ambush-bird");
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.count(Piece::EyrieWarrior, 1)), (1, 2));
    game.proves(law::key_actions::RESOLVE_THE_AMBUSH);
}

#[test]
fn armorers_do_not_stop_an_ambush() {
    let words = "turn marquise\nc1 marquise-warrior 3 eyrie-warrior 3\nhand eyrie ambush-bird
        crafted marquise armorers";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([0, 0]).luck(1);
    let game = game.plays("card ambush-bird");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 1);
    assert_eq!(game.crafted(Faction::Marquise), [CardName::Armorers], "nothing was rolled");
}

#[test]
fn an_attacker_with_cards_may_foil_even_if_the_defender_has_no_warriors() {
    let words = "turn marquise\nc1 marquise-warrior 2 roost\nhand eyrie ambush-fox
        hand marquise ambush-bird";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([0, 0]).luck(1);
    let game = game.plays("card ambush-fox; card ambush-bird");
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.count(Piece::Roost, 1)), (2, 0));
    game.proves(law::key_actions::DEFENSELESS);
}

#[test]
fn both_sides_remove_pieces_at_once_so_the_dying_still_hit() {
    let words = "
        turn marquise
        c1 marquise-warrior 1 eyrie-warrior 1
    ";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([1, 1]).luck(1);
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.count(Piece::EyrieWarrior, 1)), (0, 0));
}

#[test]
fn a_despot_who_defends_scores_too() {
    let words = "turn marquise\nc1 marquise-warrior 1 sawmill eyrie-warrior 3
        leader despot\nhand eyrie ambush-fox";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).luck(1);
    let game = game.plays("card ambush-fox");
    assert_eq!(game.score(Faction::Eyrie), 2, "the sawmill and the Despot's point");
    game.proves(law::eyrie::DESPOT);
}

#[test]
fn a_vagabond_without_swords_rolls_nothing_but_stays_in_the_battle() {
    let words = "
        has vagabond boot torch tea
        c1 eyrie-warrior 2
        hand eyrie ambush-fox
    ";
    let game = vagabond_attacks(words, Faction::Eyrie).chances([3, 3]).luck(1);
    let game = game.plays("card ambush-fox; item boot; item torch");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 2);
    assert_eq!(game.position().vagabonds[0].items(Item::Tea, ItemState::DamagedReady), 1);
    game.proves(law::vagabond::MAXIMUM_ROLLED_HITS);
}

#[test]
fn hits_of_an_ambush_count_when_the_ally_adds_up_what_it_took() {
    let words = "has vagabond sword\nc1 marquise-warrior 3 eyrie-warrior 2
        relationship vagabond marquise allied\nhand eyrie ambush-fox";
    let game = vagabond_attacks(words, Faction::Eyrie).chances([0, 0]).luck(1);
    let game = game.plays("faction marquise; card ambush-fox; faction marquise; faction vagabond");
    assert_eq!(game.position().vagabonds[0].relationship(Faction::Marquise), Relationship::Allied);
    let game = vagabond_attacks(words, Faction::Eyrie).chances([0, 0]).luck(1);
    let game = game.plays("faction marquise; card ambush-fox; faction marquise; faction marquise");
    assert_eq!(game.position().vagabonds[0].relationship(Faction::Marquise), Relationship::Hostile);
    game.proves(law::vagabond::TAKING_HITS_WITH_AN_ALLY);
}

#[test]
fn allied_warriors_lost_to_a_vagabonds_battle_can_be_healed() {
    let words = "
        has vagabond sword
        c1 marquise-warrior 3 eyrie-warrior 2
        c3 keep
        relationship vagabond marquise allied
        hand marquise anvil
    ";
    let game = vagabond_attacks(words, Faction::Eyrie).chances([1, 1]).luck(1);
    let game = game.plays("faction marquise; faction marquise; card anvil");
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 1), game.count(Piece::MarquiseWarrior, 3)),
        (2, 1)
    );
}

#[test]
fn an_ally_that_is_attacked_turns_hostile_with_the_first_warrior() {
    let words = "
        has vagabond sword sword
        c1 eyrie-warrior 2
        relationship vagabond eyrie allied
    ";
    let game = vagabond_attacks(words, Faction::Eyrie).chances([2, 0]).luck(1);
    assert_eq!(game.position().vagabonds[0].relationship(Faction::Eyrie), Relationship::Hostile);
    assert_eq!(game.score(Faction::Vagabond), 1, "the second warrior is infamous");
    game.proves(law::vagabond::HOSTILE_STATUS).proves(law::vagabond::INFAMY);
}

#[test]
fn a_defending_vagabond_makes_hostile_but_scores_no_infamy() {
    let words = "
        turn eyrie
        character vagabond thief
        pawn vagabond c1
        has vagabond sword sword
        c1 eyrie-warrior 3
    ";
    let game = battle(words, Faction::Eyrie, Faction::Vagabond).chances([2, 2]).luck(1);
    assert_eq!(game.position().vagabonds[0].relationship(Faction::Eyrie), Relationship::Hostile);
    assert_eq!(game.score(Faction::Vagabond), 0);
    game.proves(law::vagabond::HOSTILE_STATUS);
}

#[test]
fn two_vagabonds_may_battle_each_other_for_nothing_but_damage() {
    let words = "
            turn vagabond
            character vagabond thief
            pawn vagabond c1
            has vagabond sword sword
            character second-vagabond ranger
            pawn second-vagabond c1
            has second-vagabond sword boot
        ";
    let (attacker, defender) = (seat(Faction::Vagabond), seat(Faction::SecondVagabond));
    let frame = Battle::Battle { clearing: c(1), attacker, defender, instigator: None };
    let game = five(words, F::Battle(frame)).chances([2, 1]).luck(1);
    let other = &game.position().vagabonds[1];
    assert_eq!(other.items(Item::Sword, ItemState::DamagedReady), 1);
    assert_eq!(other.items(Item::Boot, ItemState::DamagedReady), 1);
    assert_eq!(game.score(Faction::Vagabond), 0);
}

#[test]
fn a_vagabond_can_be_struck_by_nobody() {
    let words = "
        turn vagabond
        character vagabond ranger
        pawn vagabond c1
        has vagabond crossbow
        character second-vagabond thief
        pawn second-vagabond c1
        has second-vagabond boot
    ";
    let game = five(words, vagabond::Frame::Daylight).luck(1);
    assert!(!game.offers().contains(&"do strike".to_owned()), "{:?}", game.offers());
}

#[test]
fn the_emigre_who_dies_in_the_ambush_has_done_both() {
    let words = "
            turn marquise
            crafted marquise eyrie-emigre
            c5 marquise-warrior
            c1 eyrie-warrior
            hand eyrie ambush-fox
        ";
    let window = root::cards::Frame::Window(root::cards::Timing::EndOfBirdsong);
    let game = exiles(words, F::Cards(window)).luck(1).plays("move c5 c1; card ambush-fox");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 0);
    assert_eq!(game.crafted(Faction::Marquise), [CardName::EyrieEmigre]);
}

#[test]
fn command_warren_gives_a_vagabond_a_battle_without_a_sword_exhausted() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond sword
        crafted vagabond command-warren
        c1 eyrie-warrior
    ";
    let frame = F::Golden(Golden::StartOfDaylight);
    let game = four(words, frame).chances([1, 0]).luck(1).plays("use command-warren");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 0);
    assert_eq!(game.position().vagabonds[0].items(Item::Sword, ItemState::Ready), 1);
}

/// A Vagrant sets the Eyrie upon somebody in clearing 1.
fn instigated(words: &str, defender: Faction) -> Scenario<Root> {
    let here = "
        turn vagabond
        character vagabond vagrant
        pawn vagabond c1
        has vagabond torch
    ";
    let instigator = Some(seat(Faction::Vagabond));
    let (attacker, defender) = (seat(Faction::Eyrie), seat(defender));
    let frame = Battle::Battle { clearing: c(1), attacker, defender, instigator };
    four(
        &format!(
            "
        {here}
        {words}
    "
        ),
        F::Battle(frame),
    )
}

#[test]
fn who_instigates_owes_the_outrage_and_takes_the_point() {
    let words = "
            c1 eyrie-warrior 2 sympathy
            leader despot
            hand vagabond anvil
            hand eyrie foxfolk-steel
        ";
    let game = instigated(words, Faction::Alliance).chances([0, 0]).luck(1);
    assert_eq!(game.asked_faction(), Faction::Vagabond);
    let game = game.plays("card anvil");
    assert_eq!(game.supporters(), [CardName::Anvil]);
    assert_eq!((game.score(Faction::Vagabond), game.score(Faction::Eyrie)), (1, 0));
    game.proves(law::alliance::OUTRAGE);
}

#[test]
fn an_instigated_attacker_still_foils_and_uses_effects_itself() {
    let words = "
            c1 eyrie-warrior 2 marquise-warrior 2
            leader commander
            crafted eyrie brutal-tactics
            hand marquise ambush-fox
            hand eyrie ambush-bird
        ";
    let game = instigated(words, Faction::Marquise).chances([0, 0]).luck(1);
    assert_eq!(game.asked_faction(), Faction::Marquise);
    let game = game.plays("card ambush-fox");
    assert_eq!(game.asked_faction(), Faction::Eyrie);
    let game = game.plays("card ambush-bird; use brutal-tactics");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 0, "the Commander's hit and the extra one");
    assert_eq!(game.score(Faction::Marquise), 1, "brutal tactics");
}

#[test]
fn a_defending_ronin_strikes_swiftly_too() {
    let words = "
        turn eyrie
        character vagabond ronin
        pawn vagabond c1
        has vagabond sword
        c1 eyrie-warrior 2
    ";
    let game = battle(words, Faction::Eyrie, Faction::Vagabond).chances([0, 0]).luck(1);
    assert_eq!(game.asked_faction(), Faction::Vagabond);
    let game = game.plays("do special");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1);
    assert!(game.story().contains("9.2.5  The Vagabond exhausts a sword."), "{}", game.story());
    game.proves(law::characters::SWIFT_STRIKE);
}
