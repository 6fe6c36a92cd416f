//! M30.3 Replace dead Leaders.

use super::Frame;
use crate::law::{clean_up as law, conquest};
use crate::position::Leader;
use crate::terms::Mercenary;
use crate::{Choice, Desk, Fact, Flow, Question};
use kernel::{Seat, Set, cite, in_order, settled};

/// M30.3 Replace dead Leaders.
pub(super) fn replace_dead_leaders(desk: &Desk<'_>) -> Flow {
    let leaderless = desk.position.turn_order().filter(|&seat| wants_a_leader(desk, seat));
    let leaderless = leaderless.map(|seat| Frame::NewLeader(seat).into());
    in_order(leaderless.chain([Frame::PayWages.into()]))
}

fn wants_a_leader(desk: &Desk<'_>, seat: Seat) -> bool {
    let clan = desk.position.clan(seat);
    clan.leader().is_none() && !clan.is_lost()
}

/// The one with the highest Reputation, of equals the dearest, of equals the one the owner likes best.
pub(super) fn new_leader(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    let candidates = most_renowned(desk, available(desk, seat));
    if candidates.is_empty() {
        desk.position.set_leader(seat, Some(Leader::Novice)); // R14
        desk.tell(law::REPLACE_DEAD_LEADERS, Fact::NovicePromoted(seat));
        return settled();
    }
    let offers = candidates
        .iter()
        .map(|mercenary| (Choice::Promote(mercenary), Frame::Promoted(seat, mercenary).into()));
    desk.ask(seat, law::REPLACE_DEAD_LEADERS, Question::Promote).offers(offers).must()
}

/// Settled Mercenaries are available only if there is nobody else (D16, D17).
pub(super) fn available(desk: &Desk<'_>, seat: Seat) -> Set<Mercenary> {
    let members = desk.position.clan(seat).members();
    if desk.setting.chosen.settled_may_be_promoted_first {
        return members;
    }
    let free: Set<Mercenary> = members.iter().filter(|&m| !desk.position.is_settled(m)).collect();
    if free.is_empty() && desk.position.clan(seat).novices() == 0 { members } else { free }
}

/// Those with the highest Reputation and, among them, the highest cost.
pub(super) fn most_renowned(desk: &Desk<'_>, among: Set<Mercenary>) -> Set<Mercenary> {
    let rank = |m: Mercenary| {
        let card = desk.setting.mercenary(m);
        (card.reputation, card.cost)
    };
    let highest = among.iter().map(rank).max();
    among.iter().filter(|&m| Some(rank(m)) == highest).collect()
}

/// The new Leader; a Land it had settled becomes unsettled.
pub(super) fn promoted(seat: Seat, mercenary: Mercenary, desk: &mut Desk<'_>) -> Flow {
    desk.position.set_leader(seat, Some(Leader::Mercenary(mercenary)));
    desk.tell(law::REPLACE_DEAD_LEADERS, Fact::Promoted(seat, mercenary));
    if let Some(land) = desk.position.settled_land(mercenary) {
        cite(conquest::SETTLED_MERCENARY);
        desk.position.unsettle(mercenary);
        desk.tell(law::REPLACE_DEAD_LEADERS, Fact::Unsettled(seat, land));
    }
    settled()
}
