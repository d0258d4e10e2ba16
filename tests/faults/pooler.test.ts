import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
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

async function call(url: string, cookie: string, body?: object): Promise<Response> {
  return fetch(url, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
  });
}

test.runIf(pooler)(
  'through a pooler that hands out connections by transaction, everything works without named statements',
  async () => {
    // Both at once, on an empty database: migrations, demo and queue too go through it.
    const [one, other] = await Promise.all([
      start({ DATABASE_STATEMENTS: 'unnamed' }),
      start({ DATABASE_STATEMENTS: 'unnamed' }),
    ]);
    await Promise.all([one.untilReady(), other.untilReady()]);
    const login = await call(`${one.url}/api/user.php`, '', {
      login: 'premium@kindling.example',
      password: 'lamplight',
    });
    expect(login.status).toBe(200);
    const cookie = login.headers
      .getSetCookie()
      .map((entry) => entry.split(';')[0])
      .join('; ');
    const { members } = (await (await call(`${other.url}/api/members.php`, cookie)).json()) as {
      members: { id: number }[];
    };
    const [profile] = members;
    const sends = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        call(`${number % 2 ? one.url : other.url}/api/chat.php`, cookie, {
          profile_id: profile?.id,
          key: randomUUID(),
          body: `Message ${number}`,
        }),
      ),
    );
    expect(sends.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const reads = await Promise.all(
      Array.from({ length: 60 }, (_, number) => {
        const origin = number % 2 ? one.url : other.url;
        return call(
          `${origin}${['/api/chats.php', '/api/likes.php', '/api/user.php', '/members'][number % 4]}`,
          cookie,
        );
      }),
    );
    expect(reads.map(({ status }) => status)).toEqual(Array(60).fill(200));
    const [row] = await postgres.ask<{ connections: number }>(
      "select count(*)::int as connections from pg_stat_activity where usename = 'kindling' and application_name = 'kindling'",
    );
    expect(row?.connections).toBeLessThanOrEqual(4);
  },
);
