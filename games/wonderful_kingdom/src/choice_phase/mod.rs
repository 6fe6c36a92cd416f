//! K3 Round and Choice phase.

mod deal;
mod offer;
mod select;
mod spy;

pub(crate) use offer::lay_face_down;
pub(crate) use select::{offer_select, take_area};
pub(crate) use spy::{look_at, offer_spies};

use crate::frame::Frame as F;
use crate::terms::{Area, CardName, Facing, Lying, Module};
use crate::{
    Desk, Fact, Flow, Position, Setting, conquest, law, menaces, planning, production, scoring,
    setup, solo,
};
use kernel::{FixedVec, Para, Seat, cite, in_order, next};

/// Open paragraphs of chapter K3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// K3.1: a round opens.
    Round,
    /// K3.1: a round ends.
    EndOfRound,
    /// K3.2: cards are dealt.
    Deal,
    /// K3.7: offer and select by turns.
    Alternation,
    /// K3.4: so many cards are still to be offered.
    Offer(Seat, u8),
    /// K3.4: this card, there, so facing.
    OfferCard(Seat, CardName, Area, Facing, u8),
    /// K3.5: which area.
    Select(Seat),
    /// K3.5: this area.
    SelectArea(Seat, Area),
    /// K3.10: a look at this card.
    Spy(Seat, u8),
    /// L4.16: a token on this card.
    Mark(Seat, Lying),
    /// L4.17: the first card for the second.
    Swap(Seat, Lying, Lying),
}

pub(crate) fn paragraph(frame: Frame) -> Para {
    use law::choice as c;
    match frame {
        Frame::Round | Frame::EndOfRound => c::FOUR_ROUNDS,
        Frame::Deal => c::DEAL,
        Frame::Alternation => c::ALTERNATION,
        Frame::Offer(..) | Frame::OfferCard(..) => c::OFFER,
        Frame::Select(..) | Frame::SelectArea(..) => c::SELECT,
        Frame::Spy(..) => c::SPY,
        Frame::Mark(..) => law::illusionists::MARKING_A_CARD,
        Frame::Swap(..) => law::illusionists::SWAPPING,
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Round => four_rounds(desk),
        Frame::EndOfRound => end_of_round(desk),
        Frame::Deal => deal::deal(desk),
        Frame::Alternation => alternation(desk),
        Frame::Offer(seat, left) => offer::offer(seat, left, desk),
        Frame::OfferCard(seat, card, area, facing, left) => {
            offer::offer_card(seat, (card, area, facing), left, desk)
        }
        Frame::Select(seat) => select::select(seat, desk),
        Frame::SelectArea(seat, area) => select::select_area(seat, area, desk),
        Frame::Spy(seat, index) => spy::spy(seat, index, desk),
        Frame::Mark(seat, lying) => menaces::marking_a_card(seat, lying, desk),
        Frame::Swap(seat, mine, theirs) => menaces::swapping(seat, mine, theirs, desk),
    }
}

/// K3.1 Four rounds. Choice, Planning, Production, and what the module adds.
fn four_rounds(desk: &mut Desk<'_>) -> Flow {
    round_marker(desk);
    in_order(phases(desk.setting).iter().copied())
}

/// The phases of a round, in order.
pub(crate) fn phases(setting: &Setting) -> FixedVec<F, 6> {
    let choosing = if setting.is_solo() {
        F::Solo(solo::Frame::ChoosingAlone)
    } else {
        F::Choice(Frame::Deal)
    };
    let mut phases: FixedVec<F, 6> = FixedVec::new();
    phases.extend([
        choosing,
        F::Planning(planning::Frame::Reveal),
        F::Production(production::Frame::FourSteps),
    ]);
    match setting.module() {
        Module::Menace => phases.push(F::Menaces(menaces::Frame::Combat)),
        Module::Conquest => phases.push(F::Conquest(conquest::Frame::ConquestPhase)),
        Module::None | Module::Advisors | Module::Quests => {}
    }
    phases.push(F::Choice(Frame::EndOfRound));
    phases
}

/// K2.6 Round marker. It shows the round and who begins it; tokens are ready again (K3.8, K3.10).
fn round_marker(desk: &mut Desk<'_>) {
    cite(law::setup::ROUND_MARKER);
    desk.position.open_round();
    desk.position.thaw();
    for seat in desk.setting.seats().iter() {
        let (traps, spies) = (setup::trap_tokens(desk, seat), setup::spy_tokens(desk, seat));
        desk.position.realm_mut(seat).ready_tokens(traps, spies);
    }
    let (round, first) = (desk.position.round(), first_player(desk));
    desk.tell_round(law::choice::FOUR_ROUNDS, Fact::Round { round, first });
}

fn end_of_round(desk: &Desk<'_>) -> Flow {
    if desk.position.round() < desk.setting.numbers.common.rounds {
        return next(F::Choice(Frame::Round));
    }
    next(F::Scoring(scoring::Frame::LastRound))
}

/// K3.3 First player of the round. Blue in odd rounds, red in even ones.
pub(crate) fn first_player(desk: &Desk<'_>) -> Seat {
    cite(law::choice::FIRST_PLAYER_OF_THE_ROUND);
    first_of(desk.setting, desk.position)
}

/// Who begins the round of a position.
pub(crate) fn first_of(setting: &Setting, position: &Position) -> Seat {
    if setting.is_solo() || position.round() % 2 == 1 { Seat(0) } else { Seat(1) }
}

/// The players, the first player of the round first.
pub(crate) fn in_round_order(desk: &Desk<'_>) -> FixedVec<Seat, 2> {
    let first = first_player(desk);
    [Some(first), desk.setting.opponent(first)].into_iter().flatten().collect()
}

/// K3.7 Alternation. Who selected offers next, until the hands are empty.
fn alternation(desk: &mut Desk<'_>) -> Flow {
    let [blue, red] = [Seat(0), Seat(1)].map(|seat| desk.position.realm(seat).hand().is_empty());
    if blue && red {
        desk.position.clear_areas();
        return kernel::settled();
    }
    let order = in_round_order(desk);
    let offers = usize::from(desk.position.offers() % 2);
    let (offers, selects) = (order[offers], order[1 - offers]);
    desk.position.count_offer();
    let cards = desk.setting.numbers.common.offered;
    in_order(
        [Frame::Offer(offers, cards), Frame::Select(selects), Frame::Alternation].map(F::Choice),
    )
}
