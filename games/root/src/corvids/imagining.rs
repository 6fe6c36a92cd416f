//! Imagining the plots a viewer cannot know (13.2.2.I).

use crate::position::CorvidsBoard;
use crate::terms::{CLEARINGS, Clearing, Faction, Plot};
use crate::{Position, Setting};
use kernel::{Chance, FixedVec, Viewer};

/// This many deals are tried before one is built on purpose.
const TRIES: usize = 20;

/// How many kinds there are.
const KINDS: usize = Plot::ALL.len();

/// Face-down plots, as the Corvids alone know them.
type Hidden = FixedVec<Clearing, CLEARINGS>;

/// Replaces plots a viewer cannot know by a fair sample: of the kinds that do not lie face up, and none that was guessed in
/// vain (13.2.4).
pub(crate) fn redeal(
    setting: &Setting,
    position: &mut Position,
    viewer: Viewer,
    chance: &mut Chance<'_>,
) {
    let Some(corvids) = position.seat_if_playing(Faction::Corvids) else { return };
    let hidden: Hidden = position.corvids.face_down().iter().collect();
    if viewer.seat() == Some(corvids) || hidden.is_empty() {
        return;
    }
    let each = setting.boards.corvids.counts.plots;
    let board: &mut CorvidsBoard = &mut position.corvids;
    let left =
        Plot::ALL.map(|kind| each - u8::try_from(board.shown(kind).len()).expect("plots are few"));
    for _ in 0..TRIES {
        if deal(board, &hidden, left, chance) {
            return;
        }
    }
    let first = chance.below(u32::try_from(KINDS).expect("kinds are few")) as usize;
    build(board, &hidden, left, first);
}

/// Deals kinds at random; says whether they fit what was heard.
fn deal(
    board: &mut CorvidsBoard,
    hidden: &Hidden,
    mut left: [u8; KINDS],
    chance: &mut Chance<'_>,
) -> bool {
    let mut fits = true;
    for &clearing in hidden {
        let all: u8 = left.iter().sum();
        let mut nth = chance.below(all.into());
        let kind = Plot::ALL.into_iter().find(|kind| {
            let here = u32::from(left[kind.index()]);
            let found = nth < here;
            nth = nth.saturating_sub(here);
            found
        });
        let kind = kind.expect("a plot on the map has a kind");
        left[kind.index()] -= 1;
        fits &= !board.is_ruled_out(clearing, kind);
        board.put(clearing, kind);
    }
    fits
}

/// Gives each plot a kind that fits what was heard, trying the kinds from one on; there is always a way, the true one.
fn build(board: &mut CorvidsBoard, hidden: &[Clearing], left: [u8; KINDS], first: usize) -> bool {
    let Some((&clearing, rest)) = hidden.split_first() else { return true };
    (0..KINDS).any(|step| {
        let kind = Plot::ALL[(first + step) % KINDS];
        let mut after = left;
        if left[kind.index()] == 0 || board.is_ruled_out(clearing, kind) {
            return false;
        }
        after[kind.index()] -= 1;
        board.put(clearing, kind);
        build(board, rest, after, first)
    })
}
