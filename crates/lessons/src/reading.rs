//! Reading the text of a lesson, line by line.

use crate::{Lesson, Step, Tempting, Until};

/// A line of a lesson that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{lesson}, line {line}: {reason}")]
pub struct LessonError {
    /// The lesson.
    pub lesson: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Lesson {
    /// Reads a lesson. Empty lines and what follows a `#` are passed over.
    ///
    /// ```
    /// let text = "table seats=2\nsay welcome\nask call call 5\n  else call 9 tell high\nfree alone until over";
    /// let lesson = lessons::Lesson::read("first", text).unwrap();
    /// assert_eq!(lesson.steps.len(), 3);
    /// let error = lessons::Lesson::read("first", "table seats=2\nshout welcome").unwrap_err();
    /// assert_eq!(error.to_string(), "first, line 2: no lesson has a line \"shout\"");
    /// ```
    pub fn read(name: &str, text: &str) -> Result<Self, LessonError> {
        let mut lesson = Self::table(name);
        let at =
            |line: usize, reason: String| LessonError { lesson: name.to_owned(), line, reason };
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                lesson.take(line).map_err(|reason| at(index + 1, reason))?;
            }
        }
        let lines = text.lines().count().max(1);
        if lesson.steps.is_empty() {
            return Err(at(lines, "a lesson has steps".to_owned()));
        }
        match lesson.after_free() {
            Some(_) => Err(at(lines, "after free play only words follow".to_owned())),
            None => Ok(lesson),
        }
    }

    /// A table at which nothing happens yet.
    pub(crate) fn table(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            teaches: Vec::new(),
            options: Vec::new(),
            setup: String::new(),
            seed: 0,
            chance: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// Takes one line.
    pub(crate) fn take(&mut self, line: &str) -> Result<(), String> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match first {
            "teaches" => self.teaches.extend(rest.split_whitespace().map(str::to_owned)),
            "table" => self.options = options(rest)?,
            "lay" => self.setup.extend([rest, "\n"]),
            "seed" => {
                self.seed = rest.parse().map_err(|_| format!("\"{rest}\" is no number"))?;
            }
            "chance" => self.chance.extend(numbers(rest)?),
            "say" => self.steps.push(said(rest, false)?),
            "pause" => self.steps.push(said(rest, true)?),
            "ask" => self.steps.extend(asked(rest)?),
            "else" => self.tempt(rest)?,
            "play" => self.steps.push(played(rest)?),
            "free" => self.steps.push(free(rest)?),
            _ => return Err(format!("no lesson has a line \"{first}\"")),
        }
        Ok(())
    }

    /// A tempting choice belongs to the ask before it, to the first one of a chain.
    fn tempt(&mut self, rest: &str) -> Result<(), String> {
        let (choice, told) =
            rest.rsplit_once(" tell ").ok_or("a choice that tempts is \"CHOICE tell WORD\"")?;
        let told = Tempting { choice: choice.trim().to_owned(), word: told.trim().to_owned() };
        let chain = self.steps.iter().rev().take_while(|step| step.continues(self.steps.last()));
        let first = self.steps.len() - chain.count();
        let Some(Step::Ask { tempting, .. }) = self.steps.get_mut(first) else {
            return Err("only an ask has choices that tempt".to_owned());
        };
        tempting.push(told);
        Ok(())
    }

    /// What comes after free play and would have to count its choices.
    fn after_free(&self) -> Option<&Step> {
        let mut after = self.steps.iter().skip_while(|step| !matches!(step, Step::Free { .. }));
        after.next();
        after.find(|step| !matches!(step, Step::Say { .. }))
    }
}

fn options(rest: &str) -> Result<Vec<(String, String)>, String> {
    let pair = |word: &str| {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("\"{word}\" is no option with its value"))?;
        Ok((name.to_owned(), value.to_owned()))
    };
    rest.split_whitespace().map(pair).collect()
}

fn numbers(rest: &str) -> Result<Vec<u32>, String> {
    let number =
        |word: &str| word.parse().map_err(|_| format!("\"{word}\" is no outcome of chance"));
    rest.split_whitespace().map(number).collect()
}

/// What is pointed at stands at the end, after `show`.
fn pointed(rest: &str) -> (&str, Vec<String>) {
    match rest.split_once(" show ") {
        Some((before, things)) => {
            (before.trim(), things.split_whitespace().map(str::to_owned).collect())
        }
        None => (rest, Vec::new()),
    }
}

fn said(rest: &str, explains: bool) -> Result<Step, String> {
    let (words, show) = pointed(rest);
    let mut words = words.split_whitespace();
    let word = words.next().ok_or("what is said has a name")?.to_owned();
    let para = words.next().map(str::to_owned);
    if explains != para.is_some() || words.next().is_some() {
        return Err("it is \"say WORD\", or \"pause WORD PARAGRAPH\"".to_owned());
    }
    Ok(Step::Say { word, show, para })
}

/// One ask for each choice of a chain, all under the same words.
fn asked(rest: &str) -> Result<Vec<Step>, String> {
    let (words, show) = pointed(rest);
    let (word, chain) = words
        .split_once(char::is_whitespace)
        .ok_or("an ask is \"ask WORD CHOICE | CHOICE; CHOICE\"")?;
    let ask = |choices: &str| Step::Ask {
        word: word.to_owned(),
        choices: choices.split('|').map(|choice| choice.trim().to_owned()).collect(),
        show: show.clone(),
        tempting: Vec::new(),
    };
    Ok(chain.split(';').map(ask).collect())
}

fn played(rest: &str) -> Result<Step, String> {
    let wrong = || "a play is \"play SEAT CHOICE\"".to_owned();
    let (seat, choice) = rest.split_once(char::is_whitespace).ok_or_else(wrong)?;
    let seat = seat.parse().map_err(|_| wrong())?;
    Ok(Step::Play { seat, choice: choice.trim().to_owned() })
}

fn free(rest: &str) -> Result<Step, String> {
    let wrong = "free play is \"free WORD until PARAGRAPH [TIMES]\" or \"free WORD until over\"";
    let (word, until) = rest.split_once(" until ").ok_or(wrong)?;
    let mut until = until.split_whitespace();
    let para = until.next().ok_or(wrong)?;
    let often = until.next().map_or(Ok(1), |word| word.parse().map_err(|_| wrong))?;
    let until = if para == "over" { Until::Over } else { Until::Told(para.to_owned(), often) };
    Ok(Step::Free { word: word.trim().to_owned(), until })
}
