//! M19 Settled Lands: their Actions.

use super::Frame;
use crate::clan::{self, gain, gain_glory, gain_gold, gain_told_dice};
use crate::law::{bazaar, deployment, loot as loot_law, settled_lands as law, tavern};
use crate::position::Pool;
use crate::setting::Gain;
use crate::terms::{Colours, Dice, Die, Land, Loot, Store};
use crate::{Bar, Choice, Desk, Fact, Flow, Question, Why, citadel, setup};
use kernel::{Seat, cite, next, settled};

/// M19.3 Without settler.
///
/// Why a Land's Action cannot be used now.
pub(crate) fn why_not(desk: &Desk<'_>, seat: Seat, land: Land) -> Option<Bar> {
    if desk.position.settler(land).is_none() {
        return Some((law::WITHOUT_SETTLER, Why::NotSettled(land))); // M19.3
    }
    if desk.position.was_worked(land) {
        return Some((deployment::ONE_PLACEMENT, Why::Used));
    }
    let card = desk.setting.land(land);
    if !matches(desk.position.clan(seat).pool().dice(), &card.deploy) {
        return Some((law::LAND_ACTION, Why::TooFewDice));
    }
    why_not_gain(desk, seat, card.gain)
}

/// Why what a Land offers cannot be taken now.
fn why_not_gain(desk: &Desk<'_>, seat: Seat, gain: Gain) -> Option<Bar> {
    match gain {
        Gain::Loot { .. } => {
            let empty = desk.position.outside().loot().iter().flatten().next().is_none();
            empty.then_some((law::LAND_ACTION, Why::NothingOnOffer))
        }
        Gain::Hire => why_not_hire(desk, seat),
        Gain::Equipment => {
            if clan::at_home(desk.position, seat).is_empty() {
                return Some((bazaar::UNDER_AN_UNASSIGNED_MERCENARY, Why::NobodyAtHome));
            }
            let empty = desk.position.citadel().bazaar().iter().flatten().next().is_none();
            empty.then_some((bazaar::BUY_EQUIPMENT, Why::NothingOnOffer))
        }
        Gain::Glory { .. }
        | Gain::Dice { .. }
        | Gain::Gold { .. }
        | Gain::Potions { .. }
        | Gain::Defence { .. } => None,
    }
}

/// A free hire needs Excess Glory, unless the option reads the Land otherwise (D29).
fn why_not_hire(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    let empty = desk.position.citadel().tavern().iter().flatten().next().is_none();
    if desk.setting.chosen.rynia_ignores_excess {
        return empty.then_some((tavern::HIRE, Why::NothingOnOffer));
    }
    citadel::why_no_free_hire(desk, seat)
}

/// Whether dice can fill all these places.
fn matches(dice: Dice, places: &[Colours]) -> bool {
    let Some((place, rest)) = places.split_first() else { return true };
    place.iter().any(|colour| {
        let mut left = dice;
        let count = left.of_mut(colour);
        *count > 0 && {
            *count -= 1;
            matches(left, rest)
        }
    })
}

/// M19.1 Land Action.
///
/// The dice shown are placed one by one, once per Land and round; on places alike in the order of their sorts (R10).
pub(super) fn land_action(seat: Seat, land: Land, placed: u8, last: Die, desk: &Desk<'_>) -> Flow {
    let (before, places) = desk.setting.land(land).deploy.split_at(usize::from(placed));
    let Some((&place, rest)) = places.split_first() else {
        return next(Frame::LandGain(seat, land).into());
    };
    let from = if before.last() == Some(&place) { last } else { Die::Strength };
    let pool = *desk.position.clan(seat).pool();
    let mut asking = desk.ask(seat, law::LAND_ACTION, Question::LandDie(land));
    for die in pool.sorts() {
        let choice = Choice::Die(die);
        asking = if !place.has(die.colour()) {
            asking.withhold(choice, law::LAND_ACTION, Why::NoDie(place))
        } else if die < from || !matches(left_after(pool, die, place, rest), rest) {
            asking.withhold(choice, law::LAND_ACTION, Why::InOrder)
        } else {
            asking.offer(choice, Frame::LandDie(seat, land, die, placed).into())
        };
    }
    asking.must()
}

/// The dice that may fill the other places once this one is placed.
fn left_after(pool: Pool, die: Die, place: Colours, rest: &[Colours]) -> Dice {
    let alike = rest.iter().all(|&other| other == place);
    let mut left = if alike { pool.dice_from(die) } else { pool.dice() };
    *left.of_mut(die.colour()) -= 1;
    left
}

/// The die is placed; more may be to come.
pub(super) fn land_die(seat: Seat, land: Land, die: Die, placed: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.spend_die(seat, die);
    next(Frame::LandAction(seat, land, placed + 1, die).into())
}

/// The benefit is taken at once.
pub(super) fn land_gain(seat: Seat, land: Land, desk: &mut Desk<'_>) -> Flow {
    desk.position.work(land);
    desk.tell(law::LAND_ACTION, Fact::Works(seat, land));
    match desk.setting.land(land).gain {
        Gain::Glory { glory } => gain_glory(desk, law::LAND_ACTION, seat, glory),
        Gain::Dice { colour, dice } => dice_from_lands(seat, Dice::some(colour, dice), desk),
        Gain::Gold { gold } => gain_gold(desk, law::LAND_ACTION, seat, gold),
        Gain::Potions { potions } => gain(desk, law::LAND_ACTION, seat, Store::Potions, potions),
        Gain::Defence { tokens } => gain(desk, law::LAND_ACTION, seat, Store::Defence, tokens),
        Gain::Loot { .. } => return next(Frame::TakeLoot(seat).into()),
        Gain::Hire if desk.setting.chosen.rynia_ignores_excess => {
            return next(citadel::Frame::AnyHire(seat).into()); // D29
        }
        Gain::Hire => return next(citadel::Frame::FreeHire(seat).into()),
        Gain::Equipment => return next(citadel::Frame::FreeEquipment(seat).into()),
    }
    settled()
}

/// M19.2 Dice from Lands.
fn dice_from_lands(seat: Seat, dice: Dice, desk: &mut Desk<'_>) {
    cite(law::DICE_FROM_LANDS);
    for colour in Colours::ALL {
        let count = dice.of(colour);
        if count > 0 {
            gain_told_dice(desk, law::DICE_FROM_LANDS, seat, colour, count);
        }
    }
}

/// Which Loot of the offer.
pub(super) fn take_loot(seat: Seat, desk: &Desk<'_>) -> Flow {
    let offer = desk.position.outside().loot().iter().flatten();
    let offers = offer.map(|&loot| (Choice::Loot(loot), Frame::TakenLoot(seat, loot).into()));
    desk.ask(seat, law::LAND_ACTION, Question::TakeLoot).offers(offers).if_any()
}

/// The Loot is taken and the offer filled again.
pub(super) fn taken_loot(seat: Seat, loot: Loot, desk: &mut Desk<'_>) -> Flow {
    desk.position.take_from_offer(loot);
    desk.position.take_loot(seat, loot);
    desk.tell(law::LAND_ACTION, Fact::TakesLoot(seat, loot));
    setup::refill_loot(desk, loot_law::REFILL_THE_LOOT);
    settled()
}
