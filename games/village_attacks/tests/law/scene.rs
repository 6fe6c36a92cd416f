//! How a question is set: a table in words, an open paragraph, and luck where the question does not turn on it.
//!
//! Unless said otherwise three players play Ser Ossian (m1), the Countess (m2) and the Archivist (m3) in The Keep: the
//! Heart is z0, the halls z1 to z4, the stairs z5 to z8, the gates z9 to z12.

use proof::Scenario;
use proof::scenario::setting;
use village_attacks::layout::lay_out;
use village_attacks::position::Board;
use village_attacks::terms::{Slot, Zone};
use village_attacks::{
    Frame, VillageAttacks, events, rounds, spawning, triggering, troll, turn, villagers,
};

/// A rules question.
pub(crate) type Question = Scenario<VillageAttacks>;

/// A position in words with one open paragraph, and nothing after it.
#[track_caller]
pub(crate) fn scene(options: &[(&str, &str)], words: &str, frame: Frame) -> Question {
    let setting = setting::<VillageAttacks>(options.iter().copied());
    let position = lay_out(&setting, words).unwrap_or_else(|error| panic!("{error}"));
    Scenario::at(setting, position, frame).luck(1)
}

/// Another paragraph opens in the position a question has come to.
#[track_caller]
pub(crate) fn then(game: &Question, options: &[(&str, &str)], frame: Frame) -> Question {
    let setting = setting::<VillageAttacks>(options.iter().copied());
    Scenario::at(setting, *game.position(), frame).luck(1)
}

/// Ser Ossian uses his results.
#[track_caller]
pub(crate) fn acts(words: &str) -> Question {
    acts_as(0, words)
}

/// The monster at a place uses its results.
#[track_caller]
pub(crate) fn acts_as(slot: u8, words: &str) -> Question {
    scene(&[], words, Frame::Turn(turn::Frame::UseResults(Slot(slot))))
}

/// A monster of this team uses its results.
#[track_caller]
pub(crate) fn team_acts(team: &str, slot: u8, words: &str) -> Question {
    scene(&[("team", team)], words, Frame::Turn(turn::Frame::UseResults(Slot(slot))))
}

/// Ser Ossian's turn starts.
#[track_caller]
pub(crate) fn starts(words: &str) -> Question {
    scene(&[], words, Frame::Turn(turn::Frame::Start(Slot(0))))
}

/// The villagers attack and move.
#[track_caller]
pub(crate) fn villagers(words: &str) -> Question {
    scene(&[], words, Frame::Villagers(villagers::Frame::Begin))
}

/// An event is drawn.
#[track_caller]
pub(crate) fn event(words: &str) -> Question {
    scene(&[], words, Frame::Events(events::Frame::Events(1)))
}

/// The traps trigger.
#[track_caller]
pub(crate) fn traps(words: &str) -> Question {
    scene(&[], words, Frame::Triggering(triggering::Frame::Traps))
}

/// The Troll acts.
#[track_caller]
pub(crate) fn troll(words: &str) -> Question {
    let options = [("scenario", "troll-at-the-table")];
    scene(&options, words, Frame::Troll(troll::Frame::Activate))
}

/// A spawn card is drawn for a zone.
#[track_caller]
pub(crate) fn spawn(options: &[(&str, &str)], zone: u8, words: &str) -> Question {
    scene(options, words, Frame::Spawning(spawning::Frame::Card(Zone(zone), 0)))
}

/// The Reset phase.
#[track_caller]
pub(crate) fn reset(options: &[(&str, &str)], words: &str) -> Question {
    scene(options, words, Frame::Round(rounds::Frame::Reset))
}

/// What tests ask of a scene again and again.
pub(crate) trait Look {
    /// How many villagers are in a zone.
    fn villagers(&self, zone: u8) -> u8;
    /// How many of them lie stunned.
    fn stunned(&self, zone: u8) -> usize;
    /// Where a monster stands.
    fn zone(&self, slot: u8) -> Option<u8>;
    /// The damage on a monster.
    fn damage(&self, slot: u8) -> u8;
    /// The board of a monster.
    fn board(&self, slot: u8) -> &Board;
    /// The health of the Heart.
    fn heart(&self) -> u8;
    /// Village Morale.
    fn morale(&self) -> u8;
    /// Whether a choice is offered.
    fn has(&self, choice: &str) -> bool;
}

impl Look for Question {
    fn villagers(&self, zone: u8) -> u8 {
        self.position().village.count(Zone(zone))
    }

    fn stunned(&self, zone: u8) -> usize {
        let village = &self.position().village;
        village.at(Zone(zone)).and(village.stunned()).len()
    }

    fn zone(&self, slot: u8) -> Option<u8> {
        self.position().pack.zone_of(Slot(slot).creature()).map(|zone| zone.0)
    }

    fn damage(&self, slot: u8) -> u8 {
        self.position().pack.damage(Slot(slot).creature())
    }

    fn board(&self, slot: u8) -> &Board {
        self.position().board(Slot(slot))
    }

    fn heart(&self) -> u8 {
        self.position().castle.heart()
    }

    fn morale(&self) -> u8 {
        self.position().castle.morale()
    }

    fn has(&self, choice: &str) -> bool {
        self.offers().contains(&choice.to_owned())
    }
}
