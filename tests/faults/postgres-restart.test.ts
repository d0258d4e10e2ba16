import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import type { Person } from '../people.ts';
import { type Answer, call, type Message, messageTo, sendUntilAnswered, until } from './client.ts';
import { brokenInvariants, newMembers } from './invariants.ts';
import { type Product, startProduct } from './product.ts';
import { startPostgres, startRedis } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
const redis = await startRedis();
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));
const servers = { DATA_DIR: `${postgres.folder}/product`, DATABASE_URL: postgres.url, REDIS_URL: redis.url };

/** Connections of a process. */
const POOL = 10;

/** Members who write to each other without a pause until they are told to stop. */
function conversations(url: string, members: Person[]) {
  const answers = new Map<Message, Answer>();
  const refused = members.map(() => 0);
  let going = true;
  const write = async (from: Person, place: number) => {
    for (let number = 0; going; number += 1) {
      const to = members[(place + (number % 2 ? 1 : members.length - 1)) % members.length] ?? from;
      const message = messageTo(from, to.id, `${from.name} ${number}`);
      answers.set(
        message,
        await sendUntilAnswered(
          () => url,
          message,
          () => {
            refused[place] = (refused[place] ?? 0) + 1;
          },
        ),
      );
    }
  };
  const writing = Promise.all(members.map(write));
  return {
    answers,
    /** How often each of them was not answered. */
    refused,
    async stop() {
      going = false;
      await writing;
    },
  };
}

interface LogLine {
  level: string;
  time: string;
  msg: string;
  err?: { message: string };
  reason?: string;
}

/** What a product logged in a span of time about what went wrong, requests apart. */
const failuresIn = ({ printed }: Product, since: number, until: number): LogLine[] =>
  printed()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line): LogLine => JSON.parse(line))
    .filter(({ level, msg }) => (level === 'error' || level === 'warn') && msg !== 'request')
    .filter(({ time }) => Date.parse(time) >= since && Date.parse(time) <= until);

test('the database goes away at once and comes back: the product waits for it, and no message is lost or doubled', async () => {
  const product = await startProduct(servers);
  await product.untilReady();
  const members = await newMembers(postgres.url, 'member', 10, { credits: 50_000 });
  const talk = conversations(product.url, members);
  await until('messages flow', () => talk.answers.size > 200);

  await postgres.stop('SIGQUIT');
  const away = Date.now();
  await until('the product says that it is not ready', async () => {
    const { status, body } = await call(product.url, null, '/readyz');
    return status === 503 && body.database === false && body.bus === true;
  });
  expect((await call(product.url, null, '/healthz')).status).toBe(200);
  const answeredBefore = talk.answers.size;
  const refusedBefore = [...talk.refused];
  await until('everybody has tried again and again', () =>
    talk.refused.every((times, place) => times >= (refusedBefore[place] ?? 0) + 5),
  );
  expect(talk.answers.size).toBe(answeredBefore);
  expect(product.child.exitCode).toBeNull();

  await postgres.start();
  const back = Date.now();
  await until('the product is ready by itself', async () => (await call(product.url, null, '/readyz')).status === 200);
  await until('messages flow again', () => talk.answers.size > answeredBefore + 200);
  await talk.stop();

  const failures = failuresIn(product, away, back);
  const told = failures.map(({ err, reason }) => err?.message ?? reason ?? '');
  expect(told).toContainEqual(expect.stringMatching(/ECONNREFUSED|terminat/));
  expect(told).not.toContain('');
  const seconds = Object.values(Object.groupBy(failures, ({ time }) => time.slice(0, 19)));
  // The first second has one line for each connection that broke.
  expect(Math.max(...seconds.map((lines) => lines?.length ?? 0))).toBeLessThanOrEqual(POOL + 10);
  const keys = [...talk.answers.keys()].map(({ key }) => key);
  expect([...talk.answers.values()].filter(({ status }) => status !== 200)).toEqual([]);
  const stored = await postgres.ask<{ key: string; id: number }>(
    'select key, id from messages where sender_id = any($1) order by id',
    [members.map(({ id }) => id)],
  );
  expect(stored.map(({ key }) => key).sort()).toEqual(keys.sort());
  const ids = new Map(stored.map(({ key, id }) => [key, id]));
  for (const [{ key }, { body }] of talk.answers) expect(ids.get(key)).toBe(body.message.id);
  expect(await brokenInvariants(postgres.ask)).toEqual([]);

  const email = 'after.the.restart@example.com';
  const newcomer = {
    email,
    name: 'Restarted',
    date_of_birth: '1985-03-04',
    gender: 'female',
    sexuality: 'hetero',
    password: 'long enough for this',
    terms: true,
    country: 'NL',
  };
  const { status, body } = await call(product.url, null, '/api/signup.php', { payload: newcomer });
  expect([status, body.error]).toEqual([200, undefined]);
  await until('the mail of a sign-up is sent', async () =>
    String((await call(product.url, null, '/demo/outbox')).body).includes(email),
  );
  expect(await product.end()).toBe(0);
});
