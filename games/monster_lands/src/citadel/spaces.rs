//! M10 Citadel buildings and Persuasion: spaces, colours, Panic.

use super::persuasion::Least;
use super::{Bargain, Frame, Purchase, alchemist, armory, bazaar, lodge, mine, tavern};
use crate::law::{citadel as law, deployment, player_count, scenarios};
use crate::terms::{Building, Colours, Die};
use crate::{Bar, Choice, Desk, Fact, Flow, Question, Setting, Why};
use kernel::{Seat, Set, cite, next};

/// The buildings in which a player can deploy now.
pub(crate) fn open_to<'d>(desk: &'d Desk<'_>, seat: Seat) -> impl Iterator<Item = Building> + 'd {
    let colours = desk.position.clan(seat).pool().colours();
    Building::ALL.into_iter().filter(move |&building| {
        desk.setting.colours_of(building).meets(colours)
            && shut(desk, building).is_none()
            && why_not_inside(desk, seat, building).is_none()
    })
}

/// Why a player cannot deploy in a building now.
pub(crate) fn why_not(desk: &Desk<'_>, seat: Seat, building: Building) -> Option<Bar> {
    let colours = desk.setting.colours_of(building);
    let shut = shut(desk, building);
    if shut.is_some() {
        shut
    } else if desk.position.clan(seat).pool().colours().meets(colours) {
        why_not_inside(desk, seat, building)
    } else {
        Some((law::COLOURS_OF_THE_BUILDING, Why::NoDie(colours)))
    }
}

/// Why no die that a building takes can be placed there.
fn why_not_inside(desk: &Desk<'_>, seat: Seat, building: Building) -> Option<Bar> {
    match building {
        Building::Mine => return mine::why_not(desk, seat),
        Building::Alchemist | Building::PawnShop => return None,
        Building::Lodge | Building::Tavern | Building::Armory | Building::Bazaar => {}
    }
    let (clan, least) = (desk.position.clan(seat), least(desk, seat, building));
    if least.is_ok_and(|least| clan.can_pay(least.cost)) {
        return None; // No die makes it dearer.
    }
    let mut refusal = None;
    for die in clan.pool().sorts_of(desk.setting.colours_of(building)) {
        refusal = why_not_with(desk, seat, Visit { building, die }, least);
        if refusal.is_none() {
            break;
        }
    }
    refusal
}

/// M10.3 Panic in a building.
/// M9.4 One placement.
/// M38.4 No armor.
///
/// A building with a Panic token, or with all its spaces taken, cannot be used. The Pawn Shop is never full.
fn shut(desk: &Desk<'_>, building: Building) -> Option<Bar> {
    if has_panic(desk, building) {
        return Some((law::PANIC_IN_A_BUILDING, Why::Panic(building)));
    }
    if building == Building::Armory && desk.setting.has_no_defence() {
        return Some((scenarios::NO_ARMOR, Why::Closed(building)));
    }
    cite(deployment::ONE_PLACEMENT); // M9.4
    cite(player_count::CLOSED_SPACES); // M4.3
    let taken = desk.position.citadel().taken(building);
    (taken >= usize::from(desk.setting.open_spaces(building)))
        .then_some((law::PANIC_IN_A_BUILDING, Why::Full(building)))
}

/// Whether Madhala finds a free space in a building (M36.4).
pub(crate) fn is_open_to_madhala(desk: &Desk<'_>, building: Building) -> bool {
    shut(desk, building).is_none()
}

/// Whether a Panic token lies on a building.
fn has_panic(desk: &Desk<'_>, building: Building) -> bool {
    let out = desk.position.citadel().panic_out();
    !out.and(desk.setting.panic_tokens_of(building)).is_empty()
}

/// M10.2 Colours of the building.
pub(crate) const fn colours(setting: &Setting, building: Building) -> Colours {
    match building {
        Building::Lodge => setting.citadel.lodge.colours,
        Building::Alchemist => setting.citadel.alchemist.colours,
        Building::Tavern => setting.citadel.tavern.colours,
        Building::Armory => setting.citadel.armory.colours,
        Building::PawnShop => setting.citadel.pawn_shop.colours,
        Building::Bazaar => setting.citadel.bazaar.colours,
        Building::Mine => setting.citadel.mine.colours,
    }
}

/// The least that can be bought in a building, or why nothing can.
fn least(desk: &Desk<'_>, seat: Seat, building: Building) -> Result<Least, Bar> {
    match building {
        Building::Lodge => lodge::least(desk, seat),
        Building::Tavern => tavern::may_place(desk, seat),
        Building::Armory => Ok(armory::least(desk)),
        Building::Bazaar => bazaar::least(desk, seat),
        Building::Alchemist | Building::PawnShop | Building::Mine => Ok(Least::NOTHING),
    }
}

/// A die that would be placed in a building.
#[derive(Clone, Copy)]
struct Visit {
    building: Building,
    die: Die,
}

/// M10.4 Prices.
///
/// Why a die cannot be placed where a price must be paid.
fn why_not_with(
    desk: &Desk<'_>,
    seat: Seat,
    visit: Visit,
    least: Result<Least, Bar>,
) -> Option<Bar> {
    cite(law::PRICES);
    let least = match least {
        Ok(least) => least,
        Err(bar) => return Some(bar),
    };
    let bargain = Bargain::of(desk.position, visit.building, visit.die).with_talent(least.off);
    bargain.bar(least.cost, desk.position.clan(seat).gold())
}

/// M10.1 Kinds of space.
///
/// Single spaces take one die, double ones two at once, the Pawn Shop any number.
pub(super) fn visit(seat: Seat, building: Building, desk: &Desk<'_>) -> Flow {
    cite(law::KINDS_OF_SPACE);
    match building {
        Building::Alchemist => alchemist::spaces(seat, desk),
        Building::Mine => mine::spaces(seat, desk),
        Building::PawnShop => next(Frame::PawnDice(seat, 0).into()),
        Building::Lodge | Building::Tavern | Building::Armory | Building::Bazaar => {
            which_die(seat, building, desk)
        }
    }
}

fn which_die(seat: Seat, building: Building, desk: &Desk<'_>) -> Flow {
    let colours = desk.setting.colours_of(building);
    let least = least(desk, seat, building);
    let mut asking = desk.ask(seat, law::COLOURS_OF_THE_BUILDING, Question::DieFor(building));
    for die in desk.position.clan(seat).pool().sorts() {
        let choice = Choice::Die(die);
        let bar = if colours.has(die.colour()) {
            why_not_with(desk, seat, Visit { building, die }, least)
        } else {
            Some((law::COLOURS_OF_THE_BUILDING, Why::NoDie(colours)))
        };
        asking = asking.offer_unless(bar, choice, Frame::PlaceDie(seat, building, die).into());
    }
    asking.must()
}

/// The die is placed on the leftmost free space; then the purchase is made with its bargain.
pub(super) fn place_die(seat: Seat, building: Building, die: Die, desk: &mut Desk<'_>) -> Flow {
    let bargain = Bargain::of(desk.position, building, die);
    desk.position.place_die(seat, building, die);
    desk.tell(law::COLOURS_OF_THE_BUILDING, Fact::Places(seat, building, die));
    let purchase = match building {
        Building::Lodge => Frame::BuyTraps(Purchase { seat, bargain, cart: Set::NONE }),
        Building::Tavern => Frame::Hire(seat, bargain, 0),
        Building::Armory => Frame::BuyDefence(seat, bargain),
        Building::Bazaar => Frame::BuyEquipment(seat, bargain),
        Building::Alchemist | Building::PawnShop | Building::Mine => Frame::Visit(seat, building),
    };
    next(purchase.into())
}
