//! The board of the Corvids.

use super::art;
use super::factions::counted;
use super::things::Thing;
use crate::look::Art;
use crate::shell::picture;
use crate::table::capital;
use crate::{Scene, Tongue};
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::corvids::view::{CorvidsView, PlotView};
use root::terms::Plot;

/// The picture of a kind of plot.
pub(super) fn plot(kind: Plot) -> Art {
    art(&format!("plot-{kind}"))
}

/// How many plots lie face up and face down, for the plate.
pub(super) fn plate(board: &CorvidsView, scene: &Scene<'_>) -> Markup {
    let up = board.plots.iter().filter(|plot| plot.face_up).count();
    let down = board.plots.len() - up;
    html! {
        (counted(art("plot-raid"), &scene.tongue.word("page-root-plots-up"), &up))
        (counted(art("plot-back"), &scene.tongue.word("page-root-plots-down"), &down))
    }
}

/// The plots on the map, each with what the reader may know of it; and what the Corvids have left.
pub(super) fn board(board: &CorvidsView, _view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @if !board.plots.is_empty() {
            div.relationships role="group" aria-label=(scene.tongue.word("page-root-plots")) {
                @for on_map in &board.plots {
                    @let help = on_map.plot.map(|kind| scene.tongue.word(format!("plot-{kind}.text")));
                    div title=[help.map(|help| format!("{}. {help}", told(on_map, &scene.tongue)))] {
                        (picture(on_map.plot.map_or(art("plot-back"), plot), None))
                        span { (told(on_map, &scene.tongue)) }
                    }
                }
            }
        }
        @if !board.supply.is_empty() {
            div.relationships role="group" aria-label=(scene.tongue.word("page-root-plots-left")) {
                @for &(kind, count) in &board.supply {
                    @let name = scene.tongue.word(format!("plot-{kind}"));
                    div data-thing=(Thing::Plot(kind)) title=(format!("{}: {}", capital(&name), scene.tongue.word(format!("plot-{kind}.text")))) {
                        (picture(plot(kind), Some(&name))) span { (name) " ×" (count) }
                    }
                }
            }
        }
    }
}

/// Where a plot is, and what the reader may know of it.
pub(crate) fn told(plot: &PlotView, tongue: &Tongue<'_>) -> String {
    let key = match (plot.plot, plot.face_up) {
        (Some(_), true) => "page-root-plot-shown",
        (Some(_), false) => "page-root-plot-own",
        (None, _) => "page-root-plot-hidden",
    };
    let name = |kind: Plot| tongue.word(format!("plot-{kind}"));
    let kind = plot.plot.map(name).unwrap_or_default();
    let said = tongue.say(&Message::new(key).with("number", plot.clearing).with("plot", kind));
    if plot.ruled_out.is_empty() {
        return said;
    }
    let not: Vec<String> = plot.ruled_out.iter().copied().map(name).collect();
    let not = Message::new("page-root-plot-not").with("plots", not.join(", "));
    format!("{said} ({})", tongue.say(&not))
}
