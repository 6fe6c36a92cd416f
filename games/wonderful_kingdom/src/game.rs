//! It's a Wonderful Kingdom as the kernel sees it.

use crate::setting::records::FILES;
use crate::setting::{Setting, options};
use crate::{
    Choice, Fact, Frame, Position, Question, View, Why, audit, law, layout, redeal, scoring, setup,
    view,
};
use kernel::game::SetError;
use kernel::{
    AnyGame, Audited, Chance, Data, DataFile, Desk, Face, Flow, Game, LayoutError, OptionSpec,
    Options, Outcome, Para, State, Viewer,
};

/// The game for those who hold games by name. It is made here so that the rules are compiled here, and once.
pub static GAME: &dyn AnyGame = &Face::<WonderfulKingdom>::new();

/// The game of It's a Wonderful Kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct WonderfulKingdom;

/// More decisions than any game takes; play at random takes a few hundred.
const BOUND: u32 = 20_000;

impl Game for WonderfulKingdom {
    const NAME: &'static str = "wonderful-kingdom";
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
        options::OPTIONS
    }

    fn data() -> &'static [DataFile] {
        FILES
    }

    fn set(options: &Options, data: &Data) -> Result<Setting, SetError> {
        Setting::new(options, data)
    }

    fn seats(setting: &Setting) -> usize {
        setting.seat_count()
    }

    fn open(setting: &Setting) -> (Position, Frame) {
        (Position::new(setting), Frame::Setup(setup::Frame::SetUp))
    }

    fn lay_out(setting: &Setting, words: &str) -> Result<State<Self>, LayoutError> {
        layout::moment(setting, words)
    }

    fn paragraph(frame: &Frame) -> Para {
        frame.paragraph()
    }

    #[inline]
    fn resolve(frame: Frame, desk: &mut Desk<'_, Self>) -> Flow<Self> {
        frame.resolve(desk)
    }

    fn outcome(setting: &Setting, position: &Position) -> Outcome {
        scoring::outcome(setting, position)
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
        view::view(setting, position, viewer)
    }

    fn redeal(setting: &Setting, position: &mut Position, viewer: Viewer, chance: &mut Chance<'_>) {
        redeal::redeal(setting, position, viewer, chance);
    }
}

impl Audited for WonderfulKingdom {
    fn audit(setting: &Setting, position: &Position) -> Result<(), String> {
        audit::audit(setting, position)
    }

    fn bound(_setting: &Setting) -> u32 {
        BOUND
    }
}
