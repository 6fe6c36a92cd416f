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

use crate::terms::{Building, Card, Die, EquipmentType, LodgeSpace, Mercenary, Space, Trap};
use crate::{Desk, Flow, law};
use kernel::{Para, Seat, Set};

kernel::frames! {
    /// A paragraph of the Citadel that stands open.
    pub enum Frame {
        Visit(seat: Seat, building: Building) = para_of(building) => spaces::visit,
        PlaceDie(seat: Seat, building: Building, die: Die) = law::citadel::COLOURS_OF_THE_BUILDING => spaces::place_die,
        BuyTraps(purchase: Purchase) = law::lodge::BUY_TRAPS => lodge::buy_traps,
        TrapTalent(mercenary: Mercenary, purchase: Purchase) = law::citadel::TALENT_DISCOUNTS => lodge::talent,
        TrapAbility(card: Card, purchase: Purchase) = law::citadel::TALENT_DISCOUNTS => lodge::ability,
        PayTraps(purchase: Purchase) = law::lodge::BUY_TRAPS => lodge::pay,
        TrapLimit(seat: Seat) = law::lodge::TRAP_LIMIT => lodge::trap_limit,
        DiscardTrap(seat: Seat, trap: Trap) = law::lodge::TRAP_LIMIT => lodge::discard_trap,
        RefillTheLodge = law::lodge::REFILL_THE_LODGE => lodge::refill_the_lodge,
        Brew(seat: Seat, space: Space) = law::alchemist::BREW => alchemist::brew,
        Brewed(seat: Seat, space: Space, potions: u8) = law::alchemist::BREW => alchemist::brewed,
        Heal(seat: Seat, mercenary: Mercenary) = law::alchemist::HEAL => alchemist::heal,
        Hire(seat: Seat, bargain: Bargain, beers: u8) = law::tavern::HIRE => tavern::hire,
        HireTalent(seat: Seat, mercenary: Mercenary, bargain: Bargain, beers: u8) = law::citadel::TALENT_DISCOUNTS => tavern::talent,
        Hired(seat: Seat, mercenary: Mercenary, bargain: Bargain) = law::tavern::JOINS_THE_CLAN => tavern::hired,
        HiredNovice(seat: Seat, bargain: Bargain) = law::tavern::JOINS_THE_CLAN => tavern::hired_novice,
        RoundOfBeer(seat: Seat, bargain: Bargain, beers: u8) = law::tavern::ROUND_OF_BEER => tavern::round_of_beer,
        FreeHire(seat: Seat) = law::tavern::JOINS_THE_CLAN => tavern::free_hire,
        AnyHire(seat: Seat) = law::tavern::JOINS_THE_CLAN => tavern::any_hire,
        HiredFree(seat: Seat, mercenary: Mercenary) = law::tavern::JOINS_THE_CLAN => tavern::hired_free,
        BuyDefence(seat: Seat, bargain: Bargain) = law::armory::BUY_DEFENCE => armory::buy_defence,
        PayDefence(seat: Seat, bargain: Bargain, count: u8) = law::armory::BUY_DEFENCE => armory::pay,
        PawnDice(seat: Seat, pawned: u8) = law::pawn_shop::PAWN_DICE => pawn_shop::pawn_dice,
        Pawned(seat: Seat, die: Die, pawned: u8) = law::pawn_shop::PAWN_DICE => pawn_shop::pawned,
        BuyEquipment(seat: Seat, bargain: Bargain) = law::bazaar::BUY_EQUIPMENT => bazaar::buy_equipment,
        Bearer(seat: Seat, bargain: Bargain, card: Card) = law::bazaar::UNDER_AN_UNASSIGNED_MERCENARY => bazaar::bearer,
        PayEquipment(seat: Seat, bargain: Bargain, card: Card, mercenary: Mercenary) = law::bazaar::BUY_EQUIPMENT => bazaar::pay,
        FreeEquipment(seat: Seat) = law::bazaar::BUY_EQUIPMENT => bazaar::buy_equipment(seat, Bargain::FREE, desk),
        Rearrange(seat: Seat) = law::bazaar::SWAP_EQUIPMENT => bazaar::rearrange,
        MoveTo(seat: Seat, mercenary: Mercenary, kind: EquipmentType) = law::bazaar::SWAP_EQUIPMENT => bazaar::move_to,
        Swap(seat: Seat, card: Card, mercenary: Mercenary) = law::bazaar::SWAP_EQUIPMENT => bazaar::swap_equipment,
        Dig(seat: Seat, space: Space) = law::mine::DIG => mine::dig,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// What a building is visited for.
const fn para_of(building: Building) -> Para {
    match building {
        Building::Lodge => law::lodge::BUY_TRAPS,
        Building::Alchemist => law::alchemist::BREW,
        Building::Tavern => law::tavern::HIRE,
        Building::Armory => law::armory::BUY_DEFENCE,
        Building::PawnShop => law::pawn_shop::PAWN_DICE,
        Building::Bazaar => law::bazaar::BUY_EQUIPMENT,
        Building::Mine => law::mine::DIG,
    }
}

/// A purchase of Traps: whose, what brings the price down, and the spaces that were chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Purchase {
    seat: Seat,
    bargain: Bargain,
    cart: Set<LodgeSpace>,
}
