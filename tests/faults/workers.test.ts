import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import { logIn, until } from './client.ts';
import { startProduct } from './product.ts';
import { startPostgres, startRedis } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
const redis = await startRedis();
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));

const product = await startProduct({
  DATA_DIR: `${postgres.folder}/product`,
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  WORKERS: '2',
});
afterAll(() => product.end('SIGKILL'));

/** Which processes answered so many calls; each tells its number in its log. */
async function workersThatAnswer(calls: number): Promise<Set<number>> {
  const from = product.printed().length;
  for (let call = 0; call < calls; call += 1) {
    const reply = await fetch(`${product.url}/api/interests.php`, { headers: { connection: 'close' } });
    expect(reply.status).toBe(200);
  }
  const numbers = new Set<number>();
  for (const line of product.printed().slice(from).split('\n')) {
    if (!line.includes('/api/interests.php')) continue;
    numbers.add((JSON.parse(line) as { worker: number }).worker);
  }
  return numbers;
}

test('two processes share the port, and one that is killed is replaced', async () => {
  await product.untilPrinted(/Kindling is ready .*, by 2 processes/);
  expect([...(await workersThatAnswer(20))].sort()).toEqual([1, 2]);
  const [victim] = product.printed().matchAll(/"pid":(\d+),.*"worker":1\b.*Server listening/g);
  process.kill(Number(victim?.[1]), 'SIGKILL');
  await product.untilPrinted(/a worker ended and is replaced/);
  await product.untilPrinted(/"worker":3\b.*Server listening/);
  expect([...(await workersThatAnswer(20))].sort()).toEqual([2, 3]);
});

test('the metrics are of all processes, whichever is asked', async () => {
  const sums = new Set<string>();
  for (let call = 0; call < 4; call += 1) {
    const text = await (await fetch(`${product.url}/metrics`, { headers: { connection: 'close' } })).text();
    sums.add(/http_request\w*_count\{[^}]*interests\.php[^}]*\} (\d+)/.exec(text)?.[1] ?? 'none');
  }
  expect([...sums]).toHaveLength(1);
  expect(Number([...sums][0])).toBeGreaterThanOrEqual(20);
});

test('an end by SIGTERM lets what has begun finish, and tells open streams to come back', async () => {
  const { cookie } = await logIn(product.url, 'free@kindling.example', 'lamplight');
  const abort = new AbortController();
  const stream = await fetch(`${product.url}/api/events.php`, { headers: { cookie }, signal: abort.signal });
  expect(stream.status).toBe(200);
  const heard = stream.text();

  // A call that waits for a lock when the end is asked for.
  const holder = new pg.Client({ connectionString: postgres.url });
  await holder.connect();
  await holder.query('begin; lock table likes in share mode');
  const { members } = (await (await fetch(`${product.url}/api/members.php`, { headers: { cookie } })).json()) as {
    members: { id: number }[];
  };
  const liking = fetch(`${product.url}/api/like.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ profile_id: members[0]?.id }),
  });
  await until('the like waits for the lock', async () => (await waiting()) > 0);
  const ended = product.end('SIGTERM');
  const told = await heard;
  expect(told).toMatch(/retry: \d{3,4}\n/);
  await holder.query('commit');
  const reply = await liking;
  expect(reply.status).toBe(200);
  expect(((await reply.json()) as { liked: boolean }).liked).toBe(true);
  expect(await ended).toBe(0);
  const kept = await postgres.ask('select 1 from likes where liked_id = $1', [members[0]?.id]);
  expect(kept.length).toBeGreaterThan(0);
  await holder.end();
  abort.abort();
});

const waiting = async (): Promise<number> => {
  const [row] = await postgres.ask<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'",
  );
  return row?.count ?? 0;
};
