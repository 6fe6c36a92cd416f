//! Names on cards, maps and scenarios.

kernel::words! {
    /// A deck.
    pub enum Deck {
        Spawn = "spawn",
        Trap = "trap",
        Event = "event",
        Hero = "hero",
        Summon = "summon",
    }
}

kernel::words! {
    /// A kind of trap card.
    pub enum Trap {
        /// Stake Pit.
        StakePit = "stake-pit",
        /// Swinging Ram.
        SwingingRam = "swinging-ram",
        /// Boiling Tallow.
        BoilingTallow = "boiling-tallow",
        /// Snare Lines.
        SnareLines = "snare-lines",
        /// Choking Spores.
        ChokingSpores = "choking-spores",
        /// Iron Portcullis.
        IronPortcullis = "iron-portcullis",
        /// Hall of Mirrors.
        HallOfMirrors = "hall-of-mirrors",
        /// Crossbow Nest.
        CrossbowNest = "crossbow-nest",
        /// Hungry Floor.
        HungryFloor = "hungry-floor",
        /// Grease and Ember.
        GreaseAndEmber = "grease-and-ember",
        /// Bell of Dread.
        BellOfDread = "bell-of-dread",
        /// Gargoyle Spout.
        GargoyleSpout = "gargoyle-spout",
        /// Blood Sigil.
        BloodSigil = "blood-sigil",
        /// Spring Blades.
        SpringBlades = "spring-blades",
    }
}

kernel::words! {
    /// A village event.
    pub enum Event {
        /// Rabble-Rouser.
        RabbleRouser = "rabble-rouser",
        /// Torchlight March.
        TorchlightMarch = "torchlight-march",
        /// Hunting Party.
        HuntingParty = "hunting-party",
        /// A Name They Fear.
        ANameTheyFear = "a-name-they-fear",
        /// Axes at the Door.
        AxesAtTheDoor = "axes-at-the-door",
        /// Bounty.
        Bounty = "bounty",
        /// Cold Comfort.
        ColdComfort = "cold-comfort",
        /// Fog in the Halls.
        FogInTheHalls = "fog-in-the-halls",
        /// Ill Omen.
        IllOmen = "ill-omen",
        /// Sappers.
        Sappers = "sappers",
        /// Oil and Tinder.
        OilAndTinder = "oil-and-tinder",
        /// Nets and Chains.
        NetsAndChains = "nets-and-chains",
        /// Shield-Breakers.
        ShieldBreakers = "shield-breakers",
        /// Hymn of Silence.
        HymnOfSilence = "hymn-of-silence",
        /// Dawn Mass.
        DawnMass = "dawn-mass",
        /// Second Wind.
        SecondWind = "second-wind",
        /// Faltering Courage.
        FalteringCourage = "faltering-courage",
        /// Barn Fire.
        BarnFire = "barn-fire",
        /// Deserters.
        Deserters = "deserters",
        /// Blood Moon.
        BloodMoon = "blood-moon",
        /// Troll!.
        Troll = "troll",
    }
}

kernel::words! {
    /// A kind of spawn card.
    pub enum SpawnCard {
        /// Mob.
        Mob = "mob",
        /// Neighbours.
        Neighbours = "neighbours",
        /// Stragglers.
        Stragglers = "stragglers",
        /// Torch-Bearers.
        TorchBearers = "torch-bearers",
        /// Harvest Hands.
        HarvestHands = "harvest-hands",
        /// Hunting Band.
        HuntingBand = "hunting-band",
        /// Hired Blades.
        HiredBlades = "hired-blades",
        /// Trackers.
        Trackers = "trackers",
        /// Militia.
        Militia = "militia",
        /// Old Soldiers.
        OldSoldiers = "old-soldiers",
        /// Champion.
        Champion = "champion",
        /// Renowned Champion.
        RenownedChampion = "renowned-champion",
        /// Quiet Road.
        QuietRoad = "quiet-road",
        /// Forced March.
        ForcedMarch = "forced-march",
    }
}

kernel::words! {
    /// A Hero of the village.
    pub enum Hero in u16 {
        /// Prioress Adelheid.
        PrioressAdelheid = "prioress-adelheid",
        /// Sexton Brann.
        SextonBrann = "sexton-brann",
        /// Dame Corisande of Ask.
        DameCorisandeOfAsk = "dame-corisande-of-ask",
        /// Aurel Vane, Master of Hounds.
        AurelVane = "aurel-vane",
        /// Tamsin Quill, Silversmith.
        TamsinQuill = "tamsin-quill",
        /// Old Marten the Trapper.
        OldMartenTheTrapper = "old-marten-the-trapper",
        /// Perpetua Glass, Alchemist.
        PerpetuaGlass = "perpetua-glass",
        /// Lucan Pell, Witchfinder.
        LucanPell = "lucan-pell",
        /// Father Ignace, Exorcist.
        FatherIgnace = "father-ignace",
        /// Ravenna Stern, Inquisitor.
        RavennaStern = "ravenna-stern",
        /// Captain Shen of the Lanterns.
        CaptainShenOfTheLanterns = "captain-shen-of-the-lanterns",
        /// Mei Yan, Bell-Ringer.
        MeiYan = "mei-yan",
    }
}

kernel::words! {
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
}

kernel::words! {
    /// A summon card.
    pub enum Summon in u16 {
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
        /// The Thing in the Cistern.
        TheThingInTheCistern = "the-thing-in-the-cistern",
        /// Grey Shuck.
        GreyShuck = "grey-shuck",
    }
}

kernel::words! {
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
}

kernel::words! {
    /// A map.
    pub enum MapName {
        /// The Gatehouse.
        Gatehouse = "gatehouse",
        /// Twin Galleries.
        TwinGalleries = "twin-galleries",
        /// The Keep.
        Keep = "keep",
        /// Three Wings.
        ThreeWings = "three-wings",
        /// Chapel of Cups.
        ChapelOfCups = "chapel-of-cups",
        /// Under-Stair.
        UnderStair = "under-stair",
        /// The Vaults.
        Vaults = "vaults",
        /// Cliff Road.
        CliffRoad = "cliff-road",
        /// Lantern Court.
        LanternCourt = "lantern-court",
    }
}

kernel::words! {
    /// A scenario.
    pub enum ScenarioName {
        /// Pitchforks at the Gate.
        PitchforksAtTheGate = "pitchforks-at-the-gate",
        /// The Hunters Come.
        TheHuntersCome = "the-hunters-come",
        /// Bad News from the Village.
        BadNewsFromTheVillage = "bad-news-from-the-village",
        /// Engines of the House.
        EnginesOfTheHouse = "engines-of-the-house",
        /// Names They Fear.
        NamesTheyFear = "names-they-fear",
        /// Breaches.
        Breaches = "breaches",
        /// A Meal for the House.
        AMealForTheHouse = "a-meal-for-the-house",
        /// The Calling.
        TheCalling = "the-calling",
        /// Hold till the Third Dawn.
        HoldTillTheThirdDawn = "hold-till-the-third-dawn",
        /// Heirlooms.
        Heirlooms = "heirlooms",
        /// Troll at the Table.
        TrollAtTheTable = "troll-at-the-table",
        /// The Lantern Road.
        TheLanternRoad = "the-lantern-road",
    }
}
