//! The Citadel as everyone sees it.

use super::Eye;
use super::clan::EquipmentView;
use crate::Setting;
use crate::terms::{Affinity, Building, Dice, Die, Face, Mercenary, Token, Trap};
use kernel::Seat;
use serde::Serialize;

/// The Citadel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CitadelView {
    /// The buildings.
    pub buildings: Vec<BuildingView>,
    /// The dice in the Pawn Shop.
    pub pawned: Dice,
    /// The Mercenaries on offer, from above.
    pub tavern: Vec<Option<OfferedMercenary>>,
    /// The Novices in the pile.
    pub novices: u8,
    /// What a Novice costs.
    pub novice_cost: u8,
    /// The Mercenaries in the deck.
    pub mercenary_deck: usize,
    /// The Traps on offer, row by row.
    pub lodge: Vec<Option<OfferedTrap>>,
    /// The Traps in the pile.
    pub trap_pile: usize,
    /// The Traps that were discarded.
    pub trap_discard: Vec<Trap>,
    /// The Equipment on offer, from the left.
    pub bazaar: Vec<Option<EquipmentView>>,
    /// The Equipment in the deck.
    pub equipment_deck: usize,
    /// The Panic tokens face down.
    pub panic_stack: usize,
}

/// A building.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BuildingView {
    /// Which it is.
    pub building: Building,
    /// Its spaces; the Pawn Shop has none of its own.
    pub spaces: Vec<SpaceView>,
    /// Whether Panic shuts it.
    pub panic: bool,
    /// What the most recent Persuasion die there shows.
    pub last_persuasion: Option<Face>,
}

/// A space of a building.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SpaceView {
    /// The die there; two of them on a double space.
    pub die: Option<Die>,
    /// Whose it is; Madhala's is nobody's.
    pub by: Option<Seat>,
    /// How many dice it takes.
    pub dice: u8,
    /// What it yields, where it says so.
    pub yields: Option<u8>,
}

/// A Mercenary on offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OfferedMercenary {
    /// Who it is.
    pub id: Mercenary,
    /// Its Affinity.
    pub affinity: Affinity,
    /// Its hiring cost.
    pub cost: u8,
    /// Its Reputation.
    pub reputation: u8,
    /// Its dice contribution.
    pub dice: Dice,
    /// Whether its Talent has the Outside mark.
    pub outside: bool,
}

/// A Trap on offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OfferedTrap {
    /// Which it is.
    pub id: Trap,
    /// Its price.
    pub price: u8,
}

impl CitadelView {
    pub(super) fn of(eye: Eye<'_>) -> Self {
        let (setting, citadel) = (eye.setting, eye.position.citadel());
        let trap = |token: Token| setting.trap_of(token);
        let docks = if setting.is_solo() {
            setting.citadel.tavern.solo_docks
        } else {
            setting.citadel.tavern.docks
        };
        let mut discarded: Vec<Trap> = citadel.trap_discard().iter().map(trap).collect();
        discarded.sort_unstable();
        Self {
            buildings: Building::ALL.map(|building| BuildingView::of(eye, building)).into(),
            pawned: citadel.pawned(),
            tavern: citadel.tavern()[..usize::from(docks)]
                .iter()
                .map(|dock| dock.map(|mercenary| OfferedMercenary::of(setting, mercenary)))
                .collect(),
            novices: citadel.novices(),
            novice_cost: setting.novice.cost,
            mercenary_deck: citadel.deck().len(),
            lodge: citadel
                .lodge()
                .iter()
                .map(|space| {
                    space.map(trap).map(|id| OfferedTrap { id, price: setting.trap(id).price })
                })
                .collect(),
            trap_pile: citadel.traps().len(),
            trap_discard: discarded,
            bazaar: citadel
                .bazaar()
                .iter()
                .map(|dock| dock.map(|card| EquipmentView::of(setting, setting.kind_of(card))))
                .collect(),
            equipment_deck: citadel.cards().len(),
            panic_stack: citadel.panic_stack().len(),
        }
    }
}

impl OfferedMercenary {
    fn of(setting: &Setting, id: Mercenary) -> Self {
        let card = setting.mercenary(id);
        Self {
            id,
            affinity: card.affinity,
            cost: card.cost,
            reputation: card.reputation,
            dice: card.dice,
            outside: card.outside,
        }
    }
}

impl BuildingView {
    fn of(eye: Eye<'_>, building: Building) -> Self {
        let citadel = eye.position.citadel();
        let out = citadel.panic_out().iter();
        let open = usize::from(spaces(eye.setting, building));
        let placed = citadel.spaces(building).iter().enumerate().take(open);
        Self {
            building,
            spaces: placed
                .map(|(index, placed)| SpaceView {
                    die: placed.map(|placed| placed.die),
                    by: placed.and_then(|placed| placed.by),
                    dice: dice_on(eye.setting, building, index),
                    yields: yields(eye.setting, building, index),
                })
                .collect(),
            panic: out.into_iter().any(|token| eye.setting.panic_building(token) == building),
            last_persuasion: citadel.last_persuasion(building),
        }
    }
}

/// The open spaces of a building; the Pawn Shop has none to show.
fn spaces(setting: &Setting, building: Building) -> u8 {
    if building == Building::PawnShop { 0 } else { setting.open_spaces(building) }
}

fn dice_on(setting: &Setting, building: Building, space: usize) -> u8 {
    if building == Building::Mine { setting.citadel.mine.dice[space] } else { 1 }
}

fn yields(setting: &Setting, building: Building, space: usize) -> Option<u8> {
    match building {
        Building::Mine => Some(setting.citadel.mine.yields[space]),
        Building::Alchemist => Some(setting.citadel.alchemist.yields[space]),
        Building::Lodge
        | Building::Tavern
        | Building::Armory
        | Building::PawnShop
        | Building::Bazaar => None,
    }
}
