//! The check: contradictions always, gaps where a game is registered or named.

use super::Answer;
use super::index::{GameLaw, Standing};
use super::print;
use crate::tree::Problem;
use std::fmt::Write;

/// The problems and gaps of the games.
pub(crate) fn answer(games: &[GameLaw], is_named: bool) -> Answer {
    let mut answer = Answer { text: String::new(), is_well: true };
    for game in games {
        if game.is_empty() {
            line(&mut answer.text, &format!("{}: not yet begun", game.name));
            answer.is_well &= !(is_named || game.is_registered);
            continue;
        }
        let counts_gaps = is_named || game.is_registered;
        let gaps = gaps(game);
        answer.is_well &= game.problems.is_empty() && (gaps.is_empty() || !counts_gaps);
        let shown = if counts_gaps { &gaps[..] } else { &[] };
        for problem in game.problems.iter().chain(shown) {
            line(&mut answer.text, &problem.to_string());
        }
        answer.text.push_str(&print::counts(game));
        if !counts_gaps && !gaps.is_empty() {
            let note =
                format!("{}: not registered, so its {} gaps do not count", game.name, gaps.len());
            line(&mut answer.text, &note);
        }
    }
    answer
}

/// The paragraphs that lack code or scenario.
fn gaps(game: &GameLaw) -> Vec<Problem> {
    let gap = |row: &super::table::Row| {
        let lack = match game.standing(row) {
            Standing::Missing => "has no code and no reason",
            Standing::Unproved => "has no scenario",
            Standing::Proved | Standing::NoCode | Standing::Later => return None,
        };
        let what = format!("{} {} {lack}", row.number, row.title);
        Some(Problem { place: row.place.clone(), what })
    };
    game.rows().filter_map(gap).collect()
}

fn line(text: &mut String, line: &str) {
    writeln!(text, "{line}").expect("writing to a string succeeds");
}
