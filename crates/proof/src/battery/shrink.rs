//! Shrinking: a short line of play that shows the same breach.

use super::bout::{Bout, Guide};
use super::options::Setup;
use super::{Breach, Check, Failure};
use kernel::{Journal, Seat, Spoken};

type Line = Vec<(Seat, String)>;

/// How many decisions are played to find a shorter line.
const PATIENCE: u64 = 5_000;

/// The breach with the shortest line that still shows it.
pub(super) fn shrink<G: Spoken>(setup: &Setup<G>, breach: Breach, found: &Bout<'_, G>) -> Failure {
    let line = found.line();
    let mut best = Shown::by(found, breach);
    let check = best.breach.check;
    if check != Check::Endless
        && let Some(again) = show(setup, line).filter(|it| it.breach.check == check)
    {
        best = drop_parts(setup, again);
    }
    Failure {
        breach: best.breach,
        game: G::NAME,
        number: setup.number,
        options: setup.options.iter().map(|(n, v)| (n.to_owned(), v.to_owned())).collect(),
        line: best.line,
        found_after: line.len(),
        journal: best.journal,
    }
}

/// A line that shows a breach.
struct Shown {
    breach: Breach,
    line: Line,
    journal: Option<Journal>,
}

impl Shown {
    fn by<G: Spoken>(bout: &Bout<'_, G>, breach: Breach) -> Self {
        let journal = bout.table().map(|table| table.journal().clone());
        Self { breach, line: bout.line().to_vec(), journal }
    }
}

/// Leaves out parts of the line, large ones first, as long as the rest still shows it.
fn drop_parts<G: Spoken>(setup: &Setup<G>, shown: Shown) -> Shown {
    let (check, mut best) = (shown.breach.check, shown);
    let (mut played, mut part) = (0, best.line.len() / 2);
    while part > 0 {
        let mut from = 0;
        while from < best.line.len() && played < PATIENCE {
            played += best.line.len() as u64;
            let kept = best.line.iter().enumerate();
            let kept = kept.filter(|(index, _)| !(from..from + part).contains(index));
            let shorter: Line = kept.map(|(_, choice)| choice.clone()).collect();
            let better = show(setup, &shorter)
                .filter(|it| it.breach.check == check && it.line.len() < best.line.len());
            match better {
                Some(better) => best = better,
                None => from += part,
            }
        }
        part /= 2;
    }
    best
}

/// Plays a line and says how far it must be played to show a breach.
fn show<G: Spoken>(setup: &Setup<G>, line: &[(Seat, String)]) -> Option<Shown> {
    let mut bout = Bout::new(setup);
    let breach = bout.play(Guide::Line(line)).err()?;
    Some(Shown::by(&bout, breach))
}
