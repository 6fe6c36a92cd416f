//! What a player sees.

use super::offers::{self, Said};
use super::seating::Sitter;
use super::session::{Session, report};
use crate::args::skill_key;
use crate::{Failure, law, outcome, tell};
use kernel::face::{AskSheet, OfferSheet, RefusalSheet, StoryLine, WithheldSheet};
use kernel::{Message, Para, Seat, Viewer};
use render::text::layout::hang;
use render::text::{Ink, hinted, visible, wrap};

impl Session<'_, '_> {
    /// Who plays what, and how to answer.
    pub(super) fn greet(&mut self) -> Result<(), Failure> {
        let game = self.voice.title(self.table().game());
        let seats = self.table().seats();
        let title = Message::new("cli-play-title").with("game", game).with("seats", seats);
        self.world.line(self.world.ink(Ink::Bold, self.voice.say(&title)))?;
        for (number, sitter) in (0_u8..).zip(&self.sitters) {
            let message = match sitter {
                Sitter::Person => Message::new("cli-play-seat-human"),
                Sitter::Other(skill, _) => {
                    Message::new("cli-play-seat-bot").with("level", Message::new(skill_key(*skill)))
                }
            };
            self.world.line(format!("  {}", self.voice.say(&message.with("who", Seat(number)))))?;
        }
        if let Some(commitment) = self.table().journal().commitment {
            let promise = Message::new("cli-play-promise").with("hash", commitment.short());
            self.world.line(self.world.ink(Ink::Dim, self.voice.say(&promise)))?;
        }
        if self.voice.foreign("game-name").is_some() {
            self.say_note("texts-foreign")?;
        }
        self.say_note("cli-play-help-hint")?;
        match self.kept_file() {
            Some(file) => self.say_about_file("cli-play-kept", &file.display().to_string()),
            None => Ok(()),
        }
    }

    /// Lets the screen be passed to another person before anything of theirs is shown.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.people() > 1 && self.reader != Some(seat) {
            let message = Message::new("cli-play-hand-over").with("who", seat);
            if self.reader.is_some() {
                self.world.wipe()?;
            }
            self.world.line("")?;
            self.world.read(&self.world.ink(Ink::Yellow, self.voice.say(&message)))?;
            self.world.wipe()?;
        }
        Ok(())
    }

    /// What a person has not heard yet, and the board if others acted since and there is something to choose.
    pub(super) fn show_turn(&mut self, seat: Seat, sheet: &AskSheet) -> Result<(), Failure> {
        let viewer = Viewer::Seat(seat);
        let news = self.table().story(viewer, self.heard[seat.index()]);
        self.owes_board |=
            self.reader != Some(seat) || news.iter().any(|line| line.boundary.is_some());
        self.show_story(&news)?;
        if let Some(last) = news.last() {
            self.heard[seat.index()] = last.index + 1;
        }
        self.reader = Some(seat);
        if self.owes_board && sheet.offers.len() > 1 { self.show_board(viewer) } else { Ok(()) }
    }

    pub(super) fn show_board(&mut self, viewer: Viewer) -> Result<(), Failure> {
        self.owes_board = false;
        let view = self.table().view(viewer);
        tell::board(self.setup.boxed, &*view, &self.voice, self.world)?;
        Ok(())
    }

    pub(super) fn show_question(&mut self, sheet: &AskSheet) -> Result<(), Failure> {
        let place = format!("{} {}", sheet.para, self.voice.law(sheet.para).title);
        let question = self.voice.say(&sheet.question);
        self.world.line("")?;
        let fits = visible(&question) + 2 + visible(&place) <= self.world.width;
        let place = self.world.ink(Ink::Dim, place);
        let asked = wrap(&question, self.world.width).into_iter();
        let mut lines: Vec<String> = asked.map(|line| self.world.ink(Ink::Bold, line)).collect();
        match lines.last_mut() {
            Some(last) if fits => last.extend(["  ", &place]),
            _ => lines.push(place),
        }
        self.world.lines(lines)?;
        self.show_offers(sheet)
    }

    fn show_offers(&mut self, sheet: &AskSheet) -> Result<(), Failure> {
        let view = self.table().view(Viewer::Seat(sheet.seat));
        let reader = self.voice.reader(self.world);
        let board = self.setup.boxed.board;
        let said = |offer: &OfferSheet| Said {
            label: self.voice.say(&offer.label),
            gloss: board.gloss(&*view, &offer.choice, &reader).unwrap_or_default(),
        };
        let mut offers: Vec<Said> = sheet.offers.iter().map(said).collect();
        if let [only] = &mut offers[..] {
            let enter = format!(" {}", self.voice.word("cli-enter"));
            only.label.push_str(&self.world.ink(Ink::Dim, enter));
        }
        let lines = offers::lines(&offers, self.world.width, self.world.pen());
        self.world.lines(lines)?;
        Ok(())
    }

    pub(super) fn show_story(&mut self, story: &[StoryLine]) -> Result<(), Failure> {
        tell::story(story, &self.voice, self.world)?;
        Ok(())
    }

    pub(super) fn show_log(&mut self, viewer: Viewer, last: Option<usize>) -> Result<(), Failure> {
        let story = self.table().story(viewer, 0);
        let from = last.map_or(0, |last| story.len().saturating_sub(last));
        if story.is_empty() {
            return self.say_note("cli-play-story-empty");
        }
        self.show_story(&story[from..])
    }

    pub(super) fn show_thinking(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.world.live {
            let thinks = self.voice.say(&Message::new("cli-play-thinks").with("who", seat));
            write!(self.world.out, "\r\u{1b}[2K{}", self.world.ink(Ink::Dim, thinks))?;
            self.world.out.flush()?;
            write!(self.world.out, "\r\u{1b}[2K")?;
        }
        Ok(())
    }

    /// Why something is not offered; or about a choice by its number; or only what has a word in it.
    pub(super) fn show_why(&mut self, about: &str, sheet: &AskSheet) -> Result<(), Failure> {
        let number = about.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(offer) = number.and_then(|number| sheet.offers.get(number)) {
            let label = self.voice.say(&offer.label);
            let notation = self.world.ink(Ink::Dim, format!("({})", offer.choice));
            self.world.line(format!("{} {notation}", self.world.ink(Ink::Bold, label)))?;
            return self.show_para(offer.para.unwrap_or(sheet.para));
        }
        let wanted = about.to_lowercase();
        let about = |withheld: &&WithheldSheet| {
            let said = [&withheld.label, &withheld.why].map(|message| self.voice.say(message));
            let text = format!("{} {}", said.join(" "), withheld.choice).to_lowercase();
            text.contains(&wanted)
        };
        let withheld: Vec<&WithheldSheet> = sheet.withheld.iter().filter(about).collect();
        if withheld.is_empty() {
            self.say_note("cli-why-none")?;
            return self.show_para(sheet.para);
        }
        self.world.line(self.world.ink(Ink::Bold, self.voice.word("cli-why-withheld")))?;
        for (labels, why, para) in self.reasons(&withheld) {
            let place = format!("({para} {})", self.voice.law(para).title);
            let line = format!("{}: {why} {}", labels.join(", "), self.world.ink(Ink::Dim, place));
            self.world.lines(hang("  - ", &line, self.world.width))?;
        }
        Ok(())
    }

    /// What is withheld for one reason stands together.
    fn reasons(&self, withheld: &[&WithheldSheet]) -> Vec<(Vec<String>, String, Para)> {
        let mut reasons: Vec<(Vec<String>, String, Para)> = Vec::new();
        for WithheldSheet { label, why, para, .. } in withheld {
            let (label, why) = (self.voice.say(label), self.voice.say(why));
            let label = label.strip_suffix('.').unwrap_or(&label).to_owned();
            let same = |(_, known, of): &&mut (_, String, Para)| *known == why && of == para;
            match reasons.iter_mut().find(same) {
                Some((labels, ..)) => labels.push(label),
                None => reasons.push((vec![label], why, *para)),
            }
        }
        reasons
    }

    fn show_para(&mut self, para: Para) -> Result<(), Failure> {
        let text = self.voice.law(para);
        let title = self.world.ink(Ink::Bold, format!("{para} {}", text.title));
        self.world.line(title)?;
        self.world.lines(hang("  ", &text.summary, self.world.width))?;
        Ok(())
    }

    pub(super) fn show_law(&mut self, text: &str) -> Result<(), Failure> {
        let game = self.setup.boxed.game;
        match law::find(game, &self.voice, text) {
            Some(found) => found.into_iter().try_for_each(|para| self.show_para(para)),
            None => {
                self.say_failure(&Failure::NoParagraph { game: game.name(), text: text.to_owned() })
            }
        }
    }

    pub(super) fn show_hint(&mut self, sheet: &AskSheet) -> Result<(), Failure> {
        let Some(thought) = self.hint(sheet.seat) else {
            return self.say_note("cli-hint-none");
        };
        let mut offers = sheet.offers.iter().enumerate();
        let Some((index, offer)) = offers.find(|(_, offer)| offer.choice == thought.choice) else {
            return self.say_note("cli-hint-none");
        };
        let hint = Message::new("cli-hint")
            .with("number", index + 1)
            .with("choice", offer.label.clone())
            .with("sure", percent(thought.sure))
            .with("expects", percent(thought.expects))
            .with("of", hinted(&self.voice.tongue(), self.table().game(), self.table().seats()));
        let said = self.voice.say(&hint);
        self.say_in(Ink::Green, &said)
    }

    pub(super) fn show_refusal(&mut self, refusal: &RefusalSheet) -> Result<(), Failure> {
        let said = self.voice.say(&refusal.message);
        let place = refusal.para.map(|para| format!(" ({para} {})", self.voice.law(para).title));
        let line = format!("{said}{}", place.unwrap_or_default());
        self.say_in(Ink::Red, &line)?;
        if let Some(journal) = &refusal.report {
            let file = report(journal)?;
            self.say_about_file("cli-report-saved", &file.display().to_string())?;
        }
        Ok(())
    }

    pub(super) fn show_unknown(&mut self, text: &str, count: usize) -> Result<(), Failure> {
        let message = Message::new("cli-unknown-command").with("text", text).with("count", count);
        let said = self.voice.say(&message);
        self.say_in(Ink::Red, &said)
    }

    /// What the signs of the picture mean.
    pub(super) fn show_key(&mut self) -> Result<(), Failure> {
        let key = format!("picture-key-{}", self.setup.boxed.game.name());
        let Some(key) = self.voice.maybe(key) else { return self.say_note("cli-key-none") };
        for line in key.lines() {
            let (sign, meaning) = line.split_once("  ").unwrap_or(("", line));
            let margin = format!("  {}  ", self.world.ink(Ink::Cyan, format!("{sign:<10}")));
            self.world.lines(hang(&margin, meaning.trim(), self.world.width))?;
        }
        Ok(())
    }

    pub(super) fn show_help(&mut self) -> Result<(), Failure> {
        let rows = ["number", "each", "enter", "why", "undo", "board", "key", "log"];
        for row in rows.into_iter().chain(["law", "hint", "save", "quit"]) {
            let typed = self.voice.word(format!("cli-help-{row}.typed"));
            let margin = format!("  {}  ", self.world.ink(Ink::Cyan, format!("{typed:<11}")));
            let meaning = self.voice.word(format!("cli-help-{row}"));
            self.world.lines(hang(&margin, &meaning, self.world.width))?;
        }
        Ok(())
    }

    /// The rest of the story, the last board and the result.
    pub(super) fn show_end(&mut self, viewer: Viewer) -> Result<(), Failure> {
        let heard = viewer.seat().map_or(0, |seat| self.heard[seat.index()]);
        let news = self.table().story(viewer, heard);
        self.show_story(&news)?;
        if let (Some(seat), Some(last)) = (viewer.seat(), news.last()) {
            self.heard[seat.index()] = last.index + 1;
        }
        self.show_board(viewer)?;
        self.world.line("")?;
        self.say_note("cli-play-over")?;
        if let Some(told) = outcome::of(self.table(), &self.voice, self.world.pen()) {
            self.world.lines(told)?;
        }
        self.say_note("cli-play-over-hint")
    }

    pub(super) fn say_note(&mut self, key: &'static str) -> Result<(), Failure> {
        let said = self.voice.word(key);
        self.say_dim(&said)
    }

    pub(super) fn say_dim(&mut self, said: &str) -> Result<(), Failure> {
        self.say_in(Ink::Dim, said)
    }

    fn say_in(&mut self, ink: Ink, said: &str) -> Result<(), Failure> {
        let lines = wrap(said, self.world.width);
        self.world.lines(lines.iter().map(|line| self.world.ink(ink, line)).collect::<Vec<_>>())?;
        Ok(())
    }

    pub(super) fn say_about_file(&mut self, key: &'static str, file: &str) -> Result<(), Failure> {
        let said = self.voice.say(&Message::new(key).with("file", file));
        self.say_dim(&said)
    }

    pub(super) fn say_file_missing(&mut self, command: &str) -> Result<(), Failure> {
        let said = self.voice.say(&Message::new("cli-file-missing").with("command", command));
        self.say_in(Ink::Red, &said)
    }

    pub(super) fn say_failure(&mut self, failure: &Failure) -> Result<(), Failure> {
        let said = self.voice.say(&failure.message());
        self.say_in(Ink::Red, &said)
    }
}

fn percent(part: f32) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "a part of one is at most a hundred")]
    let percent = (part.clamp(0.0, 1.0) * 100.0).round() as i64;
    percent
}
