//! What Talents, Equipment, Traps, Paths and Loot do to dice and hits: pure questions about the position.

use crate::position::{Aim, Rerolls, Rolled};
use crate::setting::{Benefit, Only, Power, Talent, TrapEffect};
use crate::terms::{Card, Colour, EquipmentType, Monster, Path, Place, Token, TrapType};
use crate::{Desk, law};
use kernel::{Set, cite};

/// Where an ability comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// The Mercenary's Talent.
    Talent,
    /// A piece of Equipment of this type.
    Equipment(EquipmentType),
}

impl Source {
    /// The counter of this source's rerolls.
    pub(super) const fn rerolls(self, rerolls: &mut Rerolls) -> &mut u8 {
        match self {
            Self::Talent => &mut rerolls.talent,
            Self::Equipment(kind) => &mut rerolls.equipment[kind.index()],
        }
    }
}

/// The Monster of a place, where there is one.
pub(super) fn monster(path: Path, desk: &Desk<'_>) -> Option<Monster> {
    desk.position.monster_at(path.place())
}

/// The power of the Monster the Mercenary on this Path fights.
pub(super) fn power(path: Path, desk: &Desk<'_>) -> Option<Power> {
    monster(path, desk).map(|monster| desk.setting.monster(monster).power)
}

/// The abilities that work for the Mercenary on a Path: its Talent, its Weapon, its Attire and its Spell (M25.4).
pub(super) fn abilities(path: Path, desk: &Desk<'_>) -> impl Iterator<Item = (Source, Talent)> {
    let battle = desk.position.battle();
    // M39
    let idle = battle.attack.aim == Aim::Mission && !desk.setting.chosen.mission_modifiers;
    let mercenary = desk.position.outside().path(path).mercenary().filter(|_| !idle);
    let talent =
        mercenary.map(|mercenary| (Source::Talent, desk.setting.mercenary(mercenary).talent));
    let carried: Set<Card> =
        mercenary.map_or(Set::NONE, |mercenary| desk.position.equipment(mercenary).collect());
    let equipment = carried.iter().filter_map(move |card| {
        let equipment = desk.setting.kind_of(card);
        let kind = desk.setting.equipment(equipment).r#type;
        works(kind, path, desk).then(|| (Source::Equipment(kind), desk.setting.ability(equipment)))
    });
    talent.into_iter().chain(equipment)
}

/// Whether Equipment of a type works here: Weapons do not against Caribdis.
fn works(kind: EquipmentType, path: Path, desk: &Desk<'_>) -> bool {
    let against_monster = desk.position.battle().attack.aim == Aim::Monster;
    !(kind == EquipmentType::Weapon
        && against_monster
        && power(path, desk) == Some(Power::NoWeapons))
}

/// M18.10 Benefits.
pub(super) fn path_benefit(path: Path, desk: &Desk<'_>) -> Option<Benefit> {
    let Place::Land(side) = path.place() else { return None };
    let header = desk.position.outside().header(side)?;
    cite(law::outside::BENEFITS);
    Some(desk.setting.header_path(header, path.number()).benefit)
}

/// M14.4 Defence Talents. How many the Mercenary on a Path has left against the Monster there.
pub(super) fn blocks_left(path: Path, desk: &Desk<'_>) -> u8 {
    cite(law::armory::DEFENCE_TALENTS);
    let Some(monster) = monster(path, desk) else { return 0 };
    let card = desk.setting.monster(monster);
    // M38.4, Gorgosh
    if desk.setting.has_no_defence() || card.power == Power::NoDefenceTalents {
        return 0;
    }
    let own = abilities(path, desk).map(|(_, talent)| {
        let Talent::Defence { blocks, against } = talent else { return 0 };
        cite(law::affinity::MATCHING_AFFINITY); // M32.1
        if against.has(card.affinity) { blocks } else { 0 }
    });
    let blocks = own.sum::<u8>() + guards(path, desk);
    blocks.saturating_sub(desk.position.battle().front(path).blocks_spent())
}

/// M18.13 Entrance benefits. Or the Defence Talents of a Land Path.
fn guards(path: Path, desk: &Desk<'_>) -> u8 {
    match (path.place(), path_benefit(path, desk)) {
        (Place::Entrance, _) => {
            cite(law::outside::ENTRANCE_BENEFITS);
            desk.setting.citadel.entrance_path[path.number()].defence
        }
        (Place::Land(_), Some(Benefit::Defence { blocks })) => blocks,
        (Place::Land(_) | Place::Mission(_), _) => 0,
    }
}

/// Whether Potions and Venoms work against the Monster there: not against Gator.
pub(super) fn brews_work(path: Path, desk: &Desk<'_>) -> bool {
    let against_monster = desk.position.battle().attack.aim == Aim::Monster;
    !(against_monster && power(path, desk) == Some(Power::NoPotionsOrVenoms))
}

/// M25.2 Bonuses and modifiers. What is added to each die on this Path, by colour.
fn bonuses(path: Path, desk: &Desk<'_>) -> Bonuses {
    cite(law::mercenary_attack::BONUSES_AND_MODIFIERS);
    let attack = &desk.position.battle().attack;
    let mut bonuses = [attack.strength_loot.cast_signed(), attack.magic_loot.cast_signed(), 0];
    for (_, talent) in abilities(path, desk) {
        if let Talent::PerDie { colour, bonus, only } = talent
            && counts(only, attack.aim)
        {
            bonuses[colour.index()] += bonus.cast_signed();
        }
    }
    for effect in trap_effects(path, desk) {
        if let TrapEffect::PerDie { colour, bonus } = effect {
            bonuses[colour.index()] += bonus.cast_signed();
        }
    }
    if let (Aim::Monster, Some(Power::PerDie { colour, malus })) = (attack.aim, power(path, desk)) {
        bonuses[colour.index()] -= malus.cast_signed();
    }
    bonuses
}

/// M21.7 Mission modifiers. M27.2 Conquest roll: whether a bonus counts for this aim.
const fn counts(only: Only, aim: Aim) -> bool {
    matches!(
        (only, aim),
        (Only::Everywhere, _) | (Only::Monster, Aim::Monster) | (Only::Conquest, Aim::Land)
    )
}

/// M22.4 Trap modifiers. The effects of the revealed Traps of a Path.
fn trap_effects(path: Path, desk: &Desk<'_>) -> impl Iterator<Item = TrapEffect> {
    cite(law::revealing::TRAP_MODIFIERS);
    let traps = desk.position.laid_traps(path).filter(|(_, revealed)| *revealed);
    traps.map(|(token, _)| trap_effect(token, desk))
}

/// What a token does.
pub(crate) fn trap_effect(token: Token, desk: &Desk<'_>) -> TrapEffect {
    desk.setting.trap(desk.setting.trap_of(token)).effect
}

/// Whether a token is a Trick.
pub(crate) fn is_trick(token: Token, desk: &Desk<'_>) -> bool {
    desk.setting.trap(desk.setting.trap_of(token)).r#type == TrapType::Trick
}

/// What is added to each die of a colour.
type Bonuses = [i8; Colour::ALL.len()];

/// What a rolled die counts; never less than nothing.
fn worth(die: Rolled, bonuses: Bonuses) -> u8 {
    die.face().saturating_add_signed(bonuses[die.colour().index()])
}

/// What a die that was rolled on a Path counts, and the total with it.
pub(super) fn worth_and_total(path: Path, die: Rolled, desk: &Desk<'_>) -> (u8, u8) {
    let bonuses = bonuses(path, desk);
    (worth(die, bonuses), total_with(path, bonuses, desk))
}

/// M25.1 Total. Earlier damage, flat bonuses, modified dice and spent Venoms; one-sided bonuses left out.
pub(super) fn total(path: Path, desk: &Desk<'_>) -> u8 {
    total_with(path, bonuses(path, desk), desk)
}

fn total_with(path: Path, bonuses: Bonuses, desk: &Desk<'_>) -> u8 {
    cite(law::mercenary_attack::TOTAL);
    let battle = desk.position.battle();
    let dice = battle.front(path).rolled().iter().map(|&die| worth(die, bonuses));
    let start = match battle.attack.aim {
        Aim::Monster => battle.damage.saturating_add(flat(path, desk)),
        Aim::Land => battle.inroads.saturating_add(conquest_bonus(path, desk)),
        Aim::Mission => 0,
    };
    dice.fold(start.saturating_add(battle.attack.venom), u8::saturating_add)
}

fn flat(path: Path, desk: &Desk<'_>) -> u8 {
    let flat = trap_effects(path, desk).map(|effect| match effect {
        TrapEffect::Flat { bonus } => bonus,
        TrapEffect::Dice { .. }
        | TrapEffect::PerDie { .. }
        | TrapEffect::Steal { .. }
        | TrapEffect::Divert { .. } => 0,
    });
    flat.sum()
}

fn conquest_bonus(path: Path, desk: &Desk<'_>) -> u8 {
    let bonus = abilities(path, desk)
        .map(|(_, talent)| if let Talent::ConquestBonus { bonus } = talent { bonus } else { 0 });
    bonus.sum()
}

/// M25.8 One-sided bonuses. A total as it counts against the Capture Value.
pub(super) fn capture_total(path: Path, total: u8, desk: &Desk<'_>) -> u8 {
    cite(law::mercenary_attack::ONE_SIDED_BONUSES);
    let bonus = abilities(path, desk)
        .map(|(_, talent)| if let Talent::CaptureBonus { bonus } = talent { bonus } else { 0 });
    total.saturating_add(bonus.sum())
}

/// M25.8 One-sided bonuses. A total as it counts against the Elimination Value.
pub(super) fn elimination_total(path: Path, total: u8, desk: &Desk<'_>) -> u8 {
    cite(law::mercenary_attack::ONE_SIDED_BONUSES);
    let bonus = abilities(path, desk)
        .map(|(_, talent)| if let Talent::EliminationBonus { bonus } = talent { bonus } else { 0 });
    let loot = desk.position.battle().attack.elimination_loot;
    total.saturating_add(bonus.sum::<u8>() + loot)
}

/// M18.9 Trap for capture. Traps that lie on a Path; a revealed Trick is none (M35.4).
pub(super) fn traps_for_capture(path: Path, desk: &Desk<'_>) -> usize {
    cite(law::outside::TRAP_FOR_CAPTURE);
    let traps = desk.position.laid_traps(path);
    traps.filter(|(token, revealed)| !revealed || !is_trick(*token, desk)).count()
}

/// How many Traps capture takes: two for Turfus, none for Jaruna.
pub(super) fn traps_needed(path: Path, desk: &Desk<'_>) -> usize {
    if abilities(path, desk).any(|(_, talent)| talent == Talent::CaptureWithoutTrap) {
        return 0;
    }
    match power(path, desk) {
        Some(Power::TrapsNeeded { traps }) => usize::from(traps),
        _ => 1,
    }
}
