//! What is asked, answered, refused and told in the Adventure Phase.

use crate::Setting;
use crate::spoken::some;
use crate::terms::{Colour, Face, Land, Loot, Mercenary, Mission, Monster, Path, Side, Trap};
use kernel::notation::NotAChoice;
use kernel::{Listed, Message, Seat};
use std::fmt;
use std::str::FromStr;

kernel::words! {
    /// What cancels a hit (M23.7).
    pub enum Block {
        /// A Defence Talent of the Mercenary, its Equipment, the Path or the guards.
        Talent,
        /// A Defence token.
        Token,
        Potion,
    }
}

/// A die by what it shows: `m2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shown {
    /// Its colour.
    pub colour: Colour,
    /// What it shows.
    pub face: Face,
}

/// Face by face, the colour changing fastest.
impl Listed for Shown {
    const COUNT: usize = 6 * Colour::COUNT;

    #[inline]
    fn rank(self) -> usize {
        self.colour.rank() + Colour::COUNT * (usize::from(self.face) - 1)
    }

    fn ranked(rank: usize) -> Self {
        let face = Face::ranked(rank / Colour::COUNT + 1);
        Self { colour: Colour::ranked(rank % Colour::COUNT), face }
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour, self.face)
    }
}

impl FromStr for Shown {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let refused = || NotAChoice::new(text);
        let (colour, face) = text.split_at_checked(1).ok_or_else(refused)?;
        let face = face.parse().ok().filter(|face| (1..=6).contains(face));
        Ok(Self { colour: colour.parse()?, face: face.ok_or_else(refused)? })
    }
}

kernel::choices! {
    /// An answer of the Adventure Phase.
    pub enum Deed {
        /// Remove a Magic die, and with it an attack die.
        Remove = "remove" => "choice-remove",
        /// Remove no more Magic dice.
        Brace = "brace" => "choice-brace",
        /// Cancel a hit.
        Block(with: Block) = "block {with}" => "choice-block",
        /// Take the hits that are left.
        Suffer = "suffer" => "choice-suffer",
        Roll(die: Colour) = "roll {die}" => "choice-roll",
        RollAll = "roll all" => "choice-roll-all",
        Reroll(die: Shown) = "reroll {die}" => "choice-reroll" (die: die.colour, face: die.face),
        /// Stop: the total stands.
        Stop = "stop" => "choice-stop",
        /// Keep Loot for later.
        Spare = "spare" => "choice-spare",
        /// Reveal the Trap in question.
        Reveal = "reveal" => "choice-reveal",
        /// Leave it face down.
        Conceal = "conceal" => "choice-conceal",
        /// Turn attack dice or a Trick against a Path.
        Against(path: Path) = "against {path}" => "choice-against",
        /// Leave the attack dice where they are.
        Withstand = "withstand" => "choice-withstand",
        /// Cancel a Trick with a Defence token.
        Foil = "foil" => "choice-foil",
        /// Let a Trick work.
        Bear = "bear" => "choice-bear",
        Steal(die: Colour) = "steal {die}" => "choice-steal",
        /// Fulfil the contract.
        Fulfil = "fulfil" => "choice-fulfil",
        /// Leave the contract.
        Decline = "decline" => "choice-decline",
        GiveTrap(what: Trap) = "hand {what}" => "choice-hand-over",
        GiveLoot(what: Loot) = "hand {what}" => "choice-hand-over",
        /// Take a Loot token from the offer.
        Plunder(loot: Loot) = "plunder {loot}" => "choice-plunder",
    }

    fn message(setting: &Setting) -> Message;
}

/// What a total has to reach, and the one-sided bonus that is already taken off it (M25.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Mark {
    /// What is to be reached.
    pub reach: u8,
    /// What was taken off.
    pub spared: u8,
}

kernel::questions! {
    /// What is asked in the Adventure Phase.
    pub enum Question {
        /// Remove Magic dice against this many attack dice?
        RemoveMagic(who: Mercenary, dice: u8) => "ask-remove-magic",
        Defend(who: Mercenary, hits: u8) => "ask-defend",
        /// Roll which die against the Monster, or stop: the total so far, what captures it, if a Trap lies there, and what
        /// eliminates it.
        Attack(who: Mercenary, total: u8, capture: Option<Mark>, eliminate: Mark) =>
            "ask-attack" (
                who, total, traps: u8::from(capture.is_some()),
                capture: capture.unwrap_or_default().reach, spared: capture.unwrap_or_default().spared,
                eliminate: eliminate.reach, saved: eliminate.spared,
            ),
        Conquest(who: Mercenary, total: u8, value: u8) => "ask-conquest",
        MissionRoll(who: Mercenary, total: u8, objective: u8) => "ask-mission-roll",
        /// Use Loot for Glory?
        GloryLoot(loot: Loot) => "ask-glory-loot",
        /// Reveal this token of the Path, counted from the top?
        RevealToken(path: Path, token: u8) => "ask-reveal-token" (path, number: token + 1),
        AimTrick(trick: Trap) => "ask-aim-trick",
        /// Turn this many attack dice against this Path?
        Divert(path: Path, dice: u8) => "ask-divert",
        AimAttackDie(who: Mercenary) => "ask-aim-attack-die",
        FoilTrick(trick: Trap) => "ask-foil-trick",
        StealDie => "ask-steal-die",
        /// Fulfil the contract of this tile, on this Path?
        Contract(who: Mercenary, mission: Mission, path: Path) => contract,
        GiveTrap => "ask-give-trap",
        GiveLoot => "ask-give-loot",
        Plunder(who: Mercenary) => "ask-plunder",
    }

    fn message(setting: &Setting) -> Message;
}

/// What a contract wants and pays.
fn contract(who: Mercenary, mission: Mission, path: Path, setting: &Setting) -> Message {
    let paper = setting.contract(mission);
    let reward = paper.reward(path);
    let pays = [
        ("resource-glory", reward.glory),
        ("coin", reward.gold),
        ("resource-potion", reward.potions),
        ("resource-venom", reward.venoms),
        ("resource-defence", reward.defence),
    ];
    Message::new("ask-contract")
        .with("who", who)
        .with("wants", some(&[(paper.discard.resource.key(), paper.discard.count)]))
        .with("pays", some(&pays))
}

kernel::speech! {
    /// Why a deed is withheld.
    pub enum Why {
        /// The power of the Monster forbids it.
        Power(monster: Monster) => "why-power",
        NoneLeft(with: Block) => "why-none-left",
        /// Defence Talents must be used first.
        TalentsFirst => "why-talents-first",
        NoArmor => "why-no-armor",
        NoVenom => "why-no-venom",
        NoVenomInConquest => "why-no-venom-in-conquest",
        CannotFulfil => "why-cannot-fulfil",
        NoDefenceToken => "why-no-defence-token",
        OtherAffinity => "why-other-affinity",
        SettledElsewhere(land: Land) => "why-settled-elsewhere",
    }

    fn message(setting: &Setting) -> Message;
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

kernel::speech! {
    /// What happened in the Adventure Phase.
    pub enum Fact {
        DiceMission => "fact-dice-mission",
        Contracts => "fact-contracts",
        LandBattle(side: Side) => "fact-battle-{side}" (),
        CitadelDefence(monster: Monster) => "fact-citadel-defence",
        TrapRevealed(path: Path, trap: Trap) => "fact-trap-revealed",
        TrapConcealed(path: Path) => "fact-trap-concealed",
        Attacks(monster: Monster, who: Mercenary, dice: u8) => "fact-attacks" (who, monster, dice),
        /// The spores' die shows this: this many hits on everyone there.
        Spores(monster: Monster, face: Face, hits: u8) => "fact-spores",
        /// A Magic die is removed; this many attack dice are left.
        MagicRemoved(who: Mercenary, dice: u8) => "fact-magic-removed",
        Diverted(from: Mercenary, to: Mercenary, dice: u8) => "fact-diverted",
        /// Attack dice are lost because their target is gone.
        DivertLost(who: Mercenary, dice: u8) => "fact-divert-lost",
        AttackRolled(who: Mercenary, faces: Faces, hits: u8) => "fact-attack-rolled",
        MissesRerolled(faces: Faces, hits: u8) => "fact-misses-rerolled",
        AutomaticHits(monster: Monster, hits: u8) => "fact-automatic-hits",
        Blocked(who: Mercenary, with: Block) => "fact-blocked",
        Wounded(who: Mercenary) => "fact-wounded",
        WoundCostsGlory(seat: Seat, glory: u8) => "fact-wound-costs-glory",
        Died(who: Mercenary, glory: u8) => "fact-died",
        /// A die is rolled: colour, face, what it counts, the total so far.
        DieRolled(who: Mercenary, die: Colour, face: Face, counts: u8, total: u8) => "fact-die-rolled",
        /// A die is rolled that counts other than its face.
        DieCounts(who: Mercenary, die: Colour, face: Face, counts: u8, total: u8) => "fact-die-counts",
        /// A die is rolled again: colour, from, to, the total so far.
        DieRerolled(die: Colour, from: Face, to: Face, total: u8) => "fact-die-rerolled",
        VenomSpent(who: Mercenary, total: u8) => "fact-venom-spent",
        LootSpent(seat: Seat, loot: Loot) => "fact-loot-spent",
        Captured(who: Mercenary, monster: Monster, glory: u8, gold: u8) => "fact-captured",
        Eliminated(who: Mercenary, monster: Monster, glory: u8, trophies: u8) => "fact-eliminated",
        /// Glory beyond the printed reward.
        ExtraGlory(seat: Seat, glory: u8) => "fact-extra-glory",
        /// Potions beyond the printed reward.
        ExtraPotions(seat: Seat, potions: u8) => "fact-extra-potions",
        /// The captured Monster escapes to the Entrance.
        Escapes(monster: Monster) => "fact-escapes",
        FinalLash(monster: Monster) => "fact-final-lash",
        AttackFailed(who: Mercenary, damage: u8) => "fact-attack-failed",
        ConquestBegins(who: Mercenary, land: Land) => "fact-conquest-begins",
        Conquered(who: Mercenary, land: Land, glory: u8) => "fact-conquered",
        ConquestFailed(who: Mercenary, land: Land, total: u8) => "fact-conquest-failed",
        Plundered(who: Mercenary, loot: Loot) => "fact-plundered",
        NothingToPlunder(who: Mercenary) => "fact-nothing-to-plunder",
        MonsterStays(monster: Monster) => "fact-monster-stays",
        PanicEnds => "fact-panic-ends",
        MissionWon(who: Mercenary, total: u8, glory: u8, gold: u8) => "fact-mission-won",
        /// The objective is reached, but another Mercenary did better.
        Leftovers(who: Mercenary, total: u8, gold: u8) => "fact-leftovers",
        MissionFailed(who: Mercenary, total: u8, glory: u8) => "fact-mission-failed",
        ContractFulfilled(who: Mercenary, glory: u8, gold: u8) => "fact-contract-fulfilled",
        ContractDeclined(who: Mercenary) => "fact-contract-declined",
        TrapGiven(seat: Seat, what: Trap) => "fact-given",
        LootGiven(seat: Seat, what: Loot) => "fact-given",
        /// Madhala wins the dice Mission.
        MadhalaWins => "fact-madhala-wins",
        MadhalaRemovesMonster(monster: Monster) => "fact-madhala-removes-monster",
        MadhalaRemovesLand(land: Land) => "fact-madhala-removes-land",
        TrickAimed(trick: Trap, path: Path) => "fact-trick-aimed",
        TrickWasted(trick: Trap) => "fact-trick-wasted",
        TrickFoiled(trick: Trap) => "fact-trick-foiled",
        TrickVoid(trick: Trap) => "fact-trick-void",
        Stolen(path: Path, die: Colour) => "fact-stolen",
    }

    fn message(setting: &Setting) -> Message;
}
