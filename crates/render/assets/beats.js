// What happens, played over the board as it was. The page itself is already where it ends: the old board lies over the new one
// until the last beat, so that an answer, a key or a reader of screens never waits. A touch on it, or any key, skips.

const SPANS = { march: 340, arrive: 250, leave: 270, gain: 260, score: 280, card: 260, craft: 320, dice: 350, hurt: 230, turn: 200, mark: 200 };
// What is left out first where an answer would take too long.
const LEAST = ["turn", "mark", "gain", "card", "arrive", "hurt", "score", "craft", "march", "leave", "dice"];
const LONGEST = 2000;
const READ = 4000;
const speed = () => (still() ? 0 : root.dataset.motion === "calm" ? 1 : 0.7);
const spanOf = (beat) => Math.max(150, Math.round((SPANS[beat.kind] ?? 200) * speed()));
const lengthOf = (beats) => beats.reduce((sum, beat) => sum + spanOf(beat), 0);

let staged = null;

function fitting(beats) {
  const kept = [...beats];
  while (lengthOf(kept) > LONGEST) {
    const least = LEAST.find((kind) => kept.some((beat) => beat.kind === kind)) ?? kept[0].kind;
    kept.splice(kept.findIndex((beat) => beat.kind === least), 1);
  }
  return kept;
}

// Before the regions are replaced: which beats are played, and whether the old board stays for them. Who is behind gets the
// newest answer alone; what was taken back is not played.
function ready(news) {
  const board = table.querySelector("[data-region=board]");
  const changes = news.regions.board && news.regions.board[0] !== board.dataset.hash;
  const seen = speed() && !document.hidden && board.getClientRects().length;
  const beats = seen ? fitting(news.beats ?? []) : [];
  if (!beats.length) { if (changes) endShow(); return []; }
  if (staged && lengthOf(staged.waits) + lengthOf(beats) > LONGEST) endShow();
  if (!staged) openShow(board, changes);
  return beats;
}

function openShow(board, changes) {
  const layer = build("div", `show board-${table.className.match(/board-([\w-]+)/)?.[1]}`);
  layer.setAttribute("aria-hidden", "true");
  const veil = build("div", "veil");
  veil.addEventListener("click", endShow);
  layer.append(veil);
  staged = { layer, veil, stage: null, lifts: changes ? board : null, waits: [], ends: 0, last: null };
  frame(veil, board);
  document.body.append(layer);
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

function playBeats(beats) {
  if (!staged || !beats.length) return;
  const mine = staged;
  const idle = !mine.waits.length;
  mine.waits.push(...beats);
  mine.ends = Math.max(mine.ends, performance.now()) + lengthOf(beats) * 1.2 + 300;
  if (idle) playNext(mine);
}

async function playNext(mine) {
  // Pictures and places are there once the page has been laid out.
  await new Promise(requestAnimationFrame);
  while (staged === mine && mine.waits.length) {
    // A machine that cannot keep up gets the end.
    if (performance.now() > mine.ends || document.hidden) break;
    const beat = mine.waits[0];
    sound(beat.kind);
    perform(mine, beat, spanOf(beat));
    await new Promise((later) => setTimeout(later, spanOf(beat)));
    mine.waits.shift();
  }
  if (staged === mine) endShow();
}

// Places: the words of one drawn thing, on the old board first.

function findPlace(alternatives) {
  for (const words of alternatives ?? []) {
    const named = (name) => words.split(" ").map((word) => `[${name}~="${CSS.escape(word)}"]`).join("");
    const within = [[staged.stage, `${named("data-was")}, [data-was-key="${CSS.escape(words)}"]`], [table, `${named("data-thing")}, [data-key="${CSS.escape(words)}"]`]];
    for (const [where, selector] of within) {
      const found = where && $$(selector, where).find((thing) => thing.getBoundingClientRect().width);
      if (found) return found;
    }
  }
  return null;
}

function middleOf(element) {
  const shape = element.querySelector?.(":scope > .halo, :scope > .emblem, :scope > image") ?? element;
  const box = shape.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// How many stand there, while the old board is shown.
function recount(element, by) {
  if (!staged.stage?.contains(element)) return false;
  const tally = element.querySelector(".tally, .badge.count text");
  const count = tally ? Number(tally.textContent) + by : by > 0 ? 1 : 0;
  if (tally) tally.textContent = count;
  if (count < 1) element.classList.add("gone");
  return Boolean(tally);
}

function flierOf(beat) {
  const flier = build("div", `flier ${beat.kind}${beat.livery == null ? "" : ` livery-${beat.livery}`}`);
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
  const box = mine.veil.getBoundingClientRect();
  const here = to ? middleOf(to) : mine.last ?? [box.x + box.width / 2, box.y + box.height / 2];
  const there = from ? middleOf(from) : beat.kind === "score" && mine.last ? mine.last : [here[0], here[1] - 36];
  const inside = ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  if (["mark", "turn"].includes(beat.kind)) pulse(beat, here, span);
  if (["march", "leave"].includes(beat.kind) && from) recount(from, -(beat.number ?? 1));
  if (beat.kind !== "turn" && (beat.piece || beat.kind === "score")) {
    const settles = ["march", "arrive"].includes(beat.kind);
    const way = beat.kind === "mark" || beat.kind === "hurt" ? [here, here] : along(beat.way, there, here);
    const grows = ["card", "craft", "mark"].includes(beat.kind) ? [0.7, 1.35, 1] : [1, 1.12, 1];
    const frames = way.map((point, index) => ({ transform: at(point, `scale(${grows[Math.min(2, Math.round(index * 2 / (way.length - 1)))]})`), opacity: 1 }));
    if (frames.length === 2) frames.splice(1, 0, { transform: at([(way[0][0] + way[1][0]) / 2, (way[0][1] + way[1][1]) / 2], `scale(${grows[1]})`), opacity: 1 });
    if (!settles) frames.at(-1).opacity = beat.kind === "score" || beat.kind === "mark" ? 1 : 0.15;
    const flier = flierOf(beat);
    const flight = flier.animate(frames, { duration: span, easing: "ease-in-out", fill: "forwards" });
    flight.finished.then(() => {
      if (staged !== mine) return;
      if (settles ? to && recount(to, beat.number ?? 1) : true) flier.remove();
      if (beat.kind === "score") to?.querySelector(".score")?.animate([{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], 240);
    }).catch(() => {});
  }
  if (inside(here)) mine.last = here; else if (from && inside(there)) mine.last = there;
}

function pulse(beat, here, span) {
  const ring = build("div", `pulse${beat.livery == null ? "" : ` livery-${beat.livery}`}`);
  staged.layer.append(ring);
  ring.animate([{ transform: at(here, "scale(.5)"), opacity: 1 }, { transform: at(here, "scale(1.25)"), opacity: 0 }], { duration: span + 120, fill: "forwards" });
}

// Dice roll, fall, and say what counts of them. They stay until they were read, or until a touch or a key.

let band = null;
function putDiceAway() {
  clearTimeout(band?.until);
  band?.element.remove();
  band = null;
}

function rollDice(beat, span) {
  putDiceAway();
  const element = build("div", "dice-band");
  element.setAttribute("aria-hidden", "true");
  const box = staged.veil.getBoundingClientRect();
  const where = findPlace(beat.to);
  const low = where && middleOf(where)[1] < box.top + box.height / 2;
  element.style.left = `${box.left + box.width / 2}px`;
  element.style[low ? "bottom" : "top"] = `${low ? innerHeight - box.bottom + 10 : box.top + 10}px`;
  for (const die of beat.dice) {
    const one = build("div", `thrown${die.livery == null ? "" : ` livery-${die.livery}`}`);
    const face = build("span", "face", die.piece ? "" : die.shows);
    if (die.piece) { const picture = build("img"); picture.src = die.piece; picture.alt = ""; face.append(picture); }
    one.append(face, build("small", "", die.of));
    if (die.counts) one.append(build("em", "", die.counts));
    face.animate([{ transform: "rotate(-200deg) scale(.4)", opacity: .3 }, { transform: "rotate(20deg) scale(1.15)", opacity: 1 }, { transform: "none" }], { duration: span, easing: "ease-out" });
    element.append(one);
  }
  document.body.append(element);
  band = { element, until: setTimeout(putDiceAway, READ) };
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
  frame(staged.stage, board);
  playBeats(told.beats.slice(-60));
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
