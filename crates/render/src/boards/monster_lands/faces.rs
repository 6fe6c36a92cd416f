//! Which picture stands for what.

use crate::look::{self, Art};
use monster_lands::Choice;
use monster_lands::adventure::{Block, Deed};
use monster_lands::setting::Resource;
use monster_lands::terms::{
    Affinity, Building, Colour, EquipmentType, Land, Loot, Mercenary, Monster, Trap,
};
use monster_lands::view::BenefitKind;

/// A picture of this game by its name.
pub(super) fn art(name: &str) -> Art {
    look::art("monster-lands", name)
}

/// The picture of an affinity.
pub(super) fn affinity(affinity: Affinity) -> Art {
    art(&format!("affinity-{affinity}"))
}

/// The portrait of a Mercenary.
pub(super) fn mercenary(mercenary: Mercenary) -> Art {
    art(&format!("mercenary-{mercenary}"))
}

/// The picture of a Land.
pub(super) fn land(land: Land) -> Art {
    art(&format!("land-{land}"))
}

/// The picture of a building.
pub(super) fn building(building: Building) -> Art {
    art(&format!("building-{building}"))
}

/// The picture of a type of Equipment.
pub(super) fn equipment(kind: EquipmentType) -> Art {
    art(&format!("equipment-type-{kind}"))
}

/// The picture of a Monster.
pub(super) fn monster(monster: Monster) -> Art {
    art(&format!("monster-{monster}"))
}

/// The picture of a Loot token.
pub(super) fn loot(loot: Loot) -> Art {
    art(loot.word())
}

/// The picture of what a Path gives.
pub(super) fn benefit(of: BenefitKind) -> Art {
    art(match of {
        BenefitKind::Defence => "defence",
        BenefitKind::Gold => "gold",
        BenefitKind::Potion => "potion",
        BenefitKind::Venom => "venom",
        BenefitKind::Reroll => "reroll",
    })
}

/// The picture of what a contract wants.
pub(super) fn resource(of: Resource) -> Art {
    art(match of {
        Resource::Defence => "defence",
        Resource::Gold => "gold",
        Resource::Potion => "potion",
        Resource::Venom => "venom",
        Resource::Trap => "trap",
        Resource::Loot => "loot-hidden",
    })
}

/// The picture of a Trap.
pub(super) fn trap(trap: Trap) -> Art {
    art(trap.word())
}

/// The dice that a Trap brings or steals.
pub(super) const fn trap_dice(trap: Trap) -> Option<(Colour, usize)> {
    let (strength, magic) = (Colour::Strength, Colour::Magic);
    match trap {
        Trap::Initial | Trap::OneStrength | Trap::ShieldedStrength | Trap::StealStrength => {
            Some((strength, 1))
        }
        Trap::TwoStrength | Trap::ShieldedTwoStrength | Trap::StealTwoStrength => {
            Some((strength, 2))
        }
        Trap::ThreeStrength => Some((strength, 3)),
        Trap::OneMagic | Trap::ShieldedMagic | Trap::StealMagic => Some((magic, 1)),
        Trap::TwoMagic | Trap::ShieldedTwoMagic | Trap::StealTwoMagic => Some((magic, 2)),
        Trap::ThreeMagic => Some((magic, 3)),
        Trap::StrengthPlusOne | Trap::StrengthPlusTwo | Trap::StrengthPlusThree => None,
        Trap::MagicPlusOne | Trap::MagicPlusTwo => None,
        Trap::PlusFour | Trap::PlusSix | Trap::PlusEight => None,
        Trap::StealOne | Trap::StealTwo | Trap::DivertOne | Trap::DivertTwo => None,
    }
}

/// The picture of a choice on the tray, where nothing on the board stands for it.
pub(super) fn choice(choice: Choice) -> Option<Art> {
    let name = match choice {
        Choice::Clan(of) => return Some(affinity(of)),
        Choice::Colour(of) | Choice::Adventure(Deed::Roll(of) | Deed::Steal(of)) => {
            return Some(die(of));
        }
        Choice::Adventure(Deed::Remove) => return Some(die(Colour::Magic)),
        Choice::Beer => "beer",
        Choice::Rearrange => "equipment-type-weapon",
        Choice::Potion | Choice::Adventure(Deed::Block(Block::Potion)) => "potion",
        Choice::Venom => "venom",
        Choice::Gold => "gold",
        Choice::Defence | Choice::Adventure(Deed::Block(_) | Deed::Foil) => "defence",
        Choice::Adventure(Deed::Suffer | Deed::Bear) => "wound",
        Choice::Adventure(Deed::RollAll) => "die-strength",
        Choice::Adventure(Deed::Reveal) => "trap",
        Choice::Adventure(Deed::Conceal) => "trap-hidden",
        Choice::Adventure(Deed::Brace | Deed::Withstand) => "die-monster",
        Choice::Adventure(Deed::Fulfil | Deed::Decline) => "mission-contract",
        Choice::Adventure(Deed::Spare) => "loot-hidden",
        Choice::Visit(_)
        | Choice::Send(_)
        | Choice::Work(_)
        | Choice::Die(_)
        | Choice::Space(_)
        | Choice::Path(_)
        | Choice::Buy(_)
        | Choice::Trap(_)
        | Choice::Hire(_)
        | Choice::HireNovice
        | Choice::Equipment(_)
        | Choice::Give(_)
        | Choice::Move(..)
        | Choice::Count(_)
        | Choice::Potions(_)
        | Choice::Convert(_)
        | Choice::Use(_)
        | Choice::Loot(_)
        | Choice::Sell(_)
        | Choice::Heal(_)
        | Choice::Talent(_)
        | Choice::Ability(_)
        | Choice::Settle(..)
        | Choice::Promote(_)
        | Choice::Desert(_)
        | Choice::DesertNovice
        | Choice::Done
        | Choice::Pass
        | Choice::Adventure(
            Deed::Reroll(_)
            | Deed::Stop
            | Deed::Against(_)
            | Deed::GiveTrap(_)
            | Deed::GiveLoot(_)
            | Deed::Plunder(_),
        ) => return None,
    };
    Some(art(name))
}

/// The picture of a die of a colour.
fn die(of: Colour) -> Art {
    art(match of {
        Colour::Strength => "die-strength",
        Colour::Magic => "die-magic",
        Colour::Persuasion => "die-persuasion",
    })
}
