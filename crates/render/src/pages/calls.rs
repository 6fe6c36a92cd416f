//! How the reader is called back to their tables; and pages with one deed: confirming, ending, setting a password anew.

use super::plain;
use super::settings::{LONGEST_PASSWORD, SHORTEST_PASSWORD};
use crate::Tongue;
use crate::shell::Reader;
use kernel::Message;
use maud::{Markup, html};

/// The longest address.
const LONGEST: usize = 500;

/// What the page shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Calls {
    /// Whether the reader has an account: others are not called.
    pub account: bool,
    /// The ways that lead anywhere here.
    pub ways: Vec<&'static str>,
    /// The reader's channels.
    pub channels: Vec<ChannelLine>,
    /// Their quiet hours, in minutes of the day.
    pub quiet: Option<(u16, u16)>,
    /// The key a browser is to expect pushes from.
    pub push_key: String,
}

/// A channel in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChannelLine {
    /// Its id, for forms.
    pub id: String,
    /// Its way: `push`, `mail`, `webhook`.
    pub way: &'static str,
    /// What of its address may be seen.
    pub address: String,
    /// Whether calls are sent there.
    pub calls: bool,
    /// What became of the latest.
    pub state: CallState,
}

/// What became of the latest that was sent to a channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CallState {
    /// Its owner has not yet said that it is theirs.
    Unconfirmed,
    /// Nothing was sent yet.
    Untried,
    /// It was delivered, then.
    Delivered(String),
    /// It failed, then: the word for why, perhaps with a number after it.
    Failed(String, String),
}

/// How the reader is called back.
pub fn calls(reader: &Reader, tongue: &Tongue<'_>, shown: &Calls) -> Markup {
    let main = html! {
        h1 { (tongue.word("page-calls")) }
        p { (tongue.word("page-calls-help")) }
        @if shown.account {
            @if shown.channels.is_empty() { p.nothing { (tongue.word("page-calls-none")) } }
            @else { ul.channels { @for channel in &shown.channels { (line(tongue, channel)) } } }
            h2 { (tongue.word("page-calls-add")) }
            @for way in &shown.ways { (add(tongue, shown, way)) }
            h2 { (tongue.word("page-quiet")) }
            (quiet(tongue, shown))
        } @else {
            p.nothing { (tongue.word("page-calls-account")) }
        }
        p { a href="/settings" { (tongue.word("page-settings")) } }
    };
    plain(reader, tongue, tongue.word("page-calls"), "/settings/calls", main)
}

fn line(tongue: &Tongue<'_>, channel: &ChannelLine) -> Markup {
    html! {
        li.silent[!channel.calls] {
            div {
                b { (tongue.word(format!("page-way-{}", channel.way))) }
                span.address { (channel.address) }
                (state(tongue, channel))
            }
            div.deeds {
                @if channel.state != CallState::Unconfirmed {
                    (small(channel, "test", "", &tongue.word("page-call-try")))
                    @if channel.calls { (small(channel, "turn", "off", &tongue.word("page-call-off"))) }
                    @else { (small(channel, "turn", "on", &tongue.word("page-call-on"))) }
                }
                (small(channel, "remove", "", &tongue.word("page-call-remove")))
            }
        }
    }
}

fn state(tongue: &Tongue<'_>, channel: &ChannelLine) -> Markup {
    match &channel.state {
        CallState::Unconfirmed => html! { span.state { (tongue.word("page-call-unconfirmed")) } },
        CallState::Untried => html! { span.state { (tongue.word("page-call-untried")) } },
        CallState::Delivered(at) => {
            let said = Message::new("page-call-delivered").with("at", at.as_str());
            html! { span.state.good { (tongue.say(&said)) } }
        }
        CallState::Failed(at, why) => {
            let (word, number) = why.split_once(' ').unwrap_or((why, ""));
            let why = Message::new(format!("page-call-why-{word}")).with("number", number);
            let said = Message::new("page-call-failed")
                .with("at", at.as_str())
                .with("why", tongue.say(&why));
            html! { span.state.bad { (tongue.say(&said)) } }
        }
    }
}

fn small(channel: &ChannelLine, deed: &str, on: &str, label: &str) -> Markup {
    html! {
        form method="post" action=(format!("/settings/calls/{deed}")) {
            input type="hidden" name="channel" value=(channel.id);
            @if !on.is_empty() { input type="hidden" name="on" value=(on); }
            button.quiet { (label) }
        }
    }
}

fn add(tongue: &Tongue<'_>, shown: &Calls, way: &str) -> Markup {
    let action = format!("/settings/calls/{way}");
    let help = tongue.word(format!("page-way-{way}-help"));
    html! {
        @if way == "push" {
            form.sheet method="post" action=(action) data-push=(shown.push_key) {
                p.help { (help) }
                @for name in ["endpoint", "p256dh", "auth"] { input type="hidden" name=(name); }
                button { (tongue.word("page-way-push-add")) }
                p.unable { (tongue.word("page-way-push-unable")) }
                p.refused.denied hidden role="alert" { (tongue.word("page-way-push-denied")) }
            }
        } @else {
            @let field = format!("add-{way}");
            form.sheet method="post" action=(action) {
                label for=(field) { (tongue.word(format!("page-way-{way}"))) }
                input id=(field) name="address" type=(if way == "mail" { "email" } else { "url" }) maxlength=(LONGEST) required;
                p.help { (help) }
                button { (tongue.word(format!("page-way-{way}-add"))) }
            }
        }
    }
}

fn quiet(tongue: &Tongue<'_>, shown: &Calls) -> Markup {
    let time = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let (from, to) = shown.quiet.map(|(from, to)| (time(from), time(to))).unwrap_or_default();
    html! {
        form.sheet method="post" action="/settings/calls/quiet" {
            label for="quiet-from" { (tongue.word("page-quiet-from")) }
            input #quiet-from name="from" type="time" value=(from);
            label for="quiet-to" { (tongue.word("page-quiet-to")) }
            input #quiet-to name="to" type="time" value=(to);
            input type="hidden" name="ahead" value="0";
            p.help { (tongue.word("page-quiet-help")) }
            button { (tongue.word("page-save")) }
        }
    }
}

/// A page with one deed.
#[derive(Debug, Clone, PartialEq)]
pub struct Deed {
    /// The key of its title.
    pub title: &'static str,
    /// What it says.
    pub text: Message,
    /// Where its button leads, and the key of its label.
    pub button: Option<(String, &'static str)>,
    /// What is to be given for it.
    pub field: Option<DeedField>,
}

/// What is to be given for a deed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeedField {
    /// An address of mail.
    Mail,
    /// A new password.
    Password,
}

/// A page with one deed.
pub fn deed(reader: &Reader, tongue: &Tongue<'_>, deed: &Deed) -> Markup {
    let main = html! {
        h1 { (tongue.word(deed.title)) }
        p { (tongue.say(&deed.text)) }
        @if let Some((action, label)) = &deed.button {
            form.sheet method="post" action=(action) {
                @match deed.field {
                    Some(DeedField::Mail) => {
                        label for="address" { (tongue.word("page-way-mail")) }
                        input #address name="address" type="email" maxlength=(LONGEST) required autocomplete="email";
                    }
                    Some(DeedField::Password) => {
                        label for="password" { (tongue.say(&Message::new("page-password-lengths").with("least", SHORTEST_PASSWORD).with("most", LONGEST_PASSWORD))) }
                        input #password name="password" type="password" minlength=(SHORTEST_PASSWORD) maxlength=(LONGEST_PASSWORD) required autocomplete="new-password";
                    }
                    None => {}
                }
                button.primary { (tongue.word(*label)) }
            }
        } @else { p { a href="/" { (tongue.word("page-home")) } } }
    };
    plain(reader, tongue, tongue.word(deed.title), "/", main)
}
