//! The table page: regions that are replaced one by one as they change.
//! Elsewhere: HTML fragment, partial update.

pub mod clock;
mod cut;
mod ending;
mod gathering;
mod guide;
mod lesson;
mod log;
mod looked_back;
mod players;
mod prepared;
mod question;
mod replay;
mod sheet;
mod side;
mod stops;
mod touch;

pub use ending::{Analysed, Ending, Rematch};
pub use guide::{Guide, GuidedPart, KnownLink};
pub use lesson::{Later, Taught, Wants};
pub use looked_back::{Decision, LookedBack, looked_back};
pub use prepared::{Alike, Asked, Lasting, PreparedLine, PreparedLines, Standing, prepared, until};
pub use replay::{Moment, Way, replay, replay_parts};
pub use sheet::{Sheet, Stood};
pub use side::{LONGEST, default_level, level_name};
pub use stops::{Stop, stops, turns_of};

use crate::beats::{Beat, beats};
use crate::board::{Drawn, Scene};
use crate::pages::Field;
use crate::shell::Reader;
use crate::{Board, Plate, Tongue, assets};
use kernel::face::{AskSheet, Heard, StoryLine};
use kernel::{AnyView, Foreseen, Message, Outcome, Para, Seat, Viewer};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// What a reader may know of a table: everything a page is drawn from.
#[derive(Debug)]
pub struct Shown<'a> {
    /// The table's id.
    pub id: String,
    /// The game's name.
    pub game: &'a str,
    /// What draws it.
    pub board: &'a dyn Board,
    /// Where the style sheet of the boards is.
    pub sheet: &'a str,
    /// Where the table stands.
    pub stage: Stage,
    /// How many steps it has.
    pub version: u64,
    /// The version since which the viewer is asked what is asked now: what an answer answers.
    pub since: u64,
    /// Whether one person may have several seats.
    pub shared: bool,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The seat that has to take over the screen before anything is shown.
    pub curtain: Option<Seat>,
    /// Where newer rules have cut the journal, until somebody goes on from there.
    pub cut: Option<Cut>,
    /// What was played from there on, for a page that tells all of it.
    pub former: Vec<FormerLine>,
    /// What the viewer may know of the game; none before it has begun, when nothing is dealt.
    pub view: Option<Box<dyn AnyView>>,
    /// The options the table was set with.
    pub options: Vec<Field>,
    /// What a lesson says, where this table is one.
    pub taught: Option<Taught>,
    /// What there is to help.
    pub guide: Guide,
    /// What the viewer is asked.
    pub ask: Option<AskSheet>,
    /// What would come of each offer, as far as the viewer can know.
    pub foreseen: Vec<Foreseen>,
    /// Whether a hint can be had.
    pub advises: bool,
    /// The hint the viewer asked for.
    pub hint: Option<Hint>,
    /// Whether the viewer may take something back.
    pub undo: Undo,
    /// Who sits where.
    pub plates: Vec<Plate>,
    /// The latest part of the story.
    pub story: Vec<StoryLine>,
    /// What is to be seen of it.
    pub shows: Shows,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// How it went, once the game is over.
    pub ending: Option<Ending>,
    /// The latest lines of chat.
    pub chat: Vec<Said>,
    /// Those who have no seat, but look on or have spoken.
    pub onlookers: Vec<Onlooker>,
    /// The clock, if there is one.
    pub clock: Option<TableClock>,
    /// What the reader may do about the table itself.
    pub rights: Rights,
    /// The hash of the seed, and once the game has ended the seed.
    pub seed: (Option<String>, Option<String>),
    /// The levels bots play at.
    pub levels: &'a [&'static str],
    /// The reader's language.
    pub tongue: Tongue<'a>,
}

/// What is to be seen of the latest part of the story, for a page that plays it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shows {
    /// The beats, in order.
    pub beats: Vec<Beat>,
    /// The first fact they cover.
    pub from: usize,
    /// How many facts there are in all.
    pub told: usize,
    /// The version at which something was last taken back, or the table was read anew: nothing is played across it.
    pub broken: u64,
    /// The first fact since the viewer's last answer, where they sit here and have given one.
    pub since: Option<usize>,
}

/// Whether something may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undo {
    /// The last answer may.
    Possible,
    /// There is nothing to take back.
    Nothing,
    /// At this table nothing is taken back.
    Forbidden,
}

/// Where newer rules have cut a table's journal, and what followed when it was played.
#[derive(Debug, Clone, PartialEq)]
pub struct Cut {
    /// Whose choice is refused.
    pub seat: Seat,
    /// The choice, where the viewer may know it.
    pub deed: Option<Message>,
    /// Why it is refused, where the viewer may know it.
    pub why: Option<Message>,
    /// The paragraph that forbids it, where one does.
    pub para: Option<Para>,
    /// The choices from there on, or the first of them.
    pub rest: Vec<FormerLine>,
    /// How many more there are.
    pub more: usize,
}

/// A choice that is kept and not played.
#[derive(Debug, Clone, PartialEq)]
pub struct FormerLine {
    /// Whose it was.
    pub seat: Seat,
    /// What it was, where the viewer may know it: in words, or in notation where these rules know no such choice.
    pub deed: Option<Result<Message, String>>,
}

/// What a strong player would do.
#[derive(Debug, Clone, PartialEq)]
pub enum Hint {
    /// It is being thought about.
    Thinking,
    /// This.
    Given {
        /// The choice in notation.
        choice: String,
        /// How sure it is, from 0 to 1.
        sure: f32,
        /// What it expects for the seat, from 0 to 1.
        expects: f32,
    },
    /// There is none.
    Nothing,
}

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// It waits for players.
    Gathering,
    /// It is being played.
    Playing,
    /// The game is over, or the table was closed.
    Ended,
}

/// How fast a table is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableClock {
    /// What there is a time for: `answer` or `turn`.
    pub per: &'static str,
    /// How many seconds.
    pub seconds: i64,
    /// How many seconds of reserve each begins with.
    pub reserve: i64,
    /// Whether it stands.
    pub paused: bool,
    /// How many wish it to stand.
    pub wishes: usize,
}

/// What a reader may do about the table itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rights {
    /// Whether they are its host.
    pub host: bool,
    /// Whether the game counts for ratings: while it is played nobody ends it, and nobody's seat is given away.
    pub counts: bool,
    /// The seats they hold.
    pub seats: Vec<Seat>,
    /// The seats a bot holds for them.
    pub away: Vec<Seat>,
    /// Whether they have a name here, so that they may speak.
    pub known: bool,
    /// The bug reports kept.
    pub reports: usize,
    /// Where the campaign is that the game belongs to, if it is the reader's.
    pub campaign: Option<String>,
    /// The address to invite others by.
    pub link: String,
    /// What they have prepared for the seat they see.
    pub prepared: PreparedLines,
    /// Where they ask others to the table they have played with; none where they may not.
    pub invites: Option<String>,
    /// Whether they wish the clock to stand; none where they have no say.
    pub pauses: Option<bool>,
    /// Whether the table calls them; none where it could not.
    pub calls: Option<bool>,
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// Who, by the name they had.
    pub name: String,
    /// What tells them from their namesakes.
    pub speaker: Speaker,
    /// What.
    pub text: String,
}

/// What tells a speaker from their namesakes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Speaker {
    /// They sit here.
    Seat(Seat),
    /// They have no seat; this is their mark at this table.
    Watcher(String),
    /// Nobody knows any more.
    Unknown,
}

/// Somebody without a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Onlooker {
    /// What tells them from their namesakes.
    pub mark: String,
    /// Their name.
    pub name: String,
    /// Whether a page of theirs is open.
    pub present: bool,
    /// Whether the host has muted them.
    pub muted: bool,
}

/// A part of the page that is replaced as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// Its name.
    pub name: &'static str,
    /// What is in it.
    pub html: String,
    /// Its fingerprint.
    pub hash: String,
}

impl Region {
    fn new(name: &'static str, html: Markup) -> Self {
        let html = html.into_string();
        let hash = format!("{:016x}", assets::fingerprint(&html));
        Self { name, html, hash }
    }
}

impl Shown<'_> {
    /// The title of the tab: whose turn it is comes first.
    pub fn title(&self) -> String {
        let game = title_of(&self.tongue, self.game);
        let asked: Vec<&Plate> = self.plates.iter().filter(|plate| plate.asked).collect();
        let own = |plate: &&Plate| self.rights.seats.contains(&plate.seat);
        match (self.stage, asked.iter().find(|plate| own(plate)), asked.first()) {
            (Stage::Playing, Some(_), _) => {
                format!("● {} – {game}", self.tongue.word("page-your-turn"))
            }
            (Stage::Playing, None, Some(plate)) => format!("{} – {game}", plate.name),
            (Stage::Playing | Stage::Gathering | Stage::Ended, ..) => game,
        }
    }

    /// Every region.
    pub fn regions(&self) -> Vec<Region> {
        if let Some(seat) = self.curtain {
            return self.behind_curtain(seat);
        }
        let drawn = self.drawn();
        let about = Region::new("about", side::about(self, &drawn.words()));
        vec![
            Region::new("status", self.status()),
            Region::new("players", players::players(self, &drawn)),
            Region::new("board", drawn.board),
            Region::new("mat", drawn.mat),
            Region::new("beside", drawn.beside),
            Region::new("question", question::question(self)),
            Region::new("log", log::log(self)),
            Region::new("chat", side::chat(self)),
            about,
            Region::new("ending", ending::ending(self)),
        ]
    }

    /// The game as the viewer sees it; before it has begun, what will be played.
    fn drawn(&self) -> Drawn {
        match self.scene() {
            Some(scene) => self.board.draw(&scene).with_tray(self.board, &scene, &self.foreseen),
            None => Drawn { board: gathering::board(self), ..Drawn::default() },
        }
    }

    /// What is to be seen of the facts from this one on. Those before it say what the others are about.
    pub fn beats(&self, told: &[Heard], from: usize) -> Vec<Beat> {
        self.scene().map(|scene| beats(self.board, &scene, told, from)).unwrap_or_default()
    }

    /// What the board is drawn from, once the game has begun.
    fn scene(&self) -> Option<Scene<'_>> {
        Some(Scene {
            view: self.view.as_deref()?,
            viewer: self.viewer,
            ask: self.ask.as_ref(),
            plates: &self.plates,
            tongue: self.tongue,
        })
    }

    /// One screen, several seats: nothing is shown until the next has taken over.
    fn behind_curtain(&self, seat: Seat) -> Vec<Region> {
        let nothing = |name| Region::new(name, html! {});
        vec![
            Region::new("status", self.status()),
            Region::new("players", players::players(self, &Drawn::default())),
            Region::new("board", question::curtain(self, seat)),
            nothing("mat"),
            nothing("beside"),
            nothing("question"),
            nothing("log"),
            nothing("chat"),
            Region::new("about", side::about(self, &BTreeSet::new())),
            nothing("ending"),
        ]
    }

    /// The table as it is drawn for whoever sees and may do the same.
    pub fn sheet(&self) -> Sheet {
        let viewer = self.viewer.seat().map_or_else(|| "watcher".to_owned(), |s| s.to_string());
        Sheet {
            id: self.id.clone(),
            game: self.game.to_owned(),
            version: self.version,
            style: self.sheet.to_owned(),
            title: self.title(),
            viewer,
            regions: self.regions(),
            shows: if self.curtain.is_none() { self.shows.clone() } else { Shows::default() },
        }
    }

    /// The number that is usually meant by the answer to what is asked.
    fn usual(&self) -> Option<u8> {
        self.scene().and_then(|scene| self.board.usual(&scene))
    }

    /// The whole page, with something to tell whoever asked for it.
    pub fn page(&self, reader: &Reader, notice: Option<String>) -> Markup {
        self.sheet().page(&self.tongue, reader, notice)
    }

    /// Who is asked now, by name.
    fn asked(&self) -> Vec<Message> {
        let asked = self.plates.iter().filter(|plate| plate.asked);
        asked.map(|plate| lang::Names::player(plate.name.clone())).collect()
    }

    fn status(&self) -> Markup {
        let say = |key: &'static str| self.tongue.word(key);
        let own = self.plates.iter().any(|p| p.asked && self.rights.seats.contains(&p.seat));
        html! {
            h1 { (title_of(&self.tongue, self.game)) }
            p.turn {
                @match self.stage {
                    Stage::Gathering => (say("page-stage-gathering")),
                    Stage::Ended => (say("page-stage-ended")),
                    Stage::Playing if own => strong { (say("page-your-turn")) },
                    Stage::Playing => (self.tongue.say(&Message::new("page-turn-of").with("who", self.asked()))),
                }
            }
            @if self.viewer == Viewer::Watcher && self.curtain.is_none() {
                span.badge { (say("page-watching")) }
            }
            span.link-state hidden { (say("page-reconnecting")) }
        }
    }
}

/// The title of a game, in the game's own words.
pub fn title_of(tongue: &Tongue<'_>, game: &str) -> String {
    tongue.maybe("game-name").unwrap_or_else(|| capital(&game.replace('-', " ")))
}

/// That a game is told in another language than the reader's, where it is.
pub(crate) fn foreign(tongue: &Tongue<'_>) -> Markup {
    html! { @if tongue.foreign("game-name").is_some() { p.help { (tongue.word("texts-foreign")) } } }
}

/// A text that begins with a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A link to a paragraph of the rules.
pub(crate) fn para_link(tongue: &Tongue<'_>, game: &str, para: Para) -> Markup {
    let law = tongue.law(para);
    html! {
        a.para href=(format!("/rules/{game}/{}", para.number())) title=(format!("{}. {}", law.title, law.summary)) {
            (para.number())
        }
    }
}
