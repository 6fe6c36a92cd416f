//! The board of the Riverfolk in a terminal.

use super::players::labelled;
use crate::text::Reader;
use root::View;
use root::riverfolk::view::RiverfolkView;
use root::terms::{Faction, Service};

/// The three boxes, the prices of the services, what was bought, and the spaces to craft with.
pub(super) fn lines(board: &RiverfolkView, _view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for (key, held) in [
        ("picture-root-payments", &board.payments),
        ("picture-root-funds", &board.funds),
        ("picture-root-committed", &board.committed),
    ] {
        let warriors = |(faction, count): &(Faction, u8)| {
            format!("{} ×{count}", reader.word(format!("faction-{faction}")))
        };
        lines.extend(labelled(key, &held.iter().map(warriors).collect::<Vec<_>>(), reader));
    }
    let named = |service: Service| reader.word(format!("service-{service}"));
    let prices: Vec<String> = board
        .prices
        .iter()
        .map(|(service, price)| format!("{} {price}", named(*service)))
        .collect();
    lines.extend(labelled("picture-root-services", &prices, reader));
    let sold: Vec<String> = board.sold.iter().map(|service| named(*service)).collect();
    lines.extend(labelled("picture-root-bought", &sold, reader));
    let open = board.tracks.iter().filter(|track| track.open > 0);
    let spaces = open.map(|track| {
        let suit = reader.word(format!("suit-{}", track.suit));
        format!("{suit} {}/{}", track.open - track.taken, track.open)
    });
    lines.extend(labelled("picture-root-post-spaces", &spaces.collect::<Vec<_>>(), reader));
    lines
}
