//! What lies face down, by who laid it there: nobody spends a Trap on a card that could be shown.

use kernel::Seat;
use wonderful_kingdom::setting::faces::Kind;
use wonderful_kingdom::terms::{Card, CardName};
use wonderful_kingdom::{Position, Setting};

/// What can be turned, by name: how far face-down cards are guessed by having been laid face down.
pub(super) const DIALS: [&str; 1] = ["guess"];

/// How many times as readily a card is laid face down that does harm.
const READILY: f32 = 4.0;

/// Whether a card harms who gets it.
fn is_ill(setting: &Setting, card: Card) -> bool {
    let face = setting.faces.face(card);
    matches!(face.kind, Kind::Calamity | Kind::Menace(_)) && face.name != CardName::BlackDragonEgg
}

/// How likely the cards that lie face down before a seat were laid so; none where all of them are its own or known to it.
pub(super) fn likelihood(
    setting: &Setting,
    imagined: &Position,
    seat: Seat,
    dials: &[f32],
) -> Option<f32> {
    let mut likely = None;
    if dials[0] <= 0.0 || setting.is_solo() {
        return likely;
    }
    for hidden in imagined.hidden() {
        if hidden.by == seat || hidden.seen.has(seat) {
            continue;
        }
        let more = if is_ill(setting, hidden.card) { dials[0] * (READILY - 1.0) } else { 0.0 };
        likely = Some(likely.unwrap_or(1.0) * (1.0 + more));
    }
    likely
}
