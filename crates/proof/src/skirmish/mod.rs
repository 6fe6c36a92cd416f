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
pub use setting::{Camp, Cards, Season, Setting};
pub use view::{Band, View};

use kernel::game::SetError;
use kernel::{
    AnyGame, Audited, Chance, Data, DataFile, Desk, Face, Flow, Game, OptionSpec, Options, Outcome,
    Para, Seat, Viewer,
};

/// The game for those who hold games by name. It is made here so that the rules are compiled here, and once.
pub static GAME: &dyn AnyGame = &Face::<Skirmish>::new();

/// The game of the skirmish.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Skirmish;

/// A paragraph that stands open.
#[derive(Debug, Clone, Copy, Default, PartialEq, Hash)]
pub enum Frame {
    /// 1.2 Hands.
    #[default]
    Hands,
    /// 1.3 Muster: everyone.
    Muster,
    /// 1.3 Muster: this seat decides.
    MusterOf(Seat),
    /// 1.3 Muster: this seat swaps a card of this kind.
    Swap(Seat, Kind),
    /// 2 The Turn.
    Turn,
    /// 2.1 Draw.
    Draw,
    /// 2.2 Deeds.
    Deeds,
    /// 2.3 Train.
    Train,
    /// 3.1 Arm.
    Arm(Kind),
    /// 3.2 March: whom?
    March,
    /// 3.2 March: on this seat.
    MarchOn(Seat),
    /// 3.3 Ambush: this seat decides.
    Ambush(Seat),
    /// 3.3 Ambush: this seat lays one.
    SpringAmbush(Seat),
    /// 3.4 Counter-Ambush: against this seat's ambush.
    CounterAmbush(Seat),
    /// 3.4 Counter-Ambush: laid.
    SpringCounterAmbush,
    /// 3.5 Rout: the day is left.
    BreakOff,
    /// 3.5 Rout.
    Rout,
    /// 3.6 Battle: against this seat.
    Battle(Seat),
    /// 2.4 Upkeep.
    Upkeep,
    /// 2.4 Upkeep: a card of this kind.
    Drop(Kind),
    /// 2.5 Next Turn.
    NextTurn,
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Question {
    /// Swap a card?
    Muster,
    /// Which deed? So many are left.
    Deeds(u8),
    /// Whom do you march on?
    March,
    /// Ambush this seat?
    Ambush(Seat),
    /// Counter the ambush of this seat?
    CounterAmbush(Seat),
    /// Which card goes? So many may stay.
    Upkeep(u8),
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Fact {
    /// A round opens.
    Round(u8),
    /// A turn opens.
    Turn(Seat),
    /// A seat drew this card.
    Drew(Seat, Kind),
    /// A seat drew a card.
    DrewACard(Seat),
    /// There was no card to draw.
    NoCardLeft(Seat),
    /// A seat swapped this card for another.
    Swapped(Seat, Kind),
    /// A seat trained a soldier.
    Trained(Seat),
    /// A seat armed itself.
    Armed(Seat, Kind),
    /// A seat marched on another.
    Marched(Seat, Seat),
    /// A seat laid an ambush.
    Ambushed(Seat),
    /// A seat countered an ambush.
    Countered(Seat),
    /// A seat was routed.
    Routed(Seat),
    /// Two seats fought.
    Fought {
        /// Who marched.
        seat: Seat,
        /// Die and weapon.
        attack: u32,
        /// Who was marched on.
        target: Seat,
        /// Die.
        defence: u32,
    },
    /// A seat plundered another.
    Plundered {
        /// Who.
        seat: Seat,
        /// Whom.
        target: Seat,
        /// Coins taken.
        coins: u8,
    },
    /// A soldier of a seat fell.
    Fell(Seat),
    /// A seat dropped a card.
    Dropped(Seat, Kind),
    /// A camp is empty.
    EmptyCamp(Seat),
    /// The last round is over.
    LastRound,
}

/// Why a choice is withheld.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Why {
    /// No coin is left.
    NoCoin,
    /// No soldier is left to train.
    NoReserve,
    /// No such card is held.
    NotHeld(Kind),
    /// Everyone was marched on today.
    AllMarchedOn,
    /// This seat was marched on today.
    MarchedOn(Seat),
}

impl Game for Skirmish {
    const NAME: &'static str = "skirmish";
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

    fn open(setting: &Setting) -> (Position, Frame) {
        (Position::new(setting), Frame::Hands)
    }

    fn paragraph(frame: &Frame) -> Para {
        match frame {
            Frame::Hands => law::setting_up::HANDS,
            Frame::Muster | Frame::MusterOf(_) | Frame::Swap(..) => law::setting_up::MUSTER,
            Frame::Turn => law::turn::TURN,
            Frame::Draw => law::turn::DRAW,
            Frame::Deeds => law::turn::DEEDS,
            Frame::Train => law::turn::TRAIN,
            Frame::Arm(_) => law::attack::ARM,
            Frame::March | Frame::MarchOn(_) => law::attack::MARCH,
            Frame::Ambush(_) | Frame::SpringAmbush(_) => law::attack::AMBUSH,
            Frame::CounterAmbush(_) | Frame::SpringCounterAmbush => law::attack::COUNTER_AMBUSH,
            Frame::BreakOff | Frame::Rout => law::attack::ROUT,
            Frame::Battle(_) => law::attack::BATTLE,
            Frame::Upkeep | Frame::Drop(_) => law::turn::UPKEEP,
            Frame::NextTurn => law::turn::NEXT_TURN,
        }
    }

    fn resolve(frame: Frame, desk: &mut Desk<'_, Self>) -> Flow<Self> {
        match frame {
            Frame::Hands => setting_up::hands(desk),
            Frame::Muster => setting_up::muster(desk),
            Frame::MusterOf(seat) => setting_up::muster_of(seat, desk),
            Frame::Swap(seat, kind) => setting_up::swap(seat, kind, desk),
            Frame::Turn => turn::turn(desk),
            Frame::Draw => turn::draw(desk),
            Frame::Deeds => turn::deeds(desk),
            Frame::Train => turn::train(desk),
            Frame::Arm(kind) => attack::arm(kind, desk),
            Frame::March => attack::march(desk),
            Frame::MarchOn(target) => attack::march_on(target, desk),
            Frame::Ambush(target) => attack::ambush(target, desk),
            Frame::SpringAmbush(target) => attack::spring_ambush(target, desk),
            Frame::CounterAmbush(target) => attack::counter_ambush(target, desk),
            Frame::SpringCounterAmbush => attack::spring_counter_ambush(desk),
            Frame::BreakOff => attack::break_off(),
            Frame::Rout => attack::rout(desk),
            Frame::Battle(target) => attack::battle(target, desk),
            Frame::Upkeep => turn::upkeep(desk),
            Frame::Drop(kind) => turn::drop(kind, desk),
            Frame::NextTurn => turn::next_turn(desk),
        }
    }

    fn outcome(setting: &Setting, position: &Position) -> Outcome {
        end::winner(setting, position)
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
        View::of(setting, position, viewer)
    }

    fn redeal(setting: &Setting, position: &mut Position, viewer: Viewer, chance: &mut Chance<'_>) {
        let hidden = viewer.seat().map_or(setting.everyone(), |seat| setting.others(seat));
        position.redeal(hidden, chance);
    }
}

impl Audited for Skirmish {
    fn audit(setting: &Setting, position: &Position) -> Result<(), String> {
        position.audit(setting)
    }

    fn bound(setting: &Setting) -> u32 {
        let seats = u32::try_from(setting.seats).expect("seats are few");
        let camp = &setting.camp;
        // Of each deed: itself, the march, the ambush, the counter-ambush. Then the rest, and a card or two to drop.
        let turn = u32::from(camp.deeds.max(camp.winter_deeds)) * 4 + 1 + u32::from(camp.hand);
        seats + u32::from(setting.rounds) * seats * turn
    }
}
