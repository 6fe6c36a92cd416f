//! How the game names what it says.

use super::{Choice, Fact, Morra, Question, Setting, Why};
use kernel::{Lang, Message, Seat, Spoken, Text};

const TEXTS: &[Text] = &[
    Text { lang: Lang::English, file: "morra.en.ftl", text: include_str!("lang/morra.en.ftl") },
    Text { lang: Lang::Italian, file: "morra.it.ftl", text: include_str!("lang/morra.it.ftl") },
    Text { lang: Lang::English, file: "law.en.ftl", text: include_str!("lang/law.en.ftl") },
    Text { lang: Lang::Italian, file: "law.it.ftl", text: include_str!("lang/law.it.ftl") },
];

impl Spoken for Morra {
    fn texts() -> &'static [Text] {
        TEXTS
    }

    fn seat_name(_setting: &Setting, seat: Seat) -> Message {
        Message::new(format!("seat-{seat}"))
    }

    fn question(_setting: &Setting, question: &Question) -> Message {
        match question {
            Question::Call => Message::new("ask-call"),
            Question::Show => Message::new("ask-show"),
        }
    }

    fn choice(_setting: &Setting, choice: &Choice) -> Message {
        match *choice {
            Choice::Call(total) => Message::new("choice-call").with("total", total),
            Choice::Show(fingers) => Message::new("choice-show").with("fingers", fingers),
        }
    }

    fn closes(_choice: &Choice) -> bool {
        false
    }

    fn why(_setting: &Setting, why: &Why) -> Message {
        match *why {
            Why::CallWouldBeLost { call } => {
                Message::new("why-call-would-be-lost").with("call", call)
            }
        }
    }

    fn fact(_setting: &Setting, fact: &Fact) -> Message {
        match *fact {
            Fact::Round(round) => Message::new("fact-round").with("round", round),
            Fact::Called(who, total) => {
                Message::new("fact-called").with("who", who).with("total", total)
            }
            Fact::Showed(who, fingers) => {
                Message::new("fact-showed").with("who", who).with("fingers", fingers)
            }
            Fact::Counted(total) => Message::new("fact-counted").with("total", total),
            Fact::Scored(who, points) => {
                Message::new("fact-scored").with("who", who).with("points", points)
            }
        }
    }
}
