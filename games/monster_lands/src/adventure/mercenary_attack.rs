//! M25 Mercenary attack: the same roll serves against a Monster, a Land and in a dice Mission.

use super::after_the_attack::{capture, damage_carries, elimination};
use super::modifiers::{
    abilities, brews_work, capture_total, elimination_total, monster, path_benefit, total,
    traps_for_capture, traps_needed, worth_and_total,
};
use super::rerolls::rerollers;
use super::speech::{Deed, Fact, Mark, Question, Shown, Why};
use super::{Frame, clan_on};
use crate::law::mercenary_attack as law;
use crate::position::{Aim, Attack, Fared, Rerolls};
use crate::setting::{Benefit, LootEffect, Talent};
use crate::terms::{Colour, Colours, Dice, Face, Loot, Mercenary, Path, Store};
use crate::{Asking, Choice, Desk, Flow};
use kernel::{Para, Seat, cite, next, settled};

/// M25.1 Total. A Mercenary that lives may attack; who stops before rolling strikes with Traps and damage alone. R36
pub(super) fn mercenary_attack(path: Path, desk: &mut Desk<'_>) -> Flow {
    if clan_on(path, desk).is_none() {
        return settled();
    }
    begin(path, Aim::Monster, desk);
    next(Frame::RollOneByOne(path).into())
}

/// Begins an attack: counts the rerolls that are at hand (M25.4, M25.5).
pub(super) fn begin(path: Path, aim: Aim, desk: &mut Desk<'_>) {
    desk.position.battle_mut().attack = Attack { aim, ..Attack::default() };
    desk.position.battle_mut().attack.rerolls = rerolls_at_hand(path, aim, desk);
    desk.position.fare(path, Fared::Active);
}

/// M25.4 Compulsory modifiers.
fn rerolls_at_hand(path: Path, aim: Aim, desk: &Desk<'_>) -> Rerolls {
    cite(law::COMPULSORY_MODIFIERS);
    let mut rerolls = Rerolls::default();
    for (source, talent) in abilities(path, desk) {
        let Talent::Reroll { times, missions_only, .. } = talent else { continue };
        if !missions_only || aim == Aim::Mission {
            *source.rerolls(&mut rerolls) = times;
        }
    }
    if let Some(Benefit::Reroll { times, .. }) = path_benefit(path, desk) {
        rerolls.path = times;
    }
    rerolls
}

/// M25.3 Roll one by one.
///
/// Rerolls (M25.5), Venoms (M12.6) and Loot (M28.4) may come between; nothing is asked once the result is certain.
pub(super) fn roll_one_by_one(path: Path, desk: &Desk<'_>) -> Flow {
    let Some((seat, mercenary)) = clan_on(path, desk) else { return settled() };
    let total = total(path, desk);
    if is_decided(path, total, desk) {
        return next(Frame::Stop(path).into());
    }
    let question = question(path, mercenary, total, desk);
    let mut ask = desk.ask(seat, roll_of(desk.position.battle().attack.aim), question.into());
    if let Question::Attack(..) = question {
        ask = ask.worded(|| attack(path, mercenary, total, desk).into());
    }
    ask = offer_rolls(path, desk, ask);
    ask = offer_rerolls(path, desk, ask);
    ask = offer_venom(path, desk, ask);
    ask = offer_loot(path, seat, desk, ask);
    ask.offer(Deed::Stop.into(), Frame::Stop(path).into()).must()
}

/// The paragraph a roll is made under: M25.3 against a Monster, M27.2 for a Land, M21.1 on a Mission.
const fn roll_of(aim: Aim) -> Para {
    match aim {
        Aim::Monster => law::ROLL_ONE_BY_ONE,
        Aim::Land => crate::law::conquest::CONQUEST_ROLL,
        Aim::Mission => crate::law::missions::DICE_MISSION,
    }
}

/// What the roll is for, and what it has to reach.
fn question(path: Path, mercenary: Mercenary, total: u8, desk: &Desk<'_>) -> Question {
    match desk.position.battle().attack.aim {
        Aim::Monster => Question::Attack(mercenary, total, None, Mark::default()),
        Aim::Land => Question::Conquest(mercenary, total, conquest_value(path, desk)),
        Aim::Mission => Question::MissionRoll(mercenary, total, super::missions::objective(desk)),
    }
}

/// What captures the Monster, if enough Traps lie there, and what eliminates it; bonuses for one of them alone are taken
/// off.
fn attack(path: Path, mercenary: Mercenary, total: u8, desk: &Desk<'_>) -> Question {
    let Some(monster) = monster(path, desk) else {
        return Question::Attack(mercenary, total, None, Mark::default());
    };
    let card = desk.setting.monster(monster);
    let left = |value: u8, reached: u8| {
        let reach = value.saturating_sub(reached.saturating_sub(total));
        Mark { reach, spared: value - reach }
    };
    let capture = (traps_for_capture(path, desk) >= traps_needed(path, desk))
        .then(|| left(card.capture_value, capture_total(path, total, desk)));
    let eliminate = left(card.elimination_value, elimination_total(path, total, desk));
    Question::Attack(mercenary, total, capture, eliminate)
}

fn offer_rolls<'d>(path: Path, desk: &Desk<'_>, mut ask: Asking<'d>) -> Asking<'d> {
    let unrolled = desk.position.unrolled(path);
    if unrolled.total() > 1 {
        ask = ask.again(Deed::RollAll.into(), Frame::RollAll(path).into());
    }
    let colours = Colour::ALL.into_iter().filter(|&colour| unrolled.of(colour) > 0);
    ask.agains(colours.map(|colour| (Deed::Roll(colour).into(), Frame::Roll(path, colour).into())))
}

/// M25.5 Rerolls. Each sort of die that some source may touch, once.
fn offer_rerolls<'d>(path: Path, desk: &Desk<'_>, mut ask: Asking<'d>) -> Asking<'d> {
    let rolled = desk.position.battle().front(path).rolled();
    let mut seen = [0_u8; Colour::ALL.len()];
    for &die in rolled {
        let (colour, face) = (die.colour(), die.face());
        let deed = Choice::from(Deed::Reroll(Shown { colour, face }));
        let seen = &mut seen[colour.index()];
        if *seen >> face & 1 == 0 && rerollers(path, desk).any(|reroller| reroller.may(die)) {
            *seen |= 1 << face;
            ask = ask.again(deed, Frame::Reroll(path, colour, face).into());
        }
    }
    ask
}

/// M12.6 In battle. Venoms.
fn offer_venom<'d>(path: Path, desk: &Desk<'_>, ask: Asking<'d>) -> Asking<'d> {
    let aim = desk.position.battle().attack.aim;
    let carries = desk.position.outside().path(path).venoms() > 0;
    let deed = Choice::Venom;
    let in_battle = crate::law::alchemist::IN_BATTLE;
    match aim {
        Aim::Mission => ask,
        _ if !carries => ask.withhold(deed, in_battle, Why::NoVenom.into()),
        Aim::Monster if !brews_work(path, desk) => {
            let gator = monster(path, desk).expect("a Monster's power forbids it");
            ask.withhold(deed, in_battle, Why::Power(gator).into())
        }
        Aim::Land if !desk.setting.chosen.venom_in_conquest => {
            ask.withhold(deed, crate::law::conquest::CONQUEST_ROLL, Why::NoVenomInConquest.into())
        }
        Aim::Monster | Aim::Land => ask.again(deed, Frame::SpendVenom(path).into()),
    }
}

/// M28.4 Use Loot. What helps this roll.
fn offer_loot<'d>(path: Path, seat: Seat, desk: &Desk<'_>, ask: Asking<'d>) -> Asking<'d> {
    let loot = desk.position.clan(seat).loot().iter().filter(|&loot| helps(path, loot, desk));
    ask.agains(loot.map(|loot| (Choice::Use(loot), Frame::SpendLoot(path, loot).into())))
}

/// Whether a Loot token can help the roll on this Path.
fn helps(path: Path, loot: Loot, desk: &Desk<'_>) -> bool {
    let (unrolled, rolled) =
        (desk.position.unrolled(path), desk.position.battle().front(path).rolled());
    let has = |colour| unrolled.of(colour) > 0 || rolled.iter().any(|die| die.colour() == colour);
    match aid(desk.setting.loot(loot).effect) {
        Some(Aid::Rerolls(colours, _)) => colours.iter().any(has),
        Some(Aid::PerDie(colour, _)) => has(colour),
        Some(Aid::Elimination(_)) => desk.position.battle().attack.aim == Aim::Monster,
        None => false,
    }
}

/// What Loot brings to a roll.
enum Aid {
    Rerolls(Colours, u8),
    PerDie(Colour, u8),
    Elimination(u8),
}

const fn aid(effect: LootEffect) -> Option<Aid> {
    match effect {
        LootEffect::Reroll { colours, times } => Some(Aid::Rerolls(colours, times)),
        LootEffect::PerDie { colour, bonus } => Some(Aid::PerDie(colour, bonus)),
        LootEffect::EliminationBonus { bonus } => Some(Aid::Elimination(bonus)),
        LootEffect::ConquestGlory { .. }
        | LootEffect::EliminationGlory { .. }
        | LootEffect::CaptureGlory { .. }
        | LootEffect::Brew { .. }
        | LootEffect::Trophies { .. }
        | LootEffect::Bundle { .. }
        | LootEffect::Convert { .. }
        | LootEffect::Gold { .. }
        | LootEffect::Hire => None,
    }
}

/// Whether nothing that may still be done can change the result of a total for the better. R24
fn is_decided(path: Path, total: u8, desk: &Desk<'_>) -> bool {
    match desk.position.battle().attack.aim {
        Aim::Monster => {
            let Some(monster) = monster(path, desk) else { return true };
            let value = desk.setting.monster(monster).elimination_value;
            elimination_total(path, total, desk) >= value
                && rerollers(path, desk).next().is_none()
                && !could_still_capture(path, desk)
        }
        Aim::Land => total >= conquest_value(path, desk),
        Aim::Mission => super::missions::is_decided(path, total, desk),
    }
}

/// Whether Loot in hand could bring a total down again, from elimination to capture.
fn could_still_capture(path: Path, desk: &Desk<'_>) -> bool {
    let rerolls = |loot| matches!(desk.setting.loot(loot).effect, LootEffect::Reroll { .. });
    let Some((seat, _)) = clan_on(path, desk) else { return false };
    let mut loot = desk.position.clan(seat).loot().iter();
    loot.any(|loot| rerolls(loot) && helps(path, loot, desk))
        && traps_for_capture(path, desk) >= traps_needed(path, desk)
}

/// The Conquest Value of the Land this Path leads to.
fn conquest_value(path: Path, desk: &Desk<'_>) -> u8 {
    desk.position.land_of(path.place()).map_or(0, |land| desk.setting.land(land).conquest_value)
}

/// M25.3 Roll one by one. A die of the colour.
pub(super) fn roll(path: Path, colour: Colour, desk: &mut Desk<'_>) -> Flow {
    roll_die(path, colour, desk);
    settled()
}

/// M25.3 Roll one by one. All that are left.
pub(super) fn roll_all(path: Path, desk: &mut Desk<'_>) -> Flow {
    let unrolled: Dice = desk.position.unrolled(path);
    for colour in Colour::ALL {
        for _ in 0..unrolled.of(colour) {
            roll_die(path, colour, desk);
        }
    }
    settled()
}

fn roll_die(path: Path, colour: Colour, desk: &mut Desk<'_>) {
    let face = face(desk);
    let die = desk.position.show_die(path, colour, face);
    let Some((_, mercenary)) = clan_on(path, desk) else { return };
    let (counts, total) = worth_and_total(path, die, desk);
    let para = roll_of(desk.position.battle().attack.aim);
    let fact = if counts == face { Fact::DieRolled } else { Fact::DieCounts };
    desk.tell(para, fact(mercenary, colour, face, counts, total).into());
}

fn face(desk: &mut Desk<'_>) -> Face {
    Face::try_from(desk.chance.die(6)).expect("a die shows six at most")
}

/// M25.5 Rerolls.
///
/// The narrowest source that may touch such a die pays; the new result stands.
pub(super) fn reroll(path: Path, colour: Colour, from: Face, desk: &mut Desk<'_>) -> Flow {
    let rolled = desk.position.battle().front(path).rolled();
    let dice = || {
        rolled
            .iter()
            .copied()
            .enumerate()
            .filter(|(_, die)| (die.colour(), die.face()) == (colour, from))
    };
    let paying = rerollers(path, desk)
        .find_map(|reroller| dice().find(|(_, die)| reroller.may(*die)).map(|die| (reroller, die)));
    let (source, (index, fallen)) = paying.expect("an offered reroll has its source and its die");
    let to = face(desk);
    *source.counter(&mut desk.position.battle_mut().attack.rerolls) -= 1;
    desk.position.show_again(path, index, fallen.fallen_again(to, source.once));
    let total = total(path, desk);
    desk.tell(law::REROLLS, Fact::DieRerolled(colour, from, to, total).into());
    settled()
}

/// M12.6 In battle. A Venom.
pub(super) fn spend_venom(path: Path, desk: &mut Desk<'_>) -> Flow {
    let venom = desk.setting.numbers.battle.venom;
    desk.position.spend(path, Store::Venoms);
    desk.position.battle_mut().attack.venom += venom;
    let total = total(path, desk);
    if let Some((_, mercenary)) = clan_on(path, desk) {
        desk.tell(crate::law::alchemist::IN_BATTLE, Fact::VenomSpent(mercenary, total).into());
    }
    settled()
}

/// M28.4 Use Loot.
pub(super) fn spend_loot(path: Path, loot: Loot, desk: &mut Desk<'_>) -> Flow {
    let Some((seat, _)) = clan_on(path, desk) else { return settled() };
    let attack = &mut desk.position.battle_mut().attack;
    match aid(desk.setting.loot(loot).effect) {
        Some(Aid::Rerolls(colours, times)) if colours.has(Colour::Strength) => {
            attack.rerolls.loot += times;
        }
        Some(Aid::Rerolls(_, times)) => attack.rerolls.magic_loot += times,
        Some(Aid::PerDie(Colour::Strength, bonus)) => attack.strength_loot += bonus,
        Some(Aid::PerDie(_, bonus)) => attack.magic_loot += bonus,
        Some(Aid::Elimination(bonus)) => attack.elimination_loot += bonus,
        None => {}
    }
    desk.position.discard_loot(seat, loot);
    desk.tell(crate::law::loot::USE_LOOT, Fact::LootSpent(seat, loot).into());
    settled()
}

/// The total stands: what it has brought.
pub(super) fn stop(path: Path, desk: &mut Desk<'_>) -> Flow {
    desk.position.fare(path, Fared::Tried);
    match desk.position.battle().attack.aim {
        Aim::Monster => fate_of_the_monster(path, desk),
        Aim::Land if total(path, desk) >= conquest_value(path, desk) => {
            super::conquest::conquered(path, desk)
        }
        Aim::Land => super::conquest::conquest_failed(path, desk),
        Aim::Mission => super::missions::record(path, desk),
    }
}

/// M25.6 Capture. And M25.7 Elimination: which of them the total reaches, if any.
fn fate_of_the_monster(path: Path, desk: &mut Desk<'_>) -> Flow {
    let Some(monster) = monster(path, desk) else { return damage_carries(path, desk) };
    let card = desk.setting.monster(monster);
    let total = total(path, desk);
    if elimination_total(path, total, desk) >= card.elimination_value {
        elimination(path, desk)
    } else if capture_total(path, total, desk) >= card.capture_value
        && traps_for_capture(path, desk) >= traps_needed(path, desk)
    {
        capture(path, desk)
    } else {
        damage_carries(path, desk)
    }
}
