//! What an analysis tells, and what it leaves out.

use super::{Analyst, Difference, Looks, Screened, Walk, analyse};
use crate::any::{AnyBot, Bot};
use crate::judge::Playouts;
use kernel::analysis::{Analysis, Eyes};
use kernel::chance::{Fast, Source};
use kernel::{AnyGame, AnyKnowledge, AnyTable, Data, Options, Seed};
use proof::skirmish::Skirmish;

/// A game played at random, and every moment of it.
struct Played(Vec<Box<dyn AnyTable>>);

impl Walk for Played {
    fn at(&mut self, answers: usize) -> Option<Box<dyn AnyTable>> {
        self.0.get(answers).map(|table| table.boxed_clone())
    }
}

impl Played {
    fn game(game: &dyn AnyGame, options: &[(&str, &str)], seed: u64) -> Self {
        let options = Options::accept(game.options(), options.iter().copied()).unwrap();
        let data = Data::embedded(game.data());
        let mut table = game.table(&options, &data, Seed::from_number(seed)).unwrap();
        let mut chance = Fast::new(seed);
        let mut all = vec![table.boxed_clone()];
        while let Some(&seat) = table.asked().first() {
            let offers = table.offered(seat);
            let offer = chance.below(u32::try_from(offers.len()).unwrap());
            table.play(seat, &offers[offer as usize]).unwrap();
            all.push(table.boxed_clone());
        }
        Self(all)
    }

    fn analysed(&mut self, bot: &dyn Analyst, looks: Looks) -> Analysis {
        let end = self.0.last().unwrap().boxed_clone();
        analyse(bot, self, &*end, looks, &mut |_| true).unwrap()
    }
}

fn skirmish(seed: u64) -> Played {
    Played::game(proof::skirmish::GAME, &[("rounds", "2")], seed)
}

#[test]
fn the_same_seed_and_looks_find_the_same() {
    let bot = Bot::<Skirmish, Playouts>::new();
    let looks = Looks { seed: 5, looks: 24 };
    let analysis = skirmish(3).analysed(bot.analyst(), looks);
    assert_eq!(analysis, skirmish(3).analysed(bot.analyst(), looks));
    let other = skirmish(3).analysed(bot.analyst(), Looks { seed: 6, ..looks });
    assert_ne!(analysis.turns, other.turns, "another seed looks at other games");
    assert!(analysis.weighed > 0 && analysis.turns.len() > 2);
}

#[test]
fn chances_are_shared_out_and_end_with_who_won() {
    let bot = Bot::<Skirmish, Playouts>::new();
    let mut played = skirmish(4);
    let analysis = played.analysed(bot.analyst(), Looks { seed: 1, looks: 40 });
    for turn in &analysis.turns {
        let sum: u16 = turn.chances.iter().sum();
        assert!((995..=1005).contains(&sum), "{turn:?}");
    }
    let outcome = played.0.last().unwrap().outcome().unwrap();
    let last = analysis.turns.last().unwrap();
    for line in &outcome.standings {
        assert_eq!(last.chances[line.seat.index()] > 0, line.won);
    }
    assert_eq!(analysis.eyes, Eyes::EachOwn, "ambushes are hidden");
}

/// Finds the second offer better wherever there is one; how much better, and how sure, is said by the test.
#[derive(Debug)]
struct Told(fn(&dyn AnyKnowledge) -> Difference);

impl Analyst for Told {
    fn hides_nothing(&self) -> bool {
        true
    }

    fn chance(&self, _: &dyn AnyKnowledge, _: Looks) -> Option<f32> {
        Some(0.5)
    }

    fn screen(&self, known: &dyn AnyKnowledge, played: &str, _: Looks) -> Option<Screened> {
        let better = known.offered().into_iter().find(|offer| offer != played)?;
        Some(Screened { better, gap: 0.5 })
    }

    fn weigh(&self, known: &dyn AnyKnowledge, _: [&str; 2], _: Looks) -> Option<Difference> {
        Some(self.0(known))
    }
}

#[test]
fn what_is_within_the_noise_is_not_told() {
    let noisy = Told(|_| Difference { mean: 0.1, error: 0.06 });
    assert!(skirmish(1).analysed(&noisy, Looks { seed: 1, looks: 1 }).costliest.is_empty());
    let slight = Told(|_| Difference { mean: 0.01, error: 0.0 });
    assert!(skirmish(1).analysed(&slight, Looks { seed: 1, looks: 1 }).costliest.is_empty());
    let worse = Told(|_| Difference { mean: -0.3, error: 0.01 });
    assert!(skirmish(1).analysed(&worse, Looks { seed: 1, looks: 1 }).costliest.is_empty());
}

#[test]
fn five_are_told_the_costliest_first_and_one_of_a_turn() {
    let growing = Told(|known| {
        let happened = u16::try_from(known.happened()).unwrap();
        Difference { mean: 0.1 + f32::from(happened) / 1000.0, error: 0.01 }
    });
    let mut played = Played::game(proof::skirmish::GAME, &[("rounds", "9")], 2);
    let analysis = played.analysed(&growing, Looks { seed: 1, looks: 1 });
    let costs: Vec<u16> = analysis.costliest.iter().map(|it| it.cost).collect();
    assert!(costs.len() <= 5 && costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
    let end = played.0.last().unwrap();
    let turn = |at: usize| end.milestones().iter().filter(|it| it.answers <= at).count();
    let mut places: Vec<_> = analysis.costliest.iter().map(|it| (it.seat, turn(it.at))).collect();
    places.sort_unstable();
    let all = places.len();
    places.dedup();
    assert!(all > 1 && places.len() == all, "{places:?}");
}

#[test]
fn it_stops_when_it_is_told_to_and_says_nothing_of_a_game_that_is_on() {
    let bot = Bot::<Skirmish, Playouts>::new();
    let mut played = skirmish(3);
    let looks = Looks { seed: 1, looks: 4 };
    let (end, early) = (played.0.last().unwrap().boxed_clone(), played.0[3].boxed_clone());
    assert_eq!(analyse(bot.analyst(), &mut played, &*end, looks, &mut |done| done < 100), None);
    assert_eq!(analyse(bot.analyst(), &mut played, &*early, looks, &mut |_| true), None);
    let mut told = Vec::new();
    let heard = &mut |done| {
        told.push(done);
        true
    };
    assert!(analyse(bot.analyst(), &mut played, &*end, looks, heard).is_some());
    assert!(told.is_sorted() && told.last() == Some(&1000), "{told:?}");
}

#[test]
fn a_journal_is_walked_to_every_moment_with_its_seed_and_without() {
    let played = skirmish(8);
    let whole = played.0.last().unwrap().journal().clone();
    let data = Data::embedded(proof::skirmish::GAME.data());
    let secret = kernel::Journal { seed: None, commitment: None, ..whole.clone() };
    for journal in [&whole, &secret] {
        let mut walk = super::Journaled::new(proof::skirmish::GAME, &data, journal);
        for at in [0, 1, 2, 5, played.0.len() - 1, 3] {
            assert_eq!(walk.at(at).unwrap().digest(), played.0[at].digest(), "after {at}");
        }
    }
}
