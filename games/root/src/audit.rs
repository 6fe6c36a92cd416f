//! Conservation: every card, piece and item is somewhere, once.

use crate::position::Position;
use crate::setting::Setting;
use crate::terms::Cards;

/// What is wrong with a position.
pub(crate) fn audit(setting: &Setting, position: &Position) -> Result<(), String> {
    cards(setting, position)
}

fn cards(setting: &Setting, position: &Position) -> Result<(), String> {
    let mut seen = Cards::NONE;
    let players = setting.seats().map(|seat| position.player(seat));
    let hands = players.flat_map(|player| [player.hand(), player.effects()]);
    let places = [
        position.deck(),
        position.discards(),
        position.available(),
        position.eyrie.decree(),
        position.alliance.supporters(),
    ];
    for place in hands.chain(places) {
        if !seen.and(place).is_empty() {
            return Err(format!("cards {:?} are in two places", seen.and(place)));
        }
        seen = seen.union(place);
    }
    let lost = setting.deck.whole.minus(seen);
    if lost.is_empty() { Ok(()) } else { Err(format!("cards {lost:?} are lost")) }
}
