//! 9.2.9 Relationships.

use crate::scene::{Look, c, four, seat};
use proof::Scenario;
use root::Root;
use root::frame::Frame as F;
use root::key_actions::battle::Frame as Battle;
use root::law::vagabond as law;
use root::position::ItemState;
use root::terms::{CardName, Faction, Item, Piece, Relationship};
use root::vagabond::Frame;

const HERE: &str = "turn vagabond
    character vagabond thief
    pawn vagabond c1
    has vagabond boot torch tea sword crossbow bag hammer";

fn day(words: &str) -> Scenario<Root> {
    four(
        &format!(
            "
        {HERE}
        {words}
    "
        ),
        Frame::Daylight,
    )
    .luck(1)
}

fn relationship(game: &Scenario<Root>, faction: Faction) -> Relationship {
    game.position().vagabonds[0].relationship(faction)
}

#[test]
fn one_aid_makes_a_faction_amiable_two_more_friendly() {
    let game = day("
        c1 eyrie-warrior
        hand vagabond anvil foxfolk-steel ambush-fox
    ");
    let game = game.plays("do aid; item boot; card anvil");
    assert_eq!(
        (relationship(&game, Faction::Eyrie), game.score(Faction::Vagabond)),
        (Relationship::Amiable, 1)
    );
    let game = game.plays("do aid; item torch; card foxfolk-steel");
    assert_eq!(relationship(&game, Faction::Eyrie), Relationship::Amiable, "one of two");
    let game = game.plays("do aid; item tea; card ambush-fox");
    assert_eq!(
        (relationship(&game, Faction::Eyrie), game.score(Faction::Vagabond)),
        (Relationship::Friendly, 3)
    );
    assert_eq!(
        game.hand(Faction::Eyrie),
        [CardName::AmbushFox, CardName::FoxfolkSteel, CardName::Anvil]
    );
    game.proves(law::RELATIONSHIPS)
        .proves(law::IMPROVING_COST)
        .proves(law::IMPROVING_EFFECT)
        .proves(law::AID);
}

#[test]
fn aids_of_another_turn_do_not_count() {
    let game = day("
            c1 eyrie-warrior
            relationship vagabond eyrie amiable
            hand vagabond anvil foxfolk-steel
        ");
    let game = game.plays("do aid; item boot; card anvil");
    assert_eq!(game.position().vagabonds[0].aids(Faction::Eyrie), 1);
    let again = four(
        "
            turn vagabond
            character vagabond thief
            pawn vagabond f1
            has vagabond boot
        ",
        Frame::Refresh,
    )
    .luck(1);
    assert_eq!(again.position().vagabonds[0].aids(Faction::Eyrie), 0);
}

#[test]
fn aiding_an_ally_scores_two_each_time() {
    let game = day("
        c1 eyrie-warrior
        relationship vagabond eyrie allied
        hand vagabond anvil
    ");
    let game = game.plays("do aid; item boot; card anvil");
    assert_eq!(game.score(Faction::Vagabond), 2);
    game.proves(law::AIDING_AN_ALLY);
}

#[test]
fn three_aids_of_a_friendly_faction_make_it_allied() {
    let game = day("
            c1 eyrie-warrior
            relationship vagabond eyrie friendly
            hand vagabond anvil foxfolk-steel ambush-fox
        ");
    let game = game.plays("do aid; item boot; card anvil; do aid; item torch; card foxfolk-steel; do aid; item tea; card ambush-fox");
    assert_eq!(
        (relationship(&game, Faction::Eyrie), game.score(Faction::Vagabond)),
        (Relationship::Allied, 2)
    );
}

#[test]
fn aid_takes_a_crafted_item_even_from_the_hostile_but_changes_no_mind() {
    let game = day("
            c1 eyrie-warrior
            items eyrie coins
            relationship vagabond eyrie hostile
            hand vagabond anvil
        ");
    let game = game.plays("do aid; item boot; card anvil; item coins");
    assert_eq!(
        (relationship(&game, Faction::Eyrie), game.score(Faction::Vagabond)),
        (Relationship::Hostile, 0)
    );
    assert_eq!(game.position().vagabonds[0].items(Item::Coins, ItemState::Ready), 1);
    game.proves(law::AIDING_HOSTILE_FACTIONS);
}

#[test]
fn removing_a_warrior_makes_a_faction_hostile_at_once() {
    let game = day("c1 eyrie-warrior 2").plays("do strike");
    assert_eq!(
        (relationship(&game, Faction::Eyrie), game.count(Piece::EyrieWarrior, 1)),
        (Relationship::Hostile, 1)
    );
    assert_eq!(game.score(Faction::Vagabond), 0);
    game.proves(law::HOSTILE_STATUS);
}

#[test]
fn removing_a_building_makes_nobody_hostile() {
    let game = day("c1 roost").plays("do strike");
    assert_eq!(
        (relationship(&game, Faction::Eyrie), game.count(Piece::Roost, 1)),
        (Relationship::Indifferent, 0)
    );
    assert_eq!(game.score(Faction::Vagabond), 1);
}

#[test]
fn infamy_scores_pieces_of_the_hostile_in_battle_but_not_the_warrior_that_made_them_so() {
    let words = "
        c1 eyrie-warrior 2
        has vagabond sword sword
    ";
    let game = day(words).chances([2, 0]).luck(1).plays("do battle");
    assert_eq!(
        (game.count(Piece::EyrieWarrior, 1), game.score(Faction::Vagabond)),
        (0, 1),
        "the second warrior only"
    );
    assert_eq!(relationship(&game, Faction::Eyrie), Relationship::Hostile);
    game.proves(law::INFAMY);
}

#[test]
fn infamy_adds_to_the_point_for_a_building() {
    let words = "
            c1 eyrie-warrior roost
            has vagabond sword sword
            relationship vagabond eyrie hostile
        ";
    let game = day(words).chances([2, 0]).luck(1).plays("do battle");
    assert_eq!(game.score(Faction::Vagabond), 3, "warrior 1, roost 1 and 1");
}

#[test]
fn a_strike_or_another_players_turn_brings_no_infamy() {
    let game = day("
        c1 eyrie-warrior 2
        relationship vagabond eyrie hostile
    ")
    .plays("do strike");
    assert_eq!(game.score(Faction::Vagabond), 0);
    let battle = Battle::Battle {
        clearing: c(1),
        attacker: seat(Faction::Eyrie),
        defender: seat(Faction::Vagabond),
        instigator: None,
    };
    let words = "
        turn eyrie
        character vagabond thief
        pawn vagabond c1
        has vagabond sword sword
        c1 eyrie-warrior 2
        relationship vagabond eyrie hostile
    ";
    let game = four(words, F::Battle(battle)).chances([2, 2]).luck(1);
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.score(Faction::Vagabond)), (0, 0));
}

#[test]
fn hostile_warriors_cost_a_boot_more() {
    let words = "turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        c5 eyrie-warrior
        relationship vagabond eyrie hostile";
    let game = four(words, Frame::Daylight).luck(1).plays("do move");
    assert!(game.refuses("to c5").starts_with("9.2.9.III.b "));
    let game = four(
        &format!(
            "
        {words}
        has vagabond boot
    "
        ),
        Frame::Daylight,
    )
    .luck(1)
    .plays("do move; to c5");
    assert_eq!(game.position().vagabonds[0].items(Item::Boot, ItemState::Exhausted), 2);
    game.proves(law::MOVING_INTO_HOSTILE_CLEARINGS);
}
