//! A clan's play area.

use super::Eye;
use crate::clan::{excess_glory, reputation, trap_limit};
use crate::position::Leader;
use crate::terms::{
    Affinity, Dice, Die, Equipment, EquipmentType, Land, Loot, Mercenary, Monster, Path, Trap,
};
use crate::{Setting, scoring};
use kernel::Seat;
use serde::Serialize;

/// A clan's play area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClanView {
    /// The seat.
    pub seat: Seat,
    /// The Affinity it started with.
    pub affinity: Option<Affinity>,
    /// Its Glory.
    pub glory: u8,
    /// Its Reputation.
    pub reputation: u8,
    /// Its Excess Glory.
    pub excess_glory: u8,
    /// Its Victory Points if the game ended now.
    pub points: u16,
    /// Its Gold.
    pub gold: u16,
    /// What a Mercenary's wage is at its Glory.
    pub wage: u8,
    /// What its wages come to as things stand.
    pub wages: u16,
    /// Its Dice Pool, sorted.
    pub pool: Vec<Die>,
    /// Its Leader and Mercenaries.
    pub members: Vec<MemberView>,
    /// Its Novices.
    pub novices: u8,
    /// Novices that have not converted a die this round.
    pub fresh_novices: u8,
    /// Whether a Novice leads it.
    pub led_by_novice: bool,
    /// Its Defence tokens.
    pub defence: u8,
    /// Its Potions.
    pub potions: u8,
    /// Its Venoms.
    pub venoms: u8,
    /// Its Traps in hand.
    pub traps: TrapsView,
    /// How many Traps it may hold.
    pub trap_limit: usize,
    /// Its Loot.
    pub loot: Vec<Loot>,
    /// Its Trophies.
    pub trophies: Vec<TrophyView>,
    /// Its Lands.
    pub lands: Vec<LandCardView>,
    /// The Missions it completed.
    pub missions: u8,
}

/// Traps in hand: what they are for their owner, how many for the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrapsView {
    /// These.
    Known(Vec<Trap>),
    /// This many.
    Hidden(usize),
}

/// A Leader or Mercenary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark on the card")]
pub struct MemberView {
    /// Who it is.
    pub id: Mercenary,
    /// Its Affinity.
    pub affinity: Affinity,
    /// Its Reputation.
    pub reputation: u8,
    /// Its dice contribution.
    pub dice: Dice,
    /// Whether it leads the clan.
    pub leads: bool,
    /// Whether it is wounded.
    pub wounded: bool,
    /// Where it is assigned.
    pub assigned: Option<Path>,
    /// The Land it has settled.
    pub settled: Option<Land>,
    /// Whether its Talent has been used this round.
    pub tired: bool,
    /// Whether its Talent has the Outside mark.
    pub outside: bool,
    /// What it carries.
    pub equipment: Vec<EquipmentView>,
}

/// A piece of Equipment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct EquipmentView {
    /// Which it is.
    pub id: Equipment,
    /// Its type.
    pub r#type: EquipmentType,
    /// Its price.
    pub cost: u8,
    /// Whether its ability has the Outside mark.
    pub outside: bool,
}

/// An eliminated Monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct TrophyView {
    /// Which it is.
    pub id: Monster,
    /// Its Trophy points.
    pub trophies: u8,
}

/// A conquered Land.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LandCardView {
    /// Which it is.
    pub id: Land,
    /// Its Affinity.
    pub affinity: Affinity,
    /// Who has settled it.
    pub settler: Option<Mercenary>,
    /// Whether its Action was used this round.
    pub worked: bool,
}

impl ClanView {
    pub(super) fn of(eye: Eye<'_>, seat: Seat) -> Self {
        let Eye { setting, position, viewer } = eye;
        let clan = position.clan(seat);
        let mut traps: Vec<Trap> =
            clan.traps().iter().map(|token| setting.trap_of(token)).collect();
        traps.sort_unstable();
        let knows = viewer.is(seat);
        Self {
            seat,
            affinity: first_affinity(eye, seat),
            glory: clan.glory(),
            reputation: reputation(setting, position, seat),
            excess_glory: excess_glory(setting, position, seat),
            points: scoring::worth(setting, position, seat),
            gold: clan.gold(),
            wage: setting.band(clan.glory()).wage,
            wages: wages(eye, seat),
            pool: pool(eye, seat),
            members: clan
                .members()
                .iter()
                .map(|member| MemberView::of(eye, seat, member))
                .collect(),
            novices: clan.novices(),
            fresh_novices: clan.fresh_novices(),
            led_by_novice: clan.leader() == Some(Leader::Novice),
            defence: clan.defence(),
            potions: clan.potions(),
            venoms: clan.venoms(),
            traps: if knows { TrapsView::Known(traps) } else { TrapsView::Hidden(traps.len()) },
            trap_limit: trap_limit(setting, position, seat),
            loot: clan.loot().iter().collect(),
            trophies: clan.trophies().iter().map(|id| TrophyView::of(setting, id)).collect(),
            lands: clan.lands().iter().map(|id| LandCardView::of(eye, id)).collect(),
            missions: clan.missions(),
        }
    }
}

/// The Affinity of the Leader, which names the clan.
fn first_affinity(eye: Eye<'_>, seat: Seat) -> Option<Affinity> {
    match eye.position.clan(seat).leader() {
        Some(Leader::Mercenary(leader)) => Some(eye.setting.mercenary(leader).affinity),
        Some(Leader::Novice) | None => None,
    }
}

/// What the wages of a clan come to: neither the Leader nor the settled are paid.
fn wages(eye: Eye<'_>, seat: Seat) -> u16 {
    let clan = eye.position.clan(seat);
    let members = clan.members().iter();
    let paid = members.filter(|&m| !clan.is_led_by(m) && !eye.position.is_settled(m)).count();
    let novices = clan.novices() - u8::from(clan.leader() == Some(Leader::Novice));
    let heads = u16::try_from(paid).expect("clans are small") + u16::from(novices);
    heads * u16::from(eye.setting.band(clan.glory()).wage)
}

fn pool(eye: Eye<'_>, seat: Seat) -> Vec<Die> {
    let pool = eye.position.clan(seat).pool();
    pool.sorts().flat_map(|die| std::iter::repeat_n(die, pool.like(die).into())).collect()
}

impl MemberView {
    fn of(eye: Eye<'_>, seat: Seat, id: Mercenary) -> Self {
        let Eye { setting, position, .. } = eye;
        let card = setting.mercenary(id);
        Self {
            id,
            affinity: card.affinity,
            reputation: card.reputation,
            dice: card.dice,
            leads: position.clan(seat).is_led_by(id),
            wounded: position.is_wounded(id),
            assigned: position.path_of(id),
            settled: position.settled_land(id),
            tired: position.is_tired(id),
            outside: card.outside,
            equipment: position
                .equipment(id)
                .map(|card| EquipmentView::of(setting, setting.kind_of(card)))
                .collect(),
        }
    }
}

impl EquipmentView {
    pub(super) const fn of(setting: &Setting, id: Equipment) -> Self {
        let card = setting.equipment(id);
        Self { id, r#type: card.r#type, cost: card.cost, outside: card.outside }
    }
}

impl TrophyView {
    const fn of(setting: &Setting, id: Monster) -> Self {
        Self { id, trophies: setting.monster(id).elimination.trophies }
    }
}

impl LandCardView {
    fn of(eye: Eye<'_>, id: Land) -> Self {
        Self {
            id,
            affinity: eye.setting.land(id).affinity,
            settler: eye.position.settler(id),
            worked: eye.position.was_worked(id),
        }
    }
}
