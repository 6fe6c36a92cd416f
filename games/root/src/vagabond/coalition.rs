//! 9.2.8 Dominance Cards and Coalitions.

use super::{Fact, Question};
use super::{Frame, board_mut, relationships};
use crate::law::vagabond as law;
use crate::position::Goal;
use crate::terms::{Faction, Relationship};
use crate::{Choice, Desk, Flow};
use kernel::{Seat, Seats, cite, settled};

/// How many players a coalition needs.
const PLAYERS: usize = 4;

/// 9.2.8 Dominance Cards and Coalitions. Whether a Vagabond has somebody to form a coalition with.
pub(crate) fn can_form_coalition(desk: &Desk<'_>, seat: Seat) -> bool {
    !partners(desk, seat).is_empty()
}

/// Who has fewer points than every other player but this Vagabond, is on the score track, and in no coalition.
fn partners(desk: &Desk<'_>, seat: Seat) -> Seats {
    cite(law::DOMINANCE_AND_COALITIONS);
    if desk.setting.seat_count() < PLAYERS {
        return Seats::NONE;
    }
    let scores = |other: &Seat| *other != seat && desk.position.player(*other).has_score_marker();
    let fewest =
        desk.setting.seats().filter(scores).map(|other| desk.position.player(other).score()).min();
    let free = |other: &Seat| !is_in_coalition(desk, *other);
    let least = |other: &Seat| Some(desk.position.player(*other).score()) == fewest;
    desk.setting.seats().filter(scores).filter(least).filter(free).collect()
}

fn is_in_coalition(desk: &Desk<'_>, seat: Seat) -> bool {
    desk.setting.seats().any(|other| desk.position.player(other).goal() == Goal::Coalition(seat))
}

/// 9.2.8 Dominance Cards and Coalitions. With whom; on a tie the Vagabond chooses.
pub(super) fn form_coalition(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let offers = partners(desk, seat).iter().map(|partner| {
        (Choice::Faction(desk.position.faction(partner)), Frame::JoinWith(partner).into())
    });
    desk.ask(seat, law::DOMINANCE_AND_COALITIONS, Question::CoalitionPartner.into())
        .offers(offers)
        .must()
}

/// 9.2.8 Dominance Cards and Coalitions. The score marker goes to the partner's board for good.
pub(super) fn join_with(partner: Seat, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let (who, whom) = (desk.position.faction(seat), desk.position.faction(partner));
    desk.position.player_mut(seat).set_goal(Goal::Coalition(partner));
    desk.tell(law::DOMINANCE_AND_COALITIONS, Fact::Coalition { who, whom }.into());
    coalition_with_a_hostile_faction(desk, seat, whom);
    settled()
}

/// 9.2.9.III.d Coalition with a Hostile Faction. It becomes Indifferent.
fn coalition_with_a_hostile_faction(desk: &mut Desk<'_>, seat: Seat, whom: Faction) {
    if !relationships::is_hostile(desk, seat, whom) {
        return;
    }
    let (who, to) = (desk.position.faction(seat), Relationship::Indifferent);
    board_mut(desk, seat).set_relationship(whom, to);
    let fact = Fact::Relationship { who, whom, to };
    desk.tell(law::COALITION_WITH_A_HOSTILE_FACTION, fact.into());
}
