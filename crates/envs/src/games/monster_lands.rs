//! Monster Lands: what it can offer, and what its seats may know.

use crate::environment::{Environment, Eye};
use crate::pen::{Field, Pen, field};
use kernel::{Listed, Seat};
use monster_lands::MonsterLands;
use monster_lands::choice::Choice;
use monster_lands::position::{Clan, Front, Leader, Traveller};
use monster_lands::terms::{
    Building, Card, Colour, Dice, Die, Equipment, Header, Land, LodgeSpace, Loot, Mercenary,
    Mission, Monster, Path, Side, Token, Trap,
};

/// The most seats.
const SEATS: usize = 4;
/// The most that is counted in a choice.
const COUNTS: u8 = 40;
/// The most Traps on a Path.
const TRAPS: usize = monster_lands::position::PATH_TOKENS;

impl Environment for MonsterLands {
    fn is_possible(choice: &Choice) -> bool {
        match *choice {
            Choice::Count(count) | Choice::Potions(count) => count < COUNTS,
            Choice::Clan(_) | Choice::Visit(_) | Choice::Send(_) | Choice::Work(_) => true,
            Choice::Die(_) | Choice::Colour(_) | Choice::Space(_) | Choice::Path(_) => true,
            Choice::Buy(_) | Choice::Trap(_) | Choice::Hire(_) | Choice::HireNovice => true,
            Choice::Beer | Choice::Equipment(_) | Choice::Give(_) | Choice::Rearrange => true,
            Choice::Move(..) | Choice::Potion | Choice::Venom | Choice::Defence | Choice::Gold => {
                true
            }
            Choice::Convert(_) | Choice::Use(_) | Choice::Loot(_) | Choice::Sell(_) => true,
            Choice::Heal(_) | Choice::Talent(_) | Choice::Ability(_) | Choice::Settle(..) => true,
            Choice::Promote(_) | Choice::Desert(_) | Choice::DesertNovice | Choice::Done => true,
            Choice::Pass | Choice::Adventure(_) => true,
        }
    }

    fn observe(eye: &Eye<'_, Self>, pen: &mut Pen<'_>) {
        game(eye, pen);
        citadel(eye, pen);
        outside(eye, pen);
        for (number, path) in Path::ALL.into_iter().enumerate() {
            pen.group("path", number, |pen| road(eye, path, pen));
        }
        battle(eye, pen);
        crew(eye, pen);
        for after in 0..SEATS {
            pen.group("seat", after, |pen| clan(eye, after, pen));
        }
    }
}

fn game(eye: &Eye<'_, MonsterLands>, pen: &mut Pen<'_>) {
    let (setting, position) = (eye.setting, eye.position);
    pen.number(field("round", "M8.1", "the round, from 1"), position.round());
    pen.number(
        field("difficulty", "M33.1", "how hard the Monsters are"),
        setting.chosen.difficulty.index(),
    );
    pen.number(
        field("scenario", "M38.1", "the solo scenario; 0: none"),
        setting.chosen.scenario.unwrap_or_default(),
    );
    let first = field("first", "M30.7", "who is first: 0 the own seat, 1 the next");
    pen.number(first, eye.after(position.first_player()));
    let passed = field("passed", "M9.3", "1 for each seat that has passed, the own first");
    pen.many(passed, SEATS, |out| {
        position.passed().iter().for_each(|seat| out[eye.after(seat)] = 1);
    });
    pen.number(
        field("madhala", "M36.2", "Madhala's tokens that are not on a Path"),
        position.madhala_tokens(),
    );
}

fn citadel(eye: &Eye<'_, MonsterLands>, pen: &mut Pen<'_>) {
    let (setting, citadel) = (eye.setting, eye.position.citadel());
    let spaces = field(
        "spaces",
        "M10.1",
        "each space of each building: one more than the die (Strength, Magic, Persuasion by face), and whose it is \
         (1 the own, 2 the next seat's, 5 Madhala's)",
    );
    pen.many(spaces, Building::ALL.len() * 4 * 2, |out| {
        let all = Building::ALL.into_iter().flat_map(|building| citadel.spaces(building));
        for (out, placed) in out.chunks_mut(2).zip(all) {
            let Some(placed) = placed else { continue };
            let by = placed.by.map_or(SEATS, |seat| eye.after(seat));
            out.copy_from_slice(&[byte(placed.die.rank() + 1), byte(by + 1)]);
        }
    });
    dice(
        pen,
        field("pawned", "M15.1", "dice in the Pawn Shop: Strength, Magic, Persuasion"),
        citadel.pawned(),
    );
    let docks = citadel.tavern().map(|it| it.map_or(0, |it| byte(Mercenary::index(it) + 1)));
    pen.counts(field("tavern", "M13.1", "the Mercenaries on offer, from above; 0: none"), docks);
    pen.number(field("novices", "M13.8", "Novices in the pile"), citadel.novices());
    pen.number(field("mercenaries", "M13.4", "Mercenaries in the deck"), citadel.deck().len());
    let trap = |token: Token| byte(Trap::index(setting.trap_of(token)) + 1);
    let lodge: [u8; LodgeSpace::COUNT] = citadel.lodge().map(|it| it.map_or(0, trap));
    pen.counts(field("lodge", "M11.1", "the Traps on offer, row by row; 0: none"), lodge);
    pen.number(field("trap_pile", "M11.3", "Traps in the pile"), citadel.traps().len());
    let gone = citadel.trap_discard().iter().map(|token| setting.trap_of(token).index());
    pen.tally(field("trap_discard", "M11.2", "discarded Traps, by kind"), Trap::ALL.len(), gone);
    let kind = |card: Card| byte(Equipment::index(setting.kind_of(card)) + 1);
    let bazaar = citadel.bazaar().map(|it| it.map_or(0, kind));
    pen.counts(field("bazaar", "M16.1", "the Equipment on offer, from the left; 0: none"), bazaar);
    pen.number(field("equipment_deck", "M16.1", "Equipment in the deck"), citadel.cards().len());
    pen.number(
        field("panic_stack", "M2.13", "Panic tokens face down"),
        citadel.panic_stack().len(),
    );
    let panic = field("panic", "M10.3", "1 for each building that Panic shuts");
    pen.many(panic, Building::ALL.len(), |out| {
        citadel.panic_out().iter().for_each(|it| out[setting.panic_building(it).index()] = 1);
    });
}

fn outside(eye: &Eye<'_, MonsterLands>, pen: &mut Pen<'_>) {
    let outside = eye.position.outside();
    for (number, side) in Side::ALL.into_iter().enumerate() {
        pen.group("side", number, |pen| {
            let land = outside.land(side).map(Land::index);
            pen.one_of(field("land", "M4.1", "the Land there; 0: none"), land);
            let monster = outside.monster(side).map(Monster::index);
            pen.one_of(field("monster", "M2.7", "the Monster there; 0: none"), monster);
            let fought = outside.was_fought(side);
            pen.number(field("fought", "M26.5", "1 if it was fought this round"), fought);
            let header = outside.header(side).map(Header::index);
            pen.one_of(field("header", "M18.6", "the Path Header"), header);
            let mission = outside.mission(side).map(Mission::index);
            pen.one_of(field("mission", "M18.5", "the tile of the Mission; 0: none"), mission);
        });
    }
    pen.one_of(
        field("entrance", "M29.2", "the Monster at the Entrance; 0: none"),
        outside.entrance().map(Monster::index),
    );
    pen.one_of(
        field("escaped", "M29.5", "the Monster on its way there; 0: none"),
        outside.escaped().map(Monster::index),
    );
    let loot = outside.loot().map(|it| it.map_or(0, |loot| byte(Loot::index(loot) + 1)));
    pen.counts(field("loot", "M28.1", "the Loot on offer; 0: none"), loot);
    let decks =
        [outside.loot_pile().len(), outside.monster_deck().len(), outside.land_deck().len()];
    pen.counts(field("decks", "M1.6", "Loot, Monsters and Lands face down"), decks.map(byte));
}

fn road(eye: &Eye<'_, MonsterLands>, path: Path, pen: &mut Pen<'_>) {
    let (setting, position) = (eye.setting, eye.position);
    let road = position.outside().path(path);
    let who = match road.who() {
        None => 0,
        Some(Traveller::Madhala) => byte(Mercenary::COUNT + 1),
        Some(Traveller::Mercenary(mercenary)) => byte(mercenary.index() + 1),
    };
    pen.number(
        field(
            "who",
            "M18.1",
            "the Mercenary that stands there, the last number Madhala; 0: nobody",
        ),
        who,
    );
    let owner = position.clan_on(path).map(|(seat, _)| seat);
    pen.one_of(
        field("whose", "M18.1", "whose it is: 1 the own, 2 the next seat's; 0: nobody's"),
        owner.map(|seat| eye.after(seat)),
    );
    dice(pen, field("dice", "M18.7", "its dice: Strength, Magic, Persuasion"), road.dice());
    let is_own = owner.is_some_and(|owner| eye.is_own(owner));
    let traps = field(
        "traps",
        "M18.8",
        "its Trap tokens, from above: 0 none, 1 face down, else two more than its number",
    );
    pen.many(traps, TRAPS, |out| {
        for (index, (out, &token)) in out.iter_mut().zip(road.traps()).enumerate() {
            let known = is_own || road.is_revealed(index);
            *out = if known { byte(Trap::index(setting.trap_of(token)) + 2) } else { 1 };
        }
    });
    let load = road.load();
    let stores = [load.defence, load.potions, load.venoms, road.gold()];
    pen.counts(field("load", "M12.4", "Defence tokens, Potions, Venoms and Gold there"), stores);
    let battle = position.battle();
    let front = (battle.place == Some(path.place())).then(|| battle.front(path));
    let fared = front.map_or(0, |front| front.fared().index());
    pen.number(field("fared", "M26.2", "how it has fared in the battle"), fared);
    let rolled = field("rolled", "M25.3", "dice it has rolled, by colour and face");
    pen.many(rolled, 6 * Colour::COUNT, |out| {
        for die in front.into_iter().flat_map(Front::rolled) {
            out[die.colour().index() * 6 + usize::from(die.face()) - 1] += 1;
        }
    });
}

fn battle(eye: &Eye<'_, MonsterLands>, pen: &mut Pen<'_>) {
    let battle = eye.position.battle();
    let is_on = battle.place.is_some();
    let value = |number: u8| if is_on { number } else { 0 };
    pen.one_of(
        field("active", "M23.1", "the active Path; 0: no battle"),
        battle.active.filter(|_| is_on).map(Path::index),
    );
    pen.one_of(
        field("victim", "M23.7", "the Path that must cancel hits"),
        battle.victim.filter(|_| is_on).map(Path::index),
    );
    let numbers =
        [battle.attack_dice, battle.diverted_dice, battle.hits, battle.damage, battle.inroads];
    let what = field(
        "battle",
        "M23.2",
        "attack dice, diverted dice, hits, damage to the Monster, inroads into the Land",
    );
    pen.counts(what, numbers.map(value));
    let left = battle.attack.rerolls;
    let sum =
        left.talent + left.equipment.iter().sum::<u8>() + left.path + left.loot + left.magic_loot;
    pen.number(field("rerolls", "M25.5", "rerolls that are left"), value(sum));
}

/// Every Mercenary: whose it is and how it fares.
fn crew(eye: &Eye<'_, MonsterLands>, pen: &mut Pen<'_>) {
    let position = eye.position;
    let crew = field(
        "crew",
        "M6.1",
        "each Mercenary: whose it is (1 the own; 0 nobody's), and bits: 1 wounded, 2 assigned, 4 used, 8 leads, 16 settled",
    );
    pen.many(crew, Mercenary::COUNT * 2, |out| {
        for seat in (0..eye.seats).filter_map(|after| eye.seat(after)) {
            let clan = position.clan(seat);
            for it in clan.members() {
                let marks =
                    [position.is_wounded(it), position.is_assigned(it), position.is_tired(it)];
                let marks =
                    [marks[0], marks[1], marks[2], clan.is_led_by(it), position.is_settled(it)];
                let bits = marks.iter().enumerate().map(|(bit, &is)| u8::from(is) << bit).sum();
                out[it.index() * 2..][..2].copy_from_slice(&[byte(eye.after(seat) + 1), bits]);
            }
        }
    });
    let gear = field("equipment", "M16.2", "the bearer of each card of Equipment; 0: nobody");
    pen.many(gear, Card::COUNT, |out| {
        for (number, out) in out.iter_mut().enumerate() {
            *out = position.bearer(Card::at(number)).map_or(0, |it| byte(it.index() + 1));
        }
    });
    let lands = field(
        "settlers",
        "M27.6",
        "each conquered Land: its settler, and 1 if it was worked this round",
    );
    pen.many(lands, 2 * Land::ALL.len(), |out| {
        for (out, land) in out.chunks_mut(2).zip(Land::ALL) {
            let settler = position.settler(land).map_or(0, |it| byte(it.index() + 1));
            out.copy_from_slice(&[settler, position.was_worked(land).into()]);
        }
    });
}

fn clan(eye: &Eye<'_, MonsterLands>, after: usize, pen: &mut Pen<'_>) {
    let seat: Option<Seat> = eye.seat(after);
    let clan = seat.map(|seat| eye.position.clan(seat));
    let count = |of: fn(&Clan) -> u8| clan.map_or(0, of);
    pen.number(field("glory", "M5.1", "Glory"), count(Clan::glory));
    pen.wide(field("gold", "M3.2", "Gold"), clan.map_or(0, Clan::gold));
    let pool = field("pool", "M7.2", "the Dice Pool: Strength, Magic, Persuasion by face");
    pen.many(pool, Die::COUNT, |out| {
        let Some(pool) = clan.map(Clan::pool) else { return };
        pool.sorts().for_each(|die| out[die.rank()] = pool.like(die));
    });
    let novices = [count(Clan::novices), count(Clan::fresh_novices)];
    pen.counts(
        field("novices", "M13.8", "Novices, and those that have not converted a die"),
        novices,
    );
    let leads = clan.is_some_and(|clan| clan.leader() == Some(Leader::Novice));
    pen.number(field("novice_leads", "M30.3", "1 if a Novice leads"), leads);
    let stores = [count(Clan::defence), count(Clan::potions), count(Clan::venoms)];
    pen.counts(field("stores", "M12.2", "Defence tokens, Potions, Venoms"), stores);
    let hand = clan.map_or(0, |clan| clan.traps().len());
    pen.number(field("traps", "M11.4", "Traps in hand"), hand);
    let known = field("traps_known", "M11.4", "the own Traps in hand, by kind");
    pen.many(known, Trap::ALL.len(), |out| {
        let Some(clan) = clan.filter(|_| after == 0) else { return };
        clan.traps().iter().for_each(|token| out[eye.setting.trap_of(token).index()] += 1);
    });
    let loot = field("loot", "M28.5", "1 for each Loot");
    pen.many(loot, Loot::ALL.len(), |out| {
        clan.into_iter().flat_map(|clan| clan.loot().iter()).for_each(|it| out[it.index()] = 1);
    });
    let trophies = field("trophies", "M26.6", "1 for each eliminated Monster");
    pen.many(trophies, Monster::ALL.len(), |out| {
        clan.into_iter().flat_map(|clan| clan.trophies().iter()).for_each(|it| out[it.index()] = 1);
    });
    let lands = field("lands", "M27.3", "1 for each conquered Land");
    pen.many(lands, Land::ALL.len(), |out| {
        clan.into_iter().flat_map(|clan| clan.lands().iter()).for_each(|it| out[it.index()] = 1);
    });
    pen.number(field("missions", "M38.15", "completed Missions"), count(Clan::missions));
}

fn dice(pen: &mut Pen<'_>, field: Field, dice: Dice) {
    pen.counts(field, [dice.strength, dice.magic, dice.persuasion]);
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
