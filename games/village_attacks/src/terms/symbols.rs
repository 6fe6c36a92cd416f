//! Dice symbols, Types and roles.

kernel::words! {
    /// A useful result of a die (V3.8).
    pub enum Symbol in u8 {
        /// Melee.
        Melee = "melee",
        /// Ranged.
        Ranged = "ranged",
        /// Magic.
        Magic = "magic",
        /// Defence.
        Defence = "defence",
        /// Vengeance.
        Vengeance = "vengeance",
    }
}

kernel::words! {
    /// A face of a normal die.
    pub enum Face {
        /// Melee.
        Melee = "melee",
        /// Ranged.
        Ranged = "ranged",
        /// Magic.
        Magic = "magic",
        /// Defence.
        Defence = "defence",
        /// Vengeance.
        Vengeance = "vengeance",
        /// A torch.
        Torch = "torch",
    }
}

kernel::words! {
    /// A face of the Day die or the Night die (V28.2).
    pub enum SpecialFace {
        /// Melee.
        Melee = "melee",
        /// Ranged.
        Ranged = "ranged",
        /// Magic.
        Magic = "magic",
        /// Defence.
        Defence = "defence",
        /// Vengeance.
        Vengeance = "vengeance",
        /// A torch.
        Torch = "torch",
        /// Nothing.
        Blank = "blank",
        /// Any one useful symbol.
        Wild = "wild",
    }
}

kernel::words! {
    /// One symbol of a cost (V9.5).
    pub enum CostSymbol {
        /// Melee.
        Melee = "melee",
        /// Ranged.
        Ranged = "ranged",
        /// Magic.
        Magic = "magic",
        /// Defence.
        Defence = "defence",
        /// Vengeance.
        Vengeance = "vengeance",
        /// Any useful result.
        Any = "any",
    }
}

kernel::words! {
    /// The Type of a monster, a Hunter or a Hero.
    pub enum Type in u8 {
        /// Undead.
        Undead = "undead",
        /// Mythic.
        Mythic = "mythic",
        /// Cursed.
        Cursed = "cursed",
        /// Arcane.
        Arcane = "arcane",
        /// Demon.
        Demon = "demon",
    }
}

kernel::words! {
    /// The role of a monster (V2.3).
    pub enum Role {
        /// It holds.
        Guardian = "guardian",
        /// It kills.
        Decimator = "decimator",
        /// It heals and controls.
        Supporter = "supporter",
    }
}

kernel::words! {
    /// A condition on a monster (V22); lying stunned is shown by the figure.
    pub enum Condition {
        /// A Defence slot is lost.
        Sunder = "sunder",
        /// A Reserve slot is lost.
        Silence = "silence",
        /// A Movement slot is lost.
        Slow = "slow",
        /// Damage at the start of each turn.
        Burn = "burn",
    }
}

impl Face {
    /// The useful symbol it shows, if it is no torch.
    pub const fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Melee => Some(Symbol::Melee),
            Self::Ranged => Some(Symbol::Ranged),
            Self::Magic => Some(Symbol::Magic),
            Self::Defence => Some(Symbol::Defence),
            Self::Vengeance => Some(Symbol::Vengeance),
            Self::Torch => None,
        }
    }
}

impl SpecialFace {
    /// The useful symbol it shows, if it shows one.
    pub const fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Melee => Some(Symbol::Melee),
            Self::Ranged => Some(Symbol::Ranged),
            Self::Magic => Some(Symbol::Magic),
            Self::Defence => Some(Symbol::Defence),
            Self::Vengeance => Some(Symbol::Vengeance),
            Self::Torch | Self::Blank | Self::Wild => None,
        }
    }
}

impl CostSymbol {
    /// The symbol that must be paid, unless any will do.
    pub const fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Melee => Some(Symbol::Melee),
            Self::Ranged => Some(Symbol::Ranged),
            Self::Magic => Some(Symbol::Magic),
            Self::Defence => Some(Symbol::Defence),
            Self::Vengeance => Some(Symbol::Vengeance),
            Self::Any => None,
        }
    }
}

impl From<Symbol> for SpecialFace {
    fn from(symbol: Symbol) -> Self {
        match symbol {
            Symbol::Melee => Self::Melee,
            Symbol::Ranged => Self::Ranged,
            Symbol::Magic => Self::Magic,
            Symbol::Defence => Self::Defence,
            Symbol::Vengeance => Self::Vengeance,
        }
    }
}

impl From<Face> for SpecialFace {
    fn from(face: Face) -> Self {
        match face {
            Face::Melee => Self::Melee,
            Face::Ranged => Self::Ranged,
            Face::Magic => Self::Magic,
            Face::Defence => Self::Defence,
            Face::Vengeance => Self::Vengeance,
            Face::Torch => Self::Torch,
        }
    }
}

/// How many results there are of each useful symbol, by [`Symbol::index`].
pub type Results = [u8; Symbol::ALL.len()];
