//! The outlook: what those who are Outside may hope for, in points, before a die is rolled.

use super::encounter::{Encounter, Fight};
use super::missions::{contract, dice_mission};
use super::party::Party;
use super::{Scene, worth};
use monster_lands::position::Traveller;
use monster_lands::terms::{Dice, Land, Mercenary, Monster, Path, Place, Side};

/// What a Loot token is worth while rounds are to come.
pub(super) const LOOT: f32 = 1.8;
/// What a Land is worth besides its Glory: an icon, and a place to settle.
const LAND: f32 = 1.2;

/// The most Paths of a place.
const PATHS: usize = 4;

/// What a clan may hope for at a place.
pub(super) fn at(scene: Scene<'_>, place: Place) -> f32 {
    match place {
        Place::Land(_) | Place::Entrance => battle(scene, place),
        Place::Mission(Side::A) => dice_mission(scene, None),
        Place::Mission(Side::B) => contract(scene, None),
    }
}

/// A place as it stands, reckoned once for all parties that a Mercenary might lead there.
pub(super) struct Front<'a> {
    place: Place,
    /// What was reckoned before each Path comes up; nothing where there is no Monster.
    before: [Option<Course>; PATHS],
    met: Option<Encounter<'a>>,
    without: f32,
}

impl<'a> Front<'a> {
    /// For a Mercenary whose death would cost the clan so much.
    pub(super) fn new(scene: Scene<'a>, place: Place, mercenary: Mercenary, death: f32) -> Self {
        let mut front = Self { place, before: [None; PATHS], met: None, without: 0.0 };
        let Some(mut course) = Course::new(scene, place) else {
            front.without = at(scene, place);
            return front;
        };
        let met = Encounter::somewhere(scene, place, mercenary, Some(death), course.monster);
        front.met = Some(met);
        for (&path, before) in place.paths().iter().zip(&mut front.before) {
            *before = Some(course);
            course.pass(scene, path, Party::on(scene.position, path));
        }
        front.without = course.hopes;
        front
    }

    pub(super) fn is_at(&self, place: Place) -> bool {
        self.place == place
    }

    /// What a party on a Path would add to the clan's hopes.
    pub(super) fn gain(&self, scene: Scene<'_>, path: Path, party: &Party) -> f32 {
        let met = self.before[path.number()].zip(self.met).map(|(before, met)| Trek {
            before,
            met: met.on(scene, path),
            last: last_of(scene, behind(path)),
        });
        with(scene, met.as_ref(), path, party) - self.without
    }
}

/// A Path on which a Monster is met: what is reckoned once for all parties that might stand there.
struct Trek<'a> {
    before: Course,
    met: Encounter<'a>,
    /// The last Path behind it that the clan is on.
    last: Option<usize>,
}

/// The Paths of the same place that come up after one.
const fn behind(path: Path) -> &'static [Path] {
    path.place().paths().split_at(path.number() + 1).1
}

/// What a clan may hope for at the place of a Path with a party there.
fn with(scene: Scene<'_>, trek: Option<&Trek<'_>>, path: Path, party: &Party) -> f32 {
    match path.place() {
        Place::Mission(Side::A) => return dice_mission(scene, Some((path, party))),
        Place::Mission(Side::B) => return contract(scene, Some((path, party))),
        Place::Land(_) | Place::Entrance => {}
    }
    let Some(trek) = trek else { return 0.0 };
    let mut course = trek.before;
    course.meet(scene, &trek.met, party);
    if let Some(last) = trek.last {
        for &later in &behind(path)[..=last] {
            course.pass(scene, later, Party::on(scene.position, later));
        }
    }
    course.hopes
}

/// What is hoped for at the place of a Path, party by party that a Mercenary there might have.
pub(super) fn hopes_of<'a>(
    scene: Scene<'a>,
    path: Path,
    now: &Party,
) -> impl Fn(&Party) -> f32 + use<'a> {
    let trek = Course::new(scene, path.place()).map(|mut before| {
        for &earlier in &path.place().paths()[..path.number()] {
            before.pass(scene, earlier, Party::on(scene.position, earlier));
        }
        let met = Encounter::new(scene, path, now, before.monster);
        Trek { before, met, last: last_of(scene, behind(path)) }
    });
    move |party| with(scene, trek.as_ref(), path, party)
}

/// How likely a Monster and a Land are still there when a Path comes up.
#[derive(Clone, Copy)]
struct Field {
    monster: f32,
    land: f32,
    damage: f32,
}

/// The last of some Paths that a clan is on: what happens behind it is not its concern.
pub(super) fn last_of(scene: Scene<'_>, paths: &[Path]) -> Option<usize> {
    let members = scene.clan().members();
    let is_own = |path: &Path| {
        scene.position.outside().path(*path).mercenary().is_some_and(|m| members.has(m))
    };
    paths.iter().rposition(is_own)
}

/// The course of a battle, Path by Path.
#[derive(Clone, Copy)]
struct Course {
    monster: Monster,
    land: Option<Land>,
    field: Field,
    /// What the clan that looks at it may hope for so far.
    hopes: f32,
}

impl Course {
    fn new(scene: Scene<'_>, place: Place) -> Option<Self> {
        let monster = scene.position.monster_at(place)?;
        let land = scene.position.land_of(place);
        let field = Field { monster: 1.0, land: f32::from(u8::from(land.is_some())), damage: 0.0 };
        Some(Self { monster, land, field, hopes: 0.0 })
    }

    /// The next Path comes up, with a party or none.
    fn pass(&mut self, scene: Scene<'_>, path: Path, party: Option<Party>) {
        if let Some(party) = party {
            self.meet(scene, &Encounter::new(scene, path, &party, self.monster), &party);
        } else if scene.position.outside().path(path).who() == Some(Traveller::Madhala) {
            // She takes the Monster, or else the Land.
            let land = self.field.land * self.field.monster;
            self.field = Field { monster: 0.0, land, ..self.field };
        }
    }

    /// One party's part of a battle: a fight if the Monster is there, else a conquest, else Loot.
    fn meet(&mut self, scene: Scene<'_>, met: &Encounter<'_>, party: &Party) {
        let field = &mut self.field;
        let fight = if field.monster > 0.0 {
            met.fight(scene, party, field.damage)
        } else {
            Fight::default()
        };
        let free = (1.0 - field.monster) * field.land;
        let (mut conquers, mut prize) = (0.0, 0.0);
        if let Some(land) = self.land.filter(|_| free > 0.0) {
            let card = scene.setting.land(land);
            let total = party.conquering(scene, &met.kit);
            conquers = total.reaches(f32::from(card.conquest_value));
            prize = f32::from(card.glory) + LAND + worth::icon(scene, card.affinity);
        }
        if party.seat == scene.seat {
            let lives = 1.0 - field.monster * fight.dies;
            let nothing = (lives - field.monster * fight.wins - free * conquers).max(0.0);
            let is_land = self.land.is_some();
            let loot = if is_land { LOOT * scene.rounds_to_come.min(1.0) } else { 0.0 };
            let home = lives * worth::of_gold(scene, f32::from(party.gold));
            self.hopes +=
                field.monster * fight.value + free * conquers * prize + nothing * loot + home;
        }
        field.damage += fight.damage;
        field.monster *= 1.0 - fight.wins;
        field.land *= 1.0 - free * conquers;
    }
}

fn battle(scene: Scene<'_>, place: Place) -> f32 {
    let Some(last) = last_of(scene, place.paths()) else { return 0.0 };
    let Some(mut course) = Course::new(scene, place) else { return 0.0 };
    for &path in &place.paths()[..=last] {
        course.pass(scene, path, Party::on(scene.position, path));
    }
    course.hopes
}

/// Whether a clan could send somebody to a Path with its dice and tokens.
pub(super) fn is_open(scene: Scene<'_>, path: Path) -> bool {
    let (outside, pool) = (scene.position.outside(), scene.clan().pool());
    let is_free = outside.path(path).who().is_none();
    is_free
        && match path.place() {
            Place::Land(side) => outside.header(side).is_some_and(|header| {
                pool.dice().covers(&scene.setting.header_path(header, path.number()).required)
            }),
            Place::Mission(side) => outside.mission(side).is_some_and(|tile| {
                let (dice, colours) = scene.setting.mission_dice(tile, side);
                colours.iter().map(|colour| pool.count(colour)).sum::<u8>() >= dice
            }),
            Place::Entrance => outside.entrance().is_some(),
        }
}

/// How many dice more a Path takes.
pub(super) fn room(scene: Scene<'_>, path: Path, dice: Dice) -> u8 {
    let most = match path.place() {
        Place::Land(side) => scene.position.outside().header(side).map_or(0, |header| {
            let shown = scene.setting.header_path(header, path.number());
            shown.required.total() + shown.reinforcements
        }),
        Place::Entrance => scene.setting.citadel.entrance_path[path.number()].die_spaces,
        Place::Mission(_) => 0,
    };
    most.saturating_sub(dice.total())
}
