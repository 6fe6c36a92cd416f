//! The scenario of a table: its numbers for this many monsters at this difficulty (V2.2, V32.1).

use super::map::Map;
use super::options::Chosen;
use super::records::{GoalName, Module, Numbers, ScenarioRow, ScenariosFile, SmallGroups};
use crate::law;
use crate::terms::{MapName, ScenarioName, Zone, Zones};
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{Data, DataError, Message, Para, cite};

const FILE: &str = "scenarios.toml";

/// The most spawn tokens (the box has six).
pub const TOKENS: usize = 6;

/// A scenario as played.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// Its name.
    pub name: ScenarioName,
    /// Its map.
    pub map: MapName,
    /// How it is won.
    pub goal: GoalName,
    /// Village Morale at the start, where it is used.
    pub morale: Option<u8>,
    /// The health of the Heart.
    pub heart: u8,
    /// How many dice a monster rolls.
    pub dice: u8,
    /// The zones of the active spawn tokens, in order.
    pub tokens: Vec<Zone>,
    /// The spacing of events on the dial, where they are used.
    pub events_every: Option<u8>,
    /// How many of what the goal counts.
    pub count: u8,
    /// How often a monster may work at the goal in a turn.
    pub per_turn: u8,
    /// The experience the goal gives.
    pub reward: u8,
    /// The rounds of the goal.
    pub rounds: u8,
    /// The zones of the goal.
    pub zones: Zones,
    /// Its own Summoning Chamber, where its map has none.
    pub chamber: Option<Zone>,
    /// From which level the Rank is 3.
    pub rank_3: u8,
    /// The rules in use.
    pub uses: Uses,
}

/// The rules in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a part of the rules, in use or not")]
pub struct Uses {
    /// Hunters.
    pub hunters: bool,
    /// Traps.
    pub traps: bool,
    /// Heroes.
    pub heroes: bool,
    /// Day and Night.
    pub day_and_night: bool,
    /// The Troll.
    pub troll: bool,
    /// Yunfakh Hunters.
    pub yunfakh: bool,
}

impl Scenario {
    /// V2.2 Scenario.
    /// V32.1 Difficulty.
    pub(super) fn read(chosen: &Chosen, numbers: &Numbers, data: &Data) -> Result<Self, SetError> {
        cite(law::setup::SCENARIO);
        cite(law::difficulty::DIFFICULTY);
        let file: ScenariosFile = data.read(FILE)?;
        let near = format!("\"{}\"", chosen.scenario);
        let row = file.scenario.into_iter().find(|row| row.id == chosen.scenario);
        let row = row.ok_or_else(|| data.error(FILE, &near, "id", "this scenario is missing"))?;
        let level = numbers.difficulty.iter().find(|row| row.id == chosen.difficulty);
        let level = level.ok_or_else(|| {
            data.error("numbers.toml", "[[difficulty]]", "id", "every difficulty has a row")
        })?;
        let dials = Dials::of(&row, chosen.team.len(), &numbers.small_groups);
        let wanted = chosen.team.len() + usize::from(numbers.spawning.more_tokens + level.tokens);
        if row.tokens.len() < wanted.min(TOKENS) || row.tokens.len() > TOKENS {
            return Err(data.error(FILE, &near, "tokens", "six spawn tokens").into());
        }
        let heart = if row.morale.is_some() { level.heart } else { level.heart_without_morale };
        let uses = uses(chosen, &row)?;
        Ok(Self {
            name: row.id,
            map: row.map,
            goal: row.goal,
            morale: dials.morale.map(|morale| percent(morale, level.morale_percent)),
            heart: dials.heart.saturating_add_signed(heart).max(1),
            dice: dials.dice.unwrap_or(numbers.dice.rolled),
            tokens: row.tokens.iter().take(wanted).copied().map(Zone).collect(),
            events_every: row.events_every.filter(|&every| every > 0),
            count: dials.count.saturating_add_signed(level.count).max(1),
            per_turn: row.per_turn,
            reward: row.reward,
            rounds: row.rounds,
            zones: row.zones.iter().copied().map(Zone).collect(),
            chamber: row.chamber.map(Zone),
            rank_3: level.rank_3.min(numbers.spawning.rank_3),
            uses,
        })
    }

    /// The paragraph of the scenario.
    pub const fn para(&self) -> Para {
        use law::scenarios as s;
        match self.name {
            ScenarioName::PitchforksAtTheGate => s::PITCHFORKS_AT_THE_GATE,
            ScenarioName::TheHuntersCome => s::THE_HUNTERS_COME,
            ScenarioName::BadNewsFromTheVillage => s::BAD_NEWS_FROM_THE_VILLAGE,
            ScenarioName::EnginesOfTheHouse => s::ENGINES_OF_THE_HOUSE,
            ScenarioName::NamesTheyFear => s::NAMES_THEY_FEAR,
            ScenarioName::Breaches => s::BREACHES,
            ScenarioName::AMealForTheHouse => s::A_MEAL_FOR_THE_HOUSE,
            ScenarioName::TheCalling => s::THE_CALLING,
            ScenarioName::HoldTillTheThirdDawn => s::HOLD_TILL_THE_THIRD_DAWN,
            ScenarioName::Heirlooms => s::HEIRLOOMS,
            ScenarioName::TrollAtTheTable => s::TROLL_AT_THE_TABLE,
            ScenarioName::TheLanternRoad => s::THE_LANTERN_ROAD,
        }
    }

    /// Whether the map has every zone the scenario names.
    pub(super) fn check(&self, map: &Map, data: &Data) -> Result<(), DataError> {
        let near = format!("\"{}\"", self.name);
        let strange = |zone: Zone| !map.zones.has(zone);
        if self.tokens.iter().any(|&zone| strange(zone) || zone == Zone::HEART) {
            return Err(data.error(FILE, &near, "tokens", "the map has no such spawn zone"));
        }
        if self.zones.iter().any(strange) {
            return Err(data.error(FILE, &near, "zones", "the map has no such zone"));
        }
        if self.chamber.is_some_and(strange) {
            return Err(data.error(FILE, &near, "chamber", "the map has no such zone"));
        }
        if self.goal == GoalName::Calling && map.chamber.is_none() {
            return Err(data.error(FILE, &near, "map", "the map has no Summoning Chamber"));
        }
        Ok(())
    }
}

/// The numbers of a scenario for this many monsters, before the difficulty changes them.
struct Dials {
    morale: Option<u8>,
    heart: u8,
    count: u8,
    /// Where it is not the usual number.
    dice: Option<u8>,
}

impl Dials {
    fn of(row: &ScenarioRow, monsters: usize, small: &SmallGroups) -> Self {
        match monsters.checked_sub(usize::from(small.below)) {
            Some(column) => Self {
                morale: row.morale.map(|morale| morale[column]),
                heart: row.heart[column],
                count: row.count[column],
                dice: None,
            },
            None => Self::small_groups(row, monsters, small),
        }
    }

    /// V32.2 Small Groups. By head as much as for the smallest printed number, Morale a little less.
    fn small_groups(row: &ScenarioRow, monsters: usize, small: &SmallGroups) -> Self {
        cite(law::difficulty::SMALL_GROUPS);
        let part = |whole: u8| {
            let part = (usize::from(whole) * monsters).div_ceil(usize::from(small.below));
            u8::try_from(part).expect("a part is smaller than the whole")
        };
        Self {
            morale: row.morale.map(|morale| percent(part(morale[0]), small.percent - 100)),
            heart: small.heart,
            count: part(row.count[0]),
            dice: Some(small.dice),
        }
    }
}

fn uses(chosen: &Chosen, row: &ScenarioRow) -> Result<Uses, SetError> {
    let has = |module| row.rules.contains(&module);
    let has_events = has(Module::Events) && row.events_every.is_some();
    if chosen.troll && !has_events {
        return Err(refuse("troll", Message::new("option-troll-needs-events")));
    }
    if chosen.yunfakh && !has(Module::Hunters) {
        return Err(refuse("yunfakh", Message::new("option-yunfakh-need-hunters")));
    }
    Ok(Uses {
        hunters: has(Module::Hunters),
        traps: has(Module::Traps),
        heroes: has(Module::Heroes),
        day_and_night: has(Module::DayNight) || chosen.day_and_night,
        troll: has(Module::Troll) || chosen.troll,
        yunfakh: has(Module::Yunfakh) || chosen.yunfakh,
    })
}

/// A number changed by this many parts of a hundred, rounded down.
fn percent(number: u8, change: i16) -> u8 {
    let changed = i32::from(number) * (100 + i32::from(change)) / 100;
    u8::try_from(changed.clamp(1, i32::from(u8::MAX))).expect("a clamped number fits")
}
