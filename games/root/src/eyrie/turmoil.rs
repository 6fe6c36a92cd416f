//! 7.7 Turmoil.

use super::{Frame, seat, setup};
use crate::frame::Frame as F;
use crate::golden_rules::end_daylight;
use crate::terms::{Column, Suit};
use crate::{Desk, Fact, Flow, law, victory};
use kernel::{cite, in_order};

/// 7.7 Turmoil. When an action of the Decree cannot be taken: four steps.
pub(super) fn turmoil(desk: &mut Desk<'_>) -> Flow {
    desk.tell(law::eyrie::TURMOIL, Fact::Turmoil);
    humiliate(desk);
    purge(desk);
    depose(desk);
    in_order([Frame::NewLeader, Frame::Rest].map(F::Eyrie))
}

/// 7.7.1 Step 1: Humiliate. A point for each bird of the Decree, viziers too.
fn humiliate(desk: &mut Desk<'_>) {
    cite(law::eyrie::HUMILIATE);
    let board = &desk.position.eyrie;
    let birds = board.decree().and(desk.setting.deck.of_suit(Suit::Bird)).len();
    let viziers: u8 = Column::ALL.into_iter().map(|column| board.viziers(column)).sum();
    let points = u8::try_from(birds).expect("birds are few") + viziers;
    victory::lose_points(desk, seat(desk), points, law::eyrie::HUMILIATE);
}

/// 7.7.2 Step 2: Purge. All cards of the Decree but the viziers are discarded.
fn purge(desk: &mut Desk<'_>) {
    let cards = desk.position.eyrie.clear_decree();
    for card in cards {
        desk.position.lay_down(card, desk.setting);
    }
    desk.tell(
        law::eyrie::PURGE,
        Fact::Purged { count: u8::try_from(cards.len()).expect("cards are few") },
    );
}

/// 7.7.3 Step 3: Depose. The leader goes face down.
fn depose(desk: &mut Desk<'_>) {
    if let Some(leader) = desk.position.eyrie.leader() {
        desk.tell(law::eyrie::DEPOSE, Fact::Deposed { leader });
    }
    desk.position.eyrie.depose();
    a_new_generation(desk);
}

/// 7.7.3.I A New Generation. With no leader face up, all are turned up again.
fn a_new_generation(desk: &mut Desk<'_>) {
    if desk.position.eyrie.face_up().next().is_none() {
        cite(law::eyrie::A_NEW_GENERATION);
        desk.position.eyrie.turn_leaders_up();
    }
}

/// Another leader takes over, and the viziers go where it says.
pub(super) fn new_leader(desk: &Desk<'_>) -> Flow {
    setup::offer_leaders(desk, law::eyrie::DEPOSE)
}

/// 7.7.4 Step 4: Rest. Daylight ends; Evening comes.
pub(super) fn rest() -> Flow {
    end_daylight()
}
