//! Asks and offers: always one, each playable, nothing else playable, notation read as written.

use super::bout::{Checked, one_in};
use super::hush::attempt;
use super::options::pick;
use super::{Breach, Check};
use kernel::{
    Ask, Audited, Dealer, Fast, Quiet, Refusal, Script, Seat, Source, Spoken, Table, Viewer,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Choices that were seen, to try them where they are not offered.
#[derive(Debug)]
pub(super) struct Choices<G: Spoken> {
    seen: Vec<G::Choice>,
    read: BTreeSet<G::Choice>,
}

impl<G: Spoken> Default for Choices<G> {
    fn default() -> Self {
        Self { seen: Vec::new(), read: BTreeSet::new() }
    }
}

/// How many foreign choices are tried at a decision.
const FOREIGN: usize = 3;
/// How many of an ask's offers are tried at once.
const TRIED: usize = 16;

impl<G: Spoken> Choices<G> {
    pub(super) fn check(&mut self, table: &Table<G>, dice: &mut Fast) -> Checked {
        for ask in table.asks() {
            if table.offers(ask).is_empty() {
                return Err(Breach::new(Check::DeadEnd, format!("{} offers nothing", ask.para)));
            }
            once(table, ask)?;
            let offers = table.offers(ask).iter().map(|offer| offer.choice);
            let withheld = table.withheld(ask).iter().map(|withheld| withheld.choice);
            for choice in offers.chain(withheld) {
                self.notation(choice)?;
            }
        }
        if table.is_over() || !one_in(4, dice) { Ok(()) } else { self.refusals(table, dice) }
    }

    /// Choices of other moments, withheld ones, and those of seats that are not asked are refused and change nothing.
    fn refusals(&self, table: &Table<G>, dice: &mut Fast) -> Checked {
        if self.seen.is_empty() {
            return Ok(());
        }
        let ask = *pick(table.asks(), dice);
        let foreign = (0..FOREIGN).map(|_| *pick(&self.seen, dice)).collect::<Vec<_>>();
        let withheld = table.withheld(&ask).iter().map(|withheld| withheld.choice);
        let mut copy = table.clone();
        for choice in foreign.iter().copied().chain(withheld) {
            refused(table, &mut copy, ask.seat, choice)?;
        }
        let seats = u8::try_from(G::seats(table.setting())).expect("seats are few");
        let idle = (0..=seats).map(Seat).find(|&seat| table.ask_of(seat).is_none());
        idle.map_or(Ok(()), |seat| refused(table, &mut copy, seat, foreign[0]))
    }

    fn notation(&mut self, choice: G::Choice) -> Checked {
        if !self.read.insert(choice) {
            return Ok(());
        }
        self.seen.push(choice);
        let text = choice.to_string();
        if text.parse().ok() != Some(choice) {
            let detail = format!("{choice:?} is written \"{text}\", which is not read as that");
            return Err(Breach::new(Check::Notation, detail));
        }
        if text.trim() != text || text.is_empty() || text.contains(['\n', '\r', ';']) {
            let detail = format!("\"{text}\" does not fit on a line of a journal or a scenario");
            return Err(Breach::new(Check::Notation, detail));
        }
        Ok(())
    }
}

/// A paragraph that asks only asks: resolved once more it takes no chance, tells nothing, changes nothing, and asks the
/// same. Undo, redeals and searches rely on it.
pub(crate) fn asks_again<G: Spoken>(table: &Table<G>) -> Checked {
    let dealer = Dealer::Script(Script::default());
    let again = attempt(|| Table::at(Arc::clone(table.setting()), *table.state(), dealer))
        .map_err(|panic| Breach::new(Check::Impure, format!("asked again: {panic}")))?;
    let wrong = if again.digest() != table.digest() || !again.told().is_empty() {
        "something happens when a paragraph asks again"
    } else if !asks_the_same(table, &again) {
        "a paragraph asks something else when it asks again"
    } else {
        return Ok(());
    };
    let paras = table.asks().iter().map(|ask| ask.para.number()).collect::<Vec<_>>();
    Err(Breach::new(Check::Impure, format!("{wrong}: {}", paras.join(", "))))
}

fn asks_the_same<G: Spoken>(table: &Table<G>, again: &Table<G>) -> bool {
    let same = |(ours, theirs): (&Ask<G>, &Ask<G>)| {
        (ours.seat, ours.para, ours.question) == (theirs.seat, theirs.para, theirs.question)
            && table.offers(ours) == again.offers(theirs)
            && table.withheld(ours) == again.withheld(theirs)
    };
    table.asks().len() == again.asks().len() && table.asks().iter().zip(again.asks()).all(same)
}

/// Every offer of some ask can be played, and leaves a sound position.
pub(super) fn every_offer_can_be_played<G: Audited>(table: &Table<G>, dice: &mut Fast) -> Checked {
    if table.is_over() || !one_in(4, dice) {
        return Ok(());
    }
    let (setting, seed) = (table.setting(), u64::from(dice.bits()));
    let count = table.asks().len();
    let at = dice.below(u32::try_from(count).expect("asks are few")) as usize;
    let offers = table.offers(&table.asks()[at]);
    let stride = offers.len().div_ceil(TRIED);
    for offer in (0..offers.len()).step_by(stride) {
        let choice = offers[offer].choice;
        let tried = attempt(|| {
            let mut quiet = Quiet::<G>::from_state(setting, table.state(), seed);
            if quiet.asks().get(at).is_none_or(|ask| quiet.offers(ask) != offers) {
                return None;
            }
            quiet.answer(at, offer);
            Some(G::audit(setting, &quiet.state().position))
        });
        let audited = tried.map_err(|panic| Breach::broken(format!("{choice}: {panic}")))?;
        let audited = audited.ok_or_else(|| {
            Breach::new(Check::Quiet, "the quiet table offers something else".to_owned())
        })?;
        audited.map_err(|wrong| Breach::new(Check::Audit, format!("{choice}: {wrong}")))?;
    }
    Ok(())
}

fn once<G: Spoken>(table: &Table<G>, ask: &Ask<G>) -> Checked {
    let mut seen = BTreeSet::new();
    let offered = table.offers(ask).iter().map(|offer| offer.choice);
    if let Some(choice) = offered.clone().find(|&choice| !seen.insert(choice)) {
        return Err(Breach::new(Check::Twice, format!("{} offers {choice} twice", ask.para)));
    }
    let withheld = table.withheld(ask).iter().map(|withheld| withheld.choice);
    match withheld.clone().find(|choice| seen.contains(choice)) {
        Some(choice) => {
            let detail = format!("{} both offers and withholds {choice}", ask.para);
            Err(Breach::new(Check::Twice, detail))
        }
        None => Ok(()),
    }
}

/// A choice that is not offered is refused and leaves everything as it was.
fn refused<G: Spoken>(
    table: &Table<G>,
    copy: &mut Table<G>,
    seat: Seat,
    choice: G::Choice,
) -> Checked {
    let ask = table.ask_of(seat);
    if ask.is_some_and(|ask| table.offers(ask).iter().any(|offer| offer.choice == choice)) {
        return Ok(());
    }
    let unfit = |detail: &str| Err(Breach::new(Check::Refused, format!("{choice}: {detail}")));
    let withheld = ask.and_then(|ask| table.withheld(ask).iter().find(|w| w.choice == choice));
    match copy.play(seat, choice) {
        Ok(_) => return unfit("it is not offered and can be played"),
        Err(Refusal::NotOffered { why, .. }) if why.is_some() != withheld.is_some() => {
            return unfit("the refusal does not give the reason of what is withheld");
        }
        Err(Refusal::Broke { panic, .. }) => return Err(Breach::broken(panic)),
        Err(_) => {}
    }
    let alike = copy.digest() == table.digest()
        && copy.journal().entries.len() == table.journal().entries.len()
        && copy.told().len() == table.told().len()
        && copy.view(Viewer::Watcher) == table.view(Viewer::Watcher);
    if alike { Ok(()) } else { unfit("it was refused and yet changed something") }
}
