// Everything explains itself: a long touch, a click on what is not asked, or `i` opens a card in place. A paragraph opens
// there too; only its own link leaves the table.

const EXPLAINED = ":is(.board, .mat, .beside, .players) :is([data-thing], [data-choice], [data-key], [title], g:has(> title))";
const ownWords = (thing) => thing?.getAttribute?.("title") ?? thing?.querySelector?.(":scope > title")?.textContent ?? thing?.getAttribute?.("aria-description");

// What is told of a thing: by itself, else by the one thing in it, else by what it lies in; a thing that has a name of its own
// does not borrow another's.
function toldBy(thing) {
  const own = ownWords(thing) ?? ownWords(thing?.querySelector?.(":scope > [title]:only-child"));
  if (own != null || thing?.matches?.("[data-thing]:not(g)")) return own ?? "";
  return ownWords(thing?.parentElement?.closest("[title], g:has(> title)")) ?? "";
}

// The first words of what is told of a thing are its name.
function nameOf(thing) {
  if (!thing) return "";
  const label = thing.dataset.lent ? JSON.parse(thing.dataset.lent)[1] : thing.getAttribute("aria-label");
  const told = toldBy(thing).trim() || label || thing.textContent.trim().replace(/\s+/g, " ");
  return told.split(/: | · |\. /)[0].slice(0, 60);
}

function closeCard() {
  const card = table.querySelector(".card");
  if (!card) return false;
  const from = card.from;
  card.remove();
  if (from?.isConnected && from.matches("[tabindex], a, button")) from.focus({ preventScroll: true });
  return true;
}

function openCard(title, from, ...parts) {
  closeCard();
  closeMenu();
  const card = build("div", "card");
  card.from = from;
  card.setAttribute("role", "dialog");
  card.setAttribute("aria-label", title);
  const head = build("header");
  const close = build("button", "quiet", "×");
  close.type = "button";
  close.setAttribute("aria-label", saying.close);
  close.addEventListener("click", closeCard);
  head.append(build("h3", "", title), close);
  card.append(head, ...parts.filter(Boolean));
  table.append(card);
  place(card, from ?? table.querySelector(".board"));
  close.focus({ preventScroll: true });
}

const DRAWN = "image, img, use";

// A picture once more, larger.
function enlarged(drawing) {
  const source = drawing.getAttribute("href") ?? drawing.getAttribute("src");
  if (!drawing.matches("use")) {
    const picture = build("img", "large");
    picture.src = source;
    picture.alt = "";
    return picture;
  }
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", "0 0 64 64");
  frame.setAttribute("class", "large");
  frame.setAttribute("aria-hidden", "true");
  const again = drawing.cloneNode();
  for (const [name, value] of [["x", 0], ["y", 0], ["width", 64], ["height", 64]]) again.setAttribute(name, value);
  frame.append(again);
  return frame;
}

// Name, picture, what it does, what it means now, and the paragraph.
function explain(thing) {
  const told = toldBy(thing).trim();
  const title = nameOf(thing);
  if (!title) return notAsked();
  const rest = told.slice(title.length).replace(/^[:.·\s]+/, "");
  const drawing = thing.querySelector(DRAWN) ?? (thing.matches("g:has(> title)") ? null : thing.closest("[data-thing], [data-key]")?.querySelector(DRAWN));
  const text = rest ? build("p", "told") : null;
  if (text) for (const line of rest.split(" · ")) text.append(build("span", "", line));
  openCard(title, thing, drawing && enlarged(drawing), text, meansNow(thing), lawOf(thing), pageOn(thing));
}

// The sentences that name it, and what cannot be done with it.
function meansNow(thing) {
  const named = [...words(thing), ...$$("[data-thing]", thing).flatMap((inner) => words(inner))];
  const list = build("ul", "now");
  for (const { button, steps } of offers.filter(({ steps }) => steps.some((word) => named.includes(word))).slice(0, 6)) {
    if (steps.length) list.append(build("li", "", sentence(button)));
  }
  const lines = withheld.filter(({ steps }) => steps.some((word) => named.includes(word))).slice(0, 4);
  for (const { row } of lines) { const line = build("li"); line.append(whyRow(row)); list.append(line); }
  return list.firstChild ? list : null;
}

// The paragraph that thing stands in, or its kind.
function lawOf(thing) {
  const about = thing.closest("[data-thing], [data-key]");
  const named = [...words(about), about?.dataset.key ?? "", ...words(thing.closest("[data-thing]"))].filter(Boolean);
  const kinds = named.map((word) => word.replace(/^([cf])\d+$/, "$1").replace(/^c\d+-.*/, "piece").split("-")[0]);
  const link = [...named, ...kinds].map((kind) => table.querySelector(`.laws [data-kind="${CSS.escape(kind)}"] a`)).find(Boolean);
  if (!link) return null;
  const [title, ...rest] = link.title.split(". ");
  const line = build("p", "law");
  line.append(link.cloneNode(true), " ", build("b", "", `${title}.`), " ", rest.join(". "));
  return line;
}

// The page on it, where there is one.
function pageOn(thing) {
  const all = table.querySelector("[data-pages]");
  const about = thing.closest("[data-thing], [data-key]");
  const named = [...words(about), about?.dataset.key ?? "", ...words(thing), thing.dataset?.key ?? ""];
  const word = named.find((it) => it && (all?.dataset.pages ?? "").split(" ").includes(it));
  if (!word) return null;
  const line = build("p", "go-there");
  const link = build("a", "", all.textContent.trim());
  link.href = `${all.querySelector("a").getAttribute("href")}/${word}`;
  line.append(link);
  return line;
}

// A thing of which nothing is known: the question says what is asked instead.
function notAsked() {
  const ask = table.querySelector(".question .ask");
  if (!ask || !table.querySelector(".question button[data-choice]")) return;
  const link = ask.querySelector(".para");
  tell(`${saying["not-asked"]} ${ask.firstChild.textContent.trim()}`, link && lawAt(link));
}

const lawAt = (link) => ({ href: link.getAttribute("href"), number: link.textContent.trim(), title: link.title });

function explainFocused() {
  const here = document.activeElement;
  const thing = here?.closest(":is(.board, .mat, .beside, .players) :is([data-thing], [data-choice], [title])");
  if (thing) return explain(thing);
  const [word] = words(here?.closest(".question [data-things]"), "things");
  const named = word && thingOf(word);
  if (named) explain(named);
}

// A paragraph in place: its title and what it says in short.
function openLaw(event) {
  const link = event.target.closest?.("a.para");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !link.title || link.closest(".go-there")) return;
  event.preventDefault();
  event.stopPropagation();
  const [title, ...rest] = (link.getAttribute("title") ?? "").split(". ");
  const away = build("p", "go-there");
  const there = build("a", "", saying["read-on"]);
  there.href = link.href;
  away.append(there);
  openCard(`§ ${link.textContent.trim()} ${title}`, link, build("p", "told", rest.join(". ")), away);
}

function tellKeys() {
  const list = build("dl", "keys");
  for (const line of saying.keys.split("|")) {
    const [key, ...deed] = line.trim().split(" ");
    list.append(build("dt", "", key), build("dd", "", deed.join(" ")));
  }
  openCard(saying["keys-title"], null, list);
}

// A long touch explains, and is no touch; nor does the browser's own menu come with it.
function holdToExplain() {
  let timer;
  let from = null;
  table.addEventListener("pointerdown", (event) => {
    clearTimeout(timer);
    from = null;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    const thing = event.target.closest(EXPLAINED);
    from = [event.clientX, event.clientY];
    if (thing && !event.target.closest("button, a, summary")) timer = setTimeout(() => { drag = null; dragged = true; explain(thing); }, 500);
  });
  table.addEventListener("pointermove", (event) => { if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > 10) clearTimeout(timer); });
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => clearTimeout(timer));
  table.addEventListener("contextmenu", (event) => { if (from && event.target.closest(EXPLAINED) && !event.target.closest("a, input")) event.preventDefault(); });
  document.addEventListener("click", openLaw, true);
}
