//! Choices: small answers with a notation both ways.

use crate::terms::{
    Advisor, Area, Bonus, CardName, Facing, Lying, Piece, Resource, Site, Space, Target, Territory,
    Type,
};
use kernel::notation::{NotAChoice, Words};
use std::fmt;
use std::str::FromStr;

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Nothing, or nothing more: `pass`.
    Pass,
    /// Offer a card of the hand: `offer hamlet left`, `offer hamlet left down`.
    Offer(CardName, Area, Facing),
    /// Select an Offering area: `select left`.
    Select(Area),
    /// Look at a face-down card: `spy down:1`.
    Spy(Lying),
    /// Construct a card: `construct hamlet`.
    Construct(CardName),
    /// Recycle a card: `recycle hamlet`.
    Recycle(CardName),
    /// Hire an Advisor: `hire seer`.
    Hire(CardName),
    /// Discard a card: `discard hamlet`.
    Discard(CardName),
    /// A card out of several: `card hamlet`.
    Card(CardName),
    /// Put a piece somewhere: `put gold guildhall`, `put gold alchemy`.
    Put(Piece, Target),
    /// A Krystallium in place of a cube: `krystallium gold guildhall`.
    StandIn(Space, Target),
    /// Scrap a card under construction: `scrap hamlet`.
    Scrap(Site),
    /// Use an Advisor: `use seer`.
    Use(Advisor),
    /// Point at a card: `at left:hamlet`.
    At(Lying),
    /// Mark a card with an Illusionist token: `mark left:hamlet`.
    Mark(Lying),
    /// Exchange a card of the Selection area: `swap hamlet left:sawmill`.
    Swap(Lying, Lying),
    /// A card in the open: `site hamlet`.
    Site(Site),
    /// A type: `type monument`.
    Type(Type),
    /// An Offering area: `area left`.
    Area(Area),
    /// Remove a cube: `remove gold guildhall`.
    Remove(Resource, Site),
    /// Recruit Armies: `recruit 2`.
    Recruit(u8),
    /// Move to a territory: `move c0`.
    Move(Territory),
    /// An Army from a territory: `from s3`.
    From(Territory),
    /// An Army takes a location: `station s3 trap`.
    Station(Territory, Bonus),
    /// A location is left: `leave s3 trap`.
    Leave(Territory, Bonus),
    /// Lock up an Army of a territory: `lock n1`.
    Lock(Territory),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Offer(card, area, Facing::Up) => write!(f, "offer {card} {area}"),
            Self::Offer(card, area, facing) => write!(f, "offer {card} {area} {facing}"),
            Self::Select(area) => write!(f, "select {area}"),
            Self::Spy(at) => write!(f, "spy {at}"),
            Self::Construct(card) => write!(f, "construct {card}"),
            Self::Recycle(card) => write!(f, "recycle {card}"),
            Self::Hire(card) => write!(f, "hire {card}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Put(piece, target) => write!(f, "put {piece} {target}"),
            Self::StandIn(space, target) => write!(f, "krystallium {space} {target}"),
            Self::Scrap(site) => write!(f, "scrap {site}"),
            Self::Use(card) => write!(f, "use {card}"),
            Self::At(at) => write!(f, "at {at}"),
            Self::Mark(at) => write!(f, "mark {at}"),
            Self::Swap(mine, theirs) => write!(f, "swap {mine} {theirs}"),
            Self::Site(site) => write!(f, "site {site}"),
            Self::Type(of) => write!(f, "type {of}"),
            Self::Area(area) => write!(f, "area {area}"),
            Self::Remove(resource, site) => write!(f, "remove {resource} {site}"),
            Self::Recruit(count) => write!(f, "recruit {count}"),
            Self::Move(to) => write!(f, "move {to}"),
            Self::From(from) => write!(f, "from {from}"),
            Self::Station(at, bonus) => write!(f, "station {at} {bonus}"),
            Self::Leave(at, bonus) => write!(f, "leave {at} {bonus}"),
            Self::Lock(at) => write!(f, "lock {at}"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let mut words = Words::of(text);
        let choice = match words.word()? {
            "pass" => Self::Pass,
            "offer" => {
                let (card, area) = (words.read()?, words.read()?);
                Self::Offer(card, area, facing(&mut words)?)
            }
            "select" => Self::Select(words.read()?),
            "spy" => Self::Spy(words.read()?),
            "construct" => Self::Construct(words.read()?),
            "recycle" => Self::Recycle(words.read()?),
            "hire" => Self::Hire(words.read()?),
            "discard" => Self::Discard(words.read()?),
            "card" => Self::Card(words.read()?),
            "put" => Self::Put(words.read()?, words.read()?),
            "krystallium" => Self::StandIn(words.read()?, words.read()?),
            "scrap" => Self::Scrap(words.read()?),
            "use" => Self::Use(words.read()?),
            "at" => Self::At(words.read()?),
            "mark" => Self::Mark(words.read()?),
            "swap" => Self::Swap(words.read()?, words.read()?),
            "site" => Self::Site(words.read()?),
            "type" => Self::Type(words.read()?),
            "area" => Self::Area(words.read()?),
            "remove" => Self::Remove(words.read()?, words.read()?),
            "recruit" => Self::Recruit(words.read()?),
            "move" => Self::Move(words.read()?),
            "from" => Self::From(words.read()?),
            "station" => Self::Station(words.read()?, words.read()?),
            "leave" => Self::Leave(words.read()?, words.read()?),
            "lock" => Self::Lock(words.read()?),
            _ => return Err(words.refuse()),
        };
        words.end(choice)
    }
}

/// Face up unless it says otherwise.
fn facing(words: &mut Words<'_>) -> Result<Facing, NotAChoice> {
    let Ok(word) = words.word() else { return Ok(Facing::Up) };
    word.parse().ok().filter(|facing| *facing != Facing::Up).ok_or_else(|| words.refuse())
}
