//! 8.6 Evening.

use super::abilities::unsympathetic;
use super::{Frame, Operation, birdsong, seat};
use super::{Question, Why};
use crate::golden_rules::{self, Removal};
use crate::key_actions::{battle, movement};
use crate::law::alliance as law;
use crate::terms::{Clearing, Clearings, Faction, Piece};
use crate::{Bar, Choice, Desk, Flow, cards, corvids, deeds, glossary};
use kernel::{Para, cite, in_order, settled};

/// 8.6 Evening.
pub(crate) fn evening(desk: &mut Desk<'_>) -> Flow {
    cite(law::EVENING);
    let exposure = corvids::window(desk);
    if desk.position.alliance.officers() == 0 && exposure.is_none() {
        return draw_and_discard(desk);
    }
    let steps =
        [Some(Frame::MilitaryOperations(0).into()), exposure, Some(Frame::DrawAndDiscard.into())];
    in_order(steps.into_iter().flatten())
}

/// 8.6.1 Military Operations. As many as there are officers, in any order and combination.
pub(super) fn military_operations(taken: u8, desk: &Desk<'_>) -> Flow {
    let left = desk.position.alliance.officers().saturating_sub(taken);
    if left == 0 {
        return settled();
    }
    let deeds = Operation::ALL.into_iter().map(|(action, operation)| {
        (Choice::Do(action), Frame::Operate(operation, taken).into(), bar(operation, desk))
    });
    let question = Question::MilitaryOperation { left }.into();
    let asking = deeds::offer(desk.ask(seat(desk), law::MILITARY_OPERATIONS, question), deeds);
    corvids::beside(asking, desk, seat(desk)).may(Choice::Pass)
}

/// What keeps the Alliance from an operation.
fn bar(operation: Operation, desk: &Desk<'_>) -> Option<Bar> {
    let bar = |possible: bool, para, why| (!possible).then_some((para, why));
    let (woodland, warrior) = (&desk.position.woodland, Piece::AllianceWarrior);
    match operation {
        Operation::Move => movement::bar(desk, seat(desk)),
        Operation::Battle => battle::bar(desk, seat(desk)),
        Operation::Recruit if bases(desk).is_empty() => Some(base_bar(desk)),
        Operation::Recruit => {
            bar(woodland.supply(warrior) > 0, limit(), crate::Why::SupplyEmpty(warrior))
        }
        Operation::Organize if unorganized(desk).is_empty() => {
            Some((law::ORGANIZE, Why::NowhereToOrganize.into()))
        }
        Operation::Organize => bar(
            woodland.supply(Piece::Sympathy) > 0,
            limit(),
            crate::Why::SupplyEmpty(Piece::Sympathy),
        ),
    }
}

const fn limit() -> Para {
    crate::law::golden_rules::LIMIT
}

/// 8.6.1.I Move.
/// 8.6.1.II Battle. One operation, and then the next.
pub(super) fn operate(operation: Operation, taken: u8, desk: &Desk<'_>) -> Flow {
    let alliance = seat(desk);
    let deed = match operation {
        Operation::Move => movement::one_move(alliance),
        Operation::Battle => battle::one_battle(alliance),
        Operation::Recruit => Frame::Recruit.into(),
        Operation::Organize => Frame::Organize.into(),
    };
    in_order([deed, Frame::MilitaryOperations(taken + 1).into()])
}

/// Where there are bases.
fn founded(desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    Piece::BASES.iter().fold(Clearings::NONE, |all, &base| all.union(woodland.with(base)))
}

/// 8.6.1.III Recruit. Where there is a base, and warriors can be placed.
fn bases(desk: &Desk<'_>) -> Clearings {
    founded(desk).and(glossary::placeable(desk, Faction::Alliance))
}

/// What keeps warriors from every base: there is none, or nothing can be placed at the first.
fn base_bar(desk: &Desk<'_>) -> Bar {
    let barred = |base| glossary::place_bar(desk, Faction::Alliance, base);
    founded(desk).first().and_then(barred).unwrap_or((law::RECRUIT, Why::NoBase.into()))
}

/// 8.6.1.III Recruit.
pub(super) fn recruit(desk: &Desk<'_>) -> Flow {
    let offers = bases(desk)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::RecruitIn(clearing).into()));
    desk.ask(seat(desk), law::RECRUIT, Question::Recruit.into()).offers(offers).must()
}

/// 8.6.1.III Recruit. A warrior at the base.
pub(super) fn recruit_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    golden_rules::place(desk, law::RECRUIT, Piece::AllianceWarrior, clearing, 1);
    settled()
}

/// 8.6.1.IV Organize. Where there are Alliance warriors and no sympathy yet.
fn unorganized(desk: &Desk<'_>) -> Clearings {
    desk.position.woodland.with(Piece::AllianceWarrior).and(unsympathetic(desk))
}

/// 8.6.1.IV Organize.
pub(super) fn organize(desk: &Desk<'_>) -> Flow {
    let offers = unorganized(desk)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::OrganizeIn(clearing).into()));
    desk.ask(seat(desk), law::ORGANIZE, Question::Organize.into()).offers(offers).must()
}

/// 8.6.1.IV Organize. The warrior goes, sympathy takes its place.
pub(super) fn organize_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let by = seat(desk);
    let removal =
        Removal { piece: Piece::AllianceWarrior, clearing, count: 1, by, para: law::ORGANIZE };
    golden_rules::remove(desk, removal);
    birdsong::place_sympathy(clearing, law::ORGANIZE, desk);
    settled()
}

/// 8.6.2 Draw and Discard. One card, and one for each base on the map; then down to five.
pub(super) fn draw_and_discard(desk: &mut Desk<'_>) -> Flow {
    let bases = Piece::BASES.iter().map(|&base| desk.position.woodland.on_map(base)).sum::<u8>();
    let count = desk.setting.boards.factions.common.draw + bases;
    cards::draw_in_evening(desk, seat(desk), count, law::DRAW_AND_DISCARD)
}
