// Shows what is pushed to this browser, and tells open pages that something came.
const VERSION = 3;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const pagesOf = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Only an address of this site; anything else is the home page. */
function ownAddress(path) {
  const address = URL.parse(String(path), self.location.origin);
  return address?.origin === self.location.origin ? address.href : `${self.location.origin}/`;
}

/** The number on the icon of the installed app, on systems that have one: no page may be open to set it. 0 takes it away. */
async function setBadge(count) {
  if (Number.isSafeInteger(count) && count >= 0) await self.navigator.setAppBadge?.(count).catch(() => {});
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
    badge: data.icon,
    tag: data.tag,
    renotify: !inFront,
    silent: inFront,
    data: { url: ownAddress(data.url) },
  });
  for (const page of pages)
    page.postMessage({ type: 'push', version: VERSION, kind: data.kind, seen: inFront ? data.tag : null });
}

/** What can not be read is shown as news without words, which the site is opened for. */
function read(event) {
  try {
    const data = event.data.json();
    if (typeof data.title === 'string' && data.title && typeof data.tag === 'string' && data.tag) return data;
  } catch {
    // Shown below like what lacks its words.
  }
  return { title: self.location.host, tag: 'news', url: '/' };
}

self.addEventListener('push', (event) => {
  const data = read(event);
  event.waitUntil(Promise.all([show(data), setBadge(data.app_badge)]));
});

/** A page that is open already is brought to the front and led there. */
async function open(url) {
  const pages = await pagesOf();
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  if (page.url === url) return undefined;
  return page.navigate(url).catch(() => self.clients.openWindow(url));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownAddress(event.notification.data?.url)));
});

/** The browser has a new address: the server is told of it, as long as somebody is logged in here. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (!event.newSubscription && !options) return;
  event.waitUntil(
    Promise.resolve(event.newSubscription ?? self.registration.pushManager.subscribe(options)).then((subscription) =>
      fetch('/api/user.php?push=1', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ subscription }),
      }),
    ),
  );
});
