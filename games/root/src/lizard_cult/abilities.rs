//! 10.2 Faction Rules and Abilities.

use super::{Fact, seat};
use crate::law::lizard_cult as law;
use crate::position::Position;
use crate::position::Woodland;
use crate::terms::{Cards, Clearing, Faction, Piece, Suit};
use crate::{Desk, Flow, cards, position};
use kernel::{cite, settled};

/// 10.2.1 Crafting. With the gardens of the Outcast's suit.
pub(crate) fn crafting(desk: &Desk<'_>) -> &'static [Piece] {
    cite(law::CRAFTING);
    match desk.position.lizard_cult.outcast() {
        Some(Suit::Fox) => &[Piece::FoxGarden],
        Some(Suit::Rabbit) => &[Piece::RabbitGarden],
        Some(Suit::Mouse) => &[Piece::MouseGarden],
        Some(Suit::Bird) | None => &[],
    }
}

/// 10.2.2 Hatred of Birds. The cards of the hand that are of a suit for a ritual: birds are birds only.
pub(super) fn hatred_of_birds(desk: &Desk<'_>, suit: Suit) -> Cards {
    cite(law::HATRED_OF_BIRDS);
    desk.position.player(seat(desk)).hand().and(desk.setting.deck.of_suit(suit))
}

/// 10.2.3 Revenge. Whether warriors of the Cult that are removed become acolytes: it is defending in battle.
pub(crate) fn takes_revenge(desk: &Desk<'_>, piece: Piece) -> bool {
    let battle = &desk.position.battle;
    piece == Piece::CultWarrior
        && battle.attacker() != battle.defender()
        && battle.defender() == seat(desk)
}

/// 10.2.3 Revenge. They leave the map for the Acolytes box, not for the supply, so not for a coffin either (R31).
pub(crate) fn revenge(desk: &mut Desk<'_>, clearing: Clearing, count: u8) {
    desk.position.woodland.take(Piece::CultWarrior, clearing, count);
    desk.position.lizard_cult.add_acolytes(count);
    desk.tell(law::REVENGE, Fact::AcolytesGained { count }.into());
}

/// 10.2.4 Pilgrims. Whether the Cult rules a clearing by a garden alone, before anybody else, the Eyrie too (7.2.2).
#[inline]
pub(crate) fn has_pilgrims(woodland: &Woodland, clearing: Clearing) -> bool {
    woodland.playing().has(Faction::LizardCult)
        && Piece::GARDENS.iter().any(|&garden| woodland.with(garden).has(clearing))
}

/// 10.2.5 Fear of the Faithful. A card of the hand for each garden that was removed, at random.
pub(super) fn fear_of_the_faithful(count: u8, desk: &mut Desk<'_>) -> Flow {
    let cult = seat(desk);
    for _ in 0..count {
        let hand = desk.position.player(cult).hand();
        if hand.is_empty() {
            break;
        }
        desk.reveal();
        let card = position::any_of(hand, &mut desk.chance);
        cards::discard(desk, cult, desk.setting.deck.name(card), law::FEAR_OF_THE_FAITHFUL);
    }
    settled()
}

/// 10.2.6 The Lost Souls Pile. Whether cards that are played or discarded go there: the Cult is at the table.
pub(crate) fn keeps_lost_souls(position: &Position) -> bool {
    let plays = position.seat_if_playing(Faction::LizardCult).is_some();
    if plays {
        cite(law::THE_LOST_SOULS_PILE);
    }
    plays
}
