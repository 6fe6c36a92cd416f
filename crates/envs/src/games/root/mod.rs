//! Root: what it can offer, and what its seats may know.

mod boards;
mod map;
mod players;

use crate::environment::{Environment, Eye};
use crate::pen::{Pen, field};
use kernel::Seat;
use root::Root;
use root::choice::Choice;
use root::terms::{Card, CardName, Cards, Item, ItemCounts, PLAYERS, Place};

/// More than a count in a choice ever is: warriors that move together, hits, cards.
const COUNTS: u8 = 40;
/// As many quests as there are.
const QUESTS: u8 = 16;

impl Environment for Root {
    fn is_possible(choice: &Choice) -> bool {
        match *choice {
            Choice::Count(count) => count < COUNTS,
            Choice::Quest(number) => number < QUESTS,
            Choice::Relic(_, value) => value < 4,
            Choice::Stall(stall) => stall < 4,
            Choice::Move(from, to) | Choice::Ferry(from, to) | Choice::Path(from, to) => from != to,
            Choice::Pass | Choice::In(_) | Choice::To(_) | Choice::Card(_) | Choice::CardOf(_) => {
                true
            }
            Choice::Suit(_) | Choice::Craft(_) | Choice::Use(_) | Choice::Activate(_) => true,
            Choice::Take(_) | Choice::Do(_) | Choice::Battle(..) | Choice::Piece(_) => true,
            Choice::Item(..) | Choice::Instead(..) | Choice::Faction(_) | Choice::Leader(_) => true,
            Choice::Column(_) | Choice::Character(_) | Choice::Service(_) | Choice::Minister(_) => {
                true
            }
            Choice::Emerge(_) | Choice::Burrow(_) | Choice::Plot(_) | Choice::Mood(_) => true,
            Choice::Waystation(..) | Choice::Retinue(_) | Choice::Retainer | Choice::Hire(_) => {
                true
            }
            Choice::Command(_) | Choice::First(_) | Choice::Landmark(_) | Choice::Either(_) => true,
        }
    }

    fn observe(eye: &Eye<'_, Self>, pen: &mut Pen<'_>) {
        game(eye, pen);
        map::observe(eye, pen);
        for after in 0..PLAYERS {
            pen.group("seat", after, |pen| players::observe(eye, after, pen));
        }
        boards::observe(eye, pen);
    }
}

/// What belongs to nobody.
fn game(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let Eye { setting, position, .. } = *eye;
    let turn = &position.turn;
    pen.number(field("map", "A.1", "the number of the map"), setting.map.name as u8);
    pen.wide(field("turns", "1.4.1", "how many turns have begun"), turn.number());
    let whose = (turn.number() > 0).then(|| eye.after(turn.seat()));
    pen.one_of(
        field("turn", "1.4.1", "whose turn it is: 1 the own, 2 the next seat's; 0: none yet"),
        whose,
    );
    let order = field(
        "order",
        "1.4.1",
        "the place of each seat in the order of turns, from 1, the own seat first",
    );
    pen.many(order, PLAYERS, |out| {
        for (place, seat) in (1..).zip(position.order(setting)) {
            out[eye.after(seat)] = place;
        }
    });
    pen.number(field("deck", "2.1", "cards in the deck"), position.deck().len());
    cards(
        eye,
        pen,
        field("discards", "1.2.2", "the discard pile, by the names of cards"),
        position.discards(),
    );
    let available =
        field("available", "3.3.3", "dominance cards beside the map, by the names of cards");
    cards(eye, pen, available, position.available());
    pen.counts(field("items", "5.1.5", "items in the supply, by kind"), counted(*position.items()));
    let open = kernel::bits::ones(position.quests.into());
    pen.tally(field("quests", "9.3.3", "open quests, by number"), usize::from(QUESTS), open);
    pen.number(
        field("quest_deck", "9.3.3", "quests in their deck"),
        position.quest_deck.count_ones(),
    );
    battle(eye, pen);
}

fn battle(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    use root::position::{Battle, Side};
    let (position, battle) = (eye.position, &eye.position.battle);
    let fought = battle.attacker() != battle.defender();
    let faction = |seat: Seat| fought.then(|| position.faction(seat).index());
    let here = fought.then(|| battle.clearing.index());
    pen.one_of(field("battle.clearing", "4.3", "where a battle is fought; 0: nowhere"), here);
    pen.one_of(
        field("battle.attacker", "4.3", "the faction that attacks"),
        faction(battle.attacker()),
    );
    pen.one_of(
        field("battle.defender", "4.3", "the faction that defends"),
        faction(battle.defender()),
    );
    let dice = battle.dice().filter(|_| fought);
    let dice = dice.map_or([0; 2], |dice| dice.map(|hits| hits + 1));
    pen.counts(
        field(
            "battle.dice",
            "4.3.2",
            "the dice as they fell for attacker and defender, one more than each shows; 0: not rolled",
        ),
        dice,
    );
    let of = |count: fn(&Battle, Side) -> u8| {
        Side::BOTH.map(|side| if fought { count(battle, side) } else { 0 })
    };
    pen.counts(
        field("battle.rolled", "4.3.2", "what counts of the dice for attacker and defender"),
        of(|battle, side| battle.hits(side) - battle.extra(side)),
    );
    pen.counts(
        field("battle.extra", "4.3.3", "extra hits of attacker and defender"),
        of(Battle::extra),
    );
}

/// Writes how many cards of each name there are.
fn cards(eye: &Eye<'_, Root>, pen: &mut Pen<'_>, field: crate::Field, cards: Cards) {
    let name = |card: Card| eye.setting.deck.name(card).index();
    pen.tally(field, CardName::COUNT, cards.iter().map(name));
}

/// The cards of a hidden set that the viewer knows: all of the own, and those it has seen in another's.
fn known(eye: &Eye<'_, Root>, owner: Seat, cards: Cards) -> Cards {
    if eye.is_own(owner) { cards } else { cards.and(eye.position.player(eye.viewer).seen()) }
}

/// How many items of each kind there are.
fn counted(items: ItemCounts) -> [u8; Item::COUNT] {
    Item::ALL.map(|item| items.of(item))
}

/// The number of a place where a pawn can stand.
fn place(place: Place) -> usize {
    kernel::Listed::rank(place)
}
