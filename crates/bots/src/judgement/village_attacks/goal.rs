//! The goal of the scenario: how much of it is left to do, and where one had better stand.

use village_attacks::setting::records::GoalName;
use village_attacks::terms::{Figure, HEROES, Slot, Zone, Zones};
use village_attacks::{Position, Setting};

/// The part of the goal that is left, from 1 at the start to 0 when it is reached.
pub(super) fn left(setting: &Setting, position: &Position) -> f32 {
    let (scenario, castle) = (&setting.scenario, &position.castle);
    let count = f32::from(scenario.count.max(1));
    match scenario.goal {
        GoalName::Morale => morale_left(setting, position),
        GoalName::Calling if castle.has_summoned() => 0.75 * morale_left(setting, position),
        GoalName::Calling => {
            0.75 * morale_left(setting, position) + 0.25 * uncalled(setting, position)
        }
        GoalName::Survival => {
            let rounds = f32::from(scenario.rounds.max(1));
            (rounds + 1.0 - f32::from(castle.round())).max(0.0) / rounds
        }
        GoalName::Breaches => breaches_left(setting, position),
        GoalName::Altars => {
            let missing = scenario.zones.iter().map(|zone| cups_left(setting, position, zone));
            missing.sum::<f32>() / (count * counted(scenario.zones.len()))
        }
        GoalName::Heirlooms => heirlooms_left(setting, position),
        GoalName::Heroes => {
            let wounds = position.village.everyone().and(HEROES).iter();
            let wounds = wounds.filter_map(Figure::hero).map(|hero| {
                let health = f32::from(setting.hero(hero).health);
                0.6 * f32::from(position.village.damage(hero)) / health
            });
            let killed = f32::from(castle.heroes_killed()) + wounds.sum::<f32>();
            (count - killed).max(0.0) / count
        }
    }
}

fn counted(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

fn morale_left(setting: &Setting, position: &Position) -> f32 {
    let whole = f32::from(setting.scenario.morale.unwrap_or(1).max(1));
    f32::from(position.castle.morale()) / whole
}

/// S.8: those who have not paid, the more the nearer the last round.
fn uncalled(setting: &Setting, position: &Position) -> f32 {
    let unpaid = setting.slots().filter(|&slot| position.board(slot).paid().is_none()).count();
    let part = counted(unpaid) / f32::from(setting.count());
    let rounds = f32::from(setting.scenario.rounds.max(1));
    part * (0.5 + 1.5 * f32::from(position.castle.round()) / rounds)
}

/// S.6: seals that are missing; a breach that closes lets nobody in any more.
fn breaches_left(setting: &Setting, position: &Position) -> f32 {
    let count = f32::from(setting.scenario.count.max(1));
    let all: Zones = setting.scenario.tokens.iter().copied().collect();
    let open = position.castle.spawn_zones();
    let part = |zone| {
        if open.has(zone) { 1.1 - f32::from(position.castle.progress(zone)) / count } else { 0.0 }
    };
    all.iter().map(part).sum::<f32>() / (1.1 * counted(all.len().max(1)))
}

/// S.7: cups that are missing on an altar.
pub(super) fn cups_left(setting: &Setting, position: &Position, zone: Zone) -> f32 {
    f32::from(setting.scenario.count.saturating_sub(position.castle.progress(zone)))
}

/// S.10: what is left of bringing the heirlooms home; half of it is to work them free.
fn heirlooms_left(setting: &Setting, position: &Position) -> f32 {
    let (scenario, castle, map) = (&setting.scenario, &position.castle, &setting.map);
    let whole = counted(scenario.zones.len().max(1));
    let count = f32::from(scenario.count.max(1));
    let way = |zone: Zone| 0.1 * f32::from(map.to_heart(zone).min(4));
    let mut left = 0.0;
    for zone in scenario.zones.iter().filter(|&zone| !castle.is_freed(zone)) {
        left += 1.0 - 0.55 * f32::from(castle.progress(zone)) / count;
    }
    for zone in map.zones {
        left += f32::from(castle.loose(zone)) * (0.15 + way(zone));
    }
    for slot in setting.slots().filter(|&slot| position.board(slot).carries()) {
        left += position.pack.zone_of(slot.creature()).map_or(0.5, |zone| 0.05 + way(zone));
    }
    left / whole
}

/// The zones where a monster is wanted for the goal; none where the goal is nowhere.
pub(super) fn places(setting: &Setting, position: &Position, slot: Slot) -> Zones {
    let (scenario, castle) = (&setting.scenario, &position.castle);
    match scenario.goal {
        GoalName::Breaches => castle.spawn_zones(),
        GoalName::Altars => {
            scenario.zones.iter().filter(|&it| cups_left(setting, position, it) > 0.0).collect()
        }
        GoalName::Calling if !castle.has_summoned() && position.board(slot).paid().is_none() => {
            setting.chamber().map_or(Zones::NONE, Zones::only)
        }
        GoalName::Heirlooms if position.board(slot).carries() => Zones::only(Zone::HEART),
        GoalName::Heirlooms => {
            let is_there =
                |&it: &Zone| castle.loose(it) > 0 || scenario.zones.has(it) && !castle.is_freed(it);
            setting.map.zones.iter().filter(is_there).collect()
        }
        GoalName::Heroes => {
            let heroes = position.village.everyone().and(HEROES);
            heroes.iter().map(|figure| position.village.zone_of(figure)).collect()
        }
        GoalName::Calling | GoalName::Morale | GoalName::Survival => Zones::NONE,
    }
}
