//! What chapter 10 asks, tells and withholds.

use super::{Conspiracy, Ritual};
use crate::spoken::suited;
use crate::terms::{CardName, Clearing, Suit};
use crate::{Choice, Setting};
use kernel::Message;

kernel::questions! {
    /// What is asked in chapter 10.
    pub enum Question {
        ChooseOutcast => "ask-choose-outcast",
        Conspiracy { acolytes: u8, cost: [u8; 3] } => "ask-conspiracy" (acolytes) | "answer-no-conspiracy",
        Crusade => "ask-crusade",
        CrusadeBattle { clearing: Clearing } => "ask-crusade-battle" | "answer-no-battle",
        ConvertWhere => "ask-convert-where",
        ConvertWhom { clearing: Clearing } => "ask-convert-whom",
        WhichGarden { clearing: Clearing } => "ask-which-garden",
        SanctifyWhere => "ask-sanctify-where",
        SanctifyWhat { clearing: Clearing } => "ask-sanctify-what",
        CultAction => "ask-cult-action" | "answer-end-daylight",
        Reveal { ritual: Ritual, points: [u8; 3] } => "ask-reveal-to-{ritual}" (),
    }

    fn message(setting: &Setting) -> Message;
}

impl Question {
    /// The deed of a choice as the answer to the question, where that tells more than the choice: costs and points.
    pub(crate) fn answer(self, setting: &Setting, choice: Choice) -> Option<Message> {
        match (self, choice) {
            (Self::ChooseOutcast, Choice::Suit(of)) => {
                Some(Message::new("answer-outcast").with("suit", of))
            }
            (Self::Conspiracy { cost, .. }, Choice::Do(action)) => {
                let conspiracy = Conspiracy::ALL.iter().position(|(of, _)| *of == action)?;
                let message = Message::new("answer-conspiracy").with("action", action);
                Some(message.with("cost", cost[conspiracy]))
            }
            (Self::Reveal { ritual: Ritual::Score, points }, Choice::Card(name)) => {
                let points = points.get(setting.suit_of(name).index())?;
                let message = Message::new("answer-score").with("card", suited(setting, name));
                Some(message.with("points", *points))
            }
            _ => None,
        }
    }
}

kernel::speech! {
    /// What happens in chapter 10.
    pub enum Fact {
        NewOutcast { suit: Suit } => "fact-new-outcast",
        OutcastHated { suit: Suit } => "fact-outcast-hated",
        LostSoulsDiscarded { count: u8 } => "fact-lost-souls-discarded",
        AcolytesGained { count: u8 } => "fact-acolytes-gained",
        AcolytesSpent { count: u8 } => "fact-acolytes-spent",
        Revealed { card: CardName } => "fact-cult-revealed",
        RevealedReturned { count: u8 } => "fact-revealed-returned",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why something is withheld in chapter 10.
    pub enum Why {
        TooFewAcolytes { needed: u8 } => "why-too-few-acolytes",
        NoTarget => "why-no-outcast-target",
        NoCardFor(ritual: Ritual) => "why-no-card-to-{ritual}" (),
    }

    fn message(setting: &Setting) -> Message;
}
