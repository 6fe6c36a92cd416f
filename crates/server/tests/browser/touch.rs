//! Playing on the board: every answer that has a place on the table is given by touching it there, never in the list; and
//! whole games by keyboard.

use crate::cdp::{Chromium, Tab};
use crate::house::House;
use crate::{ASKED, ENDED, VERSION, asked, begin};
use serde_json::json;

/// Where to touch next: what happens, to skip it; a row of the little menu, a lit thing that can be hit, the stepper, what closes the question, or
/// the tab behind which something is lit; never the list. Says what it is, and where.
const NEXT: &str = r"((turn) => {
    const middle = (e) => { e.scrollIntoView({ block: 'nearest', inline: 'nearest' }); const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
    const pick = (all) => all[turn % all.length];
    const veil = document.querySelector('.show .veil');
    if (veil) return ['skip', ...middle(veil)];
    const told = document.querySelector('.card header button');
    if (told) return ['told', ...middle(told)];
    const rows = [...document.querySelectorAll('.little-menu .do')];
    if (rows.length) return ['menu', ...middle(pick(rows))];
    const hit = (thing) => {
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const b = thing.getBoundingClientRect();
        for (const [fx, fy] of [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.12, .5], [.88, .5], [.5, .1], [.5, .92], [.2, .2], [.8, .8], [.2, .8], [.8, .2]]) {
            const [x, y] = [b.x + b.width * fx, b.y + b.height * fy];
            let at = document.elementFromPoint(x, y);
            if (at?.closest('button:not(.opens), a, summary')) continue;
            while (at && !(at.matches('[data-thing].lit, .lit[data-choice]'))) at = at.parentElement;
            if (at === thing) return [x, y];
        }
        return null;
    };
    const lit = [...document.querySelectorAll('[data-thing].lit')].filter((e) => e.getClientRects().length);
    const from = lit.length ? turn % lit.length : 0;
    const closing = [...document.querySelectorAll('.question .endings button[data-choice]')];
    const closes = () => ['closes', ...middle(pick(closing))];
    // Now and then one has done enough.
    if (closing.length && turn % 5 === 4) return closes();
    for (const thing of [...lit.slice(from), ...lit.slice(0, from)]) { const at = hit(thing); if (at) return ['thing', ...at]; }
    const go = document.querySelector('.stepper .go');
    if (go) return ['step', ...middle(go)];
    const tab = [...document.querySelectorAll('.tabs label.calls:not(:has(:checked))')].find((e) => e.getClientRects().length);
    if (tab) return ['tab', ...middle(tab)];
    return closing.length ? closes() : null;
})";

/// A tap as a finger makes it: short, and not twice at once in the same place.
async fn tap(tab: &Tab<'_>, at: (f64, f64), before: &mut (f64, f64)) {
    if (at.0 - before.0).hypot(at.1 - before.1) < 16.0 {
        tab.look("new Promise((later) => setTimeout(later, 450))").await;
    }
    *before = at;
    let down = json!({ "type": "touchStart", "touchPoints": [{ "x": at.0, "y": at.1 }] });
    let up = json!({ "type": "touchEnd", "touchPoints": [] });
    tokio::join!(
        tab.call("Input.dispatchTouchEvent", down),
        tab.call("Input.dispatchTouchEvent", up)
    );
}

/// What the page shows of a question and of what was touched.
const STATE: &str = "[document.querySelector('[data-version]').dataset.version, \
    document.querySelectorAll('.chips .chip').length, Boolean(document.querySelector('.little-menu, .card')), \
    document.querySelectorAll('[data-thing].lit').length, document.querySelector('.tabs :checked')?.id, \
    document.querySelector('#toast').textContent, Boolean(document.querySelector('.show')), window.shows ?? 0].join()";

/// Notes every show that begins and every word that is told: a touch that came just then skipped it, or was told of.
const COUNT: &str = "void (window.shows ??= 0, document.addEventListener('played', () => { window.shows++; }), \
    new MutationObserver(() => { window.shows++; }).observe(document.querySelector('#toast'), { childList: true }))";

/// Notes the latest touches as the page hears them, for when nothing comes of one.
const HEAR: &str = "void (window.heard = [], ['pointerdown', 'pointerup', 'pointercancel', 'click'].forEach((kind) => \
    document.addEventListener(kind, (event) => { window.heard.push([kind, event.clientX, event.clientY, event.detail, \
    event.target.className?.baseVal ?? event.target.className]); window.heard.splice(0, window.heard.length - 8); }, true)))";

/// An answer is on its way.
pub(crate) const BUSY: &str = "document.querySelector('.table.busy')";

/// How answers were given: on the board, and by what closes a question.
#[derive(Default)]
struct Given {
    touched: usize,
    closed: usize,
}

/// Touches until the question is answered; says how the last touch was made.
async fn touch_until_answered(tab: &Tab<'_>, game: &str, turn: &mut usize) -> String {
    let version = tab.text(VERSION).await;
    let answered = format!("{VERSION} !== {version:?} || {ENDED}");
    let (mut way, mut before) = (String::new(), (0.0, 0.0));
    for _ in 0..12 {
        // Where to touch and how the page stands, at one moment: what happens by itself after it is not taken for nothing.
        let seen = tab.look(&format!("[{NEXT}({turn}), {STATE}]")).await;
        let (next, state) = (&seen[0], seen[1].as_str().unwrap_or_default());
        *turn += 1;
        let (Some(x), Some(y)) = (next[1].as_f64(), next[2].as_f64()) else {
            // An answer is on its way, or another was asked meanwhile.
            tab.until(&format!("{answered} || !{ASKED}")).await;
            return way;
        };
        way = next[0].as_str().unwrap_or_default().to_owned();
        tap(tab, (x, y), &mut before).await;
        if !tab.comes(&format!("{STATE} !== {state:?} && !{BUSY} || {ENDED}")).await {
            let there = format!("document.elementFromPoint({x}, {y})?.outerHTML.slice(0, 200)");
            let (there, now) = (tab.text(&there).await, tab.text(STATE).await);
            let heard = tab.text("JSON.stringify(window.heard)").await;
            panic!("{game}: nothing came of {way} at {x}, {y}: {there}\n{state}\n{now}\n{heard}");
        }
        if tab.is(&answered).await {
            return way;
        }
    }
    panic!("{game}: a dozen touches and no answer");
}

/// Plays a given number of answers, or to the end, by touching the board.
async fn play(tab: &Tab<'_>, game: &str, answers: usize) -> Given {
    let mut given = Given::default();
    let mut turn = 0;
    while given.touched + given.closed < answers && asked(tab).await {
        match touch_until_answered(tab, game, &mut turn).await.as_str() {
            "" => {}
            "closes" => given.closed += 1,
            _ => given.touched += 1,
        }
    }
    given
}

async fn by_touch(game: &str, (width, height): (u32, u32), answers: usize) {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(width, height).await;
    tab.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    begin(&tab, &format!("http://{}", house.address), game).await;
    tab.look(COUNT).await;
    tab.look(HEAR).await;
    let given = play(&tab, game, answers).await;
    assert!(given.touched * 2 > given.closed, "{game}: {} on the board", given.touched);
    assert!(answers < usize::MAX || tab.is(ENDED).await, "{game} is over");
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

/// How many answers are given where a whole game would take too long.
const SOME: usize = 40;
const GAMES: [&str; 4] = ["monster-lands", "root", "village-attacks", "wonderful-kingdom"];
const WIDE: (u32, u32) = (1440, 900);
const PHONE: (u32, u32) = (390, 844);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_turns_of_monster_lands_by_touch_on_the_board() {
    by_touch("monster-lands", WIDE, SOME).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_turns_of_root_by_touch_on_the_board() {
    by_touch("root", WIDE, SOME).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_turns_of_village_attacks_by_touch_on_the_board() {
    by_touch("village-attacks", WIDE, SOME).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_turns_of_wonderful_kingdom_by_touch_on_the_board() {
    by_touch("wonderful-kingdom", WIDE, SOME).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn turns_of_every_game_by_touch_on_a_phone() {
    for game in GAMES {
        by_touch(game, PHONE, 12).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "#18: whole games take minutes"]
async fn a_whole_game_of_monster_lands_by_touch_on_the_board() {
    by_touch("monster-lands", WIDE, usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "#18: whole games take minutes"]
async fn a_whole_game_of_root_by_touch_on_the_board() {
    by_touch("root", WIDE, usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "#18: whole games take minutes"]
async fn a_whole_game_of_village_attacks_by_touch_on_the_board() {
    by_touch("village-attacks", WIDE, usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "#18: whole games take minutes"]
async fn a_whole_game_of_wonderful_kingdom_by_touch_on_the_board() {
    by_touch("wonderful-kingdom", WIDE, usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "#18: whole games take minutes"]
async fn a_whole_game_of_each_by_touch_on_a_phone() {
    for game in GAMES {
        by_touch(game, PHONE, usize::MAX).await;
    }
}

/// Tab leads to an answer: to the first within three, once the focus is at the question.
async fn tab_to_an_answer(tab: &Tab<'_>, game: &str, most: usize) {
    const ANSWER: &str =
        "document.activeElement.matches('.question button[data-choice], .stepper .go')";
    for _ in 0..most {
        if tab.is(ANSWER).await {
            return;
        }
        tab.press("Tab").await;
    }
    let here = tab.text("document.activeElement.outerHTML.slice(0, 200)").await;
    assert!(tab.is(ANSWER).await, "{game}: {most} Tabs lead to {here}");
}

/// Gives a given number of answers, or all, by Tab, arrows and Enter.
pub(crate) async fn answer_by_keyboard(tab: &Tab<'_>, game: &str, answers: usize) {
    let mut given = 0;
    while given < answers && asked(tab).await {
        let version = tab.text(VERSION).await;
        tab_to_an_answer(tab, game, if given == 0 { 40 } else { 3 }).await;
        // On a stepper an arrow leads to fewer and more.
        let others = if tab.is("document.querySelector('.stepper')").await { 0 } else { given % 4 };
        for _ in 0..others {
            tab.press("ArrowDown").await;
        }
        tab.press("Enter").await;
        tab.until(&format!("{VERSION} !== {version:?} || {ENDED}")).await;
        given += 1;
        let here = "document.activeElement.matches('.question .ask, .question h2')";
        tab.until(&format!("{here} || {ENDED}")).await;
    }
}

async fn by_keyboard(answers: usize) {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    for game in GAMES {
        begin(&tab, &format!("http://{}", house.address), game).await;
        answer_by_keyboard(&tab, game, answers).await;
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_turns_of_every_game_by_keyboard() {
    by_keyboard(8).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "#18: whole games take minutes"]
async fn a_whole_game_of_each_by_keyboard() {
    by_keyboard(usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_touch_narrows_escape_steps_back_and_everything_explains_itself() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", house.address), "wonderful-kingdom").await;
    tab.until("document.querySelector('.hand-part .wk-card.lit')").await;
    let shown = "document.querySelectorAll('.actions li:not([hidden], .group)').length";
    let all = tab.look(shown).await;
    tab.click(".hand-part .wk-card.lit .band").await;
    tab.until("document.querySelector('.chips .chip') && document.querySelector('.area.lit')")
        .await;
    assert!(tab.look(shown).await.as_u64() < all.as_u64(), "the list narrows too");
    tab.press("Escape").await;
    tab.until("!document.querySelector('.chips')").await;
    assert_eq!(tab.look(shown).await, all, "and is whole again");
    tab.press("?").await;
    tab.until("document.querySelector('.card .keys')").await;
    tab.press("Escape").await;
    tab.until("!document.querySelector('.card')").await;
    tab.click(".question .ask .para").await;
    tab.until("document.querySelector('.card .go-there a[href*=\"/rules/\"]')").await;
    assert!(tab.is("location.pathname.startsWith('/t/')").await, "a paragraph opens in place");
    assert!(tab.is(ASKED).await);
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_dragged_to_an_area_is_offered_there() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", house.address), "wonderful-kingdom").await;
    tab.until("document.querySelector('.hand-part .wk-card.lit')").await;
    let middle = |selector: &str| {
        format!(
            "(() => {{ const b = document.querySelector({selector:?}).getBoundingClientRect(); \
             return [b.x + b.width / 2, b.y + b.height / 3]; }})()"
        )
    };
    let (from, to) = (
        tab.look(&middle(".hand-part .wk-card.lit .band")).await,
        tab.look(&middle(".area")).await,
    );
    for (kind, at) in [("mousePressed", &from), ("mouseMoved", &to), ("mouseReleased", &to)] {
        let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "buttons": 1, "clickCount": 1 });
        tab.call("Input.dispatchMouseEvent", event).await;
    }
    // It may lie there face up or down: the little menu asks which; with one way left it is offered at once.
    let offered =
        "document.querySelector('.little-menu .do') || document.querySelector('.table.busy')";
    tab.until(&format!("{offered} || {VERSION} !== '0'")).await;
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

/// Where something is: its middle, and a third from its top.
async fn spot(tab: &Tab<'_>, selector: &str) -> (f64, f64) {
    let spot = format!(
        "(() => {{ const b = document.querySelector({selector:?}).getBoundingClientRect(); \
         return [b.x + b.width / 2, b.y + b.height / 3]; }})()"
    );
    let spot = tab.look(&spot).await;
    (spot[0].as_f64().unwrap(), spot[1].as_f64().unwrap())
}

async fn finger(tab: &Tab<'_>, kind: &str, at: Option<(f64, f64)>) {
    let points: Vec<_> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
    tab.call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finger_drags_a_card_to_an_area() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for (width, height) in [(1180, 820), (820, 1180)] {
        let tab = chromium.tab(width, height).await;
        tab.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
        begin(&tab, &format!("http://{}", house.address), "wonderful-kingdom").await;
        tab.until("document.querySelector('.hand-part .wk-card.lit')").await;
        let (from, to) =
            (spot(&tab, ".hand-part .wk-card.lit .band").await, spot(&tab, ".area").await);
        finger(&tab, "touchStart", Some(from)).await;
        // Where the hand can be scrolled the finger rests on the card a moment.
        tab.look("new Promise((later) => setTimeout(later, 200))").await;
        for step in 1..=10 {
            let part = f64::from(step) / 10.0;
            let at = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            finger(&tab, "touchMove", Some(at)).await;
        }
        assert!(tab.is("document.querySelector('.ghost')").await, "it is in hand at {width}");
        finger(&tab, "touchEnd", None).await;
        let offered =
            "document.querySelector('.little-menu .do') || document.querySelector('.table.busy')";
        tab.until(&format!("{offered} || {VERSION} !== '0'")).await;
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_touch_explains_and_answers_nothing() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(820, 1180).await;
    tab.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    begin(&tab, &format!("http://{}", house.address), "wonderful-kingdom").await;
    tab.until("document.querySelector('.hand-part .wk-card.lit')").await;
    tab.look("void (window.menus = [], document.addEventListener('contextmenu', (event) => window.menus.push(event.defaultPrevented)))").await;
    let (version, at) =
        (tab.text(VERSION).await, spot(&tab, ".hand-part .wk-card.lit .band").await);
    finger(&tab, "touchStart", Some(at)).await;
    tab.until("document.querySelector('.card h3')").await;
    finger(&tab, "touchEnd", None).await;
    tab.look("new Promise((later) => setTimeout(later, 600))").await;
    assert!(tab.is("document.querySelector('.card h3')").await, "it stays open");
    assert_eq!(tab.text("getSelection().toString()").await, "", "nothing is selected");
    assert!(tab.is("window.menus.every(Boolean)").await, "the browser opens no menu");
    assert!(!tab.is("document.querySelector('.chips')").await, "it is no touch");
    assert_eq!(tab.text(VERSION).await, version);
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}
