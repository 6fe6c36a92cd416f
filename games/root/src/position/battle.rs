//! The battle being fought (4.3).

use crate::terms::{Cards, Clearing, Faction};
use kernel::Seat;

/// A side of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Side {
    /// Who started it.
    #[default]
    Attacker,
    /// Who is attacked.
    Defender,
}

impl Side {
    /// Both, the attacker first.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// The battle being fought. Between battles only its last numbers are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Battle {
    /// Where.
    pub clearing: Clearing,
    /// Who attacks and who defends.
    pub(crate) seats: [Seat; 2],
    /// The dice as they fell, the attacker's first, once they were rolled (4.3.2).
    pub(crate) dice: Option<[u8; 2]>,
    /// Hits each side rolled, to deal.
    pub(crate) rolled: [u8; 2],
    /// Extra hits of each side, to deal.
    pub(crate) extra: [u8; 2],
    /// Hits each side ignores of those rolled against it.
    pub(crate) ignores_rolled: [bool; 2],
    /// Whether each side has ignored the first hit against it (14.7.4, 15.2.4).
    pub(crate) first_hit_ignored: [bool; 2],
    /// Points each side earns by buildings and tokens it removes (3.2.1), scored when all hits are dealt.
    pub(crate) points: [u8; 2],
    /// Points a Vagabond earns beside them (9.2.9.III.a).
    pub(crate) infamy: [u8; 2],
    /// What others add to the most hits a side can roll (D.5.2).
    pub(crate) helpers: [u8; 2],
    /// Effects used in this battle that stay in play.
    pub(crate) used: Cards,
    /// Whether the Despot has scored in this battle (7.8.4).
    pub(crate) despot_scored: bool,
    /// Whether the defender's Scouts have seen it coming (E.6.2.I).
    pub(crate) scouted: bool,
    /// Whether a Ronin has struck swiftly (D.8.2).
    pub(crate) swift: bool,
    /// The Vagabond's ally whose warriors count as the attacker's own (9.2.9.II.c).
    pub(crate) ally: Option<Faction>,
    /// Hits the attacking Vagabond took by removing allied warriors, and by damaging items (9.2.9.II.d).
    pub(crate) ally_hits: u8,
    /// See `ally_hits`.
    pub(crate) item_hits: u8,
    /// The Vagrant who started it and removes for both sides (D.4.2).
    pub(crate) instigator: Option<Seat>,
}

impl Battle {
    /// A battle that begins.
    pub(crate) fn begin(clearing: Clearing, attacker: Seat, defender: Seat) -> Self {
        Self { clearing, seats: [attacker, defender], ..Self::default() }
    }

    /// The seat of a side.
    #[inline]
    pub const fn seat(&self, side: Side) -> Seat {
        self.seats[side as usize]
    }

    /// The attacker.
    #[inline]
    pub const fn attacker(&self) -> Seat {
        self.seat(Side::Attacker)
    }

    /// The defender.
    #[inline]
    pub const fn defender(&self) -> Seat {
        self.seat(Side::Defender)
    }

    /// Who removes the pieces a side loses: the other side, or the Vagrant who instigated (D.4.2).
    pub fn remover_of(&self, side: Side) -> Seat {
        self.instigator.unwrap_or_else(|| self.seat(side.other()))
    }

    /// The hits a side deals in all.
    pub const fn hits(&self, side: Side) -> u8 {
        let rolled =
            if self.ignores_rolled[side.other() as usize] { 0 } else { self.rolled[side as usize] };
        rolled + self.extra[side as usize]
    }

    /// The hits a side rolled.
    pub const fn rolled(&self, side: Side) -> u8 {
        self.rolled[side as usize]
    }

    /// The dice as they fell, the attacker's first, once they were rolled.
    pub const fn dice(&self) -> Option<[u8; 2]> {
        self.dice
    }

    /// The extra hits of a side.
    pub const fn extra(&self, side: Side) -> u8 {
        self.extra[side as usize]
    }

    /// Gives a side an extra hit (4.3.3.I).
    pub(crate) fn add_extra_hit(&mut self, side: Side) {
        self.extra[side as usize] += 1;
    }

    /// Lets a side ignore the hits rolled against it.
    pub(crate) fn ignore_rolled_hits(&mut self, side: Side) {
        self.ignores_rolled[side as usize] = true;
    }
}
