//! The language of effects (E): what capabilities and traps do, step by step.

use crate::terms::Symbol;
use kernel::Set;
use std::str::FromStr;

kernel::words! {
    /// Where an effect works.
    pub enum Where {
        /// The own zone; for a trap its zone.
        Own = "own",
        /// One adjacent zone.
        Adjacent = "adj",
        /// The own zone or one adjacent.
        Near = "near",
        /// One zone within 2.
        Within2 = "r2",
        /// Over all zones within 1.
        Reach1 = "reach1",
        /// Over all zones within 2.
        Reach2 = "reach2",
    }
}

kernel::words! {
    /// Which villagers come first.
    pub enum How {
        /// By priority.
        Priority = "priority",
        /// As the player likes.
        Free = "free",
        /// Priority reversed.
        Big = "big",
    }
}

kernel::words! {
    /// Whom an effect on monsters may reach.
    pub enum Whom {
        /// The monster itself, for a return.
        Myself = "self",
        /// Monsters in the own zone.
        Own = "own",
        /// Monsters in the own zone and adjacent ones.
        Near = "near",
        /// Any monster.
        Any = "any",
    }
}

/// A set of useful symbols.
pub type Symbols = Set<Symbol>;

fn symbols(text: &str) -> Result<Symbols, NotAStep> {
    text.split('/').map(|word| word.parse::<Symbol>().map_err(|_| NotAStep)).collect()
}

/// One step of an effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    /// E.7: some villagers move away; perhaps only those just touched.
    Push(u8, Where, Among),
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
    /// E.20: villagers within so many zones attack this monster first.
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
    /// E.26: a minion with this health.
    Minion(u8),
    /// E.27: the minions act.
    Howl,
    /// E.28: damage the Heart ignores.
    Ward(u8),
    /// E.29: what a return costs.
    Return(u8, Whom),
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
    /// E.35: damage removed from the Heart if the trap killed.
    Heart(u8),
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

/// Among whom a push chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Among {
    /// All villagers there.
    All,
    /// Those the step before has touched.
    Touched,
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
            | Self::Push(_, place, _)
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
            | Self::Minion(_)
            | Self::Howl
            | Self::Ward(_)
            | Self::Return(..)
            | Self::Knell { .. }
            | Self::Scry(_)
            | Self::SelfHit(_)
            | Self::Heart(_) => None,
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

    /// Whether a trap can do it: whatever needs no monster.
    pub const fn is_for_traps(self) -> bool {
        let is_at_trap = matches!(
            self,
            Self::Hit(_) | Self::Stun(..) | Self::Burn(..) | Self::Push(..) | Self::Heart(_)
        );
        is_at_trap && matches!(self.place(), None | Some(Where::Own))
    }
}

/// The text is no step of an effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAStep;

/// The values of a step's text: `n`, `k` and the like, 1 where they are left out.
struct Values<'a> {
    words: Vec<&'a str>,
}

impl<'a> Values<'a> {
    fn word(&self, key: &str) -> Option<&'a str> {
        self.words.iter().find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
    }

    fn number(&self, key: &str) -> Result<u8, NotAStep> {
        self.word(key).map_or(Ok(1), |word| word.parse().map_err(|_| NotAStep))
    }

    fn place(&self) -> Result<Where, NotAStep> {
        self.word("z").map_or(Ok(Where::Own), |word| word.parse().map_err(|_| NotAStep))
    }

    fn whom(&self) -> Result<Whom, NotAStep> {
        self.word("who").and_then(|word| word.parse().ok()).ok_or(NotAStep)
    }

    fn has(&self, word: &str) -> bool {
        self.words.contains(&word)
    }

    fn how(&self) -> How {
        let named = [How::Free, How::Big].into_iter().find(|how| self.has(how.word()));
        named.unwrap_or(How::Priority)
    }

    /// Whether every word is one of these keys or flags.
    fn are_only(&self, known: &[&str]) -> bool {
        self.words.iter().all(|word| known.contains(&word.split('=').next().unwrap_or(word)))
    }
}

impl FromStr for Step {
    type Err = NotAStep;

    fn from_str(text: &str) -> Result<Self, NotAStep> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let values = Values { words: rest.split_whitespace().collect() };
        let known =
            ["n", "k", "z", "r", "of", "who", "hp", "max", "need", "d", "free", "big", "same"];
        if !values.are_only(&known) {
            return Err(NotAStep);
        }
        on_villagers(verb, &values).or_else(|_| on_monsters(verb, &values))
    }
}

fn on_villagers(verb: &str, it: &Values<'_>) -> Result<Step, NotAStep> {
    let (n, k) = (it.number("n")?, it.number("k")?);
    Ok(match verb {
        "hit" => Step::Hit(Hit { damage: n, targets: k, place: it.place()?, how: it.how() }),
        "split" => Step::Split(n, it.place()?),
        "stun" => Step::Stun(k, it.place()?),
        "burn" => Step::Burn(k, it.place()?),
        "snare" => Step::Snare(k, it.place()?),
        "pacify" => Step::Pacify(k, it.place()?),
        "push" => {
            let among = if it.has("same") { Among::Touched } else { Among::All };
            Step::Push(k, it.place()?, among)
        }
        "pull" => Step::Pull(k),
        "turn" => Step::Turn(n, it.place()?),
        "shatter" => Step::Shatter { targets: k, damage: n },
        "herohit" => Step::HeroHit(n, it.place()?),
        "leech" => Step::Leech { damage: n, most: k },
        "rend" => Step::Rend(n),
        "hold" => Step::Hold(k),
        "dark" => Step::Dark(it.place()?),
        "luckless" => Step::Luckless(it.place()?),
        "knell" => Step::Knell { need: it.number("need")?, morale: n },
        _ => return Err(NotAStep),
    })
}

fn on_monsters(verb: &str, it: &Values<'_>) -> Result<Step, NotAStep> {
    let (n, k) = (it.number("n")?, it.number("k")?);
    Ok(match verb {
        "dash" => Step::Dash(n),
        "soak" => Step::Soak(n),
        "miss" => Step::Miss(k),
        "dull" => Step::Dull(k),
        "cap" => Step::Cap(n),
        "thorns" => Step::Thorns { times: k, damage: n },
        "taunt" => Step::Taunt(it.number("r")?),
        "heal" => Step::Heal(n, it.whom()?),
        "gain" => Step::Gain(n, symbols(it.word("of").ok_or(NotAStep)?)?),
        "give" => Step::Give(n),
        "promise" => Step::Promise(k),
        "minion" => Step::Minion(it.number("hp")?),
        "howl" => Step::Howl,
        "ward" => Step::Ward(n),
        "return" => Step::Return(n, it.whom()?),
        "scry" => Step::Scry(n),
        "selfhit" => Step::SelfHit(n),
        "heart" => Step::Heart(n),
        _ => return Err(NotAStep),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_read_from_their_words() {
        let hit = Hit { damage: 1, targets: 3, place: Where::Own, how: How::Priority };
        assert_eq!("hit n=1 k=3 z=own".parse(), Ok(Step::Hit(hit)));
        assert_eq!("dash n=2".parse(), Ok(Step::Dash(2)));
        assert_eq!("push k=2 same".parse(), Ok(Step::Push(2, Where::Own, Among::Touched)));
        assert_eq!("howl".parse(), Ok(Step::Howl));
        assert_eq!("hit n=one".parse::<Step>(), Err(NotAStep));
        assert_eq!("hit m=2".parse::<Step>(), Err(NotAStep));
        assert_eq!("jump n=2".parse::<Step>(), Err(NotAStep));
    }
}
