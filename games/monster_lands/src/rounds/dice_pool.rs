//! M7 Dice and Dice Pool Preparation Phase.

use crate::clan::{gain_dice, roll};
use crate::law::{clan, dice_pool as law, player_setup, wounds};
use crate::position::{Leader, Position};
use crate::terms::{Colour, Dice, Die};
use crate::{Desk, Fact, Flow, Setting};
use kernel::{Seat, cite, settled};

/// M7.1 Lone clan.
///
/// M24.9 A clan without anyone takes a Novice as Leader and is raised to a little Gold.
pub(super) fn lone_clan(desk: &mut Desk<'_>) -> Flow {
    for seat in desk.position.turn_order() {
        if desk.position.clan(seat).is_lost() && desk.position.citadel().novices() > 0 {
            free_novice(seat, desk);
        }
    }
    settled()
}

/// M24.9 Free Novice.
fn free_novice(seat: Seat, desk: &mut Desk<'_>) {
    desk.position.join_novice(seat);
    desk.position.set_leader(seat, Some(Leader::Novice));
    let least = desk.setting.numbers.gold.refill_for_a_lost_clan;
    let missing = u16::from(least).saturating_sub(desk.position.clan(seat).gold());
    let missing = u8::try_from(missing).expect("less than a byte is missing");
    desk.position.gain_gold(desk.setting, seat, missing);
    let gold = desk.position.clan(seat).gold();
    desk.tell(wounds::FREE_NOVICE, Fact::NewBeginning(seat, gold));
}

/// M7.2 Dice Pool.
/// M7.6 Nothing carried over.
///
/// M7.3 Persuasion dice are rolled now, the others not.
pub(super) fn dice_pool(desk: &mut Desk<'_>) -> Flow {
    cite(law::NOTHING_CARRIED_OVER);
    for seat in desk.position.turn_order() {
        let dice = contribution(desk.setting, desk.position, seat);
        desk.tell(law::DICE_POOL, Fact::DicePool(seat, dice));
        gain_dice(desk, seat, Colour::Strength, dice.strength);
        gain_dice(desk, seat, Colour::Magic, dice.magic);
        roll_persuasion(seat, dice.persuasion, desk);
    }
    settled()
}

/// M3.3 First Dice Pool.
/// M6.1 Mercenary card.
///
/// The dice of the clan and of its Glory band. In the first round they are the same for every clan (M3.3): data in which
/// they are not is refused.
fn contribution(setting: &Setting, position: &Position, seat: Seat) -> Dice {
    if position.round() == 1 {
        cite(player_setup::FIRST_DICE_POOL);
    }
    cite(clan::MERCENARY_CARD);
    let clan = position.clan(seat);
    let mut dice = setting.band(clan.glory()).dice;
    for mercenary in clan.members() {
        dice = dice.plus(setting.mercenary(mercenary).dice);
    }
    for _ in 0..clan.novices() {
        dice = dice.plus(setting.novice.dice);
    }
    dice
}

/// M7.3 Roll Persuasion.
fn roll_persuasion(seat: Seat, count: u8, desk: &mut Desk<'_>) {
    let count = desk.position.dice_from_reserve(desk.setting, Colour::Persuasion, count);
    for _ in 0..count {
        let face = roll(desk, law::ROLL_PERSUASION, seat);
        desk.position.add_die(seat, Die::Persuasion(face));
    }
}
