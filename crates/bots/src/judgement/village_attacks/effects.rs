//! What capabilities and traps bring, counted in deaths of villagers.

use super::count;
use super::outlook::{Blows, Outlook};
use std::cell::OnceCell;
use village_attacks::setting::steps::{Hit, Step, TrapStep, Where, Whom};
use village_attacks::terms::{Creatures, Folk, HEROES, MINIONS, Minion, Slot, Zone, Zones};
use village_attacks::{Position, Setting, death, priority, sight};

/// Where a capability is used, and by whom.
pub(super) struct Stage<'a> {
    pub(super) setting: &'a Setting,
    pub(super) position: &'a Position,
    pub(super) slot: Slot,
    pub(super) from: Zone,
    outlook: OnceCell<Outlook>,
}

/// What traps in their zones bring.
pub(super) fn traps(setting: &Setting, position: &Position) -> f32 {
    let zones = setting.map.zones.iter();
    let worth = zones.filter_map(|zone| {
        let placed = position.castle.trap(zone)?;
        let card = setting.trap(setting.trap_cards[usize::from(placed.card)]);
        Some(f32::from(placed.charges) * trap(setting, position, &card.steps, zone))
    });
    worth.sum()
}

/// What a trap brings each time it triggers in a zone: as many as come by.
pub(super) fn trap(setting: &Setting, position: &Position, steps: &[TrapStep], zone: Zone) -> f32 {
    let crowd = crowd(setting, position, zone);
    let comes = if crowd > 0.0 {
        1.0
    } else {
        f32::from(u8::from(is_on_the_way(setting, position, zone))) * 0.6
    };
    let reached = |most: u8| f32::from(most).min(if crowd > 0.0 { crowd } else { 2.5 });
    let each = steps.iter().map(|&step| match step {
        TrapStep::Hit { damage, targets: 1, .. } => f32::from(damage).min(1.6),
        TrapStep::Hit { targets, .. } => reached(targets),
        TrapStep::Stun(most) => 0.45 * reached(most),
        TrapStep::Burn(most) => 0.7 * reached(most),
        TrapStep::Push(most, _) => 0.35 * reached(most),
        TrapStep::Heart(mended) => 1.5 * f32::from(mended),
    });
    comes * each.sum::<f32>()
}

/// How many villagers are about to stand in a zone.
fn crowd(setting: &Setting, position: &Position, zone: Zone) -> f32 {
    let (map, village) = (&setting.map, &position.village);
    let stay = count(village.at(zone).and(village.stunned().union(village.snared())));
    let come = map.adjacent(zone).iter().filter(|&from| map.nearer(from).has(zone)).map(|from| {
        let moving = village.at(from).minus(village.stunned()).minus(village.snared());
        f32::from(count(moving)) / f32::from(count(map.nearer(from)))
    });
    f32::from(stay) + come.sum::<f32>()
}

/// Whether villagers who enter may pass through a zone.
pub(super) fn is_on_the_way(setting: &Setting, position: &Position, zone: Zone) -> bool {
    let mut spawn = position.castle.spawn_zones().iter();
    spawn.any(|from| setting.map.ways(from).has(zone))
}

impl<'a> Stage<'a> {
    /// Where a monster stands.
    pub(super) fn new(setting: &'a Setting, position: &'a Position, slot: Slot) -> Self {
        let from = position.pack.zone_of(slot.creature()).unwrap_or(Zone::HEART);
        Self { setting, position, slot, from, outlook: OnceCell::new() }
    }

    /// What the villagers are about to do here and in the Heart, looked at when it is first asked for.
    pub(super) fn outlook(&self) -> &Outlook {
        let here = Zones::only(self.from);
        self.outlook.get_or_init(|| Outlook::of(self.setting, self.position, here))
    }

    /// The attacks the monster is about to suffer.
    pub(super) fn blows(&self) -> Blows {
        self.outlook().on(self.slot.creature())
    }

    /// What steps bring, in the best zone if one is to be chosen.
    pub(super) fn best(&self, steps: &[Step]) -> f32 {
        let Some(zones) = self.zones(steps) else { return self.sum(steps, self.from) };
        zones.iter().map(|zone| self.sum(steps, zone)).fold(0.0, f32::max)
    }

    /// What steps bring in a zone.
    pub(super) fn sum(&self, steps: &[Step], zone: Zone) -> f32 {
        steps.iter().map(|&step| self.step(step, zone)).sum()
    }

    /// The zones one of which is to be chosen, where one is.
    fn zones(&self, steps: &[Step]) -> Option<Zones> {
        let seen = |steps| sight::seen(self.setting, self.position, self.from, steps);
        steps.iter().find_map(|step| match step.place()? {
            Where::Adjacent => Some(seen(1).without(self.from)),
            Where::Near => Some(seen(1)),
            Where::Within2 => Some(seen(2)),
            Where::Own | Where::Reach1 | Where::Reach2 => None,
        })
    }

    fn step(&self, step: Step, chosen: Zone) -> f32 {
        let here = |place| if matches!(place, Where::Own) { self.from } else { chosen };
        match step {
            Step::Hit(hit) => self.hit(hit, here(hit.place)),
            Step::Split(damage, place) => self.split(damage, self.spread(place, chosen)),
            Step::Stun(most, place) => 0.5 * some(self.awake(here(place)), most),
            Step::Burn(most, place) => {
                let burning = self.position.village.burning();
                0.7 * some(self.villagers(here(place)).minus(burning), most)
            }
            Step::Snare(most, place) => 0.35 * some(self.awake(here(place)), most),
            Step::Pacify(most, place) => {
                0.5 * some(super::outlook::attackers(self.position, here(place)), most)
            }
            Step::Push(most, place) => self.push(most, here(place)),
            Step::Pull(most) => 0.5 * some(self.around(), most),
            Step::Turn(damage, place) => {
                let others = count(self.villagers(here(place))).saturating_sub(1);
                f32::from(damage.min(others))
            }
            Step::Shatter { targets, .. } => {
                let lying = self.villagers(self.from).and(self.position.village.stunned());
                f32::from(count(lying).min(targets))
            }
            Step::HeroHit(damage, place) => self.hero_hit(damage, here(place)),
            Step::Leech { damage, .. } => {
                self.split(damage, Zones::only(self.from))
                    + 0.4 * self.hurt(Creatures::only(self.slot.creature())).min(1.0)
            }
            Step::Rend(damage) => self.split(damage, Zones::only(self.from)),
            Step::Dash(steps) => self.dash(steps),
            Step::Soak(most) => 0.45 * self.blows().damage.min(f32::from(most)),
            Step::Miss(most) => 0.5 * part(self.blows(), most),
            Step::Dull(most) => 0.4 * self.blows().attacks.min(f32::from(most)),
            Step::Cap(most) => 0.4 * above(self.blows(), most),
            Step::Thorns { times, .. } => 0.6 * self.blows().attacks.min(f32::from(times)),
            Step::Dark(_) | Step::Luckless(_) => 0.2 * self.blows().attacks.min(3.0),
            Step::Taunt(_) => 0.6 * self.outlook().heart.min(4.0),
            Step::Hold(most) => 0.35 * some(self.awake(self.from), most),
            Step::Heal(most, whom) => 0.45 * self.hurt(self.reached(whom)).min(f32::from(most)),
            Step::Gain(count, _) | Step::Give(count) => 0.8 * f32::from(count),
            Step::Promise(count) => 0.4 * f32::from(count),
            Step::Minion { health, .. } => self.minion(health),
            Step::Howl => f32::from(count(self.minions())),
            Step::Ward(most) => 0.8 * self.outlook().heart.min(f32::from(most)),
            Step::Return(..) if self.is_in_danger() => 1.0,
            Step::Return(..) => 0.05,
            Step::Knell { need, morale } => {
                let missing = need.saturating_sub(self.position.castle.died());
                f32::from(morale) * (1.0 - 0.2 * f32::from(missing)).max(0.1)
            }
            Step::Scry(_) => 0.1,
            Step::SelfHit(damage) => -0.5 * f32::from(damage),
        }
    }

    fn villagers(&self, zone: Zone) -> Folk {
        self.position.village.at(zone)
    }

    fn awake(&self, zone: Zone) -> Folk {
        self.villagers(zone).minus(self.position.village.stunned())
    }

    fn around(&self) -> Folk {
        let zones = self.setting.map.adjacent(self.from).iter();
        zones.fold(Folk::NONE, |set, zone| set.union(self.villagers(zone)))
    }

    fn hurtable(&self, zone: Zone) -> Folk {
        priority::hurtable(self.setting, self.position, zone, self.from)
    }

    fn hit(&self, hit: Hit, zone: Zone) -> f32 {
        let there = self.hurtable(zone);
        let usual = count(there.minus(HEROES)).min(hit.targets);
        let heroes = count(there.and(HEROES)).min(hit.targets - usual);
        f32::from(usual) + 0.4 * f32::from(heroes * hit.damage)
    }

    /// The zones a split reaches.
    fn spread(&self, place: Where, chosen: Zone) -> Zones {
        match place {
            Where::Own => Zones::only(self.from),
            Where::Adjacent | Where::Near | Where::Within2 => Zones::only(chosen),
            Where::Reach1 => sight::seen(self.setting, self.position, self.from, 1),
            Where::Reach2 => sight::seen(self.setting, self.position, self.from, 2),
        }
    }

    fn split(&self, damage: u8, zones: Zones) -> f32 {
        let there = zones.iter().fold(Folk::NONE, |set, zone| set.union(self.hurtable(zone)));
        let usual = count(there.minus(HEROES)).min(damage);
        let heroes = if there.and(HEROES).is_empty() { 0 } else { damage - usual };
        f32::from(usual) + 0.4 * f32::from(heroes)
    }

    fn push(&self, most: u8, zone: Zone) -> f32 {
        let map = &self.setting.map;
        let here = map.to_heart(zone);
        let leads_out = map.adjacent(zone).iter().any(|next| map.to_heart(next) > here);
        if leads_out { 0.4 * some(self.villagers(zone), most) } else { 0.0 }
    }

    fn hero_hit(&self, damage: u8, zone: Zone) -> f32 {
        let there = self.hurtable(zone);
        if there.and(HEROES).is_empty() {
            f32::from(count(there).min(damage.saturating_sub(1)))
        } else {
            0.5 * f32::from(damage)
        }
    }

    /// A dash helps where nobody is near.
    fn dash(&self, steps: u8) -> f32 {
        let is_bare = self.villagers(self.from).is_empty();
        0.3 * f32::from(steps.min(2)) * if is_bare { 1.0 } else { 0.4 }
    }

    /// The damage on some monsters.
    fn hurt(&self, creatures: Creatures) -> f32 {
        let pack = &self.position.pack;
        f32::from(creatures.and(pack.everyone()).iter().map(|it| pack.damage(it)).sum::<u8>())
    }

    fn reached(&self, whom: Whom) -> Creatures {
        let (map, pack) = (&self.setting.map, &self.position.pack);
        let zones = match whom {
            Whom::Myself => return Creatures::only(self.slot.creature()),
            Whom::Own => Zones::only(self.from),
            Whom::Near => map.within(self.from, 1),
            Whom::Any => map.zones,
        };
        let all = zones.iter().fold(Creatures::NONE, |set, zone| set.union(pack.at(zone)));
        all.minus(MINIONS)
    }

    fn minions(&self) -> Creatures {
        let kind = self.setting.minions_of(self.slot);
        let all = kind.map_or(Creatures::NONE, Minion::figures);
        all.and(self.position.pack.everyone())
    }

    fn minion(&self, health: u8) -> f32 {
        let kind = self.setting.minions_of(self.slot);
        let is_free = kind.is_some_and(|kind| self.position.pack.idle(kind).is_some());
        if is_free { 1.0 + 0.4 * f32::from(health) } else { 0.0 }
    }

    /// Whether the monster is likely to die before its next turn.
    pub(super) fn is_in_danger(&self) -> bool {
        let left = death::remaining(self.setting, self.position, self.slot.creature());
        self.outlook().harm(self.position, self.slot) + 1.0 >= f32::from(left)
    }
}

/// The damage above what each attack may deal at most.
fn above(blows: Blows, most: u8) -> f32 {
    (blows.damage - blows.attacks * f32::from(most)).max(0.0)
}

/// The damage of a given number of attacks.
fn part(blows: Blows, most: u8) -> f32 {
    if blows.attacks > 0.0 {
        blows.damage * (f32::from(most) / blows.attacks).min(1.0)
    } else {
        0.0
    }
}

/// This many of some villagers.
fn some(folk: Folk, most: u8) -> f32 {
    f32::from(count(folk).min(most))
}
