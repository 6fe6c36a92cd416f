//! 15.5.2.III Move or Recover: relics are recovered.

use super::abilities::{look, relic_choices, relic_like};
use super::daylight::matching;
use super::delve::lose_retainer;
use super::{Fact, Frame, Look, Question, Retainer, Why, seat};
use crate::key_terms::rule;
use crate::law::keepers as law;
use crate::position::RelicPlace;
use crate::terms::{Clearing, Clearings, Faction, Piece, Relic, RelicType, Retinue};
use crate::{Asking, Choice, Desk, Flow, victory};
use kernel::{cite, next, settled};

/// The relics of a clearing that a waystation there takes.
fn takeable(desk: &Desk<'_>, clearing: Clearing) -> impl Iterator<Item = Relic> {
    let board = &desk.position.keepers;
    let there = board.relics_at(RelicPlace::Clearing(clearing));
    there.filter(move |relic| board.shows(clearing, relic.kind()))
}

/// Where a relic can be recovered.
pub(super) fn recoverable(desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    let both = woodland.with(Piece::Relic).and(woodland.with(Piece::Waystation));
    both.iter().filter(|&clearing| takeable(desk, clearing).next().is_some()).collect()
}

/// 15.5.2.III Move or Recover. Adds the clearings to recover in that a card matches.
pub(super) fn offer_recovery<'d>(
    asking: Asking<'d>,
    retainer: Retainer,
    desk: &Desk<'_>,
) -> Asking<'d> {
    let there = matching(desk, retainer.suit(desk.setting));
    let open = recoverable(desk).and(there);
    let relics = desk.position.woodland.with(Piece::Relic).and(there);
    asking
        .offers(open.iter().map(|at| (Choice::In(at), Frame::Recover(at, retainer).into())))
        .withholds(|| {
            relics.minus(open).iter().map(|clearing| {
                let why = Why::NoWaystationForRelic { clearing }.into();
                (Choice::In(clearing), law::RECOVER_TAKE_THE_RELIC, why)
            })
        })
}

/// The choices of a relic to recover, each with the frame it opens.
fn relics(
    desk: &Desk<'_>,
    clearing: Clearing,
    retainer: Retainer,
) -> impl Iterator<Item = (Choice, crate::Frame)> {
    let opens = move |look| Frame::RecoverRelic(clearing, retainer, look);
    let fits = move |kind: RelicType| desk.position.keepers.shows(clearing, kind);
    relic_choices(desk, RelicPlace::Clearing(clearing), opens)
        .filter(move |(choice, _)| matches!(*choice, Choice::Relic(kind, _) if fits(kind)))
}

/// 15.5.2.III.a Recover: Take the Relic. Which, of those a waystation there takes.
pub(super) fn recover(clearing: Clearing, retainer: Retainer, desk: &Desk<'_>) -> Flow {
    let question = Question::Recover { clearing }.into();
    desk.ask(seat(desk), law::RECOVER_TAKE_THE_RELIC, question)
        .offers(relics(desk, clearing, retainer))
        .if_any()
}

/// 15.5.2.III.a Recover: Take the Relic. To the leftmost empty space of its row.
pub(super) fn take_the_relic(
    (clearing, like): (Clearing, Look),
    retainer: Retainer,
    desk: &mut Desk<'_>,
) -> Flow {
    let relic = relic_like(desk, RelicPlace::Clearing(clearing), like);
    desk.position.woodland.take(Piece::Relic, clearing, 1);
    desk.position.keepers.put(relic, RelicPlace::Recovered);
    let relic = look(desk, relic);
    desk.tell(law::RECOVER_TAKE_THE_RELIC, Fact::Recovered { relic, clearing }.into());
    score_points(relic, desk);
    discard_the_retainer((clearing, relic.value), retainer, desk)
}

/// 15.5.2.III.b Recover: Score Points. The value, and more for completing a column of the box.
fn score_points(relic: Look, desk: &mut Desk<'_>) {
    let board = &desk.position.keepers;
    let column = board.recovered(relic.kind);
    let completes = RelicType::ALL.into_iter().all(|kind| board.recovered(kind) >= column);
    let para = law::RECOVER_SCORE_POINTS;
    let mut points = relic.value;
    if completes {
        points += desk.setting.boards.keepers.counts.column_points;
        desk.tell(para, Fact::ColumnCompleted.into());
    }
    victory::score(desk, seat(desk), points, para);
}

/// 15.5.2.III.c Recover: Discard the Retainer. Who rules fewer clearings of the suit than the value ends it and loses the card.
fn discard_the_retainer(
    (clearing, value): (Clearing, u8),
    retainer: Retainer,
    desk: &mut Desk<'_>,
) -> Flow {
    cite(law::RECOVER_DISCARD_THE_RETAINER);
    let woodland = &desk.position.woodland;
    let alike = woodland.suits(clearing).map(|suit| woodland.of_suit(suit));
    let alike = alike.fold(Clearings::NONE, Clearings::union);
    if rule::ruled_by(woodland, Faction::Keepers).and(alike).len() >= usize::from(value) {
        return next(Frame::RecoverMore(clearing, retainer).into());
    }
    let para = law::RECOVER_DISCARD_THE_RETAINER;
    lose_retainer(desk, Retinue::MoveOrRecover, retainer, para);
    settled()
}

/// 15.5.2.III.c Recover: Discard the Retainer. Who kept the card may recover another relic there.
pub(super) fn recover_more(clearing: Clearing, retainer: Retainer, desk: &Desk<'_>) -> Flow {
    let question = Question::RecoverMore { clearing }.into();
    desk.ask(seat(desk), law::RECOVER_DISCARD_THE_RETAINER, question)
        .offers(relics(desk, clearing, retainer))
        .may(Choice::Pass)
}
