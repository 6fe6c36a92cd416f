//! M34 Variants, and the Monsters that scenarios send to the Entrance.

use super::Frame;
use crate::clan::{gain, gain_dice, gain_gold, one_of};
use crate::law::{scenarios, variants as law};
use crate::terms::{Colour, Place, Store};
use crate::{Choice, Desk, Fact, Flow, Question, setup};
use kernel::{Seat, in_order, settled};

/// M34.1 Queen's Grant.
pub(super) fn queens_grant(desk: &Desk<'_>) -> Flow {
    let grant = desk.setting.numbers.queens_grant;
    if !desk.setting.chosen.queens_grant || desk.position.round() < grant.from_round {
        return settled();
    }
    let seat = desk.position.first_player();
    let offers =
        Colour::ALL.map(|colour| (Choice::Colour(colour), Frame::GrantedDie(seat, colour).into()));
    desk.ask(seat, law::QUEENS_GRANT, Question::GrantDie).offers(offers).must()
}

/// The die is taken; then the rest is chosen.
pub(super) fn granted_die(seat: Seat, colour: Colour, desk: &mut Desk<'_>) -> Flow {
    desk.tell(law::QUEENS_GRANT, Fact::GrantedDie(seat, colour));
    gain_dice(desk, seat, colour, desk.setting.numbers.queens_grant.dice);
    in_order([Frame::GrantedBoon(seat).into()])
}

/// One of a Potion, a Venom, a Defence token or Gold.
pub(super) fn granted_boon(seat: Seat, desk: &Desk<'_>) -> Flow {
    let tokens = [Store::Potions, Store::Venoms, Store::Defence];
    let offers = tokens.map(|what| (one_of(what), Frame::Granted(seat, what).into()));
    desk.ask(seat, law::QUEENS_GRANT, Question::GrantBoon)
        .offers(offers)
        .offer(Choice::Gold, Frame::GrantedGold(seat).into())
        .must()
}

/// The tokens that were chosen are taken.
pub(super) fn granted(seat: Seat, what: Store, desk: &mut Desk<'_>) -> Flow {
    let grant = desk.setting.numbers.queens_grant;
    let count = match what {
        Store::Potions | Store::Venoms => grant.potions_or_venoms,
        Store::Defence => grant.defence,
    };
    gain(desk, law::QUEENS_GRANT, seat, what, count);
    settled()
}

/// Gold was chosen.
pub(super) fn granted_gold(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    gain_gold(desk, law::QUEENS_GRANT, seat, desk.setting.numbers.queens_grant.gold);
    settled()
}

/// M34.2 More Monster Action.
/// M38.6 Under attack.
///
/// A Monster is drawn for an empty Entrance; in Under attack one of level A comes in every round (M38.6).
pub(super) fn monster_at_the_entrance(desk: &mut Desk<'_>) -> Flow {
    if desk.setting.scenario.is_some_and(|scenario| scenario.monster_every_round) {
        setup::monster_at_the_entrance(desk, scenarios::UNDER_ATTACK);
    }
    let rounds = desk.setting.numbers.more_monster_action.rounds;
    let due = desk.setting.chosen.more_monster_action && rounds.contains(&desk.position.round());
    if due
        && desk.position.outside().entrance().is_none()
        && let Some(monster) = desk.position.draw_monster(&mut desk.chance)
    {
        desk.position.put_at_entrance(monster);
        desk.tell(law::MORE_MONSTER_ACTION, Fact::MonsterArrives(monster, Place::Entrance));
    }
    settled()
}
