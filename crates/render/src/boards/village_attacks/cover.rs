//! The cover of Village Attacks.

use crate::cover::{pieces, sky};
use crate::glyph::Glyph;
use maud::{Markup, html};

/// A castle by night, those who live in it, and the torches that come up the hill.
pub(super) fn cover() -> Markup {
    const TORCHES: [(i32, i32); 9] = [
        (40, 214),
        (84, 234),
        (20, 250),
        (132, 226),
        (470, 232),
        (520, 218),
        (560, 242),
        (606, 226),
        (428, 246),
    ];
    html! {
        (sky("midnight", ["#141433", "#3b2f63", "#8a4a5e"]))
        circle cx="492" cy="72" r="44" fill="#fdf0c8" {}
        circle cx="476" cy="62" r="8" fill="#e8d6a2" {}
        circle cx="506" cy="86" r="6" fill="#e8d6a2" {}
        path d="M0 214Q140 150 320 150T640 214V280H0z" fill="#2a2140" {}
        g fill="#1b1729" stroke="#0e0b18" stroke-width="2" {
            path d="M206 178V96h12v-10h12v10h12v-10h12v10h12V70h-8V56h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v14h-8v26h12v-10h12v10h12v-10h12v10h12v82z" {}
            path d="M196 182V84l24 -34l24 34v98z" {}
            path d="M396 182V84l24 -34l24 34v98z" {}
            path d="M290 60V40l30 -34l30 34v20z" {}
        }
        g fill="#ffcf6b" {
            path d="M214 110a7 9 0 0 1 14 0v16h-14z" {}
            path d="M412 110a7 9 0 0 1 14 0v16h-14z" {}
            path d="M312 38a8 10 0 0 1 16 0v14h-16z" {}
        }
        path d="M296 182v-34a24 26 0 0 1 48 0v34z" fill="#c2343b" {}
        path d="M320 172c-20 -13 -19 -28 -9 -28c5 0 8 3 9 6c1 -3 4 -6 9 -6c10 0 11 15 -9 28z" fill="#ffd9d2" {}
        path d="M0 226Q160 182 320 188T640 226V280H0z" fill="#35274a" {}
        (pieces(&[
            (Glyph::Vampire, (210, 146), 76),
            (Glyph::Ghost, (356, 120), 66),
            (Glyph::Pumpkin, (288, 168), 62),
            (Glyph::Wolf, (366, 176), 62),
            (Glyph::Bat, (118, 44), 48),
            (Glyph::Bat, (560, 128), 34),
        ]))
        path d="M0 256Q160 226 320 244T640 250V280H0z" fill="#1c1530" {}
        @for (x, y) in TORCHES {
            circle cx=(x) cy=(y) r="20" fill="#ff9a2e" opacity=".3" {}
            path d=(format!("M{} {y}h4l-1 32h-2z", x - 2)) fill="#5d3c1c" {}
            path d=(format!("M{x} {}c3 8 9 11 9 18a9 9 0 0 1 -18 0c0 -7 6 -10 9 -18z", y - 22)) fill="#ffb347" {}
        }
        (pieces(&[(Glyph::Farmer, (52, 222), 54), (Glyph::Hunter, (536, 224), 54), (Glyph::Farmer, (590, 230), 44)]))
    }
}
