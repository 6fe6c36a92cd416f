//! 15 The Keepers in Iron.

pub mod abilities;
pub mod trophies;
pub mod setup;
pub mod birdsong;
pub mod daylight;
pub mod delve;
pub mod recover;
pub mod evening;
mod imagining;
mod speech;
pub mod view;

pub(crate) use abilities::{carrying, crafting, is_devout};
pub(crate) use birdsong::birdsong;
pub(crate) use daylight::daylight;
pub(crate) use delve::Dig;
pub(crate) use evening::evening;
pub(crate) use imagining::redeal;
pub use speech::{Fact, Question, Why};
pub(crate) use trophies::{token_removed, which_goes};

use crate::position::Token;
use crate::terms::{
    Card, CardName, Clearing, Clearings, Faction, Forest, Piece, RelicType, Retinue, Suit,
};
use crate::{Desk, Flow, Setting, law::keepers as law};
use kernel::{Para, Seat};

/// A paragraph of the Keepers that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 15.2.4: so many relics may go along, from one clearing to another.
    Carry(Clearing, Clearing, u8),
    /// 15.2.4: this one does, and then so many more may.
    CarryRelic(Clearing, Clearing, Look, u8),
    /// Which of several relics or waystations goes.
    WhichGoes {
        /// The kind of piece.
        piece: Piece,
        /// From where.
        clearing: Clearing,
        /// Who says so.
        by: Seat,
    },
    /// This one goes.
    Goes(Token),
    /// 15.2.5: relics were removed.
    PrizedTrophies {
        /// Who removed them.
        by: Seat,
    },
    /// 15.2.5: one of them goes to this forest.
    PlaceTrophy(Seat, Forest),
    /// 15.3: the set-up.
    SetUp,
    /// 15.3.1
    PlaceStartingRelics,
    /// 15.3.2
    PlaceWarriors,
    /// 15.3.2: in this corner.
    PlaceWarriorsIn(Clearing),
    /// 15.3.2: others, next to this corner.
    PlaceOthers(Clearing),
    /// 15.3.2: others, in this clearing.
    PlaceOthersIn(Clearing),
    /// 15.3.3
    PlaceRemainingRelics,
    /// 15.3.4
    AddTheFaithfulRetainers,
    /// 15.4.1: not again in these clearings.
    Encamp(Clearings),
    /// 15.4.1: in this clearing.
    EncampIn(Clearing, Clearings),
    /// 15.4.1: with this waystation, this type up.
    EncampWith(Clearing, u8, RelicType, Clearings),
    /// 15.4.2: not again in these clearings.
    Decamp(Clearings),
    /// 15.4.2: in this clearing.
    DecampIn(Clearing, Clearings),
    /// 15.4.3
    Recruit,
    /// 15.4.3: with this card.
    RecruitWith(CardName),
    /// 15.4.3: where a card of this suit matches.
    RecruitWhere(Suit),
    /// 15.4.3: in this clearing.
    RecruitIn(Clearing),
    /// 15.5.2: the cards of this column.
    UseTheRetinue(Retinue),
    /// 15.5.2: this one acts.
    Act(Retinue, Retainer),
    /// 15.5.2: the action of the column, for this card.
    Action(Retinue, Retainer),
    /// 15.5.2.II: in this clearing.
    BattleThenDelve(Clearing, Retainer),
    /// 15.5.2.II: whom to battle here.
    BattleHere(Clearing),
    /// 15.5.2.II: after a battle, a relic may be delved.
    MayDelve(Clearing, Retainer),
    /// 15.5.2.II.a: from which forest.
    Delve(Clearing, Retainer),
    /// 15.5.2.II.a: which relic.
    DelveFrom(Dig),
    /// 15.5.2.II.a: this one.
    DelveRelic(Dig, Look),
    /// 15.5.2.III.a: which relic of this clearing.
    Recover(Clearing, Retainer),
    /// 15.5.2.III.a: this one.
    RecoverRelic(Clearing, Retainer, Look),
    /// 15.5.2.III.c: another may follow.
    RecoverMore(Clearing, Retainer),
    /// 15.5: what is left of Daylight.
    RestOfDaylight,
    /// 15.6.1
    LiveOffTheLand,
    /// 15.6.2
    GatherTheRetinue,
    /// 15.6.2: with cards added, more may follow.
    GatherMore,
    /// 15.6.2: where this card goes.
    GatherWhere(CardName),
    /// 15.6.2: to this column.
    GatherTo(CardName, Retinue),
    /// 15.6.2: a card of this column moves.
    ShiftFrom(Retinue),
    /// 15.6.2: this one.
    ShiftWhere(Retinue, Retainer),
    /// 15.6.2: to that column.
    Shift(Retinue, Retainer, Retinue),
    /// 15.6.3
    DrawAndDiscard,
}

/// What everybody sees of a relic (15.2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    /// Its type.
    pub kind: RelicType,
    /// Its value, 0 while it lies face down.
    pub value: u8,
}

/// A card of the Retinue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Retainer {
    /// A Faithful Retainer: a bird that leaves the game when it is discarded (15.3.4).
    Faithful,
    /// A card of the shared deck.
    Card(CardName),
}

impl Retainer {
    /// The suit of the card.
    fn suit(self, setting: &Setting) -> Suit {
        match self {
            Self::Faithful => Suit::Bird,
            Self::Card(name) => setting.suit_of(name),
        }
    }

    /// The copy of the card among some; a Faithful Retainer is no card of the deck.
    fn among(self, cards: crate::terms::Cards, setting: &Setting) -> Option<Card> {
        match self {
            Self::Faithful => None,
            Self::Card(name) => Some(setting.deck.pick(cards, name)),
        }
    }
}

/// The paragraph of the action of a column.
const fn action(column: Retinue) -> Para {
    match column {
        Retinue::Move => law::MOVE,
        Retinue::BattleThenDelve => law::BATTLE_THEN_DELVE,
        Retinue::MoveOrRecover => law::MOVE_OR_RECOVER,
    }
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Keepers(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Carry(..) | Frame::CarryRelic(..) => law::DEVOUT_KNIGHTS,
        Frame::WhichGoes { piece: Piece::Waystation, .. } => law::WAYSTATIONS,
        Frame::Goes(Token::Waystation(_)) => law::WAYSTATIONS,
        Frame::WhichGoes { .. } | Frame::Goes(Token::Relic(_)) => law::RELICS,
        Frame::PrizedTrophies { .. } | Frame::PlaceTrophy(..) => law::PRIZED_TROPHIES,
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::PlaceStartingRelics => law::PLACE_STARTING_RELICS,
        Frame::PlaceWarriors | Frame::PlaceWarriorsIn(_) => law::PLACE_WARRIORS,
        Frame::PlaceOthers(_) | Frame::PlaceOthersIn(_) => law::PLACE_WARRIORS,
        Frame::PlaceRemainingRelics => law::PLACE_REMAINING_RELICS,
        Frame::AddTheFaithfulRetainers => law::ADD_THE_FAITHFUL_RETAINERS,
        Frame::Encamp(_) | Frame::EncampIn(..) | Frame::EncampWith(..) => law::ENCAMP,
        Frame::Decamp(_) | Frame::DecampIn(..) => law::DECAMP,
        Frame::Recruit | Frame::RecruitWith(_) => law::RECRUIT,
        Frame::RecruitWhere(_) | Frame::RecruitIn(_) => law::RECRUIT,
        Frame::UseTheRetinue(_) => law::USE_THE_RETINUE,
        Frame::Act(column, _) | Frame::Action(column, _) => action(column),
        Frame::BattleThenDelve(..) | Frame::BattleHere(_) | Frame::MayDelve(..) => {
            law::BATTLE_THEN_DELVE
        }
        Frame::Delve(..) | Frame::DelveFrom(_) | Frame::DelveRelic(..) => {
            law::DELVE_MOVE_AND_FLIP_THE_RELIC
        }
        Frame::Recover(..) | Frame::RecoverRelic(..) => law::RECOVER_TAKE_THE_RELIC,
        Frame::RecoverMore(..) => law::RECOVER_DISCARD_THE_RETAINER,
        Frame::RestOfDaylight => law::DAYLIGHT,
        Frame::LiveOffTheLand => law::LIVE_OFF_THE_LAND,
        Frame::GatherTheRetinue | Frame::GatherMore | Frame::GatherWhere(_) => {
            law::GATHER_THE_RETINUE
        }
        Frame::GatherTo(..) | Frame::ShiftFrom(_) => law::GATHER_THE_RETINUE,
        Frame::ShiftWhere(..) | Frame::Shift(..) => law::GATHER_THE_RETINUE,
        Frame::DrawAndDiscard => law::DRAW_AND_DISCARD,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Carry(from, to, left) => abilities::carry((from, to), left, desk),
        Frame::CarryRelic(from, to, look, left) => {
            abilities::carry_relic((from, to), look, left, desk)
        }
        Frame::WhichGoes { piece, clearing, by } => trophies::say_which(piece, clearing, by, desk),
        Frame::Goes(token) => trophies::goes(token, desk),
        Frame::PrizedTrophies { by } => trophies::prized_trophies(by, desk),
        Frame::PlaceTrophy(by, forest) => trophies::place_trophy(by, forest, desk),
        Frame::SetUp => setup::set_up(desk),
        Frame::PlaceStartingRelics => setup::place_starting_relics(desk),
        Frame::PlaceWarriors => setup::place_warriors(desk),
        Frame::PlaceWarriorsIn(corner) => setup::place_warriors_in(corner, desk),
        Frame::PlaceOthers(corner) => setup::place_others(corner, desk),
        Frame::PlaceOthersIn(clearing) => setup::place_others_in(clearing, desk),
        Frame::PlaceRemainingRelics => setup::place_remaining_relics(desk),
        Frame::AddTheFaithfulRetainers => setup::add_the_faithful_retainers(desk),
        Frame::Encamp(done) => birdsong::encamp(done, desk),
        Frame::EncampIn(clearing, done) => birdsong::encamp_in(clearing, done, desk),
        Frame::EncampWith(clearing, number, up, done) => {
            birdsong::encamp_with(clearing, (number, up), done, desk)
        }
        Frame::Decamp(done) => birdsong::decamp(done, desk),
        Frame::DecampIn(clearing, done) => birdsong::decamp_in(clearing, done, desk),
        Frame::Recruit => birdsong::recruit(desk),
        Frame::RecruitWith(card) => birdsong::recruit_with(card, desk),
        Frame::RecruitWhere(suit) => birdsong::recruit_where(suit, desk),
        Frame::RecruitIn(clearing) => birdsong::recruit_in(clearing, desk),
        Frame::UseTheRetinue(column) => daylight::use_the_retinue(column, desk),
        Frame::Act(column, retainer) => daylight::act(column, retainer, desk),
        Frame::Action(column, retainer) => daylight::take_action(column, retainer, desk),
        Frame::BattleThenDelve(clearing, retainer) => delve::battle_then(clearing, retainer, desk),
        Frame::BattleHere(clearing) => delve::battle_here(clearing, desk),
        Frame::MayDelve(clearing, retainer) => delve::may_delve(clearing, retainer, desk),
        Frame::Delve(clearing, retainer) => delve::delve(clearing, retainer, desk),
        Frame::DelveFrom(dig) => delve::delve_from(dig, desk),
        Frame::DelveRelic(dig, look) => delve::move_and_flip_the_relic(dig, look, desk),
        Frame::Recover(clearing, retainer) => recover::recover(clearing, retainer, desk),
        Frame::RecoverRelic(clearing, retainer, look) => {
            recover::take_the_relic((clearing, look), retainer, desk)
        }
        Frame::RecoverMore(clearing, retainer) => recover::recover_more(clearing, retainer, desk),
        Frame::RestOfDaylight => daylight::rest_of_daylight(desk),
        Frame::LiveOffTheLand => evening::live_off_the_land(desk),
        Frame::GatherTheRetinue => evening::gather_the_retinue(desk),
        Frame::GatherMore => evening::gather_more(desk),
        Frame::GatherWhere(card) => evening::gather_where(card, desk),
        Frame::GatherTo(card, column) => evening::gather_to(card, column, desk),
        Frame::ShiftFrom(column) => evening::shift_from(column, desk),
        Frame::ShiftWhere(column, retainer) => evening::shift_where(column, retainer, desk),
        Frame::Shift(from, retainer, to) => evening::shift(retainer, (from, to), desk),
        Frame::DrawAndDiscard => evening::draw_and_discard(desk),
    }
}

/// The seat of the Keepers.
pub(crate) fn seat(desk: &Desk<'_>) -> Seat {
    desk.setting.seat_of(Faction::Keepers)
}
