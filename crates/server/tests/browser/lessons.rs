//! Lessons in a real browser: one of each game by mouse and one by keyboard; all of them when asked for.

use crate::cdp::{Chromium, Tab};
use crate::house::{GAMES, House};
use serde_json::{Value, json};
use server::Limits;
use server::shelf::Title;
use std::time::Duration;

/// How many steps a lesson may take before it is given up: free play is the longest part.
const PATIENCE: usize = 600;

/// The step that is read, or the question that is asked.
pub(crate) const WHERE: &str = "document.querySelector('#answer [name=key]')?.value + document.querySelector('[data-version]')?.dataset.version \
    + document.querySelector('.bubble')?.textContent";
const DONE: &str = "document.querySelector('.lesson-done')";
/// What is to be pressed next: to go on, or the first answer that is wanted.
pub(crate) const WANTED: &str =
    ".lesson [data-deed=next], .question button[data-choice]:not([data-later], :disabled)";
/// What is pointed at and not drawn.
const UNDRAWN: &str = "(document.querySelector('[data-show]')?.dataset.show ?? '').split(' ') \
    .filter((word) => word && !document.querySelector(`[data-thing~=\"${CSS.escape(word)}\"].pointed`)).join(' ')";
/// The answers that are put off and do not say why.
const SILENT: &str = "[...document.querySelectorAll('[data-later]')] \
    .filter((button) => !(button.title && button.ariaDisabled === 'true')).length";

/// A hand that presses what is wanted.
#[derive(Clone, Copy, Debug)]
enum Hand {
    Mouse,
    Keys,
    Finger,
}

impl Hand {
    async fn press(self, tab: &Tab<'_>) {
        match self {
            Self::Mouse | Self::Finger => tab.click(WANTED).await,
            Self::Keys => by_keys(tab).await,
        }
    }

    /// The window that goes with it.
    async fn tab(self, chromium: &Chromium) -> Tab<'_> {
        let (width, height) = match self {
            Self::Mouse => (1440, 900),
            Self::Keys => (1180, 820),
            Self::Finger => (390, 844),
        };
        chromium.tab(width, height).await
    }
}

/// Tabs to what is wanted, and presses it.
async fn by_keys(tab: &Tab<'_>) {
    let there = format!("document.activeElement?.matches({WANTED:?})");
    // Once round the page: what is wanted may stand before where the focus is.
    for _ in 0..200 {
        if tab.is(&there).await {
            return tab.press("Enter").await;
        }
        tab.press("Tab").await;
    }
    panic!(
        "no key leads to what is wanted: {}",
        tab.text("document.activeElement.outerHTML").await
    );
}

/// Whether something comes, even on a machine that does much else.
async fn comes(tab: &Tab<'_>, expression: &str) -> bool {
    for _ in 0..4 {
        if tab.comes(expression).await {
            return true;
        }
    }
    false
}

/// Begins a lesson from its list, and comes through it.
#[expect(clippy::cognitive_complexity, reason = "one step after the other")]
async fn take(tab: &Tab<'_>, house: &House, (game, lesson): (&str, &str), hand: Hand) {
    tab.open(&format!("http://{}/learn/{game}", house.address)).await;
    tab.click(&format!("form[action='/learn/{game}/{lesson}'] button")).await;
    tab.until("document.querySelector('.lesson')").await;
    for _ in 0..PATIENCE {
        if tab.is(DONE).await {
            return;
        }
        let before = tab.text(WHERE).await;
        let wanted = comes(tab, &format!("document.querySelector({WANTED:?}) || {DONE}")).await;
        assert!(wanted, "{game}, {lesson}: nothing is wanted: {before}");
        if tab.is(DONE).await {
            return;
        }
        let drawn = comes(tab, &format!("{UNDRAWN} === ''")).await;
        let undrawn = tab.text(UNDRAWN).await;
        assert!(drawn, "{game}, {lesson}: {undrawn} is pointed at and not drawn: {before}");
        assert_eq!(tab.look(SILENT).await, 0, "{game}, {lesson}: put off without a word: {before}");
        hand.press(tab).await;
        tab.until(&format!("{WHERE} !== {before:?} || {DONE}")).await;
    }
    panic!("{game}, {lesson}: it never ends");
}

/// A house whose bots do not wait: free play goes on for a round.
async fn brisk() -> House {
    House::with(Limits { bot_pace: Duration::ZERO, ..Limits::for_a_crowd() }, "").await
}

#[tokio::test]
async fn a_lesson_of_each_game_is_taken_by_mouse() {
    let (house, chromium) = (brisk().await, Chromium::start().await);
    let tab = Hand::Mouse.tab(&chromium).await;
    for game in ["monster-lands", "root", "village-attacks", "wonderful-kingdom"] {
        take(&tab, &house, (game, "first"), Hand::Mouse).await;
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test]
async fn a_lesson_of_each_game_is_taken_by_keyboard() {
    let (house, chromium) = (brisk().await, Chromium::start().await);
    let tab = Hand::Keys.tab(&chromium).await;
    let lessons = [
        ("monster-lands", "first"),
        ("root", "corvids"),
        ("village-attacks", "first"),
        ("wonderful-kingdom", "first"),
    ];
    for lesson in lessons {
        take(&tab, &house, lesson, Hand::Keys).await;
        let pointed = tab.look("document.querySelectorAll('.pointed').length").await;
        assert_eq!(pointed, Value::from(0), "at the end nothing is pointed at");
    }
}

/// Every lesson of a game, in a language: each from its list to its end.
async fn every_lesson(game: &str, hand: Hand, lang: &str) {
    let (house, chromium) = (brisk().await, Chromium::start().await);
    let tab = hand.tab(&chromium).await;
    let headers = json!({ "headers": { "Accept-Language": lang } });
    tab.call("Network.setExtraHTTPHeaders", headers).await;
    let title = |title: &&Title| title.game.name() == game;
    let title = GAMES.iter().find(title).expect("the house has the game");
    assert!(!title.lessons.is_empty());
    for file in title.lessons {
        take(&tab, &house, (game, file.name.trim_end_matches(".lesson")), hand).await;
        assert_eq!(tab.text("document.documentElement.lang").await, lang);
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

/// A test for each game, hand and language: `root::by_mouse_in_italian`.
macro_rules! every {
    ($($module:ident $game:literal { $($name:ident $hand:ident $lang:literal)* })*) => {
        $(mod $module {
            $(
                #[tokio::test]
                #[ignore = "#20: all lessons, by every hand and in every language: some minutes"]
                async fn $name() {
                    super::every_lesson($game, super::Hand::$hand, $lang).await;
                }
            )*
        })*
    };
}

every! {
    monster_lands "monster-lands" {
        by_mouse_in_english Mouse "en"
        by_mouse_in_italian Mouse "it"
        by_keyboard_in_english Keys "en"
        by_keyboard_in_italian Keys "it"
        on_a_phone_in_english Finger "en"
        on_a_phone_in_italian Finger "it"
    }
    root "root" {
        by_mouse_in_english Mouse "en"
        by_mouse_in_italian Mouse "it"
        by_keyboard_in_english Keys "en"
        by_keyboard_in_italian Keys "it"
        on_a_phone_in_english Finger "en"
        on_a_phone_in_italian Finger "it"
    }
    village_attacks "village-attacks" {
        by_mouse_in_english Mouse "en"
        by_mouse_in_italian Mouse "it"
        by_keyboard_in_english Keys "en"
        by_keyboard_in_italian Keys "it"
        on_a_phone_in_english Finger "en"
        on_a_phone_in_italian Finger "it"
    }
    wonderful_kingdom "wonderful-kingdom" {
        by_mouse_in_english Mouse "en"
        by_mouse_in_italian Mouse "it"
        by_mouse_in_french Mouse "fr"
        by_keyboard_in_english Keys "en"
        by_keyboard_in_italian Keys "it"
        on_a_phone_in_english Finger "en"
        on_a_phone_in_italian Finger "it"
    }
}
