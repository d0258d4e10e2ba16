// Shows what is pushed to this browser, and tells open pages that something came.
const VERSION = 3;

const pagesOf = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Only an address of this site; anything else is the home page. */
function ownAddress(path) {
  const address = URL.parse(String(path), self.location.origin);
  return address?.origin === self.location.origin ? address.href : `${self.location.origin}/`;
}

/**
 * The number on the icon of the installed app, on systems that have one: no page may be open to set it. 0 takes it away. Nobody
 * waits for it: WebKit's never answers while a push is shown.
 */
function setBadge(count) {
  if (Number.isSafeInteger(count) && count >= 0) self.navigator.setAppBadge?.(count)?.catch(() => {});
}

/**
 * Every push shows something: a browser takes the subscription away from a site whose pushes do not (Safari after three). Whoever
 * looks at the site sees it there, so the notification makes no sound, and the page closes it.
 */
async function show(data) {
  const pages = await pagesOf();
  const inFront = !data.always && pages.some((page) => page.focused && page.visibilityState === 'visible');
  await self.registration.showNotification(data.title, {
    body: data.body,
    lang: data.lang,
    dir: 'auto',
    icon: data.icon,
    // Android shows its outline alone.
    badge: '/brand/badge-96.png',
    tag: data.tag,
    renotify: !inFront,
    silent: inFront,
    data: { url: ownAddress(data.url) },
  });
  for (const page of pages)
    page.postMessage({ type: 'push', version: VERSION, kind: data.kind, seen: inFront ? data.tag : null });
}

const isShowable = ({ title, tag }) => typeof title === 'string' && title && typeof tag === 'string' && tag;

/**
 * A browser that shows declared notifications gives the one that it proposes, with our own data in it, and sets the badge itself.
 * What can not be read is shown as news without words, which the site is opened for.
 */
function read(event) {
  try {
    if (event.notification) {
      const { title, body, lang, tag, icon, data } = event.notification;
      return { ...data, title, body, lang, icon, tag: tag || 'news' };
    }
    const data = event.data.json();
    if (isShowable(data)) return data;
  } catch {
    // Shown below like what lacks its words.
  }
  return { title: self.location.host, tag: 'news', url: '/' };
}

self.addEventListener('push', (event) => {
  const data = read(event);
  setBadge(data.app_badge);
  event.waitUntil(show(data));
});

const ANSWER_TIMEOUT_MS = 1000;

/** Whether a page goes there by its own router, which keeps what is being written; one without a router does not answer. */
function goesThere(page, url) {
  const { port1, port2 } = new MessageChannel();
  const { pathname, search, hash } = new URL(url);
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, ANSWER_TIMEOUT_MS, false);
    page.postMessage({ type: 'open', path: pathname + search + hash }, [port2]);
  }).finally(() => port1.close());
}

/** A page that is open already is brought to the front first, as long as the press counts, and led there. */
async function open(url) {
  const pages = await pagesOf();
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  const front = await page?.focus().catch(() => null);
  if (!front) return self.clients.openWindow(url);
  if (await goesThere(front, url)) return undefined;
  return front.navigate(url).catch(() => self.clients.openWindow(url));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownAddress(event.notification.data?.url)));
});

/** Our public key outlives the subscription that was made with it: not every browser says which that was. */
function store(mode, work) {
  return new Promise((resolve, reject) => {
    const opening = self.indexedDB.open('push', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('values');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = work(opening.result.transaction('values', mode).objectStore('values'));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    };
  });
}

self.addEventListener('message', (event) => {
  const { type, key } = event.data ?? {};
  if (type !== 'push-key' || typeof key !== 'string') return;
  event.waitUntil(store('readwrite', (values) => values.put(key, 'key')).catch(() => {}));
});

async function renew({ newSubscription, oldSubscription }) {
  const { pushManager } = self.registration;
  const known = newSubscription ?? (await pushManager.getSubscription());
  if (known) return known;
  const kept =
    oldSubscription?.options?.applicationServerKey ?? (await store('readonly', (values) => values.get('key')));
  return kept ? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: kept }) : null;
}

/** The browser has a new address: the server is told of it, as long as somebody is logged in here. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    renew(event).then(
      (subscription) =>
        subscription &&
        fetch('/api/user.php?push=1', {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ subscription }),
        }),
    ),
  );
});
