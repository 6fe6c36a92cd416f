//! Credits, and bringing a journal.

use super::plain;
use crate::Tongue;
use crate::shell::Reader;
use maud::{Markup, html};

/// Whose work this stands on.
pub fn credits(reader: &Reader, tongue: &Tongue<'_>) -> Markup {
    let main = html! {
        h1 { (tongue.word("page-credits")) }
        p { (tongue.word("page-credits-games")) }
        p { (tongue.word("page-credits-pictures")) }
        p { (tongue.word("page-credits-type")) " "
            a href="https://github.com/FAlthausen/Vollkorn-Typeface" { "Vollkorn" } ", "
            a href="https://github.com/impallari/Cabin" { "Cabin" } ", "
            a href="https://openfontlicense.org/" { "SIL OFL 1.1" } "." }
        p { (tongue.word("page-credits-software")) }
        p { "axum · tokio · maud · rusqlite · SQLite · fluent-rs · argon2 · blake3 · rand_chacha" }
    };
    plain(reader, tongue, tongue.word("page-credits"), "/credits", main)
}

/// A journal to set a table from.
pub fn import(reader: &Reader, tongue: &Tongue<'_>, refused: Option<&str>) -> Markup {
    let main = html! {
        h1 { (tongue.word("page-import")) }
        p { (tongue.word("page-import-help")) }
        @if let Some(why) = refused { p.refused role="alert" { (why) } }
        form.sheet method="post" action="/import" {
            label for="journal" { (tongue.word("page-journal")) }
            textarea #journal name="journal" rows="14" required spellcheck="false" {}
            button.primary { (tongue.word("page-import")) }
        }
    };
    plain(reader, tongue, tongue.word("page-import"), "/import", main)
}
