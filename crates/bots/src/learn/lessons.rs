//! What a sheet teaches.

use super::{Leaf, Moment, Sheet};
use crate::arena::Call;
use crate::judge::{Leaning, Worth};
use crate::net::{Lesson, Pick};
use kernel::game::SetError;
use kernel::seat::MAX_SEATS;
use kernel::{AnyTable, Seed};
use serde::{Deserialize, Serialize};

/// What a net is moved towards.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Aim {
    /// How much what the search expected counts in a target; the rest is what came later.
    pub search: f32,
    /// From one moment to the one before, how much of what came later counts against what was expected there.
    pub later: f32,
    /// How much the win counts in what came of a game; the rest is the margin.
    pub win: f32,
    /// How many points make a margin of about three to one.
    pub margin: f32,
    /// How much a leaf counts beside a moment.
    pub leaf: f32,
}

impl Default for Aim {
    fn default() -> Self {
        Self { search: 0.5, later: 0.97, win: 0.6, margin: 5.0, leaf: 0.5 }
    }
}

/// What came of a game for each seat, as chances that add up, or alike for all.
fn came(sheet: &Sheet, aim: &Aim) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    if sheet.together {
        worth.iter_mut().zip(&sheet.came).for_each(|(worth, (_, won))| *worth = *won);
        return worth;
    }
    let mut points = [0.0; MAX_SEATS];
    for (points, (score, _)) in points.iter_mut().zip(&sheet.came) {
        *points = f32::from(i16::try_from(*score).unwrap_or(i16::MAX));
    }
    let margin = Leaning::shared(points, sheet.came.len(), aim.margin).worth();
    for ((worth, margin), (_, won)) in worth.iter_mut().zip(margin).zip(&sheet.came) {
        *worth = aim.win * won + (1.0 - aim.win) * margin;
    }
    worth
}

/// Chances that add up to 1, or as they are where seats win together.
fn even(expected: &[f32], together: bool) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    let sum: f32 = expected.iter().sum();
    let part = if together || sum <= 0.0 { 1.0 } else { 1.0 / sum };
    worth.iter_mut().zip(expected).for_each(|(worth, expected)| *worth = part * expected);
    worth
}

/// The target of each moment: what the search expected there, and what came of the game with what was expected on the way,
/// what is later counting less.
fn targets(sheet: &Sheet, aim: &Aim) -> Vec<Worth> {
    let mut later = came(sheet, aim);
    let target = |moment: &Moment| {
        let expected = even(&moment.expected, sheet.together);
        for (later, expected) in later.iter_mut().zip(expected) {
            *later = aim.later * *later + (1.0 - aim.later) * expected;
        }
        let mut target = later;
        for (target, expected) in target.iter_mut().zip(expected) {
            *target = aim.search * expected + (1.0 - aim.search) * *target;
        }
        target
    };
    let mut targets: Vec<_> = sheet.moments.iter().rev().map(target).collect();
    targets.reverse();
    targets
}

/// What a sheet teaches.
#[derive(Debug, Clone, Default)]
pub struct Taught {
    /// What positions are worth.
    pub lessons: Vec<Lesson>,
    /// What was picked.
    pub picks: Vec<Pick>,
}

/// Plays a sheet again and takes what it teaches; the call is of the options it was played with.
pub fn taught(call: &Call<'_>, sheet: &Sheet, aim: &Aim) -> Result<Taught, SetError> {
    let mut table = call.game.table(call.options, call.data, Seed::from_number(sheet.number))?;
    let game = u32::try_from(sheet.number % u64::from(u32::MAX)).expect("it is smaller");
    let mut all = Taught::default();
    let mut moments = sheet.moments.iter().zip(targets(sheet, aim)).peekable();
    for (at, choice) in sheet.choices.iter().enumerate() {
        if let Some((moment, target)) = moments.next_if(|(moment, _)| moment.at == at) {
            let taken = taken(call, &*table, (sheet, moment), (target, aim.leaf));
            all.lessons.extend(taken.map(|lesson| Lesson { game, ..lesson }));
            let picked = picked(call, &*table, sheet, moment);
            all.picks.extend(picked.map(|pick| Pick { game, ..pick }));
        }
        let Some(&seat) = table.asked().first() else { break };
        if table.play(seat, choice).is_err() {
            // The rules have changed since: what follows is another game.
            break;
        }
    }
    Ok(all)
}

/// What was picked at one moment.
fn picked(call: &Call<'_>, table: &dyn AnyTable, sheet: &Sheet, moment: &Moment) -> Option<Pick> {
    let known = table.knowledge(*table.asked().first()?)?;
    call.bot.pick(&*known, &moment.visits, Leaf::seed(sheet.number, moment.at))
}

/// The lessons of one moment: where it stands, and a leaf behind it.
fn taken(
    call: &Call<'_>,
    table: &dyn AnyTable,
    (sheet, moment): (&Sheet, &Moment),
    (target, weight): (Worth, f32),
) -> impl Iterator<Item = Lesson> + use<> {
    let seat = table.asked().first().copied();
    let known = seat.and_then(|seat| table.knowledge(seat));
    let seed = Leaf::seed(sheet.number, moment.at);
    let [root, leaf] = known.map_or([None, None], |known| call.bot.lessons(&*known, seed));
    let root = root.map(|lesson| Lesson { target, ..lesson });
    let leaf = leaf.zip(moment.leaf.as_ref());
    let together = sheet.together;
    let leaf = leaf.map(|(lesson, expected)| {
        let target = even(expected, together);
        Lesson { target, weight, ..lesson }
    });
    root.into_iter().chain(leaf)
}
