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

kernel::frames! {
    /// A paragraph of the Keepers that stands open.
    pub enum Frame {
        Carry(from: Clearing, to: Clearing, left: u8) = law::DEVOUT_KNIGHTS => abilities::carry,
        CarryRelic(from: Clearing, to: Clearing, look: Look, left: u8) = law::DEVOUT_KNIGHTS => abilities::carry_relic,
        WhichGoes { piece: Piece, clearing: Clearing, by: Seat } = which(piece) => trophies::say_which,
        Goes(token: Token) = which(token.piece()) => trophies::goes,
        PrizedTrophies { by: Seat } = law::PRIZED_TROPHIES => trophies::prized_trophies,
        PlaceTrophy(by: Seat, forest: Forest) = law::PRIZED_TROPHIES => trophies::place_trophy,
        SetUp = law::FACTION_SET_UP => setup::set_up,
        PlaceStartingRelics = law::PLACE_STARTING_RELICS => setup::place_starting_relics,
        PlaceWarriors = law::PLACE_WARRIORS => setup::place_warriors,
        PlaceWarriorsIn(corner: Clearing) = law::PLACE_WARRIORS => setup::place_warriors_in,
        PlaceOthers(corner: Clearing) = law::PLACE_WARRIORS => setup::place_others,
        PlaceOthersIn(clearing: Clearing) = law::PLACE_WARRIORS => setup::place_others_in,
        PlaceRemainingRelics = law::PLACE_REMAINING_RELICS => setup::place_remaining_relics,
        AddTheFaithfulRetainers = law::ADD_THE_FAITHFUL_RETAINERS => setup::add_the_faithful_retainers,
        Encamp(done: Clearings) = law::ENCAMP => birdsong::encamp,
        EncampIn(clearing: Clearing, done: Clearings) = law::ENCAMP => birdsong::encamp_in,
        EncampWith(clearing: Clearing, number: u8, up: RelicType, done: Clearings) = law::ENCAMP => birdsong::encamp_with(clearing, (number, up), done, desk),
        Decamp(done: Clearings) = law::DECAMP => birdsong::decamp,
        DecampIn(clearing: Clearing, done: Clearings) = law::DECAMP => birdsong::decamp_in,
        Recruit = law::RECRUIT => birdsong::recruit,
        RecruitWith(card: CardName) = law::RECRUIT => birdsong::recruit_with,
        RecruitWhere(suit: Suit) = law::RECRUIT => birdsong::recruit_where,
        RecruitIn(clearing: Clearing) = law::RECRUIT => birdsong::recruit_in,
        UseTheRetinue(column: Retinue) = law::USE_THE_RETINUE => daylight::use_the_retinue,
        Act(column: Retinue, retainer: Retainer) = action(column) => daylight::act,
        Action(column: Retinue, retainer: Retainer) = action(column) => daylight::take_action,
        BattleThenDelve(clearing: Clearing, retainer: Retainer) = law::BATTLE_THEN_DELVE => delve::battle_then,
        BattleHere(clearing: Clearing) = law::BATTLE_THEN_DELVE => delve::battle_here,
        MayDelve(clearing: Clearing, retainer: Retainer) = law::BATTLE_THEN_DELVE => delve::may_delve,
        Delve(clearing: Clearing, retainer: Retainer) = law::DELVE_MOVE_AND_FLIP_THE_RELIC => delve::delve,
        DelveFrom(dig: Dig) = law::DELVE_MOVE_AND_FLIP_THE_RELIC => delve::delve_from,
        DelveRelic(dig: Dig, look: Look) = law::DELVE_MOVE_AND_FLIP_THE_RELIC => delve::move_and_flip_the_relic,
        Recover(clearing: Clearing, retainer: Retainer) = law::RECOVER_TAKE_THE_RELIC => recover::recover,
        RecoverRelic(clearing: Clearing, retainer: Retainer, look: Look) = law::RECOVER_TAKE_THE_RELIC => recover::take_the_relic((clearing, look), retainer, desk),
        RecoverMore(clearing: Clearing, retainer: Retainer) = law::RECOVER_DISCARD_THE_RETAINER => recover::recover_more,
        RestOfDaylight = law::DAYLIGHT => daylight::rest_of_daylight,
        LiveOffTheLand = law::LIVE_OFF_THE_LAND => evening::live_off_the_land,
        GatherTheRetinue = law::GATHER_THE_RETINUE => evening::gather_the_retinue,
        GatherMore = law::GATHER_THE_RETINUE => evening::gather_more,
        GatherWhere(card: CardName) = law::GATHER_THE_RETINUE => evening::gather_where,
        GatherTo(card: CardName, column: Retinue) = law::GATHER_THE_RETINUE => evening::gather_to,
        ShiftFrom(column: Retinue) = law::GATHER_THE_RETINUE => evening::shift_from,
        ShiftWhere(column: Retinue, retainer: Retainer) = law::GATHER_THE_RETINUE => evening::shift_where,
        Shift(from: Retinue, retainer: Retainer, to: Retinue) = law::GATHER_THE_RETINUE => evening::shift(retainer, (from, to), desk),
        DrawAndDiscard = law::DRAW_AND_DISCARD => evening::draw_and_discard,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
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

/// The paragraph of what goes.
fn which(piece: Piece) -> Para {
    if piece == Piece::Waystation { law::WAYSTATIONS } else { law::RELICS }
}

/// The paragraph of the action of a column.
const fn action(column: Retinue) -> Para {
    match column {
        Retinue::Move => law::MOVE,
        Retinue::BattleThenDelve => law::BATTLE_THEN_DELVE,
        Retinue::MoveOrRecover => law::MOVE_OR_RECOVER,
    }
}

/// The seat of the Keepers.
pub(crate) fn seat(desk: &Desk<'_>) -> Seat {
    desk.position.seat_of(Faction::Keepers)
}
