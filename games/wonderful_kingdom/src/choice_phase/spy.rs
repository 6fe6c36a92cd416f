//! K3.10 Spy.

use super::Frame;
use crate::frame::Frame as F;
use crate::position::Hidden;
use crate::terms::Lying;
use crate::{Asking, Choice, Desk, Fact, Flow, Why, law};
use kernel::{Para, Seat, settled};

/// Offers a look at each face-down card the player does not know, with a ready Spy token.
#[inline]
pub(crate) fn offer_spies<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    if desk.position.hidden().is_empty() { asking } else { offer_looks(asking, desk, seat) }
}

fn offer_looks<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    if desk.position.realm(seat).spies() == 0 {
        return withhold_spies(asking, desk, |_| Some(Why::NoSpy));
    }
    let unknown = (0_u8..).zip(desk.position.hidden()).filter(|(_, it)| !it.seen.has(seat));
    let spies =
        unknown.map(|(at, _)| (Choice::Spy(Lying::Down(at)), F::Choice(Frame::Spy(seat, at))));
    withhold_spies(asking.agains(spies), desk, |hidden| {
        hidden.seen.has(seat).then_some(Why::KnownCard)
    })
}

/// Withholds a look at face-down cards that are not to be looked at.
fn withhold_spies<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    why: impl Fn(&Hidden) -> Option<Why>,
) -> Asking<'d> {
    asking.withholds(|| {
        let spied = (0_u8..).zip(desk.position.hidden()).filter_map(|(at, hidden)| {
            Some((Choice::Spy(Lying::Down(at)), law::choice::SPY, why(hidden)?))
        });
        spied.collect::<Vec<_>>()
    })
}

/// K3.10 Spy. The token is used until the next round.
pub(super) fn spy(seat: Seat, index: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.realm_mut(seat).use_spy();
    look_at(seat, index, law::choice::SPY, desk);
    settled()
}

/// A player looks at a face-down card and from now on knows it.
pub(crate) fn look_at(seat: Seat, index: u8, para: Para, desk: &mut Desk<'_>) {
    let hidden = desk.position.hidden_mut(index);
    hidden.seen = hidden.seen.with(seat);
    let card = desk.setting.faces.name(hidden.card);
    let others = Fact::Spied { who: seat, number: index + 1 };
    let own = Fact::SpiedCard { who: seat, number: index + 1, card };
    desk.reveal();
    desk.tell_only(seat, para, own, Some(others));
}
