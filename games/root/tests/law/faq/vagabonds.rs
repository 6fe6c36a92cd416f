//! Questions about the Vagabond, his characters, and the maps.

use super::battle;
use crate::scene::{Look, c, drawn, five, seat};
use crate::support::{Question, marquise_acts, phase};
use insta::assert_snapshot;
use root::golden_rules::Frame as Golden;
use root::law;
use root::position::ItemState;
use root::terms::{CardName, Faction, Item, Piece, Relationship};

const LAKE: &[(&str, &str)] = &[("map", "lake"), ("suits", "fixed")];
const MOUNTAIN: &[(&str, &str)] = &[("map", "mountain"), ("suits", "fixed")];

/// The Daylight of this character in clearing 1.
fn day(character: &str, words: &str) -> Question {
    let here = format!(
        "
        turn vagabond
        character vagabond {character}
        pawn vagabond c1
    "
    );
    phase(
        &[],
        &format!(
            "
        {here}
        {words}
    "
        ),
        Golden::Daylight,
    )
}

#[test]
fn armorers_save_the_items_of_a_vagabond_from_rolled_hits() {
    let words = "
            turn eyrie
            character vagabond thief
            pawn vagabond c1
            has vagabond sword boot torch
            crafted vagabond armorers sappers
            c1 eyrie-warrior 3
        ";
    let game = battle(words, Faction::Eyrie, Faction::Vagabond).chances([3, 0]).luck(1);
    let game = game.plays("use armorers; use sappers");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 2, "the extra hit of the sappers");
    let board = &game.position().vagabonds[0];
    assert_eq!(board.items(Item::Sword, ItemState::Ready), 1);
    assert_eq!(board.items(Item::Boot, ItemState::Ready), 1);
    assert_eq!(board.relationship(Faction::Eyrie), Relationship::Hostile);
}

#[test]
fn a_defending_vagabond_may_ambush() {
    let words = "
        turn eyrie
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        hand vagabond ambush-fox
        c1 eyrie-warrior 2
    ";
    let game = battle(words, Faction::Eyrie, Faction::Vagabond).luck(1).plays("card ambush-fox");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 0);
    assert_eq!(game.position().vagabonds[0].items(Item::Boot, ItemState::Ready), 1);
}

#[test]
fn an_ally_may_follow_a_slip() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        relationship vagabond eyrie allied
        c1 eyrie-warrior 3
    ";
    let game = phase(&[], words, Golden::Birdsong).plays("to c5; faction eyrie; count 3");
    assert_eq!(game.count(Piece::EyrieWarrior, 5), 3);
    game.proves(law::vagabond::MOVING_WITH_AN_ALLY);
}

#[test]
fn only_undamaged_items_that_lie_face_up_can_aid() {
    let words = "has vagabond boot:damaged sword:exhausted tea:damaged-exhausted
        hand vagabond anvil\nc1 eyrie-warrior";
    assert_snapshot!(day("thief", words).refuses("do aid"), @"9.5.4  No item of yours is undamaged and face up.");
}

#[test]
fn aid_to_another_vagabond_changes_no_relationship() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        hand vagabond anvil
        character second-vagabond ranger
        pawn second-vagabond c1
    ";
    let game = five(words, root::vagabond::Frame::Daylight).luck(1).plays("do aid; card anvil");
    assert_eq!(game.hand(Faction::SecondVagabond), [CardName::Anvil]);
    assert_eq!(game.score(Faction::Vagabond), 0);
    game.proves(law::vagabond::AID);
}

#[test]
fn aid_may_leave_the_crafted_item_where_it_is() {
    let words = "
        has vagabond boot
        hand vagabond anvil
        c1 eyrie-warrior
        items eyrie sword
    ";
    let game = day("thief", words).plays("do aid; card anvil; pass");
    assert_eq!(game.position().vagabonds[0].relationship(Faction::Eyrie), Relationship::Amiable);
    assert_eq!(game.position().player(seat(Faction::Eyrie)).items().of(Item::Sword), 1);
}

#[test]
fn exhausted_or_damaged_items_complete_no_quest() {
    let words = "
            has vagabond tea sword boot:exhausted boot:damaged
            quests errand-fox
            c1 eyrie-warrior
        ";
    assert_snapshot!(day("thief", words).refuses("do quest"), @"9.5.5  The items of the quest are not all ready.");
}

#[test]
fn a_thief_steals_from_whoever_has_any_piece_here_and_cards() {
    let words = "
        has vagabond torch
        c1 sympathy eyrie-warrior wood
        hand alliance anvil
        hand marquise sword
    ";
    let game = day("thief", words).plays("do special");
    assert_eq!(game.offers(), ["faction marquise", "faction alliance"], "the Eyrie have no card");
}

#[test]
fn a_scoundrel_cannot_place_a_torch_at_the_keep() {
    let words = "
        has vagabond torch torch boot
        c1 keep marquise-warrior 2
    ";
    assert_snapshot!(day("scoundrel", words).refuses("do special"), @"6.2.2  Only the Marquise places pieces where the keep stands.");
    let words = "
        has vagabond torch torch boot
        c1 marquise-warrior 2 sawmill sympathy
        hand vagabond anvil
    ";
    let game = day("scoundrel", words).plays("do special; card anvil");
    assert_eq!(game.score(Faction::Vagabond), 2, "the sawmill and the sympathy");
    assert_eq!(game.position().vagabonds[0].relationship(Faction::Marquise), Relationship::Hostile);
    assert_eq!(game.supporters(), [CardName::Anvil]);
    assert_snapshot!(game.refuses("do special"), @"D.6.2  Nothing can be placed in or moved into clearing 1: it is scorched.");
    game.proves(law::characters::SCORCHED_EARTH);
}

#[test]
fn a_harrier_does_not_glide_into_a_burnt_clearing_but_out_of_a_forest() {
    let words = "
        turn vagabond
        character vagabond harrier
        pawn vagabond f1
        has vagabond torch
        scorched c3
        c4 eyrie-warrior
        relationship vagabond eyrie hostile
    ";
    let game = phase(&[], words, Golden::Daylight).plays("do special");
    assert!(!game.offers().contains(&"to c3".to_owned()));
    let game = game.plays("to c4");
    assert_eq!(game.position().vagabonds[0].pawn().clearing(), Some(c(4)));
}

#[test]
fn a_vagrant_is_infamous_for_hostile_losses_of_both_sides() {
    let words = "has vagabond torch\nc1 eyrie-warrior 2 marquise-warrior 2
        relationship vagabond eyrie hostile\nrelationship vagabond marquise hostile";
    let game = day("vagrant", words).chances([2, 1]);
    let game = game.plays("do special; faction eyrie; faction marquise");
    assert_eq!(game.score(Faction::Vagabond), 3, "two cats and a bird");
    game.proves(law::vagabond::INFAMY);
}

#[test]
fn an_arbiter_elsewhere_is_not_called() {
    let words = "
        turn eyrie
        character vagabond arbiter
        pawn vagabond c5
        has vagabond sword sword
        c1 eyrie-warrior 3 marquise-warrior
    ";
    let game = battle(words, Faction::Eyrie, Faction::Marquise).chances([3, 3]).luck(1);
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.score(Faction::Vagabond)), (2, 0));
}

#[test]
fn a_vagabond_scores_nothing_for_infamy_beyond_his_own_battles() {
    // A partner of the Vagabond battles his foe: nothing of it is his.
    let words = "
        turn marquise
        c1 marquise-warrior 3 eyrie-warrior 2
        pawn vagabond c1
        character vagabond thief
        has vagabond sword
        relationship vagabond eyrie hostile
    ";
    let game = marquise_acts(1, words).chances([2, 0]).plays("do battle; battle c1 eyrie");
    assert_eq!(game.score(Faction::Vagabond), 0);
}

#[test]
fn a_pawn_opens_a_closed_path() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c2
        has vagabond boot
        hand vagabond anvil
    ";
    let game = phase(MOUNTAIN, words, Golden::Daylight).plays("do open-path; card anvil");
    assert_eq!(game.score(Faction::Vagabond), 1);
    assert!(game.position().woodland.paths(c(2)).has(c(5)));
    game.proves(law::maps::REMOVING_CLOSED_PATHS);
}

#[test]
fn outrage_and_the_card_of_the_ferry_come_in_the_order_the_mover_likes() {
    let words = "
        turn marquise
        c3 marquise-warrior 3
        c10 sympathy
        hand marquise anvil
    ";
    let at = |words| phase(LAKE, words, Golden::Daylight).plays("do march; ferry c3 c10; count 3");
    let game = at(words);
    assert_eq!(game.asked_faction(), Faction::Marquise);
    assert_eq!(game.offers(), ["first outrage", "first ferry"]);
    let outrage_first = game.plays("first outrage");
    assert_eq!(outrage_first.hand(Faction::Marquise).len(), 2, "no mouse in hand: the deck pays");
    let game = at(words);
    let mouse = drawn(&game, CardName::Sword);
    let ferry_first = game.chances([mouse]).plays("first ferry");
    assert_eq!(ferry_first.position().woodland.ferry(), Some(c(10)));
    assert_eq!(ferry_first.offers(), ["card sword"], "the card just drawn is owed at once");
    ferry_first.proves(law::maps::THE_FERRY).proves(law::golden_rules::UNCLEAR_CHOICES);
}
