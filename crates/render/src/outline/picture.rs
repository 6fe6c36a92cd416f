//! The outline in a terminal.

use super::{Alike, Field, Line, Outline, Table, Thing};
use crate::text::layout::{cut, hang};
use crate::text::{Ink, Reader, pad, visible};
use kernel::{AnyView, Seat};

/// Any view as lines of at most the reader's width.
pub(crate) fn picture(view: &dyn AnyView, reader: &Reader<'_>) -> String {
    let outline = Outline::of(&view.parts(), reader.tongue, reader.tongue.names.count());
    let mut lines = Vec::new();
    write(&outline, 0, reader, &mut lines);
    lines.join("\n")
}

fn write(outline: &Outline, depth: usize, reader: &Reader<'_>, lines: &mut Vec<String>) {
    let margin = "  ".repeat(depth);
    let (short, long): (Vec<&Line>, Vec<&Line>) =
        outline.lines.iter().partition(|line| line.things.len() < 2);
    lines.extend(facts(&short, &margin, reader));
    for table in &outline.tables {
        lines.push(String::new());
        lines.extend(of_table(table, &margin, reader));
    }
    if !outline.tables.is_empty() && !long.is_empty() {
        lines.push(String::new());
    }
    for line in long {
        let head = format!("{margin}{}: ", reader.ink(Ink::Dim, &line.name));
        lines.extend(hang(&head, &said(&line.things, reader), reader.width));
    }
    for (name, group) in &outline.groups {
        lines.push(String::new());
        lines.push(format!("{margin}{}", reader.ink(Ink::Bold, cut(name, reader.width))));
        write(group, depth + 1, reader, lines);
    }
}

/// Short facts, as many to a line as fit.
fn facts(facts: &[&Line], margin: &str, reader: &Reader<'_>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for fact in facts {
        let name = reader.ink(Ink::Dim, &fact.name);
        let fact = format!("{name} {}", said(&fact.things, reader)).trim().to_owned();
        match lines.last_mut() {
            Some(line) if visible(line) + 3 + visible(&fact) <= reader.width => {
                line.push_str("   ");
                line.push_str(&fact);
            }
            _ => lines.extend(hang(margin, &fact, reader.width)),
        }
    }
    lines
}

/// A table as columns, or item by item where there is no room for columns.
fn of_table(table: &Table, margin: &str, reader: &Reader<'_>) -> Vec<String> {
    let heads = heads(table, reader);
    let rows: Vec<Vec<String>> = match table.of {
        Alike::Seats => {
            let row = |field: &Field| {
                let cells = field.cells.iter().map(|cell| said(cell, reader));
                std::iter::once(field.name.clone()).chain(cells).collect()
            };
            let head = std::iter::once(table.name.clone()).chain(heads.iter().cloned()).collect();
            std::iter::once(head).chain(table.fields.iter().map(row)).collect()
        }
        Alike::Others(count) => {
            let row = |one: usize| {
                let cells = table.fields.iter().map(|field| said(&field.cells[one], reader));
                std::iter::once(heads[one].clone()).chain(cells).collect()
            };
            let names = table.fields.iter().map(|field| field.name.clone());
            let head = std::iter::once(table.name.clone()).chain(names).collect();
            std::iter::once(head).chain((0..count).map(row)).collect()
        }
    };
    columns(&rows, margin, reader).unwrap_or_else(|| item_by_item(table, &heads, margin, reader))
}

/// What those in a table are called.
fn heads(table: &Table, reader: &Reader<'_>) -> Vec<String> {
    match table.of {
        Alike::Seats => {
            let count = table.fields.first().map_or(0, |field| field.cells.len());
            let seats = (0_u8..).map(Seat).take(count);
            seats.map(|seat| reader.say(&reader.tongue.names.of(seat))).collect()
        }
        Alike::Others(count) => (1..=count).map(|number| number.to_string()).collect(),
    }
}

/// Rows with their columns under each other, the first of them in bold; none if that is too wide.
fn columns(rows: &[Vec<String>], margin: &str, reader: &Reader<'_>) -> Option<Vec<String>> {
    let count = rows.first()?.len();
    let wide = |column: usize| rows.iter().map(|row| visible(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count).map(wide).collect();
    if margin.len() + widths.iter().sum::<usize>() + 3 * (count - 1) > reader.width {
        return None;
    }
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| pad(cell, *width));
        cells.collect::<Vec<_>>().join("   ").trim_end().to_owned()
    };
    let (head, rest) = rows.split_first()?;
    let head = format!("{margin}{}", reader.ink(Ink::Bold, line(head)));
    let rest = rest.iter().map(|row| format!("{margin}{}", line(row)));
    Some(std::iter::once(head).chain(rest).collect())
}

fn item_by_item(table: &Table, heads: &[String], margin: &str, reader: &Reader<'_>) -> Vec<String> {
    let mut lines =
        vec![format!("{margin}{}", reader.ink(Ink::Bold, cut(&table.name, reader.width)))];
    for (one, head) in heads.iter().enumerate() {
        let has = |field: &&Field| !field.cells[one].is_empty();
        let part = |field: &Field| format!("{} {}", field.name, said(&field.cells[one], reader));
        let parts: Vec<String> = table.fields.iter().filter(has).map(part).collect();
        let head = format!("{margin}{}: ", reader.ink(Ink::Cyan, cut(head, reader.width / 2)));
        lines.extend(hang(&head, &parts.join(", "), reader.width));
    }
    lines
}

fn said(things: &[Thing], reader: &Reader<'_>) -> String {
    if things.is_empty() {
        return "–".to_owned();
    }
    things.iter().map(|thing| thing.said(&reader.tongue)).collect::<Vec<_>>().join(", ")
}
