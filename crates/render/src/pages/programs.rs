//! Tokens for programs that act for the reader.

use super::plain;
use super::settings::LONGEST_NAME;
use crate::Tongue;
use crate::shell::Reader;
use kernel::Message;
use maud::{Markup, html};

/// What the page shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Programs {
    /// The tokens.
    pub tokens: Vec<TokenLine>,
    /// The one that was just made, shown once.
    pub fresh: Option<String>,
}

/// A token in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenLine {
    /// A name for the form: a part of the stored hash.
    pub id: String,
    /// What the reader calls it.
    pub name: String,
    /// What may be done with it: `read` or `play`.
    pub scope: &'static str,
    /// Since when.
    pub since: String,
    /// When it was last used, if it was.
    pub used: Option<String>,
}

/// The tokens of the reader's programs.
pub fn programs(reader: &Reader, tongue: &Tongue<'_>, shown: &Programs) -> Markup {
    let main = html! {
        h1 { (tongue.word("page-programs")) }
        p { (tongue.word("page-programs-help")) " " a href="/api/v1/openapi.json" { "openapi.json" } }
        @if let Some(token) = &shown.fresh {
            div.news role="status" {
                label for="fresh" { (tongue.word("page-token-fresh")) }
                input #fresh readonly value=(token) data-copy;
            }
        }
        @if !shown.tokens.is_empty() { ul.channels { @for token in &shown.tokens { (line(tongue, token)) } } }
        h2 { (tongue.word("page-token-new")) }
        form.sheet method="post" action="/settings/tokens" {
            label for="token-name" { (tongue.word("page-token-name")) }
            input #token-name name="name" maxlength=(LONGEST_NAME) required;
            label for="token-scope" { (tongue.word("page-token-scope")) }
            select #token-scope name="scope" {
                @for scope in ["read", "play"] { option value=(scope) { (tongue.word(format!("page-scope-{scope}"))) } }
            }
            button { (tongue.word("page-token-make")) }
        }
        p { a href="/settings" { (tongue.word("page-settings")) } }
    };
    plain(reader, tongue, tongue.word("page-programs"), "/settings/tokens", main)
}

fn line(tongue: &Tongue<'_>, token: &TokenLine) -> Markup {
    let since = Message::new("page-token-since").with("at", token.since.as_str());
    html! {
        li {
            div {
                b { (token.name) }
                span { (tongue.word(format!("page-scope-{}", token.scope))) }
                span.state { (tongue.say(&since)) " "
                    @if let Some(used) = &token.used { (tongue.say(&Message::new("page-token-used").with("at", used.as_str()))) }
                    @else { (tongue.word("page-token-unused")) }
                }
            }
            form method="post" action="/settings/tokens/revoke" {
                input type="hidden" name="token" value=(token.id);
                button.quiet { (tongue.word("page-token-revoke")) }
            }
        }
    }
}
