//! M3 Player set-up.

use super::Frame;
use crate::law::{player_count, player_setup as law, scenarios};
use crate::position::{Leader, Position};
use crate::setting::{Role, Setting};
use crate::terms::{Affinity, Mercenary, Store, Token, TrapType};
use crate::{Choice, Desk, Fact, Flow, Question};
use kernel::{Seat, Seats, Set, cite, settled};

/// M3.1 Initial Members.
pub(super) fn initial_members(seat: Seat, desk: &Desk<'_>) -> Flow {
    let free = free_affinities(desk.setting, desk.position, seat);
    let offers = free
        .iter()
        .map(|affinity| (Choice::Clan(affinity), Frame::StartValues(seat, affinity).into()));
    desk.ask(seat, law::INITIAL_MEMBERS, Question::Clan).offers(offers).must()
}

/// The Affinities a seat may play: the one the scenario or the options name, or else any that nobody else has.
fn free_affinities(setting: &Setting, position: &Position, seat: Seat) -> Set<Affinity> {
    let named = setting.chosen.affinities;
    let prescribed = setting.scenario.and_then(|scenario| scenario.affinity);
    if let Some(affinity) = prescribed.or(named[seat.index()]) {
        return [affinity].into_iter().collect();
    }
    let others = Seats::first(position.seat_count()).without(seat);
    let taken = |affinity: Affinity| {
        others.iter().any(|other| {
            named[other.index()] == Some(affinity)
                || clan_affinity(setting, position, other) == Some(affinity)
        })
    };
    Affinity::ALL.into_iter().filter(|&affinity| !taken(affinity)).collect()
}

/// The Affinity of the Initial Members a seat has taken.
fn clan_affinity(setting: &Setting, position: &Position, seat: Seat) -> Option<Affinity> {
    position.clan(seat).members().iter().next().map(|m| setting.mercenary(m).affinity)
}

/// M3.2 Start values.
/// M3.4 Back to the box.
/// M4.6 Dummy player.
/// M38.3 Blitz.
///
/// M3.4 What is not taken stays in the box.
pub(super) fn start_values(seat: Seat, affinity: Affinity, desk: &mut Desk<'_>) -> Flow {
    cite(law::BACK_TO_THE_BOX);
    for mercenary in Mercenary::ALL {
        let card = desk.setting.mercenary(mercenary);
        if card.affinity == affinity && card.role != Role::Hired {
            desk.position.unbox(mercenary);
            desk.position.join(seat, mercenary);
        }
        if card.affinity == affinity && card.role == Role::Leader {
            desk.position.set_leader(seat, Some(Leader::Mercenary(mercenary)));
        }
    }
    desk.tell(law::INITIAL_MEMBERS, Fact::Clan(seat, affinity));
    let start = desk.setting.numbers.start;
    desk.position.gain_glory(seat, start.glory);
    desk.position.gain_gold(desk.setting, seat, start_gold(desk.setting));
    desk.position.store(desk.setting, seat, Store::Defence, start_defence(desk.setting));
    for _ in 0..start.initial_traps {
        take_initial_trap(seat, desk);
    }
    if desk.setting.is_solo() {
        cite(player_count::DUMMY_PLAYER);
        desk.position.give_madhala(desk.setting.numbers.game.madhala_tokens);
    }
    settled()
}

fn take_initial_trap(seat: Seat, desk: &mut Desk<'_>) {
    let initial = desk.setting.tokens(|kind| kind == TrapType::Initial);
    let boxed: Set<Token> = desk.position.citadel().boxed_traps().and(initial);
    if let Some(token) = boxed.iter().next() {
        desk.position.unbox_trap(token);
        desk.position.take_trap(seat, token);
    }
}

fn start_gold(setting: &Setting) -> u8 {
    let other = setting.scenario.and_then(|scenario| scenario.start_gold);
    if other.is_some() {
        cite(scenarios::BLITZ);
    }
    other.unwrap_or(setting.numbers.start.gold)
}

/// None in the base game (D35), three in Blitz; none where Defence is void (M38.4).
fn start_defence(setting: &Setting) -> u8 {
    if setting.has_no_defence() {
        return 0; // R32
    }
    let other = setting.scenario.and_then(|scenario| scenario.start_defence);
    other.unwrap_or(setting.chosen.base_start_defense)
}
