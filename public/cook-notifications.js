// Phones let a page notify through a service worker alone. This one keeps nothing, sees no request and controls no
// page: its scope holds none. It answers the tap on a notification, by the page where the timer was started.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data.path));
});

async function showPage(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Every page of Larder shows the timers: any of them is better than one more.
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  await (page ? page.focus() : self.clients.openWindow(path));
}
