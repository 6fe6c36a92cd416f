//! Which picture stands for what.

use crate::glyph::Glyph;
use monster_lands::setting::Resource;
use monster_lands::terms::{Affinity, Building, Colour, EquipmentType, Loot, Monster, Trap};
use monster_lands::view::BenefitKind;

/// The picture of an affinity.
pub(super) const fn affinity(affinity: Affinity) -> Glyph {
    match affinity {
        Affinity::Jungle => Glyph::Leaf,
        Affinity::Water => Glyph::Droplet,
        Affinity::Fire => Glyph::Fire,
        Affinity::Air => Glyph::Wind,
    }
}

/// The face of who has this affinity.
pub(super) const fn person(affinity: Affinity) -> Glyph {
    match affinity {
        Affinity::Jungle => Glyph::Elf,
        Affinity::Water => Glyph::Merfolk,
        Affinity::Fire => Glyph::Genie,
        Affinity::Air => Glyph::Fairy,
    }
}

/// The picture of a Land of this affinity.
pub(super) const fn land(affinity: Affinity) -> Glyph {
    match affinity {
        Affinity::Jungle => Glyph::Palm,
        Affinity::Water => Glyph::Wave,
        Affinity::Fire => Glyph::Volcano,
        Affinity::Air => Glyph::Peak,
    }
}

/// The picture of a building.
pub(super) const fn building(building: Building) -> Glyph {
    match building {
        Building::Lodge => Glyph::Hut,
        Building::Alchemist => Glyph::Alembic,
        Building::Tavern => Glyph::Beer,
        Building::Armory => Glyph::Shield,
        Building::PawnShop => Glyph::Scales,
        Building::Bazaar => Glyph::Amphora,
        Building::Mine => Glyph::Pickaxe,
    }
}

/// The picture of a type of Equipment.
pub(super) const fn equipment(kind: EquipmentType) -> Glyph {
    match kind {
        EquipmentType::Weapon => Glyph::Dagger,
        EquipmentType::Attire => Glyph::Robe,
        EquipmentType::Spell => Glyph::Sparkles,
    }
}

/// The picture of a Monster.
pub(super) const fn monster(monster: Monster) -> Glyph {
    match monster {
        Monster::Snailer => Glyph::Snail,
        Monster::Sporus => Glyph::Mushroom,
        Monster::Korcko => Glyph::Lizard,
        Monster::Gator => Glyph::Crocodile,
        Monster::Turfus => Glyph::Turtle,
        Monster::Warkors => Glyph::Boar,
        Monster::Krinx => Glyph::Spider,
        Monster::Surbol => Glyph::Dragon,
        Monster::Dogor => Glyph::Wolf,
        Monster::Sandor => Glyph::Scorpion,
        Monster::Moldo => Glyph::Zombie,
        Monster::Krunn => Glyph::Bat,
        Monster::Tronj => Glyph::Mammoth,
        Monster::Sckon => Glyph::Beetle,
        Monster::Snagnus => Glyph::Snake,
        Monster::Gorgosh => Glyph::Ogre,
        Monster::Blandor => Glyph::Sauropod,
        Monster::Krushus => Glyph::Rhino,
        Monster::Abysur => Glyph::Octopus,
        Monster::Caribdis => Glyph::Squid,
    }
}

/// The picture of a Loot token.
pub(super) const fn loot(loot: Loot) -> Glyph {
    match loot {
        Loot::ConquestGlory => Glyph::Flag,
        Loot::EliminationGlory => Glyph::Medal,
        Loot::CaptureGlory => Glyph::Mousetrap,
        Loot::Rerolls | Loot::MagicRerolls => Glyph::Die,
        Loot::PotionsAndVenoms => Glyph::Potion,
        Loot::EliminationBonus => Glyph::Skull,
        Loot::Trophies => Glyph::Trophy,
        Loot::Bundle => Glyph::Bag,
        Loot::PersuasionToMagic | Loot::MagicToStrength => Glyph::Alembic,
        Loot::MagicPlus => Glyph::Sparkles,
        Loot::GoldTwelve | Loot::GoldTen => Glyph::Coin,
        Loot::Hire => Glyph::Scroll,
        Loot::StrengthPlus => Glyph::Swords,
    }
}

/// The picture of what a Path gives.
pub(super) const fn benefit(of: BenefitKind) -> Glyph {
    match of {
        BenefitKind::Defence => Glyph::Shield,
        BenefitKind::Gold => Glyph::Coin,
        BenefitKind::Potion => Glyph::Potion,
        BenefitKind::Venom => Glyph::Snake,
        BenefitKind::Reroll => Glyph::Die,
    }
}

/// The picture of what a contract wants.
pub(super) const fn resource(of: Resource) -> Glyph {
    match of {
        Resource::Defence => Glyph::Shield,
        Resource::Gold => Glyph::Coin,
        Resource::Potion => Glyph::Potion,
        Resource::Venom => Glyph::Snake,
        Resource::Trap => Glyph::Mousetrap,
        Resource::Loot => Glyph::Present,
    }
}

/// The sign of a Trap, and the dice it brings or steals.
pub(super) const fn trap(trap: Trap) -> (Glyph, Option<(Colour, usize)>) {
    let (strength, magic) = (Colour::Strength, Colour::Magic);
    match trap {
        Trap::Initial | Trap::OneStrength => (Glyph::Mousetrap, Some((strength, 1))),
        Trap::TwoStrength => (Glyph::Mousetrap, Some((strength, 2))),
        Trap::ThreeStrength => (Glyph::Mousetrap, Some((strength, 3))),
        Trap::OneMagic => (Glyph::Mousetrap, Some((magic, 1))),
        Trap::TwoMagic => (Glyph::Mousetrap, Some((magic, 2))),
        Trap::ThreeMagic => (Glyph::Mousetrap, Some((magic, 3))),
        Trap::StrengthPlusOne | Trap::StrengthPlusTwo | Trap::StrengthPlusThree => {
            (Glyph::Swords, None)
        }
        Trap::MagicPlusOne | Trap::MagicPlusTwo => (Glyph::Sparkles, None),
        Trap::PlusFour | Trap::PlusSix | Trap::PlusEight => (Glyph::Skull, None),
        Trap::ShieldedStrength => (Glyph::Shield, Some((strength, 1))),
        Trap::ShieldedTwoStrength => (Glyph::Shield, Some((strength, 2))),
        Trap::ShieldedMagic => (Glyph::Shield, Some((magic, 1))),
        Trap::ShieldedTwoMagic => (Glyph::Shield, Some((magic, 2))),
        Trap::StealMagic => (Glyph::Gloves, Some((magic, 1))),
        Trap::StealTwoMagic => (Glyph::Gloves, Some((magic, 2))),
        Trap::StealStrength => (Glyph::Gloves, Some((strength, 1))),
        Trap::StealTwoStrength => (Glyph::Gloves, Some((strength, 2))),
        Trap::StealOne | Trap::StealTwo => (Glyph::Gloves, None),
        Trap::DivertOne | Trap::DivertTwo => (Glyph::Wind, None),
    }
}
