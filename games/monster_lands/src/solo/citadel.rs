//! What Madhala does in the buildings (M36.5 to M36.7).

use crate::citadel::refill_the_tavern;
use crate::law::solo as law;
use crate::setup::{refill_bazaar, refill_lodge};
use crate::terms::{Building, Die, Face, Space};
use crate::{Desk, Fact};
use kernel::Para;

/// She deploys in a building.
pub(super) fn deploy(red: Face, building: Building, desk: &mut Desk<'_>) {
    match building {
        Building::Lodge | Building::Tavern | Building::Armory | Building::Bazaar => {
            her_persuasion(building, desk);
            what_she_removes(red, building, desk);
        }
        Building::Alchemist | Building::Mine | Building::PawnShop => her_other_dice(building, desk),
    }
}

/// M36.5 Her Persuasion.
///
/// A freshly rolled die on the leftmost free space; the next one compares with it.
fn her_persuasion(building: Building, desk: &mut Desk<'_>) {
    let face = u8::try_from(desk.chance.die(6)).expect("a die shows at most six");
    let die = Die::Persuasion(face);
    desk.position.put_on_building(None, building, die);
    desk.tell(law::HER_PERSUASION, Fact::MadhalaPlaces(building, die));
}

/// M36.6 What she removes.
///
/// The first, second or third of the offer by the red die; 4 is the first again (D30).
fn what_she_removes(red: Face, building: Building, desk: &mut Desk<'_>) {
    let para: Para = law::WHAT_SHE_REMOVES;
    let place = usize::from((red - 1) % 3);
    match building {
        Building::Lodge => {
            let row = usize::from(desk.setting.citadel.lodge.row_size);
            for space in place * row..(place + 1) * row {
                if let Some(token) = desk.position.citadel().lodge()[space] {
                    desk.tell(para, Fact::MadhalaTakesTrap(desk.setting.trap_of(token)));
                }
                desk.position.discard_from_lodge(space);
            }
            refill_lodge(desk, para);
        }
        Building::Tavern => {
            if let Some(mercenary) = desk.position.take_from_tavern(place) {
                desk.position.discard_mercenary(mercenary);
                desk.tell(para, Fact::MadhalaTakesMercenary(mercenary));
            }
            refill_the_tavern(place, para, desk);
        }
        Building::Bazaar => {
            if let Some(card) = desk.position.take_from_bazaar(place) {
                desk.position.discard_card(card);
                desk.tell(para, Fact::MadhalaTakesEquipment(desk.setting.kind_of(card)));
            }
            refill_bazaar(desk, para);
        }
        Building::Armory | Building::Alchemist | Building::Mine | Building::PawnShop => {}
    }
}

/// M36.7 Her other dice.
///
/// Magic on the uppermost free space of the Alchemist, Strength where the Mine yields most.
fn her_other_dice(building: Building, desk: &mut Desk<'_>) {
    let open = usize::from(desk.setting.open_spaces(building));
    let taken = *desk.position.citadel().spaces(building);
    let mut free = Space::ALL.into_iter().take(open).filter(|space| taken[space.index()].is_none());
    let (space, die) = if building == Building::Mine {
        let yields = desk.setting.citadel.mine.yields;
        (free.rev().max_by_key(|space| yields[space.index()]), Die::Strength)
    } else {
        (free.next(), Die::Magic)
    };
    if let Some(space) = space {
        desk.position.put_on_space(building, space, die);
        desk.tell(law::HER_OTHER_DICE, Fact::MadhalaPlaces(building, die));
    }
}
