import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, inject as provided, test } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { simpleQuery } from './wire.ts';

/** A database that is there already, since making one takes seconds: the suite's own, or one of this file. */
const template = provided('databaseUrl') ? await emptyDatabase() : await readFile(provided('databaseTemplate'));
const folder = mkdtempSync(join(tmpdir(), 'kindling-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function emptyDatabase(): Promise<Uint8Array> {
  const { dump, close } = await openEmbedded(null);
  const bytes = await dump();
  await close();
  return bytes;
}

test('when the embedded database breaks, what waits and what comes later fails with the reason, and it is told once', async () => {
  const told: string[] = [];
  const { pool, close } = await openEmbedded(folder, template, (error) => told.push(error.message));
  pool.on('error', () => {});
  await pool.query('create table written (id int)');
  // Without its log PostgreSQL cannot commit: it gives up, as it does on a full disk.
  rmSync(join(folder, 'pg', 'pg_wal'), { recursive: true });
  await pool.query('select pg_switch_wal()');
  const client = await pool.connect();
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => 'none',
      (error: Error) => error.message,
    );
  const broken = failureOf(client.query('insert into written values (1)'));
  const behind = failureOf(client.query('select 1'));
  const waiting = failureOf(pool.query('select 2'));
  const reason = /^The embedded database has ended: could not create file "pg_wal/;
  expect(await broken).toContain('could not create file "pg_wal');
  expect(await behind).toMatch(reason);
  client.release(true);
  expect(await waiting).toMatch(reason);
  expect(await failureOf(pool.query('select 3'))).toMatch(reason);
  expect(told).toEqual([expect.stringMatching(reason)]);
  await close();
});

test('an answer of many parts arrives whole and in order, and who closes the database is not told that it ended', async () => {
  const told: string[] = [];
  const { pool, close } = await openEmbedded(null, template, (error) => told.push(error.message));
  const text = 'select n, repeat(chr(65 + n % 26), 3000) as line from generate_series(1, 3000) n';
  const { rows } = await pool.query<{ n: number; line: string }>(text);
  expect(rows).toHaveLength(3000);
  expect(
    rows.every(({ n, line }, at) => n === at + 1 && line === String.fromCharCode(65 + (n % 26)).repeat(3000)),
  ).toBe(true);
  await close();
  expect(told).toEqual([]);
});

test('files that were not made to the end are thrown away, and a database is made that takes little memory', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'kindling-unfinished-'));
  const left = join(fresh, 'pg-unfinished-1');
  mkdirSync(left);
  writeFileSync(join(left, 'PG_VERSION'), '18');
  const { pool, close } = await openEmbedded(fresh);
  const { rows } = await pool.query('show shared_buffers');
  expect(rows).toEqual([{ shared_buffers: '32MB' }]);
  await close();
  expect(readdirSync(fresh).filter((name) => name.startsWith('pg'))).toEqual(['pg']);
  rmSync(fresh, { recursive: true, force: true });
});

test('five thousand statements leave nothing in the memory of the embedded database', async () => {
  // One that kept its answers would have filled this memory after two thousand, and its thread would end.
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder: null, template },
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  });
  await once(worker, 'message');
  const batch = Buffer.concat(
    Array.from({ length: 50 }, () => simpleQuery("select n, repeat('x', 50) from generate_series(1, 40) n")),
  );
  for (let round = 0; round < 100; round += 1) {
    worker.postMessage({ id: round + 1, batch });
    const [reply] = await once(worker, 'message');
    expect(reply.id).toBe(round + 1);
  }
  await worker.terminate();
});
