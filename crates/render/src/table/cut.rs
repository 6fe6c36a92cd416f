//! A table whose journal newer rules refuse somewhere: why, what followed when it was played, and how to go on.

use super::{Cut, FormerLine, Shown, para_link};
use kernel::Message;
use maud::{Markup, html};

pub(super) fn cut(shown: &Shown<'_>, cut: &Cut) -> Markup {
    let tongue = &shown.tongue;
    let decides = shown.rights.host || !shown.rights.seats.is_empty();
    html! {
        h2.ask { (tongue.word("page-cut")) }
        (reason(shown, cut))
        @if decides {
            form method="post" action=(format!("/t/{}/go-on", shown.id)) {
                button { (tongue.word("page-cut-go-on")) }
            }
            @if shown.rights.host {
                form method="post" action=(format!("/t/{}/close", shown.id)) {
                    button.quiet.danger data-sure=(tongue.word("page-close-sure")) { (tongue.word("page-close")) }
                }
            }
        } @else {
            p { (tongue.word("page-cut-waits")) }
        }
        (rest(shown, cut))
    }
}

/// Which choice is refused, and why.
pub(super) fn reason(shown: &Shown<'_>, cut: &Cut) -> Markup {
    let tongue = &shown.tongue;
    let refused = match &cut.deed {
        Some(deed) => Message::new("page-cut-refused").with("deed", deed.clone()),
        None => Message::new("page-cut-refused-unseen"),
    };
    html! {
        p {
            (tongue.say(&refused.with("who", cut.seat))) " "
            @if let Some(why) = &cut.why { (tongue.say(why)) " " }
            @if let Some(para) = cut.para { (para_link(tongue, shown.game, para)) }
        }
    }
}

/// What followed when it was played; where that is much, its beginning.
pub(super) fn rest(shown: &Shown<'_>, cut: &Cut) -> Markup {
    let count = cut.rest.len() + cut.more;
    html! {
        details.former {
            summary { (followed(shown, count)) }
            (lines(shown, &cut.rest))
            @if cut.more > 0 {
                p { a href=(format!("/t/{}/log", shown.id)) { (shown.tongue.word("page-cut-whole")) } }
            }
        }
    }
}

/// All of what followed, where there is anything.
pub(super) fn whole(shown: &Shown<'_>) -> Markup {
    html! {
        @if !shown.former.is_empty() {
            section.former {
                h2 { (followed(shown, shown.former.len())) }
                (lines(shown, &shown.former))
            }
        }
    }
}

fn followed(shown: &Shown<'_>, count: usize) -> String {
    shown.tongue.say(&Message::new("page-cut-rest").with("count", count))
}

fn lines(shown: &Shown<'_>, lines: &[FormerLine]) -> Markup {
    html! { ol { @for line in lines { li { (former(shown, line)) } } } }
}

fn former(shown: &Shown<'_>, line: &FormerLine) -> String {
    let said = match &line.deed {
        Some(Ok(deed)) => Message::new("page-cut-line").with("deed", deed.clone()),
        Some(Err(choice)) => Message::new("page-cut-line").with("deed", choice.as_str()),
        None => Message::new("page-cut-line-unseen"),
    };
    shown.tongue.say(&said.with("who", line.seat))
}
