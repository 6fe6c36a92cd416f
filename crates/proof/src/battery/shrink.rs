//! Shrinking: a short line of play that shows the same breach.

use super::bout::{Bout, Guide};
use super::options::Setup;
use super::{Breach, Check, Failure};
use kernel::{Audited, Journal, Seat, Spoken};

type LineOfPlay = Vec<(Seat, String)>;

/// How many decisions are played to find a shorter game, and again to find a shorter line of it.
const PATIENCE: u64 = 5_000;
/// A line that a person reads at a glance: no shorter game is looked for.
const SHORT: usize = 16;

/// The breach in the shortest line that was found to show it.
///
/// Chance goes with the choices, so that in a long game no choice can be left out without changing all that follows. So
/// other games with the same options are tried first: perhaps one shows it sooner.
pub(super) fn shrink<G: Spoken + Audited>(
    setup: &Setup<G>,
    breach: Breach,
    found: &Bout<'_, G>,
) -> Failure {
    let (found_after, shown) = (found.line().len(), Shown::by(found, breach));
    let sooner = if shown.breach.check == Check::Endless { None } else { sooner(setup, &shown) };
    let (other, shown) = sooner.map_or((None, shown), |(other, shown)| (Some(other), shown));
    let setup = other.as_ref().unwrap_or(setup);
    let shown = drop_parts(setup, shown);
    Failure {
        breach: shown.breach,
        game: G::NAME,
        number: setup.number,
        options: setup.pairs(),
        line: shown.line,
        found_after,
        journal: shown.journal,
    }
}

/// Another game with the same options that shows the same breach sooner.
fn sooner<G: Spoken + Audited>(setup: &Setup<G>, shown: &Shown) -> Option<(Setup<G>, Shown)> {
    let (mut played, mut best) = (0, None::<(Setup<G>, Shown)>);
    for number in setup.number + 1.. {
        let least = best.as_ref().map_or(shown.line.len(), |(_, best)| best.line.len());
        if least <= SHORT || played >= PATIENCE {
            break;
        }
        let speaker = setup.speech.speaker();
        let other = Setup::generate(number, &setup.pairs(), speaker, &mut 0).ok()?;
        let mut bout = Bout::new(&other);
        let breach = bout.play(Guide::Brief(least - 1)).err();
        played += bout.decisions() + 1;
        if let Some(breach) = breach.filter(|it| it.check == shown.breach.check) {
            let sooner = Shown::by(&bout, breach);
            best = Some((other, sooner));
        }
    }
    best
}

/// A line that shows a breach.
struct Shown {
    breach: Breach,
    line: LineOfPlay,
    journal: Option<Journal>,
}

impl Shown {
    fn by<G: Spoken + Audited>(bout: &Bout<'_, G>, breach: Breach) -> Self {
        let journal = bout.table().map(|table| table.journal().clone());
        Self { breach, line: bout.line().to_vec(), journal }
    }
}

/// Leaves out parts of the line, large ones first, as long as the rest still shows it.
fn drop_parts<G: Spoken + Audited>(setup: &Setup<G>, shown: Shown) -> Shown {
    let check = shown.breach.check;
    let again = show(setup, &shown.line).filter(|it| it.breach.check == check);
    let Some(mut best) = again.filter(|_| check != Check::Endless) else { return shown };
    let (mut played, mut part) = (0, best.line.len() / 2);
    while part > 0 {
        let mut from = 0;
        while from < best.line.len() && played < PATIENCE {
            played += best.line.len() as u64;
            let kept = best.line.iter().enumerate();
            let kept = kept.filter(|(index, _)| !(from..from + part).contains(index));
            let shorter: LineOfPlay = kept.map(|(_, choice)| choice.clone()).collect();
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
fn show<G: Spoken + Audited>(setup: &Setup<G>, line: &[(Seat, String)]) -> Option<Shown> {
    let mut bout = Bout::new(setup);
    let breach = bout.play(Guide::Line(line)).err()?;
    Some(Shown::by(&bout, breach))
}
