//! The cover of Monster Lands.

use crate::cover::{pieces, sky};
use crate::glyph::Glyph;
use maud::{Markup, html};

/// A monster over the wild lands, and the dice that go out to meet it.
pub(super) fn cover() -> Markup {
    html! {
        (sky("dusk", ["#2b1b3d", "#a2402f", "#f3a45b"]))
        circle cx="520" cy="86" r="38" fill="#ffe2a3" opacity=".85" {}
        path d="M0 190L90 120L150 168L220 92L300 176L380 128L470 188L560 140L640 182V280H0z" fill="#5a2a35" {}
        path d="M150 236L214 96Q220 88 234 88Q248 88 254 96L322 236z" fill="#3c2028" {}
        path d="M208 110Q222 102 234 108Q250 100 260 112L268 150Q256 140 250 160Q240 136 232 164Q224 138 214 152Q208 140 200 142z" fill="#ff7b2e" {}
        path d="M0 214Q140 188 300 212T640 200V280H0z" fill="#6d3a23" {}
        (pieces(&[
            (Glyph::Ogre, (238, 38), 168),
            (Glyph::Castle, (486, 128), 118),
            (Glyph::Palm, (18, 132), 92),
            (Glyph::Crocodile, (88, 176), 84),
            (Glyph::Elf, (420, 176), 66),
            (Glyph::Mage, (178, 168), 70),
        ]))
        path d="M0 252Q200 232 340 248T640 244V280H0z" fill="#41210f" {}
        (die((400, 228), -12, "#ad2f26", 6))
        (die((458, 240), 9, "#67399b", 14))
        (die((60, 236), 14, "#efbf1d", 6))
    }
}

fn die((x, y): (i32, i32), turn: i32, fill: &str, round: i32) -> Markup {
    html! {
        g transform=(format!("translate({x} {y}) rotate({turn})")) {
            rect width="38" height="38" rx=(round) fill=(fill) stroke="#1d0f06" stroke-width="2" {}
            @for (cx, cy) in [(11, 11), (27, 11), (19, 19), (11, 27), (27, 27)] { circle cx=(cx) cy=(cy) r="3.6" fill="#fff6e0" {} }
        }
    }
}
