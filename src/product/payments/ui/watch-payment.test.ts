import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { watchPayment } from './watch-payment.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterAll(() => {
  vi.useRealTimers();
});

function openTab() {
  const listeners = new Set<() => void>();
  const tab = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const show = (state: DocumentVisibilityState) => {
    tab.visibilityState = state;
    for (const listener of [...listeners]) listener();
  };
  return { tab: tab as unknown as Document, show, listeners };
}

function watched({ atOnce = true, fails = false } = {}) {
  const looks: number[] = [];
  const { tab, show, listeners } = openTab();
  const onOver = vi.fn();
  const stop = watchPayment({
    look: async () => {
      looks.push(Number(vi.getMockedSystemTime()) / 1000);
      if (fails) throw new Error('no connection');
    },
    atOnce,
    onOver,
    tab,
  });
  return { looks, show, listeners, onOver, stop };
}

test('who comes back from the bank has their payment asked about at once, then after 2, 3, 5 and 8 seconds, then every 15', async () => {
  const { looks, stop } = watched();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(looks).toEqual([0, 2, 5, 10, 18, 33, 48]);
  stop();
});

test('who opens a payment that was just read has it asked about two seconds later', async () => {
  const { looks, stop } = watched({ atOnce: false });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(looks).toEqual([2, 5, 10]);
  stop();
});

test('a look that fails is followed by the next one', async () => {
  const { looks, stop } = watched({ fails: true });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(looks).toEqual([0, 2, 5]);
  stop();
});

test('a tab that nobody sees asks nothing, and asks at once when it is seen again', async () => {
  const { looks, show, stop } = watched();
  await vi.advanceTimersByTimeAsync(3_000);
  show('hidden');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(looks).toEqual([0, 2]);
  show('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toEqual([0, 2, 103]);
  stop();
});

test('after twenty minutes nobody looks any more', async () => {
  const { looks, onOver } = watched();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(looks.at(-1)).toBeLessThanOrEqual(20 * 60);
  expect(looks.at(-1)).toBeGreaterThan(19.5 * 60);
  expect(onOver).toHaveBeenCalledOnce();
});

test('once the payment has ended nobody looks, not even when the tab is seen again', async () => {
  const { looks, show, listeners, stop } = watched();
  await vi.advanceTimersByTimeAsync(1_000);
  show('hidden');
  await vi.advanceTimersByTimeAsync(5_000);
  stop();
  show('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toEqual([0]);
  expect(listeners.size).toBe(0);
});
