//! A row of a spawn card: who enters.

use std::str::FromStr;

/// Who enters (V20.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Entry {
    /// `P`: Peasants.
    pub peasants: u8,
    /// `H`: Hunters of one Type.
    pub hunters: u8,
    /// `V`: veterans.
    pub veterans: u8,
    /// `X`: Heroes.
    pub heroes: u8,
    /// `A`: the zone advances first (V20.11).
    pub advance: bool,
    /// `+`: another card is drawn (V20.4).
    pub again: bool,
}

/// The text is no row of a spawn card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAnEntry;

impl FromStr for Entry {
    type Err = NotAnEntry;

    fn from_str(text: &str) -> Result<Self, NotAnEntry> {
        let mut entry = Self::default();
        let mut rest = if text == "0" { "" } else { text };
        while let Some(letter) = rest.chars().next() {
            rest = &rest[letter.len_utf8()..];
            match letter {
                'A' => entry.advance = true,
                '+' => entry.again = true,
                _ => {
                    let digits = rest.len() - rest.trim_start_matches(char::is_numeric).len();
                    let count = rest[..digits].parse().map_err(|_| NotAnEntry)?;
                    rest = &rest[digits..];
                    *entry.count(letter)? = count;
                }
            }
        }
        Ok(entry)
    }
}

impl Entry {
    fn count(&mut self, letter: char) -> Result<&mut u8, NotAnEntry> {
        match letter {
            'P' => Ok(&mut self.peasants),
            'H' => Ok(&mut self.hunters),
            'V' => Ok(&mut self.veterans),
            'X' => Ok(&mut self.heroes),
            _ => Err(NotAnEntry),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_read_letter_by_letter() {
        let entry = Entry { hunters: 2, peasants: 3, ..Entry::default() };
        assert_eq!("H2P3".parse(), Ok(entry));
        let advance = Entry { advance: true, again: true, ..Entry::default() };
        assert_eq!("A+".parse(), Ok(advance));
        assert_eq!("0".parse(), Ok(Entry::default()));
        assert_eq!("Q2".parse::<Entry>(), Err(NotAnEntry));
        assert_eq!("P".parse::<Entry>(), Err(NotAnEntry));
    }
}
