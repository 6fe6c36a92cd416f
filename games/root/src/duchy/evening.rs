//! 12.6 Evening.

use super::{Fact, Frame, seat};
use crate::key_actions::craft as crafting;
use crate::law::duchy as law;
use crate::terms::{Piece, Suit};
use crate::{Desk, Flow, cards, corvids};
use kernel::{cite, in_order, settled};

/// 12.6 Evening.
pub(crate) fn evening(desk: &mut Desk<'_>) -> Flow {
    cite(law::EVENING);
    let steps = [
        Some(Frame::DiscardAndReturn.into()),
        craft(desk),
        corvids::window(desk),
        Some(Frame::DrawAndDiscard.into()),
    ];
    in_order(steps.into_iter().flatten())
}

/// 12.6.1 Discard and Return Revealed Cards. Birds are discarded, the others come back; everybody has seen them.
pub(super) fn discard_and_return(desk: &mut Desk<'_>) -> Flow {
    let (duchy, para) = (seat(desk), law::DISCARD_AND_RETURN_REVEALED_CARDS);
    let revealed = desk.position.duchy.take_revealed();
    let birds = revealed.and(desk.setting.deck.of_suit(Suit::Bird));
    for card in birds {
        desk.position.lay_down(card, desk.setting);
        let name = desk.setting.deck.name(card);
        desk.tell(para, crate::Fact::Discarded { who: desk.position.faction(duchy), card: name });
    }
    let back = revealed.minus(birds);
    for card in back {
        cards::take_openly(desk, duchy, card);
    }
    if !back.is_empty() {
        let count = u8::try_from(back.len()).expect("hands are small");
        desk.tell(para, Fact::RevealedReturned { count }.into());
    }
    settled()
}

/// 12.6.2 Craft. With citadels and markets.
fn craft(desk: &Desk<'_>) -> Option<crate::Frame> {
    cite(law::CRAFT);
    crafting::opening(desk, seat(desk))
}

/// 12.6.3 Draw and Discard. One card, and what the market track shows; then down to five.
pub(super) fn draw_and_discard(desk: &mut Desk<'_>) -> Flow {
    let markets = usize::from(desk.position.woodland.on_map(Piece::Market));
    let bonus = desk.setting.boards.duchy.track.draw[markets];
    let count = desk.setting.boards.factions.common.draw + bonus;
    cards::draw_in_evening(desk, seat(desk), count, law::DRAW_AND_DISCARD)
}
