//! Set-up cards, homelands and landmarks: what is promising about them, and what they are worth.

use super::promise::Glance;
use crate::judge::PLAIN;
use root::choice::Action;
use root::setup::advanced::Question as Advanced;
use root::terms::{CardName, Clearing, Faction, Landmark};
use root::{Choice, Position, Setting, landmarks};

/// How promising an answer of the advanced set-up looks.
pub(super) fn promise(glance: &Glance<'_>, question: Advanced, choice: Choice) -> u16 {
    match (question, choice) {
        // Who reaches far has more to do with it.
        (Advanced::PickFaction { .. }, Choice::Faction(faction)) => 6 + 3 * reach(glance, faction),
        (Advanced::Homeland { .. } | Advanced::KeepAtHome, Choice::In(at)) => home(glance, at),
        (Advanced::PutBack { .. }, Choice::Card(name)) => uselessness(glance, name),
        (
            Advanced::PickFaction { .. }
            | Advanced::Homeland { .. }
            | Advanced::KeepAtHome
            | Advanced::HomeBuilding(_)
            | Advanced::Spread { .. }
            | Advanced::HomeGarden { .. }
            | Advanced::HomePlot { .. }
            | Advanced::PutBack { .. },
            _,
        ) => PLAIN,
    }
}

fn reach(glance: &Glance<'_>, faction: Faction) -> u16 {
    let mut rows = glance.setting.boards.factions.faction.iter();
    rows.find(|row| row.id == faction).map_or(0, |row| row.reach.into())
}

/// A home with room to build and ways to leave it, and without others.
fn home(glance: &Glance<'_>, at: Clearing) -> u16 {
    let woodland = &glance.position.woodland;
    let ways = u16::try_from(woodland.paths(at).len()).unwrap_or(0);
    let mut others = woodland.playing().iter().filter(|&faction| faction != glance.own);
    let crowded = others.any(|faction| woodland.warriors(faction, at) > 1);
    (6 + 6 * u16::from(woodland.free_slots(at)) + 2 * ways) / if crowded { 3 } else { 1 }
}

/// How promising an answer about landmarks looks.
pub(super) fn at_landmark(
    glance: &Glance<'_>,
    question: landmarks::Question,
    choice: Choice,
) -> u16 {
    match (question, choice) {
        (landmarks::Question::Market, Choice::Do(Action::Swap)) => swapping(glance),
        (landmarks::Question::Market, _) => 10,
        (landmarks::Question::SwapWhat { .. }, Choice::Card(name)) => uselessness(glance, name),
        (landmarks::Question::WhichStall, Choice::Stall(stall)) => {
            // What one left there oneself is not worth having back.
            let card = glance.position.landmarks.stall(usize::from(stall).saturating_sub(1));
            let seat = glance.position.seat_of(glance.own);
            let known = card.is_some_and(|card| glance.position.player(seat).seen().has(card));
            if known { 1 } else { PLAIN }
        }
        (
            landmarks::Question::WhichLandmark
            | landmarks::Question::WhereToStand(_)
            | landmarks::Question::WhichStall
            | landmarks::Question::SwapWhat { .. },
            _,
        ) => PLAIN,
    }
}

/// To swap is promising with a card in hand that is of little use.
pub(super) fn swapping(glance: &Glance<'_>) -> u16 {
    let hand = glance.position.player(glance.position.seat_of(glance.own)).hand();
    let names = glance.setting.deck.names(hand);
    names.map(|name| uselessness(glance, name)).max().unwrap_or(0)
}

/// How little a card is worth keeping: one whose item nobody can craft any more least of all.
fn uselessness(glance: &Glance<'_>, name: CardName) -> u16 {
    let (deck, position) = (&glance.setting.deck, glance.position);
    let facts = deck.facts(name);
    if !facts.is_craftable() {
        // An ambush is worth having, dominance rarely.
        return if deck.ambushes().and(deck.copies(name)).is_empty() { 40 } else { 4 };
    }
    match facts.item {
        Some((item, _)) => {
            let left = position.items().of(item) + position.landmarks.forge().of(item);
            if left == 0 { 60 } else { 8 }
        }
        None => 12,
    }
}

/// What landmarks are worth to a faction: the Tower it rules, the Forge it stands at, the Market it can visit.
pub(super) fn worth(setting: &Setting, position: &Position, faction: Faction) -> f32 {
    let woodland = &position.woodland;
    let own = setting.map.tower;
    let tower = position.landmarks.at(Landmark::Tower).or(own);
    let tower = tower.is_some_and(|at| woodland.ruled(faction).has(at));
    let at = |landmark| {
        position.landmarks.at(landmark).is_some_and(|at| woodland.with_pieces(faction).has(at))
    };
    let forge = at(Landmark::LegendaryForge) && position.landmarks.forge().total() > 0;
    let of = |has: bool, worth: f32| if has { worth } else { 0.0 };
    of(tower, 1.2) + of(forge, 0.6) + of(at(Landmark::BlackMarket), 0.3)
}
