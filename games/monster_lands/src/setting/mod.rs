//! What is shared and never changes during a game: the cards, tokens, tiles and numbers of the box, and the options.

mod lookup;
mod tables;
pub mod numbers;
pub(crate) mod read;
pub mod records;

pub use crate::options::{Chosen, Difficulty};
pub use numbers::{
    Alchemist, Armory, Band, BattleNumbers, Bazaar, Citadel, Constants, EntrancePath, Feat,
    GameNumbers, GoldNumbers, LandPath, Limits, Lodge, Mine, MoreMonsterAction, Offers, PawnShop,
    QueensGrant, Scenario, ScenarioId, Start, Supply, Tavern,
};
pub use records::{
    Benefit, CaptureReward, Contract, DiceMission, Discard, EliminationReward, EquipmentCard, Gain,
    Gift, HeaderPath, LandCard, Level, LootEffect, LootToken, MercenaryCard, MonsterCard,
    NoviceCard, Only, PanicToken, Power, Purpose, Resource, Reward, Role, Talent, TrapEffect,
    TrapToken,
};

use crate::terms::{
    Building, Card, Colours, Equipment, Header, Land, Loot, Mercenary, Mission, Monster, Panic,
    Side, Token, Trap, TrapType,
};

/// What is shared and never changes during a game.
#[derive(Debug)]
pub struct Setting {
    /// The options of the table.
    pub chosen: Chosen,
    /// The solo scenario (M38).
    pub scenario: Option<Scenario>,
    /// The numbers of the rulebook.
    pub numbers: Constants,
    /// The Novice.
    pub novice: NoviceCard,
    /// The buildings of the Citadel and its Entrance.
    pub citadel: Citadel,
    /// The Glory bands, from the lowest.
    pub bands: [Band; 3],
    /// Affinity points by icons; more icons count like the last.
    pub affinity_points: [u8; 7],
    /// Extra attack dice by round, of the track that lies on the board.
    pub round_dice: [u8; 6],
    /// Glory for a heroic death on a Land Path, from the left.
    pub heroic_death: [u8; 4],
    mercenaries: [MercenaryCard; Mercenary::ALL.len()],
    monsters: [MonsterCard; Monster::ALL.len()],
    lands: [LandCard; Land::ALL.len()],
    equipment: [EquipmentCard; Equipment::ALL.len()],
    traps: [TrapToken; Trap::ALL.len()],
    loot: [LootToken; Loot::ALL.len()],
    dice_missions: [DiceMission; Mission::COUNT],
    contracts: [Contract; Mission::COUNT],
    headers: [[HeaderPath; 4]; Header::ALL.len()],
    equipment_of: [Equipment; Card::COUNT],
    trap_of: [Trap; Token::COUNT],
    panic_of: [Building; Panic::COUNT],
    lookup: lookup::Lookup,
}

impl Setting {
    /// A Mercenary's card.
    #[inline]
    pub const fn mercenary(&self, mercenary: Mercenary) -> &MercenaryCard {
        &self.mercenaries[mercenary.index()]
    }

    /// A Monster's card.
    #[inline]
    pub const fn monster(&self, monster: Monster) -> &MonsterCard {
        &self.monsters[monster.index()]
    }

    /// A Land's card.
    #[inline]
    pub const fn land(&self, land: Land) -> &LandCard {
        &self.lands[land.index()]
    }

    /// The card of a kind of Equipment.
    #[inline]
    pub const fn equipment(&self, equipment: Equipment) -> &EquipmentCard {
        &self.equipment[equipment.index()]
    }

    /// The kind of an Equipment card.
    #[inline]
    pub fn kind_of(&self, card: Card) -> Equipment {
        self.equipment_of[card.index()]
    }

    /// A kind of Trap.
    #[inline]
    pub const fn trap(&self, trap: Trap) -> &TrapToken {
        &self.traps[trap.index()]
    }

    /// The kind of a Trap token.
    #[inline]
    pub fn trap_of(&self, token: Token) -> Trap {
        self.trap_of[token.index()]
    }

    /// A Loot token.
    #[inline]
    pub const fn loot(&self, loot: Loot) -> &LootToken {
        &self.loot[loot.index()]
    }

    /// Side A of a Mission tile.
    #[inline]
    pub fn dice_mission(&self, mission: Mission) -> &DiceMission {
        &self.dice_missions[mission.index()]
    }

    /// Side B of a Mission tile.
    #[inline]
    pub fn contract(&self, mission: Mission) -> &Contract {
        &self.contracts[mission.index()]
    }

    /// The dice a Mission asks for: how many, of which colours.
    pub fn mission_dice(&self, mission: Mission, side: Side) -> (u8, Colours) {
        let (dice, contract) = (self.dice_mission(mission), self.contract(mission));
        match side {
            Side::A => (dice.dice, dice.colours),
            Side::B => (contract.dice, contract.colours),
        }
    }

    /// A Path of a Path Header.
    #[inline]
    pub const fn header_path(&self, header: Header, path: usize) -> &HeaderPath {
        &self.headers[header.index()][path]
    }

    /// How many Equipment cards the kinds add up to (M1.1).
    pub(crate) fn equipment_cards(&self) -> usize {
        self.equipment.iter().map(|row| usize::from(row.copies)).sum()
    }

    /// How many tokens the kinds of a type add up to (M1.4).
    pub(crate) fn trap_copies(&self, wanted: TrapType) -> usize {
        let rows = self.traps.iter().filter(|row| row.r#type == wanted);
        rows.map(|row| usize::from(row.copies)).sum()
    }

    /// The building a Panic token names.
    pub const fn panic_building(&self, token: Panic) -> Building {
        self.panic_of[token.index()]
    }

    /// The Glory band of a clan's Glory.
    pub fn band(&self, glory: u8) -> &Band {
        let lowest = &self.bands[0];
        self.bands.iter().rev().find(|band| glory >= band.from).unwrap_or(lowest)
    }

    /// Whether one plays alone.
    pub const fn is_solo(&self) -> bool {
        self.chosen.seats == 1
    }

    /// Whether tokens are revealed one by one in a Clash: with the Trick module, or in the scenario Tricky.
    pub fn has_clash(&self) -> bool {
        self.chosen.tricks || self.scenario.is_some_and(|scenario| scenario.madhala_tricks > 0)
    }

    /// Whether Defence is void (M38.4).
    pub fn has_no_defence(&self) -> bool {
        self.scenario.is_some_and(|scenario| scenario.no_defence)
    }

    /// The Talent of a Mercenary or the ability of Equipment as the options read it (D38, D39).
    pub fn ability(&self, equipment: Equipment) -> Talent {
        let mut ability = self.equipment(equipment).ability;
        if let Talent::Reroll { times, .. } = &mut ability {
            if equipment == Equipment::Krakhen {
                *times = (*times).min(self.chosen.krakhen_rerolls);
            } else if equipment == Equipment::Tergeo {
                *times = (*times).min(self.chosen.tergeo_rerolls);
            }
        }
        ability
    }
}
