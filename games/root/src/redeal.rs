//! Imagining: everything a viewer cannot know, replaced by a fair sample.

use crate::position::{Position, RUINS, any_of};
use crate::setting::Setting;
use crate::terms::{Cards, Faction, Item, PLAYERS};
use kernel::{Chance, FixedVec, Seat, Viewer};

/// Replaces what the viewer cannot know: cards in others' hands and supporters, the deck, items under ruins.
///
/// Cards the viewer has seen where they are stay there. Decks of cards and of quests are sets, so their order needs no
/// dealing.
pub(crate) fn redeal(
    setting: &Setting,
    position: &mut Position,
    viewer: Viewer,
    chance: &mut Chance<'_>,
) {
    cards(setting, position, viewer, chance);
    ruins(setting, position, viewer, chance);
}

fn cards(setting: &Setting, position: &mut Position, viewer: Viewer, chance: &mut Chance<'_>) {
    let known = known(position, viewer);
    let owns = |seat: Seat| viewer.seat() == Some(seat);
    let alliance = setting.seat_if_playing(Faction::Alliance);
    let supporters = position.alliance.supporters();
    let hidden_supporters =
        if alliance.is_some_and(owns) { Cards::NONE } else { supporters.minus(known) };
    let hidden = |seat: Seat| {
        if owns(seat) { Cards::NONE } else { position.player(seat).hand().minus(known) }
    };
    let mut pool =
        setting.seats().map(hidden).fold(position.deck().union(hidden_supporters), Cards::union);
    let mut deal = |was: Cards, hidden: Cards| {
        let mut now = was.minus(hidden);
        for _ in 0..hidden.len() {
            let card = any_of(pool, chance);
            pool = pool.without(card);
            now = now.with(card);
        }
        now
    };
    let hands: FixedVec<(Seat, Cards), PLAYERS> = setting
        .seats()
        .map(|seat| (seat, deal(position.player(seat).hand(), hidden(seat))))
        .collect();
    let supporters = deal(supporters, hidden_supporters);
    position.alliance.set_supporters(supporters);
    position.deal_anew(hands.iter().copied(), pool);
}

/// The cards the viewer has seen where they are hidden from others.
fn known(position: &Position, viewer: Viewer) -> Cards {
    viewer.seat().map_or(Cards::NONE, |seat| position.player(seat).seen())
}

/// Shuffles the items under the ruins the viewer has not looked at.
fn ruins(setting: &Setting, position: &mut Position, viewer: Viewer, chance: &mut Chance<'_>) {
    let vagabond = viewer.seat().and_then(|seat| setting.faction(seat).vagabond());
    let seen =
        |ruin: usize| vagabond.is_some_and(|vagabond| position.has_seen_ruin(vagabond, ruin));
    let hidden: FixedVec<usize, RUINS> = (0..RUINS).filter(|&ruin| !seen(ruin)).collect();
    let mut items: FixedVec<Option<Item>, { 2 * RUINS }> = FixedVec::new();
    for &ruin in &hidden {
        items.extend(position.ruin_items[ruin].into_iter().filter(Option::is_some));
    }
    for &ruin in &hidden {
        for place in 0..2 {
            if position.ruin_items[ruin][place].is_some() {
                let last = u32::try_from(items.len()).expect("ruins are few");
                position.ruin_items[ruin][place] = items.remove(chance.below(last) as usize);
            }
        }
    }
}
