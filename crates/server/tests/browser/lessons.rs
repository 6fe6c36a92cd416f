//! Lessons in a real browser: one of each game by mouse and one by keyboard; all of them when asked for.

use crate::cdp::{Chromium, Tab};
use crate::house::{GAMES, House};
use serde_json::Value;
use server::Limits;
use std::time::Duration;

/// How many steps a lesson may take before it is given up: free play is the longest part.
const PATIENCE: usize = 400;

/// The step that is read, or the question that is asked.
pub(crate) const WHERE: &str = "document.querySelector('#answer [name=key]')?.value + document.querySelector('[data-version]')?.dataset.version \
    + document.querySelector('.bubble')?.textContent";
const DONE: &str = "document.querySelector('.lesson-done')";
/// What is to be pressed next: to go on, or the first answer that is wanted.
pub(crate) const WANTED: &str =
    ".lesson [data-deed=next], .question button[data-choice]:not([data-later], :disabled)";

/// A hand that presses what is wanted.
#[derive(Clone, Copy, Debug)]
enum Hand {
    Mouse,
    Keys,
}

impl Hand {
    async fn press(self, tab: &Tab<'_>) {
        match self {
            Self::Mouse => tab.click(WANTED).await,
            Self::Keys => by_keys(tab).await,
        }
    }
}

/// Tabs to what is wanted, and presses it.
async fn by_keys(tab: &Tab<'_>) {
    let there = format!("document.activeElement?.matches({WANTED:?})");
    for _ in 0..40 {
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

/// Begins a lesson from its list, and comes through it.
async fn take(tab: &Tab<'_>, house: &House, (game, lesson): (&str, &str), hand: Hand) {
    tab.open(&format!("http://{}/learn/{game}", house.address)).await;
    tab.click(&format!("form[action='/learn/{game}/{lesson}'] button")).await;
    tab.until("document.querySelector('.lesson')").await;
    for _ in 0..PATIENCE {
        if tab.is(DONE).await {
            return;
        }
        let before = tab.text(WHERE).await;
        let wanted = tab.comes(&format!("document.querySelector({WANTED:?}) || {DONE}")).await;
        assert!(wanted, "{game}, {lesson}: nothing is wanted: {before}");
        if tab.is(DONE).await {
            return;
        }
        hand.press(tab).await;
        tab.until(&format!("{WHERE} !== {before:?} || {DONE}")).await;
    }
    panic!("{game}, {lesson}: it never ends");
}

fn lessons() -> Vec<(&'static str, String)> {
    let named = |file: &kernel::DataFile| file.name.trim_end_matches(".lesson").to_owned();
    let games = GAMES.iter().map(|title| (title.game.name(), title.lessons));
    games.flat_map(|(game, files)| files.iter().map(move |file| (game, named(file)))).collect()
}

#[tokio::test]
async fn a_lesson_of_each_game_is_taken_by_mouse() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    for game in ["monster-lands", "root", "village-attacks", "wonderful-kingdom"] {
        take(&tab, &house, (game, "first"), Hand::Mouse).await;
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test]
async fn a_lesson_of_root_is_taken_by_keyboard() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1180, 820).await;
    take(&tab, &house, ("root", "corvids"), Hand::Keys).await;
    let pointed = tab.look("document.querySelectorAll('.pointed').length").await;
    assert_eq!(pointed, Value::from(0), "at the end nothing is pointed at");
}

#[tokio::test]
#[ignore = "#20: all lessons, by mouse and by keyboard: some minutes"]
async fn every_lesson_is_taken_by_mouse_and_by_keyboard() {
    let limits = Limits { bot_pace: Duration::ZERO, ..Limits::for_a_crowd() };
    let (house, chromium) = (House::with(limits, "").await, Chromium::start().await);
    for (game, lesson) in lessons() {
        for (hand, width) in [(Hand::Mouse, 1440), (Hand::Keys, 1180), (Hand::Mouse, 390)] {
            let tab = chromium.tab(width, 844).await;
            take(&tab, &house, (game, &lesson), hand).await;
        }
    }
}
