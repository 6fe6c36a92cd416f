//! What the villagers are about to do: whom they attack when their phase comes.

use super::count;
use village_attacks::position::Guard;
use village_attacks::setting::options::Nemesis;
use village_attacks::terms::{
    CREATURES, Creature, Creatures, Event, Figure, Folk, HEROES, HUNTERS, HeroSpecial, PEASANTS,
    Slot, Type, Zone, Zones,
};
use village_attacks::{Position, Setting, sight, villagers};

/// What the next Villagers phase brings, as things stand.
pub(super) struct Outlook {
    /// Damage to the Castle Heart, wards aside.
    pub(super) heart: f32,
    blows: [Blows; CREATURES],
}

/// Attacks on a creature.
#[derive(Clone, Copy, Default)]
pub(super) struct Blows {
    /// How many.
    pub(super) attacks: f32,
    /// How much damage they deal together.
    pub(super) damage: f32,
}

impl Outlook {
    /// For everybody.
    pub(super) fn new(setting: &Setting, position: &Position) -> Self {
        Self::of(setting, position, watched(position))
    }

    /// For those who stand in some zones, and the Heart: who cannot reach them is not looked at.
    pub(super) fn of(setting: &Setting, position: &Position, watched: Zones) -> Self {
        let watched = watched.with(Zone::HEART);
        let mut look = Look {
            setting,
            position,
            watched,
            taunting: taunting(setting, position),
            axes: if position.decks.stands(setting, Event::AxesAtTheDoor) { 1.0 } else { 0.0 },
            outlook: Self { heart: 0.0, blows: [Blows::default(); CREATURES] },
        };
        let (village, idle) = (&position.village, idle(position));
        let unlucky = sight::unlucky(setting, position);
        let [shot, far] = look.within_range();
        for zone in far {
            let able = if watched.has(zone) {
                village.everyone()
            } else if shot.has(zone) {
                HUNTERS.union(HEROES)
            } else {
                HEROES
            };
            let attackers = village.at(zone).and(able).minus(idle);
            if !attackers.is_empty() {
                look.zone(zone, attackers, if unlucky.has(zone) { 0.5 } else { 1.0 });
            }
        }
        look.outlook
    }

    /// Attacks on a creature.
    pub(super) const fn on(&self, creature: Creature) -> Blows {
        self.blows[creature.index()]
    }

    /// The damage that gets through to a playing monster.
    pub(super) fn harm(&self, position: &Position, slot: Slot) -> f32 {
        let board = position.board(slot);
        self.on(slot.creature()).through(board.guard(), board.defence())
    }
}

impl Blows {
    /// What is left of the damage behind what a monster keeps up.
    fn through(self, guard: &Guard, defences: u8) -> f32 {
        let attacks = (self.attacks - f32::from(guard.miss)).max(0.0);
        if attacks <= 0.0 {
            return 0.0;
        }
        let each = self.damage / self.attacks;
        let dulled = attacks.min(f32::from(guard.dull));
        let mut damage = attacks * each - dulled * each.min(1.0);
        if let Some(cap) = guard.cap {
            damage = damage.min(attacks * f32::from(cap));
        }
        let defended = f32::from(defences).min(attacks) * each.min(2.0);
        (damage - f32::from(guard.soak) - defended).max(0.0)
    }
}

/// Who of a zone will attack.
pub(super) fn attackers(position: &Position, zone: Zone) -> Folk {
    position.village.at(zone).minus(idle(position))
}

/// Those who will not attack: the stunned and the pacified, and those who burn to death.
fn idle(position: &Position) -> Folk {
    let village = &position.village;
    let dying = village.burning().minus(HEROES);
    village.stunned().union(village.pacified()).union(dying)
}

/// Where creatures stand.
pub(super) fn watched(position: &Position) -> Zones {
    let pack = &position.pack;
    pack.everyone().iter().filter_map(|it| pack.zone_of(it)).collect()
}

/// Who taunts villagers, near or far.
fn taunting(setting: &Setting, position: &Position) -> Creatures {
    let taunts = |slot: &Slot| position.board(*slot).guard().taunt.is_some();
    setting.slots().filter(taunts).map(Slot::creature).collect()
}

struct Look<'a> {
    setting: &'a Setting,
    position: &'a Position,
    /// The zones that are looked after.
    watched: Zones,
    /// Who taunts, near or far.
    taunting: Creatures,
    /// What an event adds to the damage of Hunters and Heroes to the Heart.
    axes: f32,
    outlook: Outlook,
}

/// Some attackers of one zone that reach equally far.
#[derive(Clone, Copy)]
struct Band {
    zone: Zone,
    reach: Zones,
    within: Creatures,
    /// Attacks, less those bad luck will spoil.
    attacks: f32,
    damage: f32,
}

impl Look<'_> {
    /// The zones from which Hunters reach what is looked after, and those from which anybody does.
    fn within_range(&self) -> [Zones; 2] {
        let hunters = self.setting.numbers.villagers.hunter_range;
        let has_heroes = !self.position.village.everyone().and(HEROES).is_empty();
        let farthest = if has_heroes { self.setting.longest_range } else { hunters };
        [hunters, farthest].map(|range| {
            let zones = self.watched.iter().map(|it| self.setting.map.within(it, range));
            zones.fold(Zones::NONE, Zones::union)
        })
    }

    fn zone(&mut self, zone: Zone, attackers: Folk, luck: f32) {
        let within = self.position.pack.at(zone);
        let own = Band { zone, reach: Zones::only(zone), within, attacks: luck, damage: 1.0 };
        let peasants = attackers.and(PEASANTS);
        if !peasants.is_empty() {
            let attacks = luck * f32::from(count(peasants));
            self.usual(Band { attacks, ..own }, 1.0);
        }
        let hunters = attackers.and(HUNTERS);
        if !hunters.is_empty()
            && let Some(band) = self.reaching(own, self.setting.numbers.villagers.hunter_range)
        {
            self.hunters(band, hunters);
        }
        for figure in attackers.and(HEROES) {
            self.hero(own, figure);
        }
    }

    /// The band with what it reaches, if any of that is looked after.
    fn reaching(&self, band: Band, range: u8) -> Option<Band> {
        let reach = sight::seen(self.setting, self.position, band.zone, range);
        if reach.and(self.watched).is_empty() {
            return None;
        }
        let pack = &self.position.pack;
        let within = reach.iter().fold(Creatures::NONE, |set, zone| set.union(pack.at(zone)));
        Some(Band { reach, within, ..band })
    }

    fn hunters(&mut self, band: Band, hunters: Folk) {
        let village = &self.position.village;
        let mut rest = hunters;
        for of in Type::ALL {
            let some = hunters.and(village.of_type(of));
            if some.is_empty() {
                continue;
            }
            rest = rest.minus(some);
            let attacks = band.attacks * f32::from(count(some));
            self.hunt(Band { attacks, ..band }, self.of_type(band.within, of));
        }
        if !rest.is_empty() {
            // Veterans are nemeses of everybody.
            let attacks = band.attacks * f32::from(count(rest));
            self.hunt(Band { attacks, ..band }, band.within);
        }
    }

    fn hero(&mut self, own: Band, figure: Figure) {
        let Some(hero) = figure.hero() else { return };
        let card = self.setting.hero(hero);
        let Some(band) = self.reaching(own, card.range) else { return };
        let zeal = f32::from(u8::from(card.special == HeroSpecial::Zeal));
        let (attacks, damage) = (f32::from(card.attacks), f32::from(card.damage));
        let band = Band { attacks: band.attacks * attacks, damage, ..band };
        let nemeses = self.of_type(band.within, card.of_type);
        if nemeses.is_empty() {
            self.usual(band, 1.0 + zeal + self.axes);
        } else {
            self.hunt(band, nemeses);
        }
    }

    fn of_type(&self, among: Creatures, of: Type) -> Creatures {
        let is_such =
            |&it: &Creature| villagers::type_of(self.setting, self.position, it) == Some(of);
        among.iter().filter(is_such).collect()
    }

    /// Nemeses come first, unless somebody taunts.
    fn hunt(&mut self, band: Band, nemeses: Creatures) {
        let taunting = self.taunting(band);
        if taunting.is_empty() && !nemeses.is_empty() {
            let more = f32::from(self.setting.numbers.defence.nemesis);
            let damage = match self.setting.chosen.hero_nemesis {
                Nemesis::Two => band.damage.max(1.0 + more),
                Nemesis::OneMore => band.damage + more,
            };
            self.spread(nemeses, band.attacks, damage);
        } else {
            self.usual(band, 1.0 + self.axes);
        }
    }

    /// Those who taunt, then the Heart, then whoever is here, then whoever is in reach.
    fn usual(&mut self, band: Band, on_heart: f32) {
        let taunting = self.taunting(band);
        let here = self.position.pack.at(band.zone);
        let same_only = self.setting.chosen.heart_same_zone_only;
        let heart = if same_only { Zones::only(band.zone) } else { band.reach };
        if !taunting.is_empty() {
            self.spread(taunting, band.attacks, band.damage);
        } else if heart.has(Zone::HEART) {
            self.outlook.heart += band.attacks * on_heart;
        } else if !here.is_empty() {
            self.spread(here, band.attacks, band.damage);
        } else {
            self.spread(band.within, band.attacks, band.damage);
        }
    }

    fn taunting(&self, band: Band) -> Creatures {
        let taunts = |creature: &Creature| {
            let within = creature.slot().and_then(|it| self.position.board(it).guard().taunt);
            let at = self.position.pack.zone_of(*creature);
            within.is_some_and(|within| {
                at.is_some_and(|at| self.setting.map.distance(band.zone, at) <= within)
            })
        };
        band.within.and(self.taunting).iter().filter(taunts).collect()
    }

    fn spread(&mut self, on: Creatures, attacks: f32, damage: f32) {
        let part = attacks / f32::from(count(on).max(1));
        for creature in on {
            let blows = &mut self.outlook.blows[creature.index()];
            blows.attacks += part;
            blows.damage += part * damage;
        }
    }
}
