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
if (toast?.firstChild) quietly();
if (table && !going) {
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
