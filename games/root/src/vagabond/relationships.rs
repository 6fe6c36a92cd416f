//! 9.2.9 Relationships.

use super::Fact;
use super::{board, board_mut};
use crate::law::vagabond as law;
use crate::terms::{Clearings, Faction, Piece, Relationship};
use crate::{Desk, Flow, victory};
use kernel::{Seat, cite, settled};

/// 9.2.9 Relationships. How a faction stands with a Vagabond; other Vagabonds and hirelings have no marker.
pub(crate) fn relationship(desk: &Desk<'_>, seat: Seat, faction: Faction) -> Option<Relationship> {
    cite(law::RELATIONSHIPS);
    relationship_marked(faction).then(|| board(desk, seat).relationship(faction))
}

/// 9.2.9.III Hostile Status. Whether a faction is Hostile to a Vagabond.
pub(crate) fn is_hostile(desk: &Desk<'_>, seat: Seat, faction: Faction) -> bool {
    relationship(desk, seat, faction) == Some(Relationship::Hostile)
}

/// 9.2.9.II Allied Status. Whether a faction is allied with a Vagabond.
pub(crate) fn is_allied(desk: &Desk<'_>, seat: Seat, faction: Faction) -> bool {
    let allied = relationship(desk, seat, faction) == Some(Relationship::Allied);
    if allied {
        cite(law::ALLIED_STATUS);
    }
    allied
}

/// 9.2.9.III.b Moving into Hostile Clearings. Where there are warriors of Hostile factions.
pub(super) fn with_hostile_warriors(desk: &Desk<'_>, seat: Seat) -> Clearings {
    cite(law::MOVING_INTO_HOSTILE_CLEARINGS);
    let woodland = &desk.position.woodland;
    let hostile = woodland.playing().iter().filter(|&faction| is_hostile(desk, seat, faction));
    hostile.map(|faction| woodland.with_warriors(faction)).fold(Clearings::NONE, Clearings::union)
}

/// An aid counts: for points with an ally, else towards the next space.
pub(super) fn aided(whom: Faction, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    match relationship(desk, seat, whom) {
        Some(Relationship::Hostile) => aiding_hostile_factions(),
        Some(Relationship::Allied) => aiding_an_ally(desk, seat),
        Some(Relationship::Indifferent) => {
            improving_cost(desk, seat, whom, (0, Relationship::Amiable));
        }
        Some(Relationship::Amiable) => {
            improving_cost(desk, seat, whom, (1, Relationship::Friendly));
        }
        Some(Relationship::Friendly) => improving_cost(desk, seat, whom, (2, Relationship::Allied)),
        // A Vagabond has no marker on another's chart.
        None => {}
    }
    settled()
}

/// 9.2.9.II.a Aiding an Ally. Two points each time.
fn aiding_an_ally(desk: &mut Desk<'_>, seat: Seat) {
    let points = desk.setting.boards.factions.vagabond.allied_aid_points;
    victory::score(desk, seat, points, law::AIDING_AN_ALLY);
}

/// 9.2.9.III.c Aiding Hostile Factions. An aid does not change their mind.
fn aiding_hostile_factions() {
    cite(law::AIDING_HOSTILE_FACTIONS);
}

/// 9.2.9.I.a Improving Relationships: Cost. This many aids in one turn; each counts for one step only.
fn improving_cost(
    desk: &mut Desk<'_>,
    seat: Seat,
    whom: Faction,
    (step, to): (usize, Relationship),
) {
    cite(law::IMPROVING_COST);
    let aids = board(desk, seat).aids(whom) + 1;
    if aids < desk.setting.boards.factions.vagabond.aids[step] {
        board_mut(desk, seat).set_aids(whom, aids);
    } else {
        improving_effect(desk, seat, whom, (step, to));
    }
}

/// 9.2.9.I.b Improving Relationships: Effect. The marker moves on, and the new space scores.
fn improving_effect(
    desk: &mut Desk<'_>,
    seat: Seat,
    whom: Faction,
    (step, to): (usize, Relationship),
) {
    let board = board_mut(desk, seat);
    board.set_aids(whom, 0);
    board.set_relationship(whom, to);
    let who = desk.position.faction(seat);
    desk.tell(law::IMPROVING_EFFECT, Fact::Relationship { who, whom, to }.into());
    let points = desk.setting.boards.factions.vagabond.relationship_points[step];
    victory::score(desk, seat, points, law::IMPROVING_EFFECT);
}

/// Whether a faction has a marker on the charts of Vagabonds: no other Vagabond, no hireling.
const fn relationship_marked(faction: Faction) -> bool {
    !faction.is_vagabond() && !faction.is_hireling()
}

/// 9.2.9.III Hostile Status. A player removed warriors of a faction; says whether that made it Hostile to a Vagabond.
pub(crate) fn warriors_removed(desk: &mut Desk<'_>, by: Seat, whom: Faction) -> bool {
    let marked = relationship_marked(whom);
    if !desk.position.faction(by).is_vagabond() || !marked || is_hostile(desk, by, whom) {
        return false;
    }
    let who = desk.position.faction(by);
    board_mut(desk, by).set_relationship(whom, Relationship::Hostile);
    desk.tell(
        law::HOSTILE_STATUS,
        Fact::Relationship { who, whom, to: Relationship::Hostile }.into(),
    );
    true
}

/// 9.2.9.III.a Infamy. What a Vagabond earns beside 3.2.1 for pieces removed in battle in the Vagabond's own turn: one
/// for each of a Hostile faction, but not for the warrior that made it Hostile.
pub(crate) fn removed_in_battle(desk: &mut Desk<'_>, by: Seat, piece: Piece, count: u8) -> u8 {
    if count == 0 || !desk.position.faction(by).is_vagabond() {
        return 0;
    }
    // 11.2.7.III.b: who hired a mercenary turns Hostile, not the Company.
    let hired = piece.owner().is_hireling();
    let whom = if hired { piece.owner() } else { desk.position.woodland.counts_for(piece) };
    if whom != piece.owner() {
        cite(crate::law::riverfolk::MERCENARIES_AND_THE_VAGABOND);
    }
    let turned = piece.is_warrior() && warriors_removed(desk, by, whom);
    if by != desk.position.turn.seat() || !is_hostile(desk, by, whom) {
        return 0;
    }
    cite(law::INFAMY);
    count - u8::from(turned)
}
