//! Laws that hold for all inputs: fast things against slow obvious ones, readers against any text.

use kernel::{Bits, Digest, Entry, FixedVec, Journal, Seat, Seats, Seed};
use proof::{morra, skirmish};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// What can be done to a list.
#[derive(Debug, Clone)]
enum Deed {
    Push(u8),
    Pop,
    Insert(usize, u8),
    Remove(usize),
    Truncate(usize),
    Clear,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        4 => any::<u8>().prop_map(Deed::Push),
        2 => Just(Deed::Pop),
        3 => (any::<usize>(), any::<u8>()).prop_map(|(at, item)| Deed::Insert(at, item)),
        2 => any::<usize>().prop_map(Deed::Remove),
        1 => (0_usize..12).prop_map(Deed::Truncate),
        1 => Just(Deed::Clear),
    ]
}

proptest! {
    #[test]
    fn a_fixed_list_is_a_list(deeds in vec(deed(), 0..60)) {
        let (mut fixed, mut list) = (FixedVec::<u8, 10>::new(), Vec::new());
        for deed in deeds {
            match deed {
                Deed::Push(item) if !fixed.is_full() => {
                    fixed.push(item);
                    list.push(item);
                }
                Deed::Insert(at, item) if !fixed.is_full() => {
                    let at = at % (list.len() + 1);
                    fixed.insert(at, item);
                    list.insert(at, item);
                }
                Deed::Remove(at) if !list.is_empty() => {
                    let at = at % list.len();
                    prop_assert_eq!(fixed.remove(at), list.remove(at));
                }
                Deed::Pop => prop_assert_eq!(fixed.pop(), list.pop()),
                Deed::Truncate(len) => {
                    fixed.truncate(len);
                    list.truncate(len);
                }
                Deed::Clear => {
                    fixed.clear();
                    list.clear();
                }
                Deed::Push(_) | Deed::Insert(..) | Deed::Remove(_) => {}
            }
            prop_assert_eq!(&*fixed, &*list);
            let anew: FixedVec<u8, 10> = list.iter().copied().collect();
            prop_assert_eq!(Digest::of(&fixed), Digest::of(&anew), "what was there leaves no trace");
        }
    }

    #[test]
    fn bits_are_a_set(ours in vec(0_usize..128, 0..40), theirs in vec(0_usize..128, 0..40)) {
        let (a, b): (Bits<2>, Bits<2>) = (ours.iter().copied().collect(), theirs.iter().copied().collect());
        let (x, y): (BTreeSet<usize>, BTreeSet<usize>) = (ours.into_iter().collect(), theirs.into_iter().collect());
        let list = |set: Bits<2>| set.iter().collect::<Vec<_>>();
        prop_assert_eq!(list(a), x.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!(list(a.union(b)), x.union(&y).copied().collect::<Vec<_>>());
        prop_assert_eq!(list(a.and(b)), x.intersection(&y).copied().collect::<Vec<_>>());
        prop_assert_eq!(list(a.minus(b)), x.difference(&y).copied().collect::<Vec<_>>());
        prop_assert_eq!((a.len(), a.is_empty(), a.first()), (x.len(), x.is_empty(), x.first().copied()));
        for rank in 0..=x.len() {
            prop_assert_eq!(a.nth(rank), x.iter().nth(rank).copied());
        }
    }

    #[test]
    fn bits_forget_what_is_taken_out(members in vec(0_usize..64, 0..40), out in vec(0_usize..64, 0..40)) {
        let (mut bits, mut set): (Bits<1>, BTreeSet<usize>) = (members.iter().copied().collect(), members.into_iter().collect());
        for member in out {
            prop_assert_eq!(bits.remove(member), set.remove(&member));
            prop_assert!(!bits.has(member));
        }
        prop_assert_eq!(bits, set.into_iter().collect());
    }

    #[test]
    fn seats_are_a_set(seats in vec(0_u8..8, 0..12), out in 0_u8..8) {
        let (ours, mut set): (Seats, BTreeSet<u8>) = (seats.iter().copied().map(Seat).collect(), seats.into_iter().collect());
        prop_assert_eq!(ours.len(), set.len());
        set.remove(&out);
        prop_assert_eq!(ours.without(Seat(out)).iter().map(|seat| seat.0).collect::<Vec<_>>(), set.into_iter().collect::<Vec<_>>());
    }

    #[test]
    fn no_text_makes_the_journal_reader_panic(text in "\\PC*") {
        let _ = Journal::parse(&text);
    }

    #[test]
    fn what_looks_like_a_journal_is_read_as_it_would_be_written_or_refused(lines in vec(line(), 0..12)) {
        let rest = lines.join("\n");
        let text = format!("tavolata journal 2\ngame morra\nedition 1\n{rest}");
        let before = format!("tavolata journal 1\ngame morra\nrules 1\n{rest}");
        prop_assert_eq!(Journal::parse(&text).is_ok(), Journal::parse(&before).is_ok());
        match Journal::parse(&text) {
            Ok(journal) => {
                let written = journal.to_string();
                prop_assert_eq!(written.trim_end(), text.trim_end());
                prop_assert_eq!(Journal::parse(&before), Ok(journal.clone()));
                prop_assert_eq!(Journal::parse(&written), Ok(journal));
            }
            Err(error) => prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1),
        }
    }

    #[test]
    fn every_journal_is_read_as_it_was_written(journal in journal()) {
        let text = journal.to_string();
        for (index, entry) in journal.entries.iter().enumerate() {
            let line = entry.to_string();
            prop_assert_eq!(text.lines().nth(journal.line_of(index) - 1), Some(line.as_str()));
        }
        prop_assert_eq!(Journal::parse(&text), Ok(journal));
    }

    #[test]
    fn notation_is_read_as_it_is_written(text in words()) {
        if let Ok(choice) = text.parse::<skirmish::Choice>() {
            prop_assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        if let Ok(choice) = text.parse::<morra::Choice>() {
            prop_assert_eq!(choice.to_string().parse(), Ok(choice));
        }
    }

    #[test]
    fn no_text_makes_the_notation_reader_panic(text in "\\PC*") {
        let _ = text.parse::<skirmish::Choice>();
        let _ = text.parse::<morra::Choice>();
    }
}

/// Lines as a journal has them, some with a mistake.
fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("---".to_owned()),
        "option [a-z]{1,4}=?[a-z0-9]{0,3}",
        "(commitment|seed) [0-9a-fA-F]{64}",
        "(data|seed) [a-z]{1,5}( [0-9a-f]{64})?",
        r"\* [0-9+]{1,3}/[0-9]{1,3}",
        "(! )?[=~] [0-9a-fA-F]{15,17}",
        r"! \* [0-9]{1,2}/[0-9]{1,2}",
        "(edition|rules|setup) [a-z0-9 ]{0,6}",
        "[0-9+]{1,3}: ?[a-z0-9 ]{0,8}",
    ]
}

fn journal() -> impl Strategy<Value = Journal> {
    let entry = prop_oneof![
        (0_u32..50, 1_u32..50).prop_map(|(a, b)| Entry::Chance(a.min(b), a.max(b) + 1)),
        (0_u8..8, "[a-z]{1,6}( [a-z0-9]{1,4}){0,3}")
            .prop_map(|(seat, choice)| Entry::Choice(Seat(seat), choice)),
        "[0-9a-f]{16}".prop_map(Entry::Check),
        "[0-9a-f]{16}".prop_map(Entry::Mark),
        "[0-7]: [a-z]{1,6}".prop_map(Entry::Former),
    ];
    let pairs = vec(("[a-z]{1,6}", "[a-z0-9,]{0,6}"), 0..4);
    let data = vec(("[a-z]{1,6}", any::<u64>().prop_map(|n| Digest::of(&n))), 0..3);
    let setup = vec("[a-z]{1,6}( [a-z0-9]{1,4}){0,3}", 0..3);
    let head = (pairs, data, setup, any::<u32>(), proptest::option::of(any::<u64>()));
    (head, vec(entry, 0..20)).prop_map(|((options, data, setup, edition, seed), entries)| Journal {
        game: "morra".to_owned(),
        edition,
        options,
        data,
        setup,
        commitment: seed.map(|number| Seed::from_number(number).commitment()),
        seed: seed.map(Seed::from_number),
        entries,
    })
}

/// Texts of the words choices are made of.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "(swap|stand|train|arm|rest|at|ambush|hold|drop|call|show)",
        "(sword|pike|axe|ambush)",
        "[0-9]{1,3}",
    ];
    vec(word, 0..4).prop_map(|words| words.join(" "))
}
