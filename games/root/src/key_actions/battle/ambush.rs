//! 4.3.1 Step 1: Defender May Ambush.

use super::hits::hits_on;
use super::{Frame, end_at_once, faction_of};
use crate::cards::{self, has_effect};
use crate::frame::Frame as F;
use crate::golden_rules::{Frame as Golden, Order};
use crate::position::Side;
use crate::terms::{CardName, Cards};
use crate::{Asking, Choice, Desk, Fact, Flow, Question, Why, hirelings, law, riverfolk};
use kernel::{Para, Seat, cite, in_order, settled};

/// Hits an ambush deals.
const AMBUSH_HITS: u8 = 2;

/// 4.3.1 Step 1: Defender May Ambush. With a card that matches the clearing; a Scouting Party is never caught (R5).
pub(super) fn ambush(desk: &Desk<'_>) -> Flow {
    let battle = &desk.position.battle;
    if has_effect(desk, battle.attacker(), CardName::ScoutingParty) {
        return settled();
    }
    let whom = faction_of(desk, Side::Attacker);
    let question = Question::Ambush { whom, clearing: battle.clearing };
    let (para, seat) = (law::key_actions::AMBUSH, battle.defender());
    offer_ambushes(desk.ask(seat, para, question), desk, (para, seat), Frame::PlayAmbush)
}

/// Asked aloud while there are cards in hand: whether one of them is an ambush is nobody's business (1.2.1).
fn offer_ambushes(
    asking: Asking<'_>,
    desk: &Desk<'_>,
    (para, seat): (Para, Seat),
    opens: fn(CardName) -> Frame,
) -> Flow {
    let (cards, shared) = (desk.position.player(seat).hand(), &desk.setting.deck);
    if cards.is_empty() {
        return settled();
    }
    cite(law::key_terms::AMBUSH_CARDS);
    let clearing = desk.position.battle.clearing;
    let held = cards.and(shared.ambushes());
    let matching = desk
        .position
        .woodland
        .suits(clearing)
        .map(|suit| shared.matching(suit))
        .fold(Cards::NONE, Cards::union);
    let playable =
        shared.names(held.and(matching)).map(|card| (Choice::Card(card), F::Battle(opens(card))));
    let other = |card| (Choice::Card(card), para, Why::DoesNotMatch(clearing));
    asking
        .offers(playable)
        .withholds(|| shared.names(held.minus(matching)).map(other))
        .aloud()
        .may(Choice::Pass)
}

pub(super) fn play_ambush(card: CardName, desk: &mut Desk<'_>) -> Flow {
    let (who, seat) = (faction_of(desk, Side::Defender), desk.position.battle.defender());
    desk.tell(law::key_actions::AMBUSH, Fact::Ambushed { who, card });
    cards::discard(desk, seat, card, law::key_actions::RESOLVE_THE_AMBUSH);
    in_order([F::Battle(Frame::FoilTheAmbush), F::Battle(Frame::ResolveTheAmbush)])
}

/// 4.3.1.I Foil the Ambush. The attacker may answer with an ambush that matches.
pub(super) fn foil_the_ambush(desk: &Desk<'_>) -> Flow {
    let attacker = desk.position.battle.attacker();
    let whom = faction_of(desk, Side::Defender);
    let question = Question::FoilAmbush { whom, clearing: desk.position.battle.clearing };
    let para = law::key_actions::FOIL_THE_AMBUSH;
    offer_ambushes(desk.ask(attacker, para, question), desk, (para, attacker), Frame::Foil)
}

pub(super) fn foil(card: CardName, desk: &mut Desk<'_>) -> Flow {
    let (who, seat) = (faction_of(desk, Side::Attacker), desk.position.battle.attacker());
    desk.tell(law::key_actions::FOIL_THE_AMBUSH, Fact::Foiled { who, card });
    cards::discard(desk, seat, card, law::key_actions::FOIL_THE_AMBUSH);
    kernel::leave(
        |frame| *frame == F::Battle(Frame::ResolveTheAmbush),
        F::Golden(Golden::Triggers(Order::Owner)),
    )
}

/// 4.3.1.II Resolve the Ambush. Two hits at once; with no attacker left the battle ends.
pub(super) fn resolve_the_ambush(desk: &Desk<'_>) -> Flow {
    in_order([
        hits_on(Side::Attacker, AMBUSH_HITS, desk),
        F::Battle(Frame::ScoreHits),
        F::Battle(Frame::AfterTheAmbush),
    ])
}

pub(super) fn after_the_ambush(desk: &Desk<'_>) -> Flow {
    let battle = &desk.position.battle;
    let (attacker, defender) = (battle.attacker(), battle.defender());
    let left = hirelings::fighters(desk, attacker)
        .union(riverfolk::with_mercenaries(desk, attacker, defender));
    if left.has(battle.clearing) { settled() } else { end_at_once() }
}
