//! What can be touched on the map, on the boards and beside them, and which things a choice names.

use kernel::Para;
use root::choice::Either;
use root::position::ItemState;
use root::terms::{
    CardName, Clearing, Column, Faction, Forest, Hireling, Item, Landmark, Minister, Piece, Place,
    Plot, RelicType, Retinue, Service, Suit,
};
use root::{Choice, View, law};
use std::fmt;

/// Something a hand can touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Thing {
    /// A clearing.
    Clearing(Clearing),
    /// What a faction has in a clearing.
    Of(Clearing, Faction),
    /// A forest.
    Forest(Forest),
    /// A closed path, or one with a bandit.
    Path(Clearing, Clearing),
    /// A card by its name.
    Card(CardName),
    /// A card of a column, where only its suit counts.
    Suited(Suit),
    /// The plate of a seat.
    Seat(u8),
    /// The set-up card of a faction.
    SetUp(Faction),
    /// A piece on the map or on its track.
    Piece(Piece),
    /// Items that lie alike.
    Item(Item, ItemState),
    /// A column of the Decree.
    Column(Column),
    /// A quest in the open.
    Quest(u8),
    /// A service of the Riverfolk.
    Service(Service),
    /// A minister of the Duchy.
    Minister(Minister),
    /// A kind of plot in the Corvids' supply.
    Plot(Plot),
    /// A relic, with its value where that is seen.
    Relic(RelicType, u8),
    /// A waystation that waits, with the type that is up and the one below.
    Waystation(RelicType, RelicType),
    /// A column of the Retinue.
    Retinue(Retinue),
    /// A Faithful Retainer.
    Retainer,
    /// A hireling's card.
    Hireling(Hireling),
    /// A landmark.
    Landmark(Landmark),
    /// A place of the Black Market.
    Stall(u8),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clearing(it) => it.fmt(f),
            Self::Of(at, who) => write!(f, "{at}-{who}"),
            Self::Forest(it) => it.fmt(f),
            Self::Path(from, to) => write!(f, "path-{from}-{to}"),
            Self::Card(it) => write!(f, "card-{it}"),
            Self::Suited(it) => write!(f, "suited-{it}"),
            Self::Seat(it) => write!(f, "seat-{it}"),
            Self::SetUp(it) => write!(f, "set-up-{it}"),
            Self::Piece(it) => write!(f, "piece-{it}"),
            Self::Item(it, state) => write!(f, "item-{it}-{state}"),
            Self::Column(it) => write!(f, "column-{it}"),
            Self::Quest(it) => write!(f, "quest-{it}"),
            Self::Service(it) => write!(f, "service-{it}"),
            Self::Minister(it) => write!(f, "minister-{it}"),
            Self::Plot(it) => write!(f, "plot-{it}"),
            Self::Relic(it, value) => write!(f, "relic-{it}-{value}"),
            Self::Waystation(up, down) => write!(f, "waystation-{up}-{down}"),
            Self::Retinue(it) => write!(f, "retinue-{it}"),
            Self::Retainer => f.write_str("retainer"),
            Self::Hireling(it) => write!(f, "hireling-{it}"),
            Self::Landmark(it) => write!(f, "landmark-{it}"),
            Self::Stall(it) => write!(f, "stall-{it}"),
        }
    }
}

/// The things a choice names, in the order a hand would touch them: from, then to; where, then whom.
pub(super) fn things(choice: Choice, view: &View) -> Vec<Thing> {
    match choice {
        Choice::Pass | Choice::Suit(_) | Choice::Do(_) | Choice::Count(_) => vec![],
        Choice::Leader(_) | Choice::Character(_) | Choice::Mood(_) => vec![],
        Choice::First(_) => vec![],
        Choice::Either(side) => fighter(side, view).into_iter().collect(),
        Choice::In(at) | Choice::Emerge(at) | Choice::Burrow(at) => vec![Thing::Clearing(at)],
        Choice::To(Place::Clearing(at)) => vec![Thing::Clearing(at)],
        Choice::To(Place::Forest(at)) => vec![Thing::Forest(at)],
        Choice::Card(card) | Choice::Craft(card) | Choice::Use(card) => vec![Thing::Card(card)],
        Choice::Activate(card) | Choice::Take(card) => vec![Thing::Card(card)],
        Choice::CardOf(suit) => vec![Thing::Suited(suit)],
        Choice::Battle(at, whom) => vec![Thing::Clearing(at), Thing::Of(at, whom)],
        Choice::Move(from, to) | Choice::Ferry(from, to) => [from, to].map(Thing::Clearing).into(),
        Choice::Path(from, to) => path(from, to, view),
        Choice::Piece(piece) => vec![Thing::Piece(piece)],
        Choice::Item(item, state) => vec![Thing::Item(item, state)],
        Choice::Instead(item, other) => {
            [item, other].map(|it| Thing::Item(it, ItemState::Ready)).into()
        }
        Choice::Faction(faction) => player(faction, view).into_iter().collect(),
        Choice::Column(column) => vec![Thing::Column(column)],
        Choice::Quest(number) => vec![Thing::Quest(number)],
        Choice::Service(service) => vec![Thing::Service(service)],
        Choice::Minister(minister) => vec![Thing::Minister(minister)],
        Choice::Plot(plot) => vec![Thing::Plot(plot)],
        Choice::Relic(relic, value) => vec![Thing::Relic(relic, value)],
        Choice::Waystation(up, down) => vec![Thing::Waystation(up, down)],
        Choice::Retinue(column) => vec![Thing::Retinue(column)],
        Choice::Retainer => vec![Thing::Retainer],
        Choice::Hire(it) | Choice::Command(it) => vec![Thing::Hireling(it)],
        Choice::Landmark(it) => vec![Thing::Landmark(it)],
        Choice::Stall(it) => vec![Thing::Stall(it)],
    }
}

/// A path where something lies is touched there, another at both its ends.
fn path(from: Clearing, to: Clearing, view: &View) -> Vec<Thing> {
    let ends = (number(from), number(to));
    if view.closed_paths.contains(&ends) || view.hirelings.bandits.contains(&ends) {
        return vec![Thing::Path(from, to)];
    }
    [from, to].map(Thing::Clearing).into()
}

/// A side of the battle by the plate of who fights on it.
fn fighter(side: Either, view: &View) -> Option<Thing> {
    let battle = view.battle.as_ref()?;
    match side {
        Either::Attacker => player(battle.attacker, view),
        Either::Defender => player(battle.defender, view),
        Either::Cards | Either::Points => None,
    }
}

/// The number of a clearing as views have it.
fn number(at: Clearing) -> u8 {
    u8::try_from(at.index() + 1).unwrap_or(u8::MAX)
}

/// Whatever stands for a faction: its set-up card, its plate, or the card of a hireling.
pub(super) fn player(faction: Faction, view: &View) -> Option<Thing> {
    if view.setup_cards.iter().any(|card| card.faction == faction) {
        return Some(Thing::SetUp(faction));
    }
    let player = view.players.iter().find(|player| player.faction == faction);
    let hireling = || view.hirelings.cards.iter().find(|card| card.band == faction);
    let plate = player.map(|player| Thing::Seat(player.seat));
    plate.or_else(|| Some(Thing::Hireling(hireling()?.hireling)))
}

/// The number a choice is.
pub(super) const fn amount(choice: Choice) -> Option<u8> {
    if let Choice::Count(count) = choice { Some(count) } else { None }
}

/// The paragraph a kind of thing stands in, by the first part of its word.
pub(super) const LAWS: &[(&str, Para)] = &[
    ("c", law::key_terms::CLEARINGS_AND_PATHS),
    ("path", law::key_terms::CLEARINGS_AND_PATHS),
    ("f", law::key_terms::FORESTS),
    ("card", law::key_terms::CARDS),
    ("suited", law::eyrie::RESOLVE_THE_DECREE),
    ("column", law::eyrie::RESOLVE_THE_DECREE),
    ("piece", law::golden_rules::PIECES),
    ("item", law::vagabond::ITEMS),
    ("quest", law::vagabond::QUEST),
    ("service", law::riverfolk::BUYING_SERVICES),
    ("minister", law::duchy::CHOOSE_A_MINISTER),
    ("plot", law::corvids::PLOT_TOKENS),
    ("relic", law::keepers::RELICS),
    ("waystation", law::keepers::WAYSTATIONS),
    ("retinue", law::keepers::USE_THE_RETINUE),
    ("hireling", law::hirelings::ROLLING_FOR_CONTROL),
    ("landmark", law::landmarks::GENERAL_RULES),
    ("stall", law::landmarks::SWAP),
];
