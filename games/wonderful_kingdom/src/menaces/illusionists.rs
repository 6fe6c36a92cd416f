//! L4.13 Illusionists.

use super::count_held;
use crate::choice_phase;
use crate::frame::Frame as F;
use crate::position::{Pile, Spot};
use crate::terms::{Area, Card, CardName, Lying, MenaceSet};
use crate::{Asking, Choice, Desk, Fact, Flow, law};
use kernel::{Seat, cite, settled};

/// L4.14 First token. For who chose the set; the others wait in the supply.
pub(super) fn first_token(desk: &mut Desk<'_>) {
    let sets = desk.setting.choices.sets;
    let Some(seat) = sets.iter().position(|&set| set == MenaceSet::Illusionists) else { return };
    let who = Seat(u8::try_from(seat).expect("seats are few"));
    desk.position.add_tokens(desk.setting.numbers.menace.tokens);
    let count = desk.position.gather_tokens(who, 1);
    desk.tell(law::illusionists::FIRST_TOKEN, Fact::TookTokens { who, count });
}

/// L4.15 Gathering tokens. At the start of Production (R6), for each Illusionist the opponent holds.
pub(crate) fn gathering_tokens(desk: &mut Desk<'_>) {
    for seat in choice_phase::in_round_order(desk).iter().copied() {
        let wanted = count_held(desk, seat, MenaceSet::Illusionists);
        let Some(who) = desk.setting.opponent(seat).filter(|_| wanted > 0) else { continue };
        let count = desk.position.gather_tokens(who, wanted);
        desk.tell(law::illusionists::GATHERING_TOKENS, Fact::TookTokens { who, count });
    }
}

/// Offers to mark each card of the Offering areas that bears no token, once in an offer (R12).
#[inline]
pub(crate) fn offer_marks<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let realm = desk.position.realm(seat);
    let has_none = realm.tokens() == 0 || realm.has_tricked();
    if has_none { asking } else { offer_marking(asking, desk, seat) }
}

fn offer_marking<'d>(mut asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let position = &*desk.position;
    let mark = |lying| (Choice::Mark(lying), F::Choice(choice_phase::Frame::Mark(seat, lying)));
    let marked = position.realm(Seat(0)).marked().union(position.realm(Seat(1)).marked());
    for area in Area::ALL {
        let names = desk.setting.faces.names(position.area(area).minus(marked));
        asking = asking.agains(names.map(|name| mark(Lying::In(area, name))));
        let down = position.hidden_at(Spot::Offered(area));
        let bare = down.filter(|&at| position.hidden()[usize::from(at)].token.is_none());
        asking = asking.agains(bare.map(|at| mark(Lying::Down(at))));
    }
    asking
}

/// L4.16 Marking a card. Any card of an Offering area.
pub(crate) fn marking_a_card(seat: Seat, lying: Lying, desk: &mut Desk<'_>) -> Flow {
    match lying {
        Lying::In(area, name) => {
            let position = &*desk.position;
            let marked = position.realm(Seat(0)).marked().union(position.realm(Seat(1)).marked());
            let bare = position.area(area).minus(marked);
            let card = desk.setting.faces.find(name, bare).expect("a marked card is offered");
            desk.position.realm_mut(seat).mark(card);
        }
        Lying::Down(at) => {
            // The token moves from the player to the card.
            desk.position.realm_mut(seat).spend_token();
            desk.position.hidden_mut(at).token = Some(seat);
        }
        Lying::Selected(_) => {}
    }
    desk.position.realm_mut(seat).trick(true);
    desk.tell(law::illusionists::MARKING_A_CARD, Fact::Marked { who: seat, lying });
    settled()
}

/// Offers to swap each card of the Selection area with each card that bears the player's token, once in a selection (R12).
pub(crate) fn offer_swaps<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let position = &*desk.position;
    let marked = position.realm(seat).marked();
    let down = position.hidden().iter().any(|hidden| hidden.token == Some(seat));
    if (marked.is_empty() && !down) || position.realm(seat).has_tricked() {
        return asking;
    }
    let theirs = Area::ALL.into_iter().flat_map(|area| {
        let names = desk.setting.faces.names(position.area(area).and(marked));
        let up = names.map(move |name| Lying::In(area, name));
        let down = position
            .hidden_at(Spot::Offered(area))
            .filter(move |&at| position.hidden()[usize::from(at)].token == Some(seat));
        up.chain(down.map(Lying::Down))
    });
    let swap = |mine, theirs| choice_phase::Frame::Swap(seat, mine, theirs);
    asking.agains(theirs.flat_map(|theirs| {
        selected(desk, seat)
            .map(move |mine| (Choice::Swap(mine, theirs), F::Choice(swap(mine, theirs))))
    }))
}

/// The cards of a player's Selection area, as they are pointed at.
pub(crate) fn selected(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = Lying> {
    let position = &*desk.position;
    let up = desk.setting.faces.names(position.realm(seat).selection());
    let down = position.hidden_at(Spot::Selected(seat));
    up.map(Lying::Selected).chain(down.map(Lying::Down))
}

/// L4.17 Swapping. The token is discarded.
/// L4.18 Swap and select. The area is still to be selected; a discarded token is in the supply again.
pub(crate) fn swapping(seat: Seat, mine: Lying, theirs: Lying, desk: &mut Desk<'_>) -> Flow {
    cite(law::illusionists::SWAP_AND_SELECT);
    let marked = desk.position.realm(seat).marked();
    let card = match theirs {
        Lying::In(area, name) => {
            desk.setting.faces.find(name, desk.position.area(area).and(marked))
        }
        Lying::Selected(_) | Lying::Down(_) => None,
    };
    exchange(seat, mine, theirs, card, desk);
    desk.position.realm_mut(seat).trick(true);
    desk.tell(law::illusionists::SWAPPING, Fact::Swapped { who: seat, mine, theirs });
    settled()
}

/// A card of the Selection area and one of an Offering area change places, facing as they are.
pub(crate) fn exchange(
    seat: Seat,
    mine: Lying,
    theirs: Lying,
    card: Option<Card>,
    desk: &mut Desk<'_>,
) {
    let area = match theirs {
        Lying::In(area, name) => {
            let here = desk.position.area(area);
            let card = card.or_else(|| desk.setting.faces.find(name, here));
            let card = card.expect("the card lies in the area");
            desk.position.pick_up(area, card);
            desk.position.realm_mut(seat).put(Pile::Selection, card);
            area
        }
        Lying::Down(at) => {
            let hidden = desk.position.hidden_mut(at);
            let Spot::Offered(area) = hidden.at else { return };
            hidden.at = Spot::Selected(seat);
            let token = hidden.token.take();
            desk.position.add_tokens(u8::from(token.is_some()));
            area
        }
        Lying::Selected(_) => return,
    };
    lay_back(seat, mine, area, card, desk);
}

fn lay_back(seat: Seat, mine: Lying, area: Area, taken: Option<Card>, desk: &mut Desk<'_>) {
    match mine {
        Lying::Selected(name) => {
            let selection = desk.position.realm(seat).selection();
            let own = taken.map_or(selection, |taken| selection.without(taken));
            let card = find_own(desk, name, own, selection);
            desk.position.realm_mut(seat).take(Pile::Selection, card);
            desk.position.lay(area, card);
        }
        Lying::Down(at) => desk.position.hidden_mut(at).at = Spot::Offered(area),
        Lying::In(..) => {}
    }
}

/// The card of a name that was there before; a copy that was just taken will do as well.
fn find_own(
    desk: &Desk<'_>,
    name: CardName,
    own: crate::terms::Cards,
    all: crate::terms::Cards,
) -> Card {
    let faces = &desk.setting.faces;
    faces.find(name, own).or_else(|| faces.find(name, all)).expect("the card was selected")
}
