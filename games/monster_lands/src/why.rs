//! Why a choice is withheld.

use crate::spoken::one_of;
use crate::terms::{Building, Colours, Land, Mercenary, Path};
use crate::{Setting, adventure};

kernel::speech! {
    /// Why a choice is withheld.
    pub enum Why {
        /// The least it can cost, and what the clan has.
        CannotPay { price: u16, gold: u16 } => "why-cannot-pay",
        /// The Excess Glory is below the Reputation.
        NotEnoughGlory { reputation: u8, excess: u8 } => "why-not-enough-glory",
        Full(building: Building) => "why-full",
        SpaceTaken => "why-space-taken",
        Panic(building: Building) => "why-panic",
        /// The building is closed in this scenario.
        Closed(building: Building) => "why-closed",
        NoDie(colours: Colours) => "why-no-die" (colours: one_of(colours)),
        TooFewDice => "why-too-few-dice",
        NothingOnOffer => "why-nothing-on-offer",
        NobodyAtHome => "why-nobody-at-home",
        Assigned(mercenary: Mercenary) => "why-assigned",
        /// No Path can be taken with these dice.
        NoPath => "why-no-path",
        PathTaken(path: Path) => "why-path-taken",
        NoMonster => "why-no-monster",
        NoPersuasion => "why-no-persuasion",
        NoRoom => "why-no-room",
        /// No more reinforcements may be added.
        NoMoreDice => "why-no-more-dice",
        /// One is the most to take along.
        OnlyOne => "why-only-one",
        NoNovice => "why-no-novice",
        NoPotion => "why-no-potion",
        /// It was used this round.
        Used => "why-used",
        Moved => "why-moved",
        NotSettled(land: Land) => "why-not-settled",
        DiceRemain => "why-dice-remain",
        BeerBought => "why-beer-bought",
        /// Pieces are added in order; to change the order, take the deployment back.
        TakeBack => "why-take-back",
        /// Dice are placed in order, and enough must be left for the other places.
        InOrder => "why-in-order",
        OnlyOutside => "why-only-outside",
        OnlyAtHome => "why-only-at-home",
    } of chapters {
        Adventure(adventure::Why),
    }

    fn message(setting: &Setting) -> Message;
}
