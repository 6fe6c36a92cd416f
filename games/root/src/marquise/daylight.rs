//! 6.5 Daylight.

use super::{Frame, birdsong, build, seat};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::glossary::placeable;
use crate::golden_rules::place;
use crate::key_actions::{battle, craft, movement};
use crate::position::Mark;
use crate::terms::{CardName, Cards, Clearing, Clearings, Faction, Piece, Suit};
use crate::{Choice, Desk, Flow, Question, Why, cards, law};
use kernel::{Para, in_order, next, settled};

const ACTIONS: [Action; 5] =
    [Action::Battle, Action::March, Action::Recruit, Action::Build, Action::Overwork];

/// 6.5 Daylight. Craft with workshops first; then three actions; then one more for each bird card.
pub(crate) fn daylight(desk: &Desk<'_>) -> Flow {
    kernel::cite(law::marquise::DAYLIGHT);
    let left = desk.setting.boards.factions.marquise.actions;
    let actions = F::Marquise(Frame::Actions { left });
    in_order([craft::opening(desk, seat(desk)), Some(actions)].into_iter().flatten())
}

/// What she may do with the actions that are left (R10).
pub(super) fn actions(left: u8, desk: &Desk<'_>) -> Flow {
    let mut asking =
        desk.ask(seat(desk), law::marquise::DAYLIGHT, Question::MarquiseAction { left });
    let possible = ACTIONS.map(|action| bar(action, desk).is_none());
    if left > 0 {
        let open = ACTIONS.into_iter().zip(possible).filter(|(_, possible)| *possible);
        asking = asking.offers(
            open.map(|(action, _)| (Choice::Do(action), F::Marquise(Frame::Act { action, left }))),
        );
        asking = asking.withholds(|| withheld(desk));
    } else if possible.contains(&true) {
        let birds =
            desk.position.player(seat(desk)).hand().and(desk.setting.deck.of_suit(Suit::Bird));
        let birds = desk.setting.deck.names(birds);
        asking = asking
            .offers(birds.map(|card| (Choice::Card(card), F::Marquise(Frame::ExtraAction(card)))));
    }
    let asking = cards::offer_daylight(asking, desk, seat(desk));
    cards::aloud_with_cards(asking, desk, seat(desk)).may(Choice::Pass)
}

fn withheld(desk: &Desk<'_>) -> impl Iterator<Item = (Choice, Para, Why)> {
    ACTIONS
        .into_iter()
        .filter_map(|action| bar(action, desk).map(|(para, why)| (Choice::Do(action), para, why)))
}

/// What stands in the way of an action.
fn bar(action: Action, desk: &Desk<'_>) -> Option<crate::Bar> {
    let bar = |possible: bool, para, why| (!possible).then_some((para, why));
    match action {
        Action::Battle => {
            bar(battle::can_battle(desk, seat(desk)), law::key_actions::BATTLE, Why::NobodyToBattle)
        }
        Action::March => movement::bar(desk, seat(desk)),
        Action::Recruit => recruit_bar(desk),
        Action::Build => bar(
            build::can_build(desk),
            law::marquise::CHOOSE_CLEARING_AND_BUILDING,
            Why::NothingToBuild,
        ),
        Action::Overwork => overwork_bar(desk),
        Action::Move
        | Action::Revolt
        | Action::SpreadSympathy
        | Action::Mobilize
        | Action::Train => None,
        Action::Organize
        | Action::Explore
        | Action::Aid
        | Action::Quest
        | Action::Strike
        | Action::Repair => None,
        Action::Special | Action::OpenPath => None,
        Action::Crusade | Action::Convert | Action::Sanctify | Action::Score => None,
        Action::Sacrifice | Action::Export | Action::Draw | Action::Establish => None,
        Action::Dig | Action::Expose | Action::Plot | Action::Trick => None,
        Action::Loot | Action::Roll | Action::Delve | Action::Recover => None,
    }
}

/// A bird card is discarded for one more action.
pub(super) fn extra_action(card: CardName, desk: &mut Desk<'_>) -> Flow {
    cards::discard(desk, seat(desk), card, law::marquise::DAYLIGHT);
    next(F::Marquise(Frame::Actions { left: 1 }))
}

pub(super) fn act(action: Action, left: u8, desk: &Desk<'_>) -> Flow {
    let deed = match action {
        Action::Battle => battle_anywhere(desk),
        Action::March => F::Marquise(Frame::March),
        Action::Recruit => F::Marquise(Frame::Recruit),
        Action::Build => F::Marquise(Frame::Build),
        Action::Overwork => F::Marquise(Frame::Overwork),
        Action::Move
        | Action::Revolt
        | Action::SpreadSympathy
        | Action::Mobilize
        | Action::Train => return settled(),
        Action::Organize | Action::Explore | Action::Aid | Action::Quest | Action::Strike => {
            return settled();
        }
        Action::Repair | Action::Special | Action::OpenPath => return settled(),
        Action::Crusade | Action::Convert | Action::Sanctify | Action::Score => return settled(),
        Action::Sacrifice | Action::Export | Action::Draw => return settled(),
        Action::Establish | Action::Dig | Action::Expose | Action::Plot => return settled(),
        Action::Trick | Action::Loot | Action::Roll => return settled(),
        Action::Delve | Action::Recover => return settled(),
    };
    in_order([deed, F::Marquise(Frame::Actions { left: left - 1 })])
}

/// 6.5.1 Battle. One battle, anywhere she has warriors.
fn battle_anywhere(desk: &Desk<'_>) -> F {
    kernel::cite(law::marquise::BATTLE);
    F::Battle(battle::Frame::Initiate { seat: seat(desk) })
}

/// 6.5.2 March. Up to two moves.
pub(super) fn march(desk: &Desk<'_>) -> Flow {
    let seat = seat(desk);
    in_order([movement::one_move(seat), F::Move(movement::Frame::OneMove { seat, optional: true })])
}

fn recruit_bar(desk: &Desk<'_>) -> Option<crate::Bar> {
    let para = law::marquise::RECRUIT;
    if desk.position.turn.has(Mark::Recruited) {
        return Some((para, Why::AlreadyRecruited));
    }
    let (woodland, warrior) = (&desk.position.woodland, Piece::MarquiseWarrior);
    if woodland.with(Piece::Recruiter).is_empty() {
        return Some((para, Why::NoSuchPiece(Piece::Recruiter)));
    }
    (woodland.supply(warrior) == 0).then_some((law::golden_rules::LIMIT, Why::SupplyEmpty(warrior)))
}

/// 6.5.3 Recruit. A warrior at each recruiter, once a turn.
pub(super) fn recruit(desk: &mut Desk<'_>) -> Flow {
    desk.position.turn.mark(Mark::Recruited);
    next(birdsong::serve(Piece::Recruiter, Piece::MarquiseWarrior))
}

fn overwork_bar(desk: &Desk<'_>) -> Option<crate::Bar> {
    if desk.position.woodland.supply(Piece::Wood) == 0 {
        return Some((law::golden_rules::LIMIT, Why::SupplyEmpty(Piece::Wood)));
    }
    let none = overworkable(desk).is_empty();
    none.then_some((law::marquise::OVERWORK, Why::NothingToOverwork))
}

/// Clearings with a sawmill that a card of the hand matches.
fn overworkable(desk: &Desk<'_>) -> Clearings {
    sawmills(desk).iter().filter(|&clearing| !cards_for(desk, clearing).is_empty()).collect()
}

/// The clearings with sawmills where she can place wood (D.6.2).
fn sawmills(desk: &Desk<'_>) -> Clearings {
    desk.position.woodland.with(Piece::Sawmill).and(placeable(desk, Faction::Marquise))
}

fn cards_for(desk: &Desk<'_>, clearing: Clearing) -> Cards {
    let hand = desk.position.player(seat(desk)).hand();
    let suits = desk.position.woodland.suits(clearing).map(|suit| desk.setting.deck.matching(suit));
    hand.and(suits.fold(Cards::NONE, Cards::union))
}

/// 6.5.5 Overwork. From now on everybody knows that her hand holds a card for it.
pub(super) fn overwork(desk: &mut Desk<'_>) -> Flow {
    let cards = sawmills(desk).iter().map(|clearing| cards::matching(desk, clearing));
    let cards = cards.fold(Cards::NONE, Cards::union);
    desk.position.owe_card(seat(desk), cards);
    next(F::Marquise(Frame::OverworkWhere))
}

/// 6.5.5 Overwork. A card that matches a clearing with a sawmill, for a wood there.
pub(super) fn overwork_where(desk: &Desk<'_>) -> Flow {
    let offers =
        overworkable(desk).iter().map(|c| (Choice::In(c), F::Marquise(Frame::OverworkIn(c))));
    desk.ask(seat(desk), law::marquise::OVERWORK, Question::WhereToPlace(Piece::Wood))
        .offers(offers)
        .aloud()
        .must()
}

pub(super) fn overwork_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    desk.position.owe_card(seat(desk), cards::matching(desk, clearing));
    next(F::Marquise(Frame::OverworkCard(clearing)))
}

pub(super) fn overwork_card(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let names = desk.setting.deck.names(cards_for(desk, clearing));
    let offers =
        names.map(|card| (Choice::Card(card), F::Marquise(Frame::OverworkFor(clearing, card))));
    desk.ask(seat(desk), law::marquise::OVERWORK, Question::SpendMatching(clearing))
        .offers(offers)
        .aloud()
        .must()
}

pub(super) fn overwork_for(clearing: Clearing, card: CardName, desk: &mut Desk<'_>) -> Flow {
    desk.position.redeem_pledge();
    cards::discard(desk, seat(desk), card, law::marquise::OVERWORK);
    place(desk, law::marquise::OVERWORK, Piece::Wood, clearing, 1);
    settled()
}
