import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import { type Answer, call, until } from './client.ts';
import { newMembers } from './invariants.ts';
import { startProduct } from './product.ts';
import { startPostgres } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
afterAll(() => postgres.remove());

/** Connections of the product; more callers than that wait. */
const POOL = 2;
const CALLERS = 12;

test('who gets no connection is told to come back, and nobody waits for ever', async () => {
  const DATA_DIR = `${postgres.folder}/product`;
  const product = await startProduct({ DATA_DIR, DATABASE_URL: postgres.url, DATABASE_POOL: String(POOL) });
  await product.untilReady();
  const members = await newMembers(postgres.url, 'member', CALLERS, { credits: 5 });
  const blocker = new pg.Client({ connectionString: postgres.url });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table accounts in access exclusive mode');

  const answers: Answer[] = [];
  const calls = members.map(async (member) => {
    answers.push(await call(product.url, member, '/api/user.php'));
  });
  // A look at a full pool must not wait for the pool.
  const ready = await call(product.url, null, '/readyz', { timeoutMs: 4000 });
  expect([ready.status, ready.body.database]).toEqual([503, false]);
  expect((await call(product.url, null, '/healthz', { timeoutMs: 4000 })).status).toBe(200);
  await until('all who wait are told to come back', () => answers.length >= CALLERS - POOL);
  for (const { status, headers, body } of answers) {
    expect([status, body.error.code]).toEqual([503, 'busy']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }

  await blocker.query('rollback');
  await blocker.end();
  await Promise.all(calls);
  await product.untilReady();
  const again = await Promise.all(members.map((member) => call(product.url, member, '/api/user.php')));
  expect(again.map(({ body }) => body.user?.id)).toEqual(members.map(({ id }) => id));
  expect(await product.end()).toBe(0);
});
