//! Advisors of the Choice phase.

use super::{Frame, discharge};
use crate::choice_phase::{lay_face_down, look_at};
use crate::frame::Frame as F;
use crate::menaces::{exchange, selected};
use crate::position::{Pile, Spot};
use crate::terms::{Advisor, Area, Card, CardName, Lying};
use crate::{Choice, Desk, Fact, Flow, Question, law, solo};
use kernel::{Para, Seat, next, settled};

fn para(advisor: Advisor) -> Para {
    if advisor == Advisor::Usurper {
        law::more_advisors::USURPER
    } else {
        law::advisors::BASE_ADVISORS
    }
}

/// The cards an ability may point at.
pub(super) fn pointable(
    desk: &Desk<'_>,
    seat: Seat,
    advisor: Advisor,
) -> impl Iterator<Item = Lying> {
    let opponent = desk.setting.opponent(seat);
    let usurps = advisor == Advisor::Usurper
        && opponent.is_some_and(|it| !desk.position.realm(it).hand().is_empty());
    let up = usurps || advisor == Advisor::Saboteur;
    let down = usurps || matches!(advisor, Advisor::Spymaster | Advisor::Warden);
    let spying = advisor == Advisor::Spymaster;
    let position = &*desk.position;
    let offered = Area::ALL.into_iter().filter(move |_| up).flat_map(move |area| {
        let names = desk.setting.faces.names(position.area(area));
        names.map(move |name| Lying::In(area, name))
    });
    let hidden = (0_u8..).zip(position.hidden()).filter(move |(_, hidden)| {
        let offered = matches!(hidden.at, Spot::Offered(_));
        down && if spying { !hidden.seen.has(seat) } else { offered }
    });
    offered.chain(hidden.map(|(at, _)| Lying::Down(at)))
}

/// Which card the ability is meant for.
pub(super) fn point(seat: Seat, advisor: Advisor, desk: &Desk<'_>) -> Flow {
    let at = |lying| F::Advisors(Frame::At(seat, advisor, lying));
    desk.ask(seat, para(advisor), Question::PointAt(advisor))
        .offers(pointable(desk, seat, advisor).map(|lying| (Choice::At(lying), at(lying))))
        .must()
}

pub(super) fn point_at(seat: Seat, advisor: Advisor, lying: Lying, desk: &mut Desk<'_>) -> Flow {
    discharge(desk, seat, advisor);
    match (advisor, lying) {
        (Advisor::Usurper, _) => return next(F::Advisors(Frame::Usurped(seat, lying))),
        (Advisor::Spymaster, Lying::Down(at)) => look_at(seat, at, para(advisor), desk),
        _ => away(seat, lying, desk),
    }
    settled()
}

/// A card of an Offering area is discarded, and seen as it is.
fn away(seat: Seat, lying: Lying, desk: &mut Desk<'_>) {
    let card = match lying {
        Lying::In(area, name) => pick_up(area, name, desk),
        Lying::Down(at) => {
            desk.reveal();
            desk.position.uncover(at).card
        }
        Lying::Selected(_) => return,
    };
    desk.position.discard(card);
    let card = desk.setting.faces.name(card);
    desk.tell(law::advisors::BASE_ADVISORS, Fact::Away { who: seat, card });
}

/// Picks a card of an Offering area up by its name.
fn pick_up(area: Area, name: CardName, desk: &mut Desk<'_>) -> Card {
    let card = desk.setting.faces.find(name, desk.position.area(area));
    let card = card.expect("the card lies in the area");
    desk.position.pick_up(area, card);
    card
}

/// The Quartermaster: which area.
pub(super) fn replace_which(seat: Seat, desk: &Desk<'_>) -> Flow {
    let replace = |area| F::Advisors(Frame::Replace(seat, area));
    desk.ask(seat, law::advisors::BASE_ADVISORS, Question::Replace)
        .offers(Area::ALL.map(|area| (Choice::Area(area), replace(area))))
        .must()
}

pub(super) fn replace(seat: Seat, area: Area, desk: &mut Desk<'_>) -> Flow {
    discharge(desk, seat, Advisor::Quartermaster);
    let old = desk.position.area(area);
    for card in old {
        desk.position.pick_up(area, card);
        desk.position.discard(card);
    }
    (0..old.len()).for_each(|_| solo::lay_next(area, desk));
    settled()
}

/// The Seer looks at the top cards of the stack and tells what they are, to whoever asked alone.
pub(super) fn foresee(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    discharge(desk, seat, Advisor::Seer);
    solo::foresee(desk.setting.numbers.advisor.seer, desk);
    for index in 0..desk.position.foreseen().len() {
        let card = desk.setting.faces.name(desk.position.foreseen()[index]);
        let own = Fact::Foresaw { who: seat, card };
        desk.tell_only(seat, law::advisors::BASE_ADVISORS, own, None);
    }
    next(F::Advisors(Frame::Arrange(seat, 0)))
}

/// The Seer: which card comes next.
pub(super) fn arrange(seat: Seat, placed: u8, desk: &Desk<'_>) -> Flow {
    let foreseen = desk.position.foreseen();
    let left = foreseen.get(usize::from(placed)..).unwrap_or_default();
    if left.len() < 2 {
        return settled();
    }
    let cards = left.iter().copied().collect();
    let put = |name| F::Advisors(Frame::ArrangeCard(seat, name, placed));
    desk.ask(seat, law::advisors::BASE_ADVISORS, Question::Arrange)
        .offers(desk.setting.faces.names(cards).map(|name| (Choice::Card(name), put(name))))
        .aloud()
        .must()
}

pub(super) fn arrange_card(seat: Seat, name: CardName, placed: u8, desk: &mut Desk<'_>) -> Flow {
    let (faces, from) = (&desk.setting.faces, usize::from(placed));
    let left = &desk.position.foreseen()[from..];
    let at = left.iter().position(|&card| faces.name(card) == name);
    let at = from + at.expect("the card is among those foreseen");
    let card = desk.position.foreseen_mut().remove(at);
    desk.position.foreseen_mut().insert(from, card);
    next(F::Advisors(Frame::Arrange(seat, placed + 1)))
}

/// L3.2 Usurper. The opponent chooses a card of the hand for it.
pub(super) fn usurper(seat: Seat, lying: Lying, desk: &Desk<'_>) -> Flow {
    let Some(opponent) = desk.setting.opponent(seat) else { return settled() };
    let hand = desk.position.realm(opponent).hand();
    let swap = |name| F::Advisors(Frame::UsurpedBy(seat, lying, name));
    desk.ask(opponent, law::more_advisors::USURPER, Question::Usurped)
        .offers(desk.setting.faces.names(hand).map(|name| (Choice::Card(name), swap(name))))
        .aloud()
        .must()
}

pub(super) fn usurped_by(seat: Seat, lying: Lying, name: CardName, desk: &mut Desk<'_>) -> Flow {
    let Some(opponent) = desk.setting.opponent(seat) else { return settled() };
    let hand = desk.position.realm(opponent).hand();
    let given = desk.setting.faces.find(name, hand).expect("the card is in hand");
    let (area, taken, known) = match lying {
        Lying::In(area, name) => (area, pick_up(area, name, desk), true),
        Lying::Down(at) => {
            let hidden = desk.position.uncover(at);
            let Spot::Offered(area) = hidden.at else { return settled() };
            desk.reveal();
            (area, hidden.card, hidden.seen.has(seat))
        }
        Lying::Selected(_) => return settled(),
    };
    lay_face_down(opponent, given, area, desk);
    desk.position.realm_mut(opponent).put(Pile::Hand, taken);
    if known {
        desk.position.realm_mut(opponent).show(taken);
    }
    desk.tell(law::more_advisors::USURPER, Fact::Usurped { who: opponent, lying });
    settled()
}

/// The exchanges of the Negotiator: one's own card, and one of an Offering area.
pub(super) fn exchanges(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = (Lying, Lying)> {
    let position = &*desk.position;
    selected(desk, seat).flat_map(move |mine| {
        Area::ALL.into_iter().flat_map(move |area| {
            let names = desk.setting.faces.names(position.area(area));
            let up = names.map(move |name| Lying::In(area, name));
            let down = position.hidden_at(Spot::Offered(area)).map(Lying::Down);
            up.chain(down).map(move |theirs| (mine, theirs))
        })
    })
}

/// Which exchange.
pub(super) fn negotiate(seat: Seat, desk: &Desk<'_>) -> Flow {
    let swap = |mine, theirs| F::Advisors(Frame::Negotiate(seat, mine, theirs));
    let offers = exchanges(desk, seat)
        .map(|(mine, theirs)| (Choice::Swap(mine, theirs), swap(mine, theirs)));
    desk.ask(seat, law::more_advisors::INFORMED_NEGOTIATOR, Question::Negotiate)
        .offers(offers)
        .must()
}

/// L3.3 Informed Negotiator. Both cards keep their facing.
pub(super) fn informed_negotiator(
    seat: Seat,
    mine: Lying,
    theirs: Lying,
    desk: &mut Desk<'_>,
) -> Flow {
    discharge(desk, seat, Advisor::InformedNegotiator);
    exchange(seat, mine, theirs, None, desk);
    let para = law::more_advisors::INFORMED_NEGOTIATOR;
    desk.tell(para, Fact::Swapped { who: seat, mine, theirs });
    settled()
}
