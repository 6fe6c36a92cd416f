//! Short pages: something is not so, a seed was checked, a journal is to be brought.

use super::{picture, plain};
use crate::Tongue;
use crate::look;
use crate::shell::Reader;
use maud::{Markup, html};

/// Something to tell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// Where to go from here, and the words of that link.
    pub onward: (String, String),
}

/// A page with one sentence and a way on.
pub fn notice(reader: &Reader, tongue: &Tongue<'_>, notice: &Notice) -> Markup {
    let main = html! {
        div.notice {
            (picture(look::ui("log"), None))
            h1 { (tongue.word("page-notice")) }
            p role="alert" { (notice.text) }
            a.button href=(notice.onward.0) { (notice.onward.1) }
        }
    };
    plain(reader, tongue, tongue.word("page-notice"), "/", main)
}

/// A seed that was checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The hash that was told before the game.
    pub commitment: String,
    /// The seed.
    pub seed: String,
    /// Whether it fits, or why not.
    pub verdict: Result<(), String>,
}

/// What checking a seed has brought.
pub fn checked(reader: &Reader, tongue: &Tongue<'_>, checked: &Checked<'_>) -> Markup {
    let Checked { id, commitment, seed, verdict } = checked;
    let main = html! {
        h1 { (tongue.word("page-verify")) }
        dl.facts {
            div { dt { (tongue.word("page-commitment")) } dd { code { (commitment) } } }
            div { dt { (tongue.word("page-seed")) } dd { code { (seed) } } }
        }
        @match verdict {
            Ok(()) => p.good role="status" { (picture(look::ui("check"), None)) " " (tongue.word("page-verified")) },
            Err(why) => p.refused role="alert" { (picture(look::ui("close"), None)) " " (tongue.word("page-not-verified")) " " (why) },
        }
        p { (tongue.word("page-verify-help")) }
        pre { code { "tavolata replay --verify " (id) ".journal" } }
        p.links {
            a.button href=(format!("/t/{id}/journal")) download { (tongue.word("page-export")) }
            a.button.quiet href=(format!("/t/{id}")) { (tongue.word("page-back-to-table")) }
        }
    };
    plain(reader, tongue, tongue.word("page-verify"), &format!("/t/{id}/verify"), main)
}
