//! Set-ups in words: a table of four on the Autumn map, seats 0 to 3 being Marquise, Eyrie, Alliance and Vagabond, the last in a forest.

use proof::Scenario;
use proof::scenario::setting;
use root::frame::Frame;
use root::golden_rules::Frame as Golden;
use root::layout::{lay_out, turn_from};
use root::{Root, marquise};

/// A rules question of Root.
pub(crate) type Question = Scenario<Root>;

/// A position in words, with these frames open, the outermost first.
#[track_caller]
pub(crate) fn within(options: &[(&str, &str)], words: &str, frames: &[Frame]) -> Question {
    let setting = setting::<Root>(options.iter().copied());
    let position = lay_out(
        &setting,
        &format!(
            "
        pawn vagabond f3
        {words}
    "
        ),
    )
    .unwrap_or_else(|error| panic!("{error}"));
    Scenario::within(setting, position, frames.iter().copied()).luck(1)
}

/// A phase of the turn player, and what follows it.
#[track_caller]
pub(crate) fn phase(options: &[(&str, &str)], words: &str, phase: Golden) -> Question {
    within(options, words, &turn_from(phase))
}

/// The Marquise acts with this many actions left.
#[track_caller]
pub(crate) fn marquise_acts(left: u8, words: &str) -> Question {
    let [end, evening] = [Golden::EndOfTurn, Golden::Evening].map(Frame::Golden);
    let acts = Frame::Marquise(marquise::Frame::Actions { left });
    within(&[], words, &[end, evening, acts])
}

/// The Daylight of the Eyrie, on the Autumn map.
#[track_caller]
pub(crate) fn eyrie_daylight(words: &str) -> Question {
    phase(
        &[],
        &format!(
            "
        turn eyrie
        {words}
    "
        ),
        Golden::Daylight,
    )
}

/// The Birdsong of the Eyrie.
#[track_caller]
pub(crate) fn eyrie_birdsong(words: &str) -> Question {
    phase(
        &[],
        &format!(
            "
        turn eyrie
        {words}
    "
        ),
        Golden::Birdsong,
    )
}

/// The Daylight of the Marquise.
#[track_caller]
pub(crate) fn marquise_daylight(words: &str) -> Question {
    phase(
        &[],
        &format!(
            "
        turn marquise
        {words}
    "
        ),
        Golden::Daylight,
    )
}

/// The Birdsong of the Marquise.
#[track_caller]
pub(crate) fn marquise_birdsong(words: &str) -> Question {
    phase(
        &[],
        &format!(
            "
        turn marquise
        {words}
    "
        ),
        Golden::Birdsong,
    )
}
