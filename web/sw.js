// Keeps one build of the client, whole, and starts it without the network; the next start after a new build is
// fetched is a start of the new one. The build fills in its name and its files. What is under /api is never touched.

const CACHE = "backnine-BUILD";
const FILES = ["FILES"];

addEventListener("install", (event) => event.waitUntil(fill().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(settle()));
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const ours = FILES.includes(pathname) || pathname.startsWith("/assets/");
  if (event.request.method === "GET" && origin === location.origin && ours)
    event.respondWith(answer(event.request, pathname));
});
addEventListener("push", (event) => event.waitUntil(remind(event.data?.json() ?? {})));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.tag));
});

/** It is somebody's turn at a table by correspondence. A later reminder takes the place of the one before. */
async function remind({ title = "Backnine", body = "", table = "" }) {
  await registration.showNotification(title, { body, tag: String(table), renotify: !!table, icon: "/icon-192.png" });
}

async function show(table) {
  const address = `${location.origin}/${table ? `#table=${encodeURIComponent(table)}` : ""}`;
  const open = (await clients.matchAll({ type: "window" })).find((page) => page.url === address);
  await (open ? open.focus() : clients.openWindow(address));
}

/** All or nothing. Names under /assets change with their content, so a copy the browser has already will do. */
async function fill() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(
      FILES.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "no-cache" })),
    );
  } catch (error) {
    await caches.delete(CACHE); // half a build is none, and must not pass for the one before
    throw error;
  }
}

/** The build before this one stays: a page of it may still be open, and finds its own files by their own names. */
async function settle() {
  const others = (await caches.keys()).filter((name) => name.startsWith("backnine-") && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

/** Fonts that not everybody needs are kept once they were asked for. */
async function answer(request, path) {
  const own = await caches.open(CACHE);
  const found = (await own.match(path, { ignoreVary: true })) ?? (await caches.match(path, { ignoreVary: true }));
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok && path.endsWith(".woff2")) await own.put(path, fresh.clone());
  return fresh;
}
