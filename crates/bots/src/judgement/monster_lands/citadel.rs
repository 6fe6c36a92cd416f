//! The Citadel: which building is worth a die, and what to buy there.

use super::deployment::has_somebody_to_send;
use super::{Scene, scenario, small, weight, worth};
use crate::judge::PLAIN;
use monster_lands::Choice;
use monster_lands::terms::{Building, Colour, Die, Equipment, Mercenary, Space};

/// A visit to a building, for its own sake or for what the scenario asks for.
pub(super) fn visit(scene: Scene<'_>, building: Building) -> u16 {
    usual(scene, building).max(scenario::draw(scene, building))
}

fn usual(scene: Scene<'_>, building: Building) -> u16 {
    let (clan, limits) = (scene.clan(), scene.setting.numbers.limits);
    let later = scene.rounds_to_come > 0.0;
    let spare = clan.gold().saturating_sub(scene.wages());
    match building {
        Building::Tavern => tavern(scene),
        Building::Mine if clan.pool().count(Colour::Strength) > 1 => 30,
        Building::Mine => 14,
        Building::Alchemist => {
            let room = limits.potions + limits.venoms - clan.potions() - clan.venoms();
            5 * u16::from(room)
        }
        Building::Armory if clan.defence() >= limits.defence => 0,
        Building::Armory if spare == 0 => 1,
        Building::Armory => {
            if later || has_somebody_to_send(scene) {
                22
            } else {
                2
            }
        }
        Building::Lodge if clan.traps().len() >= usize::from(limits.traps) || spare < 2 => 1,
        Building::Lodge => {
            if later || has_somebody_to_send(scene) {
                22
            } else {
                2
            }
        }
        Building::Bazaar => {
            if scene.rounds_to_come > 1.0 && spare > 1 && has_something_to_wear(scene) {
                9
            } else {
                1
            }
        }
        Building::PawnShop => 4,
    }
}

/// Whether something in the Bazaar is wanted: somebody at home has nothing of its type.
fn has_something_to_wear(scene: Scene<'_>) -> bool {
    let at_home = scene.position.unassigned(scene.seat);
    let mut offer = scene.position.citadel().bazaar().iter().flatten();
    offer.any(|&card| {
        let worn = scene.setting.equipment(scene.setting.kind_of(card)).r#type;
        let lacks = |m| scene.position.equipment_of_type(scene.setting, m, worn).is_none();
        at_home.iter().any(lacks)
    })
}

/// The best discount the dice of the pool give in a building.
fn discount(scene: Scene<'_>, building: Building) -> u8 {
    let last = scene.position.citadel().last_persuasion(building).unwrap_or(0);
    let faces = scene.clan().pool().sorts().map(|die| discount_of(die, last));
    faces.max().unwrap_or(0)
}

const fn discount_of(die: Die, last: u8) -> u8 {
    match die {
        Die::Persuasion(face) if face < last => face + last,
        Die::Persuasion(face) => face,
        Die::Strength | Die::Magic => 0,
    }
}

fn tavern(scene: Scene<'_>) -> u16 {
    let (clan, excess) = (scene.clan(), scene.excess_glory());
    let off = discount(scene, Building::Tavern);
    let candidates = scene.position.citadel().tavern().iter().flatten();
    let best = candidates
        .filter(|&&m| {
            let card = scene.setting.mercenary(m);
            card.reputation <= excess && clan.can_pay(card.cost.saturating_sub(off).max(1).into())
        })
        .map(|&m| recruit(scene, m, off))
        .fold(f32::MIN, f32::max);
    if best > f32::MIN {
        return weight(30.0, 0.6 * best).max(4);
    }
    let novice = &scene.setting.novice;
    let can_hire_one =
        excess >= novice.reputation && clan.can_pay(novice.cost.saturating_sub(off).max(1).into());
    if can_hire_one { 10 } else { 2 }
}

/// What hiring somebody brings, in points.
fn recruit(scene: Scene<'_>, mercenary: Mercenary, off: u8) -> f32 {
    let card = scene.setting.mercenary(mercenary);
    let price = f32::from(card.cost.saturating_sub(off).max(1));
    let wage = scene.wage();
    let due = f32::from(scene.wages()) + f32::from(wage);
    let short = f32::from(scene.clan().gold()) - price - due;
    let dice = 0.3 * f32::from(card.dice.total());
    let risk = if short < 0.0 { short * 0.15 } else { 0.0 };
    let later = scene.rounds_to_come.min(1.0);
    let icon = worth::icon(scene, card.affinity) + scenario::per_recruit(scene, card.affinity);
    0.8 * worth::of_card(scene, mercenary, wage) + icon + dice - price * 0.3 * (0.3 + 0.7 * later)
        + risk
}

/// Which die is placed.
pub(super) fn die(scene: Scene<'_>, building: Building, choice: Choice) -> u16 {
    let Choice::Die(die) = choice else { return PLAIN };
    let last = scene.position.citadel().last_persuasion(building).unwrap_or(0);
    match die {
        Die::Persuasion(_) => 20 + 12 * u16::from(discount_of(die, last).min(9)),
        Die::Strength => 10,
        Die::Magic => PLAIN,
    }
}

/// Who is hired.
pub(super) fn hire(scene: Scene<'_>, choice: Choice) -> u16 {
    match choice {
        Choice::Hire(mercenary) => weight(20.0, 0.6 * recruit(scene, mercenary, 3)).max(2),
        Choice::HireNovice => 8,
        Choice::Talent(_) => 400,
        Choice::Beer => 3,
        Choice::Done => 2,
        // After a Round of Beer: what could be sold for somebody one cannot pay.
        _ => super::deployment::turn(scene, choice),
    }
}

/// Which Traps are bought.
pub(super) fn traps(scene: Scene<'_>, price: u16, choice: Choice) -> u16 {
    let clan = scene.clan();
    let room = usize::from(scene.setting.numbers.limits.traps).saturating_sub(clan.traps().len());
    let spare = clan.gold().saturating_sub(scene.wages());
    match choice {
        Choice::Buy(_) if room == 0 => 1,
        Choice::Buy(_) if scenario::is_loading(scene) => 40,
        Choice::Buy(trap) => 8 + 2 * u16::from(scene.setting.trap(trap).price),
        Choice::Talent(_) | Choice::Ability(_) => 200,
        Choice::Done => {
            if price <= 1 {
                10
            } else if price > spare {
                60
            } else {
                24
            }
        }
        _ => PLAIN,
    }
}

/// How many Defence tokens are bought.
pub(super) fn tokens(scene: Scene<'_>, choice: Choice) -> u16 {
    let Choice::Count(count) = choice else { return PLAIN };
    let clan = scene.clan();
    let room = scene.setting.numbers.limits.defence.saturating_sub(clan.defence());
    if count > room { 0 } else { 8 * (1 + u16::from(count)) }
}

/// How many of the tokens are Potions.
pub(super) fn brew(scene: Scene<'_>, tokens: u8, choice: Choice) -> u16 {
    let Choice::Potions(potions) = choice else { return PLAIN };
    let (clan, limits) = (scene.clan(), scene.setting.numbers.limits);
    let lost = (clan.potions() + potions).saturating_sub(limits.potions)
        + (clan.venoms() + tokens - potions).saturating_sub(limits.venoms);
    let even = (clan.potions() + potions).abs_diff(clan.venoms() + tokens - potions);
    (40 >> (2 * lost).min(5)) / u16::from(1 + even) + 1
}

/// Which space: the one that pays most.
pub(super) fn space(scene: Scene<'_>, choice: Choice) -> u16 {
    let Choice::Space(space) = choice else { return PLAIN };
    let first = [Space::First, Space::Second, Space::Third, Space::Fourth];
    let rank = first.iter().position(|&other| other == space).map_or(0, small);
    let strength = scene.clan().pool().count(Colour::Strength);
    if strength > 1 || rank > 1 { 64 >> (2 * rank) } else { 16 }
}

/// Who carries Equipment: hardly one who would have to discard what he has.
pub(super) fn bearer(scene: Scene<'_>, equipment: Equipment, choice: Choice) -> u16 {
    let Choice::Give(mercenary) = choice else { return PLAIN };
    let worn = scene.setting.equipment(equipment).r#type;
    let has_one = scene.position.equipment_of_type(scene.setting, mercenary, worn).is_some();
    if has_one { 0 } else { PLAIN }
}
