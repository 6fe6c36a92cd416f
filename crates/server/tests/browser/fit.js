// What does not fit on the page of a table: a list of sentences, and how much of the window the board has.
(() => {
  const found = [];
  const say = (text) => { if (!found.includes(text) && found.length < 40) found.push(text); };
  const [wide, high] = [innerWidth, innerHeight];
  const phone = wide < high && wide < 600;
  const touched = phone || high < 500;
  const $ = (selector) => document.querySelector(selector);
  const $$ = (selector) => [...document.querySelectorAll(selector)];
  const seen = (box) => Math.max(0, Math.min(box.right, wide) - Math.max(box.left, 0)) * Math.max(0, Math.min(box.bottom, high) - Math.max(box.top, 0));
  const name = (element) => {
    const own = (one) => one.tagName.toLowerCase() + (one.getAttribute("class") ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 2).map((word) => "." + word).join("");
    const parts = [];
    for (let one = element; one && parts.length < 3 && one !== document.body; one = one.parentElement) parts.unshift(own(one));
    return parts.join(" > ");
  };
  const isClipped = (element) => { for (let one = element; one; one = one.parentElement) if (getComputedStyle(one).clipPath === "inset(50%)") return true; return false; };
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".sr, .skip") && !isClipped(element);
  // What of a box is not scrolled or cut away by what it lies in.
  const left = (element, box) => {
    let { left, top, right, bottom } = box;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      if (one !== element && one instanceof SVGElement && one.tagName !== "svg") continue;
      const style = getComputedStyle(one);
      if (one !== element && style.overflow !== "visible" && !(one instanceof SVGElement && one.parentElement instanceof SVGElement)) {
        const frame = one.getBoundingClientRect();
        left = Math.max(left, frame.left); right = Math.min(right, frame.right);
        top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom);
      }
      if (style.position === "fixed") break;
    }
    left = Math.max(left, 0); top = Math.max(top, 0); right = Math.min(right, wide); bottom = Math.min(bottom, high);
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  // Whether something that stays in place while the rest is scrolled lies over it.
  const isCovered = (element, box) => {
    let top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    for (; top && !top.contains(element); top = top.parentElement) if (getComputedStyle(top).position === "sticky") return true;
    return false;
  };
  const area = (box) => box.width * box.height;
  const shared = (a, b) => {
    const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    return x > 0 && y > 0 ? x * y : 0;
  };

  if (document.documentElement.scrollWidth > wide) say(`the page is ${document.documentElement.scrollWidth - wide} px too wide`);
  const share = seen($(".board").getBoundingClientRect()) / (wide * high);
  const least = phone ? 0.35 : 0.4;
  if (share < least) say(`the board has ${(share * 100).toFixed(1)} % of the window`);

  const answers = $$(".question button[data-choice]");
  const isWhole = (button) => {
    const box = button.getBoundingClientRect();
    const here = left(button, box);
    if (area(here) < area(box) * 0.97) return false;
    return button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  };
  const whole = answers.filter(isWhole).length;
  if (whole < Math.min(3, answers.length)) say(`${whole} of ${answers.length} answers are seen`);

  // Letters.
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [text, holder] = [walk.currentNode, walk.currentNode.parentElement];
    if (!text.data.trim() || !holder.getClientRects().length || !isShown(holder) || holder.closest("title, option, script, [popover]:not(:popover-open)")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of holder instanceof SVGElement ? [holder.getBoundingClientRect()] : range.getClientRects()) {
      const here = left(holder, box);
      if (here.width < 2 || here.height < 2 || isCovered(holder, here)) continue;
      texts.push({ holder, here, words: text.data.trim().slice(0, 24) });
    }
    const style = getComputedStyle(holder);
    const matrix = holder instanceof SVGElement ? holder.getScreenCTM() : null;
    const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.c, matrix.d) : 1);
    const box = range.getBoundingClientRect();
    if (size < 10.95 && area(left(holder, box)) > 4) say(`letters of ${size.toFixed(1)} px: ${name(holder)} "${text.data.trim().slice(0, 20)}"`);
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.holder === other.holder || one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
      const both = shared(one.here, other.here);
      if (both > 12 && both > 0.22 * Math.min(area(one.here), area(other.here))) say(`letters over letters: ${name(one.holder)} "${one.words}", ${name(other.holder)} "${other.words}"`);
    }
  }

  // What is cut.
  for (const element of $$("body *")) {
    if (element instanceof SVGElement || !isShown(element) || !element.getClientRects().length) continue;
    const style = getComputedStyle(element);
    const clamps = style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";
    const hides = style.overflowX === "hidden" || style.overflowY === "hidden" || style.overflowX === "clip";
    if (!clamps && !hides) continue;
    // What can be scrolled that way is not cut.
    const over = [style.overflowX === "auto" ? 0 : element.scrollWidth - element.clientWidth, style.overflowY === "auto" ? 0 : element.scrollHeight - element.clientHeight];
    if (Math.max(...over) < 2 || !element.textContent.trim() || style.fontSize === "0px") continue;
    if (element.matches(".board, body, .table, main") || style.clipPath !== "none") continue;
    say(`${clamps ? "shortened" : "cut"}: ${name(element)} by ${over} "${element.textContent.trim().slice(0, 24)}"`);
  }

  // What lies over one another: the parts of the page, and the pieces of a clearing.
  const parts = [...$$(".region:not(.status), .page-table .top, .tabs")].filter((part) => isShown(part) && area(left(part, part.getBoundingClientRect())) > 0);
  for (const [index, one] of parts.entries()) for (const other of parts.slice(index + 1)) {
    if (one.contains(other) || other.contains(one)) continue;
    const both = shared(one.getBoundingClientRect(), other.getBoundingClientRect());
    if (both > 60 && (one.getBoundingClientRect().top > -1)) say(`${name(one)} and ${name(other)} overlap by ${Math.round(both)}`);
  }
  const pieces = $$(".woodland :is(.medal, .number, .ruler, .building, .ruin, .token, .warrior, .pawn, .landmark)").map((piece) => ({ piece, box: piece.getBoundingClientRect() }));
  for (const [index, one] of pieces.entries()) for (const other of pieces.slice(index + 1)) {
    if (one.piece.contains(other.piece) || other.piece.contains(one.piece)) continue;
    const both = shared(one.box, other.box);
    // Figures of a crowd overlap a little, and their boxes are wider than they are.
    const most = [one, other].every(({ piece }) => piece.matches(".warrior, .pawn")) ? 0.5 : 0.25;
    if (both > most * Math.min(area(one.box), area(other.box))) say(`pieces: ${name(one.piece)} and ${name(other.piece)} ${(both / Math.min(area(one.box), area(other.box))).toFixed(2)}`);
  }

  // What a finger must hit.
  if (touched) for (const target of $$("button, summary, .tabs label, select, a.button, a.para")) {
    if (!isShown(target) || target.matches(":disabled")) continue;
    const box = target.getBoundingClientRect();
    const here = left(target, box);
    if (area(here) < area(box) * 0.9) continue;
    const least = target.matches(".para") ? 24 : 40;
    if (Math.min(box.width, box.height) < least - 0.5) say(`a target of ${Math.round(box.width)} by ${Math.round(box.height)}: ${name(target)}`);
  }
  return { share: Math.round(share * 1000) / 10, whole, found };
})()
