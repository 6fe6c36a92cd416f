//! Component data: typed TOML, embedded, with overrides, refused with file, line and key.

mod rows;

use crate::Digest;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// A data file as embedded.
#[derive(Debug, Clone, Copy)]
pub struct DataFile {
    /// Its name: `monsters.toml`.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// A data file as it was in former editions of a game.
#[derive(Debug, Clone, Copy)]
pub struct FormerFile {
    /// The last edition it belonged to.
    pub until: u32,
    /// The file.
    pub file: DataFile,
}

/// The data a setting is read from: the embedded files, some perhaps replaced.
#[derive(Debug, Clone)]
pub struct Data {
    files: BTreeMap<&'static str, Text>,
}

/// The text of a data file.
#[derive(Debug, Clone)]
struct Text {
    text: String,
    /// Where it was read, if it replaces what is embedded.
    from: Option<String>,
}

/// Where a row's numbers come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Printed in the rulebook text.
    Seed,
    /// Found in public material.
    Sourced,
    /// Ours, because the number was not available.
    Designed,
}

/// What a data file says of itself, at its top.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceNote {
    /// The title of what was consulted first.
    pub title: String,
    /// Its edition.
    pub edition: String,
    /// What else was consulted.
    pub consulted: String,
    /// The day it was checked.
    pub checked: String,
}

/// A data file is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}{}: {reason}", key.as_ref().map(|key| format!(", {key}")).unwrap_or_default())]
pub struct DataError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The key, where one is at fault.
    pub key: Option<String>,
    /// What is wrong.
    pub reason: String,
}

impl Data {
    /// The files as embedded.
    pub fn embedded(files: &[DataFile]) -> Self {
        let text = |file: &DataFile| Text { text: file.text.to_owned(), from: None };
        Self { files: files.iter().map(|file| (file.name, text(file))).collect() }
    }

    /// This data as a game of an edition began with it: what is embedded is that edition's, what was replaced stays.
    #[must_use]
    pub fn as_of(&self, edition: u32, former: &[FormerFile]) -> Self {
        let mut data = self.clone();
        for (name, file) in data.files.iter_mut().filter(|(_, file)| file.from.is_none()) {
            let of_name = former.iter().filter(|it| it.file.name == *name && it.until >= edition);
            if let Some(then) = of_name.min_by_key(|it| it.until) {
                then.file.text.clone_into(&mut file.text);
            }
        }
        data
    }

    /// The fingerprint of every file's name and text.
    pub fn fingerprint(&self) -> Digest {
        let files = self.files.iter().map(|(name, file)| (*name, file.text.as_str()));
        Digest::of(&files.collect::<Vec<_>>())
    }

    /// Replaces a file's text. Only files the game has can be replaced.
    pub fn replace(&mut self, name: &str, text: String) -> Result<(), DataError> {
        self.replace_from(name, name, text)
    }

    /// Replaces a file's text by that of a file elsewhere, which errors then name.
    pub fn replace_from(&mut self, name: &str, from: &str, text: String) -> Result<(), DataError> {
        let known = self.files.keys().copied().collect::<Vec<_>>().join(", ");
        let Some(place) = self.files.get_mut(name) else {
            let reason = format!("the game has no such data file; it has {known}");
            return Err(DataError { file: from.to_owned(), line: 1, key: None, reason });
        };
        *place = Text { text, from: Some(from.to_owned()) };
        Ok(())
    }

    /// The replaced files and their texts, by name.
    pub fn replaced(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.files
            .iter()
            .filter(|(_, file)| file.from.is_some())
            .map(|(name, file)| (*name, file.text.as_str()))
    }

    /// Reads a file as a typed record.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        let file = self.files.get(name).expect("a game reads only files it embeds");
        toml::from_str(&file.text).map_err(|error| self.explain(name, &file.text, &error))
    }

    /// An error at a key of a row, for what types alone cannot refuse. The row is meant by its heading (`[[card]]`), by one
    /// of its values (its id), or by a key it has.
    pub fn error(&self, name: &str, near: &str, key: &str, reason: impl Into<String>) -> DataError {
        let text = self.files.get(name).map_or("", |file| file.text.as_str());
        let line = rows::line_of(text, near, key);
        let file = self.called(name);
        DataError { file, line, key: Some(key.to_owned()), reason: reason.into() }
    }

    /// What an error calls a file: where it was read, or else its name.
    fn called(&self, name: &str) -> String {
        let from = self.files.get(name).and_then(|file| file.from.as_deref());
        from.unwrap_or(name).to_owned()
    }

    fn explain(&self, name: &str, text: &str, error: &toml::de::Error) -> DataError {
        let start = error.span().map_or(0, |span| span.start);
        let line = text[..start].matches('\n').count() + 1;
        let reason = error.message().to_owned();
        let key = missing(&reason).or_else(|| key_at(text, start));
        DataError { file: self.called(name), line, key: key.map(str::to_owned), reason }
    }
}

/// The key a row lacks, if that is what is wrong with it.
fn missing(reason: &str) -> Option<&str> {
    reason.strip_prefix("missing field `")?.split('`').next()
}

/// The key at a place of a text, or the one whose value stands there.
fn key_at(text: &str, start: usize) -> Option<&str> {
    let is_other = |c: char| !c.is_alphanumeric() && c != '-' && c != '_';
    let (before, after) = text.split_at(start);
    let here = after.split(is_other).next().filter(|word| !word.is_empty());
    let is_key = |word: &&str| after[word.len()..].trim_start_matches(' ').starts_with('=');
    here.filter(is_key).or_else(|| {
        let lead = before.lines().rev().find_map(|line| Some(&line[..last_equals(line)?]))?;
        lead.trim_end().rsplit(is_other).next().filter(|word| !word.is_empty())
    })
}

/// Where the last `=` of a line is that stands in no string.
fn last_equals(line: &str) -> Option<usize> {
    let mut is_quoted = false;
    let mut last = None;
    for (at, c) in line.char_indices() {
        is_quoted ^= c == '"';
        if c == '=' && !is_quoted {
            last = Some(at);
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only reading is tested")]
    struct Deck {
        source: SourceNote,
        card: Vec<Card>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only reading is tested")]
    struct Card {
        id: String,
        cost: u8,
        provenance: Provenance,
    }

    const GOOD: &str = r#"
[source]
title = "Law"
edition = "first"
consulted = "nothing else"
checked = "2026-11-15"

[[card]]
id = "bake-sale"
cost = 2
provenance = "seed"
"#;

    fn data(text: &'static str) -> Data {
        Data::embedded(&[DataFile { name: "deck.toml", text }])
    }

    #[test]
    fn a_good_file_is_read() {
        assert_eq!(data(GOOD).read::<Deck>("deck.toml").unwrap().card.len(), 1);
    }

    #[test]
    fn an_edition_has_the_texts_it_began_with() {
        let former = |until, text| FormerFile { until, file: DataFile { name: "deck.toml", text } };
        let former = [former(4, "later"), former(2, "first")];
        let texts = |edition| {
            let data = data(GOOD).as_of(edition, &former);
            data.files["deck.toml"].text.clone()
        };
        assert_eq!([1, 2, 3, 4].map(texts), ["first", "first", "later", "later"]);
        assert_eq!(texts(5), GOOD);
        let mut mine = data(GOOD);
        mine.replace("deck.toml", "mine".to_owned()).unwrap();
        assert_eq!(mine.as_of(1, &former).files["deck.toml"].text, "mine");
        assert_ne!(mine.fingerprint(), data(GOOD).fingerprint());
    }

    #[test]
    fn a_bad_file_is_refused_with_file_line_and_key() {
        let mut data = data(GOOD);
        data.replace("deck.toml", GOOD.replace("cost = 2", "cost = \"two\"")).unwrap();
        let error = data.read::<Deck>("deck.toml").unwrap_err();
        assert_eq!(
            (error.file.as_str(), error.line, error.key.as_deref()),
            ("deck.toml", 10, Some("cost"))
        );
        data.replace("deck.toml", GOOD.replace("cost = 2", "cost = 2\nsuit = 1")).unwrap();
        let error = data.read::<Deck>("deck.toml").unwrap_err();
        assert_eq!((error.line, error.key.as_deref()), (11, Some("suit")));
        assert!(error.to_string().starts_with("deck.toml, line 11, suit: "), "{error}");
        assert!(data.replace("cards.toml", String::new()).is_err());
    }

    #[test]
    fn an_error_names_the_key_in_a_row_and_the_key_that_is_missing() {
        let key = |from: &str, to: &str| {
            let mut data = data(GOOD);
            data.replace("deck.toml", GOOD.replace(from, to)).unwrap();
            data.read::<Deck>("deck.toml").unwrap_err().key
        };
        assert_eq!(key("provenance = \"seed\"\n", "").as_deref(), Some("provenance"));
        assert_eq!(key("cost = 2", "cost = { a = 1, b = [2] }").as_deref(), Some("cost"));
        assert_eq!(key("cost = 2", "cost = 300").as_deref(), Some("cost"));
        assert_eq!(key("cost = 2", "cost = ").as_deref(), Some("cost"));
        assert_eq!(key("cost = 2", "cost = [\n\"k=3\",\n2]").as_deref(), Some("cost"));
    }

    #[test]
    fn an_error_names_the_file_that_was_read() {
        let mut data = data(GOOD);
        let text = GOOD.replace("cost = 2", "cost = \"two\"");
        data.replace_from("deck.toml", "mine/deck.toml", text).unwrap();
        let read = data.read::<Deck>("deck.toml").unwrap_err();
        assert_eq!((read.file.as_str(), read.line), ("mine/deck.toml", 10));
        let found = data.error("deck.toml", "cost", "cost", "too much");
        assert_eq!(found.to_string(), "mine/deck.toml, line 10, cost: too much");
        let found = data.error("deck.toml", "bake-sale", "cost", "too much");
        assert_eq!(found.line, 10);
        let found = data.error("deck.toml", "bake-sale", "suit", "no such suit");
        assert_eq!(found.line, 9);
        let unknown = data.replace_from("cards.toml", "mine/cards.toml", String::new());
        assert_eq!(unknown.unwrap_err().file, "mine/cards.toml");
    }
}
