//! K3.2 Deal.

use super::Frame;
use crate::frame::Frame as F;
use crate::position::{Pile, take_any};
use crate::terms::{Area, Module};
use crate::{Desk, Fact, Flow, law};
use kernel::{Seat, cite, next};

/// K3.2 Deal. A card to each Offering area, seven to each player, and a Calamity or a Menace.
pub(super) fn deal(desk: &mut Desk<'_>) -> Flow {
    for area in Area::ALL {
        let card = desk.position.draw(&mut desk.chance);
        desk.position.lay(area, card);
        let card = desk.setting.faces.name(card);
        desk.tell(law::choice::DEAL, Fact::Laid { card, area });
    }
    for seat in super::in_round_order(desk).iter().copied() {
        for _ in 0..desk.setting.numbers.common.hand {
            let card = desk.position.draw(&mut desk.chance);
            take_in_hand(desk, seat, card);
        }
        ill_fate(desk, seat);
        let count = u8::try_from(desk.position.realm(seat).hand().len()).expect("hands are small");
        desk.tell(law::choice::DEAL, Fact::Dealt { who: seat, count });
    }
    next(F::Choice(Frame::Alternation))
}

fn take_in_hand(desk: &mut Desk<'_>, seat: Seat, card: crate::terms::Card) {
    desk.position.realm_mut(seat).put(Pile::Hand, card);
    let card = desk.setting.faces.name(card);
    desk.tell_only(seat, law::choice::DEAL, Fact::DealtCard { who: seat, card }, None);
}

/// The Calamity, or the Menace of the player's own set (K8.1), that makes the hand eight.
fn ill_fate(desk: &mut Desk<'_>, seat: Seat) {
    let card = if desk.setting.module() == Module::Menace {
        cite(law::menaces::MENACE_SETS);
        let pile = desk.position.menaces_mut(seat);
        if pile.is_empty() { None } else { Some(take_any(pile, &mut desk.chance)) }
    } else {
        desk.position.take_calamity()
    };
    if let Some(card) = card {
        take_in_hand(desk, seat, card);
    }
}
