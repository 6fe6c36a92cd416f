//! How the game names what it says.

use super::{Choice, Fact, Kind, Question, Setting, Skirmish, Why};
use kernel::{Lang, Message, Seat, Spoken, Text};

const TEXTS: &[Text] = &[
    Text {
        lang: Lang::English,
        file: "skirmish.en.ftl",
        text: include_str!("lang/skirmish.en.ftl"),
    },
    Text {
        lang: Lang::Italian,
        file: "skirmish.it.ftl",
        text: include_str!("lang/skirmish.it.ftl"),
    },
    Text { lang: Lang::English, file: "law.en.ftl", text: include_str!("lang/law.en.ftl") },
    Text { lang: Lang::Italian, file: "law.it.ftl", text: include_str!("lang/law.it.ftl") },
];

impl Spoken for Skirmish {
    fn texts() -> &'static [Text] {
        TEXTS
    }

    fn seat_name(_setting: &Setting, seat: Seat) -> Message {
        Message::new(format!("seat-{seat}"))
    }

    fn question(_setting: &Setting, question: &Question) -> Message {
        match *question {
            Question::Muster => Message::new("ask-muster"),
            Question::Deeds(left) => Message::new("ask-deeds").with("left", left),
            Question::March => Message::new("ask-march"),
            Question::Ambush(who) => Message::new("ask-ambush").with("who", who),
            Question::CounterAmbush(who) => Message::new("ask-counter-ambush").with("who", who),
            Question::Upkeep(limit) => Message::new("ask-upkeep").with("limit", limit),
        }
    }

    fn choice(_setting: &Setting, choice: &Choice) -> Message {
        match *choice {
            Choice::Swap(kind) => Message::new("choice-swap").with("card", card(kind)),
            Choice::Stand => Message::new("choice-stand"),
            Choice::Train => Message::new("choice-train"),
            Choice::Arm(kind) => Message::new("choice-arm").with("card", card(kind)),
            Choice::Rest => Message::new("choice-rest"),
            Choice::At(who) => Message::new("choice-at").with("who", who),
            Choice::Ambush => Message::new("choice-ambush"),
            Choice::Hold => Message::new("choice-hold"),
            Choice::Drop(kind) => Message::new("choice-drop").with("card", card(kind)),
        }
    }

    fn closes(choice: &Choice) -> bool {
        matches!(choice, Choice::Stand | Choice::Rest | Choice::Hold)
    }

    fn why(_setting: &Setting, why: &Why) -> Message {
        match *why {
            Why::NoCoin => Message::new("why-no-coin"),
            Why::NoReserve => Message::new("why-no-reserve"),
            Why::NotHeld(kind) => Message::new("why-not-held").with("card", card(kind)),
            Why::AllMarchedOn => Message::new("why-all-marched-on"),
            Why::MarchedOn(who) => Message::new("why-marched-on").with("who", who),
        }
    }

    fn fact(_setting: &Setting, fact: &Fact) -> Message {
        let of = |key, who: Seat| Message::new(key).with("who", who);
        match *fact {
            Fact::Round(round) => Message::new("fact-round").with("round", round),
            Fact::Turn(who) => of("fact-turn", who),
            Fact::Drew(who, kind) => of("fact-drew", who).with("card", card(kind)),
            Fact::DrewACard(who) => of("fact-drew-a-card", who),
            Fact::NoCardLeft(who) => of("fact-no-card-left", who),
            Fact::Swapped(who, kind) => of("fact-swapped", who).with("card", card(kind)),
            Fact::Trained(who) => of("fact-trained", who),
            Fact::Armed(who, kind) => of("fact-armed", who).with("card", card(kind)),
            Fact::Marched(who, whom) => of("fact-marched", who).with("whom", whom),
            Fact::Ambushed(who) => of("fact-ambushed", who),
            Fact::Countered(who) => of("fact-countered", who),
            Fact::Routed(who) => of("fact-routed", who),
            Fact::Fought { seat, attack, target, defence } => of("fact-fought", seat)
                .with("attack", attack)
                .with("whom", target)
                .with("defence", defence),
            Fact::Plundered { seat, target, coins } => {
                of("fact-plundered", seat).with("whom", target).with("coins", coins)
            }
            Fact::Fell(who) => of("fact-fell", who),
            Fact::Dropped(who, kind) => of("fact-dropped", who).with("card", card(kind)),
            Fact::EmptyCamp(who) => of("fact-empty-camp", who),
            Fact::LastRound => Message::new("fact-last-round"),
        }
    }
}

fn card(kind: Kind) -> Message {
    Message::new(format!("card-{kind}"))
}
