//! How a person is called back: channels, quiet hours, tables that do not call.

use super::visit::Visit;
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::calls::mail::is_address;
use crate::calls::push::Browser;
use crate::calls::target::Target;
use crate::calls::{CHANNELS, Caller};
use crate::chance::{self, Token, now};
use crate::store::{
    ChannelId, ChannelRecord, Errand, Notice, PersonRecord, QuietHours, StoreError, Way,
};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::Message;
use render::pages::{CallState, Calls, ChannelLine, Deed, calls as calls_page, deed as deed_page};
use serde::Deserialize;
use std::sync::Arc;

type Sent<T> = Result<Form<T>, FormRejection>;
type Answered = Result<Response, Refusal>;

const PAGE: &str = "/settings/calls";

/// Somebody with an account, and what calls them.
struct Called<'a> {
    app: &'a Shared,
    caller: &'a Arc<Caller>,
    person: &'a PersonRecord,
}

impl<'a> Called<'a> {
    fn of(app: &'a Shared, visitor: &'a Visitor) -> Result<Self, Refusal> {
        let caller = app.caller.as_ref().ok_or(Refusal::NothingHere)?;
        let person = visitor.known()?;
        if person.account.is_none() {
            return Err(Refusal::Forbidden("page-refused-no-account"));
        }
        Ok(Self { app, caller, person })
    }

    /// Adds a channel, and has it confirmed if it needs to be.
    async fn add(&self, way: Way, address: String, keys: String) -> Result<(), Refusal> {
        if !self.caller.offers(way) {
            return Err(Refusal::NothingHere);
        }
        let token = (way == Way::Mail).then(Token::fresh);
        let channel = ChannelRecord {
            id: chance::channel_id(),
            person: self.person.id,
            way,
            address,
            keys,
            token: token.as_ref().map(Token::hash),
            calls: true,
            since: now(),
            delivered: None,
            failed: None,
        };
        let store = &self.app.hall.store;
        let id = match store.add_channel(channel, CHANNELS).await {
            Err(StoreError::Conflict) => return Err(Refusal::Conflict("page-refused-channels")),
            added => added?,
        };
        let known = store.channel(id).await?.is_some_and(|channel| channel.token.is_none());
        if let Some(token) = token.filter(|_| !known) {
            self.post(id, Errand::Confirm(token.reveal().to_owned())).await?;
        }
        Ok(())
    }

    async fn post(&self, channel: ChannelId, errand: Errand) -> Result<(), Refusal> {
        let (made, due) = (now(), now());
        let notice = Notice { channel, person: self.person.id, errand, made, due, tries: 0 };
        Ok(self.app.hall.store.post(notice).await?)
    }

    /// A channel of theirs.
    async fn own(&self, id: &str) -> Result<ChannelRecord, Refusal> {
        let id = id.parse().map_err(|_| Refusal::Malformed)?;
        let channel = self.app.hall.store.channel(id).await?;
        channel.filter(|channel| channel.person == self.person.id).ok_or(Refusal::NothingHere)
    }
}

pub(super) async fn page(
    State(app): State<Shared>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let caller = app.caller.as_ref().ok_or(Refusal::NothingHere)?;
    let person = visitor.known()?;
    let store = &app.hall.store;
    let channels = store.channels_of(person.id).await?;
    let quiet = store.quiet(person.id).await?;
    let ways = Way::ALL.into_iter().filter(|way| caller.offers(*way));
    let shown = Calls {
        account: person.account.is_some(),
        ways: ways.map(Way::word).collect(),
        channels: channels.iter().map(line).collect(),
        quiet: quiet.map(|hours| (hours.from, hours.to)),
        push_key: caller.push_key(),
    };
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(calls_page(&visitor.reader, &tongue, &shown).into_string()))
}

fn line(channel: &ChannelRecord) -> ChannelLine {
    let address = match channel.way {
        Way::Mail => channel.address.clone(),
        // The rest of such an address is a secret.
        Way::Push | Way::Webhook => {
            let after = channel.address.split_once("://").map_or("", |(_, rest)| rest);
            after.split(['/', '?']).next().unwrap_or_default().to_owned()
        }
    };
    let state = match (&channel.token, &channel.failed, channel.delivered) {
        (Some(_), ..) => CallState::Unconfirmed,
        (None, Some((at, why)), _) => CallState::Failed(super::account::moment(*at), why.clone()),
        (None, None, Some(at)) => CallState::Delivered(super::account::moment(at)),
        (None, None, None) => CallState::Untried,
    };
    ChannelLine {
        id: channel.id.to_string(),
        way: channel.way.word(),
        address,
        calls: channel.calls,
        state,
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Address {
    address: String,
}

pub(super) async fn add_webhook(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Address>,
) -> Answered {
    let called = Called::of(&app, &visitor)?;
    let address = form?.0.address.trim().to_owned();
    Target::parse(&address, called.caller.targets())
        .map_err(|_| Refusal::Wrong("page-refused-target"))?;
    called.add(Way::Webhook, address, String::new()).await?;
    Ok(Redirect::to(PAGE).into_response())
}

pub(super) async fn add_mail(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Address>,
) -> Answered {
    let called = Called::of(&app, &visitor)?;
    let address = form?.0.address.trim().to_owned();
    if !is_address(&address) {
        return Err(Refusal::Wrong("page-refused-mail"));
    }
    app.gate.letter(visitor.net, &address)?;
    called.add(Way::Mail, address, String::new()).await?;
    Ok(Redirect::to(PAGE).into_response())
}

/// What a browser gives to be pushed to.
#[derive(Debug, Deserialize)]
pub(super) struct Subscription {
    endpoint: String,
    p256dh: String,
    auth: String,
}

pub(super) async fn add_push(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Subscription>,
) -> Answered {
    let called = Called::of(&app, &visitor)?;
    let Form(Subscription { endpoint, p256dh, auth }) = form?;
    Target::parse(&endpoint, called.caller.targets())
        .map_err(|_| Refusal::Wrong("page-refused-target"))?;
    let keys = format!("{p256dh} {auth}");
    Browser::parse(&keys).ok_or(Refusal::Malformed)?;
    called.add(Way::Push, endpoint, keys).await?;
    Ok(Redirect::to(PAGE).into_response())
}

#[derive(Debug, Deserialize)]
pub(super) struct Which {
    channel: String,
    #[serde(default)]
    on: String,
}

pub(super) async fn test(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Which>,
) -> Answered {
    let called = Called::of(&app, &visitor)?;
    let channel = called.own(&form?.0.channel).await?;
    app.gate.trial(called.person.id)?;
    if channel.token.is_some() {
        return Err(Refusal::Conflict("page-refused-unconfirmed"));
    }
    called.post(channel.id, Errand::Test).await?;
    Ok(Redirect::to(PAGE).into_response())
}

pub(super) async fn turn(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Which>,
) -> Answered {
    let called = Called::of(&app, &visitor)?;
    let Form(which) = form?;
    let channel = called.own(&which.channel).await?;
    app.hall.store.set_calls(channel.id, which.on == "on").await?;
    Ok(Redirect::to(PAGE).into_response())
}

pub(super) async fn remove(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Which>,
) -> Answered {
    let called = Called::of(&app, &visitor)?;
    let channel = called.own(&form?.0.channel).await?;
    app.hall.store.remove_channel(called.person.id, channel.id).await?;
    Ok(Redirect::to(PAGE).into_response())
}

#[derive(Debug, Deserialize)]
pub(super) struct Hours {
    #[serde(default)]
    from: String,
    #[serde(default)]
    to: String,
    /// How many minutes the browser's clock is ahead of UTC.
    #[serde(default)]
    ahead: String,
}

pub(super) async fn quiet(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Hours>,
) -> Answered {
    let called = Called::of(&app, &visitor)?;
    let Form(hours) = form?;
    let set = match (hours.from.as_str(), hours.to.as_str()) {
        ("", "") => None,
        (from, to) => {
            let ahead = hours.ahead.parse().unwrap_or(0_i16);
            if !is_ahead(ahead) {
                return Err(Refusal::Malformed);
            }
            let (from, to) =
                (minute(from).ok_or(Refusal::Malformed)?, minute(to).ok_or(Refusal::Malformed)?);
            Some(QuietHours { from, to, ahead })
        }
    };
    app.hall.store.set_quiet(called.person.id, set).await?;
    Ok(Redirect::to(PAGE).into_response())
}

/// Whether a clock may be this many minutes ahead of UTC.
pub(super) const fn is_ahead(minutes: i16) -> bool {
    minutes >= -14 * 60 && minutes <= 14 * 60
}

/// The minute of the day of a time such as 22:30.
fn minute(text: &str) -> Option<u16> {
    let (hour, minute) = text.split_once(':')?;
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

#[derive(Debug, Deserialize)]
pub(super) struct Hush {
    on: String,
}

/// Lets a table call its player, or not.
pub(super) async fn hush(visit: Visit, form: Sent<Hush>) -> Answered {
    let hushed = form?.0.on == "on";
    let (seen, person) = visit.acting().await?;
    seen.live.hush(&seen.app.hall, person.id, hushed).await?;
    Ok(visit.done())
}

/// Lets the clock of a table stand, as far as it depends on who asks.
pub(super) async fn pause(visit: Visit, form: Sent<Hush>) -> Answered {
    let wishes = form?.0.on == "on";
    let (seen, person) = visit.acting().await?;
    seen.live.pause(&seen.app.hall, person.id, wishes).await?;
    Ok(visit.done())
}

/// Asks whoever got the letter whether the address is theirs.
pub(super) async fn confirm_form(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Html<String>, Refusal> {
    let token = Token::brought(&token).ok_or(Refusal::NothingHere)?;
    let action = format!("/confirm/{}", token.reveal());
    let deed = Deed {
        title: "page-call-confirm",
        text: Message::new("page-confirm-ask"),
        button: Some((action, "page-confirm-yes")),
        field: None,
    };
    Ok(said(&app, &visitor, &deed))
}

pub(super) async fn confirm(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Html<String>, Refusal> {
    let token = Token::brought(&token).ok_or(Refusal::NothingHere)?;
    let channel = app.hall.store.confirm(token.hash()).await?;
    let channel = channel.ok_or(Refusal::Wrong("page-refused-token"))?;
    let text = Message::new("page-confirmed").with("address", channel.address);
    let deed = Deed { title: "page-call-confirm", text, button: None, field: None };
    Ok(said(&app, &visitor, &deed))
}

fn said(app: &Shared, visitor: &Visitor, deed: &Deed) -> Html<String> {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Html(deed_page(&visitor.reader, &tongue, deed).into_string())
}

/// Asks whether the letters of a channel are to end: what looks at every link of a letter ends nothing.
pub(super) async fn unsubscribe_form(
    State(app): State<Shared>,
    visitor: Visitor,
    Path((channel, mark)): Path<(String, String)>,
) -> Result<Html<String>, Refusal> {
    marked(&app, (&channel, &mark))?;
    let deed = Deed {
        title: "page-unsubscribe",
        text: Message::new("page-unsubscribe-ask"),
        button: Some((format!("/unsubscribe/{channel}/{mark}"), "page-unsubscribe-yes")),
        field: None,
    };
    Ok(said(&app, &visitor, &deed))
}

/// One touch ends the letters of a channel; whoever has the letter may.
pub(super) async fn unsubscribe(
    State(app): State<Shared>,
    visitor: Visitor,
    Path((channel, mark)): Path<(String, String)>,
) -> Result<Html<String>, Refusal> {
    turn_by_mark(&app, (&channel, &mark), false).await?;
    let button = Some((format!("/subscribe/{channel}/{mark}"), "page-subscribe"));
    let deed = Deed {
        title: "page-unsubscribed",
        text: Message::new("page-unsubscribed-text"),
        button,
        field: None,
    };
    Ok(said(&app, &visitor, &deed))
}

/// The other way, for those whose touch was a slip.
pub(super) async fn subscribe(
    State(app): State<Shared>,
    visitor: Visitor,
    Path((channel, mark)): Path<(String, String)>,
) -> Result<Html<String>, Refusal> {
    turn_by_mark(&app, (&channel, &mark), true).await?;
    let text = Message::new("page-subscribed-text");
    let deed = Deed { title: "page-subscribed", text, button: None, field: None };
    Ok(said(&app, &visitor, &deed))
}

/// The channel of a letter, if the mark is the one the letter has.
fn marked(app: &Shared, (channel, mark): (&str, &str)) -> Result<ChannelId, Refusal> {
    let caller = app.caller.as_ref().ok_or(Refusal::NothingHere)?;
    let id: ChannelId = channel.parse().map_err(|_| Refusal::NothingHere)?;
    // A digest of both is compared: how long that takes tells nothing of the mark.
    let fits = blake3::hash(caller.mark(id).as_bytes()) == blake3::hash(mark.as_bytes());
    fits.then_some(id).ok_or(Refusal::Wrong("page-refused-token"))
}

async fn turn_by_mark(
    app: &Shared,
    (channel, mark): (&str, &str),
    on: bool,
) -> Result<(), Refusal> {
    let id = marked(app, (channel, mark))?;
    match app.hall.store.set_calls(id, on).await {
        Ok(()) | Err(StoreError::Missing) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
