//! Choices: small answers with a notation both ways.

use crate::position::{ItemState, TriggerKind};
use crate::terms::{
    CardName, Character, Clearing, Column, Faction, Forest, Item, Leader, Minister, Mood, Piece,
    Place, Plot, RelicType, Retinue, Service, Suit,
};
use kernel::notation::{NotAChoice, Words};
use std::fmt;
use std::str::FromStr;

kernel::words! {
    /// An action a faction's chapter names.
    pub enum Action {
        /// Battle.
        Battle = "battle",
        /// Move.
        Move = "move",
        /// March (6.5.2).
        March = "march",
        /// Recruit.
        Recruit = "recruit",
        /// Build.
        Build = "build",
        /// Overwork (6.5.5).
        Overwork = "overwork",
        /// Revolt (8.4.1).
        Revolt = "revolt",
        /// Spread sympathy (8.4.2).
        SpreadSympathy = "spread-sympathy",
        /// Mobilize (8.5.2).
        Mobilize = "mobilize",
        /// Train (8.5.3).
        Train = "train",
        /// Organize (8.6.1.IV).
        Organize = "organize",
        /// Explore (9.5.3).
        Explore = "explore",
        /// Aid (9.5.4).
        Aid = "aid",
        /// Quest (9.5.5).
        Quest = "quest",
        /// Strike (9.5.6).
        Strike = "strike",
        /// Repair (9.5.7).
        Repair = "repair",
        /// The special action of a character (9.5.9).
        Special = "special",
        /// Open a closed path (C.3.3).
        OpenPath = "open-path",
        /// Crusade (10.4.3.I).
        Crusade = "crusade",
        /// Convert (10.4.3.II).
        Convert = "convert",
        /// Sanctify (10.4.3.III).
        Sanctify = "sanctify",
        /// Score (10.5.3).
        Score = "score",
        /// Sacrifice (10.5.4).
        Sacrifice = "sacrifice",
        /// Export (11.5.3.I).
        Export = "export",
        /// Draw (11.5.4).
        Draw = "draw",
        /// Establish a trade post with a garrison (11.5.6).
        Establish = "establish",
        /// Dig (12.5.1.V).
        Dig = "dig",
        /// Expose a plot (13.2.4).
        Expose = "expose",
        /// Plot (13.5.2).
        Plot = "plot",
        /// Trick (13.5.4).
        Trick = "trick",
        /// Loot (14.2.5).
        Loot = "loot",
        /// Roll the mob die (14.7.1).
        Roll = "roll",
        /// Delve (15.5.2.II).
        Delve = "delve",
        /// Recover (15.5.2.III).
        Recover = "recover",
    }
}

kernel::words! {
    /// One of two sides of a question.
    pub enum Either {
        /// The attacker.
        Attacker = "attacker",
        /// The defender.
        Defender = "defender",
        /// Cards.
        Cards = "cards",
        /// Points.
        Points = "points",
    }
}

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Nothing, or nothing more: `pass`.
    Pass,
    /// In a clearing: `in c1`.
    In(Clearing),
    /// To a place: `to f2`.
    To(Place),
    /// A card: `card anvil`.
    Card(CardName),
    /// Any card of a suit, where only the suit counts: `card fox`.
    CardOf(Suit),
    /// A suit: `suit fox`.
    Suit(Suit),
    /// Craft a card: `craft anvil`.
    Craft(CardName),
    /// Use a crafted card: `use armorers`.
    Use(CardName),
    /// Activate a dominance card: `activate dominance-fox`.
    Activate(CardName),
    /// Take an available dominance card: `take dominance-fox`.
    Take(CardName),
    /// An action: `do march`.
    Do(Action),
    /// A battle: `battle c3 eyrie`.
    Battle(Clearing, Faction),
    /// A move: `move c1 c5`.
    Move(Clearing, Clearing),
    /// A move by Ferry: `ferry c3 c10`.
    Ferry(Clearing, Clearing),
    /// A closed path: `path c2 c5`.
    Path(Clearing, Clearing),
    /// A number: `count 3`.
    Count(u8),
    /// A piece: `piece sawmill`.
    Piece(Piece),
    /// An item as it lies: `item boot`, `item boot exhausted`.
    Item(Item, ItemState),
    /// An item in place of another (D.7.2): `instead boot tea`.
    Instead(Item, Item),
    /// A faction: `faction eyrie`.
    Faction(Faction),
    /// A leader: `leader despot`.
    Leader(Leader),
    /// A column of the Decree: `column recruit`.
    Column(Column),
    /// A character: `character thief`.
    Character(Character),
    /// A quest, by its number in the data: `quest 3`.
    Quest(u8),
    /// A service of the Riverfolk: `service mercenaries`.
    Service(Service),
    /// A minister of the Duchy: `minister mayor`.
    Minister(Minister),
    /// From the Burrow to a clearing: `emerge c3`.
    Emerge(Clearing),
    /// From a clearing into the Burrow: `burrow c3`.
    Burrow(Clearing),
    /// A kind of plot of the Corvids: `plot bomb`.
    Plot(Plot),
    /// A mood of the Hundreds: `mood bitter`.
    Mood(Mood),
    /// A relic of the Keepers, with its value where that is known: `relic tablet`, `relic tablet 2`.
    Relic(RelicType, u8),
    /// A waystation of the Keepers, with the type that is up and the one below: `waystation tablet jewelry`.
    Waystation(RelicType, RelicType),
    /// A column of the Retinue: `retinue move`.
    Retinue(Retinue),
    /// A Faithful Retainer of the Retinue: `retainer`.
    Retainer,
    /// What comes first: `first outrage`.
    First(TriggerKind),
    /// One of two: `side attacker`.
    Either(Either),
}

impl Choice {
    /// To a forest.
    pub const fn to_forest(forest: Forest) -> Self {
        Self::To(Place::Forest(forest))
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::In(clearing) => write!(f, "in {clearing}"),
            Self::To(place) => write!(f, "to {place}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::CardOf(suit) => write!(f, "card {suit}"),
            Self::Suit(suit) => write!(f, "suit {suit}"),
            Self::Craft(card) => write!(f, "craft {card}"),
            Self::Use(card) => write!(f, "use {card}"),
            Self::Activate(card) => write!(f, "activate {card}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Do(action) => write!(f, "do {action}"),
            Self::Battle(clearing, faction) => write!(f, "battle {clearing} {faction}"),
            Self::Move(from, to) => write!(f, "move {from} {to}"),
            Self::Ferry(from, to) => write!(f, "ferry {from} {to}"),
            Self::Path(from, to) => write!(f, "path {from} {to}"),
            Self::Count(count) => write!(f, "count {count}"),
            Self::Piece(piece) => write!(f, "piece {piece}"),
            Self::Item(item, ItemState::Ready) => write!(f, "item {item}"),
            Self::Item(item, state) => write!(f, "item {item} {state}"),
            Self::Instead(item, other) => write!(f, "instead {item} {other}"),
            Self::Faction(faction) => write!(f, "faction {faction}"),
            Self::Leader(leader) => write!(f, "leader {leader}"),
            Self::Column(column) => write!(f, "column {column}"),
            Self::Character(character) => write!(f, "character {character}"),
            Self::Quest(quest) => write!(f, "quest {quest}"),
            Self::Service(service) => write!(f, "service {service}"),
            Self::Minister(minister) => write!(f, "minister {minister}"),
            Self::Emerge(clearing) => write!(f, "emerge {clearing}"),
            Self::Burrow(clearing) => write!(f, "burrow {clearing}"),
            Self::Plot(plot) => write!(f, "plot {plot}"),
            Self::Mood(mood) => write!(f, "mood {mood}"),
            Self::Relic(relic, 0) => write!(f, "relic {relic}"),
            Self::Relic(relic, value) => write!(f, "relic {relic} {value}"),
            Self::Waystation(up, down) => write!(f, "waystation {up} {down}"),
            Self::Retinue(column) => write!(f, "retinue {column}"),
            Self::Retainer => f.write_str("retainer"),
            Self::First(kind) => write!(f, "first {kind}"),
            Self::Either(side) => write!(f, "side {side}"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let mut words = Words::of(text);
        let choice = match words.word()? {
            "pass" => Self::Pass,
            "in" => Self::In(words.read()?),
            "to" => Self::To(words.read()?),
            "card" => card(&mut words)?,
            "suit" => Self::Suit(words.read()?),
            "craft" => Self::Craft(words.read()?),
            "use" => Self::Use(words.read()?),
            "activate" => Self::Activate(words.read()?),
            "take" => Self::Take(words.read()?),
            "do" => Self::Do(words.read()?),
            "battle" => Self::Battle(words.read()?, words.read()?),
            "move" => Self::Move(words.read()?, words.read()?),
            "ferry" => Self::Ferry(words.read()?, words.read()?),
            "path" => Self::Path(words.read()?, words.read()?),
            "count" => Self::Count(words.read()?),
            "piece" => Self::Piece(words.read()?),
            "item" => Self::Item(words.read()?, words.read().unwrap_or(ItemState::Ready)),
            "instead" => Self::Instead(words.read()?, words.read()?),
            "faction" => Self::Faction(words.read()?),
            "leader" => Self::Leader(words.read()?),
            "column" => Self::Column(words.read()?),
            "character" => Self::Character(words.read()?),
            "quest" => Self::Quest(words.read()?),
            "service" => Self::Service(words.read()?),
            "minister" => Self::Minister(words.read()?),
            "emerge" => Self::Emerge(words.read()?),
            "burrow" => Self::Burrow(words.read()?),
            "plot" => Self::Plot(words.read()?),
            "mood" => Self::Mood(words.read()?),
            "relic" => Self::Relic(words.read()?, words.read().unwrap_or(0)),
            "waystation" => Self::Waystation(words.read()?, words.read()?),
            "retinue" => Self::Retinue(words.read()?),
            "retainer" => Self::Retainer,
            "first" => Self::First(words.read()?),
            "side" => Self::Either(words.read()?),
            _ => return Err(words.refuse()),
        };
        words.end(choice)
    }
}

fn card(words: &mut Words<'_>) -> Result<Choice, NotAChoice> {
    let word = words.word()?;
    let suit = word.parse().map(Choice::CardOf);
    suit.or_else(|_: NotAChoice| word.parse().map(Choice::Card))
        .map_err(|_: NotAChoice| words.refuse())
}
