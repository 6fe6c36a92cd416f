//! 10.4 Birdsong.

use super::{Fact, Frame};
use crate::cards::{self, Timing};
use crate::law::lizard_cult as law;
use crate::terms::Suit;
use crate::{Desk, Flow};
use kernel::{cite, settled};

/// 10.4 Birdsong.
pub(crate) fn birdsong(desk: &mut Desk<'_>) -> Flow {
    cite(law::BIRDSONG);
    desk.position.lizard_cult.begin_turn();
    let steps = [Frame::AdjustTheOutcast, Frame::DiscardTheLostSouls, Frame::PerformConspiracies];
    cards::with_windows(desk, Timing::Birdsong, steps.map(|step| (step.into(), true)))
}

/// 10.4.1 Adjust the Outcast. The suit most Lost Souls have, birds aside; the same again, or none alone ahead, is Hated.
pub(super) fn adjust_the_outcast(desk: &mut Desk<'_>) -> Flow {
    let board = &desk.position.lizard_cult;
    let (souls, outcast, hated) = (board.lost_souls(), board.outcast(), board.is_hated());
    let most =
        most_souls(Suit::OF_CLEARINGS.map(|suit| souls.and(desk.setting.deck.of_suit(suit)).len()));
    match most.filter(|&suit| Some(suit) != outcast) {
        Some(suit) => {
            desk.position.lizard_cult.set_outcast(suit);
            desk.tell(law::ADJUST_THE_OUTCAST, Fact::NewOutcast { suit }.into());
        }
        None if !hated => {
            desk.position.lizard_cult.hate_outcast();
            if let Some(suit) = outcast {
                desk.tell(law::ADJUST_THE_OUTCAST, Fact::OutcastHated { suit }.into());
            }
        }
        None => {}
    }
    settled()
}

/// The suit that has more than any other.
fn most_souls(counts: [usize; 3]) -> Option<Suit> {
    let most = counts.into_iter().max()?;
    let mut ahead = Suit::OF_CLEARINGS.into_iter().filter(|suit| counts[suit.index()] == most);
    let first = ahead.next();
    if ahead.next().is_some() { None } else { first }
}

/// 10.4.2 Discard the Lost Souls. Dominance cards among them can be taken from now on.
pub(super) fn discard_the_lost_souls(desk: &mut Desk<'_>) -> Flow {
    let souls = desk.position.lizard_cult.take_lost_souls();
    if !souls.is_empty() {
        souls.iter().for_each(|card| desk.position.lay_on_discards(card, desk.setting));
        let count = u8::try_from(souls.len()).expect("a deck is small");
        desk.tell(law::DISCARD_THE_LOST_SOULS, Fact::LostSoulsDiscarded { count }.into());
    }
    settled()
}
