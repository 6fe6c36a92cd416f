//! M20 Adventure Phase, order, and the chapters of the Outside.

mod choice;
mod fact;
mod question;
mod spoken;
mod why;

pub use choice::Choice;
pub use fact::Fact;
pub use question::Question;
pub(crate) use spoken::{choice_message, fact_message, question_message, why_message};
pub use why::Why;

use crate::MonsterLands;
use crate::law::adventure as law;
use kernel::{Desk, Flow, Para, settled};

/// A paragraph of the Adventure Phase that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// M20.1.
    OrderOfAdventure,
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::OrderOfAdventure => law::ORDER_OF_ADVENTURE,
    }
}

/// Resolves a frame.
pub(crate) fn resolve(frame: Frame, _desk: &mut Desk<'_, MonsterLands>) -> Flow<MonsterLands> {
    match frame {
        Frame::OrderOfAdventure => settled(),
    }
}
