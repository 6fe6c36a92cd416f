//! Morra: one calls a total, everyone shows fingers at once. The smallest game with sealed choices.
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]
#![warn(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

pub mod law;
mod choice;
mod setting;
mod position;
mod round;
mod speech;
mod view;

pub use choice::Choice;
pub use position::Position;
pub use setting::Setting;
pub use speech::{Fact, Question, Why};
pub use view::View;

use kernel::{Message, Seat};

kernel::game! {
    /// The game of morra.
    pub struct Morra;

    name "morra", edition 1, law law::CHAPTERS;
    options setting::OPTIONS, data setting::DATA, texts speech::TEXTS;

    fn set(options, data) = Setting::read(options, data);
    fn seats(setting) = setting.seats;
    fn open(_setting) = Position::default();
    fn resolve(frame, desk) = frame.resolve(desk);
    fn outcome(setting, position) = round::winner(setting, position);
    fn view(setting, position, _viewer) = View::of(setting, position);
    fn seat_name(_setting, seat) = Message::new(format!("seat-{seat}"));
    fn audit(setting, position) = position.audit(setting);
    fn bound(setting) = setting.bound();
}

kernel::frames! {
    /// A paragraph that stands open.
    pub enum Frame {
        Call = law::round::CALL => round::call,
        CallTotal(total: u8) = law::round::CALL => round::call_total,
        Show = law::round::SHOW => round::show,
        ShowOf(seat: Seat) = law::round::SHOW => round::show_of,
        ShowFingers(seat: Seat, fingers: u8) = law::round::SHOW => round::show_fingers,
        Count = law::round::COUNT => round::count,
        PassTheCall = law::round::PASS_THE_CALL => round::pass_the_call,
    }

    #[inline]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
    opens with Frame::Call;
}
