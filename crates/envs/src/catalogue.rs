//! The catalogue: every choice that a game can offer, each with a number of its own.

use crate::environment::Environment;
use kernel::{Digest, Listed};

/// Every choice that a game can offer, in the order of its table of choices. The numbers are fixed while the list is: its
/// hash is of the notations in their order, so that whoever has learned numbers can tell whether they still mean the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Catalogue {
    game: &'static str,
    edition: u32,
    /// The rank of each action among all choices that can be written.
    ranks: Vec<u32>,
    /// The action of each rank; [`NONE`] where no game offers the choice.
    actions: Vec<u32>,
    hash: Digest,
}

/// No action.
const NONE: u32 = u32::MAX;

/// The catalogue is another than the one somebody has learned.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "the actions of {game} are another list than they were: {known} was learned, {hash} is played"
)]
pub struct OtherCatalogue {
    game: &'static str,
    known: String,
    hash: String,
}

impl Catalogue {
    /// The catalogue of a game.
    pub fn of<G: Environment>() -> Self {
        let (mut ranks, mut actions) = (Vec::new(), vec![NONE; G::Choice::COUNT]);
        let mut hasher = blake3::Hasher::new();
        hasher.update(G::NAME.as_bytes());
        for (rank, action) in actions.iter_mut().enumerate() {
            let choice = G::Choice::ranked(rank);
            if G::is_possible(&choice) {
                *action = number(ranks.len());
                ranks.push(number(rank));
                hasher.update(format!("\n{choice}").as_bytes());
            }
        }
        let hash = Digest(*hasher.finalize().as_bytes());
        Self { game: G::NAME, edition: G::EDITION, ranks, actions, hash }
    }

    /// The game.
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// The edition of the game.
    pub const fn edition(&self) -> u32 {
        self.edition
    }

    /// How many actions there are.
    pub const fn len(&self) -> usize {
        self.ranks.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.ranks.is_empty()
    }

    /// How many words of 64 bits a mask of all actions has.
    pub const fn words(&self) -> usize {
        self.ranks.len().div_ceil(64)
    }

    /// The fingerprint of the list.
    pub const fn hash(&self) -> Digest {
        self.hash
    }

    /// Refuses what was learned of another list.
    pub fn check(&self, known: &str) -> Result<(), OtherCatalogue> {
        let hash = self.hash.to_string();
        if hash == known {
            return Ok(());
        }
        Err(OtherCatalogue { game: self.game, known: known.to_owned(), hash })
    }

    /// The action of a choice, by the choice's rank.
    #[inline]
    pub fn action(&self, rank: usize) -> Option<u32> {
        self.actions.get(rank).copied().filter(|&action| action != NONE)
    }

    /// The rank of an action's choice.
    pub fn rank(&self, action: u32) -> Option<usize> {
        self.ranks.get(action as usize).map(|&rank| rank as usize)
    }

    /// The choice of an action.
    pub fn choice<G: Environment>(&self, action: u32) -> Option<G::Choice> {
        self.rank(action).map(G::Choice::ranked)
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).expect("choices are counted in 32 bits")
}
