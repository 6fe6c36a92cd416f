//! The hirelings of a game in a terminal.

use super::mark;
use crate::text::layout::hang;
use crate::text::{Ink, Reader};
use kernel::Message;
use root::View;
use root::hirelings::view::HirelingView;

/// Every hireling with who controls it and what it does, the markers left on the score track, and bandits on paths.
pub(super) fn lines(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let hirelings = &view.hirelings;
    let mut lines = Vec::new();
    for card in &hirelings.cards {
        let text = reader.word(format!("hireling-{}.text", card.hireling));
        let text = reader.ink(Ink::Dim, text);
        lines.extend(hang(&heading(card, view, reader), &text, reader.width));
    }
    if !hirelings.markers.is_empty() {
        let spaces = hirelings.markers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let markers = Message::new("page-root-hireling-markers").with("spaces", spaces);
        lines.push(format!("    {}", reader.say(&markers)));
    }
    for (from, to) in &hirelings.bandits {
        let path = Message::new("page-root-bandit").with("from", *from).with("to", *to);
        lines.push(format!("    {}", reader.say(&path)));
    }
    lines
}

/// Its letter on the map, its name, and who controls it.
fn heading(card: &HirelingView, view: &View, reader: &Reader<'_>) -> String {
    let mark = mark(card.band);
    let name = reader.word(format!("hireling-{}", card.hireling));
    let name = reader.ink(mark.ink, format!("{} {name}", mark.letter));
    let owner = view.players.iter().find(|player| Some(player.seat) == card.commander);
    let told = match owner {
        None => reader.word("page-root-hireling-free"),
        Some(owner) => {
            let who = Message::new(format!("faction-{}", owner.faction));
            let told = Message::new("page-root-hireling-control").with("who", who);
            reader.say(&told.with("marks", card.control))
        }
    };
    format!("    {name} ({told})  ")
}
