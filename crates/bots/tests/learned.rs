//! What is learned from: sheets that are functions of their number, lessons taken from them, and a bot that was taught.

use bots::arena::Call;
use bots::learn::{Aim, Effort, Sheet, Taught, play, taught};
use bots::net::prior::Teacher;
use bots::net::{Lesson, Pick, Prior, Trainer, Weights};
use bots::{AnyBot, Bot, Budget, Judge, Level, Task};
use kernel::{Data, Face, Fast, Game, Options, Seed, Source, Spoken, Table, Viewer};
use monster_lands::MonsterLands;
use root::Root;
use village_attacks::VillageAttacks;
use wonderful_kingdom::WonderfulKingdom;

const LITTLE: Effort = Effort { quick: 2, deep: 6, leaf: 3, one_in: 6, stray: 8 };

/// Plays the game of a number to learn from it, at the table drawn for it, and takes what it teaches.
fn learned<G: Spoken + Judge<G>>(number: u64) -> (Sheet, Taught) {
    let bot = Bot::<G>::new();
    let drawn = bot.tables(number);
    let drawn = drawn.iter().map(|(name, value)| (*name, value.as_str()));
    let options = Options::accept(G::options(), drawn).expect("drawn options are good");
    let data = Data::embedded(G::data());
    let call = Call { game: &Face::<G>::new(), bot: &bot, options: &options, data: &data };
    let sheet = play(&call, number, LITTLE).expect("the options can be played");
    let taught = taught(&call, &sheet, &Aim::default()).expect("it can be played again");
    (sheet, taught)
}

/// A sheet is a function of its number; its lessons are whole; and what is taught says something.
fn check<G: Spoken + Judge<G>>() {
    let (sheet, Taught { lessons, picks }) = learned::<G>(5);
    assert_eq!(sheet, learned::<G>(5).0, "a game is a function of its number");
    let kept: Sheet = serde_json::from_str(&serde_json::to_string(&sheet).expect("plain data"))
        .expect("what was written is read");
    assert_eq!(kept, sheet);
    assert!(sheet.moments.len() > 5, "{} moments", sheet.moments.len());
    let leaves = sheet.moments.iter().filter(|moment| moment.leaf.is_some()).count();
    assert_eq!(
        lessons.len(),
        sheet.moments.len() + leaves,
        "each moment, and each leaf behind one"
    );
    let inputs = G::SIGHT.size();
    for lesson in &lessons {
        let seats = lesson.leaning.seats();
        assert_eq!(lesson.looks.len(), if G::SIGHT.each { seats } else { 1 });
        assert!(lesson.looks.iter().flatten().all(|&on| usize::from(on) < inputs));
        let sum: f32 = lesson.target[..seats].iter().sum();
        assert!(sheet.together || (sum - 1.0).abs() < 1e-3, "{sum}");
    }
    let mut weights = Bot::<G>::new().blank().expect("it learns");
    let trainer =
        Trainer { epochs: 4, batch: 8, rate: 1e-2, held_out: 10_000, ..Trainer::default() };
    let all: Vec<&Lesson> = lessons.iter().collect();
    let before = bots::net::train::loss(&weights.net, &all);
    let held: Vec<Lesson> =
        lessons.iter().map(|lesson| Lesson { game: 9_999, ..lesson.clone() }).collect();
    trainer.train(&mut weights.net, &[lessons.clone(), held].concat(), |_, _| {});
    assert!(bots::net::train::loss(&weights.net, &all) < before, "it comes nearer");
    weights.prior = Some(check_picks(&sheet, &picks));
    let read = Weights::read::<G, G>(&weights.write()).expect("what was written is read");
    assert_eq!(read, weights);
}

/// Every moment with several offers is picked from, the parts add up, and a prior comes nearer to them.
fn check_picks(sheet: &Sheet, picks: &[Pick]) -> Prior {
    assert_eq!(picks.len(), sheet.moments.len());
    for pick in picks {
        let sum: f32 = pick.offers.iter().map(|offer| offer.part).sum();
        assert!(pick.offers.len() > 1 && (sum - 1.0).abs() < 1e-3, "{sum}");
    }
    let held = picks.iter().map(|pick| Pick { game: 9, ..pick.clone() });
    let both: Vec<Pick> = picks.iter().cloned().chain(held).collect();
    let mut prior = Prior::default();
    let ([before, after], _) = prior.train(&both, &Teacher::default());
    assert!(after < before, "{before} {after}");
    prior
}

#[test]
fn root_is_learned_from_its_sheets() {
    check::<Root>();
}

#[test]
fn monster_lands_is_learned_from_its_sheets() {
    check::<MonsterLands>();
}

#[test]
fn village_attacks_is_learned_from_its_sheets() {
    check::<VillageAttacks>();
}

#[test]
fn wonderful_kingdom_is_learned_from_its_sheets() {
    check::<WonderfulKingdom>();
}

/// Tables are drawn from every role, and each can be set.
#[test]
fn drawn_tables_can_be_set() {
    fn set<G: Spoken + Judge<G>>() {
        for number in 0..60 {
            let drawn = Bot::<G>::new().tables(number);
            let given = drawn.iter().map(|(name, value)| (*name, value.as_str()));
            let options = Options::accept(G::options(), given).expect("drawn options are good");
            let data = Data::embedded(G::data());
            let table = Table::<G>::new(&options, &data, Seed::from_number(number));
            assert!(table.is_ok(), "{drawn:?}");
        }
    }
    set::<Root>();
    set::<MonsterLands>();
    set::<VillageAttacks>();
    set::<WonderfulKingdom>();
}

/// A bot that was taught sees what the others see: an imagined state, and nothing of what is hidden from its seat.
#[test]
fn what_a_seat_cannot_know_does_not_change_what_a_taught_bot_answers() {
    let (_, Taught { lessons, picks }) = learned::<Root>(7);
    let bot = Bot::<Root>::new();
    let mut weights = bot.blank().expect("Root learns");
    let held = lessons.iter().map(|lesson| Lesson { game: 9, ..lesson.clone() }).collect();
    let trainer = Trainer { epochs: 2, batch: 8, rate: 1e-2, ..Trainer::default() };
    trainer.train(&mut weights.net, &[lessons, held].concat(), |_, _| {});
    let mut prior = Prior::default();
    prior.train(&picks, &Teacher { held_out: 1, ..Teacher::default() });
    weights.prior = Some(prior);
    assert!(!weights.net.is_silent());
    let taught = bot.taught(&weights.write()).expect("they fit");
    let options = Options::accept(Root::options(), [("factions", "corvids,eyrie,alliance,duchy")]);
    let (options, data) = (options.expect("good options"), Data::embedded(Root::data()));
    let (mut compared, mut differ) = (0, 0);
    for seed in 0..12 {
        let mut table =
            Table::<Root>::new(&options, &data, Seed::from_number(seed)).expect("a table");
        let mut chance = Fast::new(seed);
        for _ in 0..120 {
            let Some(&ask) = table.asks().first() else { break };
            let offers = table.offers(&ask);
            let pick = chance.below(u32::try_from(offers.len()).expect("offers are few"));
            let choice = offers[pick as usize].choice;
            table.play(ask.seat, choice).expect("it is offered");
        }
        let Some(seat) = table.asks().first().map(|ask| ask.seat) else { continue };
        let other = table.imagined(Viewer::Seat(seat), &mut Fast::new(seed + 1000));
        let task = Task::new(seat, Level::Master, 5);
        let task = Task { budget: Some(Budget::Iterations(48)), ..task };
        let think = |table: &Table<Root>| taught.mind().think(&table.knowledge(seat)?, task);
        assert_eq!(think(&table), think(&other), "seed {seed}");
        compared += 1;
        differ += usize::from(table.digest() != other.digest());
    }
    assert!(compared > 6 && differ > 3, "{differ} of {compared} imagined tables differ");
}

/// A net stays small: features enough to tell positions apart, few enough to be learned and shipped.
#[test]
fn every_game_has_as_many_features_as_a_small_net_takes() {
    fn check<G: Spoken + Judge<G>>(size: usize) {
        let names: std::collections::BTreeSet<String> = G::SIGHT.names().collect();
        assert_eq!(names.len(), G::SIGHT.size(), "{}: each has a name of its own", G::NAME);
        assert_eq!(names.len(), size, "{}", G::NAME);
        let weights = Weights {
            prior: Some(Prior::default()),
            ..Bot::<G>::new().blank().expect("it learns")
        };
        assert!(weights.write().len() < 1_000_000, "{}", G::NAME);
    }
    check::<Root>(1195);
    check::<MonsterLands>(261);
    check::<VillageAttacks>(316);
    check::<WonderfulKingdom>(447);
}

/// Dials are words: a file of a few lines turns a judgement, and one that names a dial nobody knows is refused.
#[test]
fn a_judgement_is_turned_by_a_few_lines() {
    let bot = Bot::<Root>::new();
    let blank = bot.blank().expect("Root learns");
    let words = String::from_utf8_lossy(&blank.write()).into_owned();
    let head: Vec<&str> = words.lines().take(5).collect();
    let file = |dials: &str| format!("{}\n{dials}silent\n---\n", head.join("\n"));
    let read = |dials: &str| Weights::read::<Root, Root>(file(dials).as_bytes());
    let turned = read("dial stands corvids 2.5\n").expect("it is a dial");
    assert_eq!(turned.dials.len(), Root::DIALS.len());
    assert!(turned.dials.contains(&("stands corvids".to_owned(), 2.5)));
    assert_eq!(Weights::read::<Root, Root>(&turned.write()).as_ref(), Ok(&turned));
    assert_eq!(blank.clone().with_numbers_of(&turned.write()).as_ref(), Ok(&turned));
    assert!(turned.write().len() < 2000, "zeros take no place");
    let refused = read("dial stands otters 1\n").expect_err("there are no otters").to_string();
    assert_eq!(refused, "these weights turn \"stands otters\", which this program does not know");
    assert!(read("dial battle much\n").is_err() && read("dial battle inf\n").is_err());
}

/// What is shipped is of the game, its edition and its features: what does not fit would be left out without a word.
#[test]
fn what_is_shipped_fits_and_says_where_it_comes_from() {
    fn shipped<G: Spoken + Judge<G>>() -> bool {
        let Some(bytes) = G::WEIGHTS else { return false };
        let read = Weights::read::<G, G>(bytes).unwrap_or_else(|no| panic!("{}: {no}", G::NAME));
        assert!(!read.from.is_empty(), "{}: they come from somewhere", G::NAME);
        true
    }
    let of = [
        ("root", shipped::<Root>()),
        ("monster-lands", shipped::<MonsterLands>()),
        ("village-attacks", shipped::<VillageAttacks>()),
        ("wonderful-kingdom", shipped::<WonderfulKingdom>()),
    ];
    let of = of.into_iter().filter(|(_, is)| *is).map(|(name, _)| name);
    assert_eq!(of.collect::<Vec<_>>(), ["root"]);
}
