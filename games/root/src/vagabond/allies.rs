//! 9.2.9.II Allied Status: moving, battling and taking hits with an ally.

use super::movement::Steps;
use super::{Fact, Question, Why};
use super::{Frame, board_mut, relationships};
use crate::frame::Frame as F;
use crate::golden_rules::{self, Removal};
use crate::key_actions::movement as moves;
use crate::key_terms::adjacency;
use crate::law::vagabond as law;
use crate::position::Side;
use crate::terms::{Clearing, Clearings, Faction, Factions, Piece, Relationship};
use crate::{Choice, Desk, Flow, corvids, maps};
use kernel::{Seat, next, settled};

/// The allies of a Vagabond with warriors in a clearing.
fn allies_in(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> Factions {
    let woodland = &desk.position.woodland;
    let here = |faction: &Faction| woodland.warriors(*faction, clearing) > 0;
    woodland
        .playing()
        .iter()
        .filter(here)
        .filter(|&faction| relationships::is_allied(desk, seat, faction))
        .collect()
}

/// The allies of a Vagabond with warriors in a clearing that others can move (14.2.2).
fn companions_in(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> Factions {
    let woodland = &desk.position.woodland;
    let allies = allies_in(desk, seat, clearing);
    allies.iter().filter(|&ally| woodland.followers(ally, clearing) > 0).collect()
}

/// The frame in which an ally may come along, if there is one where the pawn started.
pub(super) fn coming_along(steps: Steps, desk: &Desk<'_>) -> Option<F> {
    let from = steps.from.clearing()?;
    let alone = companions_in(desk, steps.seat, from).is_empty();
    (!alone).then_some(Frame::MoveWithAlly(steps).into())
}

/// 9.2.9.II.b Moving with an Ally. Warriors of one ally may be forced to come along, where they could go by themselves.
pub(super) fn moving_with_an_ally(steps: Steps, desk: &Desk<'_>) -> Flow {
    let Some(from) = steps.from.clearing() else { return settled() };
    let allies = companions_in(desk, steps.seat, from);
    let able = |ally: &Faction| can_come_along(desk, *ally, from, steps);
    let barred = |ally| {
        let why = Why::AllyCannotFollow { from, to: steps.to }.into();
        (Choice::Faction(ally), crate::law::key_actions::RULE_REQUIRED, why)
    };
    desk.ask(steps.seat, law::MOVING_WITH_AN_ALLY, Question::MoveWithAlly { to: steps.to }.into())
        .offers(
            allies
                .iter()
                .filter(able)
                .map(|ally| (Choice::Faction(ally), Frame::AlliesMove(steps, ally).into())),
        )
        .withholds(|| allies.iter().filter(|ally| !able(ally)).map(barred))
        .may(Choice::Pass)
}

/// 1.5.5 Use of Force. Whoever is forced moves by the rules of moving: paths, and rule of either end (4.2.1, R25).
fn can_come_along(desk: &Desk<'_>, ally: Faction, from: Clearing, steps: Steps) -> bool {
    let (seat, to) = (desk.position.seat_of(ally), Clearings::only(steps.to));
    let near = if steps.by_ferry { to } else { adjacency::adjacent_for(desk, seat, from) };
    // 13.7.2
    let snared = corvids::snares(desk, ally).has(from);
    !snared && !moves::rule_required(desk, seat, from, near.and(to)).is_empty()
}

/// How many of the ally's warriors come.
pub(super) fn how_many(steps: Steps, ally: Faction, desk: &Desk<'_>) -> Flow {
    let Some(from) = steps.from.clearing() else { return settled() };
    let warriors = desk.position.woodland.followers(ally, from);
    let offers = (1..=warriors)
        .map(|count| (Choice::Count(count), Frame::AlliesGo(steps, ally, count).into()));
    desk.ask(steps.seat, law::MOVING_WITH_AN_ALLY, crate::Question::HowManyMove(from, steps.to))
        .offers(offers)
        .must()
}

/// 9.2.9.II.b Moving with an Ally.
/// 1.5.5 Use of Force. They move as if their own player moved them: an outrage is that player's.
pub(super) fn go(steps: Steps, ally: Faction, count: u8, desk: &mut Desk<'_>) -> Flow {
    let Some(from) = steps.from.clearing() else { return settled() };
    kernel::cite(crate::law::golden_rules::USE_OF_FORCE);
    let seat = desk.position.seat_of(ally);
    moves::march(desk, seat, (from, steps.to), count);
    if steps.by_ferry {
        // R15
        maps::cross(desk, seat, steps.to);
    }
    next(moves::arrival())
}

/// The frame in which the attacker of a battle may take an ally into it, if the attacker is a Vagabond.
pub(crate) fn start_of_battle(desk: &Desk<'_>) -> Option<F> {
    let attacker = desk.position.faction(desk.position.battle.attacker());
    attacker.is_vagabond().then_some(Frame::StartOfBattle.into())
}

/// 9.2.9.II.c Battling with an Ally. At the start of battle an attacking Vagabond may count one ally's warriors as his.
pub(super) fn battling_with_an_ally(desk: &Desk<'_>) -> Flow {
    let battle = &desk.position.battle;
    let (seat, defender) = (battle.attacker(), desk.position.faction(battle.defender()));
    // Not against the ally itself.
    let allies = allies_in(desk, seat, battle.clearing).without(defender);
    desk.ask(seat, law::BATTLING_WITH_AN_ALLY, Question::BattleWithAlly.into())
        .offers(allies.iter().map(|ally| (Choice::Faction(ally), Frame::AllyJoins(ally).into())))
        .may(Choice::Pass)
}

/// 9.2.9.II.c Battling with an Ally. This one joins.
pub(super) fn join(ally: Faction, desk: &mut Desk<'_>) -> Flow {
    desk.position.battle.ally = Some(ally);
    let who = desk.position.faction(desk.position.battle.attacker());
    desk.tell(law::BATTLING_WITH_AN_ALLY, Fact::AllyJoined { who, whom: ally }.into());
    settled()
}

/// 9.2.9.II.d Taking Hits with an Ally. The ally whose warriors can take hits for an attacking Vagabond.
pub(super) fn shield(desk: &Desk<'_>, side: Side) -> Option<Faction> {
    let battle = &desk.position.battle;
    let ally = battle.ally.filter(|_| side == Side::Attacker);
    ally.filter(|&ally| desk.position.woodland.warriors(ally, battle.clearing) > 0)
}

/// 9.2.9.II.d Taking Hits with an Ally. One of his warriors is removed, and then the other hits are taken.
pub(super) fn ally_takes_hit(side: Side, left: u8, desk: &mut Desk<'_>) -> Flow {
    let battle = desk.position.battle;
    let ally = battle.ally.expect("an ally who takes hits is in the battle");
    desk.position.battle.ally_hits += 1;
    let followers = desk.position.woodland.followers(ally, battle.clearing);
    // 14.2.2: the warlord falls last.
    let piece = if followers > 0 { ally.warrior() } else { Some(Piece::Warlord) };
    if let Some(piece) = piece {
        let (clearing, by) = (battle.clearing, battle.remover_of(side));
        let para = law::TAKING_HITS_WITH_AN_ALLY;
        golden_rules::remove(desk, Removal { piece, clearing, count: 1, by, para });
        // What the ally thinks of the attacker is settled at the end of battle; another Vagabond is an enemy at once.
        if by != battle.attacker() {
            let infamy = relationships::removed_in_battle(desk, by, piece, 1);
            desk.position.battle.infamy[side.other() as usize] += infamy;
        }
    }
    next(Frame::TakeHits { side, hits: left }.into())
}

/// 9.2.9.II.d Taking Hits with an Ally. At the end of battle an ally who took more hits than the items is Hostile.
pub(crate) fn end_of_battle(desk: &mut Desk<'_>) {
    let battle = &desk.position.battle;
    let Some(ally) = battle.ally.filter(|_| battle.ally_hits > battle.item_hits) else { return };
    let seat = battle.attacker();
    board_mut(desk, seat).set_relationship(ally, Relationship::Hostile);
    let who = desk.position.faction(seat);
    desk.tell(
        law::TAKING_HITS_WITH_AN_ALLY,
        Fact::Relationship { who, whom: ally, to: Relationship::Hostile }.into(),
    );
}
