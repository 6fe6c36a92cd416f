// The worker of the page: shows what is pushed, and leads to it. It keeps nothing and stands between nobody and the network.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let said = {};
  try { said = event.data?.json() ?? {}; } catch { /* what is not ours has no words */ }
  const { title = "Tavolata", text = "", path = "/", id = "" } = said;
  const note = { body: text, tag: id, icon: "/icon/192.png", data: { path } };
  event.waitUntil(Promise.all([self.registration.showNotification(title, note), self.navigator.setAppBadge?.()]));
});

// A page that is open at that very place comes to the front; else one is opened.
async function lead(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  if (path.startsWith("/")) event.waitUntil(lead(path));
});
