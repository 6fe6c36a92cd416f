//! Paragraphs: the numbers and titles of a rulebook, and the trace of which ones were applied.

use std::fmt;

/// A paragraph of a rulebook. Two are equal when their numbers are.
/// Elsewhere: rule, requirement.
#[derive(Clone, Copy)]
pub struct Para {
    entry: &'static Entry,
}

/// One row of a law table.
#[derive(Debug)]
pub struct Entry {
    /// The number, as printed.
    pub number: &'static str,
    /// The title, in English.
    pub title: &'static str,
    /// Why the paragraph has no code, where it has none.
    pub absence: Option<Absence>,
}

/// Why a paragraph has no code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absence {
    /// It asks nothing of software, for this reason.
    NoCode(&'static str),
    /// It comes with a later part of the game, named by this reason.
    Later(&'static str),
}

impl Para {
    /// A paragraph of a law table; made by [`law!`](crate::law).
    pub const fn new(entry: &'static Entry) -> Self {
        Self { entry }
    }

    /// The number, as printed.
    pub const fn number(self) -> &'static str {
        self.entry.number
    }

    /// The title, in English.
    pub const fn title(self) -> &'static str {
        self.entry.title
    }

    /// Why it has no code, where it has none.
    pub const fn absence(self) -> Option<Absence> {
        self.entry.absence
    }

    /// The key of its text: `law-7-5-2` for 7.5.2.
    pub fn key(self) -> String {
        format!("law-{}", self.number().to_lowercase().replace('.', "-"))
    }
}

impl PartialEq for Para {
    fn eq(&self, other: &Self) -> bool {
        self.number() == other.number()
    }
}

impl Eq for Para {}

impl fmt::Debug for Para {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number(), self.title())
    }
}

impl fmt::Display for Para {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

/// A law table: one constant per paragraph, and `ALL` of them in order. Several chapters of one file stand as modules, and `CHAPTERS`
/// lists them.
///
/// ```
/// kernel::law! {
///     /// 7 The Eyrie.
///     mod eyrie {
///         OVERVIEW = "7.1", "Overview", no code because "it tells the faction's story";
///         DAYLIGHT = "7.5", "Daylight", heading;
///         RESOLVE_THE_DECREE = "7.5.2", "Resolve the Decree";
///     }
///     /// 10 The Lizard Cult.
///     mod lizard_cult {
///         GARDENS = "10.2.1", "Gardens", later because "the Cult joins with its own chapter";
///     }
/// }
/// assert_eq!(eyrie::RESOLVE_THE_DECREE.number(), "7.5.2");
/// assert_eq!((eyrie::ALL.len(), CHAPTERS.len()), (3, 2));
/// ```
#[macro_export]
macro_rules! law {
    (@absence) => { None };
    (@absence heading) => { Some($crate::Absence::NoCode("it is a heading")) };
    (@absence no code because $reason:literal) => { Some($crate::Absence::NoCode($reason)) };
    (@absence later because $reason:literal) => { Some($crate::Absence::Later($reason)) };
    ($( $(#[$chapter:meta])* mod $module:ident { $($rows:tt)* } )+) => {
        $( $(#[$chapter])* pub mod $module { $crate::law! { $($rows)* } } )+
        /// The chapters, in order.
        pub const CHAPTERS: &[&[$crate::Para]] = &[$($module::ALL),+];
    };
    ($( $name:ident = $number:literal, $title:literal $(, $($why:ident)+ $($reason:literal)?)? ; )*) => {
        $(
            #[doc = concat!($number, " ", $title, ".")]
            pub const $name: $crate::Para = $crate::Para::new(&$crate::para::Entry {
                number: $number,
                title: $title,
                absence: $crate::law!(@absence $($($why)+ $($reason)?)?),
            });
        )*
        /// Every paragraph of this chapter, in order.
        pub const ALL: &[$crate::Para] = &[$($name),*];
    };
}

/// Notes that a paragraph was applied, for `proves`.
///
/// The kernel cites the paragraph of every frame it resolves, of every ask and of every fact; a pure question about
/// the position (`is_ruled_by`) cites its own. Builds without debug assertions compile this to nothing.
#[inline]
pub fn cite(para: Para) {
    #[cfg(debug_assertions)]
    trace::note(para);
    #[cfg(not(debug_assertions))]
    let _ = para;
}

/// The trace of cited paragraphs on this thread; empty in builds without debug assertions.
pub mod trace {
    #[cfg(debug_assertions)]
    use super::Para;
    #[cfg(debug_assertions)]
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    #[cfg(debug_assertions)]
    thread_local! {
        static CITED: RefCell<Option<BTreeSet<&'static str>>> = const { RefCell::new(None) };
    }

    /// Begins a fresh trace on this thread.
    pub fn begin() {
        #[cfg(debug_assertions)]
        CITED.with_borrow_mut(|cited| *cited = Some(BTreeSet::new()));
    }

    /// The numbers cited since [`begin`], in order; the trace goes on.
    pub fn cited() -> BTreeSet<&'static str> {
        #[cfg(debug_assertions)]
        return CITED.with_borrow(|cited| cited.clone().unwrap_or_default());
        #[cfg(not(debug_assertions))]
        BTreeSet::new()
    }

    /// Does something without noting what it cites: what is only looked at proves nothing.
    pub fn silently<T>(look: impl FnOnce() -> T) -> T {
        #[cfg(debug_assertions)]
        let before = CITED.take();
        let seen = look();
        #[cfg(debug_assertions)]
        CITED.set(before);
        seen
    }

    #[cfg(debug_assertions)]
    pub(super) fn note(para: Para) {
        CITED.with_borrow_mut(|cited| {
            if let Some(cited) = cited {
                cited.insert(para.number());
            }
        });
    }
}
