//! K3 Round and Choice phase.

mod deal;
mod offer;
mod select;
mod spy;

use offer::Offered;
pub(crate) use offer::lay_face_down;
pub(crate) use select::{offer_select, take_area};
pub(crate) use spy::{look_at, offer_spies};

use crate::frame::Frame as F;
use crate::terms::{Area, CardName, Facing, Lying, Module};
use crate::{
    Desk, Fact, Flow, Position, Setting, conquest, law, menaces, planning, production, scoring,
    setup, solo,
};
use kernel::{FixedVec, Seat, cite, in_order, next};

kernel::frames! {
    /// Open paragraphs of chapter K3.
    pub enum Frame {
        Round = law::choice::FOUR_ROUNDS => four_rounds,
        EndOfRound = law::choice::FOUR_ROUNDS => end_of_round,
        Deal = law::choice::DEAL => deal::deal,
        Alternation = law::choice::ALTERNATION => alternation,
        Offer(seat: Seat, left: u8) = law::choice::OFFER => offer::offer,
        OfferCard(seat: Seat, card: CardName, area: Area, facing: Facing, left: u8)
            = law::choice::OFFER => offer::offer_card(seat, Offered { card, area, facing }, left, desk),
        Select(seat: Seat) = law::choice::SELECT => select::select,
        SelectArea(seat: Seat, area: Area) = law::choice::SELECT => select::select_area,
        Spy(seat: Seat, index: u8) = law::choice::SPY => spy::spy,
        Mark(seat: Seat, lying: Lying) = law::illusionists::MARKING_A_CARD => menaces::marking_a_card,
        Swap(seat: Seat, mine: Lying, theirs: Lying) = law::illusionists::SWAPPING => menaces::swapping,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
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
pub fn first_of(setting: &Setting, position: &Position) -> Seat {
    if setting.is_solo() || position.round() % 2 == 1 { Seat(0) } else { Seat(1) }
}

/// The players, the first player of the round first.
pub(crate) fn in_round_order(desk: &Desk<'_>) -> FixedVec<Seat, 2> {
    let first = first_player(desk);
    [Some(first), desk.setting.opponent(first)].into_iter().flatten().collect()
}

/// K3.7 Alternation. Whoever selected offers next, until the hands are empty.
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
