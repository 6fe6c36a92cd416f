//! Root, judged.

use super::*;
use crate::{Level, Task};
use kernel::{Data, Fast, Game, Options, Seat, Seed, Source, Table};

fn table(factions: &str, seats: &str, seed: u64) -> Table<Root> {
    let given = [("seats", seats), ("factions", factions)];
    let options = Options::accept(Root::options(), given).unwrap();
    Table::new(&options, &Data::embedded(Root::data()), Seed::from_number(seed)).unwrap()
}

/// Random play, until the game is over or it is as asked.
fn play_until(table: &mut Table<Root>, seed: u64, is_so: impl Fn(&Table<Root>) -> bool) -> bool {
    let mut chance = Fast::new(seed);
    while !is_so(table) {
        let Some(ask) = table.asks().first().copied() else { return false };
        let offers = table.offers(&ask);
        let pick = chance.below(u32::try_from(offers.len()).unwrap()) as usize;
        let choice = offers[pick].choice;
        table.play(ask.seat, choice).unwrap();
    }
    true
}

/// Whether the first seat asked wins at once with an offer.
fn wins(table: &Table<Root>, offer: usize) -> bool {
    let (ask, mut after) = (table.asks()[0], table.clone());
    after.play(ask.seat, table.offers(&ask)[offer].choice).unwrap();
    after.outcome().is_some_and(|outcome| outcome.winners().has(ask.seat))
}

fn has_a_win(table: &Table<Root>) -> bool {
    let offers = table.asks().first().map_or(0, |ask| table.offers(ask).len());
    offers > 1
        && (0..offers).any(|offer| wins(table, offer))
        && !(0..offers).all(|o| wins(table, o))
}

#[test]
fn no_level_passes_up_an_obvious_win() {
    let mut seen = 0;
    for seed in 0..16 {
        let mut table = table("eyrie,marquise", "2", seed);
        if !play_until(&mut table, seed, has_a_win) {
            continue;
        }
        let seat = table.asks()[0].seat;
        for level in Level::ALL {
            let task = Task::new(seat, level, seed);
            let mind = &mut crate::judgement::ROOT.mind();
            let choice = mind.think(&table, task).unwrap().choice;
            let mut after = table.clone();
            after.play(seat, choice.parse().unwrap()).unwrap();
            // At once, or with the answers the win still takes.
            let won = (0..3).any(|_| {
                if let Some(ask) = after.ask_of(seat).copied() {
                    let next = mind.think(&after, task).unwrap().choice;
                    after.play(ask.seat, next.parse().unwrap()).unwrap();
                }
                after.is_over()
            });
            assert!(won && after.outcome().unwrap().winners().has(seat), "{level}, seed {seed}");
        }
        seen += 1;
    }
    assert!(seen > 3, "only {seen} games came to an obvious win");
}

#[test]
fn worth_adds_up_and_follows_the_score() {
    let scores = |table: &Table<Root>| {
        [0, 1, 2, 3].map(|seat| table.state().position.player(Seat(seat)).score())
    };
    let is_ahead = |table: &Table<Root>| {
        let scores = scores(table);
        scores.iter().any(|&score| score >= 22) && scores.iter().filter(|&&s| s > 14).count() == 1
    };
    let reached = |seed| {
        let mut table = table("marquise,eyrie,alliance,vagabond", "4", seed);
        play_until(&mut table, seed, is_ahead).then_some(table)
    };
    let table = (0..40).find_map(reached).expect("somebody is far ahead in some game");
    let worth = Root::worth(table.setting(), &table.state().position);
    assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{worth:?}");
    let best = crate::judge::leader(&worth, 4);
    let scores = scores(&table);
    assert_eq!(scores[best.index()], *scores.iter().max().unwrap(), "{scores:?} {worth:?}");
}
