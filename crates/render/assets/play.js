// Playing on the board. An offer names its things in the order a hand would touch them; what was touched narrows what can
// be touched next, and the list of sentences with it. The last touch answers. The server receives one choice in notation.

const words = (element, name = "thing") => (element?.dataset[name] ?? "").split(" ").filter(Boolean);
const buttonFor = (choice) => table.querySelector(`.question button[data-choice="${CSS.escape(choice)}"]`);
const isOpen = (element) => !element.closest(".question, .little-menu, .card, details:not([open]), [popover]:not(:popover-open)");
const onBoard = () => $$("[data-thing]", table).filter(isOpen);
const onlyFor = () => $$(":not(button)[data-choice]", table);
const sentence = (button) => button.querySelector("span")?.textContent.trim() ?? "";

let offers = [];
let withheld = [];
let putOff = [];
let path = [];
let question = "";
let pending = null;

// What is offered and withheld, with the things of each that are drawn.

function readOffers() {
  const present = new Set(onBoard().flatMap((thing) => words(thing)));
  const drawn = (element, name) => words(element, name).filter((word) => present.has(word));
  offers = $$(".question button[data-choice]:not([data-later])", table)
    .map((button) => ({ button, steps: drawn(button, "things"), next: drawn(button, "next"), amount: button.dataset.amount }));
  withheld = $$(".question [data-held]", table).map((row) => ({ row, steps: drawn(row, "things") }));
  putOff = $$(".question [data-later]", table).map((button) => ({ button, steps: drawn(button, "things"), told: button.dataset.later === "told" }));
}

const follows = (offer) => path.every((word, step) => offer.steps[step] === word);
const left = () => offers.filter(follows);

// The words that can be touched next. At a menu those of the questions its deeds would ask.
function touchable() {
  const next = new Set(left().map((offer) => offer.steps[path.length]).filter(Boolean));
  if (!path.length) for (const offer of offers) if (!offer.steps.length) for (const word of offer.next) next.add(word);
  return next;
}

function settle() {
  const now = asked();
  if (now !== question) { path = []; question = now; closeMenu(); }
  readOffers();
  if (path.length && !left().length) path = [];
  show();
  stepper();
  zoomable();
  beckon();
  goOn();
}

// Lights and list follow what was touched.

function show() {
  const [next, rest] = [touchable(), left()];
  const held = new Set(withheld.filter(follows).map(({ steps }) => steps[path.length]));
  for (const thing of onBoard()) {
    const named = words(thing);
    const lit = named.some((word) => next.has(word));
    thing.classList.toggle("lit", lit);
    thing.classList.toggle("touched", named.some((word) => path.includes(word)));
    thing.classList.toggle("held", !lit && named.some((word) => held.has(word)));
    // A button holds no other: what lies inside a lit thing is touched there, or answered in the list.
    lend(thing, lit && !thing.parentElement.closest("[data-thing].lit"), () => labelOf(thing, rest.filter(({ steps }) => named.includes(steps[path.length])).map(({ button }) => button)));
  }
  for (const thing of onlyFor()) {
    const button = buttonFor(thing.dataset.choice);
    thing.classList.toggle("lit", Boolean(button));
    thing.classList.toggle("held", !button);
    lend(thing, button, () => sentence(button));
  }
  const shown = new Set(rest.map(({ button }) => button));
  for (const { button } of offers) button.closest("li")?.toggleAttribute("hidden", !shown.has(button));
  group();
  chips();
}

// A long list stands in groups, by what would be touched first.
function group() {
  for (const heading of $$(".actions .group", table)) heading.remove();
  const rows = offers.filter(({ button, steps }) => button.closest(".actions li") && steps.length);
  const size = Map.groupBy(rows, ({ steps }) => steps[0]);
  if (path.length || rows.length < 9 || size.size < 2 || size.size * 2 > rows.length) return;
  let last;
  for (const { button, steps: [first] } of rows) {
    if (first !== last) button.closest("li").before(build("li", "group", nameOf(thingOf(first))));
    last = first;
  }
}

// What can be touched is a button to whoever does not see the light.
function lend(thing, lit, name) {
  const own = JSON.parse(thing.dataset.lent ?? "null");
  if (lit) {
    const before = own ?? [thing.getAttribute("role"), thing.getAttribute("aria-label")];
    if (before[1]) thing.setAttribute("aria-label", before[1]);
    const label = name();
    thing.dataset.lent = JSON.stringify(before);
    thing.setAttribute("role", "button");
    thing.setAttribute("tabindex", "0");
    thing.setAttribute("aria-label", label);
  } else if (own) {
    for (const attribute of ["role", "tabindex", "aria-label", "data-lent"]) thing.removeAttribute(attribute);
    if (own[0]) thing.setAttribute("role", own[0]);
    if (own[1]) thing.setAttribute("aria-label", own[1]);
  }
}

function labelOf(thing, buttons) {
  const name = nameOf(thing);
  return buttons.length === 1 ? [name, sentence(buttons[0])].filter(Boolean).join(": ") : name || buttons.map(sentence).join("; ");
}

// What was touched stands over the list, with the way back.
function chips() {
  const form = table.querySelector("#answer");
  form?.querySelector(".chips")?.remove();
  if (!form || !path.length) return;
  const bar = build("p", "chips");
  for (const word of path) bar.append(build("span", "chip", nameOf(thingOf(word))));
  const back = build("button", "quiet", saying.back);
  back.type = "button";
  back.append(build("kbd", "", "Esc"));
  back.addEventListener("click", stepBack);
  bar.append(back);
  form.prepend(bar);
}

const thingOf = (word) => onBoard().find((thing) => words(thing).includes(word));

function build(tag, name, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text) element.textContent = text;
  return element;
}

// A touch: the innermost lit thing under the finger. What is not lit says why not, or what it is.

function litAt(element) {
  let thing = element?.closest?.("[data-thing], [data-choice]");
  while (thing && !thing.classList.contains("lit")) thing = thing.parentElement?.closest("[data-thing], [data-choice]");
  return thing && !thing.closest(".question") ? thing : null;
}

function touch(thing) {
  closeMenu();
  if (thing.dataset.choice) { buttonFor(thing.dataset.choice)?.click(); return; }
  const next = touchable();
  const word = words(thing).find((each) => next.has(each));
  if (word) takeUp(word, thing);
}

function takeUp(word, thing) {
  const deeds = path.length ? [] : offers.filter((offer) => !offer.steps.length && offer.next.includes(word));
  path.push(word);
  const rest = left();
  const done = rest.filter(({ steps }) => steps.length === path.length);
  if (done.length === 1 && rest.length === 1 && !deeds.length) { path.pop(); done[0].button.click(); return; }
  if (!deeds.length) {
    show();
    if (done.length) littleMenu(thing, done, word);
    return;
  }
  path.pop();
  littleMenu(thing, [...done, ...deeds], word);
}

// The thing that was pressed is drawn anew: the same of the same question is touched.
function again(thing) {
  const selector = thing.dataset.thing ? `[data-thing="${CSS.escape(thing.dataset.thing)}"]` : `[data-choice="${CSS.escape(thing.dataset.choice ?? "")}"]`;
  const now = $$(selector, table).find((each) => each.matches("button") || each.classList.contains("lit"));
  if (now?.matches("button")) now.click();
  else if (now) touch(now);
  return Boolean(now);
}

function stepBack() {
  if (closeMenu() && !path.length) return true;
  if (!path.length) return false;
  path.pop();
  show();
  return true;
}

// A deed that was chosen at a place is answered, and then the question it asks, as far as that place answers it.

function goOn() {
  if (!pending || asked() === pending.asked) return;
  const { word, at } = pending;
  if (!offers.length && performance.now() - at < 5000) return;
  pending = null;
  const thing = thingOf(word);
  if (thing && left().some(({ steps }) => steps[0] === word) && performance.now() - at < 5000) takeUp(word, thing);
}

// A little menu at the touched thing: what can be done there, what cannot and why, and what it is.

function littleMenu(thing, choices, word) {
  const menu = build("div", "little-menu");
  menu.setAttribute("role", "group");
  menu.setAttribute("aria-label", nameOf(thing));
  menu.append(build("strong", "", nameOf(thing)));
  for (const { button, steps } of choices) {
    const row = build("button", "do", sentence(button));
    row.type = "button";
    row.addEventListener("click", () => {
      if (!steps.length) pending = { word, asked: asked(), at: performance.now() };
      closeMenu();
      button.click();
    });
    menu.append(row);
  }
  for (const { button, steps, told } of putOff) if (told && steps[0] === word) menu.append(laterRow(button));
  const deeds = choices.some(({ steps }) => !steps.length);
  for (const { row, steps } of withheld) if (steps.length ? steps[0] === word : deeds) menu.append(whyRow(row));
  const here = path.length ? [] : $$(`.question [data-not][data-there="${CSS.escape(word)}"]`, table);
  for (const row of here) if (!choices.some(({ button }) => button.dataset.choice === row.dataset.not)) menu.append(whyRow(row));
  const about = build("button", "what", saying.what);
  about.type = "button";
  about.addEventListener("click", () => { closeMenu(); explain(thing); });
  menu.append(about);
  menu.at = thing;
  thing.classList.add("touched");
  table.append(menu);
  place(menu, thing);
  menu.querySelector("button").focus({ preventScroll: true });
}

function whyRow(row) {
  const line = build("p", "not");
  line.append(build("b", "", row.querySelector("b").textContent), " ", row.querySelector(".why").textContent, " ");
  const para = row.querySelector(".para");
  if (para) line.append(para.cloneNode(true));
  return line;
}

function laterRow(button) {
  const line = build("p", "not");
  line.append(build("b", "", sentence(button)), " ", button.title);
  return line;
}

function closeMenu() {
  const menu = table.querySelector(".little-menu");
  if (!path.length) menu?.at.classList.remove("touched");
  menu?.remove();
  return Boolean(menu);
}

// Beside a thing, inside the window, where there is more room.
function place(panel, thing) {
  const [box, own] = [thing.getBoundingClientRect(), panel.getBoundingClientRect()];
  const wide = innerWidth - box.right > box.left;
  const x = wide ? box.right + 6 : box.left - own.width - 6;
  const y = box.top + box.height / 2 - own.height / 2;
  const inside = (value, size, room) => Math.max(6, Math.min(value, room - size - 6));
  panel.style.left = `${inside(x, own.width, innerWidth)}px`;
  panel.style.top = `${inside(y, own.height, innerHeight)}px`;
}

// Numbers: a stepper, at what is usual to begin with, else at the most; each number keeps its sentence.

function stepper() {
  table.querySelector(".stepper")?.remove();
  const numbers = offers.filter(({ amount, button }) => amount != null && button.closest("li"));
  if (!numbers.length || offers.some(({ amount, button }) => amount == null && button.closest("li"))) return;
  numbers.sort((one, other) => one.amount - other.amount);
  const usual = numbers.findIndex(({ button }) => "usual" in button.dataset);
  let at = usual < 0 ? numbers.length - 1 : usual;
  const bar = build("div", "stepper");
  const [less, count, more, go] = [build("button", "", "−"), build("output"), build("button", "", "+"), build("button", "go primary")];
  for (const button of [less, more, go]) button.type = "button";
  less.setAttribute("aria-label", saying.less);
  more.setAttribute("aria-label", saying.more);
  const set = (to) => {
    at = Math.max(0, Math.min(to, numbers.length - 1));
    count.textContent = numbers[at].amount;
    go.textContent = sentence(numbers[at].button);
    less.disabled = at === 0;
    more.disabled = at === numbers.length - 1;
  };
  less.addEventListener("click", () => set(at - 1));
  more.addEventListener("click", () => set(at + 1));
  go.addEventListener("click", () => numbers[at].button.click());
  set(at);
  bar.append(less, count, more, go);
  table.querySelector("#answer").prepend(bar);
}

// A tab of a phone says when something behind it can be chosen; a long board is scrolled to what can, at once: what moves is
// not hit.

function beckon() {
  for (const tab of $$("[data-tab]", table)) {
    tab.classList.toggle("calls", Boolean(table.querySelector(`.${tab.dataset.tab} .lit:is([data-thing], [data-choice])`)));
  }
  const board = table.querySelector(".board");
  if (board.scrollHeight <= board.clientHeight) return;
  const lit = $$(".board .lit[data-thing]", table);
  const shown = board.getBoundingClientRect();
  const isShown = (thing) => { const box = thing.getBoundingClientRect(); return box.bottom > shown.top && box.top < shown.bottom; };
  if (lit.length && !lit.some(isShown)) lit[0].scrollIntoView({ block: "center" });
}

// Each way lights the other.
function light(element, on) {
  if (!element || element.closest(".little-menu")) return;
  const inQuestion = element.closest(".question");
  const named = inQuestion ? words(element, "things") : words(element);
  if (inQuestion) for (const thing of onBoard()) { if (words(thing).some((word) => named.includes(word))) thing.classList.toggle("glow", on); }
  else for (const { button, steps } of left()) if (steps.slice(path.length).some((word) => named.includes(word))) button.classList.toggle("glow", on);
}

function whyNot(thing) {
  const named = words(thing);
  const found = withheld.find(({ row, steps }) => row.dataset.held === thing.dataset.choice || steps.some((word) => named.includes(word)));
  const later = putOff.filter(({ button, steps }) => button.value === thing.dataset.choice || steps.some((word) => named.includes(word)));
  // A lesson puts off what could be chosen there, with its own words where it has some.
  if (later.length) { tell((later.find(({ told }) => told) ?? later[0]).button.title); return true; }
  if (!found) return false;
  const link = found.row.querySelector(".para");
  tell(`${saying["why-not"]} ${found.row.querySelector(".why").textContent}`, link && lawAt(link));
  return true;
}

// Dragging is a short cut from one lit thing to the next; whoever does not drag touches both. A finger takes a thing up at
// once where nothing under it can be scrolled the way it sets out; else after it has rested on it a moment.
const TAKEN_UP = 150;

let drag = null;
function dragFrom(event) {
  drag = null;
  if (!event.isPrimary || event.button || view) return;
  const thing = litAt(event.target);
  if (!thing?.dataset.thing || event.target.closest(".little-menu, button, a")) return;
  const word = words(thing).find((each) => left().some(({ steps }) => steps[path.length] === each && steps.length > path.length + 1));
  if (word) drag = { thing, word, x: event.clientX, y: event.clientY, at: event.timeStamp, ghost: null, before: path.length, firm: event.pointerType === "mouse" };
}

function dragOrScroll(event) {
  if (!drag || event.touches.length > 1) return;
  if (!drag.firm) {
    const [{ clientX: x, clientY: y }] = event.touches;
    const rested = event.timeStamp - drag.at > TAKEN_UP;
    if (!event.cancelable || (!rested && scrollsUnder(drag.thing, Math.abs(x - drag.x) > Math.abs(y - drag.y)))) { drag = null; return; }
    drag.firm = true;
  }
  event.preventDefault();
}

function scrollsUnder(thing, sideways) {
  for (let box = thing.parentElement; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    const root = box === document.scrollingElement;
    const [room, holds, flows] = sideways ? [box.clientWidth, box.scrollWidth, style.overflowX] : [box.clientHeight, box.scrollHeight, style.overflowY];
    if (holds > room + 2 && (root ? !["hidden", "clip"].includes(flows) : ["auto", "scroll"].includes(flows))) return true;
  }
  return false;
}

function dragOver(event) {
  if (!drag?.firm || !event.isPrimary) return;
  const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
  if (!drag.ghost) {
    if (far < 12) return;
    const { word } = drag;
    closeMenu();
    path.push(word);
    show();
    drag.ghost = build("div", "ghost", nameOf(drag.thing));
    table.append(drag.ghost);
    dragged = true;
  }
  drag.ghost.style.left = `${event.clientX}px`;
  drag.ghost.style.top = `${event.clientY}px`;
}

function drop(event) {
  const held = drag;
  drag = null;
  if (!held?.ghost) return;
  held.ghost.remove();
  setTimeout(() => { dragged = false; });
  const onto = event.type === "pointerup" && litAt(document.elementFromPoint(event.clientX, event.clientY));
  if (onto && onto !== held.thing) touch(onto);
  else { path.length = held.before; show(); }
}

function listen() {
  table.addEventListener("click", (event) => {
    if (dragged) { dragged = false; return; }
    if (event.target.closest(".little-menu, .card")) return;
    const thing = litAt(event.target);
    if (thing) { event.preventDefault(); touch(thing); return; }
    if (event.target.closest("a, button, summary, input, label, select")) return;
    const known = event.target.closest(EXPLAINED);
    if (known && whyNot(known)) return;
    if (stepBack()) return;
    if (known) explain(known);
    else closeCard();
  });
  for (const [kind, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    table.addEventListener(kind, (event) => light(event.target.closest?.("[data-things], [data-thing]"), on));
  }
  table.addEventListener("dragstart", (event) => event.preventDefault());
  table.addEventListener("pointerdown", dragFrom);
  table.addEventListener("touchmove", dragOrScroll, { passive: false });
  document.addEventListener("pointermove", dragOver);
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, drop);
  document.addEventListener("keydown", keys);
  for (const kind of ["wheel", "touchmove", "keyup", "pointerup"]) table.addEventListener(kind, hold, { passive: true });
  addEventListener("resize", () => { follow(); paint(); closeMenu(); });
  holdToExplain();
}

// Keys: numbers choose, u undoes, h asks for a hint, p keeps an answer for the next time, arrows move, i explains, ? tells the keys, escape steps back.

function keys(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  if (/^[1-9]$/.test(event.key)) return push(event, `.question button[data-number="${event.key}"]`);
  if (event.key === "u") return push(event, '[data-deed="undo"]:not(:disabled)');
  if (event.key === "h") return push(event, '[data-deed="hint"]:not(:disabled)');
  if (event.key === "p") return push(event, ".prepare > summary");
  if (event.key === "?") { event.preventDefault(); tellKeys(); return; }
  if (event.key === "i") { event.preventDefault(); explainFocused(); return; }
  if (event.key === "Escape") { if (closeCard() || stepBack()) { event.preventDefault(); return; } view = null; paint(); return; }
  const thing = litAt(event.target);
  if ((event.key === "Enter" || event.key === " ") && thing) { event.preventDefault(); touch(thing); return; }
  if (event.key.startsWith("Arrow")) arrow(event);
}

function push(event, selector) {
  const button = table.querySelector(selector);
  if (!button) return;
  if (isFresh()) return lookAgain(event);
  event.preventDefault();
  button.click();
}

// On the board an arrow leads to the nearest thing that way; in a list, to the next.
function arrow(event) {
  const here = document.activeElement;
  event.preventDefault();
  if (here?.closest(".board, .mat")) return nearest(here, event.key)?.focus();
  const menu = here?.closest(".little-menu");
  const among = menu ? $$("button", menu) : $$(".question :is(button[data-choice], .stepper button):not(:disabled)", table).filter((button) => button.offsetParent);
  if (!among.length) return;
  const step = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
  const from = among.indexOf(here);
  among[from < 0 ? (step > 0 ? 0 : among.length - 1) : (from + step + among.length) % among.length].focus();
}

function nearest(here, key) {
  const middle = (thing) => { const box = thing.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = middle(here);
  const [way, side] = { ArrowRight: [[1, 0], 1], ArrowLeft: [[-1, 0], 1], ArrowDown: [[0, 1], 0], ArrowUp: [[0, -1], 0] }[key];
  let best = null;
  for (const thing of $$(":is(.board, .mat) .lit", table)) {
    const [dx, dy] = [middle(thing)[0] - x, middle(thing)[1] - y];
    const along = dx * way[0] + dy * way[1];
    if (thing === here || along < 4) continue;
    const far = along + 2 * Math.abs(side ? dy : dx);
    if (!best || far < best.far) best = { thing, far };
  }
  return best?.thing;
}
