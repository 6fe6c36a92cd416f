//! What is printed on the set-up cards (A.8).

use crate::terms::{Faction, Factions};
use kernel::data::SourceNote;
use kernel::record::words;
use kernel::{Provenance, record};

record! {
    /// `setup_cards.toml`.
    struct SetupCardsFile {
        source: SourceNote,
        hands: HandsRow,
        kinds: KindsRow,
        marquise: MarquiseCard,
        eyrie: EyrieCard,
        lizard_cult: LizardCultCard,
        duchy: DuchyCard,
        corvids: CorvidsCard,
        hundreds: HundredsCard,
        keepers: KeepersCard,
    }
}

impl SetupCardsFile {
    /// The militant factions; the others are insurgent.
    pub fn militants(&self) -> Factions {
        self.kinds.militant.iter().copied().collect()
    }
}

record! {
    /// How many cards are dealt (A.7), and how many of them are kept (A.10).
    struct HandsRow { dealt: u8, kept: u8, provenance: Provenance }

    /// Which set-up cards are of militant factions.
    struct KindsRow {
        #[serde(deserialize_with = "words")] militant: Vec<Faction>,
        provenance: Provenance,
    }

    /// The Marquise: homelands, warriors in each, and in every other clearing.
    struct MarquiseCard { homelands: u8, warriors: u8, elsewhere: u8, provenance: Provenance }

    /// The Eyrie: warriors in the homeland.
    struct EyrieCard { warriors: u8, provenance: Provenance }

    /// The Lizard Cult: warriors in the homeland, round it, and acolytes.
    struct LizardCultCard { warriors: u8, around: u8, acolytes: u8, provenance: Provenance }

    /// The Duchy: warriors in the homeland, and round it.
    struct DuchyCard { warriors: u8, around: u8, provenance: Provenance }

    /// The Corvids: warriors in the homeland, and in a clearing of each suit.
    struct CorvidsCard { warriors: u8, provenance: Provenance }

    /// The Hundreds: warriors beside the warlord.
    struct HundredsCard { warriors: u8, provenance: Provenance }

    /// The Keepers: homelands, and warriors in each.
    struct KeepersCard { homelands: u8, warriors: u8, provenance: Provenance }
}
