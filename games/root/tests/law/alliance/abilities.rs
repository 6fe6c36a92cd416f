//! 8.2 Faction Rules and Abilities.

use crate::scene::{Look, c, four, seat};
use kernel::{Lang, Viewer};
use root::alliance::Frame;
use root::cards::{Frame as Cards, standard};
use root::frame::Frame as F;
use root::key_actions::battle::Frame as Battle;
use root::key_actions::movement::{Frame as Move, Journey};
use root::law::{alliance as law, key_actions, key_terms, vagabond};
use root::terms::{CardName, Faction, Piece};

fn attack(
    words: &str,
    attacker: Faction,
    defender: Faction,
    clearing: u8,
) -> proof::Scenario<root::Root> {
    let battle = Battle::Battle {
        clearing: c(clearing),
        attacker: seat(attacker),
        defender: seat(defender),
        instigator: None,
    };
    four(words, F::Battle(battle))
}

#[test]
fn the_alliance_deals_the_higher_roll_when_it_defends() {
    let words = "
        turn marquise
        c1 marquise-warrior 3 alliance-warrior 3
    ";
    let game = attack(words, Faction::Marquise, Faction::Alliance, 1).chances([1, 3]).luck(1);
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 1), game.count(Piece::AllianceWarrior, 1)),
        (0, 2)
    );
    game.proves(law::GUERRILLA_WAR);
    let words = "
        turn alliance
        c1 marquise-warrior 3 alliance-warrior 3
    ";
    let game = attack(words, Faction::Alliance, Faction::Marquise, 1).chances([1, 3]).luck(1);
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 1), game.count(Piece::AllianceWarrior, 1)),
        (0, 2),
        "attacking as anybody"
    );
}

#[test]
fn without_a_base_the_stack_holds_five_and_the_sixth_is_discarded() {
    let words = "
        turn alliance
        supporters anvil sword bake-sale investments root-tea-fox
        hand alliance crossbow-mouse
    ";
    let game = four(words, Frame::Mobilize).luck(1).plays("card crossbow-mouse");
    assert_eq!((game.supporters().len(), game.discards()), (5, vec![CardName::CrossbowMouse]));
    game.proves(law::CAPACITY);
    let game = four(
        &format!(
            "
        {words}
        c1 fox-base
    "
        ),
        Frame::Mobilize,
    )
    .luck(1)
    .plays("card crossbow-mouse");
    assert_eq!(game.supporters().len(), 6);
}

#[test]
fn a_lost_base_takes_supporters_of_its_printed_suit_birds_and_half_the_officers() {
    let words = "turn marquise
        c4 rabbit-base
        officers 3
        supporters anvil ambush-fox ambush-bird sword";
    let game = four(words, Frame::RemovingBases { base: Piece::FoxBase }).luck(1);
    assert_eq!(game.supporters(), [CardName::Sword]);
    assert_eq!(game.position().alliance.officers(), 1);
    assert_eq!(game.position().woodland.supply(Piece::AllianceWarrior), 9);
    game.proves(law::REMOVING_BASES);
}

#[test]
fn with_the_last_base_supporters_go_down_to_five() {
    let words = "turn marquise
        supporters anvil sword crossbow-mouse investments bake-sale smugglers-trail root-tea-rabbit a-visit-to-friends";
    let game = four(words, Frame::RemovingBases { base: Piece::FoxBase }).luck(1);
    assert_eq!(game.asked_faction(), Faction::Alliance);
    let game = game.plays("card sword; card bake-sale");
    assert_eq!(game.supporters().len(), 5);
    game.proves(law::REMOVING_BASES);
}

fn march(words: &str, faction: Faction, from: u8, to: u8) -> proof::Scenario<root::Root> {
    let journey = Journey { seat: seat(faction), from: c(from), to: c(to), by_ferry: false };
    four(words, F::Move(Move::Go { journey, count: 1 })).luck(1)
}

#[test]
fn who_moves_warriors_into_a_sympathetic_clearing_owes_a_matching_card() {
    let words = "
        turn marquise
        c1 marquise-warrior 2
        c5 sympathy
        hand marquise bake-sale anvil ambush-bird
    ";
    let game = march(words, Faction::Marquise, 1, 5);
    assert_eq!(game.offers(), ["card ambush-bird", "card bake-sale"], "birds must count");
    let game = game.plays("card bake-sale");
    assert_eq!(game.supporters(), [CardName::BakeSale]);
    game.proves(law::OUTRAGE).proves(key_terms::FORCED_EFFECTS);
}

#[test]
fn only_giver_and_alliance_learn_the_card() {
    let words = "
        turn marquise
        c1 marquise-warrior 2
        c5 sympathy
        hand marquise bake-sale
    ";
    let game = march(words, Faction::Marquise, 1, 5).plays("card bake-sale");
    let heard = |faction| game.story_in(Lang::English, Viewer::Seat(game.seat(faction)));
    assert!(
        heard(Faction::Alliance).contains("Bake Sale")
            || heard(Faction::Alliance).contains("bake-sale")
    );
    assert!(
        !heard(Faction::Eyrie).contains("Bake Sale")
            && !heard(Faction::Eyrie).contains("bake-sale")
    );
}

#[test]
fn without_a_matching_card_the_hand_is_shown_and_the_deck_pays() {
    let words = "
        turn marquise
        c1 marquise-warrior 2
        c5 sympathy
        hand marquise anvil sword
    ";
    let game = march(words, Faction::Marquise, 1, 5);
    assert_eq!((game.supporters().len(), game.hand(Faction::Marquise).len()), (1, 2));
    let seen = game.position().player(game.seat(Faction::Alliance)).seen();
    assert!(
        game.position().player(game.seat(Faction::Marquise)).hand().minus(seen).is_empty(),
        "the Alliance saw it"
    );
    game.proves(law::OUTRAGE);
}

#[test]
fn the_alliance_moves_among_its_own_without_outrage() {
    let game = march(
        "
            turn alliance
            c1 alliance-warrior
            c5 sympathy
            hand alliance bake-sale
        ",
        Faction::Alliance,
        1,
        5,
    );
    assert!(game.supporters().is_empty());
}

#[test]
fn whoever_removes_sympathy_owes_a_card_even_a_vagabond() {
    let words = "turn vagabond
        c1 sympathy
        character vagabond ranger
        pawn vagabond c1
        has vagabond crossbow boot
        hand vagabond anvil";
    let game = four(words, root::vagabond::Frame::Daylight).luck(1).plays("do strike; card anvil");
    assert_eq!((game.count(Piece::Sympathy, 1), game.supporters()), (0, vec![CardName::Anvil]));
    assert_eq!(game.score(Faction::Vagabond), 1);
    game.proves(law::OUTRAGE).proves(vagabond::STRIKE);
}

#[test]
fn a_pawn_that_moves_in_causes_no_outrage() {
    let words = "turn vagabond
        c1 sympathy
        character vagabond ranger
        pawn vagabond c5
        has vagabond boot
        hand vagabond anvil";
    let game = four(words, root::vagabond::Frame::Daylight).luck(1).plays("do move; to c1");
    assert!(game.supporters().is_empty());
    assert_eq!(game.hand(Faction::Vagabond), [CardName::Anvil]);
}

#[test]
fn a_favor_causes_one_outrage_for_each_token_after_all_removal() {
    let words = "turn marquise
        c1 sympathy
        c8 sympathy
        hand marquise anvil foxfolk-steel";
    let favor = F::Cards(Cards::Standard(standard::Frame::Favor(root::terms::Suit::Fox)));
    let game = four(words, favor).luck(1).plays("card anvil; card foxfolk-steel");
    assert_eq!(game.supporters().len(), 2);
    assert_eq!(game.score(Faction::Marquise), 2);
    game.proves(law::OUTRAGE);
}

#[test]
fn the_defender_without_warriors_still_loses_sympathy_to_an_extra_hit() {
    let words = "
        turn marquise
        c1 marquise-warrior 3 sympathy
        hand marquise anvil
    ";
    let game = attack(words, Faction::Marquise, Faction::Alliance, 1)
        .chances([0, 0])
        .luck(1)
        .plays("card anvil");
    assert_eq!((game.count(Piece::Sympathy, 1), game.score(Faction::Marquise)), (0, 1));
    game.proves(key_actions::DEFENSELESS);
}
