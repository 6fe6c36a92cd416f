//! E.11.2 Mole Artisans.

use super::placing::controller;
use super::{Fact, Frame, Question};
use crate::frame::Frame as F;
use crate::law::hirelings as law;
use crate::terms::{CardName, Cards, Faction, Hireling};
use crate::{Choice, Desk, Flow, cards};
use kernel::{Seat, settled};

/// E.11.2.I Careful Hands. The frame in which a crafted item card may be revealed instead of discarded.
pub(crate) fn keeps_card(desk: &Desk<'_>, seat: Seat, card: CardName) -> Option<F> {
    let artisan = desk.position.hirelings.commander_of(Hireling::MoleArtisans) == Some(seat);
    let item = desk.setting.deck.facts(card).item.is_some();
    (artisan && item).then(|| Frame::Artisans(card).into())
}

/// E.11.2.I Careful Hands. Whether it is.
pub(super) fn ask(card: CardName, desk: &Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Expedition) else { return settled() };
    desk.ask(seat, law::ARTISANS, Question::KeepCard { card }.into())
        .offer(Choice::Card(card), Frame::ArtisansKeep(card).into())
        .may(Choice::Pass)
}

/// E.11.2.I Careful Hands. It lies revealed until the end of Evening.
pub(super) fn keep(card: CardName, desk: &mut Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Expedition) else { return settled() };
    let copies = desk.setting.deck.copies(card);
    let Some(copy) = desk.position.take_laid_down(copies) else { return settled() };
    let revealed = desk.position.hirelings.revealed().with(copy);
    desk.position.hirelings.set_revealed(revealed);
    let who = desk.position.faction(seat);
    desk.tell(law::ARTISANS, Fact::KeptCard { who, card }.into());
    settled()
}

/// E.11.2.I Careful Hands. Revealed cards return to the hand, over the limit too.
pub(super) fn take_back(desk: &mut Desk<'_>) -> Flow {
    let revealed = desk.position.hirelings.revealed();
    desk.position.hirelings.set_revealed(Cards::NONE);
    if let Some((_, seat)) = controller(desk, Faction::Expedition) {
        revealed.iter().for_each(|card| cards::take_openly(desk, seat, card));
        let who = desk.position.faction(seat);
        let count = super::small(revealed.len());
        desk.tell(law::ARTISANS, Fact::TookBack { who, count }.into());
    }
    settled()
}
