//! Prepared answers: what a person has said they will answer the next time they are asked something.
//!
//! It is made of questions their seat was asked and of what it was offered then, so it asks nothing of what they may not know.
//! It is given as a choice of theirs is, some time after they were asked: how long is drawn, and depends on nothing of the game.

use super::spelled::{names, read, read_arg, says_the_same, spelled, spelled_arg};
use super::{Hall, Live, Refused, State};
use crate::chance::now;
use crate::store::prepared::{Ended, PreparedAnswer};
use crate::store::{PersonId, Phase, Sits, StoreError, TableId};
use kernel::face::AskSheet;
use kernel::{AnyTable, Arg, Message, Seat, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

/// How many a person may have at a table, notes on what became of others among them.
pub(super) const MOST: u32 = 16;
/// How long a prepared answer lasts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lasts {
    /// Until it was given.
    Once,
    /// Until the turn ends.
    Turn,
    /// Until something is told of this.
    Until(Arg),
    /// Until it is taken back.
    On,
}

/// How much of a question must be the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum About {
    /// All of it.
    All,
    /// What fills this place.
    One(String),
    /// Nothing: it may be about anything.
    Anything,
}

/// A prepared answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prepared {
    /// As it is kept.
    pub kept: PreparedAnswer,
    /// The number of the paragraph that asks.
    para: String,
    /// What is asked.
    pub question: Message,
    /// How much of that must be the same.
    pub about: About,
    /// The choice in words.
    pub label: Message,
    /// How long it lasts.
    pub lasts: Lasts,
    /// The first fact that was not looked at yet.
    looked: usize,
    /// Why it lasts no longer, if so.
    pub(super) outlived: Option<Ended>,
}

/// What somebody prepares: the answer to a question that their seat was asked.
#[derive(Debug, Clone)]
pub struct Preparing {
    /// Who.
    pub person: PersonId,
    /// What was asked, and what was offered.
    pub ask: AskSheet,
    /// The answer, in notation.
    pub choice: String,
    /// How much of the question must be the same.
    pub about: About,
    /// How long it lasts.
    pub lasts: Lasts,
    /// From when on it counts.
    pub from: From,
}

/// From when on a prepared answer counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// From the seat's latest answer on, with which it was made.
    LatestAnswer,
    /// From now on, but not for what is asked now.
    Now,
}

impl Lasts {
    /// As it is written down.
    fn written(&self) -> String {
        match self {
            Self::Until(arg) => format!("until {}", spelled_arg(arg)),
            Self::Once | Self::Turn | Self::On => self.word().to_owned(),
        }
    }

    /// What was written.
    fn read(text: &str) -> Option<Self> {
        match text {
            "once" => Some(Self::Once),
            "turn" => Some(Self::Turn),
            "on" => Some(Self::On),
            _ => {
                read_arg(&serde_json::from_str(text.strip_prefix("until ")?).ok()?).map(Self::Until)
            }
        }
    }

    /// As programs read it.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Once => "once",
            Self::Turn => "turn",
            Self::Until(_) => "until",
            Self::On => "on",
        }
    }

    /// How long a form or a program means, of what was asked before: also until something is told of what was offered.
    pub fn of_ask(word: &str, ask: &AskSheet) -> Option<Self> {
        let mut things = render::table::until(&ask.question, &ask.offers).into_iter();
        let found = things.find(|(known, _)| known == word);
        found.map(|(_, what)| Self::Until(what)).or_else(|| Self::of_word(word, &ask.question))
    }

    /// How long a form or a program means, where a question is about this; `until:` and the name of a place of it.
    pub fn of_word(word: &str, question: &Message) -> Option<Self> {
        match word.strip_prefix("until:") {
            Some(place) => subject(question, place).cloned().map(Self::Until),
            None => Self::read(word).filter(|lasts| !matches!(lasts, Self::Until(_))),
        }
    }
}

impl About {
    /// As forms and programs write it, and as it is written down.
    pub fn word(&self) -> &str {
        match self {
            Self::All => "all",
            Self::Anything => "any",
            Self::One(place) => place,
        }
    }

    /// What a form or a program means, where a question is this one.
    pub fn of_word(word: &str, question: &Message) -> Option<Self> {
        match word {
            "all" | "" => Some(Self::All),
            "any" => Some(Self::Anything),
            place => subject(question, place).map(|_| Self::One(place.to_owned())),
        }
    }
}

/// What a question is about that has a name of its own: a player, a place, a piece; by the place it fills.
pub fn subjects(question: &Message) -> impl Iterator<Item = (&'static str, &Arg)> {
    let named = |arg: &Arg| matches!(arg, Arg::Seat(_) | Arg::Message(_));
    question.args.iter().filter(move |(_, arg)| named(arg)).map(|(name, arg)| (*name, arg))
}

fn subject<'a>(question: &'a Message, place: &str) -> Option<&'a Arg> {
    subjects(question).find(|(name, _)| *name == place).map(|(_, arg)| arg)
}

impl Prepared {
    /// A prepared answer that is kept; none if these rules or texts have no place for it.
    pub(super) fn of(kept: PreparedAnswer) -> Option<Self> {
        let asked: Value = serde_json::from_str(&kept.question).ok()?;
        let question = read(asked.get("asks")?)?;
        Some(Self {
            para: asked.get("para")?.as_str()?.to_owned(),
            about: About::of_word(asked.get("about")?.as_str()?, &question)?,
            question,
            label: read(&serde_json::from_str(&kept.label).ok()?)?,
            lasts: Lasts::read(&kept.lasts)?,
            looked: usize::try_from(kept.told).unwrap_or(usize::MAX),
            outlived: None,
            kept,
        })
    }

    /// Whether it answers a question.
    fn fits(&self, ask: &AskSheet) -> bool {
        if ask.para.number() != self.para || ask.question.key != self.question.key {
            return false;
        }
        match &self.about {
            About::All => says_the_same(&ask.question, &self.question),
            About::Anything => true,
            About::One(place) => {
                let (one, other) = (subject(&ask.question, place), subject(&self.question, place));
                one.is_some() && one.map(spelled_arg) == other.map(spelled_arg)
            }
        }
    }

    /// Looks at what its seat has heard since it last looked.
    fn look(&mut self, table: &dyn AnyTable, told: usize) {
        // What was taken back is told anew, as something else.
        let from = self.looked.min(told);
        self.looked = told;
        if self.kept.ended.is_some() || self.outlived.is_some() {
            return;
        }
        let heard = |ends: &dyn Fn(&kernel::face::StoryLine) -> bool| {
            table.story(Viewer::Seat(self.kept.seat), from).iter().any(ends)
        };
        self.outlived = match &self.lasts {
            Lasts::Once | Lasts::On => None,
            Lasts::Turn => heard(&|line| line.boundary.is_some()).then_some(Ended::Turn),
            Lasts::Until(what) => {
                heard(&|line| names(&line.message, what)).then_some(Ended::Happened)
            }
        };
    }

    /// Whether it is still to be given.
    pub fn stands(&self) -> bool {
        self.kept.ended.is_none() && self.outlived.is_none()
    }
}

impl State {
    /// The prepared answers of a seat, in order.
    pub fn prepared(&self, seat: Seat) -> impl Iterator<Item = &Prepared> {
        self.beside.prepared.iter().filter(move |prepared| prepared.kept.seat == seat)
    }

    /// The prepared answer to what a seat is asked now, offered or not: the one that was made last.
    pub fn met(&self, seat: Seat) -> Option<&Prepared> {
        let going = self.record.phase == Phase::Playing && self.cut.is_none();
        let ask = self.stands.get(seat.index())?.sheet.as_ref().filter(|_| going)?;
        let answers = self.answers_of(seat);
        let met = |it: &&Prepared| it.stands() && it.kept.answers <= answers && it.fits(ask);
        let own = self.prepared(seat).filter(|it| self.sits_in(seat, it.kept.person));
        own.filter(met).last()
    }

    /// Whether a seat's question will be answered as it was prepared.
    pub fn will_answer(&self, seat: Seat) -> bool {
        self.met(seat).is_some_and(|met| self.offers(seat, &met.kept.choice))
    }

    pub(super) fn offers(&self, seat: Seat, choice: &str) -> bool {
        let sheet = self.stands.get(seat.index()).and_then(|stand| stand.sheet.as_ref());
        sheet.is_some_and(|ask| ask.offers.iter().any(|offer| offer.choice == choice))
    }

    fn sits_in(&self, seat: Seat, person: PersonId) -> bool {
        self.seat(seat).is_some_and(|seat| seat.sits == Sits::Person(person))
    }

    /// How many answers a seat has given.
    pub(super) fn answers_of(&self, seat: Seat) -> u64 {
        let answers = self.table.iter().flat_map(|table| table.answers());
        answers.filter(|answer| answer.seat == seat).count() as u64
    }

    /// Lets go of what is no longer prepared, and looks at what was told since.
    pub(super) fn mind_prepared(&mut self) {
        if self.beside.prepared.is_empty() {
            return;
        }
        let mut prepared = std::mem::take(&mut self.beside.prepared);
        let playing = self.record.phase == Phase::Playing;
        prepared.retain(|it| playing && self.sits_in(it.kept.seat, it.kept.person));
        if let Some(table) = &self.table {
            let told = table.answers().last().map_or(0, |answer| answer.told);
            for it in &mut prepared {
                it.look(&**table, told);
            }
        }
        self.beside.prepared = prepared;
    }
}

impl Hall {
    /// The prepared answers of a table.
    pub(super) async fn prepared(&self, table: TableId) -> Result<Vec<Prepared>, StoreError> {
        let kept = self.store.prepared(table).await?;
        Ok(kept.into_iter().filter_map(Prepared::of).collect())
    }
}

impl Live {
    /// Prepares an answer; its number.
    pub async fn prepare(
        self: &Arc<Self>,
        hall: &Hall,
        preparing: Preparing,
    ) -> Result<i64, Refused> {
        let Preparing { person, ask, choice, about, lasts, from } = preparing;
        let (mut state, seat) = (self.state().await, ask.seat);
        if !state.sits_in(seat, person) {
            return Err(Refused::NotYours);
        }
        let Some(table) = state.table.clone().filter(|_| state.may_prepare()) else {
            return Err(Refused::NotPlaying);
        };
        let offer = ask.offers.iter().find(|offer| offer.choice == choice).ok_or(Refused::Stale)?;
        let own = table.answers().iter().rev().find(|answer| answer.seat == seat);
        let latest = match from {
            From::LatestAnswer => own,
            From::Now => table.answers().last(),
        };
        let passes_over = from == From::Now && state.asked().has(seat);
        let question = json!({ "para": ask.para.number(), "asks": spelled(&ask.question), "about": about.word() });
        let kept = PreparedAnswer {
            number: 0,
            seat,
            person,
            question: question.to_string(),
            choice,
            label: spelled(&offer.label).to_string(),
            lasts: lasts.written(),
            answers: state.answers_of(seat) + u64::from(passes_over),
            told: latest.map_or(0, |answer| answer.told as u64),
            at: now(),
            version: 1,
            given: 0,
            ended: None,
        };
        let number = match hall.store.prepare(self.id, kept, MOST).await {
            Err(StoreError::Conflict) => return Err(Refused::NotPlaying),
            kept => kept?,
        };
        state.beside.prepared = hall.prepared(self.id).await?;
        self.publish();
        self.drive_bots(hall, &mut state);
        Ok(number)
    }

    /// A person takes a prepared answer back, or has read what became of it.
    pub async fn unprepare(
        self: &Arc<Self>,
        hall: &Hall,
        person: PersonId,
        number: i64,
    ) -> Result<(), Refused> {
        let mut state = self.state().await;
        match hall.store.unprepare(self.id, person, number).await {
            Err(StoreError::Missing) => return Err(Refused::Stale),
            gone => gone?,
        }
        state.beside.prepared.retain(|it| it.kept.number != number);
        self.publish();
        self.drive_bots(hall, &mut state);
        Ok(())
    }

    /// Whoever takes something back has nothing prepared any more.
    pub(super) async fn unprepare_seat(
        &self,
        hall: &Hall,
        state: &mut State,
        seat: Seat,
    ) -> Result<(), StoreError> {
        if state.prepared(seat).next().is_some() {
            hall.store.unprepare_seat(self.id, seat).await?;
            state.beside.prepared.retain(|it| it.kept.seat != seat);
        }
        Ok(())
    }

    /// A person has answered by themselves what they had prepared an answer to for once.
    pub(super) async fn note_answered(&self, hall: &Hall, state: &mut State, met: Option<i64>) {
        let Some(number) = met else { return };
        let once = |it: &&Prepared| it.kept.number == number && it.lasts == Lasts::Once;
        let Some(person) = state.beside.prepared.iter().find(once).map(|it| it.kept.person) else {
            return;
        };
        let gone = hall.store.unprepare(self.id, person, number).await;
        if let Err(error) =
            gone.or_else(|error| if error == StoreError::Missing { Ok(()) } else { Err(error) })
        {
            tracing::warn!(table = ?self.id, %error, "a prepared answer was not let go of");
        }
        state.beside.prepared.retain(|it| it.kept.number != number);
    }
}

impl State {
    /// Whether answers can be prepared here.
    pub fn may_prepare(&self) -> bool {
        self.record.phase == Phase::Playing && self.cut.is_none() && self.lesson.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_it_lasts_is_read_as_it_was_written() {
        let here = Arg::Message(Message::new("place-clearing").with("number", 4));
        for lasts in [
            Lasts::Once,
            Lasts::Turn,
            Lasts::On,
            Lasts::Until(here.clone()),
            Lasts::Until(Seat(1).into()),
        ] {
            assert_eq!(Lasts::read(&lasts.written()), Some(lasts));
        }
        let question = Message::new("ask-ambush").with("clearing", here.clone()).with("count", 3);
        assert_eq!(Lasts::of_word("until:clearing", &question), Some(Lasts::Until(here)));
        assert_eq!(Lasts::of_word("until:count", &question), None, "a number is nothing by itself");
        assert_eq!(Lasts::of_word("until {\"seat\":1}", &question), None);
        assert_eq!(About::of_word("clearing", &question), Some(About::One("clearing".into())));
        assert_eq!(About::of_word("where", &question), None);
    }
}
