//! Fox, Rabbit and Mouse Partisans.

use crate::key_actions::battle::{BattleEffect, extra_hit, mark_used};
use crate::law::key_actions as law;
use crate::position::Side;
use crate::terms::{CardName, Suit};
use crate::{Desk, Flow, cards};
use kernel::settled;

/// The effects used in battle.
pub(crate) const BATTLE_EFFECTS: &[BattleEffect] = &[
    BattleEffect {
        card: CardName::FoxPartisans,
        can_use: |desk, _| fought_in(desk, Suit::Fox),
        apply: |desk, side| partisans(desk, side, (CardName::FoxPartisans, Suit::Fox)),
    },
    BattleEffect {
        card: CardName::RabbitPartisans,
        can_use: |desk, _| fought_in(desk, Suit::Rabbit),
        apply: |desk, side| partisans(desk, side, (CardName::RabbitPartisans, Suit::Rabbit)),
    },
    BattleEffect {
        card: CardName::MousePartisans,
        can_use: |desk, _| fought_in(desk, Suit::Mouse),
        apply: |desk, side| partisans(desk, side, (CardName::MousePartisans, Suit::Mouse)),
    },
];

fn fought_in(desk: &Desk<'_>, suit: Suit) -> bool {
    desk.position.woodland.of_suit(suit).has(desk.position.battle.clearing)
}

/// Partisans: an extra hit in a clearing of their suit, for every card in hand of another suit, birds too.
fn partisans(desk: &mut Desk<'_>, side: Side, (card, suit): (CardName, Suit)) -> Flow {
    mark_used(desk, side, card);
    extra_hit(desk, side, law::EXTRA_HITS);
    let seat = desk.position.battle.seat(side);
    let others = desk.position.player(seat).hand().minus(desk.setting.deck.of_suit(suit));
    // Which cards the hand held is shown.
    desk.reveal();
    for card in others {
        cards::discard(desk, seat, desk.setting.deck.name(card), law::USE_EFFECTS);
    }
    settled()
}
