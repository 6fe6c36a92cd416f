//! What a bot can say of a decision that was made.

use super::Looks;
use crate::any::Schooled;
use crate::judge::Judge;
use crate::level::Level;
use crate::net::Learned;
use crate::search::{Horizon, Search};
use crate::tree::count;
use crate::win::obvious_win;
use kernel::{AnyKnowledge, Fast, Game, Knowledge};
use std::fmt::Debug;

/// How often two choices are weighed against each other, each time from deals of their own.
const ROUNDS: u32 = 8;

/// What looks back at a game. Whatever it is asked, it looks through the eyes of one seat.
pub trait Analyst: Debug + Send + Sync {
    /// Whether the game hides nothing from anybody.
    fn hides_nothing(&self) -> bool;

    /// The chance of a seat as it may judge it, from 0 to 1; none if it is of another game.
    fn chance(&self, known: &dyn AnyKnowledge, looks: Looks) -> Option<f32>;

    /// What a master would do where this was played, and how far ahead that seems; none if it is of another game.
    fn screen(&self, known: &dyn AnyKnowledge, played: &str, looks: Looks) -> Option<Screened>;

    /// By how much the second choice is better than the first; none if they are of another game.
    fn weigh(
        &self,
        known: &dyn AnyKnowledge,
        choices: [&str; 2],
        looks: Looks,
    ) -> Option<Difference>;
}

/// What a first look at a decision has found.
#[derive(Debug, Clone, PartialEq)]
pub struct Screened {
    /// What a master would do, in notation.
    pub better: String,
    /// How far ahead of what was played it seems, from 0 to 1.
    pub gap: f32,
}

/// How much better one choice is than another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Difference {
    /// The mean.
    pub mean: f32,
    /// Its standard error.
    pub error: f32,
}

impl<B: Schooled> Analyst for B {
    fn hides_nothing(&self) -> bool {
        // What a viewer may know is all there is where a redeal has nothing to replace.
        !B::Game::HIDES
    }

    fn chance(&self, known: &dyn AnyKnowledge, looks: Looks) -> Option<f32> {
        let known = known.as_any().downcast_ref::<Knowledge<B::Game>>()?;
        let learned = self.learned();
        let mut search = search::<B::Game, B::Judge>(known, looks.seed, learned.as_deref());
        (0..looks.looks).for_each(|_| search.look_at(|chance| known.redealt(chance)));
        // Whoever is asked may do the best there is; what was only tried on the way tells nothing of their chances.
        let best =
            search.findings().first().filter(|_| !known.offers().is_empty()).map(|it| it.worth);
        Some(best.unwrap_or_else(|| search.expected()[known.seat().index()]))
    }

    fn screen(&self, known: &dyn AnyKnowledge, played: &str, looks: Looks) -> Option<Screened> {
        let known = known.as_any().downcast_ref::<Knowledge<B::Game>>()?;
        let mut chance = Fast::new(looks.seed);
        let imagined = known.redealt(&mut chance);
        let won =
            obvious_win::<B::Game, B::Judge>(known.setting(), known.seat(), &imagined, &mut chance);
        if let Some(win) = won {
            let better = known.offers().get(win)?.to_string();
            return Some(Screened { better, gap: 1.0 });
        }
        let learned = self.learned();
        let mut search = search::<B::Game, B::Judge>(known, looks.seed, learned.as_deref());
        (0..looks.looks).for_each(|_| search.look_at(|chance| known.redealt(chance)));
        let findings = search.findings();
        let best = findings.first()?;
        let of_played = findings.iter().find(|it| it.choice.to_string() == played);
        // What the search never came to is worth no more than the worst of what it did.
        let worst = || findings.iter().map(|it| it.worth).fold(f32::MAX, f32::min);
        let gap = best.worth - of_played.map_or_else(worst, |it| it.worth);
        Some(Screened { better: best.choice.to_string(), gap })
    }

    fn weigh(
        &self,
        known: &dyn AnyKnowledge,
        choices: [&str; 2],
        looks: Looks,
    ) -> Option<Difference> {
        let known = known.as_any().downcast_ref::<Knowledge<B::Game>>()?;
        let choice = |text: &str| text.parse::<<B::Game as Game>::Choice>().ok();
        let [first, second] = [choice(choices[0])?, choice(choices[1])?];
        let learned = self.learned();
        let worth = |only: <B::Game as Game>::Choice, seed: u64| {
            let mut search =
                search::<B::Game, B::Judge>(known, seed, learned.as_deref()).only(only);
            let looks = (looks.looks / 2).max(1);
            (0..looks).for_each(|_| search.look_at(|chance| known.redealt(chance)));
            search.expected()[known.seat().index()]
        };
        // Both get the same deals, so that luck speaks for neither.
        let round = |round: u32| {
            let seed =
                looks.seed.wrapping_add(u64::from(round).wrapping_mul(0x2545_F491_4F6C_DD1D));
            worth(second, seed) - worth(first, seed)
        };
        Some(spread(&(0..ROUNDS).map(round).collect::<Vec<_>>()))
    }
}

/// A master's search of what a seat knows.
fn search<'s, G: Game, J: Judge<G>>(
    known: &'s Knowledge<G>,
    seed: u64,
    learned: Option<&'s Learned>,
) -> Search<'s, G, J> {
    let first = known.redealt(&mut Fast::new(seed));
    Search::new(known.setting(), known.seat(), &first, seed)
        .looking(Horizon::Within(J::CAP))
        .curious(Level::Master.curiosity())
        .corrected_by(learned)
}

/// The mean of some differences, and its standard error.
fn spread(differences: &[f32]) -> Difference {
    let number = count(u32::try_from(differences.len()).unwrap_or(1)).max(2.0);
    let mean = differences.iter().sum::<f32>() / number;
    let squares = differences.iter().map(|it| (it - mean).powi(2)).sum::<f32>();
    Difference { mean, error: (squares / (number - 1.0) / number).sqrt() }
}
