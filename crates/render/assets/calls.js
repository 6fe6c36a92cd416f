// How many tables wait, on every page: said in the menu, counted in the title and on the icon, and n leads to the next of them.
// Its names are its own: the parts of the script stand in one file.

{
const link = document.querySelector("a.waiting");
let calling = [];
const elsewhere = () => calling.filter((path) => path !== location.pathname);

function entitle() {
  const bare = document.title.replace(/^\(\d+\) /, "");
  document.title = calling.length ? `(${calling.length}) ${bare}` : bare;
}

function count(news) {
  calling = news.tables;
  const next = elsewhere()[0];
  link.hidden = !calling.length;
  link.textContent = news.text;
  link.href = next ?? calling[0] ?? "/#waiting";
  document.querySelector(".menu-button")?.toggleAttribute("data-waits", Boolean(next));
  entitle();
  (calling.length ? navigator.setAppBadge?.(calling.length) : navigator.clearAppBadge?.())?.catch?.(() => {});
}

function attend(tries = 0) {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live?ahead=${-new Date().getTimezoneOffset()}`);
  socket.addEventListener("open", () => { tries = 0; });
  socket.addEventListener("message", (event) => count(JSON.parse(event.data)));
  socket.addEventListener("close", () => setTimeout(() => attend(tries + 1), Math.random() * Math.min(60000, 2000 * 2 ** tries)));
}

if (link) {
  attend();
  // The table names its page anew whenever it changes.
  new MutationObserver(() => { if (calling.length && !/^\(\d+\) /.test(document.title)) entitle(); }).observe(document.querySelector("title"), { childList: true });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select")) return;
    const next = elsewhere()[0];
    if (next) { event.preventDefault(); location.href = next; }
  });
}

// The worker lets the page be put on a home screen, and shows what is pushed; it stands between nobody and the network.
navigator.serviceWorker?.register("/worker.js").catch(() => {});

// This browser is asked to show what is pushed; what it gives for that is sent with the form.

const pushed = document.querySelector("form[data-push]");
if (pushed) {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  pushed.querySelector("button").disabled = !able;
  pushed.querySelector(".unable").hidden = able;
  pushed.addEventListener("submit", async (event) => {
    if (pushed.endpoint.value) return;
    event.preventDefault();
    const failed = pushed.querySelector(".denied");
    failed.hidden = true;
    try {
      const worker = await navigator.serviceWorker.register("/worker.js");
      await navigator.serviceWorker.ready;
      const key = Uint8Array.from(atob(pushed.dataset.push.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
      const given = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
      pushed.endpoint.value = given.endpoint;
      pushed.p256dh.value = given.keys.p256dh;
      pushed.auth.value = given.keys.auth;
      pushed.submit();
    } catch { failed.hidden = false; }
  });
}
const ahead = document.querySelector("input[name=ahead]");
if (ahead) ahead.value = -new Date().getTimezoneOffset();

// Clocks: how much is left, second by second. What is past the time is of the reserve.

function clockFace(seconds) {
  const [day, hour] = [saying.day, saying.hour];
  const pad = (number) => String(number).padStart(2, "0");
  if (seconds >= 86400) return `${Math.floor(seconds / 86400)} ${day} ${Math.floor((seconds % 86400) / 3600)} ${hour}`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} ${hour} ${pad(Math.floor((seconds % 3600) / 60))}`;
  return `${Math.floor(seconds / 60)}:${pad(Math.floor(seconds % 60))}`;
}

function runClocks() {
  const now = Date.now() / 1000;
  for (const clock of $$(".clock[data-until]")) {
    const time = Number(clock.dataset.until) - now;
    const reserve = Number(clock.dataset.reserve);
    clock.textContent = time > 0 ? clockFace(time) : `+${clockFace(Math.max(0, reserve + time))}`;
    clock.toggleAttribute("data-short", time + reserve < 60);
  }
}
if (table) { runClocks(); setInterval(runClocks, 1000); }
}
