//! Quick choice: an offer drawn by its promise.

use crate::judge::{Asked, Judge};
use crate::net::Learned;
use kernel::{Ask, Fast, Game, Quiet, Source};

/// What a quick choice weighs with: what was learned of offers, and a place to reckon in.
#[derive(Debug, Default)]
pub struct Scales<'a> {
    learned: Option<&'a Learned>,
    powers: Vec<f32>,
    many: Vec<u16>,
}

impl<'a> Scales<'a> {
    /// Weighs with what was learned of offers, if anything was.
    pub const fn new(learned: Option<&'a Learned>) -> Self {
        Self { learned, powers: Vec::new(), many: Vec::new() }
    }

    /// Corrects what offers promise as it is written.
    pub(crate) fn correct<G: Game, J: Judge<G>>(
        &mut self,
        asked: &Asked<'_, G>,
        promises: &mut [u16],
    ) {
        let Some(learned) = self.learned else { return };
        if !learned.dials.is_empty() {
            J::urge(asked, &learned.dials, promises);
        }
        if let Some(prior) = &learned.prior {
            prior.correct::<G, J>(asked, promises, &mut self.powers);
        }
    }

    /// Whether anything was learned of offers one by one.
    pub(crate) fn has_learned(&self) -> bool {
        self.learned.is_some_and(|learned| learned.prior.is_some())
    }
}

/// Draws an offer of an ask, the more promising the likelier; silly ones only where all are.
pub fn draw<G: Game, J: Judge<G>>(
    table: &Quiet<'_, G>,
    ask: &Ask<G>,
    scales: &mut Scales<'_>,
    chance: &mut Fast,
) -> usize {
    let offers = table.offers(ask);
    if offers.len() == 1 {
        return 0;
    }
    let (setting, position) = (table.setting(), &table.state().position);
    let asked = Asked { setting, position, ask, offers };
    if offers.len() > WEIGHED && scales.has_learned() {
        let mut many = std::mem::take(&mut scales.many);
        many.clear();
        many.resize(offers.len(), 0);
        J::promise(&asked, &mut many);
        scales.correct::<G, J>(&asked, &mut many);
        let drawn = drawn(&many, offers.len(), chance);
        scales.many = many;
        return drawn;
    }
    let mut weights = [0; WEIGHED];
    let weights = &mut weights[..offers.len().min(WEIGHED)];
    if offers.len() <= WEIGHED {
        J::promise(&asked, weights);
        scales.correct::<G, J>(&asked, weights);
    }
    drawn(weights, offers.len(), chance)
}

/// The place of one among several offers, drawn by their weights; any of them where all weigh nothing.
fn drawn(weights: &[u16], offers: usize, chance: &mut Fast) -> usize {
    let sum = weights.iter().copied().map(u32::from).sum();
    if sum == 0 {
        return chance.below(u32::try_from(offers).expect("offers are few")) as usize;
    }
    let mut rest = chance.below(sum);
    for (index, &weight) in weights.iter().enumerate() {
        let weight = u32::from(weight);
        if rest < weight {
            return index;
        }
        rest -= weight;
    }
    unreachable!("the weights add up to their sum")
}

/// Offers beyond this many are drawn evenly, where nothing was learned of them.
const WEIGHED: usize = 128;

/// Plays on by quick choice for at most this many decisions, or until enough was seen; says whether the game is still
/// on.
pub fn play_on<G: Game, J: Judge<G>>(
    table: &mut Quiet<'_, G>,
    (scales, chance): (&mut Scales<'_>, &mut Fast),
    decisions: u32,
    is_enough: impl Fn(&G::Position) -> bool,
) -> bool {
    for _ in 0..decisions {
        let Some(ask) = table.asks().first().copied() else { return false };
        if is_enough(&table.state().position) {
            return true;
        }
        let offer = draw::<G, J>(table, &ask, scales, chance);
        table.answer(0, offer);
    }
    !table.is_over()
}
