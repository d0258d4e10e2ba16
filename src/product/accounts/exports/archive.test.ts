import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ReadCall } from '#platform/call.ts';
import type { PersonalData } from '#platform/module.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { archiveOf, storeParts } from './archive.ts';

const MB = 1_000_000;
const noise = (bytes: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)))
    .toString('base64')
    .repeat(bytes / 80_000);
const line = noise(MB / 4);

test('a large account is read no faster than its archive is stored, so that little of it is in memory at a time', async () => {
  let portions = 0;
  let pictures = 0;
  async function* messages() {
    for (; portions < 20; portions += 1) yield [{ body: line }, { body: line }];
  }
  const personalData: Pick<PersonalData, 'tables' | 'files'> = {
    async *tables() {
      yield { feature: 'chat', table: 'messages', rows: messages() };
    },
    files: async () =>
      Array.from({ length: 25 }, (_, index) => ({ name: `photos/${index + 1}.webp`, key: `${index}` })),
  };
  const picture = crypto.getRandomValues(new Uint8Array(60_000));
  const stored = new Map<string, number>();
  let seen = { portions: 0, pictures: 0 };
  const storage: Pick<Storage, 'get' | 'put'> = {
    get: async () => {
      pictures += 1;
      return picture;
    },
    put: async (key, bytes) => {
      // A storage takes time: what is read while it is busy waits in memory.
      const before = portions;
      await wait(10);
      seen = { portions: Math.max(seen.portions, portions - before), pictures: Math.max(seen.pictures, pictures) };
      stored.set(key, bytes.length);
    },
  };
  const call = { now: new Date(), storage } as ReadCall;
  const archive = archiveOf(call, personalData as PersonalData, { readme: 'Yours', account: 1 });
  const { parts, bytes } = await storeParts(storage as Storage, archive, (part) => `${part}`);
  expect(portions).toBe(20);
  expect(pictures).toBe(25);
  expect(stored.size).toBe(parts);
  expect([...stored.values()].reduce((sum, size) => sum + size)).toBe(bytes);
  expect(Math.max(...stored.values())).toBeLessThan(4.3 * MB);
  expect(seen.portions).toBeLessThanOrEqual(4);
});

test('what fails while it is read fails the archive', async () => {
  const personalData = {
    async *tables() {
      yield { feature: 'chat', table: 'messages', rows: [] };
      throw new Error('The database went away.');
    },
    files: async () => [],
  } as unknown as PersonalData;
  const archive = archiveOf({ now: new Date() } as ReadCall, personalData, { readme: '', account: 1 });
  const storage = { put: async () => {} } as unknown as Storage;
  await expect(storeParts(storage, archive, String)).rejects.toThrow('The database went away.');
});

test('rows that fail while they are read fail the archive', async () => {
  async function* rows(): AsyncGenerator<object[]> {
    yield [{ body: 'Hello' }];
    throw new Error('The connection broke.');
  }
  const personalData = {
    async *tables() {
      yield { feature: 'chat', table: 'messages', rows: rows() };
    },
    files: async () => [],
  } as unknown as PersonalData;
  const archive = archiveOf({ now: new Date() } as ReadCall, personalData, { readme: '', account: 1 });
  const storage = { put: async () => {} } as unknown as Storage;
  await expect(storeParts(storage, archive, String)).rejects.toThrow();
});
