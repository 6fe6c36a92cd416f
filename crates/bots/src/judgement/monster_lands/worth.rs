//! What a clan is worth in the middle of the game: its points, and what it may make of all it has.

use super::{Scene, outlook, scenario, small};
use monster_lands::setting::{Gain, LootEffect, Talent};
use monster_lands::terms::{Affinity, Building, Colour, Land, Mercenary, Place, Side};

/// The points a die brings in a round to come.
const DIE: f32 = 1.0;
/// The points a die of the pool brings in this one.
const DIE_AT_HAND: f32 = 0.7;
/// The points one who wants wages costs in a round besides them: a die alone hardly pays for a place in the clan.
const PLACE: f32 = 0.5;
/// The points a coin is worth while there is something to buy.
pub(super) const GOLD: f32 = 0.3;
/// The coins beyond which more are of little use.
const PURSE: f32 = 14.0;
/// The points a round of a settled Land's Action brings.
const HARVEST: f32 = 0.9;
/// The points a Talent brings in a round.
const TALENT: f32 = 0.35;

/// The points Panic in a building costs in a round.
const PANIC: f32 = 0.6;
/// The points Panic in the Tavern costs in the round that comes next, and in each after it.
const NO_TAVERN: [f32; 2] = [4.0, 1.5];
/// The points of a Loot token while rounds are to come, and in the last one.
const LOOT: [f32; 2] = [2.2, 1.3];
/// The coins a die in the pool may still bring.
const COINS_A_DIE: f32 = 1.2;

/// Every place of the Outside.
const PLACES: [Place; 5] = [
    Place::Land(Side::A),
    Place::Land(Side::B),
    Place::Mission(Side::A),
    Place::Mission(Side::B),
    Place::Entrance,
];

/// The points of a clan when the game is over; alone, what the scenario asks for as well.
pub(super) fn scored(scene: Scene<'_>) -> f32 {
    victory_points(scene) + scenario::reached(scene)
}

/// The points a clan may hope for.
pub(super) fn points(scene: Scene<'_>) -> f32 {
    victory_points(scene)
        + people(scene)
        + purse(scene)
        + stores(scene)
        + hopes(scene)
        + scenario::hoped(scene)
        - panic(scene, rounds_to_play(scene))
}

/// Glory, Reputation, Trophies and Affinity points as they stand.
pub(super) fn victory_points(scene: Scene<'_>) -> f32 {
    let clan = scene.clan();
    let trophies = clan.trophies().iter().map(|m| scene.setting.monster(m).elimination.trophies);
    let kept = clan.loot().iter().map(|loot| match scene.setting.loot(loot).effect {
        LootEffect::Trophies { trophies, .. } => trophies,
        _ => 0,
    });
    let affinities = Affinity::ALL.map(|affinity| icon_points(scene, icons(scene, affinity)));
    let sum = u16::from(clan.glory())
        + u16::from(scene.muster().reputation)
        + trophies.chain(kept).map(u16::from).sum::<u16>()
        + affinities.iter().map(|&points| u16::from(points)).sum::<u16>();
    f32::from(sum)
}

fn icons(scene: Scene<'_>, affinity: Affinity) -> usize {
    scene.muster().icons[affinity.index()].into()
}

fn icon_points(scene: Scene<'_>, icons: usize) -> u8 {
    let points = &scene.setting.affinity_points;
    points[icons.min(points.len() - 1)]
}

/// What one more icon of an Affinity would add.
pub(super) fn icon(scene: Scene<'_>, affinity: Affinity) -> f32 {
    let icons = icons(scene, affinity);
    f32::from(icon_points(scene, icons + 1)) - f32::from(icon_points(scene, icons))
}

/// What Gold is worth: nothing once there is nothing left to buy.
pub(super) fn of_gold(scene: Scene<'_>, gold: f32) -> f32 {
    if gold <= 0.0 {
        return 0.0;
    }
    let later = scene.rounds_to_come.min(1.0);
    if later >= 1.0 {
        return GOLD * gold;
    }
    let due = f32::from(scene.wages()) - f32::from(scene.clan().gold());
    let wanted = gold.min(due.max(0.0));
    GOLD * (later * gold + (1.0 - later) * wanted)
}

/// What completing a Mission is worth besides its reward.
pub(super) fn mission(scene: Scene<'_>) -> f32 {
    scenario::per_mission(scene)
}

/// What a Mercenary would be missed for.
pub(super) fn of_mercenary(scene: Scene<'_>, mercenary: Mercenary) -> f32 {
    let card = scene.setting.mercenary(mercenary);
    let icons = icons(scene, card.affinity);
    let icon = f32::from(icon_points(scene, icons))
        - f32::from(icon_points(scene, icons.saturating_sub(1)));
    let wage = if scene.clan().is_led_by(mercenary) { 0 } else { scene.wage() };
    let carried = f32::from(small(scene.position.equipment(mercenary).count()));
    let carried = carried * 0.7 * scene.rounds_to_come.min(1.0);
    of_card(scene, mercenary, wage) + icon + carried + scenario::per_member(scene, mercenary)
}

/// What a Mercenary with such a wage is worth by what its card says.
pub(super) fn of_card(scene: Scene<'_>, mercenary: Mercenary, wage: u8) -> f32 {
    let card = scene.setting.mercenary(mercenary);
    let a_round = DIE * f32::from(card.dice.total()) - PLACE - 0.6 * GOLD * f32::from(wage)
        + talent(card.talent);
    let rounds = scene.rounds_to_come;
    f32::from(card.reputation) + rounds * a_round + rounds.min(1.0)
}

/// What a Talent that pays at home brings in a round.
const fn talent(talent: Talent) -> f32 {
    match talent {
        Talent::FreePotion
        | Talent::FreeVenom
        | Talent::FreePotionOrVenom
        | Talent::BuyDie { .. }
        | Talent::GainGold { .. }
        | Talent::MineBonus { .. }
        | Talent::HireDiscount { .. }
        | Talent::TrapDiscount { .. } => TALENT,
        Talent::Defence { blocks, .. } if blocks > 1 => TALENT,
        _ => 0.15,
    }
}

/// The dice to come, the wages they cost, the Talents; what is still in the pool of this round.
fn people(scene: Scene<'_>) -> f32 {
    let (clan, setting) = (scene.clan(), scene.setting);
    let rounds = scene.rounds_to_come;
    let members = clan.members();
    let dice: u8 = members.iter().map(|m| setting.mercenary(m).dice.total()).sum();
    let dice = dice + clan.novices() + setting.band(clan.glory()).dice.total();
    let talents: f32 = members.iter().map(|m| talent(setting.mercenary(m).talent)).sum();
    let wages = 0.6 * GOLD * f32::from(scene.wages());
    let wounded = members.iter().filter(|&m| scene.position.is_wounded(m)).count();
    let room = f32::from(scene.excess_glory().min(8)) * room_for_one(scene);
    let places = PLACE * f32::from(scene.muster().paid);
    let pool = clan.pool();
    let persuasion = 0.2 * f32::from(pool.count(Colour::Persuasion));
    rounds * (DIE * f32::from(dice) + talents - wages - places)
        + room
        + DIE_AT_HAND * f32::from(pool.total())
        + persuasion
        - 0.9 * f32::from(small(wounded)) * rounds.min(1.0)
        + lands(scene) * (rounds + 0.3)
}

/// What a point of Excess Glory is worth: somebody may be hired for it.
fn room_for_one(scene: Scene<'_>) -> f32 {
    let now: f32 = if scene.clan().pool().is_empty() { 0.0 } else { 0.45 };
    now.max(0.3 * scene.rounds_to_come.min(1.0)) + 0.3 * scene.rounds_to_come.min(3.0)
}

/// What the settled Lands bring in a round.
fn lands(scene: Scene<'_>) -> f32 {
    let harvest = |land: Land| {
        if scene.position.settler(land).is_none() {
            return 0.3;
        }
        match scene.setting.land(land).gain {
            Gain::Glory { .. } | Gain::Hire | Gain::Loot { .. } => 1.4 * HARVEST,
            Gain::Dice { .. } | Gain::Gold { .. } | Gain::Equipment => HARVEST,
            Gain::Potions { .. } | Gain::Defence { .. } => 0.7 * HARVEST,
        }
    };
    scene.clan().lands().iter().map(harvest).sum()
}

/// What the Panic in the Citadel costs in this many rounds; worst where nobody can be hired.
pub(super) fn panic(scene: Scene<'_>, rounds: f32) -> f32 {
    let [first, later] = NO_TAVERN;
    let out = scene.position.citadel().panic_out().iter();
    let cost = |token| match scene.setting.panic_building(token) {
        Building::Tavern => first * rounds.min(1.0) + later * (rounds.min(3.0) - 1.0).max(0.0),
        _ => PANIC * rounds.min(3.0),
    };
    out.map(cost).sum()
}

/// The rounds to come, and this one while there are dice to deploy.
fn rounds_to_play(scene: Scene<'_>) -> f32 {
    scene.rounds_to_come + if scene.clan().pool().is_empty() { 0.0 } else { 1.0 }
}

/// Gold, and the wages it has to pay first: whoever cannot be paid is lost.
fn purse(scene: Scene<'_>) -> f32 {
    let clan = scene.clan();
    let left = f32::from(clan.gold()) + coming(scene) - f32::from(scene.wages());
    let missing = -left - COINS_A_DIE * f32::from(clan.pool().total());
    let deserted = if missing > 0.0 { dearest(scene).max(1.0) } else { 0.0 };
    let later = scene.rounds_to_come.min(1.0);
    let coins = if left < 0.0 { GOLD * left } else { GOLD * left.min(PURSE) * later };
    coins + later * 0.08 * (left - PURSE).max(0.0) + 0.01 * left.max(0.0) - deserted
}

/// Gold that comes home with those who are Outside.
fn coming(scene: Scene<'_>) -> f32 {
    let paths = monster_lands::terms::Path::ALL.into_iter();
    let own = paths.filter(|&path| {
        scene.position.outside().path(path).gold() > 0
            && scene.position.clan_on(path).is_some_and(|(seat, _)| seat == scene.seat)
    });
    0.6 * own.map(|path| f32::from(scene.position.outside().path(path).gold())).sum::<f32>()
}

/// What the one who would desert is missed for.
fn dearest(scene: Scene<'_>) -> f32 {
    let clan = scene.clan();
    let paid = clan.members().iter();
    let paid = paid.filter(|&m| !clan.is_led_by(m) && !scene.position.is_settled(m));
    let dearest = paid.max_by_key(|&m| {
        let card = scene.setting.mercenary(m);
        (card.reputation, card.cost)
    });
    dearest.map_or(1.5, |m| of_mercenary(scene, m))
}

fn stores(scene: Scene<'_>) -> f32 {
    let clan = scene.clan();
    let useful = scene.rounds_to_come.min(1.0) + if clan.pool().is_empty() { 0.0 } else { 0.3 };
    let traps: u8 = clan
        .traps()
        .iter()
        .map(|t| scene.setting.trap(scene.setting.trap_of(t)).price.max(3))
        .sum();
    let equipment: u8 = scene
        .position
        .equipment_of_clan(scene.seat)
        .map(|(card, _)| scene.setting.equipment(scene.setting.kind_of(card)).cost)
        .sum();
    useful
        * (0.2 * f32::from(traps)
            + 0.5 * f32::from(clan.defence())
            + 0.5 * f32::from(clan.potions())
            + 0.6 * f32::from(clan.venoms()))
        + loot(scene) * f32::from(small(clan.loot().len()))
        + 0.12 * f32::from(equipment) * scene.rounds_to_come.min(2.5)
}

/// What a Loot token is worth.
fn loot(scene: Scene<'_>) -> f32 {
    let [before, last] = LOOT;
    let later = scene.rounds_to_come.min(1.0);
    let now = if scene.clan().pool().is_empty() { 0.0 } else { last };
    later * before + (1.0 - later) * now
}

fn hopes(scene: Scene<'_>) -> f32 {
    let hope = |place: Place| {
        let is_manned = scene.position.manned(place).next().is_some();
        if is_manned { outlook::at(scene, place) } else { 0.0 }
    };
    PLACES.into_iter().map(hope).sum()
}
