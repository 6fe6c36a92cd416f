//! The speaker: says messages in a language.

use crate::{Names, TextError};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use kernel::{Arg, Lang, Message, Para, Text};
use std::fmt;
use unic_langid::LanguageIdentifier;

/// The texts beneath those of every game.
const KERNEL: &[Text] = kernel::texts![in "../texts", en it fr: "kernel"];

/// What marks a message or a variable that is missing.
const MARK: char = '⟦';

/// Whether something in a said text was missing.
pub fn has_gap(said: &str) -> bool {
    said.contains(MARK)
}

/// Says messages, in any language, on any thread. A message that a language has not is said in the default one, whole, and a
/// name in it that needs forms the default language has not is treated as a player's.
pub struct Speaker {
    /// By the place of their language.
    bundles: Vec<FluentBundle<FluentResource>>,
    /// Whether a message that a language has not is a gap.
    is_strict: bool,
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
        Ok(Self { bundles: bundles.collect::<Result<_, _>>()?, is_strict: false })
    }

    /// The same for tests: nothing is said in another language, what is missing is marked.
    #[must_use]
    pub fn strict(self) -> Self {
        Self { is_strict: true, ..self }
    }

    /// The language in which a reader of this one hears a message: the default one, if there is no other.
    pub fn said_in(&self, lang: Lang, key: &str) -> Lang {
        let (id, _) = parts(key);
        let is_own = self.is_strict || self.bundle(lang).has_message(id);
        if is_own { lang } else { Lang::default() }
    }

    /// Says a message; what is missing is marked.
    pub fn say(&self, lang: Lang, message: &Message, names: &Names) -> String {
        Saying { speaker: self, lang, names }.message(message)
    }

    /// Says a message that needs no names.
    pub fn word(&self, lang: Lang, key: impl Into<std::borrow::Cow<'static, str>>) -> String {
        self.say(lang, &Message::new(key), &Names::NONE)
    }

    /// Whether there is a message to say, or with `key.attribute` an attribute of one.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        let (id, attribute) = parts(key);
        let message = self.bundle(self.said_in(lang, key)).get_message(id);
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
#[derive(Clone, Copy)]
struct Saying<'a> {
    speaker: &'a Speaker,
    lang: Lang,
    names: &'a Names,
}

impl<'a> Saying<'a> {
    fn message(&self, message: &Message) -> String {
        let (id, attribute) = parts(&message.key);
        let own = self.in_its_language(message);
        own.bundle().get_message(id).map_or_else(
            || missing(&message.key),
            |found| own.pattern(&found, attribute, &own.args(message), &message.key),
        )
    }

    /// The same in the language that has the message: all it contains is said in that one.
    fn in_its_language(&self, message: &Message) -> Self {
        Self { lang: self.speaker.said_in(self.lang, &message.key), ..*self }
    }

    fn bundle(&self) -> &'a FluentBundle<FluentResource> {
        self.speaker.bundle(self.lang)
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
        let said = self.bundle().format_pattern(pattern, Some(args), &mut errors).into_owned();
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

    /// Fills a place with a message, and the places `name_attribute` with its attributes. One of another language has the forms
    /// of a player's name in this one.
    fn fill_message(&self, args: &mut FluentArgs<'static>, name: &str, message: &Message) {
        let said = self.message(message);
        let own = self.in_its_language(message);
        own.fill_forms(args, name, message);
        if own.lang != self.lang {
            self.fill_forms(args, name, &Names::player(said.clone()));
        }
        args.set(name.to_owned(), said);
    }

    fn fill_forms(&self, args: &mut FluentArgs<'static>, name: &str, message: &Message) {
        let (id, _) = parts(&message.key);
        let Some(found) = self.bundle().get_message(id) else { return };
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
