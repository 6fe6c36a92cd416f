//! Journals that somebody has broken: they are refused with a reason or opened as far as they go, and nothing panics.

use crate::{GAMES, editions, ending};
use kernel::{Data, Journal, Seed};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many journals of a game are broken, and how often each.
const JOURNALS: usize = 9;
const TIMES: usize = 9;

#[test]
fn broken_journals_of_monster_lands_are_refused_or_open() {
    all_of("monster-lands");
}

#[test]
fn broken_journals_of_root_are_refused_or_open() {
    all_of("root");
}

#[test]
fn broken_journals_of_village_attacks_are_refused_or_open() {
    all_of("village-attacks");
}

#[test]
fn broken_journals_of_wonderful_kingdom_are_refused_or_open() {
    all_of("wonderful-kingdom");
}

fn all_of(game: &str) {
    let folder = editions()[0].join("journals").join(game);
    let files = ending(&folder, ".journal");
    let texts: Vec<_> = files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let mut numbers = Numbers(game.len() as u64);
    let (mut opened, mut refused) = (0, 0);
    for text in texts.iter().step_by(texts.len().div_ceil(JOURNALS)) {
        for _ in 0..TIMES {
            let other = &texts[numbers.below(texts.len())];
            let broken = breaks(text, other, &mut numbers);
            let outcome = catch_unwind(AssertUnwindSafe(|| opens(&broken)));
            let is_open = outcome.unwrap_or_else(|_| panic!("this journal panics:\n{broken}"));
            *(if is_open { &mut opened } else { &mut refused }) += 1;
        }
    }
    assert!(opened > 0 && refused > 0, "{opened} opened, {refused} refused");
}

/// Opens a journal if it can be; what is opened is kept whole, and opens once more to the same table.
fn opens(text: &str) -> bool {
    let Ok(journal) = Journal::parse(text) else { return false };
    let mut games = GAMES.iter().map(|title| title.game);
    let Some(game) = games.find(|game| game.name() == journal.game) else { return false };
    let data = Data::embedded(game.data());
    let Ok(opened) = game.replay(&journal, &data, Seed::from_number(7)) else { return false };
    let kept = Journal::parse(&opened.table.journal().to_string()).expect("what is kept is read");
    let again = game.replay(&kept, &data, Seed::from_number(7)).expect("it opened before");
    assert_eq!(again.table.digest(), opened.table.digest());
    true
}

/// A journal with one to three things wrong.
fn breaks(text: &str, other: &str, numbers: &mut Numbers) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=numbers.below(3) {
        break_one(&mut lines, other, numbers);
    }
    lines.join("\n") + "\n"
}

fn break_one(lines: &mut Vec<String>, other: &str, numbers: &mut Numbers) {
    let at = numbers.below(lines.len());
    match numbers.below(7) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => {
            let other = numbers.below(lines.len());
            lines.swap(at, other);
        }
        3 => lines.truncate(at.max(1)),
        4 => {
            let foreign: Vec<&str> = other.lines().collect();
            lines.insert(at, foreign[numbers.below(foreign.len())].to_owned());
        }
        5 => lines[at] = scrawled(&lines[at], numbers),
        _ => lines[at] = "9".repeat(1 + numbers.below(40)),
    }
}

/// A line with another letter somewhere.
fn scrawled(line: &str, numbers: &mut Numbers) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    let signs = ['0', '7', ':', ' ', '-', '=', '!', '~', 'z', '\u{0}', 'à', '\u{202e}'];
    let at = numbers.below(letters.len().max(1)).min(letters.len());
    letters.splice(at..letters.len().min(at + 1), [signs[numbers.below(signs.len())]]);
    letters.into_iter().collect()
}

/// Numbers that are the same in every run (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound.max(1) as u64).expect("it is below a length")
    }
}
