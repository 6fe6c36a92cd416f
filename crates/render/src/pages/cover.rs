//! The covers of the games: a scene of each, drawn from simple shapes and the pictures we have.

use crate::glyph::Glyph;
use crate::shell::image;
use crate::trees;
use maud::{Markup, html};

/// A picture of so large at a place.
type Piece = (Glyph, (i32, i32), i32);

/// The cover of a game.
pub(crate) fn cover(game: &str) -> Markup {
    html! {
        svg.cover viewBox="0 0 640 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            @match game {
                "root" => (woodland()),
                "monster-lands" => (wild_lands()),
                "village-attacks" => (castle()),
                "wonderful-kingdom" => (kingdom()),
                _ => (table(game)),
            }
        }
    }
}

fn pieces(pieces: &[Piece]) -> Markup {
    html! {
        @for &(glyph, at, size) in pieces { (image(glyph, at, size)) }
    }
}

fn sky(id: &str, [top, middle, bottom]: [&str; 3]) -> Markup {
    html! {
        defs { linearGradient id=(id) x1="0" y1="0" x2="0" y2="1" {
            stop offset="0" stop-color=(top) {} stop offset=".6" stop-color=(middle) {} stop offset="1" stop-color=(bottom) {}
        } }
        rect width="640" height="280" fill=(format!("url(#{id})")) {}
    }
}

/// A forest at dawn, and those who fight for it.
fn woodland() -> Markup {
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

/// A monster over the wild lands, and the dice that go out to meet it.
fn wild_lands() -> Markup {
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

/// A castle by night, those who live in it, and the torches that come up the hill.
fn castle() -> Markup {
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

/// A castle over its valley, a dragon in the sky, and cards that are dealt face up and face down.
fn kingdom() -> Markup {
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

fn die((x, y): (i32, i32), turn: i32, fill: &str, round: i32) -> Markup {
    html! {
        g transform=(format!("translate({x} {y}) rotate({turn})")) {
            rect width="38" height="38" rx=(round) fill=(fill) stroke="#1d0f06" stroke-width="2" {}
            @for (cx, cy) in [(11, 11), (27, 11), (19, 19), (11, 27), (27, 27)] { circle cx=(cx) cy=(cy) r="3.6" fill="#fff6e0" {} }
        }
    }
}

/// A game without a scene of its own: its pictures on the table.
fn table(game: &str) -> Markup {
    let [big, left, right] = super::pictures(game);
    html! {
        (sky("lamp", ["#20463b", "#2f6a56", "#7d5226"]))
        ellipse cx="320" cy="262" rx="300" ry="52" fill="#6d4722" {}
        (pieces(&[(left, (110, 130), 110), (right, (420, 130), 110), (big, (230, 60), 180)]))
    }
}
