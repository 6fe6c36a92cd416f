//! The end, told whole: what was won and by what, where points came from, how the scores went, and what turned them.

mod curve;
mod ended;
mod points;
mod turning;

pub(super) use curve::{Curve, Line, curve};
pub(super) use ended::ended;

use super::Shown;
use super::stops::{Stop, stops};
use crate::shell::picture;
use crate::{Plate, look};
use kernel::{Gauge, Message, Milestone, Outcome, Reckoning, Seat, Verdict};
use maud::{Markup, html};

/// How a game went, for a page that tells its end.
#[derive(Debug, Clone, PartialEq)]
pub struct Ending {
    /// How the game stood at the end, in numbers.
    pub gauges: Vec<Gauge>,
    /// Where turns and rounds began, and how it stood then.
    pub milestones: Vec<Milestone>,
    /// How many answers there were.
    pub answers: usize,
    /// What decided it, and what each seat's part is made of.
    pub reckoning: Reckoning,
    /// What becomes of those who would play it again.
    pub rematch: Rematch,
    /// Where its analysis stands.
    pub analysed: Analysed,
}

/// Where the analysis of a game stands, for the reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Analysed {
    /// The reader did not sit here, or nobody can make one.
    NotYours,
    /// The reader may ask for it.
    Offered,
    /// It has come so far, in thousandths.
    Underway(u32),
    /// It is made.
    Done,
}

/// What becomes of those who would play again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rematch {
    /// The reader has no seat here, or there is nothing to play again.
    NotYours,
    /// The reader may set it; this seat begins, if it is known.
    Offered(Option<Seat>),
    /// It is set: here.
    Set(String),
}

/// How a game ended, to the eye.
pub(super) enum Mood {
    /// Somebody has won, or a rank was earned.
    Won,
    /// All have lost together.
    Lost,
    /// Nobody has won.
    Even,
}

/// How a game ended, to the eye.
pub(super) fn mood(outcome: &Outcome) -> Mood {
    match outcome.verdict {
        Verdict::Together { won: false } => Mood::Lost,
        Verdict::Solo { level: 0, .. } => Mood::Lost,
        Verdict::Drawn(_) => Mood::Even,
        Verdict::Ranked if outcome.winners().is_empty() => Mood::Even,
        Verdict::Ranked | Verdict::Together { won: true } | Verdict::Solo { .. } => Mood::Won,
    }
}

impl Mood {
    fn class(&self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Even => "even",
        }
    }

    fn picture(&self) -> Markup {
        picture(
            look::ui(match self {
                Self::Won => "trophy",
                Self::Lost => "defeat",
                Self::Even => "time",
            }),
            None,
        )
    }
}

/// Who won, and with how much, in one sentence.
pub(super) fn verdict(shown: &Shown<'_>, outcome: &Outcome) -> String {
    let tongue = &shown.tongue;
    let winners: Vec<Message> =
        outcome.winners().iter().map(|seat| lang::Names::player(name(shown, seat))).collect();
    let best = outcome.standings.iter().find(|line| line.won);
    match (outcome.verdict, best) {
        (Verdict::Ranked, None) => tongue.word("page-nobody-won"),
        (Verdict::Ranked, Some(best)) => {
            let message = Message::new("ending-won").with("who", winners);
            tongue.say(&message.with("score", best.score))
        }
        (Verdict::Together { won: true }, _) => tongue.word("page-won-together"),
        (Verdict::Together { won: false }, _) => tongue.word("page-lost-together"),
        (Verdict::Solo { rank, .. }, _) => {
            tongue.say(&Message::new("page-solo").with("rank", Message::new(rank)))
        }
        (Verdict::Drawn(reason), _) => {
            tongue.say(&Message::new("page-drawn").with("why", Message::new(reason)))
        }
    }
}

/// What decided it, and where the reader came in.
pub(super) fn because(shown: &Shown<'_>, ending: &Ending, outcome: &Outcome) -> Markup {
    html! {
        @if let Some(decided) = &ending.reckoning.decided { p.decided { (shown.tongue.say(decided)) } }
        @if let Some(own) = own_place(shown, outcome) { p.own-place { (own) } }
    }
}

/// Where the reader came in, if they did not win.
fn own_place(shown: &Shown<'_>, outcome: &Outcome) -> Option<String> {
    let line = outcome.standing(shown.viewer.seat()?)?;
    let best = outcome.standings.iter().find(|line| line.won)?;
    if outcome.verdict != Verdict::Ranked || line.won {
        return None;
    }
    let place = Message::new("ending-own-place").with("place", line.place);
    Some(shown.tongue.say(&place.with("behind", (best.score - line.score).max(0))))
}

/// The whole story of an end; it lies over the board and gives way to it.
pub(super) fn ending(shown: &Shown<'_>) -> Markup {
    let (Some(ending), Some(outcome)) = (&shown.ending, &shown.outcome) else { return html! {} };
    let (tongue, mood, stops) = (&shown.tongue, mood(outcome), stops(&ending.milestones));
    let turnings = turning::turnings(&stops, ending, outcome);
    html! {
        details.ending.(mood.class()) open {
            summary { span.to-see { (tongue.word("ending-how")) } span.to-hide { (tongue.word("ending-see-board")) } }
            header.finale {
                img src=(shown.board.cover().address) alt="" width="640" height="280";
                div.plaque { (mood.picture()) div { h2 { (verdict(shown, outcome)) } (because(shown, ending, outcome)) } }
            }
            div.told {
                (points::points(shown, ending, outcome))
                (curve::section(shown, ending, &stops))
                (turning::section(shown, &stops, &turnings))
            }
        }
    }
}

/// The plate of a seat.
pub(super) fn plate<'s>(shown: &'s Shown<'_>, seat: Seat) -> Option<&'s Plate> {
    shown.plates.get(seat.index())
}

/// Who sits in a seat.
pub(super) fn name(shown: &Shown<'_>, seat: Seat) -> String {
    plate(shown, seat).map_or_else(String::new, |plate| plate.name.clone())
}

/// Where a moment of the game is shown.
pub(super) fn moment(shown: &Shown<'_>, answers: usize) -> String {
    format!("/t/{}/replay?at={answers}", shown.id)
}

/// What a gauge is called: what it counts, or whose score it is.
pub(super) fn called(shown: &Shown<'_>, gauge: &Gauge) -> String {
    match (&gauge.name, gauge.of) {
        (Some(name), _) => shown.tongue.say(name),
        (None, Some(seat)) => name(shown, seat),
        (None, None) => String::new(),
    }
}

/// How a gauge stood at every stop, and at the end.
pub(super) fn course(stops: &[Stop], gauges: &[Gauge], index: usize) -> Vec<i32> {
    let then = stops.iter().map(|stop| stop.stood.get(index).copied().unwrap_or_default());
    then.chain([gauges[index].value]).collect()
}
