//! Facts: what happened, for the log, the animation and the stories.

use crate::spoken::{mission as side_of, some};
use crate::terms::{
    Affinity, Building, Colour, Dice, Die, Equipment, Face, Header, Land, Load, Loot, Mercenary,
    Mission, Monster, Path, Place, Side, Store, Trap,
};
use crate::{Setting, adventure};
use kernel::{Message, Seat};

kernel::speech! {
    /// What happened.
    pub enum Fact {
        Scenario(number: u8) => "fact-scenario" (number, law: Message::new(format!("law-m38-{number}"))),
        FirstPlayer(who: Seat) => "fact-first-player",
        Clan(who: Seat, affinity: Affinity) => "fact-clan",
        MercenaryArrives(mercenary: Mercenary) => "fact-mercenary-arrives",
        /// A Mercenary is put aside, too renowned for the first offer.
        MercenarySetAside(mercenary: Mercenary) => "fact-mercenary-set-aside",
        TrapArrives(trap: Trap) => "fact-trap-arrives",
        EquipmentArrives(equipment: Equipment) => "fact-equipment-arrives",
        MonsterArrives(monster: Monster, place: Place) => "fact-monster-arrives",
        LandArrives(land: Land, side: Side, header: Header) =>
            "fact-land-arrives" (land, place: Place::Land(side), header),
        MissionArrives(mission: Mission, side: Side) => "fact-mission-arrives" (mission: side_of(mission, side)),
        LootArrives(loot: Loot) => "fact-loot-arrives",
        Round(round: u8) => "fact-round",
        /// A clan that lost everyone takes a Novice as Leader and has this much Gold.
        NewBeginning(who: Seat, gold: u16) => "fact-new-beginning",
        DicePool(who: Seat, dice: Dice) => "fact-dice-pool",
        /// A Persuasion die is rolled.
        Rolled(who: Seat, face: Face) => "fact-rolled",
        GainsDice(who: Seat, colour: Colour, count: u8) => "fact-gains-dice" (who, count, colour),
        /// The Queen grants a die.
        GrantedDie(who: Seat, colour: Colour) => "fact-granted-die",
        Turn(who: Seat) => "fact-turn",
        Passes(who: Seat) => "fact-passes",
        /// A die without any use is given back.
        DieWasted(who: Seat, die: Die) => "fact-die-wasted",
        Places(who: Seat, building: Building, die: Die) => "fact-places" (who, die, building),
        /// Strength dice are placed together in the Mine.
        Digs(who: Seat, count: u8) => "fact-digs",
        GainsGold(who: Seat, count: u8) => "fact-gains-gold",
        Pays(who: Seat, count: u16) => "fact-pays",
        /// A Trap is bought; only its owner sees which.
        BuysTrap(who: Seat, trap: Trap) => "fact-buys-trap",
        /// Traps are bought; others see how many.
        BuysTraps(who: Seat, count: u8) => "fact-buys-traps",
        /// A Trap beyond the limit is discarded, face up.
        DiscardsTrap(who: Seat, trap: Trap) => "fact-discards-trap",
        Gains(who: Seat, what: Store, count: u8) => "fact-gains-{what}" (who, count),
        /// Tokens beyond the limit are not taken.
        NoRoomFor(who: Seat, what: Store, count: u8) => "fact-no-room-{what}" (who, count),
        GainsGlory(who: Seat, count: u8) => "fact-gains-glory",
        Beer(who: Seat) => "fact-beer",
        Hires(who: Seat, mercenary: Mercenary) => "fact-hires",
        HiresNovice(who: Seat) => "fact-hires-novice",
        Equips(who: Seat, equipment: Equipment, mercenary: Mercenary) => "fact-equips" (who, mercenary, equipment),
        DiscardsEquipment(who: Seat, equipment: Equipment) => "fact-discards-equipment",
        Sends(who: Seat, mercenary: Mercenary, path: Path, load: Load) => "fact-sends",
        /// A Land's Action is used.
        Works(who: Seat, land: Land) => "fact-works",
        TakesLoot(who: Seat, loot: Loot) => "fact-takes-loot",
        UsesLoot(who: Seat, loot: Loot) => "fact-uses-loot",
        UsesTalent(who: Seat, mercenary: Mercenary) => "fact-uses-talent",
        UsesAbility(who: Seat, equipment: Equipment) => "fact-uses-ability",
        Converts(who: Seat, die: Die, colour: Colour) => "fact-converts",
        /// A Trophy is sold for this much Gold.
        SellsTrophy(who: Seat, monster: Monster, count: u8) => "fact-sells-trophy" (who, count, monster),
        Heals(who: Seat, mercenary: Mercenary) => "fact-heals",
        Settles(who: Seat, land: Land, mercenary: Mercenary) => "fact-settles" (who, mercenary, land),
        Unsettled(who: Seat, land: Land) => "fact-unsettled",
        ComesHome(who: Seat, mercenary: Mercenary) => "fact-comes-home",
        /// A Mercenary comes home with Gold, Potions and Venoms.
        BringsHome(who: Seat, mercenary: Mercenary, gold: u8, potions: u8, venoms: u8) => "fact-brings-home" (
            who,
            mercenary,
            brought: some(&[("coin", gold), ("resource-potion", potions), ("resource-venom", venoms)]),
        ),
        AtTheEntrance(monster: Monster) => "fact-at-the-entrance",
        /// A Monster is driven off by a stronger one.
        DrivenOff(monster: Monster) => "fact-driven-off",
        Panic(building: Building) => "fact-panic",
        /// A clan has a new Leader.
        Promoted(who: Seat, mercenary: Mercenary) => "fact-promoted",
        NovicePromoted(who: Seat) => "fact-novice-promoted",
        PaysWages(who: Seat, count: u16) => "fact-pays-wages",
        CannotPayWages(who: Seat, count: u16, paid: u16) => "fact-cannot-pay-wages",
        Deserts(who: Seat, mercenary: Mercenary) => "fact-deserts",
        NoviceDeserts(who: Seat) => "fact-novice-deserts",
        /// A clan has the Glory that ends the game.
        GloryReached(who: Seat, count: u8) => "fact-glory-reached",
        LastRound => "fact-last-round",
        Score(who: Seat, glory: u8, reputation: u8, trophies: u8, affinities: u8) => "fact-score" (
            who,
            total: [glory, reputation, trophies, affinities].map(u16::from).iter().sum::<u16>(),
            glory,
            reputation,
            trophies,
            affinities,
        ),
        MadhalaRolls(red: Face, yellow: Face) => "fact-madhala-rolls",
        /// There is no room where her dice send Madhala.
        MadhalaRollsAgain => "fact-madhala-rolls-again",
        MadhalaPlaces(building: Building, die: Die) => "fact-madhala-places" (die, building),
        MadhalaTakesTrap(trap: Trap) => "fact-madhala-takes-trap",
        MadhalaTakesMercenary(what: Mercenary) => "fact-madhala-takes",
        MadhalaTakesEquipment(what: Equipment) => "fact-madhala-takes",
        MadhalaOn(path: Path) => "fact-madhala-on",
    } of chapters {
        Adventure(adventure::Fact),
    }

    fn message(setting: &Setting) -> Message;
}
