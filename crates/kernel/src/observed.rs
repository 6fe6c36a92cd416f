//! What everyone could observe: the part of a game that outlives its code.

use crate::{Arg, Digest, Message, Spoken, Table, Viewer};
use std::fmt::Write;

/// The fingerprint of what is asked now and of what everyone was told from this fact on.
///
/// Who is asked under which paragraph, the offers in notation, and the public facts by message and arguments: nothing that
/// a change of positions, frames, wording or the order of offers would touch.
/// Elsewhere: checksum, state hash.
pub(crate) fn fingerprint<G: Spoken>(table: &Table<G>, told_from: usize) -> Digest {
    let mut text = String::new();
    let mut asks: Vec<_> = table.asks().iter().collect();
    asks.sort_by_key(|ask| ask.seat);
    for ask in asks {
        let mut offers: Vec<String> =
            table.offers(ask).iter().map(|offer| offer.choice.to_string()).collect();
        offers.sort_unstable();
        line(&mut text, format_args!("ask {} {}", ask.seat, ask.para.number()));
        for offer in offers {
            line(&mut text, format_args!("  {offer}"));
        }
    }
    for told in &table.told()[told_from..] {
        if let Some(fact) = told.heard_by(Viewer::Watcher) {
            spell(&mut text, &G::fact(table.setting(), &fact));
            text.push('\n');
        }
    }
    Digest::of_bytes(text.as_bytes())
}

fn line(text: &mut String, args: std::fmt::Arguments<'_>) {
    writeln!(text, "{args}").expect("a string takes what is written to it");
}

/// A message by its key and arguments: `(fact-moves who=(marquise) count=2)`.
fn spell(text: &mut String, message: &Message) {
    text.push('(');
    text.push_str(&message.key);
    for (name, arg) in &message.args {
        write!(text, " {name}=").expect("a string takes what is written to it");
        match arg {
            Arg::Number(number) => {
                write!(text, "{number}").expect("a string takes what is written to it");
            }
            Arg::Text(words) => text.push_str(words),
            Arg::Seat(seat) => {
                write!(text, "seat {seat}").expect("a string takes what is written to it");
            }
            Arg::Message(message) => spell(text, message),
            Arg::List(list) => list.iter().for_each(|message| spell(text, message)),
        }
    }
    text.push(')');
}
