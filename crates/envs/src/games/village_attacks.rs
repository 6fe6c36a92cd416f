//! Village Attacks: what it can offer, and what its seats may know. Nothing but the order of cards to come is hidden.

use crate::environment::{Environment, Eye};
use crate::pen::{Pen, field};
use kernel::Listed;
use village_attacks::VillageAttacks;
use village_attacks::choice::Choice;
use village_attacks::position::Board;
use village_attacks::terms::{
    CAPABILITIES, Condition, Creature, Event, Face, Folk, Hero, MONSTERS, Mark, Monster, Role,
    Slot, SpawnCard, SpecialFace, Summon, Symbol, Trap, Who, ZONES, Zone,
};

/// The most traps that lie face up, and the most spawn cards that were looked at.
const SHOWN: usize = 8;

impl Environment for VillageAttacks {
    fn is_possible(choice: &Choice) -> bool {
        match *choice {
            Choice::RerollBoth(face, other) => Face::index(face) <= other.index(),
            Choice::Pass | Choice::End | Choice::First(_) | Choice::Reroll(_) => true,
            Choice::Discard(_) | Choice::Move(_) | Choice::With(_) | Choice::Melee(_) => true,
            Choice::Ranged(_) | Choice::Troll(_) | Choice::Guard(_) | Choice::Reserve(_) => true,
            Choice::Torch | Choice::Wild(_) | Choice::Use(_) | Choice::Trap(_) => true,
            Choice::Heal(_) | Choice::Cure(..) | Choice::Seal | Choice::Free => true,
            Choice::Lift | Choice::Summon(_) | Choice::Burden(_) | Choice::Learn(_) => true,
            Choice::Raise(_) | Choice::In(_) | Choice::Villager(_) | Choice::Gain(_) => true,
            Choice::Give(..) | Choice::Send(..) | Choice::Help(_) | Choice::Card(_) => true,
            Choice::Defend | Choice::Shield(_) | Choice::Avenge => true,
        }
    }

    fn observe(eye: &Eye<'_, Self>, pen: &mut Pen<'_>) {
        game(eye, pen);
        zones(eye, pen);
        villagers(eye, pen);
        followers(eye, pen);
        let first = first_own(eye);
        let count = eye.setting.slots().count();
        for number in 0..MONSTERS {
            let slot = (number < count).then(|| Slot::at((first + number) % count));
            pen.group("monster", number, |pen| monster(eye, slot, pen));
        }
    }
}

/// The first monster of the viewer.
fn first_own(eye: &Eye<'_, VillageAttacks>) -> usize {
    let own = eye.setting.slots().position(|slot| eye.setting.seat_of(slot) == eye.viewer);
    own.unwrap_or_default()
}

fn game(eye: &Eye<'_, VillageAttacks>, pen: &mut Pen<'_>) {
    let (setting, position) = (eye.setting, eye.position);
    let (castle, decks) = (&position.castle, &position.decks);
    pen.number(
        field("scenario", "V2.2", "the number of the scenario"),
        setting.scenario.name.index(),
    );
    pen.number(field("map", "V2.2", "the number of the map"), setting.map.name.index());
    pen.number(field("round", "V1.4", "the round, from 1"), castle.round());
    let turned = |slot: Slot| turned(eye, slot);
    pen.one_of(
        field(
            "turn",
            "V3.1",
            "the monster whose turn it is, counted from the viewer's own; 0: none",
        ),
        castle.turn().map(turned),
    );
    pen.one_of(
        field("coin", "V1.8", "the monster that has the coin, counted the same way"),
        Some(turned(castle.first())),
    );
    pen.number(field("night", "V28.1", "1 at night"), castle.is_night());
    pen.number(field("heart", "V1.10", "health of the Castle Heart"), castle.heart());
    pen.number(field("morale", "S.1", "Village Morale"), castle.morale());
    pen.wide(field("dial", "V16.2", "the event dial"), castle.dial());
    let event = decks.standing().map(|card| Event::index(setting.event_cards[usize::from(card)]));
    pen.one_of(field("event", "V16.4", "the persistent event; 0: none"), event);
    pen.number(field("ward", "E.28", "damage the Heart ignores this round"), castle.ward());
    let traps =
        decks.display().iter().map(|&card| Trap::index(setting.trap_cards[usize::from(card)]));
    pen.tally(field("display", "V12.4", "traps that lie face up, by name"), Trap::ALL.len(), traps);
    let scried = field("scried", "E.33", "spawn cards that were looked at, the next first");
    pen.many(scried, SHOWN, |out| {
        for (out, &card) in out.iter_mut().zip(decks.scried()) {
            *out = byte(SpawnCard::index(setting.spawn_cards[usize::from(card)]) + 1);
        }
    });
    pen.counts(field("decks", "V2.1", "cards in each deck"), decks.sizes().map(byte));
    pen.number(field("delivered", "S.10", "heirlooms delivered"), castle.delivered());
    pen.number(field("heroes_killed", "V6.6", "Heroes killed"), castle.heroes_killed());
    pen.number(field("summoned", "V14.1", "1 once the summoning is done"), castle.has_summoned());
}

/// A monster's place, counted from the viewer's own.
fn turned(eye: &Eye<'_, VillageAttacks>, slot: Slot) -> usize {
    let count = eye.setting.slots().count();
    (slot.index() + count - first_own(eye)) % count
}

fn zones(eye: &Eye<'_, VillageAttacks>, pen: &mut Pen<'_>) {
    let (setting, position) = (eye.setting, eye.position);
    let castle = &position.castle;
    let each = |of: &dyn Fn(Zone) -> u8| {
        let mut all = [0; ZONES];
        setting.map.zones.iter().for_each(|zone| all[zone.index()] = of(zone));
        all
    };
    let trap = |zone| {
        castle.trap(zone).map_or(0, |it| byte(setting.trap_cards[usize::from(it.card)].index() + 1))
    };
    pen.counts(field("traps", "V12.1", "the trap of each zone; 0: none"), each(&trap));
    let charges = |zone| castle.trap(zone).map_or(0, |it| it.charges);
    pen.counts(field("charges", "V19.1", "its charges"), each(&charges));
    let tokens = field("spawn_tokens", "V20.1", "active spawn tokens of each zone");
    pen.tally(tokens, ZONES, castle.tokens().iter().map(|zone| zone.index()));
    let dark = village_attacks::sight::dark(setting, position);
    pen.counts(field("dark", "V24.3", "1 where it is Dark"), each(&|zone| dark.has(zone).into()));
    let unlucky = village_attacks::sight::unlucky(setting, position);
    pen.counts(
        field("unlucky", "V24.2", "1 where it is Unlucky"),
        each(&|zone| unlucky.has(zone).into()),
    );
    pen.one_of(
        field("troll", "V18.1", "the zone of the Troll; 0: nowhere"),
        castle.troll().map(Zone::index),
    );
    pen.counts(
        field("progress", "V11.1", "seals, cups or results of the goal in each zone"),
        each(&|zone| castle.progress(zone)),
    );
    pen.counts(
        field("loose", "S.10", "heirlooms that lie free in each zone"),
        each(&|zone| castle.loose(zone)),
    );
}

fn villagers(eye: &Eye<'_, VillageAttacks>, pen: &mut Pen<'_>) {
    let village = &eye.position.village;
    let there = field("villagers", "V1.2", "villagers in each zone, by who they are");
    pen.many(there, ZONES * Who::COUNT, |out| {
        for figure in village.everyone() {
            let zone = village.zone_of(figure).index();
            out[zone * Who::COUNT + village.who(figure).rank()] += 1;
        }
    });
    let marked = |mark: Mark| match mark {
        Mark::Stunned => village.stunned(),
        Mark::Burning => village.burning(),
        Mark::Snared => village.snared(),
        Mark::Pacified => village.pacified(),
    };
    let marks = field(
        "marks",
        "V23.1",
        "villagers stunned, burning, snared and pacified, by zone: a row of zones for each",
    );
    pen.many(marks, Mark::ALL.len() * ZONES, |out| {
        for mark in Mark::ALL {
            let folk: Folk = marked(mark).and(village.everyone());
            folk.iter().for_each(|figure| {
                out[mark.index() * ZONES + village.zone_of(figure).index()] += 1;
            });
        }
    });
    let damage = Hero::ALL.map(|hero| village.damage(hero));
    pen.counts(field("hero_damage", "V6.6", "damage on each Hero"), damage);
}

fn followers(eye: &Eye<'_, VillageAttacks>, pen: &mut Pen<'_>) {
    let pack = &eye.position.pack;
    let summoned = pack.summoned();
    pen.one_of(
        field("summon", "V14.5", "the summoned monster; 0: none"),
        summoned.map(|it| Summon::index(it.card)),
    );
    pen.number(
        field("summon_burns", "V14.9", "1 if it burns"),
        summoned.is_some_and(|it| it.is_burning),
    );
    pen.number(
        field("summon_stunned", "V14.9", "1 if it is stunned"),
        summoned.is_some_and(|it| it.is_stunned),
    );
    let own = Slot::COUNT..Creature::COUNT;
    let others = || own.clone().map(Creature::at);
    let zones = field(
        "follower_zones",
        "V30.1",
        "the zone of the summoned monster and of each minion; 0: not in play",
    );
    pen.many(zones, Creature::COUNT - Slot::COUNT, |out| {
        for (out, creature) in out.iter_mut().zip(others()) {
            *out = pack.zone_of(creature).map_or(0, |zone| zone.0 + 1);
        }
    });
    let damage = field("follower_damage", "V30.2", "the damage on each of them");
    pen.many(damage, Creature::COUNT - Slot::COUNT, |out| {
        for (out, creature) in out.iter_mut().zip(others()) {
            *out = pack.zone_of(creature).map_or(0, |_| pack.damage(creature));
        }
    });
}

fn monster(eye: &Eye<'_, VillageAttacks>, slot: Option<Slot>, pen: &mut Pen<'_>) {
    let (setting, position) = (eye.setting, eye.position);
    let board = slot.map(|slot| position.board(slot));
    let card = slot.map(|slot| setting.board(slot));
    pen.one_of(
        field("name", "V2.3", "who it is; 0: none"),
        slot.map(|slot| Monster::index(setting.monster(slot))),
    );
    pen.one_of(
        field("seat", "V1.1", "who plays it: 1 the viewer, 2 the next seat"),
        slot.map(|slot| eye.after(setting.seat_of(slot))),
    );
    let zone = slot.and_then(|slot| position.pack.zone_of(slot.creature()));
    pen.one_of(field("zone", "V5.5", "where it is; 0: it does not live"), zone.map(Zone::index));
    let damage = slot.map_or(0, |slot| position.pack.damage(slot.creature()));
    let health = card.map_or(0, |card| card.health);
    pen.counts(field("health", "V1.10", "its health, and the damage on it"), [health, damage]);
    pen.one_of(field("role", "V2.3", "its role"), card.map(|card| Role::index(card.role)));
    let of = |count: &dyn Fn(&Board) -> u8| board.map_or(0, count);
    pen.counts(
        field("experience", "V10.1", "its level and experience"),
        [of(&|it| it.level()), of(&|it| it.experience())],
    );
    let rolled = Symbol::ALL.map(|it| of(&|board| board.rolled()[it.index()]));
    pen.counts(field("rolled", "V3.3", "results rolled, by symbol"), rolled);
    let reserve = Symbol::ALL.map(|it| of(&|board| board.reserve()[it.index()]));
    pen.counts(field("reserve", "V8.1", "results in Reserve, by symbol"), reserve);
    pen.number(field("torches", "V3.7", "torches rolled and not resolved"), of(&|it| it.torches()));
    let special = board.and_then(Board::special).map(SpecialFace::index);
    pen.one_of(field("special", "V28.2", "the Day or Night die; 0: not rolled"), special);
    let guards = [of(&|it| it.defence()), of(&|it| it.vengeance()), of(&|it| it.moved())];
    pen.counts(
        field("slots", "V7.1", "Defence and Vengeance in slots, and Movement that was used"),
        guards,
    );
    let conditions = Condition::ALL.map(|it| of(&|board| board.conditions(it)));
    pen.counts(field("conditions", "V22.1", "conditions, by kind"), conditions);
    let marks = [
        of(&|it| it.is_lying().into()),
        of(&|it| it.carries().into()),
        of(&|it| it.is_burdened().into()),
    ];
    pen.counts(
        field("marks", "V22.8", "1 if it lies stunned, carries an heirloom, is burdened"),
        marks,
    );
    pen.one_of(
        field("paid", "V14.2", "what it paid for the summoning"),
        board.and_then(Board::paid).map(Symbol::index),
    );
    let places = field(
        "capabilities",
        "V9.1",
        "each capability of its board: the level it is owned at, and 1 if it was used",
    );
    pen.many(places, 2 * CAPABILITIES, |out| {
        for (place, out) in (0..).zip(out.chunks_mut(2)) {
            out.copy_from_slice(&[of(&|it| it.owns(place)), of(&|it| it.has_used(place).into())]);
        }
    });
    kept(board, pen);
}

fn kept(board: Option<&Board>, pen: &mut Pen<'_>) {
    let kept = board.map_or([0; 8], |board| {
        let it = board.guard();
        let taunt = it.taunt.map_or(0, |zones| zones + 1);
        let cap = it.cap.unwrap_or_default();
        [it.soak, it.miss, it.dull, cap, it.thorns, it.thorn_damage, taunt, it.hold]
    });
    pen.counts(field("kept", "V9.2", "what capabilities keep up this round: soak, miss, dull, cap, thorns and their damage, taunt, hold"), kept);
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
