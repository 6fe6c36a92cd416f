//! What chapter 14 asks, tells and withholds.

use crate::Choice;
use crate::spoken::{clearing, clearings, faction, item, suit};
use crate::terms::{Clearing, Clearings, Faction, Item, Mood, Piece, Suit, Track};
use kernel::Message;

/// What is asked in chapter 14.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a question's fields are named in its sentence")]
pub enum Question {
    /// Whether the warlord goes with those who move.
    WarlordToo { from: Clearing, to: Clearing },
    /// How many warriors follow the warlord.
    HowManyFollow { from: Clearing, to: Clearing },
    /// Whether the warlord is among those who fall.
    WhoFalls { hits: u8 },
    /// What becomes of a crafted item.
    ContemptForTrade { item: Item, points: u8 },
    /// Which item of a full track leaves the game.
    RemoveItem { track: Track },
    /// Whether to declare looting.
    Looters { whom: Faction },
    /// Which item is looted.
    Loot { whom: Faction },
    /// Which item of a ruin is taken.
    TakeFromRuin { clearing: Clearing },
    /// Where the warlord comes back.
    Anoint,
    /// The next mood.
    ChooseAMood,
    /// Which item goes for warriors.
    Lavish,
    /// Which action to command.
    Command { left: u8 },
    /// Which card builds a stronghold.
    BuildCard,
    /// Where the warlord moves, or whom he battles.
    Advance { left: u8 },
    /// Whom the warlord battles after his move.
    BattleAfterMove,
    /// Where else he moves, or whom else he battles.
    Relentless,
    /// Crafted cards at the end of Daylight.
    RestOfDaylight,
    /// Which card incites a mob.
    Incite,
    /// Whether to roll the mob die.
    Jubilant { left: u8 },
    /// Which mob becomes a warrior.
    Bitter { clearing: Clearing },
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::WarlordToo { from, to } => {
                say("ask-warlord-too").with("from", clearing(from)).with("to", clearing(to))
            }
            Self::HowManyFollow { from, to } => {
                say("ask-how-many-follow").with("from", clearing(from)).with("to", clearing(to))
            }
            Self::WhoFalls { hits } => say("ask-who-falls").with("hits", hits),
            Self::ContemptForTrade { item: of, points } => {
                say("ask-contempt-for-trade").with("item", item(of)).with("points", points)
            }
            Self::RemoveItem { track: of } => say("ask-remove-item").with("track", track(of)),
            Self::Looters { whom } => say("ask-looters").with("whom", faction(whom)),
            Self::Loot { whom } => say("ask-loot").with("whom", faction(whom)),
            Self::TakeFromRuin { clearing: at } => {
                say("ask-raze-ruin").with("clearing", clearing(at))
            }
            Self::Anoint => say("ask-anoint"),
            Self::ChooseAMood => say("ask-choose-a-mood"),
            Self::Lavish => say("ask-lavish"),
            Self::Command { left } => say("ask-command").with("left", left),
            Self::BuildCard => say("ask-stronghold-card"),
            Self::Advance { left } => say("ask-advance").with("left", left),
            Self::BattleAfterMove => say("ask-battle-after-move"),
            Self::Relentless => say("ask-relentless"),
            Self::RestOfDaylight => say("ask-rest-of-daylight"),
            Self::Incite => say("ask-incite"),
            Self::Jubilant { left } => say("ask-jubilant").with("left", left),
            Self::Bitter { clearing: at } => say("ask-bitter").with("clearing", clearing(at)),
        }
    }
}

impl Question {
    /// The deed of a choice as the answer to the question, where it needs other words.
    pub(crate) fn answer(self, choice: Choice) -> Option<Message> {
        match (self, choice) {
            (Self::ContemptForTrade { .. }, Choice::Item(of, _)) => {
                Some(Message::new("answer-keep-item").with("item", item(of)))
            }
            (Self::ContemptForTrade { points, .. }, Choice::Either(_)) => {
                Some(Message::new("answer-item-for-points").with("points", points))
            }
            (Self::WarlordToo { .. }, Choice::Piece(Piece::HundredsWarrior)) => {
                Some(Message::new("answer-only-warriors"))
            }
            _ => None,
        }
    }
}

fn track(track: Track) -> Message {
    Message::new(format!("track-{track}"))
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> Self {
        Self::Hundreds(question)
    }
}

/// What happens in chapter 14.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// An item went to the Hoard.
    ItemGained { item: Item, track: Track },
    /// An item left the game.
    ItemRemoved { item: Item },
    /// They will loot.
    LootingDeclared { whom: Faction },
    /// They took a crafted item.
    Looted { whom: Faction, item: Item },
    /// A mood was chosen.
    NewMood { mood: Mood },
    /// A ruin held nothing they may take.
    RuinLeft { clearing: Clearing },
    /// The mob die was rolled.
    MobDie { suit: Suit },
    /// The warlord is back.
    Anointed { clearing: Clearing },
    /// Clearings are oppressed.
    Oppressed { clearings: Clearings },
}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self, _setting: &crate::Setting) -> Message {
        let say = Message::new;
        match self {
            Self::ItemGained { item: of, track: on } => {
                say("fact-item-gained").with("item", item(of)).with("track", track(on))
            }
            Self::ItemRemoved { item: of } => say("fact-item-removed").with("item", item(of)),
            Self::LootingDeclared { whom } => {
                say("fact-looting-declared").with("whom", faction(whom))
            }
            Self::Looted { whom, item: of } => {
                say("fact-looted").with("whom", faction(whom)).with("item", item(of))
            }
            Self::NewMood { mood } => {
                say("fact-new-mood").with("mood", Message::new(format!("mood-{mood}")))
            }
            Self::RuinLeft { clearing: at } => say("fact-ruin-left").with("clearing", clearing(at)),
            Self::MobDie { suit: of } => say("fact-mob-die").with("suit", suit(of)),
            Self::Anointed { clearing: at } => say("fact-anointed").with("clearing", clearing(at)),
            Self::Oppressed { clearings: all } => {
                say("fact-oppressed").with("clearings", clearings(all)).with("count", all.len())
            }
        }
    }
}

impl From<Fact> for crate::Fact {
    fn from(fact: Fact) -> Self {
        Self::Hundreds(fact)
    }
}

/// Why something is withheld in chapter 14.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// It is the mood already.
    SameMood,
    /// The mood shows an item of the Hoard.
    ItemInHoard(Item),
    /// No card matches a ruled clearing with a free slot.
    NothingToBuildWith,
    /// The card matches no clearing with warriors and without a mob.
    NowhereToIncite,
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::SameMood => say("why-same-mood"),
            Self::ItemInHoard(of) => say("why-item-in-hoard").with("item", item(of)),
            Self::NothingToBuildWith => say("why-nothing-to-build-with"),
            Self::NowhereToIncite => say("why-nowhere-to-incite"),
        }
    }
}

impl From<Why> for crate::Why {
    fn from(why: Why) -> Self {
        Self::Hundreds(why)
    }
}
