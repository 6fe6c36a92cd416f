//! Names on boards: monsters and their capabilities.

kernel::words! {
    /// A monster of the box, by the name on its board.
    pub enum Monster {
        SerOssianHallowmere, MotherBarrow, Clinker,
        CountessIvetaKarsk, ZharKhaled, LadyOphis,
        ArchivistMordath, WailingNessa,
        VelisseOfTheSilkStair, RookHalfmoon,
    }

    /// A capability, by its name. Six in a row belong to one board, in the order of the monsters.
    pub enum Capability {
        StandAndBeCounted, SpineWhip, HoovesOnTheStair, TossedHead, OathOfTheThreshold, GrudgeReturned,
        ColdClutch, DrownedWeight, GraveSilt, BuryTheHurt, RiseAgain, TideOfBones,
        SlagSkin, FurnaceBreath, PistonFist, Barricade, Overpressure, Stoke,
        RedThirst, CloudOfBats, Mesmer, CrimsonWaltz, Mist, BloodPrice,
        CinderLash, Brand, PyreRing, HeatHaze, BottledWish, Backdraft,
        StoneStare, Shatter, SerpentVolley, Sidewind, Venom, ScaledCoil,
        BoneThrall, SoulLedger, ChillOfTheStacks, BlackSyllables, WardOfAsh, Phylactery,
        Keening, Dirge, PassingThrough, Shroud, MournersMercy, DeathKnell,
        Beckon, Turncoat, WhisperedPromise, KissOfDusk, IdleHands, InfernalCredit,
        CallThePack, Rend, Howl, LopingCharge, ThickPelt, ScentOfBlood,
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
