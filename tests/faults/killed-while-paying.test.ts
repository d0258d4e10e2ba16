import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#platform/config/config.ts';
import { BEGIN_AT_ONCE } from '#product/payments/contract.ts';
import type { PaymentFact } from '#product/payments/gateway.ts';
import { random } from '../../src/demo/content/random.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { factOf, referenceOf, sandboxCall } from '../paying.ts';
import type { Person } from '../people.ts';
import { call } from './client.ts';
import { brokenInvariants, newMembers } from './invariants.ts';
import { startProduct } from './product.ts';
import { startPostgres, startRedis } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
const redis = await startRedis();
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));
const DATA_DIR = `${postgres.folder}/product`;
const servers = { DATA_DIR, DATABASE_URL: postgres.url, REDIS_URL: redis.url };

const PAYERS = 20;
const PAYMENTS = 200;
const CREDITS = 75;
const CONCURRENCY = 16;

async function openPayment(
  url: string,
  who: Person,
  { id, price }: { id: number; price: object },
): Promise<PaymentFact> {
  const { status, body } = await call(url, who, '/api/payment.php', {
    payload: {
      package_id: id,
      method: 'card',
      country: 'NL',
      key: randomUUID(),
      begin_at_once: BEGIN_AT_ONCE,
      total: price,
    },
    from: `198.51.100.${who.id % 250}`,
  });
  expect(status).toBe(200);
  return factOf(body.payment, referenceOf(body));
}

/** Tells a fact as the provider does. @returns whether it was taken. */
async function deliver(url: string, fact: PaymentFact): Promise<boolean> {
  const services = { config: { dataDir: DATA_DIR } as Config, now: () => new Date() };
  const { url: path, headers, payload: body } = await sandboxCall(services, [fact]);
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body }).catch(() => null);
  await reply?.text().catch(() => null);
  return reply?.ok ?? false;
}

async function inLines<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const line = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, line));
}

test('a process killed among the reports of two hundred payments credits each of them exactly once', async () => {
  const chance = random(20_260);
  const first = await startProduct(servers);
  await first.untilReady();
  const second = await startProduct(servers);
  await second.untilReady();
  const payers = await newMembers(postgres.url, 'payer', PAYERS, { credits: 5, premium: false });
  // Of somebody new the newest order takes the time bonus over, and those before it are cancelled.
  await postgres.ask("update accounts set signup_date = signup_date - interval '60 days' where id = any($1)", [
    payers.map(({ id }) => id),
  ]);
  const { body: offer } = await call(first.url, null, '/api/packages.php?country=NL');
  const wanted = offer.packages.find(({ credits }: { credits: number }) => credits === CREDITS);
  const events: PaymentFact[] = [];
  const orders = Array.from({ length: PAYMENTS }, (_, number) => payers[number % PAYERS]);
  await inLines(orders, async (payer) => {
    if (!payer) throw new Error('Every payment has a payer.');
    const paid = await openPayment(first.url, payer, wanted);
    events.push(paid);
    if (chance.chance(0.25)) events.push({ ...paid, id: randomUUID(), state: 'pending' });
  });

  // Each twice, in an order that has nothing to do with when it was paid; what was not taken comes again elsewhere.
  const deliveries = chance.sample([...events, ...events], events.length * 2);
  const refused: PaymentFact[] = [];
  let taken = 0;
  await inLines(deliveries, async (event) => {
    if (!(await deliver(first.url, event))) refused.push(event);
    else {
      taken += 1;
      if (taken === PAYMENTS * 0.6) first.child.kill('SIGKILL');
    }
  });
  expect(taken).toBeGreaterThanOrEqual(PAYMENTS * 0.6);
  expect(refused.length).toBeGreaterThan(0);
  await inLines(chance.sample(refused, refused.length), async (event) => {
    expect(await deliver(second.url, event)).toBe(true);
  });

  const ids = payers.map(({ id }) => id);
  const payments = await postgres.ask(
    'select status, credits, count(*)::int from payments where account_id = any($1) group by 1, 2',
    [ids],
  );
  expect(payments).toEqual([{ status: 'completed', credits: CREDITS, count: PAYMENTS }]);
  const members = await postgres.ask(
    'select credits, paid_user, count(*)::int from accounts where id = any($1) group by 1, 2',
    [ids],
  );
  expect(members).toEqual([{ credits: 5 + (PAYMENTS / PAYERS) * CREDITS, paid_user: true, count: PAYERS }]);
  const kept = await postgres.ask(
    'select handled_at is not null as handled, count(*)::int from payment_events group by 1',
  );
  expect(kept).toEqual([{ handled: true, count: events.length }]);
  expect(await brokenInvariants(postgres.ask)).toEqual([]);
  expect(await second.end()).toBe(0);
});
