import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Key, keyRingOf, SealBroken } from './key-ring.ts';
import { openKeyRing, withRightKeys } from './open-key-ring.ts';

const key = (id: string): Key => ({ id, key: randomBytes(32) });
const [one, two] = [key('one'), key('two')];
const place = { table: 'totp', column: 'secret', row: 7 };
const secret = Buffer.from('hush');

const dataDir = await mkdtemp(join(tmpdir(), 'kindling-keys-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('the first key encrypts, all decrypt, and each text is another one', () => {
  const sealed = keyRingOf([one]).seal(place, secret);
  expect(sealed).toMatch(/^v1\.one\.[\w-]{16}\.[\w-]{6}\.[\w-]{22}$/);
  const both = keyRingOf([two, one]);
  expect(both.open(place, sealed)).toEqual(secret);
  expect([both.isCurrent(sealed), keyRingOf([one]).isCurrent(sealed)]).toEqual([false, true]);
  expect(both.seal(place, secret)).toMatch(/^v1\.two\./);
  expect(keyRingOf([one]).seal(place, secret)).not.toBe(sealed);
});

test('a secret opens in no other row, column or table, with no other key, and not once it was changed', () => {
  const ring = keyRingOf([one]);
  const sealed = ring.seal(place, secret);
  for (const other of [{ row: 8 }, { column: 'x' }, { table: 'x' }])
    expect(() => ring.open({ ...place, ...other }, sealed)).toThrow(SealBroken);
  expect(() => keyRingOf([two]).open(place, sealed)).toThrow('There is no key one.');
  expect(() => keyRingOf([{ id: 'one', key: two.key }]).open(place, sealed)).toThrow('does not open');
  const parts = sealed.split('.');
  for (let at = 2; at < parts.length; at += 1) {
    const changed = parts
      .with(
        at,
        (parts[at] ?? '').replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
      )
      .join('.');
    expect(() => ring.open(place, changed)).toThrow(SealBroken);
  }
  // A short tag would be guessed.
  for (const broken of [parts.slice(0, 4).join('.'), sealed.slice(0, -8), 'v1.one', ''])
    expect(() => ring.open(place, broken)).toThrow(SealBroken);
});

test('each purpose has a key of its own', () => {
  const ring = keyRingOf([one, two]);
  expect(ring.derive('rate limits')).toEqual(keyRingOf([one]).derive('rate limits'));
  expect(ring.derive('rate limits')).toHaveLength(32);
  expect(ring.derive('rate limits')).not.toEqual(ring.derive('others'));
  expect(ring.derive('rate limits')).not.toEqual(one.key);
});

test('a demo makes its key once, for its owner alone, however many processes start', async () => {
  const config = { encryptionKeys: null, dataDir };
  const rings = await Promise.all([1, 2, 3].map(() => openKeyRing(config)));
  const sealed = rings[0]?.seal(place, secret) ?? '';
  for (const ring of [...rings, await openKeyRing(config)]) expect(ring.open(place, sealed)).toEqual(secret);
  const { mode } = await stat(join(dataDir, 'encryption-keys'));
  expect(mode & 0o777).toBe(0o600);
  expect(await readFile(join(dataDir, 'encryption-keys'), 'utf8')).toMatch(/^demo:[\w-]{43}\n$/);
});

test('a file without a key, none for another program, and the wrong keys stop with a sentence', async () => {
  const elsewhere = join(dataDir, 'elsewhere');
  const config = { encryptionKeys: null, dataDir: elsewhere };
  await expect(openKeyRing(config, false)).rejects.toThrow('ENCRYPTION_KEYS is not set, and ');
  await openKeyRing(config);
  await writeFile(join(elsewhere, 'encryption-keys'), 'nonsense');
  await expect(openKeyRing(config)).rejects.toThrow('has no key');
  const sealed = keyRingOf([one]).seal(place, secret);
  const open = withRightKeys(async () => keyRingOf([two]).open(place, sealed));
  await expect(open).rejects.toThrow(
    'ENCRYPTION_KEYS does not open what this database holds (There is no key one): set the keys',
  );
});
