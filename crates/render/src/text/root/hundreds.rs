//! The board of the Hundreds in a terminal.

use super::players::labelled;
use crate::text::Reader;
use root::View;
use root::hundreds::view::{HundredsView, TrackView};
use root::terms::Mood;

/// The mood, the tracks of the Hoard, and the moods its items shut out.
pub(super) fn lines(board: &HundredsView, _view: &View, reader: &Reader<'_>) -> Vec<String> {
    let name = |mood: &Mood| reader.word(format!("mood-{mood}"));
    let mood: Vec<String> = board.mood.iter().map(name).collect();
    let hoard: Vec<String> = board.tracks.iter().map(|track| said(track, reader)).collect();
    let shut_out: Vec<String> = board.shut_out.iter().map(name).collect();
    let mut lines = labelled("picture-root-mood", &mood, reader);
    lines.extend(labelled("picture-root-hoard", &hoard, reader));
    lines.extend(labelled("picture-root-shut-out", &shut_out, reader));
    lines
}

/// A track: its name and value, and what is on it.
fn said(track: &TrackView, reader: &Reader<'_>) -> String {
    let items = track.items.iter().map(|item| reader.word(format!("item-{item}")));
    let items: Vec<String> = items.collect();
    let items = if items.is_empty() { "–".to_owned() } else { items.join(" + ") };
    format!("{} {} [{items}]", reader.word(format!("track-{}", track.track)), track.value)
}
