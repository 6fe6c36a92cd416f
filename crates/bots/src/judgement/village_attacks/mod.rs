//! Village Attacks: what threatens the Castle Heart, what is left of the goal, and what a monster would rather not do.

mod deeds;
mod effects;
mod features;
mod goal;
mod outlook;
mod promise;
mod worth;

use crate::judge::{Asked, Judge, Leaning, Scene};
use crate::net::{Sensed, Sight};
use kernel::{Fast, Member, Set};
use village_attacks::{Position, Setting, VillageAttacks};

impl Judge<Self> for VillageAttacks {
    const CAP: u32 = 60;
    const ADEPT: u32 = 40;
    const GLANCE: u32 = 12;
    // A deed takes some answers: what, which and where.
    const GLIMPSE: u32 = 2;

    const SIGHT: Sight = Sight { blocks: &features::BLOCKS, each: false, outputs: 1 };

    /// The monsters win or lose together: it is the same for everybody.
    fn leaning(setting: &Setting, position: &Position) -> Option<Leaning> {
        Some(leaning(setting, position))
    }

    fn sense(scene: &Scene<'_, Self>, sensed: &mut Sensed) {
        features::sense(scene, sensed);
    }

    fn tables(chance: &mut Fast) -> Vec<(&'static str, String)> {
        features::tables(chance)
    }

    fn promise(asked: &Asked<'_, Self>, promises: &mut [u16]) {
        promise::promise(asked, promises);
    }

    /// To the end of the turn, or of the villagers' phase: what comes then is judged before the dice are rolled.
    fn has_seen_enough(_: &Setting, asked: &Position, now: &Position) -> bool {
        let (asked, now) = (&asked.castle, &now.castle);
        now.round() > asked.round() || asked.turn().is_some() && now.turn() != asked.turn()
    }
}

/// How likely the monsters are to win, never sure either way.
fn leaning(setting: &Setting, position: &Position) -> Leaning {
    let standing = worth::standing(setting, position);
    Leaning::together(standing, setting.seat_count(), 0.1, [0.02, 0.98])
}

/// How many there are: few, as pieces are.
fn count<T: Member>(set: Set<T>) -> u8 {
    u8::try_from(set.len()).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests;
