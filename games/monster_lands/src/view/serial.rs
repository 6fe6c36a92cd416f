//! How pieces are written in a view: by their words.

use crate::setting::Difficulty;
use crate::terms::{
    Affinity, Building, Colour, Dice, Die, Equipment, EquipmentType, Header, Land, Loot, Mercenary,
    Monster, Path, Side, Trap, TrapType,
};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

macro_rules! written {
    ($($piece:ident)*) => { $(
        impl Serialize for $piece {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    )* };
}

written!(Affinity Building Colour Difficulty Equipment EquipmentType Header Land Loot Mercenary Monster Path Side Trap TrapType);

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut dice = serializer.serialize_struct("Dice", 3)?;
        dice.serialize_field("strength", &self.strength)?;
        dice.serialize_field("magic", &self.magic)?;
        dice.serialize_field("persuasion", &self.persuasion)?;
        dice.end()
    }
}
