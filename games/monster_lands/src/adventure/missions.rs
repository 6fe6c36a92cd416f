//! M21 Missions.

use super::mercenary_attack::begin;
use super::modifiers::total;
use super::speech::{Deed, Fact, Question, Why};
use super::{Frame, clan_on, madhala};
use crate::deployment::{Moment, could_bring, offer_free};
use crate::law::missions as law;
use crate::position::Aim;
use crate::setting::{Contract, DiceMission, Resource, Reward};
use crate::terms::{Loot, Path, Place, Side, Store, Trap};
use crate::{Choice, Desk, Flow, clan};
use kernel::{Para, Seat, cite, in_order, next, settled};

const PATHS: [Path; 2] = [Path::MissionALeft, Path::MissionARight];
const CONTRACTS: [Path; 2] = [Path::MissionBLeft, Path::MissionBRight];

/// M21.1 Dice Mission.
pub(super) fn dice_mission(desk: &mut Desk<'_>) -> Flow {
    if desk.position.outside().mission(Side::A).is_none() {
        return settled();
    }
    let is_manned = PATHS.iter().any(|&path| clan_on(path, desk).is_some());
    let is_hers = desk.position.is_hers(Path::MissionALeft);
    if !is_manned && !is_hers {
        return settled();
    }
    desk.position.begin_battle(Path::MissionALeft.place());
    desk.tell_turn(None, law::DICE_MISSION, Fact::DiceMission.into());
    let manned = desk.position.manned(Place::Mission(Side::A));
    in_order(manned.map(Frame::RollMission).chain([Frame::TwoRivals]).map(Into::into))
}

/// M21.4 Left rolls first. All dice of the Path, Persuasion included.
///
/// M21.7 Mission modifiers: what speaks of Monsters or Lands does not count (see the aim of the attack).
pub(super) fn roll_mission(path: Path, desk: &mut Desk<'_>) -> Flow {
    cite(law::MISSION_MODIFIERS);
    desk.position.battle_mut().active = Some(path);
    begin(path, Aim::Mission, desk);
    in_order([Frame::RollAll(path), Frame::RollOneByOne(path)].map(Into::into))
}

/// The dice Mission on the board.
fn tile<'s>(desk: &Desk<'s>) -> Option<&'s DiceMission> {
    desk.position.outside().mission(Side::A).map(|mission| desk.setting.dice_mission(mission))
}

/// What the dice Mission on the board asks for.
pub(super) fn objective(desk: &Desk<'_>) -> u8 {
    tile(desk).map_or(0, |tile| tile.objective)
}

/// Whether rolling on is of no use: the objective is reached and nobody can be ahead.
pub(super) fn is_decided(path: Path, total: u8, desk: &Desk<'_>) -> bool {
    let Some(tile) = tile(desk) else { return true };
    let [left, right] = PATHS;
    let is_ahead = if path == left {
        clan_on(right, desk).is_none()
    } else {
        desk.position.battle().totals[0].is_none_or(|other| total > other)
    };
    total >= tile.objective && is_ahead
}

/// The total of a Path stands.
pub(super) fn record(path: Path, desk: &mut Desk<'_>) -> Flow {
    let total = total(path, desk);
    desk.position.battle_mut().totals[path.number()] = Some(total);
    settled()
}

/// M21.2 Two rivals.
/// M21.3 Same clan twice.
///
/// Each Mercenary has its own result; nobody plunders.
pub(super) fn two_rivals(desk: &mut Desk<'_>) -> Flow {
    let Some(tile) = tile(desk).copied() else { return settled() };
    if let [Some((left, _)), Some((right, _))] = PATHS.map(|path| clan_on(path, desk))
        && left == right
    {
        cite(law::SAME_CLAN_TWICE);
    }
    let totals = desk.position.battle().totals;
    let reached = totals.map(|total| total.filter(|&total| total >= tile.objective));
    let winner = match reached {
        // M36.9
        _ if madhala::wins_dice_mission(desk) => None,
        [Some(left), Some(right)] if right > left => Some(1),
        [Some(_), _] => Some(0),
        [None, Some(_)] => Some(1),
        [None, None] => None,
    };
    let para = if totals.contains(&None) { law::DICE_MISSION } else { law::TWO_RIVALS };
    for (index, path) in PATHS.into_iter().enumerate() {
        let Some(total) = totals[index] else { continue };
        if winner == Some(index) {
            mission_won(path, total, tile.reward, para, desk);
        } else if reached[index].is_some() {
            leftovers(path, total, desk);
        } else {
            mission_failed(path, total, tile.penalty, para, desk);
        }
    }
    desk.position.discard_mission(Side::A);
    desk.position.forget_battle();
    settled()
}

fn mission_won(path: Path, total: u8, reward: Reward, para: Para, desk: &mut Desk<'_>) {
    let Some((seat, mercenary)) = clan_on(path, desk) else { return };
    let fact = Fact::MissionWon(mercenary, total, reward.glory, reward.gold);
    desk.tell(para, fact.into());
    pay_reward(seat, reward, para, desk);
}

fn leftovers(path: Path, total: u8, desk: &mut Desk<'_>) {
    let Some((seat, mercenary)) = clan_on(path, desk) else { return };
    let gold = desk.position.gain_gold(desk.setting, seat, desk.setting.numbers.battle.leftovers);
    desk.tell(law::TWO_RIVALS, Fact::Leftovers(mercenary, total, gold).into());
}

/// M21.6 Nobody is hurt.
fn mission_failed(path: Path, total: u8, penalty: u8, para: Para, desk: &mut Desk<'_>) {
    let Some((seat, mercenary)) = clan_on(path, desk) else { return };
    cite(law::NOBODY_IS_HURT);
    desk.position.lose_glory(seat, penalty);
    desk.tell(para, Fact::MissionFailed(mercenary, total, penalty).into());
}

/// M38.15 Missions completed.
///
/// Pays the reward of a Mission and counts it as completed (M38.15).
fn pay_reward(seat: Seat, reward: Reward, para: Para, desk: &mut Desk<'_>) {
    if desk.setting.scenario.is_some() {
        cite(crate::law::scenarios::MISSIONS_COMPLETED);
    }
    desk.position.gain_glory(seat, reward.glory);
    desk.position.gain_gold(desk.setting, seat, reward.gold);
    clan::gain(desk, para, seat, Store::Potions, reward.potions);
    clan::gain(desk, para, seat, Store::Venoms, reward.venoms);
    clan::gain(desk, para, seat, Store::Defence, reward.defence);
    desk.position.complete_mission(seat);
}

/// M21.5 Contract. Both Paths, the left one first.
pub(super) fn contracts(desk: &mut Desk<'_>) -> Flow {
    if CONTRACTS.iter().all(|&path| clan_on(path, desk).is_none()) {
        return settled();
    }
    desk.tell_turn(None, law::CONTRACT, Fact::Contracts.into());
    in_order(CONTRACTS.map(Frame::Contract).map(Into::into))
}

/// The contract on the board.
fn paper<'s>(desk: &Desk<'s>) -> Option<&'s Contract> {
    desk.position.outside().mission(Side::B).map(|mission| desk.setting.contract(mission))
}

/// M21.5 Contract.
/// M36.10 Her contract.
///
/// Madhala only blocks the Path.
pub(super) fn contract(path: Path, desk: &Desk<'_>) -> Flow {
    if desk.position.is_hers(path) {
        cite(crate::law::solo::HER_CONTRACT);
    }
    let mission = desk.position.outside().mission(Side::B);
    let (Some((seat, mercenary)), Some(mission)) = (clan_on(path, desk), mission) else {
        return settled();
    };
    let paper = desk.setting.contract(mission);
    let question = Question::Contract(mercenary, mission, path);
    let ask = desk.ask(seat, law::CONTRACT, question.into());
    let fulfil = Choice::from(Deed::Fulfil);
    let wanted = u16::from(paper.discard.count);
    let ask = if held(seat, paper.discard.resource, desk) >= wanted {
        ask.offer(fulfil, Frame::HandOver(path, paper.discard.count).into())
    } else {
        ask.withhold(fulfil, law::CONTRACT, Why::CannotFulfil.into())
    };
    let resource = paper.discard.resource;
    let is_short = held(seat, resource, desk) < wanted;
    let ask = if is_short && could_bring(desk, seat, resource) {
        offer_free(ask, seat, Moment::Between, desk) // M9.7
    } else {
        ask
    };
    ask.offer(Deed::Decline.into(), Frame::DeclineContract(path).into()).must()
}

/// How much of a resource a clan has in its play area.
fn held(seat: Seat, resource: Resource, desk: &Desk<'_>) -> u16 {
    let clan = desk.position.clan(seat);
    match resource {
        Resource::Defence => clan.defence().into(),
        Resource::Trap => u16::try_from(clan.traps().len()).expect("Traps are few"),
        Resource::Potion => clan.potions().into(),
        Resource::Venom => clan.venoms().into(),
        Resource::Gold => clan.gold(),
        Resource::Loot => u16::try_from(clan.loot().len()).expect("Loot is little"),
    }
}

/// M21.5 Contract. The resource is handed over.
pub(super) fn hand_over(path: Path, wanted: u8, desk: &mut Desk<'_>) -> Flow {
    let (Some((seat, _)), Some(paper)) = (clan_on(path, desk), paper(desk)) else {
        return settled();
    };
    match paper.discard.resource {
        Resource::Trap if wanted > 0 => return ask_trap(path, wanted, seat, desk),
        Resource::Loot if wanted > 0 => return ask_loot(path, wanted, seat, desk),
        Resource::Trap | Resource::Loot => {}
        Resource::Gold => desk.position.pay(seat, wanted.into()),
        Resource::Defence => desk.position.unstore(seat, Store::Defence, wanted),
        Resource::Potion => desk.position.unstore(seat, Store::Potions, wanted),
        Resource::Venom => desk.position.unstore(seat, Store::Venoms, wanted),
    }
    fulfilled(path, desk)
}

fn ask_trap(path: Path, wanted: u8, seat: Seat, desk: &Desk<'_>) -> Flow {
    let mut ask = desk.ask(seat, law::CONTRACT, Question::GiveTrap.into()).aloud();
    let held = desk.position.clan(seat).traps();
    for trap in Trap::ALL {
        if held.iter().any(|token| desk.setting.trap_of(token) == trap) {
            ask = ask
                .offer(Deed::GiveTrap(trap).into(), Frame::GiveTrap(path, trap, wanted - 1).into());
        }
    }
    ask.must()
}

fn ask_loot(path: Path, wanted: u8, seat: Seat, desk: &Desk<'_>) -> Flow {
    let loot = desk.position.clan(seat).loot().iter();
    let offers = loot
        .map(|loot| (Deed::GiveLoot(loot).into(), Frame::GiveLoot(path, loot, wanted - 1).into()));
    desk.ask(seat, law::CONTRACT, Question::GiveLoot.into()).offers(offers).must()
}

/// M21.5 Contract. A Trap is handed over, face up.
pub(super) fn give_trap(path: Path, trap: Trap, wanted: u8, desk: &mut Desk<'_>) -> Flow {
    let Some((seat, _)) = clan_on(path, desk) else { return settled() };
    let token =
        desk.position.clan(seat).traps().iter().find(|&token| desk.setting.trap_of(token) == trap);
    desk.position.discard_trap(desk.setting, seat, token.expect("an offered Trap is in hand"));
    desk.reveal();
    desk.tell(law::CONTRACT, Fact::TrapGiven(seat, trap).into());
    next(Frame::HandOver(path, wanted).into())
}

/// M21.5 Contract. A Loot token is handed over.
pub(super) fn give_loot(path: Path, loot: Loot, wanted: u8, desk: &mut Desk<'_>) -> Flow {
    let Some((seat, _)) = clan_on(path, desk) else { return settled() };
    desk.position.discard_loot(seat, loot);
    desk.tell(law::CONTRACT, Fact::LootGiven(seat, loot).into());
    next(Frame::HandOver(path, wanted).into())
}

fn fulfilled(path: Path, desk: &mut Desk<'_>) -> Flow {
    let (Some((seat, mercenary)), Some(paper)) = (clan_on(path, desk), paper(desk)) else {
        return settled();
    };
    let reward = paper.reward(path);
    desk.tell(law::CONTRACT, Fact::ContractFulfilled(mercenary, reward.glory, reward.gold).into());
    pay_reward(seat, reward, law::CONTRACT, desk);
    settled()
}

/// M21.5 Contract. It is left.
pub(super) fn decline_contract(path: Path, desk: &mut Desk<'_>) -> Flow {
    if let Some((_, mercenary)) = clan_on(path, desk) {
        desk.tell(law::CONTRACT, Fact::ContractDeclined(mercenary).into());
    }
    settled()
}
