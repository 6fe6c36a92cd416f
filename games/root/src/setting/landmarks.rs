//! Which landmarks a table is set with (A.5), and what is printed on their cards.

use super::map::MapName;
use crate::law::advanced_setup as law;
use crate::terms::{Item, Landmark, Landmarks, Suit};
use kernel::data::SourceNote;
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::record::words;
use kernel::{Message, Options, Provenance, record};

/// The words of the option: none, how many are drawn, and landmarks by name.
pub(crate) const WORDS: [&str; 4 + Landmark::COUNT] = {
    let mut words = ["none", "random", "1", "2", "", "", "", "", "", ""];
    let mut index = 0;
    while index < Landmark::COUNT {
        words[4 + index] = Landmark::ALL[index].word();
        index += 1;
    }
    words
};

/// The landmarks a table is set with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wanted {
    /// The cards that are shuffled, or else those that are set up.
    pub cards: Landmarks,
    /// How many of them are drawn.
    pub count: Count,
}

/// How many landmarks are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Count {
    /// All that were named.
    #[default]
    All,
    /// This many.
    Drawn(u8),
    /// One or two, by chance.
    Random,
}

/// The most landmarks of a table (A.5.1).
const MOST: usize = 2;

impl Wanted {
    /// A.5.1 Step 1: Choose How Many Landmarks. One or two, of all cards or of those that are named.
    pub(super) fn read(options: &Options, map: MapName) -> Result<Self, SetError> {
        kernel::cite(law::CHOOSE_HOW_MANY_LANDMARKS);
        let mut wanted = Self::default();
        for word in options.several("landmarks") {
            match word {
                "none" => {}
                "random" => wanted.count = Count::Random,
                "1" => wanted.count = Count::Drawn(1),
                "2" => wanted.count = Count::Drawn(2),
                name => {
                    let landmark = name.parse().expect("an accepted landmark is a landmark");
                    wanted.cards = wanted.cards.with(landmark);
                }
            }
        }
        if wanted.count != Count::All && wanted.cards.is_empty() {
            wanted.cards = Landmarks::ALL.minus(own(map));
        }
        wanted.fits().map_err(|key| refuse("landmarks", Message::new(key))).map(|()| wanted)
    }

    fn fits(self) -> Result<(), &'static str> {
        let named = self.cards.len();
        let enough = match self.count {
            Count::All if named > MOST => return Err("option-landmarks-one-or-two"),
            Count::All => true,
            Count::Drawn(count) => named >= usize::from(count),
            Count::Random => named >= MOST,
        };
        if enough { Ok(()) } else { Err("option-landmarks-too-few") }
    }

    /// Whether there is none.
    pub fn is_nothing(&self) -> bool {
        self.cards.is_empty()
    }
}

/// The landmark a map brings (C.2.1, C.3.1): its card is not shuffled with the others unless it is named.
fn own(map: MapName) -> Landmarks {
    match map {
        MapName::Autumn | MapName::Winter => Landmarks::NONE,
        MapName::Lake => Landmarks::only(Landmark::Ferry),
        MapName::Mountain => Landmarks::only(Landmark::Tower),
    }
}

record! {
    /// `landmarks.toml`.
    struct LandmarksFile {
        source: SourceNote,
        common: LandmarkCounts,
        black_market: BlackMarketRow,
        elder_treetop: ElderTreetopRow,
        ferry: FerryRow,
        legendary_forge: LegendaryForgeRow,
        tower: TowerRow,
    }

    /// How many landmarks a game has at most (A.5.1).
    struct LandmarkCounts { most: u8, provenance: Provenance }

    /// The Black Market: how many cards lie there, and how many slots its clearing has.
    struct BlackMarketRow { cards: u8, slots: u8, provenance: Provenance }

    /// The Elder Treetop: points it adds to what is removed from its slot.
    struct ElderTreetopRow { points: u8, provenance: Provenance }

    /// The Ferry: cards for whoever crosses.
    struct FerryRow { draw: u8, provenance: Provenance }

    /// The Legendary Forge: what it gives, and its items by the suit of its clearing.
    struct LegendaryForgeRow {
        draw: u8,
        points: u8,
        #[serde(deserialize_with = "words")] fox: Vec<Item>,
        #[serde(deserialize_with = "words")] rabbit: Vec<Item>,
        #[serde(deserialize_with = "words")] mouse: Vec<Item>,
        provenance: Provenance,
    }
}

impl LegendaryForgeRow {
    /// The kinds of items that a clearing of a suit brings to the Forge.
    pub fn items(&self, suit: Suit) -> &[Item] {
        match suit {
            Suit::Fox => &self.fox,
            Suit::Rabbit => &self.rabbit,
            Suit::Mouse => &self.mouse,
            Suit::Bird => &[],
        }
    }
}

record! {
    /// The Tower: points for whoever rules it.
    struct TowerRow { points: u8, provenance: Provenance }
}
