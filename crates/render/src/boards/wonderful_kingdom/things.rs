//! What can be touched on the table, and which things a choice names.

use super::parts::Sight;
use kernel::Para;
use std::fmt;
use wonderful_kingdom::terms::{
    Area, Bonus, CardName, Lying, Piece, Site, Space, Target, Territory, Type,
};
use wonderful_kingdom::{Choice, law};

/// Something a hand can touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Thing {
    /// A card in the reader's hand or Selection area, or out of several that lie there to choose from.
    Card(CardName),
    /// An Offering area.
    Area(Area),
    /// A card where it lies.
    At(Lying),
    /// A card of a seat under construction, or an Advisor it has hired.
    Site(u8, Site),
    /// A card a seat has built.
    Built(u8, CardName),
    /// A free space of the reader's.
    Slot(Target, Space),
    /// The Alchemy area.
    Alchemy,
    /// The step of the Quest.
    Quest,
    /// Pieces the reader has.
    Piece(Piece),
    /// The cards of a type.
    Type(Type),
    /// A territory.
    Territory(Territory),
    /// A location of a territory.
    Location(Territory, Bonus),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(it) => write!(f, "card-{it}"),
            Self::Area(it) => write!(f, "area-{it}"),
            Self::At(it) => write!(f, "at-{it}"),
            Self::Site(seat, it) => write!(f, "site-{seat}-{it}"),
            Self::Built(seat, it) => write!(f, "built-{seat}-{it}"),
            Self::Slot(at, of) => write!(f, "slot-{at}-{of}"),
            Self::Alchemy => f.write_str("alchemy"),
            Self::Quest => f.write_str("quest"),
            Self::Piece(it) => write!(f, "piece-{it}"),
            Self::Type(it) => write!(f, "type-{it}"),
            Self::Territory(it) => write!(f, "territory-{it}"),
            Self::Location(at, of) => write!(f, "location-{at}-{of}"),
        }
    }
}

/// The words of several things that are one.
pub(super) fn words(things: &[Thing]) -> Option<String> {
    let words: Vec<String> = things.iter().map(Thing::to_string).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// The things a choice names, in the order a hand would touch them: a card, then where it goes; a piece, then its space.
pub(super) fn things(choice: Choice, sight: &Sight<'_>) -> Vec<Thing> {
    match choice {
        Choice::Pass | Choice::Recruit(_) => vec![],
        Choice::Offer(card, area, _) => vec![Thing::Card(card), Thing::Area(area)],
        Choice::Select(area) | Choice::Area(area) => vec![Thing::Area(area)],
        Choice::Spy(at) | Choice::At(at) | Choice::Mark(at) => vec![Thing::At(at)],
        Choice::Swap(mine, theirs) => vec![Thing::At(mine), Thing::At(theirs)],
        Choice::Construct(card) | Choice::Recycle(card) | Choice::Hire(card) => {
            vec![Thing::Card(card)]
        }
        Choice::Discard(card) | Choice::Card(card) => vec![Thing::Card(card)],
        Choice::Put(piece, to) => put(piece, to, sight),
        Choice::StandIn(of, to) => {
            vec![Thing::Piece(Piece::Krystallium), target(to, sight), Thing::Slot(to, of)]
        }
        Choice::Scrap(site) | Choice::Remove(_, site) => vec![Thing::Site(sight.of_whom(), site)],
        Choice::Site(site) => vec![in_the_open(site, sight)],
        Choice::Use(advisor) => {
            vec![Thing::Site(sight.of_whom(), Site { name: advisor.card(), copy: 0 })]
        }
        Choice::Type(of) => vec![Thing::Type(of)],
        Choice::Move(at) | Choice::From(at) | Choice::Lock(at) => vec![Thing::Territory(at)],
        Choice::Station(at, of) | Choice::Leave(at, of) => {
            vec![Thing::Territory(at), Thing::Location(at, of)]
        }
    }
}

/// A cube at hand needs no touch; another piece is taken first.
fn put(piece: Piece, to: Target, sight: &Sight<'_>) -> Vec<Thing> {
    let at_hand = sight.placed().is_some_and(|of| of.piece() == piece);
    let taken = (!at_hand).then_some(Thing::Piece(piece));
    taken.into_iter().chain([target(to, sight)]).collect()
}

fn target(to: Target, sight: &Sight<'_>) -> Thing {
    match to {
        Target::Site(site) => Thing::Site(sight.of_whom(), site),
        Target::Alchemy => Thing::Alchemy,
        Target::Quest => Thing::Quest,
    }
}

/// A card under construction, or one that is built.
fn in_the_open(site: Site, sight: &Sight<'_>) -> Thing {
    let seat = sight.of_whom();
    let realm = sight.view.realms.iter().find(|realm| realm.seat == seat);
    let built = realm.is_some_and(|realm| realm.duchy.iter().any(|it| it.card == site.name));
    let begun = realm.is_some_and(|realm| {
        realm.construction.iter().chain(&realm.council).any(|it| it.site == site)
    });
    if built && !begun { Thing::Built(seat, site.name) } else { Thing::Site(seat, site) }
}

/// The number a choice is.
pub(super) const fn amount(choice: Choice) -> Option<u8> {
    if let Choice::Recruit(count) = choice { Some(count) } else { None }
}

/// The paragraph a kind of thing stands in, by the first part of its word.
pub(super) const LAWS: &[(&str, Para)] = &[
    ("card", law::planning::CONSTRUCT_OR_RECYCLE),
    ("area", law::choice::OFFER),
    ("at", law::choice::SELECT),
    ("site", law::pieces::COMPLETION),
    ("built", law::production::WHAT_IS_COUNTED),
    ("slot", law::pieces::PLACED_FOR_GOOD),
    ("alchemy", law::pieces::ALCHEMY),
    ("quest", law::quests::STEPS_IN_ORDER),
    ("piece", law::pieces::PLACED_FOR_GOOD),
    ("type", law::components::TYPES_AND_THEIR_COLOURS),
    ("territory", law::conquest::CONQUEST_PHASE),
    ("location", law::conquest::BONUS_LOCATIONS),
];
