import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inProcessBus, Listeners } from './bus.ts';
import { formatClock, parseClock } from './replay-buffer.ts';

const REFRESHED = '{"type":"refresh"}';
const [A, B] = ['aaaaaaaa', 'bbbbbbbb'];

/** What a subscription receives, and the id it was left at. */
function subscribe(at: Pick<Listeners, 'add'>, memberId: number, after?: string) {
  const received: string[] = [];
  let lastEventId = '';
  const { end, lastEventId: now } = at.add(
    memberId,
    (json, id) => {
      received.push(json);
      lastEventId = id;
    },
    after,
  );
  return { received, end, lastEventId: () => lastEventId || now() };
}

/** Two processes that receive each other's events, each in an order of its own. */
function pair() {
  const [a, b] = [new Listeners(A), new Listeners(B)];
  const numbers: Record<string, number> = { [A]: 0, [B]: 0 };
  for (const [source, other] of [
    [A, b],
    [B, a],
  ] as const)
    other.record({ source, number: 0 }, null);
  const next = (source: string) => {
    numbers[source] = (numbers[source] ?? 0) + 1;
    return { source, number: numbers[source] };
  };
  return { a, b, next };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a subscriber that comes back receives what it missed, each event once', () => {
  test('in the same process, and nobody else is', () => {
    const bus = inProcessBus();
    const at = { add: bus.subscribe };
    const before = subscribe(at, 7);
    bus.publish(7, { type: 'one' });
    before.end();
    for (const type of ['two', 'three']) bus.publish(7, { type });
    bus.publish(8, { type: 'not for seven' });
    const after = subscribe(at, 7, before.lastEventId());
    bus.publish(7, { type: 'four' });
    expect(after.received).toEqual(['two', 'three', 'four'].map((type) => JSON.stringify({ type })));
    expect(subscribe(at, 7, after.lastEventId()).received).toEqual([]);
  });

  test('at another process that received the same in another order', () => {
    const { a, b, next } = pair();
    const page = subscribe(a, 7);
    const [one, two, three] = [next(A), next(B), next(B)];
    a.deliver(one, 7, '1');
    b.deliver(two, 7, '2');
    b.deliver(three, 7, '3');
    b.deliver(one, 7, '1');
    a.deliver(two, 7, '2');
    page.end();
    a.deliver(three, 7, '3');
    const resumed = subscribe(b, 7, page.lastEventId());
    expect([page.received, resumed.received]).toEqual([['1', '2'], ['3']]);
  });

  test('at a process that is behind, whose later events it has already', () => {
    const { a, b, next } = pair();
    const page = subscribe(a, 7);
    const [one, two] = [next(A), next(A)];
    a.deliver(one, 7, '1');
    page.end();
    const resumed = subscribe(b, 7, page.lastEventId());
    // Nothing has come between: the lastEventId is still where the page was.
    expect(subscribe(a, 7, resumed.lastEventId()).received).toEqual([]);
    b.deliver(one, 7, '1');
    b.deliver(two, 7, '2');
    expect(resumed.received).toEqual(['2']);
  });

  test('also when the connection breaks again during the replay', () => {
    const { a, next } = pair();
    const lastEventId = subscribe(a, 7).lastEventId();
    for (const json of ['1', '2', '3']) a.deliver(next(A), 7, json);
    const ids: string[] = [];
    a.add(7, (_json, id) => void ids.push(id), lastEventId);
    expect(subscribe(a, 7, ids[0]).received).toEqual(['2', '3']);
  });
});

test('nothing of a process that has just begun to publish counts as missed', () => {
  const { a, b, next } = pair();
  const lastEventId = subscribe(a, 7).lastEventId();
  b.deliver({ source: 'cccccccc', number: 1 }, 7, 'new');
  b.deliver(next(A), 7, 'known');
  expect(subscribe(b, 7, lastEventId).received).toEqual(['new', 'known']);
});

describe('a subscriber that missed what is not buffered is told to refresh', () => {
  const missedBy = (
    lastEventId: string,
    publish: (a: Listeners, next: () => { source: string; number: number }) => void,
  ) => {
    const { a, next } = pair();
    const from = lastEventId || subscribe(a, 7).lastEventId();
    publish(a, () => next(A));
    return subscribe(a, 7, from).received;
  };

  test('after ten thousand events', () => {
    expect(
      missedBy('', (a, next) => {
        for (let count = 0; count < 10_000; count += 1) a.deliver(next(), 7, '{}');
      }),
    ).toEqual([REFRESHED]);
  });

  test('after some minutes, or when events between processes were lost', () => {
    expect(
      missedBy('', (a, next) => {
        a.deliver(next(), 7, '{}');
        vi.setSystemTime(Date.now() + 200_000);
        a.deliver(next(), 8, '{}');
      }),
    ).toEqual([REFRESHED]);
    expect(missedBy('', (a) => a.deliver({ source: B, number: 5 }, 8, '{}'))).toEqual([REFRESHED]);
  });

  test.each(['', 'nonsense', `${A}.1`, `cccccccc.1-${A}.1-${B}.1`, `${A}.1-${B}.zzzzzzzzzzzz`])(
    'when the last event id is “%s”',
    (lastEventId) => {
      const { a, next } = pair();
      a.record({ source: B, number: 2 }, null);
      a.record({ source: B, number: 9 }, null);
      a.deliver(next(A), 7, '{}');
      expect(subscribe(a, 7, lastEventId).received).toEqual([REFRESHED]);
    },
  );
});

test('fleeting events are not replayed', () => {
  const bus = inProcessBus();
  const lastEventId = bus.subscribe(7, () => {}).lastEventId();
  bus.publish(7, { type: 'typing', fleeting: true });
  expect(subscribe({ add: bus.subscribe }, 7, lastEventId).received).toEqual([]);
});

test('the buffer is bounded, and a last event id outlasts any number of events for others', () => {
  const { a, next } = pair();
  let lastEventId = subscribe(a, 7).lastEventId();
  for (let count = 0; count < 50; count += 1) {
    a.deliver(next(A), 8, 'x'.repeat(2 ** 20));
    if (count === 45) lastEventId = subscribe(a, 7).lastEventId();
  }
  a.deliver(next(A), 7, 'mine');
  expect(subscribe(a, 7, lastEventId).received).toEqual(['mine']);
  expect(formatClock(parseClock(lastEventId) ?? new Map())).toBe(lastEventId);
});
