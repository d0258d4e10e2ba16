import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '#platform/browser/activate-waiting.ts';
import { reloadOnStaleChunk } from './stale-chunk.ts';

/** A page with what the reload needs; `waiting`: what a worker that waits does when it is told to take over. */
function page(waiting?: (takesOver: () => void) => void) {
  const done: string[] = [];
  const window = new EventTarget();
  const container = Object.assign(new EventTarget(), {
    getRegistration: async () => ({
      waiting: waiting && {
        postMessage: ({ type }: { type: string }) => {
          done.push(type);
          waiting(() => {
            done.push('took over');
            container.dispatchEvent(new Event('controllerchange'));
          });
        },
      },
    }),
  });
  const noted = new Map<string, string>();
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  vi.stubGlobal('location', { reload: () => done.push('reload') });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => noted.set(key, value),
  });
  let at = 1_000_000;
  reloadOnStaleChunk(() => at);
  const lose = async (later = 0) => {
    at += later;
    const payload = new Error('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { done, lose };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where a new version waits, it takes over before the page with a lost part is loaded anew', async () => {
  const { done, lose } = page((takeOver) => takeOver());
  await lose();
  expect(done).toEqual(['skip-waiting', 'took over', 'reload']);
});

test('a new version that never takes over does not hold the page', async () => {
  const { done, lose } = page(() => undefined);
  await lose();
  expect(done).toEqual(['skip-waiting']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(done).toEqual(['skip-waiting', 'reload']);
});

test('without a version that waits, the page is loaded anew at once, and a part that stays lost never does so twice a minute', async () => {
  const { done, lose } = page();
  await lose();
  await lose(59_000);
  expect(done).toEqual(['reload']);
  await lose(2_000);
  expect(done).toEqual(['reload', 'reload']);
});

test('a part that stays lost does not wake a new version again and again either', async () => {
  const { done, lose } = page((takeOver) => takeOver());
  for (let times = 0; times < 5; times++) await lose(1_000);
  expect(done).toEqual(['skip-waiting', 'took over', 'reload']);
});

test('a server that can not be reached has taken no part away, so the page stays', async () => {
  const { done, lose } = page((takeOver) => takeOver());
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await lose();
  expect(done).toEqual([]);
});
