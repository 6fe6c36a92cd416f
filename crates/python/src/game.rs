//! A game: its options, its actions, what an observation means, and what a journal tells.

use crate::picture;
use envs::AnyEnvironment;
use kernel::{AnyTable, Data, Journal, Lang, Options, Seat, Seed, Viewer};
use lang::{Names, Speaker, Voice};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Display;

/// Options by name, as Python gives them.
pub(crate) type Given = BTreeMap<String, String>;

/// What went wrong, as Python hears it.
pub(crate) fn refused(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The environment of a game's name.
pub(crate) fn find(name: &str) -> PyResult<&'static dyn AnyEnvironment> {
    envs::find(name).ok_or_else(|| refused(format!("there is no game {name}")))
}

/// Accepts options.
pub(crate) fn options(env: &dyn AnyEnvironment, given: &Given) -> PyResult<Options> {
    let pairs = given.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    Options::accept(env.game().options(), pairs).map_err(refused)
}

/// The data of a game.
pub(crate) fn data(env: &dyn AnyEnvironment) -> Data {
    Data::embedded(env.game().data())
}

/// A row of a schema: name, offset, size, meaning and paragraph.
type Row = (String, usize, usize, &'static str, &'static str);

/// A game by its name.
#[pyclass(frozen, module = "tavolata._native")]
#[derive(Debug)]
pub(crate) struct Game(&'static dyn AnyEnvironment);

#[pymethods]
impl Game {
    #[new]
    fn new(name: &str) -> PyResult<Self> {
        find(name).map(Self)
    }

    /// The name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.game().name()
    }

    /// The edition of its rules and numbers.
    #[getter]
    fn edition(&self) -> u32 {
        self.0.game().edition()
    }

    /// Every option with its default.
    #[getter]
    fn options(&self) -> BTreeMap<&'static str, &'static str> {
        self.0.game().options().iter().map(|spec| (spec.name, spec.default)).collect()
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        self.0.catalogue().len()
    }

    /// The fingerprint of the list of actions.
    #[getter]
    fn hash(&self) -> String {
        self.0.catalogue().hash().to_string()
    }

    /// Refuses a list of actions that is another.
    fn check(&self, hash: &str) -> PyResult<()> {
        self.0.catalogue().check(hash).map_err(refused)
    }

    /// The notation of an action.
    fn notation(&self, action: u32) -> PyResult<String> {
        self.0.notation(action).ok_or_else(|| refused(format!("there is no action {action}")))
    }

    /// The action of a choice in notation.
    fn action(&self, notation: &str) -> PyResult<u32> {
        let found = self.0.action(notation);
        found.ok_or_else(|| refused(format!("there is no action {notation}")))
    }

    /// The sentence of an action, as on a button.
    #[pyo3(signature = (action, options = Given::new(), lang = "en"))]
    fn sentence(&self, action: u32, options: Given, lang: &str) -> PyResult<String> {
        let (options, data) = (self::options(self.0, &options)?, data(self.0));
        let deed = self.0.deed(&options, &data, action).map_err(refused)?;
        let deed = deed.ok_or_else(|| refused(format!("there is no action {action}")))?;
        let table = self.0.game().table(&options, &data, Seed::from_number(0)).map_err(refused)?;
        Ok(voice(self.0, &*table, lang)?.say(&deed))
    }

    /// How many bytes an observation has.
    #[getter]
    fn size(&self) -> PyResult<usize> {
        Ok(self.0.schema().map_err(refused)?.size())
    }

    /// The numbers of its paragraphs, in the order of its law: what an observation's `ask` counts, from 1.
    fn paragraphs(&self) -> Vec<&'static str> {
        let law = self.0.game().law().iter().flat_map(|chapter| chapter.iter());
        law.map(|para| para.number()).collect()
    }

    /// What each byte of an observation means: name, offset, size, meaning, paragraph.
    fn schema(&self) -> PyResult<Vec<Row>> {
        let schema = self.0.schema().map_err(refused)?;
        let rows = schema.rows().iter();
        Ok(rows
            .map(|row| (row.name.clone(), row.offset, row.size, row.meaning, row.para))
            .collect())
    }

    /// The story of a journal, line by line, as a seat or a watcher hears it.
    #[pyo3(signature = (journal, seat = None, lang = "en"))]
    fn story(&self, journal: &str, seat: Option<u8>, lang: &str) -> PyResult<Vec<String>> {
        let table = self.opened(journal)?;
        let voice = voice(self.0, &*table, lang)?;
        let lines = table.story(viewer(&*table, seat)?, 0);
        Ok(lines.iter().map(|line| voice.say(&line.message)).collect())
    }

    /// The position at the end of a journal as a seat or a watcher sees it: a page whose pictures are at addresses of
    /// [`asset`].
    #[pyo3(signature = (journal, seat = None, lang = "en"))]
    fn page(&self, journal: &str, seat: Option<u8>, lang: &str) -> PyResult<String> {
        let table = self.opened(journal)?;
        let voice = voice(self.0, &*table, lang)?;
        Ok(picture::page(self.0, &*table, viewer(&*table, seat)?, &voice))
    }
}

/// What is at an address that a page names: what kind of file it is, and its bytes.
#[pyfunction]
pub(crate) fn asset(address: &str) -> Option<(&'static str, &'static [u8])> {
    picture::at(address)
}

impl Game {
    fn opened(&self, journal: &str) -> PyResult<Box<dyn AnyTable>> {
        let journal = Journal::parse(journal).map_err(refused)?;
        let opened = self.0.game().replay(&journal, &data(self.0), Seed::from_number(0));
        Ok(opened.map_err(refused)?.table)
    }
}

/// The voice of a game in a language.
fn voice(env: &dyn AnyEnvironment, table: &dyn AnyTable, lang: &str) -> PyResult<Voice> {
    let found = Lang::from_code(lang);
    let lang = found.ok_or_else(|| refused(format!("there is no language {lang}")))?;
    let texts: Vec<_> = render::texts().iter().chain(env.game().texts()).copied().collect();
    let speaker = Speaker::new(&texts).map_err(refused)?;
    Ok(Voice { speaker, lang, names: Names::roles(table) })
}

/// A seat that looks, or a watcher.
fn viewer(table: &dyn AnyTable, seat: Option<u8>) -> PyResult<Viewer> {
    match seat {
        None => Ok(Viewer::Watcher),
        Some(seat) if usize::from(seat) < table.seats() => Ok(Viewer::Seat(Seat(seat))),
        Some(seat) => Err(refused(format!("there is no seat {seat}"))),
    }
}
