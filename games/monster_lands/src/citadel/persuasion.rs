//! M10 Citadel buildings and Persuasion: prices.

use crate::law::citadel as law;
use crate::terms::{Building, Die};
use crate::{Bar, Position, Why};
use kernel::cite;

/// What brings a price down in one purchase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bargain {
    /// The discount of a Persuasion die, where one was placed.
    haggled: Option<u8>,
    /// The discount of Talents and abilities.
    off: u8,
    /// Whether nothing is paid at all.
    free: bool,
}

/// The least purchase a building has for a clan.
#[derive(Debug, Clone, Copy)]
pub(super) struct Least {
    /// What it costs before any discount.
    pub(super) cost: u16,
    /// What Talents and abilities would take off.
    pub(super) off: u8,
}

impl Least {
    /// Nothing has to be paid.
    pub(super) const NOTHING: Self = Self { cost: 0, off: 0 };
}

impl Bargain {
    /// Nothing is paid.
    pub(crate) const FREE: Self = Self { haggled: None, off: 0, free: true };

    /// The bargain of a die that is about to be placed in a building.
    pub(crate) fn of(position: &Position, building: Building, die: Die) -> Self {
        Self { haggled: discount(position, building, die), off: 0, free: false }
    }

    /// Whether nothing is paid at all.
    pub(crate) const fn is_free(self) -> bool {
        self.free
    }

    /// What comes off a price, as far as there is that much.
    pub(crate) fn discount(self) -> u8 {
        self.haggled.unwrap_or_default().saturating_add(self.off)
    }

    /// M10.9 Talent discounts.
    ///
    /// They come off before the Persuasion die's discount and may bring the price to 0. R5
    pub(crate) fn with_talent(self, gold: u8) -> Self {
        cite(law::TALENT_DISCOUNTS);
        Self { off: self.off.saturating_add(gold), ..self }
    }

    /// What bars a purchase: the Gold that is missing.
    pub(crate) fn bar(self, base: u16, gold: u16) -> Option<Bar> {
        let price = self.price(base);
        (price > gold).then_some((law::PRICES, Why::CannotPay { price, gold }))
    }

    /// M10.7 Least price.
    ///
    /// With a Persuasion die a purchase costs at least 1, however many items it has.
    pub(crate) fn price(self, base: u16) -> u16 {
        if self.free {
            return 0;
        }
        let after = base.saturating_sub(self.off.into());
        match self.haggled {
            Some(discount) if after > 0 => {
                cite(law::LEAST_PRICE);
                after.saturating_sub(discount.into()).max(1)
            }
            Some(_) | None => after,
        }
    }
}

/// M10.5 First Persuasion.
/// M10.8 Strength at the counter.
///
/// M10.6 A later one that is lower than the most recent adds that one's value to its own.
fn discount(position: &Position, building: Building, die: Die) -> Option<u8> {
    let Die::Persuasion(face) = die else {
        cite(law::STRENGTH_AT_THE_COUNTER); // M10.8
        return None;
    };
    match position.citadel().last_persuasion(building) {
        None => {
            cite(law::FIRST_PERSUASION);
            Some(face)
        }
        Some(last) => Some(lower_persuasion(face, last)),
    }
}

/// M10.6 Lower Persuasion.
fn lower_persuasion(face: u8, last: u8) -> u8 {
    cite(law::LOWER_PERSUASION);
    if face < last { face + last } else { face }
}
