//! Setting a table: options, data and seed from what was asked for.

use crate::args::Setting;
use crate::voice::Voice;
use crate::{Boxed, Failure};
use kernel::game::SetError;
use kernel::table::LaidOutError;
use kernel::{AnyTable, Data, Journal, Options, Seed};
use std::path::Path;

/// A game and what a table of it is set with.
#[derive(Debug)]
pub struct Setup {
    /// The game.
    pub boxed: Boxed,
    /// Its options.
    pub options: Options,
    /// Its data.
    pub data: Data,
}

impl Setup {
    /// Accepts options and data; `preset` options come before those that were given.
    pub fn new(
        boxed: Boxed,
        setting: &Setting,
        preset: &[(&str, String)],
        voice: &Voice,
    ) -> Result<Self, Failure> {
        let data = data(boxed, setting.data.as_deref())?;
        let preset = preset.iter().map(|(name, value)| (*name, value.as_str()));
        let given = setting.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::accept(boxed.game.options(), preset.chain(given))
            .map_err(|error| refusal(error, voice))?;
        Ok(Self { boxed, options, data })
    }

    /// A new table.
    pub fn table(&self, seed: Seed, voice: &Voice) -> Result<Box<dyn AnyTable>, Failure> {
        self.boxed
            .game
            .table(&self.options, &self.data, seed)
            .map_err(|error| refusal(error, voice))
    }
}

impl Setup {
    /// A new table at the moment that a file lays out in words.
    pub fn laid_out(
        &self,
        file: &Path,
        seed: Seed,
        voice: &Voice,
    ) -> Result<Box<dyn AnyTable>, Failure> {
        let words = self::file(file)?;
        let table = self.boxed.game.laid_out(&self.options, &self.data, &words, seed);
        table.map_err(|error| match error {
            LaidOutError::Set(error) => refusal(error, voice),
            LaidOutError::Words(error) => Failure::Layout(file.to_owned(), error),
        })
    }
}

/// A game whose bots judge by the weights in a file, if there is one.
pub fn taught(boxed: Boxed, weights: Option<&Path>) -> Result<Boxed, Failure> {
    let Some(path) = weights else { return Ok(boxed) };
    let bytes = std::fs::read(path).map_err(|error| Failure::Read(path.to_owned(), error))?;
    let taught = boxed.bot.taught(&bytes);
    let taught = taught.map_err(|error| Failure::Weights(path.to_owned(), error))?;
    // A program reads them once and plays with them to its end.
    Ok(Boxed { bot: Box::leak(taught), ..boxed })
}

/// A refusal as the reader's sentence.
pub fn refusal(error: SetError, voice: &Voice) -> Failure {
    match error {
        SetError::Option { message, .. } => Failure::Set(voice.say(&message)),
        SetError::Data(error) => Failure::Data(error),
    }
}

/// The game's data, with what a directory replaces.
pub fn data(boxed: Boxed, dir: Option<&Path>) -> Result<Data, Failure> {
    let mut data = Data::embedded(boxed.game.data());
    let Some(dir) = dir else { return Ok(data) };
    let read = |error| Failure::Read(dir.to_owned(), error);
    let mut replaced = 0;
    for entry in std::fs::read_dir(dir).map_err(read)? {
        let path = entry.map_err(read)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            data.replace_from(&name, &path.display().to_string(), file(&path)?)?;
            replaced += 1;
        }
    }
    if replaced == 0 { Err(Failure::NoData(dir.to_owned())) } else { Ok(data) }
}

/// The text of a file.
pub fn file(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::Read(path.to_owned(), error))
}

/// The journal in a file.
pub fn journal(path: &Path) -> Result<Journal, Failure> {
    Journal::parse(&file(path)?).map_err(|error| Failure::Journal(path.to_owned(), error))
}

/// A seed nobody knows.
pub fn secret() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Failure::Entropy)?;
    Ok(Seed(bytes))
}
