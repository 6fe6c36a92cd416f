//! Reading the setting from the data files, and refusing what does not make a box (M1).

use super::lookup::Lookup;
use super::numbers::{GloryFile, RoundsFile, ScenariosFile, TrackId};
use super::records::{
    EquipmentFile, HeadersFile, InitialFile, LandsFile, LootFile, MercenariesFile, MissionsFile,
    MonstersFile, NovicesFile, PanicFile, TrapsFile,
};
use super::{Chosen, Difficulty, Setting};
use crate::components;
use crate::terms::{Building, Card, Equipment, Mercenary, Panic, Token, Trap};
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{Data, DataError, DataFile, Member, Message};
use std::fmt::Display;

/// The data files, as embedded.
pub(crate) const FILES: &[DataFile] = kernel::files![in "../../data":
    "initial.toml", "mercenaries.toml", "novices.toml", "monsters.toml", "lands.toml", "equipment.toml", "traps.toml",
    "loot.toml", "panic.toml", "missions.toml", "headers.toml", "citadel.toml", "glory.toml", "rounds.toml",
    "scenarios.toml", "constants.toml",
];

/// Reads everything, or says what is wrong.
pub(crate) fn read(chosen: Chosen, data: &Data) -> Result<Setting, SetError> {
    let glory: GloryFile = data.read("glory.toml")?;
    let rounds: RoundsFile = data.read("rounds.toml")?;
    let missions: MissionsFile = data.read("missions.toml")?;
    let [novice] = data.read::<NovicesFile>("novices.toml")?.novice;
    let setting = Setting {
        scenario: scenario(&chosen, data)?,
        numbers: data.read("constants.toml")?,
        novice,
        citadel: data.read("citadel.toml")?,
        bands: glory.band,
        affinity_points: affinity_points(&glory),
        round_dice: round_dice(&chosen, &rounds, data)?,
        heroic_death: rounds.heroic_death.glory,
        mercenaries: mercenaries(data)?,
        monsters: by_name(
            data,
            "monsters.toml",
            data.read::<MonstersFile>("monsters.toml")?.monster,
            |row| row.id,
        )?,
        lands: by_name(data, "lands.toml", data.read::<LandsFile>("lands.toml")?.land, |row| {
            row.id
        })?,
        equipment: by_name(
            data,
            "equipment.toml",
            data.read::<EquipmentFile>("equipment.toml")?.equipment,
            |row| row.id,
        )?,
        traps: by_name(data, "traps.toml", data.read::<TrapsFile>("traps.toml")?.trap, |row| {
            row.id
        })?,
        loot: by_name(data, "loot.toml", data.read::<LootFile>("loot.toml")?.loot, |row| row.id)?,
        dice_missions: by_number(data, missions.dice_mission, "dice-mission", |tile| tile.id)?,
        contracts: by_number(data, missions.contract, "contract", |tile| tile.id)?,
        headers: by_name(
            data,
            "headers.toml",
            data.read::<HeadersFile>("headers.toml")?.header,
            |row| row.id,
        )?
        .map(|row| row.paths),
        equipment_of: [Equipment::Krakhen; Card::COUNT],
        trap_of: [Trap::Initial; Token::COUNT],
        panic_of: [Building::Lodge; Panic::COUNT],
        lookup: Lookup::EMPTY,
        chosen,
    };
    let mut setting = with_copies(setting, data)?;
    setting.lookup = Lookup::of(&setting);
    components::check(&setting, data)?;
    Ok(setting)
}

/// The scenario of a solo game, checked against the options (M38).
fn scenario(chosen: &Chosen, data: &Data) -> Result<Option<super::Scenario>, SetError> {
    let file: ScenariosFile = data.read("scenarios.toml")?;
    let Some(number) = chosen.scenario else { return Ok(None) };
    let scenario = file.scenario.into_iter().find(|scenario| scenario.number == number);
    let Some(scenario) = scenario else {
        let reason = format!("scenario {number} is missing");
        return Err(data.error("scenarios.toml", "[[scenario]]", "number", reason).into());
    };
    if scenario.no_tutorial && chosen.difficulty == Difficulty::Tutorial {
        return Err(refuse("difficulty", Message::new("refuse-doom-without-tutorial")));
    }
    let clan = chosen.affinities[0];
    if clan.is_some() && scenario.affinity.is_some() && clan != scenario.affinity {
        return Err(refuse("affinity-1", Message::new("refuse-scenario-names-the-clan")));
    }
    Ok(Some(scenario))
}

/// The points by icons, filled from the steps.
fn affinity_points(glory: &GloryFile) -> [u8; 7] {
    let mut points = [0; 7];
    for step in glory.affinity {
        points.iter_mut().skip(step.icons.into()).for_each(|place| *place = step.points);
    }
    points
}

/// The track of the difficulty (M33).
fn round_dice(chosen: &Chosen, rounds: &RoundsFile, data: &Data) -> Result<[u8; 6], DataError> {
    let wanted = match chosen.difficulty {
        Difficulty::Tutorial => TrackId::Tutorial,
        Difficulty::Normal | Difficulty::Hard => TrackId::Printed,
        Difficulty::CutThroat => TrackId::CutThroat,
    };
    let track = rounds.track.iter().find(|track| track.id == wanted);
    track.map(|track| track.dice).ok_or_else(|| {
        data.error("rounds.toml", "[[track]]", "id", format!("the track {wanted:?} is missing"))
    })
}

/// Rows in the order of their numbers; each must be there once.
fn table<T: Copy, const N: usize>(
    rows: Vec<T>,
    number: impl Fn(&T) -> usize,
    refuse: impl Fn(usize, &'static str) -> DataError,
) -> Result<[T; N], DataError> {
    let mut places = [None; N];
    for row in rows {
        let number = number(&row);
        let place = places.get_mut(number).ok_or_else(|| refuse(number, "does not belong here"))?;
        if place.replace(row).is_some() {
            return Err(refuse(number, "is there twice"));
        }
    }
    if let Some(missing) = places.iter().position(Option::is_none) {
        return Err(refuse(missing, "is missing"));
    }
    Ok(places.map(|place| place.expect("every place was found filled")))
}

/// Rows of Mission tiles by the number of the tile.
fn by_number<T: Copy, const N: usize>(
    data: &Data,
    rows: Vec<T>,
    heading: &'static str,
    number: impl Fn(&T) -> u8,
) -> Result<[T; N], DataError> {
    table(
        rows,
        |row| number(row).into(),
        |tile, what| {
            data.error("missions.toml", heading, "id", format!("{heading} {} {what}", tile + 1))
        },
    )
}

/// Rows of a file by the names of what they are of.
fn by_name<T: Copy, K: Member + Display, const N: usize>(
    data: &Data,
    file: &'static str,
    rows: Vec<T>,
    id: impl Fn(&T) -> K,
) -> Result<[T; N], DataError> {
    table(
        rows,
        |row| id(row).number(),
        |number, what| {
            let name = K::of(number);
            data.error(file, &format!("\"{name}\""), "id", format!("{name} {what}"))
        },
    )
}

fn mercenaries(data: &Data) -> Result<[super::MercenaryCard; Mercenary::ALL.len()], DataError> {
    let mut rows = data.read::<InitialFile>("initial.toml")?.member;
    rows.extend(data.read::<MercenariesFile>("mercenaries.toml")?.mercenary);
    by_name(data, "mercenaries.toml", rows, |row| row.id)
}

/// Lays out the single cards and tokens of the kinds that have copies, and counts them (M1).
fn with_copies(mut setting: Setting, data: &Data) -> Result<Setting, DataError> {
    components::check_cards(&setting, data)?;
    components::check_traps(&setting, data)?;
    let cards = setting.equipment.iter().flat_map(|row| (0..row.copies).map(|_| row.id));
    setting.equipment_of.iter_mut().zip(cards).for_each(|(place, kind)| *place = kind);
    let tokens = setting.traps.iter().flat_map(|row| (0..row.copies).map(|_| row.id));
    setting.trap_of.iter_mut().zip(tokens).for_each(|(place, kind)| *place = kind);
    let panic = data.read::<PanicFile>("panic.toml")?.panic;
    components::check_panic(&panic, data)?;
    let tokens = panic.iter().flat_map(|row| (0..row.copies).map(|_| row.building));
    setting.panic_of.iter_mut().zip(tokens).for_each(|(place, building)| *place = building);
    Ok(setting)
}
