//! What a viewer may know: at this table, everything but the order of cards to come.

mod eye;

pub(crate) use eye::view;

use crate::setting::records::{GoalName, ZoneKind};
use crate::setting::steps::Where;
use crate::terms::{
    Capability, Condition, CostSymbol, Creature, Creatures, Deck, Event, Figure, Hero, Likeness,
    MapName, Minion, Monster, Role, ScenarioName, Slot, SpawnCard, SpecialFace, Summon, Symbol,
    Trap, Type, Zone, Zones,
};
use kernel::Seat;
use serde::Serialize;
use std::fmt;

kernel::words! {
    /// Who enters with a spawn card.
    pub enum Newcomer { Peasant, Hunter, Veteran, Hero }

    /// Slots of a board, by what they hold.
    pub enum Holds { Movement, Defence, Reserve }

    /// What a capability keeps up for a round, by the word of its effect.
    pub enum Kept {
        Soak, Miss, Dull, Cap, Thorns, Taunt,
        Hold,
    }
}

/// How choices name a figure with a card of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    /// A Hero, by its word.
    Hero(Hero),
    /// The summoned monster or a minion: `summoned`, `minion1`.
    Creature(Creature),
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hero(hero) => hero.fmt(f),
            Self::Creature(creature) => creature.fmt(f),
        }
    }
}

/// The card of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FigureCard {
    /// A Hero's.
    Hero(Hero),
    /// The summoned monster's.
    Summon(Summon),
    /// Of a kind of minion.
    Minion(Minion),
}

impl fmt::Display for FigureCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hero(hero) => hero.fmt(f),
            Self::Summon(summon) => summon.fmt(f),
            Self::Minion(minion) => minion.fmt(f),
        }
    }
}

kernel::written!(
    Capability,
    Condition,
    CostSymbol,
    Creature,
    Event,
    FigureCard,
    GoalName,
    Kept,
    Likeness,
    MapName,
    Monster,
    Named,
    Newcomer,
    Role,
    ScenarioName,
    SpawnCard,
    SpecialFace,
    Summon,
    Symbol,
    Trap,
    Type,
    Where,
    ZoneKind
);
kernel::by_number!(Figure, Slot, Zone);

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seat that looks, if it is one.
    pub seat: Option<Seat>,
    /// The scenario.
    pub scenario: ScenarioName,
    /// The map.
    pub map: MapName,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is, by place.
    pub turn: Option<Slot>,
    /// Who has the coin, by place.
    pub first: Slot,
    /// Night, where Day and Night are in use.
    pub night: Option<bool>,
    /// The health of the Castle Heart.
    pub heart: u8,
    /// Village Morale, where it is used.
    pub morale: Option<u8>,
    /// The event dial.
    pub dial: u16,
    /// The persistent event.
    pub event: Option<Event>,
    /// The current Rank.
    pub rank: u8,
    /// Damage the Heart ignores this round.
    pub ward: u8,
    /// The zones, by number.
    pub zones: Vec<ZoneView>,
    /// The playing monsters, by place.
    pub monsters: Vec<MonsterView>,
    /// The summoned monster's card and damage.
    pub summoned: Option<(Summon, u8)>,
    /// Traps that lie face up.
    pub display: Vec<Trap>,
    /// Spawn cards that were looked at, the next first.
    pub scried: Vec<SpawnCard>,
    /// How many cards each deck has.
    pub decks: [usize; Deck::ALL.len()],
    /// Heirlooms delivered.
    pub delivered: u8,
    /// Heroes killed.
    pub heroes_killed: u8,
    /// How the game is won, and what of it is counted.
    pub goal: GoalView,
    /// The Heart's health at the start.
    pub heart_full: u8,
    /// The spacing of events on the dial, where they are used.
    pub events_every: Option<u8>,
    /// The traps that lie face up, as printed.
    pub offered: Vec<TrapView>,
    /// Who enters with each spawn card that was looked at, at the current Rank.
    pub entries: Vec<EntryView>,
    /// Heroes in play.
    pub heroes: Vec<FigureView>,
    /// The summoned monster and minions in play.
    pub followers: Vec<FigureView>,
}

/// How the game is won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GoalView {
    /// Its name.
    pub name: GoalName,
    /// How many of what it counts.
    pub count: u8,
    /// Its rounds, where it has some.
    pub rounds: u8,
    /// Village Morale at the start, where it is used.
    pub morale: Option<u8>,
    /// Whether the summoning is done.
    pub summoned: bool,
}

/// A trap card as printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrapView {
    /// Its name.
    pub name: Trap,
    /// What it costs, symbol by symbol.
    pub cost: Vec<CostSymbol>,
    /// How often it triggers.
    pub charges: u8,
}

/// Who enters with a spawn card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EntryView {
    /// The card.
    pub name: SpawnCard,
    /// How many of each.
    pub enter: Vec<(Newcomer, u8)>,
    /// Whether the zone advances first.
    pub advance: bool,
    /// Whether another card is drawn.
    pub again: bool,
}

/// A figure with a card of its own: a Hero, the summoned monster, a minion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FigureView {
    /// How choices name it.
    pub word: Named,
    /// Its card.
    pub card: FigureCard,
    /// Its Type.
    pub of_type: Type,
    /// Whose minion it is, by place.
    pub owner: Option<Slot>,
    /// Its health and the damage on it.
    pub health: (u8, u8),
    /// Zones it moves, its attacks, their range and their damage.
    pub numbers: [u8; 4],
}

/// A zone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is so of a zone or not")]
pub struct ZoneView {
    /// What it is.
    pub kind: ZoneKind,
    /// Where it is drawn, on a grid of 1000 by 1000.
    pub at: (u16, u16),
    /// Adjacent zones, by number.
    pub paths: Zones,
    /// How many figures fit.
    pub capacity: u8,
    /// Villagers: each likeness, and how many.
    pub villagers: Vec<(Likeness, u8)>,
    /// The first figure of each likeness, to tell who has moved.
    pub figures: Vec<Figure>,
    /// Creatures that stand here.
    pub creatures: Creatures,
    /// The trap and its charges.
    pub trap: Option<(Trap, u8)>,
    /// Active spawn tokens.
    pub tokens: usize,
    /// Whether it is Dark.
    pub dark: bool,
    /// Whether it is Unlucky.
    pub unlucky: bool,
    /// Whether the Troll is here.
    pub troll: bool,
    /// Seals, cups or results of the goal.
    pub progress: u8,
    /// Heirlooms that lie free.
    pub loose: u8,
    /// Whether the goal is worked at here, and is not done.
    pub is_goal: bool,
    /// Whether it is the Summoning Chamber.
    pub is_chamber: bool,
    /// The distance to the Castle Heart.
    pub to_heart: u8,
    /// The distance from the monster whose turn it is, and whether it sees this zone.
    pub from_turn: Option<(u8, bool)>,
}

/// A playing monster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MonsterView {
    /// Its name.
    pub name: Monster,
    /// Who plays it.
    pub seat: Seat,
    /// Where it is, if it lives.
    pub zone: Option<Zone>,
    /// Its health and the damage on it.
    pub health: (u8, u8),
    /// Its level, its experience, and the value of its board.
    pub experience: (u8, u8, u8),
    /// Results rolled: each symbol and how many.
    pub rolled: Vec<(Symbol, u8)>,
    /// The Day or Night die.
    pub special: Option<SpecialFace>,
    /// Results in Reserve.
    pub reserve: Vec<(Symbol, u8)>,
    /// Defence and Vengeance in slots.
    pub guards: (u8, u8),
    /// Slots of each kind: free, and in all.
    pub slots: [(u8, u8); Holds::ALL.len()],
    /// Conditions and how many of each.
    pub conditions: Vec<(Condition, u8)>,
    /// Whether it lies stunned.
    pub lying: bool,
    /// The capabilities of its board.
    pub capabilities: Vec<CapabilityView>,
    /// Whether it carries an heirloom.
    pub carries: bool,
    /// What it paid for the summoning.
    pub paid: Option<Symbol>,
    /// Whether it carries the lasting burden of a summoning.
    pub burdened: bool,
    /// Its role.
    pub role: Role,
    /// Its Type.
    pub of_type: Type,
    /// Torches rolled and not yet resolved.
    pub torches: u8,
    /// What capabilities keep up this round, and how much of it is left.
    pub kept: Vec<(Kept, u8)>,
}

/// A capability on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CapabilityView {
    /// Its name.
    pub name: Capability,
    /// The level at which it is owned.
    pub level: u8,
    /// Whether it was used this round.
    pub used: bool,
    /// Where it works.
    pub place: Where,
    /// What it costs at I and at II, symbol by symbol.
    pub costs: [Vec<CostSymbol>; 2],
}

impl View {
    /// Every zone with its number.
    pub fn numbered_zones(&self) -> impl Iterator<Item = (Zone, &ZoneView)> {
        self.zones.iter().enumerate().map(|(number, zone)| (Zone::at(number), zone))
    }

    /// Every playing monster with its place.
    pub fn placed_monsters(&self) -> impl Iterator<Item = (Slot, &MonsterView)> {
        self.monsters.iter().enumerate().map(|(place, monster)| (Slot::at(place), monster))
    }

    /// The playing monster of a place.
    pub fn monster(&self, slot: Slot) -> Option<&MonsterView> {
        self.monsters.get(slot.index())
    }

    /// The summoned monster or a minion, if it is in play.
    pub fn follower(&self, creature: Creature) -> Option<&FigureView> {
        self.followers.iter().find(|figure| figure.word == Named::Creature(creature))
    }

    /// The card of a Hero in play.
    pub fn hero(&self, hero: Hero) -> Option<&FigureView> {
        self.heroes.iter().find(|figure| figure.word == Named::Hero(hero))
    }
}

impl FigureView {
    /// The health it has left.
    pub const fn left(&self) -> u8 {
        self.health.0.saturating_sub(self.health.1)
    }
}

impl MonsterView {
    /// The health it has left.
    pub const fn left(&self) -> u8 {
        self.health.0.saturating_sub(self.health.1)
    }

    /// The slots that hold this: free, and in all.
    pub const fn slots_of(&self, held: Holds) -> (u8, u8) {
        self.slots[held.index()]
    }

    /// How many of a condition it has.
    pub fn suffers(&self, condition: Condition) -> u8 {
        self.conditions.iter().find(|(it, _)| *it == condition).map_or(0, |(_, count)| *count)
    }
}
