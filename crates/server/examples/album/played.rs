//! Games played up to a moment, by bots that look ahead a little.

use super::GAMES;
use bots::{AnyBot, Bot, Level, Task};
use kernel::chance::{Fast, Source};
use kernel::{AnyTable, Data, Options, Seat, Seed};

static BOTS: &[&dyn AnyBot] = &[
    &Bot::<monster_lands::MonsterLands>::new(),
    &Bot::<root::Root>::new(),
    &Bot::<village_attacks::VillageAttacks>::new(),
    &Bot::<wonderful_kingdom::WonderfulKingdom>::new(),
];

/// A table of a game with some options.
pub(crate) fn set(game: &str, options: &[(&str, &str)]) -> Box<dyn AnyTable> {
    let game = GAMES.iter().map(|title| title.game).find(|one| one.name() == game).unwrap();
    let options = Options::accept(game.options(), options.iter().copied()).unwrap();
    game.table(&options, &Data::embedded(game.data()), Seed::from_number(7)).unwrap()
}

/// Plays at least a given number of choices, and on until the first seat is asked and it is so; without end, at random.
pub(crate) fn until(
    mut table: Box<dyn AnyTable>,
    choices: usize,
    so: impl Fn(&dyn AnyTable) -> bool,
) -> String {
    let mut mind = BOTS.iter().find(|bot| bot.game() == table.game()).map(|bot| bot.mind());
    for played in 0_usize.. {
        let Some(&seat) = table.asked().first() else { break };
        if played >= choices && seat == Seat(0) && so(&*table) {
            break;
        }
        let seed = played as u64;
        let thought =
            mind.as_mut().filter(|_| choices != usize::MAX).zip(table.knowledge(seat)).and_then(
                |(mind, known)| mind.think(&*known, Task::new(seat, Level::Novice, seed)),
            );
        let choice = thought.map_or_else(|| any(&*table, seat, seed), |thought| thought.choice);
        table.play(seat, &choice).unwrap();
    }
    table.journal().to_string()
}

fn any(table: &dyn AnyTable, seat: Seat, seed: u64) -> String {
    let mut offers = table.ask(seat).unwrap().offers;
    let index = Fast::new(seed).below(u32::try_from(offers.len()).unwrap());
    offers.swap_remove(index as usize).choice
}
