//! What strangers bring is read or refused, never a reason to stop: options, notation, journals, data files, lessons, set-ups in
//! words and files of settings, each with a few things wrong.
//!
//! A slice runs with the other tests; `cargo xtask long --only readers` gives each reader a hundred thousand inputs.

use clap::Parser;
use cli::Args;
use cli::games::Shelf;
use cli::settings::spelled_out;
use kernel::{AnyGame, AnyTable, Data, Fast, Journal, Options, Seat, Seed, Source};
use lessons::Lesson;
use proptest::collection::vec;
use proptest::prelude::*;
use std::ops::Range;

/// One thing that is wrong with a text; places are taken modulo what there is.
#[derive(Debug, Clone)]
enum Wrong {
    Gone(usize, usize),
    Written(usize, String),
    LineTwice(usize),
    LinesSwapped(usize, usize),
    Ended(usize),
}

/// What people and programs write where it is not expected.
const ODD: &[&str] = &[
    "",
    " ",
    "\n",
    "\t",
    "=",
    "-1",
    "0",
    "255",
    "256",
    "4294967296",
    "é",
    "\u{0}",
    "[[",
    "\"",
    "c99",
    "#",
];

/// A file of settings as a host may write it.
const SETTINGS: &str = "# The house\nlisten = \"0.0.0.0:80\"\npack-after = 30\nlog = \"json\"\n\
                        trusted-proxy = [\"10.0.0.0/8\", \"::1\"]\n";

fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => proptest::sample::select(ODD).prop_map(str::to_owned),
        1 => any::<i64>().prop_map(|number| number.to_string()),
        1 => "\\PC{0,12}",
    ]
}

fn wrong() -> impl Strategy<Value = Wrong> {
    let at = any::<usize>;
    prop_oneof![
        (at(), 0_usize..6).prop_map(|(at, count)| Wrong::Gone(at, count)),
        (at(), word()).prop_map(|(at, text)| Wrong::Written(at, text)),
        at().prop_map(Wrong::LineTwice),
        (at(), at()).prop_map(|(one, other)| Wrong::LinesSwapped(one, other)),
        at().prop_map(Wrong::Ended),
    ]
}

/// A text with these things wrong.
fn marred(text: &str, wrongs: &[Wrong]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for wrong in wrongs {
        let (length, lines) = (letters.len(), lines(&letters));
        match wrong {
            Wrong::Gone(at, count) => {
                let from = at % (length + 1);
                drop(letters.drain(from..(from + count).min(length)));
            }
            Wrong::Written(at, text) => {
                let at = at % (length + 1);
                drop(letters.splice(at..at, text.chars()));
            }
            Wrong::LineTwice(at) => {
                let line = lines[at % lines.len()].clone();
                let again = letters[line.clone()].to_vec();
                drop(letters.splice(line.end..line.end, again));
            }
            Wrong::LinesSwapped(one, other) => {
                let (one, other) = (one % lines.len(), other % lines.len());
                let (first, second) =
                    (lines[one.min(other)].clone(), lines[one.max(other)].clone());
                if first != second {
                    let (upper, lower) =
                        (letters[first.clone()].to_vec(), letters[second.clone()].to_vec());
                    drop(letters.splice(second, upper));
                    drop(letters.splice(first, lower));
                }
            }
            Wrong::Ended(at) => letters.truncate(at % (length + 1)),
        }
    }
    letters.into_iter().collect()
}

/// Where each line is, its end included.
fn lines(letters: &[char]) -> Vec<Range<usize>> {
    let mut lines = Vec::new();
    let mut from = 0;
    for line in letters.split_inclusive(|&letter| letter == '\n') {
        lines.push(from..from + line.len());
        from += line.len();
    }
    if lines.is_empty() {
        lines.push(0..0);
    }
    lines
}

fn wrongs() -> impl Strategy<Value = Vec<Wrong>> {
    vec(wrong(), 1..5)
}

fn game(number: usize) -> &'static dyn AnyGame {
    let games = Shelf::whole().games();
    games[number % games.len()].game
}

/// A table of a game as it usually is, after a number of random answers.
fn table(game: &dyn AnyGame, seed: u64, answers: u32) -> Box<dyn AnyTable> {
    let options = Options::accept(game.options(), []).expect("the usual options are options");
    let data = Data::embedded(game.data());
    let mut table = game.table(&options, &data, Seed::from_number(seed)).expect("it can be set");
    let mut chance = Fast::new(seed);
    for _ in 0..answers {
        let Some(&seat) = table.asked().first() else { break };
        let offered = table.offered(seat);
        let choice = &offered[index(&mut chance, offered.len())];
        table.play(seat, choice).expect("what is offered can be played");
    }
    table
}

fn index(chance: &mut Fast, below: usize) -> usize {
    chance.below(u32::try_from(below).expect("offers are few")) as usize
}

proptest! {
    #[test]
    fn options_are_accepted_or_refused(number: usize, picks in vec((any::<usize>(), any::<usize>(), wrongs()), 1..4)) {
        let game = game(number);
        let specs = game.options();
        let given: Vec<(String, String)> = picks.iter().map(|(name, value, wrongs)| {
            let spec = &specs[name % specs.len()];
            let usual = specs[value % specs.len()].default;
            let value = if value % 2 == 0 { marred(spec.default, wrongs) } else { usual.to_owned() };
            (spec.name.to_owned(), value)
        }).collect();
        let pairs = given.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        if let Ok(options) = Options::accept(specs, pairs) {
            for (name, value) in options.iter() {
                let spec = specs.iter().find(|spec| spec.name == name);
                prop_assert!(spec.is_some_and(|spec| spec.kind.allows(value)), "{}={}", name, value);
            }
            // Each may be allowed and all of them together not: then the game says so.
            let _set_or_refused = game.table(&options, &Data::embedded(game.data()), Seed::from_number(1));
        }
    }

    #[test]
    fn only_what_is_offered_is_played(number: usize, seed in 0_u64..50, answers in 0_u32..40, pick: usize, wrongs in wrongs()) {
        let mut table = table(game(number), seed, answers);
        let Some(&seat) = table.asked().first() else { return Ok(()) };
        let offered = table.offered(seat);
        let choice = marred(&offered[pick % offered.len()], &wrongs);
        let before = table.digest();
        if table.play(seat, &choice).is_ok() {
            let written = table.journal().entries.iter().rev().find_map(kernel::Entry::choice);
            let (who, written) = written.expect("it was written");
            prop_assert_eq!(who, seat);
            prop_assert!(offered.iter().any(|offer| offer == written), "{:?} was played as {:?}", choice, written);
        } else {
            prop_assert_eq!(table.digest(), before);
        }
        prop_assert!(table.play(Seat(200), &choice).is_err());
    }

    #[test]
    fn a_journal_is_read_or_refused(number: usize, seed in 0_u64..20, answers in 0_u32..30, wrongs in wrongs()) {
        let game = game(number);
        let written = table(game, seed, answers).journal().to_string();
        let Ok(journal) = Journal::parse(&marred(&written, &wrongs)) else { return Ok(()) };
        let again = Journal::parse(&journal.to_string());
        prop_assert_eq!(again.as_ref(), Ok(&journal), "what is read is written and read alike");
        if journal.game == game.name() {
            let data = Data::embedded(game.data());
            let _opened_or_refused = game.replay(&journal, &data, Seed::from_number(7));
        }
    }

    #[test]
    fn a_data_file_is_read_or_refused_with_its_name(number: usize, pick: usize, wrongs in wrongs()) {
        let game = game(number);
        let file = &game.data()[pick % game.data().len()];
        let mut data = Data::embedded(game.data());
        data.replace(file.name, marred(file.text, &wrongs)).expect("the game has that file");
        let options = Options::accept(game.options(), []).expect("the usual options are options");
        if let Err(refusal) = game.undealt(&options, &data) {
            let said = refusal.to_string();
            prop_assert!(said.contains(".toml"), "{}", said);
        }
    }

    #[test]
    fn a_lesson_and_its_set_up_are_read_or_refused(number: usize, pick: usize, wrongs in wrongs()) {
        let games = Shelf::whole().games();
        let boxed = &games[number % games.len()];
        let file = &boxed.lessons[pick % boxed.lessons.len()];
        let Ok(lesson) = Lesson::read("marred", &marred(file.text, &wrongs)) else { return Ok(()) };
        let data = Data::embedded(boxed.game.data());
        let _set_or_refused = lesson.set(boxed.game, &data);
    }

    #[test]
    fn a_file_of_settings_is_read_or_refused_with_its_name(wrongs in wrongs()) {
        let folder = tempfile::tempdir().expect("there is room for a file");
        let file = folder.path().join("tavolata.toml");
        std::fs::write(&file, marred(SETTINGS, &wrongs)).expect("a file can be written");
        let args = ["tavolata", "serve", "--config"].map(Into::into).into_iter();
        let spelled = spelled_out(args.chain([file.into()]).collect(), |_| None);
        match spelled {
            Ok(args) => drop(Args::try_parse_from(args)),
            Err(refusal) => prop_assert!(refusal.to_string().contains("tavolata.toml"), "{}", refusal),
        }
    }
}
