//! What chapter 15 asks, tells and withholds.

use super::{Look, Retainer};
use crate::spoken::{clearing, faction, forest, suited};
use crate::terms::{CardName, Clearing, Faction, Forest, RelicType, Retinue};
use crate::{Choice, Setting};
use kernel::Message;

/// A type of relic.
fn kind(of: RelicType) -> Message {
    Message::new(format!("relic-{of}"))
}

/// A relic as everybody sees it.
fn relic(look: Look) -> Message {
    Message::new("relic-seen").with("relic", kind(look.kind)).with("value", look.value)
}

/// A column of the Retinue.
fn column(of: Retinue) -> Message {
    Message::new(format!("retinue-{of}"))
}

/// A card of the Retinue.
fn retainer(of: Retainer, setting: &Setting) -> Message {
    match of {
        Retainer::Faithful => Message::new("faithful-retainer"),
        Retainer::Card(name) => suited(setting, name),
    }
}

/// What is asked in chapter 15.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a question's fields are named in its sentence")]
pub enum Question {
    /// Which relic goes along with warriors.
    Carry { from: Clearing, to: Clearing, left: u8 },
    /// Which relic is removed.
    WhichRelicGoes { clearing: Clearing },
    /// Which waystation is removed.
    WhichWaystationGoes { clearing: Clearing },
    /// Which forest a removed relic goes to.
    PlaceTrophy { relic: Look },
    /// Where the other warriors start.
    PlaceOthers,
    /// Where to encamp.
    Encamp,
    /// Which waystation, and which side up.
    EncampWith { clearing: Clearing },
    /// Where to decamp.
    Decamp,
    /// Which card to recruit with.
    Recruit,
    /// Which card of a column acts.
    UseRetinue { column: Retinue },
    /// Where to battle and delve.
    BattleThenDelve,
    /// From which forest to delve.
    Delve { clearing: Clearing },
    /// Which relic to delve.
    DelveRelic { forest: Forest },
    /// Where to move or recover.
    MoveOrRecover,
    /// Which relic to recover.
    Recover { clearing: Clearing },
    /// Whether to recover another.
    RecoverMore { clearing: Clearing },
    /// Crafted cards at the end of Daylight.
    RetinueDone,
    /// Which card joins the Retinue, or a column to move one from.
    GatherRetinue { room: u8 },
    /// Which other card joins it.
    GatherMore { room: u8 },
    /// Under which column a card goes.
    GatherWhere { card: CardName },
    /// Which card of a column moves to another.
    Shift { column: Retinue },
    /// To which column it moves.
    ShiftWhere { retainer: Retainer },
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::Carry { from, to, left } => say("ask-carry")
                .with("from", clearing(from))
                .with("to", clearing(to))
                .with("left", left),
            Self::WhichRelicGoes { clearing: at } => {
                say("ask-which-relic-goes").with("clearing", clearing(at))
            }
            Self::WhichWaystationGoes { clearing: at } => {
                say("ask-which-waystation-goes").with("clearing", clearing(at))
            }
            Self::PlaceTrophy { relic: of } => say("ask-place-trophy").with("relic", relic(of)),
            Self::PlaceOthers => say("ask-place-others"),
            Self::Encamp => say("ask-encamp"),
            Self::EncampWith { clearing: at } => {
                say("ask-encamp-with").with("clearing", clearing(at))
            }
            Self::Decamp => say("ask-decamp"),
            Self::Recruit => say("ask-keeper-recruit"),
            Self::UseRetinue { column: of } => say("ask-use-retinue").with("column", column(of)),
            Self::BattleThenDelve => say("ask-battle-then-delve"),
            Self::Delve { clearing: at } => say("ask-delve").with("clearing", clearing(at)),
            Self::DelveRelic { forest: at } => say("ask-delve-relic").with("forest", forest(at)),
            Self::MoveOrRecover => say("ask-move-or-recover"),
            Self::Recover { clearing: at } => say("ask-recover").with("clearing", clearing(at)),
            Self::RecoverMore { clearing: at } => {
                say("ask-recover-more").with("clearing", clearing(at))
            }
            Self::RetinueDone => say("ask-retinue-done"),
            Self::GatherRetinue { room } => say("ask-gather-retinue").with("room", room),
            Self::GatherMore { room } => say("ask-gather-more").with("room", room),
            Self::GatherWhere { .. } => say("ask-gather-where"),
            Self::Shift { column: of } => say("ask-shift").with("column", column(of)),
            Self::ShiftWhere { .. } => say("ask-shift-where"),
        }
    }

    /// The deed of a choice as the answer to the question, where it needs other words.
    pub(crate) fn answer(self, choice: Choice) -> Option<Message> {
        match (self, choice) {
            (Self::MoveOrRecover, Choice::In(at)) => {
                Some(Message::new("answer-recover-in").with("clearing", clearing(at)))
            }
            (Self::GatherRetinue { .. }, Choice::Retinue(of)) => {
                Some(Message::new("answer-shift-from").with("column", column(of)))
            }
            _ => None,
        }
    }
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> Self {
        Self::Keepers(question)
    }
}

/// What happens in chapter 15.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// Relics lie in the forests.
    RelicsPlaced,
    /// The Faithful Retainers have joined.
    RetainersAdded,
    /// A relic went along with warriors.
    Carried { relic: Look, from: Clearing, to: Clearing },
    /// A removed relic lies in a forest.
    TrophyPlaced { who: Faction, relic: Look, forest: Forest },
    /// A waystation was placed with this type up.
    WaystationShows { clearing: Clearing, relic: RelicType },
    /// A card of the Retinue acts.
    Acts { retainer: Retainer, column: Retinue },
    /// A relic came out of a forest.
    Delved { relic: Look, clearing: Clearing, forest: Forest },
    /// A relic was recovered.
    Recovered { relic: Look, clearing: Clearing },
    /// A column of the Relics box is full.
    ColumnCompleted,
    /// A card of the Retinue was discarded.
    RetainerLost { retainer: Retainer },
    /// A card joined the Retinue.
    Gathered { card: CardName, column: Retinue },
    /// A card of the Retinue changed its column.
    Shifted { retainer: Retainer, from: Retinue, to: Retinue },
}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self, setting: &Setting) -> Message {
        let say = Message::new;
        match self {
            Self::RelicsPlaced => say("fact-relics-placed"),
            Self::RetainersAdded => say("fact-retainers-added"),
            Self::Carried { relic: of, from, to } => say("fact-carried")
                .with("relic", relic(of))
                .with("from", clearing(from))
                .with("to", clearing(to)),
            Self::TrophyPlaced { who, relic: of, forest: at } => say("fact-trophy-placed")
                .with("who", faction(who))
                .with("relic", relic(of))
                .with("forest", forest(at)),
            Self::WaystationShows { clearing: at, relic: up } => {
                say("fact-waystation-shows").with("clearing", clearing(at)).with("relic", kind(up))
            }
            Self::Acts { retainer: of, column: under } => say("fact-retainer-acts")
                .with("card", retainer(of, setting))
                .with("column", column(under)),
            Self::Delved { relic: of, clearing: at, forest: from } => say("fact-delved")
                .with("relic", relic(of))
                .with("clearing", clearing(at))
                .with("forest", forest(from)),
            Self::Recovered { relic: of, clearing: at } => {
                say("fact-recovered").with("relic", relic(of)).with("clearing", clearing(at))
            }
            Self::ColumnCompleted => say("fact-column-completed"),
            Self::RetainerLost { retainer: of } => {
                say("fact-retainer-lost").with("card", retainer(of, setting))
            }
            Self::Gathered { card, column: under } => say("fact-gathered")
                .with("card", suited(setting, card))
                .with("column", column(under)),
            Self::Shifted { retainer: of, from, to } => say("fact-shifted")
                .with("card", retainer(of, setting))
                .with("from", column(from))
                .with("to", column(to)),
        }
    }
}

impl From<Fact> for crate::Fact {
    fn from(fact: Fact) -> Self {
        Self::Keepers(fact)
    }
}

/// Why something is withheld in chapter 15.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a reason's fields are named in its sentence")]
pub enum Why {
    /// It was done in this clearing already.
    OncePerClearing { clearing: Clearing },
    /// The card matches no waystation to recruit at.
    NoMatchingWaystation,
    /// Nothing can be done for the card in its column.
    NothingToDo { column: Retinue },
    /// No forest beside the clearing holds a relic.
    NoRelicNear { clearing: Clearing },
    /// No waystation there shows the type of a relic there.
    NoWaystationForRelic { clearing: Clearing },
    /// The Retinue holds as many cards as it can.
    RetinueFull,
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::OncePerClearing { clearing: at } => {
                say("why-once-per-clearing").with("clearing", clearing(at))
            }
            Self::NoMatchingWaystation => say("why-no-matching-waystation"),
            Self::NothingToDo { column: of } => say("why-retainer-idle").with("column", column(of)),
            Self::NoRelicNear { clearing: at } => {
                say("why-no-relic-near").with("clearing", clearing(at))
            }
            Self::NoWaystationForRelic { clearing: at } => {
                say("why-no-waystation-for-relic").with("clearing", clearing(at))
            }
            Self::RetinueFull => say("why-retinue-full"),
        }
    }
}

impl From<Why> for crate::Why {
    fn from(why: Why) -> Self {
        Self::Keepers(why)
    }
}
