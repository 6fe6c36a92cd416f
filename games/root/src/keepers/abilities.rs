//! 15.2 Faction Rules and Abilities.

use super::{Fact, Frame, Look, Question, seat};
use crate::key_actions::battle::faction_of;
use crate::key_actions::movement::Journey;
use crate::law::keepers as law;
use crate::position::{RelicPlace, Side};
use crate::terms::{Clearing, Faction, Piece, Relic};
use crate::{Choice, Desk, Flow};
use kernel::{FixedVec, cite, next, settled};

/// 15.2.1 Relics. Their type is always seen, their value once they lie face up.
pub(super) fn look(desk: &Desk<'_>, relic: Relic) -> Look {
    cite(law::RELICS);
    let shown = desk.position.keepers.is_face_up(relic);
    let value = if shown { desk.setting.boards.keepers.value(relic) } else { 0 };
    Look { kind: relic.kind(), value }
}

/// The relics in a place, one of each look.
pub(super) fn relics_in(desk: &Desk<'_>, place: RelicPlace) -> FixedVec<Relic, { Relic::COUNT }> {
    let mut distinct: FixedVec<Relic, { Relic::COUNT }> = FixedVec::new();
    for relic in desk.position.keepers.relics_at(place) {
        if !distinct.iter().any(|&other| look(desk, other) == look(desk, relic)) {
            distinct.push(relic);
        }
    }
    distinct
}

/// The choices of a relic in a place, each with the frame it opens.
pub(super) fn relic_choices(
    desk: &Desk<'_>,
    place: RelicPlace,
    opens: impl Fn(Look) -> Frame,
) -> impl Iterator<Item = (Choice, crate::Frame)> {
    let there = relics_in(desk, place);
    (0..there.len()).map(move |index| {
        let look = look(desk, there[index]);
        (Choice::Relic(look.kind, look.value), opens(look).into())
    })
}

/// A relic of some look in a place.
pub(super) fn relic_like(desk: &Desk<'_>, place: RelicPlace, like: Look) -> Relic {
    let mut relics = desk.position.keepers.relics_at(place);
    relics.find(|&relic| look(desk, relic) == like).expect("a relic that is chosen is there")
}

/// A relic of some look in a place; of several face down that nobody can tell apart, by chance.
pub(super) fn any_like(desk: &mut Desk<'_>, place: RelicPlace, like: Look) -> Relic {
    let there = desk.position.keepers.relics_at(place).filter(|&relic| look(desk, relic) == like);
    let alike: FixedVec<Relic, { Relic::COUNT }> = there.collect();
    let count = u32::try_from(alike.len()).expect("relics are few");
    if like.value == 0 && count > 1 {
        return alike[desk.chance.below(count) as usize];
    }
    relic_like(desk, place, like)
}

/// 15.2.3 Crafting. With waystations, whichever side is up.
pub(crate) fn crafting() -> &'static [Piece] {
    cite(law::CRAFTING);
    &[Piece::Waystation]
}

/// 15.2.4 Devout Knights. With a relic and a warrior in the clearing of battle they ignore the first hit.
pub(crate) fn is_devout(desk: &Desk<'_>, side: Side) -> bool {
    let (woodland, here) = (&desk.position.woodland, desk.position.battle.clearing);
    faction_of(desk, side) == Faction::Keepers
        && woodland.with(Piece::Relic).and(woodland.with(Piece::KeeperWarrior)).has(here)
}

/// The frame in which the Keepers take relics along, if they moved from where some are (R54).
pub(crate) fn carrying(desk: &Desk<'_>, journey: Journey, count: u8) -> Option<crate::Frame> {
    let Journey { seat: whose, from, to, .. } = journey;
    let relics = desk.position.woodland.with(Piece::Relic).has(from);
    (relics && whose == seat(desk)).then(|| Frame::Carry(from, to, count).into())
}

/// 15.2.4 Devout Knights. A relic with each warrior they move.
pub(super) fn carry(from: Clearing, to: Clearing, left: u8, desk: &Desk<'_>) -> Flow {
    if left == 0 {
        return settled();
    }
    let opens = |look| Frame::CarryRelic(from, to, look, left - 1);
    desk.ask(seat(desk), law::DEVOUT_KNIGHTS, Question::Carry { from, to, left }.into())
        .offers(relic_choices(desk, RelicPlace::Clearing(from), opens))
        .may(Choice::Pass)
}

/// 15.2.4 Devout Knights. This one goes along.
pub(super) fn carry_relic(
    from: Clearing,
    to: Clearing,
    look: Look,
    left: u8,
    desk: &mut Desk<'_>,
) -> Flow {
    let relic = relic_like(desk, RelicPlace::Clearing(from), look);
    desk.position.keepers.put(relic, RelicPlace::Clearing(to));
    desk.position.woodland.shift(Piece::Relic, from, to, 1);
    desk.tell(law::DEVOUT_KNIGHTS, Fact::Carried { relic: look, from, to }.into());
    next(Frame::Carry(from, to, left).into())
}
