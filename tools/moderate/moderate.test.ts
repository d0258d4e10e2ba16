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

// The command itself, on a folder of its own. On a server the same orders are tried by tests/faults/moderate.test.ts.
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
    const { id } = await person({ db }, 'Jo\u001b[2Jost', { gender: 'male' });
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

  test('what waits is listed with its file, and decided', { timeout: 120_000 }, async () => {
    const { code, out } = await moderate('photos');
    expect([code, out]).toEqual([0, expect.stringContaining(`photo ${photo}  waits`)]);
    expect(out).toContain('Jo\ufffd[2Jost');
    const [file = ''] = out.match(/\/\S+original\.webp/) ?? [];
    expect((await readFile(file)).subarray(8, 12).toString()).toBe('WEBP');
    const said = await moderate('photo', String(photo), 'reject', '--reason', 'unclear', '--as', 'ada');
    expect(said).toEqual({ code: 0, out: expect.stringContaining('is not accepted (unclear).'), err: '' });
    const again = await moderate('photo', String(photo), 'accept', '--as', 'bo');
    expect(again).toMatchObject({ code: 1, out: expect.stringContaining('was decided before: ada decided at') });
    const db = await open();
    const { rows } = await db.query({ text: 'select status, reason from photos' });
    expect(rows).toEqual([{ status: 'rejected', reason: 'unclear' }]);
    await close();
  });

  test('a wrong order is told how it goes, and opens nothing', { timeout: 60_000 }, async () => {
    const { code, err } = await moderate('photo', 'all', 'accept');
    expect([code, err]).toEqual([1, expect.stringContaining('npm run moderate -- photo 12 accept')]);
    expect((await moderate()).out).toContain('npm run moderate -- log');
  });
});
