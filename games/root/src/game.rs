//! Root as the kernel sees it.

use crate::setting::records::FILES;
use crate::setting::{Setting, options};
use crate::{
    Choice, Fact, Frame, Position, Question, View, Why, audit, law, layout, redeal, setup, victory,
    view,
};
use kernel::game::SetError;
use kernel::{
    AnyGame, Audited, Chance, Data, DataFile, Desk, Face, Flow, Game, LayoutError, OptionSpec,
    Options, Outcome, Para, State, Viewer,
};

/// Root for those who hold games by name. It is made here so that the rules are compiled here, and once.
pub static GAME: &dyn AnyGame = &Face::<Root>::new();

/// The game of Root.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Root;

impl Game for Root {
    const NAME: &'static str = "root";
    const EDITION: u32 = 2;
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
        (Position::new(setting), Frame::Setup(setup::Frame::StandardSetup))
    }

    fn lay_out(setting: &Setting, words: &str) -> Result<State<Self>, LayoutError> {
        layout::moment(setting, words)
    }

    fn paragraph(frame: &Frame) -> Para {
        frame.paragraph()
    }

    #[inline]
    fn resolve(frame: Frame, desk: &mut Desk<'_, Self>) -> Flow<Self> {
        if desk.position.is_over() { victory::how_to_win(desk) } else { frame.resolve(desk) }
    }

    fn outcome(setting: &Setting, position: &Position) -> Outcome {
        victory::outcome(setting, position)
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
        view::view(setting, position, viewer)
    }

    fn redeal(setting: &Setting, position: &mut Position, viewer: Viewer, chance: &mut Chance<'_>) {
        redeal::redeal(setting, position, viewer, chance);
    }
}

impl Audited for Root {
    fn audit(setting: &Setting, position: &Position) -> Result<(), String> {
        audit::audit(setting, position)
    }

    fn bound(setting: &Setting) -> u32 {
        u32::from(setting.choices.turns) * 400
    }
}
