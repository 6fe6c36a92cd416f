//! What faction boards name: leaders, decree columns, characters, relationships.

kernel::words! {
    /// A leader of the Eyrie (7.8).
    pub enum Leader {
        /// The Builder.
        Builder = "builder",
        /// The Charismatic.
        Charismatic = "charismatic",
        /// The Commander.
        Commander = "commander",
        /// The Despot.
        Despot = "despot",
    }
}

kernel::words! {
    /// A column of the Decree, from left to right (7.5.2).
    pub enum Column {
        /// Recruit.
        Recruit = "recruit",
        /// Move.
        Move = "move",
        /// Battle.
        Battle = "battle",
        /// Build.
        Build = "build",
    }
}

kernel::words! {
    /// A character of the Vagabond (D).
    pub enum Character {
        /// The Thief.
        Thief = "thief",
        /// The Tinker.
        Tinker = "tinker",
        /// The Ranger.
        Ranger = "ranger",
        /// The Vagrant.
        Vagrant = "vagrant",
        /// The Arbiter.
        Arbiter = "arbiter",
        /// The Scoundrel.
        Scoundrel = "scoundrel",
        /// The Adventurer.
        Adventurer = "adventurer",
        /// The Ronin.
        Ronin = "ronin",
        /// The Harrier.
        Harrier = "harrier",
    }
}

kernel::words! {
    /// How a faction stands with a Vagabond (9.2.9).
    pub enum Relationship {
        /// It attacks on sight.
        Hostile = "hostile",
        /// It does not care.
        Indifferent = "indifferent",
        /// It knows him.
        Amiable = "amiable",
        /// It likes him.
        Friendly = "friendly",
        /// It trusts him.
        Allied = "allied",
    }
}
