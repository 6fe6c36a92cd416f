//! M26 After the attack, end of battle; and what capture and elimination pay (M25.6, M25.7, M25.10).

use super::modifiers::{abilities, monster, total};
use super::monster_attack::strike_everyone;
use super::revealing::show_discards;
use super::speech::{Deed, Fact, Question};
use super::{Frame, clan_on};
use crate::law::{after_the_attack as law, mercenary_attack};
use crate::position::Fared;
use crate::setting::{LootEffect, Power, Talent};
use crate::terms::{Loot, Path, Place, Store};
use crate::{Choice, Desk, Flow};
use kernel::{Seat, cite, in_order, settled};

/// M25.6 Capture.
pub(super) fn capture(path: Path, desk: &mut Desk<'_>) -> Flow {
    let (Some((seat, mercenary)), Some(monster)) = (clan_on(path, desk), monster(path, desk))
    else {
        return settled();
    };
    let reward = desk.setting.monster(monster).capture;
    desk.position.gain_glory(seat, reward.glory);
    desk.position.gain_gold(desk.setting, seat, reward.gold);
    let fact = Fact::Captured(mercenary, monster, reward.glory, reward.gold);
    desk.tell(mercenary_attack::CAPTURE, fact.into());
    reward_extras(path, seat, Won::ByCapture, desk);
    desk.position.fare(path, Fared::Rewarded);
    let loot =
        glory_loot_of(seat, desk, |effect| matches!(effect, LootEffect::CaptureGlory { .. }));
    in_order(
        loot.map(|loot| Frame::GloryLoot(seat, loot))
            .into_iter()
            .chain([Frame::MonsterLed(path.place()), Frame::EndOfBattle(path.place())])
            .map(Into::into),
    )
}

/// M25.6 Capture. The Monster leaves. Sandor, captured on a Land, escapes to the Entrance.
pub(super) fn monster_led(place: Place, desk: &mut Desk<'_>) -> Flow {
    let Some(monster) = desk.position.take_monster_at(place) else { return settled() };
    let escapes = desk.setting.monster(monster).power == Power::Escapes && place != Place::Entrance;
    if escapes {
        desk.position.escape(monster);
        desk.tell(mercenary_attack::CAPTURE, Fact::Escapes(monster).into());
    } else {
        desk.position.discard_monster(monster);
    }
    super::citadel_defence::panic_ends(place, desk);
    settled()
}

/// M25.7 Elimination.
pub(super) fn elimination(path: Path, desk: &mut Desk<'_>) -> Flow {
    let (Some((seat, mercenary)), Some(monster)) = (clan_on(path, desk), monster(path, desk))
    else {
        return settled();
    };
    let card = desk.setting.monster(monster);
    desk.position.gain_glory(seat, card.elimination.glory);
    let fact =
        Fact::Eliminated(mercenary, monster, card.elimination.glory, card.elimination.trophies);
    desk.tell(mercenary_attack::ELIMINATION, fact.into());
    reward_extras(path, seat, Won::ByElimination, desk);
    desk.position.fare(path, Fared::Rewarded);
    let loot =
        glory_loot_of(seat, desk, |effect| matches!(effect, LootEffect::EliminationGlory { .. }));
    in_order(
        loot.map(|loot| Frame::GloryLoot(seat, loot))
            .into_iter()
            .chain([
                Frame::FinalLash(path.place()),
                Frame::MonsterSlain(seat, path.place()),
                Frame::EndOfBattle(path.place()),
            ])
            .map(Into::into),
    )
}

/// M25.7 Elimination.
/// M24.8 Reward outlives the dead.
///
/// The final lash of Korcko and Krunn strikes while the Monster still lies there.
///
/// The reward was paid before.
pub(super) fn final_lash(place: Place, desk: &mut Desk<'_>) -> Flow {
    let Some(monster) = desk.position.monster_at(place) else { return settled() };
    let Power::FinalLash { hits } = desk.setting.monster(monster).power else { return settled() };
    cite(crate::law::wounds::REWARD_OUTLIVES_THE_DEAD);
    desk.tell(mercenary_attack::ELIMINATION, Fact::FinalLash(monster).into());
    strike_everyone(place, hits, desk)
}

/// M25.7 Elimination. The card is kept as Trophies (M26.6).
pub(super) fn monster_slain(seat: Seat, place: Place, desk: &mut Desk<'_>) -> Flow {
    let Some(monster) = desk.position.take_monster_at(place) else { return settled() };
    desk.position.take_trophy(seat, monster);
    super::citadel_defence::panic_ends(place, desk);
    settled()
}

/// How a Monster was beaten.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Won {
    ByCapture,
    ByElimination,
}

/// M25.10 Reward extras.
fn reward_extras(path: Path, seat: Seat, won: Won, desk: &mut Desk<'_>) {
    let (mut glory, mut potions) = (0, 0);
    for (_, talent) in abilities(path, desk) {
        if let Talent::CaptureGlory { glory: more } = talent
            && won == Won::ByCapture
        {
            glory += more;
        }
        if let Talent::VictoryPotions { potions: more } = talent {
            potions += more;
        }
    }
    if glory > 0 {
        desk.position.gain_glory(seat, glory);
        desk.tell(mercenary_attack::REWARD_EXTRAS, Fact::ExtraGlory(seat, glory).into());
    }
    if potions > 0 {
        let got = desk.position.store(desk.setting, seat, Store::Potions, potions);
        desk.tell(mercenary_attack::REWARD_EXTRAS, Fact::ExtraPotions(seat, got).into());
    }
}

/// The Loot token of a clan with such an effect.
pub(super) fn glory_loot_of(
    seat: Seat,
    desk: &Desk<'_>,
    fits: impl Fn(LootEffect) -> bool,
) -> Option<Loot> {
    desk.position.clan(seat).loot().iter().find(|&loot| fits(desk.setting.loot(loot).effect))
}

/// M28.4 Use Loot. For Glory beyond the reward?
pub(super) fn glory_loot(seat: Seat, loot: Loot, desk: &Desk<'_>) -> Flow {
    let ask = desk.ask(seat, crate::law::loot::USE_LOOT, Question::GloryLoot(loot).into());
    ask.offer(Choice::Use(loot), Frame::SpendGloryLoot(seat, loot).into()).may(Deed::Spare.into())
}

/// M28.4 Use Loot. Glory beyond the reward.
pub(super) fn spend_glory_loot(seat: Seat, loot: Loot, desk: &mut Desk<'_>) -> Flow {
    let (LootEffect::ConquestGlory { glory }
    | LootEffect::EliminationGlory { glory }
    | LootEffect::CaptureGlory { glory }) = desk.setting.loot(loot).effect
    else {
        return settled();
    };
    desk.position.discard_loot(seat, loot);
    desk.position.gain_glory(seat, glory);
    desk.tell(crate::law::loot::USE_LOOT, Fact::LootSpent(seat, loot).into());
    desk.tell(crate::law::loot::USE_LOOT, Fact::ExtraGlory(seat, glory).into());
    settled()
}

/// M26.1 Damage carries.
/// M26.2 Next Path.
///
/// Whoever fights later adds it; modifiers stay behind.
pub(super) fn damage_carries(path: Path, desk: &mut Desk<'_>) -> Flow {
    let Some((_, mercenary)) = clan_on(path, desk) else { return settled() };
    cite(law::NEXT_PATH);
    let damage = total(path, desk);
    desk.position.battle_mut().damage = damage;
    desk.tell(law::DAMAGE_CARRIES, Fact::AttackFailed(mercenary, damage).into());
    settled()
}

/// M26.3 End of battle.
/// M26.4 Monster still there.
///
/// A Monster still there was marked as fought, and Clean-up finds it.
pub(super) fn end_of_battle(place: Place, desk: &mut Desk<'_>) -> Flow {
    for &path in place.paths() {
        let waits = desk.position.battle().front(path).fared() == Fared::Waiting;
        if !waits || clan_on(path, desk).is_none() {
            show_discards(path, desk);
            desk.position.clear_below(desk.setting, path);
        }
    }
    if let Some(monster) = desk.position.monster_at(place) {
        desk.tell(law::MONSTER_STILL_THERE, Fact::MonsterStays(monster).into());
    }
    settled()
}
