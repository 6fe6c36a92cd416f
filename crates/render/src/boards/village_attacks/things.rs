//! What can be touched in the castle and on the boards, and which things a choice names.

use kernel::Para;
use std::fmt;
use village_attacks::terms::{
    Capability, Condition, Creature, Likeness, SpawnCard, SpecialFace, Symbol, Trap, Who, Zone,
};
use village_attacks::view::Holds;
use village_attacks::{Choice, law};

/// Something a hand can touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Thing {
    /// A monster, the summoned one or a minion.
    Creature(Creature),
    /// A condition on a monster.
    Condition(Creature, Condition),
    /// A chamber.
    Zone(Zone),
    /// Villagers who look alike.
    Villagers(Likeness),
    /// Villagers of a kind in a chamber, however they fare.
    Folk(Zone, Who),
    /// The Troll.
    Troll,
    /// What the goal wants where one is.
    Goal,
    /// A die that shows this.
    Die(SpecialFace),
    /// A result that may be gained.
    Gain(Symbol),
    /// A die in a Defence slot.
    Guard(Symbol),
    /// The slots of a board.
    Slots(Holds),
    /// A capability.
    Capability(Capability),
    /// A trap that lies face up.
    Trap(Trap),
    /// A spawn card that was looked at.
    Card(SpawnCard),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Creature(it) => write!(f, "creature-{it}"),
            Self::Condition(it, of) => write!(f, "condition-{it}-{of}"),
            Self::Zone(it) => write!(f, "zone-{it}"),
            Self::Villagers(it) => write!(f, "villagers-{}", it.to_string().replace(' ', "-")),
            Self::Folk(zone, who) => write!(f, "folk-{zone}-{who}"),
            Self::Troll => f.write_str("troll"),
            Self::Goal => f.write_str("goal"),
            Self::Die(it) => write!(f, "die-{it}"),
            Self::Gain(it) => write!(f, "gain-{it}"),
            Self::Guard(it) => write!(f, "guard-{it}"),
            Self::Slots(it) => write!(f, "slots-{it}"),
            Self::Capability(it) => write!(f, "capability-{it}"),
            Self::Trap(it) => write!(f, "trap-{it}"),
            Self::Card(it) => write!(f, "card-{it}"),
        }
    }
}

/// The things a choice names, in the order a hand would touch them: a die, then what it is for.
pub(super) fn things(choice: Choice) -> Vec<Thing> {
    let die = |symbol: Symbol| Thing::Die(symbol.into());
    match choice {
        Choice::Pass | Choice::End => vec![],
        Choice::First(it) | Choice::Heal(it) | Choice::Burden(it) => vec![Thing::Creature(it)],
        Choice::Help(it) | Choice::Shield(it) => vec![Thing::Creature(it)],
        Choice::Cure(it, of) => vec![Thing::Creature(it), Thing::Condition(it, of)],
        Choice::Give(it, symbol) => vec![die(symbol), Thing::Creature(it)],
        Choice::Send(it, to) => vec![Thing::Creature(it), Thing::Zone(to)],
        Choice::In(zone) | Choice::Move(zone) => vec![Thing::Zone(zone)],
        Choice::Torch => vec![Thing::Die(SpecialFace::Torch)],
        Choice::Reroll(face) => vec![Thing::Die(face.into())],
        Choice::RerollBoth(face, other) => [face, other].map(|it| Thing::Die(it.into())).into(),
        Choice::Discard(symbol) | Choice::With(symbol) => vec![die(symbol)],
        Choice::Wild(_) => vec![Thing::Die(SpecialFace::Wild)],
        Choice::Gain(symbol) => vec![Thing::Gain(symbol)],
        Choice::Guard(symbol) => vec![die(symbol), Thing::Slots(Holds::Defence)],
        Choice::Reserve(symbol) => vec![die(symbol), Thing::Slots(Holds::Reserve)],
        Choice::Defend => vec![Thing::Guard(Symbol::Defence)],
        Choice::Avenge => vec![Thing::Guard(Symbol::Vengeance)],
        Choice::Melee(who) => vec![die(Symbol::Melee), Thing::Villagers(who)],
        Choice::Ranged(who) => vec![die(Symbol::Ranged), Thing::Villagers(who)],
        Choice::Villager(who) => vec![Thing::Villagers(who)],
        Choice::Troll(symbol) => vec![die(symbol), Thing::Troll],
        Choice::Seal | Choice::Free | Choice::Lift => vec![Thing::Goal],
        Choice::Summon(symbol) => vec![die(symbol), Thing::Goal],
        Choice::Use(it) | Choice::Learn(it) | Choice::Raise(it) => vec![Thing::Capability(it)],
        Choice::Trap(trap) => vec![Thing::Trap(trap)],
        Choice::Card(card) => vec![Thing::Card(card)],
    }
}

/// The paragraph a kind of thing stands in, by the first part of its word.
pub(super) const LAWS: &[(&str, Para)] = &[
    ("creature", law::frame::PLAYERS_AND_MONSTERS),
    ("zone", law::frame::ZONES),
    ("villagers", law::villagers::TARGET_OF_A_VILLAGER),
    ("folk", law::villagers::TARGET_OF_A_VILLAGER),
    ("troll", law::attacking::STRIKE_THE_TROLL),
    ("goal", law::objectives::OBJECTIVES),
    ("die", law::turn::USE_RESULTS),
    ("gain", law::turn::USE_RESULTS),
    ("guard", law::defence::DEFENCE_SLOTS),
    ("slots", law::movement::MOVEMENT_SLOTS),
    ("capability", law::capabilities::USE_A_CAPABILITY),
    ("trap", law::traps::PLACE_A_TRAP),
    ("card", law::events::EVENT_DIAL),
];
