//! Memory: undo, clones, replays, and the table that remembers nothing.

use super::bout::{Checked, broken, one_in};
use super::hush::attempt;
use super::options::{Setup, pick};
use super::{Breach, Check};
use kernel::{
    Audited, Dealer, Digest, Fast, Journal, Played, Quiet, Seat, Seed, Spoken, State, Table,
};
use std::sync::Arc;

/// What a game remembers: the plays since the last barrier, and perhaps a clone that plays alike.
#[derive(Debug)]
pub(super) struct Memory<G: Spoken> {
    since_barrier: Vec<Remembered<G>>,
    clone: Option<Box<Table<G>>>,
}

#[derive(Debug, Clone, Copy)]
struct Remembered<G: Spoken> {
    seat: Seat,
    choice: G::Choice,
    before: Digest,
}

impl<G: Spoken> Default for Memory<G> {
    fn default() -> Self {
        Self { since_barrier: Vec::new(), clone: None }
    }
}

impl<G: Spoken> Memory<G> {
    /// Plays a choice; whatever can be taken back is taken back and played again.
    pub(super) fn play(
        &mut self,
        table: &mut Table<G>,
        seat: Seat,
        choice: G::Choice,
        dice: &mut Fast,
    ) -> Result<Played, Breach> {
        if self.clone.is_none() && one_in(16, dice) {
            self.clone = Some(Box::new(table.clone()));
        }
        let before = table.digest();
        let played = table.play(seat, choice).map_err(|refusal| broken(&refusal))?;
        if played.barrier {
            self.since_barrier.clear();
            nothing_to_undo(table)?;
        } else {
            self.since_barrier.push(Remembered { seat, choice, before });
            self.undo_and_play_again(table, dice)?;
        }
        self.alike(table, seat, choice, dice)?;
        Ok(played)
    }

    /// A clone played alike stays alike.
    fn alike(
        &mut self,
        table: &Table<G>,
        seat: Seat,
        choice: G::Choice,
        dice: &mut Fast,
    ) -> Checked {
        let Some(clone) = &mut self.clone else { return Ok(()) };
        clone.play(seat, choice).map_err(|refusal| broken(&refusal))?;
        if clone.digest() != table.digest() || clone.told() != table.told() {
            return Err(Breach::new(Check::Clone, format!("after {choice} a clone differs")));
        }
        if one_in(16, dice) {
            self.clone = None;
        }
        Ok(())
    }

    /// Takes back the last play, or everything since the barrier, and plays it again.
    fn undo_and_play_again(&self, table: &mut Table<G>, dice: &mut Fast) -> Checked {
        let (after, told) = (table.digest(), table.told().len());
        let all = one_in(16, dice);
        let count = if all { self.since_barrier.len() } else { 1 };
        let back = &self.since_barrier[self.since_barrier.len() - count..];
        for remembered in back.iter().rev() {
            undo(table, remembered)?;
        }
        if all {
            nothing_to_undo(table)?;
        }
        for remembered in back {
            table.play(remembered.seat, remembered.choice).map_err(|r| broken(&r))?;
        }
        if (table.digest(), table.told().len()) == (after, told) {
            return Ok(());
        }
        Err(Breach::new(Check::Undo, "what was undone and played again came out otherwise"))
    }
}

fn undo<G: Spoken>(table: &mut Table<G>, remembered: &Remembered<G>) -> Checked {
    let Remembered { seat, choice, before } = *remembered;
    let wrong = |detail: &str| Err(Breach::new(Check::Undo, format!("{seat}: {choice}: {detail}")));
    if seats(table).any(|other| other != seat && table.can_undo(other)) {
        return wrong("another seat can take it back");
    }
    if table.undo(seat).is_err() {
        return wrong("it cannot be taken back, and there was no barrier");
    }
    if table.digest() != before {
        return wrong("taken back, the table is not as it was");
    }
    Ok(())
}

fn nothing_to_undo<G: Spoken>(table: &mut Table<G>) -> Checked {
    let before = table.digest();
    let undone = seats(table).collect::<Vec<_>>().into_iter().find(|&s| table.undo(s).is_ok());
    match undone {
        Some(seat) => Err(Breach::new(
            Check::Undo,
            format!("seat {seat} takes back what is behind a barrier"),
        )),
        None if table.digest() != before => {
            Err(Breach::new(Check::Undo, "a refused undo changed something"))
        }
        None => Ok(()),
    }
}

fn seats<G: Spoken>(table: &Table<G>) -> impl Iterator<Item = Seat> + use<G> {
    (0_u8..).take(G::seats(table.setting())).map(Seat)
}

/// The journal is read as written and replays to the same fingerprint, with its seed and without.
pub(super) fn replays<G: Spoken>(setup: &Setup<G>, table: &Table<G>) -> Checked {
    let wrong = |detail: String| Breach::new(Check::Replay, detail);
    let text = table.journal().to_string();
    let journal = Journal::parse(&text).map_err(|error| wrong(error.to_string()))?;
    if &journal != table.journal() {
        return Err(wrong("the journal is not read as it was written".to_owned()));
    }
    for journal in [Journal { seed: None, ..journal.clone() }, journal] {
        let kind = if journal.seed.is_some() { "with its seed" } else { "without its seed" };
        let again = Table::<G>::replay(&journal, &setup.data, Seed::from_number(0))
            .map_err(|error| wrong(format!("{kind}: {error}")))?;
        if !again.findings.are_none() {
            return Err(wrong(format!("{kind} it is found other: {:?}", again.findings)));
        }
        let again = again.table;
        if again.journal().entries != journal.entries {
            return Err(wrong(format!("{kind} its journal is another")));
        }
        if again.digest() != table.digest() || again.told() != table.told() {
            return Err(wrong(format!("{kind} it ends elsewhere")));
        }
    }
    Ok(())
}

/// The quiet table and the full table agree, decision by decision.
pub(super) fn quiet_agrees<G: Spoken + Audited>(setup: &Setup<G>, dice: &mut Fast) -> Checked {
    let setting = &setup.setting;
    let (position, frame) = G::open(setting);
    let dealer = Dealer::Fast(Fast::new(setup.number));
    let state = State::opening(position, frame);
    let full = attempt(|| Table::at(Arc::clone(setting), state, dealer)).map_err(Breach::broken)?;
    let quiet = attempt(|| Quiet::<G>::new(setting, setup.number)).map_err(Breach::broken)?;
    let (mut full, mut quiet): (Table<G>, _) = (full, quiet);
    for _ in 0..G::bound(setting) {
        if full.digest() != quiet.state().digest() || full.asks().len() != quiet.asks().len() {
            return Err(Breach::new(Check::Quiet, "the quiet table stands elsewhere"));
        }
        if full.is_over() {
            break;
        }
        let asks = (0..full.asks().len()).collect::<Vec<_>>();
        let at = *pick(&asks, dice);
        let ask = full.asks()[at];
        let offers = (0..full.offers(&ask).len()).collect::<Vec<_>>();
        let offer = *pick(&offers, dice);
        let choice = full.offers(&ask)[offer].choice;
        attempt(|| quiet.answer(at, offer)).map_err(Breach::broken)?;
        full.play(ask.seat, choice).map_err(|refusal| broken(&refusal))?;
    }
    Ok(())
}
