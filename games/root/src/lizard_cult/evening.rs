//! 10.6 Evening.

use super::{Fact, Frame, seat};
use crate::key_actions::craft as crafting;
use crate::law::lizard_cult as law;
use crate::terms::Piece;
use crate::{Desk, Flow, cards, corvids};
use kernel::{cite, in_order, settled};

/// 10.6 Evening.
pub(crate) fn evening(desk: &mut Desk<'_>) -> Flow {
    cite(law::EVENING);
    let steps = [
        Some(Frame::ReturnRevealedCards.into()),
        craft(desk),
        corvids::window(desk),
        Some(Frame::DrawAndDiscard.into()),
    ];
    in_order(steps.into_iter().flatten())
}

/// 10.6.1 Return Revealed Cards. Everybody has seen them, and knows them in hand.
pub(super) fn return_revealed_cards(desk: &mut Desk<'_>) -> Flow {
    let cult = seat(desk);
    let revealed = desk.position.lizard_cult.take_revealed();
    if revealed.is_empty() {
        return settled();
    }
    for card in revealed {
        cards::take_openly(desk, cult, card);
    }
    let count = u8::try_from(revealed.len()).expect("hands are small");
    desk.tell(law::RETURN_REVEALED_CARDS, Fact::RevealedReturned { count }.into());
    settled()
}

/// 10.6.2 Craft. With the gardens of the Outcast's suit (10.2.1).
fn craft(desk: &Desk<'_>) -> Option<crate::Frame> {
    cite(law::CRAFT);
    crafting::opening(desk, seat(desk))
}

/// 10.6.3 Draw and Discard. One card, and one for each track that shows it; then down to five.
pub(super) fn draw_and_discard(desk: &mut Desk<'_>) -> Flow {
    let track = &desk.setting.boards.lizard_cult.track.draw;
    let bonus = |&garden: &Piece| track[usize::from(desk.position.woodland.on_map(garden))];
    let bonus: u8 = Piece::GARDENS.iter().map(bonus).sum();
    let count = desk.setting.boards.factions.common.draw + bonus;
    cards::draw_in_evening(desk, seat(desk), count, law::DRAW_AND_DISCARD)
}
