//! Deeds: what a faction's chapter lets it do, offered as actions.

use crate::choice::Choice;
use crate::{Asking, Bar, Frame};

/// A table of deeds: each row is a deed, named as the action it is offered as, and its paragraph.
///
/// It makes the enum, `ALL` with the actions, and `paragraph`; a deed is written as its action.
macro_rules! deeds {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($deed:ident = $para:expr),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        $vis enum $name { $(#[doc = concat!("`", stringify!($para), "`")] $deed),+ }

        impl $name {
            /// All of them in order, each with its action.
            pub const ALL: [(crate::choice::Action, Self); [$(Self::$deed),+].len()] =
                [$((crate::choice::Action::$deed, Self::$deed)),+];

            /// Its paragraph.
            pub const fn paragraph(self) -> kernel::Para {
                match self { $(Self::$deed => $para),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $(Self::$deed => crate::choice::Action::$deed),+ }.fmt(f)
            }
        }
    };
}
pub(crate) use deeds;

/// A choice, what it opens, and what stands in its way.
pub(crate) type Barred = (Choice, Frame, Option<Bar>);

/// Adds choices, each opening its frame; where something stands in the way, it is withheld.
pub(crate) fn offer(asking: Asking<'_>, choices: impl IntoIterator<Item = Barred>) -> Asking<'_> {
    let choices = choices.into_iter();
    choices.fold(asking, |asking, (choice, opens, bar)| asking.offer_unless(bar, choice, opens))
}

/// As [`offer`], and asks again after each.
pub(crate) fn again(asking: Asking<'_>, choices: impl IntoIterator<Item = Barred>) -> Asking<'_> {
    let choices = choices.into_iter();
    choices.fold(asking, |asking, (choice, opens, bar)| asking.again_unless(bar, choice, opens))
}
