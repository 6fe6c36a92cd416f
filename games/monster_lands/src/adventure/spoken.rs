//! What the Adventure Phase says.

use super::{Choice, Fact, Question, Why};
use crate::setting::Setting;
use kernel::Message;

/// What is asked.
pub(crate) fn question_message(_setting: &Setting, question: Question) -> Message {
    match question {}
}

/// The deed of a choice.
pub(crate) fn choice_message(_setting: &Setting, choice: Choice) -> Message {
    match choice {}
}

/// Why a choice is withheld.
pub(crate) fn why_message(_setting: &Setting, why: Why) -> Message {
    match why {}
}

/// What happened.
pub(crate) fn fact_message(_setting: &Setting, fact: Fact) -> Message {
    match fact {}
}
