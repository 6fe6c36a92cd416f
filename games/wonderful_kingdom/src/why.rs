//! Why a choice is withheld.

use crate::spoken;
use crate::terms::CardName;
use kernel::Message;

/// Why a choice is withheld.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// No Trap token is ready.
    NoTrap,
    /// The card can only be recycled.
    OnlyRecycled(CardName),
    /// A Calamity went to the Duchy and stays there.
    Calamity(CardName),
    /// A Menace is neither recycled nor scrapped.
    Menace(CardName),
    /// Selected cards are left.
    SelectedCardsLeft,
    /// Cubes are left to be placed.
    CubesLeft,
    /// The card is frozen this round.
    Frozen(CardName),
    /// Soldiers are sent against Menaces only in Combat.
    OnlyInCombat(CardName),
    /// A Krystallium never stands for a Soldier.
    NeverASoldier,
    /// The Advisor is not paid in full.
    NotPaid(CardName),
    /// The Advisor was used as often as it may be.
    UsedUp(CardName),
    /// No Spy token is ready.
    NoSpy,
    /// The player knows the card already.
    KnownCard,
    /// Two cards must be offered.
    TwoCards,
    /// There are not so many Soldiers.
    TooFewSoldiers(u8),
    /// All Armies are on the board.
    NoReserve,
    /// The enemy's castle cannot be entered.
    EnemyCastle,
    /// No Army is near enough.
    NoArmyNear,
    /// So many enemies must be outnumbered.
    NotOutnumbered(u8),
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::NoTrap => say("why-no-trap"),
            Self::OnlyRecycled(card) => say("why-only-recycled").with("card", spoken::card(card)),
            Self::Calamity(card) => say("why-calamity").with("card", spoken::card(card)),
            Self::Menace(card) => say("why-menace").with("card", spoken::card(card)),
            Self::SelectedCardsLeft => say("why-selected-cards-left"),
            Self::CubesLeft => say("why-cubes-left"),
            Self::Frozen(card) => say("why-frozen").with("card", spoken::card(card)),
            Self::OnlyInCombat(card) => say("why-only-in-combat").with("card", spoken::card(card)),
            Self::NotPaid(card) => say("why-not-paid").with("card", spoken::card(card)),
            Self::UsedUp(card) => say("why-used-up").with("card", spoken::card(card)),
            Self::NoSpy => say("why-no-spy"),
            Self::KnownCard => say("why-known-card"),
            Self::TwoCards => say("why-two-cards"),
            Self::TooFewSoldiers(count) => say("why-too-few-soldiers").with("count", count),
            Self::NeverASoldier => say("why-never-a-soldier"),
            Self::NoReserve => say("why-no-reserve"),
            Self::EnemyCastle => say("why-enemy-castle"),
            Self::NoArmyNear => say("why-no-army-near"),
            Self::NotOutnumbered(enemies) => say("why-not-outnumbered").with("enemies", enemies),
        }
    }
}
