//! 8.2 Faction Rules and Abilities.

use super::{Fact, Question};
use super::{Frame, Spending, seat};
use crate::law::alliance as law;
use crate::position::{Limits, Pile, Pledge, Woodland};
use crate::terms::{Card, CardName, Cards, Clearing, Clearings, Faction, Piece};
use crate::{Choice, Desk, Flow, cards, riverfolk};
use kernel::{Seat, Seats, cite, next, settled};

/// 8.2.1 Crafting. With sympathy.
pub(crate) fn crafting() -> &'static [Piece] {
    cite(law::CRAFTING);
    &[Piece::Sympathy]
}

/// 8.2.2 Guerrilla War. Whether a defender deals the higher roll.
pub(crate) fn guerrilla_war(defender: Faction) -> bool {
    let alliance = defender == Faction::Alliance;
    if alliance {
        cite(law::GUERRILLA_WAR);
    }
    alliance
}

/// 8.2.3 The Supporters Stack. The supporters that match a clearing: they count only for their suit.
pub(super) fn supporters_matching(clearing: Clearing, desk: &Desk<'_>) -> Cards {
    cite(law::SUPPORTERS_STACK);
    desk.position.alliance.supporters().and(cards::matching(desk, clearing))
}

/// The supporters that can still be spent: they match, and come no earlier in the order of names.
fn spendable(spending: Spending, desk: &Desk<'_>) -> Cards {
    cards::matching(desk, spending.clearing).and(desk.setting.deck.not_before(spending.from))
}

/// Supporters are to be spent (8.4.1.II, 8.4.2.II): from now on everybody knows that the stack holds what is to be spent.
pub(super) fn owe_supporters(spending: Spending, desk: &mut Desk<'_>) {
    let (seat, cards) = (seat(desk), spendable(spending, desk));
    desk.position.make_pledge(Pledge {
        seat,
        pile: Pile::Supporters,
        cards,
        count: spending.left,
        limits: Limits::NONE,
    });
}

/// 8.4.1.II Revolt: Spend Supporters. One by one, in the order of their names; so for sympathy too (8.4.2.II).
pub(super) fn spend_supporters(spending: Spending, desk: &Desk<'_>) -> Flow {
    let Spending { clearing, left, .. } = spending;
    if left == 0 {
        return settled();
    }
    let deck = &desk.setting.deck;
    let matching = supporters_matching(clearing, desk).and(spendable(spending, desk));
    let not_before = |name: CardName| matching.and(deck.not_before(name)).len();
    let enough = |name: &CardName| not_before(*name) >= usize::from(left);
    let rest = |name| Spending { left: left - 1, from: name, ..spending };
    let names = deck.names(matching).filter(enough);
    desk.ask(seat(desk), spending.paragraph(), Question::SpendSupporter { clearing, left }.into())
        .offers(
            names.map(|name| (Choice::Card(name), Frame::SpendSupporter(name, rest(name)).into())),
        )
        .aloud()
        .must()
}

/// Spends a supporter, and goes on with what is owed.
pub(super) fn spend_supporter(name: CardName, rest: Spending, desk: &mut Desk<'_>) -> Flow {
    let card = desk.setting.deck.pick(desk.position.alliance.supporters(), name);
    discard(card, desk);
    owe_supporters(rest, desk);
    if rest.left == 0 { settled() } else { next(Frame::SpendSupporters(rest).into()) }
}

/// Discards a supporter.
pub(super) fn discard_supporter(name: CardName, desk: &mut Desk<'_>) -> Flow {
    let card = desk.setting.deck.pick(desk.position.alliance.supporters(), name);
    discard(card, desk);
    settled()
}

fn discard(card: Card, desk: &mut Desk<'_>) {
    desk.position.forget(card, desk.position.alliance.supporters(), desk.setting);
    desk.position.alliance.remove_supporter(card);
    desk.position.lay_down(card, desk.setting);
    let card = desk.setting.deck.name(card);
    desk.tell(law::SUPPORTERS_STACK, Fact::SupporterDiscarded { card }.into());
}

/// 8.2.3.I Capacity. Whether the stack holds one more card.
fn has_room(desk: &Desk<'_>) -> bool {
    cite(law::CAPACITY);
    has_base(&desk.position.woodland) || desk.position.alliance.supporters().len() < capacity(desk)
}

/// 8.2.3.I Capacity. What the stack holds without a base.
fn capacity(desk: &Desk<'_>) -> usize {
    desk.setting.boards.factions.alliance.supporters_without_base.into()
}

/// Whether a base is on the map.
fn has_base(woodland: &Woodland) -> bool {
    Piece::BASES.iter().any(|&base| !woodland.with(base).is_empty())
}

/// 8.2.3 The Supporters Stack. Adds a card that is in no hand any more. Those who know the card know it there too.
///
/// What the stack cannot hold is discarded (8.2.3.I).
pub(super) fn add_supporter(card: Card, known_to: Seats, desk: &mut Desk<'_>) {
    let name = desk.setting.deck.name(card);
    if !has_room(desk) {
        desk.position.lay_down(card, desk.setting);
        desk.tell(law::CAPACITY, Fact::SupporterDiscarded { card: name }.into());
        return;
    }
    desk.position.alliance.add_supporter(card);
    let known_to = known_to.with(seat(desk));
    known_to.iter().for_each(|knows| desk.position.player_mut(knows).see(Cards::only(card)));
    let fact = Fact::SupporterAdded { card: name }.into();
    desk.tell_those(known_to, law::SUPPORTERS_STACK, fact, Some(Fact::HiddenSupporterAdded.into()));
}

/// 8.2.4 Removing Bases. Supporters of the suit printed on the base go, birds too, and half of the officers.
pub(super) fn removing_bases(base: Piece, desk: &mut Desk<'_>) -> Flow {
    let suit = base.printed_suit().expect("a base has a printed suit");
    let lost = desk.position.alliance.supporters().and(desk.setting.deck.matching(suit));
    // Which supporters there were is shown.
    desk.reveal();
    lost.iter().for_each(|card| discard(card, desk));
    let officers = desk.position.alliance.officers().div_ceil(2);
    if officers > 0 {
        desk.position.alliance.remove_officers(officers);
        cards::exiles::return_warriors(desk, Piece::AllianceWarrior, officers);
        desk.tell(law::REMOVING_BASES, Fact::OfficersLost { count: officers }.into());
    }
    next(Frame::ShrinkStack.into())
}

/// 8.2.4 Removing Bases. Without a base, supporters are discarded down to what the stack holds.
pub(super) fn shrink_stack(desk: &Desk<'_>) -> Flow {
    let supporters = desk.position.alliance.supporters();
    if has_base(&desk.position.woodland) || supporters.len() <= capacity(desk) {
        return settled();
    }
    let names = desk.setting.deck.names(supporters);
    desk.ask(seat(desk), law::REMOVING_BASES, Question::DiscardSupporter.into())
        .agains(names.map(|name| (Choice::Card(name), Frame::DiscardSupporter(name).into())))
        .aloud()
        .must()
}

/// 8.2.5.II Sympathetic Clearing. Where there is sympathy; one token each at most (8.2.5.I).
pub(super) fn sympathetic(woodland: &Woodland) -> Clearings {
    cite(law::SYMPATHETIC_CLEARING);
    woodland.with(Piece::Sympathy)
}

/// 8.2.5.I Placement Limits. Where sympathy can still be placed.
pub(super) fn unsympathetic(desk: &Desk<'_>) -> Clearings {
    cite(law::PLACEMENT_LIMITS);
    crate::glossary::placeable(desk, Faction::Alliance).minus(sympathetic(&desk.position.woodland))
}

/// 8.2.6 Outrage. Whether a faction's warriors that move into a clearing cause it. A pawn does not.
pub(crate) fn is_outraged(woodland: &Woodland, mover: Faction, into: Clearing) -> bool {
    mover != Faction::Alliance && sympathetic(woodland).has(into)
}

/// 8.2.6 Outrage. A matching card from the hand; whoever has none shows the hand, and the deck gives the card.
pub(super) fn outrage(clearing: Clearing, by: Seat, desk: &mut Desk<'_>) -> Flow {
    let who = desk.position.faction(by);
    desk.tell(law::OUTRAGE, Fact::Outrage { who, clearing }.into());
    let hand = desk.position.player(by).hand();
    // 2.1.1.I: birds in hand count as the suit that is owed.
    let owed =
        desk.position.woodland.suits(clearing).map(|suit| desk.setting.deck.must_match(suit));
    let matching = hand.and(owed.fold(Cards::NONE, Cards::union));
    if matching.is_empty() {
        cards::show_hand(desk, by, seat(desk), law::OUTRAGE);
        if let Some(card) = desk.position.draw_card(&mut desk.chance) {
            add_supporter(card, Seats::NONE, desk);
        }
        return settled();
    }
    desk.position.owe_card(by, cards::matching(desk, clearing));
    next(Frame::OutrageCard { clearing, by }.into())
}

/// 8.2.6 Outrage. Which card.
pub(super) fn outrage_card(clearing: Clearing, by: Seat, desk: &Desk<'_>) -> Flow {
    let matching = desk.position.player(by).hand().and(cards::matching(desk, clearing));
    let names = desk.setting.deck.names(matching);
    desk.ask(by, law::OUTRAGE, Question::PayOutrage { clearing }.into())
        .offers(names.map(|card| (Choice::Card(card), Frame::PayOutrage { card, by }.into())))
        .aloud()
        .must()
}

/// 8.2.6 Outrage. Adds the card that was chosen: only its giver and the Alliance know it, unless it came from an open hand.
pub(super) fn pay_outrage(name: CardName, by: Seat, desk: &mut Desk<'_>) -> Flow {
    let card = desk.setting.deck.pick(desk.position.player(by).hand(), name);
    desk.position.redeem_pledge();
    desk.position.hide_from_hand(by, card, (Seats::only(seat(desk)), desk.setting));
    // 11.2.3
    add_supporter(card, riverfolk::witnesses(desk.setting, desk.position, (by, seat(desk))), desk);
    settled()
}
