//! What a solo scenario asks for besides points.

use super::{Scene, small};
use monster_lands::setting::{Feat, Scenario};
use monster_lands::terms::{Affinity, EquipmentType};

/// Points for a rank that is reached.
const RANK: f32 = 4.0;

/// What was reached at the end: ranks, and how near the next one is.
pub(super) fn reached(scene: Scene<'_>) -> f32 {
    let Some(scenario) = &scene.setting.scenario else { return 0.0 };
    let feats = [scenario.trainee, scenario.veteran, scenario.hero];
    feats.into_iter().map(|feat| RANK * part(scene, feat)).sum::<f32>() + progress(scene, scenario)
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

/// One if a feat is done in full; a rank asks for all of it.
fn part(scene: Scene<'_>, feat: Feat) -> f32 {
    let clan = scene.clan();
    let done = super::worth::victory_points(scene) >= f32::from(feat.points)
        && clan.gold() >= u16::from(feat.gold)
        && clan.missions() >= feat.missions
        && (!feat.fully_loaded || missing(scene) == 0)
        && diverse(scene, feat.affinities) == 0;
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
        points -= 2.0 * last * f32::from(missing(scene));
    }
    points - 4.0 * f32::from(diverse(scene, hero.affinities))
}

/// How many pieces are missing to be fully loaded (M38.5).
fn missing(scene: Scene<'_>) -> u8 {
    let (clan, limits) = (scene.clan(), scene.setting.numbers.limits);
    let carries = |wanted: EquipmentType| {
        let mut cards = scene.position.equipment_of_clan(scene.seat);
        cards.any(|(card, _)| scene.setting.equipment(scene.setting.kind_of(card)).r#type == wanted)
    };
    let types = EquipmentType::ALL.into_iter().filter(|&wanted| !carries(wanted)).count();
    let strangers = counts(scene).into_iter().filter(|&count| count == 0).count();
    limits.defence.saturating_sub(clan.defence())
        + limits.traps.saturating_sub(small(clan.traps().len()))
        + limits.potions.saturating_sub(clan.potions())
        + limits.venoms.saturating_sub(clan.venoms())
        + small(types)
        + small(strangers)
}

/// How many Mercenaries are missing for a choice of Affinities, most first (M38.7).
fn diverse(scene: Scene<'_>, wanted: [u8; 4]) -> u8 {
    if wanted == [0; 4] {
        return 0;
    }
    let mut counts = counts(scene);
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts.iter().zip(wanted).map(|(count, wanted)| wanted.saturating_sub(*count)).sum()
}

fn counts(scene: Scene<'_>) -> [u8; 4] {
    Affinity::ALL.map(|affinity| {
        let members = scene.clan().members().iter();
        small(members.filter(|&m| scene.setting.mercenary(m).affinity == affinity).count())
    })
}
