//! What a viewer may know: everything a page or a terminal needs to draw, and nothing else.
//!
//! Hidden are the Traps of other hands, tokens face down on Paths, and what lies in decks and piles.

mod battle;
mod citadel;
mod clan;
mod outside;

pub use battle::{BattleView, FrontView};
pub use citadel::{BuildingView, CitadelView, OfferedMercenary, OfferedTrap, SpaceView};
pub use clan::{ClanView, EquipmentView, LandCardView, MemberView, TrapsView, TrophyView};
pub use outside::{
    BenefitKind, BenefitView, EntranceView, LandView, MissionView, MonsterView, OutsideView,
    PathView, RewardView, StandingView, TokenView,
};

use crate::position::{Aim, Fared, Position};
use crate::setting::{Difficulty, Resource, Setting};
use crate::terms::{
    Affinity, Building, Colour, Die, Equipment, EquipmentType, Header, Land, Loot, Mercenary,
    Monster, Path, Side, Trap,
};
use kernel::{Seat, Viewer};
use serde::Serialize;

kernel::written!(
    Affinity,
    Aim,
    BenefitKind,
    Building,
    Colour,
    Die,
    Difficulty,
    Equipment,
    EquipmentType,
    Fared,
    Header,
    Land,
    Loot,
    Mercenary,
    Monster,
    Path,
    Resource,
    Side,
    Trap
);

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seat that looks, if any.
    pub viewer: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// How hard the Monsters are.
    pub difficulty: Difficulty,
    /// The solo scenario.
    pub scenario: Option<u8>,
    /// Extra attack dice of this round.
    pub round_dice: u8,
    /// Who is first.
    pub first_player: Seat,
    /// Who has passed in this Deployment Phase.
    pub passed: Vec<Seat>,
    /// Whether the game has ended.
    pub is_over: bool,
    /// The Citadel.
    pub citadel: CitadelView,
    /// The Outside.
    pub outside: OutsideView,
    /// The clans, in seat order.
    pub clans: Vec<ClanView>,
    /// The battle under way.
    pub battle: Option<BattleView>,
    /// Madhala's tokens that are not on a Path, in a solo game.
    pub madhala_tokens: Option<u8>,
}

/// Who looks, at what.
#[derive(Clone, Copy)]
struct Eye<'a> {
    setting: &'a Setting,
    position: &'a Position,
    viewer: Viewer,
}

impl View {
    /// What a viewer may know of a position.
    pub(crate) fn of(setting: &Setting, position: &Position, viewer: Viewer) -> Self {
        let eye = Eye { setting, position, viewer };
        let seats =
            (0..position.seat_count()).map(|seat| Seat(u8::try_from(seat).expect("seats are few")));
        let round = usize::from(position.round()).min(setting.round_dice.len());
        Self {
            viewer: viewer.seat(),
            round: position.round(),
            rounds: setting.scenario.and_then(|s| s.rounds).unwrap_or(setting.numbers.game.rounds),
            difficulty: setting.chosen.difficulty,
            scenario: setting.chosen.scenario,
            round_dice: setting.round_dice[round - 1],
            first_player: position.first_player(),
            passed: position.passed().iter().collect(),
            is_over: position.is_over(),
            citadel: CitadelView::of(eye),
            outside: OutsideView::of(eye),
            clans: seats.map(|seat| ClanView::of(eye, seat)).collect(),
            battle: BattleView::of(eye),
            madhala_tokens: setting.is_solo().then(|| position.madhala_tokens()),
        }
    }
}
