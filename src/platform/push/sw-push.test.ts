import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const TEXT = readFileSync(join(import.meta.dirname, 'sw-push.js'), 'utf8');
const MESSAGE = {
  kind: 'message',
  title: 'Joost wrote to you',
  tag: 'chat-7',
  url: '/chats/7',
  icon: '/brand/mark.png',
};

/** A browser with the worker in it, and these pages open. */
function worker(navigator: object, pages: object[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async (_title: string, _options: object) => undefined);
  const openWindow = vi.fn(async (_url: string) => undefined);
  const pushManager = {
    getSubscription: vi.fn(async (): Promise<object | null> => null),
    subscribe: vi.fn(async (_options: object) => ({ endpoint: 'https://push.dev/new' })),
  };
  const fetched = vi.fn(async (_url: string, _options: { body: string }) => undefined);
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => pages, openWindow },
    registration: { showNotification, pushManager },
    location: { origin: 'https://kindling.example', host: 'kindling.example' },
    navigator,
    indexedDB: keptValues(),
  };
  // Sooner than a browser's: what is waited for does not come.
  const setTimeout = (resolve: (value: unknown) => void, _ms: number, value: unknown) =>
    globalThis.setTimeout(resolve, 20, value);
  runInContext(TEXT, createContext({ self, URL, fetch: fetched, MessageChannel, setTimeout }));
  const fire = async (type: string, event: object) => {
    const waiting: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
    await Promise.all(waiting);
    return waiting.length;
  };
  const push = (data: unknown) => fire('push', { data: { json: () => data } });
  const click = (url: string) => fire('notificationclick', { notification: { close: () => undefined, data: { url } } });
  return { push, click, fire, showNotification, openWindow, pushManager, fetched };
}

/** As much of IndexedDB as the worker uses. */
function keptValues() {
  const values = new Map<string, unknown>();
  const asked = (result: unknown) => {
    const request = { result, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const objectStore = () => ({
    put: (value: unknown, name: string) => asked(values.set(name, value)),
    get: (name: string) => asked(values.get(name)),
  });
  return { open: () => asked({ transaction: () => ({ objectStore }) }) };
}

/** An open page that notes what is done with it, and in which order. */
function openPage({ answers = false, focuses = true, navigates = true } = {}) {
  const done: string[] = [];
  const page = {
    focused: false,
    visibilityState: 'visible',
    focus: async () => {
      done.push('focus');
      return focuses ? page : Promise.reject(new Error('InvalidAccessError'));
    },
    postMessage: ({ path }: { path: string }, [port]: [MessagePort]) => {
      done.push(`open ${path}`);
      if (answers) port.postMessage(true);
    },
    navigate: async (url: string) => {
      done.push(`navigate ${url}`);
      if (!navigates) throw new Error('TypeError');
    },
  };
  return { page, done };
}

test('a push sets the badge of the app while no page is open, and 0 takes it away', async () => {
  const setAppBadge = vi.fn(async (_count: number) => undefined);
  const { push, showNotification } = worker({ setAppBadge });
  await push({ ...MESSAGE, app_badge: 3 });
  await push({ ...MESSAGE, app_badge: 0 });
  for (const app_badge of [-1, 1.5, '3', null, undefined]) await push({ ...MESSAGE, app_badge });
  expect(setAppBadge.mock.calls).toEqual([[3], [0]]);
  expect(showNotification).toHaveBeenCalledTimes(7);
});

test('a push is shown where the system has no badge, or refuses it', async () => {
  const refused = { setAppBadge: () => Promise.reject(new Error('NotAllowedError')) };
  for (const navigator of [{}, refused]) {
    const { push, showNotification } = worker(navigator);
    await push({ ...MESSAGE, app_badge: 2 });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Joost wrote to you',
      expect.objectContaining({ tag: 'chat-7', data: { url: 'https://kindling.example/chats/7' } }),
    );
  }
});

test('a push is shown to whoever looks at the site too, without a sound, and the page is told to close it', async () => {
  const page = (focused: boolean) => ({ focused, visibilityState: 'visible', postMessage: vi.fn() });
  const front = page(true);
  const seen = worker({}, [page(false), front]);
  await seen.push(MESSAGE);
  expect(seen.showNotification).toHaveBeenCalledExactlyOnceWith(
    'Joost wrote to you',
    expect.objectContaining({ silent: true, renotify: false, tag: 'chat-7' }),
  );
  expect(front.postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'push', seen: 'chat-7' }));

  const behind = page(false);
  const { push, showNotification } = worker({}, [behind]);
  await push(MESSAGE);
  expect(showNotification).toHaveBeenCalledWith('Joost wrote to you', expect.objectContaining({ silent: false }));
  expect(behind.postMessage).toHaveBeenCalledWith(expect.objectContaining({ seen: null }));
});

test('a push that can not be read is shown as news of the site', async () => {
  for (const data of [null, 'words', {}, { title: '', tag: 'chat-7' }, { title: 'Joost', tag: '' }, { title: 7 }]) {
    const { push, showNotification } = worker({});
    await push(data);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'kindling.example',
      expect.objectContaining({ tag: 'news', data: { url: 'https://kindling.example/' } }),
    );
  }
});

test('a browser that declares the notification itself is not told of it without words', async () => {
  const { push: _, fire, showNotification } = worker({ setAppBadge: () => new Promise(() => undefined) });
  const data = { kind: 'message', url: '/chats/7', always: false };
  const notification = {
    title: 'Joost wrote to you',
    body: 'Look',
    lang: 'nl',
    tag: 'chat-7',
    icon: 'https://i',
    data,
  };
  await fire('push', { data: null, notification });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Joost wrote to you',
    expect.objectContaining({ body: 'Look', tag: 'chat-7', data: { url: 'https://kindling.example/chats/7' } }),
  );
});

test('Android shows the outline of the mark beside a push', async () => {
  const { push, showNotification } = worker({});
  await push(MESSAGE);
  expect(showNotification).toHaveBeenCalledWith(
    MESSAGE.title,
    expect.objectContaining({ icon: '/brand/mark.png', badge: '/brand/badge-96.png' }),
  );
});

test('a badge that the system never sets holds up no push', async () => {
  const { push, showNotification } = worker({ setAppBadge: () => new Promise(() => undefined) });
  await push({ ...MESSAGE, app_badge: 1 });
  expect(showNotification).toHaveBeenCalledOnce();
});

test('who presses a notification is led there by the open page, which keeps what is being written', async () => {
  const { page, done } = openPage({ answers: true });
  const { click, openWindow } = worker({}, [page]);
  await click('https://kindling.example/chats/7?a=1#end');
  expect(done).toEqual(['focus', 'open /chats/7?a=1#end']);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a page that does not answer is loaded anew, and one that cannot be brought to the front gets a window beside it', async () => {
  const url = 'https://kindling.example/chats/7';
  const silent = openPage();
  const one = worker({}, [silent.page]);
  await one.click(url);
  expect(silent.done).toEqual(['focus', 'open /chats/7', `navigate ${url}`]);
  expect(one.openWindow).not.toHaveBeenCalled();
  for (const options of [{ focuses: false }, { navigates: false }]) {
    const { click, openWindow } = worker({}, [openPage(options).page]);
    await click(url);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(url);
  }
  const closed = worker({});
  await closed.click('https://elsewhere.example/');
  expect(closed.openWindow).toHaveBeenCalledExactlyOnceWith('https://kindling.example/');
});

test('a browser that changes its address without saying the old one subscribes with the key that a page gave', async () => {
  const { fire, pushManager, fetched } = worker({});
  await fire('pushsubscriptionchange', {});
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(await fire('message', { data: { type: 'other' } })).toBe(0);
  await fire('message', { data: { type: 'push-key', key: 'BKey' } });
  await fire('pushsubscriptionchange', {});
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: 'BKey',
  });
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toEqual({
    subscription: { endpoint: 'https://push.dev/new' },
  });
  const oldSubscription = { options: { applicationServerKey: 'BOld' } };
  await fire('pushsubscriptionchange', { oldSubscription });
  expect(pushManager.subscribe).toHaveBeenLastCalledWith(expect.objectContaining({ applicationServerKey: 'BOld' }));
  await fire('pushsubscriptionchange', { newSubscription: { endpoint: 'https://push.dev/newer' } });
  expect(pushManager.subscribe).toHaveBeenCalledTimes(2);
  expect(fetched.mock.lastCall?.[1].body).toContain('newer');
});
