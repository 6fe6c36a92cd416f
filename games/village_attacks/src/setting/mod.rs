//! The setting: options, map, scenario, cards and printed numbers, laid out once and never changed.

pub mod entry;
pub mod map;
pub mod options;
mod reader;
pub mod records;
pub mod scenario;
pub mod steps;

use crate::priority;
use crate::terms::{
    CAPABILITIES, Capability, CostSymbol, Event, Folk, Hero, Minion, Monster, Results, Slot,
    SpawnCard, Summon, Symbol, Trap, Type, Zone, small,
};
use entry::Entry;
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{Data, DataError, Message, Options, Seat};
use map::Map;
use options::Chosen;
use records::{
    EventRow, EventsFile, HeroRow, HeroesFile, MinionRow, MonsterRow, MonstersFile, Numbers,
    SpawnFile, SummonRow, SummonsFile, TrapsFile,
};
use scenario::Scenario;
use steps::{Step, Steps, TrapStep};

/// The most cards a deck has.
const DECK: usize = 64;

/// What never changes during a game.
#[derive(Debug)]
pub struct Setting {
    /// What the options fix.
    pub chosen: Chosen,
    /// The scenario for this many monsters at this difficulty.
    pub scenario: Scenario,
    /// The map.
    pub map: Map,
    /// The printed numbers.
    pub numbers: Numbers,
    /// The spawn cards: which kind each card is.
    pub spawn_cards: Vec<SpawnCard>,
    /// The trap cards: which kind each card is.
    pub trap_cards: Vec<Trap>,
    /// The event cards: which each card is.
    pub event_cards: Vec<Event>,
    /// The villagers that damage from another zone does not hurt (V6.5, V25.3).
    pub close_only: Folk,
    /// How far any villager reaches at most.
    pub longest_range: u8,
    monsters: Vec<MonsterRow>,
    capabilities: Vec<[Level; 2]>,
    minions: Vec<MinionRow>,
    traps: Vec<TrapCard>,
    events: Vec<EventRow>,
    spawn: Vec<[Entry; 3]>,
    heroes: Vec<HeroRow>,
    summons: Vec<SummonRow>,
}

/// A capability at one level.
#[derive(Debug, Clone, Copy)]
pub struct Level {
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub steps: Steps<Step>,
}

/// A trap card as rules read it.
#[derive(Debug, Clone, Copy)]
pub struct TrapCard {
    /// What it costs.
    pub cost: Cost,
    /// How often it triggers.
    pub charges: u8,
    /// What it does.
    pub steps: Steps<TrapStep>,
}

/// A cost: how many of each symbol, and how many results of any kind (V9.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cost {
    /// Of each symbol.
    pub fixed: [u8; Symbol::ALL.len()],
    /// Of any symbol.
    pub any: u8,
}

impl Cost {
    fn of(symbols: &[CostSymbol]) -> Self {
        let mut cost = Self::default();
        for symbol in symbols {
            match symbol.symbol() {
                Some(symbol) => cost.fixed[symbol.index()] += 1,
                None => cost.any += 1,
            }
        }
        cost
    }

    /// Whether it can be paid with these results.
    #[inline]
    pub fn is_within(&self, hand: &Results) -> bool {
        let (mut left, mut short) = (0, false);
        for (&has, &needs) in hand.iter().zip(&self.fixed) {
            short |= has < needs;
            left += has.saturating_sub(needs);
        }
        !short && left >= self.any
    }
}

impl Setting {
    /// Lays out the setting of accepted options.
    pub(crate) fn new(options: &Options, data: &Data) -> Result<Self, SetError> {
        let numbers: Numbers = data.read("numbers.toml")?;
        check_numbers(&numbers, data)?;
        let boards: MonstersFile = data.read("monsters.toml")?;
        let monsters = rows(data, "monsters.toml", &boards.monster, &Monster::ALL, |row| row.id)?;
        let chosen = Chosen::read(options, |monster| monsters[monster.index()].role)?;
        let scenario = Scenario::read(&chosen, &numbers, data)?;
        let map = Map::read(scenario.map, &numbers.capacity, data)?;
        scenario.check(&map, data)?;
        let (traps, trap_cards) = traps(data)?;
        let (events, event_cards) = events(data, scenario.uses.troll)?;
        let (spawn, spawn_cards) = spawn(data)?;
        let heroes: HeroesFile = data.read("heroes.toml")?;
        let heroes = rows(data, "heroes.toml", &heroes.hero, &Hero::ALL, |row| row.id)?;
        check_heroes(&chosen, &scenario, &heroes)?;
        let summons: SummonsFile = data.read("summons.toml")?;
        let ranges = heroes.iter().map(|card: &HeroRow| card.range);
        Ok(Self {
            longest_range: ranges.fold(numbers.villagers.hunter_range, u8::max),
            close_only: priority::close_only(&heroes),
            capabilities: capabilities(data, &boards.capability)?,
            minions: rows(data, "monsters.toml", &boards.minion, &Minion::ALL, |row| row.id)?,
            heroes,
            summons: rows(data, "summons.toml", &summons.summon, &Summon::ALL, |row| row.id)?,
            chosen,
            scenario,
            map,
            numbers,
            spawn_cards,
            trap_cards,
            event_cards,
            monsters,
            traps,
            events,
            spawn,
        })
    }

    /// How many seats there are.
    pub fn seat_count(&self) -> usize {
        usize::from(self.chosen.seats)
    }

    /// How many monsters play.
    #[inline]
    pub fn count(&self) -> u8 {
        small(self.chosen.team.len())
    }

    /// The playing monsters, by place.
    #[inline]
    pub fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        (0..self.count()).map(Slot)
    }

    /// Who plays a monster: they are shared out in turn (R1).
    #[inline]
    pub fn seat_of(&self, slot: Slot) -> Seat {
        Seat(slot.0 % self.chosen.seats)
    }

    /// Which monster stands at a place.
    #[inline]
    pub fn monster(&self, slot: Slot) -> Monster {
        self.chosen.team[slot.index()]
    }

    /// The board of a playing monster.
    #[inline]
    pub fn board(&self, slot: Slot) -> &MonsterRow {
        &self.monsters[self.monster(slot).index()]
    }

    /// The playing monster that has minions of this kind, if it plays.
    pub fn owner(&self, minion: Minion) -> Option<Slot> {
        let owner = self.minions[minion.index()].monster;
        self.slots().find(|&slot| self.monster(slot) == owner)
    }

    /// The minions of a playing monster, if it has any.
    pub fn minions_of(&self, slot: Slot) -> Option<Minion> {
        let monster = self.monster(slot);
        Minion::ALL.into_iter().find(|kind| self.minions[kind.index()].monster == monster)
    }

    /// A kind of minion.
    #[inline]
    pub fn minion(&self, minion: Minion) -> &MinionRow {
        &self.minions[minion.index()]
    }

    /// A capability at a level, 1 or 2.
    #[inline]
    pub fn capability(&self, capability: Capability, level: u8) -> &Level {
        &self.capabilities[capability.index()][usize::from(level) - 1]
    }

    /// A kind of trap.
    #[inline]
    pub fn trap(&self, trap: Trap) -> &TrapCard {
        &self.traps[trap.index()]
    }

    /// An event.
    pub fn event(&self, event: Event) -> &EventRow {
        &self.events[event.index()]
    }

    /// Who enters with a spawn card at a Rank, 1 to 3.
    pub fn entry(&self, card: SpawnCard, rank: u8) -> Entry {
        self.spawn[card.index()][usize::from(rank) - 1]
    }

    /// A Hero's card.
    #[inline]
    pub fn hero(&self, hero: Hero) -> &HeroRow {
        &self.heroes[hero.index()]
    }

    /// A summon card.
    #[inline]
    pub fn summon(&self, summon: Summon) -> &SummonRow {
        &self.summons[summon.index()]
    }

    /// The Summoning Chamber: the scenario's, or the one of its map (V1.3).
    #[inline]
    pub fn chamber(&self) -> Option<Zone> {
        self.scenario.chamber.or(self.map.chamber)
    }

    /// V2.4 Type Bag. Whether a Type is in the bag.
    pub fn has_type(&self, of: Type) -> bool {
        kernel::cite(crate::law::setup::TYPE_BAG);
        self.slots().any(|slot| self.board(slot).of_type == of)
    }
}

/// The rows of a file in the order of their names: every name once.
fn rows<T: Clone, N: Copy + PartialEq + std::fmt::Display>(
    data: &Data,
    file: &str,
    rows: &[T],
    names: &[N],
    id: impl Fn(&T) -> N,
) -> Result<Vec<T>, DataError> {
    let one = |name: &N| {
        let near = format!("\"{name}\"");
        let mut found = rows.iter().filter(|row| id(row) == *name);
        let row = found.next().cloned();
        let row = row.ok_or_else(|| data.error(file, &near, "id", format!("{name} is missing")))?;
        match found.next() {
            None => Ok(row),
            Some(_) => Err(data.error(file, &near, "id", format!("{name} stands twice"))),
        }
    };
    names.iter().map(one).collect()
}

fn capabilities(data: &Data, all: &[records::CapabilityRow]) -> Result<Vec<[Level; 2]>, DataError> {
    const FILE: &str = "monsters.toml";
    let all = rows(data, FILE, all, &Capability::ALL, |row| row.id)?;
    let both = |row: &records::CapabilityRow| {
        if row.monster != row.id.monster() {
            let near = format!("\"{}\"", row.id);
            let what = format!("it is printed on the board of {}", row.id.monster());
            return Err(data.error(FILE, &near, "monster", what));
        }
        Ok([
            Level { cost: Cost::of(&row.cost_1), steps: row.effect_1 },
            Level { cost: Cost::of(&row.cost_2), steps: row.effect_2 },
        ])
    };
    debug_assert_eq!(all.len(), Monster::ALL.len() * CAPABILITIES);
    all.iter().map(both).collect()
}

fn traps(data: &Data) -> Result<(Vec<TrapCard>, Vec<Trap>), DataError> {
    const FILE: &str = "traps.toml";
    let file: TrapsFile = data.read(FILE)?;
    let all = rows(data, FILE, &file.trap, &Trap::ALL, |row| row.id)?;
    let copies: Vec<(Trap, u8)> = all.iter().map(|row| (row.id, row.copies)).collect();
    let card = |row: &records::TrapRow| TrapCard {
        cost: Cost::of(&row.cost),
        charges: row.charges,
        steps: row.effect,
    };
    let cards = deck(data, FILE, &copies)?;
    Ok((all.iter().map(card).collect(), cards))
}

fn events(data: &Data, with_troll: bool) -> Result<(Vec<EventRow>, Vec<Event>), DataError> {
    const FILE: &str = "events.toml";
    let file: EventsFile = data.read(FILE)?;
    let all = rows(data, FILE, &file.event, &Event::ALL, |row| row.id)?;
    let copies = |row: &EventRow| {
        let is_left_out = row.id == Event::Troll && !with_troll;
        (row.id, if is_left_out { 0 } else { row.copies })
    };
    let copies: Vec<(Event, u8)> = all.iter().map(copies).collect();
    let cards = deck(data, FILE, &copies)?;
    Ok((all, cards))
}

fn spawn(data: &Data) -> Result<(Vec<[Entry; 3]>, Vec<SpawnCard>), DataError> {
    const FILE: &str = "spawn.toml";
    let file: SpawnFile = data.read(FILE)?;
    let all = rows(data, FILE, &file.card, &SpawnCard::ALL, |row| row.id)?;
    let copies: Vec<(SpawnCard, u8)> = all.iter().map(|row| (row.id, row.copies)).collect();
    let ranks = |row: &records::SpawnRow| {
        let near = format!("\"{}\"", row.id);
        let ranks = <[Entry; 3]>::try_from(row.ranks.as_slice());
        ranks.map_err(|_| data.error(FILE, &near, "ranks", "a row for each of three Ranks"))
    };
    let cards = deck(data, FILE, &copies)?;
    Ok((all.iter().map(ranks).collect::<Result<_, _>>()?, cards))
}

/// Every copy of every card.
fn deck<N: Copy>(data: &Data, file: &str, copies: &[(N, u8)]) -> Result<Vec<N>, DataError> {
    let cards = copies.iter().flat_map(|&(name, count)| (0..count).map(move |_| name));
    let cards: Vec<N> = cards.collect();
    if cards.is_empty() || cards.len() > DECK {
        let what = format!("a deck has 1 to {DECK} cards");
        return Err(data.error(file, "copies", "copies", what));
    }
    Ok(cards)
}

/// V2.5 Hero Deck. Whether a deck that was chosen can be played.
fn check_heroes(chosen: &Chosen, scenario: &Scenario, heroes: &[HeroRow]) -> Result<(), SetError> {
    const LEAST: usize = 5;
    if chosen.heroes.is_empty() {
        return Ok(());
    }
    if !scenario.uses.heroes {
        return Err(refuse("heroes", Message::new("option-heroes-need-a-scenario")));
    }
    let has = |of| chosen.heroes.iter().any(|hero| heroes[hero.index()].of_type == of);
    if chosen.heroes.len() < LEAST || !Type::ALL.into_iter().all(has) {
        return Err(refuse("heroes", Message::new("option-heroes-of-every-type")));
    }
    Ok(())
}

/// What the figures of the software and the dice allow.
fn check_numbers(numbers: &Numbers, data: &Data) -> Result<(), DataError> {
    use crate::terms::Kind;
    const FILE: &str = "numbers.toml";
    let supply = &numbers.supply;
    let most = [
        ("peasants", supply.peasants, Kind::Peasant.most()),
        ("hunters", supply.hunters, Kind::Hunter.most()),
        ("yunfakh", supply.yunfakh, Kind::Yunfakh.most()),
    ];
    if let Some((key, _, most)) = most.iter().find(|(_, count, most)| count > most) {
        return Err(data.error(FILE, "[supply]", key, format!("at most {most}")));
    }
    for (key, faces) in [("day", &numbers.dice.day), ("night", &numbers.dice.night)] {
        if faces.len() != 6 {
            return Err(data.error(FILE, "[dice]", key, "a die has six faces"));
        }
    }
    if numbers.small_groups.below != 3 {
        let what = "scenarios are printed for three monsters and more";
        return Err(data.error(FILE, "[small-groups]", "below", what));
    }
    if numbers.spawning.display > 8 {
        return Err(data.error(FILE, "[spawning]", "display", "at most 8"));
    }
    Ok(())
}
