//! The cover of It's a Wonderful Kingdom.

use crate::cover::{pieces, sky};
use crate::glyph::Glyph;
use crate::trees;
use maud::{Markup, html};

/// A castle over its valley, a dragon in the sky, and cards that are dealt face up and face down.
pub(super) fn cover() -> Markup {
    const BANNERS: [(i32, &str); 2] = [(196, "#2453b8"), (436, "#b01c3e")];
    html! {
        (sky("noon", ["#3d6fb3", "#9fc6e8", "#f6e7bd"]))
        circle cx="118" cy="64" r="34" fill="#fff3c4" {}
        path d="M0 150L80 84L138 138L206 70L290 150L372 92L452 152L540 84L640 150V280H0z" fill="#8aa3bd" {}
        path d="M206 70l-24 20l14 6l10 -8l12 10l10 -8zM540 84l-22 20l12 4l10 -8l14 8l8 -6z" fill="#f4f7fa" {}
        path d="M0 186Q140 138 300 172T640 158V280H0z" fill="#7f9f57" {}
        path d="M250 280Q290 236 316 214T322 176H342Q350 206 372 226T430 280z" fill="#e8d3a0" {}
        path d="M0 226Q170 200 330 222T640 212V280H0z" fill="#587d3c" {}
        (pieces(&[
            (Glyph::Castle, (248, 58), 146),
            (Glyph::Dragon, (474, 28), 92),
            (Glyph::Church, (96, 132), 70),
            (Glyph::House, (170, 158), 48),
            (Glyph::Telescope, (520, 136), 62),
        ]))
        (trees::shapes())
        @for (shape, x, y) in [("oak", 36, 196), ("pine", 66, 190), ("oak", 460, 190), ("pine", 602, 188), ("oak", 418, 186)] { (trees::tree(shape, (x, y), 110)) }
        @for (x, fill) in BANNERS { path d=(format!("M{x} 126h4v82h-4zM{} 128h36l-11 12l11 12h-36z", x + 4)) fill=(fill) {} }
        (dealt((92, 196), -10, "#c9c6bf", Some(Glyph::Village)))
        (dealt((158, 204), 4, "#f3d57c", Some(Glyph::Hall)))
        (dealt((424, 204), -5, "#7c2a22", None))
        (dealt((490, 196), 9, "#a9cdee", Some(Glyph::Compass)))
    }
}

/// A card on the table; without a picture it lies face down.
fn dealt((x, y): (i32, i32), turn: i32, band: &str, face: Option<Glyph>) -> Markup {
    html! {
        g transform=(format!("translate({x} {y}) rotate({turn})")) {
            rect width="56" height="78" rx="7" fill=(if face.is_some() { "#fdf7e8" } else { band }) stroke="#3a2614" stroke-width="2" {}
            @match face {
                Some(glyph) => {
                    path d="M1 18V7a6 6 0 0 1 6 -6h42a6 6 0 0 1 6 6v11z" fill=(band) {}
                    image href=(glyph.address()) x="13" y="26" width="30" height="30" {}
                },
                None => path d="M8 8h40v62h-40zM8 39l20 -31l20 31l-20 31z" fill="none" stroke="#f3d78c" stroke-width="2" {},
            }
        }
    }
}
