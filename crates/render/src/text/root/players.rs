//! The players: score, hand, crafted cards and what each faction's board shows.

use super::{corvids, duchy, hundreds, keepers, lizard_cult, mark, riverfolk, suit_ink};
use crate::text::layout::hang;
use crate::text::{Ink, Reader};
use kernel::Message;
use root::View;
use root::position::ItemState;
use root::setting::records::Symbol;
use root::terms::{CardName, Leader, Suit};
use root::view::{BoardView, CardView, ColumnView, ItemView, PlayerView, VagabondView};

/// A player's block.
pub(super) fn block(player: &PlayerView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mark = mark(player.faction);
    let turn = if view.turn == Some(player.seat) { "▶" } else { " " };
    let name = reader.word(format!("faction-{}", player.faction));
    let name = reader.ink(mark.ink, format!("{turn} {} {name}", mark.letter));
    let score =
        Message::new("picture-root-score").with("score", player.score).with("hand", player.hand);
    let mut lines = vec![format!("{name}  {}", reader.say(&score))];
    let card = |id: &CardName| card(*id, view, reader);
    let goal = player.dominance.map(|suit| {
        let suit = Message::new(format!("suit-{suit}"));
        reader.say(&Message::new("picture-root-goal").with("suit", suit))
    });
    let partner = player.coalition.map(|faction| {
        let faction = Message::new(format!("faction-{faction}"));
        reader.say(&Message::new("picture-root-coalition").with("faction", faction))
    });
    lines.extend(goal.into_iter().chain(partner).map(|line| format!("    {line}")));
    let supply = player
        .supply
        .iter()
        .map(|piece| format!("{} ×{}", reader.word(format!("piece-{}", piece.piece)), piece.count));
    lines.extend(hand(player, view, reader));
    for (key, list) in [
        ("picture-root-crafted", player.crafted.iter().map(card).collect()),
        ("picture-root-own-items", player.items.iter().map(|i| item(i, reader)).collect()),
        ("picture-root-supply", supply.collect::<Vec<_>>()),
    ] {
        lines.extend(labelled(key, &list, reader));
    }
    lines.extend(board(&player.board, view, reader));
    lines
}

/// The cards of a hand that are known, each with what it does and what it costs.
fn hand(player: &PlayerView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    if player.known.is_empty() {
        return Vec::new();
    }
    let label = reader.ink(Ink::Dim, reader.word("picture-root-hand"));
    let mut lines = vec![format!("    {label}:")];
    for &id in &player.known {
        let text = reader.tongue.maybe(format!("card-{id}.text"));
        let cost = view.cards.get(&id).filter(|print| !print.cost.is_empty());
        let cost = cost.map(|print| reader.ink(Ink::Dim, costs(print, reader)));
        let said = text.into_iter().chain(cost).collect::<Vec<_>>().join(" ");
        lines.extend(hang(&format!("      {}  ", card(id, view, reader)), &said, reader.width));
    }
    lines
}

/// What a card costs to craft.
fn costs(print: &CardView, reader: &Reader<'_>) -> String {
    let word = |symbol: &Symbol| match symbol.suit() {
        Some(suit) => reader.word(format!("suit-{suit}")),
        None => reader.word("page-root-any"),
    };
    let words = print.cost.iter().map(word).collect::<Vec<_>>().join(", ");
    format!("({})", reader.say(&Message::new("page-root-cost").with("cost", words)))
}

/// A label and what it names, where there is any.
pub(super) fn labelled(key: &'static str, list: &[String], reader: &Reader<'_>) -> Vec<String> {
    if list.is_empty() {
        return Vec::new();
    }
    let label = format!("    {}: ", reader.ink(Ink::Dim, reader.word(key)));
    hang(&label, &list.join(", "), reader.width)
}

/// Items of a kind that lie alike.
pub(super) fn item(item: &ItemView, reader: &Reader<'_>) -> String {
    let name = reader.word(format!("item-{}", item.item));
    let count = if item.count > 1 { format!(" ×{}", item.count) } else { String::new() };
    match item.state {
        ItemState::Ready => format!("{name}{count}"),
        ItemState::Exhausted | ItemState::DamagedReady | ItemState::DamagedExhausted => {
            format!("{name}{count} ({})", reader.word(format!("picture-root-{}", item.state)))
        }
    }
}

/// A card and its suit.
pub(super) fn card(id: CardName, view: &View, reader: &Reader<'_>) -> String {
    let name = reader.word(format!("card-{id}"));
    match view.cards.get(&id) {
        Some(card) => {
            let said = format!("{name} ({})", reader.word(format!("suit-{}", card.suit)));
            reader.ink(suit_ink(card.suit), said)
        }
        None => name,
    }
}

fn board(board: &BoardView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    match board {
        BoardView::Marquise => Vec::new(),
        BoardView::Eyrie { leader, deposed, decree } => {
            let name = |leader: Leader| reader.word(format!("leader-{leader}"));
            let leaders: Vec<String> = leader.map(name).into_iter().collect();
            let deposed: Vec<String> = deposed.iter().copied().map(name).collect();
            let mut lines = labelled("picture-root-leader", &leaders, reader);
            lines.extend(labelled("picture-root-deposed", &deposed, reader));
            lines.extend(labelled("picture-root-decree", &columns(decree, view, reader), reader));
            lines
        }
        BoardView::Alliance { supporters, known, officers } => {
            let message = Message::new("picture-root-alliance")
                .with("supporters", *supporters)
                .with("officers", *officers);
            let known: Vec<String> = known.iter().map(|id| card(*id, view, reader)).collect();
            let mut lines = vec![format!("    {}", reader.say(&message))];
            lines.extend(labelled("picture-root-supporters", &known, reader));
            lines
        }
        BoardView::Vagabond(board) => vagabond(board, reader),
        BoardView::LizardCult(board) => lizard_cult::lines(board, view, reader),
        BoardView::Riverfolk(board) => riverfolk::lines(board, view, reader),
        BoardView::Duchy(board) => duchy::lines(board, view, reader),
        BoardView::Corvids(board) => corvids::lines(board, view, reader),
        BoardView::Hundreds(board) => hundreds::lines(board, view, reader),
        BoardView::Keepers(board) => keepers::lines(board, view, reader),
    }
}

/// The Decree, column by column.
fn columns(decree: &[ColumnView], view: &View, reader: &Reader<'_>) -> Vec<String> {
    let column = |column: &ColumnView| {
        let viziers = (0..column.viziers).map(|_| reader.word("picture-root-vizier"));
        let cards = column.cards.iter().map(|id| card(*id, view, reader));
        let under: Vec<String> = viziers.chain(cards).collect();
        let under = if under.is_empty() { "–".to_owned() } else { under.join(" + ") };
        format!("{} [{under}]", reader.word(format!("column-{}", column.column)))
    };
    decree.iter().map(column).collect()
}

fn vagabond(board: &VagabondView, reader: &Reader<'_>) -> Vec<String> {
    let character: Vec<String> =
        board.character.map(|who| reader.word(format!("character-{who}"))).into_iter().collect();
    let items: Vec<String> = board.items.iter().map(|i| item(i, reader)).collect();
    let stands = board.relationships.iter().map(|with| {
        let faction = reader.word(format!("faction-{}", with.faction));
        format!("{faction} {}", reader.word(format!("relationship-{}", with.relationship)))
    });
    let quests = Suit::OF_CLEARINGS.into_iter().zip(board.completed);
    let quests = quests.filter(|(_, count)| *count > 0);
    let quests =
        quests.map(|(suit, count)| format!("{} ×{count}", reader.word(format!("suit-{suit}"))));
    let mut lines = labelled("picture-root-character", &character, reader);
    lines.extend(labelled("picture-root-own-items", &items, reader));
    lines.extend(labelled("picture-root-relationships", &stands.collect::<Vec<_>>(), reader));
    lines.extend(labelled("picture-root-completed", &quests.collect::<Vec<_>>(), reader));
    lines
}
