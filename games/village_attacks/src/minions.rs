//! V14.8 The summoned monster, V30 Minions: how they act, and what lasts while they stand.

use crate::attacking::{self, Cause};
use crate::capabilities::push_out;
use crate::frame::Frame as F;
use crate::terms::{Creature, Figure, Folk, PLAYING, Slot, SummonSpecial, Zone, Zones};
use crate::{Choice, Desk, Fact, Flow, Question, conditions, death, law, priority, shoving, sight};
use kernel::{Para, Seat, cite, in_order, next, settled};

kernel::frames! {
    /// Open paragraphs of V14.8 and V30.3.
    pub enum Frame {
        Others = law::summoning::SUMMONED_MONSTER_ACTS => others,
        Act(creature: Creature) = para_of(creature) => act,
        Move(creature: Creature, left: u8) = para_of(creature) => moves,
        Step(creature: Creature, left: u8, to: Zone) = para_of(creature) => step,
        Attack(creature: Creature, left: u8) = para_of(creature) => attacks,
        Strike(creature: Creature, left: u8, figure: Figure) = para_of(creature) => strike,
        After(creature: Creature) = para_of(creature) => after,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

fn para_of(creature: Creature) -> Para {
    if creature == Creature::SUMMONED {
        law::summoning::SUMMONED_MONSTER_ACTS
    } else {
        law::minions::MINIONS_ACT
    }
}

/// What is printed for a creature that acts by its card.
struct Card {
    movement: u8,
    attacks: u8,
    range: u8,
    damage: u8,
}

fn card(desk: &Desk<'_>, creature: Creature) -> Option<Card> {
    if let Some(kind) = creature.minion_kind() {
        let row = desk.setting.minion(kind);
        let (movement, attacks) = (row.movement, row.attacks);
        return Some(Card { movement, attacks, range: row.range, damage: row.damage });
    }
    let row = desk.setting.summon(desk.position.pack.summoned()?.card);
    let (movement, attacks) = (row.movement, row.attacks);
    Some(Card { movement, attacks, range: row.range, damage: row.damage })
}

/// Who decides for a creature: its monster's player, or whoever plays the first monster.
fn seat_of(desk: &Desk<'_>, creature: Creature) -> Seat {
    desk.setting.seat_of(master_of(desk, creature).unwrap_or(desk.position.castle.first()))
}

fn master_of(desk: &Desk<'_>, creature: Creature) -> Option<Slot> {
    creature.minion_kind().and_then(|kind| desk.setting.owner(kind))
}

/// V14.8 Summoned Monster Acts.
fn others(desk: &mut Desk<'_>) -> Flow {
    let pack = &mut desk.position.pack;
    let waiting = pack.everyone().minus(PLAYING).minus(pack.acted());
    let Some(creature) = waiting.first() else { return settled() };
    pack.has_acted(creature);
    in_order([Frame::Act(creature), Frame::Others].map(F::Minions))
}

/// V30.3 Minions Act.
fn act(creature: Creature, desk: &mut Desk<'_>) -> Flow {
    if creature == Creature::SUMMONED && !wakes(desk) {
        return settled();
    }
    match card(desk, creature) {
        Some(card) if desk.position.pack.everyone().has(creature) => {
            next(F::Minions(Frame::Move(creature, card.movement)))
        }
        _ => settled(),
    }
}

/// The summoned monster burns, and stands up instead of acting if it was stunned (V14.9).
fn wakes(desk: &mut Desk<'_>) -> bool {
    let burns = desk.position.pack.summoned().is_some_and(|summoned| summoned.is_burning);
    if burns {
        death::wound(Creature::SUMMONED, 1, law::summoning::CONDITIONS_ON_THE_SUMMONED, desk);
    }
    let Some(summoned) = desk.position.pack.summoned_mut() else { return false };
    let was_stunned = std::mem::replace(&mut summoned.is_stunned, false);
    if was_stunned {
        let para = law::summoning::CONDITIONS_ON_THE_SUMMONED;
        desk.tell(para, Fact::StandsUp(Creature::SUMMONED));
    }
    !was_stunned
}

fn moves(creature: Creature, left: u8, desk: &Desk<'_>) -> Flow {
    let Some(from) = desk.position.pack.zone_of(creature) else { return settled() };
    let attacks =
        card(desk, creature).map_or(0, |card| card.attacks + more_attacks(desk, creature));
    let attack = F::Minions(Frame::Attack(creature, attacks));
    if left == 0 {
        return next(attack);
    }
    let zones = desk.setting.map.adjacent(from).iter();
    let zones = zones.filter(|&to| shoving::can_enter(desk, creature, from, to));
    let offers =
        zones.map(|to| (Choice::Move(to), F::Minions(Frame::Step(creature, left - 1, to))));
    let question = Question::CreatureMoves(creature);
    desk.ask(seat_of(desk, creature), para_of(creature), question)
        .offers(offers)
        .offer(Choice::Pass, attack)
        .must()
}

/// The summoned packmaster attacks once more beside another monster.
fn more_attacks(desk: &Desk<'_>, creature: Creature) -> u8 {
    let special = shoving::special_of(desk.setting, desk.position, creature);
    let zone = desk.position.pack.zone_of(creature);
    let company = zone.is_some_and(|zone| desk.position.pack.at(zone).len() > 1);
    u8::from(special == Some(SummonSpecial::Pack) && company)
}

fn step(creature: Creature, left: u8, to: Zone, desk: &mut Desk<'_>) -> Flow {
    shoving::step(creature, to, desk);
    desk.tell(para_of(creature), Fact::Moves(creature, to));
    next(F::Minions(Frame::Move(creature, left)))
}

/// Whom a creature can attack: by priority in each zone it reaches.
fn targets(desk: &Desk<'_>, creature: Creature, from: Zone) -> impl Iterator<Item = Figure> {
    let (setting, position) = (desk.setting, &*desk.position);
    let range = card(desk, creature).map_or(0, |card| card.range);
    let reached: Zones = sight::seen(setting, position, from, range);
    let targets = reached
        .iter()
        .map(|zone| priority::targets(position, priority::hurtable(setting, position, zone, from)));
    let all = targets.fold(Folk::NONE, Folk::union);
    reached.iter().flat_map(move |zone| position.village.unlike(all.and(position.village.at(zone))))
}

fn attacks(creature: Creature, left: u8, desk: &Desk<'_>) -> Flow {
    let Some(from) = desk.position.pack.zone_of(creature) else { return settled() };
    if left == 0 {
        return next(F::Minions(Frame::After(creature)));
    }
    let offers = targets(desk, creature, from).map(|figure| {
        let likeness = desk.position.village.likeness(figure);
        (Choice::Villager(likeness), F::Minions(Frame::Strike(creature, left - 1, figure)))
    });
    let question = Question::CreatureAttacks(creature);
    desk.ask(seat_of(desk, creature), para_of(creature), question)
        .offers(offers)
        .must_or(F::Minions(Frame::After(creature)))
}

fn strike(creature: Creature, left: u8, figure: Figure, desk: &mut Desk<'_>) -> Flow {
    let rest = next(F::Minions(Frame::Attack(creature, left)));
    let Some(from) = desk.position.pack.zone_of(creature) else { return settled() };
    let special = shoving::special_of(desk.setting, desk.position, creature);
    let zone = desk.position.village.zone_of(figure);
    if special == Some(SummonSpecial::Gaze) {
        let village = &desk.position.village;
        let awake = priority::prime(village.at(zone).minus(village.stunned()));
        if let Some(other) = awake.first() {
            conditions::stun_villager(other, para_of(creature), desk);
        }
    }
    let who = desk.position.village.who(figure);
    desk.tell(para_of(creature), Fact::Strikes(creature, who, zone));
    if !sight::is_lucky(from, desk) {
        return rest;
    }
    let damage = card(desk, creature).map_or(0, |card| card.damage);
    let cause = master_of(desk, creature).map_or(Cause::Summoned, Cause::Monster);
    let died = attacking::hurt(figure, damage, cause, desk);
    match special {
        Some(SummonSpecial::Feed) if died => desk.position.pack.mend(creature, 1),
        Some(SummonSpecial::Scorch) if !died => {
            conditions::burn_villager(figure, para_of(creature), desk);
        }
        _ => {}
    }
    rest
}

/// The summoned banshee pushes up to 2 villagers of its zone away.
fn after(creature: Creature, desk: &mut Desk<'_>) -> Flow {
    const PUSHED: u8 = 2;
    let special = shoving::special_of(desk.setting, desk.position, creature);
    if special != Some(SummonSpecial::Wail) {
        return settled();
    }
    let Some(zone) = desk.position.pack.zone_of(creature) else { return settled() };
    for _ in 0..PUSHED {
        let Some(figure) = desk.position.village.at(zone).first() else { break };
        push_out(figure, para_of(creature), desk);
    }
    settled()
}

/// How much of a damage the summoned lich keeps from the Heart: the first each round.
pub(crate) fn shelter(desk: &mut Desk<'_>) -> u8 {
    let special = shoving::special_of(desk.setting, desk.position, Creature::SUMMONED);
    match desk.position.pack.summoned_mut() {
        Some(summoned) if special == Some(SummonSpecial::Shelter) && summoned.used == 0 => {
            summoned.used = 1;
            1
        }
        _ => 0,
    }
}

/// Whether the summoned succubus keeps a villager of this zone from attacking: two each round.
pub(crate) fn charm(zone: Zone, desk: &mut Desk<'_>) -> bool {
    const CHARMED: u8 = 2;
    uses(SummonSpecial::Charm, CHARMED, zone, desk)
}

/// E.21 Hold. Whether something keeps a villager from leaving its zone toward the Heart.
pub(crate) fn held(figure: Figure, desk: &mut Desk<'_>) -> bool {
    const HELD: u8 = 2;
    let zone = desk.position.village.zone_of(figure);
    let here = desk.position.pack.at(zone).and(PLAYING).iter();
    let mut slots = here.filter_map(Creature::slot);
    let holder = slots.find(|&slot| desk.position.board(slot).guard.hold > 0);
    let is_held = match holder {
        Some(slot) => {
            desk.position.board_mut(slot).guard.hold -= 1;
            true
        }
        None => uses(SummonSpecial::Hold, HELD, zone, desk),
    };
    if is_held {
        let who = desk.position.village.who(figure);
        desk.tell(law::effects::HOLD, Fact::Held(who, zone));
    }
    is_held
}

/// Whether the summoned monster stands in a zone, has this special and has used it less often this round; it does now.
fn uses(special: SummonSpecial, most: u8, zone: Zone, desk: &mut Desk<'_>) -> bool {
    let has_it =
        shoving::special_of(desk.setting, desk.position, Creature::SUMMONED) == Some(special);
    let is_here = desk.position.pack.at(zone).has(Creature::SUMMONED);
    match desk.position.pack.summoned_mut() {
        Some(summoned) if has_it && is_here && summoned.used < most => {
            cite(law::summoning::SUMMONED_MONSTER_ACTS);
            summoned.used += 1;
            true
        }
        _ => false,
    }
}
