import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#tests/storage.ts';
import { createOutbox, type OutboxItem } from './outbox.ts';

interface Letter extends OutboxItem {
  to: string;
  text: string;
  failed?: boolean;
}

const isLetter = (value: unknown): value is Letter => typeof (value as Letter | null)?.text === 'string';
const kept = new Map<string, string>();
let page: EventTarget;

beforeEach(() => {
  kept.clear();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', storageOf(kept));
});
afterEach(() => vi.unstubAllGlobals());

/** A tab of the browser; what it sends is written down. */
function tab(deliver?: (letter: Letter, woken: AbortSignal) => Promise<boolean>) {
  const sent: string[] = [];
  const outbox = createOutbox<Letter, string[]>({
    name: 'letters',
    isItem: isLetter,
    laneOf: ({ to }) => to,
    legacy: (owner) => ({
      name: `letters:${owner}`,
      itemsIn: (list) => (list as Letter[]).map((letter, order) => ({ ...letter, order })),
    }),
    waits: ({ failed }) => !failed,
    deliver:
      (deliver && ((letter, _, woken) => deliver(letter, woken))) ||
      (async ({ key, text }, tools) => {
        tools.push(text);
        outbox.remove(key);
        return true;
      }),
  });
  const write = (text: string, to = 'marit') => outbox.add({ to, text })();
  return { ...outbox, sent, write, texts: () => outbox.all().map(({ text }) => text) };
}

test('items are kept as they are added, each under its own name, and sent in their order', async () => {
  const one = tab();
  one.own(7);
  one.write('first');
  one.write('second');
  one.write('other', 'joost');
  expect(kept.size).toBe(3);
  expect(one.inLane('marit').map(({ text }) => text)).toEqual(['first', 'second']);
  await one.send('marit', one.sent);
  expect([one.sent, one.texts()]).toEqual([['first', 'second'], ['other']]);
  one.sendAll(one.sent);
  await vi.waitFor(() => expect([one.sent.at(-1), kept.size]).toEqual(['other', 0]));
});

test('what was added before it was known whose it is becomes theirs, and nothing is shown to who comes next', () => {
  const one = tab();
  one.write('early');
  expect(kept.size).toBe(0);
  one.own(7);
  expect(kept.size).toBe(1);
  one.own(8);
  expect(one.texts()).toEqual([]);
  one.own(7);
  expect(one.texts()).toEqual(['early']);
});

test('another tab adds behind what is there, and takes away what it has sent', async () => {
  const [one, other] = [tab(), tab()];
  const close = one.open(7);
  other.own(7);
  one.write('first');
  other.write('second');
  const [name] = kept.keys();
  page.dispatchEvent(Object.assign(new Event('storage'), { key: name }));
  expect(one.texts()).toEqual(['first', 'second']);
  await other.send('marit', other.sent);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect([other.sent, one.texts()]).toEqual([['first', 'second'], []]);
  close();
  other.write('third');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(one.texts()).toEqual([]);
});

test('a change is kept before it is shown', () => {
  const one = tab();
  one.own(7);
  const show = one.add({ to: 'marit', text: 'soon' });
  expect(kept.size).toBe(1);
  show();
  expect(one.texts()).toEqual(['soon']);
});

test('a lane that can not be sent now stops, and goes on when it is asked for again', async () => {
  let stopped = true;
  const one = tab(async ({ key }) => {
    if (!stopped) one.remove(key);
    return !stopped;
  });
  one.own(7);
  one.write('first');
  await one.send('marit', []);
  expect(one.texts()).toEqual(['first']);
  stopped = false;
  await one.send('marit', []);
  expect(one.texts()).toEqual([]);
});

test('asking again while a lane is sent wakes who waits between two tries, and sends what was added meanwhile', async () => {
  const one = tab(async ({ key }, woken) => {
    await new Promise((resolve) => woken.addEventListener('abort', resolve));
    one.remove(key);
    return true;
  });
  one.own(7);
  one.write('first');
  const sending = one.send('marit', []);
  one.write('second');
  for (let left = 2; left > 0; left -= 1) {
    await vi.waitFor(() => expect(one.all()).toHaveLength(left));
    one.send('marit', []);
  }
  await sending;
  expect(one.texts()).toEqual([]);
});

test('of several tabs one sends: another waits for it, or leaves it to the other', async () => {
  const locks: { name: string; ifAvailable?: boolean | undefined }[] = [];
  const request = async (name: string, { ifAvailable }: LockOptions, work: (lock: object | null) => unknown) => {
    locks.push({ name, ifAvailable });
    return work(ifAvailable ? null : {});
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const one = tab();
  one.own(7);
  one.write('first');
  await one.send('marit', one.sent, true);
  expect(one.sent).toEqual([]);
  await one.send('marit', one.sent);
  expect(one.sent).toEqual(['first']);
  expect(locks).toEqual([
    { name: 'letters:7:marit', ifAvailable: true },
    { name: 'letters:7:marit', ifAvailable: false },
  ]);
});

test('an old list is shown at once, and only the tab that sends gives its items names of their own', async () => {
  kept.set('letters:7', JSON.stringify([{ key: 'a', to: 'marit', text: 'old' }]));
  const [one, other] = [tab(), tab()];
  one.own(7);
  other.own(7);
  expect([one.texts(), other.texts(), kept.size]).toEqual([['old'], ['old'], 1]);
  await one.send('marit', one.sent);
  await other.send('marit', other.sent);
  expect([one.sent, other.sent, kept.size]).toEqual([['old'], [], 0]);
});

test('where the browser keeps nothing, items live as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const one = tab();
  one.own(7);
  one.write('first');
  one.readAgain();
  await one.send('marit', one.sent);
  expect([one.sent, one.texts()]).toEqual([['first'], []]);
});

test('what somebody else wrote under such a name is left aside', () => {
  kept.set('letters:7:x', '{"text":1}');
  kept.set('letters:7:y', 'null');
  kept.set('letters:70:z', JSON.stringify({ key: 'z', order: 1, to: 'marit', text: 'not yours' }));
  const one = tab();
  one.own(7);
  expect(one.texts()).toEqual([]);
});
