//! The kernel's table, proved through the tiny games.

mod faulty;

use faulty::{Choice as Deed, Faulty};
use kernel::journal::Entry;
use kernel::replay::{Differs, ReplayError, Replayed};
use kernel::{
    Data, Digest, Fast, Game, Journal, Options, Quiet, Refusal, Seat, Seed, Spoken, State, Table,
    Viewer,
};
use proof::morra::{Choice, Morra};
use proof::skirmish::Skirmish;

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

fn table<G: Spoken>(options: &[(&str, &str)]) -> Table<G> {
    let options = Options::accept(G::options(), options.iter().copied()).expect("good options");
    Table::new(&options, &Data::embedded(G::data()), Seed::from_number(7)).expect("a good table")
}

/// A table after this many random decisions.
fn played<G: Spoken>(options: &[(&str, &str)], decisions: u32) -> Table<G> {
    let (mut table, mut dice) = (table::<G>(options), Fast::new(11));
    for _ in 0..decisions {
        let ask = *table.asks().first().expect("the game goes on");
        let offers = table.offers(&ask);
        let offer = dice.bits() as usize % offers.len();
        let choice = offers[offer].choice;
        table.play(ask.seat, choice).expect("an offer can be played");
    }
    table
}

const fn size_of_plain<T: Copy>() -> usize {
    size_of::<T>()
}

#[test]
fn frames_are_small_and_a_state_is_plain_data() {
    assert!(size_of_plain::<<Skirmish as Game>::Frame>() <= 16);
    assert!(size_of_plain::<State<Skirmish>>() < 2_048);
}

mod refusals {
    use super::*;

    #[test]
    fn a_refused_choice_leaves_the_table_to_the_digest() {
        let mut table = table::<Morra>(&[]);
        let before = (table.digest(), table.journal().clone());
        assert_eq!(table.play(SECOND, Choice::Call(4)), Err(Refusal::NotAsked(SECOND)));
        let unoffered = Refusal::NotOffered { choice: Choice::Show(1), why: None };
        assert_eq!(table.play(FIRST, Choice::Show(1)), Err(unoffered));
        assert_eq!((table.digest(), table.journal().clone()), before);
    }

    #[test]
    fn a_withheld_choice_is_refused_with_its_paragraph() {
        let mut table = table::<Morra>(&[]);
        table.play(FIRST, Choice::Call(10)).expect("offered");
        let refusal = table.play(FIRST, Choice::Show(1)).unwrap_err();
        assert_eq!(refusal.to_string(), "show 1 is not offered (2.3)");
    }

    #[test]
    fn an_ended_game_takes_no_choice() {
        let mut table = table::<Morra>(&[("rounds", "1")]);
        for _ in 0..2 {
            let caller = table.asks()[0].seat;
            table.play(caller, Choice::Call(2)).expect("offered");
            table.play(FIRST, Choice::Show(1)).expect("offered");
            table.play(SECOND, Choice::Show(1)).expect("offered");
        }
        assert_eq!(table.play(FIRST, Choice::Call(2)), Err(Refusal::Over));
        assert!(table.outcome().is_some());
    }

    #[test]
    fn a_rule_that_breaks_leaves_the_table_and_writes_a_report() {
        let mut table = table::<Faulty>(&[("fault", "break")]);
        for _ in 0..6 {
            let seat = table.asks()[0].seat;
            table.play(seat, Deed::Keep).expect("offered");
        }
        let offered = |table: &Table<Faulty>| kernel::AnyTable::ask(table, FIRST);
        let (before, asked) =
            ((table.digest(), table.journal().clone(), table.told().len()), offered(&table));
        let refusal = table.play(FIRST, Deed::Guess(1)).unwrap_err();
        let Refusal::Broke { panic, report } = refusal else { panic!("{refusal}") };
        assert_eq!(panic, "this rule breaks");
        assert_eq!(report.entries.last(), Some(&Entry::Choice(FIRST, "guess 1".to_owned())));
        assert_eq!((table.digest(), table.journal().clone(), table.told().len()), before);
        assert_eq!(offered(&table), asked);
        table.play(FIRST, Deed::Keep).expect("the game goes on");
    }
}

mod sealed {
    use super::*;

    fn one_has_answered() -> Table<Morra> {
        let mut table = table::<Morra>(&[]);
        table.play(FIRST, Choice::Call(6)).expect("offered");
        table.play(FIRST, Choice::Show(4)).expect("offered");
        table
    }

    #[test]
    fn an_answer_shows_in_no_view_and_no_story_before_the_last() {
        let mut other = table::<Morra>(&[]);
        other.play(FIRST, Choice::Call(6)).expect("offered");
        other.play(FIRST, Choice::Show(5)).expect("offered");
        let table = one_has_answered();
        assert_ne!(table.digest(), other.digest(), "the table itself knows");
        for viewer in [Viewer::Seat(FIRST), Viewer::Seat(SECOND), Viewer::Watcher] {
            assert_eq!(table.view(viewer), other.view(viewer));
        }
        assert_eq!(table.told(), other.told());
        assert_eq!(table.asks().len(), 1);
    }

    #[test]
    fn an_answer_may_be_taken_back_until_the_last_is_given() {
        let mut table = one_has_answered();
        let sealed = table.digest();
        table.undo(FIRST).expect("nobody has seen it");
        assert_eq!(table.asks().len(), 2);
        table.play(FIRST, Choice::Show(4)).expect("offered");
        assert_eq!(table.digest(), sealed);
        table.play(SECOND, Choice::Show(2)).expect("offered");
        assert!(!table.can_undo(SECOND), "the last one has seen the others");
        assert!(!table.can_undo(FIRST));
    }

    #[test]
    fn a_redealt_state_forgets_what_others_have_sealed() {
        let table = one_has_answered();
        let forgotten = table.imagined(Viewer::Seat(SECOND), &mut Fast::new(1));
        assert!(forgotten.ask_of(FIRST).is_some() && forgotten.ask_of(SECOND).is_some());
        let own = table.imagined(Viewer::Seat(FIRST), &mut Fast::new(1));
        assert!(own.ask_of(FIRST).is_none() && own.ask_of(SECOND).is_some());
        let watched = table.imagined(Viewer::Watcher, &mut Fast::new(1));
        assert_eq!(watched.digest(), forgotten.digest());
    }

    #[test]
    fn answers_may_come_in_any_order_and_are_played_in_seat_order() {
        let mut late = table::<Morra>(&[]);
        late.play(FIRST, Choice::Call(6)).expect("offered");
        late.play(SECOND, Choice::Show(2)).expect("offered");
        late.play(FIRST, Choice::Show(4)).expect("offered");
        let mut early = one_has_answered();
        early.play(SECOND, Choice::Show(2)).expect("offered");
        assert_eq!((late.digest(), late.told()), (early.digest(), early.told()));
    }
}

mod journals {
    use super::*;

    /// The journal of a skirmish of twelve decisions, with one line replaced.
    fn edited(with_seed: bool, edit: impl Fn(usize, &str) -> Option<String>) -> (usize, Journal) {
        let mut journal = played::<Skirmish>(&[("seats", "3")], 12).journal().clone();
        journal.seed = journal.seed.filter(|_| with_seed);
        let text = journal.to_string();
        let found = text.lines().enumerate().find_map(|(at, line)| Some((at, edit(at, line)?)));
        let (at, line) = found.expect("the journal has such a line");
        let mut lines: Vec<&str> = text.lines().collect();
        lines[at] = &line;
        (at + 1, Journal::parse(&lines.join("\n")).expect("the edited journal can be read"))
    }

    fn opened(journal: &Journal) -> Replayed<Skirmish> {
        let data = Data::embedded(Skirmish::data());
        Table::replay(journal, &data, Seed::from_number(1)).expect("the journal can be opened")
    }

    fn replay(journal: &Journal) -> Result<Digest, ReplayError> {
        let data = Data::embedded(Skirmish::data());
        let replayed = Table::<Skirmish>::replay(journal, &data, Seed::from_number(1))?;
        Ok(replayed.table.digest())
    }

    #[track_caller]
    fn differs_at(line: usize, journal: &Journal) -> Differs {
        match &opened(journal).findings.differences[..] {
            [first, ..] => {
                assert_eq!(first.line, line, "{first:?}");
                first.what.clone()
            }
            [] => panic!("no difference is found"),
        }
    }

    /// The key of the reason why the journal is cut at this line.
    #[track_caller]
    fn cut_at(line: usize, journal: &Journal) -> String {
        let Replayed { table, findings } = opened(journal);
        let cut = findings.cut.expect("the journal is cut");
        assert_eq!(cut.line, line, "{cut:?}");
        let kept = &journal.entries[..line - journal.line_of(0)];
        assert!(table.journal().entries.starts_with(kept));
        let former = journal.entries[kept.len()..].iter().map(Entry::former);
        assert_eq!(table.journal().entries[kept.len()..], former.collect::<Vec<_>>());
        cut.refusal.message.key.into_owned()
    }

    #[test]
    fn an_unedited_journal_replays_with_and_without_its_seed() {
        let table = played::<Skirmish>(&[("seats", "3")], 12);
        let bare = Journal { seed: None, ..table.journal().clone() };
        for journal in [table.journal(), &bare] {
            let again = opened(journal);
            assert_eq!(again.table.digest(), table.digest());
            assert!(again.findings.are_none() && again.findings.checks > 0, "{again:?}");
            let proved = journal.seed.map_or(0, |_| again.findings.chances);
            assert_eq!(again.findings.proved, proved);
        }
    }

    #[test]
    fn a_journal_without_checks_replays() {
        let table = played::<Skirmish>(&[("seats", "3")], 12);
        let mut bare = table.journal().clone();
        bare.entries.retain(|entry| !matches!(entry, Entry::Check(_)));
        let again = opened(&bare);
        assert_eq!((again.table.digest(), again.findings.checks), (table.digest(), 0));
        assert!(again.findings.are_none());
        assert_eq!(again.table.journal(), &bare);
    }

    #[test]
    fn what_was_recorded_of_chance_wins_over_the_seed() {
        let (line, journal) = edited(true, |_, text| {
            let (outcome, n) = text.strip_prefix("* ")?.split_once('/')?;
            let (outcome, n): (u32, u32) = (outcome.parse().ok()?, n.parse().ok()?);
            Some(format!("* {}/{n}", (outcome + 1) % n))
        });
        assert_eq!(differs_at(line, &journal), Differs::Seed);
        let Replayed { table, findings } = opened(&journal);
        let at = line - journal.line_of(0);
        assert_eq!(table.journal().entries[at], journal.entries[at]);
        let before = journal.entries[..at].iter().filter_map(Entry::chance).count();
        assert_eq!(findings.proved, before);
    }

    #[test]
    fn a_chance_the_rules_do_not_ask_for_is_noted_and_kept() {
        let (line, journal) = edited(false, |_, text| {
            let n: u32 = text.strip_prefix("* ")?.split_once('/')?.1.parse().ok()?;
            Some(format!("* 0/{}", n + 1))
        });
        assert_eq!(differs_at(line, &journal), Differs::Chance);
        let entries = opened(&journal).table.journal().entries.clone();
        let kept = journal.entries[line - journal.line_of(0)].former();
        assert!(entries.contains(&kept), "{kept}");
    }

    #[test]
    fn a_choice_that_is_refused_leaves_the_table_at_the_last_legal_moment() {
        let first = |with: &'static str| {
            edited(true, move |_, text| text.contains(": ").then(|| with.to_owned()))
        };
        let (line, journal) = first("2: arm sword");
        assert_eq!(cut_at(line, &journal), "refused-not-offered");
        let (line, journal) = first("7: arm sword");
        assert_eq!(cut_at(line, &journal), "refused-not-asked");
        let (line, journal) = first("0: dance");
        assert_eq!(cut_at(line, &journal), "refused-no-choice");
        let mut table = opened(&journal).table;
        assert!(!table.is_over() && (0..3).all(|seat| !table.can_undo(Seat(seat))));
        let (seat, choice) = (table.asks()[0].seat, table.offers(&table.asks()[0])[0].choice);
        table.play(seat, choice).expect("offered");
        let again = opened(table.journal());
        assert!(again.findings.are_none(), "the lines that were refused are only kept");
        assert_eq!(again.table.digest(), table.digest());
        assert_eq!(again.table.journal(), table.journal());
    }

    #[test]
    fn an_edited_check_is_noted_and_play_goes_on() {
        let (line, journal) =
            edited(true, |_, text| text.starts_with("~ ").then(|| format!("~ {}", "0".repeat(16))));
        assert_eq!(differs_at(line, &journal), Differs::Check);
        assert_eq!(opened(&journal).table.journal(), &journal);
        let (_, first) =
            edited(true, |_, text| text.starts_with("~ ").then(|| format!("= {}", "0".repeat(16))));
        let findings = opened(&first).findings;
        assert!(findings.are_none() && findings.marks == 1, "a check of the first kind");
    }

    /// A journal from before the rules asked what this choice declines.
    fn before_the_ask(journal: &Journal, declined: &str) -> Journal {
        let mut before = journal.clone();
        let at = before.entries.iter().position(|entry| entry.to_string() == declined);
        before.entries.remove(at.expect("the journal has the choice"));
        before
    }

    #[test]
    fn an_ask_that_is_put_in_between_is_declined_whether_chance_follows_or_not() {
        let table = played::<Skirmish>(&[("seats", "3")], 12);
        let journal = table.journal();
        for declined in ["2: hold", "0: rest", "1: hold"] {
            let again = opened(&before_the_ask(journal, declined));
            let (seat, choice) = declined.split_once(": ").expect("a seat and a choice");
            let passed = Differs::Passed(seat.parse().expect("a seat"), choice.to_owned());
            let found: Vec<_> = again.findings.differences.iter().map(|it| &it.what).collect();
            assert_eq!(found, [&passed], "{declined}");
            assert_eq!(again.findings.cut, None);
            assert_eq!(again.table.digest(), table.digest(), "{declined}");
            assert_eq!(again.table.journal(), journal, "it stands where it belongs: {declined}");
        }
    }

    #[test]
    fn a_choice_the_rules_no_longer_ask_for_is_passed_over_if_it_declines() {
        let table = played::<Skirmish>(&[("seats", "3")], 12);
        let journal = table.journal();
        let choice = journal.entries.iter().position(|entry| entry.choice().is_some());
        let at = choice.expect("there are choices");
        let mut more = journal.clone();
        more.entries.insert(at, Entry::Choice(Seat(0), "rest".to_owned()));
        let again = opened(&more);
        let settled = Differs::Settled(Seat(0), "rest".to_owned());
        assert_eq!(again.findings.differences[0].what, settled);
        assert_eq!(again.table.digest(), table.digest());
        assert_eq!(again.table.journal().entries[at], Entry::Former("0: rest".to_owned()));
    }

    #[test]
    fn a_journal_of_another_game_of_a_newer_edition_or_other_data_is_refused() {
        let journal = played::<Skirmish>(&[], 3).journal().clone();
        let other = Journal { game: "chess".to_owned(), ..journal.clone() };
        assert_eq!(replay(&other), Err(ReplayError::OtherGame("chess".to_owned())));
        let other = Journal { edition: 9, ..journal.clone() };
        assert_eq!(replay(&other), Err(ReplayError::NewerEdition { journal: 9, ours: 1 }));
        let older = Journal { edition: 0, ..journal.clone() };
        assert!(replay(&older).is_ok(), "an older edition is played on");
        let data = vec![("deck.toml".to_owned(), Digest::of(&1))];
        let other = Journal { data, ..journal.clone() };
        assert_eq!(replay(&other), Err(ReplayError::OtherData("deck.toml".to_owned())));
        let other = Journal { seed: Some(Seed::from_number(8)), ..journal.clone() };
        assert!(matches!(replay(&other), Err(ReplayError::Set(_))));
        let other = Journal { setup: vec!["dance".to_owned()], ..journal };
        assert!(matches!(replay(&other), Err(ReplayError::Setup(_))));
    }

    #[test]
    fn a_journal_cut_short_is_a_game_that_goes_on() {
        let table = played::<Skirmish>(&[("seats", "3")], 12);
        let entries = &table.journal().entries;
        let cut = entries.iter().rposition(|entry| matches!(entry, Entry::Choice(..)));
        let cut = Journal {
            entries: entries[..cut.expect("there are choices")].to_vec(),
            ..table.journal().clone()
        };
        let shorter = played::<Skirmish>(&[("seats", "3")], 11);
        assert_eq!(replay(&cut), Ok(shorter.digest()));
    }
}

mod undo {
    use super::*;

    #[test]
    fn chance_is_a_barrier_and_so_is_what_came_before_it() {
        let mut table = table::<Faulty>(&[]);
        table.play(FIRST, Deed::Keep).expect("offered");
        assert!(table.can_undo(FIRST));
        let played = table.play(SECOND, Deed::Swap).expect("offered");
        assert!(played.barrier);
        for seat in [FIRST, SECOND] {
            assert_eq!(table.undo(seat), Err(Refusal::NothingToUndo(seat)));
        }
    }

    #[test]
    fn another_seats_answer_is_a_barrier() {
        let mut table = table::<Faulty>(&[]);
        table.play(FIRST, Deed::Keep).expect("offered");
        let between = table.digest();
        table.play(SECOND, Deed::Keep).expect("offered");
        assert_eq!(table.undo(FIRST), Err(Refusal::NothingToUndo(FIRST)));
        table.undo(SECOND).expect("its own");
        assert_eq!(table.digest(), between);
    }

    #[test]
    fn an_undo_takes_journal_and_story_with_it() {
        let mut table = table::<Faulty>(&[]);
        let before = (table.digest(), table.journal().clone(), table.told().len());
        table.play(FIRST, Deed::Keep).expect("offered");
        table.undo(FIRST).expect("its own");
        assert_eq!((table.digest(), table.journal().clone(), table.told().len()), before);
    }
}

#[test]
fn a_quiet_table_goes_on_from_any_state() {
    let table = played::<Skirmish>(&[("seats", "4")], 9);
    let quiet = Quiet::<Skirmish>::from_state(table.setting(), table.state(), 1);
    assert_eq!(quiet.state().digest(), table.digest());
    assert_eq!(quiet.offers(&quiet.asks()[0]), table.offers(&table.asks()[0]));
}
