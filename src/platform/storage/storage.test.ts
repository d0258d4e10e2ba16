import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3 } from '#tests/fakes/s3.ts';
import { openStorage } from './storage.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'kindling-storage-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const s3 = await startS3();

const STORAGES = {
  'local disk': {
    storage: await openStorage({ dataDir, s3: null }),
    // Where a file should be is a folder.
    breaks: async () => {
      await mkdir(join(dataDir, 'files', 'broken', 'file.webp', 'x'), { recursive: true });
      return async () => rm(join(dataDir, 'files', 'broken'), { recursive: true });
    },
    names: async () => (await readdir(join(dataDir, 'files', 'whole'))).toSorted(),
  },
  S3: {
    storage: await openStorage({ dataDir, s3: s3.config }),
    breaks: async () => {
      s3.away = true;
      return async () => {
        s3.away = false;
      };
    },
    names: async () =>
      [...s3.files.keys()].flatMap((key) => (key.startsWith('whole/') ? [key.slice('whole/'.length)] : [])).toSorted(),
  },
};

describe.each(Object.entries(STORAGES))('On %s', (_name, { storage, breaks, names }) => {
  test('a file comes back as it was stored, and a new one takes its place', async () => {
    const first = randomBytes(600_000);
    await storage.put('media/one/original.webp', first);
    expect(Buffer.from((await storage.get('media/one/original.webp')) ?? []).equals(first)).toBe(true);
    await storage.put('media/one/original.webp', Buffer.from('other'));
    expect(Buffer.from((await storage.get('media/one/original.webp')) ?? []).toString()).toBe('other');
  });

  test('what is not there is null, and is removed without complaint', async () => {
    expect([await storage.get('media/none/a.webp'), await storage.exists('media/none/a.webp')]).toEqual([null, false]);
    await storage.remove('media/none/a.webp');
    await storage.put('media/two/a.webp', Buffer.from('a'));
    expect(await storage.exists('media/two/a.webp')).toBe(true);
    await storage.remove('media/two/a.webp');
    expect(await storage.exists('media/two/a.webp')).toBe(false);
  });

  test('many files at once are all stored, and nothing else is left beside them', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `${String(index).padStart(2, '0')}.webp`);
    await Promise.all(keys.map((key) => storage.put(`whole/${key}`, Buffer.from(key))));
    expect(await names()).toEqual(keys);
  });

  test('a file that can not be stored is an error, and the reason is known until the next one is', async () => {
    const mend = await breaks();
    await expect(storage.put('broken/file.webp', Buffer.from('x'))).rejects.toThrow();
    expect(storage.problem()).not.toBeNull();
    await mend();
    await storage.put('broken/file.webp', Buffer.from('x'));
    expect(storage.problem()).toBeNull();
  });
});

test('what a process was writing to the disk when it was killed is gone with a later start', async () => {
  const drafts = join(dataDir, 'files', '.drafts');
  await mkdir(drafts, { recursive: true });
  for (const [name, minutes] of [
    ['of-another-process', 1],
    ['of-a-killed-one', 61],
  ] as const) {
    const time = Date.now() / 1000 - minutes * 60;
    await writeFile(join(drafts, name), 'half');
    await utimes(join(drafts, name), time, time);
  }
  await openStorage({ dataDir, s3: null });
  expect(await readdir(drafts)).toEqual(['of-another-process']);
});
