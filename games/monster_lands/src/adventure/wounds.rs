//! M24 Wounds and death.

use super::clan_on;
use super::modifiers::power;
use super::revealing::show_discards;
use super::speech::Fact;
use crate::law::wounds as law;
use crate::position::Fared;
use crate::setting::Power;
use crate::terms::{Mercenary, Path, Place};
use crate::{Desk, Flow, citadel};
use kernel::{Seat, cite, settled};

/// M23.8 Wound or death. Every hit that was not cancelled is a wound.
pub(super) fn wound_or_death(path: Path, desk: &mut Desk<'_>) -> Flow {
    let hits = std::mem::take(&mut desk.position.battle_mut().hits);
    desk.position.battle_mut().victim = None;
    let Some((seat, mercenary)) = clan_on(path, desk) else { return settled() };
    for nth in 0..hits {
        if clan_on(path, desk).is_some() {
            let costs = nth == 0 || desk.setting.chosen.abysur_every_wound;
            let glory = if costs { glory_lost(path, desk) } else { 0 };
            wound(path, (seat, mercenary), glory, desk);
        }
    }
    if clan_on(path, desk).is_some() {
        return settled();
    }
    // M11.2: Dalina may have been the one.
    kernel::next(citadel::Frame::TrapLimit(seat).into())
}

/// The Glory a wound costs: Abysur, R18.
fn glory_lost(path: Path, desk: &Desk<'_>) -> u8 {
    match power(path, desk) {
        Some(Power::GloryLoss { glory }) => glory,
        _ => 0,
    }
}

/// M24.1 Wounds stay. One at most; another kills.
fn wound(path: Path, (seat, mercenary): (Seat, Mercenary), glory: u8, desk: &mut Desk<'_>) {
    let kills = desk.position.is_wounded(mercenary);
    if !kills {
        desk.position.wound(mercenary);
        desk.tell(law::WOUNDS_STAY, Fact::Wounded(mercenary).into());
    }
    if glory > 0 {
        desk.position.lose_glory(seat, glory);
        let cost = Fact::WoundCostsGlory(seat, glory);
        desk.tell(crate::law::monster_attack::WOUND_OR_DEATH, cost.into());
    }
    if kills {
        death(path, seat, mercenary, desk);
    }
}

/// M24.2 Death.
/// M24.3 Death after the attack.
/// M24.5 Reputation of the dead.
/// M24.6 Where the dead go.
/// M24.7 Land of the dead.
///
/// The card and its Equipment go with the token (M24.6), Reputation falls with them (M24.5), its Land is unsettled
/// (M24.7); after its own attack the Path stays as it is (M24.3).
fn death(path: Path, seat: Seat, mercenary: Mercenary, desk: &mut Desk<'_>) {
    cite(law::DEATH);
    cite(law::REPUTATION_OF_THE_DEAD);
    cite(law::WHERE_THE_DEAD_GO);
    if desk.position.is_settled(mercenary) {
        cite(law::LAND_OF_THE_DEAD);
    }
    if matches!(desk.position.battle().front(path).fared(), Fared::Tried | Fared::Rewarded) {
        cite(law::DEATH_AFTER_THE_ATTACK);
    }
    let glory = heroic_death(path, desk);
    desk.position.gain_glory(seat, glory);
    desk.tell(law::HEROIC_DEATH, Fact::Died(mercenary, glory).into());
    show_discards(path, desk);
    desk.position.bury(desk.setting, path, mercenary);
}

/// M24.4 Heroic death.
fn heroic_death(path: Path, desk: &Desk<'_>) -> u8 {
    match path.place() {
        Place::Land(_) => desk.setting.heroic_death[path.number()],
        Place::Entrance => desk.setting.citadel.entrance_path[path.number()].heroic_death,
        Place::Mission(_) => 0,
    }
}
