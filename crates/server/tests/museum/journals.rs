//! Journals.

use crate::{BOTS, GAMES, each, editions, ending, moves};
use bots::{AnyBot, Entrant, Level, Skill};
use kernel::replay::Differs;
use kernel::{AnyTable, Data, Findings, Journal, Opened, Seed};
use std::path::Path;

/// How often at most bots answer until a game has ended.
const PATIENCE: usize = 20_000;

#[test]
fn every_journal_of_monster_lands_opens_and_ends() {
    all_of("monster-lands");
}

#[test]
fn every_journal_of_root_opens_and_ends() {
    all_of("root");
}

#[test]
fn every_journal_of_village_attacks_opens_and_ends() {
    all_of("village-attacks");
}

#[test]
fn every_journal_of_wonderful_kingdom_opens_and_ends() {
    all_of("wonderful-kingdom");
}

fn all_of(game: &str) {
    let (_, bot) = BOTS.iter().find(|(name, _)| *name == game).unwrap();
    for edition in editions() {
        let folder = edition.join("journals").join(game);
        each(&ending(&folder, ".finished.journal"), |file| opens_at_its_end(file, *bot));
        each(&ending(&folder, ".running.journal"), |file| opens_and_is_finished(file, *bot));
    }
    let first = editions()[0].join("journals").join(game);
    assert!(ending(&first, ".journal").len() > 50, "{} has its journals", first.display());
}

fn opens_at_its_end(file: &Path, bot: &dyn AnyBot) {
    let (text, Opened { table, findings }) = opened(file);
    let whole = table.journal().to_string();
    assert_eq!(after(&whole, &text, &findings), Some(0), "{} keeps its moves", file.display());
    opens_without_checks(file, &text, &*table);
    opens_before_what_is_refused(file, &text, bot);
    if findings.cut.is_some() {
        return is_finished(file, &text, Opened { table, findings }, bot);
    }
    assert!(table.outcome().is_some(), "{} has ended", file.display());
}

/// Of how many journals one is played to its end from where a choice was refused.
const ONE_OF: usize = 5;

/// Without its checks a journal leads to the same table.
fn opens_without_checks(file: &Path, text: &str, table: &dyn AnyTable) {
    let (head, _) = text.split_once("---\n").unwrap();
    let bare = format!("{head}---\n{}\n", moves(text).join("\n"));
    let again = replayed(file, &Journal::parse(&bare).unwrap());
    assert_eq!(again.findings.checks + again.findings.marks, 0);
    assert_eq!(again.table.digest(), table.digest(), "{} without checks", file.display());
}

/// Where a choice is one that no rule allows, the table stands before it, and everything after it is kept.
fn opens_before_what_is_refused(file: &Path, text: &str, bot: &dyn AnyBot) {
    let lines: Vec<&str> = text.lines().collect();
    let half = lines.len() / 2;
    let choice = lines[half..].iter().position(|line| line.contains(": "));
    let Some(at) = choice.map(|at| half + at) else { return };
    let refused = "0: what no rule allows";
    let text = format!("{}\n{refused}\n{}\n", lines[..at].join("\n"), lines[at..].join("\n"));
    let opened = replayed(file, &Journal::parse(&text).unwrap());
    let cut = opened.findings.cut.as_ref().expect("it is refused");
    assert!(cut.line <= at + 1, "{} is cut in line {}", file.display(), cut.line);
    let kept = opened.table.journal().to_string();
    let left = after(&kept, &text, &opened.findings);
    assert_eq!(left, Some(0), "{} keeps everything", file.display());
    if text.len().is_multiple_of(ONE_OF) {
        is_finished(file, &text, opened, bot);
    }
}

/// How many moves a journal has after those of an earlier text. It keeps all of these in order, and between them has just
/// what was passed because newer rules ask it; else there is none.
fn after(whole: &str, text: &str, findings: &Findings) -> Option<usize> {
    let passed = findings.differences.iter().filter_map(|it| match &it.what {
        Differs::Passed(seat, choice) => Some(format!("{seat}: {choice}")),
        _ => None,
    });
    let (mut kept, mut passed) = (moves(whole).into_iter(), passed.peekable());
    for written in moves(text) {
        let mut next = kept.next()?;
        while next != written {
            passed.next_if(|passed| passed == next)?;
            next = kept.next()?;
        }
    }
    for passed in passed {
        kept.next().filter(|next| **next == passed)?;
    }
    Some(kept.count())
}

fn opens_and_is_finished(file: &Path, bot: &dyn AnyBot) {
    let (text, opened) = opened(file);
    opens_without_checks(file, &text, &*opened.table);
    assert!(opened.table.outcome().is_none(), "{} is running", file.display());
    is_finished(file, &text, opened, bot);
}

fn is_finished(file: &Path, text: &str, opened: Opened, bot: &dyn AnyBot) {
    let Opened { mut table, findings } = opened;
    let skills = [Skill::Random, Skill::Bot(Level::Novice)];
    let player = |skill: &Skill| bots::player(bot, Entrant::of(*skill), 7);
    let mut players: Vec<_> = skills.iter().cycle().take(table.seats()).map(player).collect();
    let mut answers = 0;
    while table.outcome().is_none() {
        let seat = table.asked()[0];
        let choice = players[seat.index()].answer(&*table.knowledge(seat).unwrap()).unwrap();
        let played = table.play(seat, &choice);
        assert!(played.is_ok(), "{}: {seat} {choice}: {played:?}", file.display());
        answers += 1;
        assert!(answers < PATIENCE, "{} does not end", file.display());
    }
    let whole = table.journal().to_string();
    assert!(after(&whole, text, &findings).is_some(), "{} keeps its moves", file.display());
    let again = replayed(file, &Journal::parse(&whole).unwrap());
    assert!(again.findings.cut.is_none(), "{} goes on from where it was cut", file.display());
    assert_eq!(again.table.outcome(), table.outcome(), "{} opens once more", file.display());
}

/// The text of a journal, and the table it leads to.
fn opened(file: &Path) -> (String, Opened) {
    let text = std::fs::read_to_string(file).unwrap();
    let journal = Journal::parse(&text);
    let journal = journal.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let opened = replayed(file, &journal);
    (text, opened)
}

fn replayed(file: &Path, journal: &Journal) -> Opened {
    let mut games = GAMES.iter().map(|title| title.game);
    let game = games.find(|game| game.name() == journal.game).unwrap();
    let table = game.replay(journal, &Data::embedded(game.data()), Seed::from_number(7));
    table.unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
