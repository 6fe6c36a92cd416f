//! Monster Lands as the kernel sees it.

use crate::ask::{Question, Why};
use crate::choice::Choice;
use crate::fact::Fact;
use crate::options::{Chosen, SPECS};
use crate::position::Position;
use crate::setting::{Setting, read};
use crate::view::View;
use crate::{
    adventure, citadel, clean_up, deployment, law, layout, outside, redeal, rounds, scoring,
    settled_lands, setup, solo,
};
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

/// A paragraph that stands open, by chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// M2 to M4.
    Setup(setup::Frame),
    /// M7, M8 and M34.
    Rounds(rounds::Frame),
    /// M9.
    Deployment(deployment::Frame),
    /// M10 to M17.
    Citadel(citadel::Frame),
    /// M18.
    Outside(outside::Frame),
    /// M19.
    SettledLands(settled_lands::Frame),
    /// M20 to M29 and M35.
    Adventure(adventure::Frame),
    /// M30.
    CleanUp(clean_up::Frame),
    /// M31.
    Scoring(scoring::Frame),
    /// M36.
    Solo(solo::Frame),
}

impl Default for Frame {
    fn default() -> Self {
        Self::Setup(setup::Frame::Board)
    }
}

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
        (Position::empty(setting.chosen.seats), Frame::Setup(setup::Frame::Board))
    }

    fn lay_out(setting: &Setting, words: &str) -> Result<State<Self>, LayoutError> {
        layout::moment(setting, words)
    }

    fn paragraph(frame: &Frame) -> Para {
        match *frame {
            Frame::Setup(frame) => setup::paragraph(frame),
            Frame::Rounds(frame) => rounds::paragraph(frame),
            Frame::Deployment(frame) => deployment::paragraph(frame),
            Frame::Citadel(frame) => citadel::paragraph(frame),
            Frame::Outside(frame) => outside::paragraph(frame),
            Frame::SettledLands(frame) => settled_lands::paragraph(frame),
            Frame::Adventure(frame) => adventure::paragraph(frame),
            Frame::CleanUp(frame) => clean_up::paragraph(frame),
            Frame::Scoring(frame) => scoring::paragraph(frame),
            Frame::Solo(frame) => solo::paragraph(frame),
        }
    }

    // Chapters are not inlined here, so that this is one jump in the kernel's loop.
    #[inline]
    fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
        match frame {
            Frame::Setup(frame) => setup::resolve(frame, desk),
            Frame::Rounds(frame) => rounds::resolve(frame, desk),
            Frame::Deployment(frame) => deployment::resolve(frame, desk),
            Frame::Citadel(frame) => citadel::resolve(frame, desk),
            Frame::Outside(frame) => outside::resolve(frame, desk),
            Frame::SettledLands(frame) => settled_lands::resolve(frame, desk),
            Frame::Adventure(frame) => adventure::resolve(frame, desk),
            Frame::CleanUp(frame) => clean_up::resolve(frame, desk),
            Frame::Scoring(frame) => scoring::resolve(frame, desk),
            Frame::Solo(frame) => solo::resolve(frame, desk),
        }
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
