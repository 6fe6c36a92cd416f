// What happens, played over the board as it was. The page itself is already where it ends: the old board lies over the new one
// until the last beat, so that an answer, a key or a reader of screens never waits. A touch on it, or any key, skips.

// How many times as slowly as usual, for who takes pictures of it.
const slow = () => Number(root.dataset.slow ?? 1);
const TIMES = { march: 340, arrive: 250, leave: 270, gain: 260, score: 280, card: 260, craft: 320, dice: 350, hurt: 230, turn: 200, mark: 200, least: 150, longest: 2000, read: 4000 };
// What is left out first where an answer would take too long.
const LEAST = ["turn", "mark", "gain", "card", "arrive", "hurt", "score", "craft", "march", "leave", "dice"];
// What may be played at the same time.
const TOGETHER = new Set(["march", "arrive", "leave", "gain", "score", "card", "hurt", "mark"]);
const speed = () => (still() ? 0 : root.dataset.motion === "calm" ? 1 : 0.7);
const spanOf = ([beat]) => slow() * Math.max(TIMES.least, Math.round((TIMES[beat.kind] ?? 200) * speed()));
const lengthOf = (measures) => measures.reduce((sum, measure) => sum + spanOf(measure), 0);

let staged = null;

// What is alike and comes at once goes as one: three who walk the same way are three.
function gathered(beats) {
  const all = [];
  const sameWay = (one, other) => ["kind", "piece", "livery", "way"].every((name) => one[name] === other[name])
    && ["from", "to"].every((name) => `${one[name]}` === `${other[name]}`);
  for (const beat of beats) {
    const before = all.at(-1);
    if (before && TOGETHER.has(beat.kind) && sameWay(before, beat)) {
      before.number = beat.kind === "mark" ? beat.number : (before.number ?? 1) + (beat.number ?? 1);
      before.facts.push(beat.fact);
      before.says = beat.says;
    } else all.push({ ...beat, facts: [beat.fact] });
  }
  return all;
}

// Where an answer would take too long, first what is of one kind is played together, then what tells least is left out.
function fitting(beats) {
  let measures = gathered(beats).map((beat) => [beat]);
  while (lengthOf(measures) > TIMES.longest * slow()) {
    const next = measures.findIndex(([beat], index) => index && TOGETHER.has(beat.kind) && measures[index - 1][0].kind === beat.kind);
    if (next < 0) break;
    measures.splice(next - 1, 2, [...measures[next - 1], ...measures[next]]);
  }
  while (lengthOf(measures) > TIMES.longest * slow()) {
    const least = LEAST.find((kind) => measures.some(([beat]) => beat.kind === kind)) ?? measures[0][0].kind;
    measures.splice(measures.findIndex(([beat]) => beat.kind === least), 1);
  }
  return measures;
}

// Before the regions are replaced: which beats are played, and whether the old board stays for them. Who is behind gets the
// newest answer alone; what was taken back is not played.
function ready(news) {
  const board = table.querySelector("[data-region=board]");
  const changes = news.regions.board && news.regions.board[0] !== board.dataset.hash;
  const seen = speed() && !document.hidden && board.getClientRects().length;
  const beats = seen ? fitting(news.beats ?? []) : [];
  if (!beats.length) { if (changes) endShow(); return []; }
  if (staged && lengthOf(staged.waits) + lengthOf(beats) > TIMES.longest * slow()) endShow();
  if (!staged) openShow(board, changes);
  return beats;
}

function openShow(board, changes) {
  const layer = build("div", `show board-${table.className.match(/board-([\w-]+)/)?.[1]}`);
  layer.setAttribute("aria-hidden", "true");
  const veil = build("div", "veil");
  veil.addEventListener("click", endShow);
  layer.append(veil);
  staged = { layer, veil, stage: null, lifts: changes ? board : null, waits: [], rests: [], ends: 0, last: null, pace: 1 };
  frame(veil, board);
  document.body.append(layer);
  stayWith(staged);
}

// While something is played the page may scroll, and the board with it.
function stayWith(mine, was = "") {
  if (staged !== mine) return;
  const box = table.querySelector("[data-region=board]").getBoundingClientRect();
  const here = [box.left, box.top, box.width, box.height].join();
  if (was && here !== was) lieOver();
  requestAnimationFrame(() => stayWith(mine, here));
}

function frame(element, over) {
  const box = over.getBoundingClientRect();
  for (const side of ["left", "top", "width", "height"]) element.style[side] = `${box[side]}px`;
}

// The old board is lifted off the page as it is; nothing on it can be found, focused or touched any more.
function lift(region) {
  if (!staged || staged.lifts !== region) return;
  const stage = region.cloneNode(false);
  for (const name of ["data-region", "data-hash", "tabindex", "aria-label"]) stage.removeAttribute(name);
  stage.classList.add("stage");
  stage.inert = true;
  frame(stage, region);
  const top = region.scrollTop;
  stage.append(...region.childNodes);
  stage.querySelector(".zoom-tools")?.remove();
  for (const part of $$("*", stage)) {
    if (part.dataset.thing) part.dataset.was = part.dataset.thing;
    if (part.dataset.key) part.dataset.wasKey = part.dataset.key;
    for (const name of ["id", "data-thing", "data-key", "data-choice"]) part.removeAttribute(name);
    part.classList.remove("lit", "held", "glow", "touched", "pointed");
  }
  staged.stage = stage;
  staged.lifts = null;
  staged.layer.prepend(stage);
  stage.scrollTop = top;
}

function endShow() {
  staged?.layer.remove();
  staged = null;
}

// The question may have taken room from the board, or given some back: the old board lies where the new one is now, and nowhere
// over an answer.
function lieOver() {
  const board = table.querySelector("[data-region=board]");
  if (!staged) return;
  if (!board.getClientRects().length) { endShow(); return; }
  frame(staged.veil, board);
  if (!staged.stage) return;
  frame(staged.stage, board);
  for (const svg of $$("svg[data-tall]", staged.stage)) {
    shape(svg);
    svg.setAttribute("viewBox", view ? view.join(" ") : svg.dataset.home);
  }
}

const factsOf = (measures) => measures.flat().flatMap((beat) => beat.facts ?? [beat.fact]);

function playBeats(beats) {
  lieOver();
  if (!staged || !beats.length) return;
  const mine = staged;
  const played = beats.map((measure) => [measure[0].kind, spanOf(measure), ...factsOf([measure])]);
  document.dispatchEvent(new CustomEvent("played", { detail: played }));
  const idle = !mine.waits.length;
  mine.waits.push(...beats);
  mine.ends = Math.max(mine.ends, performance.now()) + lengthOf(beats) * mine.pace * 1.2 + 300;
  if (idle) playNext(mine);
}

async function playNext(mine) {
  // Pictures and places are there once the page has been laid out.
  await new Promise(requestAnimationFrame);
  while (staged === mine && mine.waits.length) {
    // A machine that cannot keep up gets the end.
    if (performance.now() > mine.ends || document.hidden) break;
    const measure = mine.waits[0];
    const span = spanOf(measure) * mine.pace;
    sound(measure[0].kind);
    caption(mine, measure);
    for (const beat of measure) perform(mine, beat, span);
    await new Promise((later) => setTimeout(later, span));
    mine.waits.shift();
  }
  if (staged === mine) endShow();
}

// What is told again is also said: the latest sentences, under the board as it was.
function caption(mine, measure) {
  const said = measure.map(({ says }) => says).filter(Boolean).at(-1);
  if (!said) return;
  if (!mine.caption) {
    mine.caption = build("div", "caption");
    const box = mine.veil.getBoundingClientRect();
    mine.caption.style.left = `${box.left + box.width / 2}px`;
    mine.caption.style.bottom = `${innerHeight - box.bottom + 10}px`;
    mine.layer.append(mine.caption);
  }
  if (mine.caption.lastElementChild?.textContent === said) return;
  mine.caption.append(build("span", "", said));
  if (mine.caption.children.length > 3) mine.caption.firstElementChild.remove();
}

// Places: the words of one drawn thing, on the old board first. Whoever's plate or hand is not open is found at its tab.

function findPlace(alternatives) {
  for (const words of alternatives ?? []) {
    const named = (name) => words.split(" ").map((word) => `[${name}~="${CSS.escape(word)}"]`).join("");
    const within = [[staged.stage, `${named("data-was")}, [data-was-key="${CSS.escape(words)}"]`], [table, `${named("data-thing")}, [data-key="${CSS.escape(words)}"]`]];
    for (const [where, selector] of within) {
      const found = where && $$(selector, where).find((thing) => thing.getBoundingClientRect().width);
      if (found) return found;
    }
  }
  const seat = alternatives?.find((words) => words.startsWith("seat-"));
  const tab = seat && table.querySelector(`.tabs [data-tab=${seat === `seat-${table.dataset.viewer}` ? "mat" : "left"}]`);
  return tab?.getBoundingClientRect().width ? tab : null;
}

function middleOf(element, kind) {
  const within = kind === "score" ? ".score" : ":scope > .halo, :scope > .emblem, :scope > image";
  const box = (element.querySelector?.(within) ?? element).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// How many stand there, while the old board is shown: of what has a key, which is itself and no place.
function recount(element, by) {
  if (!staged.stage?.contains(element) || !element.dataset.wasKey) return false;
  const tally = element.querySelector(TALLY);
  const count = tally ? Number(tally.textContent) + by : by > 0 ? 1 : 0;
  if (tally) tally.textContent = count;
  element.classList.toggle("gone", count < 1);
  return Boolean(tally);
}
const TALLY = ".tally, .badge.count text, .men";
const isCounted = (element) => Boolean(staged.stage?.contains(element) && element.dataset.wasKey && element.querySelector(TALLY));

// What came to a place where it was not counted rests there, until it goes on.
function goesOn(mine, beat, from) {
  const [name] = beat.from ?? [];
  const rest = mine.rests.findLast(({ names }) => names.includes(name));
  if (!rest || (from && !from.classList.contains("gone") && from.dataset.wasKey)) return null;
  rest.count -= beat.number ?? 1;
  if (rest.count < 1) { rest.flier.remove(); mine.rests.splice(mine.rests.indexOf(rest), 1); }
  else rest.flier.querySelector("b")?.replaceChildren(`${rest.count}`);
  return rest.here;
}

function flierOf(beat) {
  const flier = build("div", `flier${beat.livery == null ? "" : ` livery-${beat.livery}`}`);
  flier.dataset.kind = beat.kind;
  if (beat.piece) { const picture = build("img"); picture.src = beat.piece; picture.alt = ""; flier.append(picture); }
  const number = beat.number ?? 1;
  const said = beat.kind === "score" ? (number < 0 ? `−${-number}` : `+${number}`) : number > 1 ? `${number}` : "";
  if (said) flier.append(build("b", "", said));
  staged.layer.append(flier);
  return flier;
}

const at = ([x, y], more = "") => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;

// The points of a drawn way, from the end that is nearer.
function along(way, from, to) {
  const line = way && (staged.stage ?? table).querySelector(`[data-way="${CSS.escape(way)}"]`);
  if (!line?.getTotalLength) return [from, to];
  const [matrix, length] = [line.getScreenCTM(), line.getTotalLength()];
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => line.getPointAtLength(length * part).matrixTransform(matrix)).map(({ x, y }) => [x, y]);
  const far = ([x, y]) => Math.hypot(x - from[0], y - from[1]);
  if (far(points[0]) > far(points.at(-1))) points.reverse();
  return [from, ...points.slice(1, -1), to];
}

function perform(mine, beat, span) {
  if (beat.kind === "dice") { rollDice(beat, span); return; }
  const [from, to] = [findPlace(beat.from), findPlace(beat.to)];
  const moves = ["march", "leave"].includes(beat.kind);
  const rested = moves ? goesOn(mine, beat, from) : null;
  const box = mine.veil.getBoundingClientRect();
  const left = rested ?? (from && middleOf(from));
  const nowhere = left && beat.kind === "leave" ? [left[0], left[1] + 34] : mine.last ?? [box.x + box.width / 2, box.y + box.height / 2];
  const here = to ? middleOf(to, beat.kind) : nowhere;
  const there = left ?? (beat.kind === "score" && mine.last ? mine.last : [here[0], here[1] - 36]);
  if (["mark", "turn"].includes(beat.kind)) pulse(beat, here, span);
  if (moves && from && !rested) recount(from, -(beat.number ?? 1));
  if (beat.kind !== "turn" && (beat.piece || beat.kind === "score")) fly(mine, beat, span, { from: there, here, to, size: sizeOf(from) ?? sizeOf(to), stays: !left && ["mark", "hurt"].includes(beat.kind) });
  const inside = ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  if (inside(here)) mine.last = here; else if (left && inside(there)) mine.last = there;
}

// A piece that goes is as large as where it stood.
function sizeOf(element) {
  const picture = element?.dataset.wasKey && element.querySelector("image");
  return picture ? Math.max(22, Math.min(52, picture.getBoundingClientRect().height * 1.15)) : null;
}

function fly(mine, beat, span, { from, here, to, size, stays }) {
  const settles = ["march", "arrive"].includes(beat.kind);
  const way = stays || beat.kind === "mark" ? [here, here] : along(beat.way, from, here);
  const grows = ["card", "craft", "mark"].includes(beat.kind) ? [0.7, 1.35, 1] : [1, 1.12, 1];
  const frames = way.map((point, index) => ({ transform: at(point, `scale(${grows[Math.min(2, Math.round(index * 2 / (way.length - 1)))]})`), opacity: 1 }));
  if (frames.length === 2) frames.splice(1, 0, { transform: at([(way[0][0] + way[1][0]) / 2, (way[0][1] + way[1][1]) / 2], `scale(${grows[1]})`), opacity: 1 });
  if (!settles) frames.at(-1).opacity = beat.kind === "score" || beat.kind === "mark" ? 1 : 0.15;
  const flier = flierOf(beat);
  if (size && ["march", "arrive", "leave"].includes(beat.kind)) flier.style.setProperty("--size", `${size}px`);
  const count = beat.number ?? 1;
  const rests = settles && !(to && isCounted(to));
  if (rests) mine.rests.push({ flier, here, count, names: [beat.to?.[0], beat.kind === "march" ? beat.from?.[0] : null] });
  flier.animate(frames, { duration: span, easing: "ease-in-out", fill: "forwards" }).finished.then(() => {
    if (staged !== mine) return;
    if (settles && !rests) recount(to, count);
    if (!rests) flier.remove();
    if (beat.kind === "score") to?.querySelector(".score")?.animate([{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], 240);
  }).catch(() => {});
}

function pulse(beat, here, span) {
  const ring = build("div", `pulse${beat.livery == null ? "" : ` livery-${beat.livery}`}`);
  staged.layer.append(ring);
  ring.animate([{ transform: at(here, "scale(.5)"), opacity: 1 }, { transform: at(here, "scale(1.25)"), opacity: 0 }], { duration: span + 120, fill: "forwards" });
}

// Dice roll, fall, and say what counts of them. They stay until they were read, or until a touch or a key; those of one
// throw that come one by one lie together, and the latest few throws one above the other.

let bands = [];
function putDiceAway() {
  for (const { element, until } of bands) { clearTimeout(until); element.remove(); }
  bands = [];
}

function layDown(band) {
  clearTimeout(band.until);
  band.until = setTimeout(() => {
    band.element.remove();
    bands = bands.filter((other) => other !== band);
  }, TIMES.read * slow());
}

function faceOf(die, span) {
  const face = build("span", "face", die.piece ? "" : die.shows);
  if (die.piece) { const picture = build("img"); picture.src = die.piece; picture.alt = die.shows; face.append(picture); }
  face.animate([{ transform: "rotate(-200deg) scale(.4)", opacity: .3 }, { transform: "rotate(20deg) scale(1.15)", opacity: 1 }, { transform: "none" }], { duration: span, easing: "ease-out" });
  return face;
}

// What counts beside what was rolled: a hit more or fewer.
const isAdded = (die) => /^[+−]\d+$/.test(die.shows);
const thrownBy = (band, of) => band.element.querySelector(`[data-of="${CSS.escape(of)}"]`);

// The dice of one side under one name.
function throwOf(band, die) {
  const last = isAdded(die) ? thrownBy(band, die.of) : band.element.lastElementChild;
  if (last && last.dataset.of === die.of) return last;
  const one = build("div", `thrown${die.livery == null ? "" : ` livery-${die.livery}`}`);
  one.dataset.of = die.of;
  one.append(build("span", "faces"), build("small", "", die.of), build("em"));
  band.element.append(one);
  return one;
}

function rollDice(beat, span) {
  const alone = new Set(beat.dice.map((die) => die.of)).size === 1;
  const latest = bands.at(-1);
  const adds = latest && beat.dice.every((die) => isAdded(die) && thrownBy(latest, die.of));
  const goesOn = adds || (alone && latest?.alone && latest.piece === beat.piece && latest.of === beat.dice[0].of && latest.mine === staged);
  const band = goesOn ? latest : { element: build("div", "dice-band"), alone, of: beat.dice[0].of, piece: beat.piece, mine: staged };
  if (!goesOn) {
    band.element.setAttribute("aria-hidden", "true");
    const box = staged.veil.getBoundingClientRect();
    const where = findPlace(beat.to);
    const low = where && middleOf(where)[1] < box.top + box.height / 2;
    const before = bands.slice(-2).reduce((sum, { element, low: lies }) => sum + (lies === low ? element.offsetHeight + 6 : 0), 10);
    band.low = low;
    band.element.style.left = `${box.left + box.width / 2}px`;
    band.element.style[low ? "bottom" : "top"] = `${low ? innerHeight - box.bottom + before : box.top + before}px`;
    bands.push(band);
    for (const old of bands.splice(0, bands.length - 3)) { clearTimeout(old.until); old.element.remove(); }
    document.body.append(band.element);
  }
  for (const die of beat.dice) {
    const one = throwOf(band, die);
    one.querySelector(".faces").append(faceOf(die, span));
    const counts = one.querySelector("em");
    if (die.counts) counts.textContent = [counts.textContent, die.counts].filter(Boolean).join(" · ");
  }
  layDown(band);
}

// What was played since the reader's last turn, once more: from the board as it stood then.

async function playAgain(link) {
  const from = link.dataset.again;
  const address = `/t/${table.dataset.table}/beats?from=${from}`;
  const [told, then] = await Promise.all([
    fetch(address, { headers: { accept: "application/json" } }).then((answer) => answer.json()),
    fetch(link.href, { headers: { accept: "text/html" } }).then((answer) => answer.text()),
  ]).catch(() => []);
  const old = then && new DOMParser().parseFromString(then, "text/html").querySelector(".region.board");
  const board = table.querySelector("[data-region=board]");
  if (!old || !told.beats?.length || !speed()) { location.href = link.href; return; }
  document.querySelector("#tab-board")?.click();
  endShow();
  openShow(board, false);
  const stood = board.cloneNode(false);
  stood.innerHTML = old.innerHTML;
  frame(stood, board);
  staged.lifts = stood;
  lift(stood);
  staged.pace = 1.6;
  const beats = told.beats.slice(-60);
  const lines = [...new Map(beats.map(({ fact, says }) => [fact, says])).values()].filter(Boolean);
  table.querySelector("#says").replaceChildren(...lines.map((line) => build("span", "", `${line} `)));
  playBeats(gathered(beats).map((beat) => [beat]));
}

// Where something happened since the reader's last turn stays marked, in the colour of who did it, until they answer.

function traceTurns() {
  for (const thing of $$(".trace", table)) { thing.classList.remove("trace"); thing.removeAttribute("style"); }
  for (const line of $$(".story [data-at]", table)) {
    for (const word of line.dataset.at.split(" ")) {
      const thing = $$(`.board [data-thing~="${CSS.escape(word)}"]`, table)[0];
      thing?.style.setProperty("--trace", getComputedStyle(line).getPropertyValue("--livery") || "currentcolor");
      thing?.classList.add("trace");
    }
  }
}

// Sounds, for those who have asked for them: made here, from a few notes each.

const NOTES = {
  dice: [[180, 0, 0.05], [240, 0.07, 0.05], [160, 0.15, 0.06], [210, 0.22, 0.05]],
  card: [[880, 0, 0.06], [990, 0.04, 0.05]],
  craft: [[392, 0, 0.1], [494, 0.08, 0.12]],
  gain: [[1319, 0, 0.08], [1760, 0.06, 0.12]],
  score: [[1319, 0, 0.08], [1760, 0.06, 0.12]],
  turn: [[523, 0, 0.4], [784, 0.14, 0.5]],
  end: [[523, 0, 0.3], [659, 0.18, 0.3], [784, 0.36, 0.6], [1047, 0.56, 0.9]],
};

let audio;
function sound(kind) {
  if (!("sounds" in root.dataset) || !NOTES[kind]) return;
  audio ??= new AudioContext();
  for (const [pitch, after, lasts] of NOTES[kind]) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + after;
    note.type = kind === "dice" ? "square" : "sine";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(kind === "turn" || kind === "end" ? 0.12 : 0.05, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + lasts + 0.05);
  }
}

if (table) {
  addEventListener("resize", endShow);
  document.addEventListener("keydown", () => { endShow(); putDiceAway(); }, true);
  document.addEventListener("pointerdown", (event) => {
    putDiceAway();
    if (staged && !staged.layer.contains(event.target)) endShow();
  }, true);
  table.addEventListener("click", (event) => {
    const link = event.target.closest?.("a.again");
    if (!link || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    playAgain(link);
  });
  traceTurns();
}
