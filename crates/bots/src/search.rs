//! Information-set tree search: imagine a state, walk the tree among what is offered there, look a little further,
//! judge, and remember what came of it for each seat. Elsewhere: information-set Monte Carlo tree search (IS-MCTS), with PUCT.

use crate::judge::{Asked, Judge, Worth};
use crate::learned;
use crate::net::{Learned, Sensed};
use crate::policy::{self, Scales};
use crate::tree::{NodeId, Tree, count};
use kernel::seat::MAX_SEATS;
use kernel::{Ask, Fast, Game, Quiet, Redealt, Seat};
use std::marker::PhantomData;
use std::time::{Duration, Instant};

/// How long a search may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// This many imagined games: same seed, same answer.
    Iterations(u32),
    /// At most this long.
    Time(Duration),
}

impl Budget {
    /// The part of each of several threads.
    #[must_use]
    pub const fn shared_by(self, threads: u32) -> Self {
        match self {
            Self::Iterations(most) => Self::Iterations(most.div_ceil(threads)),
            Self::Time(time) => Self::Time(time),
        }
    }
}

/// How far a search looks beyond its tree.
/// Elsewhere: horizon, depth limit, rollout cut-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Horizon {
    /// At most a given number of decisions, or until the game says that enough was seen.
    Within(u32),
    /// This many decisions, whatever the game says.
    Always(u32),
}

/// A search for one seat's answer.
#[derive(Debug)]
pub struct Search<'s, G: Game, J = G> {
    table: Quiet<'s, G>,
    tree: Tree<G>,
    chance: Fast,
    seat: Seat,
    path: Vec<NodeId>,
    promises: Vec<u16>,
    /// The promises of the choices at the root, considered once.
    considered: Vec<u16>,
    looks: Vec<(f32, Option<NodeId>)>,
    expected: Worth,
    iterations: u32,
    horizon: Horizon,
    curiosity: f32,
    /// The only choice at the root that is looked at, where one was named.
    only: Option<G::Choice>,
    asked: G::Position,
    /// What corrects the written judgement.
    judges: Option<&'s Learned>,
    /// What corrects the written promises.
    scales: Scales<'s>,
    /// How much it counts how whoever leads stands, beside how one stands oneself.
    grudge: f32,
    sensed: Sensed,
    judge: PhantomData<J>,
}

/// What a search found of one choice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Finding<C> {
    /// The choice.
    pub choice: C,
    /// How often the search came back to it.
    pub visits: u32,
    /// What it brought on average.
    pub worth: f32,
}

type Enough<G> = fn(&<G as Game>::Setting, &<G as Game>::Position, &<G as Game>::Position) -> bool;

/// How much is tried for the sake of trying, where nothing else is said.
/// Elsewhere: exploration constant, the c of PUCT.
const CURIOSITY: f32 = 1.2;
/// How much more a choice draws at least that was never tried.
const NEW: f32 = 4.0;
/// The promise of a silly choice: it is looked at too, but late, for a lucky look would speak for it.
const SILLY: f32 = 0.5;
/// After a given number of looks silly choices are looked at as well.
const LATE: u32 = 256;
/// Choices whose worth differs by no more than this are about as good as each other.
const EVEN: f32 = 0.01;
/// Of more offers than this a search that has learned about them looks at few to begin with.
const MANY: usize = 24;
/// With a few of them it begins, and with each fourth visit it takes twice as many.
const WIDTH: f32 = 4.0;
/// A new choice joins the tree only below this many nodes.
const MAX_NODES: usize = 4_000_000;
/// The clock is read after this many iterations.
const BREATH: u32 = 64;

impl<'s, G: Game, J: Judge<G>> Search<'s, G, J> {
    /// A search for a seat that begins with one imagined state.
    pub fn new(setting: &'s G::Setting, seat: Seat, imagined: &Redealt<G>, seed: u64) -> Self {
        Self {
            table: Quiet::from_state(setting, imagined.state(), seed),
            tree: Tree::new(),
            chance: Fast::new(seed ^ 0x5EED),
            seat,
            path: Vec::new(),
            promises: Vec::new(),
            considered: Vec::new(),
            looks: Vec::new(),
            expected: [0.0; MAX_SEATS],
            iterations: 0,
            horizon: Horizon::Within(J::CAP),
            curiosity: CURIOSITY,
            only: None,
            asked: imagined.state().position,
            judges: None,
            scales: Scales::default(),
            grudge: 0.0,
            sensed: Sensed::default(),
            judge: PhantomData,
        }
    }

    /// The same search with another horizon.
    #[must_use]
    pub const fn looking(mut self, horizon: Horizon) -> Self {
        self.horizon = horizon;
        self
    }

    /// The same search with another measure of what is tried for the sake of trying.
    #[must_use]
    pub const fn curious(mut self, curiosity: f32) -> Self {
        self.curiosity = curiosity;
        self
    }

    /// The same search with what was learned, which corrects what is written.
    #[must_use]
    pub fn corrected_by(mut self, learned: Option<&'s Learned>) -> Self {
        self.judges = learned.filter(|learned| learned.judges());
        self.scales = Scales::new(learned);
        let turned = learned.filter(|learned| !learned.dials.is_empty());
        self.grudge = turned.map_or(0.0, |learned| J::grudge(&learned.dials));
        self
    }

    /// The same search of one choice alone.
    #[must_use]
    pub(crate) const fn only(mut self, choice: G::Choice) -> Self {
        self.only = Some(choice);
        self
    }

    /// The same search with what an earlier one has looked at, as far as it is offered now.
    #[must_use]
    pub(crate) fn remembering(mut self, mut tree: Tree<G>) -> Self {
        if let Some((_, ask)) = self.ask() {
            let offers = self.table.offers(&ask);
            tree.keep(|choice| offers.iter().any(|offer| offer.choice == choice));
        }
        self.tree = tree;
        self
    }

    /// What was looked at.
    pub(crate) fn into_tree(self) -> Tree<G> {
        self.tree
    }

    /// Thinks within a budget; each iteration is dealt an imagined state. Stops early when the answer is clear.
    pub fn think(&mut self, budget: Budget, deal: impl Fn(&mut Fast) -> Redealt<G>) {
        let start = Instant::now();
        let most = match budget {
            Budget::Iterations(most) => most,
            Budget::Time(_) => u32::MAX,
        };
        while self.iterations < most {
            self.look_at(&deal);
            if self.iterations.is_multiple_of(BREATH) && self.has_thought_enough(budget, start) {
                return;
            }
        }
    }

    /// One iteration, on an imagined state that is dealt to it.
    /// Elsewhere: simulation, playout, rollout.
    pub fn look_at(&mut self, deal: impl Fn(&mut Fast) -> Redealt<G>) {
        let imagined = deal(&mut self.chance);
        self.look(&imagined);
    }

    fn has_thought_enough(&self, budget: Budget, start: Instant) -> bool {
        let (used, left) = match budget {
            Budget::Iterations(most) => (self.iterations, most - self.iterations),
            Budget::Time(time) => {
                let spent = start.elapsed();
                if spent >= time {
                    return true;
                }
                let part = spent.as_secs_f32() / time.as_secs_f32();
                (self.iterations, rounded(count(self.iterations) * (1.0 - part) / part.max(0.001)))
            }
        };
        used >= 8 * BREATH && self.lead() > left
    }

    /// By how many visits the best choice leads.
    fn lead(&self) -> u32 {
        let mut best = [0_u32; 2];
        for id in self.tree.children(None) {
            let visits = self.tree.node(id).visits;
            if visits > best[0] {
                best = [visits, best[0]];
            } else if visits > best[1] {
                best[1] = visits;
            }
        }
        best[0] - best[1]
    }

    /// How many imagined games were looked at.
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// What each seat may expect.
    pub fn expected(&self) -> Worth {
        self.expected.map(|sum| sum / count(self.iterations).max(1.0))
    }

    /// What was found of each choice of the seat, the most visited first.
    pub fn findings(&self) -> Vec<Finding<G::Choice>> {
        let finding = |id| {
            let node = self.tree.node(id);
            Finding { choice: node.choice, visits: node.visits, worth: node.mean() }
        };
        let mut findings: Vec<_> = self.tree.children(None).map(finding).collect();
        findings.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth.total_cmp(&a.worth)));
        findings
    }

    /// One iteration.
    fn look(&mut self, imagined: &Redealt<G>) {
        self.table.set(imagined.state());
        self.path.clear();
        self.walk();
        let (asked, setting) = (&self.asked, self.table.setting());
        let (decisions, is_enough): (u32, Enough<G>) = match self.horizon {
            Horizon::Within(decisions) => (decisions, J::has_seen_enough),
            Horizon::Always(decisions) => (decisions, |_, _, _| false),
        };
        let is_enough = |now: &G::Position| is_enough(setting, asked, now);
        let still_on = policy::play_on::<G, J>(
            &mut self.table,
            (&mut self.scales, &mut self.chance),
            decisions,
            is_enough,
        );
        let (setting, position) = (self.table.setting(), &self.table.state().position);
        let worth = match self.judges {
            _ if !still_on => J::end(setting, position),
            Some(learned) => learned::worth::<G, J>(learned, setting, position, &mut self.sensed),
            None => J::worth(setting, position),
        };
        let regard = begrudged(&worth, self.grudge);
        for &id in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            node.worth += worth[node.seat.index()];
            node.regard += regard[node.seat.index()];
        }
        self.expected.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
        self.iterations += 1;
    }

    /// Walks down the tree as long as what is offered has been looked at before, and adds one new choice.
    fn walk(&mut self) {
        let mut parent = None;
        while let Some((number, ask)) = self.ask() {
            if self.is_blind(&ask) {
                let offer =
                    policy::draw::<G, J>(&self.table, &ask, &mut self.scales, &mut self.chance);
                self.table.answer(number, offer);
                continue;
            }
            let named = self.only.filter(|_| parent.is_none());
            let named = named.and_then(|only| self.named(&ask, only));
            let (offer, known) = named.unwrap_or_else(|| self.select(parent, &ask));
            let choice = self.table.offers(&ask)[offer].choice;
            let grown = known.is_none();
            if grown && self.tree.size() >= MAX_NODES {
                return;
            }
            let id = known.unwrap_or_else(|| self.tree.add(parent, ask.seat, choice));
            self.path.push(id);
            self.table.answer(number, offer);
            if grown {
                return;
            }
            parent = Some(id);
        }
    }

    /// The place of a choice at the root among the offers, and its node.
    fn named(&self, ask: &Ask<G>, only: G::Choice) -> Option<(usize, Option<NodeId>)> {
        let place = self.table.offers(ask).iter().position(|offer| offer.choice == only)?;
        Some((place, self.tree.child(None, ask.seat, only)))
    }

    /// The ask to answer next: the bot's own first, where several seats are asked.
    fn ask(&self) -> Option<(usize, Ask<G>)> {
        let asks = self.table.asks();
        let own = asks.iter().position(|ask| ask.seat == self.seat).unwrap_or(0);
        asks.get(own).map(|ask| (own, *ask))
    }

    /// Answers held face down are not to be answered in turn: other seats' are drawn by quick choice.
    fn is_blind(&self, ask: &Ask<G>) -> bool {
        self.table.state().stack().is_sealed() && ask.seat != self.seat
    }

    /// Chooses among the offers: what has brought much, what is promising, and what was little tried.
    fn select(&mut self, parent: Option<NodeId>, ask: &Ask<G>) -> (usize, Option<NodeId>) {
        let offers = self.table.offers(ask);
        let (setting, position) = (self.table.setting(), &self.table.state().position);
        let is_root = parent.is_none();
        let promises = if is_root { &mut self.considered } else { &mut self.promises };
        if !is_root || promises.len() != offers.len() {
            promises.clear();
            promises.resize(offers.len(), 0);
            let asked = Asked { setting, position, ask, offers };
            match offers {
                [_] => {}
                _ if is_root => J::consider(&asked, promises),
                _ => J::promise(&asked, promises),
            }
            if offers.len() > 1 {
                self.scales.correct::<G, J>(&asked, promises);
            }
        }
        let priors = promises.iter().map(|&promise| f32::from(promise).max(SILLY));
        self.looks.clear();
        self.looks.extend(priors.map(|prior| (prior, None)));
        let sum: f32 = self.looks.iter().map(|(prior, _)| prior).sum();
        let (mut worst, mut best) = (f32::MAX, f32::MIN);
        self.tree.offered(parent, ask.seat, offers, |place, id, node| {
            node.offered += 1;
            (worst, best) = (worst.min(node.regard()), best.max(node.regard()));
            self.looks[place].1 = Some(id);
        });
        // Between the worst and the best of them, so that curiosity weighs the same in every game; but where all are
        // about as good, what looks promising is to be chosen, not what chance has favoured.
        let spread = (best - worst).max(EVEN);
        // The longer a choice was passed over, the more it draws, however little it promises.
        let seen = parent.map_or(self.iterations, |id| self.tree.node(id).visits);
        let new = count(seen).sqrt().max(NEW);
        let is_early = seen < LATE && self.looks.iter().any(|&(prior, _)| prior > SILLY);
        // Where very much is offered and was learned about, a node widens with its visits.
        let tried = || self.looks.iter().filter(|(_, child)| child.is_some()).count();
        let is_wide = offers.len() > MANY
            && self.scales.has_learned()
            && tried() >= rounded(WIDTH * count(seen.max(1)).sqrt()) as usize;
        let score = |&(prior, child): &(f32, Option<NodeId>)| {
            if is_early && prior <= SILLY {
                return f32::MIN;
            }
            let Some(node) = child.map(|id| self.tree.node(id)) else {
                if is_wide {
                    return f32::MIN;
                }
                return 0.5 + self.curiosity * prior / sum * new;
            };
            let tried = count(node.offered).sqrt() / (1.0 + count(node.visits));
            (node.regard() - worst) / spread + self.curiosity * prior / sum * tried
        };
        let scores = self.looks.iter().map(score).enumerate();
        let offer = scores.max_by(|a, b| a.1.total_cmp(&b.1)).expect("an ask has an offer").0;
        (offer, self.looks[offer].1)
    }
}

/// What something is worth to seats that begrudge it to whoever stands best beside them.
fn begrudged(worth: &Worth, grudge: f32) -> Worth {
    if grudge <= 0.0 {
        return *worth;
    }
    let mut regard = *worth;
    for (seat, regard) in regard.iter_mut().enumerate() {
        let others = worth.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, worth)| *worth).fold(0.0, f32::max);
        *regard = (*regard + grudge * (1.0 - best)) / (1.0 + grudge);
    }
    regard
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a guess of how many iterations are left"
)]
fn rounded(number: f32) -> u32 {
    number as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(of: [f32; 4]) -> Worth {
        let mut worth = [0.0; MAX_SEATS];
        worth[..4].copy_from_slice(&of);
        worth
    }

    #[test]
    fn who_begrudges_nothing_regards_its_own_worth_alone() {
        let worth = worth([0.6, 0.2, 0.15, 0.05]);
        assert_eq!(begrudged(&worth, 0.0).map(f32::to_bits), worth.map(f32::to_bits));
    }

    #[test]
    fn to_take_from_whoever_leads_is_worth_more_than_to_take_from_who_is_behind() {
        let [from_first, from_last] = [[0.5, 0.25, 0.2, 0.05], [0.6, 0.25, 0.15, 0.0]];
        let regard = |of| begrudged(&worth(of), 0.5)[1];
        assert!(regard(from_first) > regard(from_last) + 0.02);
        // Who leads begrudges the second, and a game that is won is worth all there is.
        assert!((begrudged(&worth([1.0, 0.0, 0.0, 0.0]), 0.5)[0] - 1.0).abs() < 1e-6);
        assert!(begrudged(&worth([1.0, 0.0, 0.0, 0.0]), 0.5)[1].abs() < 1e-6);
    }
}
