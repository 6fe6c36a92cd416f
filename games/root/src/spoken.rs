//! How Root names what it says.

use crate::choice::{Action, Choice, Either};
use crate::position::TriggerKind;
use crate::terms::{
    CardName, Character, Clearing, Clearings, Column, Faction, Forest, Item, Leader, Minister,
    Mood, Piece, Place, Plot, RelicType, Retinue, Service, Suit, Track,
};
use crate::{Fact, Question, Root, Setting, Why, vagabond};
use kernel::{Lang, Message, Seat, Spoken, Text};

macro_rules! texts {
    ($($name:literal),* $(,)?) => {
        &[$(
            Text { lang: Lang::English, file: concat!($name, ".en.ftl"), text: include_str!(concat!("../lang/", $name, ".en.ftl")) },
            Text { lang: Lang::Italian, file: concat!($name, ".it.ftl"), text: include_str!(concat!("../lang/", $name, ".it.ftl")) },
        )*]
    };
}

impl Spoken for Root {
    fn texts() -> &'static [Text] {
        texts![
            "law",
            "names",
            "choices",
            "key_actions",
            "marquise",
            "eyrie",
            "alliance",
            "vagabond",
            "lizard_cult",
            "riverfolk",
            "duchy",
            "corvids",
            "hundreds",
            "keepers",
            "maps",
            "exiles",
        ]
    }

    fn seat_name(setting: &Setting, seat: Seat) -> Message {
        faction(setting.faction(seat))
    }

    fn question(setting: &Setting, question: &Question) -> Message {
        question.message(setting)
    }

    fn choice(setting: &Setting, choice: &Choice) -> Message {
        choice.message(setting)
    }

    fn answer(setting: &Setting, question: &Question, choice: &Choice) -> Message {
        answer(setting, *question, *choice)
    }

    fn closes(choice: &Choice) -> bool {
        *choice == Choice::Pass
    }

    fn why(setting: &Setting, why: &Why) -> Message {
        why.message(setting)
    }

    fn fact(setting: &Setting, fact: &Fact) -> Message {
        fact.message(setting)
    }
}

/// The deed of a choice as the answer to a question: what passing means here, what a building costs.
fn answer(setting: &Setting, question: Question, choice: Choice) -> Message {
    match (question, choice) {
        (Question::Keepers(question), Choice::Pass) => {
            question.passing().unwrap_or_else(|| choice.message(setting))
        }
        (question, Choice::Pass) => Message::new(passing(&question.message(setting).key)),
        (Question::WhatToBuild { cost, points }, Choice::Piece(of)) => {
            let track = Piece::MARQUISE_BUILDINGS.into_iter().position(|piece| piece == of);
            let of_track = |row: [u8; 3]| track.map_or(0, |track| row[track]);
            Message::new("answer-build")
                .with("piece", piece(of))
                .with("cost", of_track(cost))
                .with("points", of_track(points))
        }
        (Question::PayWood { .. }, Choice::In(at)) => {
            Message::new("answer-from").with("clearing", clearing(at))
        }
        (Question::Vagabond(vagabond::Question::VagabondAction), Choice::Do(action)) => {
            let exhausts = Message::new(format!("exhausts-{action}"));
            let said = Message::new(format!("action-{action}"));
            Message::new("answer-exhaust").with("action", said).with("items", exhausts)
        }
        (Question::LizardCult(question), choice) => {
            question.answer(setting, choice).unwrap_or_else(|| choice.message(setting))
        }
        (Question::Riverfolk(question), choice) => {
            question.answer(choice).unwrap_or_else(|| choice.message(setting))
        }
        (Question::Hundreds(question), choice) => {
            question.answer(choice).unwrap_or_else(|| choice.message(setting))
        }
        (Question::Keepers(question), choice) => {
            question.answer(choice).unwrap_or_else(|| choice.message(setting))
        }
        (_, choice) => choice.message(setting),
    }
}

/// What it is to pass on a question, by the question's key.
fn passing(question: &str) -> &'static str {
    match question {
        "ask-ambush" => "answer-no-ambush",
        "ask-foil-ambush" => "answer-no-foil",
        "ask-field-hospitals" => "answer-no-hospital",
        "ask-craft" => "answer-no-craft",
        "ask-use-battle-effects" => "answer-no-effect",
        "ask-add-to-decree" => "answer-no-second-card",
        "ask-move" => "answer-no-move",
        "ask-marquise-action" | "ask-after-the-decree" => "answer-end-daylight",
        "ask-alliance-action" | "ask-vagabond-action" => "answer-end-daylight",
        "ask-cult-action" | "ask-riverfolk-action" => "answer-end-daylight",
        "ask-services" => "answer-no-service",
        "ask-set-prices" => "answer-keep-prices",
        "ask-conspiracy" => "answer-no-conspiracy",
        "ask-crusade-battle" => "answer-no-battle",
        "ask-revolt" => "answer-no-revolt",
        "ask-spread-sympathy" => "answer-no-sympathy",
        "ask-military-operation" => "answer-no-operation",
        "ask-looters" => "answer-no-looting",
        "ask-lavish" => "answer-no-more-items",
        "ask-command" => "answer-no-command",
        "ask-advance" | "ask-relentless" => "answer-no-advance",
        "ask-battle-after-move" => "answer-no-battle",
        "ask-rest-of-daylight" => "answer-end-daylight",
        "ask-incite" => "answer-no-incite",
        "ask-jubilant" => "answer-no-roll",
        "ask-bitter" => "answer-no-conscript",
        "ask-exposure" => "answer-no-exposure",
        "ask-flip-plots" => "answer-no-flip",
        "ask-corvid-recruit" => "answer-no-recruit",
        "ask-corvid-action" => "answer-end-daylight",
        "ask-exert" => "answer-draw",
        "ask-duchy-action" => "answer-end-assembly",
        "ask-parliament" => "answer-no-parliament",
        "ask-bank" => "answer-no-more-bank",
        "ask-sway" => "answer-no-sway",
        "ask-how-many-emerge" => "answer-stay-below",
        "ask-slip" => "answer-stay",
        "ask-move-with-ally" | "ask-battle-with-ally" => "answer-alone",
        "ask-call-arbiter" => "answer-no-arbiter",
        "ask-take-crafted-item" => "answer-no-item",
        effects if effects.starts_with("ask-use-effects") => "answer-no-effect",
        _ => "choice-pass",
    }
}

kernel::said! {
    Action = "action", CardName = "card", Character = "character", Column = "column", Either = "either", Faction = "faction",
    Item = "item", Leader = "leader", Minister = "minister", Mood = "mood", Piece = "piece", Plot = "plot", RelicType = "relic",
    Retinue = "retinue", Service = "service", Suit = "suit", Track = "track", TriggerKind = "effect",
    Clearing => clearing, Forest => forest, Place => place,
}

pub(crate) fn faction(faction: Faction) -> Message {
    Message::new(format!("faction-{faction}"))
}

pub(crate) fn card(name: CardName) -> Message {
    Message::new(format!("card-{name}"))
}

/// A card with its suit, which several cards of one title do not share; ambush and dominance cards have it in their title.
pub(crate) fn suited(setting: &Setting, name: CardName) -> Message {
    // A card of the other deck can be named in vain.
    if setting.deck.craftable().and(setting.deck.copies(name)).is_empty() {
        return card(name);
    }
    Message::new("card-suited").with("card", card(name)).with("suit", suit(setting.suit_of(name)))
}

pub(crate) fn suit(suit: Suit) -> Message {
    Message::new(format!("suit-{suit}"))
}

pub(crate) fn piece(piece: Piece) -> Message {
    Message::new(format!("piece-{piece}"))
}

pub(crate) fn item(item: Item) -> Message {
    Message::new(format!("item-{item}"))
}

pub(crate) fn leader(leader: Leader) -> Message {
    Message::new(format!("leader-{leader}"))
}

pub(crate) fn column(column: Column) -> Message {
    Message::new(format!("column-{column}"))
}

pub(crate) fn character(character: Character) -> Message {
    Message::new(format!("character-{character}"))
}

pub(crate) fn clearing(clearing: Clearing) -> Message {
    Message::new("place-clearing").with("number", clearing.0 + 1)
}

pub(crate) fn forest(forest: Forest) -> Message {
    Message::new("place-forest").with("number", forest.0 + 1)
}

pub(crate) fn place(place: Place) -> Message {
    match place {
        Place::Clearing(at) => clearing(at),
        Place::Forest(at) => forest(at),
    }
}

pub(crate) fn clearings(all: Clearings) -> Vec<Message> {
    all.iter().map(clearing).collect()
}

/// The quest of a number in the data.
pub(crate) fn quest(setting: &Setting, number: u8) -> Message {
    let quest = setting.quests.get(usize::from(number));
    quest.map_or_else(
        || Message::new("quest-unknown"),
        |quest| {
            let title = Message::new(format!("quest-{}", quest.id));
            Message::new("card-suited").with("card", title).with("suit", suit(quest.suit))
        },
    )
}
