//! Monster Lands, judged: what a bot does not do.

use super::*;
use crate::{AnyBot, Bot, Budget, Level, Task, judge};
use kernel::{Data, Fast, Options, Quiet, Seed, Source, Table};
use monster_lands::adventure::Deed;
use monster_lands::setting::Resource;
use monster_lands::terms::{Building, Mercenary, Place, Side};

type Asked = (Seat, Vec<Choice>);

fn table(seats: &str, seed: u64) -> Table<MonsterLands> {
    set(&[("seats", seats)], seed)
}

fn set(options: &[(&str, &str)], seed: u64) -> Table<MonsterLands> {
    let options = Options::accept(MonsterLands::options(), options.iter().copied()).unwrap();
    let data = Data::embedded(MonsterLands::data());
    Table::new(&options, &data, Seed::from_number(seed)).unwrap()
}

fn offered(table: &Table<MonsterLands>) -> Option<(Question, Asked)> {
    let ask = table.asks().first()?;
    let choices = table.offers(ask).iter().map(|offer| offer.choice).collect();
    Some((ask.question, (ask.seat, choices)))
}

/// How a choice is picked among those that are offered.
type Pick = fn(&Table<MonsterLands>, &mut Fast) -> usize;

fn at_random(table: &Table<MonsterLands>, chance: &mut Fast) -> usize {
    chance.below(u32::try_from(table.offers(&table.asks()[0]).len()).unwrap()) as usize
}

/// The more promising, the likelier.
fn by_promise(table: &Table<MonsterLands>, chance: &mut Fast) -> usize {
    let quiet = Quiet::from_state(&**table.setting(), table.state(), 1);
    crate::policy::draw::<_, MonsterLands>(
        &quiet,
        &quiet.asks()[0],
        &mut crate::policy::Scales::default(),
        chance,
    )
}

/// Tables at which play has come to what is looked for, one for each of these seeds where it does.
fn tables(
    (seats, pick): (&'static str, Pick),
    seeds: std::ops::Range<u64>,
    is_so: impl Fn(&Table<MonsterLands>, Question, &Asked) -> bool,
) -> impl Iterator<Item = Table<MonsterLands>> {
    seeds.filter_map(move |seed| {
        let (mut table, mut chance) = (table(seats, seed), Fast::new(seed));
        loop {
            let (question, asked) = offered(&table)?;
            if is_so(&table, question, &asked) {
                return Some(table);
            }
            let choice = asked.1[pick(&table, &mut chance)];
            table.play(asked.0, choice).unwrap();
        }
    })
}

/// What each level answers, with a few seeds.
fn answers(table: &Table<MonsterLands>) -> Vec<(Level, Choice)> {
    let seat = table.asks()[0].seat;
    let mut answers = Vec::new();
    for level in Level::ALL {
        for seed in 0..3 {
            let looks = level.takes_time().then_some(Budget::Iterations(200));
            let task = Task { budget: looks, ..Task::new(seat, level, seed) };
            let thought = Bot::<MonsterLands>::new()
                .mind()
                .think(&table.knowledge(task.seat).unwrap(), task)
                .unwrap();
            answers.push((level, thought.choice.parse().unwrap()));
        }
    }
    answers
}

fn promise(table: &Table<MonsterLands>, choice: Choice) -> u16 {
    let ask = table.asks()[0];
    let (offers, position) = (table.offers(&ask), &table.state().position);
    let mut promises = vec![0; offers.len()];
    let setting = table.setting();
    MonsterLands::promise(&judge::Asked { setting, position, ask: &ask, offers }, &mut promises);
    let place = offers.iter().position(|offer| offer.choice == choice).unwrap();
    promises[place]
}

#[test]
fn nobody_sells_a_trophy_when_only_the_points_are_left_to_count() {
    for seats in ["1", "2"] {
        let sells = |question, asked: &Asked| {
            question == Question::BeforeScoring
                && asked.1.iter().any(|choice| matches!(choice, Choice::Sell(_)))
        };
        let found = tables((seats, by_promise), 0..60, |_, question, asked| sells(question, asked));
        let found: Vec<_> = found.take(2).collect();
        assert!(!found.is_empty(), "somebody has a Trophy at the end");
        for (level, choice) in found.iter().flat_map(answers) {
            assert!(!matches!(choice, Choice::Sell(_)), "{level} at {seats} seats: {choice}");
        }
    }
}

/// The first turn of one who plays a scenario alone.
fn first_turn_in(scenario: &str, seed: u64) -> Table<MonsterLands> {
    let (mut table, mut chance) =
        (set(&[("seats", "1"), ("scenario", scenario)], seed), Fast::new(seed));
    while let Some((question, asked)) = offered(&table).filter(|(it, _)| *it != Question::Turn) {
        let choice = asked.1[by_promise(&table, &mut chance)];
        assert!(!matches!(question, Question::BeforeScoring), "a turn comes before the end");
        table.play(asked.0, choice).unwrap();
    }
    table
}

#[test]
fn where_stores_are_to_be_full_buildings_that_fill_them_draw() {
    for seed in 0..5 {
        let [plain, loaded] = ["1", "5"].map(|scenario| first_turn_in(scenario, seed));
        for building in [Building::Bazaar, Building::Armory, Building::Lodge] {
            let visit = Choice::Visit(building);
            let drawn = (promise(&plain, visit), promise(&loaded, visit));
            assert!(drawn.0 < drawn.1, "{building:?}: {drawn:?}");
        }
    }
}

#[test]
fn who_is_to_be_diverse_hires_whom_the_clan_lacks() {
    let table = first_turn_in("7", 1);
    let scene = Scene::new(table.setting(), &table.state().position, Seat(0));
    let own = Affinity::ALL.into_iter().max_by_key(|it| scene.muster().icons[it.index()]).unwrap();
    let lacking = Affinity::ALL.into_iter().find(|it| scene.muster().icons[it.index()] == 0);
    let gain = |affinity| scenario::per_recruit(scene, affinity);
    assert!(gain(lacking.unwrap()) > gain(own), "a clan of two begins with one Affinity");
}

#[test]
fn to_convert_a_die_promises_less_than_to_pawn_it() {
    let found = tables(("1", at_random), 0..60, |_, question, asked| {
        let converts = asked.1.iter().any(|choice| matches!(choice, Choice::Convert(_)));
        question == Question::Turn
            && converts
            && asked.1.contains(&Choice::Visit(Building::PawnShop))
    });
    let mut compared = 0;
    for table in found.take(5) {
        let (_, (_, choices)) = offered(&table).unwrap();
        let pawned = promise(&table, Choice::Visit(Building::PawnShop));
        for &choice in choices.iter().filter(|choice| matches!(choice, Choice::Convert(_))) {
            assert!(promise(&table, choice) < pawned, "{choice}");
            compared += 1;
        }
    }
    assert!(compared > 0, "some clan has a Novice");
}

/// What the best Path is worth to those a clan could send out.
fn considered(table: &Table<MonsterLands>) -> Vec<(Mercenary, u16)> {
    let ask = table.asks()[0];
    let (offers, position) = (table.offers(&ask), &table.state().position);
    let mut promises = vec![0; offers.len()];
    let setting = table.setting();
    MonsterLands::consider(&judge::Asked { setting, position, ask: &ask, offers }, &mut promises);
    let sent = offers.iter().zip(promises).filter_map(|(offer, promise)| match offer.choice {
        Choice::Send(mercenary) => Some((mercenary, promise)),
        _ => None,
    });
    sent.collect()
}

#[test]
fn nobody_is_sent_to_die_for_nothing() {
    let found = tables(("2", at_random), 0..60, |table, question, _| {
        let position = &table.state().position;
        question == Question::Turn
            && position.round() > 1
            && considered(table).iter().any(|(_, promise)| *promise == 0)
    });
    let found: Vec<_> = found.take(4).collect();
    assert!(!found.is_empty(), "somebody would only die out there");
    for table in &found {
        let lost = considered(table).into_iter().filter(|(_, promise)| *promise == 0);
        let lost: Vec<_> = lost.map(|(mercenary, _)| Choice::Send(mercenary)).collect();
        for (level, choice) in answers(table).into_iter().filter(|(l, _)| *l != Level::Novice) {
            assert!(!lost.contains(&choice), "{level}: {choice}");
        }
    }
}

#[test]
fn nobody_discards_equipment_for_its_like_while_another_has_none() {
    let found = tables(("2", at_random), 0..80, |table, question, asked| {
        let Question::Bearer(equipment) = question else { return false };
        let (setting, position) = (table.setting(), &table.state().position);
        let worn = setting.equipment(equipment).r#type;
        let has = |choice: &Choice| {
            let Choice::Give(mercenary) = choice else { return false };
            position.equipment_of_type(setting, *mercenary, worn).is_some()
        };
        asked.1.iter().any(has) && !asked.1.iter().all(has)
    });
    let found: Vec<_> = found.take(3).collect();
    assert!(!found.is_empty(), "somebody buys a second of a type");
    for table in &found {
        let Question::Bearer(equipment) = table.asks()[0].question else { unreachable!() };
        let worn = table.setting().equipment(equipment).r#type;
        for (level, choice) in answers(table) {
            let Choice::Give(mercenary) = choice else { panic!("{choice} gives nothing") };
            let old = table.state().position.equipment_of_type(table.setting(), mercenary, worn);
            assert!(old.is_none(), "{level} gives it to {mercenary}");
        }
    }
}

#[test]
fn what_a_contract_was_promised_does_not_go_along_elsewhere() {
    let is_promised = |table: &Table<MonsterLands>, asked: &Asked| {
        let scene = Scene::new(table.setting(), &table.state().position, asked.0);
        asked.1.iter().copied().find(|&choice| missions::promised(scene, choice) > 0.0)
    };
    let found = tables(("1", at_random), 0..400, |table, question, asked| {
        let Question::Add { path, .. } = question else { return false };
        matches!(path.place(), Place::Land(_))
            && asked.1.contains(&Choice::Done)
            && is_promised(table, asked).is_some()
    });
    let mut compared = 0;
    for table in found.take(4) {
        let (_, asked) = offered(&table).unwrap();
        let Some(choice) = is_promised(&table, &asked) else { continue };
        assert!(promise(&table, choice) <= promise(&table, Choice::Done), "{choice}");
        compared += 1;
    }
    assert!(compared > 0, "a contract is promised something somewhere");
}

#[test]
fn points_for_stores_that_are_worth_nothing_any_more_are_taken() {
    let found = tables(("1", at_random), 0..300, |table, _, asked| {
        let (setting, position) = (table.setting(), &table.state().position);
        let tile = position.outside().mission(Side::B);
        position.round() == 6
            && asked.1.contains(&Choice::Adventure(Deed::Fulfil))
            && tile.is_some_and(|tile| {
                let wanted = setting.contract(tile).discard.resource;
                !matches!(wanted, Resource::Gold | Resource::Loot)
            })
    });
    let found: Vec<_> = found.take(3).collect();
    assert!(!found.is_empty(), "somebody can fulfil a contract in the last round");
    for (level, choice) in found.iter().flat_map(answers) {
        assert_eq!(choice, Choice::Adventure(Deed::Fulfil), "{level}");
    }
}

#[test]
fn nobody_pays_for_tokens_there_is_no_room_for() {
    let is_full = |table: &Table<MonsterLands>, _: Question, (seat, choices): &Asked| {
        let limit = table.setting().numbers.limits.defence;
        table.state().position.clan(*seat).defence() >= limit
            && choices.contains(&Choice::Visit(Building::Armory))
            && choices.len() > 1
    };
    let mut seen = 0;
    for table in tables(("1", at_random), 0..120, is_full) {
        for (level, choice) in answers(&table) {
            assert_ne!(choice, Choice::Visit(Building::Armory), "{level}");
        }
        seen += 1;
    }
    assert!(seen > 2, "only {seen} clans had all the Defence there is");
}
