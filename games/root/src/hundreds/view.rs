//! What everybody sees of the board of the Hundreds.

use crate::terms::{Item, Mood, Track};
use crate::view::Looker;
use serde::Serialize;

/// The board of the Hundreds: all of it lies open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HundredsView {
    /// The mood of the warlord.
    pub mood: Option<Mood>,
    /// The tracks of the Hoard: Command, then Prowess.
    pub tracks: Vec<TrackView>,
    /// Moods that an item of the Hoard shuts out.
    pub shut_out: Vec<Mood>,
}

/// A track of the Hoard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrackView {
    /// Which.
    pub track: Track,
    /// Its items, one by one.
    pub items: Vec<Item>,
    /// How many it can hold.
    pub spaces: u8,
    /// Its value.
    pub value: u8,
}

/// What a viewer sees of the board.
pub(crate) fn board(looker: &Looker<'_>) -> HundredsView {
    let (board, printed) = (&looker.position.hundreds, &looker.setting.boards.hundreds);
    let hoarded = |item: Item| board.hoard().of(item) > 0;
    let shut_out = printed.mood.iter().filter(|row| row.item.is_some_and(hoarded));
    HundredsView {
        mood: board.mood(),
        tracks: Track::ALL.map(|track| track_view(track, looker)).into(),
        shut_out: shut_out.map(|row| row.id).collect(),
    }
}

fn track_view(track: Track, looker: &Looker<'_>) -> TrackView {
    let (board, row) = (&looker.position.hundreds, &looker.setting.boards.hundreds.hoard);
    let copies = |item: Item| std::iter::repeat_n(item, board.hoard().of(item).into());
    TrackView {
        track,
        items: board.on_track(row, track).flat_map(copies).collect(),
        spaces: row.spaces,
        value: board.value(row, track),
    }
}
