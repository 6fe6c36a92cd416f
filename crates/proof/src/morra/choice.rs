//! Answers and their notation.

use super::Setting;

kernel::choices! {
    /// An answer.
    pub enum Choice {
        Call(total: u8) = "call {total}" => "choice-call",
        Show(fingers: u8) = "show {fingers}" => "choice-show",
    }

    fn message(setting: &Setting) -> Message;
}
