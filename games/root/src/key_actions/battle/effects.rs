//! 4.3.3 Step 3: Use Effects.

use super::hits::deal_hits;
use super::{Frame, faction_of};
use crate::cards::{discard_effect, exiles, has_effect};
use crate::choice::Either;
use crate::frame::Frame as F;
use crate::position::Side;
use crate::terms::{CardName, Faction, Leader};
use crate::{
    Asking, Choice, Desk, Fact, Flow, Question, corvids, hirelings, hundreds, law, riverfolk,
    vagabond, victory,
};
use kernel::{cite, in_order, settled};

/// A crafted card that is used in battle.
#[derive(Debug)]
pub(crate) struct BattleEffect {
    /// The card.
    pub(crate) card: CardName,
    /// Whether a side that has it can use it in this battle.
    pub(crate) can_use: fn(&Desk<'_>, Side) -> bool,
    /// Uses it.
    pub(crate) apply: fn(&mut Desk<'_>, Side) -> Flow,
}

const STANDARD: &[BattleEffect] = &[
    BattleEffect {
        card: CardName::Armorers,
        can_use: |desk, side| desk.position.battle.rolled(side.other()) > 0,
        apply: armorers,
    },
    BattleEffect {
        card: CardName::Sappers,
        can_use: |_, side| side == Side::Defender,
        apply: sappers,
    },
    BattleEffect {
        card: CardName::BrutalTactics,
        can_use: |_, side| side == Side::Attacker,
        apply: brutal_tactics,
    },
];

/// 4.3.3 Step 3: Use Effects. What always counts first; then what each side wants, the attacker saying who begins.
pub(super) fn use_effects(desk: &mut Desk<'_>) -> Flow {
    cite(law::key_actions::USE_EFFECTS);
    always(desk);
    let [attacker, defender] = Side::BOTH.map(|side| has_effects(desk, side));
    let users = match (attacker, defender) {
        (true, true) => Frame::WhoFirst,
        (true, false) => Frame::EffectsOf(Side::Attacker),
        (false, true) => Frame::EffectsOf(Side::Defender),
        (false, false) => return deal_hits(desk),
    };
    in_order([users, Frame::DealHits].map(F::Battle))
}

/// 1.1.3: the attacker chooses who uses effects first.
pub(super) fn who_first(desk: &Desk<'_>) -> Flow {
    let attacker = desk.position.battle.attacker();
    desk.ask(attacker, law::key_actions::USE_EFFECTS, Question::WhoUsesEffectsFirst)
        .offer(Choice::Either(Either::Attacker), F::Battle(Frame::EffectsFirst(Side::Attacker)))
        .offer(Choice::Either(Either::Defender), F::Battle(Frame::EffectsFirst(Side::Defender)))
        .must()
}

pub(super) fn effects_first(side: Side) -> Flow {
    in_order([F::Battle(Frame::EffectsOf(side)), F::Battle(Frame::EffectsOf(side.other()))])
}

/// A side may use effects, one after the other (R7).
pub(super) fn effects_of(side: Side, desk: &Desk<'_>) -> Flow {
    let battle = &desk.position.battle;
    let (seat, deals, takes) = (battle.seat(side), battle.hits(side), battle.hits(side.other()));
    let question = Question::UseBattleEffects { deals, takes };
    let asking = desk.ask(seat, law::key_actions::USE_EFFECTS, question);
    offer_effects(asking, desk, side).may(Choice::Pass)
}

fn offer_effects<'d>(asking: Asking<'d>, desk: &Desk<'_>, side: Side) -> Asking<'d> {
    let ready =
        ready(desk, side).map(|card| (Choice::Use(card), F::Battle(Frame::UseEffect(side, card))));
    vagabond::offer_battle_effects(asking.agains(ready), desk, side)
}

fn ready(desk: &Desk<'_>, side: Side) -> impl Iterator<Item = CardName> {
    let seat = desk.position.battle.seat(side);
    let used = desk.position.battle.used;
    let has = move |card| {
        has_effect(desk, seat, card) && used.and(desk.setting.deck.copies(card)).is_empty()
    };
    let none = desk.position.player(seat).effects().is_empty();
    let (standard, exiles) =
        if none { (&[][..], &[][..]) } else { (STANDARD, exiles::BATTLE_EFFECTS) };
    let effects = standard.iter().chain(exiles);
    effects
        .filter(move |effect| has(effect.card) && (effect.can_use)(desk, side))
        .map(|effect| effect.card)
}

fn has_effects(desk: &Desk<'_>, side: Side) -> bool {
    ready(desk, side).next().is_some() || vagabond::has_battle_effects(desk, side)
}

pub(super) fn use_effect(side: Side, card: CardName, desk: &mut Desk<'_>) -> Flow {
    let effect = STANDARD.iter().chain(exiles::BATTLE_EFFECTS).find(|effect| effect.card == card);
    let who = faction_of(desk, side);
    desk.tell(law::key_actions::USE_EFFECTS, Fact::UsedEffect { who, card });
    effect.map_or_else(settled, |effect| (effect.apply)(desk, side))
}

/// What counts without being chosen: no defending warriors, the Commander, wrath, hidden plots.
fn always(desk: &mut Desk<'_>) {
    if is_defenseless(desk) {
        extra_hit(desk, Side::Attacker, law::key_actions::DEFENSELESS);
    }
    if commander(desk) {
        extra_hit(desk, Side::Attacker, law::eyrie::COMMANDER);
    }
    if hundreds::is_wrathful(desk) {
        extra_hit(desk, Side::Attacker, law::hundreds::WRATHFUL);
    }
    if corvids::has_embedded_agents(desk) {
        extra_hit(desk, Side::Defender, law::corvids::EMBEDDED_AGENTS);
    }
    for side in Side::BOTH {
        if hirelings::spies::has_sentries(desk, side) {
            extra_hit(desk, side, law::hirelings::SENTRIES);
        }
    }
}

/// 4.3.3.II Defenseless. A defender without warriors takes an extra hit; a Vagabond is so without swords (9.2.4).
fn is_defenseless(desk: &Desk<'_>) -> bool {
    let (battle, faction) = (&desk.position.battle, faction_of(desk, Side::Defender));
    if faction.is_vagabond() {
        return vagabond::is_defenseless(desk, battle.defender());
    }
    let own = desk.position.woodland.warriors(faction, battle.clearing);
    own + riverfolk::mercenaries(desk, Side::Defender) == 0
}

/// 7.8.3 Commander. As attacker, an extra hit.
fn commander(desk: &Desk<'_>) -> bool {
    faction_of(desk, Side::Attacker) == Faction::Eyrie
        && desk.position.eyrie.leader() == Some(Leader::Commander)
}

/// 4.3.3.I Extra Hits. Not limited by warriors.
pub(crate) fn extra_hit(desk: &mut Desk<'_>, side: Side, para: kernel::Para) {
    cite(law::key_actions::EXTRA_HITS);
    desk.position.battle.add_extra_hit(side);
    desk.tell(para, Fact::ExtraHit { who: faction_of(desk, side) });
}

/// Armorers: discarded, and none of the hits rolled against the owner is taken.
fn armorers(desk: &mut Desk<'_>, side: Side) -> Flow {
    let seat = desk.position.battle.seat(side);
    discard_effect(desk, seat, CardName::Armorers, law::key_actions::USE_EFFECTS);
    desk.position.battle.ignore_rolled_hits(side);
    settled()
}

/// Sappers: discarded by the defender for an extra hit.
fn sappers(desk: &mut Desk<'_>, side: Side) -> Flow {
    let seat = desk.position.battle.seat(side);
    discard_effect(desk, seat, CardName::Sappers, law::key_actions::USE_EFFECTS);
    extra_hit(desk, side, law::key_actions::EXTRA_HITS);
    settled()
}

/// Brutal Tactics: an extra hit by the attacker, for which the defender scores a point.
fn brutal_tactics(desk: &mut Desk<'_>, side: Side) -> Flow {
    mark_used(desk, side, CardName::BrutalTactics);
    extra_hit(desk, side, law::key_actions::EXTRA_HITS);
    let other = desk.position.battle.seat(side.other());
    victory::score(desk, other, 1, law::key_actions::USE_EFFECTS);
    settled()
}

/// Notes that a card that stays in play was used in this battle.
pub(crate) fn mark_used(desk: &mut Desk<'_>, side: Side, name: CardName) {
    let seat = desk.position.battle.seat(side);
    let card = desk.setting.deck.pick(desk.position.player(seat).effects(), name);
    desk.position.battle.used = desk.position.battle.used.with(card);
}
