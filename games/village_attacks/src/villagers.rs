//! V17 Villagers attack and move.

use crate::attacking::{self, Cause};
use crate::defence::{self, Blow, By};
use crate::frame::Frame as F;
use crate::setting::options::Nemesis;
use crate::shoving::{self, Way};
use crate::sight;
use crate::terms::{
    Creature, Creatures, Event, Figure, HEROES, HeroSpecial, Kind, SummonSpecial, Type, Zone, Zones,
};
use crate::{Desk, Fact, Flow, Position, Setting, events, law, minions, rounds};
use kernel::{cite, in_order, settled};

kernel::frames! {
    /// Open paragraphs of V17.
    pub enum Frame {
        Begin = law::villagers::ATTACK_THEN_MOVE => begin,
        NextZone = law::villagers::ZONE_BY_ZONE => zone_by_zone,
        Attacks { made: u8 } = law::villagers::TARGET_OF_A_VILLAGER => attacks,
        Moves(zone: Zone) = law::villagers::VILLAGERS_MOVE => moves,
        Alone { figure: Figure, left: u8 } = law::villagers::TARGET_OF_A_VILLAGER => alone,
        MoveAlone(figure: Figure) = law::villagers::VILLAGERS_MOVE => march_alone,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// V17.1 Attack, Then Move.
fn begin(desk: &mut Desk<'_>) -> Flow {
    desk.position.village.begin_phase();
    zone_by_zone(desk)
}

/// V17.2 Zone by Zone.
fn zone_by_zone(desk: &mut Desk<'_>) -> Flow {
    let (map, village) = (&desk.setting.map, &desk.position.village);
    let zones = village.zones_of(village.everyone().minus(village.acted()));
    if zones.is_empty() {
        return settled();
    }
    let zone = sight::lot_of_zones(map.nearest_the_heart(zones), desk);
    let village = &mut desk.position.village;
    let called = village.at(zone).minus(village.acted());
    village.call(called);
    called.iter().for_each(|figure| rouse(figure, desk));
    in_order([Frame::Attacks { made: 0 }, Frame::Moves(zone), Frame::NextZone].map(F::Villagers))
}

/// A villager stands up instead of acting, or burns first (V23).
fn rouse(figure: Figure, desk: &mut Desk<'_>) {
    if desk.position.village.stunned().has(figure) {
        stand(figure, desk);
        return desk.position.village.has_acted(figure);
    }
    if burn(figure, desk) {
        return;
    }
    let Some(hero) = figure.hero() else { return };
    let zone = desk.position.village.zone_of(figure);
    match desk.setting.hero(hero).special {
        HeroSpecial::Bless => bless(zone, desk),
        HeroSpecial::Bell => {
            desk.position.castle.clear(zone);
            desk.tell(law::villagers::NUMBERS_OF_VILLAGERS, Fact::Cleared(zone));
        }
        HeroSpecial::Slow
        | HeroSpecial::Shield
        | HeroSpecial::Hounds
        | HeroSpecial::Sunder
        | HeroSpecial::Disarm
        | HeroSpecial::Fire
        | HeroSpecial::Gag
        | HeroSpecial::Banish
        | HeroSpecial::Zeal
        | HeroSpecial::Yun => {}
    }
}

fn bless(zone: Zone, desk: &mut Desk<'_>) {
    let village = &desk.position.village;
    let (here, stunned) = (village.at(zone), village.stunned());
    here.and(stunned).iter().for_each(|figure| stand(figure, desk));
    here.iter().for_each(|figure| desk.position.village.quench(figure));
}

/// A stunned villager stands up (V23.1).
pub(crate) fn stand(figure: Figure, desk: &mut Desk<'_>) {
    desk.position.village.stand(figure);
    let village = &desk.position.village;
    let fact = Fact::VillagerStands(village.who(figure), village.zone_of(figure));
    desk.tell(law::villager_conditions::STUNNED_VILLAGER, fact);
}

/// V23.2 Burning Villager. Says whether it died.
pub(crate) fn burn(figure: Figure, desk: &mut Desk<'_>) -> bool {
    if !desk.position.village.burning().has(figure) {
        return false;
    }
    cite(law::villager_conditions::BURNING_VILLAGER);
    desk.position.village.quench(figure);
    attacking::hurt(figure, 1, Cause::Burn, desk)
}

/// V17.4 Target of a Villager. All that are called attack, one after another.
fn attacks(made: u8, desk: &mut Desk<'_>) -> Flow {
    let mut made = made;
    while let Some(figure) = desk.position.village.attacking().first() {
        let is_done = made >= attacks_of(desk.setting, figure) || !may_attack(figure, made, desk);
        if is_done {
            desk.position.village.has_attacked(figure);
            made = 0;
            continue;
        }
        made += 1;
        if let Some(open) = attack(figure, desk) {
            return in_order([open, F::Villagers(Frame::Attacks { made })]);
        }
        if desk.position.castle.is_over() {
            return settled();
        }
        if !desk.position.village.attacking().has(figure) {
            made = 0;
        }
    }
    settled()
}

/// V17.10 Capabilities Against Them. Whether a villager may attack at all this round.
fn may_attack(figure: Figure, made: u8, desk: &mut Desk<'_>) -> bool {
    cite(law::villagers::CAPABILITIES_AGAINST_THEM);
    let village = &desk.position.village;
    if village.pacified().has(figure) {
        return false;
    }
    made > 0 || !minions::charm(village.zone_of(figure), desk)
}

fn attacks_of(setting: &Setting, figure: Figure) -> u8 {
    figure.hero().map_or(1, |hero| setting.hero(hero).attacks)
}

/// V17.3 Numbers of Villagers. How far a villager reaches.
fn range_of(setting: &Setting, figure: Figure) -> u8 {
    cite(law::villagers::NUMBERS_OF_VILLAGERS);
    match figure.kind() {
        Kind::Peasant => 0,
        Kind::Hunter | Kind::Yunfakh => setting.numbers.villagers.hunter_range,
        Kind::Hero => figure.hero().map_or(0, |hero| setting.hero(hero).range),
    }
}

/// V17.8 Hero and Nemesis. What a villager deals a monster, its nemesis or not (R29).
pub fn damage_on(setting: &Setting, figure: Figure, nemesis: bool) -> u8 {
    cite(law::villagers::HERO_AND_NEMESIS);
    let usual = setting.numbers.villagers.damage;
    let printed = figure.hero().map_or(usual, |hero| setting.hero(hero).damage);
    if !nemesis {
        return printed;
    }
    let more = setting.numbers.defence.nemesis;
    match setting.chosen.hero_nemesis {
        Nemesis::Two => printed.max(usual + more),
        Nemesis::OneMore => printed + more,
    }
}

/// One villager attacks alone, some times.
fn alone(figure: Figure, left: u8, desk: &mut Desk<'_>) -> Flow {
    let is_there = desk.position.village.everyone().has(figure);
    if left == 0 || !is_there || desk.position.village.pacified().has(figure) {
        return settled();
    }
    let rest = F::Villagers(Frame::Alone { figure, left: left - 1 });
    let open = attack(figure, desk);
    in_order(open.into_iter().chain([rest]))
}

/// V20.6: a villager attacks, then moves.
pub(crate) fn activation(setting: &Setting, figure: Figure) -> [F; 2] {
    let left = attacks_of(setting, figure);
    [Frame::Alone { figure, left }, Frame::MoveAlone(figure)].map(F::Villagers)
}

/// One attack of a villager; says which question stands open, if one does.
fn attack(figure: Figure, desk: &mut Desk<'_>) -> Option<F> {
    let target = target(figure, desk)?;
    let zone = desk.position.village.zone_of(figure);
    if !sight::is_lucky(zone, desk) {
        return None;
    }
    let by = By::Villager(figure, desk.position.village.who(figure));
    match target {
        Target::Heart => {
            attack_heart(figure, by, desk);
            None
        }
        Target::Creature { target, nemesis } => {
            let damage = damage_on(desk.setting, figure, nemesis);
            desk.tell(
                law::villagers::TARGET_OF_A_VILLAGER,
                Fact::AttackOn(by, zone, target, damage),
            );
            defence::strike(Blow { target, by, damage, dealt: damage, nemesis }, desk)
        }
    }
}

fn attack_heart(figure: Figure, by: By, desk: &mut Desk<'_>) {
    let zealous =
        figure.hero().is_some_and(|hero| desk.setting.hero(hero).special == HeroSpecial::Zeal);
    let axes = figure.kind() != Kind::Peasant
        && desk.position.decks.stands(desk.setting, Event::AxesAtTheDoor);
    let damage = desk.setting.numbers.defence.heart + u8::from(zealous) + u8::from(axes);
    let zone = desk.position.village.zone_of(figure);
    let lost = rounds::hurt_heart(damage, desk);
    desk.tell(law::villagers::TARGET_OF_A_VILLAGER, Fact::AttackHeart(by, zone, lost));
}

/// What a villager attacks.
enum Target {
    Heart,
    Creature { target: Creature, nemesis: bool },
}

/// V17.4 Target of a Villager.
/// V17.5 Target by Coin.
/// V17.6 Heart in Range.
fn target(figure: Figure, desk: &mut Desk<'_>) -> Option<Target> {
    let (setting, position) = (desk.setting, &*desk.position);
    let zone = position.village.zone_of(figure);
    let reach = reach_of(setting, position, figure);
    let creatures = reach.iter().map(|zone| position.pack.at(zone));
    let creatures = creatures.fold(Creatures::NONE, Creatures::union);
    let nemeses = nemeses(setting, position, figure, creatures);
    let taunting = taunting(setting, position, zone, creatures);
    let here = position.pack.at(zone);
    let heart_reach = if setting.chosen.heart_same_zone_only { Zones::only(zone) } else { reach };
    let line = if !taunting.is_empty() {
        taunting
    } else if !nemeses.is_empty() {
        nemeses
    } else if heart_reach.has(Zone::HEART) {
        cite(law::villagers::HEART_IN_RANGE);
        return Some(Target::Heart);
    } else if !here.is_empty() {
        here
    } else {
        creatures
    };
    if line.is_empty() {
        return None;
    }
    cite(law::villagers::TARGET_BY_COIN);
    let target = sight::lot_of_creatures(line, desk);
    Some(Target::Creature { target, nemesis: nemeses.has(target) })
}

/// V17.7 Range of Villagers.
fn reach_of(setting: &Setting, position: &Position, figure: Figure) -> Zones {
    cite(law::villagers::RANGE_OF_VILLAGERS);
    let zone = position.village.zone_of(figure);
    sight::seen(setting, position, zone, range_of(setting, figure))
}

/// V30.1 Minions. The Type of a creature; a minion has its monster's.
pub fn type_of(setting: &Setting, position: &Position, creature: Creature) -> Option<Type> {
    if let Some(slot) = creature.slot() {
        return Some(setting.board(slot).of_type);
    }
    if let Some(kind) = creature.minion_kind() {
        cite(law::minions::MINIONS);
        return setting.owner(kind).map(|slot| setting.board(slot).of_type);
    }
    position.pack.summoned().map(|summoned| setting.summon(summoned.card).of_type)
}

/// The nemeses of a villager among these creatures (V20.7, V20.9).
fn nemeses(setting: &Setting, position: &Position, figure: Figure, among: Creatures) -> Creatures {
    let of = match figure.kind() {
        Kind::Peasant => return Creatures::NONE,
        Kind::Hunter | Kind::Yunfakh => match position.village.type_of(figure) {
            Some(of) => of,
            None => return among,
        },
        Kind::Hero => match figure.hero() {
            Some(hero) => setting.hero(hero).of_type,
            None => return Creatures::NONE,
        },
    };
    let own = among.iter().filter(|&it| type_of(setting, position, it) == Some(of)).collect();
    if position.decks.stands(setting, Event::Bounty) {
        let hunted = events::highest(setting, position);
        return Creatures::union(own, hunted.map_or(Creatures::NONE, Creatures::only).and(among));
    }
    own
}

/// E.20 Taunt. The creatures that villagers of a zone must attack first.
fn taunting(setting: &Setting, position: &Position, zone: Zone, among: Creatures) -> Creatures {
    let taunts = |creature: &Creature| {
        let at = position.pack.zone_of(*creature);
        let distance = at.map(|at| setting.map.distance(zone, at));
        let within = if let Some(slot) = creature.slot() {
            position.board(slot).guard.taunt
        } else {
            let special = shoving::special_of(setting, position, *creature);
            (special == Some(SummonSpecial::Lure)).then_some(0)
        };
        within.is_some() && distance <= within
    };
    let taunting: Creatures = among.iter().filter(taunts).collect();
    if !taunting.is_empty() {
        cite(law::effects::TAUNT);
    }
    taunting
}

/// V17.9 Villagers Move. All that are called move.
fn moves(zone: Zone, desk: &mut Desk<'_>) -> Flow {
    let village = &desk.position.village;
    let led = village.at(zone).and(HEROES).minus(village.stunned()).iter().any(|figure| {
        let hero = figure.hero();
        hero.is_some_and(|hero| desk.setting.hero(hero).special == HeroSpecial::Hounds)
    });
    for figure in desk.position.village.moving() {
        let steps = steps_of(desk.setting, figure);
        let steps = if led && figure.kind() == Kind::Peasant { steps.max(2) } else { steps };
        walk(figure, steps, desk);
        desk.position.village.has_acted(figure);
    }
    settled()
}

fn steps_of(setting: &Setting, figure: Figure) -> u8 {
    let usual = setting.numbers.villagers.movement;
    figure.hero().map_or(usual, |hero| setting.hero(hero).movement)
}

fn march_alone(figure: Figure, desk: &mut Desk<'_>) -> Flow {
    march(figure, desk);
    settled()
}

/// A villager moves as far as it goes.
fn march(figure: Figure, desk: &mut Desk<'_>) {
    if desk.position.village.everyone().has(figure) {
        walk(figure, steps_of(desk.setting, figure), desk);
    }
}

fn walk(figure: Figure, steps: u8, desk: &mut Desk<'_>) {
    for _ in 0..steps {
        if !step(figure, desk) {
            break;
        }
    }
}

/// V17.9 Villagers Move. One step toward the Heart, unless something holds the villager; says whether it went.
pub(crate) fn step(figure: Figure, desk: &mut Desk<'_>) -> bool {
    let village = &desk.position.village;
    let zone = village.zone_of(figure);
    if zone == Zone::HEART || village.snared().has(figure) || minions::held(figure, desk) {
        return false;
    }
    let to = shoving::fewest(desk.setting.map.nearer(zone), desk);
    let goes = shoving::villager_steps(figure, to, Way::In, desk);
    if goes {
        let who = desk.position.village.who(figure);
        desk.tell(law::villagers::VILLAGERS_MOVE, Fact::VillagerMoves(who, zone, to));
    }
    goes
}
