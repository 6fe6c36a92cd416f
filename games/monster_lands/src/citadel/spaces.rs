//! M10 Citadel buildings and Persuasion: spaces, colours, Panic.

use super::{Bargain, Frame, alchemist, armory, bazaar, lodge, mine, tavern};
use crate::ask::{Question, Why};
use crate::choice::Choice;
use crate::fact::Fact;
use crate::game::{Desk, Flow};
use crate::law::{citadel as law, deployment, scenarios};
use crate::pieces::{Building, Colours, Die};
use crate::setting::Setting;
use crate::setup::open_spaces;
use kernel::{Para, Seat, cite, next};

/// Why a player cannot deploy in a building now.
pub(crate) fn why_not(desk: &Desk<'_>, seat: Seat, building: Building) -> Option<(Para, Why)> {
    if let Some(shut) = shut(desk, building) {
        return Some(shut);
    }
    let colours = colours(desk.setting, building);
    let mut dice = desk.position.clan(seat).pool().sorts_of(colours).peekable();
    if dice.peek().is_none() {
        return Some((law::COLOURS_OF_THE_BUILDING, Why::NoDie(colours)));
    }
    match building {
        Building::Mine => mine::why_not(desk, seat),
        Building::Alchemist | Building::PawnShop => None,
        Building::Lodge | Building::Tavern | Building::Armory | Building::Bazaar => {
            let mut refusal = None;
            for die in dice {
                refusal = why_not_with(desk, seat, building, die);
                if refusal.is_none() {
                    break;
                }
            }
            refusal
        }
    }
}

/// M10.3 Panic in a building.
/// M9.4 One placement.
/// M38.4 No armor.
///
/// A building with a Panic token, or with all its spaces taken, cannot be used. The Pawn Shop is never full.
fn shut(desk: &Desk<'_>, building: Building) -> Option<(Para, Why)> {
    if has_panic(desk, building) {
        return Some((law::PANIC_IN_A_BUILDING, Why::Panic(building)));
    }
    if building == Building::Armory && desk.setting.has_no_defence() {
        return Some((scenarios::NO_ARMOR, Why::Closed(building)));
    }
    cite(deployment::ONE_PLACEMENT); // M9.4
    let taken = desk.position.citadel().taken(building);
    (taken >= usize::from(open_spaces(desk.setting, building)))
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
const fn colours(setting: &Setting, building: Building) -> Colours {
    match building {
        Building::Lodge => setting.lodge.colours,
        Building::Alchemist => setting.alchemist.colours,
        Building::Tavern => setting.tavern.colours,
        Building::Armory => setting.armory.colours,
        Building::PawnShop => setting.pawn_shop.colours,
        Building::Bazaar => setting.bazaar.colours,
        Building::Mine => setting.mine.colours,
    }
}

/// M10.4 Prices.
///
/// Why a die cannot be placed where a price must be paid.
fn why_not_with(desk: &Desk<'_>, seat: Seat, building: Building, die: Die) -> Option<(Para, Why)> {
    cite(law::PRICES);
    let bargain = Bargain::of(desk.position, building, die);
    match building {
        Building::Lodge => lodge::why_not(desk, seat, bargain),
        Building::Tavern => tavern::why_not(desk, seat, bargain),
        Building::Armory => armory::why_not(desk, seat, bargain),
        Building::Bazaar => bazaar::why_not(desk, seat, bargain),
        Building::Alchemist | Building::PawnShop | Building::Mine => None,
    }
}

/// M10.1 Kinds of space.
///
/// Single spaces take one die, double ones two at once, the Pawn Shop any number.
pub(super) fn visit(seat: Seat, building: Building, desk: &Desk<'_>) -> Flow {
    match building {
        Building::Alchemist => alchemist::spaces(seat, desk),
        Building::Mine => mine::spaces(seat, desk),
        Building::PawnShop => next(crate::Frame::Citadel(Frame::PawnDice(seat, 0))),
        Building::Lodge | Building::Tavern | Building::Armory | Building::Bazaar => {
            which_die(seat, building, desk)
        }
    }
}

fn which_die(seat: Seat, building: Building, desk: &Desk<'_>) -> Flow {
    let colours = colours(desk.setting, building);
    let mut asking = desk.ask(seat, law::COLOURS_OF_THE_BUILDING, Question::DieFor(building));
    for die in desk.position.clan(seat).pool().sorts() {
        let choice = Choice::Die(die);
        asking = if !colours.has(die.colour()) {
            asking.withhold(choice, law::COLOURS_OF_THE_BUILDING, Why::NoDie(colours))
        } else if let Some((para, why)) = why_not_with(desk, seat, building, die) {
            asking.withhold(choice, para, why)
        } else {
            asking.offer(choice, crate::Frame::Citadel(Frame::PlaceDie(seat, building, die)))
        };
    }
    asking.must()
}

/// The die is placed on the leftmost free space; then the purchase is made with its bargain.
pub(super) fn place_die(seat: Seat, building: Building, die: Die, desk: &mut Desk<'_>) -> Flow {
    let bargain = Bargain::of(desk.position, building, die);
    desk.position.place_die(seat, building, die);
    desk.tell(law::COLOURS_OF_THE_BUILDING, Fact::Places(seat, building, die));
    let purchase = match building {
        Building::Lodge => Frame::BuyTraps(seat, bargain, super::Cart::default()),
        Building::Tavern => Frame::Hire(seat, bargain, 0),
        Building::Armory => Frame::BuyDefence(seat, bargain),
        Building::Bazaar => Frame::BuyEquipment(seat, bargain),
        Building::Alchemist | Building::PawnShop | Building::Mine => Frame::Visit(seat, building),
    };
    next(crate::Frame::Citadel(purchase))
}
