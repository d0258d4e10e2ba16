import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const TEXT = readFileSync(join(import.meta.dirname, 'sw-store.js'), 'utf8');
const DAY_MS = 24 * 3600 * 1000;
type Sealed = { at: number; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };
interface Kept {
  own(account: number | null): Promise<unknown>;
  account(): Promise<number | null>;
  forget(): Promise<unknown>;
  put(account: number, name: string, value: unknown): Promise<unknown>;
  get(name: string): Promise<{ at: number; value: unknown } | null>;
}

/** The store of a worker over a database that this test can read and spoil. */
function store() {
  const values = new Map<string, unknown>();
  const told: string[] = [];
  const state = { now: Date.parse('2026-11-01T10:00:00Z'), opens: true, keepsKeys: true, deleted: 0 };
  const work = {
    get: (name: string) => ({ result: values.get(name) }),
    put: (value: unknown, name: string) => {
      if (name === 'key' && !state.keepsKeys) throw new DOMException('no keys here', 'DataCloneError');
      values.set(name, value);
    },
    delete: (name: string) => void values.delete(name),
    clear: () => values.clear(),
    getAllKeys: () => ({ result: [...values.keys()] }),
  };
  const transaction = () => {
    const one = { objectStore: () => work, oncomplete: () => {} };
    setImmediate(() => one.oncomplete());
    return one;
  };
  const indexedDB = {
    open: () => {
      const asked = { result: { transaction, close: () => {} }, error: new Error('corrupt'), ...noListeners() };
      setImmediate(() => (state.opens ? asked.onsuccess() : asked.onerror()));
      return asked;
    },
    deleteDatabase: () => {
      state.deleted++;
      values.clear();
      state.opens = true;
    },
  };
  class Tabs {
    postMessage({ type }: { type: string }) {
      told.push(type);
    }
    close() {}
  }
  const self = {} as { kept: Kept };
  const Time = { now: () => state.now };
  const names = { self, indexedDB, crypto, TextEncoder, TextDecoder, Uint8Array, JSON, BroadcastChannel: Tabs };
  runInContext(TEXT, createContext({ ...names, Date: Time }));
  return { kept: self.kept, values, told, state };
}
const noListeners = () => ({ onsuccess: () => {}, onerror: () => {} });

async function withChats() {
  const one = store();
  await one.kept.own(5);
  await one.kept.put(5, 'chats', ['Joost']);
  return one;
}

test('chats are kept for 30 days: then nobody is shown them, and they are gone from the device', async () => {
  const { kept, values, state } = await withChats();
  state.now += 30 * DAY_MS - 1;
  expect((await kept.get('chats'))?.value).toEqual(['Joost']);
  state.now += 1;
  expect(await kept.get('chats')).toBeNull();
  expect([...values.keys()].sort()).toEqual(['account', 'key']);
});

test('what is older than 30 days goes when its member opens the site, also what nobody asks for', async () => {
  const { kept, values, state } = await withChats();
  state.now += 20 * DAY_MS;
  await kept.put(5, 'conversation-3', ['Hi']);
  state.now += 15 * DAY_MS;
  await kept.own(5);
  expect([...values.keys()].sort()).toEqual(['account', 'key', 'of-member:conversation-3']);
});

test('a clock that was set back by a year makes nothing be kept for longer', async () => {
  const { kept, state } = await withChats();
  state.now -= 365 * DAY_MS;
  expect(await kept.get('chats')).toBeNull();
});

test.each<[string, (values: Map<string, unknown>) => unknown]>([
  ['whose key is gone', (values) => values.delete('key')],
  ['whose words are spoilt', (values) => new Uint8Array(sealed(values).data).fill(0)],
  ['that says to be younger than it is', (values) => (sealed(values).at += 1)],
  ['of another account', (values) => values.set('account', 6)],
  ['that is cut off', (values) => values.set('of-member:chats', { at: sealed(values).at })],
])('a store %s is deleted as a whole, other tabs are told, and the next chats are kept', async (_what, spoil) => {
  const { kept, values, told } = await withChats();
  spoil(values);
  expect(await kept.get('chats')).toBeNull();
  expect([...values.keys()]).toEqual([]);
  expect(told).toEqual(['forgotten']);
  await kept.own(5);
  await kept.put(5, 'chats', ['Vera']);
  expect((await kept.get('chats'))?.value).toEqual(['Vera']);
});

test('a database that does not open is deleted, and works again from then on', async () => {
  const { kept, state, told } = await withChats();
  state.opens = false;
  expect(await kept.get('chats')).toBeNull();
  expect([state.deleted, told]).toEqual([1, ['forgotten']]);
  await kept.own(5);
  await kept.put(5, 'chats', ['Vera']);
  expect((await kept.get('chats'))?.value).toEqual(['Vera']);
});

test('a browser that refuses to keep a key keeps nothing, and says no error', async () => {
  const { kept, values, state } = store();
  state.keepsKeys = false;
  await kept.own(5);
  await kept.put(5, 'chats', ['Joost']);
  expect([...values.keys()]).toEqual([]);
  expect(await kept.get('chats')).toBeNull();
});

test('a log-out tells every tab, and takes the key with what it opened', async () => {
  const { kept, values, told } = await withChats();
  await kept.own(null);
  expect([...values.keys()]).toEqual([]);
  expect(told).toEqual(['forgotten']);
  // Nobody has logged in since: nothing more to tell.
  await kept.own(null);
  expect(told).toEqual(['forgotten']);
});

const sealed = (values: Map<string, unknown>) => values.get('of-member:chats') as Sealed;
