//! Facts: what happened, for the log, the animation and the stories.

use crate::adventure;
use crate::terms::{
    Affinity, Building, Colour, Dice, Die, Equipment, Face, Header, Land, Load, Loot, Mercenary,
    Mission, Monster, Path, Place, Side, Trap,
};
use kernel::Seat;

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// A solo scenario is played.
    Scenario(u8),
    /// A seat is first player.
    FirstPlayer(Seat),
    /// A seat plays the clan of an Affinity.
    Clan(Seat, Affinity),
    /// A Mercenary is turned up in the Tavern.
    MercenaryArrives(Mercenary),
    /// A Mercenary is put aside, too renowned for the first offer.
    MercenarySetAside(Mercenary),
    /// A Trap is turned up in the Lodge.
    TrapArrives(Trap),
    /// Equipment is turned up in the Bazaar.
    EquipmentArrives(Equipment),
    /// A Monster comes to a place.
    MonsterArrives(Monster, Place),
    /// A Land is turned up with its Path Header.
    LandArrives(Land, Side, Header),
    /// A Mission tile is drawn.
    MissionArrives(Mission, Side),
    /// Loot is turned up.
    LootArrives(Loot),
    /// A round begins.
    Round(u8),
    /// A clan that lost everyone takes a Novice as Leader and has so much Gold.
    NewBeginning(Seat, u16),
    /// A Dice Pool is taken.
    DicePool(Seat, Dice),
    /// A Persuasion die is rolled.
    Rolled(Seat, Face),
    /// Dice are gained.
    GainsDice(Seat, Colour, u8),
    /// The Queen grants a die.
    GrantedDie(Seat, Colour),
    /// It is a seat's turn.
    Turn(Seat),
    /// A seat passes.
    Passes(Seat),
    /// A die without any use is given back.
    DieWasted(Seat, Die),
    /// A die is placed in a building.
    Places(Seat, Building, Die),
    /// Strength dice are placed together in the Mine.
    Digs(Seat, u8),
    /// Gold is gained.
    GainsGold(Seat, u8),
    /// Gold is paid.
    Pays(Seat, u16),
    /// A Trap is bought; only its owner sees which.
    BuysTrap(Seat, Trap),
    /// Traps are bought; others see how many.
    BuysTraps(Seat, u8),
    /// A Trap beyond the limit is discarded, face up.
    DiscardsTrap(Seat, Trap),
    /// Potions are gained.
    GainsPotions(Seat, u8),
    /// Venoms are gained.
    GainsVenoms(Seat, u8),
    /// Defence tokens are gained.
    GainsDefence(Seat, u8),
    /// Potions beyond the limit are not taken.
    NoRoomForPotions(Seat, u8),
    /// Venoms beyond the limit are not taken.
    NoRoomForVenoms(Seat, u8),
    /// Defence tokens beyond the limit are not taken.
    NoRoomForDefence(Seat, u8),
    /// Glory is gained.
    GainsGlory(Seat, u8),
    /// A Round of Beer clears the Tavern.
    Beer(Seat),
    /// A Mercenary joins a clan.
    Hires(Seat, Mercenary),
    /// A Novice joins a clan.
    HiresNovice(Seat),
    /// Equipment is put under a Mercenary.
    Equips(Seat, Equipment, Mercenary),
    /// Equipment is discarded.
    DiscardsEquipment(Seat, Equipment),
    /// A Mercenary is sent out with what it takes along.
    Sends(Seat, Mercenary, Path, Load),
    /// A Land's Action is used.
    Works(Seat, Land),
    /// Loot is taken from the offer.
    TakesLoot(Seat, Loot),
    /// Loot is used.
    UsesLoot(Seat, Loot),
    /// A Talent is used.
    UsesTalent(Seat, Mercenary),
    /// The ability of Equipment is used.
    UsesAbility(Seat, Equipment),
    /// A die is converted.
    Converts(Seat, Die, Colour),
    /// A Trophy is sold for so much Gold.
    SellsTrophy(Seat, Monster, u8),
    /// A Mercenary is healed.
    Heals(Seat, Mercenary),
    /// A Land is settled.
    Settles(Seat, Land, Mercenary),
    /// A Land has lost its settler.
    Unsettled(Seat, Land),
    /// A Mercenary comes home with Gold, Potions and Venoms.
    ComesHome(Seat, Mercenary, u8, u8, u8),
    /// A Monster storms the Entrance.
    AtTheEntrance(Monster),
    /// A Monster is driven off by a stronger one.
    DrivenOff(Monster),
    /// Panic shuts a building.
    Panic(Building),
    /// A clan has a new Leader.
    Promoted(Seat, Mercenary),
    /// A Novice leads a clan.
    NovicePromoted(Seat),
    /// Wages are paid in full.
    PaysWages(Seat, u16),
    /// Wages cannot be paid in full; all Gold is paid.
    CannotPayWages(Seat, u16, u16),
    /// A Mercenary deserts.
    Deserts(Seat, Mercenary),
    /// A Novice deserts.
    NoviceDeserts(Seat),
    /// A clan has reached the Glory that ends the game.
    GloryReached(Seat, u8),
    /// The last round is over.
    LastRound,
    /// The points of a clan: Glory, Reputation, Trophies, Affinities.
    Score(Seat, u8, u8, u8, u8),
    /// Madhala rolls her two dice.
    MadhalaRolls(Face, Face),
    /// There is no room where her dice send Madhala.
    MadhalaRollsAgain,
    /// Madhala places a die in a building.
    MadhalaPlaces(Building, Die),
    /// Madhala takes a Trap.
    MadhalaTakesTrap(Trap),
    /// Madhala takes a Mercenary.
    MadhalaTakesMercenary(Mercenary),
    /// Madhala takes Equipment.
    MadhalaTakesEquipment(Equipment),
    /// Madhala takes a Path.
    MadhalaOn(Path),
    /// Something of the Adventure Phase.
    Adventure(adventure::Fact),
}
