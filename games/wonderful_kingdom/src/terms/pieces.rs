//! Resources, the pieces that stand for them, and the spaces they fill.

kernel::words! {
    /// A basic resource, in the order of production (K5.1).
    pub enum Resource {
        /// Materials.
        Materials = "materials",
        /// Population.
        Population = "population",
        /// Gold.
        Gold = "gold",
        /// Exploration.
        Exploration = "exploration",
    }
}

kernel::words! {
    /// A piece that is placed on cards.
    pub enum Piece {
        /// A cube of Materials.
        Materials = "materials",
        /// A cube of Population.
        Population = "population",
        /// A cube of Gold.
        Gold = "gold",
        /// A cube of Exploration.
        Exploration = "exploration",
        /// A Krystallium.
        Krystallium = "krystallium",
        /// A Soldier.
        Soldier = "soldier",
    }
}

kernel::words! {
    /// What a space asks for.
    pub enum Space {
        /// A cube of Materials.
        Materials = "materials",
        /// A cube of Population.
        Population = "population",
        /// A cube of Gold.
        Gold = "gold",
        /// A cube of Exploration.
        Exploration = "exploration",
        /// A Krystallium.
        Krystallium = "krystallium",
        /// A Soldier.
        Soldier = "soldier",
        /// A cube of any resource.
        Any = "any",
    }
}

kernel::words! {
    /// The type of a Development.
    pub enum Type {
        /// Structure.
        Structure = "structure",
        /// Company.
        Company = "company",
        /// Monument.
        Monument = "monument",
        /// Discovery.
        Discovery = "discovery",
    }
}

kernel::words! {
    /// What a solo score earns (K9.8).
    pub enum Medal {
        /// No medal.
        None = "none",
        /// Bronze.
        Bronze = "bronze",
        /// Silver.
        Silver = "silver",
        /// Gold.
        Gold = "gold",
    }
}

impl Resource {
    /// The cube of the resource.
    pub const fn piece(self) -> Piece {
        match self {
            Self::Materials => Piece::Materials,
            Self::Population => Piece::Population,
            Self::Gold => Piece::Gold,
            Self::Exploration => Piece::Exploration,
        }
    }

    /// The space for the resource.
    pub const fn space(self) -> Space {
        match self {
            Self::Materials => Space::Materials,
            Self::Population => Space::Population,
            Self::Gold => Space::Gold,
            Self::Exploration => Space::Exploration,
        }
    }
}

impl Piece {
    /// The space that asks for this piece itself.
    pub const fn space(self) -> Space {
        match self {
            Self::Materials => Space::Materials,
            Self::Population => Space::Population,
            Self::Gold => Space::Gold,
            Self::Exploration => Space::Exploration,
            Self::Krystallium => Space::Krystallium,
            Self::Soldier => Space::Soldier,
        }
    }

    /// The resource of a cube.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Materials => Some(Resource::Materials),
            Self::Population => Some(Resource::Population),
            Self::Gold => Some(Resource::Gold),
            Self::Exploration => Some(Resource::Exploration),
            Self::Krystallium | Self::Soldier => None,
        }
    }
}

impl Space {
    /// The spaces a Krystallium may fill in place of a cube.
    pub const BASIC: [Self; 5] =
        [Self::Materials, Self::Population, Self::Gold, Self::Exploration, Self::Any];
}
