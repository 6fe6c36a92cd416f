//! Which picture stands for what.

use crate::look::{self, Art};
use village_attacks::setting::records::GoalName;
use village_attacks::terms::{
    Capability, Condition, Event, Mark, Monster, SpecialFace, Trap, Type, Who,
};
use village_attacks::view::{FigureCard, Kept, Newcomer};

/// A picture of this game by its name.
pub(super) fn art(name: &str) -> Art {
    look::art("village-attacks", name)
}

/// The picture of a monster, and its letter.
pub(super) fn monster(monster: Monster) -> (Art, char) {
    let letter = match monster {
        Monster::SerOssianHallowmere => 'S',
        Monster::MotherBarrow => 'B',
        Monster::Clinker => 'C',
        Monster::CountessIvetaKarsk => 'K',
        Monster::ZharKhaled => 'Z',
        Monster::LadyOphis => 'O',
        Monster::ArchivistMordath => 'A',
        Monster::WailingNessa => 'N',
        Monster::VelisseOfTheSilkStair => 'V',
        Monster::RookHalfmoon => 'R',
    };
    (art(&format!("monster-{monster}")), letter)
}

/// The picture of a figure with a card of its own.
pub(super) fn figure(card: FigureCard) -> Art {
    match card {
        FigureCard::Hero(hero) => villager(Who::Hero(hero)),
        FigureCard::Summon(summon) => art(&format!("summon-{summon}")),
        FigureCard::Minion(minion) => art(&format!("minion-{minion}")),
    }
}

/// The picture of a villager.
pub(super) fn villager(who: Who) -> Art {
    match who {
        Who::Peasant => art("villager-peasant"),
        Who::Hunter(of) => art(&format!("hunter-{of}")),
        Who::Veteran => art("villager-veteran"),
        Who::Yunfakh(of) => art(&format!("yunfakh-{of}")),
        Who::Hero(hero) => art(&format!("hero-{hero}")),
    }
}

/// The picture of whoever comes with a spawn card.
pub(super) fn entering(who: Newcomer) -> Art {
    art(match who {
        Newcomer::Peasant => "villager-peasant",
        Newcomer::Hunter => "villager-hunter",
        Newcomer::Veteran => "villager-veteran",
        Newcomer::Hero => "villager-hero",
    })
}

/// The picture of a Type.
pub(super) fn of_type(of_type: Type) -> Art {
    art(&format!("type-{of_type}"))
}

/// The picture of what lies on a villager.
pub(super) fn mark(mark: Mark) -> Art {
    art(&format!("mark-{mark}"))
}

/// The picture of a face of a die; a blank one has none.
pub(super) fn symbol(face: SpecialFace) -> Option<Art> {
    let name = match face {
        SpecialFace::Melee => "die-melee",
        SpecialFace::Ranged => "die-ranged",
        SpecialFace::Magic => "die-magic",
        SpecialFace::Defence => "die-defence",
        SpecialFace::Vengeance => "die-vengeance",
        SpecialFace::Torch => "die-torch",
        SpecialFace::Wild => "die-wild",
        SpecialFace::Blank => return None,
    };
    Some(art(name))
}

/// The picture of a condition on a monster.
pub(super) fn condition(condition: Condition) -> Art {
    art(&format!("status-{condition}"))
}

/// The picture of what a capability keeps up.
pub(super) fn kept(kept: Kept) -> Art {
    art(match kept {
        Kept::Soak => "status-soak",
        Kept::Dull => "status-dull",
        Kept::Cap => "status-cap",
        Kept::Miss => "status-miss",
        Kept::Thorns => "status-thorns",
        Kept::Taunt => "status-taunt",
        Kept::Hold => "status-hold",
    })
}

/// The picture of a trap.
pub(super) fn trap(trap: Trap) -> Art {
    art(&format!("trap-{trap}"))
}

/// The picture of a village event.
pub(super) fn event(event: Event) -> Art {
    art(&format!("event-{event}"))
}

/// The picture of a capability.
pub(super) fn capability(of: Capability) -> Art {
    art(&format!("capability-{of}"))
}

/// The picture of what the goal counts.
pub(super) fn goal(goal: GoalName) -> Art {
    art(&format!("goal-{goal}"))
}
