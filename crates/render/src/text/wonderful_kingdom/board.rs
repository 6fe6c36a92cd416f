//! The Conquest board: its territories, who stands there, and what their locations give.

use crate::text::layout::hang;
use crate::text::{Ink, Reader};
use kernel::Message;
use wonderful_kingdom::terms::{Bonus, Ground};
use wonderful_kingdom::view::{BoardView, TerritoryView};

/// The board as lines, a territory each.
pub(super) fn lines(board: &BoardView, reader: &Reader<'_>) -> Vec<String> {
    let name = reader.ink(Ink::Bold, reader.word(format!("board-{}", board.board)));
    let [blue, red] = board.reserve;
    let reserve = Message::new("picture-wk-reserve").with("blue", blue).with("red", red);
    let mut parts = vec![name, reader.say(&reserve)];
    let [blue, red] = board.locked;
    if blue + red > 0 {
        let locked = Message::new("picture-wk-locked").with("blue", blue).with("red", red);
        parts.push(reader.say(&locked));
    }
    if board.marching > 0 {
        let marching = Message::new("picture-wk-marching").with("count", board.marching);
        parts.push(reader.say(&marching));
    }
    let mut lines = hang("", &parts.join(" · "), reader.width);
    for it in &board.territories {
        lines.extend(hang("  ", &territory(it, board, reader), reader.width));
    }
    lines
}

/// A territory: its code and name, what there is to say about it, and its neighbours.
fn territory(it: &TerritoryView, board: &BoardView, reader: &Reader<'_>) -> String {
    let name = reader.word(format!("territory-{}-{}", board.board, it.id));
    let mut parts = vec![format!("{} {name}", it.id.word().to_uppercase())];
    if it.ground != Ground::Land {
        parts.push(format!("({})", reader.word(format!("picture-wk-{}", it.ground))));
    }
    parts.extend(about(it, reader));
    let borders: Vec<String> = it.borders.iter().map(|at| at.word().to_uppercase()).collect();
    parts.push(reader.ink(Ink::Dim, format!("– {}", borders.join(" "))));
    parts.join(" ")
}

/// The points of a territory, its Armies and its locations.
pub(super) fn about(it: &TerritoryView, reader: &Reader<'_>) -> Vec<String> {
    let mut parts = Vec::new();
    let [blue, red] = it.points;
    if blue + red > 0 {
        let points = Message::new("picture-wk-worth").with("blue", blue).with("red", red);
        parts.push(reader.say(&points));
    }
    for (key, ink, count) in [("blue", Ink::Blue, it.armies[0]), ("red", Ink::Red, it.armies[1])] {
        if count > 0 {
            let armies = Message::new(format!("picture-wk-armies-{key}")).with("count", count);
            parts.push(reader.ink(ink, reader.say(&armies)));
        }
    }
    let location = |(bonus, held): &(Bonus, bool)| {
        let bonus = reader.word(format!("picture-wk-bonus-{bonus}"));
        if *held { format!("[{bonus}]") } else { bonus }
    };
    parts.extend(it.locations.iter().map(location));
    parts
}
