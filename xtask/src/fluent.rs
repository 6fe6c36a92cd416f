//! Messages in Fluent, as far as the checks need them: keys, attributes, variables, lines.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a file by key.
pub(crate) type Messages = BTreeMap<String, Message>;

/// A message, or a term when its key starts with `-`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Message {
    /// The line it starts on.
    pub(crate) line: usize,
    /// Whether it has a text of its own beside its attributes.
    pub(crate) has_value: bool,
    /// The variables of its text.
    pub(crate) variables: BTreeSet<String>,
    /// Its attributes, each with its variables.
    pub(crate) attributes: BTreeMap<String, BTreeSet<String>>,
}

/// The messages of a text. What cannot be read is left out: [`mistakes`] names it.
pub(crate) fn messages(text: &str) -> Messages {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let mut messages = Messages::new();
    for entry in &resource.body {
        let (key, value, attributes) = match entry {
            Entry::Message(it) => (it.id.name.to_owned(), it.value.as_ref(), &it.attributes),
            Entry::Term(it) => (format!("-{}", it.id.name), Some(&it.value), &it.attributes),
            _ => continue,
        };
        let attributes = attributes.iter().map(|it| (it.id.name.to_owned(), variables(&it.value)));
        let message = Message {
            line: line_of(text, &key),
            has_value: value.is_some(),
            variables: value.map(variables).unwrap_or_default(),
            attributes: attributes.collect(),
        };
        messages.insert(key, message);
    }
    messages
}

/// The lines of a text that are no Fluent, each with the reason.
pub(crate) fn mistakes(text: &str) -> Vec<(usize, String)> {
    let errors = parser::parse(text).err().map(|(_, errors)| errors).unwrap_or_default();
    errors.into_iter().map(|it| (line_at(text, it.pos.start), it.kind.to_string())).collect()
}

/// The keys that a text has more than once, each with the line of its second.
pub(crate) fn repeated(text: &str) -> Vec<(usize, String)> {
    let mut seen = BTreeSet::new();
    let keyed = text.lines().enumerate().filter_map(|(at, line)| Some((at + 1, key_of(line)?)));
    keyed.filter(|(_, key)| !seen.insert(*key)).map(|(at, key)| (at, key.to_owned())).collect()
}

/// The key that a line opens.
fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let key = key.trim_end();
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (!key.is_empty() && key.chars().all(plain)).then_some(key)
}

fn line_of(text: &str, key: &str) -> usize {
    text.lines().position(|line| key_of(line) == Some(key)).map_or(1, |at| at + 1)
}

fn line_at(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|&it| it == b'\n').count() + 1
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => in_expression(expression, found),
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
        Expression::Inline(inline) => in_inline(inline, found),
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, found),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            in_arguments(arguments, found);
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, found: &mut BTreeSet<String>) {
    arguments.positional.iter().for_each(|it| in_inline(it, found));
    arguments.named.iter().for_each(|it| in_inline(&it.value, found));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_attributes_and_variables_are_read() {
        let text = "# A note.\nfact-a = { $n ->\n    [one] one of { $who }\n   *[other] many\n }\n    .the = the { NUMBER($x) }\n-term = t\n";
        let messages = messages(text);
        let fact = &messages["fact-a"];
        assert_eq!(fact.line, 2);
        assert_eq!(fact.variables, ["n".to_owned(), "who".to_owned()].into());
        assert_eq!(fact.attributes["the"], ["x".to_owned()].into());
        assert!(messages.contains_key("-term"));
    }

    #[test]
    fn mistakes_and_repetitions_have_lines() {
        assert_eq!(mistakes("a = b\n"), []);
        assert_eq!(mistakes("a = b\nc = { ) }\n")[0].0, 2);
        assert_eq!(repeated("a = 1\nb = 2\na = 3\n"), [(3, "a".to_owned())]);
    }
}
