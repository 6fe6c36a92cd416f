//! Options: what a table is set with, for forms, flags and journals.

use crate::Message;
use crate::game::SetError;
use std::collections::BTreeMap;

/// An option of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name: `seats`, `map`. Its help is the message `option-NAME`; of its values, `option-NAME-VALUE`.
    pub name: &'static str,
    /// What it may be.
    pub kind: Kind,
    /// What it is unless said otherwise.
    pub default: &'static str,
}

/// What an option may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `on` or `off`.
    Toggle,
    /// A whole number in this range.
    Number {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// One of these.
    OneOf(&'static [&'static str]),
    /// Some of these, separated by commas, in an order that may matter.
    Several(&'static [&'static str]),
}

impl Kind {
    /// Whether a value is of this kind.
    pub fn allows(self, value: &str) -> bool {
        match self {
            Self::Toggle => matches!(value, "on" | "off"),
            Self::Number { min, max } => {
                value.parse().is_ok_and(|number| (min..=max).contains(&number))
            }
            Self::OneOf(values) => values.contains(&value),
            Self::Several(values) => split(value).all(|part| values.contains(&part)),
        }
    }

    fn describe(self) -> String {
        match self {
            Self::Toggle => "on, off".to_owned(),
            Self::Number { min, max } => format!("{min}-{max}"),
            Self::OneOf(values) | Self::Several(values) => values.join(", "),
        }
    }
}

fn split(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|part| !part.is_empty())
}

/// Options a table was set with: every option of the game has its value.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Options {
    values: BTreeMap<&'static str, String>,
}

impl Options {
    /// Accepts given options; those not given have their defaults.
    pub fn accept<'a>(
        specs: &[OptionSpec],
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetError> {
        let defaults = specs.iter().map(|spec| (spec.name, spec.default.to_owned()));
        let mut values: BTreeMap<_, _> = defaults.collect();
        for (name, value) in given {
            let spec =
                specs.iter().find(|spec| spec.name == name).ok_or_else(|| unknown(specs, name))?;
            if !spec.kind.allows(value) {
                return Err(not_allowed(spec, value));
            }
            values.insert(spec.name, value.to_owned());
        }
        Ok(Self { values })
    }

    /// Accepts the options of a journal. One that it does not name is newer than the journal: it is what the game was
    /// played with before there was a choice.
    pub fn accept_former<'a>(
        specs: &[OptionSpec],
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
        before: &[(&'a str, &'a str)],
    ) -> Result<Self, SetError> {
        let given: Vec<_> = given.into_iter().collect();
        let is_given = |name: &str| given.iter().any(|(given, _)| *given == name);
        let newer = before.iter().copied().filter(|(name, _)| !is_given(name));
        Self::accept(specs, newer.chain(given.iter().copied()))
    }

    /// The value of an option of this game.
    #[track_caller]
    pub fn get(&self, name: &str) -> &str {
        self.values.get(name).expect("an accepted set of options has every option")
    }

    /// Whether a toggle is on.
    #[track_caller]
    pub fn is_on(&self, name: &str) -> bool {
        self.get(name) == "on"
    }

    /// The value of a number.
    #[track_caller]
    pub fn number(&self, name: &str) -> u32 {
        self.get(name).parse().expect("an accepted number is a number")
    }

    /// The values of a list.
    pub fn several(&self, name: &str) -> impl Iterator<Item = &str> {
        split(self.get(name))
    }

    /// All of them, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.values.iter().map(|(name, value)| (*name, value.as_str()))
    }
}

/// A refusal of options, with its sentence.
pub fn refuse(option: &str, message: Message) -> SetError {
    SetError::Option { option: option.to_owned(), message }
}

fn unknown(specs: &[OptionSpec], name: &str) -> SetError {
    let known: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
    refuse(
        name,
        Message::new("option-unknown").with("option", name).with("known", known.join(", ")),
    )
}

fn not_allowed(spec: &OptionSpec, value: &str) -> SetError {
    let message = Message::new("option-not-allowed").with("option", spec.name).with("value", value);
    refuse(spec.name, message.with("allowed", spec.kind.describe()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { name: "seats", kind: Kind::Number { min: 2, max: 4 }, default: "2" },
        OptionSpec { name: "map", kind: Kind::OneOf(&["autumn", "lake"]), default: "autumn" },
        OptionSpec { name: "clans", kind: Kind::Several(&["fire", "water"]), default: "" },
    ];

    #[test]
    fn what_is_not_given_has_its_default() {
        let options = Options::accept(SPECS, [("map", "lake"), ("clans", "water, fire")]).unwrap();
        assert_eq!((options.number("seats"), options.get("map")), (2, "lake"));
        assert_eq!(options.several("clans").collect::<Vec<_>>(), ["water", "fire"]);
    }

    #[test]
    fn what_a_journal_does_not_name_is_as_it_was_before_there_was_a_choice() {
        let accept = |given: &[(&'static str, &'static str)]| {
            let given = given.iter().copied();
            Options::accept_former(SPECS, given, &[("map", "lake")]).unwrap().get("map").to_owned()
        };
        assert_eq!(accept(&[("seats", "3")]), "lake");
        assert_eq!(accept(&[("map", "autumn")]), "autumn");
    }

    #[test]
    fn what_is_out_of_range_or_unknown_is_refused_by_name() {
        for (name, value) in
            [("seats", "5"), ("map", "moon"), ("wind", "on"), ("clans", "fire,sand")]
        {
            let error = Options::accept(SPECS, [(name, value)]).unwrap_err();
            assert!(matches!(error, SetError::Option { option, .. } if option == name));
        }
    }
}
