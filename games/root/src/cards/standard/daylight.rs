//! Command Warren, Tax Collector, Codebreakers, Cobbler.

use super::Frame;
use crate::cards::{Frame as C, draw, hands, mark_used, which_player};
use crate::frame::Frame as F;
use crate::golden_rules::{Removal, remove, total_removal};
use crate::key_actions::{battle, movement};
use crate::terms::{CardName, Clearing, Faction};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, cite, in_order, next, settled};

/// Command Warren: a battle at the start of Daylight.
pub(super) fn command_warren(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    mark_used(desk, seat, CardName::CommandWarren);
    next(F::Battle(battle::Frame::Initiate { seat }))
}

/// Cobbler: a move at the start of Evening.
pub(super) fn cobbler(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    mark_used(desk, seat, CardName::Cobbler);
    next(movement::one_move(seat))
}

pub(super) fn can_collect_tax(desk: &Desk<'_>, seat: Seat) -> bool {
    !desk.position.woodland.with_followers(desk.position.faction(seat)).is_empty()
}

/// Tax Collector: one own warrior leaves the map for a card.
pub(super) fn tax_collector(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let clearings = desk.position.woodland.with_followers(desk.position.faction(seat)).iter();
    let offers = clearings.map(|c| (Choice::In(c), F::Cards(C::Standard(Frame::TaxCollector(c)))));
    let question = Question::WhereFor(CardName::TaxCollector);
    desk.ask(seat, law::key_actions::PERSISTENT_EFFECTS, question).offers(offers).must()
}

pub(super) fn collect_tax(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let para = law::key_actions::PERSISTENT_EFFECTS;
    mark_used(desk, seat, CardName::TaxCollector);
    if let Some(piece) = desk.position.faction(seat).warrior() {
        remove(desk, Removal { piece, clearing, count: 1, by: seat, para });
    }
    // 6.2.3: whether the warrior is saved is settled before the card is drawn.
    in_order([total_removal(), F::Cards(C::Standard(Frame::TaxCollected))])
}

pub(super) fn draw_for_tax(desk: &mut Desk<'_>) -> Flow {
    draw(desk, desk.position.turn.seat(), 1, law::key_actions::PERSISTENT_EFFECTS);
    settled()
}

/// Codebreakers: a look at another player's hand.
pub(super) fn codebreakers(desk: &Desk<'_>) -> Flow {
    let hands = hands(desk, desk.position.turn.seat());
    let then = |other| F::Cards(C::Standard(Frame::Codebreakers(desk.position.faction(other))));
    which_player(CardName::Codebreakers, hands, then, desk)
}

pub(super) fn look_at_hand(whose: Faction, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    mark_used(desk, seat, CardName::Codebreakers);
    show_hand(desk, desk.position.seat_of(whose), seat, law::key_actions::PERSISTENT_EFFECTS);
    settled()
}

/// G.1.14 Show. One player sees another's hand; everyone hears of it.
pub(crate) fn show_hand(desk: &mut Desk<'_>, whose: Seat, to: Seat, para: kernel::Para) {
    cite(law::glossary::SHOW);
    let hand = desk.position.player(whose).hand();
    desk.position.player_mut(to).see(hand);
    desk.reveal();
    let (who, whom) = (desk.position.faction(to), desk.position.faction(whose));
    desk.tell(para, Fact::LookedAtHand { who, whom });
    for card in hand {
        let card = desk.setting.deck.name(card);
        desk.tell_only(to, para, Fact::Saw { whom, card }, None);
    }
}
