import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inProcessBus, Listeners } from './bus.ts';
import { reachedOf, textOfReached } from './history.ts';

const REFRESHED = '{"type":"refresh"}';
const [A, B] = ['aaaaaaaa', 'bbbbbbbb'];

/** What a subscription is told, and where it is left. */
function hear(at: Pick<Listeners, 'add'>, memberId: number, after?: string) {
  const told: string[] = [];
  let place = '';
  const { end, place: now } = at.add(
    memberId,
    (json, there) => {
      told.push(json);
      place = there;
    },
    after,
  );
  return { told, end, place: () => place || now() };
}

/** Two processes that hear each other, each in an order of its own. */
function pair() {
  const [a, b] = [new Listeners(A), new Listeners(B)];
  const numbers: Record<string, number> = { [A]: 0, [B]: 0 };
  for (const [source, other] of [
    [A, b],
    [B, a],
  ] as const)
    other.note({ source, number: 0 }, null);
  const next = (source: string) => {
    numbers[source] = (numbers[source] ?? 0) + 1;
    return { source, number: numbers[source] };
  };
  return { a, b, next };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('who comes back is told what went by, each thing once', () => {
  test('in the same process, and nobody else is', () => {
    const bus = inProcessBus();
    const at = { add: bus.subscribe };
    const before = hear(at, 7);
    bus.publish(7, { type: 'one' });
    before.end();
    for (const type of ['two', 'three']) bus.publish(7, { type });
    bus.publish(8, { type: 'not for seven' });
    const after = hear(at, 7, before.place());
    bus.publish(7, { type: 'four' });
    expect(after.told).toEqual(['two', 'three', 'four'].map((type) => JSON.stringify({ type })));
    expect(hear(at, 7, after.place()).told).toEqual([]);
  });

  test('in another process that has heard the same in another order', () => {
    const { a, b, next } = pair();
    const page = hear(a, 7);
    const [one, two, three] = [next(A), next(B), next(B)];
    a.tell(one, 7, '1');
    b.tell(two, 7, '2');
    b.tell(three, 7, '3');
    b.tell(one, 7, '1');
    a.tell(two, 7, '2');
    page.end();
    a.tell(three, 7, '3');
    const resumed = hear(b, 7, page.place());
    expect([page.told, resumed.told]).toEqual([['1', '2'], ['3']]);
  });

  test('in a process that is behind: what it hears later was heard already', () => {
    const { a, b, next } = pair();
    const page = hear(a, 7);
    const [one, two] = [next(A), next(A)];
    a.tell(one, 7, '1');
    page.end();
    const resumed = hear(b, 7, page.place());
    // Nothing has come between: the place is still where the page was.
    expect(hear(a, 7, resumed.place()).told).toEqual([]);
    b.tell(one, 7, '1');
    b.tell(two, 7, '2');
    expect(resumed.told).toEqual(['2']);
  });

  test('also when the line breaks again among what is told again', () => {
    const { a, next } = pair();
    const place = hear(a, 7).place();
    for (const json of ['1', '2', '3']) a.tell(next(A), 7, json);
    const places: string[] = [];
    a.add(7, (_json, there) => void places.push(there), place);
    expect(hear(a, 7, places[0]).told).toEqual(['2', '3']);
  });
});

test('a process that has just begun to tell is new to everybody, and nothing of it was missed', () => {
  const { a, b, next } = pair();
  const place = hear(a, 7).place();
  b.tell({ source: 'cccccccc', number: 1 }, 7, 'new');
  b.tell(next(A), 7, 'known');
  expect(hear(b, 7, place).told).toEqual(['new', 'known']);
});

describe('who can not be told all is told to look', () => {
  const told = (place: string, tell: (a: Listeners, next: () => { source: string; number: number }) => void) => {
    const { a, next } = pair();
    const from = place || hear(a, 7).place();
    tell(a, () => next(A));
    return hear(a, 7, from).told;
  };

  test('after ten thousand events', () => {
    expect(
      told('', (a, next) => {
        for (let count = 0; count < 10_000; count += 1) a.tell(next(), 7, '{}');
      }),
    ).toEqual([REFRESHED]);
  });

  test('when a while has passed, or other processes did not hear each other', () => {
    expect(
      told('', (a, next) => {
        a.tell(next(), 7, '{}');
        vi.setSystemTime(Date.now() + 200_000);
        a.tell(next(), 8, '{}');
      }),
    ).toEqual([REFRESHED]);
    expect(told('', (a) => a.tell({ source: B, number: 5 }, 8, '{}'))).toEqual([REFRESHED]);
  });

  test.each(['', 'nonsense', `${A}.1`, `cccccccc.1-${A}.1-${B}.1`, `${A}.1-${B}.zzzzzzzzzzzz`])(
    'when the place is “%s”',
    (place) => {
      const { a, next } = pair();
      a.note({ source: B, number: 2 }, null);
      a.note({ source: B, number: 9 }, null);
      a.tell(next(A), 7, '{}');
      expect(hear(a, 7, place).told).toEqual([REFRESHED]);
    },
  );
});

test('what is worth nothing later is not told again', () => {
  const bus = inProcessBus();
  const place = bus.subscribe(7, () => {}).place();
  bus.publish(7, { type: 'typing', fleeting: true });
  expect(hear({ add: bus.subscribe }, 7, place).told).toEqual([]);
});

test('what is kept is bounded, and a place outlasts any number of events for others', () => {
  const { a, next } = pair();
  let place = hear(a, 7).place();
  for (let count = 0; count < 50; count += 1) {
    a.tell(next(A), 8, 'x'.repeat(2 ** 20));
    if (count === 45) place = hear(a, 7).place();
  }
  a.tell(next(A), 7, 'mine');
  expect(hear(a, 7, place).told).toEqual(['mine']);
  expect(textOfReached(reachedOf(place) ?? new Map())).toBe(place);
});
