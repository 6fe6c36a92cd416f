//! Which picture stands for what.

use crate::glyph::Glyph;
use village_attacks::setting::records::GoalName;
use village_attacks::terms::{Condition, Mark, Minion, Monster, SpecialFace, Summon, Type, Who};
use village_attacks::view::{FigureCard, Kept, Newcomer};

/// The picture of a monster, and its letter.
pub(super) const fn monster(monster: Monster) -> (Glyph, char) {
    match monster {
        Monster::SerOssianHallowmere => (Glyph::Pumpkin, 'S'),
        Monster::MotherBarrow => (Glyph::Zombie, 'B'),
        Monster::Clinker => (Glyph::Moai, 'C'),
        Monster::CountessIvetaKarsk => (Glyph::Vampire, 'K'),
        Monster::ZharKhaled => (Glyph::Genie, 'Z'),
        Monster::LadyOphis => (Glyph::Snake, 'O'),
        Monster::ArchivistMordath => (Glyph::Skull, 'A'),
        Monster::WailingNessa => (Glyph::Ghost, 'N'),
        Monster::VelisseOfTheSilkStair => (Glyph::Imp, 'V'),
        Monster::RookHalfmoon => (Glyph::Wolf, 'R'),
    }
}

/// The picture of who comes when called.
const fn summoned(summon: Summon) -> Glyph {
    match summon {
        Summon::SerOssianHallowmere => monster(Monster::SerOssianHallowmere).0,
        Summon::MotherBarrow => monster(Monster::MotherBarrow).0,
        Summon::Clinker => monster(Monster::Clinker).0,
        Summon::CountessIvetaKarsk => monster(Monster::CountessIvetaKarsk).0,
        Summon::ZharKhaled => monster(Monster::ZharKhaled).0,
        Summon::LadyOphis => monster(Monster::LadyOphis).0,
        Summon::ArchivistMordath => monster(Monster::ArchivistMordath).0,
        Summon::WailingNessa => monster(Monster::WailingNessa).0,
        Summon::VelisseOfTheSilkStair => monster(Monster::VelisseOfTheSilkStair).0,
        Summon::RookHalfmoon => monster(Monster::RookHalfmoon).0,
        Summon::TheThingInTheCistern => Glyph::Octopus,
        Summon::GreyShuck => Glyph::Hound,
    }
}

/// The picture of a figure with a card of its own.
pub(super) const fn figure(card: FigureCard) -> Glyph {
    match card {
        FigureCard::Hero(hero) => villager(Who::Hero(hero)),
        FigureCard::Summon(summon) => summoned(summon),
        FigureCard::Minion(Minion::BoneThrall) => Glyph::Bone,
        FigureCard::Minion(Minion::GreyWolf) => Glyph::Wolf,
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

/// The picture of who comes with a spawn card.
pub(super) const fn entering(who: Newcomer) -> Glyph {
    match who {
        Newcomer::Peasant => Glyph::Farmer,
        Newcomer::Hunter => Glyph::Hunter,
        Newcomer::Veteran => Glyph::Veteran,
        Newcomer::Hero => Glyph::Champion,
    }
}

/// The picture of a Type.
pub(super) const fn of_type(of_type: Type) -> Glyph {
    match of_type {
        Type::Undead => Glyph::Grave,
        Type::Mythic => Glyph::Unicorn,
        Type::Cursed => Glyph::Amulet,
        Type::Arcane => Glyph::Crystal,
        Type::Demon => Glyph::Ogre,
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
pub(super) const fn symbol(face: SpecialFace) -> Option<Glyph> {
    match face {
        SpecialFace::Melee => Some(Glyph::Swords),
        SpecialFace::Ranged => Some(Glyph::Bow),
        SpecialFace::Magic => Some(Glyph::Sparkles),
        SpecialFace::Defence => Some(Glyph::Shield),
        SpecialFace::Vengeance => Some(Glyph::Anger),
        SpecialFace::Torch => Some(Glyph::Fire),
        SpecialFace::Wild => Some(Glyph::Star),
        SpecialFace::Blank => None,
    }
}

/// The picture of a condition on a monster.
pub(super) const fn condition(condition: Condition) -> Glyph {
    match condition {
        Condition::Sunder => Glyph::Hammer,
        Condition::Silence => Glyph::Bell,
        Condition::Slow => Glyph::Snail,
        Condition::Burn => Glyph::Fire,
    }
}

/// The picture of what a capability keeps up.
pub(super) const fn kept(kept: Kept) -> Glyph {
    match kept {
        Kept::Soak | Kept::Dull | Kept::Cap => Glyph::Shield,
        Kept::Miss => Glyph::Wind,
        Kept::Thorns => Glyph::Hedgehog,
        Kept::Taunt => Glyph::Target,
        Kept::Hold => Glyph::Lock,
    }
}

/// The picture of what the goal counts.
pub(super) const fn goal(goal: GoalName) -> Glyph {
    match goal {
        GoalName::Morale => Glyph::Village,
        GoalName::Breaches => Glyph::Brick,
        GoalName::Altars => Glyph::Wine,
        GoalName::Calling => Glyph::Crystal,
        GoalName::Survival => Glyph::Sun,
        GoalName::Heirlooms => Glyph::Amphora,
        GoalName::Heroes => Glyph::Champion,
    }
}
