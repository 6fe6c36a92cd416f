//! Names on cards, maps and scenarios.

kernel::words! {
    /// A deck.
    pub enum Deck {
        Spawn = "spawn", Trap = "trap", Event = "event", Hero = "hero", Summon = "summon",
    }

    /// A kind of trap card.
    pub enum Trap {
        StakePit = "stake-pit", SwingingRam = "swinging-ram", BoilingTallow = "boiling-tallow",
        SnareLines = "snare-lines", ChokingSpores = "choking-spores", IronPortcullis = "iron-portcullis",
        HallOfMirrors = "hall-of-mirrors", CrossbowNest = "crossbow-nest", HungryFloor = "hungry-floor",
        GreaseAndEmber = "grease-and-ember", BellOfDread = "bell-of-dread", GargoyleSpout = "gargoyle-spout",
        BloodSigil = "blood-sigil", SpringBlades = "spring-blades",
    }

    /// A village event.
    pub enum Event {
        RabbleRouser = "rabble-rouser", TorchlightMarch = "torchlight-march", HuntingParty = "hunting-party",
        ANameTheyFear = "a-name-they-fear", AxesAtTheDoor = "axes-at-the-door", Bounty = "bounty",
        ColdComfort = "cold-comfort", FogInTheHalls = "fog-in-the-halls", IllOmen = "ill-omen",
        Sappers = "sappers", OilAndTinder = "oil-and-tinder", NetsAndChains = "nets-and-chains",
        ShieldBreakers = "shield-breakers", HymnOfSilence = "hymn-of-silence", DawnMass = "dawn-mass",
        SecondWind = "second-wind", FalteringCourage = "faltering-courage", BarnFire = "barn-fire",
        Deserters = "deserters", BloodMoon = "blood-moon", Troll = "troll",
    }

    /// A kind of spawn card.
    pub enum SpawnCard {
        Mob = "mob", Neighbours = "neighbours", Stragglers = "stragglers", TorchBearers = "torch-bearers",
        HarvestHands = "harvest-hands", HuntingBand = "hunting-band", HiredBlades = "hired-blades",
        Trackers = "trackers", Militia = "militia", OldSoldiers = "old-soldiers", Champion = "champion",
        RenownedChampion = "renowned-champion", QuietRoad = "quiet-road", ForcedMarch = "forced-march",
    }

    /// A Hero of the village.
    pub enum Hero in u16 {
        PrioressAdelheid = "prioress-adelheid", SextonBrann = "sexton-brann",
        DameCorisandeOfAsk = "dame-corisande-of-ask",
        /// Aurel Vane, Master of Hounds.
        AurelVane = "aurel-vane",
        /// Tamsin Quill, Silversmith.
        TamsinQuill = "tamsin-quill",
        OldMartenTheTrapper = "old-marten-the-trapper",
        /// Perpetua Glass, Alchemist.
        PerpetuaGlass = "perpetua-glass",
        /// Lucan Pell, Witchfinder.
        LucanPell = "lucan-pell",
        /// Father Ignace, Exorcist.
        FatherIgnace = "father-ignace",
        /// Ravenna Stern, Inquisitor.
        RavennaStern = "ravenna-stern",
        CaptainShenOfTheLanterns = "captain-shen-of-the-lanterns",
        /// Mei Yan, Bell-Ringer.
        MeiYan = "mei-yan",
    }

    /// What is special about a Hero.
    pub enum HeroSpecial {
        /// Villagers in the zone stand up and lose Burn.
        Bless = "bless",
        /// A monster it damages is Slowed.
        Slow = "slow",
        /// The first damage each round is ignored.
        Shield = "shield",
        /// Peasants of the zone move 2.
        Hounds = "hounds",
        /// A monster it damages is Sundered.
        Sunder = "sunder",
        /// A trap in the zone is discarded without effect.
        Disarm = "disarm",
        /// A monster it damages is Burned.
        Fire = "fire",
        /// A monster it damages is Silenced.
        Gag = "gag",
        /// A nemesis it damages is Stunned.
        Banish = "banish",
        /// One more damage to the Castle Heart.
        Zeal = "zeal",
        /// No damage from another zone.
        Yun = "yun",
        /// No damage from another zone, and zone conditions end.
        Bell = "bell",
    }

    /// A summon card.
    pub enum Summon in u16 {
        SerOssianHallowmere = "ser-ossian-hallowmere", MotherBarrow = "mother-barrow", Clinker = "clinker",
        CountessIvetaKarsk = "countess-iveta-karsk", ZharKhaled = "zhar-khaled", LadyOphis = "lady-ophis",
        ArchivistMordath = "archivist-mordath", WailingNessa = "wailing-nessa",
        VelisseOfTheSilkStair = "velisse-of-the-silk-stair", RookHalfmoon = "rook-halfmoon",
        TheThingInTheCistern = "the-thing-in-the-cistern", GreyShuck = "grey-shuck",
    }

    /// What is special about a summoned monster.
    pub enum SummonSpecial {
        /// Villagers in its zone attack it first.
        Lure = "lure",
        /// Up to 2 villagers of its zone stay.
        Hold = "hold",
        /// The first attack each round deals 1 less.
        Hide = "hide",
        /// A kill removes a damage.
        Feed = "feed",
        /// Whom it does not kill burns.
        Scorch = "scorch",
        /// It stuns a villager before attacking.
        Gaze = "gaze",
        /// The Heart ignores the first damage each round.
        Shelter = "shelter",
        /// It pushes up to 2 villagers after attacking.
        Wail = "wail",
        /// Up to 2 villagers of its zone do not attack.
        Charm = "charm",
        /// One more attack beside another monster.
        Pack = "pack",
        /// It may not enter the Heart zone.
        Heartless = "heartless",
        /// It ignores capacity.
        Slip = "slip",
    }

    /// A map.
    pub enum MapName {
        Gatehouse = "gatehouse", TwinGalleries = "twin-galleries", Keep = "keep", ThreeWings = "three-wings",
        ChapelOfCups = "chapel-of-cups", UnderStair = "under-stair", Vaults = "vaults",
        CliffRoad = "cliff-road", LanternCourt = "lantern-court",
    }

    /// A scenario.
    pub enum ScenarioName {
        PitchforksAtTheGate = "pitchforks-at-the-gate", TheHuntersCome = "the-hunters-come",
        BadNewsFromTheVillage = "bad-news-from-the-village", EnginesOfTheHouse = "engines-of-the-house",
        NamesTheyFear = "names-they-fear", Breaches = "breaches", AMealForTheHouse = "a-meal-for-the-house",
        TheCalling = "the-calling", HoldTillTheThirdDawn = "hold-till-the-third-dawn", Heirlooms = "heirlooms",
        TrollAtTheTable = "troll-at-the-table", TheLanternRoad = "the-lantern-road",
    }
}
