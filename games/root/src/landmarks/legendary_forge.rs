//! The Legendary Forge.

use super::{Fact, Why};
use crate::law::landmarks as law;
use crate::terms::{Clearing, Clearings, Item, Landmark};
use crate::{Bar, Desk, Position, Setting, cards, glossary, victory};
use kernel::{Seat, cite};

/// F.L.1 Legendary Forge: Set-up. In any clearing.
pub(super) fn fitting() -> Clearings {
    cite(law::LEGENDARY_FORGE_SET_UP);
    Clearings::ALL
}

/// F.L.1 Legendary Forge: Set-up. The items of the clearing's suit leave the supply for its card.
pub(super) fn set_up(clearing: Clearing, desk: &mut Desk<'_>) {
    stock(desk.setting, desk.position, clearing);
    let forge = *desk.position.landmarks.forge();
    for item in forge.kinds() {
        let fact = Fact::ForgeStocked { item, count: forge.of(item) };
        desk.tell(law::LEGENDARY_FORGE_SET_UP, fact.into());
    }
}

/// The items of a clearing's suit leave the supply for the Forge.
pub(crate) fn stock(setting: &Setting, position: &mut Position, clearing: Clearing) {
    let row = &setting.boards.landmarks.legendary_forge;
    for suit in position.woodland.suits(clearing) {
        for &item in row.items(suit) {
            for _ in 0..position.items().of(item) {
                position.items_mut().take(item);
                position.landmarks.forge_mut().add(item);
            }
        }
    }
}

/// F.L.2 Legendary Forge: Crafting There. Its items are only for whoever has faction pieces in its clearing.
pub(crate) fn forge_bar(desk: &Desk<'_>, seat: Seat, item: Item) -> Option<Bar> {
    if has_pieces(desk, seat) {
        return None;
    }
    cite(law::CRAFTING_THERE);
    let clearing = desk.position.landmarks.at(Landmark::LegendaryForge)?;
    Some((law::CRAFTING_THERE, Why::NotAtTheForge { item, clearing }.into()))
}

fn has_pieces(desk: &Desk<'_>, seat: Seat) -> bool {
    let forge = desk.position.landmarks.at(Landmark::LegendaryForge);
    forge.is_some_and(|forge| glossary::with_faction_pieces(desk, seat).has(forge))
}

/// Takes an item that was crafted: from the Forge, if it lies there and the player has pieces there, else from the supply.
pub(crate) fn take_crafted(desk: &mut Desk<'_>, seat: Seat, item: Item) {
    if desk.position.landmarks.forge().of(item) > 0 && has_pieces(desk, seat) {
        desk.position.landmarks.forge_mut().take(item);
        masterwork(desk, seat, item);
    } else {
        desk.position.items_mut().take(item);
    }
}

/// F.L.3 Legendary Forge: Masterwork. A card and a point more, for whoever scores little for items too (7.2.3, 14.2.3).
fn masterwork(desk: &mut Desk<'_>, seat: Seat, item: Item) {
    let row = &desk.setting.boards.landmarks.legendary_forge;
    let (draw, points, para) = (row.draw, row.points, law::MASTERWORK);
    desk.tell(para, Fact::Forged { who: desk.position.faction(seat), item }.into());
    cards::draw(desk, seat, draw, para);
    victory::score(desk, seat, points, para);
}
