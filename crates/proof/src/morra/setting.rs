//! What is shared by a whole game: options, and numbers from the data.

use kernel::data::SourceNote;
use kernel::game::SetError;
use kernel::{Data, DataFile, Kind, OptionSpec, Options, Provenance};
use serde::Deserialize;

pub(super) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: Kind::Number { min: 2, max: 4 }, default: "2" },
    OptionSpec { name: "rounds", kind: Kind::Number { min: 1, max: 9 }, default: "3" },
];

pub(super) const DATA: &[DataFile] = kernel::files![in "data": "hand.toml"];

/// What is shared by a whole game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// How many play.
    pub seats: usize,
    /// How often everyone calls.
    pub rounds: u8,
    /// The most fingers a hand shows.
    pub fingers: u8,
    /// What a right call is worth.
    pub points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "source and provenance are for readers of the file")]
struct HandFile {
    source: SourceNote,
    hand: Hand,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "source and provenance are for readers of the file")]
struct Hand {
    fingers: u8,
    points: u8,
    provenance: Provenance,
}

impl Setting {
    pub(super) fn read(options: &Options, data: &Data) -> Result<Self, SetError> {
        let HandFile { hand, .. } = data.read("hand.toml")?;
        if hand.fingers == 0 || hand.fingers > 10 {
            let reason = "a hand shows 1 to 10 fingers";
            return Err(data.error("hand.toml", "fingers", "fingers", reason).into());
        }
        let small = |name| u8::try_from(options.number(name)).expect("the option's range is small");
        Ok(Self {
            seats: small("seats").into(),
            rounds: small("rounds"),
            fingers: hand.fingers,
            points: hand.points,
        })
    }

    /// 2.1 Call: the totals that can be shown, least and most.
    pub fn totals(&self) -> std::ops::RangeInclusive<u8> {
        let seats = u8::try_from(self.seats).expect("seats are few");
        seats..=seats * self.fingers
    }
    /// More decisions than a game takes: everyone calls in every round, and everyone shows for each call.
    pub(super) fn bound(&self) -> u32 {
        let seats = u32::try_from(self.seats).expect("seats are few");
        u32::from(self.rounds) * seats * (1 + seats)
    }
}
