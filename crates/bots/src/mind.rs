//! A mind: what a bot remembers between the decisions of one seat.

use crate::guess;
use crate::judge::{Asked, Judge, Worth};
use crate::level::{Decision, Level, Task};
use crate::net::Learned;
use crate::search::{Budget, Finding, Horizon, Search};
use crate::tree::{Tree, count};
use crate::win::obvious_win;
use kernel::seat::MAX_SEATS;
use kernel::{Fast, Game, Knowledge, Offer, Quiet, Redealt, Source};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;

/// What a bot remembers: the lines of play behind its last choice, as long as nothing else has happened since.
#[derive(Debug)]
pub struct Mind<G: Game, J = G> {
    behind: Option<(usize, Tree<G>)>,
    /// What corrects what is written.
    learned: Option<Arc<Learned>>,
    judge: PhantomData<J>,
}

impl<G: Game, J> Default for Mind<G, J> {
    fn default() -> Self {
        Self { behind: None, learned: None, judge: PhantomData }
    }
}

/// How often in ten a novice does not play what it finds best, but something near it in its own ranking.
const BLUNDERS_IN_TEN: u32 = 3;

/// The deals a search draws on: imagined states of one table, seen from one seat.
#[derive(Debug, Clone, Copy)]
pub struct Deals<F> {
    /// Imagines a state.
    pub deal: F,
    /// How much happened at the table so far: choices and what chance brought.
    pub happened: usize,
}

/// A decision with all that was looked at for it.
#[derive(Debug, Clone, PartialEq)]
pub struct Study<C> {
    /// What is decided.
    pub decision: Decision<C>,
    /// What each seat may expect.
    pub expected: Worth,
    /// What was found of each choice, the most visited first; nothing where there was no need to look.
    pub findings: Vec<Finding<C>>,
}

impl<G: Game, J: Judge<G>> Mind<G, J> {
    /// A mind that corrects what is written by what was learned.
    pub fn corrected_by(learned: Option<Arc<Learned>>) -> Self {
        Self { learned, ..Self::default() }
    }

    /// How many lines of play are remembered that help after so much has happened at the table.
    pub fn remembers(&self, happened: usize) -> usize {
        self.behind.as_ref().filter(|(at, _)| *at == happened).map_or(0, |(_, tree)| tree.size())
    }

    /// Decides for a seat that is asked.
    pub fn decide<F>(
        &mut self,
        setting: &G::Setting,
        task: Task,
        deals: &Deals<F>,
    ) -> Decision<G::Choice>
    where
        F: Fn(&mut Fast) -> Redealt<G> + Sync,
    {
        self.study(setting, task, deals).decision
    }

    /// Decides for a seat that is asked, and tells what was looked at.
    pub fn study<F>(
        &mut self,
        setting: &G::Setting,
        task: Task,
        deals: &Deals<F>,
    ) -> Study<G::Choice>
    where
        F: Fn(&mut Fast) -> Redealt<G> + Sync,
    {
        let mut chance = Fast::new(task.seed);
        let imagined = (deals.deal)(&mut chance);
        let table = Quiet::from_state(setting, imagined.state(), task.seed);
        let ask =
            *table.asks().iter().find(|ask| ask.seat == task.seat).expect("the seat is asked");
        let offers = table.offers(&ask);
        if let [only] = offers {
            return plain(only).alone();
        }
        if let Some(win) = obvious_win::<G, J>(setting, task.seat, &imagined, &mut chance) {
            return Decision { expects: 1.0, ..plain(&offers[win]) }.alone();
        }
        let usual = task.budget.unwrap_or_else(|| task.level.budget::<G, J>());
        let effort = match task.level {
            Level::Novice => {
                Effort(Budget::Iterations(glances(offers.len())), Horizon::Within(J::GLIMPSE))
            }
            Level::Adept => Effort(usual, Horizon::Within(J::GLANCE)),
            Level::Master | Level::Grandmaster => Effort(usual, Horizon::Within(J::CAP)),
        };
        let study = self.search(setting, task, effort, deals);
        let errs = task.level == Level::Novice && chance.below(10) < BLUNDERS_IN_TEN;
        if !errs {
            return study;
        }
        let mut promises = vec![0; offers.len()];
        let position = &table.state().position;
        J::promise(&Asked { setting, position, ask: &ask, offers }, &mut promises);
        let least = promises.iter().copied().max().unwrap_or(0) / ABSURD;
        let silly = offers.iter().zip(promises).filter(|(_, promise)| *promise <= least);
        let silly: Vec<_> = silly.map(|(offer, _)| offer.choice).collect();
        self.behind = None;
        erring(study, &silly, &mut chance)
    }

    /// The choice that is judged best where it leads, without looking any further: over a few deals, the same for all.
    pub(crate) fn one_step(&self, known: &Knowledge<G>, seed: u64) -> Option<Decision<G::Choice>> {
        let (setting, seat) = (known.setting(), known.seat());
        let learned = self.learned.as_deref();
        let worth = |choice: G::Choice| {
            let look = |deal: u32| {
                let seed = seed.wrapping_add(u64::from(deal).wrapping_mul(0x9E37_79B9_7F4A_7C15));
                let deal = |_: &mut Fast| known.redealt(&mut Fast::new(seed));
                let first = deal(&mut Fast::new(seed));
                let search = Search::<G, J>::new(setting, seat, &first, seed).only(choice);
                let mut search = search.looking(Horizon::Always(0)).corrected_by(learned);
                search.look_at(deal);
                search.expected()[seat.index()]
            };
            (0..DEALS).map(look).sum::<f32>() / count(DEALS)
        };
        let all = known.offers().iter().map(|&choice| (choice, worth(choice)));
        // Of equals the first.
        let best = all.reduce(|best, next| if next.1 > best.1 { next } else { best })?;
        Some(Decision { choice: best.0, sure: 1.0, expects: best.1, iterations: 0 })
    }

    fn search<F>(
        &mut self,
        setting: &G::Setting,
        task: Task,
        Effort(budget, horizon): Effort,
        deals: &Deals<F>,
    ) -> Study<G::Choice>
    where
        F: Fn(&mut Fast) -> Redealt<G> + Sync,
    {
        let learned = self.learned.clone();
        let learned = learned.as_deref();
        let deal = |chance: &mut Fast| {
            guess::dealt::<G, J>((setting, task.seat), learned, chance, &deals.deal)
        };
        let remembered = self.behind.take().filter(|(happened, _)| *happened == deals.happened);
        let begin = |thread: u32| {
            let seed =
                task.seed.wrapping_add(u64::from(thread).wrapping_mul(0x9E37_79B9_7F4A_7C15));
            let imagined = deal(&mut Fast::new(seed));
            let search = Search::<G, J>::new(setting, task.seat, &imagined, seed);
            search.looking(horizon).curious(task.level.curiosity()).corrected_by(learned)
        };
        let threads = task.threads.max(1);
        let budget = budget.shared_by(threads);
        let mut first = begin(0).remembering(remembered.map_or_else(Tree::new, |(_, tree)| tree));
        let mut others = Vec::new();
        std::thread::scope(|scope| {
            let think = |thread| {
                let mut search = begin(thread);
                search.think(budget, deal);
                search
            };
            let handles: Vec<_> =
                (1..threads).map(|thread| scope.spawn(move || think(thread))).collect();
            first.think(budget, deal);
            others.extend(
                handles.into_iter().map(|handle| handle.join().expect("a search does not break")),
            );
        });
        let findings = merged(&first, &others);
        let iterations = others.iter().map(Search::iterations).sum::<u32>() + first.iterations();
        let decision = best(&findings, iterations);
        let expected = first.expected();
        self.behind =
            Some((deals.happened + 1, first.into_tree().behind(task.seat, decision.choice)));
        Study { decision, expected, findings }
    }
}

/// How many deals one step is looked at in.
const DEALS: u32 = 6;
/// How likely an error is the best, the second, the third and so on in one's own ranking.
const ERRORS: [u32; 6] = [4, 6, 4, 2, 1, 1];
/// What promises that many times less than the best is absurd even to one who errs.
const ABSURD: u16 = 20;
/// How far down between the best and the worst one errs at most.
const ERRS: f32 = 0.6;

/// The study of one who errs as people do: drawn from its own ranking, but never what looks silly at once or is among the
/// worst it has seen.
fn erring<C: Copy + PartialEq>(mut study: Study<C>, silly: &[C], chance: &mut Fast) -> Study<C> {
    let worths = || study.findings.iter().map(|finding| finding.worth);
    let (best, worst) = (worths().fold(f32::MIN, f32::max), worths().fold(f32::MAX, f32::min));
    let is_sensible = |finding: &&Finding<C>| {
        finding.worth >= best - ERRS * (best - worst) && !silly.contains(&finding.choice)
    };
    let mut ranking: Vec<Finding<C>> = study.findings.iter().filter(is_sensible).copied().collect();
    ranking.sort_by(|a, b| b.worth.total_cmp(&a.worth).then(b.visits.cmp(&a.visits)));
    let weights = &ERRORS[..ranking.len().min(ERRORS.len())];
    let sum = weights.iter().sum();
    if sum == 0 {
        return study;
    }
    let mut rest = chance.below(sum);
    for (finding, &weight) in ranking.iter().zip(weights) {
        if rest < weight {
            study.decision.choice = finding.choice;
            study.decision.expects = finding.worth;
            break;
        }
        rest -= weight;
    }
    study
}

/// How much is looked at, and how far.
struct Effort(Budget, Horizon);

fn plain<G: Game>(offer: &Offer<G>) -> Decision<G::Choice> {
    Decision { choice: offer.choice, sure: 1.0, expects: 0.5, iterations: 0 }
}

impl<C> Decision<C> {
    /// The decision of one who did not have to look.
    const fn alone(self) -> Study<C> {
        Study { decision: self, expected: [0.0; MAX_SEATS], findings: Vec::new() }
    }
}

/// How many glances a novice takes at this many offers.
/// Elsewhere: one-ply search, flat Monte Carlo.
fn glances(offers: usize) -> u32 {
    u32::try_from(offers * 2).unwrap_or(8).max(8)
}

fn merged<G: Game, J: Judge<G>>(
    first: &Search<'_, G, J>,
    others: &[Search<'_, G, J>],
) -> Vec<Finding<G::Choice>> {
    let mut sums: BTreeMap<G::Choice, (u32, f32)> = BTreeMap::new();
    for search in others.iter().chain([first]) {
        for finding in search.findings() {
            let sum = sums.entry(finding.choice).or_default();
            sum.0 += finding.visits;
            sum.1 += finding.worth * count(finding.visits);
        }
    }
    let finding = |(choice, (visits, worth))| Finding {
        choice,
        visits,
        worth: worth / count(visits).max(1.0),
    };
    let mut findings: Vec<_> = sums.into_iter().map(finding).collect();
    findings.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth.total_cmp(&a.worth)));
    findings
}

fn best<C: Copy>(findings: &[Finding<C>], iterations: u32) -> Decision<C> {
    let best = findings.first().expect("a search looks at least at one choice");
    let all: u32 = findings.iter().map(|finding| finding.visits).sum();
    Decision {
        choice: best.choice,
        sure: count(best.visits) / count(all.max(1)),
        expects: best.worth,
        iterations,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A study of four choices: the best, one nearly as good that looks silly, one less good, and one that is lost.
    fn study() -> Study<char> {
        let finding = |(choice, worth)| Finding { choice, visits: 4, worth };
        let findings = [('a', 0.9), ('b', 0.8), ('c', 0.5), ('d', 0.1)].map(finding).to_vec();
        let decision = Decision { choice: 'a', sure: 0.5, expects: 0.9, iterations: 16 };
        Study { decision, expected: [0.0; MAX_SEATS], findings }
    }

    #[test]
    fn one_who_errs_takes_nothing_silly_and_nothing_far_down_its_ranking() {
        let erred = |seed| erring(study(), &['b'], &mut Fast::new(seed)).decision;
        let choices: Vec<char> = (0..200).map(|seed| erred(seed).choice).collect();
        assert!(choices.iter().all(|choice| ['a', 'c'].contains(choice)), "{choices:?}");
        let seconds = choices.iter().filter(|&&choice| choice == 'c').count();
        assert!((80..160).contains(&seconds), "{seconds} of 200 times the second");
        let expects = |choice| if choice == 'a' { 0.9 } else { 0.5_f32 };
        assert!((0..200).map(erred).all(|it| (it.expects - expects(it.choice)).abs() < 1e-6));
    }

    #[test]
    fn one_who_finds_nothing_sensible_plays_what_it_found_best() {
        let all = ['a', 'b', 'c', 'd'];
        assert_eq!(erring(study(), &all, &mut Fast::new(1)), study());
    }
}
