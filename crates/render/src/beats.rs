//! Beats: what happened, as steps that a page plays one after the other over the board as it was.
//!
//! A beat is made from one fact that the viewer may know, and from nothing else but what the viewer sees: so is its place,
//! its picture and how long it takes. A page that plays none of them stands where one that played all of them does.

use crate::look::Art;
use crate::{Board, Scene};
use kernel::Para;
use kernel::face::Heard;
use serde_json::{Map, Value, json};
use std::any::Any;

/// What kind of thing happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Something goes from one place to another.
    March,
    /// Something comes onto the board.
    Arrive,
    /// Something leaves the board.
    Leave,
    /// Something is gained: it goes to whoever has it now.
    Gain,
    /// Points are won or lost.
    Score,
    /// A card is drawn, played, given or discarded.
    Card,
    /// Something is built from a card, or finished.
    Craft,
    /// Dice are rolled.
    Dice,
    /// Somebody is hurt.
    Hurt,
    /// A turn, a round or a phase begins.
    Turn,
    /// Something happens at a place.
    Mark,
}

impl Kind {
    /// The word the script knows it by.
    pub const fn word(self) -> &'static str {
        match self {
            Self::March => "march",
            Self::Arrive => "arrive",
            Self::Leave => "leave",
            Self::Gain => "gain",
            Self::Score => "score",
            Self::Card => "card",
            Self::Craft => "craft",
            Self::Dice => "dice",
            Self::Hurt => "hurt",
            Self::Turn => "turn",
            Self::Mark => "mark",
        }
    }
}

/// Where something is: words that one drawn thing has all of (`data-thing`, `data-key`); the first that is drawn counts.
pub type Place = Vec<String>;

/// A die as it fell, and what it counts for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Die {
    /// What it shows.
    pub shows: String,
    /// What it shows as a picture, where it has one.
    pub picture: Option<Art>,
    /// The number of the livery of whose it is.
    pub livery: Option<u8>,
    /// Whose it is.
    pub of: String,
    /// What counts of it, and why, where that is not what it shows.
    pub counts: Option<String>,
}

/// What is to be seen of a fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What kind of thing happens.
    pub kind: Kind,
    /// What goes, comes or leaves.
    pub piece: Option<Art>,
    /// The number of the livery of whose it is.
    pub livery: Option<u8>,
    /// From where.
    pub from: Place,
    /// To where, or where it happens.
    pub to: Place,
    /// The way between them, where one is drawn: the word of its `data-way`.
    pub way: Option<String>,
    /// How many, or how much.
    pub number: i32,
    /// What was rolled.
    pub dice: Vec<Die>,
}

impl Step {
    /// Something of this kind that happens here.
    pub fn at(kind: Kind, place: Place) -> Self {
        let (from, dice) = (Place::new(), Vec::new());
        Self { kind, piece: None, livery: None, from, to: place, way: None, number: 1, dice }
    }

    /// The same, from there.
    #[must_use]
    pub fn from(mut self, place: Place) -> Self {
        self.from = place;
        self
    }

    /// The same, to there.
    #[must_use]
    pub fn to(mut self, place: Place) -> Self {
        self.to = place;
        self
    }

    /// The same of this thing.
    #[must_use]
    pub const fn of(mut self, piece: Art) -> Self {
        self.piece = Some(piece);
        self
    }

    /// The same of whoever has this livery.
    #[must_use]
    pub const fn in_livery(mut self, number: u8) -> Self {
        self.livery = Some(number);
        self
    }

    /// The same along this way.
    #[must_use]
    pub fn along(mut self, way: String) -> Self {
        self.way = Some(way);
        self
    }

    /// How many of it.
    #[must_use]
    pub fn times(mut self, number: impl Into<i32>) -> Self {
        self.number = number.into();
        self
    }

    /// The same with these dice.
    #[must_use]
    pub fn rolling(mut self, dice: Vec<Die>) -> Self {
        self.dice = dice;
        self
    }
}

/// A step, the fact it comes of, and where the rules say so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beat {
    /// The number of the fact among all of the table: the sentence stands in the log under it.
    pub fact: usize,
    /// The paragraph.
    pub para: Para,
    /// What is to be seen.
    pub step: Step,
}

/// The facts that a viewer has heard, and the one that is to be shown among them.
#[derive(Debug, Clone, Copy)]
pub struct Around<'a> {
    told: &'a [Heard],
    at: usize,
}

impl<'a> Around<'a> {
    /// The fact itself, if it is of this game.
    pub fn fact<Fact: Any>(&self) -> Option<&'a Fact> {
        self.told[self.at].fact.downcast_ref()
    }

    /// The facts before it, the latest first.
    pub fn before<Fact: Any>(&self) -> impl Iterator<Item = &'a Fact> {
        self.told[..self.at].iter().rev().filter_map(|heard| heard.fact.downcast_ref())
    }

    /// The facts after it.
    pub fn after<Fact: Any>(&self) -> impl Iterator<Item = &'a Fact> {
        self.told[self.at + 1..].iter().filter_map(|heard| heard.fact.downcast_ref())
    }
}

/// What is to be seen of the facts from this one on. Those before it say what the others are about.
pub fn beats(board: &dyn Board, scene: &Scene<'_>, told: &[Heard], from: usize) -> Vec<Beat> {
    let wanted = (0..told.len()).filter(|&at| told[at].index >= from);
    let each = |at: usize| {
        let steps = board.steps(scene, Around { told, at }).into_iter();
        steps.map(move |step| Beat { fact: told[at].index, para: told[at].para, step })
    };
    wanted.flat_map(each).collect()
}

impl Beat {
    /// The beat as a page takes it.
    pub fn json(&self) -> Value {
        let Step { kind, piece, livery, from, to, way, number, dice } = &self.step;
        let mut all = Map::new();
        all.insert("fact".into(), json!(self.fact));
        all.insert("kind".into(), json!(kind.word()));
        all.insert("law".into(), json!(self.para.number()));
        let mut put = |name: &str, value: Value, is_there: bool| {
            if is_there {
                all.insert(name.into(), value);
            }
        };
        put("piece", json!(piece.map(|art| &art.address)), piece.is_some());
        put("livery", json!(livery), livery.is_some());
        put("from", json!(from), !from.is_empty());
        put("to", json!(to), !to.is_empty());
        put("way", json!(way), way.is_some());
        put("number", json!(number), *number != 1);
        put("dice", dice.iter().map(Die::json).collect(), !dice.is_empty());
        Value::Object(all)
    }

    /// The words of the places it touches.
    pub fn places(&self) -> impl Iterator<Item = &str> {
        let ends = [self.step.from.last(), self.step.to.last()];
        ends.into_iter().flatten().map(String::as_str)
    }
}

impl Die {
    fn json(&self) -> Value {
        json!({
            "shows": self.shows, "piece": self.picture.map(|art| &art.address), "livery": self.livery,
            "of": self.of, "counts": self.counts,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    kernel::law! {
        MOVE = "4.2", "Move";
    }

    #[test]
    fn a_beat_says_only_what_there_is_to_say() {
        let step = Step::at(Kind::March, vec!["c3".into()]).from(vec!["c1".into()]);
        let beat = Beat { fact: 7, para: MOVE, step };
        let whole =
            json!({ "fact": 7, "kind": "march", "law": "4.2", "from": ["c1"], "to": ["c3"] });
        assert_eq!(beat.json(), whole);
        assert_eq!(beat.places().collect::<Vec<_>>(), ["c1", "c3"]);
    }
}
