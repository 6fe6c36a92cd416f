//! Dice symbols, Types and roles.

kernel::words! {
    /// A useful result of a die (V3.8).
    pub enum Symbol in u8 {
        Melee, Ranged, Magic, Defence, Vengeance,
    }

    /// A face of a normal die.
    pub enum Face {
        Melee, Ranged, Magic, Defence, Vengeance,
        Torch,
    }

    /// A face of the Day die or the Night die (V28.2).
    pub enum SpecialFace {
        Melee, Ranged, Magic, Defence, Vengeance,
        Torch,
        /// Nothing.
        Blank,
        /// Any one useful symbol.
        Wild,
    }

    /// One symbol of a cost (V9.5).
    pub enum CostSymbol {
        Melee, Ranged, Magic, Defence, Vengeance,
        /// Any useful result.
        Any,
    }

    /// The Type of a monster, a Hunter or a Hero.
    pub enum Type in u8 {
        Undead, Mythic, Cursed, Arcane, Demon,
    }

    /// The role of a monster (V2.3).
    pub enum Role {
        /// It holds.
        Guardian,
        /// It kills.
        Decimator,
        /// It heals and controls.
        Supporter,
    }

    /// A condition on a monster (V22); lying stunned is shown by the figure.
    pub enum Condition {
        /// A Defence slot is lost.
        Sunder,
        /// A Reserve slot is lost.
        Silence,
        /// A Movement slot is lost.
        Slow,
        /// Damage at the start of each turn.
        Burn,
    }
}

/// Faces and symbols of a cost begin with the useful symbols, in their order.
const fn useful(index: usize) -> Option<Symbol> {
    if index < Symbol::ALL.len() { Some(Symbol::ALL[index]) } else { None }
}

impl Face {
    /// The useful symbol it shows, if it is no torch.
    pub const fn symbol(self) -> Option<Symbol> {
        useful(self.index())
    }
}

impl SpecialFace {
    /// The useful symbol it shows, if it shows one.
    pub const fn symbol(self) -> Option<Symbol> {
        useful(self.index())
    }
}

impl CostSymbol {
    /// The symbol that must be paid, unless any will do.
    pub const fn symbol(self) -> Option<Symbol> {
        useful(self.index())
    }
}

impl From<Symbol> for SpecialFace {
    fn from(symbol: Symbol) -> Self {
        Self::ALL[symbol.index()]
    }
}

/// Both begin with the faces of a normal die.
impl From<Face> for SpecialFace {
    fn from(face: Face) -> Self {
        Self::ALL[face.index()]
    }
}

/// How many results there are of each useful symbol, by [`Symbol::index`].
pub type Results = [u8; Symbol::ALL.len()];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_and_costs_are_named_after_their_symbols() {
        let named = |word: &str| word.parse::<Symbol>().ok();
        assert!(Face::ALL.iter().all(|it| it.symbol() == named(it.word())));
        assert!(SpecialFace::ALL.iter().all(|it| it.symbol() == named(it.word())));
        assert!(CostSymbol::ALL.iter().all(|it| it.symbol() == named(it.word())));
        assert!(Face::ALL.iter().all(|&it| SpecialFace::from(it).word() == it.word()));
        assert!(Symbol::ALL.iter().all(|&it| SpecialFace::from(it).word() == it.word()));
    }
}
