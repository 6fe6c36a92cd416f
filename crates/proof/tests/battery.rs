//! The battery passes games that are sound and fails on every planted fault.

mod faulty;

use faulty::{Fault, Faulty};
use proof::battery::{self, Battery, Check, Failure};
use proof::morra::Morra;
use proof::skirmish::Skirmish;

#[test]
fn morra_passes() {
    battery::slice::<Morra>();
}

#[test]
fn the_skirmish_passes() {
    battery::slice::<Skirmish>();
}

fn fails_with(fault: Fault) -> Failure {
    let battery = Battery::<Faulty>::new().decisions(2_000).option("fault", fault.word());
    match battery.run() {
        Ok(tally) => panic!("{fault} was not found: {tally:?}"),
        Err(failure) => *failure,
    }
}

#[test]
fn a_game_without_fault_passes() {
    let battery = Battery::<Faulty>::new().decisions(2_000).option("fault", "none");
    assert!(battery.run().is_ok(), "{}", battery.run().unwrap_err());
}

/// What each fault is found by.
const fn found_by(fault: Fault) -> Option<Check> {
    Some(match fault {
        Fault::None => return None,
        Fault::LeakInView => Check::ViewLeak,
        Fault::LeakInOffer => Check::OfferLeak,
        Fault::LeakInWhy => Check::WhyLeak,
        Fault::LeakInQuestion | Fault::LeakInSilence => Check::AskLeak,
        Fault::LeakInDraw | Fault::LeakInFact => Check::FactLeak,
        Fault::Unbarred => Check::Unbarred,
        Fault::LosePiece => Check::Audit,
        Fault::RedealTwice => Check::Redeal,
        Fault::DeadEnd => Check::DeadEnd,
        Fault::Impure => Check::Impure,
        Fault::Break => Check::Broken,
        Fault::Twice | Fault::Contradict => Check::Twice,
        Fault::NoReplay => Check::Replay,
        Fault::NoClone => Check::Clone,
        Fault::NoUndo => Check::Undo,
        Fault::NoQuiet => Check::Quiet,
        Fault::NoOptions => Check::Options,
        Fault::Endless => Check::Endless,
        Fault::Notation => Check::Notation,
        Fault::NoItalian | Fault::NoVariable => Check::Speech,
        Fault::NoResult => Check::Outcome,
    })
}

#[test]
fn every_fault_is_found_and_named() {
    for fault in Fault::ALL {
        if let Some(check) = found_by(fault) {
            let failure = fails_with(fault);
            assert_eq!(failure.breach.check, check, "{fault}: {failure}");
        }
    }
}

#[test]
fn a_failure_is_shrunk_and_can_be_played_again() {
    let failure = fails_with(Fault::LosePiece);
    // The eighth turn loses the card, and every offer of it is tried: seven must come before it.
    assert_eq!(failure.line.len(), 7, "{failure}");
    let again = Battery::<Faulty>::new().seed(failure.number);
    let again = failure.options.iter().fold(again, |it, (name, value)| it.option(name, value));
    assert_eq!(again.run().unwrap_err().breach.check, failure.breach.check);
}

#[test]
fn a_failure_prints_options_line_and_journal() {
    let said = fails_with(Fault::DeadEnd).to_string();
    for part in ["faulty: DeadEnd: ", "2 asks with at least one offer", "fault=dead-end", "\nseed "]
    {
        assert!(said.contains(part), "{said}");
    }
}
