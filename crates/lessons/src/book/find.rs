//! Finding one's way in a book.

use super::{Book, Chapter, Example, Page, Ruling, TurnPart};
use kernel::{Lang, Para};

/// Whether a paragraph's number is this one or below it: 6.5.4 is below 6.5, and 6.50 is not.
pub(super) fn is_below(number: &str, part: &str) -> bool {
    let rest = number.strip_prefix(part);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

impl Chapter {
    /// Its paragraphs, in the order it names their parts.
    pub fn paragraphs(&self, law: &[&'static [Para]]) -> Vec<Para> {
        let all = || law.iter().copied().flatten().copied();
        let of = |part: &String| {
            let part = part.clone();
            all().filter(move |para| is_below(para.number(), &part))
        };
        self.parts.iter().flat_map(of).collect()
    }

    /// Whether a paragraph stands in it.
    pub fn has(&self, number: &str) -> bool {
        self.parts.iter().any(|part| is_below(number, part))
    }
}

impl Book {
    /// The chapter of a name.
    pub fn chapter(&self, name: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.name == name)
    }

    /// The chapter in which a paragraph stands.
    pub fn chapter_of(&self, number: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.has(number))
    }

    /// The chapters before and after one.
    pub fn neighbours(&self, name: &str) -> (Option<&Chapter>, Option<&Chapter>) {
        let at = self.chapters.iter().position(|chapter| chapter.name == name);
        let place = |at: Option<usize>| at.and_then(|at| self.chapters.get(at));
        (place(at.and_then(|at| at.checked_sub(1))), place(at.map(|at| at + 1)))
    }

    /// The page a word such as `faction-marquise` means.
    pub fn page(&self, word: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.is_meant(word))
    }

    /// The example of a name.
    pub fn example(&self, name: &str) -> Option<&Example> {
        self.examples.iter().find(|example| example.name == name)
    }

    /// The examples of a paragraph.
    pub fn examples_of<'a>(&'a self, number: &'a str) -> impl Iterator<Item = &'a Example> {
        self.examples.iter().filter(move |example| example.para == number)
    }

    /// The rulings on a paragraph, in a language.
    pub fn rulings_on<'a>(
        &'a self,
        lang: Lang,
        number: &'a str,
    ) -> impl Iterator<Item = &'a Ruling> {
        self.rulings(lang).iter().filter(move |ruling| ruling.paras.iter().any(|it| it == number))
    }

    /// How the turn of whoever has this page goes: as its own parts say, or as everyone's.
    pub fn turn_of<'a>(&'a self, page: Option<&'a Page>) -> &'a [TurnPart] {
        match page {
            Some(page) if !page.turn.is_empty() => &page.turn,
            Some(_) | None => &self.turn,
        }
    }

    /// Which part of a turn a paragraph belongs to: the one that names most of its number.
    pub fn part_at(turn: &[TurnPart], number: &str) -> Option<usize> {
        let fit = |part: &TurnPart| {
            let fitting = part.law.iter().filter(|it| is_below(number, it));
            fitting.map(String::len).max()
        };
        let fits = turn.iter().enumerate().filter_map(|(at, part)| Some((fit(part)?, at)));
        fits.max_by_key(|&(fit, at)| (fit, std::cmp::Reverse(at))).map(|(_, at)| at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_below_its_own_beginnings() {
        for (number, part) in [("6.5.4", "6.5"), ("6", "6"), ("M10.2", "M10"), ("7.5.2.I", "7")] {
            assert!(is_below(number, part), "{number} {part}");
        }
        for (number, part) in [("16.1", "1"), ("6.50", "6.5"), ("M10", "M1"), ("6", "6.1")] {
            assert!(!is_below(number, part), "{number} {part}");
        }
    }

    #[test]
    fn the_part_that_names_most_is_where_one_stands() {
        let part = |name: &str, law: &[&str]| TurnPart {
            name: name.to_owned(),
            law: law.iter().map(|&it| it.to_owned()).collect(),
        };
        let turn = [part("day", &["6.5", "4"]), part("build", &["6.5.4"]), part("night", &["6.6"])];
        assert_eq!(Book::part_at(&turn, "6.5.4.II"), Some(1));
        assert_eq!(Book::part_at(&turn, "6.5.2"), Some(0));
        assert_eq!(Book::part_at(&turn, "4.3"), Some(0));
        assert_eq!(Book::part_at(&turn, "1.1"), None);
    }
}
