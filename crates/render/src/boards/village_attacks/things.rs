//! What can be pointed at in the castle and on the boards, and which choices it stands for.

use village_attacks::Choice;
use village_attacks::terms::{
    Capability, Condition, Creature, Likeness, SpawnCard, SpecialFace, Symbol, Trap, Zone,
};
use village_attacks::view::Holds;

/// Something that stands for choices.
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

/// What stands for a choice.
pub(super) fn things(choice: Choice) -> Vec<Thing> {
    let die = |symbol: Symbol| Thing::Die(symbol.into());
    match choice {
        Choice::Pass | Choice::End => vec![],
        Choice::First(it) | Choice::Heal(it) | Choice::Burden(it) => vec![Thing::Creature(it)],
        Choice::Help(it) | Choice::Shield(it) => vec![Thing::Creature(it)],
        Choice::Cure(it, of) => vec![Thing::Creature(it), Thing::Condition(it, of)],
        Choice::Give(it, symbol) => vec![Thing::Creature(it), die(symbol)],
        Choice::Send(it, to) => vec![Thing::Creature(it), Thing::Zone(to)],
        Choice::In(zone) => vec![Thing::Zone(zone)],
        Choice::Move(zone) => vec![Thing::Zone(zone), Thing::Slots(Holds::Movement)],
        Choice::Torch => vec![Thing::Die(SpecialFace::Torch)],
        Choice::Reroll(face) => vec![Thing::Die(face.into())],
        Choice::RerollBoth(face, other) => [face, other].map(|it| Thing::Die(it.into())).into(),
        Choice::Discard(symbol) | Choice::With(symbol) => vec![die(symbol)],
        Choice::Wild(symbol) => vec![Thing::Die(SpecialFace::Wild), die(symbol)],
        Choice::Gain(symbol) => vec![Thing::Gain(symbol), die(symbol)],
        Choice::Guard(symbol) => vec![Thing::Slots(Holds::Defence), die(symbol)],
        Choice::Reserve(symbol) => vec![Thing::Slots(Holds::Reserve), die(symbol)],
        Choice::Defend => vec![Thing::Guard(Symbol::Defence)],
        Choice::Avenge => vec![Thing::Guard(Symbol::Vengeance)],
        Choice::Melee(who) => vec![Thing::Villagers(who), die(Symbol::Melee)],
        Choice::Ranged(who) => vec![Thing::Villagers(who), die(Symbol::Ranged)],
        Choice::Villager(who) => vec![Thing::Villagers(who)],
        Choice::Troll(symbol) => vec![Thing::Troll, die(symbol)],
        Choice::Seal | Choice::Free | Choice::Lift => vec![Thing::Goal],
        Choice::Summon(symbol) => vec![Thing::Goal, die(symbol)],
        Choice::Use(it) | Choice::Learn(it) | Choice::Raise(it) => vec![Thing::Capability(it)],
        Choice::Trap(trap) => vec![Thing::Trap(trap)],
        Choice::Card(card) => vec![Thing::Card(card)],
    }
}
