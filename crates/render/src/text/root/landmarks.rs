//! Landmarks, and the set-up cards while factions are picked.

use super::players;
use crate::text::{Ink, Reader};
use kernel::Message;
use root::View;
use root::landmarks::view::LandmarkView;
use root::setup::advanced::view::SetupCardView;
use root::view::WaitingView;

/// The landmarks: where each stands, what lies there and what it does.
pub(super) fn lines(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let landmarks: Vec<String> = view.landmarks.iter().map(|it| said(it, view, reader)).collect();
    let cards: Vec<String> = view.setup_cards.iter().map(|card| setup_card(card, reader)).collect();
    let lists = [("picture-root-landmarks", landmarks), ("picture-root-setup-cards", cards)];
    lists.iter().flat_map(|(key, list)| players::labelled(key, list, reader)).collect()
}

fn said(it: &LandmarkView, view: &View, reader: &Reader<'_>) -> String {
    let name = reader.word(format!("landmark-{}", it.landmark));
    let place = it.clearing.map(|number| format!("c{number}"));
    let items = it.items.iter().map(|item| players::item(item, reader));
    let known = it.stalls.iter().flatten().map(|card| players::card(*card, view, reader));
    let hidden = it.stalls.iter().filter(|card| card.is_none()).count();
    let hidden = (hidden > 0)
        .then(|| reader.say(&Message::new("picture-root-stalls").with("count", hidden)));
    let text = reader.ink(Ink::Dim, reader.word(format!("landmark-{}-text", it.landmark)));
    let parts = std::iter::once(name).chain(place).chain(items).chain(known).chain(hidden);
    format!("{} {text}", parts.collect::<Vec<_>>().join(" "))
}

fn setup_card(card: &SetupCardView, reader: &Reader<'_>) -> String {
    let name = reader.word(format!("faction-{}", card.faction));
    let character = card.character.map(|character| reader.word(format!("character-{character}")));
    let locked = card.locked.then(|| format!("({})", reader.word("picture-root-locked")));
    let what = reader.ink(Ink::Dim, reader.word(format!("setup-card-{}", card.faction)));
    let parts = std::iter::once(name).chain(character).chain(locked).chain([what]);
    parts.collect::<Vec<_>>().join(" ")
}

/// A player who has not picked a faction yet, with the cards the reader knows.
pub(super) fn before(it: &WaitingView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let who = Message::new("seat-number").with("number", it.seat + 1);
    let told = Message::new("picture-root-before").with("who", who).with("hand", it.hand);
    let known: Vec<String> =
        it.known.iter().map(|card| players::card(*card, view, reader)).collect();
    let hand = players::labelled("picture-root-hand", &known, reader);
    std::iter::once(reader.say(&told)).chain(hand).collect()
}
