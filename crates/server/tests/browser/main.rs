//! Whole games in a real browser: by mouse, by keyboard, over a network that breaks, on a phone.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod axe;
mod beats;
mod cdp;
mod clicks;
#[path = "../http/client.rs"]
#[expect(dead_code, reason = "the other tests use more of it")]
mod client;
mod comforts;
mod fits;
mod full;
#[path = "../http/house.rs"]
#[expect(dead_code, unused_imports, reason = "the other tests use more of it")]
mod house;
mod lessons;
mod line;
mod motion;
mod replay;
mod sizes;
mod touch;
mod waiting;

use cdp::{Chromium, Tab};
use house::House;
use line::Line;

const LINKED: &str = "document.querySelector('[data-linked]')";
const ASKED: &str = "document.querySelector('.question button[data-choice]')";
const ENDED: &str = "document.querySelector('.ended')";
const VERSION: &str = "document.querySelector('[data-version]').dataset.version";

async fn no_overflow(tab: &Tab<'_>, what: &str) {
    let over = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(tab.look(over).await, 0, "{what} is too wide");
}

/// Opens a game from home with one click.
async fn begin(tab: &Tab<'_>, base: &str, game: &str) {
    tab.open(base).await;
    no_overflow(tab, "home").await;
    tab.click(&format!("form[action='/play/{game}'] button")).await;
    tab.until(LINKED).await;
}

/// Waits to be asked; whether the game still goes on.
async fn asked(tab: &Tab<'_>) -> bool {
    tab.until(&format!("{ASKED} || {ENDED}")).await;
    tab.is(ASKED).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_against_bots_by_mouse() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", house.address), "skirmish").await;
    no_overflow(&tab, "the table").await;
    assert_eq!(
        tab.look("document.documentElement.scrollHeight > innerHeight").await,
        false,
        "on a desktop the page does not scroll"
    );
    while asked(&tab).await {
        let version = tab.text(VERSION).await;
        tab.click(".question button[data-choice]").await;
        tab.until(&format!("{VERSION} !== {version:?} || {ENDED}")).await;
    }
    tab.click("a[href$='/replay']").await;
    tab.until("document.querySelector('.replay .steps')").await;
    tab.click("a[rel='next']").await;
    tab.until("location.search.includes('at=1')").await;
    no_overflow(&tab, "the replay").await;
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thing_on_the_board_answers_like_its_sentence() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", house.address), "skirmish").await;
    assert!(asked(&tab).await);
    // A game without a board of its own shows what the reader holds on a mat.
    tab.until("document.querySelector('.mat .lit[data-thing]')").await;
    let lights = "(() => { const b = document.querySelector('.question button[data-choice]'); b.focus(); \
                  return document.querySelectorAll('.mat .glow').length; })()";
    assert!(tab.look(lights).await.as_u64() > Some(0), "the sentence lights the thing");
    let version = tab.text(VERSION).await;
    tab.click(".mat .lit[data-thing]").await;
    tab.until(&format!("{VERSION} !== {version:?}")).await;
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_drawn_board_lights_both_ways_gives_a_hint_and_says_why_not() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    for game in ["monster-lands", "root"] {
        begin(&tab, &format!("http://{}", house.address), game).await;
        assert!(asked(&tab).await);
        no_overflow(&tab, game).await;
        tab.press("h").await;
        tab.until("document.querySelector('.hint') && document.querySelector('.advised')").await;
        tab.until("document.querySelector('[data-deed=hint]:disabled')").await;
        let told = "(() => { const thing = [...document.querySelectorAll('.board g')].find((g) => \
                    !g.closest('.lit, .held') && g.querySelector(':scope > title')); \
                    thing.dispatchEvent(new MouseEvent('click', { bubbles: true })); \
                    const told = Boolean(document.querySelector('.card h3')?.textContent); \
                    document.querySelector('.card button').click(); return told; })()";
        assert_eq!(tab.look(told).await, true, "{game} says what it is");
        // Play on until something on the board can be chosen; both ways light.
        while !tab.is("document.querySelector(':is(.board, .mat) .lit[data-thing]')").await {
            let version = tab.text(VERSION).await;
            tab.press("1").await;
            tab.until(&format!("{VERSION} !== {version:?}")).await;
            assert!(asked(&tab).await);
        }
        let lights = "(() => { const thing = document.querySelector(':is(.board, .mat) .lit[data-thing]'); \
                      thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })); \
                      return document.querySelectorAll('.question .glow').length; })()";
        assert!(tab.look(lights).await.as_u64() > Some(0), "the thing lights its sentence");
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_browsers_play_and_one_watches() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let base = format!("http://{}", house.address);
    let (mut host, table) =
        house.host("morra", "option-seats=2&seat-0=me&seat-1=open&door=open").await;
    let (anna, bruno, carla) = (
        chromium.tab(1440, 900).await,
        chromium.tab(820, 1180).await,
        chromium.tab(1440, 900).await,
    );
    let (name, value) = host.cookie.as_deref().and_then(|c| c.split_once('=')).unwrap();
    anna.set_cookie(&base, name, value).await;
    anna.open(&format!("{base}{table}")).await;
    bruno.open(&format!("{base}/lobby")).await;
    bruno.click(".tables a[href^='/t/']").await;
    bruno.click(".question .open-seats button").await;
    carla.open(&format!("{base}{table}")).await;
    for tab in [&anna, &bruno, &carla] {
        tab.until(LINKED).await;
    }
    for _ in 0..3 {
        for tab in [&anna, &bruno] {
            if tab.is(ASKED).await {
                let version = tab.text(VERSION).await;
                tab.press("1").await;
                tab.until(&format!("{VERSION} !== {version:?}")).await;
            }
        }
    }
    // A page may still be a step behind: all come to where the table stands.
    let page = host.get(&table).await;
    let version = page.after("data-version=\"").expect("a table tells its version");
    for tab in [&anna, &bruno, &carla] {
        tab.until(&format!("{VERSION} === {version:?}")).await;
    }
    assert!(!carla.is(ASKED).await, "who watches is asked nothing");
    assert!(host.get(&table).await.status == 200);
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cut_line_heals_without_a_lost_or_doubled_answer() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let mut line = Line::to(house.address).await;
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", line.address), "skirmish").await;
    for _ in 0..3 {
        if !asked(&tab).await {
            break;
        }
        line.cut();
        tab.until(&format!("!{LINKED}")).await;
        let version = tab.text(VERSION).await;
        tab.look("document.querySelector('.question button[data-choice]').click()").await;
        line.mend().await;
        tab.until(LINKED).await;
        tab.until(&format!("{VERSION} !== {version:?}")).await;
    }
    let table = tab.text("location.pathname").await;
    let steps =
        house.hall.store.steps(table.trim_start_matches("/t/").parse().unwrap(), 0).await.unwrap();
    let seqs: Vec<u64> = steps.iter().map(|step| step.seq).collect();
    assert_eq!(seqs, (1..=seqs.len() as u64).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_by_keyboard_alone_with_an_undo() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    tab.open(&format!("http://{}", house.address)).await;
    for _ in 0..40 {
        tab.press("Tab").await;
        if tab.is("document.activeElement.closest('form')?.action.endsWith('/play/skirmish')").await
        {
            break;
        }
    }
    tab.press("Enter").await;
    tab.until(LINKED).await;
    let mut undone = false;
    while asked(&tab).await {
        let version = tab.text(VERSION).await;
        if !undone && tab.is("document.querySelector('[data-deed=undo]:not(:disabled)')").await {
            tab.press("u").await;
            undone = true;
        } else if tab.is("document.activeElement.matches('.question button')").await {
            tab.press("ArrowDown").await;
            tab.press("Enter").await;
        } else {
            tab.press("1").await;
        }
        tab.until(&format!("{VERSION} !== {version:?} || {ENDED}")).await;
    }
    assert!(undone, "there was something to undo");
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn language_theme_and_phone() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let base = format!("http://{}", house.address);
    let tab = chromium.tab(390, 844).await;
    begin(&tab, &base, "skirmish").await;
    assert!(asked(&tab).await);
    no_overflow(&tab, "the table on a phone").await;
    let seen = "(() => { const b = document.querySelector('.question button[data-choice]').getBoundingClientRect(); \
                return b.top < innerHeight && b.height >= 38; })()";
    assert_eq!(tab.look(seen).await, true, "the first answer is in reach of a thumb");
    tab.click(".menu-button").await;
    tab.until("document.querySelector('#menu:popover-open')").await;
    tab.click("button[name=lang][value=it]").await;
    tab.until("document.documentElement.lang === 'it' && document.querySelector('[data-linked]')")
        .await;
    assert!(tab.is("location.pathname.startsWith('/t/')").await, "one stays at the table");
    tab.open(&format!("{base}/settings")).await;
    no_overflow(&tab, "the settings on a phone").await;
    for theme in ["dark", "light"] {
        tab.look(&format!("document.querySelector('#theme').value = {theme:?}")).await;
        tab.click("form[action='/settings'] button").await;
        tab.until(&format!("document.documentElement.dataset.theme === {theme:?}")).await;
    }
    let paper = "getComputedStyle(document.documentElement).backgroundColor";
    assert_eq!(tab.text(paper).await, "rgb(245, 239, 227)");
    for path in ["/", "/lobby", "/rules/skirmish", "/new/skirmish", "/credits", "/import"] {
        tab.open(&format!("{base}{path}")).await;
        no_overflow(&tab, path).await;
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}
