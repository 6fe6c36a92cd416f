//! The outlook: what those who are Outside may hope for, in points, before a die is rolled.

use super::odds::{Total, at_least};
use super::party::{Force, Party};
use super::worth::{self, GOLD};
use super::{Scene, small};
use monster_lands::pieces::{Land, Monster, Path, Place, Side};
use monster_lands::position::Traveller;
use monster_lands::setting::{MonsterCard, Power, Resource, Reward};

/// What a Loot token is worth while rounds are to come.
const LOOT: f32 = 1.8;
/// What a Land is worth besides its Glory: an icon, and a place to settle.
const LAND: f32 = 1.2;
/// What a wound costs.
const WOUND: f32 = 0.5;

/// The most Paths of a place.
const PATHS: usize = 4;

/// A party that might be sent to a Path.
type Trial<'a> = Option<(Path, &'a Party)>;

/// What may come of a fight.
#[derive(Clone, Copy, Default)]
struct Fight {
    /// The points it brings, deaths and wounds counted.
    value: f32,
    wins: f32,
    dies: f32,
    /// Damage it leaves where it fails.
    damage: f32,
}

/// What is at stake in a fight, however it is fought.
struct Stakes {
    /// For the body of the Monster.
    trophy: f32,
    /// For the Monster alive.
    booty: f32,
    /// For a win of either kind.
    calm: f32,
    /// For a heroic death, the Mercenary's loss counted.
    fallen: f32,
    /// What a wound costs.
    wound: f32,
}

impl Stakes {
    fn new(scene: Scene<'_>, path: Path, party: &Party, card: &MonsterCard) -> Self {
        let loss = if let Power::GloryLoss { glory } = card.power { f32::from(glory) } else { 0.0 };
        Self {
            trophy: f32::from(card.elimination.glory) + f32::from(card.elimination.trophies),
            booty: f32::from(card.capture.glory)
                + worth::of_gold(scene, f32::from(card.capture.gold)),
            calm: if path.place() == Place::Entrance {
                worth::panic(scene, scene.rounds_to_come)
            } else {
                0.0
            },
            fallen: heroic_death(scene, path) - worth::of_mercenary(scene, party.mercenary),
            wound: WOUND * scene.rounds_to_come.min(1.0) + loss,
        }
    }
}

/// What a clan may hope for at a place.
pub(super) fn at(scene: Scene<'_>, place: Place) -> f32 {
    match place {
        Place::Land(_) | Place::Entrance => battle(scene, place),
        Place::Mission(Side::A) => dice_mission(scene, None),
        Place::Mission(Side::B) => contract(scene, None),
    }
}

/// A place as it stands, reckoned once for all parties that might be sent there.
pub(super) struct Front {
    place: Place,
    /// What was reckoned before each Path comes up; nothing where there is no Monster.
    before: [Option<Course>; PATHS],
    without: f32,
}

impl Front {
    pub(super) fn new(scene: Scene<'_>, place: Place) -> Self {
        let mut front = Self { place, before: [None; PATHS], without: 0.0 };
        let Some(mut course) = Course::new(scene, place) else {
            front.without = at(scene, place);
            return front;
        };
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
        with(scene, self.before[path.number()], path, party) - self.without
    }
}

/// What a clan may hope for at a place with a party on a Path, when so much was reckoned before that Path.
fn with(scene: Scene<'_>, before: Option<Course>, path: Path, party: &Party) -> f32 {
    let place = path.place();
    match place {
        Place::Mission(Side::A) => return dice_mission(scene, Some((path, party))),
        Place::Mission(Side::B) => return contract(scene, Some((path, party))),
        Place::Land(_) | Place::Entrance => {}
    }
    let Some(mut course) = before else { return 0.0 };
    course.pass(scene, path, Some(*party));
    let behind = &place.paths()[path.number() + 1..];
    if let Some(last) = last_of(scene, behind) {
        for &later in &behind[..=last] {
            course.pass(scene, later, Party::on(scene.position, later));
        }
    }
    course.hopes
}

/// What is hoped for at the place of a Path, party by party that might stand there.
pub(super) fn hopes_of(scene: Scene<'_>, path: Path) -> impl Fn(&Party) -> f32 {
    let mut before = Course::new(scene, path.place());
    if let Some(course) = &mut before {
        for &earlier in &path.place().paths()[..path.number()] {
            course.pass(scene, earlier, Party::on(scene.position, earlier));
        }
    }
    move |party| with(scene, before, path, party)
}

fn party(scene: Scene<'_>, path: Path, trial: Trial<'_>) -> Option<Party> {
    match trial {
        Some((tried, party)) if tried == path => Some(*party),
        _ => Party::on(scene.position, path),
    }
}

/// How likely a Monster and a Land are still there when a Path comes up.
#[derive(Clone, Copy)]
struct Field {
    monster: f32,
    land: f32,
    damage: f32,
}

/// The last of some Paths that a clan is on: what happens behind it is not its concern.
fn last_of(scene: Scene<'_>, paths: &[Path]) -> Option<usize> {
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
            let theirs = scene.from(party.seat);
            let hope = adventure(theirs, path, &party, (self.monster, self.land), &mut self.field);
            if party.seat == scene.seat {
                self.hopes += hope;
            }
        } else if scene.position.outside().path(path).who() == Some(Traveller::Madhala) {
            // She takes the Monster, or else the Land.
            let land = self.field.land * self.field.monster;
            self.field = Field { monster: 0.0, land, ..self.field };
        }
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

/// One party's part of a battle: a fight if the Monster is there, else a conquest, else Loot.
fn adventure(
    scene: Scene<'_>,
    path: Path,
    party: &Party,
    (monster, land): (Monster, Option<Land>),
    field: &mut Field,
) -> f32 {
    let fight = if field.monster > 0.0 {
        fight(scene, path, party, monster, field.damage)
    } else {
        Fight::default()
    };
    let free = (1.0 - field.monster) * field.land;
    let (mut conquers, mut prize) = (0.0, 0.0);
    if let Some(land) = land.filter(|_| free > 0.0) {
        let card = scene.setting.land(land);
        conquers = party.conquering(scene, path).reaches(f32::from(card.conquest_value));
        prize = f32::from(card.glory) + LAND + worth::icon(scene, card.affinity);
    }
    let lives = 1.0 - field.monster * fight.dies;
    let nothing = (lives - field.monster * fight.wins - free * conquers).max(0.0);
    let loot = if land.is_some() { LOOT * scene.rounds_to_come.min(1.0) } else { 0.0 };
    let home = lives * worth::of_gold(scene, f32::from(party.gold));
    let value = field.monster * fight.value + free * conquers * prize + nothing * loot + home;
    field.damage += fight.damage;
    field.monster *= 1.0 - fight.wins;
    field.land *= 1.0 - free * conquers;
    value
}

fn fight(scene: Scene<'_>, path: Path, party: &Party, monster: Monster, damage: f32) -> Fight {
    let card = scene.setting.monster(monster);
    let mut force = party.against(scene, path, card);
    force.total = force.total.plus(damage);
    let dice = attack_dice(scene, path, card, monster);
    let stakes = Stakes::new(scene, path, party, card);
    let mut best = clash(scene, party, &stakes, (card, &force), dice);
    for removed in 1..=force.magic.min(dice) {
        let lost = f32::from(removed) * force.per_magic;
        let weaker = Force { total: force.total.plus(-lost), ..force };
        let other = clash(scene, party, &stakes, (card, &weaker), dice - removed);
        if other.value > best.value {
            best = other;
        }
    }
    best
}

/// Whether it is better to remove a Magic die before so many attack dice are rolled.
pub(super) fn is_better_removed(scene: Scene<'_>, path: Path, dice: u8) -> bool {
    let Some(party) = Party::on(scene.position, path) else { return false };
    let Some(monster) = scene.position.monster_at(path.place()) else { return false };
    let card = scene.setting.monster(monster);
    let mut force = party.against(scene, path, card);
    force.total = force.total.plus(f32::from(scene.position.battle().damage));
    let stakes = Stakes::new(scene, path, &party, card);
    let value = |removed: u8| {
        let lost = f32::from(removed) * force.per_magic;
        let weaker = Force { total: force.total.plus(-lost), ..force };
        clash(scene, &party, &stakes, (card, &weaker), dice.saturating_sub(removed)).value
    };
    let now = value(0);
    (1..=force.magic).any(|removed| value(removed) > now)
}

/// A fight with so many attack dice and no more Magic removed.
fn clash(
    scene: Scene<'_>,
    party: &Party,
    stakes: &Stakes,
    (card, force): (&MonsterCard, &Force),
    dice: u8,
) -> Fight {
    let doom = scene.setting.scenario.is_some_and(|scenario| scenario.monsters_reroll_misses);
    let automatic = if let Power::AutomaticHits { hits } = card.power { hits } else { 0 };
    let hurt = u8::from(scene.position.is_wounded(party.mercenary));
    let wounded_at = (force.blocks + 1).saturating_sub(automatic);
    let dies = at_least((wounded_at + 1).saturating_sub(hurt), dice, doom);
    let wounded = if hurt == 1 { 0.0 } else { at_least(wounded_at, dice, doom) - dies };
    let total = force.total;
    let eliminates = total.plus(force.elimination_bonus).reaches(f32::from(card.elimination_value));
    let captures = if force.can_capture {
        let reaches = total.plus(force.capture_bonus).reaches(f32::from(card.capture_value));
        (reaches - eliminates).max(0.0)
    } else {
        0.0
    };
    let lives = 1.0 - dies;
    let wins = lives * (eliminates + captures);
    Fight {
        value: lives * (eliminates * stakes.trophy + captures * stakes.booty)
            + wins * stakes.calm
            + dies * stakes.fallen
            - wounded * stakes.wound,
        wins,
        dies,
        damage: lives * 0.8 * total.mean(),
    }
}

fn heroic_death(scene: Scene<'_>, path: Path) -> f32 {
    f32::from(match path.place() {
        Place::Entrance => scene.setting.entrance[path.number()].heroic_death,
        Place::Land(_) | Place::Mission(_) => scene.setting.heroic_death[path.number()],
    })
}

/// The attack dice of a Monster against a Path.
fn attack_dice(scene: Scene<'_>, path: Path, card: &MonsterCard, monster: Monster) -> u8 {
    let setting = scene.setting;
    let round = setting.round_dice[usize::from(scene.position.round().clamp(1, 6)) - 1];
    let there = match path.place() {
        Place::Entrance => match card.power {
            Power::EntranceDice { dice } => dice,
            _ => 0,
        },
        Place::Land(_) | Place::Mission(_) => {
            let land = scene.position.land_of(path.place());
            let is_home = land.is_some_and(|land| {
                setting.land(land).affinity == setting.monster(monster).affinity
            });
            match card.power {
                Power::MatchingDice { dice } if is_home => dice,
                _ => u8::from(is_home),
            }
        }
    };
    card.attack + round + there
}

/// What a Mission pays, in points.
fn pay(scene: Scene<'_>, reward: Reward) -> f32 {
    let goods = f32::from(reward.potions + reward.venoms + reward.defence);
    f32::from(reward.glory)
        + worth::of_gold(scene, f32::from(reward.gold))
        + goods * 0.4 * scene.rounds_to_come.min(1.0)
        + worth::mission(scene)
}

fn dice_mission(scene: Scene<'_>, trial: Trial<'_>) -> f32 {
    let mut hopes = 0.0;
    let Some(tile) = scene.position.outside().mission(Side::A) else { return hopes };
    let tile = scene.setting.dice_mission(tile);
    let mut left = 1.0;
    for path in [Path::MissionALeft, Path::MissionARight] {
        if scene.position.is_hers(path) && path == Path::MissionALeft {
            left = 0.0;
        }
        let Some(party) = party(scene, path, trial) else { continue };
        let total: Total = party.on_a_mission(scene);
        let reaches = total.reaches(f32::from(tile.objective));
        if party.seat == scene.seat {
            let leftovers = f32::from(scene.setting.numbers.battle.leftovers);
            let paid =
                left * pay(scene, tile.reward) + (1.0 - left) * worth::of_gold(scene, leftovers);
            hopes += reaches * paid - (1.0 - reaches) * f32::from(tile.penalty);
        }
        left *= 1.0 - 0.6 * reaches;
    }
    hopes
}

fn contract(scene: Scene<'_>, trial: Trial<'_>) -> f32 {
    let mut hopes = 0.0;
    let Some(tile) = scene.position.outside().mission(Side::B) else { return hopes };
    let tile = scene.setting.contract(tile);
    let mut wanted = 0;
    for (path, reward) in [(Path::MissionBLeft, tile.left), (Path::MissionBRight, tile.right)] {
        if party(scene, path, trial).is_none_or(|party| party.seat != scene.seat) {
            continue;
        }
        wanted += u16::from(tile.discard.count);
        let (has, price) = resource(scene, tile.discard.resource);
        let paid = pay(scene, reward) - price * f32::from(tile.discard.count);
        let ready = if has >= wanted { 1.0 } else { 0.15 };
        hopes += ready * paid.max(0.0);
    }
    hopes
}

/// How much of a resource a clan can hand over, and what one is worth to it.
fn resource(scene: Scene<'_>, resource: Resource) -> (u16, f32) {
    let clan = scene.clan();
    let later = scene.rounds_to_come.min(1.0);
    match resource {
        Resource::Defence => (clan.defence().into(), 0.5 * later),
        Resource::Trap => (u16::from(small(clan.traps().len())), 0.7 * later),
        Resource::Potion => (clan.potions().into(), 0.4 * later),
        Resource::Venom => (clan.venoms().into(), 0.3 * later),
        Resource::Gold => (clan.gold().saturating_sub(scene.wages()), GOLD),
        Resource::Loot => (u16::from(small(clan.loot().len())), LOOT * later),
    }
}
