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
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => pages },
    registration: { showNotification },
    location: { origin: 'https://kindling.example', host: 'kindling.example' },
    navigator,
  };
  runInContext(TEXT, createContext({ self, URL }));
  const push = async (data: unknown) => {
    const waiting: Promise<unknown>[] = [];
    listeners.get('push')?.({ data: { json: () => data }, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
    await Promise.all(waiting);
  };
  return { push, showNotification };
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
