//! 12 The Underground Duchy.

pub mod abilities;
pub mod setup;
pub mod birdsong;
pub mod assembly;
pub mod dig;
pub mod parliament;
pub mod sway;
pub mod evening;
mod speech;
pub mod view;

pub use abilities::Passage;
pub(crate) use abilities::{can_pass_the_burrow, crafting, offer_the_burrow, rules_the_burrow};
pub(crate) use assembly::daylight;
pub(crate) use birdsong::birdsong;
pub(crate) use evening::evening;
pub use speech::{Fact, Question, Why};

use crate::terms::{CardName, Clearing, Faction, Minister, Piece, Rank, Suit};
use crate::{Desk, Flow, law::duchy as law};
use kernel::{Para, Seat};
use sway::Reveal;

kernel::frames! {
    /// A paragraph of the Duchy that stands open.
    pub enum Frame {
        EmergeTo(to: Clearing) = law::THE_BURROW => abilities::emerge_to,
        Emerge(to: Clearing, count: u8) = law::THE_BURROW => abilities::emerge,
        BurrowFrom(from: Clearing) = law::THE_BURROW => abilities::burrow_from,
        Burrow(from: Clearing, count: u8) = law::THE_BURROW => abilities::burrow,
        PriceOfFailure = law::THE_PRICE_OF_FAILURE => abilities::price_of_failure,
        LoseMinister = law::THE_PRICE_OF_FAILURE => abilities::lose_minister,
        Dismiss(minister: Minister) = law::THE_PRICE_OF_FAILURE => abilities::dismiss,
        SetUp = law::FACTION_SET_UP => setup::set_up(),
        Gather = law::GATHER_WARRIORS_AND_TUNNELS => setup::gather,
        Surface = law::SURFACE => setup::surface,
        StartIn(clearing: Clearing) = law::SURFACE => setup::start_in,
        FillTheBuildingTracks = law::FILL_THE_BUILDING_TRACKS => setup::fill_the_building_tracks,
        FillTheCrownSpaces = law::FILL_THE_CROWN_SPACES => setup::fill_the_crown_spaces,
        Assembly(left: u8) = law::ASSEMBLY => assembly::assembly,
        Assemble(deed: Deed, left: u8) = deed.paragraph() => assembly::assemble,
        Build(plan: Plan) = plan.paragraph() => assembly::build,
        BuildCard(plan: Plan) = plan.paragraph() => assembly::build_card,
        BuildWith(plan: Plan, card: CardName) = plan.paragraph() => assembly::build_with,
        BuildWhere(plan: Plan) = plan.paragraph() => assembly::build_where,
        BuildIn(plan: Plan, clearing: Clearing) = plan.paragraph() => assembly::build_in,
        Raise(plan: Plan, clearing: Clearing, piece: Piece) = plan.paragraph() => assembly::raise,
        Recruit = law::RECRUIT => assembly::recruit,
        Dig = law::DIG => dig::dig,
        DigCard = law::DIG => dig::dig_card,
        DigWith(card: CardName) = law::DIG => dig::dig_with,
        DigWhere(suit: Suit) = law::DIG => dig::dig_where,
        DigIn(clearing: Clearing) = law::DIG => dig::dig_in,
        ShiftTunnel(from: Clearing, to: Clearing) = law::TUNNELS => dig::shift_tunnel,
        DigUp(clearing: Clearing) = law::DIG => dig::dig_up,
        Parliament = law::PARLIAMENT => parliament::parliament,
        Act(minister: Minister) = of_minister(minister) => parliament::act,
        Brigade(deed: Deed, left: u8) = law::BRIGADIER => parliament::brigade,
        Bank(suit: Option<Suit>, from: CardName, count: u8) = law::BANKER => parliament::bank,
        BankCard(suit: Option<Suit>, card: CardName, count: u8) = law::BANKER => parliament::bank_card,
        Mayor = law::MAYOR => parliament::mayor,
        Office(minister: Minister) = of_minister(minister) => parliament::opening,
        Sway = law::SWAY => sway::sway,
        SwayThis(minister: Minister) = law::CHOOSE_A_MINISTER => sway::choose_a_minister,
        Reveal(reveal: Reveal) = law::REVEAL_CARDS => sway::reveal_cards,
        /// The one the rest are counted from.
        RevealCard(reveal: Reveal) = law::REVEAL_CARDS => sway::reveal_card,
        DiscardAndReturn = law::DISCARD_AND_RETURN_REVEALED_CARDS => evening::discard_and_return,
        DrawAndDiscard = law::DRAW_AND_DISCARD => evening::draw_and_discard,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

crate::deeds::deeds! {
    /// What the Assembly does (12.5.1).
    pub enum Deed {
        Build = law::BUILD, Recruit = law::RECRUIT, Move = law::MOVE, Battle = law::BATTLE, Dig = law::DIG,
    }
}

/// Where a building goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Plan {
    /// 12.5.1.I: where the revealed card matches.
    Matching,
    /// 12.5.1.I: the card that was revealed is of this suit.
    Revealed(Suit),
    /// 12.5.2.I: anywhere that is ruled.
    Anywhere,
}

impl Plan {
    const fn paragraph(self) -> Para {
        match self {
            Self::Matching | Self::Revealed(_) => law::BUILD,
            Self::Anywhere => law::FOREMOLE,
        }
    }
}

/// The paragraph of a minister's action.
pub(crate) const fn of_minister(minister: Minister) -> Para {
    match minister {
        Minister::Foremole => law::FOREMOLE,
        Minister::Captain => law::CAPTAIN,
        Minister::Marshal => law::MARSHAL,
        Minister::Brigadier => law::BRIGADIER,
        Minister::Banker => law::BANKER,
        Minister::Mayor => law::MAYOR,
        Minister::DuchessOfMud => law::DUCHESS_OF_MUD,
        Minister::BaronOfDirt => law::BARON_OF_DIRT,
        Minister::EarlOfStone => law::EARL_OF_STONE,
    }
}

/// The seat of the Duchy.
pub(crate) fn seat(desk: &Desk<'_>) -> Seat {
    desk.position.seat_of(Faction::Duchy)
}

/// The rank of a minister.
pub(crate) fn rank(desk: &Desk<'_>, minister: Minister) -> Rank {
    let rows = &desk.setting.boards.duchy.minister;
    rows.iter().find(|row| row.id == minister).expect("every minister has its row").rank
}
