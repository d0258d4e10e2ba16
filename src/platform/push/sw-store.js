// What this browser keeps for a member while there is no connection. It is encrypted by a key that no script can read out, so that
// the disk tells nothing, and it ends with the log-in. What cannot be read is deleted as a whole: it would stand in the way for ever.
const NAME = 'kindling-offline';
const MAX_AGE_MS = 30 * 24 * 3_600_000;
const KEY = 'key';
const ACCOUNT = 'account';
/** Names of what is encrypted begin so. */
const SEALED = 'of-member:';

function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('kept');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** One transaction. @returns what the last request of `work` found. */
async function within(mode, work) {
  const db = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction('kept', mode);
      const request = work(transaction.objectStore('kept'));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

const read = (name) => within('readonly', (kept) => kept.get(name));
const write = (name, value) => within('readwrite', (kept) => kept.put(value, name));

/** The key goes first: if the rest fails, nobody can read what is left. */
async function forget() {
  try {
    await within('readwrite', (kept) => kept.delete(KEY));
    await within('readwrite', (kept) => kept.clear());
  } catch {
    indexedDB.deleteDatabase(NAME);
  }
  const tabs = new BroadcastChannel('offline');
  tabs.postMessage({ type: 'forgotten' });
  tabs.close();
}

const bytesOf = (text) => new TextEncoder().encode(text);
const cipher = (account, at, iv, name) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(JSON.stringify([account, at, name])),
});
const isFresh = (at) => Math.abs(Date.now() - at) < MAX_AGE_MS;

async function seal(name, value) {
  const [account, key] = [await read(ACCOUNT), await read(KEY)];
  const [at, iv] = [Date.now(), crypto.getRandomValues(new Uint8Array(12))];
  const data = await crypto.subtle.encrypt(cipher(account, at, iv, name), key, bytesOf(JSON.stringify(value)));
  await write(SEALED + name, { at, iv, data });
}

async function unseal(name) {
  const found = await read(SEALED + name);
  if (!found) return null;
  if (!isFresh(found.at)) {
    await within('readwrite', (kept) => kept.delete(SEALED + name));
    return null;
  }
  const [account, key] = [await read(ACCOUNT), await read(KEY)];
  const data = await crypto.subtle.decrypt(cipher(account, found.at, found.iv, name), key, found.data);
  return { at: found.at, value: JSON.parse(new TextDecoder().decode(data)) };
}

/** What is here belongs to this account from now on, and to nobody where it is null: what another one had is gone. */
async function own(account) {
  const [owner, known] = [(await read(ACCOUNT)) ?? null, await read(KEY)];
  if (owner === account && Boolean(known) === (account !== null)) return;
  if (owner !== null || known) await forget();
  if (account === null) return;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Some browsers refuse to keep a key: then nothing is kept.
  await write(KEY, key);
  await write(ACCOUNT, account);
}

/** Takes away what is too old, also of what nobody asks for any more. */
async function sweep() {
  const names = await within('readonly', (kept) => kept.getAllKeys());
  for (const name of names) {
    const found = await read(name);
    if (name.startsWith(SEALED) && !isFresh(found.at)) await within('readwrite', (kept) => kept.delete(name));
  }
}

let turn = Promise.resolve();
/** One after another, so that nothing is written while it is deleted; what fails deletes everything. @returns null then. */
function inTurn(work) {
  const mine = turn.then(work).catch(async () => {
    await forget();
    return null;
  });
  turn = mine;
  return mine;
}

self.kept = {
  own: (account) =>
    inTurn(async () => {
      await own(account);
      if (account !== null) await sweep();
    }),
  account: () => inTurn(async () => (await read(ACCOUNT)) ?? null),
  forget: () => inTurn(forget),
  /** Keeps a value of an account; of another one than whose the rest is, nothing. */
  put: (account, name, value) =>
    inTurn(async () => {
      if (account !== null && (await read(ACCOUNT)) === account) await seal(name, value);
    }),
  /** @returns the value and when it was kept, or null. */
  get: (name) => inTurn(() => unseal(name)),
  /** Takes one out. */
  drop: (name) => inTurn(() => within('readwrite', (kept) => kept.delete(SEALED + name))),
};
