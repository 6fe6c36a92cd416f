//! 14.6 Evening.

use super::{Fact, Frame, Occasion, Question, Why, moods, seat};
use crate::cards::{self, cards_for, matched};
use crate::key_terms::rule;
use crate::law::hundreds as law;
use crate::terms::{CardName, Clearings, Faction, Piece, Suit};
use crate::{Choice, Desk, Flow, corvids, glossary, victory};
use kernel::{cite, in_order, next, settled};

/// 14.6 Evening. Incite, oppress, draw and discard.
pub(crate) fn evening(_desk: &mut Desk<'_>) -> Flow {
    cite(law::EVENING);
    in_order([Frame::Incite, Frame::Oppress, Frame::DrawAndDiscard].map(Into::into))
}

/// 14.6.1 Incite. Clearings with warriors of the Hundreds and no mob.
fn incitable(desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    if woodland.supply(Piece::Mob) == 0 {
        // 1.5.1
        return Clearings::NONE;
    }
    woodland
        .with_warriors(Faction::Hundreds)
        .minus(woodland.with(Piece::Mob))
        .and(glossary::placeable(desk, Faction::Hundreds))
}

/// 14.6.1 Incite. Any number of cards, a mob for each. Asked whenever a card could do it, for only they know their hand.
pub(super) fn incite(desk: &Desk<'_>) -> Flow {
    let open = incitable(desk);
    let hand = desk.position.player(seat(desk)).hand();
    let (able, others) = (hand.and(cards_for(desk, open)), hand.minus(cards_for(desk, open)));
    let deck = &desk.setting.deck;
    let asking = desk
        .ask(seat(desk), law::INCITE, Question::Incite.into())
        .agains(deck.names(able).map(|card| (Choice::Card(card), Frame::InciteWith(card).into())))
        .withholds(|| {
            let why = Why::NowhereToIncite.into();
            deck.names(others).map(move |card| (Choice::Card(card), law::INCITE, why))
        });
    let thinkable = !open.is_empty() && !hand.is_empty();
    corvids::beside_thinkable(asking, thinkable, desk, seat(desk)).may(Choice::Pass)
}

/// 14.6.1 Incite. The card is played for a mob.
pub(super) fn incite_with(card: CardName, desk: &mut Desk<'_>) -> Flow {
    cards::discard(desk, seat(desk), card, law::INCITE);
    next(Frame::InciteWhere(desk.setting.suit_of(card)).into())
}

/// 14.6.1 Incite. Where the card matches.
pub(super) fn incite_where(suit: Suit, desk: &Desk<'_>) -> Flow {
    let open = matched(desk, incitable(desk), suit).iter();
    let question = crate::Question::WhereToPlace(Piece::Mob);
    desk.ask(seat(desk), law::INCITE, question)
        .offers(open.map(|at| (Choice::In(at), Frame::PlaceMob(at, Occasion::Incite).into())))
        .if_any()
}

/// The clearings they oppress: ruled, with a piece of theirs and none of an enemy.
fn oppressed(desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    let own = woodland.with_pieces(Faction::Hundreds);
    let theirs = glossary::with_enemy_pieces(desk, seat(desk));
    rule::ruled_by(woodland, Faction::Hundreds).and(own).minus(theirs)
}

/// 14.6.2 Oppress. Points by the number of clearings they rule without an enemy piece.
pub(super) fn oppress(desk: &mut Desk<'_>) -> Flow {
    let clearings = oppressed(desk);
    let points = &desk.setting.boards.hundreds.oppress.points;
    let points = points[clearings.len().min(points.len() - 1)];
    if !clearings.is_empty() {
        desk.tell(law::OPPRESS, Fact::Oppressed { clearings }.into());
    }
    victory::score(desk, seat(desk), points, law::OPPRESS);
    settled()
}

/// 14.6.3 Draw and Discard. One card, more when Rowdy (14.7.6); then down to five.
pub(super) fn draw_and_discard(desk: &mut Desk<'_>) -> Flow {
    let count = desk.setting.boards.factions.common.draw + moods::rowdy(desk);
    cards::draw_in_evening(desk, seat(desk), count, law::DRAW_AND_DISCARD)
}
