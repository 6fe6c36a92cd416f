//! The book of a game that has not written one: a chapter for each chapter of its law, as it stands.

use super::{Book, Chapter};
use kernel::Para;

impl Book {
    /// This book, or with no chapters of its own those of the law.
    #[must_use]
    pub fn or_law(mut self, law: &[&'static [Para]]) -> Self {
        if self.chapters.is_empty() {
            self.chapters = law.iter().copied().filter_map(chapter).collect();
        }
        self
    }
}

fn chapter(paragraphs: &'static [Para]) -> Option<Chapter> {
    let first = paragraphs.first()?;
    let top = |para: &Para| para.number().split('.').next().unwrap_or_default().to_owned();
    let mut parts: Vec<String> = paragraphs.iter().map(top).collect();
    parts.dedup();
    Some(Chapter { name: top(first).to_lowercase(), parts })
}

#[cfg(test)]
mod tests {
    use super::*;

    kernel::law! {
        OPENING = "1.1", "Opening";
        SECOND = "1.2", "Second";
    }

    #[test]
    fn every_chapter_of_the_law_is_one_of_the_book() {
        let book = Book::default().or_law(&[ALL]);
        assert_eq!(book.chapters.len(), 1);
        assert_eq!(book.chapters[0].name, "1");
        assert_eq!(book.chapters[0].paragraphs(&[ALL]), [OPENING, SECOND]);
    }
}
