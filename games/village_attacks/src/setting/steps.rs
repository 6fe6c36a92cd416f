//! The language of effects (E): what capabilities and traps do, step by step.
//!
//! A step is written as its verb, then its arguments in any order: `hit n=1 k=3 z=adj free`. A number that is left out
//! is 1. What a step does not take is refused, and so is a step that a card of this kind cannot take.

use super::reader::{NotAStep, StepReader};
use crate::terms::Symbol;
use kernel::{FixedVec, Set};
use serde::{Deserialize, Deserializer, de::Error};
use std::str::FromStr;

kernel::words! {
    /// Where an effect works.
    pub enum Where {
        /// The own zone.
        Own,
        /// One adjacent zone.
        Adjacent = "adj",
        /// The own zone or one adjacent.
        Near,
        /// One zone within 2.
        Within2 = "r2",
        /// Over all zones within 1.
        Reach1,
        /// Over all zones within 2.
        Reach2,
    }

    /// Which villagers come first.
    pub enum How {
        /// By priority.
        Priority,
        /// As the player likes.
        Free,
        /// Priority reversed.
        Big,
    }

    /// Which villagers a trap takes first.
    pub enum Order {
        /// By priority.
        Priority,
        /// Priority reversed.
        Big,
    }

    /// Among whom a trap's push chooses.
    pub enum Among {
        /// All villagers there.
        All,
        /// Those the step before has touched.
        Touched = "same",
    }

    /// Whom an effect on monsters may reach.
    pub enum Whom {
        /// The monster itself.
        Myself = "self",
        /// Monsters in the own zone.
        Own,
        /// Monsters in the own zone and adjacent ones.
        Near,
        /// Any monster.
        Any,
    }

    /// Whose return is made cheap.
    pub enum Returning {
        /// The monster's own.
        Own = "self",
        /// Any monster's.
        Any,
    }
}

/// A set of useful symbols.
pub type Symbols = Set<Symbol>;

/// The steps of a card.
pub type Steps<T> = FixedVec<T, 3>;

/// One step of a capability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Step {
    /// E.1: damage to each of some villagers.
    Hit(Hit),
    /// E.2: damage point by point.
    Split(u8, Where),
    /// E.3: some villagers are stunned.
    Stun(u8, Where),
    /// E.4: some villagers burn.
    Burn(u8, Where),
    /// E.5: some villagers do not move.
    Snare(u8, Where),
    /// E.6: some villagers do not attack.
    Pacify(u8, Where),
    /// E.7: some villagers move away.
    Push(u8, Where),
    /// E.8: some villagers come and are stunned.
    Pull(u8),
    /// E.9: a villager deals damage to the others of its zone.
    Turn(u8, Where),
    /// E.10: damage to each of some stunned villagers.
    Shatter {
        /// How many.
        targets: u8,
        /// How much to each.
        damage: u8,
    },
    /// E.11: damage to a Hero, or 1 to each of one villager fewer.
    HeroHit(u8, Where),
    /// E.12: damage split, and damage removed for kills.
    Leech {
        /// How much damage.
        damage: u8,
        /// The most damage removed.
        most: u8,
    },
    /// E.13: damage split, one less without a minion.
    Rend(u8),
    /// E.14: zones to move.
    Dash(u8),
    /// E.15: damage prevented.
    Soak(u8),
    /// E.16: attacks without effect.
    Miss(u8),
    /// E.17: attacks that deal 1 less.
    Dull(u8),
    /// E.18: the most an attack deals.
    Cap(u8),
    /// E.19: attacks that hurt the attacker.
    Thorns {
        /// How many attacks.
        times: u8,
        /// How much damage.
        damage: u8,
    },
    /// E.20: villagers within this many zones attack this monster first.
    Taunt(u8),
    /// E.21: villagers that stay.
    Hold(u8),
    /// E.22: damage removed.
    Heal(u8, Whom),
    /// E.23: results gained.
    Gain(u8, Symbols),
    /// E.24: results given.
    Give(u8),
    /// E.25: promises.
    Promise(u8),
    /// E.26: a minion.
    Minion {
        /// How many there may be.
        most: u8,
        /// Its health.
        health: u8,
    },
    /// E.27: the minions act.
    #[default]
    Howl,
    /// E.28: damage the Heart ignores.
    Ward(u8),
    /// E.29: what a return costs.
    Return(u8, Returning),
    /// E.30: Darkness.
    Dark(Where),
    /// E.31: an Unlucky zone.
    Luckless(Where),
    /// E.32: Morale lost if enough villagers died.
    Knell {
        /// How many must have died.
        need: u8,
        /// How much Morale falls.
        morale: u8,
    },
    /// E.33: spawn cards to look at.
    Scry(u8),
    /// E.34: damage to the monster itself.
    SelfHit(u8),
}

/// E.1 as printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hit {
    /// Damage to each.
    pub damage: u8,
    /// How many at most.
    pub targets: u8,
    /// Where.
    pub place: Where,
    /// Who first.
    pub how: How,
}

/// One step of a trap, in its own zone: whatever needs no monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrapStep {
    /// E.1: damage to each of some villagers.
    Hit {
        /// Damage to each.
        damage: u8,
        /// How many at most.
        targets: u8,
        /// Who first.
        order: Order,
    },
    /// E.3: some villagers are stunned.
    Stun(u8),
    /// E.4: some villagers burn.
    Burn(u8),
    /// E.7: some villagers move away.
    Push(u8, Among),
    /// E.35: damage removed from the Heart if the trap killed.
    Heart(u8),
}

impl Default for TrapStep {
    fn default() -> Self {
        Self::Stun(0)
    }
}

impl Step {
    /// The zone this step works in, if it works on one.
    pub const fn place(self) -> Option<Where> {
        match self {
            Self::Hit(hit) => Some(hit.place),
            Self::Split(_, place)
            | Self::Stun(_, place)
            | Self::Burn(_, place)
            | Self::Snare(_, place)
            | Self::Pacify(_, place)
            | Self::Push(_, place)
            | Self::Turn(_, place)
            | Self::HeroHit(_, place)
            | Self::Dark(place)
            | Self::Luckless(place) => Some(place),
            Self::Pull(_)
            | Self::Shatter { .. }
            | Self::Leech { .. }
            | Self::Rend(_)
            | Self::Dash(_)
            | Self::Soak(_)
            | Self::Miss(_)
            | Self::Dull(_)
            | Self::Cap(_)
            | Self::Thorns { .. }
            | Self::Taunt(_)
            | Self::Hold(_)
            | Self::Heal(..)
            | Self::Gain(..)
            | Self::Give(_)
            | Self::Promise(_)
            | Self::Minion { .. }
            | Self::Howl
            | Self::Ward(_)
            | Self::Return(..)
            | Self::Knell { .. }
            | Self::Scry(_)
            | Self::SelfHit(_) => None,
        }
    }

    /// Whether it deals damage to villagers, so that bad luck may spoil it (V24.2).
    pub const fn is_damaging(self) -> bool {
        matches!(
            self,
            Self::Hit(_)
                | Self::Split(..)
                | Self::Turn(..)
                | Self::Shatter { .. }
                | Self::HeroHit(..)
                | Self::Leech { .. }
                | Self::Rend(_)
        )
    }

    /// The step of a verb, if there is one.
    fn of(it: &mut StepReader<'_>) -> Result<Option<Self>, NotAStep> {
        Ok(Some(match it.verb {
            "hit" => Self::Hit(Hit {
                damage: it.number("n")?,
                targets: it.number("k")?,
                place: it.zone()?,
                how: it.flag(&[How::Free, How::Big]).unwrap_or(How::Priority),
            }),
            "split" => Self::Split(it.number("n")?, it.perhaps("z")?.unwrap_or(Where::Own)),
            "stun" => Self::Stun(it.number("k")?, it.zone()?),
            "burn" => Self::Burn(it.number("k")?, it.zone()?),
            "snare" => Self::Snare(it.number("k")?, it.zone()?),
            "pacify" => Self::Pacify(it.number("k")?, it.zone()?),
            "push" => Self::Push(it.number("k")?, it.zone()?),
            "pull" => Self::Pull(it.number("k")?),
            "turn" => Self::Turn(it.number("n")?, it.zone()?),
            "shatter" => Self::Shatter { targets: it.number("k")?, damage: it.number("n")? },
            "herohit" => Self::HeroHit(it.number("n")?, it.zone()?),
            "leech" => Self::Leech { damage: it.number("n")?, most: it.number("k")? },
            "rend" => Self::Rend(it.number("n")?),
            "dash" => Self::Dash(it.number("n")?),
            "soak" => Self::Soak(it.number("n")?),
            "miss" => Self::Miss(it.number("k")?),
            "dull" => Self::Dull(it.number("k")?),
            "cap" => Self::Cap(it.number("n")?),
            "thorns" => Self::Thorns { times: it.number("k")?, damage: it.number("n")? },
            "taunt" => Self::Taunt(it.number_in("r", 0..=u8::MAX)?),
            "hold" => Self::Hold(it.number("k")?),
            "heal" => Self::Heal(it.number("n")?, it.needed("who")?),
            "gain" => Self::Gain(it.number("n")?, it.symbols("of")?),
            "give" => Self::Give(it.number("n")?),
            "promise" => Self::Promise(it.number("k")?),
            "minion" => Self::Minion { most: it.number("max")?, health: it.number("hp")? },
            "howl" => Self::Howl,
            "ward" => Self::Ward(it.number("n")?),
            "return" => Self::Return(it.number_in("n", 0..=u8::MAX)?, it.needed("who")?),
            "dark" => Self::Dark(it.zone()?),
            "luckless" => Self::Luckless(it.zone()?),
            "knell" => Self::Knell { need: it.number("need")?, morale: it.number("n")? },
            "scry" => {
                // No card lets spawn cards be discarded.
                it.number_in("d", 0..=0)?;
                Self::Scry(it.number_in("n", 1..=3)?)
            }
            "selfhit" => Self::SelfHit(it.number("n")?),
            _ => return Ok(None),
        }))
    }
}

impl TrapStep {
    /// The step of a verb, if a trap has it.
    fn of(it: &mut StepReader<'_>) -> Result<Option<Self>, NotAStep> {
        Ok(Some(match it.verb {
            "hit" => Self::Hit {
                damage: it.number("n")?,
                targets: it.number("k")?,
                order: it.flag(&[Order::Big]).unwrap_or(Order::Priority),
            },
            "stun" => Self::Stun(it.number("k")?),
            "burn" => Self::Burn(it.number("k")?),
            "push" => Self::Push(it.number("k")?, it.flag(&[Among::Touched]).unwrap_or(Among::All)),
            "heart" => Self::Heart(it.number("n")?),
            _ => return Ok(None),
        }))
    }
}

impl FromStr for Step {
    type Err = NotAStep;

    fn from_str(text: &str) -> Result<Self, NotAStep> {
        let mut it = StepReader::of(text);
        match Self::of(&mut it)? {
            Some(step) => it.end(step),
            None if TrapStep::of(&mut it)?.is_some() => {
                Err(NotAStep::OnlyForTraps(text.to_owned()))
            }
            None => Err(it.unknown()),
        }
    }
}

impl FromStr for TrapStep {
    type Err = NotAStep;

    fn from_str(text: &str) -> Result<Self, NotAStep> {
        let mut it = StepReader::of(text);
        match Self::of(&mut it)? {
            Some(step) => it.end(step),
            None if Step::of(&mut it)?.is_some() => Err(NotAStep::NotForTraps(text.to_owned())),
            None => Err(it.unknown()),
        }
    }
}

/// Reads the steps of a card, at most three.
pub(super) fn steps<'de, D, T>(from: D) -> Result<Steps<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Copy + Default,
{
    let steps = Vec::<T>::deserialize(from)?;
    if steps.len() > 3 {
        return Err(D::Error::custom("three steps at most"));
    }
    Ok(steps.into_iter().collect())
}

impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        kernel::record::text(from)
    }
}

impl<'de> Deserialize<'de> for TrapStep {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        kernel::record::text(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused<T: FromStr<Err = NotAStep> + std::fmt::Debug>(text: &str) -> String {
        text.parse::<T>().expect_err("this is no step").to_string()
    }

    #[test]
    fn steps_are_read_from_their_words() {
        let hit = Hit { damage: 1, targets: 3, place: Where::Own, how: How::Priority };
        assert_eq!("hit n=1 k=3 z=own".parse(), Ok(Step::Hit(hit)));
        assert_eq!("hit free k=3".parse(), Ok(Step::Hit(Hit { how: How::Free, ..hit })));
        assert_eq!("dash n=2".parse(), Ok(Step::Dash(2)));
        assert_eq!("push k=2 same".parse(), Ok(TrapStep::Push(2, Among::Touched)));
        assert_eq!("howl".parse(), Ok(Step::Howl));
        let of = Symbols::only(Symbol::Melee).with(Symbol::Magic);
        assert_eq!("gain n=2 of=melee/magic".parse(), Ok(Step::Gain(2, of)));
    }

    #[test]
    fn what_a_step_does_not_take_is_refused_by_name() {
        let stun = "stun k=3 max=9 who=any hp=7";
        assert_eq!(
            refused::<Step>(stun),
            format!("\"{stun}\" is no word of the game here: stun takes no max=9")
        );
        for (text, why) in [
            ("hit m=2", "hit takes no m=2"),
            ("hit k=1 k=2", "hit takes no k=2"),
            ("hit free big", "hit takes no big"),
            ("hit free=1", "hit takes no free=1"),
            ("howl 2", "howl takes no 2"),
            ("push k=2 same", "push takes no same"),
            ("stun k=3 free", "stun takes no free"),
        ] {
            assert!(refused::<Step>(text).ends_with(why), "{text}: {}", refused::<Step>(text));
        }
        assert!(refused::<TrapStep>("stun k=3 z=adj").ends_with("stun takes no z=adj"));
        assert!(refused::<TrapStep>("hit k=3 free").ends_with("hit takes no free"));
    }

    #[test]
    fn what_a_step_cannot_mean_is_refused() {
        for (text, why) in [
            ("hit n=one", "hit cannot have n=one"),
            ("rend n=0", "rend cannot have n=0"),
            ("stun z=reach1", "stun cannot have z=reach1"),
            ("return n=1 who=near", "return cannot have who=near"),
            ("gain n=1 of=melee/torch", "gain cannot have of=melee/torch"),
            ("scry n=4", "scry cannot have n=4"),
            ("scry n=3 d=1", "scry cannot have d=1"),
            ("heal n=1", "heal needs who"),
            ("gain n=1", "gain needs of"),
            ("jump n=2", "there is no step jump"),
            ("", "there is no step "),
        ] {
            assert!(refused::<Step>(text).ends_with(why), "{text}: {}", refused::<Step>(text));
        }
        assert_eq!(refused::<TrapStep>("dash n=2"), "a trap cannot do this: \"dash n=2\"");
        assert_eq!(refused::<Step>("heart n=1"), "only a trap can do this: \"heart n=1\"");
    }
}
