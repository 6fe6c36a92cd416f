//! M5 Glory and Reputation, and M6 Clan members and Talents: questions the other chapters ask.

use crate::law::{alchemist, armory, clan, dice_pool, glory, lodge};
use crate::position::Position;
use crate::setting::{Purpose, Reward, Role, Setting, Talent};
use crate::terms::{Card, Colour, Die, Mercenary, Store};
use crate::{Choice, Desk, Fact};
use kernel::{Para, Seat, Set, cite};

/// M5.1 Glory.
pub(crate) fn gain_glory(desk: &mut Desk<'_>, para: Para, seat: Seat, amount: u8) {
    cite(glory::GLORY);
    if amount > 0 {
        desk.position.gain_glory(seat, amount);
        desk.tell(para, Fact::GainsGlory(seat, amount));
    }
}

/// M5.2 Reputation.
pub(crate) fn reputation(setting: &Setting, position: &Position, seat: Seat) -> u8 {
    cite(glory::REPUTATION);
    let clan = position.clan(seat);
    let mercenaries: u8 = clan.members().iter().map(|m| setting.mercenary(m).reputation).sum();
    mercenaries + clan.novices() * setting.novice.reputation
}

/// M5.3 Excess Glory.
/// M5.4 Glory below Reputation.
///
/// M5.4 follows: while Glory is below Reputation there is none, and nobody leaves for it.
pub(crate) fn excess_glory(setting: &Setting, position: &Position, seat: Seat) -> u8 {
    cite(glory::EXCESS_GLORY);
    let (held, reputation) = (position.clan(seat).glory(), reputation(setting, position, seat));
    if held < reputation {
        cite(glory::GLORY_BELOW_REPUTATION);
    }
    held.saturating_sub(reputation)
}

/// M6.2 Leader.
///
/// An Initial Leader is a Mercenary in everything, but has no Reputation.
pub(crate) fn leader_reputation(setting: &Setting, position: &Position, seat: Seat) -> u8 {
    use crate::position::Leader;
    cite(clan::LEADER);
    match position.clan(seat).leader() {
        Some(Leader::Mercenary(leader)) if setting.mercenary(leader).role == Role::Leader => 0,
        Some(Leader::Mercenary(leader)) => setting.mercenary(leader).reputation,
        Some(Leader::Novice) => setting.novice.reputation,
        None => 0,
    }
}

/// M6.3 Once per round.
/// M6.4 Outside mark.
/// M6.6 Talents of the assigned.
///
/// The Mercenaries of a clan with a Talent for this, without the Outside mark and unused this round (M6.6: assigned
/// ones too).
pub(crate) fn rested<'a>(
    desk: &'a Desk<'_>,
    seat: Seat,
    purpose: Purpose,
) -> impl Iterator<Item = (Mercenary, Talent)> + 'a {
    cite(clan::ONCE_PER_ROUND);
    cite(clan::TALENTS_OF_THE_ASSIGNED);
    let able = desk.position.clan(seat).members().and(desk.setting.talents_for(purpose));
    let fresh = able.iter().filter(|&m| !desk.position.is_tired(m));
    fresh.map(|m| (m, desk.setting.mercenary(m))).filter_map(|(m, card)| {
        (!card.outside).then_some((m, card.talent)) // M6.4
    })
}

/// M6.5 Assigned.
pub(crate) fn at_home(position: &Position, seat: Seat) -> Set<Mercenary> {
    cite(clan::ASSIGNED);
    position.unassigned(seat)
}

/// M7.4 Later Persuasion.
///
/// Dice join the pool as far as the reserve has them; Persuasion dice are rolled at once.
pub(crate) fn gain_dice(desk: &mut Desk<'_>, seat: Seat, colour: Colour, count: u8) {
    let count = desk.position.dice_from_reserve(desk.setting, colour, count);
    for _ in 0..count {
        let die = match colour {
            Colour::Strength => Die::Strength,
            Colour::Magic => Die::Magic,
            Colour::Persuasion => Die::Persuasion(roll(desk, dice_pool::LATER_PERSUASION, seat)),
        };
        desk.position.add_die(seat, die);
    }
}

/// Dice a rule brings to a pool, told: as many as the reserve has.
pub(crate) fn gain_told_dice(
    desk: &mut Desk<'_>,
    para: Para,
    seat: Seat,
    colour: Colour,
    count: u8,
) {
    let there = desk.position.dice_from_reserve(desk.setting, colour, count);
    if there > 0 {
        desk.tell(para, Fact::GainsDice(seat, colour, there));
        gain_dice(desk, seat, colour, there);
    }
}

/// Rolls a Persuasion die for a pool.
pub(crate) fn roll(desk: &mut Desk<'_>, para: Para, seat: Seat) -> u8 {
    let face = u8::try_from(desk.chance.die(6)).expect("a die shows at most six");
    desk.tell(para, Fact::Rolled(seat, face));
    face
}

/// Gold joins the play area.
pub(crate) fn gain_gold(desk: &mut Desk<'_>, para: Para, seat: Seat, gold: u8) {
    let gained = desk.position.gain_gold(desk.setting, seat, gold);
    if gained > 0 {
        desk.tell(para, Fact::GainsGold(seat, gained));
    }
}

/// M12.2 Potion and Venom limits.
/// M14.2 Defence limit.
///
/// Tokens join the play area, up to the limit. Where Defence is void none is taken (M38.4). R32
pub(crate) fn gain(desk: &mut Desk<'_>, para: Para, seat: Seat, what: Store, count: u8) {
    let limit = match what {
        Store::Defence => armory::DEFENCE_LIMIT,
        Store::Potions | Store::Venoms => alchemist::POTION_AND_VENOM_LIMITS,
    };
    cite(limit);
    if what == Store::Defence && desk.setting.has_no_defence() {
        return;
    }
    let gained = desk.position.store(desk.setting, seat, what, count);
    if gained > 0 {
        desk.tell(para, Fact::Gains(seat, what, gained));
    }
    if gained < count {
        desk.tell(limit, Fact::NoRoomFor(seat, what, count - gained));
    }
}

/// The tokens of a reward join the play area.
pub(crate) fn gain_tokens(desk: &mut Desk<'_>, para: Para, seat: Seat, reward: Reward) {
    let Reward { defence, potions, venoms, .. } = reward;
    let tokens = [(Store::Defence, defence), (Store::Potions, potions), (Store::Venoms, venoms)];
    for (what, count) in tokens.into_iter().filter(|(_, count)| *count > 0) {
        gain(desk, para, seat, what, count);
    }
}

/// The choice of one of these tokens.
pub(crate) const fn one_of(what: Store) -> Choice {
    match what {
        Store::Defence => Choice::Defence,
        Store::Potions => Choice::Potion,
        Store::Venoms => Choice::Venom,
    }
}

/// A price is paid.
pub(crate) fn pay(desk: &mut Desk<'_>, para: Para, seat: Seat, price: u16) {
    desk.position.pay(seat, price);
    desk.tell(para, Fact::Pays(seat, price));
}

/// A Mercenary uses its Talent, once in the round.
pub(crate) fn use_talent(desk: &mut Desk<'_>, para: Para, seat: Seat, mercenary: Mercenary) {
    desk.position.tire(mercenary);
    desk.tell(para, Fact::UsesTalent(seat, mercenary));
}

/// The ability of Equipment is used, once in the round.
pub(crate) fn use_ability(desk: &mut Desk<'_>, para: Para, seat: Seat, card: Card) {
    desk.position.use_card(card);
    desk.tell(para, Fact::UsesAbility(seat, desk.setting.kind_of(card)));
}

/// M11.2 Trap limit.
pub(crate) fn trap_limit(setting: &Setting, position: &Position, seat: Seat) -> usize {
    cite(lodge::TRAP_LIMIT);
    let able = position.clan(seat).members().and(setting.talents_for(Purpose::TrapLimit));
    let more = able.iter().map(|m| {
        if let Talent::TrapLimit { more } = setting.mercenary(m).talent { more } else { 0 }
    });
    usize::from(setting.numbers.limits.traps + more.sum::<u8>())
}
