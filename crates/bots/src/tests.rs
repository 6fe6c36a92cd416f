//! The search, tried on the tiny games.

use crate::arena::{self, Call, Record, Rota};
use crate::judge::{Judge, Worth, portion};
use crate::{AnyBot, AnyMind, Bot, Budget, Deals, Level, Mind, Playouts, Task};
use kernel::seat::MAX_SEATS;
use kernel::{Data, Face, Fast, Game, Options, Seat, Seed, Source, Spoken, Table, Viewer};
use proof::morra::Morra;
use proof::skirmish::{Position, Setting, Skirmish};

impl Judge<Self> for Skirmish {
    fn worth(setting: &Setting, position: &Position) -> Worth {
        let strength = |seat: Seat| {
            4 * i32::from(position.banners(seat))
                + 2 * i32::from(position.soldiers(seat))
                + i32::from(position.coins(seat))
        };
        let seats = || setting.everyone().iter();
        let sum: i32 = seats().map(strength).sum();
        let mut worth = [0.0; MAX_SEATS];
        seats().for_each(|seat| worth[seat.index()] = portion(strength(seat), sum));
        worth
    }
}

impl Judge<Self> for Morra {
    fn worth(_: &<Self as Game>::Setting, _: &<Self as Game>::Position) -> Worth {
        [0.5; MAX_SEATS]
    }
}

fn table<G: Spoken>(seed: u64) -> Table<G> {
    let options = Options::accept(G::options(), []).unwrap();
    Table::new(&options, &Data::embedded(G::data()), Seed::from_number(seed)).unwrap()
}

/// A skirmish some random decisions on.
fn midgame(seed: u64) -> Table<Skirmish> {
    let (mut table, mut chance) = (table::<Skirmish>(seed), Fast::new(seed));
    for _ in 0..12 {
        let Some(ask) = table.asks().first().copied() else { break };
        let offers = table.offers(&ask);
        let choice = offers[chance.below(u32::try_from(offers.len()).unwrap()) as usize].choice;
        table.play(ask.seat, choice).unwrap();
    }
    table
}

fn task(seat: Seat, iterations: u32) -> Task {
    Task { budget: Some(Budget::Iterations(iterations)), ..Task::new(seat, Level::Master, 5) }
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_answer() {
    let mut compared = 0;
    for seed in 0..40 {
        let table = midgame(seed);
        let Some(seat) = table.asks().first().map(|ask| ask.seat) else { continue };
        let other = table.imagined(Viewer::Seat(seat), &mut Fast::new(seed + 1000));
        for level in Level::ALL {
            let task = Task { level, ..task(seat, 96) };
            for bot in BOTS {
                let think =
                    |table: &Table<Skirmish>| bot.mind().think(&table.knowledge(seat)?, task);
                assert_eq!(think(&table), think(&other), "seed {seed}, {level}, {bot:?}");
            }
        }
        compared += usize::from(table.digest() != other.digest());
    }
    assert!(compared > 20, "only {compared} imagined tables differ from the real one");
}

#[test]
fn the_same_seed_and_iterations_give_the_same_answer() {
    let table = midgame(3);
    let seat = table.asks()[0].seat;
    for threads in [1, 3] {
        let task = Task { threads, ..task(seat, 300) };
        let think =
            || Bot::<Skirmish>::new().mind().think(&table.knowledge(seat).unwrap(), task).unwrap();
        let thought = think();
        assert_eq!(thought, think());
        assert!(thought.iterations > 0 && thought.sure > 0.0);
    }
}

#[test]
fn a_mind_goes_on_from_its_own_choice_and_forgets_when_more_happened() {
    let mut table = midgame(3);
    let (seat, mut mind) = (table.asks()[0].seat, Mind::<Skirmish>::default());
    let deal = |table: &Table<Skirmish>, seat| {
        let table = table.clone();
        move |chance: &mut Fast| table.redealt(Viewer::Seat(seat), chance)
    };
    let deals = Deals { deal: deal(&table, seat), happened: 12 };
    let first = mind.decide(table.setting(), task(seat, 400), &deals);
    table.play(seat, first.choice).unwrap();
    assert!(mind.remembers(13) > 0, "lines of play behind the choice are kept");
    assert_eq!(mind.remembers(14), 0, "they are no use once something else has happened");
}

#[test]
fn sealed_answers_of_others_are_not_waited_for() {
    let table = table::<Morra>(1);
    for seat in table.asks().iter().map(|ask| ask.seat) {
        let thought = Bot::<Morra>::new()
            .mind()
            .think(&table.knowledge(seat).unwrap(), task(seat, 200))
            .unwrap();
        let ask = table.ask_of(seat).unwrap();
        assert!(table.offers(ask).iter().any(|offer| offer.choice.to_string() == thought.choice));
    }
}

static BOT: Bot<Skirmish> = Bot::new();
/// With a judgement and without.
static BOTS: [&dyn AnyBot; 2] = [&BOT, &Bot::<Skirmish, Playouts>::new()];

#[test]
fn a_bout_is_reproducible_from_its_number_and_every_seat_has_its_line() {
    let options = Options::accept(Skirmish::options(), []).unwrap();
    let (game, data) = (Face::<Skirmish>::new(), Data::embedded(Skirmish::data()));
    let call = Call { game: &game, bot: &BOT, options: &options, data: &data };
    let entrants = ["master:200", "random"].map(|text| text.parse().unwrap());
    let rota = Rota::new(&entrants, &[], &[2]);
    let play = |number| {
        let bout = rota.bout(number, 1);
        arena::play(&call, &bout.entrants, bout.seed).unwrap().0
    };
    let records: Vec<_> = (0..4).map(play).collect();
    assert_eq!(records[3], play(3));
    let names = |record: &Record| record.seats.iter().map(|s| s.player.clone()).collect::<Vec<_>>();
    assert_eq!(names(&records[0]), ["master:200", "random"]);
    assert_eq!(names(&records[1]), ["random", "master:200"]);
    let made: u32 = records[0].seats.iter().flat_map(|seat| seat.choices.values()).sum();
    assert_eq!(made, records[0].decisions);
    assert_eq!(arena::standings(&records).len(), 2);
}

/// How often a mind wins the skirmish against chance.
fn rate_against_chance(bot: &dyn AnyBot, level: Level) -> arena::Rate {
    let mut wins = 0.0;
    for bout in 0..60 {
        let (mut table, mut chance) = (table::<Skirmish>(bout), Fast::new(bout));
        let own = Seat(u8::try_from(bout % 2).unwrap());
        let mut mind = bot.mind();
        while let Some(ask) = table.asks().first().copied() {
            let offers = table.offers(&ask);
            let at_random = chance.below(u32::try_from(offers.len()).unwrap()) as usize;
            let choice = if ask.seat == own {
                let task = Task { level, ..task(own, 300) };
                let thought = mind.think(&table.knowledge(own).unwrap(), task).unwrap();
                thought.choice.parse().unwrap()
            } else {
                offers[at_random].choice
            };
            table.play(ask.seat, choice).unwrap();
        }
        let winners = table.outcome().unwrap().winners();
        let share = f64::from(u8::try_from(winners.len()).unwrap());
        wins += if winners.has(own) { 1.0 / share } else { 0.0 };
    }
    arena::Rate::of(wins, 60)
}

#[test]
fn a_search_beats_chance() {
    let rate = rate_against_chance(&BOT, Level::Master);
    assert!(rate.low > 0.5, "{rate:?}");
}

#[test]
fn a_game_without_a_judgement_is_played_on_to_its_end() {
    for level in [Level::Adept, Level::Master] {
        let rate = rate_against_chance(&Bot::<Skirmish, Playouts>::new(), level);
        assert!(rate.low > 0.5, "{level}: {rate:?}");
    }
}

#[test]
fn every_level_plays_a_game_without_a_judgement() {
    for level in Level::ALL {
        let (mut table, bot) = (table::<Morra>(4), Bot::<Morra, Playouts>::new());
        let mut minds: Vec<Box<dyn AnyMind>> = (0..2).map(|_| bot.mind()).collect();
        while let Some(seat) = table.asks().first().map(|ask| ask.seat) {
            let task = Task { level, ..task(seat, 64) };
            let known = table.knowledge(seat).unwrap();
            let thought = minds[seat.index()].think(&known, task).unwrap();
            table.play(seat, thought.choice.parse().unwrap()).unwrap();
        }
        assert!(table.outcome().is_some());
    }
}
