//! Secrets: nothing a viewer sees, is asked, is offered, is refused or is told depends on what it cannot know.
//! Elsewhere: non-interference, information-flow security.
//!
//! Three ways to find a leak. *Looking*: what is hidden is redealt, and the viewer must see the same. *Twins*: the same
//! choice is played from a redealt position, and where no chance came and the viewer ends up seeing the same it must
//! have heard the same. *Other chance*: one outcome of chance is replaced, and where a redeal wipes out the difference for
//! the viewer it must have heard the same.

use super::bout::{Checked, one_in};
use super::hush::attempt;
use super::options::{Setup, pick};
use super::{Breach, Check};
use kernel::{
    Audited, Dealer, Entry, Fast, Para, Played, Script, Seat, Source, Spoken, State, Table, Told,
    Viewer,
};
use std::sync::Arc;

/// A play that was made, and where it was made from.
#[derive(Debug)]
pub(super) struct Play<'a, G: Spoken> {
    pub(super) before: State<G>,
    pub(super) table: &'a Table<G>,
    pub(super) seat: Seat,
    pub(super) choice: G::Choice,
    pub(super) played: Played,
}

/// Redeals for one viewer at every decision, for all of them now and then.
pub(super) fn look<G: Audited>(table: &Table<G>, dice: &mut Fast) -> Checked {
    let viewers = viewers(table);
    if one_in(8, dice) {
        return viewers.into_iter().try_for_each(|viewer| look_as(table, viewer, dice));
    }
    look_as(table, *pick(&viewers, dice), dice)
}

/// The facts of the opening, for other chance.
pub(super) fn opening<G: Spoken>(setup: &Setup<G>, table: &Table<G>, dice: &mut Fast) -> Checked {
    let chances = chances(&table.journal().entries);
    let (position, frame) = G::open(&setup.setting);
    let state = State::opening(position, frame);
    let Some(other) = other_chance(&chances, dice) else { return Ok(()) };
    let dealer = Dealer::Script(Script::kept(other).then(Fast::new(setup.number)));
    let Ok(twin) = attempt(|| Table::at(Arc::clone(&setup.setting), state, dealer)) else {
        return Ok(());
    };
    same_stories(table, &twin, 0)
}

/// Plays the same choice where what is hidden differs.
pub(super) fn twins<G: Spoken>(play: &Play<'_, G>, dice: &mut Fast) -> Checked {
    if play.played.revealed {
        return Ok(());
    }
    let viewer = *pick(&viewers(play.table), dice);
    redealt_twin(play, viewer, dice)?;
    let chances = chances(played_entries(play));
    let Some(other) = other_chance(&chances, dice) else { return Ok(()) };
    let Some((twin, played)) = replayed(play, play.before, other) else { return Ok(()) };
    if played.revealed { Ok(()) } else { same_stories(play.table, &twin, play.played.told_from) }
}

fn look_as<G: Audited>(table: &Table<G>, viewer: Viewer, dice: &mut Fast) -> Checked {
    let setting = table.setting();
    let redealt = attempt(|| *table.redealt(viewer, dice).state())
        .map_err(|panic| Breach::new(Check::Redeal, format!("for {viewer:?}: {panic}")))?;
    G::audit(setting, &redealt.position)
        .map_err(|wrong| Breach::new(Check::Redeal, format!("for {viewer:?}: {wrong}")))?;
    let view = G::view(setting, &redealt.position, viewer);
    if view != table.view(viewer) {
        let differ = difference(&table.view(viewer), &view);
        return Err(Breach::new(Check::ViewLeak, format!("{viewer:?} saw {differ}")));
    }
    let script = Dealer::Script(Script::default());
    let imagined =
        attempt(|| Table::at(Arc::clone(setting), redealt, script)).map_err(|panic| {
            let detail = format!("{viewer:?} can tell from who is asked what is hidden: {panic}");
            Breach::new(Check::AskLeak, detail)
        })?;
    same_asks(table, &imagined, viewer)?;
    viewer.seat().map_or(Ok(()), |seat| same_ask(table, &imagined, seat))
}

/// The same seats are asked under the same paragraphs; sealed answers that were forgotten are asked again.
fn same_asks<G: Spoken>(table: &Table<G>, imagined: &Table<G>, viewer: Viewer) -> Checked {
    let (ours, theirs) = (asked(table), asked(imagined));
    let alike = if table.state().stack().is_sealed() {
        ours.iter().all(|ask| theirs.contains(ask))
    } else {
        ours == theirs
    };
    if alike && imagined.told().is_empty() {
        return Ok(());
    }
    let detail = format!("{viewer:?} can tell by what is asked: {ours:?} or {theirs:?}");
    Err(Breach::new(Check::AskLeak, detail))
}

/// Who is asked under which paragraph.
fn asked<G: Spoken>(table: &Table<G>) -> Vec<(Seat, Para)> {
    table.asks().iter().map(|ask| (ask.seat, ask.para)).collect()
}

fn same_ask<G: Spoken>(table: &Table<G>, imagined: &Table<G>, seat: Seat) -> Checked {
    let (Some(ours), Some(theirs)) = (table.ask_of(seat), imagined.ask_of(seat)) else {
        return Ok(());
    };
    let leak = |check, ours: &dyn std::fmt::Debug, theirs: &dyn std::fmt::Debug| {
        Err(Breach::new(check, format!("seat {seat} had {}", difference(&ours, &theirs))))
    };
    if ours.question != theirs.question {
        return leak(Check::AskLeak, &ours.question, &theirs.question);
    }
    if table.offers(ours) != imagined.offers(theirs) {
        return leak(Check::OfferLeak, &table.offers(ours), &imagined.offers(theirs));
    }
    if table.withheld(ours) != imagined.withheld(theirs) {
        return leak(Check::WhyLeak, &table.withheld(ours), &imagined.withheld(theirs));
    }
    Ok(())
}

/// The same choice from a redealt position: where the viewer then sees the same, it has heard the same; where it sees
/// something else, something hidden was shown and no undo may lead back.
fn redealt_twin<G: Spoken>(play: &Play<'_, G>, viewer: Viewer, dice: &mut Fast) -> Checked {
    // From another deck the same chance brings another card: only without chance the two are alike.
    if play.played.barrier {
        return Ok(());
    }
    let redealt = play.before.redealt(play.table.setting(), viewer, dice);
    let Some((twin, played)) = replayed(play, *redealt.state(), []) else { return Ok(()) };
    if played.revealed || twin.state().stack().is_sealed() {
        return Ok(());
    }
    let (ours, theirs) = (play.table.view(viewer), twin.view(viewer));
    if ours == theirs {
        return same_story(play.table, &twin, play.played.told_from, viewer);
    }
    let silent = asked(play.table) != asked(&twin);
    let check = if silent { Check::AskLeak } else { Check::Unbarred };
    let shows = format!("{} shows {viewer:?} what was hidden and can be undone", play.choice);
    Err(Breach::new(check, format!("{shows}: {}", difference(&ours, &theirs))))
}

/// The same choice from another state with this chance, if it can be played there.
fn replayed<G: Spoken>(
    play: &Play<'_, G>,
    state: State<G>,
    chances: impl IntoIterator<Item = (u32, u32)>,
) -> Option<(Table<G>, Played)> {
    let dealer = Dealer::Script(Script::kept(chances));
    let table = attempt(|| Table::at(Arc::clone(play.table.setting()), state, dealer));
    let mut table = table.ok().filter(|table| table.told().is_empty())?;
    let played = table.play(play.seat, play.choice).ok()?;
    Some((table, played))
}

/// Two games that differ in one outcome of chance: whoever it is hidden from has heard the same.
///
/// It is hidden from those for whom a redeal wipes out the difference.
fn same_stories<G: Spoken>(table: &Table<G>, twin: &Table<G>, from: usize) -> Checked {
    if table.digest() == twin.digest() {
        return Ok(());
    }
    let redealt = |table: &Table<G>, viewer| {
        attempt(|| table.redealt(viewer, &mut Fast::new(0)).state().digest()).ok()
    };
    let hidden = |viewer: &Viewer| redealt(table, *viewer) == redealt(twin, *viewer);
    let mut unknowing = viewers(table).into_iter().filter(hidden);
    unknowing.try_for_each(|viewer| same_story(table, twin, from, viewer))
}

/// Where a viewer sees the same, it has heard the same, if perhaps in another order: a hand drawn as axe and sword or as
/// sword and axe looks alike afterwards.
fn same_story<G: Spoken>(
    table: &Table<G>,
    twin: &Table<G>,
    from: usize,
    viewer: Viewer,
) -> Checked {
    if table.view(viewer) != twin.view(viewer) {
        return Ok(());
    }
    let heard = |told: &[Told<G>]| {
        let heard = told.iter().filter_map(|told| Some((told.para, told.heard_by(viewer)?)));
        let mut lines: Vec<String> = heard.map(|line| format!("{line:?}")).collect();
        lines.sort_unstable();
        lines
    };
    let (ours, theirs) = (&table.told()[from..], twin.told());
    // Over several turns a card may come into the open and be hidden again.
    let short = |told: &[Told<G>]| told.iter().filter(|t| t.boundary.is_some()).count() <= 1;
    if !short(ours) || !short(theirs) {
        return Ok(());
    }
    let (ours, theirs) = (heard(ours), heard(theirs));
    if ours == theirs {
        return Ok(());
    }
    let detail = format!("{viewer:?} sees the same but was told {}", difference(&ours, &theirs));
    Err(Breach::new(Check::FactLeak, detail))
}

/// Where two things begin to differ, in words.
fn difference(ours: &impl std::fmt::Debug, theirs: &impl std::fmt::Debug) -> String {
    let (ours, theirs) = (format!("{ours:?}"), format!("{theirs:?}"));
    let same = ours.chars().zip(theirs.chars()).take_while(|(a, b)| a == b).count();
    let near =
        |text: &str| -> String { text.chars().skip(same.saturating_sub(200)).take(400).collect() };
    format!("\n  ...{}...\nor\n  ...{}...", near(&ours), near(&theirs))
}

fn viewers<G: Spoken>(table: &Table<G>) -> Vec<Viewer> {
    let seats = (0_u8..).take(G::seats(table.setting())).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Watcher]).collect()
}

/// What the play wrote into the journal behind its choice.
fn played_entries<'a, G: Spoken>(play: &Play<'a, G>) -> &'a [Entry] {
    let entries = &play.table.journal().entries;
    let choice = entries.iter().rposition(|entry| matches!(entry, Entry::Choice(..)));
    &entries[choice.map_or(0, |choice| choice + 1)..]
}

fn chances(entries: &[Entry]) -> Vec<(u32, u32)> {
    entries.iter().filter_map(Entry::chance).collect()
}

/// These chances with another outcome for one of them.
fn other_chance(chances: &[(u32, u32)], dice: &mut Fast) -> Option<Vec<(u32, u32)>> {
    let count = u32::try_from(chances.len()).ok().filter(|&count| count > 0)?;
    let mut other = chances.to_vec();
    let (outcome, n) = &mut other[dice.below(count) as usize];
    *outcome = (*outcome + 1 + dice.below(*n - 1)) % *n;
    Some(other)
}
