//! A Advanced Set-up: A.4 and A.7 to A.10. Landmarks (A.5) are in `landmarks/setup.rs`.

mod draft;
mod homelands;
mod cards;
mod hands;
mod speech;
pub mod view;

pub use speech::{Fact, Question, Why};

use crate::frame::Frame as F;
use crate::law::advanced_setup as law;
use crate::terms::{CardName, Clearing, Clearings, Faction, Piece, Plot};
use crate::{Desk, Flow, hirelings, landmarks, setup};
use kernel::in_order;

kernel::frames! {
    /// A paragraph of the advanced set-up that stands open.
    pub enum Frame {
        SeatThePlayers = law::SEAT_THE_PLAYERS => draft::seat_the_players,
        /// What comes when the table is laid.
        Players = law::DRAW_FIVE_CARDS => players(),
        DrawFiveCards = law::DRAW_FIVE_CARDS => hands::draw_five_cards,
        ChooseFactions = law::CHOOSE_FACTIONS => draft::choose_factions,
        DrawSetUpCards = law::DRAW_SET_UP_CARDS => draft::draw_set_up_cards,
        /// The last player, or one this many places before.
        PickFactions { before: u8 } = law::PICK_FACTIONS => draft::pick_factions,
        Pick { before: u8, faction: Faction } = law::PICK_FACTIONS => draft::pick,
        SetUp { faction: Faction } = law::PICK_FACTIONS => cards::set_up,
        Homeland { faction: Faction } = law::HOMELANDS => homelands::homelands,
        HomelandIn { faction: Faction, clearing: Clearing } = law::HOMELANDS => homelands::homeland_in,
        AtHome { faction: Faction } = law::PICK_FACTIONS => cards::at_home,
        Gather { faction: Faction } = law::PICK_FACTIONS => cards::gather,
        WhereKeep = law::PICK_FACTIONS => cards::where_keep,
        KeepIn { clearing: Clearing } = law::PICK_FACTIONS => cards::keep_in,
        HomeBuilding { piece: Piece } = law::PICK_FACTIONS => cards::home_building,
        HomeBuildingIn { piece: Piece, clearing: Clearing } = law::PICK_FACTIONS => cards::home_building_in,
        /// This many more pieces, one in each of this many of these clearings.
        Spread { piece: Piece, among: Clearings, left: u8 } = law::PICK_FACTIONS => cards::spread,
        SpreadTo { piece: Piece, clearing: Clearing, among: Clearings, left: u8 } = law::PICK_FACTIONS => cards::spread_to(piece, clearing, (among, left), desk),
        WhichGarden { clearing: Clearing } = law::PICK_FACTIONS => cards::which_garden,
        GardenIn { clearing: Clearing, garden: Piece } = law::PICK_FACTIONS => cards::garden_in,
        WhichPlot { clearing: Clearing } = law::PICK_FACTIONS => cards::which_plot,
        PlotIn { clearing: Clearing, plot: Plot } = law::PICK_FACTIONS => cards::plot_in,
        RuinItems = law::PICK_FACTIONS => cards::ruin_items,
        ScoreMarkers = law::SCORE_MARKERS => hands::score_markers,
        StartingHand { place: u8 } = law::STARTING_HAND => hands::starting_hand,
        PutBack { place: u8, card: CardName } = law::STARTING_HAND => hands::put_back,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// The steps of Appendix A, in order: first those of the table.
pub(super) fn steps(desk: &Desk<'_>) -> Flow {
    let table = [
        F::Advanced(Frame::SeatThePlayers),
        F::Setup(setup::Frame::PrepareMap),
        F::Setup(setup::Frame::PlaceRuins),
        F::Setup(setup::Frame::FormItemSupply),
    ];
    let landmarks = landmarks::opening(desk);
    // A.6
    let hirelings = hirelings::opening(desk);
    let opening = landmarks.into_iter().chain(hirelings);
    in_order(table.into_iter().chain(opening).chain([F::Advanced(Frame::Players)]))
}

/// Then those of the players.
fn players() -> Flow {
    let steps = [
        Frame::DrawFiveCards,
        Frame::ChooseFactions,
        Frame::ScoreMarkers,
        Frame::StartingHand { place: 0 },
    ];
    let begin = F::Setup(setup::Frame::Begin);
    in_order(steps.map(F::Advanced).into_iter().chain([begin]))
}
