//! The speaker: says messages in a language.

use crate::{Names, TextError};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use kernel::{Arg, Lang, Message, Para, Text};
use std::fmt;
use unic_langid::LanguageIdentifier;

/// The texts beneath those of every game.
const KERNEL: &[Text] = kernel::texts![in "../texts": "kernel"];

/// What marks a message or a variable that is missing.
const MARK: char = '⟦';

/// Whether something in a said text was missing.
pub fn has_fallback(said: &str) -> bool {
    said.contains(MARK)
}

/// Says messages, in any language, on any thread.
pub struct Speaker {
    /// By the place of their language.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// A paragraph of the law in a language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LawText {
    /// Its title.
    pub title: String,
    /// What it says, in our words.
    pub summary: String,
}

impl Speaker {
    /// A speaker of these texts and of what the kernel itself says.
    pub fn new(texts: &[Text]) -> Result<Self, TextError> {
        let bundles = Lang::ALL.into_iter().map(|lang| bundle(lang, texts));
        Ok(Self { bundles: bundles.collect::<Result<_, _>>()? })
    }

    /// Says a message; what is missing is marked.
    pub fn say(&self, lang: Lang, message: &Message, names: &Names) -> String {
        Saying { bundle: self.bundle(lang), names }.message(message)
    }

    /// Says a message that needs no names.
    pub fn word(&self, lang: Lang, key: impl Into<std::borrow::Cow<'static, str>>) -> String {
        self.say(lang, &Message::new(key), &Names::NONE)
    }

    /// Whether there is a message, or with `key.attribute` an attribute of one.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        let (id, attribute) = parts(key);
        let message = self.bundle(lang).get_message(id);
        message.is_some_and(|message| attribute.is_none_or(|a| message.get_attribute(a).is_some()))
    }

    /// A paragraph of the law. Without a text of its own the title stands for it.
    pub fn law(&self, lang: Lang, para: Para) -> LawText {
        let key = para.key();
        let title_key = format!("{key}.title");
        let title = if self.has(lang, &title_key) {
            self.word(lang, title_key)
        } else {
            para.title().to_owned()
        };
        LawText { title, summary: self.word(lang, key) }
    }

    fn bundle(&self, lang: Lang) -> &FluentBundle<FluentResource> {
        &self.bundles[lang.index()]
    }
}

impl fmt::Debug for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speaker").finish_non_exhaustive()
    }
}

fn bundle(lang: Lang, texts: &[Text]) -> Result<FluentBundle<FluentResource>, TextError> {
    let id: LanguageIdentifier =
        lang.code().parse().expect("a language code is a language identifier");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Isolation marks are for mixed writing directions; all our languages run left to right.
    bundle.set_use_isolating(false);
    for text in KERNEL.iter().chain(texts).filter(|text| text.lang == lang) {
        let resource = FluentResource::try_new(text.text.to_owned()).map_err(|(_, errors)| {
            let first = errors.first().expect("a refused text has an error");
            TextError::at(text, first.pos.start, first.kind.to_string())
        })?;
        bundle.add_resource(resource).map_err(|errors| {
            TextError::twice(text, errors.first().expect("a refused text has an error"))
        })?;
    }
    Ok(bundle)
}

/// One message being said, with all it contains.
struct Saying<'a> {
    bundle: &'a FluentBundle<FluentResource>,
    names: &'a Names,
}

impl Saying<'_> {
    fn message(&self, message: &Message) -> String {
        let (id, attribute) = parts(&message.key);
        let found = self.bundle.get_message(id);
        found.map_or_else(
            || missing(&message.key),
            |found| self.pattern(&found, attribute, &self.args(message), &message.key),
        )
    }

    fn pattern(
        &self,
        found: &FluentMessage<'_>,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
        key: &str,
    ) -> String {
        let pattern = match attribute {
            Some(name) => found.get_attribute(name).map(|attribute| attribute.value()),
            None => found.value(),
        };
        let Some(pattern) = pattern else { return missing(key) };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() { said } else { said + &missing(key) }
    }

    fn args(&self, message: &Message) -> FluentArgs<'static> {
        let mut args = FluentArgs::with_capacity(message.args.len() * 2);
        for (name, arg) in &message.args {
            self.fill(&mut args, name, arg);
        }
        args
    }

    fn fill(&self, args: &mut FluentArgs<'static>, name: &str, arg: &Arg) {
        match arg {
            Arg::Number(number) => args.set(name.to_owned(), *number),
            Arg::Text(text) => args.set(name.to_owned(), text.clone()),
            Arg::Seat(seat) => self.fill_message(args, name, &self.names.of(*seat)),
            Arg::Message(message) => self.fill_message(args, name, message),
            Arg::List(list) => {
                args.set(format!("{name}_count"), list.len());
                args.set(name.to_owned(), self.list(list));
            }
        }
    }

    /// Fills a place with a message, and the places `name_attribute` with its attributes.
    fn fill_message(&self, args: &mut FluentArgs<'static>, name: &str, message: &Message) {
        args.set(name.to_owned(), self.message(message));
        let (id, _) = parts(&message.key);
        let Some(found) = self.bundle.get_message(id) else { return };
        let own = self.args(message);
        for attribute in found.attributes() {
            let id = attribute.id();
            let said = self.pattern(&found, Some(id), &own, &message.key);
            args.set(format!("{name}_{id}"), said);
        }
    }

    /// Several messages as a list: a, b and c.
    fn list(&self, items: &[Message]) -> String {
        let said = |messages: &[Message]| -> Vec<String> {
            messages.iter().map(|message| self.message(message)).collect()
        };
        match items {
            [] => self.message(&Message::new("list-none")),
            [only] => self.message(only),
            [front @ .., last] => {
                let pair = Message::new("list-pair").with("front", said(front).join(", "));
                self.message(&pair.with("last", self.message(last)))
            }
        }
    }
}

/// The message of a key, and its attribute where the key names one: `card.text`.
fn parts(key: &str) -> (&str, Option<&str>) {
    key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)))
}

fn missing(key: &str) -> String {
    format!("{MARK}{key}⟧")
}
