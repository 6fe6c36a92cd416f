//! The options of a table, and the combinations that cannot be played (5.1.1, A.1, A.2).

use super::deck::DeckName;
use super::hirelings;
use super::landmarks;
use super::map::MapName;
use crate::terms::{Character, Faction};
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{Kind, Message, OptionSpec, Options, Seat};

/// Whether a Vagabond's character is chosen at the table, or else which it is.
const CHARACTERS: [&str; 1 + Character::ALL.len()] = {
    let mut words = ["chosen"; 1 + Character::ALL.len()];
    let mut index = 0;
    while index < Character::ALL.len() {
        words[index + 1] = Character::ALL[index].word();
        index += 1;
    }
    words
};
/// The factions, in their order of set-up.
const FACTIONS: [&str; Faction::PLAYED] = {
    let mut words = [""; Faction::PLAYED];
    let mut index = 0;
    while index < Faction::PLAYED {
        words[index] = Faction::at(index).word();
        index += 1;
    }
    words
};
/// This many factions can start in corners (5).
const CORNERS: usize = 4;

/// The options a table of Root is set with.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: Kind::Number { min: 2, max: 6 }, default: "4" },
    OptionSpec { name: "factions", kind: Kind::Several(&FACTIONS), default: "" },
    OptionSpec {
        name: "first",
        kind: Kind::OneOf(&["random", "1", "2", "3", "4", "5", "6"]),
        default: "random",
    },
    OptionSpec { name: "seating", kind: Kind::OneOf(&["given", "random"]), default: "given" },
    OptionSpec {
        name: "map",
        kind: Kind::OneOf(&["autumn", "winter", "lake", "mountain"]),
        default: "autumn",
    },
    OptionSpec {
        name: "suits",
        kind: Kind::OneOf(&["as-printed", "fixed", "random"]),
        default: "as-printed",
    },
    OptionSpec { name: "deck", kind: Kind::OneOf(&["standard", "exiles"]), default: "standard" },
    OptionSpec { name: "character", kind: Kind::OneOf(&CHARACTERS), default: "chosen" },
    OptionSpec { name: "second-character", kind: Kind::OneOf(&CHARACTERS), default: "chosen" },
    OptionSpec { name: "setup", kind: Kind::OneOf(&["standard", "advanced"]), default: "standard" },
    OptionSpec { name: "landmarks", kind: Kind::Several(&landmarks::WORDS), default: "none" },
    OptionSpec { name: "hirelings", kind: Kind::Several(&hirelings::WORDS), default: "none" },
    OptionSpec { name: "turns", kind: Kind::Number { min: 40, max: 5000 }, default: "400" },
];

/// What the options fix and what they leave open.
#[derive(Debug, Clone)]
pub struct Choices {
    /// The map.
    pub map: MapName,
    /// The deck.
    pub deck: DeckName,
    /// Where the suits of the clearings come from.
    pub suits: Suits,
    /// Who begins; drawn if nobody is named.
    pub first: Option<Seat>,
    /// Whether the order round the table is drawn.
    pub seating_random: bool,
    /// The characters of the two Vagabonds, where they are fixed.
    pub characters: [Option<Character>; 2],
    /// Whether the table is set up by Appendix A, not by 5.1.
    pub advanced: bool,
    /// The landmarks.
    pub landmarks: landmarks::Wanted,
    /// The hirelings.
    pub hirelings: hirelings::Wanted,
    /// After this many turns a game is declared a draw; far above real play.
    pub turns: u16,
}

/// Where the suits of the clearings come from (A.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Suits {
    /// Those of the map's data.
    Fixed,
    /// The suit markers are dealt at random.
    Random,
}

impl Choices {
    pub(super) fn read(options: &Options, factions: &[Faction]) -> Result<Self, SetError> {
        let map: MapName = options.get("map").parse().expect("an accepted map is a map");
        let seats = options.number("seats");
        let first = match options.get("first") {
            "random" => None,
            number => Some(number.parse::<u8>().expect("an accepted seat is a number")),
        };
        if let Some(first) = first.filter(|&first| u32::from(first) > seats) {
            let message =
                Message::new("option-first-beyond-seats").with("first", first).with("seats", seats);
            return Err(refuse("first", message));
        }
        let suits = match (options.get("suits"), map) {
            ("fixed", _) | ("as-printed", MapName::Autumn) => Suits::Fixed,
            _ => Suits::Random,
        };
        Ok(Self {
            map,
            deck: options.get("deck").parse().expect("an accepted deck is a deck"),
            suits,
            first: first.map(|first| Seat(first - 1)),
            seating_random: options.get("seating") == "random",
            characters: characters(options, factions)?,
            advanced: is_advanced(options),
            landmarks: landmarks::Wanted::read(options, map)?,
            hirelings: hirelings::Wanted::read(options, factions)?,
            turns: u16::try_from(options.number("turns"))
                .expect("an accepted number of turns is small"),
        })
    }
}

/// 5.1.1 Step 1: Assign Factions and First Player. Which faction sits where.
pub(super) fn factions(options: &Options) -> Result<Vec<Faction>, SetError> {
    kernel::cite(crate::law::setup::ASSIGN_FACTIONS);
    let seats = options.number("seats") as usize;
    let mut factions: Vec<Faction> = options
        .several("factions")
        .map(|word| word.parse().expect("an accepted faction is a faction"))
        .collect();
    if factions.is_empty() && is_advanced(options) {
        // A.8.2: they are picked at the table.
        return Ok(factions);
    }
    if factions.is_empty() {
        factions = usual(seats);
    }
    if factions.len() != seats {
        let message = Message::new("option-factions-do-not-fit-seats")
            .with("factions", factions.len())
            .with("seats", seats);
        return Err(refuse("factions", message));
    }
    let twice =
        factions.iter().enumerate().find(|(index, faction)| factions[..*index].contains(faction));
    if let Some((_, faction)) = twice {
        let message = Message::new("option-faction-twice")
            .with("faction", Message::new(format!("faction-{faction}")));
        return Err(refuse("factions", message));
    }
    let corners = factions.iter().filter(|faction| faction.starts_in_corner()).count();
    if corners > CORNERS && !is_advanced(options) {
        return Err(refuse("factions", Message::new("option-too-many-corners")));
    }
    if factions.contains(&Faction::SecondVagabond) && !factions.contains(&Faction::Vagabond) {
        return Err(refuse("factions", Message::new("option-second-vagabond-alone")));
    }
    Ok(factions)
}

/// Whether a table is set up by Appendix A.
fn is_advanced(options: &Options) -> bool {
    options.get("setup") == "advanced"
}

/// The factions of a table whose players did not say: enough Reach for every number (5.2).
fn usual(seats: usize) -> Vec<Faction> {
    let mut factions = vec![Faction::Marquise, Faction::Eyrie];
    let others =
        [Faction::Alliance, Faction::Vagabond, Faction::SecondVagabond, Faction::LizardCult];
    factions.extend(others.into_iter().take(seats - 2));
    factions
}

/// 9.3.1: a character is for a Vagabond who plays, and each is there once.
fn characters(options: &Options, factions: &[Faction]) -> Result<[Option<Character>; 2], SetError> {
    let read = |name| match options.get(name) {
        "chosen" => None,
        word => Some(word.parse::<Character>().expect("an accepted character is a character")),
    };
    let characters = [read("character"), read("second-character")];
    // A.8.1.III: where factions are picked, a Vagabond may come.
    let lacks = |faction, index: usize| {
        characters[index].is_some() && !factions.is_empty() && !factions.contains(&faction)
    };
    if lacks(Faction::Vagabond, 0) {
        return Err(refuse("character", Message::new("option-character-of-nobody")));
    }
    if lacks(Faction::SecondVagabond, 1) {
        return Err(refuse("second-character", Message::new("option-second-character-of-nobody")));
    }
    if characters[0].is_some() && characters[0] == characters[1] {
        return Err(refuse("second-character", Message::new("option-character-twice")));
    }
    Ok(characters)
}
