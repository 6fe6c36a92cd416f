//! The villagers on the map: where they stand and what lies on them.

use crate::setting::records::HeroRow;
use crate::terms::{
    FIGURES, Figure, Folk, Hero, Kind, Likeness, Mark, Marks, Type, Who, ZONES, Zone, Zones,
};

/// The villagers on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Village {
    at: [Folk; ZONES],
    /// How many stand in each zone: counted again and again, and changed one by one.
    counts: [u8; ZONES],
    inhabited: Zones,
    present: Folk,
    zones: [Zone; FIGURES],
    stunned: Folk,
    burning: Folk,
    snared: Folk,
    pacified: Folk,
    of_type: [Folk; Type::ALL.len()],
    damage: [u8; Hero::ALL.len()],
    /// Heroes whose shield has taken its damage this round.
    unshielded: Folk,
    /// Who has acted in this phase (V17.2).
    acted: Folk,
    /// Who is about to attack in the zone that acts.
    attacking: Folk,
    /// Who is about to move in the zone that acts.
    moving: Folk,
    /// Whom the effect being resolved has touched.
    touched: Folk,
}

impl Default for Village {
    fn default() -> Self {
        let nobody = Folk::NONE;
        Self {
            at: [nobody; ZONES],
            counts: [0; ZONES],
            inhabited: Zones::NONE,
            present: nobody,
            zones: [Zone::HEART; FIGURES],
            stunned: nobody,
            burning: nobody,
            snared: nobody,
            pacified: nobody,
            of_type: [nobody; Type::ALL.len()],
            damage: [0; Hero::ALL.len()],
            unshielded: nobody,
            acted: nobody,
            attacking: nobody,
            moving: nobody,
            touched: nobody,
        }
    }
}

/// What can be asked.
impl Village {
    /// The villagers of a zone.
    #[inline]
    pub const fn at(&self, zone: Zone) -> Folk {
        self.at[zone.index()]
    }

    /// How many villagers are in a zone.
    #[inline]
    pub const fn count(&self, zone: Zone) -> u8 {
        self.counts[zone.index()]
    }

    /// The zones where some of these villagers stand.
    #[inline]
    pub fn zones_of(&self, folk: Folk) -> Zones {
        let mut zones = self.inhabited;
        for zone in self.inhabited {
            if !self.at(zone).meets(folk) {
                zones = zones.without(zone);
            }
        }
        zones
    }

    /// The zones where villagers stand.
    #[inline]
    pub const fn occupied(&self) -> Zones {
        self.inhabited
    }

    /// Everyone on the map.
    #[inline]
    pub const fn everyone(&self) -> Folk {
        self.present
    }

    /// Where a figure on the map stands.
    #[inline]
    pub const fn zone_of(&self, figure: Figure) -> Zone {
        self.zones[figure.index()]
    }

    /// Who lies stunned (V23.1).
    #[inline]
    pub const fn stunned(&self) -> Folk {
        self.stunned
    }

    /// Who burns (V23.2).
    #[inline]
    pub const fn burning(&self) -> Folk {
        self.burning
    }

    /// Who does not move this round (E.5).
    #[inline]
    pub const fn snared(&self) -> Folk {
        self.snared
    }

    /// Who does not attack this round (E.6).
    #[inline]
    pub const fn pacified(&self) -> Folk {
        self.pacified
    }

    /// Who has acted in this phase.
    #[inline]
    pub const fn acted(&self) -> Folk {
        self.acted
    }

    /// Who is about to attack.
    #[inline]
    pub const fn attacking(&self) -> Folk {
        self.attacking
    }

    /// Who is about to move.
    #[inline]
    pub const fn moving(&self) -> Folk {
        self.moving
    }

    /// Whom the effect being resolved has touched.
    #[inline]
    pub const fn touched(&self) -> Folk {
        self.touched
    }

    /// The Hunters of a Type on the map.
    #[inline]
    pub const fn of_type(&self, of: Type) -> Folk {
        self.of_type[of.index()]
    }

    /// The Type of a Hunter; veterans have none.
    pub fn type_of(&self, figure: Figure) -> Option<Type> {
        Type::ALL.into_iter().find(|of| self.of_type(*of).has(figure))
    }

    /// The damage on a Hero.
    pub const fn damage(&self, hero: Hero) -> u8 {
        self.damage[hero.index()]
    }

    /// A figure of a kind that is not on the map, of this many.
    pub fn idle(&self, kind: Kind, supply: u8) -> Option<Figure> {
        let first = kind.all().first().expect("a kind has figures").0;
        kind.all().minus(self.present).first().filter(|figure| figure.0 - first < supply)
    }

    /// Who a figure on the map is.
    pub fn who(&self, figure: Figure) -> Who {
        match figure.kind() {
            Kind::Peasant => Who::Peasant,
            Kind::Hunter => self.type_of(figure).map_or(Who::Veteran, Who::Hunter),
            Kind::Yunfakh => self.type_of(figure).map_or(Who::Veteran, Who::Yunfakh),
            Kind::Hero => Who::Hero(figure.hero().expect("a Hero's figure is a Hero")),
        }
    }

    /// What a figure on the map looks like.
    pub fn likeness(&self, figure: Figure) -> Likeness {
        let is_so = |&mark: &Mark| self.marked(mark).has(figure);
        let is_bare = !self.marked_at_all().has(figure);
        let marks =
            if is_bare { Marks::NONE } else { Mark::ALL.into_iter().filter(is_so).collect() };
        Likeness { zone: self.zone_of(figure), who: self.who(figure), marks }
    }

    /// Who has any mark.
    fn marked_at_all(&self) -> Folk {
        self.stunned.union(self.burning).union(self.snared.union(self.pacified))
    }

    /// Who has a mark.
    const fn marked(&self, mark: Mark) -> Folk {
        match mark {
            Mark::Stunned => self.stunned,
            Mark::Burning => self.burning,
            Mark::Snared => self.snared,
            Mark::Pacified => self.pacified,
        }
    }

    /// Of a set of figures in one zone, the first of each likeness.
    pub(crate) fn unlike(&self, figures: Folk) -> impl Iterator<Item = Figure> + use<> {
        let marks = Mark::ALL.map(|mark| self.marked(mark).and(figures));
        let is_any_marked = self.marked_at_all().meets(figures);
        let of_type = self.of_type;
        let mut rest = figures;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            let alike = |set: Folk, by: Folk| {
                if by.has(first) { set.and(by) } else { set.minus(by) }
            };
            let kind = first.kind();
            let own = rest.and(kind.all());
            let own = match kind {
                Kind::Peasant => own,
                Kind::Hunter | Kind::Yunfakh => of_type.into_iter().fold(own, alike),
                Kind::Hero => Folk::only(first),
            };
            let own = if is_any_marked { marks.into_iter().fold(own, alike) } else { own };
            rest = rest.minus(own);
            Some(first)
        })
    }
}

/// What can be done.
impl Village {
    /// Puts a figure on the map; a Hunter perhaps with a Type.
    pub(crate) fn place(&mut self, figure: Figure, zone: Zone, of: Option<Type>) {
        assert!(!self.present.has(figure), "a figure stands in one zone");
        self.present.insert(figure);
        self.enter(figure, zone);
        if let Some(of) = of {
            self.of_type[of.index()].insert(figure);
        }
    }

    /// Takes a figure off the map, with all that lies on it.
    pub(crate) fn remove(&mut self, figure: Figure) {
        assert!(self.present.has(figure), "who leaves the map was on it");
        self.leave(figure);
        self.zones[figure.index()] = Zone::HEART;
        self.of_type.iter_mut().for_each(|set| {
            set.remove(figure);
        });
        for set in [
            &mut self.present,
            &mut self.stunned,
            &mut self.burning,
            &mut self.snared,
            &mut self.pacified,
            &mut self.unshielded,
            &mut self.acted,
            &mut self.attacking,
            &mut self.moving,
            &mut self.touched,
        ] {
            set.remove(figure);
        }
        if let Some(hero) = figure.hero() {
            self.damage[hero.index()] = 0;
        }
    }

    /// Moves a figure on the map to another zone.
    pub(crate) fn shift(&mut self, figure: Figure, to: Zone) {
        self.leave(figure);
        self.enter(figure, to);
    }

    fn enter(&mut self, figure: Figure, zone: Zone) {
        self.at[zone.index()].insert(figure);
        self.counts[zone.index()] += 1;
        self.inhabited.insert(zone);
        self.zones[figure.index()] = zone;
    }

    fn leave(&mut self, figure: Figure) {
        let zone = self.zone_of(figure);
        self.at[zone.index()].remove(figure);
        let count = &mut self.counts[zone.index()];
        *count -= 1;
        if *count == 0 {
            self.inhabited.remove(zone);
        }
    }

    /// Lays a figure down.
    pub(crate) fn stun(&mut self, figure: Figure) {
        self.stunned.insert(figure);
    }

    /// Stands a figure up.
    pub(crate) fn stand(&mut self, figure: Figure) {
        self.stunned.remove(figure);
    }

    /// Sets a figure on fire.
    pub(crate) fn burn(&mut self, figure: Figure) {
        self.burning.insert(figure);
    }

    /// Takes the fire from a figure.
    pub(crate) fn quench(&mut self, figure: Figure) {
        self.burning.remove(figure);
    }

    /// Keeps a figure from moving this round.
    pub(crate) fn snare(&mut self, figure: Figure) {
        self.snared.insert(figure);
    }

    /// Keeps a figure from attacking this round.
    pub(crate) fn pacify(&mut self, figure: Figure) {
        self.pacified.insert(figure);
    }

    /// Notes that the effect being resolved has touched a figure.
    pub(crate) fn touch(&mut self, figure: Figure) {
        self.touched.insert(figure);
    }

    /// A new effect has touched nobody.
    pub(crate) const fn touch_nobody(&mut self) {
        self.touched = Folk::NONE;
    }

    /// Damage to a Hero; says whether it dies.
    pub(crate) fn wound(&mut self, hero: Hero, card: &HeroRow, amount: u8) -> bool {
        let damage = &mut self.damage[hero.index()];
        *damage = damage.saturating_add(amount).min(card.health);
        *damage == card.health
    }

    /// Whether the shield of a Hero still takes its first damage this round; it does so now.
    pub(crate) fn shield(&mut self, figure: Figure) -> bool {
        let holds = !self.unshielded.has(figure);
        self.unshielded.insert(figure);
        holds
    }

    /// Those who are about to act together.
    pub(crate) const fn call(&mut self, figures: Folk) {
        self.attacking = figures;
        self.moving = figures;
    }

    /// A figure has acted, or skips.
    pub(crate) fn has_acted(&mut self, figure: Figure) {
        self.acted.insert(figure);
        self.attacking.remove(figure);
        self.moving.remove(figure);
    }

    /// A figure has made its attacks.
    pub(crate) fn has_attacked(&mut self, figure: Figure) {
        self.attacking.remove(figure);
    }

    /// A new phase: nobody has acted.
    pub(crate) const fn begin_phase(&mut self) {
        self.acted = Folk::NONE;
        self.call(Folk::NONE);
    }

    /// A round ends: what lasts for the round goes.
    pub(crate) const fn end_round(&mut self) {
        self.begin_phase();
        self.snared = Folk::NONE;
        self.pacified = Folk::NONE;
        self.unshielded = Folk::NONE;
        self.touched = Folk::NONE;
    }
}

impl Village {
    /// What is wrong with the figures.
    pub(super) fn audit(&self) -> Result<(), String> {
        let all = self.at.iter().fold(Folk::NONE, |set, &here| set.union(here));
        let sum: usize = self.at.iter().map(|here| here.len()).sum();
        if all != self.present || sum != all.len() {
            return Err(format!("{sum} figures in zones, {} on the map", self.present.len()));
        }
        let miscounted = |zone: Zone| {
            let here = self.at(zone);
            usize::from(self.count(zone)) != here.len()
                || self.inhabited.has(zone) == here.is_empty()
        };
        if let Some(zone) = Zones::ALL.iter().find(|&zone| miscounted(zone)) {
            return Err(format!("the villagers of {zone:?} are miscounted"));
        }
        if let Some(lost) = all.iter().find(|&it| !self.at(self.zone_of(it)).has(it)) {
            return Err(format!("{lost:?} is not where it stands"));
        }
        let marked = [self.stunned, self.burning, self.snared, self.pacified, self.acted];
        if marked.iter().any(|set| !set.minus(all).is_empty()) {
            return Err("somebody off the map is marked".to_owned());
        }
        Ok(())
    }
}
