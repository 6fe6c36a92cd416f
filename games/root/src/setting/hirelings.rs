//! Which hirelings a table is set with (A.6).

use crate::law::advanced_setup as law;
use crate::position::HIRELINGS;
use crate::terms::{Faction, Factions, Hireling};
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{Message, Options};

const CARDS: usize = Faction::HIRELINGS.len();

/// The words of the option: none, drawn, a card by its name, or one of its sides.
pub(crate) const WORDS: [&str; 2 + 3 * CARDS] = {
    let mut words = ["none"; 2 + 3 * CARDS];
    words[1] = "random";
    let mut index = 0;
    while index < CARDS {
        words[2 + index] = Faction::HIRELINGS[index].word();
        index += 1;
    }
    let mut index = 0;
    while index < Hireling::ALL.len() {
        words[2 + CARDS + index] = Hireling::ALL[index].word();
        index += 1;
    }
    words
};

/// The hirelings a table is set with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// None.
    Nobody,
    /// Three cards are drawn.
    Drawn,
    /// These three.
    Named([Named; HIRELINGS]),
}

/// A hireling that the options name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    /// A card; which side is up depends on the number of players (A.6.2).
    Card(Faction),
    /// A card with this side up.
    Side(Hireling),
}

impl Named {
    /// Whose card it is.
    pub const fn band(self) -> Faction {
        match self {
            Self::Card(band) => band,
            Self::Side(side) => side.band(),
        }
    }
}

impl Wanted {
    /// Reads the option; three hirelings or none, each once.
    pub(super) fn read(options: &Options, factions: &[Faction]) -> Result<Self, SetError> {
        let words: Vec<&str> = options.several("hirelings").collect();
        match words.as_slice() {
            [] | ["none"] => return Ok(Self::Nobody),
            ["random"] => return Ok(Self::Drawn),
            _ => {}
        }
        let named: Vec<Named> = words.iter().filter_map(|word| named(word)).collect();
        let Ok(three) = <[Named; HIRELINGS]>::try_from(named) else {
            return Err(refuse("hirelings", Message::new("option-three-hirelings")));
        };
        let twice = |(index, one): (usize, &Named)| {
            three[..index].iter().any(|other| other.band() == one.band())
        };
        if three.iter().enumerate().any(twice) {
            return Err(refuse("hirelings", Message::new("option-hireling-twice")));
        }
        let playing: Factions = factions.iter().copied().collect();
        if let Some(band) = three.iter().map(|one| one.band()).find(|&it| !is_free(it, playing)) {
            let message = Message::new("option-hireling-of-faction")
                .with("hireling", Message::new(format!("faction-{band}")));
            return Err(refuse("hirelings", message));
        }
        Ok(Self::Named(three))
    }
}

fn named(word: &str) -> Option<Named> {
    let side = word.parse().map(Named::Side).ok();
    let card = || word.parse().ok().filter(|faction: &Faction| faction.is_hireling());
    side.or_else(|| card().map(Named::Card))
}

/// A.6.5 Step 5: Remove Associated Factions. Whether a hireling's faction does not play.
pub(crate) fn is_free(band: Faction, playing: Factions) -> bool {
    kernel::cite(law::REMOVE_ASSOCIATED_FACTIONS);
    band.associated().is_none_or(|faction| !playing.has(faction))
}
