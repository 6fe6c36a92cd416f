//! Questions about crafted cards and the shared deck.

use super::{battle, battle_frame};
use crate::scene::{Look, c, exiles, four, scene, seat};
use crate::support::{marquise_acts, phase};
use proof::Scenario;
use root::cards::{Frame as Cards, Timing};
use root::frame::Frame as F;
use root::golden_rules::Frame as Golden;
use root::position::ItemState;
use root::terms::{CardName, Faction, Item, Piece};
use root::{Root, law, marquise, vagabond};

fn window(words: &str, timing: Timing) -> Scenario<Root> {
    exiles(words, F::Cards(Cards::Window(timing)))
}

fn on_the_lake(words: &str, timing: Timing) -> Scenario<Root> {
    let options =
        [("seats", "4"), ("first", "1"), ("deck", "exiles"), ("map", "lake"), ("suits", "fixed")];
    scene(&options, words, F::Cards(Cards::Window(timing)))
}

#[test]
fn false_orders_may_send_warriors_by_ferry_and_their_player_draws() {
    let words = "
            turn marquise
            crafted marquise false-orders
            c3 eyrie-warrior 3 marquise-warrior 4
        ";
    let game = on_the_lake(words, Timing::Birdsong).luck(1).plays("use false-orders");
    assert!(game.offers().contains(&"ferry c3 c10".to_owned()), "{:?}", game.offers());
    let game = game.plays("ferry c3 c10");
    assert_eq!(game.count(Piece::EyrieWarrior, 10), 2);
    assert_eq!(game.position().woodland.ferry(), Some(c(10)));
    assert_eq!((game.hand(Faction::Eyrie).len(), game.hand(Faction::Marquise).len()), (1, 0));
    game.proves(law::golden_rules::USE_OF_FORCE).proves(law::maps::THE_FERRY);
}

#[test]
fn who_gives_false_orders_says_whether_outrage_or_ferry_comes_first() {
    let words = "
        turn marquise
        crafted marquise false-orders
        c3 eyrie-warrior 2
        c10 sympathy
    ";
    let game = on_the_lake(words, Timing::Birdsong).luck(1);
    let game = game.plays("use false-orders; ferry c3 c10");
    assert_eq!(game.asked_faction(), Faction::Marquise, "it is her turn (1.1.3)");
    let game = game.plays("first outrage");
    assert_eq!(game.supporters().len(), 1, "the hand of the Eyrie was empty, so the deck paid");
    assert_eq!(game.hand(Faction::Eyrie).len(), 1);
    game.proves(law::alliance::OUTRAGE).proves(law::golden_rules::UNCLEAR_CHOICES);
}

#[test]
fn propaganda_is_asked_for_whatever_the_hand_holds() {
    let asks = |hand: &str| {
        let words = format!(
            "
                turn eyrie
                leader despot
                crafted eyrie propaganda-bureau
                c1 marquise-warrior
                hand eyrie {hand}
            "
        );
        let options = [("seats", "4"), ("first", "1"), ("deck", "exiles")];
        phase(&options, &words, Golden::Daylight)
    };
    let (able, unable) = (asks("anvil"), asks("bake-sale"));
    assert_eq!(able.offers(), ["use propaganda-bureau", "pass"], "{}", able.asks());
    assert_eq!(unable.offers(), ["pass"], "silence would tell that no card matches");
    let watcher = |game: &Scenario<Root>| game.view(kernel::Viewer::Watcher);
    assert_eq!(watcher(&able), watcher(&unable));
    unable.proves(law::eyrie::DAYLIGHT);
}

#[test]
fn royal_claim_is_worth_nothing_to_a_vagabond() {
    let words = "
            turn vagabond
            character vagabond thief
            pawn vagabond c1
            crafted vagabond royal-claim
        ";
    let game = four(words, F::Cards(Cards::Window(Timing::Birdsong))).luck(1);
    let game = game.plays("use royal-claim");
    assert_eq!(game.score(Faction::Vagabond), 0);
    assert!(game.crafted(Faction::Vagabond).is_empty());
}

#[test]
fn a_vagabond_has_no_warriors_to_tax() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        crafted vagabond tax-collector
        c5 marquise-warrior
    ";
    let game = four(words, vagabond::Frame::Daylight).luck(1);
    assert!(!game.offers().contains(&"use tax-collector".to_owned()), "{:?}", game.offers());
}

#[test]
fn a_stand_and_deliver_can_win_the_game_for_its_victim() {
    let words = "
            turn marquise
            crafted marquise stand-and-deliver
            hand eyrie anvil
            score eyrie 29
        ";
    let game = four(words, F::Cards(Cards::Window(Timing::Birdsong))).luck(1);
    let game = game.plays("use stand-and-deliver");
    assert!(game.outcome().winners().has(seat(Faction::Eyrie)));
}

#[test]
fn a_card_that_is_used_is_told() {
    let words = "
        turn marquise
        crafted marquise better-burrow-bank
    ";
    let game = four(words, F::Cards(Cards::Window(Timing::StartOfBirdsong))).luck(1);
    let game = game.plays("use better-burrow-bank; faction eyrie");
    assert!(
        game.story().contains("4.1.3  The Marquise uses Better Burrow Bank (rabbit)."),
        "{}",
        game.story()
    );
}

#[test]
fn wood_floats_along_rivers_for_a_marquise_with_boat_builders() {
    let words = "
        turn marquise
        c5 marquise-warrior wood
        c10 marquise-warrior
        c8 sawmill
    ";
    let build = |crafted: &str| {
        exiles(
            &format!(
                "
            {words}
            {crafted}
        "
            ),
            F::Marquise(marquise::Frame::Actions { left: 1 }),
        )
    };
    assert_eq!(build("").luck(1).plays("do build; piece sawmill").count(Piece::Sawmill, 5), 1);
    let game = build("crafted marquise boat-builders").luck(1).plays("do build; piece sawmill");
    assert_eq!(game.offers(), ["in c5", "in c10"]);
    let game = game.plays("in c10");
    assert_eq!((game.count(Piece::Sawmill, 10), game.count(Piece::Wood, 5)), (1, 0));
    game.proves(law::marquise::PAY_COST);
}

#[test]
fn lost_officers_are_laid_in_coffins_too() {
    let words = "
        turn eyrie
        crafted eyrie coffin-makers
        c1 eyrie-warrior 3 fox-base
        officers 3
    ";
    let game =
        exiles(words, battle_frame(Faction::Eyrie, Faction::Alliance)).chances([0, 0]).luck(1);
    assert_eq!(game.position().alliance.officers(), 1);
    assert_eq!(game.position().woodland.supply(Piece::AllianceWarrior), 7, "two of ten are buried");
}

#[test]
fn an_exhausted_crafted_item_is_taken_face_up_by_aid() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond boot boot
        hand vagabond anvil
        c1 marquise-warrior
        items marquise sword
    ";
    let game = four(words, vagabond::Frame::Daylight).luck(1);
    let game = game.plays("do aid; card anvil; item sword");
    assert_eq!(game.position().vagabonds[0].items(Item::Sword, ItemState::Ready), 1);
    game.proves(law::vagabond::AID);
}

#[test]
fn partisans_may_be_used_with_an_empty_hand() {
    let words = "
        turn marquise
        c1 marquise-warrior eyrie-warrior 3
        crafted eyrie fox-partisans
    ";
    let game =
        exiles(words, battle_frame(Faction::Marquise, Faction::Eyrie)).chances([0, 0]).luck(1);
    let game = game.plays("use fox-partisans");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 0);
}

#[test]
fn saboteurs_leave_an_activated_dominance_card_alone() {
    let words = "
        turn marquise
        crafted marquise saboteurs
        dominance eyrie fox
    ";
    let game = window(words, Timing::StartOfBirdsong).luck(1);
    assert_eq!(game.crafted(Faction::Marquise), [CardName::Saboteurs], "nothing to sabotage");
    assert_eq!(game.crafted(Faction::Eyrie).len(), 1);
}

#[test]
fn an_activated_dominance_card_is_no_card_of_the_hand() {
    let words = "turn marquise\nscore marquise 10
        hand marquise dominance-fox anvil sword bake-sale investments";
    let game = marquise_acts(1, words).plays("activate dominance-fox; pass");
    assert_eq!(game.hand(Faction::Marquise).len(), 5, "four and the drawn card");
    assert!(!game.story().contains("discards"), "{}", game.story());
    game.proves(law::victory::ACTIVATED_CARDS);
}

#[test]
fn scouting_parties_do_not_help_a_defender() {
    let words = "turn marquise\nc1 marquise-warrior 2 eyrie-warrior 2\ncrafted eyrie scouting-party
        hand eyrie ambush-fox";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([0, 0]).luck(1);
    assert_eq!(game.offers(), ["card ambush-fox", "pass"]);
}
