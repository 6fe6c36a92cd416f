//! M1 Components and play areas: what the data must add up to.

use crate::law::components as law;
use crate::setting::{Level, Role, Setting, TrapEffect};
use crate::terms::{Affinity, Card, Header, Mercenary, Monster, Panic, Token, Trap, TrapType};
use kernel::{Data, DataError, cite};

/// M1.1 Cards.
///
/// The names are a closed list; the data says how many of each, and what they are.
pub(crate) fn check_cards(setting: &Setting, data: &Data) -> Result<(), DataError> {
    cite(law::CARDS);
    let copies: usize = setting.equipment_cards();
    if copies != Card::COUNT {
        let reason = format!("the Equipment deck has {} cards, not {copies}", Card::COUNT);
        return Err(data.error("equipment.toml", "copies", "copies", reason));
    }
    let leaders = Mercenary::ALL.iter().filter(|&&m| setting.mercenary(m).role == Role::Leader);
    if leaders.count() != 4 {
        return Err(data.error("initial.toml", "role", "role", "there are four Leaders"));
    }
    let level_a = Monster::ALL.iter().filter(|&&m| setting.monster(m).level == Level::A);
    if level_a.count() < 3 {
        let reason = "at least three Monsters are of level A";
        return Err(data.error("monsters.toml", "level", "level", reason));
    }
    Ok(())
}

/// M1.3 Tokens and tiles.
pub(crate) fn check_panic(
    rows: &[crate::setting::PanicToken],
    data: &Data,
) -> Result<(), DataError> {
    cite(law::TOKENS_AND_TILES);
    let tokens: usize = rows.iter().map(|row| usize::from(row.copies)).sum();
    if tokens == Panic::COUNT {
        return Ok(());
    }
    let reason = format!("there are {} Panic tokens, not {tokens}", Panic::COUNT);
    Err(data.error("panic.toml", "copies", "copies", reason))
}

/// M1.4 Kinds of Trap.
pub(crate) fn check_traps(setting: &Setting, data: &Data) -> Result<(), DataError> {
    cite(law::KINDS_OF_TRAP);
    let wanted = [
        (TrapType::Initial, 4),
        (TrapType::Trick, 18),
        (TrapType::Shielded, 6),
        (TrapType::Improved, 36),
    ];
    for (kind, count) in wanted {
        let copies = setting.trap_copies(kind);
        if copies != count {
            let reason = format!("there are {count} tokens of type {kind}, not {copies}");
            return Err(data.error("traps.toml", &format!("\"{kind}\""), "copies", reason));
        }
    }
    debug_assert_eq!(wanted.iter().map(|(_, count)| count).sum::<usize>(), Token::COUNT);
    Ok(())
}

/// What a box must add up to.
pub(crate) fn check(setting: &Setting, data: &Data) -> Result<(), DataError> {
    check_limits(setting, data)?;
    check_first_pool(setting, data)?;
    check_battle(setting, data)
}

/// M1.5 Play areas.
/// M1.2 Dice.
///
/// What the position has room for.
fn check_limits(setting: &Setting, data: &Data) -> Result<(), DataError> {
    cite(law::DICE);
    cite(law::PLAY_AREAS);
    let citadel = |ok: bool, near: &str, key: &str, reason: &str| {
        if ok { Ok(()) } else { Err(data.error("citadel.toml", near, key, reason)) }
    };
    let lodge = setting.citadel.lodge;
    citadel(lodge.rows * lodge.row_size == 6, "[lodge]", "rows", "the Lodge shows six Traps")?;
    citadel((3..=4).contains(&setting.citadel.tavern.docks), "[tavern]", "docks", "3 or 4 docks")?;
    citadel(setting.citadel.tavern.solo_docks == 3, "[tavern]", "solo-docks", "3 docks in solo")?;
    citadel(setting.citadel.bazaar.docks == 3, "[bazaar]", "docks", "the Bazaar has three docks")?;
    let spaces = [
        setting.citadel.lodge.spaces,
        setting.citadel.tavern.spaces,
        setting.citadel.armory.spaces,
    ];
    let fits = spaces.iter().all(|spaces| (1..=4).contains(spaces));
    citadel(fits, "spaces", "spaces", "a building has one to four spaces")?;
    let numbers = &setting.numbers;
    if numbers.offers.loot != 4 || numbers.game.rounds > 6 || numbers.gold.beer == 0 {
        let reason = "four Loot tokens on offer, at most six rounds, a price for beer";
        return Err(data.error("constants.toml", "[offers]", "loot", reason));
    }
    Ok(())
}

/// M3.3 First Dice Pool.
///
/// The two Initial members of each clan and the Glory it starts with give the same dice.
fn check_first_pool(setting: &Setting, data: &Data) -> Result<(), DataError> {
    let start = setting.numbers.start;
    for affinity in Affinity::ALL {
        let cards = Mercenary::ALL.iter().map(|&m| (m, setting.mercenary(m)));
        let own = cards.filter(|(_, card)| card.role != Role::Hired && card.affinity == affinity);
        let (mut dice, mut last) = (setting.band(start.glory).dice, Mercenary::Purkas);
        for (member, card) in own {
            (dice, last) = (dice.plus(card.dice), member);
        }
        if dice != start.dice {
            let near = format!("\"{last}\"");
            let reason = "with the first Glory band each clan has the dice of the first round";
            return Err(data.error("initial.toml", &near, "dice", reason));
        }
    }
    Ok(())
}

/// What the dice of a battle can bear.
fn check_battle(setting: &Setting, data: &Data) -> Result<(), DataError> {
    let refuse = |file, word: &str, key, reason: &str| {
        Err(data.error(file, &format!("\"{word}\""), key, reason))
    };
    for monster in Monster::ALL {
        let card = setting.monster(monster);
        if card.attack > 12 {
            return refuse("monsters.toml", monster.word(), "attack", "at most 12 attack dice");
        }
        if card.capture_value > card.elimination_value {
            let reason = "a Monster is captured before it is eliminated";
            return refuse("monsters.toml", monster.word(), "capture-value", reason);
        }
    }
    for trap in Trap::ALL {
        let (TrapEffect::Dice { dice, .. }
        | TrapEffect::Steal { dice, .. }
        | TrapEffect::Divert { dice }) = setting.trap(trap).effect
        else {
            continue;
        };
        if dice > 3 {
            return refuse("traps.toml", trap.word(), "effect", "at most three dice");
        }
    }
    check_paths(setting, data)
}

/// Every Land Path has room for the dice its Header names.
fn check_paths(setting: &Setting, data: &Data) -> Result<(), DataError> {
    let spaces = setting.numbers.land_path.die_spaces;
    for header in Header::ALL {
        for number in 0..4 {
            let path = setting.header_path(header, number);
            if path.required.total().saturating_add(path.reinforcements) > spaces {
                let (near, reason) =
                    (format!("\"{header}\""), format!("a Path has room for {spaces} dice"));
                return Err(data.error("headers.toml", &near, "paths", reason));
            }
        }
    }
    Ok(())
}
