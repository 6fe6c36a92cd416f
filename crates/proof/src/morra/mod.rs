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
pub use view::View;

use kernel::game::SetError;
use kernel::{
    AnyGame, Audited, Chance, Data, DataFile, Desk, Face, Flow, Game, OptionSpec, Options, Outcome,
    Para, Seat, Viewer,
};

/// The game for those who hold games by name. It is made here so that the rules are compiled here, and once.
pub static GAME: &dyn AnyGame = &Face::<Morra>::new();

/// The game of morra.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Morra;

/// A paragraph that stands open.
#[derive(Debug, Clone, Copy, Default, PartialEq, Hash)]
pub enum Frame {
    /// 2.1 Call.
    #[default]
    Call,
    /// 2.1 Call: this total.
    CallTotal(u8),
    /// 2.2 Show: everyone.
    Show,
    /// 2.2 Show: this seat decides.
    ShowOf(Seat),
    /// 2.2 Show: this seat, so many fingers.
    ShowFingers(Seat, u8),
    /// 2.4 Count.
    Count,
    /// 2.5 Pass the Call.
    PassTheCall,
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Question {
    /// Which total?
    Call,
    /// How many fingers?
    Show,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Fact {
    /// A round opens.
    Round(u8),
    /// A seat called a total.
    Called(Seat, u8),
    /// A seat showed fingers.
    Showed(Seat, u8),
    /// The fingers were counted.
    Counted(u8),
    /// The caller was right and scored.
    Scored(Seat, u8),
}

/// Why a choice is withheld.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Why {
    /// With these fingers the call could not come true.
    CallWouldBeLost {
        /// What was called.
        call: u8,
    },
}

impl Game for Morra {
    const NAME: &'static str = "morra";
    const EDITION: u32 = 1;
    const LAW: &'static [&'static [Para]] = law::CHAPTERS;

    type Setting = Setting;
    type Position = Position;
    type Frame = Frame;
    type Choice = Choice;
    type Question = Question;
    type Fact = Fact;
    type Why = Why;
    type View = View;

    fn options() -> &'static [OptionSpec] {
        setting::OPTIONS
    }

    fn data() -> &'static [DataFile] {
        setting::DATA
    }

    fn set(options: &Options, data: &Data) -> Result<Setting, SetError> {
        Setting::read(options, data)
    }

    fn seats(setting: &Setting) -> usize {
        setting.seats
    }

    fn open(_setting: &Setting) -> (Position, Frame) {
        (Position::default(), Frame::Call)
    }

    fn paragraph(frame: &Frame) -> Para {
        match frame {
            Frame::Call | Frame::CallTotal(_) => law::round::CALL,
            Frame::Show | Frame::ShowOf(_) | Frame::ShowFingers(..) => law::round::SHOW,
            Frame::Count => law::round::COUNT,
            Frame::PassTheCall => law::round::PASS_THE_CALL,
        }
    }

    #[inline]
    fn resolve(frame: Frame, desk: &mut Desk<'_, Self>) -> Flow<Self> {
        match frame {
            Frame::Call => round::call(desk),
            Frame::CallTotal(total) => round::call_total(total, desk),
            Frame::Show => round::show(desk),
            Frame::ShowOf(seat) => round::show_of(seat, desk),
            Frame::ShowFingers(seat, fingers) => round::show_fingers(seat, fingers, desk),
            Frame::Count => round::count(desk),
            Frame::PassTheCall => round::pass_the_call(desk),
        }
    }

    fn outcome(setting: &Setting, position: &Position) -> Outcome {
        round::winner(setting, position)
    }

    fn view(setting: &Setting, position: &Position, _viewer: Viewer) -> View {
        View::of(setting, position)
    }

    /// Everything on this table is open: what is sealed is held by the kernel.
    fn redeal(_: &Setting, _: &mut Position, _: Viewer, _: &mut Chance<'_>) {}
}

impl Audited for Morra {
    fn audit(setting: &Setting, position: &Position) -> Result<(), String> {
        position.audit(setting)
    }

    fn bound(setting: &Setting) -> u32 {
        let seats = u32::try_from(setting.seats).expect("seats are few");
        u32::from(setting.rounds) * seats * (1 + seats)
    }
}
