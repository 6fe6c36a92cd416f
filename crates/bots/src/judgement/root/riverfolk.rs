//! The Riverfolk: what they have built up, and which choices of theirs and of their customers look promising.

use super::promise::Glance;
use super::worth::{count, on_map};
use crate::judge::PLAIN;
use root::choice::Action;
use root::riverfolk::{Errand, Question};
use root::terms::{CardName, Clearing, Faction, Piece, Service};
use root::{Choice, Position, Setting};

/// Funds, which bear dividends while a trade post stands, pairs of them that pay for the next one, the open spaces to craft
/// with, a hand to sell, and who guards the trade posts.
pub(super) fn worth(setting: &Setting, position: &Position) -> f32 {
    let (woodland, board) = (&position.woodland, &position.riverfolk);
    let (mut funds, mut held, mut pairs) = (0.0, 0.0, 0.0);
    for faction in position.playing() {
        let all = board.warriors_of(faction);
        let ready = board.funds(faction);
        funds += f32::from(ready);
        held += f32::from(all - ready);
        if !woodland.ruled(faction).is_empty() {
            pairs += f32::from(all / 2);
        }
    }
    let (mut posts, mut spaces, mut bare) = (0.0, 0.0, 0.0);
    for post in Piece::TRADE_POSTS {
        posts += on_map(position, post);
        spaces += f32::from(setting.pieces(post) - woodland.supply(post));
        for clearing in woodland.with(post) {
            bare += match woodland.warriors(Faction::Riverfolk, clearing) {
                0 => 1.0,
                1 => 0.4,
                _ => 0.0,
            };
        }
    }
    let dividend = if posts > 0.0 { 0.5 } else { 0.15 };
    let hand = position.player(position.seat_of(Faction::Riverfolk)).hand();
    (0.5 + dividend) * funds.min(12.0)
        + 0.6 * held.min(12.0)
        + 0.5 * pairs.min(4.0)
        + 0.6 * posts
        + 0.3 * spaces
        + 0.45 * count(hand.len()).min(3.0)
        + 0.15 * count(hand.len()).min(5.0)
        + 0.15 * on_map(position, Piece::RiverfolkWarrior).min(9.0)
        - 0.5 * bare
}

/// How promising an answer to a question of their chapter looks.
pub(super) fn promise(glance: &Glance<'_>, question: Question, choice: Choice) -> u16 {
    match (question, choice) {
        (Question::Services { .. }, Choice::Pass) => 24,
        (Question::Services { prices, .. }, Choice::Service(service)) => {
            buying(glance, service, prices[service.index()])
        }
        (Question::HandCard, Choice::Card(card)) => for_sale(glance, card),
        (Question::Price { service }, Choice::Count(price)) => asking(service, price),
        (Question::SetPrices { .. }, Choice::Pass) => 40,
        (Question::SetPrices { .. }, Choice::Service(_)) => 3,
        (Question::RiverfolkAction { .. }, choice) => acting(glance, choice),
        (Question::WhichFund { errand }, Choice::Faction(of)) => paying(glance, errand, of),
        (Question::LoseFund { .. } | Question::CraftingFund { .. }, Choice::Faction(of)) => {
            paying(glance, Errand::Draw, of)
        }
        (Question::CraftOrExport { .. }, Choice::Do(Action::Export)) => 8,
        (Question::EstablishWhere, Choice::In(clearing)) => establishing(glance, clearing),
        (
            Question::LoseFund { .. }
            | Question::Services { .. }
            | Question::HandCard
            | Question::Price { .. }
            | Question::WhichFund { .. }
            | Question::AnySpace { .. }
            | Question::CraftingFund { .. }
            | Question::CraftOrExport { .. }
            | Question::EstablishWhere
            | Question::WhichTradePost { .. }
            | Question::SetPrices { .. },
            choice,
        ) => glance.at_large(choice),
    }
}

/// A customer buys what is cheap and of use: cards while the hand is small, mercenaries where they stand beside enemies.
fn buying(glance: &Glance<'_>, service: Service, price: u8) -> u16 {
    let (position, price) = (glance.position, u16::from(price.max(1)));
    let woodland = &position.woodland;
    // Warriors on the Company's board are missed when few are left.
    let purse = glance.own.warrior().map_or(4, |warrior| woodland.supply(warrior));
    let dear = if u16::from(purse) < 2 * price { 4 } else { 1 };
    let weight = match service {
        Service::HandCard => {
            let hand = position.player(glance.position.seat_of(glance.own)).hand();
            if hand.len() < 4 { 24 } else { 8 }
        }
        Service::Riverboats => 2,
        Service::Mercenaries => {
            let hired = woodland.with(Piece::RiverfolkWarrior);
            let rivals = position
                .playing()
                .iter()
                .filter(|&faction| faction != glance.own && faction != Faction::Riverfolk);
            let met: usize =
                rivals.map(|faction| woodland.with_pieces(faction).and(hired).len()).sum();
            u16::try_from(6 * met).unwrap_or(PLAIN)
        }
    };
    weight / price / dear
}

/// Cards are sold for what they bring: an item is points.
fn for_sale(glance: &Glance<'_>, card: CardName) -> u16 {
    let points = glance.setting.deck.facts(card).item.map_or(0, |(_, points)| points);
    8 + 6 * u16::from(points)
}

/// A card for two warriors is bought and pays for a trade post; mercenaries may cost more.
const fn asking(service: Service, price: u8) -> u16 {
    match (service, price) {
        (Service::HandCard | Service::Riverboats, 2) | (Service::Mercenaries, 3) => 24,
        (Service::HandCard, 1 | 3) | (Service::Mercenaries, 2) | (Service::Riverboats, 1) => 12,
        _ => 4,
    }
}

/// Trade posts first, then cards; what is left bears dividends.
fn acting(glance: &Glance<'_>, choice: Choice) -> u16 {
    let (woodland, board) = (&glance.position.woodland, &glance.position.riverfolk);
    let hand = glance.position.player(glance.position.seat_of(Faction::Riverfolk)).hand();
    match choice {
        Choice::Pass => 6 + u16::from(board.all_funds().min(6)),
        Choice::Do(Action::Establish) => 90,
        Choice::Do(Action::Draw) => {
            if hand.len() < 4 {
                16
            } else {
                1
            }
        }
        Choice::Do(Action::Recruit) => {
            if woodland.on_map(Piece::RiverfolkWarrior) < 6 {
                10
            } else {
                2
            }
        }
        Choice::Do(Action::Move | Action::Battle) => 5,
        other => glance.at_large(other),
    }
}

/// Pairs of others' warriors are kept for trade posts; to recruit, an own one is spent.
fn paying(glance: &Glance<'_>, errand: Errand, of: Faction) -> u16 {
    let single = glance.position.riverfolk.funds(of) % 2 == 1;
    match errand {
        Errand::Recruit if of == Faction::Riverfolk => 20,
        Errand::Recruit if single => 8,
        Errand::Recruit => 2,
        Errand::Move | Errand::Battle | Errand::Draw => {
            if single {
                20
            } else {
                8
            }
        }
    }
}

/// Where own warriors stand guard and few others do.
fn establishing(glance: &Glance<'_>, clearing: Clearing) -> u16 {
    let woodland = &glance.position.woodland;
    let others = glance.position.playing().iter().filter(|&faction| faction != Faction::Riverfolk);
    let others: u8 = others.map(|faction| woodland.warriors(faction, clearing)).sum();
    let guards = woodland.warriors(Faction::Riverfolk, clearing);
    (16 + 6 * u16::from(guards.min(4))) / (1 + u16::from(others / 2))
}
