//! The effects of the Exiles and Partisans deck (4.1.3).

use crate::scene::{Look, c, exiles, seat};
use proof::Scenario;
use root::Root;
use root::cards::{Frame as Cards, Timing, exiles as deck};
use root::frame::Frame as F;
use root::golden_rules::Frame as Golden;
use root::key_actions::battle::Frame as Battle;
use root::key_actions::movement::Frame as Move;
use root::law::key_actions as law;
use root::terms::{CardName, Faction, Item, Piece};

fn window(words: &str, timing: Timing) -> Scenario<Root> {
    exiles(words, F::Cards(Cards::Window(timing)))
}

#[test]
fn saboteurs_discard_a_crafted_card_of_an_enemy() {
    let words = "
        turn marquise
        crafted marquise saboteurs
        crafted eyrie tunnels soup-kitchens
    ";
    let game = window(words, Timing::StartOfBirdsong).luck(1).plays("use saboteurs; card tunnels");
    assert_eq!(game.discards(), [CardName::Saboteurs, CardName::Tunnels]);
    game.proves(law::PERSISTENT_EFFECTS);
}

#[test]
fn saboteurs_may_close_soup_kitchens_before_dominance_is_checked() {
    let words = "
        turn marquise
        dominance marquise fox
        crafted marquise saboteurs
        crafted alliance soup-kitchens
        c1 marquise-warrior 2
        c6 marquise-warrior 2
        c8 marquise-warrior sympathy
    ";
    let game = exiles(words, F::Golden(Golden::StartOfBirdsong)).luck(1);
    assert_eq!(game.offers(), ["use saboteurs", "pass"], "the Alliance rules clearing 8");
    let game = game.plays("use saboteurs");
    assert!(game.outcome().winners().has(game.seat(Faction::Marquise)));
    game.proves(root::law::victory::SUITED_DOMINANCE);
}

#[test]
fn soup_kitchens_let_each_token_rule_as_two() {
    let words = "
        turn alliance
        crafted alliance soup-kitchens
        c1 sympathy marquise-warrior
        c5 sympathy marquise-warrior 2
    ";
    let game = exiles(words, root::alliance::Frame::Daylight).luck(1);
    assert!(game.position().woodland.ruled(Faction::Alliance).has(c(1)));
    assert!(!game.position().woodland.ruled(Faction::Alliance).has(c(5)), "two against two");
}

#[test]
fn boat_builders_treat_rivers_as_paths() {
    let words = "
        turn marquise
        c5 marquise-warrior 2
        crafted marquise boat-builders
    ";
    let game =
        exiles(words, F::Move(Move::OneMove { seat: seat(Faction::Marquise), optional: false }))
            .luck(1);
    assert_eq!(game.offers(), ["move c5 c1", "move c5 c2", "move c5 c10"]);
}

#[test]
fn corvid_planners_ignore_rule_when_moving() {
    let words = "
        turn marquise
        c1 marquise-warrior eyrie-warrior 2
        c5 eyrie-warrior
        c9 eyrie-warrior
        c10 eyrie-warrior
        crafted marquise corvid-planners
    ";
    let game =
        exiles(words, F::Move(Move::OneMove { seat: seat(Faction::Marquise), optional: false }))
            .luck(1);
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10"]);
}

#[test]
fn tunnels_join_clearings_with_crafting_pieces() {
    let words = "
            turn marquise
            c1 marquise-warrior workshop
            c3 workshop
            crafted marquise tunnels
        ";
    let game =
        exiles(words, F::Move(Move::OneMove { seat: seat(Faction::Marquise), optional: false }))
            .luck(1);
    assert!(game.offers().contains(&"move c1 c3".to_owned()));
}

#[test]
fn the_emigre_must_move_and_then_battle_there() {
    let words = "
            turn marquise
            crafted marquise eyrie-emigre
            c1 marquise-warrior 3
            c5 eyrie-warrior
        ";
    let game = window(words, Timing::EndOfBirdsong).luck(1);
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10"], "no passing");
    let game = game.chances([0, 0]).plays("move c1 c5; count 2");
    assert_eq!(game.count(Piece::MarquiseWarrior, 5), 2);
    assert!(!game.discards().contains(&CardName::EyrieEmigre), "both were done");
}

#[test]
fn the_emigre_is_discarded_when_there_is_no_battle_or_no_move() {
    let words = "
        turn marquise
        crafted marquise eyrie-emigre
        c1 marquise-warrior 3
    ";
    let game = window(words, Timing::EndOfBirdsong).luck(1).plays("move c1 c5; count 3");
    assert_eq!(game.discards(), [CardName::EyrieEmigre]);
    let game = window(
        "
            turn marquise
            crafted marquise eyrie-emigre
        ",
        Timing::EndOfBirdsong,
    )
    .luck(1);
    assert_eq!(game.discards(), [CardName::EyrieEmigre]);
}

fn battle(words: &str, clearing: u8) -> Scenario<Root> {
    let (attacker, defender) = (seat(Faction::Marquise), seat(Faction::Eyrie));
    exiles(
        words,
        F::Battle(Battle::Battle { clearing: c(clearing), attacker, defender, instigator: None }),
    )
}

#[test]
fn partisans_deal_an_extra_hit_and_cost_every_other_card() {
    let words = "
        turn marquise
        c1 marquise-warrior eyrie-warrior 3
        crafted marquise fox-partisans
        hand marquise anvil sword saboteurs
    ";
    let game = battle(words, 1).chances([0, 0]).luck(1).plays("use fox-partisans");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 2);
    assert_eq!(game.hand(Faction::Marquise), [CardName::Anvil], "birds go too");
    game.proves(law::USE_EFFECTS).proves(law::EXTRA_HITS);
    let game = battle(
        "
            turn marquise
            c5 marquise-warrior eyrie-warrior 3
            crafted marquise fox-partisans
        ",
        5,
    )
    .chances([0, 0])
    .luck(1);
    assert_eq!(game.count(Piece::EyrieWarrior, 5), 3, "not in a rabbit clearing");
}

#[test]
fn rabbit_and_mouse_partisans_fight_in_their_own_clearings() {
    let words = "
        turn marquise
        c5 marquise-warrior eyrie-warrior 3
        crafted marquise rabbit-partisans
        hand marquise bake-sale anvil
    ";
    let game = battle(words, 5).chances([0, 0]).luck(1).plays("use rabbit-partisans");
    assert_eq!(
        (game.count(Piece::EyrieWarrior, 5), game.hand(Faction::Marquise)),
        (2, vec![CardName::BakeSale])
    );
    let words = "
        turn marquise
        c2 marquise-warrior eyrie-warrior 3
        crafted eyrie mouse-partisans
        hand eyrie sword anvil
    ";
    let game = battle(words, 2).chances([0, 0]).luck(1).plays("pass; use mouse-partisans");
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 2), game.hand(Faction::Eyrie)),
        (0, vec![CardName::Sword])
    );
}

fn marquise_day(words: &str) -> Scenario<Root> {
    exiles(
        &format!(
            "
            turn marquise
            {words}
        "
        ),
        F::Marquise(root::marquise::Frame::Actions { left: 0 }),
    )
}

#[test]
fn the_propaganda_bureau_turns_an_enemy_warrior() {
    let game = marquise_day(
        "
            crafted marquise propaganda-bureau
            c1 eyrie-warrior 2
            hand marquise anvil sword
        ",
    )
    .luck(1);
    let game = game.plays("use propaganda-bureau; in c1; card anvil");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::MarquiseWarrior, 1)), (1, 1));
    assert!(!game.offers().contains(&"use propaganda-bureau".to_owned()), "once a turn");
}

#[test]
fn false_orders_move_half_of_an_enemys_warriors_whoever_rules() {
    let words = "
        turn marquise
        crafted marquise false-orders
        c1 eyrie-warrior 3 marquise-warrior 4
        c5 sympathy
        hand eyrie bake-sale
    ";
    let game = window(words, Timing::Birdsong).luck(1).plays("use false-orders; move c1 c5");
    assert_eq!(
        (game.count(Piece::EyrieWarrior, 1), game.count(Piece::EyrieWarrior, 5)),
        (1, 2),
        "rounded up"
    );
    assert_eq!(game.asked_faction(), Faction::Eyrie, "the outrage is theirs");
    let game = game.plays("card bake-sale");
    assert_eq!(game.discards(), [CardName::FalseOrders]);
}

#[test]
fn informants_may_take_an_ambush_instead_of_drawing() {
    let words = "
            turn alliance
            crafted alliance informants
            discarded ambush-fox anvil
            c1 fox-base
        ";
    let game = exiles(words, root::alliance::Frame::DrawAndDiscard).luck(1);
    assert_eq!(game.offers(), ["card ambush-fox", "pass"]);
    let taken = game.plays("card ambush-fox");
    assert_eq!(taken.hand(Faction::Alliance), [CardName::AmbushFox]);
    let game = exiles(words, root::alliance::Frame::DrawAndDiscard).luck(1).plays("pass");
    assert_eq!(game.hand(Faction::Alliance).len(), 2);
}

#[test]
fn informants_take_an_ambush_instead_of_the_card_of_a_charm_offensive_too() {
    let words = "
        turn marquise
        crafted marquise charm-offensive informants
        discarded ambush-fox
    ";
    let game = window(words, Timing::StartOfEvening).luck(1);
    let game = game.plays("use charm-offensive; faction eyrie; card ambush-fox");
    assert_eq!(game.hand(Faction::Marquise), [CardName::AmbushFox]);
    assert_eq!(game.score(Faction::Eyrie), 1);
}

#[test]
fn the_emigre_may_take_the_ferry() {
    let words = "
            turn marquise
            crafted marquise eyrie-emigre
            c3 marquise-warrior 3
            c10 eyrie-warrior
        ";
    let options =
        [("seats", "4"), ("first", "1"), ("deck", "exiles"), ("map", "lake"), ("suits", "fixed")];
    let frame = F::Cards(Cards::Window(Timing::EndOfBirdsong));
    let game = crate::scene::scene(&options, words, frame).luck(1);
    let game = game.plays("ferry c3 c10; count 3");
    assert_eq!(game.hand(Faction::Marquise).len(), 1);
    assert!(!game.discards().contains(&CardName::EyrieEmigre), "both were done");
}

#[test]
fn a_charm_offensive_draws_a_card_and_gives_a_point_away() {
    let game = window(
        "
            turn marquise
            crafted marquise charm-offensive
        ",
        Timing::StartOfEvening,
    )
    .luck(1);
    let game = game.plays("use charm-offensive; faction eyrie");
    assert_eq!((game.hand(Faction::Marquise).len(), game.score(Faction::Eyrie)), (1, 1));
}

#[test]
fn a_swap_meet_takes_a_random_card_and_gives_one_back() {
    let words = "
        turn marquise
        crafted marquise swap-meet
        hand marquise anvil
        hand eyrie sword
    ";
    let game = window(words, Timing::Birdsong).luck(1).plays("use swap-meet; card anvil");
    assert_eq!(
        (game.hand(Faction::Marquise), game.hand(Faction::Eyrie)),
        (vec![CardName::Sword], vec![CardName::Anvil])
    );
}

#[test]
fn coffin_makers_keep_fallen_warriors_and_score_one_for_five() {
    let words = "
            turn marquise
            crafted alliance coffin-makers
            c1 marquise-warrior 3 eyrie-warrior 3
        ";
    let game = battle(words, 1).chances([3, 3]).luck(1);
    assert_eq!(game.position().woodland.supply(Piece::EyrieWarrior), 17, "not home yet");
    let (setting, mut position) = {
        let setting =
            proof::scenario::setting::<Root>([("seats", "4"), ("first", "1"), ("deck", "exiles")]);
        (setting, *game.position())
    };
    position.quests = 0;
    let frames = [F::Golden(Golden::EndOfTurn), F::Cards(Cards::Exiles(deck::Frame::OpenCoffins))];
    let game = Scenario::<Root>::within(setting, position, frames).luck(1);
    assert_eq!(game.position().woodland.supply(Piece::EyrieWarrior), 20);
    let points: u8 = Faction::ALL[..4].iter().map(|&faction| game.score(faction)).sum();
    assert_eq!(points, 1, "six warriors");
}

#[test]
fn field_hospitals_save_warriors_from_the_coffins() {
    let words = "
        turn eyrie
        crafted eyrie coffin-makers
        c1 marquise-warrior eyrie-warrior 2
        c3 keep
        hand marquise anvil
    ";
    let (attacker, defender) = (seat(Faction::Eyrie), seat(Faction::Marquise));
    let frame = F::Battle(Battle::Battle { clearing: c(1), attacker, defender, instigator: None });
    let game = exiles(words, frame).chances([1, 0]).luck(1).plays("pass; card anvil");
    assert_eq!(game.count(Piece::MarquiseWarrior, 3), 1);
    game.proves(root::law::marquise::FIELD_HOSPITALS);
}

#[test]
fn the_league_exhausts_a_crafted_item_to_move_or_battle() {
    let game = marquise_day(
        "
            crafted marquise league-of-adventurous-mice
            items marquise boot
            c1 marquise-warrior 2
        ",
    )
    .luck(1);
    let game = game.plays("use league-of-adventurous-mice; move c1 c5; count 1");
    assert_eq!(game.count(Piece::MarquiseWarrior, 5), 1);
    assert_eq!(game.position().player(game.seat(Faction::Marquise)).exhausted().of(Item::Boot), 1);
}

#[test]
fn master_engravers_add_a_point_even_for_the_eyrie_and_the_broker_draws() {
    let words = "
        turn eyrie
        crafted eyrie master-engravers
        crafted alliance murine-broker
        leader commander
        c1 roost
        hand eyrie anvil
    ";
    let craft = root::key_actions::craft::Frame::Craft { seat: seat(Faction::Eyrie) };
    let game = exiles(words, F::Craft(craft)).luck(1).plays("craft anvil");
    assert_eq!(game.score(Faction::Eyrie), 2, "one for trade, one for engravers");
    assert_eq!(game.hand(Faction::Alliance).len(), 1);
}
