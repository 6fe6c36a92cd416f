//! One page with every picture of the collection, to look at: small and large, on light and dark, and in one colour.
//!
//! `cargo run -p render --example sheet > sheet.html`, and open it; a word after `--` shows only pictures whose shelf and
//! name contain it.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use render::look::{self, Picture, Symbols};
use std::io::Write as _;

const STYLE: &str = "
body { margin: 0; font: 12px/1.3 system-ui, sans-serif; background: #fdf7e8; color: #2b2116 }
main { display: flex; flex-wrap: wrap; gap: 4px; padding: 8px }
figure { margin: 0; width: 264px; background: #fff } figcaption { text-align: center }
div { display: flex; align-items: center; justify-content: center; gap: 4px; padding: 3px }
.light { background: #f5efe3 } .dark { background: #2a231b } .mono svg { filter: brightness(0) }
.light.root { background: #c5d79c } .dark.root { background: #263319 }";

fn main() -> std::io::Result<()> {
    let only = std::env::args().nth(1).unwrap_or_default();
    let shown = |picture: &&Picture| format!("{}/{}", picture.shelf, picture.name).contains(&only);
    let mut symbols = Symbols::default();
    let page = html! {
        (DOCTYPE)
        meta charset="utf-8";
        title { "The look of Tavolata" }
        style { (PreEscaped(STYLE)) }
        main { @for picture in look::all().iter().filter(shown) { (figure(picture, &mut symbols)) } }
        (symbols.drawn())
    };
    std::io::stdout().write_all(page.0.as_bytes())
}

fn figure(picture: &'static Picture, symbols: &mut Symbols) -> Markup {
    html! {
        figure {
            @for light in ["light", "dark"] {
                div.(light).(picture.shelf) { @for height in [20, 32, 64] { (at(picture, height, symbols)) } }
                div.(light).(picture.shelf) { (at(picture, 128, symbols)) }
            }
            div.mono { (at(picture, 20, symbols)) (at(picture, 32, symbols)) }
            figcaption { (picture.shelf) "/" (picture.name) }
        }
    }
}

/// The picture so high; what is wide is shown as wide as there is room.
fn at(picture: &'static Picture, height: u32, symbols: &mut Symbols) -> Markup {
    let (width, whole) = picture.size;
    let wide = (height * width / whole).min(256);
    html! {
        svg viewBox=(format!("0 0 {width} {whole}")) width=(wide) height=(wide * whole / width) {
            (symbols.placed(picture, (0, 0), width))
        }
    }
}
