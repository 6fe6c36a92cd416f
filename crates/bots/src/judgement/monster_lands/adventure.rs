//! The Adventure Phase: which deed looks well.

use super::encounter;
use super::{Scene, weight};
use crate::judge::PLAIN;
use monster_lands::Choice;
use monster_lands::adventure::{Block, Deed, Question};
use monster_lands::position::Aim;
use monster_lands::setting::{LootEffect, Resource};
use monster_lands::terms::{Loot, Side};

/// How promising an answer of the Adventure Phase looks.
pub(super) fn promise(scene: Scene<'_>, question: Question, choice: Choice) -> u16 {
    match (question, choice) {
        (Question::RemoveMagic(_, dice), Choice::Adventure(deed)) => remove(scene, dice, deed),
        (Question::Attack(_, total, ..), choice) => attack(scene, total, choice),
        (Question::Plunder(_), choice) => loot_taken(scene, choice),
        (Question::GloryLoot(_), Choice::Use(_)) => 200,
        (
            Question::RemoveMagic(..)
            | Question::Defend(..)
            | Question::Conquest(..)
            | Question::MissionRoll(..)
            | Question::GloryLoot(_)
            | Question::RevealToken(..)
            | Question::AimTrick(_)
            | Question::Divert(..)
            | Question::AimAttackDie(_)
            | Question::FoilTrick(_)
            | Question::StealDie
            | Question::Contract(..)
            | Question::GiveTrap
            | Question::GiveLoot,
            choice,
        ) => at_large(scene, choice),
    }
}

/// How promising an answer looks whatever is asked.
fn at_large(scene: Scene<'_>, choice: Choice) -> u16 {
    match choice {
        Choice::Adventure(Deed::Decline) => decline(scene),
        Choice::Adventure(deed) => plain(scene, deed),
        Choice::Settle(_, mercenary) if scene.clan().is_led_by(mercenary) => 60,
        Choice::Settle(..) => 400,
        _ => PLAIN,
    }
}

const fn plain(scene: Scene<'_>, deed: Deed) -> u16 {
    match deed {
        Deed::Block(Block::Talent) => 2000,
        Deed::Block(Block::Token) => 800,
        Deed::Block(Block::Potion) => {
            if scene.position.battle().hits > 1 {
                300
            } else {
                60
            }
        }
        Deed::Suffer => 2,
        Deed::Fulfil => 100,
        Deed::Reveal => 60,
        Deed::Conceal | Deed::Bear => 6,
        Deed::Foil => 30,
        Deed::Spare => 8,
        Deed::Withstand => 4,
        Deed::Decline
        | Deed::Remove
        | Deed::Brace
        | Deed::Roll(_)
        | Deed::RollAll
        | Deed::Reroll(..)
        | Deed::Stop
        | Deed::Against(_)
        | Deed::Steal(_)
        | Deed::GiveTrap(_)
        | Deed::GiveLoot(_)
        | Deed::Plunder(_) => PLAIN,
    }
}

/// To leave a contract: in the last round only where it asks for Gold, which may be owed, or for Loot, which may score.
fn decline(scene: Scene<'_>) -> u16 {
    let tile = scene.position.outside().mission(Side::B);
    let wanted = tile.map(|tile| scene.setting.contract(tile).discard.resource);
    let counts = matches!(wanted, Some(Resource::Gold | Resource::Loot));
    if counts || scene.rounds_to_come > 0.0 { 5 } else { 0 }
}

fn remove(scene: Scene<'_>, dice: u8, deed: Deed) -> u16 {
    let Some(path) = scene.position.battle().active else { return PLAIN };
    let better = encounter::is_better_removed(scene, path, dice);
    match deed {
        Deed::Remove => {
            if better {
                100
            } else {
                4
            }
        }
        _ => {
            if better {
                6
            } else {
                100
            }
        }
    }
}

/// The values a total may reach: the one that counts at least, and the one that counts for all.
fn goals(scene: Scene<'_>) -> (u8, u8) {
    let battle = scene.position.battle();
    let Some(place) = battle.place else { return (0, 0) };
    match battle.attack.aim {
        Aim::Monster => scene.position.monster_at(place).map_or((0, 0), |monster| {
            let card = scene.setting.monster(monster);
            (card.capture_value, card.elimination_value)
        }),
        Aim::Land => scene.position.land_of(place).map_or((0, 0), |land| {
            let value = scene.setting.land(land).conquest_value;
            (value, value)
        }),
        Aim::Mission => {
            let tile = scene.position.outside().mission(Side::A);
            tile.map_or((0, 0), |tile| {
                let objective = scene.setting.dice_mission(tile).objective;
                (objective, objective)
            })
        }
    }
}

fn attack(scene: Scene<'_>, total: u8, choice: Choice) -> u16 {
    let (least, all) = goals(scene);
    let reached = total >= all;
    match choice {
        Choice::Adventure(Deed::RollAll) => 400,
        Choice::Adventure(Deed::Roll(_)) => 30,
        Choice::Adventure(Deed::Reroll(die)) => match die.face {
            _ if reached => 1,
            1 => 200,
            2 => 120,
            3 => 50,
            _ => 1,
        },
        Choice::Venom => {
            let more = total + scene.setting.numbers.battle.venom;
            let helps = (total < least && more >= least) || (total < all && more >= all);
            if helps {
                150
            } else if total < least {
                20
            } else {
                2
            }
        }
        Choice::Use(_) => {
            if reached {
                0
            } else {
                40
            }
        }
        Choice::Adventure(Deed::Stop) => {
            if reached {
                800
            } else if total >= least {
                20
            } else {
                3
            }
        }
        _ => PLAIN,
    }
}

/// Which Loot is taken.
pub(super) fn loot_taken(scene: Scene<'_>, choice: Choice) -> u16 {
    match choice {
        Choice::Adventure(Deed::Plunder(loot)) | Choice::Loot(loot) => {
            weight(12.0, 0.7 * loot_value(scene, loot))
        }
        _ => PLAIN,
    }
}

fn loot_value(scene: Scene<'_>, loot: Loot) -> f32 {
    let later = scene.rounds_to_come.min(1.0);
    match scene.setting.loot(loot).effect {
        LootEffect::Trophies { trophies, .. } => f32::from(trophies),
        LootEffect::Gold { gold } => super::worth::of_gold(scene, f32::from(gold)),
        LootEffect::ConquestGlory { glory }
        | LootEffect::EliminationGlory { glory }
        | LootEffect::CaptureGlory { glory } => 0.6 * later * f32::from(glory),
        LootEffect::Hire => 3.5 * later,
        LootEffect::Bundle { .. } => 2.4 * later,
        LootEffect::EliminationBonus { .. } => 1.8 * later,
        LootEffect::Brew { .. } | LootEffect::Reroll { .. } | LootEffect::PerDie { .. } => {
            1.3 * later
        }
        LootEffect::Convert { .. } => later,
    }
}
