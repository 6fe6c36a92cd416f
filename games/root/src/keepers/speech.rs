//! What chapter 15 asks, tells and withholds.

use super::{Look, Retainer};
use crate::spoken::suited;
use crate::terms::{CardName, Clearing, Faction, Forest, RelicType, Retinue};
use crate::{Choice, Setting};
use kernel::Message;

kernel::said!(Look => relic);
kernel::said!(with Setting: Retainer => retainer);

fn relic(look: Look) -> Message {
    Message::new("relic-seen").with("relic", look.kind).with("value", look.value)
}

fn retainer(setting: &Setting, of: Retainer) -> Message {
    match of {
        Retainer::Faithful => Message::new("faithful-retainer"),
        Retainer::Card(name) => suited(setting, name),
    }
}

kernel::questions! {
    /// What chapter 15 asks.
    pub enum Question {
        Carry { from: Clearing, to: Clearing, left: u8 } => "ask-carry" | "answer-no-relic",
        WhichRelicGoes { clearing: Clearing } => "ask-which-relic-goes",
        WhichWaystationGoes { clearing: Clearing } => "ask-which-waystation-goes",
        PlaceTrophy { relic: Look } => "ask-place-trophy",
        PlaceOthers => "ask-place-others",
        Encamp => "ask-encamp" | "answer-no-encampment",
        EncampWith { clearing: Clearing } => "ask-encamp-with",
        Decamp => "ask-decamp" | "answer-no-decampment",
        Recruit => "ask-keeper-recruit" | "answer-no-recruits",
        UseRetinue { column: Retinue } => "ask-use-retinue" | "answer-column-done",
        BattleThenDelve => "ask-battle-then-delve",
        Delve { clearing: Clearing } => "ask-delve" | "answer-no-delve",
        DelveRelic { forest: Forest } => "ask-delve-relic",
        MoveOrRecover => "ask-move-or-recover",
        Recover { clearing: Clearing } => "ask-recover",
        RecoverMore { clearing: Clearing } => "ask-recover-more" | "answer-no-recovery",
        RetinueDone => "ask-retinue-done" | "answer-end-daylight",
        GatherRetinue { room: u8 } => "ask-gather-retinue" | "answer-no-retainer",
        GatherMore { room: u8 } => "ask-gather-more" | "answer-no-retainer",
        GatherWhere { card: CardName } => "ask-gather-where" (),
        Shift { column: Retinue } => "ask-shift",
        ShiftWhere { retainer: Retainer } => "ask-shift-where" (),
    }

    fn message(setting: &Setting) -> Message;
}

impl Question {
    /// The deed of a choice as the answer to the question, where it needs other words.
    pub(crate) fn answer(self, choice: Choice) -> Option<Message> {
        match (self, choice) {
            (Self::MoveOrRecover, Choice::In(at)) => {
                Some(Message::new("answer-recover-in").with("clearing", at))
            }
            (Self::GatherRetinue { .. }, Choice::Retinue(of)) => {
                Some(Message::new("answer-shift-from").with("column", of))
            }
            _ => None,
        }
    }
}

kernel::speech! {
    /// What chapter 15 tells.
    pub enum Fact {
        RelicsPlaced => "fact-relics-placed",
        RetainersAdded => "fact-retainers-added",
        Carried { relic: Look, from: Clearing, to: Clearing } => "fact-carried",
        TrophyPlaced { who: Faction, relic: Look, forest: Forest } => "fact-trophy-placed",
        WaystationShows { clearing: Clearing, relic: RelicType } => "fact-waystation-shows",
        Acts { retainer: Retainer, column: Retinue } => "fact-retainer-acts" (card: retainer, column),
        Delved { relic: Look, clearing: Clearing, forest: Forest } => "fact-delved",
        Recovered { relic: Look, clearing: Clearing } => "fact-recovered",
        ColumnCompleted => "fact-column-completed",
        RetainerLost { retainer: Retainer } => "fact-retainer-lost" (card: retainer),
        Gathered { card: CardName, column: Retinue } => "fact-gathered" (card, column),
        Shifted { retainer: Retainer, from: Retinue, to: Retinue } => "fact-shifted" (card: retainer, from, to),
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why chapter 15 withholds a choice.
    pub enum Why {
        OncePerClearing { clearing: Clearing } => "why-once-per-clearing",
        NoMatchingWaystation => "why-no-matching-waystation",
        NothingToDo { column: Retinue } => "why-retainer-idle",
        NoRelicNear { clearing: Clearing } => "why-no-relic-near",
        NoWaystationForRelic { clearing: Clearing } => "why-no-waystation-for-relic",
        RetinueFull => "why-retinue-full",
    }

    fn message(setting: &Setting) -> Message;
}
