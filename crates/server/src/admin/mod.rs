//! Looking after a server: what may be wanted, by whom, and what comes of it. Whoever asks, it is done in one way and leaves a
//! line in the log.

pub mod socket;

use crate::Retention;
use crate::chance::{Token, now};
use crate::live::{Hall, HallError, History};
use crate::retention::Done;
use crate::store::admin::{Invitation, Member};
use crate::store::{Listed, Mark, PersonId, Phase, StoreError, TableId};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// How many invitations may be open at a time.
const INVITATIONS: u32 = 200;
/// How many days an invitation counts at most.
pub const LONGEST_INVITATION: u32 = 365;
/// How many may come with one invitation at most.
pub const MOST_INVITED: u32 = 1000;
/// The longest name of an invitation.
pub const LONGEST_NOTE: usize = 60;
/// How many lines a list has at most.
pub const LONGEST_LIST: u32 = 200;
/// How long others may write between two parts of what is pruned.
const BREATH: Duration = Duration::from_millis(20);

const DAY: i64 = 86_400;

/// Who asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum By {
    /// Whoever runs the server, on its own machine.
    Host,
    /// Somebody who looks after it, over its pages.
    Admin(PersonId),
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Host => f.write_str("the host"),
            Self::Admin(person) => write!(f, "{person}"),
        }
    }
}

/// A person, as they are named.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// By their login.
    Login(String),
    /// By their id.
    Id(String),
}

/// What is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// The tables of a phase, after a mark.
    Tables {
        /// The word of the phase.
        phase: String,
        /// Where the list goes on.
        after: Option<String>,
        /// How many at most.
        most: u32,
    },
    /// People with an account, from a login on.
    People {
        /// The login, or how it begins.
        from: String,
        /// How many at most.
        most: u32,
    },
    /// Those who are banned.
    Banned,
    /// A person.
    Person(Whom),
    /// The journal of a table.
    Journal(String),
    /// Closes a table.
    Close(String),
    /// Opens a table again.
    Reopen(String),
    /// Forgets what nobody has touched for this many days.
    Prune(Days),
    /// Bans somebody.
    Ban(Whom),
    /// Lets somebody come again.
    Unban(Whom),
    /// Deletes an account, or a guest.
    Delete(Whom),
    /// Lets somebody look after the server.
    MakeAdmin(Whom),
    /// Lets somebody look after it no longer.
    UnmakeAdmin(Whom),
    /// The invitations that count.
    Invitations,
    /// Invites somebody.
    Invite {
        /// What it is for.
        name: String,
        /// How many may come.
        uses: u32,
        /// For how many days it counts.
        days: u32,
    },
    /// Takes an invitation back.
    Uninvite(String),
}

/// After how many days what nobody touches is forgotten; what is not named stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Days {
    /// Tables.
    pub tables: Option<u32>,
    /// What was said.
    pub chat: Option<u32>,
    /// Guests.
    pub guests: Option<u32>,
    /// Journals are packed.
    pub pack: Option<u32>,
}

/// What came of a wish.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// It is done.
    Done,
    /// Tables, and where the list goes on.
    Tables(Vec<TableLine>, Option<String>),
    /// People.
    People(Vec<PersonLine>),
    /// The name of a file, and what is in it.
    Journal(String, String),
    /// How much was forgotten: tables, lines of chat, sessions, guests; and how many journals were packed.
    Pruned([u64; 5]),
    /// Invitations.
    Invitations(Vec<InvitationLine>),
    /// The code of an invitation, which is shown once.
    Invited(String),
    /// It was not done.
    Refused(Why),
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// The word of its phase.
    pub phase: String,
    /// When it was last touched, in seconds since 1970.
    pub touched: i64,
    /// The seats: whose each is, if it is anybody's, and the name there.
    pub seats: Vec<(Option<String>, String)>,
}

/// A person in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonLine {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Their login, if they have an account.
    pub login: Option<String>,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// Since when they are banned, if they are.
    pub banned: Option<i64>,
    /// Whether they look after the server.
    pub admin: bool,
}

/// An invitation in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvitationLine {
    /// A part of the hash of its code, which lets nobody in.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// Until when it counts, in seconds since 1970.
    pub until: i64,
    /// How many may still come with it.
    pub uses: u32,
}

/// Why a wish was not fulfilled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is no such person.
    #[error("there is no such person")]
    NoPerson,
    /// There is no such invitation.
    #[error("there is no such invitation")]
    NoInvitation,
    /// The table has ended, or is not closed.
    #[error("the table is in another phase")]
    OtherPhase,
    /// The game goes on: its journal tells what is hidden.
    #[error("the game goes on")]
    Secret,
    /// They have no account, or are banned.
    #[error("the person has no account, or is banned")]
    NoAccount,
    /// Nobody does this to themselves.
    #[error("nobody does this to themselves")]
    Oneself,
    /// There are too many.
    #[error("there are too many")]
    TooMany,
    /// It was not understood.
    #[error("it was not understood")]
    Malformed,
    /// The store failed.
    #[error("the store failed")]
    Store,
}

impl From<StoreError> for Why {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing => Self::NoPerson,
            StoreError::Conflict => Self::OtherPhase,
            StoreError::Fenced | StoreError::Closed | StoreError::Broken(_) => {
                tracing::error!(%error, "what was wanted of the store was not done");
                Self::Store
            }
        }
    }
}

impl From<HallError> for Why {
    fn from(error: HallError) -> Self {
        match error {
            HallError::NoSuchTable => Self::NoTable,
            HallError::Store(error) => error.into(),
            HallError::NotBegun => Self::OtherPhase,
            HallError::NoSuchGame(_) | HallError::DoesNotReplay(_) | HallError::Busy => Self::Store,
        }
    }
}

impl Wish {
    /// Whether it changes something: that leaves a line in the log.
    const fn changes(&self) -> bool {
        !matches!(
            self,
            Self::Tables { .. }
                | Self::People { .. }
                | Self::Banned
                | Self::Person(_)
                | Self::Invitations
        )
    }
}

/// Does what is wanted.
pub async fn fulfil(hall: &Hall, by: &By, wish: Wish) -> Said {
    let said = wish.changes().then(|| format!("{wish:?}"));
    let done = done(hall, by, wish).await;
    if let Some(wish) = said {
        let outcome = done.as_ref().map_or_else(ToString::to_string, |_| "done".to_owned());
        tracing::info!(%by, %wish, outcome, "somebody looks after the server");
    }
    done.unwrap_or_else(Said::Refused)
}

#[expect(clippy::cognitive_complexity, reason = "a table: an arm for each wish")]
async fn done(hall: &Hall, by: &By, wish: Wish) -> Result<Said, Why> {
    let store = &hall.store;
    match wish {
        Wish::Tables { phase, after, most } => tables(hall, &phase, after, most).await,
        Wish::People { from, most } => {
            Ok(people(store.members(from, most.min(LONGEST_LIST)).await?))
        }
        Wish::Banned => Ok(people(store.banned(LONGEST_LIST).await?)),
        Wish::Person(whom) => Ok(people(vec![member(hall, &whom).await?])),
        Wish::Journal(table) => journal(hall, by, id(&table)?).await,
        Wish::Close(table) => hall.close_table(id(&table)?).await.map_err(Into::into).map(did),
        Wish::Reopen(table) => hall.reopen_table(id(&table)?).await.map_err(Into::into).map(did),
        Wish::Prune(days) => prune(hall, days).await,
        Wish::Ban(whom) => {
            let person = other(hall, by, &whom).await?.id;
            hall.ban(person).await.map_err(Into::into).map(did)
        }
        Wish::Unban(whom) => {
            store.unban(member(hall, &whom).await?.id).await.map_err(Into::into).map(did)
        }
        Wish::Delete(whom) => {
            let person = other(hall, by, &whom).await?.id;
            hall.forget_person(person).await.map_err(Into::into).map(did)
        }
        Wish::MakeAdmin(whom) => looks_after(hall, &member(hall, &whom).await?, true).await,
        Wish::UnmakeAdmin(whom) => looks_after(hall, &other(hall, by, &whom).await?, false).await,
        Wish::Invitations => {
            Ok(Said::Invitations(store.codes(now()).await?.iter().map(invitation).collect()))
        }
        Wish::Invite { name, uses, days } => invite(hall, &name, uses, days).await,
        Wish::Uninvite(which) => uninvite(hall, &which).await,
    }
}

const fn did((): ()) -> Said {
    Said::Done
}

fn id(text: &str) -> Result<TableId, Why> {
    text.parse().map_err(|_| Why::NoTable)
}

/// The person who is named.
async fn member(hall: &Hall, whom: &Whom) -> Result<Member, Why> {
    let person = match whom {
        Whom::Id(id) => id.parse().map_err(|_| Why::NoPerson)?,
        Whom::Login(login) => {
            hall.store.person_of_login(login.clone()).await?.ok_or(Why::NoPerson)?.id
        }
    };
    hall.store.member(person).await?.ok_or(Why::NoPerson)
}

/// The person who is named, if that is somebody else.
async fn other(hall: &Hall, by: &By, whom: &Whom) -> Result<Member, Why> {
    let member = member(hall, whom).await?;
    if *by == By::Admin(member.id) { Err(Why::Oneself) } else { Ok(member) }
}

async fn looks_after(hall: &Hall, member: &Member, looks_after: bool) -> Result<Said, Why> {
    match hall.store.set_admin(member.id, looks_after).await {
        Err(StoreError::Missing) if looks_after => Err(Why::NoAccount),
        // They do not, as was wanted.
        Ok(()) | Err(StoreError::Missing) => Ok(Said::Done),
        Err(error) => Err(error.into()),
    }
}

async fn tables(hall: &Hall, phase: &str, after: Option<String>, most: u32) -> Result<Said, Why> {
    let phase = Phase::from_word(phase).ok_or(Why::Malformed)?;
    let after: Option<Mark> =
        after.map(|after| after.parse()).transpose().map_err(|_| Why::Malformed)?;
    let page = hall.store.every_table(phase, after, most.clamp(1, LONGEST_LIST)).await?;
    let lines = page.tables.iter().map(line).collect();
    Ok(Said::Tables(lines, page.next.map(|mark| mark.to_string())))
}

fn line(table: &Listed) -> TableLine {
    let seat = |seat: &crate::store::SeatRecord| {
        (seat.sits.owner().map(|owner| owner.to_string()), seat.name.clone())
    };
    TableLine {
        id: table.id.to_string(),
        game: table.game.clone(),
        phase: table.phase.word().to_owned(),
        touched: table.touched,
        seats: table.seats.iter().map(seat).collect(),
    }
}

fn people(members: Vec<Member>) -> Said {
    let line = |member: Member| PersonLine {
        id: member.id.to_string(),
        name: member.name,
        login: member.login,
        since: member.since,
        banned: member.banned,
        admin: member.is_admin,
    };
    Said::People(members.into_iter().map(line).collect())
}

/// The journal of a table. Whoever may play over the pages is shown none of a game that goes on.
async fn journal(hall: &Hall, by: &By, table: TableId) -> Result<Said, Why> {
    let (record, steps) = hall.store.whole(table).await?.ok_or(Why::NoTable)?;
    if *by != By::Host && !record.phase.is_ended() {
        return Err(Why::Secret);
    }
    let name = format!("{}-{table}.journal", record.game);
    Ok(Said::Journal(name, History::of(&record, &steps)?.journal().to_string()))
}

async fn prune(hall: &Hall, days: Days) -> Result<Said, Why> {
    let Days { tables, chat, guests, pack } = days;
    let retention = Retention { pack, tables, chat, guests };
    let done = retention.round(&*hall.store, now(), hall.limits.session_idle, BREATH).await?;
    let Done { packed, tables, chat, sessions, guests } = done;
    Ok(Said::Pruned([tables, chat, sessions, guests, packed]))
}

fn invitation(invitation: &Invitation) -> InvitationLine {
    let Invitation { name, until, uses, .. } = invitation.clone();
    InvitationLine { id: short(invitation), name, until, uses }
}

/// A name for an invitation: a part of its hash, useless to anyone else.
fn short(invitation: &Invitation) -> String {
    let first: [u8; 8] = std::array::from_fn(|index| invitation.code.0[index]);
    format!("{:016x}", u64::from_be_bytes(first))
}

async fn invite(hall: &Hall, name: &str, uses: u32, days: u32) -> Result<Said, Why> {
    let counts = (1..=MOST_INVITED).contains(&uses) && (1..=LONGEST_INVITATION).contains(&days);
    let name: String =
        name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NOTE).collect();
    if !counts {
        return Err(Why::Malformed);
    }
    let (code, since) = (Token::fresh(), now());
    let until = since + i64::from(days) * DAY;
    let invitation = Invitation { code: code.hash(), name, since, until, uses };
    match hall.store.add_code(invitation, INVITATIONS).await {
        Err(StoreError::Conflict) => Err(Why::TooMany),
        kept => Ok(kept.map(|()| Said::Invited(code.reveal().to_owned()))?),
    }
}

async fn uninvite(hall: &Hall, which: &str) -> Result<Said, Why> {
    let known = hall.store.codes(now()).await?;
    let known = known.iter().find(|known| short(known) == which).ok_or(Why::NoInvitation)?;
    match hall.store.uninvite(known.code).await {
        Err(StoreError::Missing) => Err(Why::NoInvitation),
        done => Ok(done.map(did)?),
    }
}
