// Takes the service worker out of every browser: it keeps nothing, answers nothing, and ends itself. Pushes end with it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('kindling-offline');
  await self.clients.claim();
  await self.registration.unregister();
}
