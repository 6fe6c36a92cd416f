//! Measures what foresight costs: `cargo run --release -p server --example foresee`.
//!
//! Plays games at random and tries every offer of every question, as a page asks for it; tells the mean, what 99 of 100
//! questions cost at most, and the worst.

use kernel::{AnyGame, Data, Fast, Options, Seed, Source};
use std::io::Write;
use std::time::{Duration, Instant};

const GAMES: [&dyn AnyGame; 4] =
    [monster_lands::GAME, root::GAME, village_attacks::GAME, wonderful_kingdom::GAME];
const SEEDS: u64 = 5;

fn main() {
    for game in GAMES {
        let mut costs: Vec<Duration> = (1..=SEEDS).flat_map(|seed| played(game, seed)).collect();
        costs.sort_unstable();
        let mean = costs.iter().sum::<Duration>() / u32::try_from(costs.len()).unwrap_or(u32::MAX);
        let (most, worst) = (costs[costs.len() * 99 / 100], costs[costs.len() - 1]);
        let name = game.name();
        let _nobody_reads =
            writeln!(std::io::stdout(), "{name}: mean {mean:?}, 99 % {most:?}, worst {worst:?}");
    }
}

/// What each question of a game costs.
fn played(game: &dyn AnyGame, seed: u64) -> Vec<Duration> {
    let options = Options::accept(game.options(), []).expect("the usual options");
    let data = Data::embedded(game.data());
    let table = game.table(&options, &data, Seed::from_number(seed));
    let (mut table, mut fast) = (table.expect("a table"), Fast::new(seed));
    let mut costs = Vec::new();
    while let Some(&seat) = table.asked().first() {
        // The least of several counts: others work on this machine too.
        let tries = (0..5).map(|_| {
            let begun = Instant::now();
            std::hint::black_box(table.foresee(seat));
            begun.elapsed()
        });
        costs.push(tries.min().unwrap_or_default());
        let ask = table.ask(seat).expect("it is asked");
        let pick = fast.below(u32::try_from(ask.offers.len()).expect("few")) as usize;
        table.play(seat, &ask.offers[pick].choice).expect("it was offered");
    }
    costs
}
