//! Which picture stands for what.

use crate::glyph::Glyph;
use village_attacks::terms::{Mark, Who};

/// The picture of a monster or a summoned one, and its letter.
pub(super) fn monster(word: &str) -> (Glyph, char) {
    match word {
        "ser-ossian-hallowmere" => (Glyph::Pumpkin, 'S'),
        "mother-barrow" => (Glyph::Zombie, 'B'),
        "clinker" => (Glyph::Moai, 'C'),
        "countess-iveta-karsk" => (Glyph::Vampire, 'K'),
        "zhar-khaled" => (Glyph::Genie, 'Z'),
        "lady-ophis" => (Glyph::Snake, 'O'),
        "archivist-mordath" => (Glyph::Skull, 'A'),
        "wailing-nessa" => (Glyph::Ghost, 'N'),
        "velisse-of-the-silk-stair" => (Glyph::Imp, 'V'),
        "rook-halfmoon" => (Glyph::Wolf, 'R'),
        "the-thing-in-the-cistern" => (Glyph::Octopus, 'T'),
        "grey-shuck" => (Glyph::Hound, 'G'),
        "bone-thrall" => (Glyph::Bone, 'b'),
        "grey-wolf" => (Glyph::Wolf, 'w'),
        _ => (Glyph::Ogre, '?'),
    }
}

/// The picture of a villager.
pub(super) const fn villager(who: Who) -> Glyph {
    match who {
        Who::Peasant => Glyph::Farmer,
        Who::Hunter(_) => Glyph::Hunter,
        Who::Veteran => Glyph::Veteran,
        Who::Yunfakh(_) => Glyph::Ninja,
        Who::Hero(_) => Glyph::Champion,
    }
}

/// The picture of a kind that a spawn card brings.
pub(super) fn entering(kind: &str) -> Glyph {
    match kind {
        "peasant" => Glyph::Farmer,
        "hunter" => Glyph::Hunter,
        "veteran" => Glyph::Veteran,
        _ => Glyph::Champion,
    }
}

/// The picture of a Type.
pub(super) fn of_type(word: &str) -> Glyph {
    match word {
        "undead" => Glyph::Grave,
        "mythic" => Glyph::Unicorn,
        "cursed" => Glyph::Amulet,
        "arcane" => Glyph::Crystal,
        _ => Glyph::Ogre,
    }
}

/// The picture of what lies on a villager.
pub(super) const fn mark(mark: Mark) -> Glyph {
    match mark {
        Mark::Stunned => Glyph::Dizzy,
        Mark::Burning => Glyph::Fire,
        Mark::Snared => Glyph::Web,
        Mark::Pacified => Glyph::Dove,
    }
}

/// The picture of a face of a die; a blank one has none.
pub(super) fn symbol(word: &str) -> Option<Glyph> {
    Some(match word {
        "melee" => Glyph::Swords,
        "ranged" => Glyph::Bow,
        "magic" => Glyph::Sparkles,
        "defence" => Glyph::Shield,
        "vengeance" => Glyph::Anger,
        "torch" => Glyph::Fire,
        "wild" => Glyph::Star,
        _ => return None,
    })
}

/// The picture of a condition on a monster.
pub(super) fn condition(word: &str) -> Glyph {
    match word {
        "sunder" => Glyph::Hammer,
        "silence" => Glyph::Bell,
        "slow" => Glyph::Snail,
        _ => Glyph::Fire,
    }
}

/// The picture of what a capability keeps up.
pub(super) fn kept(word: &str) -> Glyph {
    match word {
        "soak" | "dull" | "cap" => Glyph::Shield,
        "miss" => Glyph::Wind,
        "thorns" => Glyph::Hedgehog,
        "taunt" => Glyph::Target,
        _ => Glyph::Lock,
    }
}

/// The picture of what the goal counts.
pub(super) fn goal(word: &str) -> Glyph {
    match word {
        "breaches" => Glyph::Brick,
        "altars" => Glyph::Wine,
        "calling" => Glyph::Crystal,
        "survival" => Glyph::Sun,
        "heirlooms" => Glyph::Amphora,
        "heroes" => Glyph::Champion,
        _ => Glyph::Village,
    }
}
