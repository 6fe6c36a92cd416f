//! What can be touched on the map, on the boards and beside them, and which things a choice names.

use kernel::Para;
use root::choice::Either;
use root::position::ItemState;
use root::terms::{
    CardName, Clearing, Column, Faction, Forest, Hireling, Item, Landmark, Minister, Piece, Place,
    Plot, RelicType, Retinue, Service, Suit,
};
use root::{Choice, Question, View, law};
use std::collections::BTreeMap;
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

/// A side of the battle by the plate of whoever fights on it.
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

/// How many usually march: all but those that keep the clearing theirs; all, where nothing is lost by it.
pub(super) fn usual(view: &View, question: Question) -> Option<u8> {
    let Question::HowManyMove(from, _) = question else { return None };
    let own = view.players.iter().find(|player| Some(player.seat) == view.seat)?.faction;
    let here = view.clearings.iter().find(|here| here.number == number(from))?;
    let counts = here.pieces.iter().filter(|it| it.piece.is_warrior() || it.piece.is_building());
    let mut most_of_others = BTreeMap::<Faction, u8>::new();
    let (mut warriors, mut buildings) = (0, 0);
    for it in counts {
        match (it.faction == own, it.piece.is_warrior()) {
            (true, true) => warriors += it.count,
            (true, false) => buildings += it.count,
            (false, _) => *most_of_others.entry(it.faction).or_default() += it.count,
        }
    }
    let others = most_of_others.into_values().max().unwrap_or(0);
    // 7.2.2, 10.2.4
    let needed = if own == Faction::Eyrie {
        others.max(1)
    } else if own == Faction::LizardCult && buildings > 0 {
        0
    } else {
        others + 1
    };
    let goes = warriors.checked_sub(needed.saturating_sub(buildings))?;
    (here.ruler == Some(own) && goes > 0).then_some(goes)
}

/// The paragraph a kind of thing stands in, by the first part of its word; of a piece, by its whole word.
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
    ("ruin", law::key_terms::RUINS),
    ("piece-marquise-warrior", law::marquise::FIELD_HOSPITALS),
    ("piece-sawmill", law::marquise::BIRDSONG),
    ("piece-workshop", law::marquise::CRAFTING),
    ("piece-recruiter", law::marquise::RECRUIT),
    ("piece-wood", law::marquise::PAY_COST),
    ("piece-keep", law::marquise::THE_KEEP),
    ("piece-eyrie-warrior", law::eyrie::LORDS_OF_THE_FOREST),
    ("piece-roost", law::eyrie::SCORE_POINTS),
    ("piece-alliance-warrior", law::alliance::GUERRILLA_WAR),
    ("piece-fox-base", law::alliance::REMOVING_BASES),
    ("piece-rabbit-base", law::alliance::REMOVING_BASES),
    ("piece-mouse-base", law::alliance::REMOVING_BASES),
    ("piece-sympathy", law::alliance::OUTRAGE),
    ("piece-cult-warrior", law::lizard_cult::REVENGE),
    ("piece-fox-garden", law::lizard_cult::PILGRIMS),
    ("piece-rabbit-garden", law::lizard_cult::PILGRIMS),
    ("piece-mouse-garden", law::lizard_cult::PILGRIMS),
    ("piece-riverfolk-warrior", law::riverfolk::SWIMMERS),
    ("piece-fox-trade-post", law::riverfolk::TRADE_DISRUPTION),
    ("piece-rabbit-trade-post", law::riverfolk::TRADE_DISRUPTION),
    ("piece-mouse-trade-post", law::riverfolk::TRADE_DISRUPTION),
    ("piece-duchy-warrior", law::duchy::THE_BURROW),
    ("piece-citadel", law::duchy::BIRDSONG),
    ("piece-market", law::duchy::THE_PRICE_OF_FAILURE),
    ("piece-tunnel", law::duchy::TUNNELS),
    ("piece-corvid-warrior", law::corvids::NIMBLE),
    ("piece-plot", law::corvids::FLIP_PLOTS),
    ("piece-hundreds-warrior", law::hundreds::RECRUIT),
    ("piece-warlord", law::hundreds::WARLORD),
    ("piece-stronghold", law::hundreds::RECRUIT),
    ("piece-mob", law::hundreds::RAZE),
    ("piece-keeper-warrior", law::keepers::DEVOUT_KNIGHTS),
    ("piece-waystation", law::keepers::WAYSTATIONS),
    ("piece-patrol-warrior", law::hirelings::PATROL_DAYLIGHT),
    ("piece-dynasty-warrior", law::hirelings::DYNASTY_DAYLIGHT),
    ("piece-uprising-warrior", law::hirelings::UPRISING_BIRDSONG),
    ("piece-prophet", law::hirelings::PROPHETS_DAYLIGHT),
    ("piece-bandit", law::hirelings::GANGS_DAYLIGHT),
    ("piece-expedition-warrior", law::hirelings::EXPEDITION_DAYLIGHT),
    ("piece-foothold", law::hirelings::EXPEDITION_DAYLIGHT),
    ("piece-spy", law::hirelings::SPIES_DAYLIGHT),
    ("piece-flame-bearer", law::hirelings::BEARERS_BIRDSONG),
    ("piece-vault-keeper", law::hirelings::VAULTS_DAYLIGHT),
    ("piece-vault", law::hirelings::VAULTS_DAYLIGHT),
    ("piece-band-warrior", law::hirelings::POPULAR_CROWD),
    ("pawn-bandits", law::hirelings::BANDITS_TOLL),
    ("pawn-vagabond", law::vagabond::LONE_WANDERER),
    ("pawn-second-vagabond", law::vagabond::LONE_WANDERER),
    ("pawn-exile", law::hirelings::EXILE_DAYLIGHT),
    ("pawn-flotilla", law::hirelings::FLOTILLA_BIRDSONG),
    ("pawn-protector", law::hirelings::FURIOUS_SAFE),
];
