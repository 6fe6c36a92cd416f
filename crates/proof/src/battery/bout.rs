//! One game under watch.

use super::memory::Memory;
use super::offers::Choices;
use super::options::{Setup, pick};
use super::speech::Said;
use super::{Breach, Check, memory, offers, secrets};
use kernel::{Audited, Fast, Refusal, Seat, Source, Spoken, Table};

/// Whether everything holds.
pub(super) type Checked = Result<(), Breach>;

/// Who decides.
#[derive(Debug, Clone, Copy)]
pub(super) enum Guide<'a> {
    /// Chance, to the end of the game.
    Random,
    /// Chance, for at most this many decisions.
    Brief(usize),
    /// This line; what cannot be played of it is left out.
    Line(&'a [(Seat, String)]),
}

/// How often everything is sampled when a line is played again to show what was found.
const THOROUGH: u32 = 8;

/// One game under watch.
#[derive(Debug)]
pub(super) struct Bout<'a, G: Spoken> {
    setup: &'a Setup<G>,
    table: Option<Table<G>>,
    /// The battery's own chance: which offers to play, what to sample.
    dice: Fast,
    /// How often what is sampled is sampled at each decision.
    samples: u32,
    line: Vec<(Seat, String)>,
    choices: Choices<G>,
    memory: Memory<G>,
    said: Said<'a, G>,
}

impl<'a, G: Spoken + Audited> Bout<'a, G> {
    pub(super) fn new(setup: &'a Setup<G>) -> Self {
        Self {
            setup,
            table: None,
            dice: Fast::new(!setup.number),
            samples: 1,
            line: Vec::new(),
            choices: Choices::default(),
            memory: Memory::default(),
            said: Said::new(setup),
        }
    }

    /// The choices so far; the last may be the one that broke a rule.
    pub(super) fn line(&self) -> &[(Seat, String)] {
        &self.line
    }

    pub(super) fn decisions(&self) -> u64 {
        self.line.len() as u64
    }

    /// The table as it stands, if it could be set.
    pub(super) const fn table(&self) -> Option<&Table<G>> {
        self.table.as_ref()
    }

    /// Plays as the guide says, checking at every decision.
    pub(super) fn play(&mut self, guide: Guide<'_>) -> Checked {
        let setup = self.setup;
        let set = super::hush::attempt(|| Table::new(&setup.options, &setup.data, setup.seed()));
        let table = set.map_err(Breach::broken)?;
        let mut table = table.map_err(|error| Breach::new(Check::Options, error.to_string()))?;
        let opened = secrets::opening(setup, &table, &mut self.dice);
        let played = opened.and_then(|()| self.play_on(&mut table, guide));
        self.table = Some(table);
        played
    }

    fn play_on(&mut self, table: &mut Table<G>, guide: Guide<'_>) -> Checked {
        match guide {
            Guide::Random => while self.at_random(table)? {},
            Guide::Brief(limit) => while self.at_random(table)? && self.line.len() < limit {},
            Guide::Line(line) => {
                self.samples = THOROUGH;
                self.look(table)?;
                for (seat, text) in line {
                    self.follow(table, *seat, text)?;
                }
            }
        }
        memory::replays(self.setup, table)?;
        if self.setup.number.is_multiple_of(4) {
            memory::quiet_agrees(self.setup, &mut self.dice)?;
        }
        if table.is_over() { self.ended(table) } else { Ok(()) }
    }

    fn at_random(&mut self, table: &mut Table<G>) -> Result<bool, Breach> {
        self.look(table)?;
        if table.is_over() {
            return Ok(false);
        }
        let ask = *pick(table.asks(), &mut self.dice);
        let choice = pick(table.offers(&ask), &mut self.dice).choice;
        self.decide(table, ask.seat, choice)?;
        let bound = G::bound(&self.setup.setting);
        if self.decisions() > u64::from(bound) {
            let detail = format!("the game goes on after {bound} decisions");
            return Err(Breach::new(Check::Endless, detail));
        }
        Ok(true)
    }

    fn follow(&mut self, table: &mut Table<G>, seat: Seat, text: &str) -> Checked {
        let Some(ask) = table.ask_of(seat) else { return Ok(()) };
        let offered = table.offers(ask).iter().find(|offer| offer.choice.to_string() == text);
        let Some(choice) = offered.map(|offer| offer.choice) else { return Ok(()) };
        self.decide(table, seat, choice)?;
        self.look(table)
    }

    /// Checks everything that can be seen without deciding.
    fn look(&mut self, table: &Table<G>) -> Checked {
        audit(self.setup, table)?;
        offers::asks_again(table)?;
        for _ in 0..self.samples {
            self.choices.check(table, &mut self.dice)?;
            offers::every_offer_can_be_played(table, &mut self.dice)?;
            secrets::look(table, &mut self.dice)?;
        }
        self.said.asks(table)
    }

    /// Plays a choice and checks what comes of it.
    fn decide(&mut self, table: &mut Table<G>, seat: Seat, choice: G::Choice) -> Checked {
        self.line.push((seat, choice.to_string()));
        let before = *table.state();
        let played = self.memory.play(table, seat, choice, &mut self.dice)?;
        self.said.facts(&table.told()[played.told_from..])?;
        let play = secrets::Play { before, table, seat, choice, played };
        (0..self.samples).try_for_each(|_| secrets::twins(&play, &mut self.dice))
    }

    fn ended(&self, table: &Table<G>) -> Checked {
        let seats = G::seats(&self.setup.setting);
        let outcome = super::hush::attempt(|| table.outcome()).map_err(Breach::broken)?;
        let outcome = outcome.expect("an ended game has an outcome");
        let lines = outcome.standings.iter().map(|line| line.seat.index());
        if !lines.eq(0..seats) || outcome.standings.iter().any(|line| line.place == 0) {
            let detail = format!("not every seat has its line: {outcome:?}");
            return Err(Breach::new(Check::Outcome, detail));
        }
        self.said.verdict(outcome.verdict)
    }
}

/// Pieces are conserved and limits kept.
pub(super) fn audit<G: Spoken + Audited>(setup: &Setup<G>, table: &Table<G>) -> Checked {
    G::audit(&setup.setting, &table.state().position)
        .map_err(|wrong| Breach::new(Check::Audit, wrong))
}

/// What a refusal of an offered choice is.
pub(super) fn broken<G: Spoken>(refusal: &Refusal<G>) -> Breach {
    match refusal {
        Refusal::Broke { panic, .. } => Breach::broken(panic),
        Refusal::Over
        | Refusal::NotAsked(_)
        | Refusal::NotOffered { .. }
        | Refusal::NothingToUndo(_) => Breach::broken(refusal.to_string()),
    }
}

/// One in this many times.
pub(super) fn one_in(n: u32, dice: &mut Fast) -> bool {
    dice.below(n) == 0
}
