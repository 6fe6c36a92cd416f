//! Pictures inside a page: each is drawn once, hidden, and used wherever it is shown.

use super::{Picture, attribute};
use maud::{Markup, PreEscaped, html};

/// The pictures a page uses, gathered while it is drawn.
#[derive(Debug, Clone, Default)]
pub struct Symbols {
    used: Vec<&'static Picture>,
}

impl Symbols {
    /// The picture inside a larger drawing, as wide as said, in the colours of the place where it stands.
    pub fn placed(&mut self, picture: &'static Picture, (x, y): (i32, i32), width: u32) -> Markup {
        self.note(picture);
        let height = picture.height(width);
        html! { use href=(format!("#{}", id(picture))) x=(x) y=(y) width=(width) height=(height) {} }
    }

    /// The picture in a line of text or a button, in its colours; a label is read out, and nothing without one.
    pub fn shown(&mut self, picture: &'static Picture, label: Option<&str>) -> Markup {
        let (width, height) = picture.size;
        html! {
            svg.look viewBox=(format!("0 0 {width} {height}")) width=(24 * width / height) height="24"
                role=[label.map(|_| "img")] aria-label=[label] aria-hidden=[label.is_none().then_some("true")] {
                (self.placed(picture, (0, 0), width))
            }
        }
    }

    /// What was used, each once: it stands anywhere in the page.
    pub fn drawn(&self) -> Markup {
        html! {
            @if !self.used.is_empty() {
                svg width="0" height="0" aria-hidden="true" class="symbols" { @for &picture in &self.used { (symbol(picture)) } }
            }
        }
    }

    fn note(&mut self, picture: &'static Picture) {
        let place = self.used.binary_search_by_key(&key(picture), |&used| key(used));
        if let Err(place) = place {
            self.used.insert(place, picture);
        }
    }
}

const fn key(picture: &Picture) -> (&'static str, &'static str) {
    (picture.shelf, picture.name)
}

fn id(picture: &Picture) -> String {
    format!("look-{}-{}", picture.shelf, picture.name)
}

fn symbol(picture: &Picture) -> Markup {
    let fits = Some(attribute(picture.svg, "preserveAspectRatio")).filter(|fits| !fits.is_empty());
    html! {
        symbol id=(id(picture)) viewBox=(attribute(picture.svg, "viewBox")) preserveAspectRatio=[fits] {
            (PreEscaped(picture.drawn()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look;

    #[test]
    fn a_picture_used_twice_is_sent_once_and_without_its_english_title() {
        let roost = look::of("root", "roost").expect("a roost");
        let keep = look::of("root", "keep").expect("a keep");
        let mut symbols = Symbols::default();
        assert!(symbols.drawn().0.is_empty());
        assert!(symbols.placed(roost, (0, 0), 20).0.contains("href=\"#look-root-roost\""));
        symbols.placed(keep, (4, 4), 20);
        assert!(symbols.shown(roost, Some("nido")).0.contains("aria-label=\"nido\""));
        let drawn = symbols.drawn().0;
        assert_eq!(drawn.matches("<symbol").count(), 2);
        assert_eq!(drawn.matches("id=\"look-root-roost\"").count(), 1);
        assert!(drawn.contains("var(--paint") && !drawn.contains("<title>"));
    }
}
