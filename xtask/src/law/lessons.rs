//! What lessons teach: the paragraphs that the first lines of their files name.

use crate::tree::{Place, Tree};

/// A lesson that teaches a paragraph.
#[derive(Debug)]
pub(crate) struct Taught {
    /// The paragraph's number, as it is printed.
    pub(crate) number: String,
    /// The lesson's name.
    pub(crate) lesson: String,
    /// Where it says so.
    pub(crate) place: Place,
}

/// Everything that the lessons of a game teach.
pub(crate) fn taught(game: &str, tree: &Tree) -> Vec<Taught> {
    let folder = format!("games/{game}/lessons/");
    let files = tree.below(&folder, ".lesson");
    files.flat_map(|(path, text)| in_file(path, text)).collect()
}

fn in_file(path: &str, text: &str) -> Vec<Taught> {
    let name = path.rsplit('/').next().unwrap_or(path).trim_end_matches(".lesson");
    let lines = text.lines().enumerate();
    let named = lines.filter_map(|(index, line)| Some((index + 1, line.strip_prefix("teaches ")?)));
    let each = |(line, numbers): (usize, &str)| {
        let taught = |number: &str| Taught {
            number: number.to_owned(),
            lesson: name.to_owned(),
            place: Place::new(path, line),
        };
        numbers.split_whitespace().map(taught).collect::<Vec<_>>()
    };
    named.flat_map(each).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_names_what_it_teaches() {
        let text = "teaches 7.4.2 7.7\ntable seats=2\nsay goal\n";
        let taught = taught("root", &Tree::of(&[("games/root/lessons/eyrie.lesson", text)]));
        let found: Vec<_> = taught.iter().map(|it| (&*it.number, &*it.lesson)).collect();
        assert_eq!(found, [("7.4.2", "eyrie"), ("7.7", "eyrie")]);
        assert_eq!(taught[0].place.to_string(), "games/root/lessons/eyrie.lesson:1");
    }
}
