//! Village Attacks as the kernel sees it.

use crate::frame::Frame as F;
use crate::setting::records::FILES;
use crate::setting::{Setting, options};
use crate::{
    Choice, Fact, Frame, Position, Question, View, Why, experience, law, layout, rounds, setup,
    view,
};
use kernel::game::SetError;
use kernel::{
    AnyGame, Audited, Chance, Data, DataFile, Desk, Face, Flow, Game, LayoutError, OptionSpec,
    Options, Outcome, Para, State, Viewer, in_order,
};

/// Village Attacks for those who hold games by name. It is made here so that the rules are compiled here, and once.
pub static GAME: &dyn AnyGame = &Face::<VillageAttacks>::new();

/// The game of Village Attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct VillageAttacks;

impl Game for VillageAttacks {
    const NAME: &'static str = "village-attacks";
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
        (Position::new(setting), setup::opening())
    }

    fn lay_out(setting: &Setting, words: &str) -> Result<State<Self>, LayoutError> {
        layout::moment(setting, words)
    }

    fn paragraph(frame: &Frame) -> Para {
        frame.paragraph()
    }

    /// Levels that are owed are chosen before anything else goes on (V10.1: at once).
    #[inline]
    fn resolve(frame: Frame, desk: &mut Desk<'_, Self>) -> Flow<Self> {
        if desk.position.castle.is_over() {
            return rounds::end(desk);
        }
        match desk.position.owing() {
            Some(slot) if !matches!(frame, F::Experience(_)) => {
                in_order([F::Experience(experience::Frame::Level(slot)), frame])
            }
            _ => frame.resolve(desk),
        }
    }

    fn outcome(setting: &Setting, position: &Position) -> Outcome {
        rounds::outcome(setting, position)
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
        view::view(setting, position, viewer)
    }

    /// Nothing is hidden: decks are sets, and what was looked at was looked at by all.
    fn redeal(_: &Setting, _: &mut Position, _: Viewer, _: &mut Chance<'_>) {}
}

impl Audited for VillageAttacks {
    fn audit(setting: &Setting, position: &Position) -> Result<(), String> {
        position.audit(setting)
    }

    fn bound(setting: &Setting) -> u32 {
        u32::from(setting.chosen.rounds) * u32::from(setting.count()) * 400
    }
}
