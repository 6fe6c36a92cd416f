//! The monsters' side on the map: where creatures stand, their damage, the summoned monster and minions.

use crate::terms::{CREATURES, Creature, Creatures, Minion, Summon, ZONES, Zone};

/// The creatures on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pack {
    here: [Creatures; ZONES],
    counts: [u8; ZONES],
    present: Creatures,
    zones: [Zone; CREATURES],
    damage: [u8; CREATURES],
    minion_health: [u8; 4],
    summoned: Option<Summoned>,
    /// Who has acted at the end of the Monsters phase.
    acted: Creatures,
    /// Whom the Troll is about to hit.
    struck: Creatures,
}

/// The summoned monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Summoned {
    /// Its card.
    pub card: Summon,
    /// Whether it burns.
    pub is_burning: bool,
    /// Whether it skips its next activation.
    pub is_stunned: bool,
    /// How often its special was used this round.
    pub used: u8,
}

impl Default for Pack {
    fn default() -> Self {
        Self {
            here: [Creatures::NONE; ZONES],
            counts: [0; ZONES],
            present: Creatures::NONE,
            zones: [Zone::HEART; CREATURES],
            damage: [0; CREATURES],
            minion_health: [0; 4],
            summoned: None,
            acted: Creatures::NONE,
            struck: Creatures::NONE,
        }
    }
}

/// What can be asked.
impl Pack {
    /// The creatures of a zone.
    #[inline]
    pub const fn at(&self, zone: Zone) -> Creatures {
        self.here[zone.index()]
    }

    /// How many creatures are in a zone.
    #[inline]
    pub const fn count(&self, zone: Zone) -> u8 {
        self.counts[zone.index()]
    }

    /// All creatures on the map.
    #[inline]
    pub const fn everyone(&self) -> Creatures {
        self.present
    }

    /// Where a creature stands, if it is on the map.
    #[inline]
    pub fn zone_of(&self, creature: Creature) -> Option<Zone> {
        if self.present.has(creature) { Some(self.zones[creature.index()]) } else { None }
    }

    /// The damage on a creature.
    #[inline]
    pub const fn damage(&self, creature: Creature) -> u8 {
        self.damage[creature.index()]
    }

    /// The summoned monster.
    pub const fn summoned(&self) -> Option<&Summoned> {
        self.summoned.as_ref()
    }

    /// The health of a minion on the map.
    pub const fn minion_health(&self, minion: Creature) -> u8 {
        self.minion_health[minion.index() - 6]
    }

    /// A minion of a kind that is not on the map.
    pub fn idle(&self, kind: Minion) -> Option<Creature> {
        kind.figures().minus(self.present).first()
    }

    /// Who has acted at the end of the Monsters phase.
    pub const fn acted(&self) -> Creatures {
        self.acted
    }

    /// Whom the Troll is about to hit.
    pub const fn struck(&self) -> Creatures {
        self.struck
    }
}

/// What can be done.
impl Pack {
    /// Puts a creature on the map.
    pub(crate) fn place(&mut self, creature: Creature, zone: Zone) {
        assert!(!self.present.has(creature), "a creature stands in one zone");
        self.present.insert(creature);
        self.enter(creature, zone);
    }

    fn enter(&mut self, creature: Creature, zone: Zone) {
        self.zones[creature.index()] = zone;
        self.here[zone.index()].insert(creature);
        self.counts[zone.index()] += 1;
    }

    fn leave(&mut self, creature: Creature) {
        let zone = self.zones[creature.index()];
        self.here[zone.index()].remove(creature);
        self.counts[zone.index()] -= 1;
    }

    /// Puts a minion on the map with its health.
    pub(crate) fn place_minion(&mut self, minion: Creature, zone: Zone, health: u8) {
        self.minion_health[minion.index() - 6] = health;
        self.place(minion, zone);
    }

    /// A summoned monster appears.
    pub(crate) fn summon(&mut self, card: Summon, zone: Zone) {
        let summoned = Summoned { card, is_burning: false, is_stunned: false, used: 0 };
        self.summoned = Some(summoned);
        self.place(Creature::SUMMONED, zone);
    }

    /// The summoned monster, to change what lies on it.
    pub(crate) const fn summoned_mut(&mut self) -> Option<&mut Summoned> {
        self.summoned.as_mut()
    }

    /// Moves a creature.
    pub(crate) fn shift(&mut self, creature: Creature, to: Zone) {
        self.leave(creature);
        self.enter(creature, to);
    }

    /// Takes a creature off the map, with its damage.
    pub(crate) fn remove(&mut self, creature: Creature) {
        self.leave(creature);
        self.present.remove(creature);
        self.zones[creature.index()] = Zone::HEART;
        self.damage[creature.index()] = 0;
        self.struck.remove(creature);
        if creature.0 == Creature::SUMMONED.0 {
            self.summoned = None;
        }
        if creature.minion_kind().is_some() {
            self.minion_health[creature.index() - 6] = 0;
        }
    }

    /// Damage to a creature with this health; says whether it dies.
    pub(crate) fn wound(&mut self, creature: Creature, amount: u8, health: u8) -> bool {
        let damage = &mut self.damage[creature.index()];
        *damage = damage.saturating_add(amount).min(health);
        *damage == health
    }

    /// Removes damage.
    pub(crate) const fn mend(&mut self, creature: Creature, amount: u8) {
        let damage = &mut self.damage[creature.index()];
        *damage = damage.saturating_sub(amount);
    }

    /// A creature has acted.
    pub(crate) fn has_acted(&mut self, creature: Creature) {
        self.acted.insert(creature);
    }

    /// Nobody has acted.
    pub(crate) const fn begin_phase(&mut self) {
        self.acted = Creatures::NONE;
    }

    /// Whom the Troll hits.
    pub(crate) const fn strike(&mut self, struck: Creatures) {
        self.struck = struck;
    }

    /// One less for the Troll to hit.
    pub(crate) fn has_been_struck(&mut self, creature: Creature) {
        self.struck.remove(creature);
    }

    /// A round ends.
    pub(crate) const fn end_round(&mut self) {
        self.acted = Creatures::NONE;
        if let Some(summoned) = &mut self.summoned {
            summoned.used = 0;
        }
    }

    /// What is wrong with the creatures.
    pub(super) fn audit(&self) -> Result<(), String> {
        let all = self.here.iter().fold(Creatures::NONE, |set, &here| set.union(here));
        let sum: usize = self.here.iter().map(|here| here.len()).sum();
        if all != self.present || sum != all.len() {
            return Err(format!("{sum} creatures in zones, {} on the map", self.present.len()));
        }
        if self.here.iter().zip(self.counts).any(|(here, count)| here.len() != usize::from(count)) {
            return Err("the creatures of a zone are miscounted".to_owned());
        }
        if self.summoned.is_some() != self.present.has(Creature::SUMMONED) {
            return Err("the summoned monster has a card and stands on the map".to_owned());
        }
        Ok(())
    }
}
