//! The face: any game behind one type, for those who hold games by name.

use crate::brisk::{AnyBrisk, Brisk};
use crate::game::{SetError, Spoken};
use crate::quiet::AnyQuiet;
use crate::replay::{Findings, ReplayError};
use crate::sheets::{ask_sheet, sheet};
use crate::table::{Answer, LaidOutError, Played, header};
use crate::{
    AnyKnowledge, Campaigns, Data, DataFile, Dealer, Digest, Fast, Foreseen, Gauge, Journal,
    Message, Milestone, OptionSpec, Options, Outcome, Para, Part, Quiet, Reckoning, Script, Seat,
    Seed, Table, Text, Viewer,
};
use serde::Serialize;
use std::any::Any;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::Arc;

pub use crate::sheets::{
    AskSheet, Heard, OfferSheet, RefusalSheet, StoryLine, Typed, WithheldSheet,
};

/// What is set, or why it cannot be.
pub type Made<T> = Result<Box<T>, SetError>;
/// A table laid out in words, or why it cannot be.
pub type LaidOut = Result<Box<dyn AnyTable>, LaidOutError>;

/// A game, whichever it is.
pub trait AnyGame: Debug + Send + Sync {
    /// Its name in commands, addresses and journals.
    fn name(&self) -> &'static str;
    /// Its edition.
    fn edition(&self) -> u32;
    /// The chapters of its law.
    fn law(&self) -> &'static [&'static [Para]];
    /// Its options, `seats` among them.
    fn options(&self) -> &'static [OptionSpec];
    /// What newer options were before there was a choice.
    fn former_options(&self) -> &'static [(&'static str, &'static str)];
    /// The option that says who begins, by their number from 1, where there is one.
    fn opener(&self) -> Option<&'static str>;
    /// Its data files, as embedded.
    fn data(&self) -> &'static [DataFile];
    /// Its texts.
    fn texts(&self) -> &'static [Text];
    /// Games in a row, where it has such a mode.
    fn campaigns(&self) -> Option<&'static dyn Campaigns>;
    /// A new table before the deal: what everyone may know until the game begins.
    fn undealt(&self, options: &Options, data: &Data) -> Result<Undealt, SetError>;
    /// Sets a new table.
    fn table(&self, options: &Options, data: &Data, seed: Seed) -> Made<dyn AnyTable>;
    /// Sets a new table at a moment that is laid out in words.
    fn laid_out(&self, options: &Options, data: &Data, words: &str, seed: Seed) -> LaidOut;
    /// Rebuilds a table from its journal, as far as these rules let it.
    fn replay(&self, journal: &Journal, data: &Data, fresh: Seed) -> Result<Opened, ReplayError>;
    /// A quiet table for measuring, which plays at random.
    fn quiet(&self, options: &Options, data: &Data, seed: u64) -> Made<dyn AnyQuiet>;
    /// A brisk table, which plays what a live table of the same seed would.
    fn brisk(&self, options: &Options, data: &Data, seed: Seed) -> Made<dyn AnyBrisk>;
}

/// A table rebuilt from its journal, and what was found on the way.
#[derive(Debug)]
pub struct Opened {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// What was found.
    pub findings: Findings,
}

/// A table that is set but not dealt.
#[derive(Debug, Clone, PartialEq)]
pub struct Undealt {
    /// The names of the seats' roles, in order.
    pub roles: Vec<Message>,
    /// The head of its journal: no seed, nothing drawn, nothing chosen.
    pub journal: Journal,
}

/// A table, whichever game it is of.
pub trait AnyTable: Debug + Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many seats it has.
    fn seats(&self) -> usize;
    /// The name of a seat's role.
    fn seat_name(&self, seat: Seat) -> Message;
    /// The seats that are asked now.
    fn asked(&self) -> Vec<Seat>;
    /// What a seat is asked, in words and notation.
    fn ask(&self, seat: Seat) -> Option<AskSheet>;
    /// What a seat is offered, in notation alone.
    fn offered(&self, seat: Seat) -> Vec<String>;
    /// What would come of each offer of a seat, as far as the seat can know.
    fn foresee(&self, seat: Seat) -> Vec<Foreseen>;
    /// Plays a choice in notation.
    fn play(&mut self, seat: Seat, choice: &str) -> Result<Played, RefusalSheet>;
    /// Plays a choice in notation and stands still where a paragraph has first told something since, for looking at; says
    /// whether it did.
    fn play_until(&mut self, seat: Seat, choice: &str, para: &str) -> Result<bool, RefusalSheet>;
    /// Lets the chance to come fall as it is named: a die by its face, a draw by its member. What comes after that is drawn from
    /// this number: for lessons, in which nobody is to be surprised but by what is meant to.
    fn script(&mut self, outcomes: Vec<u32>, then: u64);
    /// A choice in notation, as on a button; none where these rules know no such choice.
    fn deed(&self, choice: &str) -> Option<Message>;
    /// Whether a choice in notation, made known to everyone, tells nothing that its seat alone may know.
    fn is_open(&self, choice: &str) -> bool;
    /// Whether a seat has something to undo.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes back a seat's last choice.
    fn undo(&mut self, seat: Seat) -> Result<(), RefusalSheet>;
    /// Takes back a seat's choices as far as this turn goes.
    fn undo_turn(&mut self, seat: Seat) -> Result<(), RefusalSheet>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// The facts from the given one on, as a viewer hears them.
    fn story(&self, viewer: Viewer, from: usize) -> Vec<StoryLine>;
    /// The facts from the given one on that a viewer may know, as the game has them: for whoever shows what happens.
    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Heard>;
    /// Every answer so far, in order.
    fn answers(&self) -> &[Answer];
    /// Where turns and rounds began, and how the game stood then. Secret as long as the game is on.
    fn milestones(&self) -> &[Milestone];
    /// How the game stands, in numbers. Secret as long as the game is on.
    fn gauges(&self) -> Vec<Gauge>;
    /// What decided the game, and what each seat's part in it is made of. Secret as long as the game is on.
    fn reckoning(&self) -> Reckoning;
    /// The journal, the seed included.
    fn journal(&self) -> &Journal;
    /// The fingerprint of where the game stands.
    fn digest(&self) -> Digest;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The whole table again.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
    /// What a seat may know, for whoever thinks for it; none if it is not asked.
    fn knowledge(&self, seat: Seat) -> Option<Box<dyn AnyKnowledge>>;
    /// The same whether or not it is asked, for whoever looks back at a game.
    fn insight(&self, seat: Seat) -> Box<dyn AnyKnowledge>;
}

/// What a viewer may know, whichever game it is of.
pub trait AnyView: Debug + Send + Sync {
    /// The typed view behind the face.
    fn as_any(&self) -> &dyn Any;
    /// The view as structured data.
    fn json(&self) -> serde_json::Value;
    /// The view in parts, for those who know nothing of the game.
    fn parts(&self) -> Part;
}

/// A game behind the face.
#[derive(Debug, Clone, Copy, Default)]
pub struct Face<G>(PhantomData<G>);

impl<G: Spoken> Face<G> {
    /// The face of a game.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Spoken> AnyGame for Face<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn edition(&self) -> u32 {
        G::EDITION
    }

    fn law(&self) -> &'static [&'static [Para]] {
        G::LAW
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::options()
    }

    fn former_options(&self) -> &'static [(&'static str, &'static str)] {
        G::former_options()
    }

    fn opener(&self) -> Option<&'static str> {
        G::opener()
    }

    fn data(&self) -> &'static [DataFile] {
        G::data()
    }

    fn texts(&self) -> &'static [Text] {
        G::texts()
    }

    fn campaigns(&self) -> Option<&'static dyn Campaigns> {
        G::campaigns()
    }

    fn undealt(&self, options: &Options, data: &Data) -> Result<Undealt, SetError> {
        let setting = G::set(options, data)?;
        let seats = (0_u8..).map(Seat).take(G::seats(&setting));
        let roles = seats.map(|seat| G::seat_name(&setting, seat)).collect();
        Ok(Undealt { roles, journal: header::<G>(options, data) })
    }

    fn table(&self, options: &Options, data: &Data, seed: Seed) -> Made<dyn AnyTable> {
        Ok(Box::new(Table::<G>::new(options, data, seed)?))
    }

    fn laid_out(&self, options: &Options, data: &Data, words: &str, seed: Seed) -> LaidOut {
        Ok(Box::new(Table::<G>::laid_out(options, data, words, seed)?))
    }

    fn replay(&self, journal: &Journal, data: &Data, fresh: Seed) -> Result<Opened, ReplayError> {
        let replayed = Table::<G>::replay(journal, data, fresh)?;
        Ok(Opened { table: Box::new(replayed.table), findings: replayed.findings })
    }

    fn quiet(&self, options: &Options, data: &Data, seed: u64) -> Made<dyn AnyQuiet> {
        let setting = Box::new(G::set(options, data)?);
        Ok(Box::new(Quiet::<'static, G, _>::new(setting, seed)))
    }

    fn brisk(&self, options: &Options, data: &Data, seed: Seed) -> Made<dyn AnyBrisk> {
        Ok(Box::new(Brisk::<G>::new(Arc::new(G::set(options, data)?), seed)))
    }
}

impl<G: Spoken> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        G::seats(self.setting())
    }

    fn seat_name(&self, seat: Seat) -> Message {
        G::role(self.setting(), &self.state().position, seat)
    }

    fn asked(&self) -> Vec<Seat> {
        self.asks().iter().map(|ask| ask.seat).collect()
    }

    fn ask(&self, seat: Seat) -> Option<AskSheet> {
        let ask = self.ask_of(seat)?;
        Some(ask_sheet(&**self.setting(), ask, self.offers(ask), self.withheld(ask)))
    }

    fn offered(&self, seat: Seat) -> Vec<String> {
        let offers = self.ask_of(seat).map_or(&[][..], |ask| self.offers(ask));
        offers.iter().map(|offer| offer.choice.to_string()).collect()
    }

    fn foresee(&self, seat: Seat) -> Vec<Foreseen> {
        Self::foresee(self, seat)
    }

    fn play(&mut self, seat: Seat, choice: &str) -> Result<Played, RefusalSheet> {
        Self::play(self, seat, parsed(choice)?).map_err(|refusal| sheet(self, refusal))
    }

    fn play_until(&mut self, seat: Seat, choice: &str, para: &str) -> Result<bool, RefusalSheet> {
        let parsed = parsed(choice)?;
        Self::play_until(self, seat, parsed, para).map_err(|refusal| sheet(self, refusal))
    }

    fn script(&mut self, outcomes: Vec<u32>, then: u64) {
        self.set_dealer(Dealer::Script(Script::named(outcomes).then(Fast::new(then))));
    }

    fn deed(&self, choice: &str) -> Option<Message> {
        Some(G::choice(self.setting(), &choice.parse().ok()?))
    }

    fn is_open(&self, choice: &str) -> bool {
        choice.parse().is_ok_and(|choice| G::is_open(&choice))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Self::can_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), RefusalSheet> {
        Self::undo(self, seat).map_err(|refusal| sheet(self, refusal))
    }

    fn undo_turn(&mut self, seat: Seat) -> Result<(), RefusalSheet> {
        Self::undo_turn(self, seat).map_err(|refusal| sheet(self, refusal))
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(AsSeen(Self::view(self, viewer)))
    }

    fn story(&self, viewer: Viewer, from: usize) -> Vec<StoryLine> {
        let facts = self.told().iter().enumerate().skip(from);
        let heard = facts.filter_map(|(index, told)| Some((index, told, told.heard_by(viewer)?)));
        let line = |(index, told, fact): (usize, &crate::Told<G>, G::Fact)| StoryLine {
            index,
            para: told.para,
            boundary: told.boundary,
            message: G::fact(self.setting(), &fact),
        };
        heard.map(line).collect()
    }

    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Heard> {
        let facts = self.told().iter().enumerate().skip(from);
        let heard = |(index, told): (usize, &crate::Told<G>)| {
            let fact = Box::new(told.heard_by(viewer)?);
            Some(Heard { index, para: told.para, fact })
        };
        facts.filter_map(heard).collect()
    }

    fn answers(&self) -> &[Answer] {
        Self::answers(self)
    }

    fn milestones(&self) -> &[Milestone] {
        Self::milestones(self)
    }

    fn gauges(&self) -> Vec<Gauge> {
        Self::gauges(self)
    }

    fn reckoning(&self) -> Reckoning {
        Self::reckoning(self)
    }

    fn journal(&self) -> &Journal {
        Self::journal(self)
    }

    fn digest(&self) -> Digest {
        Self::digest(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn knowledge(&self, seat: Seat) -> Option<Box<dyn AnyKnowledge>> {
        Some(Box::new(Self::knowledge(self, seat)?))
    }

    fn insight(&self, seat: Seat) -> Box<dyn AnyKnowledge> {
        Box::new(Self::insight(self, seat))
    }
}

/// A choice in notation, or why it is none.
fn parsed<C: std::str::FromStr>(choice: &str) -> Result<C, RefusalSheet> {
    let message = || Message::new("refused-no-choice").with("choice", choice);
    choice.parse().map_err(|_| RefusalSheet { message: message(), para: None, report: None })
}

#[derive(Debug)]
struct AsSeen<V>(V);

impl<V: Debug + Serialize + Send + Sync + 'static> AnyView for AsSeen<V> {
    fn as_any(&self) -> &dyn Any {
        &self.0
    }

    fn json(&self) -> serde_json::Value {
        serde_json::to_value(&self.0).expect("a view is plain data")
    }

    fn parts(&self) -> Part {
        Part::of(&self.0)
    }
}
