//! Questions: what a seat is asked.

use crate::cards::{Timing, exiles};
use crate::spoken::{card, clearing, column, faction, piece, suit};
use crate::terms::{CardName, Clearing, Column, Faction, Piece, Suit};
use crate::{alliance, corvids, duchy, hundreds, keepers, lizard_cult, riverfolk, vagabond};
use kernel::Message;

/// What a seat is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Which waiting effect happens first.
    WhichEffectFirst,
    /// Whose waiting effects happen first.
    WhoseEffectsFirst,
    /// Use crafted cards.
    UseEffects(Timing),
    /// Which card goes, hand over its limit.
    DiscardDown,
    /// Which card pays for an available dominance card.
    DiscardForDominance(Suit),
    /// Craft cards.
    Craft,
    /// Which suit pays for a symbol of any suit.
    PayAnySuit(CardName),
    /// Which move.
    Move,
    /// How many go.
    HowManyMove(Clearing, Clearing),
    /// Which battle.
    Battle,
    /// Play an ambush.
    Ambush {
        /// Who attacks.
        whom: Faction,
        /// Where.
        clearing: Clearing,
    },
    /// Foil an ambush.
    FoilAmbush {
        /// Whose ambush it is.
        whom: Faction,
        /// Where.
        clearing: Clearing,
    },
    /// Who uses effects first.
    WhoUsesEffectsFirst,
    /// Use effects in battle.
    UseBattleEffects {
        /// Hits the player will deal so far.
        deals: u8,
        /// Hits the player will take so far.
        takes: u8,
    },
    /// Which building or token goes.
    LosePiece {
        /// Who loses it.
        whom: Faction,
    },
    /// Which corner to start in.
    StartIn,
    /// Where a piece goes.
    WhereToPlace(Piece),
    /// Save removed warriors.
    FieldHospitals {
        /// Where they were.
        clearing: Clearing,
        /// How many.
        count: u8,
    },
    /// What the Marquise does.
    MarquiseAction {
        /// How many actions are left.
        left: u8,
    },
    /// What to build.
    WhatToBuild {
        /// The wood each building costs, in the order of [`Piece::MARQUISE_BUILDINGS`].
        cost: [u8; 3],
        /// The points each scores.
        points: [u8; 3],
    },
    /// Where wood comes from.
    PayWood {
        /// How much is left to pay.
        left: u8,
    },
    /// Which card to spend for a clearing.
    SpendMatching(Clearing),
    /// Which leader.
    ChooseLeader,
    /// Add to the Decree.
    AddToDecree {
        /// How many cards were added this turn.
        added: u8,
    },
    /// Which card goes under a column.
    AddUnder(Column),
    /// Which card of a column comes next.
    ResolveCard(Column),
    /// What to do in Daylight when the Decree is resolved.
    AfterTheDecree,
    /// Which player, for a card.
    WhichPlayer(CardName),
    /// Which clearing, for a card.
    WhereFor(CardName),
    /// Which closed path.
    WhichPath,
    /// Which card to discard for a path.
    DiscardForPath,
    /// Of chapter 8.
    Alliance(alliance::Question),
    /// Of chapter 9.
    Vagabond(vagabond::Question),
    /// Of chapter 10.
    LizardCult(lizard_cult::Question),
    /// Of chapter 11.
    Riverfolk(riverfolk::Question),
    /// Of chapter 12.
    Duchy(duchy::Question),
    /// Of chapter 13.
    Corvids(corvids::Question),
    /// Of chapter 14.
    Hundreds(hundreds::Question),
    /// Of chapter 15.
    Keepers(keepers::Question),
    /// Of the Exiles and Partisans deck.
    Exiles(exiles::Question),
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self, setting: &crate::Setting) -> Message {
        match self {
            Self::WhichEffectFirst => Message::new("ask-which-effect-first"),
            Self::WhoseEffectsFirst => Message::new("ask-whose-effects-first"),
            Self::UseEffects(timing) => Message::new(format!("ask-use-effects-{timing}")),
            Self::DiscardDown => Message::new("ask-discard-down"),
            Self::DiscardForDominance(of) => {
                Message::new("ask-discard-for-dominance").with("suit", suit(of))
            }
            Self::Craft => Message::new("ask-craft"),
            Self::PayAnySuit(name) => Message::new("ask-pay-any-suit").with("card", card(name)),
            Self::Move => Message::new("ask-move"),
            Self::HowManyMove(from, to) => Message::new("ask-how-many-move")
                .with("from", clearing(from))
                .with("to", clearing(to)),
            Self::Battle => Message::new("ask-battle"),
            Self::Ambush { whom, clearing: at } => Message::new("ask-ambush")
                .with("whom", faction(whom))
                .with("clearing", clearing(at)),
            Self::FoilAmbush { whom, clearing: at } => Message::new("ask-foil-ambush")
                .with("whom", faction(whom))
                .with("clearing", clearing(at)),
            Self::WhoUsesEffectsFirst => Message::new("ask-who-uses-effects-first"),
            Self::UseBattleEffects { deals, takes } => {
                Message::new("ask-use-battle-effects").with("deals", deals).with("takes", takes)
            }
            Self::LosePiece { whom } => Message::new("ask-lose-piece").with("whom", faction(whom)),
            Self::StartIn => Message::new("ask-start-in"),
            Self::WhereToPlace(of) => Message::new("ask-where-to-place").with("piece", piece(of)),
            Self::FieldHospitals { clearing: at, count } => Message::new("ask-field-hospitals")
                .with("clearing", clearing(at))
                .with("count", count),
            Self::MarquiseAction { left } => Message::new("ask-marquise-action").with("left", left),
            Self::WhatToBuild { .. } => Message::new("ask-what-to-build"),
            Self::PayWood { left } => Message::new("ask-pay-wood").with("left", left),
            Self::SpendMatching(at) => {
                Message::new("ask-spend-matching").with("clearing", clearing(at))
            }
            Self::ChooseLeader => Message::new("ask-choose-leader"),
            Self::AddToDecree { added } => Message::new("ask-add-to-decree").with("added", added),
            Self::AddUnder(under) => Message::new("ask-add-under").with("column", column(under)),
            Self::ResolveCard(of) => Message::new("ask-resolve-card").with("column", column(of)),
            Self::AfterTheDecree => Message::new("ask-after-the-decree"),
            Self::WhichPlayer(name) => {
                Message::new(format!("ask-which-player-{name}")).with("card", card(name))
            }
            Self::WhereFor(name) => {
                Message::new(format!("ask-where-for-{name}")).with("card", card(name))
            }
            Self::WhichPath => Message::new("ask-which-path"),
            Self::DiscardForPath => Message::new("ask-discard-for-path"),
            Self::Alliance(question) => question.message(),
            Self::Vagabond(question) => question.message(),
            Self::LizardCult(question) => question.message(),
            Self::Riverfolk(question) => question.message(),
            Self::Duchy(question) => question.message(),
            Self::Corvids(question) => question.message(),
            Self::Hundreds(question) => question.message(),
            Self::Keepers(question) => question.message(setting),
            Self::Exiles(question) => question.message(),
        }
    }
}

impl From<keepers::Question> for Question {
    fn from(it: keepers::Question) -> Self {
        Self::Keepers(it)
    }
}
