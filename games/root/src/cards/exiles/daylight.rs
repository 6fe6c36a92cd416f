//! Propaganda Bureau, League of Adventurous Mice, Master Engravers, Murine Broker.

use super::Frame;
use super::{Fact, Question};
use crate::cards::{draw, has_effect, mark_used, matching, spend, which_card};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::golden_rules::{self, Removal};
use crate::hirelings::Foes;
use crate::key_actions::{battle, movement};
use crate::law::key_actions as law;
use crate::position::ItemState;
use crate::terms::{CardName, Cards, Clearing, Clearings, Item};
use crate::{Choice, Desk, Flow, glossary, hirelings, vagabond, victory};
use kernel::{Seat, Seats, next, settled};

/// The cards a player can spend for propaganda in a clearing.
fn spendable(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> Cards {
    desk.position.player(seat).hand().and(matching(desk, clearing))
}

/// The enemies with warriors in a clearing, mercenaries of the player not counted (11.2.7.III).
fn listeners(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> Foes {
    let woodland = &desk.position.woodland;
    let listens = |enemy: &Seat| {
        let warrior = desk.position.faction(*enemy).warrior();
        glossary::enemy_pieces(desk, seat, *enemy)
            .any(|piece| Some(piece) == warrior && woodland.count(piece, clearing) > 0)
    };
    let open = |enemy: &Seat| !hirelings::shelter(desk, seat, *enemy).has(clearing);
    let foes = hirelings::foes(desk, seat);
    foes.iter().copied().filter(listens).filter(open).collect()
}

/// Where propaganda finds ears and a card that matches.
fn audiences(desk: &Desk<'_>, seat: Seat) -> Clearings {
    let heard = |clearing: &Clearing| {
        !listeners(desk, seat, *clearing).is_empty() && !spendable(desk, seat, *clearing).is_empty()
    };
    Clearing::all().filter(heard).collect()
}

/// Whether others must reckon with propaganda: only the player knows which cards could be spent (1.2.1).
pub(crate) fn is_propaganda_thinkable(desk: &Desk<'_>, seat: Seat) -> bool {
    let player = desk.position.player(seat);
    let bureau = player.effects().and(desk.setting.deck.copies(CardName::PropagandaBureau));
    let unused = bureau.minus(desk.position.turn.used());
    !unused.is_empty()
        && !player.hand().is_empty()
        && Clearing::all().any(|clearing| !listeners(desk, seat, clearing).is_empty())
}

pub(super) fn can_spread_propaganda(desk: &Desk<'_>, seat: Seat) -> bool {
    !audiences(desk, seat).is_empty()
}

/// Propaganda Bureau: a card, for an enemy's warrior in a clearing it matches to give way to an own one.
pub(super) fn propaganda_bureau(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let heard = Clearing::all().filter(|&clearing| !listeners(desk, seat, clearing).is_empty());
    let cards = heard.map(|clearing| matching(desk, clearing)).fold(Cards::NONE, Cards::union);
    desk.position.owe_card(seat, cards);
    next(Frame::PropagandaWhere.into())
}

pub(super) fn propaganda_where(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let offers = audiences(desk, seat)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::PropagandaIn(clearing).into()));
    let question = crate::Question::WhereFor(CardName::PropagandaBureau);
    desk.ask(seat, law::PERSISTENT_EFFECTS, question).offers(offers).aloud().must()
}

pub(super) fn propaganda_in(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let listeners = listeners(desk, seat, clearing);
    let offers = listeners.iter().map(|&whom| {
        let then = Frame::PropagandaAgainst(clearing, whom).into();
        (Choice::Faction(desk.position.faction(whom)), then)
    });
    let question = crate::Question::WhichPlayer(CardName::PropagandaBureau);
    desk.ask(seat, law::PERSISTENT_EFFECTS, question).offers(offers).must()
}

pub(super) fn propaganda_against(clearing: Clearing, whom: Seat, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    desk.position.owe_card(seat, matching(desk, clearing));
    next(Frame::PropagandaCard(clearing, whom).into())
}

pub(super) fn propaganda_card(clearing: Clearing, whom: Seat, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let question = crate::Question::SpendMatching(clearing);
    let asking = desk.ask(seat, law::PERSISTENT_EFFECTS, question);
    let then = |card| Frame::PropagandaFor(clearing, whom, card).into();
    which_card(asking, spendable(desk, seat, clearing), then, desk)
}

pub(super) fn propaganda_for(
    clearing: Clearing,
    whom: Seat,
    card: CardName,
    desk: &mut Desk<'_>,
) -> Flow {
    let (by, para) = (desk.position.turn.seat(), law::PERSISTENT_EFFECTS);
    mark_used(desk, by, CardName::PropagandaBureau);
    spend(desk, by, card, para);
    let (own, other) = (desk.position.faction(by), desk.position.faction(whom));
    if let Some(piece) = other.warrior() {
        golden_rules::remove(desk, Removal { piece, clearing, count: 1, by, para });
        vagabond::warriors_removed(desk, by, other);
    }
    // 1.5.4: the own warrior as far as it can be placed.
    if let Some(piece) = own.warrior().filter(|_| glossary::placeable(desk, own).has(clearing)) {
        golden_rules::place(desk, para, piece, clearing, 1);
    }
    next(golden_rules::total_removal())
}

pub(super) fn can_adventure(desk: &Desk<'_>, seat: Seat) -> bool {
    let item = desk.position.player(seat).items().total() > 0;
    item && (movement::can_move(desk, seat) || battle::can_battle(desk, seat))
}

/// League of Adventurous Mice: a crafted item is exhausted for a move or a battle.
pub(super) fn league_of_adventurous_mice(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let items = desk.position.player(seat).items().kinds();
    desk.ask(seat, law::PERSISTENT_EFFECTS, Question::LeagueItem.into())
        .offers(
            items
                .map(|item| (Choice::Item(item, ItemState::Ready), Frame::LeagueItem(item).into())),
        )
        .must()
}

pub(super) fn league_item(item: Item, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    mark_used(desk, seat, CardName::LeagueOfAdventurousMice);
    let player = desk.position.player_mut(seat);
    player.items_mut().take(item);
    player.exhausted_mut().add(item);
    let who = desk.position.faction(seat);
    desk.tell(law::PERSISTENT_EFFECTS, Fact::Exhausted { who, item }.into());
    next(Frame::LeagueChoice.into())
}

pub(super) fn league_choice(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let mut asking = desk.ask(seat, law::PERSISTENT_EFFECTS, Question::MoveOrBattle.into());
    if movement::can_move(desk, seat) {
        asking = asking.offer(Choice::Do(Action::Move), Frame::LeagueMove.into());
    }
    if battle::can_battle(desk, seat) {
        asking = asking.offer(Choice::Do(Action::Battle), Frame::LeagueBattle.into());
    }
    asking.if_any()
}

pub(super) fn league_move(desk: &Desk<'_>) -> Flow {
    next(movement::one_move(desk.position.turn.seat()))
}

pub(super) fn league_battle(desk: &Desk<'_>) -> Flow {
    next(F::Battle(battle::Frame::Initiate { seat: desk.position.turn.seat() }))
}

/// Somebody crafted an item: Master Engravers give their owner a point more, the Murine Broker gives the others a card.
pub(super) fn item_crafted(by: Seat, desk: &mut Desk<'_>) -> Flow {
    if has_effect(desk, by, CardName::MasterEngravers) {
        victory::score(desk, by, 1, law::PERSISTENT_EFFECTS);
    }
    let brokers = desk
        .setting
        .seats()
        .filter(|&seat| seat != by && has_effect(desk, seat, CardName::MurineBroker));
    let brokers: Seats = brokers.collect();
    brokers.iter().for_each(|seat| draw(desk, seat, 1, law::PERSISTENT_EFFECTS));
    settled()
}
