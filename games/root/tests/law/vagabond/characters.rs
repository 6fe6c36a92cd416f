//! D The characters.

use crate::scene::{Look, c, four, seat};
use proof::Scenario;
use root::Root;
use root::frame::Frame as F;
use root::golden_rules::Frame as Golden;
use root::key_actions::battle::Frame as Battle;
use root::law::{characters as law, vagabond as v};
use root::position::ItemState;
use root::terms::{CardName, Faction, Item, Piece, Relationship};
use root::vagabond::Frame;

fn day(character: &str, words: &str) -> Scenario<Root> {
    four(
        &format!(
            "
            turn vagabond
            character vagabond {character}
            pawn vagabond c1
            {words}
        "
        ),
        Frame::Daylight,
    )
}

#[test]
fn the_thief_takes_a_random_card_of_somebody_here() {
    let game = day(
        "thief",
        "
            has vagabond torch
            c1 eyrie-warrior
            hand eyrie anvil
            hand marquise sword
        ",
    )
    .luck(1)
    .plays("do special");
    assert_eq!(
        (game.hand(Faction::Vagabond), game.hand(Faction::Eyrie)),
        (vec![CardName::Anvil], vec![])
    );
    game.proves(law::STEAL).proves(v::SPECIAL_ACTION);
}

#[test]
fn the_tinker_takes_a_matching_discard_birds_too() {
    let game = day(
        "tinker",
        "
        has vagabond torch
        discarded anvil sword arms-trader
    ",
    )
    .luck(1)
    .plays("do special");
    assert_eq!(game.offers(), ["card arms-trader", "card anvil"]);
    let game = game.plays("card arms-trader");
    assert_eq!(game.hand(Faction::Vagabond), [CardName::ArmsTrader]);
    game.proves(law::DAY_LABOR);
}

#[test]
fn the_ranger_repairs_three_items_and_ends_daylight() {
    let words = "turn vagabond
        character vagabond ranger
        pawn vagabond c1
        has vagabond torch boot:damaged sword:damaged-exhausted tea:damaged crossbow:damaged";
    let setting = proof::scenario::setting::<Root>([("seats", "4"), ("first", "1")]);
    let position = root::layout::lay_out(&setting, words).unwrap();
    let frames = [F::Golden(Golden::EndOfTurn), F::Golden(Golden::Evening), Frame::Daylight.into()];
    let game = Scenario::<Root>::within(setting, position, frames).luck(1);
    let game = game.plays(
        "do special; item boot damaged; item crossbow damaged; item sword damaged-exhausted",
    );
    let board = &game.position().vagabonds[0];
    assert_eq!(
        (board.items(Item::Boot, ItemState::Ready), board.items(Item::Sword, ItemState::Exhausted)),
        (1, 1)
    );
    assert_ne!(game.asked_faction(), Faction::Vagabond, "his turn is over");
    game.proves(law::HIDEOUT);
}

#[test]
fn the_vagrant_sets_two_others_to_battle_and_removes_for_both() {
    let words = "
        has vagabond torch
        c1 eyrie-warrior marquise-warrior 2 sawmill
    ";
    let game = day("vagrant", words)
        .chances([2, 1])
        .luck(1)
        .plays("do special; faction eyrie; faction marquise");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 1, "one attacking warrior deals one hit");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 0);
    let board = &game.position().vagabonds[0];
    assert_eq!(
        board.relationship(Faction::Marquise),
        Relationship::Hostile,
        "the Vagrant removed them"
    );
    assert_eq!(board.relationship(Faction::Eyrie), Relationship::Hostile);
    game.proves(law::INSTIGATE);
}

#[test]
fn the_vagrant_scores_for_what_both_lose() {
    let words = "
        has vagabond torch
        c1 eyrie-warrior 2 sawmill wood
    ";
    let game = day("vagrant", words)
        .chances([2, 0])
        .luck(1)
        .plays("do special; faction eyrie; faction marquise");
    assert_eq!((game.score(Faction::Vagabond), game.score(Faction::Eyrie)), (2, 0));
    assert_eq!(game.count(Piece::Sawmill, 1) + game.count(Piece::Wood, 1), 0);
}

#[test]
fn the_vagrant_may_be_a_side_of_the_battle_he_starts() {
    let words = "
        has vagabond torch sword boot
        c1 eyrie-warrior sawmill
    ";
    let game = day("vagrant", words).chances([1, 0]).luck(1).plays("do special");
    assert_eq!(game.offers(), ["faction eyrie", "faction vagabond"], "a sawmill attacks nobody");
    let game = game.plays("faction vagabond; faction marquise");
    assert_eq!(game.count(Piece::Sawmill, 1), 0, "one rolled and one extra hit");
    assert_eq!(
        game.position().vagabonds[0].items(Item::Sword, ItemState::Ready),
        1,
        "no sword is exhausted"
    );
    assert_eq!(game.score(Faction::Vagabond), 1);
}

#[test]
fn a_defender_may_call_on_an_attacking_arbiter_but_an_arbiter_not_on_himself() {
    let battle = |attacker, defender| {
        let frame = Battle::Battle {
            clearing: c(1),
            attacker: seat(attacker),
            defender: seat(defender),
            instigator: None,
        };
        let words = "
            turn vagabond
            character vagabond arbiter
            pawn vagabond c1
            has vagabond sword sword boot
            c1 marquise-warrior 3
        ";
        four(words, F::Battle(frame)).chances([0, 0]).luck(1)
    };
    let game = battle(Faction::Vagabond, Faction::Marquise);
    assert_eq!(game.offers(), ["faction vagabond", "pass"]);
    assert_eq!(game.asked_faction(), Faction::Marquise);
    let game = battle(Faction::Marquise, Faction::Vagabond);
    assert!(!game.story().contains("D.5.2"), "{}", game.story());
}

#[test]
fn nothing_is_placed_where_a_torch_burns_not_even_by_a_partner() {
    let words = "
            turn marquise
            scorched c1
            c1 sawmill 1 keep
            c5 sawmill
            coalition vagabond marquise
        ";
    let game = four(words, Golden::Birdsong).luck(1);
    assert_eq!((game.count(Piece::Wood, 1), game.count(Piece::Wood, 5)), (0, 1));
    game.proves(root::law::marquise::BIRDSONG);
}

fn attacked_by_eyrie(words: &str, clearing_words: &str) -> Scenario<Root> {
    let battle = Battle::Battle {
        clearing: c(1),
        attacker: seat(Faction::Eyrie),
        defender: seat(Faction::Marquise),
        instigator: None,
    };
    four(
        &format!(
            "
        turn eyrie
        pawn vagabond c1
        {words}
        {clearing_words}
    "
        ),
        F::Battle(battle),
    )
}

#[test]
fn a_defender_may_call_on_the_arbiter_for_his_swords() {
    let words = "
        character vagabond arbiter
        has vagabond sword sword:exhausted sword:damaged
    ";
    let game = attacked_by_eyrie(words, "c1 eyrie-warrior 4 marquise-warrior")
        .chances([3, 3])
        .luck(1)
        .plays("faction vagabond");
    assert_eq!(
        (game.count(Piece::EyrieWarrior, 1), game.score(Faction::Vagabond)),
        (1, 1),
        "one warrior and two swords"
    );
    game.proves(law::PROTECTOR);
    let game = attacked_by_eyrie(words, "c1 eyrie-warrior 4 marquise-warrior")
        .chances([3, 3])
        .luck(1)
        .plays("pass");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.score(Faction::Vagabond)), (3, 0));
}

#[test]
fn the_scoundrel_burns_a_clearing_for_good() {
    let words = "
        has vagabond torch boot
        c1 eyrie-warrior 2 roost wood marquise-warrior
    ";
    let game = day("scoundrel", words).luck(1).plays("do special");
    assert_eq!(
        game.count(Piece::EyrieWarrior, 1)
            + game.count(Piece::Roost, 1)
            + game.count(Piece::Wood, 1),
        0
    );
    assert_eq!(game.score(Faction::Vagabond), 2);
    assert_eq!(game.position().vagabonds[0].pawn().clearing(), Some(c(1)), "he may stay");
    assert!(game.position().woodland.scorched().has(c(1)));
    let game = game.plays("do move; to c5");
    let again = four(
        "
        turn vagabond
        character vagabond scoundrel
        pawn vagabond c5
        scorched c1
        has vagabond boot
    ",
        Frame::Daylight,
    )
    .luck(1)
    .plays("do move");
    assert!(!again.offers().contains(&"to c1".to_owned()), "but not come back");
    game.proves(law::SCORCHED_EARTH);
}

#[test]
fn the_adventurer_lets_one_item_stand_in_for_another_once_a_turn() {
    let words = "
        hand vagabond bake-sale
        has vagabond tea torch hammer sword
        quests errand-fox give-a-speech-fox
    ";
    let game = day("adventurer", words)
        .luck(1)
        .plays("do quest; quest 0; instead hammer boot; side points");
    let board = &game.position().vagabonds[0];
    assert_eq!(board.items(Item::Hammer, ItemState::DamagedExhausted), 1);
    assert_eq!(board.items(Item::Tea, ItemState::Exhausted), 1);
    assert!(game.refuses("do quest").starts_with("9.5.5 "), "no second time");
    game.proves(law::IMPROVISE);
}

#[test]
fn the_ronin_exhausts_a_sword_after_the_roll_for_an_extra_hit() {
    let words = "
        has vagabond sword sword boot
        c1 eyrie-warrior 4
    ";
    let game = day("ronin", words).chances([2, 0]).luck(1).plays("do battle; do special");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1, "two rolled and one extra");
    game.proves(law::SWIFT_STRIKE);
}

#[test]
fn the_harrier_glides_anywhere_alone_and_without_boots() {
    let words = "
        has vagabond torch
        c1 eyrie-warrior
        c3 marquise-warrior 2
        relationship vagabond marquise hostile
        relationship vagabond eyrie allied
    ";
    let game = day("harrier", words).luck(1).plays("do special");
    let anywhere = "to c2, to c3, to c4, to c5, to c6, to c7, to c8, to c9, to c10, to c11, to c12";
    assert_eq!(game.offers().join(", "), anywhere);
    let game = game.plays("to c3");
    let board = &game.position().vagabonds[0];
    assert_eq!(board.items(Item::Torch, ItemState::Exhausted), 1, "it costs a torch and no boot");
    assert!(!game.offers().contains(&"do special".to_owned()), "no second torch");
    assert_eq!(game.position().vagabonds[0].pawn().clearing(), Some(c(3)));
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1);
    game.proves(law::GLIDE);
}
