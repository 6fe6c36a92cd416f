//! It's a Wonderful Kingdom, judged: what a bot does not do.

use super::*;
use crate::policy::Scales;
use crate::{AnyBot, Bot, Budget, Level, Task};
use kernel::{Data, Fast, Options, Quiet, Seat, Seed, Source, Table, Viewer};
use wonderful_kingdom::setting::faces::Kind;
use wonderful_kingdom::terms::{Card, Target};
use wonderful_kingdom::{Choice, Question};

type Given<'a> = &'a [(&'a str, &'a str)];

fn table(given: Given<'_>, seed: u64) -> Table<WonderfulKingdom> {
    let options =
        Options::accept(WonderfulKingdom::options(), given.iter().copied()).expect("good options");
    let data = Data::embedded(WonderfulKingdom::data());
    Table::new(&options, &data, Seed::from_number(seed)).expect("a table is set")
}

fn choices(table: &Table<WonderfulKingdom>) -> Vec<Choice> {
    let ask = table.asks()[0];
    table.offers(&ask).iter().map(|offer| offer.choice).collect()
}

/// The promises of what the first seat that is asked may choose.
fn promises(table: &Table<WonderfulKingdom>) -> Vec<u16> {
    let ask = table.asks()[0];
    let offers = table.offers(&ask);
    let mut promises = vec![0; offers.len()];
    let position = &table.state().position;
    let setting = table.setting();
    WonderfulKingdom::promise(&Asked { setting, position, ask: &ask, offers }, &mut promises);
    promises
}

/// Moments of games in which it is as asked, played by quick choice.
fn moments(
    given: Given<'_>,
    seeds: std::ops::Range<u64>,
    is_so: impl Fn(&Table<WonderfulKingdom>, Question) -> bool,
) -> Vec<Table<WonderfulKingdom>> {
    let mut found = Vec::new();
    for seed in seeds {
        let (mut table, mut chance) = (table(given, seed), Fast::new(seed));
        while let Some(ask) = table.asks().first().copied() {
            if is_so(&table, ask.question) {
                found.push(table);
                break;
            }
            let quiet = Quiet::from_state(&**table.setting(), table.state(), 1);
            // Sometimes at random, so that odd moments come up as well.
            let offers = table.offers(&ask);
            let pick = if chance.below(3) == 0 {
                chance.below(u32::try_from(offers.len()).unwrap()) as usize
            } else {
                crate::policy::draw::<_, WonderfulKingdom>(
                    &quiet,
                    &ask,
                    &mut Scales::default(),
                    &mut chance,
                )
            };
            let choice = offers[pick].choice;
            table.play(ask.seat, choice).expect("it was offered");
        }
    }
    found
}

/// What the levels that look ahead answer to the first seat that is asked.
fn answers(table: &Table<WonderfulKingdom>) -> Vec<(Level, Choice)> {
    let answer = |level: Level| {
        let looks = level.takes_time().then_some(Budget::Iterations(200));
        let task = Task { budget: looks, ..Task::new(table.asks()[0].seat, level, 5) };
        let thought = Bot::<WonderfulKingdom>::new()
            .mind()
            .think(&table.knowledge(task.seat).unwrap(), task)
            .unwrap();
        (level, thought.choice.parse().unwrap())
    };
    [Level::Adept, Level::Master].map(answer).to_vec()
}

const QUESTS: Given<'static> = &[("module", "quests")];
const MENACE: Given<'static> = &[("module", "menace")];
const CONQUEST: Given<'static> = &[("module", "conquest"), ("board", "b2")];

#[test]
fn worth_adds_up_and_follows_the_score() {
    let is_late = |table: &Table<WonderfulKingdom>, _| {
        let (setting, position) = (table.setting(), &table.state().position);
        let [blue, red] = [Seat(0), Seat(1)].map(|seat| scoring::score(setting, position, seat));
        position.round() == 4 && (blue - red).abs() > 25
    };
    let found = moments(QUESTS, 0..60, is_late);
    assert!(!found.is_empty(), "somebody is far ahead somewhere");
    for table in found {
        let (setting, position) = (table.setting(), &table.state().position);
        let worth = WonderfulKingdom::worth(setting, position);
        assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{worth:?}");
        let ahead =
            scoring::score(setting, position, Seat(0)) > scoring::score(setting, position, Seat(1));
        assert_eq!(worth[0] > worth[1], ahead, "{worth:?}");
    }
}

#[test]
fn no_level_knows_what_its_seat_does_not() {
    let mut compared = 0;
    for seed in 0..8 {
        let mut table = table(MENACE, seed);
        let mut chance = Fast::new(seed);
        for _ in 0..3 + 2 * seed {
            let Some(ask) = table.asks().first().copied() else { break };
            let offers = table.offers(&ask);
            let pick = chance.below(u32::try_from(offers.len()).unwrap()) as usize;
            let choice = offers[pick].choice;
            table.play(ask.seat, choice).unwrap();
        }
        let Some(seat) = table.asks().first().map(|ask| ask.seat) else { continue };
        let other = table.imagined(Viewer::Seat(seat), &mut Fast::new(seed + 1000));
        for level in Level::ALL {
            let looks = (level != Level::Novice).then_some(Budget::Iterations(48));
            let task = Task { budget: looks, ..Task::new(seat, level, 9) };
            let think = |table: &Table<WonderfulKingdom>| {
                Bot::<WonderfulKingdom>::new()
                    .mind()
                    .think(&table.knowledge(task.seat).unwrap(), task)
            };
            assert_eq!(think(&table), think(&other), "seed {seed}, {level}");
        }
        compared += usize::from(table.digest() != other.digest());
    }
    assert!(compared > 2, "only {compared} imagined tables differ from the real one");
}

#[test]
fn nothing_is_begun_that_can_never_be_finished() {
    let is_hopeless = |table: &Table<WonderfulKingdom>| {
        let lines = choices(table).into_iter().zip(promises(table));
        let lost =
            lines.filter(|(it, promise)| matches!(it, Choice::Construct(_)) && *promise == 0);
        lost.map(|(choice, _)| choice).collect::<Vec<_>>()
    };
    let found = moments(QUESTS, 0..12, |table, question| {
        question == Question::Plan
            && table.state().position.round() == 4
            && !is_hopeless(table).is_empty()
    });
    assert!(found.len() > 3, "{} hopeless cards", found.len());
    for table in &found[..4] {
        for (level, choice) in answers(table) {
            assert!(!is_hopeless(table).contains(&choice), "{level} begins {choice}");
        }
    }
}

/// How many pieces are missing on the card of a target.
fn missing(table: &Table<WonderfulKingdom>, target: Target) -> Option<u32> {
    let Target::Site(site) = target else { return None };
    let card: Card = table.setting().faces.card(site)?;
    let face = table.setting().faces.face(card);
    let is_building = matches!(face.kind, Kind::Development(_));
    let left = face.spaces.all.count_ones() - table.state().position.works(card).len();
    is_building.then_some(left)
}

fn finishes(table: &Table<WonderfulKingdom>, choice: Choice) -> bool {
    matches!(choice, Choice::Put(_, target) if missing(table, target) == Some(1))
}

#[test]
fn the_last_cube_finishes_a_card_rather_than_going_to_alchemy() {
    let found = moments(QUESTS, 0..10, |table, question| {
        let Question::Place(resource) = question else { return false };
        let cubes = table.state().position.realm(table.asks()[0].seat).cubes(resource);
        // With more of them it does not matter which goes first.
        cubes == 1 && choices(table).into_iter().any(|choice| finishes(table, choice))
    });
    assert!(found.len() > 4);
    for (table, (level, choice)) in
        found[..5].iter().flat_map(|table| answers(table).into_iter().map(move |it| (table, it)))
    {
        let wasted = matches!(choice, Choice::Put(_, Target::Alchemy) | Choice::Scrap(_));
        assert!(!wasted, "{level}: {choice} among {:?}", choices(table));
    }
}

#[test]
fn cards_with_cubes_on_them_are_not_scrapped() {
    let found = moments(MENACE, 0..10, |table, question| {
        let is_worked = |choice: Choice| {
            let Choice::Scrap(site) = choice else { return false };
            let card = table.setting().faces.card(site).expect("it is in the game");
            table.state().position.works(card).len() > 1
        };
        table.state().position.round() < 4
            && question == Question::Plan
            && choices(table).into_iter().any(is_worked)
    });
    assert!(found.len() > 3);
    for (level, choice) in found[..4].iter().flat_map(answers) {
        assert!(!matches!(choice, Choice::Scrap(_)), "{level}: {choice}");
    }
}

#[test]
fn a_menace_that_can_be_defeated_in_the_end_is() {
    let is_easy = |table: &Table<WonderfulKingdom>, question: Question| {
        let (setting, position) = (table.setting(), &table.state().position);
        let realm = position.realm(table.asks()[0].seat);
        let menaces = realm.construction().and(setting.faces.menaces);
        let left = |card: Card| {
            setting.faces.face(card).spaces.all.count_ones() - position.works(card).len()
        };
        question == Question::Fight
            && position.round() == 4
            && menaces.iter().any(|card| left(card) <= u32::from(realm.soldiers()))
    };
    let found = moments(MENACE, 0..30, is_easy);
    assert!(found.len() > 2, "{} easy fights", found.len());
    for (level, choice) in found[..3].iter().flat_map(answers) {
        assert_ne!(choice, Choice::Pass, "{level}");
    }
}

#[test]
fn what_harms_the_opponent_is_not_destroyed() {
    let found = moments(CONQUEST, 0..60, |table, question| {
        let ills = table.setting().faces.calamities;
        let is_ill = |choice: &Choice| matches!(choice, Choice::Discard(name) if table.setting().faces.find(*name, ills).is_some());
        question == Question::Destroy && choices(table).iter().any(is_ill)
    });
    assert!(!found.is_empty(), "somebody could destroy a Calamity");
    for table in &found[..found.len().min(3)] {
        for (level, choice) in answers(table) {
            let Choice::Discard(name) = choice else { continue };
            let ills = table.setting().faces.calamities;
            assert!(table.setting().faces.find(name, ills).is_none(), "{level} destroys {name}");
        }
    }
}
