//! Calling people back to their tables: what waits in the outbox is sent, at least once, each thing under a name that stays the same.

pub mod mail;
pub mod push;
pub mod target;
mod words;

pub use mail::{NoMail, Smtp};
pub use target::Targets;

use crate::chance::now;
use crate::live::Hall;
use crate::store::{
    ChannelId, ChannelRecord, Errand, Notice, PersonRecord, Phase, Settled, StoreError, Way,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use mail::{Mailer, NotSent};
use push::{Browser, Pushed, Vapid};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use target::{Target, Unsent};
use words::Words;

/// How often it is looked whether something is due.
const ROUND: Duration = Duration::from_millis(500);
/// For how many seconds a notice is in one hand: longer than any try may take.
const CLAIM: i64 = 15;
/// For how many seconds nobody is called whose prepared answer is about to be given.
const PREPARED: i64 = 30;
/// How many notices are looked at in a round.
const TOGETHER: u32 = 64;
/// How many are on their way at a time.
const UNDERWAY: usize = 16;
/// After how many seconds what failed is tried again: twice as many each time, up to the second.
const AGAIN: (i64, i64) = (20, 3600);
/// How many times something is tried.
const TRIES: u32 = 12;
/// How many channels a person may have.
pub const CHANNELS: u32 = 10;

/// How people may be reached, as the host has set it.
#[derive(Debug, Clone)]
pub struct Reach {
    /// The mail server, if there is one.
    pub smtp: Option<Smtp>,
    /// Which addresses channels may have.
    pub targets: Targets,
    /// How long somebody has to look at the table before they are called.
    pub grace: Duration,
}

impl Default for Reach {
    fn default() -> Self {
        Self { smtp: None, targets: Targets::Public, grace: Duration::from_secs(10) }
    }
}

/// Why people cannot be called.
#[derive(Debug, thiserror::Error)]
pub enum NoCalls {
    /// The mail server is not set up as it should be.
    #[error(transparent)]
    Mail(#[from] NoMail),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Calls people.
#[derive(Debug)]
pub struct Caller {
    hall: Hall,
    /// The address people know this server by; empty where only requests know.
    public: String,
    reach: Reach,
    vapid: Vapid,
    mailer: Option<Mailer>,
    /// What makes the addresses that end letters.
    seal: [u8; 32],
    /// The channels something is on its way to.
    underway: Mutex<BTreeSet<ChannelId>>,
}

impl Caller {
    /// Makes ready to call; the keys are made when it is first done, and kept.
    pub async fn new(hall: Hall, public: String, reach: Reach) -> Result<Self, NoCalls> {
        let vapid = hall.store.secret("vapid".to_owned(), Vapid::fresh()).await?;
        let vapid = Vapid::of(&vapid)
            .ok_or_else(|| StoreError::Broken("no key to push with".to_owned()))?;
        let fresh: [u8; 32] = crate::chance::bytes();
        let seal = hall.store.secret("seal".to_owned(), fresh.to_vec()).await?;
        let seal =
            seal.try_into().map_err(|_| StoreError::Broken("no seal for letters".to_owned()))?;
        let mailer = reach.smtp.as_ref().map(Mailer::new).transpose()?;
        Ok(Self { hall, public, reach, vapid, mailer, seal, underway: Mutex::default() })
    }

    /// Whether this way leads anywhere here: letters need a server of mail and an address to lead back to.
    pub fn offers(&self, way: Way) -> bool {
        match way {
            Way::Push | Way::Webhook => true,
            Way::Mail => self.mailer.is_some() && !self.public.is_empty(),
        }
    }

    /// Which addresses channels may have.
    pub const fn targets(&self) -> Targets {
        self.reach.targets
    }

    /// The key that browsers are to expect pushes from.
    pub fn push_key(&self) -> String {
        self.vapid.public()
    }

    /// What proves that somebody got a letter of a channel, without anybody having kept it.
    pub fn mark(&self, channel: ChannelId) -> String {
        let mark = blake3::keyed_hash(&self.seal, format!("unsubscribe {channel}").as_bytes());
        mark.to_hex()[..32].to_owned()
    }

    /// Sends what is due, as long as it is let.
    pub async fn keep(self: Arc<Self>) {
        loop {
            if let Err(error) = self.round().await {
                tracing::warn!(%error, "the outbox could not be read");
            }
            tokio::time::sleep(ROUND).await;
        }
    }

    /// Takes in hand what is due, and has each sent by a task of its own.
    pub async fn round(self: &Arc<Self>) -> Result<(), StoreError> {
        let grace = i64::try_from(self.reach.grace.as_secs()).unwrap_or_default();
        // What a slow channel has in store holds up nobody else: it is not even looked at while something is underway there.
        let underway = self.lock().iter().copied().collect();
        let due = self.hall.store.due(now(), TOGETHER, underway).await?;
        let is_ripe = |notice: &Notice| match notice.errand {
            Errand::Call(..) => notice.tries > 0 || notice.made + grace <= now(),
            Errand::Invite(_) | Errand::Test | Errand::Confirm(_) | Errand::Reset(_) => true,
        };
        for notice in due.into_iter().filter(is_ripe) {
            let Some(place) = self.place(notice.channel) else { continue };
            match self.hall.store.claim(notice.clone(), now() + CLAIM).await {
                // Another has it in hand, or something newer took its place.
                Err(StoreError::Conflict) => continue,
                claimed => claimed?,
            }
            let caller = Arc::clone(self);
            tokio::spawn(async move {
                let _place = place;
                if let Err(error) = caller.tell(notice).await {
                    tracing::warn!(%error, "what became of a notice could not be noted");
                }
            });
        }
        Ok(())
    }

    /// A place for one more on its way: one to a channel at a time, so that a slow one holds up nobody else.
    fn place(self: &Arc<Self>, channel: ChannelId) -> Option<Underway> {
        let mut underway = self.lock();
        let free = underway.len() < UNDERWAY && underway.insert(channel);
        free.then(|| Underway { caller: Arc::clone(self), channel })
    }

    fn lock(&self) -> MutexGuard<'_, BTreeSet<ChannelId>> {
        self.underway.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn tell(&self, notice: Notice) -> Result<(), StoreError> {
        let store = &self.hall.store;
        let settled = match store.channel(notice.channel).await? {
            None => Settled::Dropped,
            Some(channel) => self.told(&notice, &channel).await?,
        };
        store.settle(notice, now(), settled).await
    }

    /// Sends a notice, if there is still need for it.
    async fn told(&self, notice: &Notice, channel: &ChannelRecord) -> Result<Settled, StoreError> {
        let store = &self.hall.store;
        let Some(person) = store.person(notice.person).await? else { return Ok(Settled::Dropped) };
        let words = match &notice.errand {
            Errand::Call(table, _) => {
                let Some(record) = store.table(*table).await? else { return Ok(Settled::Dropped) };
                let asked = |seat: kernel::Seat| record.asked >> seat.0 & 1 == 1;
                let waits = record.phase == Phase::Playing && record.seats_of(person.id).any(asked);
                let wanted = channel.calls && channel.token.is_none();
                if !waits || !wanted || self.hall.is_looking(*table, person.id).await {
                    return Ok(Settled::Dropped);
                }
                // What they have prepared is answered in a moment; then there is nothing to call them for, or there is.
                if self.hall.answers_itself(*table, person.id).await {
                    return Ok(Settled::Later(now() + PREPARED, None));
                }
                if store.hushed(*table).await?.contains(&person.id) {
                    return Ok(Settled::Dropped);
                }
                if let Some(left) = self.quiet(&person).await? {
                    return Ok(Settled::Later(now() + left, None));
                }
                Words::call(self, &person, &record)
            }
            Errand::Invite(table) => {
                let Some(record) = store.table(*table).await? else { return Ok(Settled::Dropped) };
                let open = record.phase == Phase::Gathering && !record.has_seat(person.id);
                let asked = open && store.invited(*table).await?.contains(&person.id);
                if !asked || !channel.calls || self.hall.is_looking(*table, person.id).await {
                    return Ok(Settled::Dropped);
                }
                if let Some(left) = self.quiet(&person).await? {
                    return Ok(Settled::Later(now() + left, None));
                }
                let host = store.person(record.host).await?.map(|host| host.name);
                Words::invite(self, &person, &record, host.unwrap_or_default())
            }
            Errand::Test => Words::test(self, &person),
            Errand::Confirm(token) => Words::confirm(self, &person, token),
            Errand::Reset(token) => Words::reset(self, &person, token),
        };
        Ok(self.sent(notice, channel, &person, words).await)
    }

    /// How many seconds a person is not to be called yet; none if they may be.
    async fn quiet(&self, person: &PersonRecord) -> Result<Option<i64>, StoreError> {
        let hours = self.hall.store.quiet(person.id).await?;
        Ok(hours.and_then(|hours| hours.left_at(now())))
    }

    async fn sent(
        &self,
        notice: &Notice,
        channel: &ChannelRecord,
        person: &PersonRecord,
        words: Words,
    ) -> Settled {
        let name = name_of(notice);
        match channel.way {
            Way::Push => match self.push(channel, &name, &words).await {
                // A push service says so of a browser that is no longer there.
                Ok(404 | 410) => Settled::Gone,
                answered => after_post(notice, answered),
            },
            Way::Webhook => after_post(notice, self.hook(channel, person, &name, &words).await),
            Way::Mail => self.mail(notice, channel, name, words).await,
        }
    }

    async fn push(
        &self,
        channel: &ChannelRecord,
        name: &str,
        words: &Words,
    ) -> Result<u16, Unsent> {
        let target = Target::parse(&channel.address, self.reach.targets)?;
        let browser = Browser::parse(&channel.keys).ok_or(Unsent::NoAddress)?;
        let text = words.for_browser(name).to_string();
        let usual = if self.public.is_empty() { "https://tavolata.invalid" } else { &self.public };
        let contact = self.mailer.as_ref().map_or_else(|| usual.to_owned(), Mailer::contact);
        let pushed = Pushed { topic: name, contact: &contact, text, now: now() };
        self.vapid.push(&target, self.reach.targets, &browser, pushed).await
    }

    async fn hook(
        &self,
        channel: &ChannelRecord,
        person: &PersonRecord,
        name: &str,
        words: &Words,
    ) -> Result<u16, Unsent> {
        let target = Target::parse(&channel.address, self.reach.targets)?;
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::USER_AGENT, HeaderValue::from_static("tavolata"));
        let key = HeaderValue::from_str(name).map_err(|_| Unsent::NoAddress)?;
        headers.insert(HeaderName::from_static("idempotency-key"), key);
        let body = words.for_program(name, &person.name).to_string();
        target.post(self.reach.targets, headers, body.into_bytes()).await
    }

    async fn mail(
        &self,
        notice: &Notice,
        channel: &ChannelRecord,
        name: String,
        words: Words,
    ) -> Settled {
        let Some(mailer) = &self.mailer else {
            return later(notice, "no-mail".to_owned());
        };
        let end = format!("{}/unsubscribe/{}/{}", self.public, channel.id, self.mark(channel.id));
        let letter = words.letter(channel.address.clone(), name, end);
        match mailer.send(letter).await {
            Ok(()) => Settled::Sent,
            Err(NotSent::Ever(why)) => Settled::Failed(why),
            Err(NotSent::Now(why)) => later(notice, why),
        }
    }
}

/// Something on its way, until it is dropped.
struct Underway {
    caller: Arc<Caller>,
    channel: ChannelId,
}

impl Drop for Underway {
    fn drop(&mut self) {
        self.caller.lock().remove(&self.channel);
    }
}

/// The name under which something is told, however often it is: who hears it twice can tell.
fn name_of(notice: &Notice) -> String {
    let what = match &notice.errand {
        Errand::Call(table, seq) => format!("call {table} {seq}"),
        Errand::Invite(table) => format!("invite {table}"),
        Errand::Test => format!("test {}", notice.made),
        Errand::Confirm(token) => format!("confirm {token}"),
        Errand::Reset(token) => format!("reset {token}"),
    };
    let name = blake3::hash(format!("{} {what}", notice.channel).as_bytes());
    name.to_hex()[..32].to_owned()
}

/// What is to be done after a post.
fn after_post(notice: &Notice, answered: Result<u16, Unsent>) -> Settled {
    match answered {
        Ok(200..=299) => Settled::Sent,
        Ok(status @ (400 | 401 | 403 | 405 | 410 | 413)) => {
            Settled::Failed(format!("answers {status}"))
        }
        Ok(status) => later(notice, format!("answers {status}")),
        Err(error @ (Unsent::NoAddress | Unsent::NotPublic)) => {
            Settled::Failed(error.word().to_owned())
        }
        Err(error) => later(notice, error.word().to_owned()),
    }
}

/// Tried again after a while, longer each time, and some day not any more.
fn later(notice: &Notice, why: String) -> Settled {
    let (first, longest) = AGAIN;
    if notice.tries + 1 >= TRIES {
        return Settled::Failed(why);
    }
    let wait = longest.min(first << notice.tries.min(16));
    let spread = i64::try_from(crate::chance::number() % 10).unwrap_or_default();
    Settled::Later(now() + wait + wait * spread / 40, Some(why))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{PersonId, TableId};

    fn notice(tries: u32) -> Notice {
        let errand = Errand::Call(TableId(7), 3);
        Notice { channel: ChannelId(1), person: PersonId(1), errand, made: 5, due: 5, tries }
    }

    #[test]
    fn what_is_told_again_has_the_same_name_and_nothing_else_has() {
        let first = name_of(&notice(0));
        assert_eq!((first.len(), first == name_of(&notice(4))), (32, true));
        let newer = Notice { errand: Errand::Call(TableId(7), 4), ..notice(0) };
        let other = Notice { channel: ChannelId(2), ..notice(0) };
        assert!(first != name_of(&newer) && first != name_of(&other));
    }

    #[test]
    fn tries_come_more_and_more_rarely_and_end() {
        let wait = |tries| match later(&notice(tries), "no".to_owned()) {
            Settled::Later(due, _) => Some(due - now()),
            _ => None,
        };
        assert!(wait(0).is_some_and(|wait| (19..=25).contains(&wait)));
        assert!(wait(4).is_some_and(|wait| (319..=400).contains(&wait)));
        assert!(wait(10).is_some_and(|wait| (3599..=4500).contains(&wait)));
        assert_eq!(wait(TRIES - 1), None);
    }

    #[test]
    fn an_answer_decides_what_is_done() {
        assert_eq!(after_post(&notice(0), Ok(201)), Settled::Sent);
        let missing = after_post(&notice(0), Ok(404));
        assert!(matches!(missing, Settled::Later(..)), "an address may come back: {missing:?}");
        assert_eq!(after_post(&notice(0), Ok(410)), Settled::Failed("answers 410".into()));
        assert!(
            matches!(after_post(&notice(0), Ok(302)), Settled::Later(..)),
            "nothing is followed"
        );
        assert!(matches!(after_post(&notice(0), Ok(503)), Settled::Later(..)));
        assert!(matches!(after_post(&notice(0), Err(Unsent::NotPublic)), Settled::Failed(_)));
    }
}
