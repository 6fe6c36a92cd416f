// Lessons: what is spoken of is pointed at, wherever it is drawn, whenever it is drawn anew.

function pointAt() {
  const words = (table.querySelector("[data-show]")?.dataset.show ?? "").split(" ").filter(Boolean);
  for (const piece of $$(".pointed", table)) piece.classList.remove("pointed");
  for (const word of words) for (const piece of $$(`[data-thing~="${CSS.escape(word)}"]`, table)) piece.classList.add("pointed");
}

if (table) {
  pointAt();
  new MutationObserver(pointAt).observe(table, { childList: true, subtree: true });
}
