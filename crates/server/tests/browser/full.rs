//! Full tables, late in a game, with the first seat to move: where the page has least room.

use bots::{AnyBot, Bot, Level, Task};
use kernel::{AnyGame, AnyTable, Data, Options, Seat, Seed};

static BOTS: &[&dyn AnyBot] = &[
    &Bot::<monster_lands::MonsterLands>::new(),
    &Bot::<root::Root>::new(),
    &Bot::<village_attacks::VillageAttacks>::new(),
    &Bot::<wonderful_kingdom::WonderfulKingdom>::new(),
];

/// A full table: what its pictures are called, its game, how it is set, and after how many choices it is shown.
pub(crate) struct Full {
    pub(crate) name: &'static str,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: &'static [(&'static str, &'static str)],
    pub(crate) choices: usize,
}

/// One of each game.
pub(crate) static FULL: [Full; 4] = [
    Full {
        name: "monster-lands",
        game: monster_lands::GAME,
        options: &[("seats", "4")],
        choices: 220,
    },
    Full {
        name: "root",
        game: root::GAME,
        options: &[
            ("seats", "6"),
            ("factions", "marquise,hundreds,keepers,eyrie,corvids,vagabond"),
            ("hirelings", "random"),
            ("landmarks", "2"),
        ],
        choices: 300,
    },
    Full {
        name: "village-attacks",
        game: village_attacks::GAME,
        options: &[("seats", "5"), ("monsters", "5")],
        choices: 260,
    },
    Full { name: "wonderful-kingdom", game: wonderful_kingdom::GAME, options: &[], choices: 200 },
];

impl Full {
    /// The journal of such a table: weak players have played until the first seat has at least three answers.
    pub(crate) fn journal(&self) -> String {
        // A game that ended earlier is no full table: then another is played.
        (7..).find_map(|seed| self.played(seed)).expect("some game goes on for long enough")
    }

    fn played(&self, seed: u64) -> Option<String> {
        let options = Options::accept(self.game.options(), self.options.iter().copied()).unwrap();
        let data = Data::embedded(self.game.data());
        let mut table = self.game.table(&options, &data, Seed::from_number(seed)).unwrap();
        let bot = BOTS.iter().find(|bot| bot.game() == table.game()).unwrap();
        let mut mind = bot.mind();
        for played in 0_usize.. {
            let &seat = table.asked().first()?;
            if played >= self.choices && has_much_to_answer(&*table) {
                break;
            }
            let known = table.knowledge(seat).unwrap();
            let task = Task::new(seat, Level::Novice, played as u64);
            let choice = mind.think(&*known, task).unwrap().choice;
            table.play(seat, &choice).unwrap();
        }
        Some(table.journal().to_string())
    }
}

fn has_much_to_answer(table: &dyn AnyTable) -> bool {
    table.asked().first() == Some(&Seat(0)) && table.ask(Seat(0)).unwrap().offers.len() > 2
}
