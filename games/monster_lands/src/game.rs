//! Monster Lands as the kernel sees it.

use crate::options::{Chosen, SPECS};
use crate::position::Position;
use crate::setting::{Setting, read};
use crate::view::View;
use crate::{Choice, Fact, Frame, Question, Why, adventure, law, layout, redeal, scoring, spoken};
use kernel::game::SetError;
use kernel::{
    AnyGame, Audited, Chance, Data, DataFile, Face, Game, LayoutError, Message, OptionSpec,
    Options, Outcome, Para, Seat, Spoken, State, Text, Viewer,
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

impl Spoken for MonsterLands {
    fn texts() -> &'static [Text] {
        spoken::TEXTS
    }

    fn seat_name(setting: &Setting, seat: Seat) -> Message {
        spoken::seat(setting, seat)
    }

    fn question(setting: &Setting, question: &Question) -> Message {
        question.message(setting)
    }

    fn choice(setting: &Setting, choice: &Choice) -> Message {
        choice.message(setting)
    }

    fn answer(setting: &Setting, question: &Question, choice: &Choice) -> Message {
        spoken::answer(setting, *question, *choice)
    }

    fn closes(choice: &Choice) -> bool {
        matches!(choice, Choice::Done | Choice::Pass | Choice::Adventure(adventure::Deed::Stop))
    }

    fn why(setting: &Setting, why: &Why) -> Message {
        why.message(setting)
    }

    fn fact(setting: &Setting, fact: &Fact) -> Message {
        fact.message(setting)
    }
}
