//! Settings: name, language, theme, motion, sounds, password, sessions; signing in.

use super::{picture, plain, plaque};
use crate::shell::{Motion, Reader, Theme};
use crate::{Tongue, look};
use kernel::{Lang, Message};
use maud::{Markup, html};

/// The longest name.
pub const LONGEST_NAME: usize = 30;
/// The longest login.
pub const LONGEST_LOGIN: usize = 60;
/// The shortest password.
pub const SHORTEST_PASSWORD: usize = 8;
/// The longest password, so that nobody makes us hash a book.
pub const LONGEST_PASSWORD: usize = 200;

/// What the page shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settings {
    /// The login, once there is an account.
    pub login: Option<String>,
    /// The open sessions.
    pub sessions: Vec<SessionLine>,
    /// How the account is entered.
    pub entered: Entered,
    /// Whether a first account takes an invitation.
    pub by_invitation: bool,
    /// What people call who vouches for them, where somebody does.
    pub vouched: Option<String>,
    /// Whether the reader looks after the server.
    pub is_admin: bool,
    /// What was done, or why it was not.
    pub news: Option<Result<String, String>>,
}

/// How an account is entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Entered {
    /// By a password.
    pub by_password: bool,
    /// By the word of who vouches for people.
    pub by_word: bool,
}

/// An open session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionLine {
    /// A name for the form: a part of the stored hash.
    pub id: String,
    /// What the browser called itself.
    pub browser: String,
    /// Since which day.
    pub since: String,
    /// On which day it was last used.
    pub used: String,
    /// Whether it is this one.
    pub is_this: bool,
}

/// The settings.
pub fn settings(reader: &Reader, tongue: &Tongue<'_>, shown: &Settings) -> Markup {
    let main = html! {
        (plaque(look::ui("settings"), &tongue.word("page-settings"), None))
        @match &shown.news {
            Some(Ok(news)) => p.news role="status" { (news) },
            Some(Err(why)) => p.refused role="alert" { (why) },
            None => {},
        }
        (manners(reader, tongue))
        @if reader.name.is_some() {
            p { a.button href="/settings/calls" { (tongue.word("page-calls")) } }
            @if shown.is_admin { p { a.button.quiet href="/admin" { (tongue.word("admin-title")) } } }
            (account(tongue, shown))
            (vouching(tongue, shown))
            @if shown.login.is_some() { p { a href="/me" { (tongue.word("page-profile")) } " · " a href="/settings/tokens" { (tongue.word("page-programs")) } } } (sessions(tongue, shown)) (own_data(tongue, shown))
        } @else { p { a.button href="/sign-in" { (tongue.word("page-sign-in")) } } }
    };
    plain(reader, tongue, tongue.word("page-settings"), "/settings", main)
}

fn manners(reader: &Reader, tongue: &Tongue<'_>) -> Markup {
    html! {
        form.sheet method="post" action="/settings" {
            label for="name" { (picture(look::ui("person"), None)) (tongue.word("page-name")) }
            input #name name="name" maxlength=(LONGEST_NAME) value=(reader.name.clone().unwrap_or_default()) autocomplete="nickname";
            label for="lang" { (picture(look::ui("language"), None)) (tongue.word("page-language")) }
            select #lang name="lang" { @for lang in Lang::ALL { option value=(lang.code()) selected[lang == reader.lang] { (lang.name()) } } }
            label for="theme" { (picture(look::ui("theme-system"), None)) (tongue.word("page-theme")) }
            select #theme name="theme" { @for theme in Theme::ALL { option value=(theme.word()) selected[theme == reader.theme] { (tongue.word(format!("page-theme-{}", theme.word()))) } } }
            label for="motion" { (picture(look::ui("speed"), None)) (tongue.word("page-motion")) }
            select #motion name="motion" {
                @for motion in Motion::ALL { option value=(motion.word()) selected[motion == reader.motion] { (tongue.word(format!("page-motion-{}", motion.word()))) } }
            }
            label for="sounds" { (picture(look::ui("sound-on"), None)) (tongue.word("page-sounds")) }
            select #sounds name="sounds" {
                option value="off" selected[!reader.sounds] { (tongue.word("page-sounds-off")) }
                option value="on" selected[reader.sounds] { (tongue.word("page-sounds-on")) }
            }
            button.primary { (tongue.word("page-save")) }
        }
    }
}

fn account(tongue: &Tongue<'_>, shown: &Settings) -> Markup {
    html! {
        h2 { (tongue.word("page-account")) }
        p.help { (tongue.word(match &shown.login { None => "page-account-help", Some(_) if shown.entered.by_password => "page-account-has", Some(_) => "page-account-vouched" })) }
        @if shown.by_invitation && shown.login.is_none() { p { a.button href="/join" { (tongue.word("page-make-account")) } } }
        @else { form.sheet method="post" action="/settings/account" {
            (login(tongue, shown.login.as_deref().unwrap_or_default()))
            @if shown.entered.by_password {
                (password(tongue, "old", "page-old-password", "current-password"))
                (new_password(tongue, "page-new-password", shown))
            } @else { (new_password(tongue, "page-password-lengths", shown)) }
            button { (tongue.word(if shown.login.is_some() { "page-change-password" } else { "page-make-account" })) }
        } }
        @if shown.login.is_none() { p { a href="/sign-in" { (tongue.word("page-sign-in")) } } }
    }
}

/// Whether the account is entered by another's word, and what changes that.
fn vouching(tongue: &Tongue<'_>, shown: &Settings) -> Markup {
    let Some(name) = &shown.vouched else { return html! {} };
    let say = |key: &'static str| tongue.say(&Message::new(key).with("name", name.as_str()));
    html! {
        @if shown.login.is_none() { @if !shown.by_invitation { (through(tongue, name, "")) } }
        @else if shown.entered.by_word {
            p.help { (say("page-vouched-for")) }
            @if shown.entered.by_password { form method="post" action="/settings/disconnect" {
                button.quiet data-sure=(say("page-disconnect-sure")) { (say("page-disconnect")) }
            } }
        } @else {
            form method="post" action="/sign-in/leave" {
                input type="hidden" name="connect" value="on";
                button.quiet { (say("page-connect")) }
            }
        }
    }
}

/// Signing in by another's word; a code of an invitation goes along.
pub(super) fn through(tongue: &Tongue<'_>, name: &str, code: &str) -> Markup {
    html! {
        form method="post" action="/sign-in/leave" {
            @if !code.is_empty() { input type="hidden" name="code" value=(code); }
            button { (tongue.say(&Message::new("page-sign-in-through").with("name", name))) }
        }
    }
}

/// Where one goes on to be vouched for, if the browser does not go by itself.
pub fn going_on(reader: &Reader, tongue: &Tongue<'_>, name: &str, address: &str) -> Markup {
    let title = tongue.say(&Message::new("page-sign-in-through").with("name", name));
    let main = html! {
        (plaque(look::ui("key"), &title, Some(&tongue.say(&Message::new("page-going-on").with("name", name)))))
        p { a.button.primary href=(address) rel="noreferrer" { (tongue.say(&Message::new("page-go-on-to").with("name", name))) } }
    };
    plain(reader, tongue, title, "/sign-in", main)
}

fn login(tongue: &Tongue<'_>, login: &str) -> Markup {
    html! {
        label for="login" { (tongue.word("page-login")) }
        input #login name="login" maxlength=(LONGEST_LOGIN) required autocomplete="username" value=(login);
    }
}

/// A password as it is.
fn password(tongue: &Tongue<'_>, name: &str, key: &'static str, kind: &str) -> Markup {
    html! {
        label for=(name) { (tongue.word(key)) }
        input id=(name) name=(name) type="password" maxlength=(LONGEST_PASSWORD) required autocomplete=(kind);
    }
}

/// A password as it is to be; whoever has one may leave it as it is.
fn new_password(tongue: &Tongue<'_>, key: &'static str, shown: &Settings) -> Markup {
    let label = Message::new(key).with("least", SHORTEST_PASSWORD).with("most", LONGEST_PASSWORD);
    html! {
        label for="password" { (tongue.say(&label)) }
        input #password name="password" type="password" minlength=(SHORTEST_PASSWORD) maxlength=(LONGEST_PASSWORD)
            required[!shown.entered.by_password && !shown.entered.by_word] autocomplete="new-password";
    }
}

fn sessions(tongue: &Tongue<'_>, shown: &Settings) -> Markup {
    html! {
        h2 { (tongue.word("page-sessions")) }
        ul.sessions {
            @for session in &shown.sessions {
                li {
                    span { (session.browser) }
                    span.since { (tongue.say(&Message::new("page-session").with("since", session.since.as_str()).with("used", session.used.as_str()))) }
                    @if session.is_this { b { (tongue.word("page-this-session")) } }
                    form method="post" action="/settings/sessions" {
                        input type="hidden" name="session" value=(session.id);
                        button.quiet { (tongue.word("page-sign-out")) }
                    }
                }
            }
        }
    }
}

/// All that is kept of the reader: to take along, or to have forgotten.
fn own_data(tongue: &Tongue<'_>, shown: &Settings) -> Markup {
    html! {
        h2 { (tongue.word("page-own-data")) }
        p { a href="/settings/export" download { (tongue.word("page-take-along")) } }
        details {
            summary { (tongue.word("page-delete")) }
            p.help { (tongue.word("page-delete-help")) }
            form.sheet method="post" action="/settings/delete" {
                @if shown.login.is_some() && !shown.entered.by_password { p.help { (tongue.word("page-just-in-help")) } }
                @if shown.entered.by_password {
                    label for="delete-password" { (tongue.word("page-password")) }
                    input #delete-password name="password" type="password" maxlength=(LONGEST_PASSWORD) required autocomplete="current-password";
                }
                button data-sure=(tongue.word("page-delete-sure")) { (tongue.word("page-delete")) }
            }
        }
    }
}

/// What can be done about a forgotten password.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forgets {
    /// Nothing: no letters are written here.
    ForGood,
    /// A letter is written.
    AndIsWritten,
}

/// The ways to sign in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ways {
    /// What can be done about a forgotten password.
    pub forgets: Forgets,
    /// What people call who vouches for them, where somebody does.
    pub vouched: Option<String>,
}

/// Signing in.
pub fn sign_in(reader: &Reader, tongue: &Tongue<'_>, news: Option<&str>, ways: &Ways) -> Markup {
    let forgets = ways.forgets == Forgets::AndIsWritten;
    let main = html! {
        (plaque(look::ui("key"), &tongue.word("page-sign-in"), None))
        @if let Some(news) = news { p.refused role="alert" { (news) } }
        @if let Some(name) = &ways.vouched { (through(tongue, name, "")) }
        form.sheet method="post" action="/sign-in" {
            (login(tongue, ""))
            (password(tongue, "password", "page-password", "current-password"))
            button.primary { (tongue.word("page-sign-in")) }
        }
        @if forgets { p { a href="/forgot" { (tongue.word("page-forgot")) } } }
        p { a href="/join" { (tongue.word("page-make-account")) } }
    };
    plain(reader, tongue, tongue.word("page-sign-in"), "/sign-in", main)
}
