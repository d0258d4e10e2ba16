import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEGIN_AT_ONCE } from '#product/payments/contract.ts';
import { ensureBuilt } from '../ensure-built.ts';
import type { Person } from '../people.ts';
import { type Answer, call, until } from './client.ts';
import { brokenInvariants, newMembers } from './invariants.ts';
import { startProduct } from './product.ts';
import { startPostgres } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
afterAll(() => postgres.remove());

const MEMBERS = 8;
const CREDITS = 75;
/** Breaks all connections of the product. */
const breakConnections = () =>
  postgres.ask(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'kindling' and pid <> pg_backend_pid()",
  );

/** Ends PostgreSQL without a word to anybody, and starts it again: it finds out from its log what was committed. */
async function killPostgres(): Promise<void> {
  await postgres.stop('SIGQUIT');
  await postgres.start();
}

test.each([
  { name: 'connections that break again and again', fault: breakConnections, times: 25 },
  { name: 'a PostgreSQL that is killed again and again', fault: killPostgres, times: 5 },
])('$name among payments, likes and jobs: no process ends, nothing is lost or doubled', async ({ fault, times }) => {
  const product = await startProduct({ DATA_DIR: `${postgres.folder}/product`, DATABASE_URL: postgres.url });
  await product.untilReady();
  const label = randomUUID().slice(0, 4);
  const payers = await newMembers(postgres.url, `payer ${label}`, MEMBERS, { credits: 5, premium: false });
  const likers = await newMembers(postgres.url, `liker ${label}`, MEMBERS, { credits: 5 });
  const liked = await newMembers(postgres.url, `liked ${label}`, MEMBERS * 6, { credits: 5, gender: 'male' });
  const { body: offer } = await call(product.url, null, '/api/packages.php');
  const wanted = offer.packages.find(({ credits }: { credits: number }) => credits === CREDITS);
  let unanswered = 0;
  let going = true;

  /** Calls until it is answered: every try of a purchase has the key of the first one. */
  const insist = async (who: Person, path: string, payload: object, from: string): Promise<Answer> => {
    for (;;) {
      const answer = await call(product.url, who, path, { payload, from });
      if (answer.status !== 503) return answer;
      expect(answer.body.error.code).toBe('busy');
      unanswered += 1;
      // Tries count as orders, of which an account may make so many in ten minutes: who asks again at once has none left.
      await wait(500);
    }
  };
  const paid: string[] = [];
  const pay = async (who: Person, place: number) => {
    const from = `198.51.100.${place + 1}`;
    for (let number = 0; going && number < 40; number += 1) {
      const order = { package_id: wanted.id, method: 'card', total: wanted.price };
      const payload = { ...order, key: randomUUID(), begin_at_once: BEGIN_AT_ONCE };
      const opened = await insist(who, '/api/payment.php', payload, from);
      if (opened.status === 429) break;
      expect([opened.status, opened.body.error]).toEqual([200, undefined]);
      paid.push(payload.key);
    }
  };
  const given = new Map<string, number>();
  const like = async (who: Person, place: number) => {
    for (let number = 0; going && number < liked.length; number += 1) {
      const other = liked[(number + place * 6) % liked.length];
      if (!other) continue;
      const answer = await insist(who, '/api/like.php', { profile_id: other.id }, `198.51.100.${place + 101}`);
      expect([answer.status, answer.body.error]).toEqual([200, undefined]);
      given.set(`${who.id}/${other.id}`, answer.status);
    }
  };
  let through = false;
  const working = Promise.all([...payers.map(pay), ...likers.map(like)]).then(() => {
    through = true;
  });
  let lastFault = new Date();
  for (let broken = 0; broken < times && !through; broken += 1) {
    await fault();
    lastFault = new Date();
    const [paidBefore, givenBefore] = [paid.length, given.size];
    await until('somebody is served again', () => through || paid.length > paidBefore || given.size > givenBefore);
  }
  going = false;
  await working;

  expect(product.child.exitCode, product.printed().slice(-2000)).toBeNull();
  expect(unanswered).toBeGreaterThan(0);
  expect(paid.length).toBeGreaterThan(0);
  expect(given.size).toBeGreaterThan(0);
  const orders = await postgres.ask<{ key: string }>('select key from payments where account_id = any($1)', [
    payers.map(({ id }) => id),
  ]);
  expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length);
  for (const key of paid) expect(orders.map((order) => order.key)).toContain(key);
  const likes = await postgres.ask<{ pair: string }>(
    "select liker_id || '/' || liked_id as pair from likes where liker_id = any($1)",
    [likers.map(({ id }) => id)],
  );
  expect(likes.map(({ pair }) => pair).sort()).toEqual([...given.keys()].sort());
  expect(await brokenInvariants(postgres.ask)).toEqual([]);
  // Of one that ran then, or whose end was sent into a connection that was dead already, nobody could note the end: it is tried
  // again after its time, which `jobs.test.ts` shows.
  await until('all jobs that were ordered are done', async () => {
    const left = await postgres.ask(
      `select from jobs.job where start_after <= now() and (state = 'created' or (state = 'active' and started_on > $1::timestamptz + interval '5 seconds'))`,
      [lastFault],
    );
    return left.length === 0;
  });
  expect(await product.end()).toBe(0);
});
