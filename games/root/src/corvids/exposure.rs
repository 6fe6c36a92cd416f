//! 13.2.4 Exposure: what others may do against plots.

use super::abilities::face_down;
use super::{Fact, Frame, Question, Why, seat};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::golden_rules::{self, Removal};
use crate::law::corvids as law;
use crate::terms::{CardName, Cards, Clearing, Clearings, Faction, Piece, Plot};
use crate::{
    Asking, Choice, Desk, Flow, cards, glossary, hirelings, landmarks, riverfolk, victory,
};
use kernel::{Seat, next, settled};

/// Where a player could expose a plot, whatever is in hand: an enemy with faction pieces beside a face-down one.
fn exposable(desk: &Desk<'_>, seat: Seat) -> Clearings {
    let hidden = face_down(desk);
    if hidden.is_empty() {
        return Clearings::NONE;
    }
    let beside = hidden.and(glossary::with_faction_pieces(desk, seat));
    let corvids = super::seat(desk);
    if beside.is_empty() || !glossary::is_enemy(desk, corvids, seat) {
        return Clearings::NONE;
    }
    // E.13.2.III
    beside.minus(hirelings::shelter(desk, seat, corvids))
}

/// Whether others must reckon with a player exposing a plot: which cards the hand holds is nobody else's business (1.2.1).
pub(crate) fn is_exposure_thinkable(desk: &Desk<'_>, seat: Seat) -> bool {
    !desk.position.player(seat).hand().is_empty() && !exposable(desk, seat).is_empty()
}

/// The cards of a hand that can be shown for a plot.
fn shown_for(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> Cards {
    desk.position.player(seat).hand().and(cards::matching(desk, clearing))
}

/// The clearings where a player holds a card to show.
fn open_to(desk: &Desk<'_>, seat: Seat) -> Clearings {
    let holds = |clearing: &Clearing| !shown_for(desk, seat, *clearing).is_empty();
    exposable(desk, seat).iter().filter(holds).collect()
}

/// 13.2.4 Exposure. Adds it to a question that opens an action or a step, aloud while others must reckon with it. Where there is
/// nothing else to answer, nobody is asked for this alone: the next question has it too.
#[inline]
pub(crate) fn beside<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    // F.B.2
    let asking =
        if asking.has_offers() { landmarks::offer_swap(asking, desk, seat) } else { asking };
    if desk.position.seat_if_playing(Faction::Corvids).is_none() || !asking.has_offers() {
        return asking;
    }
    let asking = offer_plots(asking, desk, seat);
    if is_exposure_thinkable(desk, seat) { asking.aloud() } else { asking }
}

/// 13.2.4 Exposure. Adds it to a question that is asked aloud while it is thinkable that there is something to answer.
pub(crate) fn beside_thinkable<'d>(
    asking: Asking<'d>,
    thinkable: bool,
    desk: &Desk<'_>,
    seat: Seat,
) -> Asking<'d> {
    if thinkable { offer_exposure(asking, desk, seat).aloud() } else { beside(asking, desk, seat) }
}

/// 13.2.4 Exposure. The frame in which the turn player may expose plots where no other question comes, if any lies face down.
pub(crate) fn window(desk: &Desk<'_>) -> Option<F> {
    let corvids = desk.position.seat_if_playing(Faction::Corvids)?;
    let others = desk.position.turn.seat() != corvids && !face_down(desk).is_empty();
    others.then_some(Frame::Exposure.into())
}

/// 13.2.4 Exposure. As often as the turn player wants to.
pub(super) fn exposure(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let asking = desk.ask(seat, law::EXPOSURE, Question::Exposure.into());
    let asking = offer_exposure(asking, desk, seat);
    if is_exposure_thinkable(desk, seat) { asking.aloud() } else { asking }.may(Choice::Pass)
}

/// 13.2.4 Exposure. Adds what a player may do against plots during the own turn.
#[inline]
pub(crate) fn offer_exposure<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    // F.B.2
    let asking = landmarks::offer_swap(asking, desk, seat);
    if desk.position.seat_if_playing(Faction::Corvids).is_none() {
        return asking;
    }
    offer_plots(asking, desk, seat)
}

fn offer_plots<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    if exposable(desk, seat).is_empty() {
        return asking;
    }
    if open_to(desk, seat).is_empty() {
        return asking.withhold(
            Choice::Do(Action::Expose),
            law::EXPOSURE,
            Why::NoCardToShow.into(),
        );
    }
    asking.again(Choice::Do(Action::Expose), Frame::Expose.into())
}

/// 13.2.4 Exposure. From now on everybody knows that the hand holds a card for it.
pub(super) fn expose(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    desk.position.owe_card(seat, cards::cards_for(desk, exposable(desk, seat)));
    next(Frame::ExposeWhere.into())
}

/// 13.2.4 Exposure. Where.
pub(super) fn expose_where(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let offers = open_to(desk, seat).iter();
    let asking = desk
        .ask(seat, law::EXPOSURE, Question::ExposeWhere.into())
        .offers(offers.map(|clearing| (Choice::In(clearing), Frame::ExposeIn(clearing).into())));
    // With one plot at hand there is nothing to tell.
    if exposable(desk, seat).len() > 1 { asking.aloud() } else { asking }.must()
}

/// 13.2.4 Exposure. From now on everybody knows that the hand holds a card that matches this clearing.
pub(super) fn expose_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    desk.position.owe_card(seat, cards::matching(desk, clearing));
    next(Frame::Guess(clearing).into())
}

/// 13.2.4 Exposure. The kind is guessed aloud.
pub(super) fn guess(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let guess = |plot| (Choice::Plot(plot), Frame::ShowWhich(clearing, plot).into());
    desk.ask(desk.position.turn.seat(), law::EXPOSURE, Question::Guess { clearing }.into())
        .offers(Plot::ALL.map(guess))
        .must()
}

/// 13.2.4 Exposure. A matching card is shown to the Corvids.
pub(super) fn show_which(clearing: Clearing, plot: Plot, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let names = desk.setting.deck.names(shown_for(desk, seat, clearing));
    let show = |card| (Choice::Card(card), Frame::Show(clearing, plot, card).into());
    desk.ask(seat, law::EXPOSURE, Question::ShowCard { clearing }.into())
        .offers(names.map(show))
        .aloud()
        .must()
}

/// 13.2.4 Exposure. Rightly guessed, the plot is removed without its effect; otherwise the Corvids keep the card.
pub(super) fn show(
    (clearing, plot): (Clearing, Plot),
    name: CardName,
    desk: &mut Desk<'_>,
) -> Flow {
    let by = desk.position.turn.seat();
    let who = desk.position.faction(by);
    desk.position.redeem_pledge();
    desk.reveal();
    desk.tell(law::EXPOSURE, Fact::Guessed { who, clearing, plot }.into());
    if desk.position.corvids.plot(clearing) == Some(plot) {
        right(clearing, plot, name, by, desk);
    } else {
        desk.position.corvids.rule_out(clearing, plot);
        desk.tell(law::EXPOSURE, Fact::NotExposed { clearing }.into());
        cards::give_card(desk, (by, seat(desk)), name, law::EXPOSURE);
    }
    settled()
}

/// The Corvids have seen the card; the plot goes.
fn right(clearing: Clearing, plot: Plot, name: CardName, by: Seat, desk: &mut Desk<'_>) {
    let (who, corvids) = (desk.position.faction(by), seat(desk));
    let card = desk.setting.deck.pick(desk.position.player(by).hand(), name);
    desk.position.player_mut(corvids).see(Cards::only(card));
    // 11.2.3
    let seen_by = riverfolk::witnesses(desk.setting, desk.position, (by, corvids));
    desk.tell_those(seen_by, law::EXPOSURE, Fact::Showed { who, card: name }.into(), None);
    desk.tell(law::EXPOSURE, Fact::Exposed { clearing, plot }.into());
    // It leaves the board first, so that its removal has no effect (13.7.4).
    desk.position.corvids.take(clearing);
    let removal = Removal { piece: Piece::Plot, clearing, count: 1, by, para: law::EXPOSURE };
    let points = golden_rules::remove(desk, removal);
    victory::score_removal(desk, by, points);
}
