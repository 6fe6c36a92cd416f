//! The cards, tokens and tiles of the box by name (M1). Their numbers are data.

kernel::words! {
    /// A Leader, Initial Mercenary or Mercenary, each there once.
    pub enum Mercenary in u64 {
        Purkas, Korgo, Tortock, Taron, Nuduru,
        Frunks, Poissen, Timbulu, Dalina, Drapis,
        Taroa, Puargh, Fandor, Wondou, Vaidala,
        Parsas, Vishor, Ginova, Nimra, Frostor,
        Dolfus, Lusara, Shandee, Zondu, Tranok,
        Naiala, Sckrat, Torko, Karunna, Guster,
        Lorios, Kakron, Wormee, Trulina, Geas,
        Jaruna,
    }

    /// A Monster.
    pub enum Monster in u32 {
        Snailer, Sporus, Korcko, Gator, Turfus,
        Warkors, Krinx, Surbol, Dogor, Sandor, Moldo,
        Krunn, Tronj, Sckon, Snagnus, Gorgosh,
        Blandor, Krushus, Abysur, Caribdis,
    }

    /// A Land.
    pub enum Land in u16 {
        Negueria, Thaklan, AlDahn, Skyehn, Ghadik,
        Kale, Kyzhul, Rynia, Gurban, Yuha, Wahibah,
        Uyuniah,
    }

    /// A kind of Equipment; some are there twice.
    pub enum Equipment in u16 {
        Krakhen, Rajhnek, Mortis, Kedavra, Pugnor,
        Slham, Noxx, Turzoks, Slyzor, Tergeo,
    }

    /// A kind of Trap or Trick.
    pub enum Trap in u32 {
        /// One Strength die, Initial.
        Initial = "trap-initial",
        /// One Strength die.
        OneStrength = "trap-s1",
        /// Two Strength dice.
        TwoStrength = "trap-s2",
        /// Three Strength dice.
        ThreeStrength = "trap-s3",
        /// One Magic die.
        OneMagic = "trap-m1",
        /// Two Magic dice.
        TwoMagic = "trap-m2",
        /// Three Magic dice.
        ThreeMagic = "trap-m3",
        /// Each Strength die of the Path +1.
        StrengthPlusOne = "trap-ps1",
        /// Each Strength die of the Path +2.
        StrengthPlusTwo = "trap-ps2",
        /// Each Strength die of the Path +3.
        StrengthPlusThree = "trap-ps3",
        /// Each Magic die of the Path +1.
        MagicPlusOne = "trap-pm1",
        /// Each Magic die of the Path +2.
        MagicPlusTwo = "trap-pm2",
        /// +4 against a Monster.
        PlusFour = "trap-f4",
        /// +6 against a Monster.
        PlusSix = "trap-f6",
        /// +8 against a Monster.
        PlusEight = "trap-f8",
        /// One Strength die, shielded.
        ShieldedStrength = "trap-s1sh",
        /// Two Strength dice, shielded.
        ShieldedTwoStrength = "trap-s2sh",
        /// One Magic die, shielded.
        ShieldedMagic = "trap-m1sh",
        /// Two Magic dice, shielded.
        ShieldedTwoMagic = "trap-m2sh",
        /// Steal one of Magic.
        StealMagic = "trick-stm1",
        /// Steal up to two of Magic.
        StealTwoMagic = "trick-stm2",
        /// Steal one of Strength.
        StealStrength = "trick-sts1",
        /// Steal up to two of Strength.
        StealTwoStrength = "trick-sts2",
        /// Steal one of Strength or Magic.
        StealOne = "trick-stx1",
        /// Steal up to two of Strength or Magic.
        StealTwo = "trick-stx2",
        /// Divert 1 attack die.
        DivertOne = "trick-div1",
        /// Divert 2 attack dice.
        DivertTwo = "trick-div2",
    }

    /// A Loot token.
    pub enum Loot in u16 {
        /// Glory when conquering.
        ConquestGlory = "loot-conq4",
        /// Glory when eliminating.
        EliminationGlory = "loot-elim4",
        /// Glory when capturing.
        CaptureGlory = "loot-cap3",
        /// Rerolls of Strength or Magic.
        Rerolls = "loot-reroll4",
        /// Potions and Venoms.
        PotionsAndVenoms = "loot-potven",
        /// A bonus for elimination.
        EliminationBonus = "loot-elim6",
        /// Trophies, or Gold.
        Trophies = "loot-trophy3",
        /// Gold, Defence and a Potion.
        Bundle = "loot-bundle",
        /// A Persuasion die becomes Magic dice.
        PersuasionToMagic = "loot-p-to-m",
        /// A Magic die becomes Strength dice.
        MagicToStrength = "loot-m-to-s",
        /// A bonus on Magic dice.
        MagicPlus = "loot-m-plus2",
        /// Much Gold.
        GoldTwelve = "loot-gold12",
        /// Gold.
        GoldTen = "loot-gold10",
        /// Rerolls of Magic.
        MagicRerolls = "loot-rerollm3",
        /// A free hire.
        Hire = "loot-hire",
        /// A bonus on Strength dice.
        StrengthPlus = "loot-s-plus2",
    }
}
