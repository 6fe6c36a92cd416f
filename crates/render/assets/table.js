// The script of the table: sends answers, replaces changed regions, moves pieces, pans and zooms, listens to keys.
// Everything works without it too, one page at a time.

const table = document.querySelector("[data-table]");
const root = document.documentElement;
const toast = document.querySelector("#toast");
const saying = Object.fromEntries((table?.dataset.saying ?? "").split("\n").map((line) => line.split(/=(.*)/s)));
const still = () => "still" in root.dataset || matchMedia("(prefers-reduced-motion: reduce)").matches;
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

// Words for the reader, for a while.

let hush;
function tell(text, law) {
  const note = document.createElement("div");
  note.textContent = text + " ";
  if (law) {
    const link = document.createElement("a");
    link.href = law.href;
    link.textContent = law.number;
    note.append(link);
  }
  toast.replaceChildren(note);
  quietly();
}

function quietly() {
  clearTimeout(hush);
  hush = setTimeout(() => toast.replaceChildren(), 6000);
}

// Answers: a form is sent in the background; if that fails it is sent again, under the same key, so it is done once.
// Whoever sent it hears whether it was done, or that nobody knows yet.

async function send(action, body, tries = 4) {
  const post = { method: "POST", body, headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" } };
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(action, { ...post, signal: AbortSignal.timeout(10000) });
      const answer = await response.json().catch(() => ({}));
      if (response.ok) { if (attempt > 1) tell(saying.sent); return true; }
      tell(answer.error ?? saying.failed, answer.law);
      if (response.status === 409 || response.status === 403) await heal();
      return false;
    } catch {
      if (attempt >= tries) { tell(saying.unknown); return false; }
      tell(saying.offline);
      await new Promise((resume) => setTimeout(resume, 300 * 2 ** attempt));
    }
  }
}

// One answer at a time is on its way, and one line of chat. The same once more is the same; another is refused aloud.

const underway = new Map();
document.addEventListener("submit", async (event) => {
  const form = event.target;
  const sure = event.submitter?.dataset.sure;
  if (sure && !confirm(sure)) { event.preventDefault(); return; }
  if (!table || !form.matches("[data-answer], [data-quick]")) return;
  event.preventDefault();
  const answers = form.matches("[data-answer]");
  const lane = answers ? "answer" : form.action;
  const body = new URLSearchParams(new FormData(form, event.submitter ?? null)).toString();
  const wish = `${form.action}?${body}`;
  if (underway.has(lane)) { if (underway.get(lane) !== wish) tell(saying.busy); return; }
  underway.set(lane, wish);
  if (answers) { answered = asked(); table.classList.add("busy"); }
  const done = await send(form.action, body);
  underway.delete(lane);
  if (answers) table.classList.remove("busy");
  if (done && !answers) form.reset();
});

// A click answers the question it was made on, or none. A question has its key; one that comes in the place of another,
// though that was not answered, is not answered by a click that was meant for the other.

const asked = () => table?.querySelector("#answer [name=key]")?.value ?? "";
let answered = "";
let meant = { asked: "", thing: null, x: 0, y: 0, at: 0 };
let series = "";
let fresh = 0;
const isFresh = () => performance.now() < fresh;

function changed(before) {
  const now = asked();
  if (before && now && before !== now && before !== answered) fresh = performance.now() + 400;
}

function lookAgain(event) {
  event.preventDefault();
  event.stopPropagation();
  tell(saying.changed);
}

function press(event) {
  dragged = false;
  const { clientX: x, clientY: y, timeStamp: at } = event;
  // A second tap at once on the same place was meant for what the first was.
  const again = event.pointerType === "touch" && at - meant.at < 400 && Math.hypot(x - meant.x, y - meant.y) < 16;
  const thing = event.target.closest?.("[data-choice], [data-deed]") ?? null;
  meant = { asked: again ? meant.asked : asked(), thing, x, y, at };
}

function release() {
  const { thing, asked: then } = meant;
  if (!thing || thing.isConnected) return;
  // It was drawn anew under the finger: the same question has the same answer.
  meant.thing = null;
  const named = choices(thing);
  if (then === asked() && named.some(buttonFor)) answer(thing);
  else tell(saying.changed);
}

function click(event) {
  if (!event.isTrusted || !event.detail) return;
  // The further clicks of a series were meant for what the first was made on.
  if (event.detail === 1) series = meant.asked;
  if (!event.target.closest?.("[data-choice], [data-deed]")) return;
  if (series !== asked() || isFresh()) lookAgain(event);
}

function guard() {
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("pointerup", release, true);
  document.addEventListener("click", click, true);
  document.addEventListener("keydown", (event) => {
    // A key that is held down answers once.
    const answers = event.repeat && (/^[1-9uh]$/.test(event.key) || event.target.closest?.("[data-choice], [data-deed]"));
    if (answers && !event.key.startsWith("Arrow") && event.key !== "Tab") { event.preventDefault(); event.stopPropagation(); }
  }, true);
}

// Regions: replaced as a whole; focus, scroll, what was typed and what was unfolded stay; pieces move from where they were.

function boxes() {
  const found = new Map();
  for (const piece of $$("[data-key]", table)) found.set(piece.dataset.key, piece.getBoundingClientRect());
  return found;
}

function move(before) {
  if (still()) return;
  for (const piece of $$("[data-key]", table)) {
    const was = before.get(piece.dataset.key);
    const is = piece.getBoundingClientRect();
    if (!is.width) continue;
    if (!was) { piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: "ease-out" }); continue; }
    const scale = (piece instanceof SVGElement && piece.parentNode.getScreenCTM?.()?.a) || 1;
    const [x, y] = [(was.x - is.x) / scale, (was.y - is.y) / scale];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 200, easing: "ease-in-out" });
  }
}

function handle(element) {
  if (!element || !table.contains(element)) return null;
  const region = element.closest("[data-region]");
  if (!region) return null;
  for (const name of ["id", "data-choice", "data-deed", "data-fact", "href"]) {
    const value = element.getAttribute(name);
    if (value) return { region, selector: `[${name}="${CSS.escape(value)}"]`, start: element.selectionStart };
  }
  return { region, selector: null };
}

function replace(region, hash, html) {
  const inside = handle(document.activeElement);
  const here = inside?.region === region ? inside : null;
  const unfolded = $$("details[open]", region).map((details) => details.className);
  const typed = new Map($$("input[id]:not([type=hidden]):not([readonly])", region).map((input) => [input.id, input.value]));
  const scrolls = $$("*", region).filter((element) => element.scrollTop || element.scrollLeft)
    .map((element) => [element.className, element.scrollTop, element.scrollLeft]);
  const top = region.scrollTop;
  const opened = $$("[popover]:popover-open", region).map((mat) => mat.id);
  region.innerHTML = html;
  region.dataset.hash = hash;
  for (const id of opened) region.querySelector(`#${CSS.escape(id)}`)?.showPopover();
  for (const name of unfolded) region.querySelector(`details.${CSS.escape(name)}`)?.setAttribute("open", "");
  for (const [id, value] of typed) { const input = region.querySelector(`#${CSS.escape(id)}`); if (input) input.value = value; }
  for (const [name, y, x] of scrolls) {
    if (typeof name !== "string" || !name) continue;
    const element = region.querySelector(`.${CSS.escape(name.split(" ")[0])}`);
    if (element) { element.scrollTop = y; element.scrollLeft = x; }
  }
  region.scrollTop = top;
  if (!here) return;
  const again = here.selector && region.querySelector(here.selector);
  const target = again || region.querySelector("button:not(:disabled), a, input") || region;
  target.focus({ preventScroll: true });
  if (again && here.start != null) again.setSelectionRange?.(here.start, here.start);
}

function apply(news) {
  const before = boxes();
  const question = asked();
  for (const [name, [hash, html]] of Object.entries(news.regions)) {
    const region = table.querySelector(`[data-region="${name}"]`);
    if (region && region.dataset.hash !== hash) replace(region, hash, html);
  }
  changed(question);
  table.dataset.version = news.version;
  if (news.viewer) table.dataset.viewer = news.viewer;
  if (news.title) document.title = `${news.title} · Tavolata`;
  settle();
  sinceLastHere();
  follow();
  move(before);
  announce();
}

// What is new is said in a place that stays, so that it is read out: the latest lines of the log, then the question.

let spoken = Number($$(".story [data-fact]").at(-1)?.dataset.fact ?? -1);
let mine = table && Boolean(table.querySelector(".question button[data-choice]"));
function announce() {
  const fresh = $$(".story [data-fact]", table).filter((line) => Number(line.dataset.fact) > spoken);
  spoken = Number(fresh.at(-1)?.dataset.fact ?? spoken);
  const lines = fresh.slice(-6).map((line) => line.querySelector(".moment").textContent.trim());
  const ask = table.querySelector(".question .ask, .curtain h2");
  table.querySelector("#says").textContent = [...lines, ask?.textContent.trim()].filter(Boolean).join(" ");
  const now = Boolean(table.querySelector(".question button[data-choice]"));
  if (now && !mine) chime();
  mine = now;
}

// Two soft notes, for those who have asked for sounds.

let audio;
function chime() {
  if (!("sounds" in root.dataset)) return;
  audio ??= new AudioContext();
  for (const [pitch, after] of [[523, 0], [784, 0.14]]) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + after;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.55);
  }
}

// Log and chat show their latest line, unless the reader has scrolled away from it.

function follow() {
  for (const region of $$(".log, .chat", table)) if (!("held" in region.dataset)) region.scrollTop = region.scrollHeight;
}

function hold(event) {
  const region = event.target.closest?.(".log, .chat");
  if (!region) return;
  requestAnimationFrame(() => {
    const away = region.scrollHeight - region.scrollTop - region.clientHeight > 40;
    if (away) region.dataset.held = "";
    else delete region.dataset.held;
  });
}

// A reload heals; so does taking the fresh page's regions.
async function heal() {
  const text = await fetch(location.href, { headers: { accept: "text/html" } }).then((r) => r.text()).catch(() => null);
  if (!text) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  const fresh = page.querySelector("[data-table]");
  if (!fresh) { location.reload(); return; }
  const regions = {};
  for (const region of $$("[data-region]", fresh)) regions[region.dataset.region] = [region.dataset.hash, region.innerHTML];
  apply({ regions, version: fresh.dataset.version, viewer: fresh.dataset.viewer });
  document.title = page.title;
}

// The socket: says what the page has, gets what it lacks, and comes back when it is cut.

async function unpack(data) {
  if (typeof data === "string") return JSON.parse(data);
  const stream = data.stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}

let wait = 250;
let queue = Promise.resolve();
function connect() {
  const address = new URL(`/t/${table.dataset.table}/live`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  const state = () => table.querySelector(".link-state");
  let came = false;
  socket.onopen = () => {
    came = true;
    wait = 250;
    state()?.setAttribute("hidden", "");
    table.dataset.linked = "";
    const have = Object.fromEntries($$("[data-region]", table).map((region) => [region.dataset.region, region.dataset.hash]));
    socket.send(JSON.stringify({ have }));
  };
  socket.onmessage = (event) => { queue = queue.then(() => unpack(event.data)).then(apply).catch(() => heal()); };
  socket.onclose = () => {
    delete table.dataset.linked;
    state()?.removeAttribute("hidden");
    // Who may no longer come is told so by the page itself.
    if (!came) heal();
    setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, 8000);
  };
}

// Two equal ways to answer: the lit thing, or its sentence. Each lights the other; a held thing says why not.

const choices = (element) => (element?.dataset.choice ?? "").split("|").filter(Boolean);
const buttonFor = (choice) => table.querySelector(`.question button[data-choice="${CSS.escape(choice)}"]`);
const onBoard = () => $$("[data-choice]", table).filter((element) => !element.closest(".question"));

function settle() {
  for (const thing of onBoard()) {
    const named = choices(thing);
    const buttons = named.map(buttonFor).filter(Boolean);
    thing.classList.toggle("lit", buttons.length > 0);
    if (!named.length) continue;
    thing.setAttribute("role", "button");
    thing.setAttribute("tabindex", buttons.length ? "0" : "-1");
    if (buttons.length) thing.setAttribute("aria-label", buttons.map((button) => button.textContent.trim()).join("; "));
  }
  zoomable();
  beckon();
}

// A tab of a phone says when something behind it can be chosen; a long board is scrolled to what can.
function beckon() {
  for (const tab of $$("[data-tab]", table)) {
    tab.classList.toggle("calls", Boolean(table.querySelector(`.${tab.dataset.tab} [data-choice].lit`)));
  }
  const board = table.querySelector(".board");
  if (board.scrollHeight <= board.clientHeight) return;
  const lit = $$(".board .lit[data-choice]", table);
  const shown = board.getBoundingClientRect();
  const isShown = (thing) => { const box = thing.getBoundingClientRect(); return box.bottom > shown.top && box.top < shown.bottom; };
  if (lit.length && !lit.some(isShown)) lit[0].scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
}

function whyNot(named) {
  for (const choice of named) {
    const held = table.querySelector(`[data-held="${CSS.escape(choice)}"]`);
    if (!held) continue;
    const link = held.querySelector(".para");
    tell(`${saying["why-not"]} ${held.querySelector(".why").textContent}`, link && { href: link.getAttribute("href"), number: link.textContent.trim() });
    return;
  }
}

// A thing that is neither lit nor held: the question says what is asked instead.
function notAsked() {
  const ask = table.querySelector(".question .ask");
  if (!ask || !table.querySelector(".question button[data-choice]")) return;
  const link = ask.querySelector(".para");
  tell(`${saying["not-asked"]} ${ask.firstChild.textContent.trim()}`, link && { href: link.getAttribute("href"), number: link.textContent.trim() });
}

function answer(thing) {
  const named = choices(thing);
  const buttons = named.map(buttonFor).filter(Boolean);
  if (buttons.length === 1) buttons[0].click();
  else if (buttons.length) {
    for (const button of $$(".question button[data-choice]", table)) button.closest("li")?.toggleAttribute("hidden", !buttons.includes(button));
    buttons[0].focus();
    buttons[0].scrollIntoView({ block: "nearest" });
  } else whyNot(named);
}

function light(element, on) {
  const named = choices(element);
  if (!named.length) return;
  const inQuestion = element.closest(".question");
  const others = inQuestion ? onBoard() : $$(".question button[data-choice]", table);
  for (const other of others) {
    const meets = choices(other).some((choice) => named.includes(choice));
    if (meets) other.classList.toggle("glow", on);
  }
}

function listen() {
  table.addEventListener("click", (event) => {
    if (dragged) { dragged = false; return; }
    const thing = event.target.closest("[data-choice]");
    if (thing && !thing.closest(".question")) { event.preventDefault(); answer(thing); return; }
    const held = event.target.closest(":is(.board, .mat) :is([data-key], [title], g:has(> title))");
    if (held && !event.target.closest("a, button, summary, input")) notAsked();
    if (!event.target.closest(".question")) for (const row of $$(".actions li[hidden]", table)) row.hidden = false;
  });
  for (const [kind, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    table.addEventListener(kind, (event) => light(event.target.closest?.("[data-choice]"), on));
  }
  document.addEventListener("keydown", keys);
  for (const kind of ["wheel", "touchmove", "keyup", "pointerup"]) table.addEventListener(kind, hold, { passive: true });
  addEventListener("resize", () => { follow(); paint(); });
}

// Keys: numbers choose, u undoes, h asks for a hint, arrows move among what can be chosen, escape shows everything again.

function keys(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  if (/^[1-9]$/.test(event.key)) return push(event, `.question button[data-number="${event.key}"]`);
  if (event.key === "u") return push(event, '[data-deed="undo"]:not(:disabled)');
  if (event.key === "h") return push(event, '[data-deed="hint"]:not(:disabled)');
  if (event.key === "Escape") { for (const row of $$(".actions li[hidden]", table)) row.hidden = false; view = null; paint(); return; }
  const thing = event.target.closest("[data-choice]");
  if ((event.key === "Enter" || event.key === " ") && thing && !thing.closest(".question")) { event.preventDefault(); answer(thing); return; }
  if (!event.key.startsWith("Arrow")) return;
  const among = document.activeElement?.closest(".board, .mat") ? onBoard().filter((t) => t.classList.contains("lit")) : $$(".question button:not(:disabled)", table).filter((b) => b.offsetParent);
  if (!among.length) return;
  const step = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
  const next = (among.indexOf(document.activeElement) + step + among.length) % among.length;
  among[next].focus();
  event.preventDefault();
}

function push(event, selector) {
  const button = table.querySelector(selector);
  if (!button) return;
  if (isFresh()) return lookAgain(event);
  event.preventDefault();
  button.click();
}

// Pan and zoom of a board that is one drawing.

let view = null;
let dragged = false;
const drawing = () => document.querySelector(".board > svg");

// A small board is drawn closer together, where it says how.
function shape(svg) {
  const { width, height } = svg.parentElement.getBoundingClientRect();
  const [least, lowest] = (svg.dataset.tallBelow ?? "700 0").split(" ").map(Number);
  const tall = Boolean(svg.dataset.tall) && (width < least || height < lowest);
  svg.dataset.wide ??= svg.getAttribute("viewBox") ?? "";
  svg.classList.toggle("tall", tall);
  if (svg.dataset.shape !== String(tall)) {
    for (const part of $$("[data-tall]", svg)) {
      const name = part.hasAttribute("d") ? "d" : "transform";
      part.dataset.wide ??= part.getAttribute(name) ?? "";
      part.setAttribute(name, tall ? part.dataset.tall : part.dataset.wide);
    }
    svg.dataset.shape = tall;
  }
  svg.dataset.home = tall ? svg.dataset.tall : svg.dataset.wide;
}

function paint() {
  const svg = drawing();
  if (!svg) return;
  shape(svg);
  if (!svg.dataset.home) return;
  svg.setAttribute("viewBox", view ? view.join(" ") : svg.dataset.home);
  svg.toggleAttribute("data-zoomed", Boolean(view));
}

function zoom(factor, at) {
  const svg = drawing();
  if (!svg?.dataset.home) return;
  const home = svg.dataset.home.split(/[ ,]+/).map(Number);
  const [x, y, w, h] = view ?? home;
  const width = Math.min(home[2], Math.max(home[2] / 8, w * factor));
  if (width >= home[2]) { view = null; paint(); return; }
  const height = width * home[3] / home[2];
  const [px, py] = at ?? [x + w / 2, y + h / 2];
  view = [px - (px - x) * width / w, py - (py - y) * height / h, width, height];
  paint();
}

function point(event) {
  const svg = drawing();
  const matrix = svg.getScreenCTM().inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return [x, y];
}

function zoomable() {
  const board = document.querySelector(".board");
  if (!drawing() || board.querySelector(".zoom-tools")) { paint(); return; }
  const tools = document.createElement("div");
  tools.className = "zoom-tools";
  for (const [sign, deed] of [["+", () => zoom(0.7)], ["−", () => zoom(1.4)], ["⤢", () => { view = null; paint(); }]]) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sign;
    button.title = sign === "⤢" ? saying["reset-view"] : sign;
    button.addEventListener("click", deed);
    tools.append(button);
  }
  board.append(tools);
  paint();
}

function pan() {
  const board = document.querySelector(".board");
  const fingers = new Map();
  board.addEventListener("wheel", (event) => {
    const scrolls = board.scrollHeight > board.clientHeight + 2;
    if (!drawing() || (scrolls && !view && !event.ctrlKey)) return;
    event.preventDefault();
    zoom(event.deltaY > 0 ? 1.15 : 0.87, point(event));
  }, { passive: false });
  board.addEventListener("pointerdown", (event) => { if (drawing()) fingers.set(event.pointerId, [event.clientX, event.clientY]); });
  board.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const now = [event.clientX, event.clientY];
    if (fingers.size === 2) {
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
      const span = (place) => Math.hypot(place[0] - other[0], place[1] - other[1]) || 1;
      zoom(span(was) / span(now), point({ clientX: (now[0] + other[0]) / 2, clientY: (now[1] + other[1]) / 2 }));
    } else if (view) {
      const scale = drawing().getScreenCTM().a;
      view = [view[0] - (now[0] - was[0]) / scale, view[1] - (now[1] - was[1]) / scale, view[2], view[3]];
      if (Math.hypot(now[0] - was[0], now[1] - was[1]) > 2) dragged = true;
      paint();
    }
    fingers.set(event.pointerId, now);
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) board.addEventListener(kind, (event) => fingers.delete(event.pointerId));
}

// What is new since the reader was last here: marked once, and kept marked while the page is open.

const seen = `seen-${table?.dataset.table}`;
const last = Number(localStorage.getItem(seen) ?? -1);
const wereHere = $$(".story [data-fact]").at(0)?.dataset.fact;
let marked = $$(".story [data-fact]").find((line) => Number(line.dataset.fact) > last)?.dataset.fact;
if (last < 0 || marked === wereHere) marked = undefined;

function sinceLastHere() {
  const first = marked && table.querySelector(`.story [data-fact="${marked}"]`);
  if (!first || table.querySelector(".since")) return;
  const mark = document.createElement("li");
  mark.className = "since";
  mark.textContent = saying.since;
  first.before(mark);
}

function noteSeen() {
  const latest = $$(".story [data-fact]", table).at(-1);
  if (latest) localStorage.setItem(seen, latest.dataset.fact);
}

// Small comforts on the other pages.

for (const field of $$("[data-copy]")) field.addEventListener("focus", () => field.select());
const seats = document.querySelector("#option-seats");
if (seats) {
  const trim = () => { for (const row of $$("[data-seat-row]")) row.hidden = Number(row.dataset.seatRow) >= Number(seats.value); };
  seats.addEventListener("input", trim);
  trim();
}
// Who gives a seat to another on this screen shares it; who shares none gives none.
const screens = (value) => document.querySelector(`[name="screens"][value="${value}"]`);
for (const seat of $$("select[name^='seat-']")) {
  seat.addEventListener("change", () => { if (seat.value === "hotseat" && screens("shared")) screens("shared").checked = true; });
}
screens("own")?.addEventListener("change", () => {
  for (const seat of $$("select[name^='seat-']")) if (seat.value === "hotseat") seat.value = "open";
});
const filter = document.querySelector("[data-filter]");
filter?.addEventListener("input", () => {
  const wanted = filter.value.trim().toLowerCase();
  const rows = $$(filter.dataset.filter);
  for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  for (const list of $$(".law")) list.hidden = !list.querySelector("li:not([hidden])");
  const count = document.querySelector(".search .count");
  if (count) count.textContent = count.textContent.replace(/\d+/, rows.filter((row) => !row.hidden).length);
});
const past = document.querySelector(".replay");
if (past) {
  zoomable();
  pan();
  addEventListener("resize", paint);
  const log = past.querySelector(".log");
  log.scrollTop = log.scrollHeight;
  document.addEventListener("keydown", (event) => {
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (rel) document.querySelector(`a[rel="${rel}"]`)?.click();
  });
}

if (toast?.firstChild) quietly();
if (table) {
  settle();
  listen();
  guard();
  pan();
  sinceLastHere();
  follow();
  addEventListener("pagehide", noteSeen);
  document.addEventListener("visibilitychange", () => { if (document.hidden) noteSeen(); });
  connect();
}
