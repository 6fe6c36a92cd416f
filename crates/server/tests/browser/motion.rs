//! How what happens is played, in every game: in time, as a fresh page at the end, as it is wished for, said and heard, and
//! marked until the reader has answered.

use crate::beats::SHOW;
use crate::cdp::{Chromium, Tab};
use crate::house::House;
use crate::lessons::{WANTED, WHERE};
use crate::touch::BUSY;
use crate::{VERSION, asked, begin};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Notes each show: what is played one after the other, of which kind, how long each takes, and of which facts it comes.
const NOTE: &str = "void (window.shows = [], \
    document.addEventListener('played', (event) => window.shows.push(event.detail)))";
const SHOWS: &str = "window.shows";
/// The board as it stands, whatever came to its things in which order, and wherever the pointer is.
const BOARD: &str = "(() => { const one = (e) => `<${e.tagName} ${[...e.attributes].map(({ name, value }) => name === 'class' \
    ? `class=${value.split(' ').filter((word) => word && word !== 'glow').sort()}` : `${name}=${value}`).sort()}>\\n`; \
    return [...document.querySelectorAll('[data-region=board], [data-region=board] *')].map(one).join('') \
    + document.querySelector('[data-region=board]').textContent; })()";
const LINKED: &str = "document.querySelector('[data-linked]')";
const WIDE: (u32, u32) = (1440, 900);
const PHONE: (u32, u32) = (390, 844);

/// Opens the first lesson of a game, at a pace.
async fn learn<'c>(
    chromium: &'c Chromium,
    house: &House,
    game: &str,
    (width, height): (u32, u32),
) -> Tab<'c> {
    let tab = chromium.tab(width, height).await;
    tab.open(&format!("http://{}/learn/{game}", house.address)).await;
    tab.click(&format!("form[action='/learn/{game}/first'] button")).await;
    tab.until(&format!("document.querySelector('.lesson') && {LINKED}")).await;
    tab.look(NOTE).await;
    tab
}

/// Goes on with the lesson, a number of steps, each once the page has heard of the one before.
async fn go_on(tab: &Tab<'_>, steps: usize, until: &str) {
    for _ in 0..steps {
        if tab.is(until).await || tab.is("document.querySelector('.lesson-done')").await {
            return;
        }
        let before = tab.text(WHERE).await;
        tab.click(WANTED).await;
        // Others may have been quicker: one's own answer has to be there too.
        tab.until(&format!("{WHERE} !== {before:?} && !{BUSY}")).await;
    }
}

/// Goes on, watching everything to its end; the kinds of what was played.
async fn watch(tab: &Tab<'_>, steps: usize) -> BTreeSet<String> {
    for _ in 0..steps {
        go_on(tab, 1, "false").await;
        tab.until(&format!("!{SHOW}")).await;
    }
    let shows = tab.look(SHOWS).await;
    let mut kinds = BTreeSet::new();
    for show in shows.as_array().expect("shows were noted") {
        let show = show.as_array().expect("a show");
        let spans: Vec<u64> = show.iter().filter_map(|measure| measure[1].as_u64()).collect();
        assert!(spans.iter().all(|span| (150..=350).contains(span)), "{show:?}");
        assert!(spans.iter().sum::<u64>() <= 2000, "{show:?}");
        kinds.extend(show.iter().filter_map(|measure| measure[0].as_str()).map(str::to_owned));
    }
    kinds
}

/// What is left of a show is the page as it is when it is opened anew.
async fn is_as_a_fresh_page(tab: &Tab<'_>, game: &str) {
    // Until others have done what they do, and the reader is awaited.
    tab.until(&format!("document.querySelector({WANTED:?}) && !{SHOW}")).await;
    let board = tab.text(BOARD).await;
    tab.open(&tab.text("location.href").await).await;
    tab.until(LINKED).await;
    assert_eq!(board, tab.text(BOARD).await, "{game}: what is left is a fresh page");
    assert!(!tab.is(SHOW).await, "who comes sees the end");
}

async fn is_played_in_time(game: &str, steps: usize, kinds: &[&str]) {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for (size, motion) in [(WIDE, "calm"), (PHONE, "quick")] {
        let tab = learn(&chromium, &house, game, size).await;
        tab.look(&format!("document.documentElement.dataset.motion = {motion:?}")).await;
        let seen = watch(&tab, steps).await;
        assert!(kinds.iter().all(|kind| seen.contains(*kind)), "{game}: {seen:?}");
        is_as_a_fresh_page(&tab, game).await;
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn monster_lands_is_played_in_time() {
    is_played_in_time("monster-lands", 26, &["arrive", "gain"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn village_attacks_is_played_in_time() {
    is_played_in_time("village-attacks", 26, &["dice", "march", "leave"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wonderful_kingdom_is_played_in_time() {
    is_played_in_time("wonderful-kingdom", 14, &["card"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn motion_that_is_not_wished_for_is_not_played() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = learn(&chromium, &house, "village-attacks", WIDE).await;
    let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    tab.call("Emulation.setEmulatedMedia", still).await;
    tab.look("document.documentElement.dataset.motion = 'calm'").await;
    go_on(&tab, 12, "false").await;
    assert_eq!(tab.look("window.shows.flat().length").await, 0, "the system comes first");
    tab.call("Emulation.setEmulatedMedia", json!({ "features": [] })).await;
    tab.look("document.documentElement.dataset.still = ''").await;
    go_on(&tab, 4, "false").await;
    assert_eq!(tab.look("window.shows.flat().length").await, 0, "off is off");
    tab.look("delete document.documentElement.dataset.still").await;
    go_on(&tab, 40, "window.shows.flat().length").await;
    assert_ne!(tab.look("window.shows.flat().length").await, 0, "and then it is played");
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_touch_skips_and_dice_stay_until_they_were_read() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = learn(&chromium, &house, "village-attacks", WIDE).await;
    let dice = "document.querySelector('.dice-band .face')";
    for _ in 0..60 {
        go_on(&tab, 1, "false").await;
        tab.until(&format!("!{SHOW}")).await;
        if tab.is(dice).await {
            break;
        }
    }
    assert!(tab.is("document.querySelector('.dice-band')").await, "dice outlast the show");
    tab.press("Escape").await;
    assert!(!tab.is("document.querySelector('.dice-band')").await, "a key puts them away");
    // So slow that it lasts until it is skipped.
    tab.look("document.documentElement.dataset.slow = 100").await;
    go_on(&tab, 60, SHOW).await;
    let version = tab.text(VERSION).await;
    tab.click(".show .veil").await;
    tab.until(&format!("!{SHOW}")).await;
    assert_eq!(version, tab.text(VERSION).await, "and does nothing else");
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

/// The old board, while something is played over it.
const STAGE: &str = "document.querySelector('.show .stage')";
/// Whether the old board lies just where the new one is.
const LIES_OVER: &str = "(() => { const [one, other] = ['.show .stage', '[data-region=board]'] \
    .map((it) => document.querySelector(it).getBoundingClientRect()); \
    return ['left', 'top', 'width', 'height'].every((side) => Math.abs(one[side] - other[side]) < 1.5); })()";
/// Whether every answer can be touched, as far as it is in the window.
const OPEN: &str = "[...document.querySelectorAll('.question button[data-choice]')].every((button) => { \
    const box = button.getBoundingClientRect(); \
    return !document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.show'); })";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_played_lies_over_no_answer() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = learn(&chromium, &house, "village-attacks", PHONE).await;
    let mut looked = 0;
    for _ in 0..40 {
        // So slow that it lasts until it is skipped.
        tab.look("document.documentElement.dataset.slow = 100").await;
        go_on(&tab, 1, "false").await;
        if tab.is(STAGE).await {
            looked += 1;
            // News that came meanwhile may have ended it.
            tab.until(&format!("!{STAGE} || {LIES_OVER}")).await;
            assert!(tab.is(OPEN).await, "it covers no answer");
            tab.press("Escape").await;
            tab.until(&format!("!{SHOW}")).await;
        }
    }
    assert!(looked > 3, "{looked} shows were looked at");
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

/// Notes that are played, instead of sounds.
const NOTES: &str = "void (window.notes = 0, window.AudioContext = class { currentTime = 0; destination = {}; \
    createOscillator() { window.notes += 1; return { frequency: {}, connect: (to) => to, start() {}, stop() {} }; } \
    createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to }; } })";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sounds_are_heard_only_when_asked_for_and_beats_are_said_one_by_one() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = learn(&chromium, &house, "village-attacks", WIDE).await;
    tab.look(NOTES).await;
    go_on(&tab, 40, "window.shows.some((show) => show.some(([kind]) => kind === 'dice'))").await;
    assert_eq!(tab.look("window.notes").await, 0, "nobody has asked for sounds");
    let said = "window.shows.at(-1).flatMap(([, , ...facts]) => facts).every((fact) => { \
        const line = document.querySelector(`.story [data-fact=\"${fact}\"] .moment`)?.textContent.trim(); \
        return line && [...document.querySelectorAll('#says span')].some((said) => said.textContent.trim() === line); })";
    assert!(tab.is(said).await, "{}", tab.text("document.querySelector('#says').innerHTML").await);
    tab.look("void (document.documentElement.dataset.sounds = '')").await;
    let heard = "window.shows.slice(-1)[0].some(([kind]) => ['dice', 'card', 'gain', 'turn'].includes(kind))";
    tab.look("void (window.shows = [[]])").await;
    go_on(&tab, 40, heard).await;
    tab.until("window.notes > 0").await;
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_others_did_stays_marked_and_the_log_stands_where_it_began() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", house.address), "root").await;
    let marked =
        "document.querySelector('.board .trace') && document.querySelector('.log .last-turn')";
    for _ in 0..40 {
        assert!(asked(&tab).await);
        if tab.is(marked).await {
            break;
        }
        let version = tab.text(VERSION).await;
        tab.press("1").await;
        tab.until(&format!("{VERSION} !== {version:?}")).await;
    }
    assert!(asked(&tab).await);
    assert!(tab.is(marked).await, "what others did is marked");
    let there = "(() => { const log = document.querySelector('.log').getBoundingClientRect(); \
        const mark = document.querySelector('.last-turn').getBoundingClientRect(); \
        return mark.top >= log.top - 1 && mark.bottom <= log.bottom + 1; })()";
    assert!(tab.is(there).await, "the log stands at what came since the last turn");
    tab.look(NOTE).await;
    tab.look("document.querySelector('.last-turn .again').click()").await;
    tab.until("window.shows.length").await;
    assert!(tab.is("document.querySelector('.show .stage')").await, "from the board as it stood");
    let played: Value = tab.look("window.shows[0].length").await;
    assert!(played.as_u64() > Some(0), "{played}");
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}
