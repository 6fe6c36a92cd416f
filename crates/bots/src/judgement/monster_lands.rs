//! Monster Lands: what a clan has gathered, and what it would rather not do.

use super::share;
use crate::judge::{Judged, PLAIN, Worth};
use kernel::seat::MAX_SEATS;
use kernel::{Ask, Game, Offer, Seat, Verdict};
use monster_lands::adventure::{Block, Deed};
use monster_lands::ask::Question;
use monster_lands::pieces::Building;
use monster_lands::position::Position;
use monster_lands::setting::Setting;
use monster_lands::{Choice, MonsterLands};

/// The rounds of a game.
const ROUNDS: f32 = 6.0;
/// Points no solo game reaches.
const SOLO_BEST: f32 = 120.0;

impl Judged for MonsterLands {
    const CAP: u32 = 400;

    fn worth(setting: &Setting, position: &Position) -> Worth {
        judge(setting, position, stores)
    }

    fn end(setting: &Setting, position: &Position) -> Worth {
        if setting.is_solo() {
            judge(setting, position, |_, _, _| 0.0)
        } else {
            crate::judge::won(&Self::outcome(setting, position))
        }
    }

    fn promise(_: &Setting, position: &Position, ask: &Ask<Self>, offer: &Offer<Self>) -> u16 {
        match ask.question {
            Question::Adventure(_) => adventure(offer.choice),
            Question::Add(_) => adding(offer.choice),
            Question::Turn => turn(position, ask.seat, offer.choice),
            _ => elsewhere(offer.choice),
        }
    }

    /// To the end of the round in which it is asked: what was sent Outside has come home by then.
    fn has_seen_enough(_: &Setting, asked: &Position, now: &Position) -> bool {
        now.round() > asked.round()
    }
}

/// What each clan is worth: its points as they stand, and what it may make of what it has.
fn judge(
    setting: &Setting,
    position: &Position,
    stores: fn(&Setting, &Position, Seat) -> f32,
) -> Worth {
    let outcome = MonsterLands::outcome(setting, position);
    let mut points = [0.0; MAX_SEATS];
    for line in &outcome.standings {
        let score = f32::from(i16::try_from(line.score).unwrap_or(i16::MAX));
        points[line.seat.index()] = score + stores(setting, position, line.seat);
    }
    if let Verdict::Solo { level, .. } = outcome.verdict {
        let mut worth = [0.0; MAX_SEATS];
        worth[0] = (points[0] / SOLO_BEST).clamp(0.0, 1.0) * 0.9 + 0.03 * f32::from(level);
        return worth;
    }
    share(&points, outcome.standings.len(), 5.0)
}

/// The points a clan may hope to make of its people and its stores.
fn stores(setting: &Setting, position: &Position, seat: Seat) -> f32 {
    let clan = position.clan(seat);
    let left = (ROUNDS - f32::from(position.round())).max(0.0) + 0.3;
    let dice: u8 = clan.members().iter().map(|m| setting.mercenary(m).dice.total()).sum();
    let wounded = clan.members().iter().filter(|&m| position.is_wounded(m)).count();
    let equipment = count(position.equipment_of_clan(seat).count());
    let useful = left.min(1.5);
    let gold = f32::from(clan.gold().min(60));
    (f32::from(dice) + f32::from(clan.novices())) * 0.9 * left
        + gold.min(12.0) * 0.3 * useful
        + (gold - 12.0).max(0.0) * 0.08 * useful
        + count(clan.traps().len()) * 0.7 * useful
        + f32::from(clan.defence()) * 0.5 * useful
        + f32::from(clan.potions() + clan.venoms()) * 0.45 * useful
        + count(clan.loot().len()) * 1.0
        + equipment * 0.8 * useful
        - count(wounded) * 0.8 * useful
}

fn count(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

/// A turn of the Deployment Phase.
fn turn(position: &Position, seat: Seat, choice: Choice) -> u16 {
    match choice {
        Choice::Send(_) => 60,
        Choice::Work(_) | Choice::Settle(..) => 80,
        Choice::Heal(_) | Choice::Talent(_) | Choice::Ability(_) => 30,
        Choice::Visit(Building::Tavern) => 40,
        Choice::Visit(Building::Lodge | Building::Mine) => 20,
        Choice::Visit(Building::Alchemist | Building::Armory | Building::Bazaar) => 14,
        Choice::Visit(Building::PawnShop) => 3,
        Choice::Sell(_) if position.clan(seat).gold() > 3 => 0,
        Choice::Sell(_) | Choice::Rearrange => 1,
        Choice::Convert(_) | Choice::Use(_) => 4,
        _ => PLAIN,
    }
}

/// A Path being manned.
fn adding(choice: Choice) -> u16 {
    match choice {
        Choice::Die(_) | Choice::Trap(_) => 60,
        Choice::Defence | Choice::Potion => 40,
        Choice::Venom => 24,
        Choice::Done => 12,
        _ => PLAIN,
    }
}

fn elsewhere(choice: Choice) -> u16 {
    match choice {
        Choice::Settle(..) => 80,
        Choice::Heal(_) => 60,
        Choice::Hire(_) | Choice::Buy(_) | Choice::Equipment(_) => 30,
        Choice::HireNovice | Choice::Done | Choice::Pass => 10,
        Choice::Beer | Choice::Sell(_) | Choice::Rearrange => 2,
        Choice::Count(count) => 8 * (1 + u16::from(count)),
        _ => PLAIN,
    }
}

/// A deed of the Adventure Phase: blocks are used, dice are rolled.
const fn adventure(choice: Choice) -> u16 {
    match choice {
        Choice::Adventure(deed) => match deed {
            Deed::Block(Block::Talent) => 200,
            Deed::Block(Block::Token) => 100,
            Deed::Block(Block::Potion) => 50,
            Deed::RollAll => 100,
            Deed::Roll(_) => 20,
            Deed::Reroll(_, face) if face <= 2 => 60,
            Deed::Reroll(..) => 6,
            Deed::Fulfil => 60,
            Deed::Reveal => 60,
            Deed::Suffer => 2,
            Deed::Stop => 10,
            Deed::Remove | Deed::Brace => 20,
            Deed::Spare => 8,
            Deed::Foil => 30,
            Deed::Decline | Deed::Conceal | Deed::Bear => 6,
            Deed::Against(_)
            | Deed::Withstand
            | Deed::Steal(_)
            | Deed::GiveTrap(_)
            | Deed::GiveLoot(_)
            | Deed::Plunder(_) => PLAIN,
        },
        Choice::Settle(..) => 200,
        _ => PLAIN,
    }
}
