//! What the boards of the factions show besides pieces.

use super::{cards, counted, known, place};
use crate::environment::Eye;
use crate::pen::{Pen, field};
use root::Root;
use root::position::{ItemState, VagabondBoard};
use root::terms::{
    Cards, Character, Column, Faction, Item, Leader, Minister, Mood, Rank, Retinue, Service, Suit,
};

/// The most hirelings of a game.
const HIRELINGS: usize = 3;

pub(super) fn observe(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    eyrie(eye, pen);
    alliance(eye, pen);
    for (number, board) in eye.position.vagabonds.iter().enumerate() {
        pen.group("vagabond", number, |pen| vagabond(board, pen));
    }
    lizard_cult(eye, pen);
    riverfolk(eye, pen);
    duchy(eye, pen);
    hundreds(eye, pen);
    retinue(eye, pen);
    hirelings(eye, pen);
    draft(eye, pen);
}

fn eyrie(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.eyrie;
    pen.one_of(
        field("eyrie.leader", "7.8", "the leader; 0: none"),
        board.leader().map(Leader::index),
    );
    let deposed = field("eyrie.deposed", "7.7.3", "1 for each leader that was deposed");
    pen.tally(deposed, Leader::ALL.len(), board.face_down().map(Leader::index));
    let viziers = Column::ALL.map(|column| board.viziers(column));
    pen.counts(field("eyrie.viziers", "7.3.4", "Loyal Viziers under each column"), viziers);
    for (number, column) in Column::ALL.into_iter().enumerate() {
        pen.group("column", number, |pen| {
            cards(
                eye,
                pen,
                field("decree", "7.4.2", "the cards under it, by name"),
                board.column(column),
            );
        });
    }
}

fn alliance(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.alliance;
    let owner = eye.position.seat_if_playing(Faction::Alliance);
    let count = field("alliance.supporters", "8.2.3", "supporters");
    pen.number(count, board.supporters().len());
    let seen = owner.map_or(Cards::NONE, |owner| known(eye, owner, board.supporters()));
    let names = field("alliance.known", "8.2.3", "supporters that the viewer knows, by name");
    cards(eye, pen, names, seen);
    pen.number(field("alliance.officers", "8.5.3", "officers"), board.officers());
}

fn vagabond(board: &VagabondBoard, pen: &mut Pen<'_>) {
    let character = board.character();
    pen.one_of(
        field("character", "9.3.1", "the character; 0: not in play"),
        character.map(Character::index),
    );
    let pawn = character.map(|_| place(board.pawn()));
    pen.one_of(field("pawn", "9.2.2", "where the pawn stands: clearings, then forests"), pawn);
    let items = field(
        "items",
        "9.2.5",
        "items, four bytes for each kind: ready, exhausted, damaged, damaged and exhausted",
    );
    pen.many(items, Item::COUNT * ItemState::ALL.len(), |out| {
        let rows = out.chunks_mut(ItemState::ALL.len()).zip(board.all_items());
        rows.for_each(|(out, items)| out.copy_from_slice(items));
    });
    let in_play = |value: u8| if character.is_some() { value } else { 0 };
    let standing =
        |faction| in_play(u8::try_from(board.relationship(faction).index() + 1).unwrap_or(u8::MAX));
    let relations = field("relationships", "9.2.9", "how each faction stands with him");
    pen.counts(relations, Faction::OF_PLAYERS.map(standing));
    let aids = Faction::OF_PLAYERS.map(|faction| in_play(board.aids(faction)));
    pen.counts(field("aids", "9.2.9", "aids of this turn to each faction"), aids);
    let quests = Suit::OF_CLEARINGS.map(|suit| board.completed(suit));
    pen.counts(field("quests", "9.5.5", "completed quests of foxes, rabbits and mice"), quests);
}

fn lizard_cult(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.lizard_cult;
    pen.one_of(
        field("cult.outcast", "10.4.1", "the suit of the Outcast"),
        board.outcast().map(Suit::index),
    );
    pen.number(field("cult.hated", "10.4.1", "1 if the Outcast is hated"), board.is_hated());
    pen.number(field("cult.acolytes", "10.2.3", "acolytes"), board.acolytes());
    let souls = field("cult.lost_souls", "10.2.6", "the Lost Souls pile, by name");
    cards(eye, pen, souls, board.lost_souls());
    cards(eye, pen, field("cult.revealed", "10.5", "revealed cards, by name"), board.revealed());
    let scored = Suit::OF_CLEARINGS.map(|suit| u8::from(board.has_scored(suit)));
    pen.counts(field("cult.scored", "10.5.3", "1 for each garden that scored this turn"), scored);
}

fn riverfolk(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.riverfolk;
    let each = |count: &dyn Fn(Faction) -> u8| Faction::OF_PLAYERS.map(count);
    let payments = field("riverfolk.payments", "11.2.4", "warriors of each faction in Payments");
    pen.counts(payments, each(&|faction| board.payments(faction)));
    let funds = field("riverfolk.funds", "11.2.4", "warriors of each faction in Funds");
    pen.counts(funds, each(&|faction| board.funds(faction)));
    let committed = field("riverfolk.committed", "11.2.4", "committed warriors of each faction");
    pen.counts(committed, each(&|faction| board.committed(faction)));
    let taken = Suit::OF_CLEARINGS.map(|suit| board.taken(suit));
    pen.counts(field("riverfolk.taken", "11.2.5", "warriors on the trade post tracks"), taken);
    let prices = Service::ALL.map(|service| board.price(service));
    pen.counts(field("riverfolk.prices", "11.6.2", "the price of each service"), prices);
    let sold = Service::ALL.map(|service| u8::from(board.has_sold(service)));
    pen.counts(field("riverfolk.sold", "11.2.6", "1 for each service sold this turn"), sold);
}

fn duchy(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.duchy;
    pen.number(field("duchy.burrow", "12.2.2", "warriors in the Burrow"), board.burrow());
    let swayed =
        |minister| u8::from(board.is_swayed(minister)) + u8::from(board.has_acted(minister));
    let ministers = field(
        "duchy.ministers",
        "12.5.3",
        "each minister: 0 neutral, 1 swayed, 2 swayed and has acted",
    );
    pen.counts(ministers, Minister::ALL.map(swayed));
    let crowns = Rank::ALL.map(|rank| board.crowns(rank));
    pen.counts(field("duchy.crowns", "12.3.6", "crowns of each rank"), crowns);
    cards(eye, pen, field("duchy.revealed", "12.6.1", "revealed cards, by name"), board.revealed());
}

fn hundreds(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.hundreds;
    pen.one_of(field("hundreds.mood", "14.7", "the mood; 0: none"), board.mood().map(Mood::index));
    pen.counts(
        field("hundreds.hoard", "14.2.4", "items in the Hoard, by kind"),
        counted(*board.hoard()),
    );
}

fn retinue(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.keepers;
    let faithful = Retinue::ALL.map(|column| board.faithful(column));
    pen.counts(field("keepers.faithful", "15.3.4", "Faithful Retainers of each column"), faithful);
    for (number, column) in Retinue::ALL.into_iter().enumerate() {
        pen.group("retinue", number, |pen| {
            cards(eye, pen, field("cards", "15.5.2", "its cards, by name"), board.column(column));
        });
    }
}

fn hirelings(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.hirelings;
    let mut dealt = board.cards();
    for number in 0..HIRELINGS {
        let card = dealt.next().map(|(_, card)| card);
        pen.group("hireling", number, |pen| {
            let side = card.map(|card| card.side.index());
            pen.one_of(field("side", "E.1", "the hireling; 0: none"), side);
            let commander = card.and_then(|card| card.commander).map(|seat| eye.after(seat));
            pen.one_of(
                field(
                    "commander",
                    "E.1.1",
                    "who commands it: 1 the own seat, 2 the next; 0: nobody",
                ),
                commander,
            );
            pen.number(
                field("control", "E.1.2", "control markers"),
                card.map_or(0, |card| card.control),
            );
            let pawn = card.and_then(|card| card.pawn).map(place);
            pen.one_of(field("pawn", "E.7", "where its pawn stands; 0: nowhere"), pawn);
        });
    }
    pen.tally(
        field("hirelings.markers", "A.6.4", "1 for each marker on the track"),
        4,
        board.markers(),
    );
    pen.number(
        field("hirelings.fallen", "E.4.1", "fallen warriors of the Forest Patrol"),
        board.fallen(),
    );
    let exile = board.exile_items();
    pen.counts(
        field("exile.items", "E.7.1", "items given to the Exile, by kind"),
        counted(exile.given),
    );
    pen.counts(
        field("exile.clubs", "E.7.1", "clubs of the Exile, and how many items are exhausted"),
        [exile.clubs, exile.exhausted],
    );
    let band = cards_of_expedition(eye);
    cards(
        eye,
        pen,
        field("expedition.revealed", "E.11.1", "cards revealed to the Sunward Expedition, by name"),
        band,
    );
    let bandits = field("bandits", "E.10.1", "the two clearings of each path with Highway Bandits");
    pen.many(bandits, 2 * root::position::BANDITS, |out| {
        for (out, (from, to)) in out.chunks_mut(2).zip(board.bandits()) {
            out.copy_from_slice(&[from.0 + 1, to.0 + 1]);
        }
    });
}

fn cards_of_expedition(eye: &Eye<'_, Root>) -> Cards {
    let board = &eye.position.hirelings;
    let is_there = board.cards().any(|(_, card)| card.side.band() == Faction::Expedition);
    if is_there { board.revealed() } else { Cards::NONE }
}

fn draft(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.draft;
    let open = eye.position.playing().len() < eye.seats;
    let table = field("draft", "A.8.1", "1 for the faction of each set-up card on the table");
    pen.many(table, Faction::PLAYED, |out| {
        board.cards().filter(|_| open).for_each(|card| out[card.faction.index()] = 1);
    });
    let characters = field("draft.characters", "A.8.1", "1 for each character on a set-up card");
    pen.many(characters, Character::ALL.len(), |out| {
        let shown = board.cards().filter(|_| open).filter_map(|card| card.character);
        shown.for_each(|character| out[character.index()] = 1);
    });
}
