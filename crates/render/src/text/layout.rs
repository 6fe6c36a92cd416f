//! Laying lines out: widths, padding, wrapping, columns, frames.

/// How many columns a line takes, colour left out.
pub fn visible(line: &str) -> usize {
    let mut columns = 0;
    let mut chars = line.chars();
    while let Some(letter) = chars.next() {
        if letter == '\u{1b}' {
            chars.by_ref().find(|&letter| letter == 'm');
        } else {
            columns += 1;
        }
    }
    columns
}

/// A line filled with spaces to a width.
pub fn pad(line: &str, width: usize) -> String {
    let missing = width.saturating_sub(visible(line));
    format!("{line}{}", " ".repeat(missing))
}

/// A line cut to a width, colour kept whole.
pub fn cut(line: &str, width: usize) -> String {
    if visible(line) <= width {
        return line.to_owned();
    }
    let (mut said, mut columns, mut coloured) = (String::new(), 0, false);
    let mut chars = line.chars();
    while let Some(letter) = chars.next() {
        if letter == '\u{1b}' {
            let code: String = chars.by_ref().take_while(|&letter| letter != 'm').collect();
            coloured = code != "[0";
            said.extend(["\u{1b}", &code, "m"]);
        } else if columns + 1 < width {
            said.push(letter);
            columns += 1;
        } else {
            break;
        }
    }
    said.push('…');
    if coloured {
        said.push_str("\u{1b}[0m");
    }
    said
}

/// Text as lines of at most a width, broken between words.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if visible(line) + 1 + visible(word) <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// Text wrapped so that later lines stand under the first, behind a margin.
pub fn hang(margin: &str, text: &str, width: usize) -> Vec<String> {
    let indent = " ".repeat(visible(margin));
    let lines = wrap(text, width.saturating_sub(indent.len()).max(12));
    let lead = |index: usize| if index == 0 { margin } else { &indent };
    lines.iter().enumerate().map(|(index, line)| format!("{}{line}", lead(index))).collect()
}

/// Two blocks side by side, the left one filled to its widest line.
pub fn beside(left: &[String], right: &[String], gap: usize) -> Vec<String> {
    let width = left.iter().map(|line| visible(line)).max().unwrap_or(0) + gap;
    let none = String::new();
    (0..left.len().max(right.len()))
        .map(|row| {
            let (l, r) = (left.get(row).unwrap_or(&none), right.get(row).unwrap_or(&none));
            format!("{}{r}", pad(l, width)).trim_end().to_owned()
        })
        .collect()
}

/// Short items in as many columns as the width takes, read downwards.
pub fn columns(items: &[String], width: usize) -> Vec<String> {
    let widest = items.iter().map(|item| visible(item)).max().unwrap_or(0) + 3;
    let count = (width / widest.max(1)).clamp(1, 3);
    let rows = items.len().div_ceil(count);
    let row = |row: usize| {
        let cells = (0..count).filter_map(|column| items.get(column * rows + row));
        cells.map(|cell| pad(cell, widest)).collect::<String>().trim_end().to_owned()
    };
    (0..rows).map(row).collect()
}

/// A block in a frame with a title, exactly as wide as said.
pub fn frame(title: &str, lines: &[String], width: usize) -> Vec<String> {
    let inner = width.saturating_sub(4);
    let title = cut(title, inner.saturating_sub(2));
    let rest = "─".repeat(inner.saturating_sub(visible(&title) + 1));
    let mut framed = vec![format!("┌─ {title} {rest}┐")];
    framed.extend(lines.iter().map(|line| format!("│ {} │", pad(&cut(line, inner), inner))));
    framed.push(format!("└{}┘", "─".repeat(inner + 2)));
    framed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Ink, Pen};

    #[test]
    fn colour_takes_no_room() {
        let red = Pen { colour: true }.ink(Ink::Red, "fox");
        assert_eq!(visible(&red), 3);
        assert_eq!(visible(&pad(&red, 5)), 5);
        assert_eq!(visible(&cut(&red, 2)), 2);
        assert!(cut(&red, 2).ends_with("\u{1b}[0m"));
        assert_eq!(Pen::PLAIN.ink(Ink::Red, "fox"), "fox");
    }

    #[test]
    fn words_are_wrapped_behind_a_margin() {
        assert_eq!(hang("1  ", "one two three four", 15), ["1  one two", "   three four"]);
    }

    #[test]
    fn columns_read_downwards() {
        let items = ["a", "b", "c", "d"].map(str::to_owned);
        assert_eq!(columns(&items, 8), ["a   c", "b   d"]);
        assert_eq!(columns(&items, 3).len(), 4);
    }

    #[test]
    fn a_frame_is_as_wide_as_said() {
        let framed = frame("Tavern", &["ale".to_owned(), "x".repeat(40)], 20);
        assert!(framed.iter().all(|line| visible(line) == 20), "{framed:#?}");
    }

    #[test]
    fn blocks_stand_beside_each_other() {
        let block = |lines: &[&str]| lines.iter().map(|&line| line.to_owned()).collect::<Vec<_>>();
        let both = beside(&block(&["ab", "c"]), &block(&["x", "y", "z"]), 1);
        assert_eq!(both, ["ab x", "c  y", "   z"]);
    }
}
