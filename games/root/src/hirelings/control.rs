//! E.1 Gaining and Losing Hirelings.

use super::{Fact, Frame, Question, small};
use crate::frame::Frame as F;
use crate::law::hirelings as law;
use crate::position::HIRELINGS;
use crate::terms::Hireling;
use crate::{Choice, Desk, Flow};
use kernel::{FixedVec, Seat, in_order, next};

/// The score marker of a player moves on: spaces with a hireling marker it enters, each taken (E.1.1).
pub(crate) fn marker_spaces(desk: &mut Desk<'_>, seat: Seat, (from, to): (u8, u8)) {
    let spaces = desk.setting.boards.hirelings.common.markers;
    let who = desk.position.faction(seat);
    for marker in desk.position.hirelings.markers() {
        let space = spaces[marker];
        if from < space && space <= to {
            desk.position.hirelings.take_marker(marker, seat);
            let fact = Fact::TookMarker { who, space };
            desk.tell(law::GAINING_FROM_THE_SUPPLY, fact.into());
        }
    }
}

/// What hirelings add to the end of a turn: cards return, control runs out, and who has a marker hires.
pub(crate) fn end_of_turn(desk: &Desk<'_>) -> [Option<F>; 3] {
    let (board, seat) = (&desk.position.hirelings, desk.position.turn.seat());
    if board.is_empty() {
        return [None; 3];
    }
    let commands = board.cards().any(|(_, card)| card.commander == Some(seat));
    [
        (!board.revealed().is_empty()).then_some(Frame::ArtisansReturn.into()),
        commands.then_some(Frame::Upkeep.into()),
        (board.due(seat) > 0).then_some(Frame::Gain.into()),
    ]
}

/// E.1.1 Gaining from the Supply. For each marker taken, any card of the supply (R61).
pub(super) fn gain(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let supply = desk.position.hirelings.cards().filter(|(_, card)| card.commander.is_none());
    let offers =
        supply.map(|(row, card)| (Choice::Hire(card.side), Frame::Hire(small(row)).into()));
    desk.ask(seat, law::GAINING_FROM_THE_SUPPLY, Question::Hire.into()).offers(offers).if_any()
}

/// E.1.1 Gaining from the Supply. The card comes, and control is rolled for.
pub(super) fn hire(row: u8, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    desk.position.hirelings.use_marker(seat);
    take_command(row, seat, desk);
    let again = desk.position.hirelings.due(seat) > 0;
    let steps = [Some(Frame::JustHired(row).into()), again.then_some(Frame::Gain.into())];
    in_order(steps.into_iter().flatten())
}

/// A card changes hands: its pieces count for whoever controls it, who rolls for control.
fn take_command(row: u8, seat: Seat, desk: &mut Desk<'_>) {
    let (who, index) = (desk.position.faction(seat), usize::from(row));
    let card = desk.position.hirelings.card_mut(index);
    card.commander = Some(seat);
    let side = card.side;
    desk.tell(law::GAINING_FROM_THE_SUPPLY, Fact::Hired { who, hireling: side }.into());
    desk.position.woodland.command(side.band(), who);
    if side == Hireling::BluebirdNobles {
        desk.position.woodland.ennoble(who);
    }
    rolling_for_control(index, seat, desk);
}

/// E.1.2 Rolling for Control. The leader in points, or one who is tied, counts golden marks only; whose marker is off the track
/// counts all.
fn rolling_for_control(row: usize, seat: Seat, desk: &mut Desk<'_>) {
    let die = &desk.setting.boards.hirelings.die;
    let faces = u32::try_from(die.all.len()).expect("a die is small");
    let face = desk.chance.below(faces) as usize;
    let marks = if is_leader(desk, seat) { die.golden[face] } else { die.all[face] };
    let card = desk.position.hirelings.card_mut(row);
    card.control = marks;
    let fact = Fact::Control { hireling: card.side, marks };
    desk.tell(law::ROLLING_FOR_CONTROL, fact.into());
}

fn is_leader(desk: &Desk<'_>, seat: Seat) -> bool {
    let own = desk.position.player(seat);
    let mut others = desk.setting.seats().map(|other| desk.position.player(other));
    own.has_score_marker()
        && others.all(|other| !other.has_score_marker() || other.score() <= own.score())
}

/// E.1.3 Gaining from Another Player. A marker leaves each card gained in earlier turns; those of this turn come after it (R61).
pub(super) fn upkeep(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let own = desk.position.hirelings.cards().filter(|(_, card)| card.commander == Some(seat));
    let own: FixedVec<u8, HIRELINGS> = own.map(|(row, _)| small(row)).collect();
    let mut out: FixedVec<u8, HIRELINGS> = FixedVec::new();
    for &row in &own {
        let card = desk.position.hirelings.card_mut(row.into());
        card.control = card.control.saturating_sub(1);
        let fact = Fact::ControlLeft { hireling: card.side, marks: card.control };
        if card.control == 0 {
            out.push(row);
        }
        desk.tell(law::GAINING_FROM_ANOTHER_PLAYER, fact.into());
    }
    in_order((0..out.len()).map(|index| Frame::PassOn(out[index]).into()))
}

/// E.1.3 Gaining from Another Player. To whom the card goes.
pub(super) fn pass_on(row: u8, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let hireling = desk.position.hirelings.card(row.into()).side;
    let others = desk.setting.seats().filter(|&other| other != seat);
    let offers = others
        .map(|to| (Choice::Faction(desk.position.faction(to)), Frame::PassTo(row, to).into()));
    desk.ask(seat, law::GAINING_FROM_ANOTHER_PLAYER, Question::PassOn { hireling }.into())
        .offers(offers)
        .must()
}

/// E.1.3 Gaining from Another Player. Whoever gets it rolls at once.
pub(super) fn pass_to(row: u8, to: Seat, desk: &mut Desk<'_>) -> Flow {
    take_command(row, to, desk);
    next(Frame::JustHired(row).into())
}
