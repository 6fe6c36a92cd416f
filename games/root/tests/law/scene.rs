//! How a question is set: a table in words, an open paragraph, and luck where the question does not turn on it.

use kernel::Seat;
use proof::Scenario;
use root::golden_rules::Frame as Golden;
use root::layout::lay_out;
use root::terms::{CardName, Cards, Clearing, Faction, Piece};
use root::{Frame, Root};

/// Four players on the autumn map: Marquise, Eyrie, Alliance, Vagabond.
pub(crate) fn four(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    scene(&[("seats", "4"), ("first", "1")], words, frame)
}

/// The same four with the Exiles and Partisans deck.
pub(crate) fn exiles(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    scene(&[("seats", "4"), ("first", "1"), ("deck", "exiles")], words, frame)
}

/// Five players, two of them Vagabonds.
pub(crate) fn five(words: &str, frame: impl Into<Frame>) -> Scenario<Root> {
    scene(&[("seats", "5"), ("first", "1")], words, frame)
}

/// A table with these options, laid out in words, with this paragraph open; after it the next player's turn comes.
pub(crate) fn scene(
    options: &[(&str, &str)],
    words: &str,
    frame: impl Into<Frame>,
) -> Scenario<Root> {
    let setting = proof::scenario::setting::<Root>(options.iter().copied());
    let position = lay_out(&setting, words).expect("the scene can be laid out");
    Scenario::within(setting, position, [Frame::Golden(Golden::EndOfTurn), frame.into()])
}

/// The clearing of a printed number.
pub(crate) fn c(number: u8) -> Clearing {
    Clearing(number - 1)
}

/// The seat of a faction at these tables: they sit in the order of set-up.
pub(crate) fn seat(faction: Faction) -> Seat {
    Seat(u8::try_from(faction.index()).expect("factions are few"))
}

/// The chance that the card of this name is drawn next, of the cards that are still in the deck.
pub(crate) fn drawn(scene: &Scenario<Root>, name: CardName) -> u32 {
    scene.setting().deck.pick(scene.position().deck(), name).0.into()
}

/// What tests ask of a scene again and again.
pub(crate) trait Look {
    /// The score of a faction.
    fn score(&self, faction: Faction) -> u8;
    /// How many pieces of a kind are in a clearing.
    fn count(&self, piece: Piece, clearing: u8) -> u8;
    /// The hand of a faction, by name.
    fn hand(&self, faction: Faction) -> Vec<CardName>;
    /// The crafted cards of a faction, by name.
    fn crafted(&self, faction: Faction) -> Vec<CardName>;
    /// The supporters, by name.
    fn supporters(&self) -> Vec<CardName>;
    /// The discard pile, by name.
    fn discards(&self) -> Vec<CardName>;
    /// The seat of a faction.
    fn seat(&self, faction: Faction) -> Seat;
    /// The faction that is asked.
    fn asked_faction(&self) -> Faction;
}

fn names(scene: &Scenario<Root>, cards: Cards) -> Vec<CardName> {
    let mut names: Vec<_> = cards.iter().map(|card| scene.setting().deck.name(card)).collect();
    names.sort();
    names
}

impl Look for Scenario<Root> {
    fn score(&self, faction: Faction) -> u8 {
        self.position().player(self.seat(faction)).score()
    }

    fn count(&self, piece: Piece, clearing: u8) -> u8 {
        self.position().woodland.count(piece, c(clearing))
    }

    fn hand(&self, faction: Faction) -> Vec<CardName> {
        names(self, self.position().player(self.seat(faction)).hand())
    }

    fn crafted(&self, faction: Faction) -> Vec<CardName> {
        names(self, self.position().player(self.seat(faction)).effects())
    }

    fn supporters(&self) -> Vec<CardName> {
        names(self, self.position().alliance.supporters())
    }

    fn discards(&self) -> Vec<CardName> {
        names(self, self.position().discards())
    }

    fn seat(&self, faction: Faction) -> Seat {
        self.setting().seat_of(faction)
    }

    fn asked_faction(&self) -> Faction {
        self.setting().faction(self.asked()[0])
    }
}
