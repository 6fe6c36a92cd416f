//! M23 Monster attack.

use super::modifiers::{blocks_left, brews_work, monster, power};
use super::speech::{Block, Deed, Faces, Fact, Question, Why};
use super::{Frame, clan_on};
use crate::affinity::matching_dice;
use crate::law::monster_attack as law;
use crate::position::{Aim, Fared, Position};
use crate::setting::{Power, Setting};
use crate::terms::{Colour, Mercenary, Monster, Path, Place, Store};
use crate::{Choice, Desk, Flow, tricks};
use kernel::{cite, in_order, next, settled};

/// M23.1 Active Path.
///
/// The Monster is there: a fight. It is gone and the Land is there: a conquest (M27.1). Both are gone: nothing.
pub(super) fn active_path(path: Path, desk: &mut Desk<'_>) -> Flow {
    if desk.position.is_hers(path) {
        return next(Frame::HerLand(path).into());
    }
    if clan_on(path, desk).is_none() {
        return settled();
    }
    let battle = desk.position.battle_mut();
    (battle.active, battle.talent_diverted) = (Some(path), false);
    if monster(path, desk).is_some() {
        return fight(path, desk);
    }
    let land = desk.position.land_of(path.place());
    if land.is_some() { next(Frame::ConquestRoll(path).into()) } else { settled() }
}

fn fight(path: Path, desk: &mut Desk<'_>) -> Flow {
    desk.position.battle_mut().attack.aim = Aim::Monster;
    if let Place::Land(side) = path.place() {
        desk.position.mark_fought(side);
    }
    let hits = before_the_attack(path, desk);
    let struck = desk.position.manned(path.place()).filter(|_| hits > 0);
    let divert = tricks::may_divert(path, desk).then_some(tricks::Frame::Divert(path));
    in_order(
        struck
            .map(|path| Frame::Struck(path, hits))
            .chain([Frame::RemoveMagic(path)])
            .chain(divert.map(Frame::Trick))
            .chain([Frame::RollTheAttack(path), Frame::MercenaryAttack(path)])
            .map(Into::into),
    )
}

/// M23.2 Attack dice.
/// M23.3 More than eight.
///
/// The number has no limit.
pub(crate) fn attack_dice(
    monster: Monster,
    place: Place,
    setting: &Setting,
    position: &Position,
) -> u8 {
    cite(law::ATTACK_DICE);
    let card = setting.monster(monster);
    let of_place = match (place, card.power) {
        (Place::Land(side), _) => {
            let land = position.outside().land(side);
            land.map_or(0, |land| matching_dice(monster, land, setting))
        }
        (Place::Entrance, Power::EntranceDice { dice }) => dice,
        (Place::Entrance | Place::Mission(_), _) => 0,
    };
    let dice = card.attack + of_place + round_dice(place, setting, position.round());
    if dice > setting.numbers.battle.attack_dice {
        cite(law::MORE_THAN_EIGHT);
    }
    dice
}

fn round_dice(place: Place, setting: &Setting, round: u8) -> u8 {
    // M29.2
    if place == Place::Entrance && !setting.chosen.round_dice_at_entrance {
        return 0;
    }
    // Before the first round nothing attacks yet.
    usize::from(round).checked_sub(1).map_or(0, |before| setting.round_dice[before])
}

/// M23.4 Before the attack.
///
/// The attack dice are counted; the hits of spores strike everyone there, from the left, and each may defend.
fn before_the_attack(path: Path, desk: &mut Desk<'_>) -> u8 {
    cite(law::BEFORE_THE_ATTACK);
    let (Some((_, mercenary)), Some(monster)) = (clan_on(path, desk), monster(path, desk)) else {
        return 0;
    };
    let dice = attack_dice(monster, path.place(), desk.setting, desk.position);
    desk.position.battle_mut().attack_dice = dice;
    desk.position.fare(path, Fared::Active);
    desk.tell(law::ACTIVE_PATH, Fact::Attacks(monster, mercenary, dice).into());
    let Some(Power::Spores { dice }) = power(path, desk) else { return 0 };
    let mut hits = 0;
    for _ in 0..dice {
        let face = roll(desk);
        let hit = u8::from(face >= desk.setting.numbers.battle.hit_from);
        hits += hit;
        desk.tell(law::BEFORE_THE_ATTACK, Fact::Spores(monster, face, hit).into());
    }
    hits
}

/// Hits on every Mercenary of a place, from the left; each may defend.
pub(super) fn strike_everyone(place: Place, hits: u8, desk: &Desk<'_>) -> Flow {
    in_order(desk.position.manned(place).map(|path| Frame::Struck(path, hits)).map(Into::into))
}

fn roll(desk: &mut Desk<'_>) -> u8 {
    u8::try_from(desk.chance.die(6)).expect("a die shows six at most")
}

/// The attack dice that are aimed at a Path: those of the active Path, or those turned against another.
fn aimed_at(path: Path, desk: &Desk<'_>) -> u8 {
    let battle = desk.position.battle();
    if battle.active == Some(path) { battle.attack_dice } else { battle.diverted_dice }
}

fn aimed_at_mut<'a>(path: Path, desk: &'a mut Desk<'_>) -> &'a mut u8 {
    let battle = desk.position.battle_mut();
    if battle.active == Some(path) { &mut battle.attack_dice } else { &mut battle.diverted_dice }
}

/// M23.5 Remove Magic.
pub(super) fn remove_magic(path: Path, desk: &Desk<'_>) -> Flow {
    let Some((seat, mercenary)) = clan_on(path, desk) else { return settled() };
    let dice = aimed_at(path, desk);
    let removable = removable_magic(path, desk);
    if removable == 0 || dice == 0 {
        return settled();
    }
    let ask = desk.ask(seat, law::REMOVE_MAGIC, Question::RemoveMagic(mercenary, dice).into());
    ask.again(Deed::Remove.into(), Frame::RemoveOne(path).into()).may(Deed::Brace.into())
}

/// M22.5 Trap Magic.
///
/// The Magic dice of a Path that may be removed; those on Traps too, where M22.5 is played.
fn removable_magic(path: Path, desk: &Desk<'_>) -> u8 {
    if desk.setting.chosen.trap_magic_can_cancel_attack {
        cite(crate::law::revealing::TRAP_MAGIC);
        desk.position.unrolled(path).magic
    } else {
        desk.position.outside().path(path).dice().magic
    }
}

/// M23.5 Remove Magic. One die goes, and one attack die with it.
pub(super) fn remove_one(path: Path, desk: &mut Desk<'_>) -> Flow {
    desk.position.remove_die(path, Colour::Magic);
    let dice = aimed_at_mut(path, desk);
    *dice -= 1;
    let left = *dice;
    if let Some((_, mercenary)) = clan_on(path, desk) {
        desk.tell(law::REMOVE_MAGIC, Fact::MagicRemoved(mercenary, left).into());
    }
    settled()
}

/// M23.6 Roll the attack.
pub(super) fn roll_the_attack(path: Path, desk: &mut Desk<'_>) -> Flow {
    let (Some((_, mercenary)), Some(monster)) = (clan_on(path, desk), monster(path, desk)) else {
        return settled();
    };
    let dice = std::mem::take(aimed_at_mut(path, desk));
    let (faces, mut hits) = fall(dice, desk);
    if dice > 0 {
        desk.tell(law::ROLL_THE_ATTACK, Fact::AttackRolled(mercenary, faces, hits).into());
        hits += reroll_misses(dice - hits, desk);
    }
    let is_attacked = desk.position.battle().active == Some(path);
    if let (true, Power::AutomaticHits { hits: more }) =
        (is_attacked, desk.setting.monster(monster).power)
    {
        desk.tell(law::ROLL_THE_ATTACK, Fact::AutomaticHits(monster, more).into());
        hits += more;
    }
    struck(path, hits, desk)
}

/// Rolls attack dice: what they show, and how many hit.
fn fall(dice: u8, desk: &mut Desk<'_>) -> (Faces, u8) {
    let hit_from = desk.setting.numbers.battle.hit_from;
    let (mut faces, mut hits) = (Faces::default(), 0);
    for _ in 0..dice {
        let face = roll(desk);
        faces = faces.and(face);
        hits += u8::from(face >= hit_from);
    }
    (faces, hits)
}

/// M38.10 Doom. Attack dice that missed are rolled once more; spores are no attack. R19
fn reroll_misses(misses: u8, desk: &mut Desk<'_>) -> u8 {
    if misses == 0 || !desk.setting.scenario.is_some_and(|scenario| scenario.monsters_reroll_misses)
    {
        return 0;
    }
    let (faces, hits) = fall(misses, desk);
    desk.tell(crate::law::scenarios::DOOM, Fact::MissesRerolled(faces, hits).into());
    hits
}

/// M23.7 Defend. A Path is struck.
pub(super) fn struck(path: Path, hits: u8, desk: &mut Desk<'_>) -> Flow {
    if hits == 0 || clan_on(path, desk).is_none() {
        return settled();
    }
    let battle = desk.position.battle_mut();
    (battle.victim, battle.hits) = (Some(path), hits);
    in_order([Frame::Defend(path), Frame::WoundOrDeath(path)].map(Into::into))
}

/// M23.7 Defend. Talents are compulsory; tokens and Potions may be kept back (R25). Where nothing can save a member, nobody is asked. R33
pub(super) fn defend(path: Path, desk: &Desk<'_>) -> Flow {
    let Some((seat, mercenary)) = clan_on(path, desk) else { return settled() };
    let hits = desk.position.battle().hits;
    if hits == 0 {
        return settled();
    }
    let can = Block::ALL.map(|block| can_block(path, block, desk));
    if can.iter().all(Result::is_err) || is_doomed(path, mercenary, desk) {
        return settled();
    }
    let mut ask = desk.ask(seat, law::DEFEND, Question::Defend(mercenary, hits).into());
    for (block, can) in Block::ALL.into_iter().zip(can) {
        let deed = Choice::from(Deed::Block(block));
        ask = match can {
            Ok(()) => ask.again(deed, Frame::Cancel(path, block).into()),
            Err((para, why)) => ask.withhold(deed, para, why.into()),
        };
    }
    if can[Block::Talent.index()].is_ok() {
        ask.withhold(Deed::Suffer.into(), crate::law::clan::OUTSIDE_MARK, Why::TalentsFirst.into())
            .must()
    } else {
        ask.may(Deed::Suffer.into())
    }
}

/// Whether a Mercenary dies whatever is cancelled: then all it has is lost with it.
fn is_doomed(path: Path, mercenary: Mercenary, desk: &Desk<'_>) -> bool {
    let lies = desk.position.outside().path(path);
    let talents = blocks_left(path, desk);
    let tokens = if desk.setting.has_no_defence() { 0 } else { lies.defence() };
    let potions = if brews_work(path, desk) { lies.potions() } else { 0 };
    let wounds_to_death = if desk.position.is_wounded(mercenary) { 1 } else { 2 };
    desk.position.battle().hits >= talents + tokens + potions + wounds_to_death
}

/// Whether a hit can be cancelled so, or why not.
fn can_block(path: Path, block: Block, desk: &Desk<'_>) -> Result<(), (kernel::Para, Why)> {
    let assigned = desk.position.outside().path(path);
    let voided = desk.setting.has_no_defence();
    let monster = monster(path, desk);
    match block {
        Block::Talent | Block::Token if voided => {
            Err((crate::law::scenarios::NO_ARMOR, Why::NoArmor))
        }
        Block::Talent if blocks_left(path, desk) > 0 => Ok(()),
        Block::Token if assigned.defence() > 0 => Ok(()),
        Block::Potion if assigned.potions() > 0 && brews_work(path, desk) => Ok(()),
        Block::Talent | Block::Potion => match (monster, power(path, desk)) {
            (Some(gorgosh), Some(Power::NoDefenceTalents)) if block == Block::Talent => {
                Err((law::DEFEND, Why::Power(gorgosh)))
            }
            (Some(gator), Some(Power::NoPotionsOrVenoms)) if block == Block::Potion => {
                Err((law::DEFEND, Why::Power(gator)))
            }
            _ => Err((law::DEFEND, Why::NoneLeft(block))),
        },
        Block::Token => Err((law::DEFEND, Why::NoneLeft(block))),
    }
}

/// M23.7 Defend. One hit is cancelled.
pub(super) fn cancel(path: Path, block: Block, desk: &mut Desk<'_>) -> Flow {
    match block {
        Block::Talent => desk.position.spend_block(path),
        Block::Token => desk.position.spend(path, Store::Defence),
        Block::Potion => desk.position.spend(path, Store::Potions),
    }
    desk.position.battle_mut().hits -= 1;
    let para = match block {
        Block::Talent => crate::law::armory::DEFENCE_TALENTS,
        Block::Token => crate::law::armory::DEFENCE_TOKENS,
        Block::Potion => crate::law::alchemist::IN_BATTLE,
    };
    if let Some((_, mercenary)) = clan_on(path, desk) {
        desk.tell(para, Fact::Blocked(mercenary, block).into());
    }
    settled()
}
