//! The skirmish: hidden hands, draws, an ambush in the middle of a march in the middle of a turn, a day cut short.
//!
//! It is the reference of how a small game reads: law, choices, setting, position, chapters, view, speech.
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]
#![warn(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

pub mod law;
mod choice;
mod setting;
mod position;
mod setting_up;
mod turn;
mod attack;
mod end;
mod view;
mod speech;

pub use choice::{Choice, Kind};
pub use position::Position;
pub use setting::{Camp, Card, Cards, Season, Setting};
pub use speech::{Fact, Question, Why};
pub use view::{Band, View};

use kernel::{Message, Seat};

kernel::game! {
    /// The game of the skirmish.
    pub struct Skirmish;

    name "skirmish", edition 1, law law::CHAPTERS;
    options setting::OPTIONS, data setting::DATA, texts speech::TEXTS;

    fn set(options, data) = Setting::read(options, data);
    fn seats(setting) = setting.seats;
    fn open(setting) = Position::new(setting);
    fn resolve(frame, desk) = frame.resolve(desk);
    fn outcome(setting, position) = end::winner(setting, position);
    fn view(setting, position, viewer) = View::of(setting, position, viewer);
    fn redeal(setting, position, viewer, chance) = position.redeal(setting.hidden_from(viewer), chance);
    fn seat_name(_setting, seat) = Message::new(format!("seat-{seat}"));
    fn closes(choice) = matches!(choice, Choice::Stand | Choice::Rest | Choice::Hold);
    fn audit(setting, position) = position.audit(setting);
    fn bound(setting) = setting.bound();
}

kernel::frames! {
    /// A paragraph that stands open.
    pub enum Frame {
        Hands = law::setting_up::HANDS => setting_up::hands,
        Muster = law::setting_up::MUSTER => setting_up::muster,
        MusterOf(seat: Seat) = law::setting_up::MUSTER => setting_up::muster_of,
        Swap(seat: Seat, kind: Kind) = law::setting_up::MUSTER => setting_up::swap,
        Turn = law::turn::TURN => turn::turn,
        Draw = law::turn::DRAW => turn::draw,
        Deeds = law::turn::DEEDS => turn::deeds,
        Train = law::turn::TRAIN => turn::train,
        Arm(kind: Kind) = law::attack::ARM => attack::arm,
        March = law::attack::MARCH => attack::march,
        MarchOn(target: Seat) = law::attack::MARCH => attack::march_on,
        Ambush(target: Seat) = law::attack::AMBUSH => attack::ambush,
        SpringAmbush(target: Seat) = law::attack::AMBUSH => attack::spring_ambush,
        CounterAmbush(target: Seat) = law::attack::COUNTER_AMBUSH => attack::counter_ambush,
        SpringCounterAmbush = law::attack::COUNTER_AMBUSH => attack::spring_counter_ambush,
        /// The day is left.
        BreakOff = law::attack::ROUT => attack::break_off(),
        Rout = law::attack::ROUT => attack::rout,
        Battle(target: Seat) = law::attack::BATTLE => attack::battle,
        Upkeep = law::turn::UPKEEP => turn::upkeep,
        Drop(kind: Kind) = law::turn::UPKEEP => turn::drop,
        NextTurn = law::turn::NEXT_TURN => turn::next_turn,
    }

    fn resolve(desk: &mut Desk<'_>) -> Flow;
    opens with Frame::Hands;
}
