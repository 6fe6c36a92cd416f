//! Messages said in every language players read: one loader for all games.
//!
//! A game names what is to be said ([`kernel::Message`]); a [`Speaker`] says it, from embedded Fluent texts. What it
//! cannot say it marks visibly, so that no test overlooks it. It refuses to know any game, file or screen. Start reading at [`Speaker`].

mod names;
mod speaker;
mod text_error;
mod voice;

pub use names::Names;
pub use speaker::{LawText, Speaker, has_gap};
pub use text_error::TextError;
pub use voice::{Tongue, Voice};
