//! The index as people and as programs read it.

use super::index::{GameLaw, Standing};
use super::number::Number;
use super::table::{Absence, Row};
use serde_json::{Value, json};

/// One line of counts.
pub(crate) fn counts(game: &GameLaw) -> String {
    if game.is_empty() {
        return format!("{}: not yet begun\n", game.name);
    }
    let count = |standing| game.count(standing);
    let (proved, unproved) = (count(Standing::Proved), count(Standing::Unproved));
    format!(
        "{}: {} paragraphs: {} with code, {proved} of them proved; {} need none; {} come later; \
         gaps: {} without code, {unproved} without scenario\n",
        game.name,
        game.rows().count(),
        proved + unproved,
        count(Standing::NoCode),
        count(Standing::Later),
        count(Standing::Missing),
    )
}

/// The counts of each chapter that has gaps, and of the game.
pub(crate) fn chapters(game: &GameLaw) -> String {
    let mut text = String::new();
    for chapter in &game.chapters {
        let count =
            |standing| chapter.rows.iter().filter(|row| game.standing(row) == standing).count();
        let (missing, unproved) = (count(Standing::Missing), count(Standing::Unproved));
        if missing + unproved > 0 {
            let name = format!("  {:<20} {:>3} proved", chapter.module, count(Standing::Proved));
            let gaps = format!("{missing:>3} without code, {unproved:>3} without scenario");
            text.extend([&name, "; gaps: ", &gaps, "\n"]);
        }
    }
    text + &counts(game)
}

/// The paragraphs of a game, or those under a number or with a word, with functions and scenarios.
pub(crate) fn index(game: &GameLaw, under: Option<&str>) -> String {
    let mut text = String::new();
    for chapter in &game.chapters {
        let rows = chapter.rows.iter().filter(|row| is_wanted(game, row, under));
        let rows: String = rows.map(|row| entry(game, row)).collect();
        if !rows.is_empty() {
            text.extend(["\n", &game.name, " ", &chapter.module, "\n", &rows]);
        }
    }
    if under.is_none() {
        text.push('\n');
        text.push_str(&counts(game));
    }
    text
}

/// Whether a row stands under a number, or says a word.
fn is_wanted(game: &GameLaw, row: &Row, under: Option<&str>) -> bool {
    under.is_none_or(|wanted| {
        row.number.is_under(wanted) || !Number::is_one(wanted) && game.says(row, wanted)
    })
}

fn entry(game: &GameLaw, row: &Row) -> String {
    let mut lines = vec![format!("  {:<12} {}", row.number.printed(), row.title)];
    match &row.absence {
        Some(Absence::NoCode(reason)) => lines.push(format!("no code because {reason}")),
        Some(Absence::Later(reason)) => lines.push(format!("later because {reason}")),
        None => {}
    }
    for frame in game.frames(row) {
        lines.push(format!("{}  frame {}", frame.place, frame.name));
    }
    for function in game.code(row) {
        lines.push(format!("{}  {}", function.place, function.name));
    }
    for scenario in game.scenarios(row) {
        lines.push(format!("{}  proved by {}", scenario.place, scenario.test));
    }
    for taught in game.taught(row) {
        lines.push(format!("{}  taught by {}", taught.place, taught.lesson));
    }
    match game.standing(row) {
        Standing::Missing => lines.push("GAP: no code and no reason".to_owned()),
        Standing::Unproved => lines.push("GAP: no scenario".to_owned()),
        Standing::Proved | Standing::NoCode | Standing::Later => {}
    }
    lines.join("\n                 ") + "\n"
}

/// The games as JSON.
pub(crate) fn json(games: &[GameLaw], under: Option<&str>) -> String {
    let games: Vec<Value> = games.iter().map(|game| game_json(game, under)).collect();
    format!("{:#}\n", Value::from(games))
}

fn game_json(game: &GameLaw, under: Option<&str>) -> Value {
    let chapters = game.chapters.iter().flat_map(|chapter| {
        let rows = chapter.rows.iter().filter(|row| is_wanted(game, row, under));
        rows.map(|row| row_json(game, &chapter.module, row))
    });
    let problems = game.problems.iter().map(ToString::to_string);
    json!({
        "game": game.name,
        "registered": game.is_registered,
        "counts": {
            "paragraphs": game.rows().count(),
            "proved": game.count(Standing::Proved),
            "unproved": game.count(Standing::Unproved),
            "missing": game.count(Standing::Missing),
            "no_code": game.count(Standing::NoCode),
            "later": game.count(Standing::Later),
        },
        "paragraphs": chapters.collect::<Vec<_>>(),
        "problems": problems.collect::<Vec<_>>(),
    })
}

fn row_json(game: &GameLaw, chapter: &str, row: &Row) -> Value {
    let functions = game.code(row).iter();
    let functions = functions.map(|it| json!({ "name": it.name, "place": it.place.to_string() }));
    let frames = game.frames(row).iter();
    let frames = frames.map(|it| json!({ "name": it.name, "place": it.place.to_string() }));
    let scenarios = game.scenarios(row).iter();
    let scenarios = scenarios.map(|it| json!({ "test": it.test, "place": it.place.to_string() }));
    let taught = game.taught(row).iter();
    let taught = taught.map(|it| json!({ "lesson": it.lesson, "place": it.place.to_string() }));
    let (standing, reason) = match (game.standing(row), &row.absence) {
        (Standing::Proved, _) => ("proved", None),
        (Standing::Unproved, _) => ("unproved", None),
        (_, Some(Absence::NoCode(reason))) => ("no code", Some(reason)),
        (_, Some(Absence::Later(reason))) => ("later", Some(reason)),
        (_, None) => ("missing", None),
    };
    json!({
        "chapter": chapter,
        "constant": row.constant,
        "number": row.number.printed(),
        "title": row.title,
        "standing": standing,
        "reason": reason,
        "frames": frames.collect::<Vec<_>>(),
        "functions": functions.collect::<Vec<_>>(),
        "scenarios": scenarios.collect::<Vec<_>>(),
        "taught": taught.collect::<Vec<_>>(),
    })
}
