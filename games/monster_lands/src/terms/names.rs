//! The cards, tokens and tiles of the box by name (M1). Their numbers are data.

kernel::words! {
    /// A Leader, Initial Mercenary or Mercenary, each there once.
    pub enum Mercenary in u64 {
        Purkas = "purkas", Korgo = "korgo", Tortock = "tortock", Taron = "taron", Nuduru = "nuduru",
        Frunks = "frunks", Poissen = "poissen", Timbulu = "timbulu", Dalina = "dalina", Drapis = "drapis",
        Taroa = "taroa", Puargh = "puargh", Fandor = "fandor", Wondou = "wondou", Vaidala = "vaidala",
        Parsas = "parsas", Vishor = "vishor", Ginova = "ginova", Nimra = "nimra", Frostor = "frostor",
        Dolfus = "dolfus", Lusara = "lusara", Shandee = "shandee", Zondu = "zondu", Tranok = "tranok",
        Naiala = "naiala", Sckrat = "sckrat", Torko = "torko", Karunna = "karunna", Guster = "guster",
        Lorios = "lorios", Kakron = "kakron", Wormee = "wormee", Trulina = "trulina", Geas = "geas",
        Jaruna = "jaruna",
    }

    /// A Monster.
    pub enum Monster in u32 {
        Snailer = "snailer", Sporus = "sporus", Korcko = "korcko", Gator = "gator", Turfus = "turfus",
        Warkors = "warkors", Krinx = "krinx", Surbol = "surbol", Dogor = "dogor", Sandor = "sandor", Moldo = "moldo",
        Krunn = "krunn", Tronj = "tronj", Sckon = "sckon", Snagnus = "snagnus", Gorgosh = "gorgosh",
        Blandor = "blandor", Krushus = "krushus", Abysur = "abysur", Caribdis = "caribdis",
    }

    /// A Land.
    pub enum Land in u16 {
        Negueria = "negueria", Thaklan = "thaklan", AlDahn = "al-dahn", Skyehn = "skyehn", Ghadik = "ghadik",
        Kale = "kale", Kyzhul = "kyzhul", Rynia = "rynia", Gurban = "gurban", Yuha = "yuha", Wahibah = "wahibah",
        Uyuniah = "uyuniah",
    }

    /// A kind of Equipment; some are there twice.
    pub enum Equipment in u16 {
        Krakhen = "krakhen", Rajhnek = "rajhnek", Mortis = "mortis", Kedavra = "kedavra", Pugnor = "pugnor",
        Slham = "slham", Noxx = "noxx", Turzoks = "turzoks", Slyzor = "slyzor", Tergeo = "tergeo",
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
