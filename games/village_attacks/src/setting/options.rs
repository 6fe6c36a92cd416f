//! The options of a table, and the combinations that cannot be played.

use super::records::Difficulty;
use crate::law;
use crate::terms::{Monster, Role, ScenarioName, Slot};
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{Kind, Message, OptionSpec, Options, cite};

const SCENARIOS: &[&str] = &[
    "pitchforks-at-the-gate",
    "the-hunters-come",
    "bad-news-from-the-village",
    "engines-of-the-house",
    "names-they-fear",
    "breaches",
    "a-meal-for-the-house",
    "the-calling",
    "hold-till-the-third-dawn",
    "heirlooms",
    "troll-at-the-table",
    "the-lantern-road",
];
const TEAM: &[&str] = &[
    "ser-ossian-hallowmere",
    "mother-barrow",
    "clinker",
    "countess-iveta-karsk",
    "zhar-khaled",
    "lady-ophis",
    "archivist-mordath",
    "wailing-nessa",
    "velisse-of-the-silk-stair",
    "rook-halfmoon",
];

/// The options a table of Village Attacks is set with.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: Kind::Number { min: 1, max: 5 }, default: "3" },
    OptionSpec { name: "monsters", kind: Kind::Number { min: 1, max: 5 }, default: "3" },
    OptionSpec { name: "team", kind: Kind::Several(TEAM), default: "" },
    OptionSpec { name: "scenario", kind: Kind::OneOf(SCENARIOS), default: "names-they-fear" },
    OptionSpec {
        name: "difficulty",
        kind: Kind::OneOf(&["easy", "normal", "hard", "nightmare"]),
        default: "normal",
    },
    OptionSpec {
        name: "first",
        kind: Kind::OneOf(&["random", "1", "2", "3", "4", "5"]),
        default: "random",
    },
    OptionSpec { name: "day-and-night", kind: Kind::Toggle, default: "off" },
    OptionSpec { name: "troll", kind: Kind::Toggle, default: "off" },
    OptionSpec { name: "yunfakh", kind: Kind::Toggle, default: "off" },
    OptionSpec { name: "all-types-token", kind: Kind::Toggle, default: "off" },
    OptionSpec { name: "heart-same-zone-only", kind: Kind::Toggle, default: "off" },
    OptionSpec { name: "rounds", kind: Kind::Number { min: 10, max: 200 }, default: "60" },
];

/// The usual team: the five of the core box, in this order.
const USUAL: [Monster; 5] = [
    Monster::SerOssianHallowmere,
    Monster::CountessIvetaKarsk,
    Monster::ArchivistMordath,
    Monster::WailingNessa,
    Monster::VelisseOfTheSilkStair,
];

/// What the options fix.
#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is a toggle of the table")]
pub struct Chosen {
    /// How many players.
    pub seats: u8,
    /// The monsters, in order round the table.
    pub team: Vec<Monster>,
    /// The scenario.
    pub scenario: ScenarioName,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// Who begins; drawn or chosen if nobody is named.
    pub first: Option<Slot>,
    /// Day and Night also where the scenario does not use them.
    pub day_and_night: bool,
    /// The Troll also where the scenario does not use it.
    pub troll: bool,
    /// Yunfakh Hunters also where the scenario does not use them.
    pub yunfakh: bool,
    /// The bag also holds a token of all Types.
    pub all_types_token: bool,
    /// The Heart is a target only from its own zone (V17.6).
    pub heart_same_zone_only: bool,
    /// After so many rounds the game is lost.
    pub rounds: u8,
}

impl Chosen {
    /// V1.1 Players and Monsters.
    pub(super) fn read(
        options: &Options,
        role: impl Fn(Monster) -> Role,
    ) -> Result<Self, SetError> {
        cite(law::frame::PLAYERS_AND_MONSTERS);
        let number =
            |name| u8::try_from(options.number(name)).expect("an accepted number is small");
        let (seats, count) = (number("seats"), number("monsters"));
        if seats > count {
            let message = Message::new("option-more-seats-than-monsters");
            return Err(refuse("seats", message.with("seats", seats).with("monsters", count)));
        }
        let first = match options.get("first") {
            "random" => None,
            number => Some(number.parse::<u8>().expect("an accepted monster is a number")),
        };
        if first.is_some_and(|first| first > count) {
            let message = Message::new("option-first-beyond-monsters").with("monsters", count);
            return Err(refuse("first", message));
        }
        Ok(Self {
            seats,
            team: team(options, usize::from(count), role)?,
            scenario: options.get("scenario").parse().expect("an accepted scenario is one"),
            difficulty: options.get("difficulty").parse().expect("an accepted difficulty is one"),
            first: first.map(|first| Slot(first - 1)),
            day_and_night: options.is_on("day-and-night"),
            troll: options.is_on("troll"),
            yunfakh: options.is_on("yunfakh"),
            all_types_token: options.is_on("all-types-token"),
            heart_same_zone_only: options.is_on("heart-same-zone-only"),
            rounds: number("rounds"),
        })
    }
}

/// V2.3 Monsters.
fn team(
    options: &Options,
    count: usize,
    role: impl Fn(Monster) -> Role,
) -> Result<Vec<Monster>, SetError> {
    cite(law::setup::MONSTERS);
    let mut team: Vec<Monster> = options
        .several("team")
        .map(|word| word.parse().expect("an accepted monster is a monster"))
        .collect();
    if team.is_empty() {
        team = USUAL[..count].to_vec();
    }
    if team.len() != count {
        let message = Message::new("option-team-does-not-fit");
        return Err(refuse("team", message.with("monsters", count).with("team", team.len())));
    }
    let is_twice = |at: usize| team[..at].contains(&team[at]);
    if (0..count).any(is_twice) {
        return Err(refuse("team", Message::new("option-monster-twice")));
    }
    for (one, key) in
        [(Role::Guardian, "option-one-guardian"), (Role::Decimator, "option-one-decimator")]
    {
        if team.iter().filter(|&&monster| role(monster) == one).count() > 1 {
            return Err(refuse("team", Message::new(key)));
        }
    }
    Ok(team)
}
