//! Why a choice is withheld.

use crate::spoken::card as named;
use crate::terms::{CardName, Clearing, Item, Piece, Suit};
use crate::{
    Setting, alliance, corvids, duchy, hirelings, hundreds, keepers, landmarks, lizard_cult,
    riverfolk, setup, vagabond,
};

kernel::speech! {
    /// Why a choice is withheld.
    pub enum Why {
        Scorched(clearing: Clearing) => "why-scorched",
        OnlyMarquisePlacesAtKeep => "why-only-marquise-places-at-keep",
        DominanceAlreadyActivated => "why-dominance-already-activated",
        NeedsPoints(points: u8) => "why-needs-points",
        NoCoalitionPartner => "why-no-coalition-partner",
        NoMatchingCard(suit: Suit) => "why-no-matching-card",
        NotCraftable(card: CardName) => "why-not-craftable" (card: named(card)),
        AlreadyCrafted(card: CardName) => "why-already-crafted" (card: named(card)),
        NoSuchItem(item: Item) => "why-no-such-item",
        CannotPayCrafting(card: CardName) => "why-cannot-pay-crafting" (card: named(card)),
        RulesNeither(from: Clearing, to: Clearing) => "why-rules-neither",
        NotRuled(clearing: Clearing) => "why-not-ruled",
        NoFreeSlot(clearing: Clearing) => "why-no-free-slot",
        CardNamesOthers(suit: Suit) => "why-card-names-others",
        RoostAlready(clearing: Clearing) => "why-roost-already",
        DoesNotMatch(clearing: Clearing) => "why-does-not-match",
        NobodyToBattle => "why-nobody-to-battle",
        NowhereToMove => "why-nowhere-to-move",
        NothingToBuild => "why-nothing-to-build",
        NothingToOverwork => "why-nothing-to-overwork",
        AlreadyRecruited => "why-already-recruited",
        NoSuchPiece(piece: Piece) => "why-no-such-piece",
        SupplyEmpty(piece: Piece) => "why-supply-empty",
        NeedsWood(wood: u8) => "why-needs-wood",
        OneBirdOnly => "why-one-bird-only",
        NoCards => "why-no-cards",
        NoPieceAtClosedPath => "why-no-piece-at-closed-path",
    } of chapters {
        Alliance(alliance::Why),
        Vagabond(vagabond::Why),
        LizardCult(lizard_cult::Why),
        Riverfolk(riverfolk::Why),
        Duchy(duchy::Why),
        Corvids(corvids::Why),
        Hundreds(hundreds::Why),
        Keepers(keepers::Why),
        Landmarks(landmarks::Why),
        Advanced(setup::advanced::Why),
        Hirelings(hirelings::Why),
    }

    fn message(setting: &Setting) -> Message;
}
