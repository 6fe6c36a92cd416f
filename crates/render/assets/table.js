// The script of the table: sends answers, replaces changed regions, moves pieces, pans and zooms, listens to keys.
// Everything works without it too, one page at a time.

const table = document.querySelector("[data-table], [data-replay]");
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
    link.className = "para";
    link.href = law.href;
    link.title = law.title ?? "";
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
  // Where another question has come, the answer before has been taken, though nobody has said so yet.
  const taken = answers && asked() !== answered;
  if (underway.has(lane) && !taken) { if (underway.get(lane) !== wish) tell(saying.busy); return; }
  underway.set(lane, wish);
  if (answers) { answered = asked(); table.classList.add("busy"); }
  const done = await send(form.action, body);
  if (underway.get(lane) !== wish) return;
  underway.delete(lane);
  // Until the page has heard what came of it, the question is as good as answered.
  if (answers && (!done || asked() !== answered)) table.classList.remove("busy");
  if (done && !answers) sent(form);
});

// What was sent is no longer there to be sent, though its form may have been drawn anew.
function sent(form) {
  for (const input of form.querySelectorAll("input[id]:not([type=hidden])")) {
    const now = document.getElementById(input.id);
    if (now?.value === input.value) now.value = "";
    input.value = "";
  }
}

// A click answers the question it was made on, or none. A question has its key; one that comes in the place of another,
// though that was not answered, is not answered by a click that was meant for the other.

const asked = () => table?.querySelector("#answer [name=key]")?.value ?? "";
let answered = "";
let meant = { asked: "", thing: null, x: 0, y: 0, at: 0, finger: false };
let series = "";
let fresh = 0;
const isFresh = () => performance.now() < fresh;
const ANSWERS = "[data-choice], [data-deed], [data-thing].lit";

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
  const thing = event.target.closest?.(ANSWERS) ?? null;
  meant = { asked: again ? meant.asked : asked(), thing, x, y, at, finger: event.pointerType === "touch" };
}

function release() {
  const { thing, asked: then } = meant;
  if (!thing || thing.isConnected) return;
  // It was drawn anew under the finger: the same question has the same answer.
  meant.thing = null;
  if (then !== asked() || !again(thing)) tell(saying.changed);
}

function click(event) {
  if (!event.isTrusted || !event.detail) return;
  // The further clicks of a series were meant for what the first was made on.
  // Of taps the browser makes a series of what is near; which are one is known since the finger came down.
  if (event.detail === 1 || meant.finger) series = meant.asked;
  if (!event.target.closest?.(ANSWERS)) return;
  if (series !== asked() || isFresh()) lookAgain(event);
}

function guard() {
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("pointerup", release, true);
  document.addEventListener("click", click, true);
  document.addEventListener("keydown", (event) => {
    // A key that is held down answers once.
    const answers = event.repeat && (/^[1-9uh]$/.test(event.key) || event.target.closest?.(ANSWERS));
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
    // What moves is not hit: what can be touched is at its place at once.
    if (!is.width || piece.closest(".lit") || piece.querySelector(".lit")) continue;
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
  for (const name of ["id", "data-choice", "data-thing", "data-deed", "data-fact", "href"]) {
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
  lift(region);
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
  const same = here.selector && region.querySelector(here.selector);
  if (same) same.focus({ preventScroll: true });
  else if (!toQuestion()) region.querySelector("button:not(:disabled), a:not(.para), input")?.focus({ preventScroll: true });
  if (same && here.start != null) same.setSelectionRange?.(here.start, here.start);
}

// After an answer the focus is at the question, whichever way it was given; one who writes goes on writing.

function toQuestion() {
  const ask = table.querySelector(".question .ask, .question h2");
  ask?.setAttribute("tabindex", "-1");
  ask?.focus({ preventScroll: true });
  return Boolean(ask);
}

function apply(news) {
  const next = table.querySelector("[data-next]")?.dataset.next;
  const before = boxes();
  const beats = ready(news);
  const question = asked();
  for (const [name, [hash, html]] of Object.entries(news.regions)) {
    const region = table.querySelector(`[data-region="${name}"]`);
    if (region && region.dataset.hash !== hash) replace(region, hash, html);
  }
  changed(question);
  table.dataset.version = news.version;
  if (news.viewer) table.dataset.viewer = news.viewer;
  if (news.title) document.title = `${news.title} · Tavolata`;
  if (asked() !== answered) table.classList.remove("busy");
  settle();
  if (question && question === answered && asked() !== question && !document.activeElement?.closest("input, textarea")) toQuestion();
  sinceLastHere();
  follow();
  move(before);
  announce(new Set(factsOf(beats)));
  traceTurns();
  playBeats(beats);
  // A rematch was set while this page was open: whoever sits or watches here goes there.
  const set = table.querySelector("[data-next]")?.dataset.next;
  if (set && !next && over) location.href = set;
}

// What is new is said in a place that stays, so that it is read out: a sentence for each beat, the latest lines of the log, then
// the question.

let spoken = Number($$(".story [data-fact]").at(-1)?.dataset.fact ?? -1);
let over = Boolean(table?.querySelector(".question .ended"));
let mine = table && Boolean(table.querySelector(".question button[data-choice]"));
function announce(played) {
  const fresh = $$(".story [data-fact]", table).filter((line) => Number(line.dataset.fact) > spoken);
  spoken = Number(fresh.at(-1)?.dataset.fact ?? spoken);
  const told = fresh.filter((line, index) => played.has(Number(line.dataset.fact)) || index >= fresh.length - 6);
  const lines = told.map((line) => line.querySelector(".moment").textContent.trim());
  const ask = table.querySelector(".question .ask, .curtain h2");
  const said = [...lines, ask?.textContent.trim()].filter(Boolean);
  table.querySelector("#says").replaceChildren(...said.map((line) => build("span", "", `${line} `)));
  const now = Boolean(table.querySelector(".question button[data-choice]"));
  if (now && !mine) sound("turn");
  if (!over && table.querySelector(".question .ended")) sound("end");
  mine = now;
  over = Boolean(table.querySelector(".question .ended"));
}

// Log and chat show their latest line, unless the reader has scrolled away from it.

function follow() {
  for (const region of $$(".log, .chat", table)) if (!("held" in region.dataset)) region.scrollTop = region.scrollHeight;
  sinceLastTurn();
}

// Who is asked finds the log at what has happened since their last turn.
function sinceLastTurn() {
  const mark = table.querySelector(".log .last-turn");
  const log = mark?.closest(".log");
  if (!log || "held" in log.dataset || !table.querySelector(".question button[data-choice]")) return;
  log.scrollTop = Math.max(0, log.scrollTop + mark.getBoundingClientRect().top - log.getBoundingClientRect().top - 8);
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
    socket.send(JSON.stringify({ have, hidden: document.hidden }));
  };
  // Who does not see the page may be called to it.
  const seen = () => { if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ hidden: document.hidden })); };
  document.addEventListener("visibilitychange", seen);
  socket.onmessage = (event) => { queue = queue.then(() => unpack(event.data)).then(apply).catch(() => heal()); };
  socket.onclose = () => {
    document.removeEventListener("visibilitychange", seen);
    delete table.dataset.linked;
    state()?.removeAttribute("hidden");
    // Who may no longer come is told so by the page itself.
    if (!came) heal();
    setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, 8000);
  };
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
