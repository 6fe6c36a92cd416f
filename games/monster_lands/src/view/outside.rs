//! The Outside: Lands, Missions, the Entrance, Loot, and what stands on the Paths.

use super::Eye;
use crate::adventure::attack_dice;
use crate::position::Traveller;
use crate::setting::{Benefit, EntrancePath, Level, Resource, Reward};
use crate::terms::{
    Affinity, Colours, Dice, Header, Land, Loot, Mercenary, Monster, Path, Place, Side, Trap,
};
use kernel::Seat;
use serde::Serialize;

/// The Outside.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OutsideView {
    /// The Lands that are played.
    pub lands: Vec<LandView>,
    /// The Missions, A and B.
    pub missions: Vec<MissionView>,
    /// The Entrance of the Citadel.
    pub entrance: EntranceView,
    /// The Loot on offer.
    pub loot: Vec<Option<Loot>>,
    /// The Loot face down.
    pub loot_pile: usize,
    /// The Monsters in the deck.
    pub monster_deck: usize,
    /// The Lands in the deck.
    pub land_deck: usize,
    /// A Monster that escaped and comes to the Entrance in Clean-up.
    pub escaped: Option<MonsterView>,
}

/// A Land dock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LandView {
    /// Which dock.
    pub side: Side,
    /// The Land there.
    pub land: Option<Land>,
    /// Its Affinity.
    pub affinity: Option<Affinity>,
    /// Its Conquest Value.
    pub conquest_value: Option<u8>,
    /// The Glory of its conquest.
    pub glory: Option<u8>,
    /// The Monster there.
    pub monster: Option<MonsterView>,
    /// Whether that Monster was fought this round.
    pub fought: bool,
    /// The Path Header.
    pub header: Option<Header>,
    /// The Paths.
    pub paths: Vec<PathView>,
}

/// A Monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MonsterView {
    /// Which it is.
    pub id: Monster,
    /// Its Affinity.
    pub affinity: Affinity,
    /// Whether it is of level B.
    pub level_b: bool,
    /// Its Attack Value.
    pub attack: u8,
    /// The attack dice it rolls where it stands, this round.
    pub attack_dice: u8,
    /// Its Capture Value.
    pub capture_value: u8,
    /// Its Elimination Value.
    pub elimination_value: u8,
    /// Glory and Gold of its capture.
    pub capture: (u8, u8),
    /// Glory and Trophies of its elimination.
    pub elimination: (u8, u8),
}

/// A Mission space.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MissionView {
    /// Which space; A rolls dice, B is a contract.
    pub side: Side,
    /// The number of the tile, from 1.
    pub tile: Option<u8>,
    /// How many dice it takes.
    pub dice: u8,
    /// Of these colours.
    pub colours: Colours,
    /// The total to reach, of a dice Mission.
    pub objective: Option<u8>,
    /// The Glory lost by failing a dice Mission.
    pub penalty: Option<u8>,
    /// What a contract wants, and how much of it.
    pub wants: Option<(Resource, u8)>,
    /// The rewards: one of a dice Mission, left and right of a contract.
    pub rewards: Vec<RewardView>,
    /// The Paths.
    pub paths: Vec<PathView>,
}

/// A reward.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct RewardView {
    /// Glory.
    pub glory: u8,
    /// Gold.
    pub gold: u8,
    /// Potions.
    pub potions: u8,
    /// Venoms.
    pub venoms: u8,
    /// Defence tokens.
    pub defence: u8,
}

/// The Entrance of the Citadel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EntranceView {
    /// The Monster there.
    pub monster: Option<MonsterView>,
    /// The Paths, from above.
    pub paths: Vec<PathView>,
}

kernel::words! {
    /// What a Path gives.
    pub enum BenefitKind {
        Defence,
        Gold,
        Potion,
        Venom,
        Reroll,
    }
}

/// A benefit of a Path.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BenefitView {
    /// What it is.
    pub word: BenefitKind,
    /// How much.
    pub count: u8,
    /// The dice it touches, where it touches some.
    pub colours: Colours,
}

/// A Path.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PathView {
    /// Which it is.
    pub path: Path,
    /// The dice it requires, of a Land Path.
    pub required: Option<Dice>,
    /// How many more dice it takes, of a Land Path.
    pub reinforcements: Option<u8>,
    /// Of which colours.
    pub colours: Colours,
    /// What it gives to whoever stands there.
    pub benefits: Vec<BenefitView>,
    /// Glory for a heroic death here.
    pub heroic_death: u8,
    /// Who stands there.
    pub standing: Option<StandingView>,
    /// Dice not rolled that were deployed here.
    pub dice: Dice,
    /// Trap tokens, from top to bottom.
    pub traps: Vec<TokenView>,
    /// Defence tokens.
    pub defence: u8,
    /// Potions on the token.
    pub potions: u8,
    /// Venoms on the token.
    pub venoms: u8,
    /// Gold on the token.
    pub gold: u8,
}

/// Who stands on a Path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandingView {
    /// A Mercenary of a seat.
    Mercenary {
        /// Whose it is.
        seat: Seat,
        /// Who it is.
        mercenary: Mercenary,
        /// Whether it is wounded.
        wounded: bool,
    },
    /// Madhala.
    Madhala,
}

/// A Trap token on a Path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct TokenView {
    /// What it is, if the viewer may know.
    pub trap: Option<Trap>,
    /// Whether it lies face up.
    pub revealed: bool,
}

impl OutsideView {
    pub(super) fn of(eye: Eye<'_>) -> Self {
        let outside = eye.position.outside();
        let at_the_entrance = |id| MonsterView::of(eye, id, Place::Entrance);
        let played = if eye.setting.chosen.seats <= 2 { &Side::ALL[..1] } else { &Side::ALL[..] };
        Self {
            lands: played.iter().map(|&side| LandView::of(eye, side)).collect(),
            missions: Side::ALL.map(|side| MissionView::of(eye, side)).into(),
            entrance: EntranceView {
                monster: outside.entrance().map(at_the_entrance),
                paths: paths(eye, Place::Entrance),
            },
            loot: outside.loot().to_vec(),
            loot_pile: outside.loot_pile().len(),
            monster_deck: outside.monster_deck().len(),
            land_deck: outside.land_deck().len(),
            escaped: outside.escaped().map(at_the_entrance),
        }
    }
}

fn paths(eye: Eye<'_>, place: Place) -> Vec<PathView> {
    place.paths().iter().map(|&path| PathView::of(eye, path)).collect()
}

impl LandView {
    fn of(eye: Eye<'_>, side: Side) -> Self {
        let outside = eye.position.outside();
        let land = outside.land(side);
        let card = land.map(|land| eye.setting.land(land));
        Self {
            side,
            land,
            affinity: card.map(|card| card.affinity),
            conquest_value: card.map(|card| card.conquest_value),
            glory: card.map(|card| card.glory),
            monster: outside.monster(side).map(|id| MonsterView::of(eye, id, Place::Land(side))),
            fought: outside.was_fought(side),
            header: outside.header(side),
            paths: paths(eye, Place::Land(side)),
        }
    }
}

impl MonsterView {
    fn of(eye: Eye<'_>, id: Monster, place: Place) -> Self {
        let card = eye.setting.monster(id);
        Self {
            id,
            affinity: card.affinity,
            level_b: card.level == Level::B,
            attack: card.attack,
            attack_dice: attack_dice(id, place, eye.setting, eye.position),
            capture_value: card.capture_value,
            elimination_value: card.elimination_value,
            capture: (card.capture.glory, card.capture.gold),
            elimination: (card.elimination.glory, card.elimination.trophies),
        }
    }
}

impl MissionView {
    fn of(eye: Eye<'_>, side: Side) -> Self {
        let tile = eye.position.outside().mission(side);
        let asked = tile.map(|tile| eye.setting.mission_dice(tile, side));
        let rolled = tile.filter(|_| side == Side::A).map(|tile| eye.setting.dice_mission(tile));
        let signed = tile.filter(|_| side == Side::B).map(|tile| eye.setting.contract(tile));
        let pays = rolled.map(|tile| vec![tile.reward]);
        let pays = pays.or_else(|| signed.map(|paper| vec![paper.left, paper.right]));
        Self {
            side,
            tile: tile.map(|tile| tile.0 + 1),
            dice: asked.map_or(0, |(dice, _)| dice),
            colours: asked.map(|(_, colours)| colours).unwrap_or_default(),
            objective: rolled.map(|tile| tile.objective),
            penalty: rolled.map(|tile| tile.penalty),
            wants: signed.map(|paper| (paper.discard.resource, paper.discard.count)),
            rewards: pays.unwrap_or_default().into_iter().map(RewardView::of).collect(),
            paths: paths(eye, Place::Mission(side)),
        }
    }
}

impl RewardView {
    const fn of(reward: Reward) -> Self {
        let Reward { glory, gold, potions, venoms, defence } = reward;
        Self { glory, gold, potions, venoms, defence }
    }
}

impl PathView {
    fn of(eye: Eye<'_>, path: Path) -> Self {
        let Eye { setting, position, .. } = eye;
        let road = position.outside().path(path);
        let header = match path.place() {
            Place::Land(side) => position.outside().header(side),
            Place::Mission(_) | Place::Entrance => None,
        };
        let spec = header.map(|header| setting.header_path(header, path.number()));
        let entrance =
            (path.place() == Place::Entrance).then(|| setting.citadel.entrance_path[path.number()]);
        let heroic_death = match path.place() {
            Place::Land(_) => setting.heroic_death[path.number()],
            Place::Mission(_) => 0,
            Place::Entrance => setting.citadel.entrance_path[path.number()].heroic_death,
        };
        Self {
            path,
            required: spec.map(|spec| spec.required),
            reinforcements: spec.map(|spec| spec.reinforcements),
            colours: spec.map(|spec| spec.colours).unwrap_or_default(),
            benefits: spec
                .map(|spec| vec![benefit(spec.benefit)])
                .or_else(|| entrance.map(guards))
                .unwrap_or_default(),
            heroic_death,
            standing: standing(eye, path),
            dice: road.dice(),
            traps: tokens(eye, path),
            defence: road.defence(),
            potions: road.potions(),
            venoms: road.venoms(),
            gold: road.gold(),
        }
    }
}

const fn benefit(benefit: Benefit) -> BenefitView {
    let (word, count, colours) = match benefit {
        Benefit::Defence { blocks } => (BenefitKind::Defence, blocks, Colours::NONE),
        Benefit::Gold { gold } => (BenefitKind::Gold, gold, Colours::NONE),
        Benefit::Potion => (BenefitKind::Potion, 1, Colours::NONE),
        Benefit::Venom => (BenefitKind::Venom, 1, Colours::NONE),
        Benefit::Reroll { times, colours } => (BenefitKind::Reroll, times, colours),
    };
    BenefitView { word, count, colours }
}

/// What the guards of an Entrance Path give (M18.13).
fn guards(path: EntrancePath) -> Vec<BenefitView> {
    let given = [(BenefitKind::Defence, path.defence), (BenefitKind::Gold, path.gold)];
    let given = given.into_iter().filter(|(_, count)| *count > 0);
    given.map(|(word, count)| BenefitView { word, count, colours: Colours::NONE }).collect()
}

fn standing(eye: Eye<'_>, path: Path) -> Option<StandingView> {
    match eye.position.outside().path(path).who()? {
        Traveller::Madhala => Some(StandingView::Madhala),
        Traveller::Mercenary(mercenary) => Some(StandingView::Mercenary {
            seat: eye.position.owner(mercenary)?,
            mercenary,
            wounded: eye.position.is_wounded(mercenary),
        }),
    }
}

/// The tokens of a Path: their owner knows them, the others those that lie face up.
fn tokens(eye: Eye<'_>, path: Path) -> Vec<TokenView> {
    let owner = eye.position.clan_on(path).map(|(seat, _)| seat);
    let is_own = owner.is_some_and(|owner| eye.viewer.is(owner));
    let road = eye.position.outside().path(path);
    let traps = road.traps().iter().enumerate();
    traps
        .map(|(index, &token)| {
            let revealed = road.is_revealed(index);
            TokenView { trap: (is_own || revealed).then(|| eye.setting.trap_of(token)), revealed }
        })
        .collect()
}
