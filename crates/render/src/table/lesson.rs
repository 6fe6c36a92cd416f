//! A lesson at a table: what is said, and what is wanted next.

use super::{Shown, question};
use crate::look;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// What a lesson says and wants.
#[derive(Debug, Clone, PartialEq)]
pub struct Taught {
    /// The lesson's title.
    pub title: Message,
    /// What is said.
    pub words: Message,
    /// The number of this step among those that are said, and how many they are.
    pub number: (usize, usize),
    /// What is pointed at, by the words of its `data-thing`.
    pub show: Vec<String>,
    /// What is wanted.
    pub wants: Wants,
}

/// What a lesson wants next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wants {
    /// That this step be read.
    Read {
        /// Which.
        step: usize,
    },
    /// An answer; these are for later.
    Answer {
        /// Their choices in notation, and why they are.
        later: BTreeMap<String, Later>,
    },
    /// That the others be watched.
    Watch,
    /// Nothing more: it is done.
    Nothing {
        /// The name of the lesson, whose table one may now play at.
        learned: String,
        /// Where the other lessons of the game are.
        lessons: String,
        /// The next one and its title.
        next: Option<(String, Message)>,
    },
}

/// Why an answer is for later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Later {
    /// It tempts, and the lesson has a sentence of its own on it.
    Told(Message),
    /// The lesson wants something else first.
    First(Message),
}

impl Later {
    /// The sentence.
    pub(super) const fn why(&self) -> &Message {
        let (Self::Told(why) | Self::First(why)) = self;
        why
    }

    /// The word for it on the page.
    pub(super) const fn word(&self) -> &'static str {
        match self {
            Self::Told(_) => "told",
            Self::First(_) => "first",
        }
    }
}

impl Taught {
    /// Why an answer is for later, if it is.
    pub(super) fn puts_off(&self, choice: &str) -> Option<&Later> {
        match &self.wants {
            Wants::Answer { later } => later.get(choice),
            Wants::Read { .. } | Wants::Watch | Wants::Nothing { .. } => None,
        }
    }
}

/// What is said, and below it what can be done.
pub(super) fn lesson(shown: &Shown<'_>, taught: &Taught) -> Markup {
    let tongue = &shown.tongue;
    let (number, of) = taught.number;
    let place = Message::new("page-lesson-place").with("number", number).with("of", of);
    html! {
        div.lesson data-show=(taught.show.join(" ")) {
            p.lesson-title { (picture(look::ui("lesson"), None)) b { (tongue.say(&taught.title)) } small { (tongue.say(&place)) } }
            p.ask.bubble tabindex="-1" { (tongue.say(&taught.words)) }
            @match &taught.wants {
                Wants::Read { step } => (read(shown, *step)),
                Wants::Nothing { learned, lessons, next } => (done(shown, learned, (lessons, next.as_ref()))),
                Wants::Answer { .. } | Wants::Watch => {}
            }
        }
        @match taught.wants {
            Wants::Read { .. } => {}
            Wants::Answer { .. } | Wants::Watch | Wants::Nothing { .. } => (question::untaught(shown)),
        }
    }
}

fn read(shown: &Shown<'_>, step: usize) -> Markup {
    html! {
        form #answer method="post" action=(format!("/t/{}/next", shown.id)) data-answer {
            input type="hidden" name="step" value=(step);
            input type="hidden" name="key" value=(format!("step-{step}"));
            button.primary data-deed="next" { (shown.tongue.word("page-lesson-next")) }
        }
    }
}

/// Where one goes from here: to the next lesson, to a game with what was learned, to the list.
fn done(
    shown: &Shown<'_>,
    learned: &str,
    (lessons, next): (&str, Option<&(String, Message)>),
) -> Markup {
    let tongue = &shown.tongue;
    html! {
        div.lesson-done {
            @if let Some((address, title)) = next {
                form method="post" action=(address) { button.primary { (tongue.say(&Message::new("page-lesson-next-one").with("title", title.clone()))) } }
            }
            form method="post" action=(format!("/play/{}", shown.game)) {
                input type="hidden" name="lesson" value=(learned);
                button { (tongue.word("page-lesson-play")) }
            }
            a.button.quiet href=(lessons) { (tongue.word("page-lessons")) }
        }
    }
}
