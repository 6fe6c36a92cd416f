//! Words in the text of a paragraph: those of the game lead to the glossary, those searched for are marked.

use crate::Tongue;
use lessons::Book;
use maud::{Markup, html};

/// A word of the game as it may stand in a sentence.
#[derive(Debug)]
pub(super) struct Form {
    /// The name of the term.
    term: String,
    /// In small letters.
    letters: Vec<char>,
}

/// The words of a game in every form they have, the longest first.
pub(super) fn forms(tongue: &Tongue<'_>, book: &Book) -> Vec<Form> {
    let of_term = |term: &lessons::Term| {
        let own = tongue.word(format!("term-{}", term.name));
        let more = tongue.maybe(format!("term-{}.forms", term.name)).unwrap_or_default();
        let all = std::iter::once(own).chain(more.split(',').map(|form| form.trim().to_owned()));
        let filled = all.filter(|form| !form.is_empty());
        let form = |form: String| Form { term: term.name.clone(), letters: small(&form) };
        filled.map(form).collect::<Vec<_>>()
    };
    let mut forms: Vec<Form> = book.terms.iter().flat_map(of_term).collect();
    forms.sort_by_key(|form| std::cmp::Reverse(form.letters.len()));
    forms
}

fn small(text: &str) -> Vec<char> {
    text.chars().flat_map(char::to_lowercase).collect()
}

/// A piece of a sentence: plain, or with the number of the form that stands there.
type Piece = (String, Option<usize>);

/// Parts a text at the whole words that `at` finds: how many letters from here are which form.
fn parted(text: &str, mut at: impl FnMut(&[char]) -> Option<(usize, usize)>) -> Vec<Piece> {
    let letters: Vec<char> = text.chars().collect();
    let mut pieces: Vec<Piece> = vec![(String::new(), None)];
    let (mut place, mut inside) = (0, false);
    while place < letters.len() {
        let found = if inside { None } else { at(&letters[place..]) };
        if let Some((length, form)) = found {
            pieces.push((letters[place..place + length].iter().collect(), Some(form)));
            pieces.push((String::new(), None));
            place += length;
        } else {
            inside = letters[place].is_alphanumeric();
            if let Some((plain, _)) = pieces.last_mut() {
                plain.push(letters[place]);
            }
            place += 1;
        }
    }
    pieces
}

/// Whether letters begin with a word; `whole`, if it has to end there too.
fn begins(letters: &[char], word: &[char], whole: bool) -> bool {
    let same = letters.len() >= word.len()
        && letters.iter().zip(word).all(|(letter, other)| letter.to_lowercase().eq([*other]));
    let ends = letters.get(word.len()).is_none_or(|next| !next.is_alphanumeric());
    same && (ends || !whole)
}

/// A text whose words lead to the glossary, each word of the game where it stands first.
pub(super) fn linked(text: &str, game: &str, forms: &[Form], but: Option<&str>) -> Markup {
    let mut seen: Vec<&str> = but.into_iter().collect();
    let mut find = |letters: &[char]| {
        let fits = |form: &&Form| begins(letters, &form.letters, true);
        let (index, form) = forms.iter().enumerate().find(|(_, form)| fits(form))?;
        if seen.contains(&form.term.as_str()) {
            return None;
        }
        seen.push(&form.term);
        Some((form.letters.len(), index))
    };
    let pieces = parted(text, &mut find);
    html! {
        @for (words, form) in pieces {
            @match form {
                Some(form) => a.term href=(format!("/rules/{game}/glossary#term-{}", forms[form].term)) { (words) },
                None => (words),
            }
        }
    }
}

/// A text in which what is searched for is marked, also where a longer word begins with it.
pub(super) fn marked(text: &str, wanted: &[String]) -> Markup {
    let wanted: Vec<Vec<char>> = wanted.iter().map(|word| small(word)).collect();
    let find = |letters: &[char]| {
        let fits = |(index, word): (usize, &Vec<char>)| {
            (!word.is_empty() && begins(letters, word, false)).then_some((word.len(), index))
        };
        wanted.iter().enumerate().find_map(fits)
    };
    html! {
        @for (words, found) in parted(text, find) {
            @if found.is_some() { mark { (words) } } @else { (words) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(term: &str, word: &str) -> Form {
        Form { term: term.to_owned(), letters: small(word) }
    }

    #[test]
    fn a_word_of_the_game_is_linked_where_it_stands_first_and_whole() {
        let forms = [form("rule", "rules"), form("rule", "rule"), form("roost", "roost")];
        let page = linked("Who Rules a roost rules roosting birds.", "root", &forms, None).0;
        assert_eq!(page.matches("#term-rule\">Rules</a>").count(), 1, "{page}");
        assert_eq!(page.matches("<a ").count(), 2, "{page}");
        assert!(page.ends_with("</a> rules roosting birds."), "{page}");
        let own = linked("Rule is rule.", "root", &forms, Some("rule")).0;
        assert_eq!(own, "Rule is rule.");
    }

    #[test]
    fn what_is_searched_for_is_marked_and_nothing_else_is_read() {
        let page = marked("Città <b>: le città.", &["citt".to_owned()]).0;
        assert_eq!(page, "<mark>Citt</mark>à &lt;b&gt;: le <mark>citt</mark>à.");
        assert_eq!(marked("plain", &[String::new()]).0, "plain");
    }
}
