//! Numbered offers as lines: those that belong together under one heading, short ones in columns.

use render::text::layout::hang;
use render::text::{Gloss, Ink, Pen, columns, visible};

/// From this many offers on, short ones stand in columns.
const MANY: usize = 10;
/// What stands between two offers on one line.
const GAP: &str = "  ";

/// An offer in words.
#[derive(Debug)]
pub(super) struct Said {
    /// Its label.
    pub(super) label: String,
    /// What else there is to say about it.
    pub(super) gloss: Gloss,
}

impl Said {
    /// The label with what the offer is about, unless it says that itself.
    fn whole(&self, pen: Pen) -> String {
        match self.gloss.note.as_ref().filter(|note| !self.label.contains(note.as_str())) {
            Some(note) => format!("{} {}", self.label, pen.ink(Ink::Dim, format!("· {note}"))),
            None => self.label.clone(),
        }
    }
}

/// The offers as lines of at most this width, numbered from 1.
pub(super) fn lines(offers: &[Said], width: usize, pen: Pen) -> Vec<String> {
    let is_grouped = offers.iter().any(|offer| offer.gloss.under.is_some());
    let is_noted = offers.iter().any(|offer| offer.gloss.note.is_some());
    let is_short = offers.iter().all(|offer| visible(&offer.label) < width / 2 - 8);
    if !is_grouped && !is_noted && is_short && offers.len() >= MANY {
        let items = (1..).zip(offers).map(|(index, offer)| numbered(index, &offer.label, pen));
        return columns(&items.collect::<Vec<_>>(), width);
    }
    let mut first = 1;
    let mut lines = Vec::new();
    for group in offers.chunk_by(|one, other| is_together(&one.gloss, &other.gloss)) {
        lines.extend(grouped(first, group, width, pen));
        first += group.len();
    }
    lines
}

fn is_together(one: &Gloss, other: &Gloss) -> bool {
    one.under.is_some() && one.under == other.under
}

fn number(index: usize, pen: Pen) -> String {
    pen.ink(Ink::Cyan, format!("{index:>3}"))
}

fn numbered(index: usize, label: &str, pen: Pen) -> String {
    format!("{}  {label}", number(index, pen))
}

/// A heading, and under it the offers that share it on as few lines as they take; or offers that share nothing.
fn grouped(first: usize, group: &[Said], width: usize, pen: Pen) -> Vec<String> {
    let Some(under) = group[0].gloss.under.as_ref() else {
        let alone = (first..).zip(group);
        return alone
            .flat_map(|(index, offer)| {
                hang(&format!("{}  ", number(index, pen)), &offer.whole(pen), width)
            })
            .collect();
    };
    let mut lines = hang("  ", under, width);
    let mut line = String::new();
    for (index, offer) in (first..).zip(group) {
        let label = offer.gloss.label.as_ref().unwrap_or(&offer.label);
        let item = format!("  {}", numbered(index, label, pen));
        if !line.is_empty() && visible(&line) + GAP.len() + visible(&item) > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push_str(GAP);
        }
        line.push_str(&item);
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(label: &str, under: Option<&str>, short: Option<&str>, note: Option<&str>) -> Said {
        let own = |text: Option<&str>| text.map(str::to_owned);
        let gloss = Gloss { under: own(under), label: own(short), note: own(note) };
        Said { label: label.to_owned(), gloss }
    }

    #[test]
    fn what_belongs_together_stands_under_one_heading() {
        let offers = [
            said("Offer Hamlet left", Some("Hamlet MM"), Some("left"), None),
            said("Offer Hamlet right", Some("Hamlet MM"), Some("right"), None),
            said("Offer Arena left", Some("Arena MMMMGG"), Some("left"), None),
            said("Offer Arena right", Some("Arena MMMMGG"), Some("right"), None),
            said("Done", None, None, None),
        ];
        let expected = [
            "  Hamlet MM",
            "    1  left      2  right",
            "  Arena MMMMGG",
            "    3  left      4  right",
            "  5  Done",
        ];
        assert_eq!(lines(&offers, 60, Pen::PLAIN), expected);
        assert_eq!(lines(&offers[..2], 24, Pen::PLAIN).len(), 3, "a line each where it is narrow");
    }

    #[test]
    fn a_note_stands_behind_its_label() {
        let offers = [said("Construct Arena", None, None, Some("2 points each"))];
        assert_eq!(lines(&offers, 60, Pen::PLAIN), ["  1  Construct Arena · 2 points each"]);
        let offers = [said("Hire Drapis: blocks 1 hit.", None, None, Some("blocks 1 hit."))];
        assert_eq!(lines(&offers, 60, Pen::PLAIN), ["  1  Hire Drapis: blocks 1 hit."]);
    }

    #[test]
    fn many_short_offers_stand_in_columns() {
        let offers: Vec<Said> = (0..12).map(|_| said("Go", None, None, None)).collect();
        assert_eq!(lines(&offers, 60, Pen::PLAIN).len(), 4);
    }
}
