//! How the game names what it says.

use super::{Choice, Fact, Fault, Faulty, Question, Setting, Why};
use kernel::{Lang, Message, Seat, Spoken, Text};

impl Spoken for Faulty {
    fn texts() -> &'static [Text] {
        &[
            Text {
                lang: Lang::English,
                file: "faulty.en.ftl",
                text: include_str!("lang/faulty.en.ftl"),
            },
            Text {
                lang: Lang::Italian,
                file: "faulty.it.ftl",
                text: include_str!("lang/faulty.it.ftl"),
            },
        ]
    }

    fn seat_name(_setting: &Setting, seat: Seat) -> Message {
        Message::new("seat-number").with("number", seat.index() + 1)
    }

    fn question(_setting: &Setting, _question: &Question) -> Message {
        Message::new("ask-turn")
    }

    fn choice(_setting: &Setting, choice: &Choice) -> Message {
        match choice {
            Choice::Keep => Message::new("choice-keep"),
            Choice::Swap => Message::new("choice-swap"),
            Choice::Guess(number) => Message::new("choice-guess").with("number", *number),
        }
    }

    fn closes(_choice: &Choice) -> bool {
        false
    }

    fn why(setting: &Setting, _why: &Why) -> Message {
        match setting.fault {
            Fault::NoItalian => Message::new("why-english-only"),
            _ => Message::new("why-low"),
        }
    }

    fn fact(setting: &Setting, fact: &Fact) -> Message {
        match *fact {
            Fact::Kept(_) if setting.fault == Fault::NoVariable => Message::new("fact-kept"),
            Fact::Drew(who, card) => Message::new("fact-drew").with("who", who).with("card", card),
            Fact::DrewACard(who) => Message::new("fact-drew-a-card").with("who", who),
            Fact::Kept(who) => Message::new("fact-kept").with("who", who),
            Fact::KeptCard(who, card) => {
                Message::new("fact-kept-card").with("who", who).with("card", card)
            }
        }
    }
}
