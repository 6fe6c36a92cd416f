//! 6.2 Faction Rules and Abilities.

use super::{Frame, seat};
use crate::frame::Frame as F;
use crate::glossary::placeable;
use crate::position::Woodland;
use crate::terms::{CardName, Cards, Clearing, Clearings, Faction, Piece};
use crate::{Choice, Desk, Fact, Flow, Question, cards, law};
use kernel::{cite, settled};

/// 6.2.1 Crafting. With workshops.
pub(crate) fn crafting() -> &'static [Piece] {
    cite(law::marquise::CRAFTING);
    &[Piece::Workshop]
}

/// 6.2.2 The Keep. Where it stands only she places pieces; once removed it is gone.
pub(crate) fn the_keep(woodland: &Woodland) -> Clearings {
    cite(law::marquise::THE_KEEP);
    woodland.with(Piece::Keep)
}

/// 6.2.3 Field Hospitals. Whether there is a keep to bring warriors to, and a card in hand to discard for them.
pub(crate) fn has_hospitals(desk: &Desk<'_>) -> bool {
    cite(law::marquise::FIELD_HOSPITALS);
    !the_keep(&desk.position.woodland).is_empty()
        && !desk.position.player(seat(desk)).hand().is_empty()
}

/// 6.2.3 Field Hospitals. A card that matches the clearing brings the warriors removed there to the keep, all together.
///
/// It is asked when all removal is done (1.5.4), so a keep that fell with them saves nobody (R3).
pub(super) fn field_hospitals(clearing: Clearing, count: u8, desk: &Desk<'_>) -> Flow {
    let (position, shared) = (&*desk.position, &desk.setting.deck);
    let held = position.player(seat(desk)).hand();
    // D.6.2: a torch at the keep lets nothing be placed there.
    let keep = the_keep(&position.woodland).and(placeable(desk, Faction::Marquise));
    if keep.is_empty() || held.is_empty() {
        return settled();
    }
    let matching = position
        .woodland
        .suits(clearing)
        .map(|suit| shared.matching(suit))
        .fold(Cards::NONE, Cards::union);
    let cards = shared.names(held.and(matching));
    let offers = cards.map(|card| (Choice::Card(card), F::Marquise(Frame::Heal { count, card })));
    let question = Question::FieldHospitals { clearing, count };
    desk.ask(seat(desk), law::marquise::FIELD_HOSPITALS, question)
        .offers(offers)
        .aloud()
        .may(Choice::Pass)
}

pub(super) fn heal(count: u8, card: CardName, desk: &mut Desk<'_>) -> Flow {
    let para = law::marquise::FIELD_HOSPITALS;
    cards::discard(desk, seat(desk), card, para);
    cards::exiles::unbury(desk, Piece::MarquiseWarrior, count);
    if let Some(keep) = desk.position.woodland.with(Piece::Keep).first() {
        let count = desk.position.woodland.place(Piece::MarquiseWarrior, keep, count);
        desk.tell(para, Fact::Healed { count, clearing: keep });
    }
    settled()
}
