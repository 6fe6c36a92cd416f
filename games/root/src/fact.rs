//! Facts: what happened.

use crate::cards::exiles;
use crate::spoken::{
    card as named, clearing, clearings, column, faction, item, leader, piece, suit, suited,
};
use crate::terms::{CardName, Clearing, Clearings, Column, Faction, Item, Leader, Piece, Suit};
use crate::{alliance, corvids, duchy, hundreds, keepers, lizard_cult, riverfolk, vagabond};
use kernel::Message;

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// Who begins.
    FirstPlayer { who: Faction },
    /// How far the factions reach.
    Reach { total: u16, advised: u16 },
    /// The suits of the clearings.
    SuitedClearings { suit: Suit, clearings: Clearings },
    /// Ruins stand here.
    RuinsPlaced { clearings: Clearings },
    /// Items lie in the supply.
    ItemSupply { count: u8 },
    /// The Tower stands here.
    TowerStands { clearing: Clearing },
    /// A turn opens.
    Turn { who: Faction },
    /// The game is a draw.
    Drawn,
    /// Somebody has won.
    Won { who: Faction },
    /// Points were scored.
    Scored { who: Faction, points: u8 },
    /// Points were lost.
    Lost { who: Faction, points: u8 },
    /// Cards were drawn.
    Drew { who: Faction, count: u8 },
    /// A card was drawn, as its owner sees it.
    DrewCard { who: Faction, card: CardName },
    /// A card of a hand was discarded.
    Discarded { who: Faction, card: CardName },
    /// A crafted card was discarded.
    DiscardedEffect { who: Faction, card: CardName },
    /// A card was taken from a hand, as both players see it.
    TookCard { who: Faction, whom: Faction, card: CardName },
    /// A card was taken from a hand, as others see it.
    TookSomeCard { who: Faction, whom: Faction },
    /// A card was given, as both players see it.
    GaveCard { who: Faction, whom: Faction, card: CardName },
    /// A card was given, as others see it.
    GaveSomeCard { who: Faction, whom: Faction },
    /// A card was taken from the discard pile.
    TookDiscarded { who: Faction, card: CardName },
    /// A hand was looked at.
    LookedAtHand { who: Faction, whom: Faction },
    /// A card in that hand, as the looker sees it.
    Saw { whom: Faction, card: CardName },
    /// A dominance card was activated.
    ActivatedDominance { who: Faction, card: CardName },
    /// An available dominance card was taken.
    TookDominance { who: Faction, card: CardName },
    /// Pieces were placed.
    Placed { piece: Piece, clearing: Clearing, count: u8 },
    /// The Marquise has a warrior everywhere but in the corner across from the keep.
    Garrisoned { across: Clearing },
    /// Pieces were removed.
    Removed { who: Faction, piece: Piece, clearing: Clearing, count: u8 },
    /// Warriors moved.
    Moved { piece: Piece, from: Clearing, to: Clearing, count: u8 },
    /// The Ferry is here.
    FerryMoved { to: Clearing },
    /// A path was opened.
    PathOpened { from: Clearing, to: Clearing },
    /// A card was crafted.
    Crafted { who: Faction, card: CardName },
    /// An item was taken.
    TookItem { who: Faction, item: Item },
    /// A battle begins.
    Battle { attacker: Faction, defender: Faction, clearing: Clearing },
    /// An ambush was played.
    Ambushed { who: Faction, card: CardName },
    /// An ambush was foiled.
    Foiled { who: Faction, card: CardName },
    /// Dice were rolled.
    Rolled { attacker: u8, defender: u8 },
    /// A side rolled more hits than it can deal.
    HitsLimited { who: Faction, most: u8 },
    /// A crafted card was used in battle.
    UsedEffect { who: Faction, card: CardName },
    /// A side will deal an extra hit.
    ExtraHit { who: Faction },
    /// A side ignores the first hit it takes.
    FirstHitIgnored { who: Faction },
    /// Warriors were saved.
    Healed { count: u8, clearing: Clearing },
    /// Wood was paid.
    PaidWood { from: Clearing },
    /// A leader took over.
    NewLeader { leader: Leader },
    /// A vizier was tucked under a column.
    VizierTucked { column: Column },
    /// A card was added to the Decree.
    AddedToDecree { card: CardName, column: Column },
    /// The government fell.
    Turmoil,
    /// The Decree was emptied.
    Purged { count: u8 },
    /// A leader was deposed.
    Deposed { leader: Leader },
    /// Of chapter 8.
    Alliance(alliance::Fact),
    /// Of chapter 9.
    Vagabond(vagabond::Fact),
    /// Of chapter 10.
    LizardCult(lizard_cult::Fact),
    /// Of chapter 11.
    Riverfolk(riverfolk::Fact),
    /// Of chapter 12.
    Duchy(duchy::Fact),
    /// Of chapter 13.
    Corvids(corvids::Fact),
    /// Of chapter 14.
    Hundreds(hundreds::Fact),
    /// Of chapter 15.
    Keepers(keepers::Fact),
    /// Of the Exiles and Partisans deck.
    Exiles(exiles::Fact),
}

impl Fact {
    /// The message of the fact.
    #[expect(clippy::too_many_lines, reason = "a table that reads downwards")]
    pub(crate) fn message(self, setting: &crate::Setting) -> Message {
        let say = Message::new;
        let card = |name| suited(setting, name);
        match self {
            Self::FirstPlayer { who } => say("fact-first-player").with("who", faction(who)),
            Self::Reach { total, advised } => {
                say("fact-reach").with("total", total).with("advised", advised)
            }
            Self::SuitedClearings { suit: the_suit, clearings: the_clearings } => {
                say("fact-suited-clearings")
                    .with("suit", suit(the_suit))
                    .with("clearings", clearings(the_clearings))
            }
            Self::RuinsPlaced { clearings: the_clearings } => {
                say("fact-ruins-placed").with("clearings", clearings(the_clearings))
            }
            Self::ItemSupply { count } => say("fact-item-supply").with("count", count),
            Self::TowerStands { clearing: the_clearing } => {
                say("fact-tower-stands").with("clearing", clearing(the_clearing))
            }
            Self::Turn { who } => say("fact-turn").with("who", faction(who)),
            Self::Drawn => say("fact-drawn"),
            Self::Won { who } => say("fact-won").with("who", faction(who)),
            Self::Scored { who, points } => {
                say("fact-scored").with("who", faction(who)).with("points", points)
            }
            Self::Lost { who, points } => {
                say("fact-lost").with("who", faction(who)).with("points", points)
            }
            Self::Drew { who, count } => {
                say("fact-drew").with("who", faction(who)).with("count", count)
            }
            Self::DrewCard { who, card: the_card } => {
                say("fact-drew-card").with("who", faction(who)).with("card", card(the_card))
            }
            Self::Discarded { who, card: the_card } => {
                say("fact-discarded").with("who", faction(who)).with("card", card(the_card))
            }
            Self::DiscardedEffect { who, card: the_card } => {
                say("fact-discarded-effect").with("who", faction(who)).with("card", card(the_card))
            }
            Self::TookCard { who, whom, card: the_card } => say("fact-took-card")
                .with("who", faction(who))
                .with("whom", faction(whom))
                .with("card", card(the_card)),
            Self::TookSomeCard { who, whom } => {
                say("fact-took-some-card").with("who", faction(who)).with("whom", faction(whom))
            }
            Self::GaveCard { who, whom, card: the_card } => say("fact-gave-card")
                .with("who", faction(who))
                .with("whom", faction(whom))
                .with("card", card(the_card)),
            Self::GaveSomeCard { who, whom } => {
                say("fact-gave-some-card").with("who", faction(who)).with("whom", faction(whom))
            }
            Self::TookDiscarded { who, card: the_card } => {
                say("fact-took-discarded").with("who", faction(who)).with("card", card(the_card))
            }
            Self::LookedAtHand { who, whom } => {
                say("fact-looked-at-hand").with("who", faction(who)).with("whom", faction(whom))
            }
            Self::Saw { whom, card: the_card } => {
                say("fact-saw").with("whom", faction(whom)).with("card", card(the_card))
            }
            Self::ActivatedDominance { who, card: the_card } => say("fact-activated-dominance")
                .with("who", faction(who))
                .with("card", card(the_card)),
            Self::TookDominance { who, card: the_card } => {
                say("fact-took-dominance").with("who", faction(who)).with("card", card(the_card))
            }
            Self::Placed { piece: the_piece, clearing: the_clearing, count } => say("fact-placed")
                .with("piece", piece(the_piece))
                .with("clearing", clearing(the_clearing))
                .with("count", count),
            Self::Garrisoned { across } => say("fact-garrisoned").with("across", clearing(across)),
            Self::Removed { who, piece: the_piece, clearing: the_clearing, count } => {
                say("fact-removed")
                    .with("who", faction(who))
                    .with("piece", piece(the_piece))
                    .with("clearing", clearing(the_clearing))
                    .with("count", count)
            }
            Self::Moved { piece: the_piece, from, to, count } => say("fact-moved")
                .with("piece", piece(the_piece))
                .with("from", clearing(from))
                .with("to", clearing(to))
                .with("count", count),
            Self::FerryMoved { to } => say("fact-ferry-moved").with("to", clearing(to)),
            Self::PathOpened { from, to } => {
                say("fact-path-opened").with("from", clearing(from)).with("to", clearing(to))
            }
            Self::Crafted { who, card: the_card } => {
                say("fact-crafted").with("who", faction(who)).with("card", card(the_card))
            }
            Self::TookItem { who, item: the_item } => {
                say("fact-took-item").with("who", faction(who)).with("item", item(the_item))
            }
            Self::Battle { attacker, defender, clearing: the_clearing } => say("fact-battle")
                .with("attacker", faction(attacker))
                .with("defender", faction(defender))
                .with("clearing", clearing(the_clearing)),
            Self::Ambushed { who, card: the_card } => {
                say("fact-ambushed").with("who", faction(who)).with("card", named(the_card))
            }
            Self::Foiled { who, card: the_card } => {
                say("fact-foiled").with("who", faction(who)).with("card", named(the_card))
            }
            Self::Rolled { attacker, defender } => {
                say("fact-rolled").with("attacker", attacker).with("defender", defender)
            }
            Self::HitsLimited { who, most } => {
                say("fact-hits-limited").with("who", faction(who)).with("most", most)
            }
            Self::UsedEffect { who, card: the_card } => {
                say("fact-used-effect").with("who", faction(who)).with("card", card(the_card))
            }
            Self::ExtraHit { who } => say("fact-extra-hit").with("who", faction(who)),
            Self::FirstHitIgnored { who } => {
                say("fact-first-hit-ignored").with("who", faction(who))
            }
            Self::Healed { count, clearing: the_clearing } => {
                say("fact-healed").with("count", count).with("clearing", clearing(the_clearing))
            }
            Self::PaidWood { from } => say("fact-paid-wood").with("from", clearing(from)),
            Self::NewLeader { leader: the_leader } => {
                say("fact-new-leader").with("leader", leader(the_leader))
            }
            Self::VizierTucked { column: the_column } => {
                say("fact-vizier-tucked").with("column", column(the_column))
            }
            Self::AddedToDecree { card: the_card, column: the_column } => {
                say("fact-added-to-decree")
                    .with("card", card(the_card))
                    .with("column", column(the_column))
            }
            Self::Turmoil => say("fact-turmoil"),
            Self::Purged { count } => say("fact-purged").with("count", count),
            Self::Deposed { leader: the_leader } => {
                say("fact-deposed").with("leader", leader(the_leader))
            }
            Self::Alliance(fact) => fact.message(setting),
            Self::Vagabond(fact) => fact.message(setting),
            Self::LizardCult(fact) => fact.message(setting),
            Self::Riverfolk(fact) => fact.message(),
            Self::Duchy(fact) => fact.message(setting),
            Self::Corvids(fact) => fact.message(setting),
            Self::Hundreds(fact) => fact.message(setting),
            Self::Keepers(fact) => fact.message(setting),
            Self::Exiles(fact) => fact.message(),
        }
    }
}

impl From<keepers::Fact> for Fact {
    fn from(it: keepers::Fact) -> Self {
        Self::Keepers(it)
    }
}
