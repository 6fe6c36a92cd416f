//! Why a choice is withheld.

use crate::spoken::{card, clearing, item, piece, suit};
use crate::terms::{CardName, Clearing, Item, Piece, Suit};
use crate::{alliance, corvids, duchy, hundreds, keepers, lizard_cult, riverfolk, vagabond};
use kernel::Message;

/// Why a choice is withheld.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The clearing is scorched.
    Scorched(Clearing),
    /// Only the Marquise places at the keep.
    OnlyMarquisePlacesAtKeep,
    /// A dominance card is active already.
    DominanceAlreadyActivated,
    /// So many points are needed.
    NeedsPoints(u8),
    /// Nobody to form a coalition with.
    NoCoalitionPartner,
    /// No card of a suit in hand.
    NoMatchingCard(Suit),
    /// The card has no crafted effect.
    NotCraftable(CardName),
    /// The same effect is in play.
    AlreadyCrafted(CardName),
    /// The item is not in the supply.
    NoSuchItem(Item),
    /// Crafting pieces are missing.
    CannotPayCrafting(CardName),
    /// Neither clearing is ruled.
    RulesNeither(Clearing, Clearing),
    /// The clearing is not ruled.
    NotRuled(Clearing),
    /// The clearing is full.
    NoFreeSlot(Clearing),
    /// A card of the Decree names other clearings.
    CardNamesOthers(Suit),
    /// A roost stands there.
    RoostAlready(Clearing),
    /// The card does not match the clearing.
    DoesNotMatch(Clearing),
    /// There is nobody to battle.
    NobodyToBattle,
    /// There is no way to move.
    NowhereToMove,
    /// Nothing can be built.
    NothingToBuild,
    /// Nowhere to overwork.
    NothingToOverwork,
    /// Recruiting comes once a turn.
    AlreadyRecruited,
    /// No piece of the kind is on the map.
    NoSuchPiece(Piece),
    /// The supply of a piece is empty.
    SupplyEmpty(Piece),
    /// So much wood is needed.
    NeedsWood(u8),
    /// Only one bird a turn.
    OneBirdOnly,
    /// No cards in hand.
    NoCards,
    /// No piece at a closed path.
    NoPieceAtClosedPath,
    /// Of chapter 8.
    Alliance(alliance::Why),
    /// Of chapter 9.
    Vagabond(vagabond::Why),
    /// Of chapter 10.
    LizardCult(lizard_cult::Why),
    /// Of chapter 11.
    Riverfolk(riverfolk::Why),
    /// Of chapter 12.
    Duchy(duchy::Why),
    /// Of chapter 13.
    Corvids(corvids::Why),
    /// Of chapter 14.
    Hundreds(hundreds::Why),
    /// Of chapter 15.
    Keepers(keepers::Why),
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self, setting: &crate::Setting) -> Message {
        let say = Message::new;
        match self {
            Self::Scorched(at) => say("why-scorched").with("clearing", clearing(at)),
            Self::OnlyMarquisePlacesAtKeep => say("why-only-marquise-places-at-keep"),
            Self::DominanceAlreadyActivated => say("why-dominance-already-activated"),
            Self::NeedsPoints(points) => say("why-needs-points").with("points", points),
            Self::NoCoalitionPartner => say("why-no-coalition-partner"),
            Self::NoMatchingCard(of) => say("why-no-matching-card").with("suit", suit(of)),
            Self::NotCraftable(name) => say("why-not-craftable").with("card", card(name)),
            Self::AlreadyCrafted(name) => say("why-already-crafted").with("card", card(name)),
            Self::NoSuchItem(of) => say("why-no-such-item").with("item", item(of)),
            Self::CannotPayCrafting(name) => {
                say("why-cannot-pay-crafting").with("card", card(name))
            }
            Self::RulesNeither(from, to) => {
                say("why-rules-neither").with("from", clearing(from)).with("to", clearing(to))
            }
            Self::NotRuled(at) => say("why-not-ruled").with("clearing", clearing(at)),
            Self::NoFreeSlot(at) => say("why-no-free-slot").with("clearing", clearing(at)),
            Self::CardNamesOthers(of) => say("why-card-names-others").with("suit", suit(of)),
            Self::RoostAlready(at) => say("why-roost-already").with("clearing", clearing(at)),
            Self::DoesNotMatch(at) => say("why-does-not-match").with("clearing", clearing(at)),
            Self::NobodyToBattle => say("why-nobody-to-battle"),
            Self::NowhereToMove => say("why-nowhere-to-move"),
            Self::NothingToBuild => say("why-nothing-to-build"),
            Self::NothingToOverwork => say("why-nothing-to-overwork"),
            Self::AlreadyRecruited => say("why-already-recruited"),
            Self::NoSuchPiece(of) => say("why-no-such-piece").with("piece", piece(of)),
            Self::SupplyEmpty(of) => say("why-supply-empty").with("piece", piece(of)),
            Self::NeedsWood(wood) => say("why-needs-wood").with("wood", wood),
            Self::OneBirdOnly => say("why-one-bird-only"),
            Self::NoCards => say("why-no-cards"),
            Self::NoPieceAtClosedPath => say("why-no-piece-at-closed-path"),
            Self::Alliance(why) => why.message(),
            Self::Vagabond(why) => why.message(),
            Self::LizardCult(why) => why.message(),
            Self::Riverfolk(why) => why.message(),
            Self::Duchy(why) => why.message(),
            Self::Corvids(why) => why.message(),
            Self::Hundreds(why) => why.message(),
            Self::Keepers(why) => why.message(setting),
        }
    }
}

impl From<keepers::Why> for Why {
    fn from(it: keepers::Why) -> Self {
        Self::Keepers(it)
    }
}
