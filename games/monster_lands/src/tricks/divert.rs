//! M35.9 and M35.10: attack dice turned against another Path.

use super::{Frame, adjacent};
use crate::adventure::Frame::{RemoveMagic, RollTheAttack};
use crate::adventure::{Deed, Fact, Question};
use crate::law::tricks as law;
use crate::setting::Talent;
use crate::terms::Path;
use crate::{Desk, Flow};
use kernel::{in_order, settled};

/// Whether attack dice of a Path can be turned aside: a Trick waits there, or Ginova stands there.
pub(crate) fn may_divert(path: Path, desk: &Desk<'_>) -> bool {
    let mercenary = desk.position.outside().path(path).mercenary();
    let talent = mercenary.map(|mercenary| desk.setting.mercenary(mercenary).talent);
    matches!(talent, Some(Talent::Divert { .. }))
        || desk.position.battle().front(path).waiting_divert().is_some()
}

/// M35.9 Divert. The Tricks that wait, one by one, if the owner will, then Ginova. R20
pub(super) fn divert(path: Path, desk: &mut Desk<'_>) -> Flow {
    let Some((seat, mercenary)) = desk.position.clan_on(path) else { return settled() };
    let aimed = desk.position.battle().attack_dice;
    if aimed == 0 {
        return settled();
    }
    let Some(stored) = desk.position.battle().front(path).waiting_divert() else {
        return ginova(path, desk);
    };
    let dice = stored.dice.min(aimed);
    if desk.position.clan_on(stored.target).is_none() {
        desk.position.battle_mut().attack_dice -= dice;
        desk.position.drop_divert(path);
        desk.tell(law::DIVERT, Fact::DivertLost(mercenary, dice).into());
        return in_order([Frame::Divert(path)].map(Into::into));
    }
    let ask = desk.ask(seat, law::DIVERT, Question::Divert(stored.target, dice).into());
    ask.offer(Deed::Against(stored.target).into(), Frame::UseDivert(path).into())
        .offer(Deed::Withstand.into(), Frame::DropDivert(path).into())
        .must()
}

/// M35.9 Divert. The stored Trick is used.
pub(super) fn use_divert(path: Path, desk: &mut Desk<'_>) -> Flow {
    let stored = desk.position.battle().front(path).waiting_divert();
    desk.position.drop_divert(path);
    let used = stored.map(|stored| Frame::DivertDice(path, stored.target, stored.dice));
    in_order(used.into_iter().chain([Frame::Divert(path)]).map(Into::into))
}

/// M35.9 Divert. The stored Trick is let go.
pub(super) fn drop_divert(path: Path, desk: &mut Desk<'_>) -> Flow {
    desk.position.drop_divert(path);
    in_order([Frame::Divert(path)].map(Into::into))
}

/// M35.9 Divert. The dice fall on the target, who defends in full, Magic dice included.
pub(super) fn divert_dice(path: Path, target: Path, dice: u8, desk: &mut Desk<'_>) -> Flow {
    let (Some((_, from)), Some((_, to))) =
        (desk.position.clan_on(path), desk.position.clan_on(target))
    else {
        return settled();
    };
    let battle = desk.position.battle_mut();
    let dice = dice.min(battle.attack_dice);
    battle.attack_dice -= dice;
    battle.diverted_dice = dice;
    desk.tell(law::DIVERT, Fact::Diverted(from, to, dice).into());
    in_order([RemoveMagic(target), RollTheAttack(target)].map(Into::into))
}

/// M35.10 Ginova. Her Talent turns a die aside in every battle, if somebody is adjacent.
fn ginova(path: Path, desk: &Desk<'_>) -> Flow {
    let Some((seat, mercenary)) = desk.position.clan_on(path) else { return settled() };
    let Talent::Divert { .. } = desk.setting.mercenary(mercenary).talent else { return settled() };
    if desk.position.battle().talent_diverted {
        return settled();
    }
    let against =
        |target| (Deed::Against(target).into(), Frame::GinovaAgainst(path, target).into());
    let targets = adjacent(path, desk).into_iter().flatten();
    let ask = desk.ask(seat, law::GINOVA, Question::AimAttackDie(mercenary).into());
    ask.offers(targets.map(against)).if_any()
}

/// M35.10 Ginova. Against this Path.
pub(super) fn ginova_against(path: Path, target: Path, desk: &mut Desk<'_>) -> Flow {
    desk.position.battle_mut().talent_diverted = true;
    let Some((_, mercenary)) = desk.position.clan_on(path) else { return settled() };
    let Talent::Divert { dice } = desk.setting.mercenary(mercenary).talent else {
        return settled();
    };
    in_order([Frame::DivertDice(path, target, dice)].map(Into::into))
}
