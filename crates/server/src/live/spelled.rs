//! Messages written down, so that they can be said later, in any language.

use kernel::{Arg, Message, Seat};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// How many names of places in messages are known at most. The games have a few dozen.
const NAMES: usize = 1000;
/// The longest of them.
const LONGEST: usize = 40;

/// A message as it is written down.
pub(super) fn spelled(message: &Message) -> Value {
    let args = message.args.iter().map(|(name, arg)| ((*name).to_owned(), spelled_arg(arg)));
    json!({ "key": message.key, "args": args.collect::<Map<_, _>>() })
}

/// What fills a place of a message, as it is written down.
pub(super) fn spelled_arg(arg: &Arg) -> Value {
    match arg {
        Arg::Number(number) => json!(number),
        Arg::Text(text) => json!(text),
        Arg::Seat(seat) => json!({ "seat": seat.0 }),
        Arg::Message(message) => spelled(message),
        Arg::List(list) => list.iter().map(spelled).collect(),
    }
}

/// A message that was written down.
pub(super) fn read(value: &Value) -> Option<Message> {
    let key = value.get("key")?.as_str()?.to_owned();
    let args = value.get("args")?.as_object()?.iter();
    let args = args.map(|(name, arg)| Some((name_of(name)?, read_arg(arg)?)));
    Some(Message { key: key.into(), args: args.collect::<Option<_>>()? })
}

/// What fills a place of a message, as it was written down.
pub(super) fn read_arg(value: &Value) -> Option<Arg> {
    match value {
        Value::Number(number) => number.as_i64().map(Arg::Number),
        Value::String(text) => Some(Arg::Text(text.clone())),
        Value::Array(list) => list.iter().map(read).collect::<Option<_>>().map(Arg::List),
        Value::Object(fields) => match fields.get("seat") {
            Some(seat) => {
                seat.as_u64().and_then(|it| u8::try_from(it).ok()).map(|it| Arg::Seat(Seat(it)))
            }
            None => read(value).map(Arg::Message),
        },
        Value::Null | Value::Bool(_) => None,
    }
}

/// Whether two messages say the same, in whatever order their places are filled.
pub(super) fn says_the_same(one: &Message, other: &Message) -> bool {
    one.key == other.key && one.args.len() == other.args.len() && spelled(one) == spelled(other)
}

/// Whether a message names this, at whatever depth.
pub(super) fn names(message: &Message, wanted: &Arg) -> bool {
    message.args.iter().any(|(_, arg)| is_named(arg, wanted))
}

fn is_named(arg: &Arg, wanted: &Arg) -> bool {
    let inside = match arg {
        Arg::Message(message) => names(message, wanted),
        Arg::List(list) => list.iter().any(|message| {
            names(message, wanted)
                || matches!(wanted, Arg::Message(it) if says_the_same(it, message))
        }),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => false,
    };
    inside || spelled_arg(arg) == spelled_arg(wanted)
}

/// A name of a place in messages, for as long as the program runs: there are few, and each is kept once.
fn name_of(name: &str) -> Option<&'static str> {
    static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = known.get(name).copied() {
        return Some(known);
    }
    if known.len() >= NAMES || name.len() > LONGEST {
        return None;
    }
    let kept: &'static str = Box::leak(name.to_owned().into_boxed_str());
    known.insert(kept);
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clearing(number: u8) -> Message {
        Message::new("place-clearing").with("number", number)
    }

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let message = Message::new("ask-ambush")
            .with("whom", Message::new("faction-marquise"))
            .with("clearing", clearing(4))
            .with("seat", Seat(2))
            .with("all", vec![clearing(1), clearing(2)])
            .with("text", "così");
        let text = spelled(&message).to_string();
        let back = read(&serde_json::from_str(&text).unwrap()).unwrap();
        assert!(says_the_same(&message, &back), "{back:?}");
        assert_eq!(read(&json!({ "key": 7 })), None);
        assert_eq!(read_arg(&json!(true)), None);
    }

    #[test]
    fn what_a_message_names_is_found_at_any_depth() {
        let told = Message::new("fact-moved").with("to", clearing(4)).with("count", 3);
        let all = Message::new("fact-held").with("where", vec![clearing(1), clearing(4)]);
        for (message, number, named) in
            [(&told, 4, true), (&told, 3, false), (&all, 4, true), (&all, 2, false)]
        {
            assert_eq!(names(message, &clearing(number).into()), named, "{message:?} {number}");
        }
        assert!(!says_the_same(&clearing(1), &clearing(2)));
    }
}
