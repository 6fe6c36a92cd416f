//! Tables of figures.

use bots::arena::Rate;
use render::text::{pad, visible};

/// Rows as a table, the first column to the left and the others to the right.
pub fn grid(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| visible(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let cell = |(column, text): (usize, &String)| {
        let missing = " ".repeat(widths[column].saturating_sub(visible(text)));
        if column == 0 { pad(text, widths[0]) } else { format!("  {missing}{text}") }
    };
    rows.iter()
        .map(|row| format!("  {}", row.iter().enumerate().map(cell).collect::<String>()))
        .collect()
}

/// A part of one in percent.
pub fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

/// The 95% interval of a rate in percent.
pub fn interval(rate: Rate) -> String {
    format!("{:.1} … {:.1}", 100.0 * rate.low, 100.0 * rate.high)
}

/// A count as a number to divide by.
#[expect(clippy::cast_precision_loss, reason = "counts far below 2^52")]
pub const fn float(count: usize) -> f64 {
    count as f64
}
