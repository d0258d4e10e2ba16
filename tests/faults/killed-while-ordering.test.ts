import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#platform/db/embedded.ts';
import { BEGIN_AT_ONCE, type PaymentView } from '#product/payments/contract.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../src/demo/accounts.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { startMollie } from '../fakes/mollie.ts';
import { call, logIn, until } from './client.ts';
import { brokenInvariants } from './invariants.ts';
import { startProduct } from './product.ts';
import { startPostgres } from './servers.ts';

beforeAll(ensureBuilt, 300_000);

const ORDERS = 6;
type Ask = (text: string) => Promise<{ id: unknown }[]>;

/** A database that is there while the product is not. */
interface Store {
  environment: Record<string, string>;
  open<T>(work: (ask: Ask) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

async function onServer(): Promise<Store> {
  const postgres = await startPostgres();
  const environment = { DATA_DIR: `${postgres.folder}/product`, DATABASE_URL: postgres.url };
  return { environment, open: (work) => work((text) => postgres.ask(text)), remove: () => postgres.remove() };
}

async function embedded(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'kindling-embedded-'));
  return {
    environment: { DATA_DIR: folder },
    async open(work) {
      const { pool, close } = await openEmbedded(folder);
      try {
        return await work(async (text) => (await pool.query(text)).rows);
      } finally {
        await close();
      }
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

test.each([
  ['a PostgreSQL', onServer],
  ['the embedded database', embedded],
])(
  'orders that a process took to its provider, and died before it wrote the answer down, are found again on %s',
  async (_, make) => {
    const store = await make();
    const double = await startMollie();
    onTestFinished(async () => {
      await double.close();
      await store.remove();
    });
    const environment = {
      ...store.environment,
      ...{ MOLLIE_TEST_KEY: double.account.secrets.key, MOLLIE_URL: double.origin },
    };
    let product = await startProduct(environment);
    await product.untilReady();
    let who = await logIn(product.url, DEMO_LOGINS[0].login, DEMO_PASSWORD);
    const credits = async () => (await call(product.url, who, '/api/user.php')).body.user.credits as number;
    const before = await credits();
    const { packages } = (await call(product.url, who, '/api/packages.php?country=NL')).body;
    const [{ id: pack }] = packages;
    const { total } = (await call(product.url, who, `/api/checkout.php?package_id=${pack}&country=NL`)).body;
    const orders = Array.from({ length: ORDERS }, () => ({
      ...{ package_id: pack, method: 'ideal', country: 'NL', key: randomUUID() },
      ...{ begin_at_once: BEGIN_AT_ONCE, total },
    }));
    const start = (payload: object) => call(product.url, who, '/api/payment.php', { payload });

    // Done at the provider, and no answer ever comes.
    double.misbehave('lost');
    const unanswered = Promise.all(orders.map((order) => start(order).catch(() => null)));
    await until('the provider has them all', async () => double.made() === ORDERS);
    await product.end('SIGKILL');
    expect(await unanswered).toEqual(orders.map(() => null));
    double.misbehave(null);
    // As if half a minute had gone by.
    await store.open((ask) =>
      ask('update payment_attempts set check_at = now() where check_at is not null returning id'),
    );

    product = await startProduct(environment);
    await product.untilReady();
    who = await logIn(product.url, DEMO_LOGINS[0].login, DEMO_PASSWORD);
    // One half is pressed for again, the other is found by the schedule, without anybody there.
    const pressed = orders.slice(0, ORDERS / 2);
    for (const order of pressed) expect((await start(order)).status).toBe(200);
    const opened = async (): Promise<PaymentView[]> =>
      (await call(product.url, who, '/api/payments.php')).body.payments.slice(0, ORDERS);
    await until('every payment has its page again', async () => (await opened()).every((one) => one.redirect_url), 90);
    expect(double.made()).toBe(ORDERS);

    for (const payment of await opened()) {
      expect(payment.status).toBe('loading');
      const body = new URLSearchParams({ outcome: 'paid' });
      await fetch(payment.redirect_url ?? '', { method: 'POST', body, redirect: 'manual' });
      const back = await call(product.url, who, '/api/payment-return.php', { payload: { id: payment.id } });
      expect(back.body.payment.status).toBe('completed');
    }
    expect(await credits()).toBe(before + ORDERS * packages[0].credits);
    expect(await product.end()).toBe(0);
    expect(await store.open(brokenInvariants)).toEqual([]);
  },
);
