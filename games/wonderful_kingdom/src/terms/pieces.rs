//! Resources, the pieces that stand for them, and the spaces they fill.

use super::Bonus;

kernel::words! {
    /// A basic resource, in the order of production (K5.1).
    pub enum Resource {
        Materials, Population, Gold, Exploration,
    }

    /// A piece that is placed on cards.
    pub enum Piece {
        Materials, Population, Gold, Exploration,
        Krystallium, Soldier,
    }

    /// What a space asks for.
    pub enum Space {
        Materials, Population, Gold, Exploration,
        Krystallium, Soldier,
        /// A cube of any resource.
        Any,
    }

    /// The type of a Development.
    pub enum Type {
        Structure, Company, Monument, Discovery,
    }

    /// What a solo score earns (K9.8).
    pub enum Medal { None, Bronze, Silver, Gold }
}

/// Cubes, the spaces for them and the bonuses that give them stand in the order of the resources.
impl Resource {
    /// The cube of the resource.
    pub const fn piece(self) -> Piece {
        Piece::ALL[self.index()]
    }

    /// The bonus of a location that gives a cube of the resource.
    pub const fn bonus(self) -> Bonus {
        Bonus::ALL[self.index()]
    }

    /// The space for the resource.
    pub const fn space(self) -> Space {
        self.piece().space()
    }
}

/// Pieces and the spaces that ask for them stand in the same order, cubes first.
impl Piece {
    /// The space that asks for this piece itself.
    pub const fn space(self) -> Space {
        Space::ALL[self.index()]
    }

    /// The resource of a cube.
    pub const fn resource(self) -> Option<Resource> {
        if self.index() < Resource::ALL.len() { Some(Resource::ALL[self.index()]) } else { None }
    }
}

impl Space {
    /// The spaces a Krystallium may fill in place of a cube.
    pub const BASIC: [Self; 5] =
        [Self::Materials, Self::Population, Self::Gold, Self::Exploration, Self::Any];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cube_its_space_and_its_bonus_are_named_after_their_resource() {
        for of in Resource::ALL {
            let words = [of.piece().word(), of.space().word(), of.bonus().word()];
            assert_eq!(words, [of.word(); 3]);
            assert_eq!(of.piece().resource(), Some(of));
        }
        for piece in Piece::ALL {
            assert_eq!(piece.space().word(), piece.word());
        }
    }
}
