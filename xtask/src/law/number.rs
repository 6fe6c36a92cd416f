//! The numbers of paragraphs, and the order of the book.

use std::cmp::Ordering;
use std::fmt;

/// The number of a paragraph: `7.5.2.II.a`, `M10.6`, `A.8`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Number(String);

/// One part of a number, as it is ordered: digits, then Roman numerals, then letters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Counted(String, u32),
    Roman(u32),
    Letter(String),
}

impl Number {
    /// The number as printed.
    pub(crate) fn new(printed: &str) -> Self {
        Self(printed.to_owned())
    }

    /// Whether a word is shaped like a number: it starts with a digit, or with a capital and a digit or point.
    pub(crate) fn is_one(word: &str) -> bool {
        let digits = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let plain = word.chars().all(|c| c.is_ascii_alphanumeric() || c == '.');
        let led =
            word.len() - digits.len() <= 1 && digits.starts_with(|c: char| !c.is_alphabetic());
        plain && led && word.contains(|c: char| c.is_ascii_digit()) && !word.ends_with('.')
    }

    /// As printed.
    pub(crate) fn printed(&self) -> &str {
        &self.0
    }

    /// The key of its text: `law-7-5-2` for 7.5.2.
    pub(crate) fn key(&self) -> String {
        format!("law-{}", self.0.to_lowercase().replace('.', "-"))
    }

    /// Whether it stands under another: 7.5.2 under 7.5, and M10.6 under M10.
    pub(crate) fn is_under(&self, other: &str) -> bool {
        self.0.strip_prefix(other).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }

    fn parts(&self) -> Vec<Part> {
        self.0.split('.').enumerate().map(|(at, part)| Part::of(part, at == 0)).collect()
    }
}

impl Part {
    fn of(part: &str, is_first: bool) -> Self {
        let digits = part.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let letters = &part[..part.len() - digits.len()];
        match (digits.parse(), roman(letters)) {
            (Ok(count), _) => Self::Counted(letters.to_owned(), count),
            (Err(_), Some(count)) if !is_first => Self::Roman(count),
            (Err(_), _) => Self::Letter(letters.to_owned()),
        }
    }
}

/// The value of a Roman numeral in capitals.
fn roman(letters: &str) -> Option<u32> {
    let values: Option<Vec<u32>> = letters.chars().map(roman_digit).collect();
    let values = values.filter(|values| !values.is_empty())?;
    let signed = values.iter().enumerate().map(|(at, &value)| {
        let smaller = values.get(at + 1).is_some_and(|&next| value < next);
        if smaller { -i64::from(value) } else { i64::from(value) }
    });
    u32::try_from(signed.sum::<i64>()).ok()
}

fn roman_digit(letter: char) -> Option<u32> {
    match letter {
        'I' => Some(1),
        'V' => Some(5),
        'X' => Some(10),
        _ => None,
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        self.parts().cmp(&other.parts())
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_order_of_the_book() {
        let book = [
            "1",
            "1.1",
            "2",
            "7.5",
            "7.5.2",
            "7.5.2.I",
            "7.5.2.IV",
            "7.5.2.IX",
            "7.5.2.X",
            "7.5.9",
            "7.5.10",
            "9.2.9.II",
            "9.2.9.II.a",
            "9.2.9.II.b",
            "10.1",
            "M1.9",
            "M1.10",
            "M2.1",
            "A.1",
            "C.2",
            "D.1",
            "D.1.1",
        ];
        let numbers: Vec<Number> = book.iter().map(|it| Number::new(it)).collect();
        assert!(numbers.is_sorted(), "{numbers:?}");
    }

    #[test]
    fn a_number_is_told_from_a_word() {
        for number in ["7", "7.5.2.II.a", "M10.6", "A.8.1"] {
            assert!(Number::is_one(number), "{number}");
        }
        for word in ["Draw", "A", "3.", "x1", "VP2", "7-5", "", "A."] {
            assert!(!Number::is_one(word), "{word}");
        }
    }

    #[test]
    fn a_number_stands_under_its_heading() {
        assert!(Number::new("7.5.2").is_under("7.5"));
        assert!(Number::new("M10.6").is_under("M10"));
        assert!(!Number::new("7.50").is_under("7.5"));
        assert_eq!(Number::new("9.2.9.II.a").key(), "law-9-2-9-ii-a");
    }
}
