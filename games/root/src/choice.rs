//! Choices: small answers with a notation both ways.

use crate::Setting;
use crate::position::{ItemState, TriggerKind};
use crate::spoken::{card as named, quest};
use crate::terms::{
    CardName, Character, Clearing, Column, Faction, Forest, Hireling, Item, Landmark, Leader,
    Minister, Mood, Piece, Place, Plot, RelicType, Retinue, Service, Suit,
};
use kernel::Message;
use kernel::tables::Said;

kernel::words! {
    /// An action a faction's chapter names.
    pub enum Action {
        Battle, Move, March, Recruit, Build,
        Overwork, Revolt, SpreadSympathy, Mobilize,
        Train, Organize, Explore, Aid, Quest,
        Strike, Repair,
        /// The special action of a character (9.5.9).
        Special,
        /// Open a closed path (C.3.3).
        OpenPath,
        Crusade, Convert, Sanctify, Score,
        Sacrifice, Export, Draw,
        /// Establish a trade post with a garrison (11.5.6).
        Establish,
        Dig,
        /// Expose a plot (13.2.4).
        Expose,
        Plot, Trick, Loot,
        /// Roll the mob die (14.7.1).
        Roll,
        Delve, Recover,
        /// Swap a card at the Black Market (F.B.2).
        Swap,
        /// Give an item to the Exile (E.7.1.II).
        Gift,
        Rob, Smuggle,
    }

    /// One of two sides of a question.
    pub enum Either {
        Attacker, Defender, Cards, Points,
    }
}

kernel::choices! {
    /// An answer.
    pub enum Choice {
        Pass = "pass" => "choice-pass",
        In(clearing: Clearing) = "in {clearing}" => "choice-in",
        To(place: Place) = "to {place}" => to,
        Card(card: CardName) = "card {card}" => "choice-card",
        /// Any card of a suit, where only the suit counts.
        CardOf(suit: Suit) = "card {suit}" => "choice-card-of",
        Suit(suit: Suit) = "suit {suit}" => "choice-suit",
        Craft(card: CardName) = "craft {card}" => "choice-craft",
        Use(card: CardName) = "use {card}" => "choice-use" (card: named(card)),
        Activate(card: CardName) = "activate {card}" => "choice-activate" (card: named(card)),
        Take(card: CardName) = "take {card}" => "choice-take" (card: named(card)),
        Do(action: Action) = "do {action}" => "choice-do",
        Battle(clearing: Clearing, whom: Faction) = "battle {clearing} {whom}" => "choice-battle",
        Move(from: Clearing, to: Clearing) = "move {from} {to}" => "choice-move",
        Ferry(from: Clearing, to: Clearing) = "ferry {from} {to}" => "choice-ferry",
        Path(from: Clearing, to: Clearing) = "path {from} {to}" => "choice-path",
        Count(count: u8) = "count {count}" => "choice-count",
        Piece(piece: Piece) = "piece {piece}" => "choice-piece",
        Item(item: Item, state: ItemState = ItemState::Ready) = "item {item} {state}" => "choice-item-{state}" (item),
        /// An item in place of another (D.7.2).
        Instead(item: Item, other: Item) = "instead {item} {other}" => "choice-instead",
        Faction(faction: Faction) = "faction {faction}" => "choice-faction",
        Leader(leader: Leader) = "leader {leader}" => "choice-leader",
        Column(column: Column) = "column {column}" => "choice-column",
        Character(character: Character) = "character {character}" => "choice-character",
        Quest(number: u8) = "quest {number}" => quest_deed,
        Service(service: Service) = "service {service}" => "choice-service",
        Minister(minister: Minister) = "minister {minister}" => "choice-minister",
        Emerge(clearing: Clearing) = "emerge {clearing}" => "choice-emerge",
        Burrow(clearing: Clearing) = "burrow {clearing}" => "choice-burrow",
        Plot(plot: Plot) = "plot {plot}" => "choice-plot",
        Mood(mood: Mood) = "mood {mood}" => "choice-mood",
        Relic(relic: RelicType, value: u8 = 0) = "relic {relic} {value}" => "choice-relic",
        /// A waystation of the Keepers, with the type that is up and the one below.
        Waystation(relic: RelicType, other: RelicType) = "waystation {relic} {other}" => "choice-waystation",
        Retinue(column: Retinue) = "retinue {column}" => "choice-retinue",
        Retainer = "retainer" => "choice-retainer",
        Hire(hireling: Hireling) = "hire {hireling}" => "choice-hire",
        Command(hireling: Hireling) = "command {hireling}" => "choice-command",
        First(effect: TriggerKind) = "first {effect}" => "choice-first",
        Landmark(landmark: Landmark) = "landmark {landmark}" => "choice-landmark",
        /// A card of the Black Market, by its place.
        Stall(stall: u8) = "stall {stall}" => "choice-stall",
        Either(side: Either) = "side {side}" => "choice-either",
    }

    fn message(setting: &Setting) -> Message;
}

impl Choice {
    /// Whether it names no card of a hand, no plot and no relic: those only its seat may know.
    pub const fn is_open(self) -> bool {
        !matches!(
            self,
            Self::Card(_)
                | Self::CardOf(_)
                | Self::Craft(_)
                | Self::Use(_)
                | Self::Activate(_)
                | Self::Plot(_)
                | Self::Relic(..)
                | Self::Waystation(..)
        )
    }

    /// To a forest.
    pub const fn to_forest(forest: Forest) -> Self {
        Self::To(Place::Forest(forest))
    }
}

/// To a clearing, or to a forest by the clearings round it.
fn to(place: Place, setting: &Setting) -> Message {
    match place {
        Place::Clearing(_) => Message::new("choice-to").with("place", place),
        Place::Forest(forest) => {
            let clearings = setting.map.forests[forest.index()].clearings.said(setting);
            Message::new("choice-to-forest").with("forest", forest).with("clearings", clearings)
        }
    }
}

/// A quest by its title and what it takes.
fn quest_deed(number: u8, setting: &Setting) -> Message {
    let id = setting.quests.get(usize::from(number)).map_or("unknown", |quest| quest.id.word());
    Message::new("choice-quest")
        .with("quest", quest(setting, number))
        .with("items", Message::new(format!("quest-{id}.text")))
}
