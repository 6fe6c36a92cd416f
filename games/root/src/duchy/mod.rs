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

/// A paragraph of the Duchy that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 12.2.2: how many come up here.
    EmergeTo(Clearing),
    /// 12.2.2: so many come up here.
    Emerge(Clearing, u8),
    /// 12.2.2: how many go down from here.
    BurrowFrom(Clearing),
    /// 12.2.2: so many go down from here.
    Burrow(Clearing, u8),
    /// 12.2.3: buildings were removed.
    PriceOfFailure,
    /// 12.2.3: which minister leaves.
    LoseMinister,
    /// 12.2.3: this minister leaves.
    Dismiss(Minister),
    /// 12.3: the set-up.
    SetUp,
    /// 12.3.1
    Gather,
    /// 12.3.3
    Surface,
    /// 12.3.3: in this corner.
    StartIn(Clearing),
    /// 12.3.4
    FillTheBuildingTracks,
    /// 12.3.6
    FillTheCrownSpaces,
    /// 12.5.1: so many actions are left.
    Assembly(u8),
    /// 12.5.1: this deed, with so many actions left.
    Assemble(Deed, u8),
    /// 12.5.1.I, 12.5.2.I: a card is to be revealed.
    Build(Plan),
    /// 12.5.1.I, 12.5.2.I: which card.
    BuildCard(Plan),
    /// 12.5.1.I, 12.5.2.I: this card.
    BuildWith(Plan, CardName),
    /// 12.5.1.I, 12.5.2.I: where.
    BuildWhere(Plan),
    /// 12.5.1.I, 12.5.2.I: what, in this clearing.
    BuildIn(Plan, Clearing),
    /// 12.5.1.I, 12.5.2.I: this building, there.
    Raise(Plan, Clearing, Piece),
    /// 12.5.1.II
    Recruit,
    /// 12.5.1.V: a card is to be spent.
    Dig,
    /// 12.5.1.V: which card.
    DigCard,
    /// 12.5.1.V: this card.
    DigWith(CardName),
    /// 12.5.1.V: where, with a card of this suit.
    DigWhere(Suit),
    /// 12.5.1.V: here.
    DigIn(Clearing),
    /// 12.5.1.V: the tunnel of one clearing goes to another.
    ShiftTunnel(Clearing, Clearing),
    /// 12.5.1.V: how many come up.
    DigUp(Clearing),
    /// 12.5.2
    Parliament,
    /// 12.5.2: this minister acts.
    Act(Minister),
    /// 12.5.2.IV: moves or battles, so many still.
    Brigade(Deed, u8),
    /// 12.5.2.V: which card is banked, of this suit, after so many.
    Bank(Option<Suit>, CardName, u8),
    /// 12.5.2.V: this card, after so many of this suit.
    BankCard(Option<Suit>, CardName, u8),
    /// 12.5.2.VI: whose action the Mayor takes.
    Mayor,
    /// 12.5.2: the action of this minister.
    Office(Minister),
    /// 12.5.3
    Sway,
    /// 12.5.3.I: this minister.
    SwayThis(Minister),
    /// 12.5.3.II: which card is revealed next.
    Reveal(Reveal),
    /// 12.5.3.II: the one the rest are counted from.
    RevealCard(Reveal),
    /// 12.6.1
    DiscardAndReturn,
    /// 12.6.3
    DrawAndDiscard,
}

/// What the Assembly does (12.5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deed {
    /// 12.5.1.I
    Build,
    /// 12.5.1.II
    Recruit,
    /// 12.5.1.III
    Move,
    /// 12.5.1.IV
    Battle,
    /// 12.5.1.V
    Dig,
}

impl Deed {
    const fn paragraph(self) -> Para {
        match self {
            Self::Build => law::BUILD,
            Self::Recruit => law::RECRUIT,
            Self::Move => law::MOVE,
            Self::Battle => law::BATTLE,
            Self::Dig => law::DIG,
        }
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

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Duchy(frame)
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

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::EmergeTo(_) | Frame::Emerge(..) | Frame::BurrowFrom(_) | Frame::Burrow(..) => {
            law::THE_BURROW
        }
        Frame::PriceOfFailure | Frame::LoseMinister | Frame::Dismiss(_) => {
            law::THE_PRICE_OF_FAILURE
        }
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::Gather => law::GATHER_WARRIORS_AND_TUNNELS,
        Frame::Surface | Frame::StartIn(_) => law::SURFACE,
        Frame::FillTheBuildingTracks => law::FILL_THE_BUILDING_TRACKS,
        Frame::FillTheCrownSpaces => law::FILL_THE_CROWN_SPACES,
        Frame::Assembly(_) => law::ASSEMBLY,
        Frame::Assemble(deed, _) => deed.paragraph(),
        Frame::Build(plan) | Frame::BuildCard(plan) | Frame::BuildWith(plan, _) => plan.paragraph(),
        Frame::BuildWhere(plan) | Frame::BuildIn(plan, _) | Frame::Raise(plan, ..) => {
            plan.paragraph()
        }
        Frame::Recruit => law::RECRUIT,
        Frame::Dig | Frame::DigCard | Frame::DigWith(_) => law::DIG,
        Frame::DigWhere(_) | Frame::DigIn(_) => law::DIG,
        Frame::ShiftTunnel(..) => law::TUNNELS,
        Frame::DigUp(_) => law::DIG,
        Frame::Parliament => law::PARLIAMENT,
        Frame::Act(minister) | Frame::Office(minister) => of_minister(minister),
        Frame::Brigade(..) => law::BRIGADIER,
        Frame::Bank(..) | Frame::BankCard(..) => law::BANKER,
        Frame::Mayor => law::MAYOR,
        Frame::Sway => law::SWAY,
        Frame::SwayThis(_) => law::CHOOSE_A_MINISTER,
        Frame::Reveal(..) | Frame::RevealCard(..) => law::REVEAL_CARDS,
        Frame::DiscardAndReturn => law::DISCARD_AND_RETURN_REVEALED_CARDS,
        Frame::DrawAndDiscard => law::DRAW_AND_DISCARD,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::EmergeTo(to) => abilities::emerge_to(to, desk),
        Frame::Emerge(to, count) => abilities::emerge(to, count, desk),
        Frame::BurrowFrom(from) => abilities::burrow_from(from, desk),
        Frame::Burrow(from, count) => abilities::burrow(from, count, desk),
        Frame::PriceOfFailure => abilities::price_of_failure(desk),
        Frame::LoseMinister => abilities::lose_minister(desk),
        Frame::Dismiss(minister) => abilities::dismiss(minister, desk),
        Frame::SetUp => setup::set_up(),
        Frame::Gather => setup::gather(desk),
        Frame::Surface => setup::surface(desk),
        Frame::StartIn(clearing) => setup::start_in(clearing, desk),
        Frame::FillTheBuildingTracks => setup::fill_the_building_tracks(desk),
        Frame::FillTheCrownSpaces => setup::fill_the_crown_spaces(desk),
        Frame::Assembly(left) => assembly::assembly(left, desk),
        Frame::Assemble(deed, left) => assembly::assemble(deed, left, desk),
        Frame::Build(plan) => assembly::build(plan, desk),
        Frame::BuildCard(plan) => assembly::build_card(plan, desk),
        Frame::BuildWith(plan, card) => assembly::build_with(plan, card, desk),
        Frame::BuildWhere(plan) => assembly::build_where(plan, desk),
        Frame::BuildIn(plan, clearing) => assembly::build_in(plan, clearing, desk),
        Frame::Raise(plan, clearing, piece) => assembly::raise(plan, clearing, piece, desk),
        Frame::Recruit => assembly::recruit(desk),
        Frame::Dig => dig::dig(desk),
        Frame::DigCard => dig::dig_card(desk),
        Frame::DigWith(card) => dig::dig_with(card, desk),
        Frame::DigWhere(suit) => dig::dig_where(suit, desk),
        Frame::DigIn(clearing) => dig::dig_in(clearing, desk),
        Frame::ShiftTunnel(from, to) => dig::shift_tunnel(from, to, desk),
        Frame::DigUp(clearing) => dig::dig_up(clearing, desk),
        Frame::Parliament => parliament::parliament(desk),
        Frame::Act(minister) => parliament::act(minister, desk),
        Frame::Brigade(deed, left) => parliament::brigade(deed, left, desk),
        Frame::Bank(suit, from, count) => parliament::bank(suit, from, count, desk),
        Frame::BankCard(suit, card, count) => parliament::bank_card(suit, card, count, desk),
        Frame::Mayor => parliament::mayor(desk),
        Frame::Office(minister) => parliament::opening(minister, desk),
        Frame::Sway => sway::sway(desk),
        Frame::SwayThis(minister) => sway::choose_a_minister(minister, desk),
        Frame::Reveal(reveal) => sway::reveal_cards(reveal, desk),
        Frame::RevealCard(reveal) => sway::reveal_card(reveal, desk),
        Frame::DiscardAndReturn => evening::discard_and_return(desk),
        Frame::DrawAndDiscard => evening::draw_and_discard(desk),
    }
}

/// The seat of the Duchy.
pub(crate) fn seat(desk: &Desk<'_>) -> Seat {
    desk.setting.seat_of(Faction::Duchy)
}

/// The rank of a minister.
pub(crate) fn rank(desk: &Desk<'_>, minister: Minister) -> Rank {
    let rows = &desk.setting.boards.duchy.minister;
    rows.iter().find(|row| row.id == minister).expect("every minister has its row").rank
}
