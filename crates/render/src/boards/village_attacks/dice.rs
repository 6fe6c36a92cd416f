//! Dice: every symbol has its hue, its picture and its letters.

use super::faces::art;
use super::things::Thing;
use super::{Sight, faces};
use maud::{Markup, html};
use std::fmt;
use village_attacks::terms::{CostSymbol, SpecialFace, Symbol};

/// What a die shows, or what a cost asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shows {
    /// A face.
    Face(SpecialFace),
    /// Any useful result.
    Any,
}

impl From<SpecialFace> for Shows {
    fn from(face: SpecialFace) -> Self {
        Self::Face(face)
    }
}

impl From<Symbol> for Shows {
    fn from(symbol: Symbol) -> Self {
        Self::Face(symbol.into())
    }
}

impl From<CostSymbol> for Shows {
    fn from(symbol: CostSymbol) -> Self {
        symbol.symbol().map_or(Self::Any, Self::from)
    }
}

impl fmt::Display for Shows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Face(face) => face.fmt(f),
            Self::Any => CostSymbol::Any.fmt(f),
        }
    }
}

/// The name of what is shown.
fn name(shows: Shows, sight: &Sight<'_>) -> String {
    match shows {
        Shows::Any => sight.word("page-va-any"),
        Shows::Face(face) => sight.word(format!("symbol-{face}")),
    }
}

/// A die that shows a symbol; what it stands for may be chosen.
pub(super) fn die(shows: impl Into<Shows>, sight: &Sight<'_>, thing: Option<Thing>) -> Markup {
    let shows = shows.into();
    let (told, letters) = (name(shows, sight), sight.word(format!("page-va-letters-{shows}")));
    let glyph = match shows {
        Shows::Face(face) => faces::symbol(face).ok_or("–"),
        Shows::Any => Ok(art("die-any")),
    };
    html! {
        svg.va-die.(format!("va-{shows}")) viewBox="-3 -3 46 46" role="img" aria-label=(told) data-thing=[thing] {
            title { (told) }
            rect.halo width="40" height="40" rx="9" {}
            path.sheen d="M7 5q13 -4 26 0q3 5 1 10q-14 -7 -28 1q-2 -6 1 -11z" {}
            @match glyph {
                Ok(glyph) => image href=(glyph.address) x="9" y="4" width="22" height="22" {},
                Err(sign) => text.any x="20" y="25" { (sign) },
            }
            text x="20" y="37" { (letters) }
        }
    }
}

/// Dice that only show what they are.
pub(super) fn shown(shows: impl Into<Shows>, sight: &Sight<'_>) -> Markup {
    die(shows, sight, None)
}

/// A cost, die by die.
pub(super) fn cost(symbols: &[CostSymbol], sight: &Sight<'_>) -> Markup {
    html! { span.va-cost { @for &symbol in symbols { (shown(symbol, sight)) } } }
}

/// Results one by one, from how many there are of each.
pub(super) fn one_by_one(results: &[(Symbol, u8)]) -> impl Iterator<Item = Symbol> {
    results.iter().flat_map(|&(symbol, count)| std::iter::repeat_n(symbol, count.into()))
}
