import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolOn } from '#platform/db/server-pool.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { call, logIn } from './client.ts';
import { type Product, startProduct } from './product.ts';
import { startPooler, startPostgres, startRedis } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
const redis = await startRedis();
const pooler = await startPooler(postgres);
afterAll(() => Promise.all([postgres.remove(), redis.remove(), pooler?.remove()]));

const running: Product[] = [];
afterAll(() => Promise.all(running.map((product) => product.end())));
const start = async (environment: Record<string, string>) => {
  const product = await startProduct({
    DATA_DIR: `${postgres.folder}/product`,
    DATABASE_URL: pooler?.url ?? '',
    REDIS_URL: redis.url,
    LOG_LEVEL: 'warn',
    ...environment,
  });
  running.push(product);
  return product;
};

/** What the database says of a connection's limits. */
const LIMITS = `select name, setting from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'plan_cache_mode', 'jit') order by name`;

test.runIf(pooler)('each connection of the pooler has the limits that the product sets for its own', async () => {
  // Before any product has set something through it.
  const client = new pg.Client({ connectionString: pooler?.url });
  await client.connect();
  const pooled = await client.query(LIMITS);
  await client.end();
  const pool = poolOn(postgres.url, { max: 1, report: () => {} });
  const own = await pool.query(LIMITS);
  await pool.end();
  expect(pooled.rows).toEqual(own.rows);
});

test.runIf(pooler)(
  'through a pooler that hands out connections by transaction, everything works without named statements',
  async () => {
    // Both at once, on an empty database: migrations, demo and queue too go through it.
    const [one, other] = await Promise.all([
      start({ DATABASE_STATEMENTS: 'unnamed' }),
      start({ DATABASE_STATEMENTS: 'unnamed' }),
    ]);
    await Promise.all([one.untilReady(), other.untilReady()]);
    const marit = await logIn(one.url, 'premium@kindling.example', 'lamplight');
    const found = await call(other.url, marit, '/api/members.php');
    const { members } = found.body as { members: { id: number }[] };
    const [profile] = members;
    const sends = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        call(number % 2 ? one.url : other.url, marit, '/api/chat.php', {
          payload: { profile_id: profile?.id, key: randomUUID(), body: `Message ${number}` },
        }),
      ),
    );
    expect(sends.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const reads = await Promise.all(
      Array.from({ length: 60 }, (_, number) => {
        // Of one member's pages four wait in a line at most.
        const page = number % 16 === 3 ? '/members' : null;
        const path = page ?? ['/api/chats.php', '/api/likes.php', '/api/user.php'][number % 3] ?? '';
        return call(number % 2 ? one.url : other.url, marit, path);
      }),
    );
    expect(reads.map(({ status }) => status)).toEqual(Array(60).fill(200));
    const [row] = await postgres.ask<{ connections: number }>(
      "select count(*)::int as connections from pg_stat_activity where usename = 'kindling' and application_name = 'kindling'",
    );
    expect(row?.connections).toBeLessThanOrEqual(4);
  },
);
