// Lessons: what is spoken of is pointed at, wherever it is drawn, whenever it is drawn anew.

function pointAt() {
  const words = (table.querySelector("[data-show]")?.dataset.show ?? "").split(" ").filter(Boolean);
  for (const piece of $$(".pointed", table)) piece.classList.remove("pointed");
  for (const word of words) for (const piece of $$(`[data-thing~="${CSS.escape(word)}"]`, table)) piece.classList.add("pointed");
}

// Whoever wants to be walked through a turn is walked through all of them, until they have enough.
function walkOn() {
  const walk = table.querySelector("details.walk");
  if (!walk || walk.dataset.known) return;
  walk.dataset.known = "";
  walk.open = localStorage.getItem("walk") === "on";
  walk.addEventListener("toggle", () => {
    // Whoever has just asked for it sees it; where it stays open, what is asked comes first.
    if (walk.open && localStorage.getItem("walk") !== "on") walk.scrollIntoView({ block: "nearest" });
    localStorage.setItem("walk", walk.open ? "on" : "off");
  });
}

if (table) {
  pointAt();
  walkOn();
  new MutationObserver(() => { pointAt(); walkOn(); }).observe(table, { childList: true, subtree: true });
}
