//! Trees: two shapes, drawn many times by the covers and by the map of the Woodland.

use maud::{Markup, html};

/// The shapes, to be put once into a drawing.
pub(crate) fn shapes() -> Markup {
    html! {
        defs {
            g #oak {
                ellipse.fall cx="2" cy="22" rx="17" ry="6" {}
                path.trunk d="M-3 8h6l2 14h-10z" {}
                path.crown d="M0 -26c9 0 13 6 13 11c6 2 8 14 -1 19c-5 7 -19 7 -24 0c-9 -5 -7 -17 -1 -19c0 -5 4 -11 13 -11z" {}
                path.gleam d="M-9 -13c1 -6 5 -9 10 -9c-4 2 -6 5 -6 10c-4 0 -7 3 -8 7c-1 -3 0 -7 4 -8z" {}
            }
            g #pine {
                ellipse.fall cx="2" cy="22" rx="13" ry="5" {}
                path.trunk d="M-3 12h6v10h-6z" {}
                path.crown d="M0 -34l10 18h-5l9 14h-6l8 15h-32l8 -15h-6l9 -14h-5z" {}
                path.gleam d="M0 -34l-10 18h5l-9 14h6l-8 15h8l7 -15h-4l6 -14h-3z" {}
            }
        }
    }
}

/// A tree of a shape, so large in hundredths.
pub(crate) fn tree(shape: &str, (x, y): (i32, i32), size: i32) -> Markup {
    let place = format!("translate({x} {y})scale({}.{:02})", size / 100, size % 100);
    html! { use href=(format!("#{shape}")) transform=(place) {} }
}
