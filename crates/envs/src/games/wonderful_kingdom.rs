//! It's a Wonderful Kingdom: what it can offer, and what its seats may know.

use crate::environment::{Environment, Eye};
use crate::pen::{Field, Pen, field};
use wonderful_kingdom::choice::Choice;
use wonderful_kingdom::position::{Hidden, Realm, Spot};
use wonderful_kingdom::terms::{
    Area, Card, CardName, Cards, Colour, Lying, Resource, Site, Target, Territory, Type,
};
use wonderful_kingdom::{Position, WonderfulKingdom};

/// The most seats.
const SEATS: usize = 2;
/// The most cards that lie face down.
const DOWN: usize = 16;
/// The most copies of a card, where there are several.
const COPIES: u8 = 10;
/// The most Armies that are recruited at once.
const RECRUITS: u8 = 16;

impl Environment for WonderfulKingdom {
    fn is_possible(choice: &Choice) -> bool {
        match *choice {
            Choice::Recruit(count) => count < RECRUITS,
            Choice::Swap(mine, theirs) => is_own(mine) && is_offered(theirs),
            Choice::Put(_, target) | Choice::StandIn(_, target) => match target {
                Target::Site(site) => is_copy(site),
                Target::Alchemy | Target::Quest => true,
            },
            Choice::Scrap(site) | Choice::Site(site) | Choice::Remove(_, site) => is_copy(site),
            Choice::Pass | Choice::Offer(..) | Choice::Select(_) | Choice::Spy(_) => true,
            Choice::Construct(_) | Choice::Recycle(_) | Choice::Hire(_) | Choice::Discard(_) => {
                true
            }
            Choice::Card(_) | Choice::Use(_) | Choice::At(_) | Choice::Mark(_) => true,
            Choice::Type(_) | Choice::Area(_) | Choice::Move(_) | Choice::From(_) => true,
            Choice::Station(..) | Choice::Leave(..) | Choice::Lock(_) => true,
        }
    }

    fn observe(eye: &Eye<'_, Self>, pen: &mut Pen<'_>) {
        game(eye, pen);
        offering(eye, pen);
        for after in 0..SEATS {
            pen.group("seat", after, |pen| realm(eye, after, pen));
        }
        sites(eye, pen);
        conquest(eye, pen);
    }
}

/// Whether a card can lie in the own Selection area.
const fn is_own(lying: Lying) -> bool {
    matches!(lying, Lying::Selected(_) | Lying::Down(_))
}

/// Whether a card can lie in an Offering area.
const fn is_offered(lying: Lying) -> bool {
    matches!(lying, Lying::In(..) | Lying::Down(_))
}

/// Whether there can be such a copy.
const fn is_copy(site: Site) -> bool {
    site.copy < COPIES
}

fn game(eye: &Eye<'_, WonderfulKingdom>, pen: &mut Pen<'_>) {
    let (setting, position) = (eye.setting, eye.position);
    pen.number(field("module", "K2.1", "the number of the module"), setting.module().index());
    pen.number(field("round", "K3.1", "the round, from 1"), position.round());
    let first = wonderful_kingdom::choice_phase::first_of(setting, position);
    pen.number(
        field(
            "first",
            "K3.3",
            "whether the first player of the round is 0 the own seat, 1 the next",
        ),
        eye.after(first),
    );
    let produced = Resource::ALL.map(|of| u8::from(position.is_produced(of)));
    pen.counts(
        field("produced", "K5.1", "1 for each step of production that was counted"),
        produced,
    );
    pen.number(field("deck", "K2.2", "cards in the deck"), position.deck().len());
    let stack = position.stack().len() + position.foreseen().len();
    pen.number(field("stack", "K9.1", "cards in the stack of one who plays alone"), stack);
    let next = position.next().map(|card| name(eye, card));
    pen.one_of(field("next", "K9.5", "the visible next card; 0: none"), next);
    let seen =
        field("foreseen", "K9.5", "the top cards of the stack that were seen, the top first");
    pen.many(seen, 4, |out| {
        for (out, &card) in out.iter_mut().zip(position.foreseen()) {
            *out = byte(name(eye, card) + 1);
        }
    });
    cards(eye, pen, field("discards", "K3.11", "the discard pile, by name"), position.discards());
    pen.number(
        field("calamities", "K2.3", "Calamities beside the deck"),
        position.calamities().len(),
    );
    pen.number(field("rats", "K8.8.I", "Rats in their pile"), position.rats().len());
    pen.number(field("tokens", "L4.15", "Illusionist tokens in the supply"), position.tokens());
    let quest = position.quest_first().map(|seat| eye.after(seat));
    pen.one_of(
        field("quest_first", "K8.23", "who completed the Quest first: 1 the own seat; 0: nobody"),
        quest,
    );
}

/// The Offering areas, and every card that lies face down.
fn offering(eye: &Eye<'_, WonderfulKingdom>, pen: &mut Pen<'_>) {
    let position = eye.position;
    for (number, area) in Area::ALL.into_iter().enumerate() {
        let there = position.area(area);
        pen.group("area", number, |pen| {
            cards(eye, pen, field("cards", "K3.4", "cards face up, by name"), there);
            for after in 0..SEATS {
                let marked =
                    eye.seat(after).map_or(Cards::NONE, |seat| position.realm(seat).marked());
                let marked = marked.and(there);
                pen.group("marked", after, |pen| {
                    cards(
                        eye,
                        pen,
                        field("cards", "L4.16", "those with a token of this seat, by name"),
                        marked,
                    );
                });
            }
        });
    }
    let down = field(
        "down",
        "K3.9",
        "each card face down, in the order they were laid: where it lies (1, 2 the areas, 3 the own Selection, 4 the other's), \
         one more than its name's number if the viewer knows it, whose token it bears (1 the own)",
    );
    pen.many(down, DOWN * 3, |out| {
        for (out, &hidden) in out.chunks_mut(3).zip(position.hidden()) {
            out.copy_from_slice(&lying(eye, hidden));
        }
    });
}

fn lying(eye: &Eye<'_, WonderfulKingdom>, hidden: Hidden) -> [u8; 3] {
    let at = match hidden.at {
        Spot::Offered(area) => 1 + area.index(),
        Spot::Selected(seat) => 3 + eye.after(seat),
    };
    let known = hidden.seen.has(eye.viewer);
    let token = hidden.token.map_or(0, |seat| eye.after(seat) + 1);
    [byte(at), if known { byte(name(eye, hidden.card) + 1) } else { 0 }, byte(token)]
}

fn realm(eye: &Eye<'_, WonderfulKingdom>, after: usize, pen: &mut Pen<'_>) {
    let (setting, position) = (eye.setting, eye.position);
    let seat = eye.seat(after);
    let realm = seat.map(|seat| position.realm(seat));
    let all = |pile: fn(&Realm) -> Cards| realm.map_or(Cards::NONE, pile);
    let count = |of: fn(&Realm) -> u8| realm.map_or(0, of);
    let duchy = seat.map(|seat| setting.duchies[seat.index()].duchy.index());
    pen.one_of(field("duchy_card", "K2.4", "the Duchy card; 0: no such seat"), duchy);
    pen.number(field("hand_size", "K3.2", "cards in hand"), all(Realm::hand).len());
    let hand = if after == 0 { all(Realm::hand) } else { all(Realm::shown).and(all(Realm::hand)) };
    cards(
        eye,
        pen,
        field("hand", "K3.2", "cards of the hand that the viewer knows, by name"),
        hand,
    );
    cards(
        eye,
        pen,
        field("selection", "K3.5", "the Selection area, by name"),
        all(Realm::selection),
    );
    cards(
        eye,
        pen,
        field("construction", "K4.3", "cards under construction, by name"),
        all(Realm::construction),
    );
    cards(eye, pen, field("duchy", "K6.5", "cards of the Duchy, by name"), all(Realm::duchy));
    cards(eye, pen, field("council", "K8.10", "hired Advisors, by name"), all(Realm::council));
    cards(eye, pen, field("trophies", "K8.7", "defeated Menaces, by name"), all(Realm::trophies));
    let makes = |of| seat.map_or(0, |seat| position.production(setting, seat, of));
    pen.counts(field("production", "K5.2", "what each step brings"), Resource::ALL.map(makes));
    let cubes = Resource::ALL.map(|of| realm.map_or(0, |realm| realm.cubes(of)));
    pen.counts(field("cubes", "K5.6", "cubes to be placed, by resource"), cubes);
    pen.number(field("alchemy", "K6.2", "cubes in the Alchemy area"), count(Realm::alchemy));
    pen.number(field("krystallium", "K6.3", "Krystallium"), count(Realm::krystallium));
    pen.number(field("soldiers", "K6.4", "Soldiers"), count(Realm::soldiers));
    pen.number(
        field("training", "K5.5", "1 if a Soldier is in training"),
        realm.is_some_and(Realm::is_training),
    );
    pen.number(field("traps", "K3.8", "Trap tokens that are ready"), count(Realm::traps));
    pen.number(field("spies", "K3.10", "Spy tokens that are ready"), count(Realm::spies));
    pen.number(field("tokens", "L4.15", "Illusionist tokens"), count(Realm::tokens));
    pen.number(field("aside", "L4.7", "cubes set aside by Syphons"), count(Realm::aside));
    pen.number(field("steps", "K8.21", "steps of the Quest that are done"), count(Realm::steps));
    let step = realm.map_or(0, |realm| realm.step_works().filled());
    pen.wide(field("step", "K8.22", "filled spaces of the current step, as bits"), step);
    let conjured = realm.and_then(Realm::conjured);
    pen.one_of(
        field("conjured", "L3.4", "the card whose type was changed; 0: none"),
        conjured.map(|(card, _)| name(eye, card)),
    );
    pen.one_of(
        field("conjured_type", "L3.4", "the type it counts as"),
        conjured.map(|(_, of)| Type::index(of)),
    );
}

/// What lies on cards with spaces, by name; copies of a name add up.
fn sites(eye: &Eye<'_, WonderfulKingdom>, pen: &mut Pen<'_>) {
    let position = eye.position;
    let seats = || (0..SEATS).filter_map(|after| eye.seat(after));
    for (number, seat) in seats().map(Some).chain([None]).take(SEATS).enumerate() {
        let open = seat.map_or(Cards::NONE, |seat| open_sites(position, seat));
        pen.group("works", number, |pen| {
            let filled = field(
                "filled",
                "K6.1",
                "filled spaces of cards under construction and of Advisors, by name",
            );
            pen.many(filled, CardName::COUNT, |out| {
                for card in open {
                    out[name(eye, card)] += byte(position.works(card).len() as usize);
                }
            });
        });
    }
    cards(eye, pen, field("frozen", "K8.8.II", "frozen cards, by name"), position.frozen());
    cards(
        eye,
        pen,
        field("stolen", "K8.8.IV", "cards with a Stolen token, by name"),
        position.stolen(),
    );
}

fn open_sites(position: &Position, seat: kernel::Seat) -> Cards {
    let realm = position.realm(seat);
    realm.construction().union(realm.council())
}

fn conquest(eye: &Eye<'_, WonderfulKingdom>, pen: &mut Pen<'_>) {
    let conquest = &eye.position.conquest;
    let own = eye.setting.colour(eye.viewer);
    let colours = [own, other(own)];
    for (number, colour) in colours.into_iter().enumerate() {
        pen.group("army", number, |pen| {
            let armies = Territory::ALL.map(|territory| conquest.armies(colour, territory));
            pen.counts(
                field("armies", "L5.4", "Armies in each territory; 0 the own, 1 the other's"),
                armies,
            );
            pen.number(field("reserve", "L5.9", "Armies in reserve"), conquest.reserve(colour));
            pen.number(field("locked", "L5.14", "Armies in prison"), conquest.locked(colour));
        });
    }
    let held = Territory::ALL.map(|territory| conquest.held(territory));
    pen.counts(field("held", "L5.5", "locations held in each territory, as bits"), held);
    pen.number(field("marching", "L5.10", "Armies under way"), conquest.marching());
}

const fn other(colour: Colour) -> Colour {
    match colour {
        Colour::Blue => Colour::Red,
        Colour::Red => Colour::Blue,
    }
}

fn name(eye: &Eye<'_, WonderfulKingdom>, card: Card) -> usize {
    eye.setting.faces.name(card).index()
}

/// Writes how many cards of each name there are.
fn cards(eye: &Eye<'_, WonderfulKingdom>, pen: &mut Pen<'_>, field: Field, cards: Cards) {
    pen.tally(field, CardName::COUNT, cards.iter().map(|card| name(eye, card)));
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
