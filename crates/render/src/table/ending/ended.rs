//! The end in the place of the question: who won, and where to go from here.

use super::{Analysed, Rematch, because, mood, name, verdict};
use crate::look;
use crate::shell::picture;
use crate::table::{Shown, cut};
use kernel::{Message, Verdict};
use maud::{Markup, html};

pub(in crate::table) fn ended(shown: &Shown<'_>) -> Markup {
    let tongue = &shown.tongue;
    html! {
        div.ended {
            @match (&shown.outcome, &shown.ending) {
                (Some(outcome), Some(ending)) => {
                    h2.ask aria-live="assertive" { (mood(outcome).picture()) " " (verdict(shown, outcome)) }
                    (because(shown, ending, outcome))
                    (rematch(shown, &ending.rematch, outcome.verdict))
                },
                _ if shown.cut.is_some() => h2.ask { (tongue.word("page-cut-ended")) },
                _ => h2.ask { (tongue.word("page-closed")) },
            }
            @if let Some(cut) = &shown.cut { (cut::reason(shown, cut)) (cut::rest(shown, cut)) }
            (links(shown))
        }
    }
}

/// The way on: the rematch, for those who played; whoever looks on follows.
fn rematch(shown: &Shown<'_>, rematch: &Rematch, verdict: Verdict) -> Markup {
    let tongue = &shown.tongue;
    let lost = matches!(verdict, Verdict::Together { won: false });
    let label = |first: &Option<kernel::Seat>| match first {
        _ if lost => tongue.word("ending-try-again"),
        Some(first) => {
            let who = lang::Names::player(name(shown, *first));
            tongue.say(&Message::new("ending-rematch-first").with("who", who))
        }
        None => tongue.word("ending-rematch"),
    };
    html! {
        @match rematch {
            Rematch::NotYours => {},
            Rematch::Offered(first) => form.rematch method="post" action=(format!("/t/{}/rematch", shown.id)) {
                button.primary { (picture(look::ui("rematch"), None)) span { (label(first)) } }
            },
            // Whoever has the table open is led there by the script.
            Rematch::Set(address) => a.button.primary href=(address) data-next=(address) {
                (picture(look::ui("rematch"), None)) span { (tongue.word("ending-to-rematch")) }
            },
        }
    }
}

/// The way to the analysis, for those who sat here.
fn analysis(shown: &Shown<'_>) -> Markup {
    let (tongue, address) = (&shown.tongue, format!("/t/{}/analysis", shown.id));
    let Some(ending) = &shown.ending else { return html! {} };
    let link = |said: String| html! { a.button href=(address) { (picture(look::ui("analysis"), None)) span { (said) } } };
    match ending.analysed {
        Analysed::NotYours => html! {},
        Analysed::Offered => link(tongue.word("ending-analyse")),
        Analysed::Underway(done) => {
            link(tongue.say(&Message::new("ending-underway").with("percent", done / 10)))
        }
        Analysed::Done => link(tongue.word("ending-see-analysis")),
    }
}

fn links(shown: &Shown<'_>) -> Markup {
    let tongue = &shown.tongue;
    let link = |path: &str, sign: &str, key: &'static str| {
        html! { a.button href=(format!("/t/{}/{path}", shown.id)) { (picture(look::ui(sign), None)) span { (tongue.word(key)) } } }
    };
    html! {
        p.links {
            @if let Some(campaign) = &shown.rights.campaign {
                a.button.primary href=(campaign) { (tongue.word("page-campaign-on")) }
            }
            @if shown.view.is_some() { (link("replay", "play", "ending-replay")) }
            (analysis(shown))
            @if shown.rights.known {
                a.button href=(format!("/new/{}?again", shown.game)) { (picture(look::ui("new-table"), None)) span { (tongue.word("ending-set-again")) } }
            }
            @if shown.view.is_some() {
                a.button.quiet href=(format!("/t/{}/journal", shown.id)) download { (tongue.word("page-export")) }
                a.button.quiet href=(format!("/t/{}/verify", shown.id)) { (tongue.word("page-verify")) }
            }
            a.button.quiet href="/" { (tongue.word("page-home")) }
        }
    }
}
