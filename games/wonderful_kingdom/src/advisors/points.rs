//! Advisors that change points: L3.4 and L3.5.

use super::{Frame, discharge};
use crate::frame::Frame as F;
use crate::pieces::card_of;
use crate::setting::faces::Face;
use crate::terms::{Advisor, Site, Type};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, settled};

/// The cards of a Duchy that hold something, each name once.
fn cards(desk: &Desk<'_>, seat: Seat, holds: fn(&Face) -> bool) -> impl Iterator<Item = Site> {
    let duchy = desk.position.realm(seat).duchy();
    let mut last = None;
    duchy.iter().filter_map(move |card| {
        let face = desk.setting.faces.face(card);
        let fresh = last.replace(face.name) != Some(face.name);
        (fresh && holds(face)).then(|| desk.setting.faces.site(card))
    })
}

/// Cards with points per type.
pub(super) fn combos(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = Site> {
    cards(desk, seat, |face| face.points_per.is_some())
}

/// Cards with unconditional points.
pub(super) fn gross(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = Site> {
    cards(desk, seat, |face| face.points > 0)
}

/// Which card the Conjurer changes.
pub(super) fn which_combo(seat: Seat, desk: &Desk<'_>) -> Flow {
    let para = law::more_advisors::CAPTIVATING_CONJURER;
    let conjure = |site| F::Advisors(Frame::Conjure(seat, site));
    desk.ask(seat, para, Question::Conjure)
        .offers(combos(desk, seat).map(|site| (Choice::Site(site), conjure(site))))
        .must()
}

/// To which type.
pub(super) fn which_type(seat: Seat, site: Site, desk: &Desk<'_>) -> Flow {
    let para = law::more_advisors::CAPTIVATING_CONJURER;
    let own = desk.setting.face_of(site.name).and_then(|face| face.points_per);
    let others = Type::ALL.into_iter().filter(|&of| own.is_none_or(|(_, own)| own != of));
    let to = |of| F::Advisors(Frame::ConjureTo(seat, site, of));
    desk.ask(seat, para, Question::ConjureTo(site.name))
        .offers(others.map(|of| (Choice::Type(of), to(of))))
        .must()
}

/// L3.4 Captivating Conjurer. Another type multiplies the points of the card.
pub(super) fn captivating_conjurer(seat: Seat, site: Site, to: Type, desk: &mut Desk<'_>) -> Flow {
    discharge(desk, seat, Advisor::CaptivatingConjurer);
    let card = card_of(desk, site);
    desk.position.realm_mut(seat).conjure(card, to);
    let fact = Fact::Conjured { who: seat, card: site.name, to };
    desk.tell(law::more_advisors::CAPTIVATING_CONJURER, fact);
    settled()
}

/// Which card the Financier doubles.
pub(super) fn which_gross(seat: Seat, desk: &Desk<'_>) -> Flow {
    let finance = |site| F::Advisors(Frame::Finance(seat, site));
    desk.ask(seat, law::more_advisors::GRAND_FINANCIER, Question::Finance)
        .offers(gross(desk, seat).map(|site| (Choice::Site(site), finance(site))))
        .must()
}

/// L3.5 Grand Financier. The card's unconditional points count twice.
pub(super) fn grand_financier(seat: Seat, site: Site, desk: &mut Desk<'_>) -> Flow {
    discharge(desk, seat, Advisor::GrandFinancier);
    let card = card_of(desk, site);
    desk.position.realm_mut(seat).double(card);
    let fact = Fact::Doubled { who: seat, card: site.name };
    desk.tell(law::more_advisors::GRAND_FINANCIER, fact);
    settled()
}
