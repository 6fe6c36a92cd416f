//! The options of a table, and the combinations that cannot be played.

use super::records::Difficulty;
use crate::law;
use crate::terms::{Hero, Monster, Role, ScenarioName, Slot, small};
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{Kind, Message, OptionSpec, Options, Set, cite};

kernel::words! {
    /// When torches are resolved (V3.7, R31).
    pub enum TorchOrder { AnyOrder, First }

    /// What a plus on a spawn card does (V20.4, R28).
    pub enum Again { Discard, AfterTheRow }

    /// What a Hero deals its nemesis (V17.8, R29).
    pub enum Nemesis { Two, OneMore }

    /// What a Hero killed by Vengeance gives (V7.3, R30).
    pub enum Avenged { One, AsHeroes }
}

/// The options a table of Village Attacks is set with.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: Kind::Number { min: 1, max: 5 }, default: "3" },
    OptionSpec { name: "monsters", kind: Kind::Number { min: 1, max: 5 }, default: "3" },
    OptionSpec { name: "team", kind: Kind::Several(&Monster::WORDS), default: "" },
    OptionSpec {
        name: "scenario",
        kind: Kind::OneOf(&ScenarioName::WORDS),
        default: "names-they-fear",
    },
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
    OptionSpec { name: "heroes", kind: Kind::Several(&Hero::WORDS), default: "" },
    OptionSpec { name: "torches", kind: Kind::OneOf(&TorchOrder::WORDS), default: "any-order" },
    OptionSpec { name: "spawn-again", kind: Kind::OneOf(&Again::WORDS), default: "discard" },
    OptionSpec { name: "hero-nemesis", kind: Kind::OneOf(&Nemesis::WORDS), default: "two" },
    OptionSpec { name: "avenged-heroes", kind: Kind::OneOf(&Avenged::WORDS), default: "one" },
    OptionSpec { name: "rounds", kind: Kind::Number { min: 10, max: 200 }, default: "60" },
];

/// How games were played before these could be chosen.
pub(crate) const FORMER_OPTIONS: &[(&str, &str)] = &[
    ("heroes", ""),
    ("torches", "first"),
    ("spawn-again", "after-the-row"),
    ("hero-nemesis", "one-more"),
    ("avenged-heroes", "as-heroes"),
];

/// The usual team: the five of the core box, in this order.
const USUAL: [Monster; 5] = [
    Monster::SerOssianHallowmere,
    Monster::CountessIvetaKarsk,
    Monster::ArchivistMordath,
    Monster::WailingNessa,
    Monster::VelisseOfTheSilkStair,
];

/// How many monsters and how many players there are unless said otherwise.
const USUAL_COUNT: u8 = 3;

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
    /// The Heroes of the deck; the usual ones if none is named (V2.5).
    pub heroes: Set<Hero>,
    /// When torches are resolved.
    pub torches: TorchOrder,
    /// What a plus on a spawn card does.
    pub spawn_again: Again,
    /// What a Hero deals its nemesis.
    pub hero_nemesis: Nemesis,
    /// What a Hero killed by Vengeance gives.
    pub avenged_heroes: Avenged,
    /// After this many rounds the game is lost.
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
        let team = team(options, number("monsters"), role)?;
        let count = small(team.len());
        // R32: left as usual, the seats are no more than the monsters.
        let seats = match number("seats") {
            USUAL_COUNT => USUAL_COUNT.min(count),
            seats => seats,
        };
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
            team,
            scenario: options.get("scenario").parse().expect("an accepted scenario is one"),
            difficulty: options.get("difficulty").parse().expect("an accepted difficulty is one"),
            first: first.map(|first| Slot(first - 1)),
            day_and_night: options.is_on("day-and-night"),
            troll: options.is_on("troll"),
            yunfakh: options.is_on("yunfakh"),
            all_types_token: options.is_on("all-types-token"),
            heart_same_zone_only: options.is_on("heart-same-zone-only"),
            heroes: options.several("heroes").map(|it| it.parse().expect("a Hero")).collect(),
            torches: options.get("torches").parse().expect("an accepted order is one"),
            spawn_again: options.get("spawn-again").parse().expect("an accepted reading is one"),
            hero_nemesis: options.get("hero-nemesis").parse().expect("an accepted reading is one"),
            avenged_heroes: options.get("avenged-heroes").parse().expect("an accepted one is one"),
            rounds: number("rounds"),
        })
    }
}

/// V2.3 Monsters.
fn team(
    options: &Options,
    count: u8,
    role: impl Fn(Monster) -> Role,
) -> Result<Vec<Monster>, SetError> {
    cite(law::setup::MONSTERS);
    let mut team: Vec<Monster> = options
        .several("team")
        .map(|word| word.parse().expect("an accepted monster is a monster"))
        .collect();
    if team.is_empty() {
        team = USUAL[..usize::from(count)].to_vec();
    }
    // R32: left as usual, as many monsters play as are named.
    let fits = count == USUAL_COUNT || team.len() == usize::from(count);
    if !fits || team.len() > USUAL.len() {
        let message = Message::new("option-team-does-not-fit");
        return Err(refuse("team", message.with("monsters", count).with("team", team.len())));
    }
    let is_twice = |at: usize| team[..at].contains(&team[at]);
    if (0..team.len()).any(is_twice) {
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
