//! What is wrong with the arguments, as sentences in the language that was asked for.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use kernel::{Lang, Message};

/// The language of these arguments, as far as they can be read: they may be wrong elsewhere.
pub(crate) fn lang_of(args: impl IntoIterator<Item = String>) -> Option<Lang> {
    let mut args = args.into_iter().skip(1);
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            return args.next().and_then(|code| Lang::from_code(&code));
        }
        if let Some(code) = arg.strip_prefix("--lang=") {
            return Lang::from_code(code);
        }
    }
    None
}

/// What is wrong, and where help is; none where help or the version was asked for.
pub(crate) fn message(error: &clap::Error) -> Option<Message> {
    use ErrorKind as K;
    let key = match error.kind() {
        K::DisplayHelp | K::DisplayVersion | K::DisplayHelpOnMissingArgumentOrSubcommand => {
            return None;
        }
        K::UnknownArgument => "cli-usage-unknown",
        K::InvalidSubcommand => "cli-usage-no-command",
        K::InvalidValue if said(error, ContextKind::InvalidValue).is_empty() => {
            "cli-usage-no-value"
        }
        K::InvalidValue | K::ValueValidation | K::InvalidUtf8 => "cli-usage-value",
        K::MissingRequiredArgument | K::MissingSubcommand => "cli-usage-missing",
        K::ArgumentConflict => "cli-usage-conflict",
        K::TooManyValues | K::TooFewValues | K::WrongNumberOfValues => "cli-usage-count",
        K::NoEquals | K::Io | K::Format | _ => "cli-usage-other",
    };
    let command = said(error, ContextKind::InvalidSubcommand);
    let argument = said(error, ContextKind::InvalidArg);
    let argument = if argument.is_empty() { command } else { argument };
    let allowed = said(error, ContextKind::ValidValue);
    let message = Message::new(key)
        .with("argument", argument)
        .with("value", said(error, ContextKind::InvalidValue))
        .with("other", said(error, ContextKind::PriorArg))
        .with("some", i64::from(!allowed.is_empty()))
        .with("allowed", allowed);
    Some(message)
}

/// What an error says of a kind, in the words that were typed.
fn said(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::Number(number)) => number.to_string(),
        Some(ContextValue::Bool(_) | ContextValue::StyledStrs(_) | ContextValue::None | _)
        | None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Args;
    use crate::voice::plain;
    use clap::Parser;

    fn refused(line: &str, lang: Lang) -> String {
        let words = std::iter::once("tavolata").chain(line.split_whitespace());
        let error = Args::try_parse_from(words).expect_err("it is refused");
        plain(lang, &message(&error).expect("it is no help"))
    }

    fn lang(code: &str) -> Lang {
        Lang::from_code(code).expect("a language of ours")
    }

    #[test]
    fn what_is_wrong_is_said_in_the_language_that_was_asked_for() {
        let italian = |line| refused(line, lang("it"));
        assert!(italian("balla").contains("\u{ab}balla\u{bb} non è un comando"));
        assert!(italian("play root --forte").contains("\u{ab}--forte\u{bb}"));
        let number = italian("simulate root -n molte");
        assert!(number.contains("\u{ab}molte\u{bb}") && number.contains("--games"), "{number}");
        assert!(italian("simulate").contains("Manca: <GAME>"), "{}", italian("simulate"));
        assert!(refused("dance", lang("en")).contains("\"dance\" is no command"));
    }

    #[test]
    fn the_language_is_read_even_if_the_rest_is_wrong() {
        let said = |line: &str| lang_of(line.split_whitespace().map(str::to_owned));
        assert_eq!(said("tavolata balla --lang it"), Lang::from_code("it"));
        assert_eq!(said("tavolata --lang=it balla"), Lang::from_code("it"));
        assert_eq!(said("tavolata balla"), None);
    }
}
