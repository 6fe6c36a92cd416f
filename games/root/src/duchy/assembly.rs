//! 12.5 Daylight and 12.5.1 Assembly.

use super::{Deed, Fact, Frame, Plan, Question, Why, birdsong, dig, seat};
use crate::frame::Frame as F;
use crate::key_actions::{battle, movement};
use crate::key_terms::rule;
use crate::law::duchy as law;
use crate::law::golden_rules::LIMIT;
use crate::terms::{CardName, Cards, Clearing, Clearings, Faction, Piece};
use crate::{Bar, Choice, Desk, Flow, cards, deeds, glossary, golden_rules};
use kernel::{cite, in_order, next, settled};

/// The buildings of the Duchy.
const BUILDINGS: [Piece; 2] = [Piece::Citadel, Piece::Market];

/// 12.5 Daylight. Assembly, Parliament, then a minister may be swayed.
pub(crate) fn daylight(desk: &Desk<'_>) -> Flow {
    cite(law::DAYLIGHT);
    let assembly = Frame::Assembly(desk.setting.boards.duchy.counts.actions);
    in_order([assembly, Frame::Parliament, Frame::Sway].map(Into::into))
}

/// 12.5.1 Assembly. This many actions, in any order and combination.
pub(super) fn assembly(left: u8, desk: &Desk<'_>) -> Flow {
    let mut asking = desk.ask(seat(desk), law::ASSEMBLY, Question::DuchyAction { left }.into());
    if left > 0 {
        let deeds = Deed::ALL.into_iter().map(|(action, deed)| {
            (Choice::Do(action), Frame::Assemble(deed, left - 1).into(), bar(deed, desk))
        });
        asking = deeds::offer(asking, deeds);
    }
    let asking = cards::offer_daylight(asking, desk, seat(desk));
    cards::aloud_with_cards(asking, desk, seat(desk)).may(Choice::Pass)
}

/// What keeps the Duchy from a deed.
pub(super) fn bar(deed: Deed, desk: &Desk<'_>) -> Option<Bar> {
    match deed {
        Deed::Build => build_bar(Plan::Matching, desk),
        Deed::Recruit => (desk.position.woodland.supply(Piece::DuchyWarrior) == 0)
            .then_some((LIMIT, crate::Why::SupplyEmpty(Piece::DuchyWarrior))),
        Deed::Move => movement::bar(desk, seat(desk)),
        Deed::Battle => battle::bar(desk, seat(desk)),
        Deed::Dig => dig::bar(desk),
    }
}

/// One deed, and then the next.
pub(super) fn assemble(deed: Deed, left: u8, desk: &Desk<'_>) -> Flow {
    in_order([opening(deed, desk), Frame::Assembly(left).into()])
}

/// 12.5.1.III Move.
/// 12.5.1.IV Battle. The frame of a deed; moves are from and into the Burrow, too.
pub(super) fn opening(deed: Deed, desk: &Desk<'_>) -> F {
    match deed {
        Deed::Build => Frame::Build(Plan::Matching).into(),
        Deed::Recruit => Frame::Recruit.into(),
        Deed::Move => movement::one_move(seat(desk)),
        Deed::Battle => battle::one_battle(seat(desk)),
        Deed::Dig => Frame::Dig.into(),
    }
}

/// 12.5.1.II Recruit. A warrior to the Burrow.
pub(super) fn recruit(desk: &mut Desk<'_>) -> Flow {
    birdsong::recruit(desk, 1, law::RECRUIT);
    settled()
}

/// Where a building can be placed: ruled clearings with a free slot.
fn sites(desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    rule::ruled_by(woodland, Faction::Duchy)
        .and(woodland.with_free_slot())
        .and(glossary::placeable(desk, Faction::Duchy))
}

/// The sites a card of a suit can be revealed for.
fn sites_for(plan: Plan, desk: &Desk<'_>) -> Clearings {
    match plan {
        Plan::Matching | Plan::Anywhere => sites(desk),
        Plan::Revealed(suit) => cards::matched(desk, sites(desk), suit),
    }
}

/// The cards that can be revealed to build, whosever they are.
fn cards_for(plan: Plan, desk: &Desk<'_>) -> Cards {
    let sites = sites(desk);
    match plan {
        Plan::Anywhere if !sites.is_empty() => Cards::ALL,
        Plan::Anywhere => Cards::NONE,
        Plan::Matching | Plan::Revealed(_) => cards::cards_for(desk, sites),
    }
}

/// What keeps the Duchy from building.
pub(super) fn build_bar(plan: Plan, desk: &Desk<'_>) -> Option<Bar> {
    let woodland = &desk.position.woodland;
    if BUILDINGS.iter().all(|&piece| woodland.supply(piece) == 0) {
        return Some((LIMIT, crate::Why::SupplyEmpty(Piece::Citadel)));
    }
    let hand = desk.position.player(seat(desk)).hand();
    let none = hand.and(cards_for(plan, desk)).is_empty();
    none.then_some((plan.paragraph(), Why::NothingToBuildWith.into()))
}

/// 12.5.1.I Build. From now on everybody knows that the hand holds a card for it.
pub(super) fn build(plan: Plan, desk: &mut Desk<'_>) -> Flow {
    let cards = cards_for(plan, desk);
    desk.position.owe_card(seat(desk), cards);
    next(Frame::BuildCard(plan).into())
}

/// 12.5.1.I Build. Which card is revealed.
pub(super) fn build_card(plan: Plan, desk: &Desk<'_>) -> Flow {
    let hand = desk.position.player(seat(desk)).hand();
    let asking = desk.ask(seat(desk), plan.paragraph(), Question::BuildWith.into());
    let then = |card| Frame::BuildWith(plan, card).into();
    cards::which_card(asking, hand.and(cards_for(plan, desk)), then, desk)
}

/// A card is revealed: it lies open until Evening (12.6.1).
pub(super) fn reveal(name: CardName, para: kernel::Para, desk: &mut Desk<'_>) {
    let card = cards::reveal(desk, seat(desk), name);
    desk.position.duchy.reveal(card);
    desk.tell(para, Fact::Revealed { card: name }.into());
}

/// 12.5.1.I Build. The card is revealed; a clearing it matches is chosen, any that is ruled for the Foremole.
pub(super) fn build_with(plan: Plan, name: CardName, desk: &mut Desk<'_>) -> Flow {
    desk.position.redeem_pledge();
    reveal(name, plan.paragraph(), desk);
    let plan = match plan {
        Plan::Matching | Plan::Revealed(_) => Plan::Revealed(desk.setting.suit_of(name)),
        Plan::Anywhere => Plan::Anywhere,
    };
    next(Frame::BuildWhere(plan).into())
}

/// 12.5.1.I Build. Where.
pub(super) fn build_where(plan: Plan, desk: &Desk<'_>) -> Flow {
    let offers = sites_for(plan, desk);
    desk.ask(seat(desk), plan.paragraph(), Question::BuildWhere.into())
        .offers(offers.iter().map(|at| (Choice::In(at), Frame::BuildIn(plan, at).into())))
        .must()
}

/// 12.5.1.I Build. A market or a citadel.
pub(super) fn build_in(plan: Plan, clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let left = BUILDINGS.into_iter().filter(|&piece| desk.position.woodland.supply(piece) > 0);
    desk.ask(seat(desk), plan.paragraph(), Question::BuildWhat { clearing }.into())
        .offers(left.map(|what| (Choice::Piece(what), Frame::Raise(plan, clearing, what).into())))
        .must()
}

/// 12.5.1.I Build. It stands.
pub(super) fn raise(plan: Plan, clearing: Clearing, piece: Piece, desk: &mut Desk<'_>) -> Flow {
    golden_rules::place_from_track(desk, plan.paragraph(), piece, clearing);
    settled()
}
