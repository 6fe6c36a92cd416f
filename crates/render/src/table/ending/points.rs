//! Where points came from; where all play together, how it stood and who did what.

use super::{Ending, called, name, plate};
use crate::look;
use crate::shell::picture;
use crate::table::Shown;
use kernel::{ComesTo, Message, Outcome, Standing, Verdict};
use maud::{Markup, html};

pub(super) fn points(shown: &Shown<'_>, ending: &Ending, outcome: &Outcome) -> Markup {
    let tongue = &shown.tongue;
    let together = matches!(outcome.verdict, Verdict::Together { .. });
    let is_told =
        !(outcome.standings.is_empty() || together && ending.reckoning.sources.is_empty());
    let title = match ending.reckoning.comes_to {
        ComesTo::Score => "ending-sources",
        ComesTo::Nothing => "ending-deeds",
    };
    html! {
        @if together { (state(shown, ending)) }
        @if is_told {
            section.sources {
                h3 { (tongue.word(title)) }
                div.wide { (table(shown, ending, outcome)) }
            }
        }
    }
}

/// How what all have in common stood at the end.
fn state(shown: &Shown<'_>, ending: &Ending) -> Markup {
    html! {
        section.state {
            h3 { (shown.tongue.word("ending-stood")) }
            ul role="list" {
                @for gauge in ending.gauges.iter().filter(|gauge| gauge.of.is_none()) {
                    li {
                        span { (called(shown, gauge)) }
                        @match gauge.most {
                            Some(most) => {
                                progress max=(most.max(1)) value=(gauge.value.clamp(0, most.max(1))) aria-label=(called(shown, gauge)) {}
                                b { (shown.tongue.say(&Message::new("ending-of").with("value", gauge.value).with("most", most))) }
                            },
                            None => b { (gauge.value) },
                        }
                    }
                }
            }
        }
    }
}

fn table(shown: &Shown<'_>, ending: &Ending, outcome: &Outcome) -> Markup {
    let (tongue, sources) = (&shown.tongue, &ending.reckoning.sources);
    let scores = ending.reckoning.comes_to == ComesTo::Score;
    let ranked = matches!(outcome.verdict, Verdict::Ranked | Verdict::Drawn(_));
    let mut lines: Vec<&Standing> = outcome.standings.iter().collect();
    lines.sort_by_key(|line| line.place);
    html! {
        table.result {
            thead { tr {
                @if ranked { th scope="col" { (tongue.word("page-place")) } }
                th scope="col" { (tongue.word("page-player")) }
                @for source in sources { th scope="col" { (tongue.say(&source.name)) } }
                @if scores { th scope="col" { (tongue.word("page-score")) } }
            } }
            tbody {
                @for line in lines {
                    tr.won[line.won && scores] {
                        @if ranked { td { (line.place) @if line.won { " " (picture(look::ui("star"), None)) } } }
                        th scope="row" { (player(shown, *line)) }
                        @for source in sources { td { (signed(source.counts.get(line.seat.index()).copied().unwrap_or(0))) } }
                        @if scores { td.sum { (signed(line.score)) } }
                    }
                }
            }
        }
    }
}

fn player(shown: &Shown<'_>, line: Standing) -> Markup {
    html! {
        span.who {
            @if let Some(plate) = plate(shown, line.seat) { (picture(plate.livery.emblem, None)) }
            span { (name(shown, line.seat)) }
        }
    }
}

/// A number as it is read: with a true minus, and nothing for nothing.
pub(super) fn signed(number: i32) -> String {
    match number {
        0 => "–".to_owned(),
        1.. => number.to_string(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
