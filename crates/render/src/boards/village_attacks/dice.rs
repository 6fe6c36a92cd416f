//! Dice: every symbol has its hue, its picture and its letters.

use super::faces;
use crate::Scene;
use crate::board::Stands;
use maud::{Markup, html};

/// The name of a symbol.
pub(super) fn name(symbol: &str, scene: &Scene<'_>) -> String {
    match symbol {
        "any" => scene.tongue.word("page-va-any"),
        _ => scene.tongue.word(format!("symbol-{symbol}")),
    }
}

/// A die that shows a symbol; what it stands for may be chosen.
pub(super) fn die(symbol: &str, scene: &Scene<'_>, stands: &Stands) -> Markup {
    let (told, letters) =
        (name(symbol, scene), scene.tongue.word(format!("page-va-letters-{symbol}")));
    html! {
        svg.va-die.(format!("va-{symbol}")).(stands.class()) viewBox="-3 -3 46 46" role="img" aria-label=(told) data-choice=[stands.choices.as_ref()] {
            title { (told) }
            rect.halo width="40" height="40" rx="9" {}
            path.sheen d="M7 5q13 -4 26 0q3 5 1 10q-14 -7 -28 1q-2 -6 1 -11z" {}
            @match faces::symbol(symbol) {
                Some(glyph) => image href=(glyph.address()) x="9" y="4" width="22" height="22" {},
                None => text.any x="20" y="25" { @if symbol == "any" { "✱" } @else { "–" } },
            }
            text x="20" y="37" { (letters) }
        }
    }
}

/// Dice that only show what they are.
pub(super) fn shown(symbol: &str, scene: &Scene<'_>) -> Markup {
    die(symbol, scene, &super::PLAIN)
}

/// A cost, die by die.
pub(super) fn cost(symbols: &[&str], scene: &Scene<'_>) -> Markup {
    html! { span.va-cost { @for symbol in symbols { (shown(symbol, scene)) } } }
}

/// Results one by one, from how many there are of each.
pub(super) fn one_by_one<'a>(
    results: &'a [(&'static str, u8)],
) -> impl Iterator<Item = &'static str> + 'a {
    results.iter().flat_map(|&(symbol, count)| std::iter::repeat_n(symbol, count.into()))
}
