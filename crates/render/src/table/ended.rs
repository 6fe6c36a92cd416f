//! The end: who won, the scores, the seed, and where to go from here.

use super::Shown;
use crate::look;
use crate::shell::picture;
use kernel::{Message, Outcome, Seat, Verdict};
use maud::{Markup, html};

pub(super) fn ended(shown: &Shown<'_>) -> Markup {
    let tongue = &shown.tongue;
    html! {
        div.ended {
            @match &shown.outcome {
                Some(outcome) => (result(shown, outcome)),
                None if shown.cut.is_some() => h2.ask { (tongue.word("page-cut-ended")) },
                None => h2.ask { (tongue.word("page-closed")) },
            }
            @if let Some(cut) = &shown.cut { (super::cut::reason(shown, cut)) (super::cut::rest(shown, cut)) }
            p.links {
                @if let Some(campaign) = &shown.rights.campaign {
                    a.button.primary href=(campaign) { (tongue.word("page-campaign-on")) }
                }
                @if shown.view.is_some() {
                    a.button href=(format!("/t/{}/replay", shown.id)) { (tongue.word("page-replay")) }
                    a.button.quiet href=(format!("/t/{}/journal", shown.id)) download { (tongue.word("page-export")) }
                    a.button.quiet href=(format!("/t/{}/verify", shown.id)) { (tongue.word("page-verify")) }
                }
                a.button.quiet href="/" { (tongue.word("page-home")) }
            }
        }
    }
}

fn result(shown: &Shown<'_>, outcome: &Outcome) -> Markup {
    let mut lines: Vec<_> = outcome.standings.iter().collect();
    lines.sort_by_key(|line| line.place);
    html! {
        h2.ask aria-live="assertive" { (picture(look::ui("trophy"), None)) " " (verdict(shown, outcome)) }
        // Who wins or loses together has neither place nor points.
        @if !lines.is_empty() && !matches!(outcome.verdict, Verdict::Together { .. }) {
            table.result {
                thead { tr {
                    th { (shown.tongue.word("page-place")) }
                    th { (shown.tongue.word("page-player")) }
                    th { (shown.tongue.word("page-score")) }
                } }
                tbody {
                    @for line in lines {
                        tr.won[line.won] {
                            td { (line.place) @if line.won { " ★" } }
                            td { (name(shown, line.seat)) }
                            td { (line.score) }
                        }
                    }
                }
            }
        }
    }
}

fn verdict(shown: &Shown<'_>, outcome: &Outcome) -> String {
    let tongue = &shown.tongue;
    let winners: Vec<Message> =
        outcome.winners().iter().map(|seat| lang::Names::player(name(shown, seat))).collect();
    match outcome.verdict {
        Verdict::Ranked if winners.is_empty() => tongue.word("page-nobody-won"),
        Verdict::Ranked => tongue.say(&Message::new("page-won").with("who", winners)),
        Verdict::Together { won: true } => tongue.word("page-won-together"),
        Verdict::Together { won: false } => tongue.word("page-lost-together"),
        Verdict::Solo { rank, .. } => {
            tongue.say(&Message::new("page-solo").with("rank", Message::new(rank)))
        }
        Verdict::Drawn(reason) => {
            tongue.say(&Message::new("page-drawn").with("why", Message::new(reason)))
        }
    }
}

fn name(shown: &Shown<'_>, seat: Seat) -> String {
    shown.plates.get(seat.index()).map_or_else(String::new, |plate| plate.name.clone())
}
