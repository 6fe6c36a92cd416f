//! Monster Lands as the kernel sees it.

use crate::ask::{Question, Why};
use crate::choice::Choice;
use crate::fact::Fact;
use crate::options::{Chosen, SPECS};
use crate::position::Position;
use crate::setting::{Setting, read};
use crate::view::View;
use crate::{Frame, law, layout, redeal, scoring};
use kernel::game::SetError;
use kernel::{
    AnyGame, Audited, Chance, Data, DataFile, Face, Game, LayoutError, OptionSpec, Options,
    Outcome, Para, State, Viewer,
};

/// Monster Lands for those who hold games by name. It is made here so that the rules are compiled here, and once.
pub static GAME: &dyn AnyGame = &Face::<MonsterLands>::new();

/// Monster Lands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MonsterLands;

/// What a paragraph of Monster Lands works on.
pub(crate) type Desk<'a> = kernel::Desk<'a, MonsterLands>;

/// What a paragraph of Monster Lands hands back.
pub(crate) type Flow = kernel::Flow<MonsterLands>;

/// An ask of Monster Lands being written.
pub(crate) type Asking<'a> = kernel::Asking<'a, MonsterLands>;

impl Game for MonsterLands {
    const NAME: &'static str = "monster-lands";
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
        SPECS
    }

    fn data() -> &'static [DataFile] {
        read::FILES
    }

    fn set(options: &Options, data: &Data) -> Result<Setting, SetError> {
        read::read(Chosen::read(options)?, data)
    }

    fn seats(setting: &Setting) -> usize {
        setting.chosen.seats
    }

    fn open(setting: &Setting) -> (Position, Frame) {
        (Position::empty(setting.chosen.seats), Frame::default())
    }

    fn lay_out(setting: &Setting, words: &str) -> Result<State<Self>, LayoutError> {
        layout::moment(setting, words)
    }

    fn paragraph(frame: &Frame) -> Para {
        frame.paragraph()
    }

    #[inline]
    fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
        frame.resolve(desk)
    }

    fn outcome(setting: &Setting, position: &Position) -> Outcome {
        scoring::outcome(setting, position)
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
        View::of(setting, position, viewer)
    }

    fn redeal(setting: &Setting, position: &mut Position, viewer: Viewer, chance: &mut Chance<'_>) {
        redeal::redeal(setting, position, viewer, chance);
    }
}

impl Audited for MonsterLands {
    fn audit(setting: &Setting, position: &Position) -> Result<(), String> {
        position.audit(setting)
    }

    fn bound(_setting: &Setting) -> u32 {
        20_000
    }
}
