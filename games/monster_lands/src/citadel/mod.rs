//! M10 Citadel buildings and Persuasion, and M11 to M17: the seven buildings.

mod persuasion;
mod spaces;
mod lodge;
mod alchemist;
mod tavern;
mod armory;
mod pawn_shop;
mod bazaar;
mod mine;

pub(crate) use alchemist::offer_heal;
pub(crate) use armory::price as defence_price;
pub(crate) use bazaar::offer_rearrange;
pub(crate) use bazaar::one_of_each_type;
pub use persuasion::Bargain;
pub(crate) use spaces::{colours, is_open_to_madhala, open_to, why_not};
pub(crate) use tavern::{can_hire_free, refill_the_tavern, why_no_free_hire};

use crate::game::{Desk, Flow};
use crate::law;
use crate::terms::{Building, Card, Die, EquipmentType, Mercenary, Space};
use kernel::{Para, Seat};

/// A paragraph of the Citadel that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// M10.1.
    Visit(Seat, Building),
    /// M10.2.
    PlaceDie(Seat, Building, Die),
    /// M11.1: which Traps.
    BuyTraps(Seat, Bargain, Cart),
    /// M11.1: a Talent or ability helps.
    TrapTalent(Seat, Mercenary, Bargain, Cart),
    /// M11.1: Equipment helps.
    TrapAbility(Seat, Card, Bargain, Cart),
    /// M11.1: the purchase.
    PayTraps(Seat, Bargain, Cart),
    /// M11.2: which Trap is too many.
    TrapLimit(Seat),
    /// M11.2: that one.
    DiscardTrap(Seat, crate::terms::Trap),
    /// M11.3.
    RefillTheLodge,
    /// M12.1: which mix.
    Brew(Seat, Space),
    /// M12.1: the mix.
    Brewed(Seat, Space, u8),
    /// M12.3.
    Heal(Seat, Mercenary),
    /// M13.1: who.
    Hire(Seat, Bargain, u8),
    /// M13.1: a Talent helps.
    HireTalent(Seat, Mercenary, Bargain, u8),
    /// M13.3: this Mercenary.
    Hired(Seat, Mercenary, Bargain),
    /// M13.3: a Novice.
    HiredNovice(Seat, Bargain),
    /// M13.5.
    RoundOfBeer(Seat, Bargain, u8),
    /// A free hire: who.
    FreeHire(Seat),
    /// A free hire for which no Excess Glory is needed (D29): who.
    AnyHire(Seat),
    /// A free hire: this Mercenary.
    HiredFree(Seat, Mercenary),
    /// M14.1: how many.
    BuyDefence(Seat, Bargain),
    /// M14.1: so many.
    PayDefence(Seat, Bargain, u8),
    /// M15.1: which dice.
    PawnDice(Seat, u8),
    /// M15.1: this die.
    Pawned(Seat, Die, u8),
    /// M16.1: which card.
    BuyEquipment(Seat, Bargain),
    /// M16.2: for whom.
    Bearer(Seat, Bargain, Card),
    /// M16.1: the purchase.
    PayEquipment(Seat, Bargain, Card, Mercenary),
    /// Free Equipment: which card.
    FreeEquipment(Seat),
    /// M16.4: which Equipment is moved.
    Rearrange(Seat),
    /// M16.4: to whom.
    MoveTo(Seat, Mercenary, EquipmentType),
    /// M16.4: it is moved.
    Swap(Seat, Card, Mercenary),
    /// M17.1.
    Dig(Seat, Space),
}

/// The Traps a buyer has chosen, as spaces of the Lodge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cart(u8);

impl Cart {
    const fn has(self, space: usize) -> bool {
        self.0 >> space & 1 == 1
    }

    const fn with(self, space: usize) -> Self {
        Self(self.0 | 1 << space)
    }

    const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("a byte has eight bits")
    }
}

/// The paragraph of a frame.
pub(crate) const fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Visit(..) => law::citadel::KINDS_OF_SPACE,
        Frame::PlaceDie(..) => law::citadel::COLOURS_OF_THE_BUILDING,
        Frame::BuyTraps(..) | Frame::PayTraps(..) => law::lodge::BUY_TRAPS,
        Frame::TrapTalent(..) | Frame::TrapAbility(..) => law::citadel::TALENT_DISCOUNTS,
        Frame::TrapLimit(_) | Frame::DiscardTrap(..) => law::lodge::TRAP_LIMIT,
        Frame::RefillTheLodge => law::lodge::REFILL_THE_LODGE,
        Frame::Brew(..) | Frame::Brewed(..) => law::alchemist::BREW,
        Frame::Heal(..) => law::alchemist::HEAL,
        Frame::Hire(..) => law::tavern::HIRE,
        Frame::HireTalent(..) => law::citadel::TALENT_DISCOUNTS,
        Frame::Hired(..) | Frame::HiredNovice(..) => law::tavern::JOINS_THE_CLAN,
        Frame::RoundOfBeer(..) => law::tavern::ROUND_OF_BEER,
        Frame::FreeHire(_) | Frame::AnyHire(_) | Frame::HiredFree(..) => {
            law::tavern::JOINS_THE_CLAN
        }
        Frame::BuyDefence(..) | Frame::PayDefence(..) => law::armory::BUY_DEFENCE,
        Frame::PawnDice(..) | Frame::Pawned(..) => law::pawn_shop::PAWN_DICE,
        Frame::BuyEquipment(..) | Frame::PayEquipment(..) | Frame::FreeEquipment(_) => {
            law::bazaar::BUY_EQUIPMENT
        }
        Frame::Bearer(..) => law::bazaar::UNDER_AN_UNASSIGNED_MERCENARY,
        Frame::Rearrange(_) | Frame::MoveTo(..) | Frame::Swap(..) => law::bazaar::SWAP_EQUIPMENT,
        Frame::Dig(..) => law::mine::DIG,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Visit(seat, building) => spaces::visit(seat, building, desk),
        Frame::PlaceDie(seat, building, die) => spaces::place_die(seat, building, die, desk),
        Frame::BuyTraps(seat, bargain, cart) => lodge::buy_traps(seat, bargain, cart, desk),
        Frame::TrapTalent(seat, m, bargain, cart) => lodge::talent(seat, m, bargain, cart, desk),
        Frame::TrapAbility(seat, card, bargain, cart) => {
            lodge::ability(seat, card, bargain, cart, desk)
        }
        Frame::PayTraps(seat, bargain, cart) => lodge::pay(seat, bargain, cart, desk),
        Frame::TrapLimit(seat) => lodge::trap_limit(seat, desk),
        Frame::DiscardTrap(seat, trap) => lodge::discard_trap(seat, trap, desk),
        Frame::RefillTheLodge => lodge::refill_the_lodge(desk),
        Frame::Brew(seat, space) => alchemist::brew(seat, space, desk),
        Frame::Brewed(seat, space, potions) => alchemist::brewed(seat, space, potions, desk),
        Frame::Heal(seat, mercenary) => alchemist::heal(seat, mercenary, desk),
        Frame::Hire(seat, bargain, beers) => tavern::hire(seat, bargain, beers, desk),
        Frame::HireTalent(seat, m, bargain, beers) => tavern::talent(seat, m, bargain, beers, desk),
        Frame::Hired(seat, mercenary, bargain) => tavern::hired(seat, mercenary, bargain, desk),
        Frame::HiredNovice(seat, bargain) => tavern::hired_novice(seat, bargain, desk),
        Frame::RoundOfBeer(seat, bargain, beers) => {
            tavern::round_of_beer(seat, bargain, beers, desk)
        }
        Frame::FreeHire(seat) => tavern::free_hire(seat, desk),
        Frame::AnyHire(seat) => tavern::any_hire(seat, desk),
        Frame::HiredFree(seat, mercenary) => tavern::hired_free(seat, mercenary, desk),
        Frame::BuyDefence(seat, bargain) => armory::buy_defence(seat, bargain, desk),
        Frame::PayDefence(seat, bargain, count) => armory::pay(seat, bargain, count, desk),
        Frame::PawnDice(seat, pawned) => pawn_shop::pawn_dice(seat, pawned, desk),
        Frame::Pawned(seat, die, pawned) => pawn_shop::pawned(seat, die, pawned, desk),
        Frame::BuyEquipment(seat, bargain) => bazaar::buy_equipment(seat, bargain, desk),
        Frame::Bearer(seat, bargain, card) => bazaar::bearer(seat, bargain, card, desk),
        Frame::PayEquipment(seat, bargain, card, mercenary) => {
            bazaar::pay(seat, bargain, card, mercenary, desk)
        }
        Frame::FreeEquipment(seat) => bazaar::buy_equipment(seat, Bargain::FREE, desk),
        Frame::Rearrange(seat) => bazaar::rearrange(seat, desk),
        Frame::MoveTo(seat, mercenary, kind) => bazaar::move_to(seat, mercenary, kind, desk),
        Frame::Swap(seat, card, mercenary) => bazaar::swap_equipment(seat, card, mercenary, desk),
        Frame::Dig(seat, space) => mine::dig(seat, space, desk),
    }
}
