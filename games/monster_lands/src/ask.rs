//! What is asked, and why a choice is withheld.

use crate::adventure;
use crate::citadel::Bargain;
use crate::terms::{Building, Colours, Equipment, Land, Load, Mercenary, Path};

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Which clan to play.
    Clan,
    /// Which die the Queen grants.
    GrantDie,
    /// What else the Queen grants.
    GrantBoon,
    /// What to do in this turn.
    Turn,
    /// Whether to get a die or pass.
    LastDie,
    /// Which die to give back, for none can be used.
    Waste,
    /// Which die to place in a building.
    DieFor(Building),
    /// Which space of a building.
    SpaceOf(Building),
    /// Which Traps to buy.
    Traps {
        /// The price of what is chosen.
        price: u16,
        /// What comes off the price.
        discount: u8,
    },
    /// Which Trap to discard beyond the limit.
    SurplusTrap,
    /// How many of the tokens are Potions.
    Brew {
        /// How many tokens.
        tokens: u8,
    },
    /// Whom to hire.
    Hire {
        /// What brings the price down.
        bargain: Bargain,
    },
    /// Whom to hire for nothing.
    FreeHire,
    /// How many Defence tokens.
    DefenceTokens {
        /// What brings the price down.
        bargain: Bargain,
    },
    /// Which dice to pawn.
    Pawn,
    /// Which Equipment.
    Equipment {
        /// What brings the price down.
        bargain: Bargain,
    },
    /// Which Equipment for nothing.
    FreeEquipment,
    /// Who gets the Equipment.
    Bearer(Equipment),
    /// Which Equipment to move.
    Move,
    /// Which Path a Mercenary takes.
    PathOf(Mercenary),
    /// Which die for a Mission.
    MissionDie(Path),
    /// What to add on a Path, and what lies there so far.
    Add {
        /// Who goes there.
        mercenary: Mercenary,
        /// Which Path.
        path: Path,
        /// What lies there.
        load: Load,
    },
    /// Which die for a Land.
    LandDie(Land),
    /// Which Loot to take.
    TakeLoot,
    /// Into which colour a die is converted.
    ConvertInto,
    /// Which Persuasion die to convert.
    ConvertWhich,
    /// Potion or Venom.
    PotionOrVenom,
    /// Whether to settle a Land.
    Settle(Land),
    /// What to do at home before wages.
    AtHome,
    /// What to cash in before the points are counted.
    BeforeScoring,
    /// Who becomes Leader.
    Promote,
    /// Who deserts.
    Desert,
    /// Something of the Adventure Phase.
    Adventure(adventure::Question),
}

/// Why a choice is withheld.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// It costs more than the clan has.
    CannotPay {
        /// The least it can cost.
        price: u16,
        /// What the clan has.
        gold: u16,
    },
    /// The Excess Glory is too small.
    NotEnoughGlory {
        /// The Reputation.
        reputation: u8,
        /// The Excess Glory.
        excess: u8,
    },
    /// All spaces are taken.
    Full(Building),
    /// The space is taken.
    SpaceTaken,
    /// Panic shuts the building.
    Panic(Building),
    /// The building is closed in this scenario.
    Closed(Building),
    /// There is no die of these colours.
    NoDie(Colours),
    /// There are too few dice of the colours needed.
    TooFewDice,
    /// Nothing is on offer.
    NothingOnOffer,
    /// No Mercenary is unassigned.
    NobodyAtHome,
    /// The Mercenary is assigned already.
    Assigned(Mercenary),
    /// No Path can be taken with these dice.
    NoPath,
    /// Somebody stands there.
    PathTaken(Path),
    /// No Monster is at the Entrance.
    NoMonster,
    /// Persuasion dice do not fight.
    NoPersuasion,
    /// The Path has no room for more.
    NoRoom,
    /// No more reinforcements may be added.
    NoMoreDice,
    /// One is the most to take along.
    OnlyOne,
    /// No Novice is left in the pile.
    NoNovice,
    /// The clan has no Potion.
    NoPotion,
    /// It was used this round.
    Used,
    /// It was moved in this turn.
    Moved,
    /// Nobody has settled it.
    NotSettled(Land),
    /// Dice remain, so there is no passing.
    DiceRemain,
    /// Beer was bought in this Action.
    BeerBought,
    /// Pieces are added in order; to change the order, take the deployment back.
    TakeBack,
    /// Dice are placed in order, and enough must be left for the other places.
    InOrder,
    /// It works only in the Adventure Phase.
    OnlyOutside,
    /// It works only while the Mercenary is unassigned.
    OnlyAtHome,
    /// Something of the Adventure Phase.
    Adventure(adventure::Why),
}
