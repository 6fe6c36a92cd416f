//! Names on boards: monsters and their capabilities.

kernel::words! {
    /// A monster of the box, by the name on its board.
    pub enum Monster {
        /// Ser Ossian Hallowmere.
        SerOssianHallowmere = "ser-ossian-hallowmere",
        /// Mother Barrow.
        MotherBarrow = "mother-barrow",
        /// Clinker.
        Clinker = "clinker",
        /// Countess Iveta Karsk.
        CountessIvetaKarsk = "countess-iveta-karsk",
        /// Zhar-Khaled.
        ZharKhaled = "zhar-khaled",
        /// Lady Ophis.
        LadyOphis = "lady-ophis",
        /// Archivist Mordath.
        ArchivistMordath = "archivist-mordath",
        /// Wailing Nessa.
        WailingNessa = "wailing-nessa",
        /// Velisse of the Silk Stair.
        VelisseOfTheSilkStair = "velisse-of-the-silk-stair",
        /// Rook Halfmoon.
        RookHalfmoon = "rook-halfmoon",
    }
}

kernel::words! {
    /// A capability, by its name. Six in a row belong to one board, in the order of the monsters.
    pub enum Capability {
        /// Stand and Be Counted.
        StandAndBeCounted = "stand-and-be-counted",
        /// Spine Whip.
        SpineWhip = "spine-whip",
        /// Hooves on the Stair.
        HoovesOnTheStair = "hooves-on-the-stair",
        /// Tossed Head.
        TossedHead = "tossed-head",
        /// Oath of the Threshold.
        OathOfTheThreshold = "oath-of-the-threshold",
        /// Grudge Returned.
        GrudgeReturned = "grudge-returned",
        /// Cold Clutch.
        ColdClutch = "cold-clutch",
        /// Drowned Weight.
        DrownedWeight = "drowned-weight",
        /// Grave Silt.
        GraveSilt = "grave-silt",
        /// Bury the Hurt.
        BuryTheHurt = "bury-the-hurt",
        /// Rise Again.
        RiseAgain = "rise-again",
        /// Tide of Bones.
        TideOfBones = "tide-of-bones",
        /// Slag Skin.
        SlagSkin = "slag-skin",
        /// Furnace Breath.
        FurnaceBreath = "furnace-breath",
        /// Piston Fist.
        PistonFist = "piston-fist",
        /// Barricade.
        Barricade = "barricade",
        /// Overpressure.
        Overpressure = "overpressure",
        /// Stoke.
        Stoke = "stoke",
        /// Red Thirst.
        RedThirst = "red-thirst",
        /// Cloud of Bats.
        CloudOfBats = "cloud-of-bats",
        /// Mesmer.
        Mesmer = "mesmer",
        /// Crimson Waltz.
        CrimsonWaltz = "crimson-waltz",
        /// Mist.
        Mist = "mist",
        /// Blood Price.
        BloodPrice = "blood-price",
        /// Cinder Lash.
        CinderLash = "cinder-lash",
        /// Brand.
        Brand = "brand",
        /// Pyre Ring.
        PyreRing = "pyre-ring",
        /// Heat Haze.
        HeatHaze = "heat-haze",
        /// Bottled Wish.
        BottledWish = "bottled-wish",
        /// Backdraft.
        Backdraft = "backdraft",
        /// Stone Stare.
        StoneStare = "stone-stare",
        /// Shatter.
        Shatter = "shatter",
        /// Serpent Volley.
        SerpentVolley = "serpent-volley",
        /// Sidewind.
        Sidewind = "sidewind",
        /// Venom.
        Venom = "venom",
        /// Scaled Coil.
        ScaledCoil = "scaled-coil",
        /// Bone Thrall.
        BoneThrall = "bone-thrall",
        /// Soul Ledger.
        SoulLedger = "soul-ledger",
        /// Chill of the Stacks.
        ChillOfTheStacks = "chill-of-the-stacks",
        /// Black Syllables.
        BlackSyllables = "black-syllables",
        /// Ward of Ash.
        WardOfAsh = "ward-of-ash",
        /// Phylactery.
        Phylactery = "phylactery",
        /// Keening.
        Keening = "keening",
        /// Dirge.
        Dirge = "dirge",
        /// Passing Through.
        PassingThrough = "passing-through",
        /// Shroud.
        Shroud = "shroud",
        /// Mourner's Mercy.
        MournersMercy = "mourners-mercy",
        /// Death Knell.
        DeathKnell = "death-knell",
        /// Beckon.
        Beckon = "beckon",
        /// Turncoat.
        Turncoat = "turncoat",
        /// Whispered Promise.
        WhisperedPromise = "whispered-promise",
        /// Kiss of Dusk.
        KissOfDusk = "kiss-of-dusk",
        /// Idle Hands.
        IdleHands = "idle-hands",
        /// Infernal Credit.
        InfernalCredit = "infernal-credit",
        /// Call the Pack.
        CallThePack = "call-the-pack",
        /// Rend.
        Rend = "rend",
        /// Howl.
        Howl = "howl",
        /// Loping Charge.
        LopingCharge = "loping-charge",
        /// Thick Pelt.
        ThickPelt = "thick-pelt",
        /// Scent of Blood.
        ScentOfBlood = "scent-of-blood",
    }
}

/// How many capabilities a board has.
pub const CAPABILITIES: usize = 6;

impl Capability {
    /// The capability of a board by its place, from 0.
    #[inline]
    pub const fn of(monster: Monster, place: u8) -> Self {
        Self::ALL[monster.index() * CAPABILITIES + place as usize]
    }

    /// The monster on whose board it is printed.
    pub const fn monster(self) -> Monster {
        Monster::ALL[self.index() / CAPABILITIES]
    }

    /// Its place on that board, from 0.
    pub fn place(self) -> u8 {
        super::small(self.index() % CAPABILITIES)
    }
}
