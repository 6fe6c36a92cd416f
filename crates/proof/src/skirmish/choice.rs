//! Answers and their notation.

use super::Setting;
use kernel::Seat;

kernel::words! {
    /// What a card is.
    pub enum Kind {
        /// A light weapon.
        Sword,
        /// A long weapon.
        Pike,
        /// A heavy weapon.
        Axe,
        /// No weapon: it is laid against a march, or against an ambush.
        Ambush,
    }
}

impl Kind {
    /// The weapons.
    pub const WEAPONS: [Self; 3] = [Self::Sword, Self::Pike, Self::Axe];
}

kernel::said!(Kind = "card");
kernel::written!(Kind);

kernel::choices! {
    /// An answer.
    pub enum Choice {
        /// This card for another.
        Swap(card: Kind) = "swap {card}" => "choice-swap",
        /// Keep all cards.
        Stand = "stand" => "choice-stand",
        /// A soldier, for a coin.
        Train = "train" => "choice-train",
        /// To march with.
        Arm(card: Kind) = "arm {card}" => "choice-arm",
        /// No more deeds.
        Rest = "rest" => "choice-rest",
        /// Against this seat.
        At(who: Seat) = "at {who}" => "choice-at",
        Ambush = "ambush" => "choice-ambush",
        /// Lay none.
        Hold = "hold" => "choice-hold",
        /// A card too many.
        Drop(card: Kind) = "drop {card}" => "choice-drop",
    }

    fn message(setting: &Setting) -> Message;
}
