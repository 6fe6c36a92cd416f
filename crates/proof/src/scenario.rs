//! Scenarios: a rules question as a test.

use crate::{Speech, battery};
use kernel::game::SetError;
use kernel::para::trace;
use kernel::{
    Ask, Data, Dealer, Fast, Lang, Message, Options, Outcome, Para, Refusal, Script, Seat, Spoken,
    State, Table, Viewer,
};
use lang::{Names, Speaker};
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

/// A rules question: a position, a line of play, what it tells and what it proves.
/// Elsewhere: acceptance test with requirement traceability.
///
/// Nothing is resolved before the first question or play, so that [`chances`](Self::chances) may be written for the
/// opening too. Chance that is not written panics, unless the scenario was given [`luck`](Self::luck).
///
/// A player with only one answer is not asked: it is played, and what follows too, up to the next question. So a player who could only
/// pass is passed over, and to see somebody refused they must be left another answer. [`sheet`](Self::sheet) prints who is
/// asked, what is offered and what is withheld, each in the notation [`plays`](Self::plays) reads.
///
/// ```
/// use proof::Scenario;
/// use proof::morra::{Morra, law};
///
/// let game = Scenario::<Morra>::new([("seats", "2")]).plays("call 9");
/// assert_eq!(
///     game.refuses("0: show 3"),
///     "2.3  With these fingers your call of 9 could not come true."
/// );
/// let game = game.plays("0: show 4; 1: show 5");
/// assert_eq!(game.story().lines().last(), Some("2.4  North was right and scores 2 points."));
/// game.proves(law::round::COUNT);
/// ```
#[derive(Debug)]
pub struct Scenario<G: Spoken> {
    setting: Arc<G::Setting>,
    state: State<G>,
    script: Script,
    table: OnceCell<Table<G>>,
    cited: RefCell<BTreeSet<&'static str>>,
    told_from: usize,
    speech: OnceCell<Speech<G>>,
}

/// Where a scenario begins.
impl<G: Spoken> Scenario<G> {
    /// A position with one open frame.
    pub fn at(setting: impl Into<Arc<G::Setting>>, position: G::Position, frame: G::Frame) -> Self {
        Self::standing(setting, State::opening(position, frame))
    }

    /// A position in the middle of a game, with all its open frames, outermost first.
    pub fn within(
        setting: impl Into<Arc<G::Setting>>,
        position: G::Position,
        frames: impl IntoIterator<Item = G::Frame>,
    ) -> Self {
        Self::standing(setting, State::standing(position, frames))
    }

    /// A new table with these options; the others have their defaults.
    #[track_caller]
    pub fn new<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        trace::begin();
        let setting = setting::<G>(options);
        let (position, frame) = G::open(&setting);
        let scenario = Self::at(setting, position, frame);
        scenario.cited.borrow_mut().extend(trace::cited());
        scenario
    }

    /// A state as it stands.
    pub fn standing(setting: impl Into<Arc<G::Setting>>, state: State<G>) -> Self {
        Self {
            setting: setting.into(),
            state,
            script: Script::default(),
            table: OnceCell::new(),
            cited: RefCell::default(),
            told_from: 0,
            speech: OnceCell::new(),
        }
    }
}

/// What is shared, from these options and the embedded data.
#[track_caller]
pub fn setting<'a, G: Spoken>(
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Arc<G::Setting> {
    match try_setting::<G>(options) {
        Ok(setting) => Arc::new(setting),
        Err(error) => panic!("the table cannot be set: {}", sentence::<G>(&error)),
    }
}

/// Why these options are refused, in English. They must be.
#[track_caller]
pub fn refused_options<'a, G: Spoken>(
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> String {
    match try_setting::<G>(options) {
        Ok(_) => panic!("the table can be set"),
        Err(error) => sentence::<G>(&error),
    }
}

fn try_setting<'a, G: Spoken>(
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<G::Setting, SetError> {
    let options = Options::accept(G::options(), options)?;
    G::set(&options, &Data::embedded(G::data()))
}

fn sentence<G: Spoken>(error: &SetError) -> String {
    match error {
        SetError::Option { message, .. } => Speaker::new(G::texts())
            .map_or_else(|e| e.to_string(), |it| it.say(Lang::English, message, &Names::NONE)),
        SetError::Data(error) => error.to_string(),
    }
}

/// What happens.
impl<G: Spoken> Scenario<G> {
    /// Chance to come, as a person names it: a die by its face, a draw by the number of the card, else a number below n.
    ///
    /// It is written before the play that needs it: a play goes on to the next question, and takes what lies on the way.
    #[must_use]
    pub fn chances(mut self, outcomes: impl IntoIterator<Item = u32>) -> Self {
        self.script_with(|script| script.extend_named(outcomes));
        self
    }

    /// Chance that is not written comes from this number: for what the question does not turn on.
    #[must_use]
    pub fn luck(mut self, number: u64) -> Self {
        self.script_with(|script| *script = std::mem::take(script).then(Fast::new(number)));
        self
    }

    /// Plays choices in notation, parted by `;` or lines. Where several seats are asked, `1: show 3` names the seat.
    ///
    /// A question with a single answer answers itself and is not played here. A choice that cannot be played fails with the
    /// last lines of the story and everything that is asked; so does a paragraph that does not ask the same when it asks
    /// again.
    #[must_use]
    #[track_caller]
    pub fn plays(mut self, line: &str) -> Self {
        for text in line.split([';', '\n']).map(str::trim).filter(|text| !text.is_empty()) {
            let (seat, choice) = self.read(text);
            let played = self.traced(|table| table.play(seat, choice));
            if let Err(refusal) = played {
                let why = self.because(&refusal);
                panic!("\"{text}\" cannot be played: {why}\n{}{}", self.lately(), self.sheet());
            }
            if let Err(breach) = battery::asks_again(self.table()) {
                let found = breach.detail;
                panic!("after \"{text}\": {found}\n{}{}", self.lately(), self.sheet());
            }
        }
        self
    }

    /// Takes back the seat's last choice.
    #[must_use]
    #[track_caller]
    pub fn undo(mut self, seat: Seat) -> Self {
        if let Err(refusal) = self.traced(|table| table.undo(seat)) {
            panic!("{refusal}");
        }
        self
    }

    /// Forgets the story so far: what follows is what the question is about.
    #[must_use]
    pub fn from_here(mut self) -> Self {
        self.told_from = self.table().told().len();
        self
    }

    fn script_with(&mut self, change: impl FnOnce(&mut Script)) {
        let Some(table) = self.table.get_mut() else { return change(&mut self.script) };
        let mut script = match table.dealer() {
            Dealer::Script(script) => script.clone(),
            Dealer::Live(_) | Dealer::Kept(_) | Dealer::Fast(_) => Script::default(),
        };
        change(&mut script);
        table.set_dealer(Dealer::Script(script));
    }

    fn traced<T>(&mut self, act: impl FnOnce(&mut Table<G>) -> T) -> T {
        self.table();
        trace::begin();
        let result = act(self.table.get_mut().expect("the scenario has begun"));
        self.cited.get_mut().extend(trace::cited());
        result
    }
}

/// What can be seen of it.
impl<G: Spoken> Scenario<G> {
    /// The table, played up to here.
    pub fn table(&self) -> &Table<G> {
        self.table.get_or_init(|| {
            trace::begin();
            let dealer = Dealer::Script(self.script.clone());
            let table = Table::at(Arc::clone(&self.setting), self.state, dealer);
            self.cited.borrow_mut().extend(trace::cited());
            table
        })
    }

    /// What is shared.
    pub fn setting(&self) -> &G::Setting {
        &self.setting
    }

    /// The position.
    pub fn position(&self) -> &G::Position {
        &self.table().state().position
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.asking(|table| table.view(viewer))
    }

    /// How the game ended. It must have.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        match self.asking(Table::outcome) {
            Some(outcome) => outcome,
            None => panic!("the game goes on\n{}", self.sheet()),
        }
    }

    /// How many written chances nobody has asked for yet: none, where everything fell as it was meant to.
    pub fn chances_left(&self) -> usize {
        match self.table().dealer() {
            Dealer::Script(script) => script.left(),
            Dealer::Live(_) | Dealer::Kept(_) | Dealer::Fast(_) => 0,
        }
    }

    /// The seats that are asked.
    pub fn asked(&self) -> Vec<Seat> {
        self.table().asks().iter().map(|ask| ask.seat).collect()
    }

    /// What is asked: a line for each seat, with the paragraph and the question in English.
    pub fn asks(&self) -> String {
        let table = self.table();
        let lines = table.asks().iter().map(|ask| self.heading(ask));
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The typed question that is asked. One seat must be asked.
    #[track_caller]
    pub fn question(&self) -> G::Question {
        self.only_ask().question
    }

    /// What is offered, in notation. One seat must be asked.
    #[track_caller]
    pub fn offers(&self) -> Vec<String> {
        self.offers_to(self.only_ask().seat)
    }

    /// What a seat is offered, in notation. It must be asked.
    #[track_caller]
    pub fn offers_to(&self, seat: Seat) -> Vec<String> {
        let Some(ask) = self.table().ask_of(seat) else {
            panic!("seat {seat} is not asked\n{}", self.sheet());
        };
        self.table().offers(ask).iter().map(|offer| offer.choice.to_string()).collect()
    }

    /// Why a choice is refused: the paragraph and the reason in English, or `not offered` where the rules give none.
    ///
    /// The choice is that of the seat that is asked; another seat's may be named, as in `1: show 3`.
    ///
    /// Fails if the choice can be played, or if its refusal changes anything.
    #[track_caller]
    pub fn refuses(&self, text: &str) -> String {
        let (seat, choice) = self.read(text.trim());
        let mut table = self.table().clone();
        let Err(refusal) = table.play(seat, choice) else {
            panic!("\"{text}\" can be played\n{}", self.sheet());
        };
        assert_eq!(table.digest(), self.table().digest(), "a refused choice changes nothing");
        if let Refusal::NotOffered { why: Some((para, _)), .. } = &refusal {
            self.cited.borrow_mut().insert(para.number());
        }
        self.because(&refusal)
    }

    /// What happened, all of it, in English: a line for each fact with its paragraph.
    pub fn story(&self) -> String {
        let told = &self.table().told()[self.told_from..];
        self.lines(Lang::English, told.iter().map(|told| (told.para, told.fact)))
    }

    /// What happened as a viewer hears it, in a language.
    pub fn story_in(&self, lang: Lang, viewer: Viewer) -> String {
        let told = &self.table().told()[self.told_from..];
        let heard = told.iter().filter_map(|told| Some((told.para, told.heard_by(viewer)?)));
        self.lines(lang, heard)
    }

    /// Fails unless this paragraph was applied in this scenario: resolved, asked under, told or cited.
    #[track_caller]
    pub fn proves(&self, para: Para) -> &Self {
        self.table();
        let cited = self.cited.borrow();
        // Without debug assertions nothing is traced.
        assert!(
            !cfg!(debug_assertions) || cited.contains(para.number()),
            "{para:?} was never applied here; these were: {}",
            cited.iter().copied().collect::<Vec<_>>().join(", "),
        );
        self
    }

    /// Everything that is asked, offered and withheld, for a failing test to print.
    pub fn sheet(&self) -> String {
        let table = self.table();
        if table.is_over() {
            return "nobody is asked: the game is over".to_owned();
        }
        let mut sheet = String::new();
        for ask in table.asks() {
            let _ = writeln!(sheet, "{}", self.heading(ask));
            for offer in table.offers(ask) {
                let label = self.say(Lang::English, &G::choice(&self.setting, &offer.choice));
                let _ = writeln!(sheet, "  offered   {:<16} {label}", offer.choice.to_string());
            }
            for withheld in table.withheld(ask) {
                let why = self.say(Lang::English, &G::why(&self.setting, &withheld.why));
                let choice = withheld.choice.to_string();
                let _ = writeln!(sheet, "  withheld  {choice:<16} {}  {why}", withheld.para);
            }
        }
        sheet
    }
}

impl<G: Spoken> Scenario<G> {
    fn asking<T>(&self, ask: impl FnOnce(&Table<G>) -> T) -> T {
        let table = self.table();
        trace::begin();
        let answer = ask(table);
        self.cited.borrow_mut().extend(trace::cited());
        answer
    }

    #[track_caller]
    fn only_ask(&self) -> &Ask<G> {
        match self.table().asks() {
            [ask] => ask,
            _ => panic!("one seat alone is asked\n{}", self.sheet()),
        }
    }

    /// A choice in notation, and who makes it.
    #[track_caller]
    fn read(&self, text: &str) -> (Seat, G::Choice) {
        let named = text.split_once(": ").and_then(|(seat, rest)| Some((seat.parse().ok()?, rest)));
        let (seat, notation) = named.unwrap_or_else(|| match self.table().asks() {
            [ask] => (ask.seat, text),
            [] => panic!("\"{text}\" cannot be played: the game is over"),
            _ => panic!("\"{text}\" must name its seat, as in \"1: {text}\"\n{}", self.sheet()),
        });
        let Ok(choice) = notation.trim().parse() else {
            panic!("\"{notation}\" is no choice of {}\n{}", G::NAME, self.sheet());
        };
        (seat, choice)
    }

    fn because(&self, refusal: &Refusal<G>) -> String {
        match refusal {
            Refusal::NotOffered { why: Some((para, why)), .. } => {
                format!("{para}  {}", self.say(Lang::English, &G::why(&self.setting, why)))
            }
            Refusal::NotOffered { why: None, .. } => "not offered".to_owned(),
            Refusal::Over
            | Refusal::NotAsked(_)
            | Refusal::NothingToUndo(_)
            | Refusal::Broke { .. } => refusal.to_string(),
        }
    }

    /// The last lines of the story: what may have answered itself.
    fn lately(&self) -> String {
        let told = self.table().told();
        let last = &told[told.len().saturating_sub(5)..];
        let story = self.lines(Lang::English, last.iter().map(|told| (told.para, told.fact)));
        let mut lately = String::new();
        for line in story.lines() {
            let _ = writeln!(lately, "  told      {line}");
        }
        lately
    }

    fn heading(&self, ask: &Ask<G>) -> String {
        let question = self.say(Lang::English, &G::question(&self.setting, &ask.question));
        format!("{}: {}  {question}", ask.seat, ask.para)
    }

    fn lines(&self, lang: Lang, facts: impl Iterator<Item = (Para, G::Fact)>) -> String {
        let line = |(para, fact): (Para, G::Fact)| {
            format!("{para}  {}", self.say(lang, &G::fact(&self.setting, &fact)))
        };
        facts.map(line).collect::<Vec<_>>().join("\n")
    }

    fn say(&self, lang: Lang, message: &Message) -> String {
        self.speech.get_or_init(|| Speech::<G>::new(&self.setting)).say(lang, message)
    }
}
