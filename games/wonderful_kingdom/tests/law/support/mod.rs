//! Set-ups in words: seat 0 is blue, Valados; seat 1 is red, Téressie, unless a game is for one.

use kernel::Seat;
use proof::Scenario;
use proof::scenario::setting;
use wonderful_kingdom::layout::lay_out;
use wonderful_kingdom::terms::{CardName, Cards, Resource};
use wonderful_kingdom::{Frame, WonderfulKingdom, planning, production};

/// A rules question of the game.
pub(crate) type Question = Scenario<WonderfulKingdom>;

/// Blue.
pub(crate) const BLUE: Seat = Seat(0);
/// Red.
pub(crate) const RED: Seat = Seat(1);
/// Who plays alone.
pub(crate) const ALONE: Seat = Seat(0);

/// A position in words, with these frames open, the outermost first.
#[track_caller]
pub(crate) fn within(options: &[(&str, &str)], words: &str, frames: &[Frame]) -> Question {
    let setting = setting::<WonderfulKingdom>(options.iter().copied());
    let position = lay_out(&setting, words).unwrap_or_else(|error| panic!("{error}"));
    Scenario::within(setting, position, frames.iter().copied()).luck(1)
}

/// A table without a module, with one open frame.
#[track_caller]
pub(crate) fn plain(words: &str, frame: Frame) -> Question {
    within(&[("module", "none")], words, &[frame])
}

/// Both players plan.
#[track_caller]
pub(crate) fn planning(options: &[(&str, &str)], words: &str) -> Question {
    within(options, words, &[Frame::Planning(planning::Frame::PlanTogether)])
}

/// A production step.
#[track_caller]
pub(crate) fn step(options: &[(&str, &str)], words: &str, resource: Resource) -> Question {
    within(options, words, &[Frame::Production(production::Frame::Step(resource))])
}

/// What tests ask again and again.
pub(crate) trait Look {
    /// The names in a set of cards.
    fn names(&self, cards: Cards) -> Vec<CardName>;
    /// Whether a seat is offered this.
    fn is_offered(&self, seat: Seat, choice: &str) -> bool;
    /// The soldiers, the Krystallium and the cubes in Alchemy of a seat.
    fn pieces(&self, seat: Seat) -> (u8, u8, u8);
}

impl Look for Question {
    fn names(&self, cards: Cards) -> Vec<CardName> {
        cards.iter().map(|card| self.setting().faces.name(card)).collect()
    }

    fn is_offered(&self, seat: Seat, choice: &str) -> bool {
        self.offers_to(seat).iter().any(|offer| offer == choice)
    }

    fn pieces(&self, seat: Seat) -> (u8, u8, u8) {
        let realm = self.position().realm(seat);
        (realm.soldiers(), realm.krystallium(), realm.alchemy())
    }
}
