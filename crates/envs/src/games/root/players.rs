//! The players, those who have not picked a faction among them.

use super::{cards, counted, known};
use crate::environment::Eye;
use crate::pen::{Pen, field};
use kernel::Seat;
use root::Root;
use root::position::{Goal, Player};
use root::terms::{Cards, Faction, ItemCounts};

/// Nobody's items.
const NO_ITEMS: ItemCounts = ItemCounts::none();

pub(super) fn observe(eye: &Eye<'_, Root>, after: usize, pen: &mut Pen<'_>) {
    let seat = eye.seat(after);
    let player = seat.map(|seat| eye.position.player(seat));
    let faction = seat.and_then(|seat| eye.position.faction_if_any(seat));
    pen.one_of(field("faction", "5.1.1", "the faction; 0: none"), faction.map(Faction::index));
    pen.number(field("score", "3.1", "victory points"), player.map_or(0, Player::score));
    let (dominance, coalition) = match player.map(Player::goal) {
        Some(Goal::Dominance(suit)) => (Some(suit.index()), None),
        Some(Goal::Coalition(partner)) => (None, Some(eye.after(partner))),
        Some(Goal::Points) | None => (None, None),
    };
    pen.one_of(field("dominance", "3.3", "the suit of an activated dominance card"), dominance);
    let partner = field(
        "coalition",
        "9.2.8",
        "the seat it is in coalition with: 1 the own, 2 the next; 0: none",
    );
    pen.one_of(partner, coalition);
    pen.number(field("hand", "1.2.1", "cards in hand"), player.map_or(0, Player::hand_size));
    let seen = seat.map_or(Cards::NONE, |seat| hand(eye, seat, faction));
    cards(eye, pen, field("known", "1.2.1", "cards in hand that the viewer knows, by name"), seen);
    let crafted = player.map_or(Cards::NONE, Player::effects);
    cards(eye, pen, field("crafted", "4.1.3", "crafted cards, by name"), crafted);
    let items = player.map_or(&NO_ITEMS, Player::items);
    pen.counts(
        field("items", "4.1.2", "ready items in the Crafted Items box, by kind"),
        counted(*items),
    );
    let used = player.map_or(&NO_ITEMS, Player::exhausted);
    pen.counts(field("items_used", "9.2.5", "exhausted items there, by kind"), counted(*used));
}

/// 11.2.3: one hand lies open.
fn hand(eye: &Eye<'_, Root>, seat: Seat, faction: Option<Faction>) -> Cards {
    let cards = eye.position.player(seat).hand();
    if faction == Some(Faction::Riverfolk) { cards } else { known(eye, seat, cards) }
}
