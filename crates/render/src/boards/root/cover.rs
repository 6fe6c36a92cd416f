//! The cover of Root.

use crate::cover::{pieces, sky};
use crate::glyph::Glyph;
use crate::trees;
use maud::{Markup, html};

/// A forest at dawn, and those who fight for it.
pub(super) fn cover() -> Markup {
    const FAR: [i32; 15] = [12, 55, 92, 140, 176, 214, 262, 300, 348, 391, 436, 474, 521, 566, 612];
    const NEAR: [(i32, i32, i32); 12] = [
        (20, 206, 190),
        (70, 196, 150),
        (112, 210, 170),
        (160, 198, 120),
        (468, 200, 130),
        (512, 208, 175),
        (560, 198, 150),
        (606, 210, 190),
        (206, 192, 100),
        (430, 192, 105),
        (-6, 222, 200),
        (640, 224, 210),
    ];
    html! {
        (sky("dawn", ["#3f7d86", "#f2c98a", "#f7e3b0"]))
        circle cx="320" cy="118" r="74" fill="#fff3cd" opacity=".9" {}
        path d="M0 170Q110 110 220 160T430 150T640 160V280H0z" fill="#7fa16a" {}
        (trees::shapes())
        @for (index, x) in (0..).zip(FAR) { (trees::tree(if index % 3 == 1 { "oak" } else { "pine" }, (x, 164 - index * 37 % 17), 90)) }
        (pieces(&[(Glyph::Eagle, (270, 96), 104)]))
        path d="M0 196Q160 168 320 186T640 192V280H0z" fill="#5d8a45" {}
        path d="M286 280Q300 230 316 206Q322 194 312 184Q330 186 336 200Q350 232 392 280z" fill="#ecd6a4" {}
        @for (index, (x, y, size)) in (0..).zip(NEAR) { (trees::tree(if index % 2 == 0 { "pine" } else { "oak" }, (x, y), size)) }
        path d="M0 250Q180 226 330 244T640 244V280H0z" fill="#3d6630" {}
        (pieces(&[
            (Glyph::Cat, (166, 142), 104),
            (Glyph::Mouse, (378, 156), 88),
            (Glyph::Raccoon, (476, 182), 74),
            (Glyph::Rabbit, (92, 190), 66),
            (Glyph::Swords, (296, 196), 62),
        ]))
    }
}
