//! Every data file says where it comes from, and every row how sure it is.

use super::Project;
use crate::tree::Problem;
use toml::{Table, Value};

/// What `[source]` says.
const SOURCE: [&str; 4] = ["title", "edition", "consulted", "checked"];

/// How a row's numbers are known.
const PROVENANCE: [&str; 3] = ["seed", "sourced", "designed"];

/// What is wrong with the data files.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    let files = project.tree.below("", ".toml").filter(|(path, _)| path.contains("/data/"));
    files.flat_map(|(path, text)| file(path, text)).collect()
}

fn file(path: &str, text: &str) -> Vec<Problem> {
    match text.parse::<Table>() {
        Ok(table) => {
            let mut problems = source(path, &table);
            problems.extend(rows(path, text, &table));
            problems
        }
        Err(error) => {
            let start = error.span().map_or(0, |span| span.start);
            let line = text.bytes().take(start).filter(|&it| it == b'\n').count() + 1;
            vec![Problem::new(path, line, error.message())]
        }
    }
}

fn source(path: &str, table: &Table) -> Vec<Problem> {
    let Some(source) = table.get("source").and_then(Value::as_table) else {
        return vec![Problem::new(path, 1, "there is no [source]")];
    };
    let is_said = |key: &str| match source.get(key) {
        Some(Value::String(text)) => !text.trim().is_empty(),
        Some(Value::Array(texts)) => !texts.is_empty(),
        _ => false,
    };
    let unsaid = SOURCE.iter().filter(|key| !is_said(key));
    unsaid.map(|key| Problem::new(path, 1, format!("[source] has no {key}"))).collect()
}

fn rows(path: &str, text: &str, table: &Table) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (name, value) in table.iter().filter(|(name, _)| *name != "source") {
        let rows: Vec<&Table> = match value {
            Value::Table(row) => vec![row],
            Value::Array(rows) => rows.iter().filter_map(Value::as_table).collect(),
            _ => Vec::new(),
        };
        for (at, row) in rows.iter().enumerate() {
            let provenance = row.get("provenance").and_then(Value::as_str);
            if !provenance.is_some_and(|it| PROVENANCE.contains(&it)) {
                let what = format!("this row has no provenance: {}", PROVENANCE.join(", "));
                problems.push(Problem::new(path, line(text, name, at), what));
            }
        }
    }
    problems
}

/// The line of a table's nth row.
fn line(text: &str, name: &str, at: usize) -> usize {
    let heads = [format!("[[{name}]]"), format!("[{name}]")];
    let mut lines =
        text.lines().enumerate().filter(|(_, it)| heads.iter().any(|head| it.trim() == head));
    lines.nth(at).map_or(1, |(line, _)| line + 1)
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    const SOURCED: &str =
        "[source]\ntitle = \"A\"\nedition = \"B\"\nconsulted = \"C\"\nchecked = \"2026-11-15\"\n";

    fn of(text: &str) -> Vec<String> {
        found(check, &[("games/a/data/b.toml", text), ("games/a/Cargo.toml", "[package]\n")])
    }

    #[test]
    fn a_file_names_its_source() {
        assert_eq!(of(SOURCED), [""; 0]);
        assert_eq!(of("[[row]]\nprovenance = \"seed\"\n").len(), 1);
        assert_eq!(of(&SOURCED.replace("edition = \"B\"\n", "")).len(), 1);
        assert_eq!(of(&SOURCED.replace("\"C\"", "\"\"")).len(), 1);
    }

    #[test]
    fn a_row_names_its_provenance() {
        let row = |says: &str| {
            format!("{SOURCED}[[row]]\nid = \"a\"\n{says}[limits]\nprovenance = \"seed\"\n")
        };
        assert_eq!(of(&row("provenance = \"designed\"\n")), [""; 0]);
        let bare = of(&row(""));
        assert!(bare.len() == 1 && bare[0].starts_with("games/a/data/b.toml:6:"), "{bare:?}");
        assert_eq!(of(&row("provenance = \"guessed\"\n")).len(), 1);
    }

    #[test]
    fn a_file_that_is_not_toml_is_refused() {
        assert_eq!(of("[source\n").len(), 1);
    }
}
