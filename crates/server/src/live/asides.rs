//! Asides: what is no part of the game but goes with a person from server to server. Where there is one server, it is in
//! its memory alone.

use super::{Hall, Live, State};
use crate::store::{PersonId, StoreError};
use kernel::Seat;
use render::table::Hint;
use std::collections::BTreeMap;

/// Something that is kept aside.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Aside {
    /// The seat that a person who holds several has in hand.
    Unveiled(PersonId, Seat),
    /// The step of a lesson up to which it was read.
    Read(usize),
    /// The hint of a seat, and the version since which it was asked what the hint is about.
    Hint(Seat, u64, Hint),
}

impl Aside {
    /// The name it is kept under, and how it is written.
    fn written(&self) -> (String, String) {
        match self {
            Self::Unveiled(person, seat) => (format!("unveiled {person}"), seat.0.to_string()),
            Self::Read(step) => ("read".to_owned(), step.to_string()),
            Self::Hint(seat, since, hint) => {
                let hint = match hint {
                    Hint::Thinking => "thinking".to_owned(),
                    Hint::Nothing => "nothing".to_owned(),
                    Hint::Given { choice, sure, expects } => {
                        format!("given {sure} {expects} {choice}")
                    }
                };
                (format!("hint {}", seat.0), format!("{since} {hint}"))
            }
        }
    }

    /// What was written.
    fn read(name: &str, text: &str) -> Option<Self> {
        let (kind, of) = name.split_once(' ').unwrap_or((name, ""));
        match kind {
            "unveiled" => Some(Self::Unveiled(of.parse().ok()?, Seat(text.parse().ok()?))),
            "read" => Some(Self::Read(text.parse().ok()?)),
            "hint" => {
                let (since, hint) = text.split_once(' ')?;
                Some(Self::Hint(Seat(of.parse().ok()?), since.parse().ok()?, hint_of(hint)?))
            }
            _ => None,
        }
    }
}

fn hint_of(text: &str) -> Option<Hint> {
    match text.split_once(' ') {
        None if text == "thinking" => Some(Hint::Thinking),
        None if text == "nothing" => Some(Hint::Nothing),
        Some(("given", rest)) => {
            let (sure, rest) = rest.split_once(' ')?;
            let (expects, choice) = rest.split_once(' ')?;
            let (sure, expects) = (sure.parse().ok()?, expects.parse().ok()?);
            Some(Hint::Given { choice: choice.to_owned(), sure, expects })
        }
        None | Some(_) => None,
    }
}

impl Live {
    /// Notes something aside, here and, where there are several servers, for the others.
    pub(super) async fn put_aside(
        &self,
        hall: &Hall,
        state: &mut State,
        aside: Aside,
    ) -> Result<(), StoreError> {
        if let Some(company) = hall.store.company() {
            let (name, text) = aside.written();
            company.set_aside(self.id, name, text).await?;
        }
        state.take_aside(aside);
        self.publish();
        Ok(())
    }
}

impl State {
    fn take_aside(&mut self, aside: Aside) {
        match aside {
            Aside::Unveiled(person, seat) => {
                self.unveiled.insert(person, seat);
            }
            Aside::Read(step) => self.read = self.read.max(step),
            Aside::Hint(seat, since, hint) => {
                self.hints.insert(seat, (since, hint));
            }
        }
    }

    /// Takes what is kept aside.
    pub(super) fn take_asides(&mut self, asides: &BTreeMap<String, String>) {
        for aside in asides.iter().filter_map(|(name, text)| Aside::read(name, text)) {
            self.take_aside(aside);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_aside_is_read_as_it_was() {
        let given = Hint::Given { choice: "move c1 c2, 3".to_owned(), sure: 0.25, expects: 0.5 };
        for aside in [
            Aside::Unveiled(PersonId(7), Seat(2)),
            Aside::Read(12),
            Aside::Hint(Seat(1), 40, given),
            Aside::Hint(Seat(1), 40, Hint::Thinking),
            Aside::Hint(Seat(0), 0, Hint::Nothing),
        ] {
            let (name, text) = aside.written();
            assert_eq!(Aside::read(&name, &text), Some(aside));
        }
        assert_eq!(Aside::read("hint 1", "4 given 1"), None);
        assert_eq!(Aside::read("song", "la la"), None);
    }
}
