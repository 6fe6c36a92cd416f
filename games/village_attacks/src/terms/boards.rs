//! Names on boards: monsters and their capabilities.

kernel::words! {
    /// A monster of the box, by the name on its board.
    pub enum Monster {
        SerOssianHallowmere = "ser-ossian-hallowmere", MotherBarrow = "mother-barrow", Clinker = "clinker",
        CountessIvetaKarsk = "countess-iveta-karsk", ZharKhaled = "zhar-khaled", LadyOphis = "lady-ophis",
        ArchivistMordath = "archivist-mordath", WailingNessa = "wailing-nessa",
        VelisseOfTheSilkStair = "velisse-of-the-silk-stair", RookHalfmoon = "rook-halfmoon",
    }

    /// A capability, by its name. Six in a row belong to one board, in the order of the monsters.
    pub enum Capability {
        StandAndBeCounted = "stand-and-be-counted", SpineWhip = "spine-whip",
        HoovesOnTheStair = "hooves-on-the-stair", TossedHead = "tossed-head",
        OathOfTheThreshold = "oath-of-the-threshold", GrudgeReturned = "grudge-returned",
        ColdClutch = "cold-clutch", DrownedWeight = "drowned-weight", GraveSilt = "grave-silt",
        BuryTheHurt = "bury-the-hurt", RiseAgain = "rise-again", TideOfBones = "tide-of-bones",
        SlagSkin = "slag-skin", FurnaceBreath = "furnace-breath", PistonFist = "piston-fist", Barricade = "barricade",
        Overpressure = "overpressure", Stoke = "stoke",
        RedThirst = "red-thirst", CloudOfBats = "cloud-of-bats", Mesmer = "mesmer", CrimsonWaltz = "crimson-waltz",
        Mist = "mist", BloodPrice = "blood-price",
        CinderLash = "cinder-lash", Brand = "brand", PyreRing = "pyre-ring", HeatHaze = "heat-haze",
        BottledWish = "bottled-wish", Backdraft = "backdraft",
        StoneStare = "stone-stare", Shatter = "shatter", SerpentVolley = "serpent-volley", Sidewind = "sidewind",
        Venom = "venom", ScaledCoil = "scaled-coil",
        BoneThrall = "bone-thrall", SoulLedger = "soul-ledger", ChillOfTheStacks = "chill-of-the-stacks",
        BlackSyllables = "black-syllables", WardOfAsh = "ward-of-ash", Phylactery = "phylactery",
        Keening = "keening", Dirge = "dirge", PassingThrough = "passing-through", Shroud = "shroud",
        MournersMercy = "mourners-mercy", DeathKnell = "death-knell",
        Beckon = "beckon", Turncoat = "turncoat", WhisperedPromise = "whispered-promise", KissOfDusk = "kiss-of-dusk",
        IdleHands = "idle-hands", InfernalCredit = "infernal-credit",
        CallThePack = "call-the-pack", Rend = "rend", Howl = "howl", LopingCharge = "loping-charge",
        ThickPelt = "thick-pelt", ScentOfBlood = "scent-of-blood",
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
