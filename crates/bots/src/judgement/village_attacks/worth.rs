//! How likely the monsters are to win together.

use super::outlook::Outlook;
use super::{count, effects, goal, outlook};
use crate::exact;
use village_attacks::terms::{
    Condition, Creature, HEROES, HUNTERS, MINIONS, PEASANTS, PLAYING, Slot, SpecialFace, Symbol,
    Zone,
};
use village_attacks::{Position, Setting};

/// What the goal weighs from its beginning to its end.
const GOAL: f32 = 5.5;
/// What the health of the Heart weighs.
const HEART: f32 = 1.3;
/// How much damage to the Heart a villager is worth that stands in it, and those who are this many rounds away.
const DANGER: [f32; 8] = [0.62, 0.55, 0.38, 0.26, 0.18, 0.12, 0.08, 0.06];
/// What is left of a threat when one more monster acts before it comes true.
const ANSWERED: f32 = 0.6;
/// What the health of a monster weighs.
const HEALTH: f32 = 0.25;
/// What a level weighs, and what a higher Rank costs.
const LEVEL: f32 = 0.2;
const RANK: f32 = 0.35;
/// What one result, or the death of one villager more, weighs.
const RESULT: f32 = 0.03;
const KILL: f32 = 0.08;

/// A measure of how the monsters stand: 0 is even, each point is about a tenth of a chance.
pub(super) fn standing(setting: &Setting, position: &Position) -> f32 {
    let outlook = Outlook::new(setting, position);
    let left = goal::left(setting, position);
    let (danger, far) = danger(setting, position);
    let answers = 1.0 - exact::power(ANSWERED, yet_to_act(setting, position));
    let coming = (outlook.heart - f32::from(position.castle.ward())).max(0.0) * (1.0 - answers);
    let (mut pack, mut returns) = (0.0, 0.0);
    for slot in setting.slots() {
        let (worth, dies) = monster(setting, position, &outlook, slot, answers);
        pack += worth;
        returns += dies * f32::from(setting.numbers.heart.return_cost);
    }
    let share = 3.0 / f32::from(setting.count());
    let heart = f32::from(position.castle.heart()) - coming - share * danger - returns;
    1.9 + HEART * exact::ln(soft(heart)) - GOAL * left + share * pack - far
        + growth(setting, position, left)
        + others(position)
        + effects::traps(setting, position) * KILL
        + knells(position)
}

/// A number that never falls to 0: itself where it is large, ever less where it is negative.
fn soft(number: f32) -> f32 {
    if number > 12.0 { number } else { exact::ln_1p(exact::exp(number)).max(1e-6) }
}

/// How many monsters still act before the villagers do.
pub(super) fn yet_to_act(setting: &Setting, position: &Position) -> u8 {
    let Some(turn) = position.castle.turn() else { return 0 };
    let count = setting.count();
    let nth = (turn.0 + count - position.castle.first().0) % count;
    count - 1 - nth
}

/// What the villagers on the map may still cost the Heart, and how far from the monsters they are.
fn danger(setting: &Setting, position: &Position) -> (f32, f32) {
    let (map, village) = (&setting.map, &position.village);
    let (mut danger, mut far) = (0.0, 0.0);
    let watched = outlook::watched(position);
    for zone in village.occupied() {
        let here = village.at(zone);
        let held = held(position, zone);
        let mut sum = 0.0;
        let lasting = here.minus(village.burning().minus(HEROES).minus(village.stunned()));
        for (class, range) in [(PEASANTS, 0), (HUNTERS, 1)] {
            let some = lasting.and(class);
            let late = some.and(village.stunned().union(village.snared()));
            let rounds = map.to_heart(zone).saturating_sub(range);
            let up = f32::from(count(some.minus(late)));
            sum += up * weight(rounds) + f32::from(count(late)) * weight(rounds + 1);
        }
        for figure in lasting.and(HEROES) {
            let Some(hero) = figure.hero() else { continue };
            let card = setting.hero(hero);
            let rounds =
                map.to_heart(zone).saturating_sub(card.range).div_ceil(card.movement.max(1));
            let late = u8::from(village.stunned().has(figure));
            let health = f32::from(card.health - village.damage(hero)) / f32::from(card.health);
            sum += weight(rounds + late)
                * (0.6 + 0.4 * f32::from(card.attacks * card.damage))
                * (0.5 + 0.5 * health);
        }
        let rounds = map.to_heart(zone);
        let kept = f32::from(held.min(count(lasting)));
        sum -= kept * (weight(rounds) - weight(rounds + 1));
        danger += sum;
        let nearest = map.nearest(zone, watched).unwrap_or(4);
        far += 0.06 * sum * f32::from(nearest.saturating_sub(1));
    }
    (danger, far)
}

fn weight(rounds: u8) -> f32 {
    DANGER[usize::from(rounds).min(DANGER.len() - 1)]
}

/// How many villagers of a zone are held there.
fn held(position: &Position, zone: Zone) -> u8 {
    let here = position.pack.at(zone).and(PLAYING).iter();
    here.filter_map(Creature::slot).map(|slot| position.board(slot).guard().hold).sum()
}

/// What a monster is worth, and how likely it dies before its next turn.
fn monster(
    setting: &Setting,
    position: &Position,
    outlook: &Outlook,
    slot: Slot,
    answers: f32,
) -> (f32, f32) {
    let (board, card) = (position.board(slot), setting.board(slot));
    let Some(zone) = position.pack.zone_of(slot.creature()) else {
        return (0.0, 1.0);
    };
    let mut health = f32::from(card.health - position.pack.damage(slot.creature()));
    let blows = outlook.on(slot.creature());
    health -= outlook.harm(position, slot) * (1.0 - 0.5 * answers);
    if board.conditions(Condition::Burn) > 0 {
        health -= 1.0;
    }
    let dies = 1.0 / (1.0 + exact::exp(2.5 * (health - 0.3)));
    let answered = f32::from(board.vengeance() + board.guard().thorns).min(blows.attacks);
    let slots = board.conditions(Condition::Sunder)
        + board.conditions(Condition::Silence)
        + board.conditions(Condition::Slow);
    let worth = 0.4 + HEALTH * exact::ln(soft(health)).max(-4.0) + KILL * answered
        - 0.05 * f32::from(slots)
        - 0.08 * f32::from(u8::from(board.is_lying()))
        + kept(position, slot)
        - 0.06 * to_go(setting, position, slot, zone);
    (worth, dies)
}

/// What lies in Reserve or is not used yet.
fn kept(position: &Position, slot: Slot) -> f32 {
    let board = position.board(slot);
    let is_useful = board.special().is_some_and(|face| face != SpecialFace::Torch);
    let rolled = board.rolled().iter().sum::<u8>() + u8::from(is_useful);
    let of = |symbol: Symbol| f32::from(board.reserve()[symbol.index()]);
    // What is kept costs a die of the next roll: only what strikes is worth more than that.
    let reserve = 0.35 * (of(Symbol::Melee) + of(Symbol::Ranged)) + 0.1 * of(Symbol::Magic)
        - 0.5 * (of(Symbol::Defence) + of(Symbol::Vengeance));
    let guards = f32::from(board.defence() + board.vengeance());
    RESULT * (f32::from(rolled) + reserve + 0.3 * guards)
}

/// How far a monster is from where it is wanted for the goal.
fn to_go(setting: &Setting, position: &Position, slot: Slot, zone: Zone) -> f32 {
    let wanted = goal::places(setting, position, slot);
    let steps = setting.map.nearest(zone, wanted);
    f32::from(steps.unwrap_or(0))
}

/// Levels are for good, but the highest brings more villagers.
fn growth(setting: &Setting, position: &Position, left: f32) -> f32 {
    let (mut levels, mut highest) = (0.0, 0.0_f32);
    for slot in setting.slots() {
        let board = position.board(slot);
        let part = f32::from(board.experience()) / f32::from(setting.board(slot).experience);
        let level = f32::from(board.level()) + part;
        levels += level - 1.0;
        highest = highest.max(level);
    }
    let second = f32::from(setting.numbers.spawning.rank_2);
    let third = f32::from(setting.scenario.rank_3);
    let passed = |rank: f32| (2.0 * (highest - rank) + 1.0).clamp(0.0, 1.0);
    let rank = passed(second) + passed(third);
    (LEVEL * levels * 3.0 / f32::from(setting.count()) - RANK * rank) * left.clamp(0.1, 1.0)
}

/// Minions and the summoned monster.
fn others(position: &Position) -> f32 {
    let minions = position.pack.everyone().and(MINIONS);
    let minions: f32 =
        minions.iter().map(|it| 0.08 + 0.04 * f32::from(position.pack.minion_health(it))).sum();
    let summoned = f32::from(u8::from(position.pack.summoned().is_some()));
    minions + 0.5 * summoned
}

/// Knells that are likely to toll.
fn knells(position: &Position) -> f32 {
    let died = position.castle.died();
    let toll = |need: u8| (1.0 - 0.2 * f32::from(need.saturating_sub(died))).max(0.0);
    position.castle.knells().iter().map(|it| KILL * f32::from(it.morale) * toll(it.need)).sum()
}
