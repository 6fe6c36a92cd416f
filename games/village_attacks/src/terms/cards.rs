//! Names on cards, maps and scenarios.

kernel::words! {
    /// A deck.
    pub enum Deck {
        Spawn, Trap, Event, Hero, Summon,
    }

    /// A kind of trap card.
    pub enum Trap {
        StakePit, SwingingRam, BoilingTallow,
        SnareLines, ChokingSpores, IronPortcullis,
        HallOfMirrors, CrossbowNest, HungryFloor,
        GreaseAndEmber, BellOfDread, GargoyleSpout,
        BloodSigil, SpringBlades,
    }

    /// A village event.
    pub enum Event {
        RabbleRouser, TorchlightMarch, HuntingParty,
        ANameTheyFear, AxesAtTheDoor, Bounty,
        ColdComfort, FogInTheHalls, IllOmen,
        Sappers, OilAndTinder, NetsAndChains,
        ShieldBreakers, HymnOfSilence, DawnMass,
        SecondWind, FalteringCourage, BarnFire,
        Deserters, BloodMoon, Troll,
    }

    /// A kind of spawn card.
    pub enum SpawnCard {
        Mob, Neighbours, Stragglers, TorchBearers,
        HarvestHands, HuntingBand, HiredBlades,
        Trackers, Militia, OldSoldiers, Champion,
        RenownedChampion, QuietRoad, ForcedMarch,
    }

    /// A Hero of the village.
    pub enum Hero in u16 {
        PrioressAdelheid, SextonBrann,
        DameCorisandeOfAsk,
        /// Aurel Vane, Master of Hounds.
        AurelVane,
        /// Tamsin Quill, Silversmith.
        TamsinQuill,
        OldMartenTheTrapper,
        /// Perpetua Glass, Alchemist.
        PerpetuaGlass,
        /// Lucan Pell, Witchfinder.
        LucanPell,
        /// Father Ignace, Exorcist.
        FatherIgnace,
        /// Ravenna Stern, Inquisitor.
        RavennaStern,
        CaptainShenOfTheLanterns,
        /// Mei Yan, Bell-Ringer.
        MeiYan,
    }

    /// What is special about a Hero.
    pub enum HeroSpecial {
        /// Villagers in the zone stand up and lose Burn.
        Bless,
        /// A monster it damages is Slowed.
        Slow,
        /// The first damage each round is ignored.
        Shield,
        /// Peasants of the zone move 2.
        Hounds,
        /// A monster it damages is Sundered.
        Sunder,
        /// A trap in the zone is discarded without effect.
        Disarm,
        /// A monster it damages is Burned.
        Fire,
        /// A monster it damages is Silenced.
        Gag,
        /// A nemesis it damages is Stunned.
        Banish,
        /// One more damage to the Castle Heart.
        Zeal,
        /// No damage from another zone.
        Yun,
        /// No damage from another zone, and zone conditions end.
        Bell,
    }

    /// A summon card.
    pub enum Summon in u16 {
        SerOssianHallowmere, MotherBarrow, Clinker,
        CountessIvetaKarsk, ZharKhaled, LadyOphis,
        ArchivistMordath, WailingNessa,
        VelisseOfTheSilkStair, RookHalfmoon,
        TheThingInTheCistern, GreyShuck,
    }

    /// What is special about a summoned monster.
    pub enum SummonSpecial {
        /// Villagers in its zone attack it first.
        Lure,
        /// Up to 2 villagers of its zone stay.
        Hold,
        /// The first attack each round deals 1 less.
        Hide,
        /// A kill removes a damage.
        Feed,
        /// Whom it does not kill burns.
        Scorch,
        /// It stuns a villager before attacking.
        Gaze,
        /// The Heart ignores the first damage each round.
        Shelter,
        /// It pushes up to 2 villagers after attacking.
        Wail,
        /// Up to 2 villagers of its zone do not attack.
        Charm,
        /// One more attack beside another monster.
        Pack,
        /// It may not enter the Heart zone.
        Heartless,
        /// It ignores capacity.
        Slip,
    }

    /// A map.
    pub enum MapName {
        Gatehouse, TwinGalleries, Keep, ThreeWings,
        ChapelOfCups, UnderStair, Vaults,
        CliffRoad, LanternCourt,
    }

    /// A scenario.
    pub enum ScenarioName {
        PitchforksAtTheGate, TheHuntersCome,
        BadNewsFromTheVillage, EnginesOfTheHouse,
        NamesTheyFear, Breaches, AMealForTheHouse,
        TheCalling, HoldTillTheThirdDawn, Heirlooms,
        TrollAtTheTable, TheLanternRoad,
    }
}
