//! The tree of lines of play a search has looked at.

use kernel::{Game, Offer, Seat};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The number of a node.
pub(crate) type NodeId = u32;

/// One choice in one line of play, averaged over all imagined states in which it was made.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Node<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) choice: G::Choice,
    /// How often it was chosen, and how often it could have been.
    pub(crate) visits: u32,
    pub(crate) offered: u32,
    /// What came of it for the seat that chose, added up.
    pub(crate) worth: f32,
    /// The same with what that seat begrudges whoever stands best beside it: by this the tree is walked.
    pub(crate) regard: f32,
    /// Which of the offers it was when it was last among them.
    place: u16,
    /// What tells its choice from most others at a glance.
    mark: u8,
    first: Option<NodeId>,
    next: Option<NodeId>,
}

/// The tree: the root is the position the bot is asked in.
#[derive(Debug)]
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    first: Option<NodeId>,
    /// The marks of the offers that are looked for.
    marks: Vec<u8>,
}

impl<G: Game> Node<G> {
    /// What choosing it has brought on average.
    pub(crate) fn mean(&self) -> f32 {
        self.worth / count(self.visits).max(1.0)
    }

    /// How well that was regarded on average.
    pub(crate) fn regard(&self) -> f32 {
        self.regard / count(self.visits).max(1.0)
    }
}

/// The mark of a choice: others may bear it, but few.
fn mark<C: Hash>(choice: &C) -> u8 {
    let mut hasher = FxHasher::default();
    choice.hash(&mut hasher);
    hasher.finish().to_le_bytes()[7]
}

/// Marks that were seen.
#[derive(Default)]
struct Marks([u64; 4]);

impl Marks {
    fn note(&mut self, mark: u8) {
        self.0[usize::from(mark >> 6)] |= 1 << (mark & 63);
    }

    fn has(&self, mark: u8) -> bool {
        self.0[usize::from(mark >> 6)] & (1 << (mark & 63)) != 0
    }
}

/// A count as a measure.
#[expect(clippy::cast_precision_loss, reason = "visits stay far below the precision of a float")]
pub(crate) const fn count(number: u32) -> f32 {
    number as f32
}

impl<G: Game> Tree<G> {
    pub(crate) const fn new() -> Self {
        Self { nodes: Vec::new(), first: None, marks: Vec::new() }
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<G> {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node<G> {
        &mut self.nodes[id as usize]
    }

    pub(crate) fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The choices looked at behind a node; behind none, those at the root.
    pub(crate) fn children(&self, parent: Option<NodeId>) -> impl Iterator<Item = NodeId> {
        let first = parent.map_or(self.first, |id| self.node(id).first);
        std::iter::successors(first, |&id| self.node(id).next)
    }

    /// The node of a seat's choice behind a node.
    pub(crate) fn child(
        &self,
        parent: Option<NodeId>,
        seat: Seat,
        choice: G::Choice,
    ) -> Option<NodeId> {
        self.children(parent).find(|&id| {
            let node = self.node(id);
            node.choice == choice && node.seat == seat
        })
    }

    /// The nodes of a seat's choices behind a node that are offered, each with its place among the offers. In imagined
    /// states other things are offered than before, so most of what was tried is not among them: marks tell at once.
    pub(crate) fn offered(
        &mut self,
        parent: Option<NodeId>,
        seat: Seat,
        offers: &[Offer<G>],
        mut found: impl FnMut(usize, NodeId, &mut Node<G>),
    ) {
        let mut next = parent.map_or(self.first, |id| self.node(id).first);
        if next.is_none() {
            return;
        }
        let mut seen = Marks::default();
        self.marks.clear();
        for offer in offers {
            let mark = mark(&offer.choice);
            seen.note(mark);
            self.marks.push(mark);
        }
        while let Some(id) = next {
            let node = &mut self.nodes[id as usize];
            next = node.next;
            if !seen.has(node.mark) || node.seat != seat {
                continue;
            }
            let is_it = |place: usize| {
                self.marks[place] == node.mark && offers[place].choice == node.choice
            };
            let before = usize::from(node.place);
            let place = if before < offers.len() && is_it(before) {
                Some(before)
            } else {
                (0..offers.len()).find(|&place| is_it(place))
            };
            if let Some(place) = place {
                node.place = u16::try_from(place).unwrap_or_default();
                found(place, id, node);
            }
        }
    }

    pub(crate) fn add(&mut self, parent: Option<NodeId>, seat: Seat, choice: G::Choice) -> NodeId {
        let id = NodeId::try_from(self.nodes.len())
            .expect("a tree stays far below four thousand million");
        let slot = match parent {
            Some(parent) => &mut self.nodes[parent as usize].first,
            None => &mut self.first,
        };
        let next = slot.replace(id);
        self.nodes.push(Node {
            seat,
            choice,
            visits: 0,
            offered: 0,
            worth: 0.0,
            regard: 0.0,
            place: 0,
            mark: mark(&choice),
            first: None,
            next,
        });
        id
    }

    /// The part of the tree behind a seat's first choice, as a tree of its own.
    pub(crate) fn behind(&self, seat: Seat, choice: G::Choice) -> Self {
        let mut kept = Self::new();
        if let Some(root) = self.child(None, seat, choice) {
            self.copy(Some(root), &mut kept, None);
        }
        kept
    }

    /// Forgets the choices at the root that are not wanted.
    pub(crate) fn keep(&mut self, is_wanted: impl Fn(G::Choice) -> bool) {
        let wanted: Vec<_> =
            self.children(None).filter(|&id| is_wanted(self.node(id).choice)).collect();
        self.first = None;
        for id in wanted {
            self.node_mut(id).next = self.first.replace(id);
        }
    }

    fn copy(&self, from: Option<NodeId>, kept: &mut Self, to: Option<NodeId>) {
        for id in self.children(from) {
            let node = *self.node(id);
            let copied = kept.add(to, node.seat, node.choice);
            let place = kept.node_mut(copied);
            (place.visits, place.offered) = (node.visits, node.offered);
            (place.worth, place.regard) = (node.worth, node.regard);
            self.copy(Some(id), kept, Some(copied));
        }
    }
}
