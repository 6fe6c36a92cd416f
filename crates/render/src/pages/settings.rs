//! Settings: name, language, theme, motion, sounds, password, sessions; signing in.

use super::plain;
use crate::Tongue;
use crate::shell::{Reader, Theme, name_of};
use kernel::Lang;
use maud::{Markup, html};

/// What the page shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settings {
    /// The login, once there is an account.
    pub login: Option<String>,
    /// The open sessions.
    pub sessions: Vec<SessionLine>,
    /// What was done, or why not.
    pub news: Option<String>,
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
    /// Whether it is this one.
    pub is_this: bool,
}

/// The settings.
pub fn settings(reader: &Reader, tongue: &Tongue<'_>, shown: &Settings) -> Markup {
    let main = html! {
        h1 { (tongue.word("page-settings")) }
        @if let Some(news) = &shown.news { p.news role="status" { (news) } }
        (manners(reader, tongue))
        @if reader.name.is_some() { (account(tongue, shown)) (sessions(tongue, shown)) }
        @else { p { a.button href="/sign-in" { (tongue.word("page-sign-in")) } } }
    };
    plain(reader, tongue, (tongue.word("page-settings"), "/settings"), main)
}

fn manners(reader: &Reader, tongue: &Tongue<'_>) -> Markup {
    html! {
        form.sheet method="post" action="/settings" {
            label for="name" { (tongue.word("page-name")) }
            input #name name="name" maxlength="30" value=(reader.name.clone().unwrap_or_default()) autocomplete="nickname";
            label for="lang" { (tongue.word("page-language")) }
            select #lang name="lang" { @for lang in Lang::ALL { option value=(lang.code()) selected[lang == reader.lang] { (name_of(lang)) } } }
            label for="theme" { (tongue.word("page-theme")) }
            select #theme name="theme" { @for theme in Theme::ALL { option value=(theme.word()) selected[theme == reader.theme] { (tongue.word(format!("page-theme-{}", theme.word()))) } } }
            label for="motion" { (tongue.word("page-motion")) }
            select #motion name="motion" {
                option value="on" selected[!reader.still] { (tongue.word("page-motion-on")) }
                option value="off" selected[reader.still] { (tongue.word("page-motion-off")) }
            }
            label for="sounds" { (tongue.word("page-sounds")) }
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
        p.help { (tongue.word(if shown.login.is_some() { "page-account-has" } else { "page-account-help" })) }
        form.sheet method="post" action="/settings/account" {
            (credentials(tongue, shown.login.as_deref().unwrap_or_default(), "new-password"))
            button { (tongue.word(if shown.login.is_some() { "page-change-password" } else { "page-make-account" })) }
        }
        @if shown.login.is_none() { p { a href="/sign-in" { (tongue.word("page-sign-in")) } } }
    }
}

fn credentials(tongue: &Tongue<'_>, login: &str, kind: &str) -> Markup {
    html! {
        label for="login" { (tongue.word("page-login")) }
        input #login name="login" maxlength="60" required autocomplete="username" value=(login);
        label for="password" { (tongue.word("page-password")) }
        input #password name="password" type="password" minlength="8" maxlength="200" required autocomplete=(kind);
    }
}

fn sessions(tongue: &Tongue<'_>, shown: &Settings) -> Markup {
    html! {
        h2 { (tongue.word("page-sessions")) }
        ul.sessions {
            @for session in &shown.sessions {
                li {
                    span { (session.browser) } span.since { (session.since) }
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

/// Signing in.
pub fn sign_in(reader: &Reader, tongue: &Tongue<'_>, news: Option<&str>) -> Markup {
    let main = html! {
        h1 { (tongue.word("page-sign-in")) }
        @if let Some(news) = news { p.refused role="alert" { (news) } }
        form.sheet method="post" action="/sign-in" {
            (credentials(tongue, "", "current-password"))
            button.primary { (tongue.word("page-sign-in")) }
        }
    };
    plain(reader, tongue, (tongue.word("page-sign-in"), "/sign-in"), main)
}
