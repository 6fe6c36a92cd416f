//! What a net sees of a castle under attack. The monsters win or lose together: one look serves them all.

use super::{count, goal, outlook::Outlook, worth};
use crate::judge::Scene;
use crate::net::Sensed;
use crate::net::features::blocks;
use kernel::{Fast, Source};
use village_attacks::VillageAttacks;
use village_attacks::terms::{
    Condition, HEROES, HUNTERS, MINIONS, Monster, PEASANTS, ScenarioName, Slot,
};

const TABLE: &[&str] = &["table"];
const SLOTS: &[&str] = &["first", "second", "third", "fourth", "fifth"];
const CLASSES: &[&str] = &["peasants", "hunters", "heroes"];
/// Villagers of a class by how far they are from the Heart.
const DISTANCES: &[&str] = &[
    "peasants 0",
    "peasants 1",
    "peasants 2",
    "peasants 3",
    "peasants 4",
    "hunters 0",
    "hunters 1",
    "hunters 2",
    "hunters 3",
    "hunters 4",
    "heroes 0",
    "heroes 1",
    "heroes 2",
    "heroes 3",
    "heroes 4",
];
const SCENARIOS: [&str; ScenarioName::ALL.len()] = {
    let mut names = [""; ScenarioName::ALL.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = ScenarioName::ALL[place].word();
        place += 1;
    }
    names
};
const MONSTERS: [&str; Monster::ALL.len()] = {
    let mut names = [""; Monster::ALL.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = Monster::ALL[place].word();
        place += 1;
    }
    names
};
const YES: &[u8] = &[1];

blocks! {
    from 0;
    SCENARIO = "scenario", &SCENARIOS, YES;
    COUNT = "monsters", TABLE, &[2, 3, 4, 5];
    ROUND = "round", TABLE, &[2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25];
    NIGHT = "night", TABLE, YES;
    HEART = "heart", TABLE, &[2, 3, 4, 5, 6, 7, 8, 10, 12];
    WARD = "ward", TABLE, &[1, 2, 3];
    /// What is left of the goal, in hundredths.
    LEFT = "left", TABLE, &[5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90];
    /// What the written judgement expects, in hundredths.
    EXPECTS = "expects", TABLE, &[5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95];
    /// The damage the Heart may take, in tenths.
    DANGER = "danger", TABLE, &[2, 5, 10, 15, 20, 30, 40, 60];
    CLASS = "class", CLASSES, &[1, 2, 3, 5, 8, 12];
    DISTANCE = "distance", DISTANCES, &[1, 2, 3, 5];
    STUNNED = "stunned", TABLE, &[1, 2, 4];
    BURNING = "burning", TABLE, &[1, 2, 4];
    SNARED = "snared", TABLE, &[1, 2, 4];
    ARMED = "armed traps", TABLE, &[1, 2, 3, 5];
    MINION = "minions", TABLE, &[1, 2, 3];
    SUMMONED = "summoned", TABLE, YES;
    KNELLS = "knells", TABLE, &[1, 2];
    PLAYS = "plays", &MONSTERS, YES;
    /// The level of each monster at the table.
    LEVEL = "level", &MONSTERS, &[2, 3, 4, 5];
    HEALTH = "health", SLOTS, &[1, 2, 3, 4, 5, 6, 8];
    DEAD = "dead", SLOTS, YES;
    WORN = "conditions", SLOTS, &[1, 2, 3];
    LYING = "lying", SLOTS, YES;
    RESULTS = "results", SLOTS, &[1, 2, 4, 6];
    GUARDS = "guards", SLOTS, &[1, 2, 3];
    /// How many monsters act before the villagers do.
    YET = "yet to act", TABLE, &[1, 2, 3, 4];
}

/// Notes what is to be seen.
pub(super) fn sense(scene: &Scene<'_, VillageAttacks>, sensed: &mut Sensed) {
    let Scene { setting, position, leaning, .. } = *scene;
    let castle = &position.castle;
    sensed.note(SCENARIO, setting.scenario.name.index(), true);
    sensed.measure(COUNT, 0, setting.count());
    sensed.measure(ROUND, 0, castle.round());
    sensed.note(NIGHT, 0, castle.is_night());
    sensed.measure(HEART, 0, castle.heart());
    sensed.measure(WARD, 0, castle.ward());
    sensed.part(LEFT, 0, goal::left(setting, position));
    sensed.part(EXPECTS, 0, leaning.worth()[0]);
    let outlook = Outlook::new(setting, position);
    sensed.part(DANGER, 0, outlook.heart / 10.0);
    sensed.measure(YET, 0, worth::yet_to_act(setting, position));
    sensed.count(ARMED, 0, castle.armed().len());
    sensed.count(KNELLS, 0, castle.knells().len());
    sensed.measure(MINION, 0, count(position.pack.everyone().and(MINIONS)));
    sensed.note(SUMMONED, 0, position.pack.summoned().is_some());
    villagers(scene, sensed);
    for (place, slot) in setting.slots().enumerate() {
        monster(scene, (place, slot), sensed);
    }
}

/// The villagers, by class and by how far they are.
fn villagers(scene: &Scene<'_, VillageAttacks>, sensed: &mut Sensed) {
    let (village, map) = (&scene.position.village, &scene.setting.map);
    sensed.measure(STUNNED, 0, count(village.stunned()));
    sensed.measure(BURNING, 0, count(village.burning()));
    sensed.measure(SNARED, 0, count(village.snared()));
    let mut near = [0_u8; DISTANCES.len()];
    let classes = [PEASANTS, HUNTERS, HEROES];
    for zone in village.occupied() {
        let steps = usize::from(map.to_heart(zone).min(4));
        for (place, class) in classes.into_iter().enumerate() {
            near[5 * place + steps] += count(village.at(zone).and(class));
        }
    }
    for (place, near) in near.into_iter().enumerate() {
        sensed.measure(DISTANCE, place, near);
    }
    for (place, class) in classes.into_iter().enumerate() {
        sensed.measure(CLASS, place, count(village.everyone().and(class)));
    }
}

/// A monster: how it is, and what it has at hand.
fn monster(scene: &Scene<'_, VillageAttacks>, (place, slot): (usize, Slot), sensed: &mut Sensed) {
    let Scene { setting, position, .. } = *scene;
    let (board, card) = (position.board(slot), setting.board(slot));
    sensed.note(PLAYS, card.id.index(), true);
    sensed.measure(LEVEL, card.id.index(), board.level());
    if position.pack.zone_of(slot.creature()).is_none() {
        sensed.note(DEAD, place, true);
        return;
    }
    let damage = position.pack.damage(slot.creature());
    sensed.measure(HEALTH, place, card.health.saturating_sub(damage));
    let worn = Condition::ALL.into_iter().map(|condition| board.conditions(condition));
    sensed.measure(WORN, place, worn.sum());
    sensed.note(LYING, place, board.is_lying());
    sensed.measure(RESULTS, place, board.rolled().iter().sum::<u8>() + board.reserved());
    sensed.measure(GUARDS, place, board.defence() + board.vengeance());
}

/// Draws the options of a table: a full scenario for three, at some difficulty.
pub(super) fn tables(chance: &mut Fast) -> Vec<(&'static str, String)> {
    let scenarios = u32::try_from(ScenarioName::ALL.len()).expect("scenarios are few");
    let scenario = ScenarioName::ALL[chance.below(scenarios) as usize];
    let difficulty = ["easy", "normal", "normal", "hard"][chance.below(4) as usize];
    vec![("scenario", scenario.to_string()), ("difficulty", difficulty.to_owned())]
}
