//! Lands and Path Headers.

use crate::setting::tables::{effects, rows};
use crate::terms::{Affinity, Colour, Colours, Dice, Header, Land};
use kernel::{FixedVec, Provenance};
use serde::Deserialize;
use serde::de::{Deserializer, Error};

rows! {
    /// A Land card.
    LandCard {
        id: Land, affinity: Affinity, conquest_value: u8,
        /// The Glory of its conquest.
        glory: u8,
        /// The dice to deploy, one entry per die with the colours it may have.
        #[serde(deserialize_with = "one_to_three")]
        deploy: FixedVec<Colours, 3>,
        /// What its Action gains.
        gain: Gain,
    }
}

/// The dice of a Land.
fn one_to_three<'de, D: Deserializer<'de>>(from: D) -> Result<FixedVec<Colours, 3>, D::Error> {
    let dice = Vec::<Colours>::deserialize(from)?;
    if dice.is_empty() || dice.len() > 3 {
        return Err(D::Error::custom("a Land asks for one to three dice"));
    }
    Ok(dice.into_iter().collect())
}

effects! {
    /// What the Action of a settled Land gains.
    Gain {
        /// Glory.
        Glory { glory: u8 },
        /// Dice for this round.
        Dice { colour: Colour, dice: u8 },
        /// Loot from the offer.
        Loot { tokens: u8 },
        /// Gold.
        Gold { gold: u8 },
        /// Potions.
        Potions { potions: u8 },
        /// Defence tokens.
        Defence { tokens: u8 },
        /// A free hire.
        Hire,
        /// Free Equipment.
        Equipment,
    }
}

/// A Path of a Path Header.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HeaderPath {
    /// The dice that must be deployed.
    pub required: Dice,
    /// How many more may be.
    pub reinforcements: u8,
    /// Of these colours.
    pub colours: Colours,
    /// The benefit.
    pub benefit: Benefit,
}

effects! {
    /// The benefit of a Land Path.
    Benefit {
        /// Defence Talents.
        Defence { blocks: u8 },
        /// Gold, kept if the Mercenary survives.
        Gold { gold: u8 },
        /// A Potion.
        Potion,
        /// A Venom.
        Venom,
        /// Rerolls.
        Reroll { times: u8, colours: Colours },
    }
}

/// A Path Header.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeaderRow {
    /// Which side of which tile.
    pub id: Header,
    /// Its Paths from the left.
    pub paths: [HeaderPath; 4],
    /// Where the numbers come from.
    pub provenance: Provenance,
}
