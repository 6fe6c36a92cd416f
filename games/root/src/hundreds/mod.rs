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
    contempt_for_trade, crafting, end_of_battle, gain, is_looting, start_of_battle,
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

kernel::frames! {
    /// A paragraph of the Hundreds that stands open.
    pub enum Frame {
        ContemptForTrade { item: Item, points: u8 } = law::CONTEMPT_FOR_TRADE => abilities::keep_or_score,
        KeepCrafted(item: Item) = law::CONTEMPT_FOR_TRADE => abilities::keep_crafted,
        ScorePoints { item: Item, points: u8 } = law::CONTEMPT_FOR_TRADE => abilities::score_points,
        /// A track holds one item too many.
        GainingItems(track: Track) = law::GAINING_ITEMS => abilities::gaining_items,
        RemoveItem(item: Item) = law::GAINING_ITEMS => abilities::remove_item,
        Looters = law::LOOTERS => abilities::looters,
        DeclareLooting = law::LOOTERS => abilities::declare_looting,
        Loot(whom: Seat) = law::LOOTERS => abilities::loot,
        LootItem(whom: Seat, item: Item, state: ItemState) = law::LOOTERS => abilities::loot_item(whom, (item, state), desk),
        SetUp = law::FACTION_SET_UP => setup::set_up,
        Garrison = law::GARRISON => setup::garrison,
        GarrisonIn(corner: Clearing) = law::GARRISON => setup::garrison_in,
        PlaceItems = law::PLACE_ITEMS => setup::place_items,
        BecomeStubborn = law::BECOME_STUBBORN => setup::become_stubborn,
        RestOfBirdsong = law::BIRDSONG => birdsong::rest_of_birdsong,
        Raze = law::RAZE => birdsong::raze,
        RazeRuins(from: Clearing) = law::RAZE => birdsong::raze_ruins,
        RazeRuin(clearing: Clearing) = law::RAZE => birdsong::raze_ruin,
        ChooseFromRuin(clearing: Clearing) = law::RAZE => birdsong::choose_from_ruin,
        TakeFromRuin(clearing: Clearing, item: Item) = law::RAZE => birdsong::take_from_ruin,
        /// None of them (9.7.3).
        LeaveRuin(clearing: Clearing) = law::RAZE => birdsong::leave_ruin,
        RollMobDie(occasion: Occasion) = occasion.paragraph() => birdsong::roll_mob_die,
        SpreadMob(suit: Suit, occasion: Occasion) = occasion.paragraph() => birdsong::spread_mob,
        PlaceMob(clearing: Clearing, occasion: Occasion) = occasion.paragraph() => birdsong::place_mob,
        Recruit = law::RECRUIT => birdsong::recruit,
        Anoint = law::ANOINT => birdsong::anoint,
        AnointIn(clearing: Clearing) = law::ANOINT => birdsong::anoint_in,
        ChooseAMood = law::CHOOSE_A_MOOD => birdsong::choose_a_mood,
        BecomeMood(mood: Mood) = law::CHOOSE_A_MOOD => birdsong::become_mood,
        /// Items before this one stay.
        Lavish(from: Item) = law::LAVISH => moods::lavish,
        Squander(item: Item) = law::LAVISH => moods::squander,
        CommandTheHundreds(taken: u8) = law::COMMAND_THE_HUNDREDS => daylight::command_the_hundreds,
        Obey(command: Command, taken: u8) = command.paragraph() => daylight::obey,
        Build = law::BUILD => daylight::build,
        BuildCard = law::BUILD => daylight::build_card,
        BuildWith(card: CardName) = law::BUILD => daylight::build_with,
        BuildWhere(suit: Suit) = law::BUILD => daylight::build_where,
        BuildIn(clearing: Clearing) = law::BUILD => daylight::build_in,
        AdvanceTheWarlord(taken: u8) = law::ADVANCE_THE_WARLORD => daylight::advance_the_warlord,
        AdvanceMove(journey: Journey, taken: u8) = law::ADVANCE_THE_WARLORD => daylight::advance_move(journey, taken),
        AdvanceThenBattle = law::ADVANCE_THE_WARLORD => daylight::advance_then_battle,
        BattleAfterMove(whom: Seat) = law::ADVANCE_THE_WARLORD => daylight::battle_after_move,
        AdvanceBattle(whom: Seat, taken: u8) = law::ADVANCE_THE_WARLORD => daylight::advance_battle,
        Relentless = law::RELENTLESS => moods::relentless,
        RelentlessBattle(whom: Seat) = law::RELENTLESS => moods::relentless_battle,
        RestOfDaylight = law::DAYLIGHT => daylight::rest_of_daylight,
        Incite = law::INCITE => evening::incite,
        InciteWith(card: CardName) = law::INCITE => evening::incite_with,
        InciteWhere(suit: Suit) = law::INCITE => evening::incite_where,
        Jubilant(left: u8) = law::JUBILANT => moods::jubilant,
        Carouse(left: u8) = law::JUBILANT => moods::carouse(left),
        Oppress = law::OPPRESS => evening::oppress,
        DrawAndDiscard = law::DRAW_AND_DISCARD => evening::draw_and_discard,
        /// Mobs in clearings before this one stay.
        Bitter(from: Clearing) = law::BITTER => moods::bitter,
        Conscript(clearing: Clearing) = law::BITTER => moods::conscript,
    } of chapters {
        Warlord(warlord::Frame),
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

crate::deeds::deeds! {
    /// An action of 14.5.2.
    pub enum Command {
        Move = law::MOVE,
        Battle = law::BATTLE,
        Build = law::BUILD,
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

/// The seat of the Hundreds.
pub(crate) fn seat(desk: &Desk<'_>) -> Seat {
    desk.position.seat_of(Faction::Hundreds)
}

/// Command or Prowess, as the Hoard stands.
fn value(desk: &Desk<'_>, track: Track) -> u8 {
    desk.position.hundreds.value(&desk.setting.boards.hundreds.hoard, track)
}
