import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { databaseOn } from '#platform/db/database.ts';
import { type EmbeddedDatabase, openEmbedded } from '#platform/db/embedded.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { ingestPhoto } from '#product/media/media.ts';
import { person } from '#tests/people.ts';
import { scene } from '#tests/uploading.ts';

// The command itself, on a folder of its own; beside a server it is tried by tests/faults/moderate.test.ts. What orders do and
// what is said of them is tried in session.test.ts.
describe.skipIf(inject('databaseUrl'))('npm run moderate', () => {
  let folder = '';
  let photo = 0;
  let database: EmbeddedDatabase | null = null;

  const open = async (template: Uint8Array | null = null) => {
    database = await openEmbedded(folder, template);
    return databaseOn(database.pool, console.error);
  };
  const close = async () => {
    await database?.close();
    database = null;
  };
  const moderate = (...words: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const { DATABASE_URL: _, REDIS_URL: __, ...rest } = process.env;
      const env = { ...rest, DATA_DIR: folder, NODE_ENV: 'production' };
      execFile(process.execPath, ['tools/moderate/moderate.ts', ...words], { env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      );
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kindling-moderate-'));
    const db = await open(await readFile(inject('databaseTemplate')));
    const { id } = await person({ db }, 'Joost', { gender: 'male' });
    const storage = await openStorage(readConfig({ MODE: 'demo', DATA_DIR: folder }));
    const bytes = await scene(600);
    photo = await db.transaction((tx) => ingestPhoto({ tx, sql: tx, storage }, id, bytes, 0, 'pending'));
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  test('while a server holds the folder it says so in a sentence', { timeout: 60_000 }, async () => {
    const { code, err } = await moderate('photos');
    expect(code).toBe(1);
    expect(err).toMatch(/^The data folder .* is in use by process \d+\. Stop that one first/);
    await close();
  });

  test('an order is carried out', { timeout: 60_000 }, async () => {
    const said = await moderate('photo', String(photo), 'reject', '--reason', 'unclear', '--as', 'ada');
    expect(said).toEqual({ code: 0, out: expect.stringContaining('is not accepted (unclear).'), err: '' });
    const db = await open();
    const { rows } = await db.query({ text: 'select status, reason from photos' });
    expect(rows).toEqual([{ status: 'rejected', reason: 'unclear' }]);
    await close();
  });

  test('a wrong order is told how it goes, and opens nothing', { timeout: 60_000 }, async () => {
    const { code, err } = await moderate('photo', 'all', 'accept');
    expect([code, err]).toEqual([1, expect.stringContaining('npm run moderate -- photo 12 accept')]);
  });
});
