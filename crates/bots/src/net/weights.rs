//! Weights are data: a few lines that say of what they are and where they come from, then the numbers.
//!
//! ```text
//! tavolata weights 1
//! game root
//! edition 4
//! features 1009 5be3c1aa90d2f0e7
//! outputs 11
//! from rounds 3, seeds 1 to 6000, commit 0123abc
//! ---
//! ```
//!
//! After the dashes: singles, lowest byte first, for no input, for each input, and for each output.

use super::{HIDDEN, Net, ROW, Sight};
use crate::judge::Judge;
use kernel::Game;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The first line of a file of weights.
const TITLE: &str = "tavolata weights 1";
/// What stands between words and numbers.
const DASHES: &str = "---\n";

/// Where weights come from: a line for each thing there is to say.
pub type Provenance = Vec<String>;

/// A net with what it is of.
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
    /// The net.
    pub net: Net,
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
            from: Vec::new(),
            net: Net::zero(sight.size()),
        })
    }

    /// Reads weights for a game.
    pub fn read<G: Game, J: Judge<G>>(bytes: &[u8]) -> Result<Self, WeightsError> {
        let blank = Self::blank::<G, J>()?;
        let dashes = DASHES.as_bytes();
        let found = bytes.windows(dashes.len()).position(|window| window == dashes);
        let found = found.ok_or(WeightsError::NotWeights)?;
        let words = str::from_utf8(&bytes[..found]).map_err(|_| WeightsError::NotWeights)?;
        let mut read = heading(words).ok_or(WeightsError::NotWeights)?;
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
        read.net = blank.net;
        read.fill(&bytes[found + dashes.len()..])?;
        Ok(read)
    }

    /// These weights with the numbers of a file of the same size, whatever its words say of it.
    pub fn with_numbers_of(mut self, bytes: &[u8]) -> Result<Self, WeightsError> {
        let dashes = DASHES.as_bytes();
        let found = bytes.windows(dashes.len()).position(|window| window == dashes);
        let found = found.ok_or(WeightsError::NotWeights)?;
        self.fill(&bytes[found + dashes.len()..])?;
        Ok(self)
    }

    /// The file of these weights.
    pub fn write(&self) -> Vec<u8> {
        let Self { game, edition, features: (count, hash), outputs, from, .. } = self;
        let words = format!(
            "{TITLE}\ngame {game}\nedition {edition}\nfeatures {count} {hash:016x}\noutputs {outputs}\n"
        );
        let from = from.iter().map(|line| format!("from {}\n", line.replace('\n', " ")));
        let mut bytes = (words + &from.collect::<String>() + DASHES).into_bytes();
        let mut copy = self.clone();
        copy.each(|number| bytes.extend(number.to_le_bytes()));
        bytes
    }

    /// Takes the numbers of a file.
    fn fill(&mut self, bytes: &[u8]) -> Result<(), WeightsError> {
        let mut numbers = 0;
        self.each(|_| numbers += 1);
        if bytes.len() != 4 * numbers {
            return Err(WeightsError::Size { found: bytes.len(), wanted: 4 * numbers });
        }
        let (words, _) = bytes.as_chunks::<4>();
        let mut words = words.iter().map(|&word| f32::from_le_bytes(word));
        let mut broken = None;
        let mut place = 0;
        self.each(|number| {
            *number = words.next().unwrap_or_default();
            place += 1;
            if !number.is_finite() {
                broken = broken.or(Some(place));
            }
        });
        broken.map_or(Ok(()), |place| Err(WeightsError::Number(place)))
    }

    /// Every number, in the order of the file.
    fn each(&mut self, mut take: impl FnMut(&mut f32)) {
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
}

/// The words of a file, with a net of no size.
fn heading(words: &str) -> Option<Weights> {
    let mut lines = words.lines();
    if lines.next() != Some(TITLE) {
        return None;
    }
    let mut of = |word: &str| lines.next()?.strip_prefix(word)?.strip_prefix(' ');
    let game = of("game")?.to_owned();
    let edition = of("edition")?.parse().ok()?;
    let (count, hash) = of("features")?.split_once(' ')?;
    let features = (count.parse().ok()?, u64::from_str_radix(hash, 16).ok()?);
    let outputs = of("outputs")?.parse().ok()?;
    let from = lines.map(|line| line.strip_prefix("from ").map(ToOwned::to_owned));
    let from = from.collect::<Option<_>>()?;
    Some(Weights { game, edition, features, outputs, from, net: Net::zero(0) })
}

/// How many features a sight has, and a hash of their names (FNV-1a).
fn hash(sight: &Sight) -> (usize, u64) {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for name in sight.names() {
        for byte in name.bytes().chain(*b"\n") {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    (sight.size(), hash)
}

/// The nets that are shipped, by game, read once.
static SHIPPED: Mutex<BTreeMap<&'static str, Option<Arc<Net>>>> = Mutex::new(BTreeMap::new());

/// The net that is shipped with a game's judgement; none where it has learned nothing that won.
pub(crate) fn shipped<G: Game, J: Judge<G>>() -> Option<Arc<Net>> {
    let bytes = J::WEIGHTS?;
    let mut shipped = SHIPPED.lock().unwrap_or_else(PoisonError::into_inner);
    let read = || Weights::read::<G, J>(bytes).ok().map(|weights| Arc::new(weights.net));
    shipped.entry(G::NAME).or_insert_with(read).clone()
}
