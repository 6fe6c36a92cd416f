//! The fixed numbers of the board and the rulebook, typed.

use super::tables::rows;
use crate::terms::{Affinity, Colours, Dice, Store};
use kernel::Provenance;
use kernel::data::SourceNote;
use serde::Deserialize;

rows! {
    /// What a clan starts with (M3.2, M3.3).
    Start {
        glory: u8, gold: u8, initial_traps: u8,
        /// The first Dice Pool.
        dice: Dice,
    }
    /// Limits of a play area.
    Limits { traps: u8, defence: u8, potions: u8, venoms: u8 }
    /// Offers that are the same for every number of players (M4.9).
    Offers {
        /// Loot tokens on offer.
        loot: u8,
        missions: u8,
        /// The most Reputation of a Mercenary that counts as modest (M2.3).
        modest_reputation: u8,
    }
    /// A Land Path (M18.7).
    LandPath {
        die_spaces: u8, token_spaces: u8,
        /// Die spaces that a further token takes.
        dice_per_token: u8,
    }
    /// Numbers of battle.
    BattleNumbers {
        /// The least face that hits.
        hit_from: u8,
        /// What a Venom adds.
        venom: u8,
        /// Potions a Mercenary takes along.
        potions_taken: u8,
        /// Venoms a Mercenary takes along.
        venoms_taken: u8,
        /// Gold for a beaten second.
        leftovers: u8,
        /// Black dice in the box.
        attack_dice: u8,
    }
    /// Prices and payments.
    GoldNumbers {
        /// For a Trophy point sold.
        per_trophy: u8,
        /// For a Round of Beer.
        beer: u8,
        /// What a lost clan is raised to.
        refill_for_a_lost_clan: u8,
    }
    /// The length of the game.
    GameNumbers {
        rounds: u8,
        /// Glory that ends it.
        glory_end: u8,
        /// Madhala's Assignment tokens.
        madhala_tokens: u8,
    }
    /// What the Queen grants (M34.1).
    QueensGrant {
        /// Dice of any colour.
        dice: u8,
        /// Potions or Venoms.
        potions_or_venoms: u8,
        defence: u8, gold: u8,
        /// The first round of it.
        from_round: u8,
    }
    /// When More Monster Action draws (M34.2).
    MoreMonsterAction { rounds: [u8; 3] }
    /// What the box holds (M1.2, M1.3).
    Supply {
        strength: u8, magic: u8, persuasion: u8,
        /// Black dice.
        monster: u8,
        gold: u8, defence: u8, potions: u8, venoms: u8,
    }
    /// The Hunter's Lodge. Here and in the others, `closed_with_two` of the spaces are closed for one or two players.
    Lodge {
        colours: Colours, spaces: u8, closed_with_two: u8,
        /// Rows of the offer.
        rows: u8,
        /// Traps in a row.
        row_size: u8,
    }
    /// The Alchemist.
    Alchemist {
        colours: Colours, spaces: u8, closed_with_two: u8,
        /// Tokens by space, from above.
        yields: [u8; 2],
    }
    /// The Tavern.
    Tavern { colours: Colours, spaces: u8, closed_with_two: u8, docks: u8, solo_docks: u8 }
    /// The Armory.
    Armory {
        colours: Colours, spaces: u8, closed_with_two: u8,
        /// The price of a token.
        token_price: u8,
        /// The most tokens of a purchase.
        most_tokens: u8,
    }
    /// The Pawn Shop.
    PawnShop {
        colours: Colours,
        /// Its spaces: none, for it has no limit.
        spaces: u8,
        closed_with_two: u8,
        /// What a die pays.
        gold_per_die: u8,
    }
    /// The Bazaar.
    Bazaar { colours: Colours, spaces: u8, closed_with_two: u8, docks: u8 }
    /// The Mine.
    Mine {
        colours: Colours, spaces: u8, closed_with_two: u8,
        /// Dice by space.
        dice: [u8; 4],
        /// Gold by space.
        yields: [u8; 4],
    }
    /// A Path of the Entrance (M18.12, M18.13).
    EntrancePath {
        id: EntranceId, die_spaces: u8,
        /// Defence Talents.
        defence: u8,
        /// Gold, kept if the Mercenary survives.
        gold: u8,
        /// Glory for a heroic death.
        heroic_death: u8,
    }
    /// A Glory band (C12).
    Band {
        /// The least Glory of it.
        from: u8,
        dice: Dice,
        /// The wage of a Mercenary.
        wage: u8,
    }
    /// A step of the Affinity points (M31.2).
    AffinityStep {
        /// From this many icons.
        icons: u8,
        /// This many points.
        points: u8,
    }
    /// A Round track (C13).
    Track {
        id: TrackId,
        /// Extra attack dice by round.
        dice: [u8; 6],
    }
    /// Glory for a heroic death on a Land Path (C13).
    HeroicDeath {
        /// By Path from the left.
        glory: [u8; 4],
    }
}

impl Limits {
    /// The most of these tokens.
    pub const fn of(&self, what: Store) -> u8 {
        match what {
            Store::Defence => self.defence,
            Store::Potions => self.potions,
            Store::Venoms => self.venoms,
        }
    }
}

impl Supply {
    /// How many of these tokens.
    pub const fn of(&self, what: Store) -> u8 {
        match what {
            Store::Defence => self.defence,
            Store::Potions => self.potions,
            Store::Venoms => self.venoms,
        }
    }

    /// The dice of the clans.
    pub const fn dice(&self) -> Dice {
        Dice { strength: self.strength, magic: self.magic, persuasion: self.persuasion }
    }
}

/// A Path of the Entrance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntranceId {
    /// The upper Path.
    Upper,
    /// The lower Path.
    Lower,
}

/// Which Round track lies on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrackId {
    /// The Round Modifier, side A.
    Tutorial,
    /// The printed track.
    Printed,
    /// The Round Modifier, side B.
    CutThroat,
}

/// A solo scenario (M38).
#[derive(Debug, Clone, Copy, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "a switch for each special rule of the table")]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Scenario {
    /// Its number.
    pub number: u8,
    /// Its name.
    pub id: ScenarioId,
    /// The clan it prescribes.
    pub affinity: Option<Affinity>,
    /// Whether only Mercenaries that give Persuasion are in the deck.
    #[serde(default)]
    pub mercenaries_with_persuasion_only: bool,
    /// Its length, where it is another.
    pub rounds: Option<u8>,
    /// Gold at the start, where it is other.
    pub start_gold: Option<u8>,
    /// Defence tokens at the start, where they are others.
    pub start_defence: Option<u8>,
    /// Whether Defence is void.
    #[serde(default)]
    pub no_defence: bool,
    /// Whether a level-A Monster stands at the Entrance at the start.
    #[serde(default)]
    pub monster_at_the_start: bool,
    /// Whether one comes in every round that finds the Entrance empty.
    #[serde(default)]
    pub monster_every_round: bool,
    /// The price of a Round of Beer, where it is another.
    pub beer_price: Option<u8>,
    /// Trick-module tokens Madhala puts on her Land Paths.
    #[serde(default)]
    pub madhala_tricks: u8,
    /// Whether Madhala goes to Missions with 3 to 6.
    #[serde(default)]
    pub madhala_prefers_missions: bool,
    /// Whether Monsters reroll misses.
    #[serde(default)]
    pub monsters_reroll_misses: bool,
    /// Whether Tutorial is forbidden.
    #[serde(default)]
    pub no_tutorial: bool,
    /// What a Trainee has done.
    pub trainee: Feat,
    /// What a Veteran has done.
    pub veteran: Feat,
    /// What a Hero has done.
    pub hero: Feat,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// The name of a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioId {
    /// 1 Business as usual.
    BusinessAsUsual,
    /// 2 Money is king.
    MoneyIsKing,
    /// 3 Blitz.
    Blitz,
    /// 4 No armor.
    NoArmor,
    /// 5 Fully loaded.
    FullyLoaded,
    /// 6 Under attack.
    UnderAttack,
    /// 7 Diversify.
    Diversify,
    /// 8 Tricky.
    Tricky,
    /// 9 Missionary.
    Missionary,
    /// 10 Doom.
    Doom,
}

/// What a rank asks for; all of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Feat {
    /// Victory Points.
    pub points: u8,
    /// Gold.
    pub gold: u8,
    /// Missions completed.
    pub missions: u8,
    /// Whether the stores are full and every type and Affinity is there (M38.5).
    pub fully_loaded: bool,
    /// Mercenaries by Affinity, most first (M38.7).
    pub affinities: [u8; 4],
}

/// The Citadel: `citadel.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Citadel {
    /// What was consulted.
    pub source: SourceNote,
    /// The Hunter's Lodge.
    pub lodge: Lodge,
    /// The Alchemist.
    pub alchemist: Alchemist,
    /// The Tavern.
    pub tavern: Tavern,
    /// The Armory.
    pub armory: Armory,
    /// The Pawn Shop.
    pub pawn_shop: PawnShop,
    /// The Bazaar.
    pub bazaar: Bazaar,
    /// The Mine.
    pub mine: Mine,
    /// The Paths of the Entrance, from above.
    pub entrance_path: [EntrancePath; 2],
}

/// `glory.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GloryFile {
    /// What was consulted.
    pub source: SourceNote,
    /// The bands, from the lowest.
    pub band: [Band; 3],
    /// The Affinity points, from the fewest icons.
    pub affinity: [AffinityStep; 5],
}

/// `rounds.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RoundsFile {
    /// What was consulted.
    pub source: SourceNote,
    /// The tracks.
    pub track: [Track; 3],
    /// Glory for heroic deaths.
    pub heroic_death: HeroicDeath,
}

/// `scenarios.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenariosFile {
    /// What was consulted.
    pub source: SourceNote,
    /// The scenarios, by number.
    pub scenario: [Scenario; 10],
}

/// `constants.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Constants {
    /// What was consulted.
    pub source: SourceNote,
    /// What a clan starts with.
    pub start: Start,
    /// Limits of a play area.
    pub limits: Limits,
    /// Offers.
    pub offers: Offers,
    /// A Land Path.
    pub land_path: LandPath,
    /// Numbers of battle.
    pub battle: BattleNumbers,
    /// Prices and payments.
    pub gold: GoldNumbers,
    /// The length of the game.
    pub game: GameNumbers,
    /// What the Queen grants.
    pub queens_grant: QueensGrant,
    /// When More Monster Action draws.
    pub more_monster_action: MoreMonsterAction,
    /// What the box holds.
    pub supply: Supply,
}
