//! What a solo scenario asks for besides points.

use super::{Scene, small};
use monster_lands::setting::{Feat, Scenario};
use monster_lands::terms::{Affinity, Building, EquipmentType, Mercenary};

/// Points for a rank that is reached, where points, Gold or Missions are asked for, and where a deed is.
const RANK: [f32; 2] = [4.0, 15.0];
/// Points for a piece of Equipment or a Mercenary that a deed asks for: they cannot be had at will.
const RARE: f32 = 4.0;
/// Points for a token that a deed asks for in the last round, in the one before, and earlier.
const TOKEN: [f32; 3] = [3.0, 1.4, 0.5];
/// How much a building draws that has what a deed asks for: something rare, tokens now, tokens in time.
const DRAW: [u16; 3] = [120, 70, 26];

/// What was reached at the end: ranks, and how near the next one is.
pub(super) fn reached(scene: Scene<'_>) -> f32 {
    let Some(scenario) = &scene.setting.scenario else { return 0.0 };
    let feats = [scenario.trainee, scenario.veteran, scenario.hero];
    let rank = RANK[usize::from(is_deed(scenario))];
    feats.into_iter().map(|feat| rank * part(scene, feat)).sum::<f32>() + progress(scene, scenario)
}

/// What the middle of the game promises of it.
pub(super) fn hoped(scene: Scene<'_>) -> f32 {
    let Some(scenario) = &scene.setting.scenario else { return 0.0 };
    progress(scene, scenario)
}

/// What one more Mission is worth where Missions are counted.
pub(super) fn per_mission(scene: Scene<'_>) -> f32 {
    let wanted = scene.setting.scenario.map_or(0, |scenario| scenario.hero.missions);
    if scene.clan().missions() < wanted { 3.0 } else { 0.0 }
}

/// What a token that is kept is worth besides its use.
pub(super) fn per_token(scene: Scene<'_>) -> f32 {
    if is_loading(scene) { token(scene) } else { 0.0 }
}

/// What one more of an Affinity is worth.
pub(super) fn per_recruit(scene: Scene<'_>, affinity: Affinity) -> f32 {
    let Some(scenario) = scene.setting.scenario.filter(is_deed) else { return 0.0 };
    let now = counts(scene);
    let mut then = now;
    then[affinity.index()] += 1;
    RARE * f32::from(lacking(scenario.hero, now) - lacking(scenario.hero, then))
}

/// What one of the clan is missed for.
pub(super) fn per_member(scene: Scene<'_>, mercenary: Mercenary) -> f32 {
    let Some(scenario) = scene.setting.scenario.filter(is_deed) else { return 0.0 };
    let now = counts(scene);
    let mut then = now;
    let own = &mut then[scene.setting.mercenary(mercenary).affinity.index()];
    *own = own.saturating_sub(1);
    RARE * f32::from(lacking(scenario.hero, then) - lacking(scenario.hero, now))
}

/// How much a building draws for the sake of the scenario.
pub(super) fn draw(scene: Scene<'_>, building: Building) -> u16 {
    if !is_loading(scene) {
        return 0;
    }
    let (clan, limits) = (scene.clan(), scene.setting.numbers.limits);
    let [rare, now, in_time] = DRAW;
    let is_late = scene.rounds_to_come < 1.5;
    let short = match building {
        Building::Armory => clan.defence() < limits.defence,
        Building::Lodge => clan.traps().len() < usize::from(limits.traps),
        Building::Alchemist => clan.potions() + clan.venoms() < limits.potions + limits.venoms,
        Building::Bazaar => return if has_what_is_lacking(scene) { rare } else { 0 },
        Building::Tavern | Building::PawnShop | Building::Mine => false,
    };
    match (short, is_late) {
        (false, _) => 0,
        (true, true) => now,
        (true, false) => in_time,
    }
}

/// Whether the stores are to be full at the end.
pub(super) fn is_loading(scene: Scene<'_>) -> bool {
    scene.setting.scenario.is_some_and(|scenario| scenario.hero.fully_loaded)
}

/// Whether the Bazaar has Equipment of a type that nobody carries.
fn has_what_is_lacking(scene: Scene<'_>) -> bool {
    let setting = scene.setting;
    let mut offer = scene.position.citadel().bazaar().iter().flatten();
    offer.any(|&card| !carries(scene, setting.equipment(setting.kind_of(card)).r#type))
}

/// Whether a scenario asks for a deed rather than for points.
fn is_deed(scenario: &Scenario) -> bool {
    scenario.hero.fully_loaded || scenario.hero.affinities != [0; 4]
}

fn token(scene: Scene<'_>) -> f32 {
    let [last, before, earlier] = TOKEN;
    match scene.rounds_to_come {
        rounds if rounds < 0.5 => last,
        rounds if rounds < 1.5 => before,
        _ => earlier,
    }
}

/// One if a feat is done in full; a rank asks for all of it.
fn part(scene: Scene<'_>, feat: Feat) -> f32 {
    let clan = scene.clan();
    let done = super::worth::victory_points(scene) >= f32::from(feat.points)
        && clan.gold() >= u16::from(feat.gold)
        && clan.missions() >= feat.missions
        && (!feat.fully_loaded || tokens_missing(scene) + types_missing(scene) == 0)
        && lacking(feat, counts(scene)) == 0;
    f32::from(u8::from(done))
}

/// How far the hero's feat has come, in points.
fn progress(scene: Scene<'_>, scenario: &Scenario) -> f32 {
    let hero = scenario.hero;
    let clan = scene.clan();
    let last = if scene.rounds_to_come < 1.5 { 1.0 } else { 0.4 };
    let mut points = 0.0;
    if hero.gold > 0 {
        points += 0.7 * last * f32::from(clan.gold().min(u16::from(hero.gold)));
    }
    points += 3.0 * f32::from(clan.missions().min(hero.missions));
    if hero.fully_loaded {
        points -= token(scene) * f32::from(tokens_missing(scene));
        points -= RARE * f32::from(types_missing(scene));
    }
    if is_deed(scenario) {
        points -= RARE * f32::from(lacking(hero, counts(scene)));
    }
    points
}

/// How many tokens are missing to be fully loaded (M38.5).
fn tokens_missing(scene: Scene<'_>) -> u8 {
    let (clan, limits) = (scene.clan(), scene.setting.numbers.limits);
    limits.defence.saturating_sub(clan.defence())
        + limits.traps.saturating_sub(small(clan.traps().len()))
        + limits.potions.saturating_sub(clan.potions())
        + limits.venoms.saturating_sub(clan.venoms())
}

/// How many types of Equipment nobody carries.
fn types_missing(scene: Scene<'_>) -> u8 {
    small(EquipmentType::ALL.into_iter().filter(|&wanted| !carries(scene, wanted)).count())
}

fn carries(scene: Scene<'_>, wanted: EquipmentType) -> bool {
    let mut cards = scene.position.equipment_of_clan(scene.seat);
    cards.any(|(card, _)| scene.setting.equipment(scene.setting.kind_of(card)).r#type == wanted)
}

/// How many Mercenaries are missing for what a feat asks of the Affinities: one of each (M38.5), or a number, most first
/// (M38.7).
fn lacking(feat: Feat, mut counts: [u8; 4]) -> u8 {
    let wanted = if feat.fully_loaded { [1; 4] } else { feat.affinities };
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts.iter().zip(wanted).map(|(count, wanted)| wanted.saturating_sub(*count)).sum()
}

fn counts(scene: Scene<'_>) -> [u8; 4] {
    let mut counts = [0; 4];
    for mercenary in scene.clan().members() {
        counts[scene.setting.mercenary(mercenary).affinity.index()] += 1;
    }
    counts
}
