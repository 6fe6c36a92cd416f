//! The board of the Keepers in a terminal.

use super::map::short;
use super::players::{card, labelled};
use crate::boards::root::keepers::row;
use crate::text::Reader;
use kernel::Message;
use root::View;
use root::keepers::view::{KeepersView, RetinueView};
use root::terms::RelicType;
use root::view::ForestView;

/// The Retinue, the Relics box and the waystations that wait.
pub(super) fn lines(board: &KeepersView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let name = |kind: RelicType| reader.word(format!("relic-{kind}"));
    let columns: Vec<String> =
        board.retinue.iter().map(|column| said(column, view, reader)).collect();
    let recovered = board.recovered.iter();
    let recovered = recovered.map(|(kind, values)| format!("{} [{}]", name(*kind), row(values)));
    let waiting = board.waystations.iter();
    let waiting = waiting.map(|(front, back)| format!("{}/{}", name(*front), name(*back)));
    let woods = view.forests.iter().filter(|forest| !forest.relics.is_empty());
    let woods = woods.map(|forest| hidden(forest, reader));
    let mut lines = labelled("picture-root-retinue", &columns, reader);
    lines.extend(labelled("picture-root-recovered", &recovered.collect::<Vec<_>>(), reader));
    lines.extend(labelled("picture-root-relics", &woods.collect::<Vec<_>>(), reader));
    lines.extend(labelled("picture-root-waystations", &waiting.collect::<Vec<_>>(), reader));
    lines
}

/// The relics of a forest.
fn hidden(forest: &ForestView, reader: &Reader<'_>) -> String {
    let relics: Vec<String> = forest.relics.iter().map(|relic| short(relic, reader)).collect();
    let name = reader.say(&Message::new("picture-root-forest").with("number", forest.number));
    format!("{name} {}", relics.join(" "))
}

/// A column of the Retinue: its name and what lies under it.
fn said(column: &RetinueView, view: &View, reader: &Reader<'_>) -> String {
    let faithful = (0..column.faithful).map(|_| reader.word("faithful-retainer"));
    let cards = column.cards.iter().map(|id| card(*id, view, reader));
    let under: Vec<String> = faithful.chain(cards).collect();
    let under = if under.is_empty() { "–".to_owned() } else { under.join(" + ") };
    format!("{} [{under}]", reader.word(format!("retinue-{}", column.column)))
}
