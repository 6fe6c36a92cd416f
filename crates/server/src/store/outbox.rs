//! The outbox: who is to be told what, by which channel, until it is told.
//! Elsewhere: transactional outbox, at-least-once delivery.
//!
//! That a person is called to a table is written by the store itself, in the transaction of the step that hands the table over to
//! them ([`super::Store::append`], [`super::Store::begin`]): once for each hand-over and channel. What is written is claimed, sent
//! and settled; a claim that is not settled lapses, so that a killed server loses nothing.

use super::{Answer, PersonId, TableId, TokenHash};
use std::fmt::Debug;

/// The ways to reach somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// A page of theirs, by Web Push.
    Push,
    /// E-mail.
    Mail,
    /// A program of theirs.
    Webhook,
}

impl Way {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Push, Self::Mail, Self::Webhook];

    /// The word in the store and in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Mail => "mail",
            Self::Webhook => "webhook",
        }
    }

    /// The way of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.word() == word)
    }
}

/// The number of a channel: 128 random bits in 32 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChannelId(pub u128);

impl std::fmt::Display for ChannelId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl std::str::FromStr for ChannelId {
    type Err = super::records::NotAnId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse::<PersonId>().map(|id| Self(id.0))
    }
}

/// How a person is reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChannelRecord {
    /// Which.
    pub id: ChannelId,
    /// Whose.
    pub person: PersonId,
    /// By which way.
    pub way: Way,
    /// Where: an address of the web or of mail.
    pub address: String,
    /// What it takes to be read there: the keys of a browser, empty otherwise.
    pub keys: String,
    /// The hash of the token that confirms it, until it is confirmed.
    pub token: Option<TokenHash>,
    /// Whether calls to tables are sent there.
    pub calls: bool,
    /// When it was added, in seconds since 1970.
    pub since: i64,
    /// When something was last delivered there.
    pub delivered: Option<i64>,
    /// When and why the last try failed, if nothing was delivered since.
    pub failed: Option<(i64, String)>,
}

/// Hours in which a person is not to be called, in minutes of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuietHours {
    /// Their first minute.
    pub from: u16,
    /// The first minute after them; it may be of the next day.
    pub to: u16,
    /// How many minutes the person's clock is ahead of UTC.
    pub ahead: i16,
}

impl QuietHours {
    /// How many seconds of quiet are left at a moment; none outside of quiet hours.
    pub fn left_at(self, at: i64) -> Option<i64> {
        const DAY: i64 = 86_400;
        let second = (at + i64::from(self.ahead) * 60).rem_euclid(DAY);
        let length = (i64::from(self.to) - i64::from(self.from)).rem_euclid(1440) * 60;
        let gone = (second - i64::from(self.from) * 60).rem_euclid(DAY);
        (gone < length).then(|| length - gone)
    }
}

/// What is to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Errand {
    /// A table waits, since this version of it.
    Call(TableId, u64),
    /// Somebody asks the person to a table.
    Invite(TableId),
    /// Whether the channel works.
    Test,
    /// The address is to be confirmed with this token.
    Confirm(String),
    /// The password may be changed with this token.
    Reset(String),
}

/// Something that waits to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// By which channel.
    pub channel: ChannelId,
    /// To whom.
    pub person: PersonId,
    /// What.
    pub errand: Errand,
    /// When it was written, in seconds since 1970.
    pub made: i64,
    /// Not before then, in seconds since 1970.
    pub due: i64,
    /// How often it was tried.
    pub tries: u32,
}

/// What became of a claimed notice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Settled {
    /// It was delivered.
    Sent,
    /// There was no need for it any more.
    Dropped,
    /// It is to be tried again then; why, if that tells the person something.
    Later(i64, Option<String>),
    /// It cannot be delivered, and is not tried again.
    Failed(String),
    /// There is nobody at the channel any more: it is removed.
    Gone,
}

/// What waits to be told, and how people are reached.
pub trait Outbox: Debug + Send + Sync {
    /// A secret of this server under a name: the one that is kept, or this one, which is kept from then on.
    fn secret(&self, name: String, fresh: Vec<u8>) -> Answer<'_, Vec<u8>>;

    /// Adds a channel, or renews the one with the same way and address; answers which it is.
    /// [`super::StoreError::Conflict`] if the person has as many as one may.
    fn add_channel(&self, channel: ChannelRecord, most: u32) -> Answer<'_, ChannelId>;
    /// A channel.
    fn channel(&self, id: ChannelId) -> Answer<'_, Option<ChannelRecord>>;
    /// The channels of a person, the oldest first.
    fn channels_of(&self, person: PersonId) -> Answer<'_, Vec<ChannelRecord>>;
    /// The confirmed channels at an address of mail, at most the given number.
    fn mailboxes(&self, address: String, most: u32) -> Answer<'_, Vec<ChannelRecord>>;
    /// Confirms the channel of a token; none if nobody knows it.
    fn confirm(&self, token: TokenHash) -> Answer<'_, Option<ChannelRecord>>;
    /// Sends calls to a channel, or none. [`super::StoreError::Missing`] if there is no such channel.
    fn set_calls(&self, channel: ChannelId, calls: bool) -> Answer<'_, ()>;
    /// Removes a channel of a person, and what waits for it.
    fn remove_channel(&self, person: PersonId, channel: ChannelId) -> Answer<'_, ()>;

    /// Sets the quiet hours of a person, or that there are none.
    fn set_quiet(&self, person: PersonId, hours: Option<QuietHours>) -> Answer<'_, ()>;
    /// The quiet hours of a person.
    fn quiet(&self, person: PersonId) -> Answer<'_, Option<QuietHours>>;
    /// Lets a table call a person, or not.
    fn set_hushed(&self, table: TableId, person: PersonId, hushed: bool) -> Answer<'_, ()>;
    /// Those whom a table does not call.
    fn hushed(&self, table: TableId) -> Answer<'_, std::collections::BTreeSet<PersonId>>;

    /// Writes a notice; one of the same kind for the same channel is replaced.
    fn post(&self, notice: Notice) -> Answer<'_, ()>;
    /// What is due for other channels than these, the longest due first, at most the given number.
    fn due(&self, now: i64, most: u32, but: Vec<ChannelId>) -> Answer<'_, Vec<Notice>>;
    /// Takes a notice in hand until then. [`super::StoreError::Conflict`] if it is not as it was any more.
    fn claim(&self, notice: Notice, until: i64) -> Answer<'_, ()>;
    /// Notes what became of a notice, unless another has taken its place.
    fn settle(&self, notice: Notice, now: i64, settled: Settled) -> Answer<'_, ()>;

    /// Lets a token change the password of a person until then; others of theirs are worth nothing any more.
    fn offer_reset(&self, person: PersonId, token: TokenHash, until: i64) -> Answer<'_, ()>;
    /// Whose password a token may change now.
    fn reset_of(&self, token: TokenHash, now: i64) -> Answer<'_, Option<PersonId>>;
    /// Uses a token to give its person this hash of a password; all their sessions end, and are answered. None if the token is
    /// worth nothing.
    fn reset(
        &self,
        token: TokenHash,
        now: i64,
        password: String,
    ) -> Answer<'_, Option<Vec<TokenHash>>>;

    /// The tables that wait for a person, those that have waited longest first, at most the given number.
    fn waiting(&self, person: PersonId, most: u32) -> Answer<'_, Vec<TableId>>;
}

#[cfg(test)]
mod tests {
    use super::QuietHours;

    #[test]
    fn quiet_hours_may_go_through_midnight_and_other_clocks() {
        let at = |hour: i64, minute: i64| 1_794_700_800 + hour * 3600 + minute * 60;
        let night = QuietHours { from: 22 * 60, to: 7 * 60, ahead: 60 };
        assert_eq!(night.left_at(at(20, 59)), None, "21:59 there");
        assert_eq!(night.left_at(at(21, 0)), Some(9 * 3600));
        assert_eq!(night.left_at(at(0, 0)), Some(6 * 3600));
        assert_eq!(night.left_at(at(6, 0)), None, "seven there");
        let noon = QuietHours { from: 12 * 60, to: 13 * 60, ahead: -300 };
        assert_eq!(noon.left_at(at(17, 30)), Some(1800));
        assert_eq!(noon.left_at(at(12, 30)), None);
        let none = QuietHours { from: 60, to: 60, ahead: 0 };
        assert_eq!(none.left_at(at(1, 0)), None);
    }
}
