//! Where the rows of a data file stand.

use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A row: a table of the file, under its heading or in a list.
struct Row<'t> {
    heading: &'t str,
    table: &'t DeTable<'t>,
}

/// The line of a key, from 1, in the row that is meant; where the row has no such key, the line that tells it from others.
///
/// A row is meant by its heading (`[[card]]`: the first of these), by one of its values (`"bake-sale"`, `id = "bake-sale"`), or by a key it has.
pub(super) fn line_of(text: &str, near: &str, key: &str) -> usize {
    let (file, _) = DeTable::parse_recoverable(text);
    let mut rows = Vec::new();
    collect("", file.get_ref(), &mut rows);
    let place = meant(&rows, near).map(|(row, told)| row.key(key).unwrap_or(told));
    let start = place.map_or_else(|| text.find(near).unwrap_or(0), |place| place.start);
    text[..start].matches('\n').count() + 1
}

/// The rows of a table and of the tables in it, in the order of the file.
fn collect<'t>(heading: &'t str, table: &'t DeTable<'t>, rows: &mut Vec<Row<'t>>) {
    rows.push(Row { heading, table });
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(_, value)| value.span().start);
    for (name, value) in entries {
        let inside = match value.get_ref() {
            DeValue::Table(table) => vec![table],
            DeValue::Array(list) => list.iter().filter_map(|it| it.get_ref().as_table()).collect(),
            _ => Vec::new(),
        };
        for table in inside {
            collect(name.get_ref(), table, rows);
        }
    }
}

/// The row that is meant, and what tells it from others.
fn meant<'r, 't>(rows: &'r [Row<'t>], near: &str) -> Option<(&'r Row<'t>, Range<usize>)> {
    if near.starts_with('[') {
        let heading = near.trim_matches(['[', ']']);
        let row = rows.iter().find(|row| row.heading == heading)?;
        return Some((row, row.first()?));
    }
    let wanted = near.rsplit('=').next().unwrap_or(near).trim().trim_matches('"');
    let by = |told: fn(&Row<'t>, &str) -> Option<Range<usize>>| {
        rows.iter().find_map(|row| Some((row, told(row, wanted)?)))
    };
    by(Row::value).or_else(|| by(Row::key))
}

impl Row<'_> {
    /// Where a key stands.
    fn key(&self, key: &str) -> Option<Range<usize>> {
        self.table.keys().find(|name| name.get_ref() == key).map(Spanned::span)
    }

    /// Where a word or a number stands as a value.
    fn value(&self, wanted: &str) -> Option<Range<usize>> {
        let is_it = |value: &&Spanned<DeValue<'_>>| {
            let value = value.get_ref();
            let number = value.as_integer().map(toml::de::DeInteger::as_str);
            value.as_str().or(number) == Some(wanted)
        };
        self.table.values().find(is_it).map(Spanned::span)
    }

    /// Where its first key stands.
    fn first(&self) -> Option<Range<usize>> {
        self.table.keys().map(Spanned::span).min_by_key(|span| span.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"# The bake-sale is a card.
[source]
title = "Law"

[limits]
hand = 5

[[card]]
id = "bake-sale-plus"
cost = 3

[[card]]
id = "bake-sale"

cost = 2
steps = [{ stun = 1 }, { burn = 2 }]

[[card.face]]
side = "back"
"#;

    #[test]
    fn a_row_is_found_by_a_value_and_not_by_a_text_that_looks_like_it() {
        assert_eq!(line_of(FILE, "bake-sale", "cost"), 15);
        assert_eq!(line_of(FILE, "\"bake-sale\"", "cost"), 15);
        assert_eq!(line_of(FILE, "id = \"bake-sale-plus\"", "cost"), 10);
        assert_eq!(line_of(FILE, "bake-sale", "suit"), 13);
        assert_eq!(line_of(FILE, "back", "side"), 19);
    }

    #[test]
    fn a_row_is_found_by_its_heading_or_its_key() {
        assert_eq!(line_of(FILE, "[limits]", "hand"), 6);
        assert_eq!(line_of(FILE, "[[card]]", "cost"), 10);
        assert_eq!(line_of(FILE, "[[card]]", "suit"), 9);
        assert_eq!(line_of(FILE, "hand", "hand"), 6);
        assert_eq!(line_of(FILE, "burn", "burn"), 16);
        assert_eq!(line_of(FILE, "nothing", "here"), 1);
    }
}
