//! What a prior tells apart of an offer: who stands where it leads, and how late in the race it is.

use crate::judge::Asked;
use kernel::Listed;
use root::terms::{Clearing, Faction};
use root::{Choice, Position, Root};

/// The number of an offer: its kind with what it is about.
pub(super) fn of(asked: &Asked<'_, Root>, choice: Choice) -> u32 {
    let position = asked.position;
    let Some(own) = position.faction_if_any(asked.ask.seat) else { return rank(choice) };
    match choice {
        Choice::Battle(at, with) => {
            numbered(1, &[duel(position, at, own, with), leads(asked, with)])
        }
        Choice::Move(from, to) | Choice::Ferry(from, to) => {
            numbered(2, &[left(position, from, own), met(position, to, own)])
        }
        Choice::In(at) => numbered(3, &[met(position, at, own), free(position, at)]),
        Choice::Faction(faction) => numbered(4, &[leads(asked, faction), rank(choice)]),
        _ => numbered(5, &[rank(choice), late(asked)]),
    }
}

fn rank(choice: Choice) -> u32 {
    u32::try_from(choice.rank()).unwrap_or(u32::MAX)
}

/// Several numbers as one, behind a kind.
fn numbered(kind: u32, numbers: &[u32]) -> u32 {
    numbers.iter().fold(kind, |all, number| all.wrapping_mul(8192).wrapping_add(*number))
}

/// None, one, two, three or four, or more.
const fn few(count: u8) -> u32 {
    match count {
        0..=2 => count as u32,
        3 | 4 => 3,
        _ => 4,
    }
}

/// Two hosts who would meet in battle, and what there is to be destroyed.
fn duel(position: &Position, at: Clearing, own: Faction, with: Faction) -> u32 {
    let woodland = &position.woodland;
    let [ours, theirs] = [own, with].map(|faction| few(woodland.warriors(faction, at)));
    (5 * ours + theirs) * 3 + few(woodland.cardboard(with, at)).min(2)
}

/// What is left behind in a clearing.
fn left(position: &Position, from: Clearing, own: Faction) -> u32 {
    let woodland = &position.woodland;
    let bare = u32::from(woodland.cardboard(own, from) > 0);
    let ruled = u32::from(woodland.ruled(own).has(from));
    (few(woodland.warriors(own, from)) * 2 + bare) * 2 + ruled
}

/// Who is met in a clearing: own warriors and what they have built there, the strongest of the others, and whether they have built.
fn met(position: &Position, at: Clearing, own: Faction) -> u32 {
    let woodland = &position.woodland;
    let (mut most, mut built) = (0, false);
    for other in position.playing().iter().filter(|&faction| faction != own) {
        if woodland.with_pieces(other).has(at) {
            most = most.max(woodland.warriors(other, at));
            built |= woodland.cardboard(other, at) > 0;
        }
    }
    let ours = few(woodland.warriors(own, at)).min(3);
    let guarded = u32::from(woodland.cardboard(own, at) > 0);
    let ruled = u32::from(woodland.ruled(own).has(at));
    ((((ours * 5 + few(most)) * 2 + u32::from(built)) * 2) + guarded) * 2 + ruled
}

fn free(position: &Position, at: Clearing) -> u32 {
    u32::from(position.woodland.free_slots(at)).min(2)
}

/// How a faction stands in the race: behind the one who is asked, ahead, or ahead of all; and whether it nears the end.
fn leads(asked: &Asked<'_, Root>, faction: Faction) -> u32 {
    if !asked.position.playing().has(faction) {
        return 7;
    }
    let score = |faction| asked.position.player(asked.position.seat_of(faction)).score();
    let own = asked.position.player(asked.ask.seat).score();
    let theirs = score(faction);
    let best = asked.position.playing().iter().map(score).max().unwrap_or(0);
    u32::from(theirs > own) + u32::from(theirs == best) + 3 * u32::from(theirs >= 22)
}

/// How late it is: by the points of the one ahead, and whether that is who is asked.
fn late(asked: &Asked<'_, Root>) -> u32 {
    let score = |seat| asked.position.player(seat).score();
    let best = asked.setting.seats().map(score).max().unwrap_or(0);
    let step = match best {
        0..=7 => 0,
        8..=15 => 1,
        16..=22 => 2,
        _ => 3,
    };
    2 * step + u32::from(score(asked.ask.seat) == best)
}
