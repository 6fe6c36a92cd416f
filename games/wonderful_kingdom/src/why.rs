//! Why a choice is withheld.

use crate::setting::Setting;
use crate::terms::CardName;

kernel::speech! {
    /// Why a choice is withheld.
    pub enum Why {
        NoTrap => "why-no-trap",
        OnlyRecycled(card: CardName) => "why-only-recycled",
        /// A Calamity went to the Duchy and stays there.
        Calamity(card: CardName) => "why-calamity",
        /// A Menace is neither recycled nor scrapped.
        Menace(card: CardName) => "why-menace",
        SelectedCardsLeft => "why-selected-cards-left",
        CubesLeft => "why-cubes-left",
        Frozen(card: CardName) => "why-frozen",
        /// Soldiers are sent against Menaces only in Combat.
        OnlyInCombat(card: CardName) => "why-only-in-combat",
        /// A Krystallium never stands for a Soldier.
        NeverASoldier => "why-never-a-soldier",
        NotPaid(card: CardName) => "why-not-paid",
        UsedUp(card: CardName) => "why-used-up",
        NoSpy => "why-no-spy",
        KnownCard => "why-known-card",
        TwoCards => "why-two-cards",
        TooFewSoldiers(count: u8) => "why-too-few-soldiers",
        NoReserve => "why-no-reserve",
        EnemyCastle => "why-enemy-castle",
        NoArmyNear => "why-no-army-near",
        NotOutnumbered(enemies: u8) => "why-not-outnumbered",
    }

    fn message(setting: &Setting) -> Message;
}
