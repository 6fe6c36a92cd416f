//! Deployment: where dice and Mercenaries look well placed.

use super::outlook::{self, Front};
use super::party::Party;
use super::{Scene, citadel, small, weight, worth};
use crate::judge::PLAIN;
use monster_lands::Choice;
use monster_lands::pieces::{Colour, Die, Mercenary, Path, Place, Side, Token};
use monster_lands::setting::{LootEffect, Talent};

/// What a die is worth elsewhere.
const DIE: f32 = 0.4;

/// A turn of the Deployment Phase.
pub(super) fn turn(scene: Scene<'_>, choice: Choice) -> u16 {
    let clan = scene.clan();
    match choice {
        Choice::Send(mercenary) => send(scene, mercenary),
        Choice::Work(_) => 300,
        Choice::Settle(_, mercenary) => settle(scene, mercenary),
        Choice::Talent(mercenary) => talent(scene, mercenary),
        Choice::Ability(_) => 100,
        Choice::Heal(_) => 30,
        Choice::Visit(building) => citadel::visit(scene, building),
        Choice::Sell(_) => u16::from(clan.gold() < 3),
        Choice::Use(loot) => match scene.setting.loot(loot).effect {
            LootEffect::Gold { .. } | LootEffect::Bundle { .. } | LootEffect::Hire => 120,
            LootEffect::Brew { .. } => {
                if clan.potions() + clan.venoms() < 3 {
                    60
                } else {
                    2
                }
            }
            LootEffect::Trophies { .. } => 0,
            _ => 12,
        },
        Choice::Rearrange => 1,
        Choice::Convert(_) => 5,
        Choice::Pass => 20,
        _ => PLAIN,
    }
}

fn talent(scene: Scene<'_>, mercenary: Mercenary) -> u16 {
    let (clan, limits) = (scene.clan(), scene.setting.numbers.limits);
    match scene.setting.mercenary(mercenary).talent {
        Talent::FreePotion if clan.potions() >= limits.potions => 1,
        Talent::FreeVenom if clan.venoms() >= limits.venoms => 1,
        Talent::BuyDie { .. } => 60,
        _ => 400,
    }
}

fn settle(scene: Scene<'_>, mercenary: Mercenary) -> u16 {
    if scene.clan().is_led_by(mercenary) {
        return 60;
    }
    200 + 100 * u16::from(scene.setting.mercenary(mercenary).reputation)
}

/// Whether to send somebody at all: as the dice at hand promise against what is Outside.
fn send(scene: Scene<'_>, mercenary: Mercenary) -> u16 {
    let pool = scene.clan().pool();
    let fighting = pool.count(Colour::Strength) + pool.count(Colour::Magic);
    let wounded = scene.position.is_wounded(mercenary);
    let able = match scene.setting.mercenary(mercenary).talent {
        Talent::Defence { .. } | Talent::PerDie { .. } | Talent::Reroll { .. } => 3,
        Talent::CaptureBonus { .. }
        | Talent::EliminationBonus { .. }
        | Talent::ConquestBonus { .. }
        | Talent::CaptureWithoutTrap
        | Talent::VictoryPotions { .. }
        | Talent::CaptureGlory { .. } => 2,
        _ => 1,
    };
    let eager = if fighting >= 3 { 25 } else { 10 };
    if wounded { eager / 2 } else { eager * able }
}

/// Which Path a Mercenary takes.
pub(super) fn paths<'a>(
    scene: Scene<'_>,
    mercenary: Mercenary,
    lines: impl Iterator<Item = (Choice, &'a mut u16)>,
) {
    // Paths are offered place by place.
    let mut front: Option<Front> = None;
    for (choice, promise) in lines {
        *promise = PLAIN;
        let Choice::Path(path) = choice else { continue };
        let known = front.take().filter(|front| front.is_at(path.place()));
        let front = front.insert(known.unwrap_or_else(|| Front::new(scene, path.place())));
        let (party, cost) = best_party(scene, mercenary, path);
        *promise = weight(20.0, front.gain(scene, path, &party) - cost);
    }
}

/// The party that all the clan has could make, and what it would cost.
fn best_party(scene: Scene<'_>, mercenary: Mercenary, path: Path) -> (Party, f32) {
    let mut party = Party::alone(scene.seat, mercenary);
    let clan = scene.clan();
    let pool = clan.pool();
    match path.place() {
        Place::Mission(side) => {
            let tile = scene.position.outside().mission(side);
            let Some(tile) = tile else { return (party, 0.0) };
            let (mut left, colours) = scene.setting.mission_dice(tile, side);
            for colour in [Colour::Persuasion, Colour::Strength, Colour::Magic] {
                if colours.has(colour) {
                    let given = pool.count(colour).min(left);
                    *party.dice.of_mut(colour) = given;
                    left -= given;
                }
            }
        }
        Place::Land(side) => {
            let Some(header) = scene.position.outside().header(side) else { return (party, 0.0) };
            let shown = scene.setting.header_path(header, path.number());
            party.dice = shown.required;
            let mut left = shown.reinforcements;
            for colour in [Colour::Strength, Colour::Magic] {
                let free = pool.count(colour).saturating_sub(shown.required.of(colour));
                if shown.colours.has(colour) {
                    let given = free.min(left);
                    *party.dice.of_mut(colour) += given;
                    left -= given;
                }
            }
            take_along(scene, &mut party, 2);
        }
        Place::Entrance => {
            party.dice.strength = pool.count(Colour::Strength).min(4);
            party.dice.magic = pool.count(Colour::Magic).min(4 - party.dice.strength.min(4));
            take_along(scene, &mut party, 2);
        }
    }
    let cost = DIE * f32::from(party.dice.total()) + token_cost(scene, &party);
    (party, cost)
}

fn take_along(scene: Scene<'_>, party: &mut Party, room: usize) {
    let clan = scene.clan();
    let mut best: [Option<Token>; 2] = [None; 2];
    for token in clan.traps().iter() {
        let price = |token: Token| scene.setting.trap(scene.setting.trap_of(token)).price;
        if best[0].is_none_or(|other| price(token) > price(other)) {
            best = [Some(token), best[0]];
        } else if best[1].is_none_or(|other| price(token) > price(other)) {
            best[1] = Some(token);
        }
    }
    let tokens = if clan.defence() > 0 { 1 } else { room };
    best.into_iter().flatten().take(tokens).for_each(|token| party.traps.push(token));
    party.defence = clan.defence().min(small(room + 1 - party.traps.len()));
    party.potions = clan.potions().min(1);
    party.venoms = clan.venoms().min(1);
}

fn token_cost(scene: Scene<'_>, party: &Party) -> f32 {
    let price =
        |token: &Token| f32::from(scene.setting.trap(scene.setting.trap_of(*token)).price.max(2));
    let later = scene.rounds_to_come.min(1.0);
    later
        * (party.traps.iter().map(|token| 0.2 * price(token)).sum::<f32>()
            + 0.45 * f32::from(party.defence)
            + 0.2 * f32::from(party.potions + party.venoms))
}

/// What else goes along: as far as it makes the outlook better.
pub(super) fn additions<'a>(
    scene: Scene<'_>,
    path: Path,
    lines: impl Iterator<Item = (Choice, &'a mut u16)>,
) {
    let Some(now) = Party::on(scene.position, path) else {
        return lines.for_each(|(_, promise)| *promise = PLAIN);
    };
    let hopes = outlook::hopes_of(scene, path);
    let value = |party: &Party| hopes(party) - token_cost(scene, party);
    let before = value(&now);
    for (choice, promise) in lines {
        *promise = added(scene, now, choice)
            .map_or(12, |(party, cost)| weight(24.0, 2.0 * (value(&party) - cost - before)));
    }
}

/// A party with one thing more, and what that costs besides.
fn added(scene: Scene<'_>, mut party: Party, choice: Choice) -> Option<(Party, f32)> {
    let mut cost = 0.0;
    match choice {
        Choice::Die(die) => {
            *party.dice.of_mut(die.colour()) += 1;
            cost = DIE;
        }
        Choice::Trap(trap) => {
            let mut hand = scene.clan().traps().iter();
            if let Some(token) = hand.find(|&token| scene.setting.trap_of(token) == trap)
                && !party.traps.is_full()
            {
                party.traps.push(token);
            }
        }
        Choice::Defence => party.defence += 1,
        Choice::Potion => party.potions += 1,
        Choice::Venom => party.venoms += 1,
        _ => return None,
    }
    Some((party, cost))
}

/// A die that is given away for its colour: low Persuasion first.
pub(super) fn die_given(choice: Choice) -> u16 {
    match choice {
        Choice::Die(Die::Persuasion(face)) => 64 >> face,
        Choice::Die(Die::Strength | Die::Magic) => 14,
        _ => PLAIN,
    }
}

/// At home, before wages and before the points are counted.
pub(super) fn at_home(scene: Scene<'_>, choice: Choice) -> u16 {
    let clan = scene.clan();
    let short = !clan.can_pay(scene.wages()) && !scene.position.is_over();
    match choice {
        Choice::Settle(_, mercenary) => settle(scene, mercenary),
        Choice::Heal(mercenary) => {
            if worth::of_mercenary(scene, mercenary) > 1.0 {
                60
            } else {
                10
            }
        }
        Choice::Sell(_) => {
            if short {
                12
            } else {
                0
            }
        }
        Choice::Use(loot) => match scene.setting.loot(loot).effect {
            LootEffect::Trophies { .. } => {
                if short {
                    12
                } else {
                    0
                }
            }
            LootEffect::Gold { .. } | LootEffect::Bundle { .. } => {
                if short {
                    200
                } else {
                    4
                }
            }
            LootEffect::Hire => 200,
            _ => 2,
        },
        Choice::Done => 16,
        _ => PLAIN,
    }
}

/// Whether dice of Strength are wanted Outside rather than in the Mine.
pub(super) fn has_somebody_to_send(scene: Scene<'_>) -> bool {
    !scene.position.unassigned(scene.seat).is_empty()
        && [Side::A, Side::B]
            .into_iter()
            .any(|side| scene.position.outside().monster(side).is_some())
}
