//! Rulings: where a rulebook is silent, how it is read. They are read from the documents that people read, a document a
//! language: `RULINGS.md` and `RULINGS.it.md`.

/// A reading of a silent place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// Its number, such as `R12`.
    pub number: String,
    /// The paragraphs it is about.
    pub paras: Vec<String>,
    /// Its title, where it has one.
    pub title: Option<String>,
    /// What it says.
    pub text: String,
}

impl Ruling {
    /// The rulings of a document. One opens with `## R12 Title (4.3)`, with `**R12** (4.3).` or with `* **R12** (4.3)`, and
    /// goes on until the next.
    ///
    /// ```
    /// let found = lessons::Ruling::read("# Rulings\n\n**R1** (4.3, 1.2). One\nline.\n\n## R2 Two (7)\nMore.\n");
    /// assert_eq!(found[0].paras, ["4.3", "1.2"]);
    /// assert_eq!((found[0].text.as_str(), found[1].title.as_deref()), ("One line.", Some("Two")));
    /// ```
    pub fn read(document: &str) -> Vec<Self> {
        let mut found: Vec<Self> = Vec::new();
        for line in document.lines() {
            if let Some(ruling) = opening(line) {
                found.push(ruling);
            } else if let Some(last) = found.last_mut() {
                last.add(line.trim());
            }
        }
        found
    }

    fn add(&mut self, words: &str) {
        if !words.is_empty() {
            let space = if self.text.is_empty() { "" } else { " " };
            self.text.extend([space, words]);
        }
    }
}

/// A line that opens a ruling.
fn opening(line: &str) -> Option<Ruling> {
    if let Some(rest) = line.strip_prefix("## ") {
        let (number, rest) = rest.split_once(' ')?;
        let (title, paras) = match rest.rsplit_once(" (") {
            Some((title, paras)) => (title, paragraphs(paras.trim_end_matches(')'))),
            None => (rest, Vec::new()),
        };
        let number = number_of(number)?;
        return Some(Ruling { number, paras, title: Some(title.to_owned()), text: String::new() });
    }
    let rest = line.trim_start_matches("* ").strip_prefix("**")?;
    let (number, rest) = rest.split_once("**")?;
    let number = number_of(number)?;
    let (paras, text) = match rest.trim_start().strip_prefix('(').and_then(|it| it.split_once(')'))
    {
        Some((paras, text)) => (paragraphs(paras), text),
        None => (Vec::new(), rest),
    };
    let text = text.trim_start_matches(['.', ' ']).to_owned();
    Some(Ruling { number, paras, title: None, text })
}

fn number_of(word: &str) -> Option<String> {
    let digits = word.strip_prefix('R')?;
    let is_number = !digits.is_empty() && digits.chars().all(|it| it.is_ascii_digit());
    is_number.then(|| word.to_owned())
}

/// The numbers in brackets; what is no number, such as where a text was found, is passed over.
fn paragraphs(words: &str) -> Vec<String> {
    let numbers = words.split(',').map(str::trim);
    let is_number = |word: &&str| {
        let simple = word.chars().all(|it| it.is_ascii_alphanumeric() || it == '.');
        simple && word.chars().any(|it| it.is_ascii_digit() || it == '.')
    };
    numbers.filter(is_number).map(str::to_owned).collect()
}
