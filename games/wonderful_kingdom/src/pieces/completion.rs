//! K6.5 Completion.

use crate::fact::Gain;
use crate::position::{Pile, Works};
use crate::setting::faces::Kind;
use crate::terms::{Card, Piece};
use crate::{Desk, Fact, law, menaces, quests};
use kernel::{Para, Seat, cite};

/// K6.5 Completion. At once, when every space is filled.
pub(super) fn completion(seat: Seat, card: Card, desk: &mut Desk<'_>) {
    let face = desk.setting.faces.face(card);
    if !desk.position.works(card).is_full(&face.spaces) {
        return;
    }
    match face.kind {
        Kind::Development(_) => build(seat, card, desk),
        Kind::Menace(_) => menaces::defeat(seat, card, desk),
        Kind::Advisor => {
            let card = face.name;
            desk.tell(law::advisors::CHARGING, Fact::Charged { who: seat, card });
        }
        Kind::Treasure | Kind::Calamity => {}
    }
}

fn build(seat: Seat, card: Card, desk: &mut Desk<'_>) {
    let face = desk.setting.faces.face(card);
    built_in_planning();
    *desk.position.works_mut(card) = Works::default();
    let realm = desk.position.realm_mut(seat);
    realm.take(Pile::Construction, card);
    realm.put(Pile::Duchy, card);
    desk.tell(law::pieces::COMPLETION, Fact::Completed { who: seat, card: face.name });
    gain(seat, Piece::Krystallium, face.krystallium, law::pieces::COMPLETION, desk);
    gain(seat, Piece::Soldier, face.soldiers, law::pieces::COMPLETION, desk);
    quests::completing_a_step(seat, desk);
}

/// K4.8 Built in Planning. From now on it is counted, so it produces this round.
fn built_in_planning() {
    cite(law::planning::BUILT_IN_PLANNING);
}

/// A player gains Krystallium or Soldiers, or cubes to be placed at once.
pub(crate) fn gain(seat: Seat, piece: Piece, count: u8, para: Para, desk: &mut Desk<'_>) {
    if count == 0 {
        return;
    }
    let realm = desk.position.realm_mut(seat);
    match (piece, piece.resource()) {
        (_, Some(resource)) => realm.gain_cubes(resource, count),
        (Piece::Soldier, None) => realm.gain_soldiers(count),
        (_, None) => realm.gain_krystallium(count),
    }
    desk.tell(para, Fact::Gained { who: seat, what: Gain { piece, count } });
}
