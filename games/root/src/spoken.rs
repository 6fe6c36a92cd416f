//! How Root names what it says.

use crate::choice::{Action, Choice, Either};
use crate::position::TriggerKind;
use crate::terms::{
    CardName, Character, Clearing, Column, Faction, Forest, Hireling, Item, Landmark, Leader,
    Minister, Mood, Piece, Place, Plot, Relationship, RelicType, Retinue, Service, Suit, Track,
};
use crate::{Question, Setting, vagabond};
use kernel::{DataFile, Message, Seat, Text};

/// The words of the game in every language.
pub(crate) const TEXTS: &[Text] = kernel::texts![
    in "../lang", en it:
    "law", "names", "choices", "key_actions", "marquise", "eyrie", "alliance", "vagabond", "lizard_cult", "riverfolk",
    "duchy", "corvids", "hundreds", "keepers", "maps", "landmarks", "advanced", "exiles", "hirelings",
    "lessons", "reckoning", "book", "know", "pieces",
];

/// The book: its chapters and pages, how its cards are played, and the rulings in every language.
pub const BOOK: &[DataFile] = kernel::files![
    in "..":
    "lessons/root.book", "lessons/played.toml", "RULINGS.md", "RULINGS.it.md",
];

/// The lessons, in the order they are best taken.
pub const LESSONS: &[DataFile] = kernel::files![
    in "../lessons":
    "first.lesson", "moving.lesson", "battle.lesson", "crafting.lesson", "marquise.lesson", "eyrie.lesson",
    "alliance.lesson", "vagabond.lesson", "others.lesson", "lizard-cult.lesson", "riverfolk.lesson", "duchy.lesson",
    "corvids.lesson", "hundreds.lesson", "keepers.lesson", "hirelings.lesson",
];

/// The deed of a choice as the answer to a question: what passing means here, what a building costs.
pub(crate) fn answer(setting: &Setting, question: Question, choice: Choice) -> Message {
    let said = match (question, choice) {
        (question, Choice::Pass) => question.passing(),
        (Question::WhatToBuild { cost, points }, Choice::Piece(piece)) => {
            let track = Piece::MARQUISE_BUILDINGS.into_iter().position(|it| it == piece);
            let of_track = |row: [u8; 3]| track.map_or(0, |track| row[track]);
            let said = Message::new("answer-build").with("piece", piece);
            Some(said.with("cost", of_track(cost)).with("points", of_track(points)))
        }
        (Question::PayWood { .. }, Choice::In(clearing)) => {
            Some(Message::new("answer-from").with("clearing", clearing))
        }
        (Question::Vagabond(vagabond::Question::VagabondAction), Choice::Do(action)) => {
            let exhausts = Message::new(format!("exhausts-{action}"));
            Some(Message::new("answer-exhaust").with("action", action).with("items", exhausts))
        }
        (Question::LizardCult(question), choice) => question.answer(setting, choice),
        (Question::Riverfolk(question), choice) => question.answer(choice),
        (Question::Hundreds(question), choice) => question.answer(choice),
        (Question::Keepers(question), choice) => question.answer(choice),
        (Question::Advanced(question), choice) => question.answer(choice),
        _ => None,
    };
    said.unwrap_or_else(|| choice.message(setting))
}

kernel::said! {
    Action = "action", Character = "character", Column = "column", Either = "either", Faction = "faction", Hireling = "hireling",
    Item = "item", Landmark = "landmark", Leader = "leader", Minister = "minister", Mood = "mood", Piece = "piece", Plot = "plot", RelicType = "relic",
    Retinue = "retinue", Service = "service", Suit = "suit", Track = "track", TriggerKind = "effect",
    Relationship = "relationship", Clearing => clearing, Forest => forest, Place => place,
}
kernel::said!(with Setting: CardName => suited);

pub(crate) fn card(name: CardName) -> Message {
    Message::new(format!("card-{name}"))
}

/// A card with its suit, which several cards of one title do not share; ambush and dominance cards have it in their title.
pub(crate) fn suited(setting: &Setting, name: CardName) -> Message {
    // A card of the other deck can be named in vain.
    if setting.deck.craftable().and(setting.deck.copies(name)).is_empty() {
        return card(name);
    }
    Message::new("card-suited").with("card", card(name)).with("suit", setting.suit_of(name))
}

fn clearing(clearing: Clearing) -> Message {
    Message::new("place-clearing").with("number", clearing.0 + 1)
}

fn forest(forest: Forest) -> Message {
    Message::new("place-forest").with("number", forest.0 + 1)
}

fn place(place: Place) -> Message {
    match place {
        Place::Clearing(at) => at.into(),
        Place::Forest(at) => at.into(),
    }
}

/// The quest of a number in the data.
pub(crate) fn quest(setting: &Setting, number: u8) -> Message {
    let quest = setting.quests.get(usize::from(number));
    quest.map_or_else(
        || Message::new("quest-unknown"),
        |quest| {
            let title = Message::new(format!("quest-{}", quest.id));
            Message::new("card-suited").with("card", title).with("suit", quest.suit)
        },
    )
}

/// The name of a seat: that of its faction, once it has one.
pub(crate) fn seat(faction: Option<Faction>, seat: Seat) -> Message {
    faction
        .map_or_else(|| Message::new("seat-number").with("number", seat.index() + 1), Message::from)
}
