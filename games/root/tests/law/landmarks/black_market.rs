//! The Black Market.

use crate::scene::{Look, c};
use crate::support::{Question, phase};
use insta::assert_snapshot;
use kernel::{Lang, Seat, Viewer};
use proof::Scenario;
use root::golden_rules::Frame as Golden;
use root::terms::{CardName, Faction, Landmark};
use root::{Root, law};

const MARKET: &str = "
    turn marquise
    landmark black-market c3
    market sword crossbow-mouse root-tea-fox
    c5 sawmill marquise-warrior 2
    hand marquise anvil ambush-fox
    hand eyrie ambush-mouse
";

fn market(words: &str) -> Question {
    phase(&[], &format!("{MARKET}{words}"), Golden::Daylight)
}

fn stalls(game: &Question, viewer: Viewer) -> Vec<Option<CardName>> {
    let landmarks = game.view(viewer).landmarks;
    let market = landmarks.into_iter().find(|view| view.landmark == Landmark::BlackMarket);
    market.expect("there is a market").stalls
}

#[test]
fn three_cards_that_nobody_has_seen_lie_face_down_beside_it() {
    let game = Scenario::<Root>::new([("first", "1"), ("landmarks", "black-market")]).luck(3);
    let before = game.position().deck().len();
    let game = game.plays("in c3");
    assert_eq!(game.position().landmarks.market().len(), 3);
    assert_eq!(game.position().deck().len(), before - 3);
    for viewer in game.setting().seats().map(Viewer::Seat).chain([Viewer::Watcher]) {
        assert_eq!(stalls(&game, viewer), [None, None, None]);
    }
    game.proves(law::landmarks::BLACK_MARKET_SET_UP);
}

#[test]
fn who_has_a_piece_there_swaps_a_card_once_a_turn() {
    let game = market("c3 marquise-warrior").plays("do swap");
    assert_eq!(game.offers(), ["stall 1", "stall 2", "stall 3"]);
    let game = game.plays("stall 2");
    assert_eq!(game.offers(), ["card ambush-fox", "card anvil"]);
    let game = game.plays("card anvil");
    assert_eq!(game.hand(Faction::Marquise), [CardName::AmbushFox, CardName::CrossbowMouse]);
    assert_eq!(game.position().landmarks.market().len(), 3);
    assert_snapshot!(game.refuses("do swap"), @"not offered");
    game.proves(law::landmarks::SWAP);
}

#[test]
fn only_who_left_a_card_knows_where_it_lies() {
    let game = market("c3 marquise-warrior").plays("do swap; stall 2; card anvil");
    assert_eq!(stalls(&game, Viewer::Seat(Seat(0))), [None, Some(CardName::Anvil), None]);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Watcher] {
        assert_eq!(stalls(&game, viewer), [None, None, None]);
        let story = game.story_in(Lang::English, viewer);
        assert!(!story.contains("Anvil") && story.contains("swaps a card"), "{story}");
    }
    game.proves(law::landmarks::SWAP);
}

#[test]
fn who_left_a_card_knows_who_took_it() {
    let eyrie = "
        c3 marquise-warrior eyrie-warrior 2 roost
        leader despot
    ";
    let game = phase(&[], &format!("{MARKET}{eyrie}"), Golden::EndOfTurn);
    let game = game.plays("do swap; stall 2; card anvil");
    let game = game.plays("do swap; stall 2; card ambush-mouse");
    assert_eq!(stalls(&game, Viewer::Seat(Seat(1)))[1], Some(CardName::AmbushMouse));
    assert_eq!(stalls(&game, Viewer::Seat(Seat(0)))[1], None, "what lies there now is hidden");
    assert_eq!(game.view(Viewer::Seat(Seat(0))).players[1].known, [CardName::Anvil]);
    assert!(game.view(Viewer::Seat(Seat(2))).players[1].known.is_empty());
}

#[test]
fn without_a_piece_there_nobody_swaps() {
    assert_snapshot!(market("").refuses("do swap"), @"F.B.2  You have no faction piece at the Black Market in clearing 3.");
}

#[test]
fn a_pawn_is_a_faction_piece_at_the_market() {
    let words = "
        turn vagabond
        landmark black-market c3
        market sword crossbow-mouse root-tea-fox
        character vagabond thief
        pawn vagabond c3
        has vagabond boot torch
        hand vagabond anvil
    ";
    let game = phase(&[], words, Golden::Daylight);
    assert!(game.offers().contains(&"do swap".to_owned()), "{:?}", game.offers());
}

#[test]
fn the_last_chance_to_swap_is_at_the_end_of_the_turn() {
    let words = format!("{MARKET}c3 marquise-warrior");
    let game = phase(&[], &words, Golden::EndOfTurn);
    assert_eq!(game.offers(), ["do swap", "pass"]);
    let game = game.plays("do swap; stall 1; card anvil");
    assert!(game.hand(Faction::Marquise).contains(&CardName::Sword));
    assert_ne!(game.position().turn.seat(), Seat(0), "then the next player's turn comes");
    game.proves(law::landmarks::SWAP);
}

#[test]
fn what_the_company_swaps_everybody_sees() {
    let options = [("seats", "2"), ("factions", "marquise,riverfolk")];
    let words = "
        turn riverfolk
        landmark black-market c3
        market sword crossbow-mouse root-tea-fox
        c3 riverfolk-warrior 2
        hand riverfolk anvil bake-sale
        prices 1 1 1
    ";
    let setting = proof::scenario::setting::<Root>(options);
    let position = root::layout::lay_out(&setting, words).unwrap();
    let frames = root::layout::turn_from(Golden::Daylight);
    let game = Scenario::<Root>::within(setting, position, frames).luck(1);
    let game = game.plays("do swap; stall 1; card anvil");
    assert_eq!(stalls(&game, Viewer::Seat(Seat(0))), [Some(CardName::Anvil), None, None]);
    let known = game.view(Viewer::Seat(Seat(0))).players[1].known.clone();
    assert!(known.contains(&CardName::Sword), "{known:?}");
}

#[test]
fn the_cards_of_the_market_are_no_cards_of_the_deck() {
    let game = market("c3 marquise-warrior");
    assert_eq!(game.position().landmarks.at(Landmark::BlackMarket), Some(c(3)));
    let market = game.position().landmarks.market();
    assert!(market.and(game.position().deck()).is_empty());
    assert!(market.and(game.position().discards()).is_empty());
}
