//! What a viewer may know: everything a page or a terminal needs to draw the table, and nothing secret.

mod eye;

pub(crate) use eye::view;

use crate::setting::faces::Kind;
use crate::terms::{
    Board, Bonus, CardName, Colour, Duchy, Ground, Module, Quest, Resource, Site, Space, Territory,
    Type,
};
use serde::Serialize;
use std::collections::BTreeMap;

kernel::words! {
    /// What a step of a Quest gives.
    pub enum Prize {
        Materials, Population, Gold, Exploration,
        Krystallium, Soldier, Spy, Trap, Points,
        /// A Calamity that is lifted.
        Calamity,
    }
}

kernel::written!(
    Board, Bonus, CardName, Colour, Duchy, Ground, Kind, Module, Prize, Quest, Resource, Site,
    Space, Territory, Type
);

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seat that looks, if it is one.
    pub seat: Option<u8>,
    /// The module.
    pub module: Module,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The first player of the round.
    pub first: u8,
    /// The resources whose steps were counted this round.
    pub produced: Vec<Resource>,
    /// How many cards are left in the deck.
    pub deck: usize,
    /// The visible next card of the solo game.
    pub next: Option<CardName>,
    /// How many cards are left in the solo game's stack.
    pub stack: usize,
    /// The top cards of the stack that the viewer has seen, the top first.
    pub foreseen: Vec<CardName>,
    /// The discard pile.
    pub discards: Vec<CardName>,
    /// Calamities beside the deck.
    pub calamities: usize,
    /// Points a Calamity costs.
    pub calamity: u8,
    /// Rats in their pile.
    pub rats: usize,
    /// Illusionist tokens in the supply.
    pub tokens: u8,
    /// The Offering areas, left and right.
    pub areas: Vec<AreaView>,
    /// The players, by seat.
    pub realms: Vec<RealmView>,
    /// Who completed the Quest first.
    pub quest_first: Option<u8>,
    /// The Quest, where there is one.
    pub quest: Option<Quest>,
    /// The steps of the Quest.
    pub steps: Vec<StepView>,
    /// How many cubes become a Krystallium.
    pub alchemy: u8,
    /// How much one alone must produce for supremacy.
    pub supremacy: Option<u8>,
    /// The Conquest board, where there is one.
    pub board: Option<BoardView>,
    /// What is printed on the cards of this game, by their names.
    pub cards: BTreeMap<CardName, FaceView>,
}

/// A step of the Quest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StepView {
    /// What its spaces ask for.
    pub cost: Vec<Space>,
    /// This many cards of a type that must be in the Duchy.
    pub have: Option<(u8, Type)>,
    /// Points at the end.
    pub points: u8,
    /// What everybody gains.
    pub reward: Vec<(Prize, u8)>,
    /// What the first to complete it gains.
    pub first: Vec<(Prize, u8)>,
}

/// What is printed on a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FaceView {
    /// What it is: written as the type of a Development, the set of a Menace, or its kind.
    pub kind: Kind,
    /// What its spaces ask for.
    pub cost: Vec<Space>,
    /// What it produces, by resource.
    pub production: [u8; 4],
    /// The resource it produces per card of a type.
    pub produces_per: Option<(Resource, Type)>,
    /// Unconditional points.
    pub points: u8,
    /// Points per card of a type.
    pub points_per: Option<(u8, Type)>,
    /// Krystallium it gives.
    pub krystallium: u8,
    /// Soldiers it gives.
    pub soldiers: u8,
    /// The cubes it is recycled for, by resource.
    pub recycle: [u8; 4],
    /// Points it costs undefeated.
    pub penalty: u8,
}

/// An Offering area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AreaView {
    /// Face-up cards.
    pub cards: Vec<OfferedView>,
    /// Face-down cards.
    pub down: Vec<DownView>,
}

/// A face-up card of an Offering area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OfferedView {
    /// Its name.
    pub card: CardName,
    /// The seat whose Illusionist token it bears.
    pub token: Option<u8>,
}

/// A face-down card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DownView {
    /// Its number, from 1.
    pub number: u8,
    /// Its name, if the viewer knows it.
    pub card: Option<CardName>,
    /// The seat whose Illusionist token it bears.
    pub token: Option<u8>,
}

/// What a player has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RealmView {
    /// The seat.
    pub seat: u8,
    /// The Duchy.
    pub duchy_card: Duchy,
    /// What the Duchy card itself produces, by resource.
    pub duchy_production: [u8; 4],
    /// The points per type of the Duchy card itself.
    pub duchy_points_per: Option<(u8, Type)>,
    /// The colour.
    pub colour: Colour,
    /// How many cards are in hand.
    pub hand_size: usize,
    /// The cards of the hand that the viewer knows.
    pub hand: Vec<CardName>,
    /// Face-up cards of the Selection area.
    pub selection: Vec<CardName>,
    /// Face-down cards of the Selection area.
    pub down: Vec<DownView>,
    /// Cards under construction.
    pub construction: Vec<SiteView>,
    /// Hired Advisors.
    pub council: Vec<SiteView>,
    /// The cards of the Duchy.
    pub duchy: Vec<BuiltView>,
    /// Defeated Menaces.
    pub trophies: Vec<CardName>,
    /// What a step brings, by resource: the Duchy, Syphons and the Conquest board.
    pub production: [u8; 4],
    /// Cubes to be placed now, by resource.
    pub cubes: [u8; 4],
    /// Cubes in the Alchemy area.
    pub alchemy: u8,
    /// Krystallium.
    pub krystallium: u8,
    /// Soldiers.
    pub soldiers: u8,
    /// Whether a Soldier is in training.
    pub training: bool,
    /// Trap tokens that are ready.
    pub traps: u8,
    /// Spy tokens that are ready.
    pub spies: u8,
    /// Illusionist tokens.
    pub tokens: u8,
    /// Cubes set aside by Syphons.
    pub aside: u8,
    /// Steps of the Quest that are done, and the current one.
    pub steps: u8,
    /// What is still missing on the current step.
    pub step: Option<Vec<SpaceView>>,
    /// The score if the game ended now.
    pub score: i32,
}

/// A card with spaces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SiteView {
    /// Its name, with the number of its copy.
    pub site: Site,
    /// Its name.
    pub card: CardName,
    /// Its spaces.
    pub spaces: Vec<SpaceView>,
    /// Whether it is frozen.
    pub frozen: bool,
}

/// A space.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpaceView {
    /// What it asks for.
    pub space: Space,
    /// Whether it is filled.
    pub filled: bool,
    /// Whether a Krystallium fills it in place of a cube.
    pub stands_in: bool,
}

/// A card of a Duchy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BuiltView {
    /// Its name.
    pub card: CardName,
    /// Whether it bears a Stolen token.
    pub stolen: bool,
    /// What it is worth as the Duchy stands.
    pub points: i32,
    /// The type it counts since an Advisor changed it.
    pub counts: Option<Type>,
}

/// A Conquest board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BoardView {
    /// Its name.
    pub board: Board,
    /// Its territories.
    pub territories: Vec<TerritoryView>,
    /// What each castle produces, by resource.
    pub castle: [u8; 4],
    /// Armies in reserve, blue and red.
    pub reserve: [u8; 2],
    /// Armies in prison, blue and red.
    pub locked: [u8; 2],
    /// Armies under way.
    pub marching: u8,
}

/// A territory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TerritoryView {
    /// Its code.
    pub id: Territory,
    /// What it is.
    pub ground: Ground,
    /// Where it is drawn.
    pub at: [u16; 2],
    /// Its points for blue and red.
    pub points: [u8; 2],
    /// Armies of blue and red.
    pub armies: [u8; 2],
    /// Its locations, and whether an Army holds them.
    pub locations: Vec<(Bonus, bool)>,
    /// Its neighbours.
    pub borders: Vec<Territory>,
}
