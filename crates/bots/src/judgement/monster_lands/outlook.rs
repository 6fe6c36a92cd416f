//! The outlook: what those who are Outside may hope for, in points, before a die is rolled.

use super::odds::{Total, at_least};
use super::party::{Force, Kit, Party};
use super::worth::{self, GOLD};
use super::{Scene, small};
use monster_lands::Choice;
use monster_lands::pieces::{Building, Colour, Dice, Land, Mercenary, Monster, Path, Place, Side};
use monster_lands::position::Traveller;
use monster_lands::setting::{MonsterCard, Power, Resource, Reward};

/// What a Loot token is worth while rounds are to come.
const LOOT: f32 = 1.8;
/// What a Land is worth besides its Glory: an icon, and a place to settle.
const LAND: f32 = 1.2;
/// What a wound costs.
const WOUND: f32 = 0.5;
/// What the death of another clan's Mercenary costs that clan, as far as one knows.
const STRANGER: f32 = 5.0;

/// How likely a clan comes by what a contract asks for and it does not have, with dice left to get it.
const HOPED_FOR: f32 = 0.15;

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
#[derive(Clone, Copy)]
struct Stakes {
    /// For the body of the Monster.
    trophy: f32,
    /// For the Monster alive.
    booty: f32,
    /// For a win of either kind.
    calm: f32,
    /// For a death: the Mercenary's loss, and what makes it heroic.
    fallen: f32,
    /// What a wound costs.
    wound: f32,
}

impl Stakes {
    /// To a clan, when the death of its Mercenary would cost it so much.
    fn new(scene: Scene<'_>, place: Place, death: f32, card: &MonsterCard) -> Self {
        let loss = if let Power::GloryLoss { glory } = card.power { f32::from(glory) } else { 0.0 };
        Self {
            booty: f32::from(card.capture.glory)
                + worth::of_gold(scene, f32::from(card.capture.gold)),
            calm: if place == Place::Entrance {
                worth::panic(scene, scene.rounds_to_come)
            } else {
                0.0
            },
            // It takes two wounds to die.
            fallen: -death - 2.0 * loss,
            wound: WOUND * scene.rounds_to_come.min(1.0) + loss,
            ..Self::of_others(card)
        }
    }

    /// What others may see in it: enough to guess how they fight.
    fn of_others(card: &MonsterCard) -> Self {
        Self {
            trophy: f32::from(card.elimination.glory) + f32::from(card.elimination.trophies),
            booty: f32::from(card.capture.glory) + GOLD * f32::from(card.capture.gold),
            calm: 0.0,
            fallen: -STRANGER,
            wound: WOUND,
        }
    }
}

/// A Mercenary who meets a Monster on a Path, and what is reckoned once for all that might go along.
#[derive(Clone, Copy)]
struct Encounter<'a> {
    card: &'a MonsterCard,
    mercenary: Mercenary,
    kit: Kit,
    stakes: Stakes,
    /// The attack dice of the Monster.
    dice: u8,
}

impl<'a> Encounter<'a> {
    fn new(scene: Scene<'a>, path: Path, party: &Party, monster: Monster) -> Self {
        let death = if party.seat == scene.seat {
            Some(worth::of_mercenary(scene, party.mercenary))
        } else {
            None
        };
        Self::somewhere(scene, path.place(), (party.mercenary, death), monster).on(scene, path)
    }

    /// At a place, on whatever Path; the death of a Mercenary costs its clan so much, if that is known.
    fn somewhere(
        scene: Scene<'a>,
        place: Place,
        (mercenary, death): (Mercenary, Option<f32>),
        monster: Monster,
    ) -> Self {
        let card = scene.setting.monster(monster);
        let stakes = death.map_or_else(
            || Stakes::of_others(card),
            |death| Stakes::new(scene, place, death, card),
        );
        let kit = Kit::new(scene, mercenary, card);
        let dice = attack_dice(scene, place, card, monster);
        Self { card, mercenary, kit, stakes, dice }
    }

    /// The same on a Path.
    fn on(mut self, scene: Scene<'_>, path: Path) -> Self {
        self.kit = self.kit.on(scene, path, self.card);
        self.stakes.fallen += heroic_death(scene, path);
        self
    }

    fn fight(&self, scene: Scene<'_>, party: &Party, damage: f32) -> Fight {
        let mut force = party.against(scene, &self.kit, self.card);
        force.total = force.total.plus(damage);
        let mut best = self.clash(scene, &force, self.dice);
        for removed in 1..=force.magic.min(self.dice) {
            let other = self.clash(scene, &force.without(removed), self.dice - removed);
            if other.value <= best.value {
                break;
            }
            best = other;
        }
        best
    }

    /// A fight with so many attack dice and no more Magic removed.
    fn clash(&self, scene: Scene<'_>, force: &Force, dice: u8) -> Fight {
        let (card, stakes) = (self.card, &self.stakes);
        let doom = scene.setting.scenario.is_some_and(|scenario| scenario.monsters_reroll_misses);
        let automatic = if let Power::AutomaticHits { hits } = card.power { hits } else { 0 };
        let hurt = u8::from(scene.position.is_wounded(self.mercenary));
        let wounded_at = (force.blocks + 1).saturating_sub(automatic);
        let dies = at_least((wounded_at + 1).saturating_sub(hurt), dice, doom);
        let wounded = if hurt == 1 { 0.0 } else { at_least(wounded_at, dice, doom) - dies };
        let total = force.total;
        let eliminates =
            total.plus(force.elimination_bonus).reaches(f32::from(card.elimination_value));
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
}

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
        let who = (mercenary, Some(death));
        front.met = Some(Encounter::somewhere(scene, place, who, course.monster));
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

/// Whether it is better to remove a Magic die before so many attack dice are rolled.
pub(super) fn is_better_removed(scene: Scene<'_>, path: Path, dice: u8) -> bool {
    let Some(party) = Party::on(scene.position, path) else { return false };
    let Some(monster) = scene.position.monster_at(path.place()) else { return false };
    let met = Encounter::new(scene, path, &party, monster);
    let mut force = party.against(scene, &met.kit, met.card);
    force.total = force.total.plus(f32::from(scene.position.battle().damage));
    let value =
        |removed: u8| met.clash(scene, &force.without(removed), dice.saturating_sub(removed)).value;
    let now = value(0);
    (1..=force.magic).any(|removed| value(removed) > now)
}

fn heroic_death(scene: Scene<'_>, path: Path) -> f32 {
    f32::from(match path.place() {
        Place::Entrance => scene.setting.entrance[path.number()].heroic_death,
        Place::Land(_) | Place::Mission(_) => scene.setting.heroic_death[path.number()],
    })
}

/// The attack dice of a Monster at a place.
fn attack_dice(scene: Scene<'_>, place: Place, card: &MonsterCard, monster: Monster) -> u8 {
    let setting = scene.setting;
    let round = setting.round_dice[usize::from(scene.position.round().clamp(1, 6)) - 1];
    let there = match place {
        Place::Entrance => match card.power {
            Power::EntranceDice { dice } => dice,
            _ => 0,
        },
        Place::Land(_) | Place::Mission(_) => {
            let land = scene.position.land_of(place);
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
        let spent = trial.map_or(Dice::default(), |(_, party)| party.dice);
        let ready = if has >= wanted {
            1.0
        } else if may_get(scene, tile.discard.resource, spent) {
            HOPED_FOR
        } else {
            0.0
        };
        hopes += ready * paid.max(0.0);
    }
    hopes
}

/// Whether a clan has dice left to come by a resource, when some are spent on the contract itself.
fn may_get(scene: Scene<'_>, resource: Resource, spent: Dice) -> bool {
    let (clan, citadel) = (scene.clan(), scene.position.citadel());
    let left = |colour: Colour| clan.pool().count(colour) > spent.of(colour);
    let deals = left(Colour::Strength) || left(Colour::Persuasion);
    let is_open = |building: Building| {
        let mut shut = citadel.panic_out().iter();
        !shut.any(|token| scene.setting.panic_building(token) == building)
    };
    match resource {
        Resource::Potion | Resource::Venom => left(Colour::Magic) && is_open(Building::Alchemist),
        Resource::Trap => deals && clan.gold() > scene.wages() && is_open(Building::Lodge),
        Resource::Defence => deals && clan.gold() > scene.wages() && is_open(Building::Armory),
        Resource::Gold => left(Colour::Strength) && is_open(Building::Mine),
        Resource::Loot => {
            Side::ALL.into_iter().any(|side| last_of(scene, Place::Land(side).paths()).is_some())
        }
    }
}

/// What is lost if something goes along that was promised to a contract.
pub(super) fn promised(scene: Scene<'_>, choice: Choice) -> f32 {
    let gives = match choice {
        Choice::Trap(_) => Resource::Trap,
        Choice::Defence => Resource::Defence,
        Choice::Potion => Resource::Potion,
        Choice::Venom => Resource::Venom,
        _ => return 0.0,
    };
    let Some(tile) = scene.position.outside().mission(Side::B) else { return 0.0 };
    let tile = scene.setting.contract(tile);
    if tile.discard.resource != gives {
        return 0.0;
    }
    let is_own = |path: &Path| {
        Party::on(scene.position, *path).is_some_and(|party| party.seat == scene.seat)
    };
    let sent = [Path::MissionBLeft, Path::MissionBRight].iter().filter(|path| is_own(path)).count();
    let wanted = u16::from(tile.discard.count) * u16::from(small(sent));
    let (has, _) = resource(scene, gives);
    let is_short = wanted > 0 && has >= wanted && has - 1 < wanted;
    if is_short { pay(scene, tile.right) } else { 0.0 }
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
        Place::Entrance => scene.setting.entrance[path.number()].die_spaces,
        Place::Mission(_) => 0,
    };
    most.saturating_sub(dice.total())
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
