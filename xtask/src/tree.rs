//! The project's own text files, read once: every check is a function of them, so a test can write them down.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::env;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// The text files of the project by their path from its root, written with `/`.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

/// What kinds of file are read.
const KINDS: [&str; 5] = ["rs", "toml", "ftl", "md", "lesson"];

impl Tree {
    /// The files under the project's root.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let mut tree = Self::default();
        tree.read_folder(root, "")?;
        Ok(tree)
    }

    /// Files as a test writes them down.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let file = |&(path, text): &(&str, &str)| (path.to_owned(), text.to_owned());
        Self { files: files.iter().map(file).collect() }
    }

    /// The text of a file.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// The files below a folder with an ending, in order of their paths.
    pub(crate) fn below<'a>(
        &'a self,
        folder: &'a str,
        ending: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        let files = self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()));
        files.filter(move |(path, _)| path.starts_with(folder) && path.ends_with(ending))
    }

    /// The names of the folders right below a folder: `games` gives the games.
    pub(crate) fn folders(&self, folder: &str) -> Vec<&str> {
        let inside = |path: &'_ str| path.strip_prefix(folder)?.strip_prefix('/').map(str::len);
        let mut names: Vec<&str> = Vec::new();
        for path in self.files.keys() {
            let Some(rest) = inside(path).map(|len| &path[path.len() - len..]) else { continue };
            if let Some((name, _)) = rest.split_once('/')
                && names.last() != Some(&name)
            {
                names.push(name);
            }
        }
        names
    }

    fn read_folder(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        let entries =
            fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let (path, place) = (entry.path(), format!("{prefix}{name}"));
            if entry.file_type()?.is_dir() {
                if !name.starts_with('.') && name != "target" {
                    self.read_folder(&path, &format!("{place}/"))?;
                }
            } else if KINDS.iter().any(|kind| path.extension().is_some_and(|it| it == *kind)) {
                let text = fs::read_to_string(&path).with_context(|| format!("reading {place}"))?;
                self.files.insert(place, text);
            }
        }
        Ok(())
    }
}

/// The root of the project: the folder above this crate, where cargo runs it or else where it was built.
pub(crate) fn project_root() -> PathBuf {
    let here = env::var("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").to_owned());
    Path::new(&here).parent().expect("xtask lies in the project").to_owned()
}

/// A line of a file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    /// The file, from the project's root.
    pub(crate) file: String,
    /// The line, from 1.
    pub(crate) line: usize,
}

impl Place {
    /// A line of a file.
    pub(crate) fn new(file: &str, line: usize) -> Self {
        Self { file: file.to_owned(), line }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// Something that is not as it should be.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Problem {
    /// Where.
    pub(crate) place: Place,
    /// What, in a sentence without full stop.
    pub(crate) what: String,
}

impl Problem {
    /// A problem on a line.
    pub(crate) fn new(file: &str, line: usize, what: impl Into<String>) -> Self {
        Self { place: Place::new(file, line), what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_named_once_and_in_order() {
        let tree = Tree::of(&[
            ("games/root/Cargo.toml", ""),
            ("games/root/src/lib.rs", ""),
            ("games/arena/src/lib.rs", ""),
            ("games.md", ""),
        ]);
        assert_eq!(tree.folders("games"), ["arena", "root"]);
    }

    #[test]
    fn the_project_itself_can_be_read() {
        let tree = Tree::read(&project_root()).unwrap();
        assert!(tree.text("xtask/src/tree.rs").is_some());
        assert!(tree.below("crates/kernel/src/", ".rs").count() > 3);
        assert!(tree.below("target/", ".rs").next().is_none());
    }
}
