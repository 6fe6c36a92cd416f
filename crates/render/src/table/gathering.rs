//! Before the game: what will be played, who is here, how to invite, how to begin. Nothing is dealt yet.

use super::side::{invitation, levels, seat_form};
use super::{Shown, title_of};
use crate::cover::cover;
use crate::livery::Sitter;
use crate::pages::{Field, LONGEST_NAME, in_words};
use crate::shell::picture;
use maud::{Markup, html};

/// In the place of the board: the game and how it is set.
pub(super) fn board(shown: &Shown<'_>) -> Markup {
    let tongue = &shown.tongue;
    let (first, finer) = shown.options.iter().partition::<Vec<_>, _>(|field| stands_out(field));
    html! {
        div.to-come {
            (cover(shown.board))
            div.words {
                h2 { (title_of(tongue, shown.game)) }
                @if let Some(blurb) = tongue.maybe("game-name.about") { p.blurb { (blurb) } }
                p.sealed { (tongue.word("page-not-dealt")) }
                h3 { (tongue.word("page-set-so")) }
                (options(shown, &first))
                @if !finer.is_empty() {
                    details.finer { summary { (tongue.word("page-set-usual")) } (options(shown, &finer)) }
                }
                p.links { a.button.quiet href=(format!("/rules/{}", shown.game)) { (tongue.word("page-rules-of")) } }
            }
        }
    }
}

/// Whoever comes wants to know how many play, and what is not as usual.
fn stands_out(field: &Field) -> bool {
    field.spec.name == "seats" || field.value != field.spec.default
}

fn options(shown: &Shown<'_>, fields: &[&Field]) -> Markup {
    html! {
        dl.set {
            @for field in fields {
                @let (name, value) = in_words(&shown.tongue, field);
                div { dt { (name) } dd { (value) } }
            }
        }
    }
}

/// In the place of the question: the seats, and how to begin.
pub(super) fn question(shown: &Shown<'_>) -> Markup {
    let tongue = &shown.tongue;
    let has_seat = !(shown.rights.seats.is_empty() && shown.rights.away.is_empty());
    let may_sit = shown.shared || !has_seat;
    html! {
        h2.ask { (tongue.word("page-stage-gathering")) }
        p { (tongue.word("page-gathering-help")) @if shown.shared { " " (tongue.word("page-gathering-shared")) } }
        (invitation(shown))
        @if let Some(invites) = &shown.rights.invites { p.links { a.button.quiet href=(invites) { (tongue.word("page-invite-companions")) } } }
        ul.open-seats {
            @for plate in &shown.plates {
                li {
                    span.seat { (picture(plate.livery.emblem, None)) span { b { (plate.name) } small { (plate.role) } } }
                    @if plate.sitter == Sitter::Nobody && may_sit {
                        form method="post" action=(format!("/t/{}/sit", shown.id)) {
                            input type="hidden" name="seat" value=(plate.seat);
                            @if has_seat {
                                input name="name" maxlength=(LONGEST_NAME) placeholder=(tongue.word("page-hotseat-name"))
                                    aria-label=(tongue.word("page-hotseat-name")) autocomplete="off";
                            }
                            button.primary { (tongue.word("page-sit")) }
                        }
                    }
                    @if shown.rights.seats.contains(&plate.seat) { (seat_form(shown, plate, "leave", "page-leave")) }
                }
            }
        }
        @if shown.rights.host {
            form method="post" action=(format!("/t/{}/start", shown.id)) {
                (levels(shown))
                button.primary { (tongue.word("page-start")) }
            }
        }
    }
}
