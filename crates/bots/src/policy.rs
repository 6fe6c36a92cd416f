//! Quick choice: an offer drawn by its promise.

use crate::judge::{Asked, Judge};
use kernel::{Ask, Fast, Game, Quiet, Source};

/// Draws an offer of an ask, the more promising the likelier; silly ones only where all are.
pub fn draw<G: Game, J: Judge<G>>(table: &Quiet<'_, G>, ask: &Ask<G>, chance: &mut Fast) -> usize {
    let offers = table.offers(ask);
    if offers.len() == 1 {
        return 0;
    }
    let mut weights = [0; WEIGHED];
    let weights = &mut weights[..offers.len().min(WEIGHED)];
    if offers.len() <= WEIGHED {
        let (setting, position) = (table.setting(), &table.state().position);
        J::promise(&Asked { setting, position, ask, offers }, weights);
    }
    let sum = weights.iter().copied().map(u32::from).sum();
    if sum == 0 {
        return chance.below(u32::try_from(offers.len()).expect("offers are few")) as usize;
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

/// Offers beyond this many are drawn evenly.
const WEIGHED: usize = 128;

/// Plays on by quick choice for at most this many decisions, or until enough was seen; says whether the game is still
/// on.
pub fn play_on<G: Game, J: Judge<G>>(
    table: &mut Quiet<'_, G>,
    chance: &mut Fast,
    decisions: u32,
    is_enough: impl Fn(&G::Position) -> bool,
) -> bool {
    for _ in 0..decisions {
        let Some(ask) = table.asks().first().copied() else { return false };
        if is_enough(&table.state().position) {
            return true;
        }
        let offer = draw::<G, J>(table, &ask, chance);
        table.answer(0, offer);
    }
    !table.is_over()
}
