//! What chapter 9 asks, tells and withholds.

use super::items::Task;
use crate::spoken::{card, character, clearing, faction, item, place};
use crate::terms::{CardName, Character, Clearing, Faction, Item, Place, Relationship};
use crate::{Setting, spoken};
use kernel::Message;

/// What is asked in chapter 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a question's fields are named in its sentence")]
pub enum Question {
    /// Which item, for a task.
    PickItem { task: Task, left: u8 },
    /// Who takes the next hit.
    WhoTakesHit { left: u8 },
    /// With whom to form a coalition.
    CoalitionPartner,
    /// Which ally comes along.
    MoveWithAlly { to: Clearing },
    /// Which ally joins the battle.
    BattleWithAlly,
    /// Call on the Arbiter.
    CallArbiter,
    /// Which character.
    ChooseCharacter,
    /// Which forest.
    PlacePawn,
    /// Where to slip.
    Slip,
    /// Where to move.
    MovePawn,
    /// What to do in Daylight.
    VagabondAction,
    /// Which item of a ruin.
    TakeFromRuin,
    /// Whom to aid.
    AidWhom,
    /// Which card to give.
    AidCard { whom: Faction },
    /// Which crafted item to take.
    TakeCraftedItem { whom: Faction },
    /// Which quest.
    WhichQuest,
    /// Which item stands in for another.
    Improvise,
    /// Cards or points.
    QuestReward,
    /// Whom to strike.
    StrikeWhom,
    /// Which piece to strike.
    StrikePiece,
    /// From whom to steal.
    StealFromWhom,
    /// Which discarded card.
    DayLabor,
    /// Who attacks.
    InstigateAttacker,
    /// Whom.
    InstigateDefender { attacker: Faction },
    /// Where to glide.
    Glide,
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::PickItem { task, left } => {
                Message::new(format!("ask-pick-item-{}", task.word())).with("left", left)
            }
            Self::WhoTakesHit { left } => say("ask-who-takes-hit").with("left", left),
            Self::CoalitionPartner => say("ask-coalition-partner"),
            Self::MoveWithAlly { to } => say("ask-move-with-ally").with("to", clearing(to)),
            Self::BattleWithAlly => say("ask-battle-with-ally"),
            Self::CallArbiter => say("ask-call-arbiter"),
            Self::ChooseCharacter => say("ask-choose-character"),
            Self::PlacePawn => say("ask-place-pawn"),
            Self::Slip => say("ask-slip"),
            Self::MovePawn => say("ask-move-pawn"),
            Self::VagabondAction => say("ask-vagabond-action"),
            Self::TakeFromRuin => say("ask-take-from-ruin"),
            Self::AidWhom => say("ask-aid-whom"),
            Self::AidCard { whom } => say("ask-aid-card").with("whom", faction(whom)),
            Self::TakeCraftedItem { whom } => {
                say("ask-take-crafted-item").with("whom", faction(whom))
            }
            Self::WhichQuest => say("ask-which-quest"),
            Self::Improvise => say("ask-improvise"),
            Self::QuestReward => say("ask-quest-reward"),
            Self::StrikeWhom => say("ask-strike-whom"),
            Self::StrikePiece => say("ask-strike-piece"),
            Self::StealFromWhom => say("ask-steal-from-whom"),
            Self::DayLabor => say("ask-day-labor"),
            Self::InstigateAttacker => say("ask-instigate-attacker"),
            Self::InstigateDefender { attacker } => {
                say("ask-instigate-defender").with("attacker", faction(attacker))
            }
            Self::Glide => say("ask-glide"),
        }
    }
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> Self {
        Self::Vagabond(question)
    }
}

/// What happens in chapter 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// Items were exhausted.
    Exhausted { who: Faction, item: Item, count: u8 },
    /// An item was chosen for a task.
    ItemPicked { who: Faction, item: Item, task: Task },
    /// An item was exhausted and damaged.
    WornOut { who: Faction, item: Item },
    /// A coalition was formed.
    Coalition { who: Faction, whom: Faction },
    /// A relationship changed.
    Relationship { who: Faction, whom: Faction, to: Relationship },
    /// An ally joined a battle.
    AllyJoined { who: Faction, whom: Faction },
    /// A character was chosen.
    CharacterChosen { who: Faction, character: Character },
    /// The pawn was placed.
    PawnPlaced { who: Faction, place: Place },
    /// The pawn moved.
    PawnMoved { who: Faction, to: Place },
    /// An item lies under a ruin, as who looked sees it.
    SawInRuin { who: Faction, item: Item },
    /// A ruin was explored for an item.
    Explored { who: Faction, item: Item, clearing: Clearing },
    /// So many items lie under each ruin.
    RuinsPopulated { count: u8 },
    /// A ruin was explored for nothing.
    LeftRuin { who: Faction, clearing: Clearing },
    /// An empty ruin was removed.
    RuinRemoved { clearing: Clearing },
    /// A crafted item was taken from another player.
    TookItemFrom { who: Faction, whom: Faction, item: Item },
    /// A quest was completed.
    QuestCompleted { who: Faction, quest: u8 },
    /// A quest was turned up.
    QuestDrawn { quest: u8 },
    /// A Vagabond rested in a forest.
    Rested { who: Faction },
    /// The Arbiter protects somebody.
    Protected { who: Faction, whom: Faction },
    /// A clearing was scorched.
    Scorched { who: Faction, clearing: Clearing },
}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self, setting: &Setting) -> Message {
        match self {
            Self::Exhausted { who, item: of, count } => {
                by("fact-exhausted", who).with("item", item(of)).with("count", count)
            }
            Self::ItemPicked { who, item: of, task } => {
                Message::new(format!("fact-item-picked-{}", task.word()))
                    .with("who", faction(who))
                    .with("item", item(of))
            }
            Self::WornOut { who, item: of } => by("fact-worn-out", who).with("item", item(of)),
            Self::Coalition { who, whom } => by("fact-coalition", who).with("whom", faction(whom)),
            Self::Relationship { who, whom, to } => {
                let to = Message::new(format!("relationship-{to}"));
                by("fact-relationship", who).with("whom", faction(whom)).with("to", to)
            }
            Self::AllyJoined { who, whom } => {
                by("fact-ally-joined", who).with("whom", faction(whom))
            }
            Self::CharacterChosen { who, character: of } => {
                by("fact-character-chosen", who).with("character", character(of))
            }
            Self::PawnPlaced { who, place: at } => {
                by("fact-pawn-placed", who).with("place", place(at))
            }
            Self::PawnMoved { who, to } => by("fact-pawn-moved", who).with("place", place(to)),
            Self::SawInRuin { who, item: of } => by("fact-saw-in-ruin", who).with("item", item(of)),
            Self::Explored { who, item: of, clearing: at } => {
                by("fact-explored", who).with("item", item(of)).with("clearing", clearing(at))
            }
            Self::RuinsPopulated { count } => {
                Message::new("fact-ruins-populated").with("count", count)
            }
            Self::LeftRuin { who, clearing: at } => {
                by("fact-left-ruin", who).with("clearing", clearing(at))
            }
            Self::RuinRemoved { clearing: at } => {
                Message::new("fact-ruin-removed").with("clearing", clearing(at))
            }
            Self::TookItemFrom { who, whom, item: of } => {
                by("fact-took-item-from", who).with("whom", faction(whom)).with("item", item(of))
            }
            Self::QuestCompleted { who, quest } => {
                by("fact-quest-completed", who).with("quest", spoken::quest(setting, quest))
            }
            Self::QuestDrawn { quest } => {
                Message::new("fact-quest-drawn").with("quest", spoken::quest(setting, quest))
            }
            Self::Rested { who } => by("fact-rested", who),
            Self::Protected { who, whom } => by("fact-protected", who).with("whom", faction(whom)),
            Self::Scorched { who, clearing: at } => {
                by("fact-scorched", who).with("clearing", clearing(at))
            }
        }
    }
}

/// A message about what somebody did.
fn by(key: &'static str, who: Faction) -> Message {
    Message::new(key).with("who", faction(who))
}

impl From<Fact> for crate::Fact {
    fn from(fact: Fact) -> Self {
        Self::Vagabond(fact)
    }
}

/// Why something is withheld in chapter 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a reason's fields are named in its sentence")]
pub enum Why {
    /// No item of the kind is ready.
    NothingToExhaust(Item),
    /// No item at all is ready.
    NoItemReady,
    /// Hammers are missing for a card, or the clearing does not match.
    TooFewHammers(CardName),
    /// Boots are missing.
    TooFewBoots { needed: u8 },
    /// Nobody else has pieces here.
    NobodyHere,
    /// No card in hand matches the clearing.
    NoMatchingCardHere,
    /// No ruin is here.
    NoRuinHere,
    /// No open quest matches the clearing.
    NoQuestHere,
    /// The items of the quest are missing.
    QuestItemsMissing,
    /// No enemy piece is here to strike.
    NobodyToStrike,
    /// Nothing is damaged.
    NothingDamaged,
    /// The pawn is in a forest.
    InAForest,
    /// Nobody here holds a card.
    NobodyToStealFrom,
    /// No discarded card matches.
    NoMatchingDiscard,
    /// An ally could not move so.
    AllyCannotFollow { from: Clearing, to: Clearing },
    /// Nobody here can be set upon another.
    NobodyToInstigate,
    /// The character's gift is no action.
    NotAnAction,
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::NothingToExhaust(of) => say("why-nothing-to-exhaust").with("item", item(of)),
            Self::NoItemReady => say("why-no-item-ready"),
            Self::TooFewHammers(of) => say("why-too-few-hammers").with("card", card(of)),
            Self::TooFewBoots { needed } => say("why-too-few-boots").with("needed", needed),
            Self::NobodyHere => say("why-nobody-here"),
            Self::NoMatchingCardHere => say("why-no-matching-card-here"),
            Self::NoRuinHere => say("why-no-ruin-here"),
            Self::NoQuestHere => say("why-no-quest-here"),
            Self::QuestItemsMissing => say("why-quest-items-missing"),
            Self::NobodyToStrike => say("why-nobody-to-strike"),
            Self::NothingDamaged => say("why-nothing-damaged"),
            Self::InAForest => say("why-in-a-forest"),
            Self::NobodyToStealFrom => say("why-nobody-to-steal-from"),
            Self::NoMatchingDiscard => say("why-no-matching-discard"),
            Self::AllyCannotFollow { from, to } => {
                say("why-ally-cannot-follow").with("from", clearing(from)).with("to", clearing(to))
            }
            Self::NobodyToInstigate => say("why-nobody-to-instigate"),
            Self::NotAnAction => say("why-not-an-action"),
        }
    }
}

impl From<Why> for crate::Why {
    fn from(why: Why) -> Self {
        Self::Vagabond(why)
    }
}
