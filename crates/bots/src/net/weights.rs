//! Weights are data: a few lines that say of what they are and where they come from, then the numbers.
//!
//! ```text
//! tavolata weights 1
//! game root
//! edition 4
//! features 1009 5be3c1aa90d2f0e7
//! outputs 11
//! dial grudge 0.5
//! silent
//! offers 32768 0c9d21aa5f3e7b61
//! from rounds 3, seeds 1 to 6000, commit 0123abc
//! ---
//! ```
//!
//! A dial turns the written judgement; where there is one, all there are stand here. Where the net is silent it has no numbers.
//! After the dashes: singles, lowest byte first, for no input, for each input, and for each output; then, where there is a line of
//! offers, those of what was learned of them.

use super::prior::{FORM, PLACES};
use super::{HIDDEN, Learned, Net, Prior, ROW, Sight};
use crate::judge::Judge;
use kernel::{Game, Listed};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Arc, Mutex, PoisonError};

/// The first line of a file of weights.
const TITLE: &str = "tavolata weights 1";
/// What stands between words and numbers.
const DASHES: &str = "---\n";

/// Where weights come from: a line for each thing there is to say.
pub type Provenance = Vec<String>;

/// What was learned, with what it is of.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    /// The game.
    pub game: String,
    /// The edition of its rules.
    pub edition: u32,
    /// How many features it sees, and a hash of their names.
    pub features: (usize, u64),
    /// How many outputs it has.
    pub outputs: usize,
    /// Where it comes from.
    pub from: Provenance,
    /// How the judgement is turned, by name: all dials in order, or none.
    pub dials: Vec<(String, f32)>,
    /// The net.
    pub net: Net,
    /// What was learned of offers, if anything was.
    pub prior: Option<Prior>,
    /// A hash of what the features of offers are made of.
    pub choices: u64,
}

/// Why weights cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It is something else.
    #[error("this is no file of weights")]
    NotWeights,
    /// Of another game.
    #[error("these weights are of {found}, not of {wanted}")]
    Game {
        /// The game they are of.
        found: String,
        /// The game that is played.
        wanted: &'static str,
    },
    /// Of another edition of the rules.
    #[error(
        "these weights were learned with edition {found} of the rules, and this is edition {wanted}: learn them again"
    )]
    Edition {
        /// The edition they are of.
        found: u32,
        /// The edition that is played.
        wanted: u32,
    },
    /// Of other features.
    #[error(
        "these weights are of {found} features that are not the {wanted} of this program: learn them again"
    )]
    Features {
        /// How many features they are of.
        found: usize,
        /// How many there are.
        wanted: usize,
    },
    /// Of other choices.
    #[error("these weights are of choices that are not those of this program: learn them again")]
    Choices,
    /// A dial that is not there.
    #[error("these weights turn \"{0}\", which this program does not know")]
    Dial(String),
    /// Cut off, or too long.
    #[error("these weights have {found} bytes of numbers where {wanted} are wanted")]
    Size {
        /// The bytes that were found.
        found: usize,
        /// The bytes that are wanted.
        wanted: usize,
    },
    /// Not all are numbers.
    #[error("number {0} of these weights is no finite number")]
    Number(usize),
    /// The game's judgement sees nothing a net could learn.
    #[error("the judgement of {0} learns nothing, so it takes no weights")]
    LearnsNothing(&'static str),
}

impl Weights {
    /// Weights of a game that change nothing.
    pub fn blank<G: Game, J: Judge<G>>() -> Result<Self, WeightsError> {
        let sight = J::SIGHT;
        if sight.size() == 0 {
            return Err(WeightsError::LearnsNothing(G::NAME));
        }
        Ok(Self {
            game: G::NAME.to_owned(),
            edition: G::EDITION,
            features: hash(&sight),
            outputs: sight.outputs,
            dials: Vec::new(),
            from: Vec::new(),
            net: Net::zero(sight.size()),
            prior: None,
            choices: choices::<G>(),
        })
    }

    /// Reads weights for a game.
    pub fn read<G: Game, J: Judge<G>>(bytes: &[u8]) -> Result<Self, WeightsError> {
        let blank = Self::blank::<G, J>()?;
        let dashes = DASHES.as_bytes();
        let found = bytes.windows(dashes.len()).position(|window| window == dashes);
        let found = found.ok_or(WeightsError::NotWeights)?;
        let words = str::from_utf8(&bytes[..found]).map_err(|_| WeightsError::NotWeights)?;
        let (mut read, is_silent) = heading(words).ok_or(WeightsError::NotWeights)?;
        if read.game != G::NAME {
            return Err(WeightsError::Game { found: read.game, wanted: G::NAME });
        }
        if read.edition != G::EDITION {
            return Err(WeightsError::Edition { found: read.edition, wanted: G::EDITION });
        }
        if read.features != blank.features || read.outputs != blank.outputs {
            let (found, wanted) = (read.features.0, blank.features.0);
            return Err(WeightsError::Features { found, wanted });
        }
        if read.prior.is_some() && read.choices != blank.choices {
            return Err(WeightsError::Choices);
        }
        let known = |name: &String| J::DIALS.contains(&name.as_str());
        if let Some((name, _)) = read.dials.iter().find(|(name, _)| !known(name)) {
            return Err(WeightsError::Dial(name.clone()));
        }
        (read.net, read.choices) = (blank.net, blank.choices);
        read.fill(&bytes[found + dashes.len()..], is_silent)?;
        let given = |name: &str| read.dials.iter().find(|(dial, _)| dial == name);
        let turned = J::DIALS.iter().map(|name| given(name).map_or(0.0, |(_, value)| *value));
        let dials: Vec<f32> = if read.dials.is_empty() { Vec::new() } else { turned.collect() };
        Ok(read.turned::<G, J>(&dials))
    }

    /// The same with the judgement turned so far.
    #[must_use]
    pub fn turned<G: Game, J: Judge<G>>(mut self, dials: &[f32]) -> Self {
        let names = J::DIALS.iter().map(|name| (*name).to_owned());
        self.dials = names.zip(dials.iter().copied()).collect();
        self
    }

    /// These weights with the numbers of a file of the same size and where they come from, whatever else its words say of it.
    pub fn with_numbers_of(mut self, bytes: &[u8]) -> Result<Self, WeightsError> {
        let dashes = DASHES.as_bytes();
        let found = bytes.windows(dashes.len()).position(|window| window == dashes);
        let found = found.ok_or(WeightsError::NotWeights)?;
        let words = str::from_utf8(&bytes[..found]).ok().and_then(heading);
        let (words, is_silent) = words.ok_or(WeightsError::NotWeights)?;
        (self.prior, self.from, self.dials) = (words.prior, words.from, words.dials);
        self.fill(&bytes[found + dashes.len()..], is_silent)?;
        Ok(self)
    }

    /// The file of these weights.
    pub fn write(&self) -> Vec<u8> {
        let Self { game, edition, features: (count, hash), outputs, from, .. } = self;
        let mut words = format!(
            "{TITLE}\ngame {game}\nedition {edition}\nfeatures {count} {hash:016x}\noutputs {outputs}\n"
        );
        for (name, value) in &self.dials {
            writeln!(words, "dial {name} {value}").expect("a string takes text");
        }
        // Zeros need no place; where there is nothing else a net of zeros is kept whole.
        let is_silent = !self.dials.is_empty() && self.net.is_silent();
        if is_silent {
            words.push_str("silent\n");
        }
        if self.prior.is_some() {
            writeln!(words, "offers {PLACES} {:016x}", self.choices).expect("a string takes text");
        }
        let from = from.iter().map(|line| format!("from {}\n", line.replace('\n', " ")));
        let mut bytes = (words + &from.collect::<String>() + DASHES).into_bytes();
        let mut copy = self.clone();
        copy.each(is_silent, |number| bytes.extend(number.to_le_bytes()));
        bytes
    }

    /// Takes the numbers of a file.
    fn fill(&mut self, bytes: &[u8], is_silent: bool) -> Result<(), WeightsError> {
        let mut numbers = 0;
        self.each(is_silent, |_| numbers += 1);
        if bytes.len() != 4 * numbers {
            return Err(WeightsError::Size { found: bytes.len(), wanted: 4 * numbers });
        }
        let (words, _) = bytes.as_chunks::<4>();
        let mut words = words.iter().map(|&word| f32::from_le_bytes(word));
        let mut broken = None;
        let mut place = 0;
        self.each(is_silent, |number| {
            *number = words.next().unwrap_or_default();
            place += 1;
            if !number.is_finite() {
                broken = broken.or(Some(place));
            }
        });
        broken.map_or(Ok(()), |place| Err(WeightsError::Number(place)))
    }

    /// Every number, in the order of the file; without those of a silent net.
    fn each(&mut self, is_silent: bool, mut take: impl FnMut(&mut f32)) {
        if !is_silent {
            self.each_of_net(&mut take);
        }
        if let Some(prior) = &mut self.prior {
            prior.weights.iter_mut().for_each(&mut take);
        }
    }

    fn each_of_net(&mut self, mut take: impl FnMut(&mut f32)) {
        let row = HIDDEN + self.outputs;
        debug_assert!(row <= ROW, "outputs are few");
        self.net.bias[..row].iter_mut().for_each(&mut take);
        for weights in &mut self.net.rows {
            weights[..row].iter_mut().for_each(&mut take);
        }
        for weights in &mut self.net.out[..self.outputs] {
            weights.iter_mut().for_each(&mut take);
        }
    }

    /// What bots need of them: no net where it says nothing beside a prior or dials.
    pub fn learned(self) -> Learned {
        let Self { net, prior, dials, .. } = self;
        let is_idle = (prior.is_some() || !dials.is_empty()) && net.is_silent();
        let dials = dials.into_iter().map(|(_, value)| value).collect();
        Learned { net: (!is_idle).then_some(net), prior, dials }
    }
}

/// The words of a file, with a net of no size, and whether that is silent.
fn heading(words: &str) -> Option<(Weights, bool)> {
    let mut lines = words.lines().peekable();
    if lines.next() != Some(TITLE) {
        return None;
    }
    let mut of = |word: &str| lines.next()?.strip_prefix(word)?.strip_prefix(' ');
    let game = of("game")?.to_owned();
    let edition = of("edition")?.parse().ok()?;
    let (count, hash) = of("features")?.split_once(' ')?;
    let features = (count.parse().ok()?, u64::from_str_radix(hash, 16).ok()?);
    let outputs = of("outputs")?.parse().ok()?;
    let mut dials = Vec::new();
    while let Some(line) = lines.next_if(|line| line.starts_with("dial ")) {
        let (name, value) = line.strip_prefix("dial ")?.rsplit_once(' ')?;
        let value = value.parse().ok().filter(|value: &f32| value.is_finite())?;
        dials.push((name.to_owned(), value));
    }
    let is_silent = lines.next_if_eq(&"silent").is_some();
    let offers = lines.next_if(|line| line.starts_with("offers "));
    let choices = match offers {
        Some(line) => {
            let (places, hash) = line.strip_prefix("offers ")?.split_once(' ')?;
            // Another size is another way to make features.
            let fits = places.parse() == Ok(PLACES);
            if fits { u64::from_str_radix(hash, 16).ok()? } else { 0 }
        }
        None => 0,
    };
    let prior = offers.map(|_| Prior::default());
    let from = lines.map(|line| line.strip_prefix("from ").map(ToOwned::to_owned));
    let from = from.collect::<Option<_>>()?;
    let net = Net::zero(0);
    let read = Weights { game, edition, features, outputs, from, dials, net, prior, choices };
    Some((read, is_silent))
}

/// How many features a sight has, and a hash of their names.
fn hash(sight: &Sight) -> (usize, u64) {
    (sight.size(), hashed(sight.names()))
}

/// A hash of what the features of offers are made of: how they are made, and a sample of all choices there can be.
fn choices<G: Game>() -> u64 {
    const SAMPLE: usize = 256;
    let all = G::Choice::COUNT;
    let ranks = (0..all).step_by((all / SAMPLE).max(1));
    let sample = ranks.map(|rank| G::Choice::ranked(rank).to_string());
    hashed([FORM.to_string(), all.to_string()].into_iter().chain(sample))
}

/// A hash of lines (FNV-1a).
fn hashed(lines: impl Iterator<Item = String>) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for line in lines {
        for byte in line.bytes().chain(*b"\n") {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    hash
}

/// What is shipped, by game, read once.
static SHIPPED: Mutex<BTreeMap<&'static str, Option<Arc<Learned>>>> = Mutex::new(BTreeMap::new());

/// What is shipped with a game's judgement; none where it has learned nothing that won.
pub(crate) fn shipped<G: Game, J: Judge<G>>() -> Option<Arc<Learned>> {
    let bytes = J::WEIGHTS?;
    let mut shipped = SHIPPED.lock().unwrap_or_else(PoisonError::into_inner);
    let read = || Weights::read::<G, J>(bytes).ok().map(|weights| Arc::new(weights.learned()));
    shipped.entry(G::NAME).or_insert_with(read).clone()
}
