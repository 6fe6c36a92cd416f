// The way through a game again: a moment is fetched as what changes of the page, and played as it was played then.

const going = table && "replay" in table.dataset ? { at: Number(table.dataset.at), of: Number(table.dataset.of), eyes: table.dataset.viewer, known: new Map(), playing: 0, wanted: 0 } : null;
const listed = (text) => (text ?? "").split(" ").filter(Boolean).map(Number);
const stopsAt = () => listed(table.dataset.stops);
const placeAt = (at) => `${table.dataset.replay}?at=${at}${going.eyes === "" ? "" : `&as=${going.eyes}`}`;

function fetchMoment(at) {
  const key = `${going.eyes}@${at}`;
  if (!going.known.has(key)) {
    const asked = fetch(placeAt(at), { headers: { accept: "application/json" } }).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)));
    asked.catch(() => going.known.delete(key));
    going.known.set(key, asked);
    if (going.known.size > 60) going.known.delete(going.known.keys().next().value);
  }
  return going.known.get(key);
}

// Goes to a moment. The step to the next is played with its beats; a leap just stands there.
async function goTo(at, plays = false) {
  const to = Math.max(0, Math.min(going.of, at));
  const turn = ++going.wanted;
  const news = await fetchMoment(to).catch(() => null);
  if (turn !== going.wanted) return null;
  if (!news) { location.href = placeAt(to); return null; }
  const before = boxes();
  const beats = ready({ regions: news.regions, beats: plays ? news.beats : [] });
  if (!plays) endShow();
  for (const [name, [hash, html]] of Object.entries(news.regions)) {
    const region = table.querySelector(`[data-region="${name}"]`);
    if (region && region.dataset.hash !== hash) replace(region, hash, html);
  }
  going.at = news.at;
  stand(news);
  zoomable();
  if (plays) move(before);
  playBeats(beats);
  if (to < going.of) fetchMoment(to + 1);
  return beats;
}

// Everything beside the board follows: slider, links, log, address.
function stand(news) {
  const { at, told, from, place } = news;
  table.dataset.at = at;
  const slider = table.querySelector("#turn");
  const passed = stopsAt().filter((stop) => stop <= at).length;
  slider.value = at === going.of ? stopsAt().length : Math.max(0, passed - 1);
  slider.setAttribute("aria-valuetext", place);
  table.querySelector("output.place").textContent = place;
  for (const link of $$("a[data-go]", table)) { const to = leadsTo(link); if (to == null) link.removeAttribute("href"); else link.href = placeAt(to); }
  for (const link of $$("a[data-eyes]", table)) link.href = `${table.dataset.replay}?at=${at}${link.dataset.eyes === "" ? "" : `&as=${link.dataset.eyes}`}`;
  for (const line of $$(".story [data-fact]", table)) {
    const fact = Number(line.dataset.fact);
    line.classList.toggle("later", fact >= told);
    line.classList.toggle("now", fact >= from && fact < told);
  }
  const now = $$(".story .now", table).at(-1) ?? $$(".story [data-fact]:not(.later)", table).at(-1);
  const log = table.querySelector(".log");
  if (now) log.scrollTop += now.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom + 8;
  table.querySelector("#says").textContent = [place, ...news.said.slice(-4)].join(". ");
  history.replaceState(null, "", placeAt(at));
}

function leadsTo(link) {
  const { at, of } = going;
  const own = listed(link.parentElement.dataset.turns);
  const [before, after] = [(all) => all.filter((one) => one < at).at(-1), (all) => all.find((one) => one > at)];
  switch (link.dataset.go) {
    case "first": return 0;
    case "turn-back": return before(stopsAt()) ?? 0;
    case "back": return Math.max(0, at - 1);
    case "on": return Math.min(of, at + 1);
    case "turn-on": return after(stopsAt()) ?? of;
    case "last": return of;
    case "theirs-back": return before(own);
    case "theirs-on": return after(own);
    default: return at;
  }
}

// Playing goes on as long as there is something to come; each step has the time its beats take, and a little to look.
async function play(on = !going.playing) {
  const mine = on ? performance.now() : 0;
  going.playing = mine;
  const button = table.querySelector("button.play");
  button.setAttribute("aria-pressed", String(on));
  if (on && going.at >= going.of) await goTo(0);
  while (going.playing === mine && on && going.at < going.of) {
    const beats = await goTo(going.at + 1, true);
    if (beats == null) break;
    await new Promise((later) => setTimeout(later, lengthOf(beats) + (speed() ? 350 : 900)));
  }
  if (going.playing === mine) { going.playing = 0; button.setAttribute("aria-pressed", "false"); }
}

async function share() {
  const address = new URL(placeAt(going.at), location.href).href;
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: address });
    else { await navigator.clipboard.writeText(address); tell(saying.copied); }
  } catch { prompt(saying.copied, address); }
}

function take(link) {
  const deed = link.dataset.go;
  if (deed === "share") return share();
  if (deed === "play") return play();
  play(false);
  const to = leadsTo(link);
  return to == null ? null : goTo(to, deed === "on");
}

function replayKeys(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=range]), textarea, select")) return;
  const turn = event.shiftKey;
  const deed = { ArrowLeft: turn ? "turn-back" : "back", ArrowRight: turn ? "turn-on" : "on", PageUp: "turn-back", PageDown: "turn-on", Home: "first", End: "last", " ": "play", k: "play", s: "share" }[event.key];
  if (event.key === "?") { event.preventDefault(); tellKeys(); return; }
  if (event.key === "Escape") { if (closeCard()) return; play(false); view = null; paint(); return; }
  if (!deed || (event.key === " " && event.target.closest("a, button, summary"))) return;
  // The slider goes by turns.
  if (event.target.matches("#turn") && event.key.startsWith("Arrow") && !turn) return;
  event.preventDefault();
  const link = table.querySelector(`[data-go="${deed}"]`);
  if (link) take(link);
}

if (going) {
  table.classList.add("scripted");
  table.querySelector("button.play").hidden = false;
  table.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("[data-go]");
    if (link) { event.preventDefault(); take(link); return; }
    const eyes = event.target.closest("a[data-eyes]");
    if (eyes) {
      event.preventDefault();
      // Whose eyes they are says what the log tells: that is another page.
      location.href = eyes.href;
      return;
    }
    const line = event.target.closest(".story a.moment");
    if (!line) return;
    event.preventDefault();
    play(false);
    const fact = line.closest("[data-fact]").dataset.fact;
    fetch(`${table.dataset.replay}?fact=${fact}${going.eyes === "" ? "" : `&as=${going.eyes}`}`, { headers: { accept: "application/json" } })
      .then((answer) => answer.json()).then(({ at }) => goTo(at)).catch(() => { location.href = line.href; });
  });
  const slider = table.querySelector("#turn");
  slider.addEventListener("input", () => { play(false); goTo(stopsAt()[Number(slider.value)] ?? going.of); });
  table.querySelector("form.scrub").addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", replayKeys);
  zoomable();
  pan();
  addEventListener("resize", paint);
  const now = $$(".story [data-fact]:not(.later)", table).at(-1);
  now?.scrollIntoView({ block: "nearest" });
  if (going.at < going.of) fetchMoment(going.at + 1);
}
