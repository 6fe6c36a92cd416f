//! Missions: what is hoped for from dice and from contracts.

use super::odds::Total;
use super::outlook::{LOOT, last_of};
use super::party::Party;
use super::worth::{self, GOLD};
use super::{Scene, small};
use monster_lands::Choice;
use monster_lands::setting::{Resource, Reward};
use monster_lands::terms::{Building, Colour, Dice, Path, Place, Side};

/// How likely a clan comes by what a contract asks for and it does not have, with dice left to get it.
const HOPED_FOR: f32 = 0.15;

/// A party that might be sent to a Path.
type Trial<'a> = Option<(Path, &'a Party)>;

fn party(scene: Scene<'_>, path: Path, trial: Trial<'_>) -> Option<Party> {
    match trial {
        Some((tried, party)) if tried == path => Some(*party),
        _ => Party::on(scene.position, path),
    }
}

/// What a Mission pays, in points.
fn pay(scene: Scene<'_>, reward: Reward) -> f32 {
    let goods = f32::from(reward.potions + reward.venoms + reward.defence);
    f32::from(reward.glory)
        + worth::of_gold(scene, f32::from(reward.gold))
        + goods * 0.4 * scene.rounds_to_come.min(1.0)
        + worth::mission(scene)
}

pub(super) fn dice_mission(scene: Scene<'_>, trial: Trial<'_>) -> f32 {
    let mut hopes = 0.0;
    let Some(tile) = scene.position.outside().mission(Side::A) else { return hopes };
    let tile = scene.setting.dice_mission(tile);
    let mut left = 1.0;
    for path in [Path::MissionALeft, Path::MissionARight] {
        if scene.position.is_hers(path) && path == Path::MissionALeft {
            left = 0.0;
        }
        let Some(party) = party(scene, path, trial) else { continue };
        let total: Total = party.on_a_mission(scene);
        let reaches = total.reaches(f32::from(tile.objective));
        if party.seat == scene.seat {
            let leftovers = f32::from(scene.setting.numbers.battle.leftovers);
            let paid =
                left * pay(scene, tile.reward) + (1.0 - left) * worth::of_gold(scene, leftovers);
            hopes += reaches * paid - (1.0 - reaches) * f32::from(tile.penalty);
        }
        left *= 1.0 - 0.6 * reaches;
    }
    hopes
}

pub(super) fn contract(scene: Scene<'_>, trial: Trial<'_>) -> f32 {
    let mut hopes = 0.0;
    let Some(tile) = scene.position.outside().mission(Side::B) else { return hopes };
    let tile = scene.setting.contract(tile);
    let mut wanted = 0;
    for (path, reward) in [(Path::MissionBLeft, tile.left), (Path::MissionBRight, tile.right)] {
        if party(scene, path, trial).is_none_or(|party| party.seat != scene.seat) {
            continue;
        }
        wanted += u16::from(tile.discard.count);
        let (has, price) = resource(scene, tile.discard.resource);
        let paid = pay(scene, reward) - price * f32::from(tile.discard.count);
        let spent = trial.map_or(Dice::default(), |(_, party)| party.dice);
        let ready = if has >= wanted {
            1.0
        } else if may_get(scene, tile.discard.resource, spent) {
            HOPED_FOR
        } else {
            0.0
        };
        hopes += ready * paid.max(0.0);
    }
    hopes
}

/// Whether a clan has dice left to come by a resource, when some are spent on the contract itself.
fn may_get(scene: Scene<'_>, resource: Resource, spent: Dice) -> bool {
    let (clan, citadel) = (scene.clan(), scene.position.citadel());
    let left = |colour: Colour| clan.pool().count(colour) > spent.of(colour);
    let deals = left(Colour::Strength) || left(Colour::Persuasion);
    let is_open = |building: Building| {
        let mut shut = citadel.panic_out().iter();
        !shut.any(|token| scene.setting.panic_building(token) == building)
    };
    match resource {
        Resource::Potion | Resource::Venom => left(Colour::Magic) && is_open(Building::Alchemist),
        Resource::Trap => deals && clan.gold() > scene.wages() && is_open(Building::Lodge),
        Resource::Defence => deals && clan.gold() > scene.wages() && is_open(Building::Armory),
        Resource::Gold => left(Colour::Strength) && is_open(Building::Mine),
        Resource::Loot => {
            Side::ALL.into_iter().any(|side| last_of(scene, Place::Land(side).paths()).is_some())
        }
    }
}

/// What is lost if something goes along that was promised to a contract.
pub(super) fn promised(scene: Scene<'_>, choice: Choice) -> f32 {
    let gives = match choice {
        Choice::Trap(_) => Resource::Trap,
        Choice::Defence => Resource::Defence,
        Choice::Potion => Resource::Potion,
        Choice::Venom => Resource::Venom,
        _ => return 0.0,
    };
    let Some(tile) = scene.position.outside().mission(Side::B) else { return 0.0 };
    let tile = scene.setting.contract(tile);
    if tile.discard.resource != gives {
        return 0.0;
    }
    let is_own = |path: &Path| {
        Party::on(scene.position, *path).is_some_and(|party| party.seat == scene.seat)
    };
    let sent = [Path::MissionBLeft, Path::MissionBRight].iter().filter(|path| is_own(path)).count();
    let wanted = u16::from(tile.discard.count) * u16::from(small(sent));
    let (has, _) = resource(scene, gives);
    let is_short = wanted > 0 && has >= wanted && has - 1 < wanted;
    if is_short { pay(scene, tile.right) } else { 0.0 }
}

/// How much of a resource a clan can hand over, and what one is worth to it.
fn resource(scene: Scene<'_>, resource: Resource) -> (u16, f32) {
    let clan = scene.clan();
    let later = scene.rounds_to_come.min(1.0);
    match resource {
        Resource::Defence => (clan.defence().into(), 0.5 * later),
        Resource::Trap => (u16::from(small(clan.traps().len())), 0.7 * later),
        Resource::Potion => (clan.potions().into(), 0.4 * later),
        Resource::Venom => (clan.venoms().into(), 0.3 * later),
        Resource::Gold => (clan.gold().saturating_sub(scene.wages()), GOLD),
        Resource::Loot => (u16::from(small(clan.loot().len())), LOOT * later),
    }
}
