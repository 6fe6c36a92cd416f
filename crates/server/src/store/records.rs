//! What is kept.

use super::{StoreError, Terms};
use kernel::Seat;
use std::fmt;
use std::str::FromStr;

/// 128 random bits, written as 32 hexadecimal digits: nobody guesses one.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u128);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({:08x}…)", stringify!($name), self.0 >> 96)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<Self, NotAnId> {
                let digits = text.len() == 32
                    && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
                digits.then(|| u128::from_str_radix(text, 16).ok()).flatten().map(Self).ok_or(NotAnId)
            }
        }
    )* };
}

ids! {
    /// A person: a guest, or one with an account.
    PersonId;
    /// A table. Whoever knows it may come: it is the link of a private table.
    TableId;
    /// A campaign.
    CampaignId;
}

/// The text is not 32 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an id is 32 hexadecimal digits")]
pub struct NotAnId;

/// The hash of a session's token. The token itself is only in the person's cookie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// A person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonRecord {
    /// Who.
    pub id: PersonId,
    /// The name others see.
    pub name: String,
    /// The login and the hash of the password, once there is an account.
    pub account: Option<(String, String)>,
    /// Settings, as `key=value` lines.
    pub settings: String,
    /// When they first came, in seconds since 1970.
    pub since: i64,
}

/// A session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRecord {
    /// The hash of its token.
    pub token: TokenHash,
    /// Whose it is.
    pub person: PersonId,
    /// When it was opened, in seconds since 1970.
    pub since: i64,
    /// When it was last used, about, in seconds since 1970.
    pub used: i64,
    /// What the browser called itself.
    pub browser: String,
}

/// Who may find a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Door {
    /// It is in the lobby.
    Open,
    /// Only who has the link.
    Private,
}

/// How those at a table share screens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Screens {
    /// Each person has one seat.
    Own,
    /// A person may hold several seats, for others at the same screen: hot-seat.
    Shared,
}

/// Whether those at a table may ask what a strong player would do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hints {
    /// Who plays among bots may; against people nobody may.
    #[default]
    Usual,
    /// Everyone may.
    Allowed,
    /// Nobody may.
    Forbidden,
}

/// Whether choices may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Undo {
    /// As far as the rules of undoing let them.
    #[default]
    Allowed,
    /// What is done is done.
    Forbidden,
}

/// What those at a table may fall back on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Aids {
    /// Hints.
    pub hints: Hints,
    /// Taking back.
    pub undo: Undo,
}

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// It waits for players.
    Gathering,
    /// It is being played.
    Playing,
    /// The game is over.
    Over,
    /// The host closed it before its end.
    Closed,
}

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sits {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person(PersonId),
    /// A bot of this level.
    Bot(String),
    /// A bot of this level, in place of this person, who may take the seat back.
    StandIn(String, PersonId),
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRecord {
    /// Which.
    pub seat: Seat,
    /// Who sits there.
    pub sits: Sits,
    /// The name others see.
    pub name: String,
}

impl SeatRecord {
    /// An open seat.
    pub const fn open(seat: Seat) -> Self {
        Self { seat, sits: Sits::Nobody, name: String::new() }
    }

    /// A bot in a seat.
    pub fn bot(seat: Seat, level: &str) -> Self {
        Self { seat, sits: Sits::Bot(level.to_owned()), name: String::new() }
    }

    /// A person in a seat.
    pub fn person(seat: Seat, person: &PersonRecord) -> Self {
        Self { seat, sits: Sits::Person(person.id), name: person.name.clone() }
    }
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRecord {
    /// Which.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// The journal as it was when the game began, the seed included. While the table gathers, its head alone: nothing
    /// is dealt, and there is no seed.
    pub opening: String,
    /// Who hosts it.
    pub host: PersonId,
    /// Who may find it.
    pub door: Door,
    /// How those at it share screens.
    pub screens: Screens,
    /// What they may fall back on.
    pub aids: Aids,
    /// Where it stands.
    pub phase: Phase,
    /// How many steps it has.
    pub version: u64,
    /// The seats that are asked, as bits.
    pub asked: u8,
    /// When it was set, in seconds since 1970.
    pub since: i64,
    /// When something last happened, in seconds since 1970.
    pub touched: i64,
    /// The seats, in order.
    pub seats: Vec<SeatRecord>,
}

/// A campaign: games in a row of one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CampaignRecord {
    /// Which.
    pub id: CampaignId,
    /// The game's name.
    pub game: String,
    /// Whose it is.
    pub person: PersonId,
    /// Where it stands, as its game writes it.
    pub stands: String,
    /// The table of the game that was begun and is not counted yet, if there is one.
    pub at_table: Option<TableId>,
    /// How often it has moved on.
    pub version: u32,
    /// When it was begun, in seconds since 1970.
    pub since: i64,
    /// When it last moved on, in seconds since 1970.
    pub touched: i64,
}

/// What a table begins with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// The journal as it was dealt, the seed included.
    pub journal: String,
    /// The seats that are asked first, as bits.
    pub asked: u8,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// A table as it is listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Which.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// Where it stands.
    pub phase: Phase,
    /// The seats that are asked, as bits.
    pub asked: u8,
    /// When something last happened, in seconds since 1970.
    pub touched: i64,
    /// What it was set with beside its game; not the lesson.
    pub terms: Terms,
    /// The seats, in order.
    pub seats: Vec<SeatRecord>,
}

/// A part of a long list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Page {
    /// The tables.
    pub tables: Vec<Listed>,
    /// Where the list goes on, if it does.
    pub next: Option<Mark>,
}

/// A place in a list of tables: after this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// What the list is ordered by.
    pub rank: i64,
    /// The table.
    pub id: TableId,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.rank, self.id)
    }
}

impl FromStr for Mark {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let (rank, id) = text.rsplit_once('-').ok_or(NotAnId)?;
        Ok(Self { rank: rank.parse().map_err(|_| NotAnId)?, id: id.parse()? })
    }
}

/// A place in the list of guests: after this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GuestMark {
    /// When they first came, in seconds since 1970.
    pub since: i64,
    /// Who.
    pub id: PersonId,
}

/// One change of a journal: cut back to `keep` entries, then these lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Its number, from 1: the version of the table once it is made.
    pub seq: u64,
    /// How many entries of the journal stay.
    pub keep: u64,
    /// The entries that follow, one to a line.
    pub lines: String,
    /// The seats that are asked after it, as bits.
    pub asked: u8,
    /// Where the table stands after it.
    pub phase: Phase,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chat {
    /// Its number, given by the store: later lines have higher ones.
    pub id: i64,
    /// Who said it; unknown of lines that are older than this was kept.
    pub person: Option<PersonId>,
    /// The name they had.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// A bug report: a rule broke.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// When, in seconds since 1970.
    pub at: i64,
    /// The journal with the choice that broke it. Secret until the table is over.
    pub journal: String,
}

macro_rules! words {
    ($kind:ident: $($value:ident = $word:literal),*) => {
        impl $kind {
            /// The word it is kept as.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value => $word),* }
            }

            /// What was kept as a word.
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$value),)* _ => None }
            }
        }
    };
}

words!(Door: Open = "open", Private = "private");
words!(Screens: Own = "own", Shared = "shared");
words!(Hints: Usual = "usual", Allowed = "allowed", Forbidden = "forbidden");
words!(Undo: Allowed = "allowed", Forbidden = "forbidden");
words!(Phase: Gathering = "gathering", Playing = "playing", Over = "over", Closed = "closed");

impl Phase {
    /// Whether nothing more will be played, so that everything may be told.
    pub const fn is_ended(self) -> bool {
        matches!(self, Self::Over | Self::Closed)
    }
}

impl Sits {
    /// The person who answers for the seat.
    pub const fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person(person) => Some(*person),
            Self::Nobody | Self::Bot(_) | Self::StandIn(..) => None,
        }
    }

    /// The person whose seat it is, even while a bot holds it for them.
    pub const fn owner(&self) -> Option<PersonId> {
        match self {
            Self::Person(person) | Self::StandIn(_, person) => Some(*person),
            Self::Nobody | Self::Bot(_) => None,
        }
    }

    /// The level of the bot that answers for the seat.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot(level) | Self::StandIn(level, _) => Some(level),
            Self::Nobody | Self::Person(_) => None,
        }
    }
}

impl TableRecord {
    /// Refuses steps that are not all there, one after the other.
    pub(super) fn has_all(&self, steps: &[Step]) -> Result<(), StoreError> {
        let follow = steps.iter().zip(1..).all(|(step, seq)| step.seq == seq);
        if follow && steps.len() as u64 == self.version {
            return Ok(());
        }
        let (kept, version) = (steps.len(), self.version);
        let torn = format!("the table is at step {version}, but {kept} steps are kept");
        Err(StoreError::Broken(torn))
    }

    /// Whether a person has a seat, be it one that a bot holds for them.
    pub fn has_seat(&self, person: PersonId) -> bool {
        self.seats.iter().any(|seat| seat.sits.owner() == Some(person))
    }

    /// Whether hints are given here: usually to who plays among bots, and to nobody against people.
    pub fn gives_hints(&self) -> bool {
        let mut people: Vec<PersonId> =
            self.seats.iter().filter_map(|seat| seat.sits.owner()).collect();
        people.sort_unstable();
        people.dedup();
        match self.aids.hints {
            Hints::Usual => people.len() < 2,
            Hints::Allowed => true,
            Hints::Forbidden => false,
        }
    }

    /// The seats a person answers for.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        let own = self.seats.iter().filter(move |seat| seat.sits.person() == Some(person));
        own.map(|seat| seat.seat)
    }
}

impl Listed {
    /// Whether a seat of this person's is asked while the game is played.
    pub fn waits_for(&self, person: PersonId) -> bool {
        let own = self.seats.iter().filter(|seat| seat.sits.person() == Some(person));
        self.phase == Phase::Playing && own.into_iter().any(|own| self.asked >> own.seat.0 & 1 == 1)
    }
}
