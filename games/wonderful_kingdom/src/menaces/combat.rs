//! K8.4 to K8.7 Combat.

use super::Frame;
use crate::choice_phase::in_round_order;
use crate::frame::Frame as F;
use crate::pieces::{self, distinct_sites};
use crate::position::{Pile, Works};
use crate::terms::{Card, CardName, Piece, Target};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, cite, in_order};

/// K8.5 Combat.
/// K8.4 Only in Combat. The phase comes at the end of the round.
pub(super) fn combat(desk: &Desk<'_>) -> Flow {
    cite(law::menaces::ONLY_IN_COMBAT);
    in_order(in_round_order(desk).iter().map(|&seat| F::Menaces(Frame::Fight(seat))))
}

/// K8.5 Combat. Soldiers one by one on Menaces of the Construction area.
pub(super) fn fight(seat: Seat, desk: &Desk<'_>) -> Flow {
    let realm = desk.position.realm(seat);
    let asking = desk.ask(seat, law::menaces::COMBAT, Question::Fight);
    if realm.soldiers() == 0 {
        return asking.if_any();
    }
    let menaces = realm.construction().and(desk.setting.faces.menaces);
    let targets = distinct_sites(desk, menaces).map(Target::Site);
    let put = |target| pieces::Frame::Put(seat, Piece::Soldier, target);
    asking
        .agains(targets.map(|target| (Choice::Put(Piece::Soldier, target), F::Pieces(put(target)))))
        .may(Choice::Pass)
}

/// K8.7 Trophies. A defeated Menace belongs to whoever defeated it; its reward comes at once.
pub(crate) fn defeat(seat: Seat, card: Card, desk: &mut Desk<'_>) {
    cite(law::menaces::TROPHIES);
    *desk.position.works_mut(card) = Works::default();
    let realm = desk.position.realm_mut(seat);
    realm.take(Pile::Construction, card);
    realm.put(Pile::Trophies, card);
    let face = desk.setting.faces.face(card);
    desk.tell(law::menaces::COMBAT, Fact::Defeated { who: seat, card: face.name });
    if face.name == CardName::Thief {
        // The Stolen token leaves with its Thief (K8.8.IV).
        desk.position.give_back(card);
    }
    dragons_defeated(seat, card, desk);
}

/// L4.10 Dragons defeated. Two Krystallium each.
fn dragons_defeated(seat: Seat, card: Card, desk: &mut Desk<'_>) {
    let count = desk.setting.faces.face(card).krystallium;
    pieces::gain(seat, Piece::Krystallium, count, law::dragons::DRAGONS_DEFEATED, desk);
}
