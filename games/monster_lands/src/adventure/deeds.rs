//! What is asked, answered, refused and told in the Adventure Phase.

use crate::terms::{Colour, Face, Land, Loot, Mercenary, Mission, Monster, Path, Side, Trap};
use kernel::Seat;
use kernel::notation::{NotAChoice, Words};
use std::fmt;
use std::str::FromStr;

kernel::words! {
    /// What cancels a hit (M23.7).
    pub enum Block {
        /// A Defence Talent of the Mercenary, its Equipment, the Path or the guards.
        Talent = "talent",
        /// A Defence token.
        Token = "token",
        /// A Potion.
        Potion = "potion",
    }
}

/// An answer of the Adventure Phase. Its notation, by example:
///
/// ```text
/// reveal, conceal                a Trap in a Clash; then `against a4`, `foil`, `bear`, `steal m`
/// remove, brace                  Magic dice before the attack is rolled
/// against a4, withstand          attack dice turned aside
/// block talent, block token, block potion, suffer
/// roll s, roll all, reroll m2, stop
/// venom, use loot-elim6, spare   Venoms and Loot; Loot kept for later
/// fulfil, decline, hand trap-s1, hand loot-hire
/// plunder loot-gold10
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    /// Remove a Magic die, and with it an attack die.
    Remove,
    /// Remove no more Magic dice.
    Brace,
    /// Cancel a hit.
    Block(Block),
    /// Take the hits that are left.
    Suffer,
    /// Roll one die of a colour.
    Roll(Colour),
    /// Roll every die that is left.
    RollAll,
    /// Roll a die again.
    Reroll(Colour, Face),
    /// Stop: the total stands.
    Stop,
    /// Keep Loot for later.
    Spare,
    /// Reveal the Trap in question.
    Reveal,
    /// Leave it face down.
    Conceal,
    /// Turn attack dice or a Trick against a Path.
    Against(Path),
    /// Leave the attack dice where they are.
    Withstand,
    /// Cancel a Trick with a Defence token.
    Foil,
    /// Let a Trick work.
    Bear,
    /// Steal a die of a colour.
    Steal(Colour),
    /// Fulfil the contract.
    Fulfil,
    /// Leave the contract.
    Decline,
    /// Hand over a Trap.
    GiveTrap(Trap),
    /// Hand over a Loot token.
    GiveLoot(Loot),
    /// Take a Loot token from the offer.
    Plunder(Loot),
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Remove => f.write_str("remove"),
            Self::Brace => f.write_str("brace"),
            Self::Block(block) => write!(f, "block {block}"),
            Self::Suffer => f.write_str("suffer"),
            Self::Roll(colour) => write!(f, "roll {colour}"),
            Self::RollAll => f.write_str("roll all"),
            Self::Reroll(colour, face) => write!(f, "reroll {colour}{face}"),
            Self::Stop => f.write_str("stop"),
            Self::Spare => f.write_str("spare"),
            Self::Reveal => f.write_str("reveal"),
            Self::Conceal => f.write_str("conceal"),
            Self::Against(path) => write!(f, "against {path}"),
            Self::Withstand => f.write_str("withstand"),
            Self::Foil => f.write_str("foil"),
            Self::Bear => f.write_str("bear"),
            Self::Steal(colour) => write!(f, "steal {colour}"),
            Self::Fulfil => f.write_str("fulfil"),
            Self::Decline => f.write_str("decline"),
            Self::GiveTrap(trap) => write!(f, "hand {trap}"),
            Self::GiveLoot(loot) => write!(f, "hand {loot}"),
            Self::Plunder(loot) => write!(f, "plunder {loot}"),
        }
    }
}

impl FromStr for Deed {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let mut words = Words::of(text);
        let deed = match words.word()? {
            "remove" => Self::Remove,
            "brace" => Self::Brace,
            "block" => Self::Block(words.read()?),
            "suffer" => Self::Suffer,
            "roll" => rolls(&mut words)?,
            "reroll" => rerolls(&mut words)?,
            "stop" => Self::Stop,
            "spare" => Self::Spare,
            "reveal" => Self::Reveal,
            "conceal" => Self::Conceal,
            "against" => Self::Against(words.read()?),
            "withstand" => Self::Withstand,
            "foil" => Self::Foil,
            "bear" => Self::Bear,
            "steal" => Self::Steal(words.read()?),
            "fulfil" => Self::Fulfil,
            "decline" => Self::Decline,
            "hand" => gives(&mut words)?,
            "plunder" => Self::Plunder(words.read()?),
            _ => return Err(words.refuse()),
        };
        words.end(deed)
    }
}

fn rolls(words: &mut Words<'_>) -> Result<Deed, NotAChoice> {
    match words.word()? {
        "all" => Ok(Deed::RollAll),
        colour => colour.parse().map(Deed::Roll),
    }
}

fn rerolls(words: &mut Words<'_>) -> Result<Deed, NotAChoice> {
    let word = words.word()?;
    let (colour, face) = word.split_at_checked(1).ok_or_else(|| words.refuse())?;
    let face = face.parse().ok().filter(|face| (1..=6).contains(face));
    Ok(Deed::Reroll(colour.parse()?, face.ok_or_else(|| words.refuse())?))
}

fn gives(words: &mut Words<'_>) -> Result<Deed, NotAChoice> {
    let word = words.word()?;
    word.parse().map(Deed::GiveTrap).or_else(|_| word.parse().map(Deed::GiveLoot))
}

/// What is asked in the Adventure Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Remove Magic dice against so many attack dice?
    RemoveMagic(Mercenary, u8),
    /// Cancel which of so many hits with what?
    Defend(Mercenary, u8),
    /// Roll which die against the Monster, or stop: the total so far, what captures it, if a Trap lies there, and what
    /// eliminates it.
    Attack(Mercenary, u8, Option<u8>, u8),
    /// Roll which die for the Land, or stop: the total so far, its Conquest Value.
    Conquest(Mercenary, u8, u8),
    /// Roll which die again, or stop: the total so far, the objective of the Mission.
    MissionRoll(Mercenary, u8, u8),
    /// Use Loot for Glory?
    GloryLoot(Loot),
    /// Reveal this token of the Path, counted from the top?
    RevealToken(Path, u8),
    /// Aim the Trick at whom?
    AimTrick(Trap),
    /// Turn so many attack dice against this Path?
    Divert(Path, u8),
    /// Turn an attack die against which Path?
    AimAttackDie(Mercenary),
    /// Cancel the Trick?
    FoilTrick(Trap),
    /// Steal which die?
    StealDie,
    /// Fulfil the contract of this tile, on this Path?
    Contract(Mercenary, Mission, Path),
    /// Hand over which Trap?
    GiveTrap,
    /// Hand over which Loot?
    GiveLoot,
    /// Take which Loot?
    Plunder(Mercenary),
}

/// Why a deed is withheld.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The power of the Monster forbids it.
    Power(Monster),
    /// None is left.
    NoneLeft(Block),
    /// Defence Talents must be used first.
    TalentsFirst,
    /// No Defence works in this scenario.
    NoArmor,
    /// No Venom is carried.
    NoVenom,
    /// Venoms do not help in conquest in this game.
    NoVenomInConquest,
    /// Too little of the resource.
    CannotFulfil,
    /// No Defence token lies on the Path.
    NoDefenceToken,
    /// The Mercenary is of another Affinity.
    OtherAffinity,
    /// The Mercenary settles another Land.
    SettledElsewhere(Land),
}

/// What attack dice show: up to sixteen faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Faces(u64);

impl Faces {
    /// These and one more.
    #[must_use]
    pub const fn and(self, face: Face) -> Self {
        Self(self.0 << 4 | face as u64)
    }

    /// The faces in the order they fell.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        (0..16)
            .rev()
            .map(move |nibble| (self.0 >> (4 * nibble) & 0xF) as Face)
            .filter(|&face| face > 0)
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, face) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{face}")?;
        }
        Ok(())
    }
}

/// What happened in the Adventure Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// A dice Mission or contract is resolved.
    Mission(Side),
    /// A Land battle begins.
    LandBattle(Side),
    /// The defence of the Citadel begins.
    CitadelDefence(Monster),
    /// A Trap is turned up on a Path.
    TrapRevealed(Path, Trap),
    /// A token stays face down.
    TrapConcealed(Path),
    /// A Monster attacks a Mercenary with so many dice.
    Attacks(Monster, Mercenary, u8),
    /// The spores' die shows this: so many hits on everyone there.
    Spores(Monster, Face, u8),
    /// A Magic die is removed; so many attack dice are left.
    MagicRemoved(Mercenary, u8),
    /// Attack dice are turned against another Mercenary.
    Diverted(Mercenary, Mercenary, u8),
    /// Attack dice are lost because their target is gone.
    DivertLost(Mercenary, u8),
    /// The attack dice fall.
    AttackRolled(Mercenary, Faces, u8),
    /// Dice that missed are rolled again: what they show, how many hit.
    MissesRerolled(Faces, u8),
    /// The Monster scores automatic hits.
    AutomaticHits(Monster, u8),
    /// A hit is cancelled.
    Blocked(Mercenary, Block),
    /// A Mercenary is wounded.
    Wounded(Mercenary),
    /// The wound costs Glory.
    WoundCostsGlory(Seat, u8),
    /// A Mercenary dies a hero's death.
    Died(Mercenary, u8),
    /// A die is rolled: colour, face, what it counts, the total so far.
    DieRolled(Mercenary, Colour, Face, u8, u8),
    /// A die is rolled again: colour, from, to, the total so far.
    DieRerolled(Colour, Face, Face, u8),
    /// A Venom is spent; the total so far.
    VenomSpent(Mercenary, u8),
    /// A Loot token is spent.
    LootSpent(Seat, Loot),
    /// A Mercenary captures: Glory and Gold.
    Captured(Mercenary, Monster, u8, u8),
    /// A Mercenary eliminates: Glory and Trophies.
    Eliminated(Mercenary, Monster, u8, u8),
    /// Glory beyond the printed reward.
    ExtraGlory(Seat, u8),
    /// Potions beyond the printed reward.
    ExtraPotions(Seat, u8),
    /// The captured Monster escapes to the Entrance.
    Escapes(Monster),
    /// A final lash strikes everyone in the place.
    FinalLash(Monster),
    /// The attack fails; the damage so far.
    AttackFailed(Mercenary, u8),
    /// A Mercenary sets out to conquer a Land.
    ConquestBegins(Mercenary, Land),
    /// A Mercenary conquers: Land and Glory.
    Conquered(Mercenary, Land, u8),
    /// The conquest fails; the total so far.
    ConquestFailed(Mercenary, Land, u8),
    /// A Mercenary takes Loot.
    Plundered(Mercenary, Loot),
    /// There was nothing to take.
    NothingToPlunder(Mercenary),
    /// The Monster is still there.
    MonsterStays(Monster),
    /// The Monster at the Entrance is beaten: all Panic ends.
    PanicEnds,
    /// A Mission is won with this total: Glory and Gold.
    MissionWon(Mercenary, u8, u8, u8),
    /// A Mission is reached but beaten: leftovers.
    Leftovers(Mercenary, u8, u8),
    /// A Mission fails with this total: penalty.
    MissionFailed(Mercenary, u8, u8),
    /// A contract is fulfilled: Glory and Gold.
    ContractFulfilled(Mercenary, u8, u8),
    /// A contract is left.
    ContractDeclined(Mercenary),
    /// A Trap is handed over.
    TrapGiven(Seat, Trap),
    /// Loot is handed over.
    LootGiven(Seat, Loot),
    /// Madhala wins the dice Mission.
    MadhalaWins,
    /// Madhala removes the Monster.
    MadhalaRemovesMonster(Monster),
    /// Madhala removes the Land.
    MadhalaRemovesLand(Land),
    /// A Trick is aimed at a Path; who stands there.
    TrickAimed(Trap, Path),
    /// A Trick finds nobody.
    TrickWasted(Trap),
    /// A Trick is cancelled.
    TrickFoiled(Trap),
    /// A die is stolen from a Path.
    Stolen(Path, Colour),
}

impl From<Question> for crate::ask::Question {
    fn from(question: Question) -> Self {
        Self::Adventure(question)
    }
}

impl From<Why> for crate::ask::Why {
    fn from(why: Why) -> Self {
        Self::Adventure(why)
    }
}

impl From<Fact> for crate::fact::Fact {
    fn from(fact: Fact) -> Self {
        Self::Adventure(fact)
    }
}

impl From<Deed> for crate::Choice {
    fn from(deed: Deed) -> Self {
        Self::Adventure(deed)
    }
}
