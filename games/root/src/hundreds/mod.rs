//! 14 The Lord of the Hundreds.

pub mod abilities;
pub mod setup;
pub mod birdsong;
pub mod daylight;
pub mod evening;
pub mod moods;
pub mod warlord;
mod speech;
pub mod view;

pub(crate) use abilities::{
    contempt_for_trade, crafting, end_of_battle, is_looting, start_of_battle,
};
pub(crate) use birdsong::birdsong;
pub(crate) use daylight::daylight;
pub(crate) use evening::evening;
pub(crate) use moods::{before_the_roll, is_stubborn, is_wrathful};
pub use speech::{Fact, Question, Why};
pub(crate) use warlord::{leads, may_be_spared};

use crate::key_actions::movement::Journey;
use crate::position::ItemState;
use crate::terms::{CardName, Clearing, Faction, Item, Mood, Suit, Track};
use crate::{Desk, Flow, law::hundreds as law};
use kernel::{Para, Seat};

/// A paragraph of the Hundreds that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 14.2.2
    Warlord(warlord::Frame),
    /// 14.2.3: an item was crafted, worth so many points.
    ContemptForTrade {
        /// What.
        item: Item,
        /// The printed points.
        points: u8,
    },
    /// 14.2.3: it goes to the Hoard.
    KeepCrafted(Item),
    /// 14.2.3: it leaves the game for its points.
    ScorePoints {
        /// What.
        item: Item,
        /// The printed points.
        points: u8,
    },
    /// 14.2.4.I: a track holds one item too many.
    GainingItems(Track),
    /// 14.2.4.I: this one leaves the game.
    RemoveItem(Item),
    /// 14.2.5: as attackers, they may declare looting.
    Looters,
    /// 14.2.5: they do.
    DeclareLooting,
    /// 14.2.5: which item they take.
    Loot(Seat),
    /// 14.2.5: this one.
    LootItem(Seat, Item, ItemState),
    /// 14.3: the set-up.
    SetUp,
    /// 14.3.1
    Garrison,
    /// 14.3.1: in this corner.
    GarrisonIn(Clearing),
    /// 14.3.2
    PlaceItems,
    /// 14.3.3
    BecomeStubborn,
    /// 14.4: from Anoint on.
    RestOfBirdsong,
    /// 14.4.1
    Raze,
    /// 14.4.1: the ruins with mobs, from this clearing on.
    RazeRuins(Clearing),
    /// 14.4.1: the ruin here.
    RazeRuin(Clearing),
    /// 14.4.1: which of its items they take (9.7.3).
    ChooseFromRuin(Clearing),
    /// 14.4.1: this one.
    TakeFromRuin(Clearing, Item),
    /// 14.4.1: none of them (9.7.3).
    LeaveRuin(Clearing),
    /// 14.4.1: the mob die is rolled.
    RollMobDie(Occasion),
    /// 14.4.1: a mob comes to a clearing of this suit.
    SpreadMob(Suit, Occasion),
    /// 14.4.1: to this one.
    PlaceMob(Clearing, Occasion),
    /// 14.4.2
    Recruit,
    /// 14.4.3
    Anoint,
    /// 14.4.3: in this clearing.
    AnointIn(Clearing),
    /// 14.4.4
    ChooseAMood,
    /// 14.4.4: this one.
    BecomeMood(Mood),
    /// 14.7.5: items before this one stay.
    Lavish(Item),
    /// 14.7.5: this one goes for warriors.
    Squander(Item),
    /// 14.5.2: so many actions were taken.
    CommandTheHundreds(u8),
    /// 14.5.2: this action, after so many.
    Obey(Command, u8),
    /// 14.5.2.III
    Build,
    /// 14.5.2.III: which card.
    BuildCard,
    /// 14.5.2.III: with this card.
    BuildWith(CardName),
    /// 14.5.2.III: where a card of this suit matches.
    BuildWhere(Suit),
    /// 14.5.2.III: in this clearing.
    BuildIn(Clearing),
    /// 14.5.3: so many actions were taken.
    AdvanceTheWarlord(u8),
    /// 14.5.3: the warlord moves this way, after so many actions.
    AdvanceMove(Journey, u8),
    /// 14.5.3: having moved, he may battle.
    AdvanceThenBattle,
    /// 14.5.3: he battles this player after his move.
    BattleAfterMove(Seat),
    /// 14.5.3: he battles this player without moving, after so many actions.
    AdvanceBattle(Seat, u8),
    /// 14.7.2
    Relentless,
    /// 14.7.2: another battle, against this player.
    RelentlessBattle(Seat),
    /// 14.5: what is left of Daylight.
    RestOfDaylight,
    /// 14.6.1
    Incite,
    /// 14.6.1: with this card.
    InciteWith(CardName),
    /// 14.6.1: where a card of this suit matches.
    InciteWhere(Suit),
    /// 14.7.1: the mob die may be rolled so often.
    Jubilant(u8),
    /// 14.7.1: it is rolled, and then so often as is left.
    Carouse(u8),
    /// 14.6.2
    Oppress,
    /// 14.6.3
    DrawAndDiscard,
    /// 14.7.7: mobs in clearings before this one stay.
    Bitter(Clearing),
    /// 14.7.7: the mob here becomes a warrior.
    Conscript(Clearing),
}

/// An action of 14.5.2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Command {
    /// 14.5.2.I
    Move,
    /// 14.5.2.II
    Battle,
    /// 14.5.2.III
    Build,
}

impl Command {
    const fn paragraph(self) -> Para {
        match self {
            Self::Move => law::MOVE,
            Self::Battle => law::BATTLE,
            Self::Build => law::BUILD,
        }
    }
}

/// What brings a mob to a clearing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// 14.4.1
    Raze,
    /// 14.6.1
    Incite,
    /// 14.7.1
    Jubilant,
}

impl Occasion {
    const fn paragraph(self) -> Para {
        match self {
            Self::Raze => law::RAZE,
            Self::Incite => law::INCITE,
            Self::Jubilant => law::JUBILANT,
        }
    }
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Hundreds(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Warlord(_) => law::WARLORD,
        Frame::ContemptForTrade { .. } | Frame::KeepCrafted(_) | Frame::ScorePoints { .. } => {
            law::CONTEMPT_FOR_TRADE
        }
        Frame::GainingItems(_) | Frame::RemoveItem(_) => law::GAINING_ITEMS,
        Frame::Looters | Frame::DeclareLooting | Frame::Loot(_) | Frame::LootItem(..) => {
            law::LOOTERS
        }
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::Garrison | Frame::GarrisonIn(_) => law::GARRISON,
        Frame::PlaceItems => law::PLACE_ITEMS,
        Frame::BecomeStubborn => law::BECOME_STUBBORN,
        Frame::RestOfBirdsong => law::BIRDSONG,
        Frame::Raze | Frame::RazeRuins(_) | Frame::RazeRuin(_) => law::RAZE,
        Frame::ChooseFromRuin(_) | Frame::TakeFromRuin(..) | Frame::LeaveRuin(_) => law::RAZE,
        Frame::RollMobDie(of) | Frame::SpreadMob(_, of) | Frame::PlaceMob(_, of) => of.paragraph(),
        Frame::Recruit => law::RECRUIT,
        Frame::Anoint | Frame::AnointIn(_) => law::ANOINT,
        Frame::ChooseAMood | Frame::BecomeMood(_) => law::CHOOSE_A_MOOD,
        Frame::Lavish(_) | Frame::Squander(_) => law::LAVISH,
        Frame::CommandTheHundreds(_) => law::COMMAND_THE_HUNDREDS,
        Frame::Obey(command, _) => command.paragraph(),
        Frame::Build | Frame::BuildCard | Frame::BuildWith(_) => law::BUILD,
        Frame::BuildWhere(_) | Frame::BuildIn(_) => law::BUILD,
        Frame::AdvanceTheWarlord(_) | Frame::AdvanceMove(..) | Frame::AdvanceThenBattle => {
            law::ADVANCE_THE_WARLORD
        }
        Frame::BattleAfterMove(_) | Frame::AdvanceBattle(..) => law::ADVANCE_THE_WARLORD,
        Frame::Relentless | Frame::RelentlessBattle(_) => law::RELENTLESS,
        Frame::RestOfDaylight => law::DAYLIGHT,
        Frame::Incite | Frame::InciteWith(_) | Frame::InciteWhere(_) => law::INCITE,
        Frame::Jubilant(_) | Frame::Carouse(_) => law::JUBILANT,
        Frame::Oppress => law::OPPRESS,
        Frame::DrawAndDiscard => law::DRAW_AND_DISCARD,
        Frame::Bitter(_) | Frame::Conscript(_) => law::BITTER,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Warlord(frame) => warlord::resolve(frame, desk),
        Frame::ContemptForTrade { item, points } => abilities::keep_or_score(item, points, desk),
        Frame::KeepCrafted(item) => abilities::keep_crafted(item, desk),
        Frame::ScorePoints { item, points } => abilities::score_points(item, points, desk),
        Frame::GainingItems(track) => abilities::gaining_items(track, desk),
        Frame::RemoveItem(item) => abilities::remove_item(item, desk),
        Frame::Looters => abilities::looters(desk),
        Frame::DeclareLooting => abilities::declare_looting(desk),
        Frame::Loot(whom) => abilities::loot(whom, desk),
        Frame::LootItem(whom, item, state) => abilities::loot_item(whom, (item, state), desk),
        Frame::SetUp => setup::set_up(desk),
        Frame::Garrison => setup::garrison(desk),
        Frame::GarrisonIn(corner) => setup::garrison_in(corner, desk),
        Frame::PlaceItems => setup::place_items(desk),
        Frame::BecomeStubborn => setup::become_stubborn(desk),
        Frame::RestOfBirdsong => birdsong::rest_of_birdsong(desk),
        Frame::Raze => birdsong::raze(desk),
        Frame::RazeRuins(from) => birdsong::raze_ruins(from, desk),
        Frame::RazeRuin(clearing) => birdsong::raze_ruin(clearing, desk),
        Frame::ChooseFromRuin(clearing) => birdsong::choose_from_ruin(clearing, desk),
        Frame::TakeFromRuin(clearing, item) => birdsong::take_from_ruin(clearing, item, desk),
        Frame::LeaveRuin(clearing) => birdsong::leave_ruin(clearing, desk),
        Frame::RollMobDie(occasion) => birdsong::roll_mob_die(occasion, desk),
        Frame::SpreadMob(suit, occasion) => birdsong::spread_mob(suit, occasion, desk),
        Frame::PlaceMob(clearing, occasion) => birdsong::place_mob(clearing, occasion, desk),
        Frame::Recruit => birdsong::recruit(desk),
        Frame::Anoint => birdsong::anoint(desk),
        Frame::AnointIn(clearing) => birdsong::anoint_in(clearing, desk),
        Frame::ChooseAMood => birdsong::choose_a_mood(desk),
        Frame::BecomeMood(mood) => birdsong::become_mood(mood, desk),
        Frame::Lavish(from) => moods::lavish(from, desk),
        Frame::Squander(item) => moods::squander(item, desk),
        Frame::CommandTheHundreds(taken) => daylight::command_the_hundreds(taken, desk),
        Frame::Obey(command, taken) => daylight::obey(command, taken, desk),
        Frame::Build => daylight::build(desk),
        Frame::BuildCard => daylight::build_card(desk),
        Frame::BuildWith(card) => daylight::build_with(card, desk),
        Frame::BuildWhere(suit) => daylight::build_where(suit, desk),
        Frame::BuildIn(clearing) => daylight::build_in(clearing, desk),
        Frame::AdvanceTheWarlord(taken) => daylight::advance_the_warlord(taken, desk),
        Frame::AdvanceMove(journey, taken) => daylight::advance_move(journey, taken),
        Frame::AdvanceThenBattle => daylight::advance_then_battle(desk),
        Frame::BattleAfterMove(whom) => daylight::battle_after_move(whom, desk),
        Frame::AdvanceBattle(whom, taken) => daylight::advance_battle(whom, taken, desk),
        Frame::Relentless => moods::relentless(desk),
        Frame::RelentlessBattle(whom) => moods::relentless_battle(whom, desk),
        Frame::RestOfDaylight => daylight::rest_of_daylight(desk),
        Frame::Incite => evening::incite(desk),
        Frame::InciteWith(card) => evening::incite_with(card, desk),
        Frame::InciteWhere(suit) => evening::incite_where(suit, desk),
        Frame::Jubilant(left) => moods::jubilant(left, desk),
        Frame::Carouse(left) => moods::carouse(left),
        Frame::Oppress => evening::oppress(desk),
        Frame::DrawAndDiscard => evening::draw_and_discard(desk),
        Frame::Bitter(from) => moods::bitter(from, desk),
        Frame::Conscript(clearing) => moods::conscript(clearing, desk),
    }
}

/// The seat of the Hundreds.
pub(crate) fn seat(desk: &Desk<'_>) -> Seat {
    desk.setting.seat_of(Faction::Hundreds)
}

/// Command or Prowess, as the Hoard stands.
fn value(desk: &Desk<'_>, track: Track) -> u8 {
    desk.position.hundreds.value(&desk.setting.boards.hundreds.hoard, track)
}
