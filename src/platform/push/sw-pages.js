// Answers what pages ask for while the server does not: documents by the offline page, built files from where they were kept.
// Calls, events and media never pass through here.
const CACHE = `build-${BUILD}`;
const OFFLINE_PAGE = '/offline';
/** Says whose language and brand the page has. */
const LOOK = '/offline?look';
/** Milliseconds that a document may take; whoever asks for it again has more patience. */
const PAGE_TIMEOUT_MS = 3_000;
const AGAIN_TIMEOUT_MS = 20_000;
const REFRESH_AFTER_MS = 24 * 3_600_000;
const HASHED = /^\/assets\/.*-[\w-]{8}\.\w+$/;
/** What the offline page is made of, beside files of the build. */
const OF_OFFLINE_PAGE = /^\/(?:offline\.js|brand\/)/;
const NEVER = /^\/(?:api|media|sandbox|test)\//;
const MEDIA = ['audio', 'video', 'track'];

self.addEventListener('install', (event) => event.waitUntil(prepare(event)));

/** A worker that replaces another one waits: pages of the version before stay with theirs until somebody presses. */
async function prepare(event) {
  const route = (condition, source) => event.addRoutes?.({ condition, source }).catch(() => {});
  for (const pathname of ['/api/*', '/media/*']) await route({ urlPattern: { pathname } }, 'network');
  // Whoever answers first: nobody waits for this worker while the server is there.
  await route({ requestMode: 'navigate', requestMethod: 'GET' }, 'race-network-and-fetch-handler');
  // Without it the next page that starts fetches it.
  await keepOfflinePage().catch(() => {});
}

self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin() {
  await self.registration.navigationPreload?.enable().catch(() => {});
  // Of the build before, pages may still be open that wait for an answer about what is written in them.
  const builds = (await caches.keys()).filter((name) => name.startsWith('build-') && name !== CACHE);
  for (const name of builds.slice(0, -1)) await caches.delete(name);
  await self.clients.claim();
}

/** Language and brand are the reader's: the server answers by their cookies, and nothing in the page is about them. */
async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  const page = await fetch(OFFLINE_PAGE, { cache: 'no-store', signal: AbortSignal.timeout(AGAIN_TIMEOUT_MS) });
  if (!page.ok || page.redirected) return;
  const html = await page.clone().text();
  // Those of icons stand in what the worker itself writes, too, as JSON.
  const files = [...html.matchAll(/(?:href|src)=\\?"([^"#\\]+)/g)].map(([, path]) => path);
  for (const path of new Set(files))
    if (OF_OFFLINE_PAGE.test(path) || (HASHED.test(path) && !(await kept(path)))) await cache.add(path);
  await cache.put(OFFLINE_PAGE, page);
}

/** Every build's, since a file's name changes with its content; answers differ by cookies, which no match may depend on. */
const kept = (request) => caches.match(request, { ignoreVary: true });

/** Fetches the offline page again when the reader's language or the brand is another one, and once a day. @param look both, as a text. */
self.refreshOfflinePage = async (look) => {
  const cache = await caches.open(CACHE);
  const page = await cache.match(OFFLINE_PAGE, { ignoreVary: true });
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  const known = await (await cache.match(LOOK))?.text();
  if (known === look && age < REFRESH_AFTER_MS) return;
  await keepOfflinePage();
  await cache.put(LOOK, new Response(look));
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || NEVER.test(pathname)) return;
  if (request.destination === 'document' && request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (request.method !== 'GET' || request.headers.has('range') || MEDIA.includes(request.destination)) return;
  else if (HASHED.test(pathname)) event.respondWith(answerFile(event));
  else if (OF_OFFLINE_PAGE.test(pathname)) event.respondWith(fetch(request).catch(async () => kept(request)));
});

async function answerFile(event) {
  const found = await kept(event.request);
  if (found) return found;
  const file = await fetch(event.request);
  if (file.status === 200 && file.type === 'basic') {
    const copy = file.clone();
    event.waitUntil(
      caches
        .open(CACHE)
        .then((cache) => cache.put(event.request, copy))
        .catch(() => {}),
    );
  }
  return file;
}

/** The server's answer, whatever it is; where none comes in time, the offline page. */
async function answerPage(event, pathname) {
  const { request } = event;
  const preloaded = Promise.resolve(event.preloadResponse);
  event.waitUntil(preloaded.catch(() => {}));
  const answer = preloaded.then((page) => page ?? fetch(request));
  // What is sent may be half way there: nobody may be led to send it again.
  const patience = request.cache === 'default' ? PAGE_TIMEOUT_MS : AGAIN_TIMEOUT_MS;
  const late = request.method === 'GET' ? pause(patience) : new Promise(() => {});
  const page = await Promise.race([answer.catch(() => null), late]);
  return page ?? (await offlinePage(pathname)) ?? answer;
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds, null));

async function offlinePage(pathname) {
  const page = await kept(OFFLINE_PAGE);
  if (!page) return null;
  const html = await page.text();
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response((await self.withKept?.(html, pathname).catch(() => null)) ?? html, { headers });
}
