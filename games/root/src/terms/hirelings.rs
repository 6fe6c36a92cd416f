//! Hirelings: thirteen cards of two sides each (E).

use super::Faction;

kernel::words! {
    /// A side of a hireling card. The two of a card stand together, the promoted one first.
    pub enum Hireling {
        ForestPatrol, FelinePhysicians,
        LastDynasty, BluebirdNobles,
        SpringUprising, RabbitScouts,
        TheExile, TheBrigand,
        RiverfolkFlotilla, OtterDivers,
        WarmSunProphets, LizardEnvoys,
        HighwayBandits, BanditGangs,
        SunwardExpedition, MoleArtisans,
        CorvidSpies, RavenSentries,
        FuriousProtector, StoicProtector,
        FlameBearers, RatSmugglers,
        VaultKeepers, BadgerBodyguards,
        PopularBand, StreetBand,
    }
}

impl Hireling {
    /// The side of a hireling's card.
    pub const fn side(band: Faction, side: CardSide) -> Option<Self> {
        match band.hireling() {
            Some(card) => Some(Self::ALL[2 * card + side as usize]),
            None => None,
        }
    }

    /// Whose card it is.
    pub const fn band(self) -> Faction {
        Faction::HIRELINGS[self.index() / 2]
    }

    /// Which side of the card it is (A.6.2).
    pub const fn face(self) -> CardSide {
        if self.index().is_multiple_of(2) { CardSide::Promoted } else { CardSide::Demoted }
    }
}

/// Which side of a hireling card is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardSide {
    /// The side for few players.
    Promoted,
    /// The side marked D (A.6.2).
    Demoted,
}
