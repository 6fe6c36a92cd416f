//! Choices: small answers with a notation both ways.

use crate::setup::beer_price;
use crate::spoken::founders;
use crate::terms::{
    Affinity, Building, Colour, Die, Equipment, EquipmentType, Land, Loot, Mercenary, Monster,
    Path, Space, Trap,
};
use crate::{Setting, adventure};

kernel::choices! {
    /// An answer.
    pub enum Choice {
        Clan(affinity: Affinity) = "clan {affinity}" => "choice-clan" (affinity, founders: founders(affinity, setting)),
        /// Deploy in a building.
        Visit(building: Building) = "visit {building}" => "choice-visit",
        /// Assign a Mercenary to the Outside.
        Send(mercenary: Mercenary) = "send {mercenary}" => "choice-send",
        /// Deploy in a settled Land.
        Work(land: Land) = "work {land}" => "choice-work",
        Die(die: Die) = "die {die}" => "choice-die",
        Colour(colour: Colour) = "colour {colour}" => "choice-colour",
        Space(space: Space) = "space {space}" => "choice-space" (space: space.index() + 1),
        Path(path: Path) = "path {path}" => "choice-path",
        Buy(trap: Trap) = "buy {trap}" => "choice-buy" (trap, price: setting.trap(trap).price),
        /// Deploy or discard a Trap.
        Trap(trap: Trap) = "trap {trap}" => "choice-trap",
        Hire(mercenary: Mercenary) = "hire {mercenary}" => "choice-hire" (
            mercenary,
            price: setting.mercenary(mercenary).cost,
            reputation: setting.mercenary(mercenary).reputation,
        ),
        HireNovice = "hire novicius" => "choice-hire-novice" (price: setting.novice.cost),
        Beer = "beer" => "choice-beer" (price: beer_price(setting)),
        Equipment(equipment: Equipment) = "equipment {equipment}" =>
            "choice-equipment" (equipment, price: setting.equipment(equipment).cost),
        /// Give Equipment to a Mercenary.
        Give(mercenary: Mercenary) = "give {mercenary}" => "choice-bearer",
        Rearrange = "rearrange" => "choice-rearrange",
        /// Move Equipment of a type from a Mercenary.
        Move(mercenary: Mercenary, of: EquipmentType) = "move {mercenary} {of}" => "choice-move" (mercenary, type: of),
        Count(count: u8) = "count {count}" => "choice-count",
        /// This many Potions, the rest Venoms.
        Potions(count: u8) = "potions {count}" => "choice-potions",
        Potion = "potion" => "choice-potion",
        Venom = "venom" => "choice-venom",
        Defence = "defence" => "choice-defence",
        Gold = "gold" => "choice-gold",
        /// Convert a die with a Novice.
        Convert(die: Die) = "convert {die}" => "choice-convert",
        Use(loot: Loot) = "use {loot}" => "choice-use",
        /// Take a Loot token.
        Loot(loot: Loot) = "loot {loot}" => "choice-loot",
        /// Sell a Trophy.
        Sell(monster: Monster) = "sell {monster}" => "choice-sell" (
            monster,
            gold: setting.monster(monster).elimination.trophies * setting.numbers.gold.per_trophy,
        ),
        Heal(mercenary: Mercenary) = "heal {mercenary}" => "choice-heal",
        Talent(mercenary: Mercenary) = "talent {mercenary}" => "choice-talent",
        Ability(equipment: Equipment) = "ability {equipment}" => "choice-ability",
        Settle(land: Land, mercenary: Mercenary) = "settle {land} {mercenary}" => "choice-settle",
        /// Make a Mercenary Leader.
        Promote(mercenary: Mercenary) = "promote {mercenary}" => "choice-promote",
        Desert(mercenary: Mercenary) = "desert {mercenary}" => "choice-desert",
        DesertNovice = "desert novicius" => "choice-desert-novice",
        Done = "done" => "choice-done",
        Pass = "pass" => "choice-pass",
    } of chapters {
        Adventure(adventure::Deed),
    }

    fn message(setting: &Setting) -> Message;
}
