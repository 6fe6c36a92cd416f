//! The shell of every page: head, top bar, main.

use crate::look::{self, Art};
use crate::{Tongue, assets};
use kernel::Lang;
use maud::{DOCTYPE, Markup, html};

/// Who reads, and how they like it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// The theme.
    pub theme: Theme,
    /// How fast what happens is shown.
    pub motion: Motion,
    /// Whether the table is heard.
    pub sounds: bool,
    /// The name others see, once they have one.
    pub name: Option<String>,
    /// How many tables wait for them.
    pub waiting: usize,
}

/// How fast what happens is shown; whose system wants no motion sees none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Motion {
    /// Not at all: everything stays still.
    Off,
    /// Quickly.
    #[default]
    Quick,
    /// With time to look.
    Calm,
}

impl Motion {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Off, Self::Quick, Self::Calm];

    /// The word in forms, settings and attributes.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Quick => "on",
            Self::Calm => "calm",
        }
    }

    /// The motion of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|motion| motion.word() == word)
    }
}

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The word in forms and attributes.
    pub const fn word(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }
}

/// A page to be put into the shell.
#[derive(Debug, Clone)]
pub struct Page {
    /// The title of the tab.
    pub title: String,
    /// The class of the body.
    pub class: &'static str,
    /// Where the reader is, to come back to after changing the language.
    pub address: String,
    /// Where a further style sheet is.
    pub sheet: Option<String>,
    /// What is to be told besides.
    pub notice: Option<String>,
    /// What is in it.
    pub main: Markup,
}

/// A picture with its meaning; nothing for the eye alone is read out.
pub fn picture(art: Art, label: Option<&str>) -> Markup {
    art.shown(label)
}

/// The same in a drawing, by its upper left corner and its size.
pub(crate) fn image(art: Art, (x, y): (i32, i32), size: i32) -> Markup {
    html! { image href=(art.address) x=(x) y=(y) width=(size) height=(size) {} }
}

/// A whole page.
pub fn shell(reader: &Reader, tongue: &Tongue<'_>, page: &Page) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(reader.lang.code()) data-theme=(reader.theme.word()) data-still=[(reader.motion == Motion::Off).then_some("")] data-motion=(reader.motion.word()) data-sounds=[reader.sounds.then_some("")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="same-origin";
                title { (page.title) " · Tavolata" }
                link rel="stylesheet" href=(assets::style().address);
                @if let Some(sheet) = &page.sheet { link rel="stylesheet" href=(sheet); }
                @for face in assets::faces() { link rel="preload" as="font" type=(face.kind) href=(face.address) crossorigin; }
                link rel="manifest" href="/manifest.webmanifest";
                link rel="apple-touch-icon" href="/icon/180.png";
                meta name="theme-color" content="#4a2d15";
                link rel="icon" type="image/svg+xml" href=(look::ui("die").address);
                script type="module" src=(assets::script().address) {}
            }
            body.(page.class) {
                // At a table what is asked comes first; the way elsewhere comes last, whatever the eye sees on top.
                @let table = page.class.starts_with("page-table");
                @if !table { a.skip href="#main" { (tongue.word("page-skip")) } (top(reader, tongue, page)) }
                main #main tabindex="-1" { (page.main) }
                @if table { (top(reader, tongue, page)) }
                div #toast role="status" aria-live="polite" { @if let Some(notice) = &page.notice { div { (notice) } } }
            }
        }
    }
}

fn top(reader: &Reader, tongue: &Tongue<'_>, page: &Page) -> Markup {
    html! {
        header.top {
            a.brand href="/" aria-label="Tavolata" { (picture(look::ui("die"), None)) span { "Tavolata" } }
            button.menu-button type="button" popovertarget="menu" aria-label=(tongue.word("page-menu")) { i {} }
            div.menu #menu popover {
                nav aria-label=(tongue.word("page-nav")) {
                    a.home href="/" { (tongue.word("page-home")) }
                    a href="/lobby" { (tongue.word("page-lobby")) }
                    a href="/rules" { (tongue.word("page-rules")) }
                    @if reader.name.is_some() {
                        a.waiting href="/#waiting" hidden[reader.waiting == 0] { (tongue.say(&kernel::Message::new("page-waiting-count").with("count", reader.waiting))) }
                    }
                }
                (languages(reader, tongue, &page.address))
                a.me href="/settings" { (reader.name.clone().unwrap_or_else(|| tongue.word("page-settings"))) }
            }
        }
    }
}

fn languages(reader: &Reader, tongue: &Tongue<'_>, address: &str) -> Markup {
    html! {
        form.languages method="post" action="/settings/language" aria-label=(tongue.word("page-language")) {
            input type="hidden" name="back" value=(address);
            @for lang in Lang::ALL {
                button name="lang" value=(lang.code()) lang=(lang.code())
                    aria-pressed=(reader.lang == lang) title=(lang.name()) { (lang.code().to_uppercase()) }
            }
        }
    }
}
