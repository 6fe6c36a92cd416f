//! Root, judged.

use super::*;
use crate::{AnyBot, Bot, Budget, Level, Task};
use kernel::{Data, Fast, Game, Options, Seat, Seed, Source, Table};
use root::terms::{Faction, Leader};
use root::{Choice, Question, vagabond};

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
            let mind = &mut Bot::<Root>::new().mind();
            let choice = mind.think(&table.knowledge(task.seat).unwrap(), task).unwrap().choice;
            let mut after = table.clone();
            after.play(seat, choice.parse().unwrap()).unwrap();
            // At once, or with the answers the win still takes.
            let won = (0..3).any(|_| {
                if let Some(ask) = after.ask_of(seat).copied() {
                    let next =
                        mind.think(&after.knowledge(task.seat).unwrap(), task).unwrap().choice;
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

fn question(table: &Table<Root>) -> Option<Question> {
    table.asks().first().map(|ask| ask.question)
}

/// What a level answers to the first seat that is asked.
fn answer(table: &Table<Root>, level: Level, seed: u64) -> Choice {
    let looks = level.takes_time().then_some(Budget::Iterations(200));
    let task = Task { budget: looks, ..Task::new(table.asks()[0].seat, level, seed) };
    let thought =
        Bot::<Root>::new().mind().think(&table.knowledge(task.seat).unwrap(), task).unwrap();
    thought.choice.parse().unwrap()
}

fn promise(table: &Table<Root>, choice: Choice) -> u16 {
    let ask = table.asks()[0];
    let offers = table.offers(&ask);
    let mut promises = vec![0; offers.len()];
    let (setting, position) = (table.setting(), &table.state().position);
    Root::promise(&Asked { setting, position, ask: &ask, offers }, &mut promises);
    promises[offers.iter().position(|offer| offer.choice == choice).unwrap()]
}

#[test]
fn no_leader_is_chosen_who_orders_a_battle_with_nobody() {
    for seed in 0..4 {
        // The Alliance has no piece on the map yet.
        let mut table = table("eyrie,alliance", "2", seed);
        let asks = |table: &Table<Root>| question(table) == Some(Question::ChooseLeader);
        assert!(play_until(&mut table, seed, asks), "the Eyrie choose a leader");
        for level in Level::ALL {
            let choice = answer(&table, level, seed);
            let fights = [Leader::Charismatic, Leader::Commander].map(Choice::Leader);
            assert!(!fights.contains(&choice), "{level}, seed {seed}: {choice}");
        }
    }
}

/// The first seat answers as an adept, any other as it happens.
fn go_on(table: &mut Table<Root>, chance: &mut Fast, seed: u64) {
    let ask = table.asks()[0];
    let pick = chance.below(u32::try_from(table.offers(&ask).len()).unwrap()) as usize;
    let choice = if ask.seat == Seat(0) {
        answer(table, Level::Adept, seed)
    } else {
        table.offers(&ask)[pick].choice
    };
    table.play(ask.seat, choice).unwrap();
}

#[test]
fn the_first_decree_of_an_adept_is_obeyed() {
    for seed in 0..6 {
        let mut table = table("eyrie,marquise,alliance,vagabond", "4", seed);
        let (mut chance, mut has_played) = (Fast::new(seed), false);
        while !(has_played && table.state().position.turn.seat() != Seat(0)) {
            has_played |= matches!(table.asks()[0].question, Question::AddToDecree { .. });
            go_on(&mut table, &mut chance, seed);
        }
        let fallen = table.state().position.eyrie.face_down().count();
        assert_eq!(fallen, 0, "seed {seed}: the government falls in its first turn");
    }
}

#[test]
fn somebody_stays_where_something_was_built() {
    let built = |table: &Table<Root>| {
        let (Some(Question::HowManyMove(from, _)), position) =
            (question(table), &table.state().position)
        else {
            return false;
        };
        let own = table.setting().faction(table.asks()[0].seat);
        position.woodland.cardboard(own, from) > 0 && position.woodland.warriors(own, from) > 2
    };
    let mut seen = 0;
    for seed in 0..6 {
        let mut table = table("eyrie,marquise", "2", seed);
        if play_until(&mut table, seed, built) {
            let all = u8::try_from(table.offers(&table.asks()[0]).len()).unwrap();
            let [all, others] = [all, all - 1].map(|count| promise(&table, Choice::Count(count)));
            assert!(all < others, "seed {seed}");
            seen += 1;
        }
    }
    assert!(seen > 0, "warriors march from where something was built");
}

#[test]
fn the_arbiter_is_not_called_where_the_warriors_there_deal_all_hits() {
    let called = |table: &Table<Root>| {
        question(table) == Some(Question::Vagabond(vagabond::Question::CallArbiter))
    };
    let mut seen = [0, 0];
    for seed in 0..60 {
        let mut table = table("vagabond,marquise,eyrie", "3", seed);
        if !play_until(&mut table, seed, called) {
            continue;
        }
        let position = &table.state().position;
        let own = table.setting().faction(table.asks()[0].seat);
        let many = position.woodland.warriors(own, position.battle.clearing) >= 3;
        let promise = promise(&table, Choice::Faction(Faction::Vagabond));
        assert_eq!(promise == 0, many, "seed {seed}");
        seen[usize::from(many)] += 1;
    }
    assert!(seen[0] > 0, "the Arbiter is called by few");
}

/// What a position laid out in words is worth to the first seat.
fn worth_of(factions: &str, words: &str) -> f32 {
    let setting = proof::scenario::setting::<Root>([("seats", "2"), ("factions", factions)]);
    let position = root::layout::lay_out(&setting, words).unwrap();
    Root::worth(&setting, &position)[0]
}

#[test]
fn the_alliance_keeps_supporters_for_a_revolt_where_much_is_built() {
    let keeps = |at: &str, supporters: &str| {
        let words =
            format!("c1 marquise-warrior 1 sawmill\n{at} sympathy\nsupporters {supporters}");
        worth_of("alliance,marquise", &words)
    };
    // Two of one suit rather than one of each, and sympathy where there is something to burn down.
    assert!(keeps("c1", "anvil foxfolk-steel") > keeps("c1", "anvil root-tea-rabbit"));
    assert!(keeps("c1", "anvil foxfolk-steel") > keeps("c6", "anvil foxfolk-steel"));
}

#[test]
fn sympathy_is_worth_more_where_nobody_marches() {
    let with =
        |at: &str| worth_of("alliance,marquise", &format!("c1 marquise-warrior 1\n{at} sympathy"));
    assert!(with("c6") > with("c1"));
}

#[test]
fn a_vagabond_keeps_a_pair_of_boots_and_not_two() {
    let with = |items: &str| worth_of("vagabond,marquise", &format!("has vagabond {items}"));
    assert!(with("torch boot:exhausted") > with("torch hammer:exhausted"));
    assert!(with("torch boot hammer") > with("torch boot boot"));
}

#[test]
fn the_cult_scores_with_the_suit_that_brings_most() {
    use root::lizard_cult::{Question as Asked, Ritual};
    let scoring = |table: &Table<Root>| match question(table) {
        Some(Question::LizardCult(Asked::Reveal { ritual: Ritual::Score, points })) => {
            let offers = table.offers(&table.asks()[0]);
            let of = |choice| match choice {
                Choice::Card(name) => points[table.setting().suit_of(name).index()],
                _ => 0,
            };
            let worth: Vec<u8> = offers.iter().map(|offer| of(offer.choice)).collect();
            worth.contains(&0) && worth.iter().any(|&points| points > 0)
        }
        _ => false,
    };
    let mut seen = 0;
    for seed in 0..12 {
        let mut table = table("lizard-cult,marquise", "2", seed);
        if play_until(&mut table, seed, scoring) {
            let before = table.state().position.player(Seat(0)).score();
            table.play(Seat(0), answer(&table, Level::Adept, seed)).unwrap();
            let after = table.state().position.player(Seat(0)).score();
            assert!(after > before, "seed {seed}");
            seen += 1;
        }
    }
    assert!(seen > 0, "the Cult comes to choose between suits");
}

#[test]
fn the_warlord_is_not_given_away() {
    use root::hundreds::Question as Asked;
    use root::terms::Piece;
    let falling = |table: &Table<Root>| {
        matches!(question(table), Some(Question::Hundreds(Asked::WhoFalls { .. })))
    };
    let mut seen = 0;
    for seed in 0..12 {
        let mut table = table("hundreds,marquise", "2", seed);
        if play_until(&mut table, seed, falling) {
            for level in Level::ALL {
                let choice = answer(&table, level, seed);
                assert_eq!(choice, Choice::Piece(Piece::HundredsWarrior), "{level}, seed {seed}");
            }
            seen += 1;
        }
    }
    assert!(seen > 0, "the Hundreds come to choose who falls");
}

#[test]
fn mobs_are_incited_where_there_is_something_to_raze() {
    use root::terms::Piece;
    let woodland = |table: &Table<Root>| table.state().position.woodland;
    let worthless = |table: &Table<Root>, choice| match choice {
        Choice::In(at) => {
            woodland(table).cardboard(Faction::Marquise, at) == 0
                && !woodland(table).ruins().has(at)
        }
        _ => false,
    };
    let choosing = |table: &Table<Root>| {
        let offers = table.asks().first().map_or(&[][..], |ask| table.offers(ask));
        let bare = offers.iter().filter(|offer| worthless(table, offer.choice)).count();
        let mob = question(table) == Some(Question::WhereToPlace(Piece::Mob));
        mob && (1..offers.len()).contains(&bare)
    };
    let mut seen = 0;
    for seed in 0..12 {
        let mut table = table("hundreds,marquise", "2", seed);
        if play_until(&mut table, seed, choosing) {
            let offers = table.offers(&table.asks()[0]).iter().map(|offer| offer.choice);
            let (bare, rich): (Vec<_>, Vec<_>) = offers.partition(|&at| worthless(&table, at));
            let best = |all: Vec<Choice>| all.into_iter().map(|at| promise(&table, at)).max();
            assert!(best(rich) > best(bare), "seed {seed}");
            seen += 1;
        }
    }
    assert!(seen > 0, "the Hundreds come to choose where a mob goes");
}

/// The first seat plays as an adept, the others as they may, until a given number of turns have begun.
fn opening(factions: &str, seed: u64, turns: u16) -> Table<Root> {
    let mut table = table(factions, "2", seed);
    let mut chance = Fast::new(seed);
    while table.state().position.turn.number() < turns {
        go_on(&mut table, &mut chance, seed);
    }
    table
}

#[test]
fn the_corvids_plot_and_flip_in_their_first_turns() {
    for seed in 0..3 {
        let table = opening("corvids,marquise", seed, 9);
        let position = &table.state().position;
        assert!(!position.corvids.all().is_empty(), "seed {seed}: nothing is plotted");
        assert!(position.player(Seat(0)).score() >= 3, "seed {seed}: nothing is flipped");
    }
}

#[test]
fn the_keepers_delve_and_recover_in_their_first_turns() {
    for seed in 0..3 {
        let table = opening("keepers,marquise", seed, 11);
        let position = &table.state().position;
        assert!(position.keepers.size() >= 5, "seed {seed}: the Retinue does not grow");
        assert!(position.player(Seat(0)).score() >= 3, "seed {seed}: nothing is recovered");
    }
}

#[test]
fn a_relic_is_worth_most_guarded_at_a_waystation_that_takes_it() {
    let with = |words: &str| {
        worth_of("keepers,marquise", &format!("c1 keeper-warrior\nrelic tablet 3 {words}"))
    };
    let (taken, guarded) =
        (with("c1\nwaystation c1 tablet jewelry"), with("c1\nwaystation c1 jewelry tablet"));
    let bare = with("c5\nwaystation c1 jewelry tablet");
    assert!(taken > guarded && guarded > bare, "{taken} {guarded} {bare}");
}

#[test]
fn a_plot_is_worth_more_where_somebody_can_flip_it() {
    let with =
        |at: &str| worth_of("corvids,marquise", &format!("plot c1 snare\n{at} corvid-warrior"));
    assert!(with("c1") > with("c6"));
    let bomb = |at: &str| {
        let words = format!("plot c1 bomb\nc1 corvid-warrior\n{at} sawmill");
        worth_of("corvids,marquise", &words)
    };
    assert!(bomb("c1") > bomb("c8"), "a bomb under a sawmill");
}

#[test]
fn nobody_guesses_again_what_was_guessed_in_vain() {
    let again = |table: &Table<Root>| match question(table) {
        Some(Question::Corvids(root::corvids::Question::Guess { clearing })) => {
            let board = &table.state().position.corvids;
            root::terms::Plot::ALL.into_iter().any(|kind| board.is_ruled_out(clearing, kind))
        }
        _ => false,
    };
    let mut seen = 0;
    for seed in 0..20 {
        let mut table = table("marquise,corvids", "2", seed);
        if !play_until(&mut table, seed, again) {
            continue;
        }
        let Some(Question::Corvids(root::corvids::Question::Guess { clearing })) = question(&table)
        else {
            continue;
        };
        for level in Level::ALL {
            let Choice::Plot(kind) = answer(&table, level, seed) else { panic!("a guess") };
            assert!(!table.state().position.corvids.is_ruled_out(clearing, kind), "{level}");
        }
        seen += 1;
    }
    assert!(seen > 0, "somebody guesses twice");
}
