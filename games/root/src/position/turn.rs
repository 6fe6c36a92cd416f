//! The turn being played, and effects that wait for all removal to be done.

use crate::terms::{CLEARINGS, Card, Cards, Clearing, Faction};
use kernel::Seat;

/// The turn being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    /// Whose it is.
    pub(super) seat: Seat,
    /// How many turns there have been, this one included.
    pub(super) number: u16,
    /// Persistent effects used this turn.
    pub(super) used: Cards,
    /// Crafting pieces activated this turn, by clearing (4.1.1).
    pub(super) activated: [u8; CLEARINGS],
    /// What can be done once and was.
    pub(super) marks: u16,
}

/// What can be done once in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Mark {
    /// The Marquise has recruited (6.5.3).
    Recruited,
    /// The Ferry has crossed (C.2.5).
    Ferried,
    /// A closed path was opened (C.3.3).
    OpenedPath,
    /// The Adventurer has improvised (D.7.2).
    Improvised,
    /// A card was swapped at the Black Market (F.B.2).
    Swapped,
}

impl Turn {
    /// Whose turn it is.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many turns there have been, this one included.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Opens the turn of a seat.
    pub(crate) fn open(&mut self, seat: Seat) {
        *self = Self { seat, number: self.number + 1, ..Self::default() };
    }

    /// Persistent effects used this turn.
    #[inline]
    pub const fn used(&self) -> Cards {
        self.used
    }

    /// Notes that a persistent effect was used.
    pub(crate) fn use_effect(&mut self, card: Card) {
        self.used = self.used.with(card);
    }

    /// Crafting pieces of a clearing activated this turn.
    #[inline]
    pub const fn activated(&self, clearing: Clearing) -> u8 {
        self.activated[clearing.index()]
    }

    /// Activates a crafting piece of a clearing.
    pub(crate) fn activate(&mut self, clearing: Clearing) {
        self.activated[clearing.index()] += 1;
    }

    /// Whether something that can be done once was done.
    #[inline]
    pub const fn has(&self, mark: Mark) -> bool {
        self.marks >> mark as u8 & 1 == 1
    }

    /// Notes that it was done.
    pub(crate) fn mark(&mut self, mark: Mark) {
        self.marks |= 1 << mark as u8;
    }
}

/// The most effects that can wait at once: one of each kind in every clearing a Favor empties.
pub(super) const TRIGGERS: usize = 24;

/// An effect that waits until all removal is done (1.5.4), or until a move is (R27).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Trigger {
    /// Which effect.
    pub kind: TriggerKind,
    /// Where pieces were removed, or moved to.
    pub clearing: Clearing,
    /// How many were.
    pub count: u8,
    /// Who removed or moved them.
    pub by: Seat,
}

impl Trigger {
    /// Whether another trigger is part of the same effect.
    pub(super) fn joins(self, other: Self) -> bool {
        let together = self.clearing == other.clearing && self.by == other.by;
        // 12.2.3: one price for all buildings removed at once.
        self.kind == other.kind && (together || self.kind == TriggerKind::PriceOfFailure)
    }
}

kernel::words! {
    /// A kind of effect that removal or a move triggers.
    #[derive(Default)]
    pub enum TriggerKind {
        /// 6.2.3: the Marquise may save her warriors.
        #[default]
        FieldHospitals,
        /// 8.2.6: whoever removed sympathy owes a card.
        Outrage,
        /// 8.2.4: the Alliance loses supporters and officers with its fox base.
        FoxBaseLost,
        /// 8.2.4: and with its rabbit base.
        RabbitBaseLost,
        /// 8.2.4: and with its mouse base.
        MouseBaseLost,
        /// 9.2.2.I: a Vagabond damages items.
        TotalRemoval,
        /// C.2.5: the Ferry follows a move and brings a card.
        Ferry,
        /// 10.2.5: the Cult loses a card with each garden.
        FearOfTheFaithful,
        /// 11.2.5.I: the Riverfolk lose funds with a trade post.
        TradeDisruption,
        /// 12.2.3: the Duchy loses a card and a minister with its buildings.
        PriceOfFailure,
        /// 13.7.4: a raid of the Corvids was removed.
        Raid,
        /// 15.2.5: whoever removed a relic places it in a forest.
        PrizedTrophies,
        /// E.4.2.I: who controls the Feline Physicians may save warriors.
        Physicians,
    }
}

impl TriggerKind {
    /// Whose losses trigger it; a move by Ferry costs nobody anything.
    pub const fn owner(self) -> Option<Faction> {
        match self {
            Self::FieldHospitals => Some(Faction::Marquise),
            Self::Outrage | Self::FoxBaseLost | Self::RabbitBaseLost | Self::MouseBaseLost => {
                Some(Faction::Alliance)
            }
            Self::TotalRemoval => Some(Faction::Vagabond),
            Self::Ferry => None,
            // Of whoever controls them.
            Self::Physicians => None,
            Self::FearOfTheFaithful => Some(Faction::LizardCult),
            Self::TradeDisruption => Some(Faction::Riverfolk),
            Self::PriceOfFailure => Some(Faction::Duchy),
            Self::Raid => Some(Faction::Corvids),
            Self::PrizedTrophies => Some(Faction::Keepers),
        }
    }
}
