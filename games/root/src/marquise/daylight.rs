//! 6.5 Daylight.

use super::{Frame, birdsong, build, seat};
use crate::frame::Frame as F;
use crate::golden_rules::place;
use crate::key_actions::{battle, craft, movement};
use crate::law::marquise as law;
use crate::position::Mark;
use crate::terms::{CardName, Cards, Clearing, Clearings, Faction, Piece, Suit};
use crate::{Bar, Choice, Desk, Flow, Question, Why, cards, deeds, glossary};
use kernel::{cite, in_order, next, settled};

crate::deeds::deeds! {
    /// What she spends an action on.
    pub enum Deed {
        Battle = law::BATTLE, March = law::MARCH, Recruit = law::RECRUIT, Build = law::BUILD, Overwork = law::OVERWORK,
    }
}

/// 6.5 Daylight. Craft with workshops first; then three actions; then one more for each bird card.
pub(crate) fn daylight(desk: &Desk<'_>) -> Flow {
    cite(law::DAYLIGHT);
    let left = desk.setting.boards.factions.marquise.actions;
    let actions = F::Marquise(Frame::Actions { left });
    in_order([craft::opening(desk, seat(desk)), Some(actions)].into_iter().flatten())
}

/// What she may do with the actions that are left (R10).
pub(super) fn actions(left: u8, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::DAYLIGHT, Question::MarquiseAction { left });
    let asking = if left > 0 {
        let deeds = Deed::ALL.into_iter().map(|(action, deed)| {
            (Choice::Do(action), Frame::Act { deed, left }.into(), bar(deed, desk))
        });
        deeds::offer(asking, deeds)
    } else if Deed::ALL.into_iter().any(|(_, deed)| bar(deed, desk).is_none()) {
        let birds =
            desk.position.player(seat(desk)).hand().and(desk.setting.deck.of_suit(Suit::Bird));
        let birds = desk.setting.deck.names(birds);
        asking.offers(birds.map(|card| (Choice::Card(card), Frame::ExtraAction(card).into())))
    } else {
        asking
    };
    let asking = cards::offer_daylight(asking, desk, seat(desk));
    cards::aloud_with_cards(asking, desk, seat(desk)).may(Choice::Pass)
}

/// What stands in the way of a deed.
fn bar(deed: Deed, desk: &Desk<'_>) -> Option<Bar> {
    match deed {
        Deed::Battle => battle::bar(desk, seat(desk)),
        Deed::March => movement::bar(desk, seat(desk)),
        Deed::Recruit => recruit_bar(desk),
        Deed::Build => (!build::can_build(desk))
            .then_some((law::CHOOSE_CLEARING_AND_BUILDING, Why::NothingToBuild)),
        Deed::Overwork => overwork_bar(desk),
    }
}

/// A bird card is discarded for one more action.
pub(super) fn extra_action(card: CardName, desk: &mut Desk<'_>) -> Flow {
    cards::discard(desk, seat(desk), card, law::DAYLIGHT);
    next(F::Marquise(Frame::Actions { left: 1 }))
}

/// 6.5.1 Battle. One deed, and then the next; she battles anywhere she has warriors.
pub(super) fn act(deed: Deed, left: u8, desk: &Desk<'_>) -> Flow {
    let deed = match deed {
        Deed::Battle => battle::one_battle(seat(desk)),
        Deed::March => Frame::March.into(),
        Deed::Recruit => Frame::Recruit.into(),
        Deed::Build => Frame::Build.into(),
        Deed::Overwork => Frame::Overwork.into(),
    };
    in_order([deed, Frame::Actions { left: left - 1 }.into()])
}

/// 6.5.2 March. Up to two moves.
pub(super) fn march(desk: &Desk<'_>) -> Flow {
    let seat = seat(desk);
    in_order([movement::one_move(seat), F::Move(movement::Frame::OneMove { seat, optional: true })])
}

fn recruit_bar(desk: &Desk<'_>) -> Option<Bar> {
    let para = law::RECRUIT;
    if desk.position.turn.has(Mark::Recruited) {
        return Some((para, Why::AlreadyRecruited));
    }
    let (woodland, warrior) = (&desk.position.woodland, Piece::MarquiseWarrior);
    if woodland.with(Piece::Recruiter).is_empty() {
        return Some((para, Why::NoSuchPiece(Piece::Recruiter)));
    }
    (woodland.supply(warrior) == 0)
        .then_some((crate::law::golden_rules::LIMIT, Why::SupplyEmpty(warrior)))
}

/// 6.5.3 Recruit. A warrior at each recruiter, once a turn.
pub(super) fn recruit(desk: &mut Desk<'_>) -> Flow {
    desk.position.turn.mark(Mark::Recruited);
    next(birdsong::serve(Piece::Recruiter, Piece::MarquiseWarrior))
}

fn overwork_bar(desk: &Desk<'_>) -> Option<Bar> {
    if desk.position.woodland.supply(Piece::Wood) == 0 {
        return Some((crate::law::golden_rules::LIMIT, Why::SupplyEmpty(Piece::Wood)));
    }
    let barred = |sawmill| glossary::place_bar(desk, Faction::Marquise, sawmill);
    let first = desk.position.woodland.with(Piece::Sawmill).first();
    // With sawmills none of which can take wood, no card would help.
    let placing = first.and_then(barred).filter(|_| sawmills(desk).is_empty());
    let none = || overworkable(desk).is_empty().then_some((law::OVERWORK, Why::NothingToOverwork));
    placing.or_else(none)
}

/// Clearings with a sawmill that a card of the hand matches.
fn overworkable(desk: &Desk<'_>) -> Clearings {
    sawmills(desk).iter().filter(|&clearing| !cards_for(desk, clearing).is_empty()).collect()
}

/// The clearings with sawmills where she can place wood (D.6.2).
fn sawmills(desk: &Desk<'_>) -> Clearings {
    desk.position.woodland.with(Piece::Sawmill).and(glossary::placeable(desk, Faction::Marquise))
}

fn cards_for(desk: &Desk<'_>, clearing: Clearing) -> Cards {
    desk.position.player(seat(desk)).hand().and(cards::matching(desk, clearing))
}

/// 6.5.5 Overwork. From now on everybody knows that her hand holds a card for it.
pub(super) fn overwork(desk: &mut Desk<'_>) -> Flow {
    desk.position.owe_card(seat(desk), cards::cards_for(desk, sawmills(desk)));
    next(F::Marquise(Frame::OverworkWhere))
}

/// 6.5.5 Overwork. A card that matches a clearing with a sawmill, for a wood there.
pub(super) fn overwork_where(desk: &Desk<'_>) -> Flow {
    let offers =
        overworkable(desk).iter().map(|c| (Choice::In(c), F::Marquise(Frame::OverworkIn(c))));
    desk.ask(seat(desk), law::OVERWORK, Question::WhereToPlace(Piece::Wood))
        .offers(offers)
        .aloud()
        .must()
}

pub(super) fn overwork_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    desk.position.owe_card(seat(desk), cards::matching(desk, clearing));
    next(F::Marquise(Frame::OverworkCard(clearing)))
}

pub(super) fn overwork_card(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::OVERWORK, Question::SpendMatching(clearing));
    let then = |card| F::Marquise(Frame::OverworkFor(clearing, card));
    cards::which_card(asking, cards_for(desk, clearing), then, desk)
}

pub(super) fn overwork_for(clearing: Clearing, card: CardName, desk: &mut Desk<'_>) -> Flow {
    cards::spend(desk, seat(desk), card, law::OVERWORK);
    place(desk, law::OVERWORK, Piece::Wood, clearing, 1);
    settled()
}
