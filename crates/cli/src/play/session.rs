//! A sitting: the table, those who sit at it, and what they have been told.

use super::campaign::Kept;
use super::command::Order;
use super::seating::{Seating, Sitter};
use crate::setup::{self, Setup};
use crate::voice::Voice;
use crate::{Failure, World, tell};
use bots::{Level, Task};
use kernel::face::{AskSheet, RefusalSheet};
use kernel::{AnyTable, Journal, Message, Opened, Seat, Viewer};
use render::text::Ink;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};

/// A game being played at one keyboard.
#[derive(Debug)]
pub(super) struct Session<'s, 'w> {
    pub(super) world: &'s mut World<'w>,
    pub(super) setup: Setup,
    pub(super) voice: Voice,
    seating: Seating,
    pub(super) table: Option<Box<dyn AnyTable>>,
    pub(super) sitters: Vec<Sitter>,
    /// For each seat, how much of the story it has been told.
    pub(super) heard: Vec<usize>,
    /// The person at the screen.
    pub(super) reader: Option<Seat>,
    /// Whether the board has changed hands since it was shown.
    pub(super) owes_board: bool,
    /// Answers typed ahead.
    ahead: VecDeque<String>,
    /// The last save, and how long the journal was then.
    saved: Option<(PathBuf, usize)>,
    /// The campaign the game belongs to.
    pub(super) campaign: Option<Kept>,
}

/// Whether the table changed, or the player leaves it.
enum Next {
    Ask,
    Leave,
}

impl<'s, 'w> Session<'s, 'w> {
    pub(super) fn new(
        world: &'s mut World<'w>,
        setup: Setup,
        voice: Voice,
        seating: Seating,
    ) -> Self {
        Self {
            world,
            setup,
            voice,
            seating,
            table: None,
            sitters: Vec::new(),
            heard: Vec::new(),
            reader: None,
            owes_board: true,
            ahead: VecDeque::new(),
            saved: None,
            campaign: None,
        }
    }

    /// Sits down at a table.
    pub(super) fn sit(&mut self, table: Box<dyn AnyTable>) -> Result<(), Failure> {
        self.sitters = self.seating.sitters(table.seats())?;
        self.voice.sit_at(&*table);
        self.heard = vec![0; table.seats()];
        self.reader = None;
        self.owes_board = true;
        self.ahead.clear();
        self.table = Some(table);
        Ok(())
    }

    pub(super) fn table(&self) -> &dyn AnyTable {
        &**self.table.as_ref().expect("a session sits at a table")
    }

    fn table_mut(&mut self) -> &mut dyn AnyTable {
        &mut **self.table.as_mut().expect("a session sits at a table")
    }

    /// Asks whoever must answer until the game is over or left.
    pub(super) fn play(&mut self) -> Result<(), Failure> {
        loop {
            let asked = self.table().asked();
            let next = if asked.is_empty() {
                self.after_the_end()?
            } else if let Some(&seat) = asked.iter().find(|&&seat| !self.is_person(seat)) {
                self.let_answer(seat)?;
                Next::Ask
            } else {
                let reader = self.reader.filter(|seat| asked.contains(seat));
                self.ask(reader.unwrap_or(asked[0]))?
            };
            if matches!(next, Next::Leave) {
                return self.leave();
            }
        }
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        matches!(self.sitters[seat.index()], Sitter::Person)
    }

    pub(super) fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| matches!(sitter, Sitter::Person)).count()
    }

    fn let_answer(&mut self, seat: Seat) -> Result<(), Failure> {
        self.show_thinking(seat)?;
        let Sitter::Other(_, player) = &mut self.sitters[seat.index()] else {
            unreachable!("somebody who is no person answers alone")
        };
        let table = self.table.as_mut().expect("a session sits at a table");
        let known = table.knowledge(seat).expect("the seat is asked");
        let choice = player.answer(&*known).expect("a seat that is asked has an answer");
        match table.play(seat, &choice) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(self.broken(&refusal)),
        }
    }

    /// A rule broke under somebody who plays only what is offered.
    fn broken(&self, refusal: &RefusalSheet) -> Failure {
        let report = refusal.report.as_deref().and_then(|journal| report(journal).ok());
        let file = report.unwrap_or_default();
        let said = self.voice.say(&refusal.message);
        let kept = Message::new("cli-report-saved").with("file", file.display().to_string());
        Failure::Set(format!("{said} {}", self.voice.say(&kept)))
    }

    fn ask(&mut self, seat: Seat) -> Result<Next, Failure> {
        self.hand_over(seat)?;
        let sheet = self.table().ask(seat).expect("the seat is asked");
        // Chance, a reveal or somebody else came between: what was typed ahead was not meant for this.
        if !self.table().can_undo(seat) {
            self.ahead.clear();
        }
        self.show_turn(seat, &sheet)?;
        self.show_question(&sheet)?;
        let who = self.voice.say(&Message::new("cli-play-prompt").with("who", seat));
        loop {
            let Some(line) = self.next_line(&who)? else { return Ok(Next::Leave) };
            if let Some(next) = self.obey(&line, &sheet)? {
                return Ok(next);
            }
            self.ahead.clear();
        }
    }

    /// The next answer typed ahead, or a new line.
    fn next_line(&mut self, who: &str) -> Result<Option<String>, Failure> {
        let prompt = self.world.ink(Ink::Cyan, who);
        if let Some(line) = self.ahead.pop_front() {
            self.world.line(format!("{prompt} {line}"))?;
            return Ok(Some(line));
        }
        Ok(self.world.read(&prompt)?)
    }

    /// Answers with the first of several numbers and keeps the others for the questions that follow.
    fn choose_each(&mut self, numbers: &str, sheet: &AskSheet) -> Result<Option<Next>, Failure> {
        let mut numbers = numbers.split_whitespace().map(str::to_owned);
        let first = numbers.next().unwrap_or_default();
        self.ahead = numbers.collect();
        self.obey(&first, sheet)
    }

    /// Does what was typed; says what comes next, or none to read another line.
    fn obey(&mut self, line: &str, sheet: &AskSheet) -> Result<Option<Next>, Failure> {
        let seat = sheet.seat;
        if sheet.offers.iter().any(|offer| offer.choice == line) {
            return self.choose(seat, line);
        }
        match (Order::parse(line), &sheet.offers[..]) {
            // The one thing that can be done needs no number.
            (Order::Again, [only]) if line.is_empty() => self.choose(seat, &only.choice),
            (command, _) => self.obey_command(command, line, sheet),
        }
    }

    fn obey_command(
        &mut self,
        command: Order<'_>,
        line: &str,
        sheet: &AskSheet,
    ) -> Result<Option<Next>, Failure> {
        let seat = sheet.seat;
        match command {
            Order::Choose(number) => {
                match number.checked_sub(1).and_then(|n| sheet.offers.get(n)) {
                    Some(offer) => return self.choose(seat, &offer.choice),
                    None => self.show_unknown(line, sheet.offers.len())?,
                }
            }
            Order::Each(numbers) => return self.choose_each(numbers, sheet),
            Order::Other(text) => return self.choose_notation(text, sheet),
            Order::Undo => return self.undo(seat),
            Order::Load(file) => return self.load_typed(file),
            Order::Quit => return Ok(Some(Next::Leave)),
            Order::Again => {
                self.show_board(Viewer::Seat(seat))?;
                self.show_question(sheet)?;
            }
            Order::Why(about) => self.show_why(about, sheet)?,
            Order::Hint => self.show_hint(sheet)?,
            Order::Log(_) | Order::Law(_) | Order::Save(_) | Order::Key | Order::Help => {
                self.look(command, Viewer::Seat(seat))?;
            }
        }
        Ok(None)
    }

    /// Commands that change nothing at the table.
    fn look(&mut self, command: Order<'_>, viewer: Viewer) -> Result<(), Failure> {
        match command {
            Order::Log(lines) => self.show_log(viewer, lines),
            Order::Law(text) => self.show_law(text),
            Order::Save(file) => self.save_typed(file),
            Order::Key => self.show_key(),
            _ => self.show_help(),
        }
    }

    fn choose(&mut self, seat: Seat, choice: &str) -> Result<Option<Next>, Failure> {
        match self.table_mut().play(seat, choice) {
            Ok(_) => {
                self.keep();
                Ok(Some(Next::Ask))
            }
            Err(refusal) => {
                self.show_refusal(&refusal)?;
                Ok(None)
            }
        }
    }

    /// Notation that is not offered: if it is withheld, say why; if it is no notation at all, say what is expected.
    fn choose_notation(&mut self, text: &str, sheet: &AskSheet) -> Result<Option<Next>, Failure> {
        let Err(refusal) = self.table_mut().play(sheet.seat, text) else {
            self.keep();
            return Ok(Some(Next::Ask));
        };
        if refusal.message.key == "refused-no-choice" {
            self.show_unknown(text, sheet.offers.len())?;
        } else {
            self.show_refusal(&refusal)?;
        }
        Ok(None)
    }

    fn undo(&mut self, seat: Seat) -> Result<Option<Next>, Failure> {
        if let Err(refusal) = self.table_mut().undo(seat) {
            self.show_refusal(&refusal)?;
            return Ok(None);
        }
        self.forget_the_undone();
        self.say_note("cli-undone")?;
        Ok(Some(Next::Ask))
    }

    /// What was taken back was not heard.
    fn forget_the_undone(&mut self) {
        let seats = (0_u8..).map(Seat).take(self.heard.len());
        let lines = seats.filter_map(|seat| self.table().story(Viewer::Seat(seat), 0).pop());
        let told = lines.map(|line| line.index + 1).max().unwrap_or(0);
        self.heard.iter_mut().for_each(|heard| *heard = (*heard).min(told));
    }

    fn after_the_end(&mut self) -> Result<Next, Failure> {
        let viewer = if self.people() == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Watcher };
        self.count()?;
        self.show_end(viewer)?;
        loop {
            let Some(line) = self.world.read(">")? else { return Ok(Next::Leave) };
            match Order::parse(&line) {
                Order::Quit => return Ok(Next::Leave),
                Order::Load(file) => {
                    if let Some(next) = self.load_typed(file)? {
                        return Ok(next);
                    }
                }
                Order::Again => self.show_end(viewer)?,
                command @ (Order::Log(_)
                | Order::Law(_)
                | Order::Save(_)
                | Order::Key
                | Order::Help) => self.look(command, viewer)?,
                _ => self.say_note("cli-play-over-hint")?,
            }
        }
    }

    /// The campaign counts a game as soon as it has ended.
    fn count(&mut self) -> Result<(), Failure> {
        let table = self.table.as_deref().expect("a session sits at a table");
        match (&mut self.campaign, table.outcome()) {
            (Some(campaign), Some(outcome)) => campaign.count(&outcome, &self.setup.options),
            _ => Ok(()),
        }
    }

    /// What the strongest bot would do.
    pub(super) fn hint(&self, seat: Seat) -> Option<bots::Thought> {
        let seed = u64::try_from(self.table().journal().entries.len()).unwrap_or_default();
        let known = self.table().knowledge(seat)?;
        self.setup.boxed.bot.mind().think(&*known, Task::new(seat, Level::Master, seed))
    }

    fn save_typed(&mut self, file: &str) -> Result<(), Failure> {
        if file.is_empty() {
            return self.say_file_missing("save");
        }
        let path = PathBuf::from(file);
        let saved = save(&path, self.table().journal());
        match saved {
            Ok(()) => {
                self.saved = Some((path, self.table().journal().entries.len()));
                self.say_about_file("cli-saved", file)
            }
            Err(failure) => self.say_failure(&failure),
        }
    }

    fn load_typed(&mut self, file: &str) -> Result<Option<Next>, Failure> {
        if file.is_empty() {
            self.say_file_missing("load")?;
            return Ok(None);
        }
        match self.load(Path::new(file)) {
            Ok(()) => {
                self.say_about_file("cli-loaded", file)?;
                Ok(Some(Next::Ask))
            }
            Err(failure) => {
                self.say_failure(&failure)?;
                Ok(None)
            }
        }
    }

    /// Goes on with a saved game.
    pub(super) fn load(&mut self, file: &Path) -> Result<(), Failure> {
        let journal = setup::journal(file)?;
        let game = self.setup.boxed.game;
        if journal.game != game.name() {
            let (file, theirs) = (file.to_owned(), journal.game);
            return Err(Failure::OtherGame { file, theirs, ours: game.name() });
        }
        let opened = game.replay(&journal, &self.setup.data, setup::secret()?);
        let Opened { table, findings } =
            opened.map_err(|error| Failure::Replay(file.to_owned(), error))?;
        self.saved = Some((file.to_owned(), table.journal().entries.len()));
        self.sit(table)?;
        self.recall();
        if !findings.are_none() {
            let table = self.table.as_deref().expect("a session sits at a table");
            tell::findings(&findings, table, &self.voice, self.world)?;
        }
        Ok(())
    }

    /// What was told before a game was saved is not told again, but for its last lines.
    fn recall(&mut self) {
        const LAST: usize = 6;
        let seats = (0_u8..).map(Seat).zip(&mut self.heard);
        let table = self.table.as_deref().expect("a session sits at a table");
        for (seat, heard) in seats {
            let story = table.story(Viewer::Seat(seat), 0);
            *heard = story.iter().rev().nth(LAST - 1).map_or(0, |line| line.index);
        }
    }

    /// At a terminal a game outlives its window: it is kept after each answer of a person, as far as that can be done.
    fn keep(&mut self) {
        let Some(file) = self.kept_file() else { return };
        let journal = self.table().journal();
        let length = journal.entries.len();
        if save(&file, journal).is_ok() {
            self.saved = Some((file, length));
        }
    }

    /// Where the game is kept unless its player names a file; nowhere without a terminal.
    pub(super) fn kept_file(&self) -> Option<PathBuf> {
        let journal = self.table().journal();
        let mark = journal.commitment?.short();
        let name = format!("tavolata-{}-{mark}.journal", journal.game);
        self.world.live.then(|| std::env::temp_dir().join(name))
    }

    /// Says once what is kept, and how to go on with it.
    fn leave(&mut self) -> Result<(), Failure> {
        let length = self.table().journal().entries.len();
        let saved = self.saved.take().filter(|(_, saved)| *saved == length).map(|(file, _)| file);
        let left = match (&self.campaign, saved) {
            (Some(campaign), _) if campaign.is_counted => Message::new("cli-campaign-kept"),
            (Some(_), Some(game)) => {
                Message::new("cli-campaign-left-saved").with("saved", game.display().to_string())
            }
            (Some(_), None) => Message::new("cli-campaign-left"),
            (None, Some(file)) => {
                Message::new("cli-play-left-saved").with("file", file.display().to_string())
            }
            (None, None) => Message::new("cli-play-left"),
        };
        let file = self.campaign.as_ref().map(|campaign| campaign.file.display().to_string());
        let left = left.with("game", self.table().game());
        let left = match file {
            Some(file) => left.with("file", file),
            None => left,
        };
        let said = self.voice.say(&left);
        self.say_dim(&said)
    }
}

/// Writes a journal; only a journal is ever overwritten.
fn save(path: &Path, journal: &Journal) -> Result<(), Failure> {
    if path.exists() && setup::journal(path).is_err() {
        return Err(Failure::NotOurs(path.to_owned()));
    }
    std::fs::write(path, journal.to_string())
        .map_err(|error| Failure::Write(path.to_owned(), error))
}

/// Keeps the journal of what broke.
pub(super) fn report(journal: &Journal) -> Result<PathBuf, Failure> {
    let name = format!("tavolata-{}-{}.journal", journal.game, journal.entries.len());
    let path = std::env::temp_dir().join(name);
    save(&path, journal)?;
    Ok(path)
}
