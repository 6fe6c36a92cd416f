//! The options of a table, and the combinations that cannot be played (K2.1, K8.1, L5.2).

use crate::law;
use crate::terms::{Board, Colour, Duchy, MenaceSet, Module, Quest, Side};
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{Kind, Message, OptionSpec, Options, cite};

const SETS: &[&str] = &[
    "usual",
    "giant-rats",
    "frost-giants",
    "marsh-trolls",
    "thieves",
    "sisters",
    "syphons",
    "dragons",
    "illusionists",
];

/// The options a table is set with.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: Kind::Number { min: 1, max: 2 }, default: "2" },
    OptionSpec {
        name: "module",
        kind: Kind::OneOf(&["none", "menace", "advisors", "quests", "conquest"]),
        default: "quests",
    },
    OptionSpec { name: "legends", kind: Kind::Toggle, default: "on" },
    OptionSpec { name: "side", kind: Kind::OneOf(&["a", "b", "c", "d"]), default: "a" },
    OptionSpec {
        name: "duchy",
        kind: Kind::OneOf(&["valados", "teressie", "senada"]),
        default: "teressie",
    },
    OptionSpec { name: "blue-menace", kind: Kind::OneOf(SETS), default: "usual" },
    OptionSpec { name: "red-menace", kind: Kind::OneOf(SETS), default: "usual" },
    OptionSpec {
        name: "quest",
        kind: Kind::OneOf(&[
            "lost-heir",
            "sunken-crown",
            "plague-doctor",
            "ancestral-treasure",
            "captive-dragon",
        ]),
        default: "lost-heir",
    },
    OptionSpec {
        name: "board",
        kind: Kind::OneOf(&["usual", "a1", "a2", "b1", "b2", "c1", "c2"]),
        default: "usual",
    },
];

/// What the options fix.
#[derive(Debug, Clone)]
pub struct Choices {
    /// How many players there are.
    pub seats: usize,
    /// The module.
    pub module: Module,
    /// Whether the Legends are in.
    pub legends: bool,
    /// The side of the Duchy cards.
    pub side: Side,
    /// The Duchies, by seat.
    pub duchies: [Duchy; 2],
    /// The Menace sets, by seat.
    pub sets: [MenaceSet; 2],
    /// The Quest.
    pub quest: Quest,
    /// The Conquest board.
    pub board: Board,
}

impl Choices {
    /// Reads accepted options; refuses what cannot be played together.
    pub(super) fn read(options: &Options) -> Result<Self, SetError> {
        let module = one_module(options);
        let seats = options.number("seats") as usize;
        let chosen = Self {
            seats,
            module,
            legends: options.is_on("legends"),
            side: if module == Module::Conquest { Side::E } else { read(options, "side") },
            duchies: duchies(seats, read(options, "duchy"))?,
            sets: sets(options),
            quest: read(options, "quest"),
            board: board(options, seats, module)?,
        };
        chosen.menace_sets()?;
        if chosen.is_solo() && module == Module::Conquest && chosen.duchies[0] == Duchy::Valados {
            return Err(refuse("duchy", Message::new("option-solo-conquest-is-red")));
        }
        Ok(chosen)
    }

    /// Whether one plays alone.
    pub const fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// K8.1 Menace sets. Each player has another; some are not for one alone.
    fn menace_sets(&self) -> Result<(), SetError> {
        cite(law::menaces::MENACE_SETS);
        if self.module != Module::Menace {
            return Ok(());
        }
        if !self.is_solo() && self.sets[0] == self.sets[1] {
            return Err(refuse("red-menace", Message::new("option-same-menace")));
        }
        let for_solo = self.sets[0].is_for_solo();
        if self.is_solo() && !for_solo {
            return Err(refuse("blue-menace", Message::new("option-menace-not-for-solo")));
        }
        Ok(())
    }

    /// K1.2 Colours.
    pub fn colour(&self, seat: kernel::Seat) -> Colour {
        cite(law::components::COLOURS);
        let first = if self.is_red_alone() { Colour::Red } else { Colour::Blue };
        if seat.index() == 0 { first } else { first.other() }
    }

    /// L6.1 Red alone.
    fn is_red_alone(&self) -> bool {
        let red = self.is_solo() && self.module == Module::Conquest;
        if red {
            cite(law::solo_conquest::RED_ALONE);
        }
        red
    }
}

/// K2.1 One module.
fn one_module(options: &Options) -> Module {
    cite(law::setup::ONE_MODULE);
    read(options, "module")
}

#[track_caller]
fn read<T: std::str::FromStr>(options: &Options, name: &str) -> T {
    let read = options.get(name).parse().ok();
    read.expect("an accepted value is a word of the game")
}

/// The Menace sets of blue and red. Usually they are the Giant Rats and the Frost Giants; who leaves it at that gets out of the
/// way of what the other has chosen.
fn sets(options: &Options) -> [MenaceSet; 2] {
    const USUAL: [MenaceSet; 2] = [MenaceSet::GiantRats, MenaceSet::FrostGiants];
    let chosen = ["blue-menace", "red-menace"]
        .map(|name| (options.get(name) != "usual").then(|| read(options, name)));
    let beside = |other: Option<MenaceSet>, usual: usize| {
        if other == Some(USUAL[usual]) { USUAL[1 - usual] } else { USUAL[usual] }
    };
    [chosen[0].unwrap_or(beside(chosen[1], 0)), chosen[1].unwrap_or(beside(chosen[0], 1))]
}

/// Blue is Valados; alone, any Duchy will do.
fn duchies(seats: usize, chosen: Duchy) -> Result<[Duchy; 2], SetError> {
    match (seats, chosen) {
        (1, _) => Ok([chosen, Duchy::Valados]),
        (_, Duchy::Valados) => Err(refuse("duchy", Message::new("option-valados-is-blue"))),
        (_, Duchy::Teressie | Duchy::Senada) => Ok([Duchy::Valados, chosen]),
    }
}

/// L5.2 Boards. A1 to B2 are for two, C1 and C2 for one.
fn board(options: &Options, seats: usize, module: Module) -> Result<Board, SetError> {
    cite(law::conquest::BOARDS);
    let usual = if seats == 1 { Board::C1 } else { Board::A1 };
    if options.get("board") == "usual" {
        return Ok(usual);
    }
    let board: Board = read(options, "board");
    let players = if matches!(board, Board::C1 | Board::C2) { 1 } else { 2 };
    if module == Module::Conquest && players != seats {
        let message = Message::new("option-board-does-not-fit").with("seats", seats);
        return Err(refuse("board", message));
    }
    Ok(board)
}
