import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentView, StartPaymentReply } from '#product/payments/contract.ts';
import { STORE_CARD } from '#product/payments/contract.ts';
import type { RepeatOrderReply } from '#product/payments/stored-methods/contract.ts';
import { freshAddress } from './endpoints.ts';
import { type OpenTestApp, openTestApp } from './harness.ts';
import { buyer, orderOf } from './paying.ts';
import { DOUBLE_NAMES, DOUBLES, type DoubleName, testKeysOf } from './payments/doubles.ts';
import type { TestedDouble } from './payments/provider-world.ts';
import type { Person } from './people.ts';

const HOST = 'shop.example';
const MINUTE_MS = 60_000;

/** Of the account that the test makes: the only one beside the sandbox of the only company. */
const ACCOUNT = 2;

/** A shop that takes its money by one provider, which is a double, and all that passes between the two. */
class Shop {
  readonly #kindling: OpenTestApp;
  readonly double: TestedDouble;
  #delivered = 0;

  private constructor(kindling: OpenTestApp, double: TestedDouble) {
    this.#kindling = kindling;
    this.double = double;
  }

  static async open(name: DoubleName): Promise<Shop> {
    let clock = () => new Date();
    const double = await DOUBLES[name]({ now: () => clock(), account: ACCOUNT, atOnce: true });
    const kindling = await openTestApp({
      testKeys: testKeysOf(name, double),
      providerUrls: { [name]: double.origin },
    });
    clock = kindling.services.now;
    const shop = new Shop(kindling, double);
    // What is on this machine gets no webhooks.
    await shop.rows('update sites set host = $1', HOST);
    await shop.rows(
      `insert into payment_accounts (id, company_id, provider, mode, settings, secret) overriding system value
       select $1, company_id, $2, 'test', $3, 'environment' from sites where is_default`,
      ACCOUNT,
      name,
      JSON.stringify(double.account.settings),
    );
    return shop;
  }

  async rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.#kindling.db.query<Row & Record<string, unknown>>({ text, values })).rows;
  }

  call(who: Person, method: 'GET' | 'POST', url: string, payload?: object) {
    const headers = { cookie: who.cookie, host: HOST, 'x-forwarded-for': freshAddress() };
    return this.#kindling.app.inject({ method, url, headers, ...(payload && { payload }) });
  }

  member(name: string): Promise<Person> {
    return buyer(this.#kindling, name);
  }

  async order(who: Person, change: { method?: string } = {}): Promise<object> {
    const [{ id = 0 } = {}] = await this.rows<{ id: number }>('select id from packages order by position');
    return orderOf(this.#kindling, { package_id: id, ...change, cookie: who.cookie });
  }

  async start(who: Person, order: object): Promise<StartPaymentReply> {
    const reply = await this.call(who, 'POST', '/api/payment.php', order);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  }

  /** What the payer does on the provider's page. @returns what the way back brings. */
  async leave(url: string | null, outcome: string): Promise<{ cancelled: boolean; query: Record<string, string> }> {
    const body = new URLSearchParams({ outcome });
    const answer = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    expect([back.hostname, back.pathname]).toEqual([HOST, expect.stringMatching(/^\/transactions\/\d+$/)]);
    const { returned: _returned, cancelled, ...query } = Object.fromEntries(back.searchParams);
    return { cancelled: cancelled !== undefined, query };
  }

  async comeBack(who: Person, id: number, brought: object = {}): Promise<PaymentView> {
    return (await this.call(who, 'POST', '/api/payment-return.php', { id, ...brought })).json().payment;
  }

  /** Brings what the provider has sent since the last time, each as often as told. */
  async deliver(times = 1): Promise<void> {
    const sent = this.double.webhooks.slice(this.#delivered);
    this.#delivered = this.double.webhooks.length;
    for (const { path, headers, body } of sent.flatMap((one) => Array.from({ length: times }, () => one))) {
      const options = { method: 'POST' as const, url: path, headers: { ...headers, host: HOST }, payload: body };
      expect((await this.#kindling.app.inject(options)).statusCode).toBe(200);
    }
  }

  async view(who: Person, id: number): Promise<PaymentView> {
    return (await this.call(who, 'GET', `/api/payment.php?id=${id}`)).json().payment;
  }

  async account({ id }: Person) {
    return (await this.rows('select credits, paid_user from accounts where id = $1', id))[0];
  }

  async referenceOf(payment: number): Promise<string> {
    const rows = await this.rows<{ reference: string }>(
      'select reference from payment_attempts where payment_id = $1 order by no desc',
      payment,
    );
    return rows[0]?.reference ?? '';
  }

  async later(minutes: number): Promise<void> {
    this.#kindling.travel(minutes * MINUTE_MS);
    await this.#kindling.runSchedule('payments-reconcile');
    await this.#kindling.runJobs();
  }

  runJobs(): Promise<void> {
    return this.#kindling.runJobs();
  }

  async close(): Promise<void> {
    expect(await this.rows('select * from payment_books')).toEqual([]);
    await this.#kindling.close();
    await this.double.close();
  }
}

describe.each(DOUBLE_NAMES)('A shop that is paid by %s', (name) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open(name);
  });
  afterAll(() => shop.close());

  test('credits what a webhook says was paid, once, however often it comes', async () => {
    const marit = await shop.member('marit-paid');
    const { payment, redirect_url } = await shop.start(marit, await shop.order(marit));
    expect(payment).toMatchObject({ status: 'loading', state: 'opened' });
    expect(redirect_url?.startsWith(shop.double.origin)).toBe(true);
    const brought = await shop.leave(redirect_url, 'paid');
    await shop.deliver(3);
    expect(await shop.view(marit, payment.id)).toMatchObject({ status: 'completed', state: 'paid' });
    expect(await shop.comeBack(marit, payment.id, brought)).toMatchObject({ status: 'completed' });
    expect(await shop.account(marit)).toEqual({ credits: payment.credits, paid_user: true });
  });

  test('learns from the way back alone that it was paid', async () => {
    const marit = await shop.member('marit-silent');
    const { payment, redirect_url } = await shop.start(marit, await shop.order(marit));
    const brought = await shop.leave(redirect_url, 'paid');
    expect(await shop.comeBack(marit, payment.id, brought)).toMatchObject({ status: 'completed', state: 'paid' });
    await shop.deliver();
    expect(await shop.account(marit)).toEqual({ credits: payment.credits, paid_user: true });
  });

  test('waits for money that takes days, and has it when it comes', async () => {
    const marit = await shop.member('marit-slow');
    const { payment, redirect_url } = await shop.start(marit, await shop.order(marit, { method: 'ideal' }));
    const brought = await shop.leave(redirect_url, 'pending');
    await shop.deliver();
    const waiting = await shop.comeBack(marit, payment.id, brought);
    expect(waiting.status).toMatch(/^(pending|loading)$/);
    await shop.double.pay(await shop.referenceOf(payment.id));
    await shop.deliver();
    expect(await shop.view(marit, payment.id)).toMatchObject({ status: 'completed' });
  });

  test('says why a payment failed, and takes nothing for it', async () => {
    const marit = await shop.member('marit-fails');
    const { payment, redirect_url } = await shop.start(marit, await shop.order(marit));
    const brought = await shop.leave(redirect_url, 'failed');
    await shop.deliver();
    const after = await shop.comeBack(marit, payment.id, brought);
    const ended = shop.double.keepsPageOpen ? { status: 'cancelled' } : { status: 'failed', failure: 'declined' };
    expect(after).toMatchObject(ended);
    expect(await shop.account(marit)).toEqual({ credits: 0, paid_user: false });
  });

  test('takes back what its payer left', async () => {
    const marit = await shop.member('marit-leaves');
    const { payment, redirect_url } = await shop.start(marit, await shop.order(marit));
    const brought = await shop.leave(redirect_url, 'cancelled');
    expect(await shop.comeBack(marit, payment.id, brought)).toMatchObject({ status: 'cancelled' });
    await shop.deliver();
    expect(await shop.view(marit, payment.id)).toMatchObject({ status: 'cancelled', state: 'cancelled' });
  });

  test('finds the order again whose answer was lost, and opens it once at its provider', async () => {
    const marit = await shop.member('marit-lost');
    const before = shop.double.made();
    const order = await shop.order(marit);
    // What the provider offers is known for ten minutes: the next call is the order's.
    shop.double.misbehave('cut', 1);
    const { payment, redirect_url } = await shop.start(marit, order);
    expect([payment.status, redirect_url]).toEqual(['loading', null]);
    await shop.later(3);
    const found = await shop.view(marit, payment.id);
    expect(found).toMatchObject({ status: 'loading', redirect_url: expect.stringContaining(shop.double.origin) });
    expect(shop.double.made()).toBe(before + 1);
    const brought = await shop.leave(found.redirect_url, 'paid');
    await shop.deliver();
    expect(await shop.comeBack(marit, payment.id, brought)).toMatchObject({ status: 'completed' });
    expect(await shop.start(marit, order)).toMatchObject({ payment: { id: payment.id, status: 'completed' } });
    expect(await shop.account(marit)).toEqual({ credits: payment.credits, paid_user: true });
  });

  test('ends what nobody paid in time, in words of its own', async () => {
    const marit = await shop.member('marit-late');
    const { payment } = await shop.start(marit, await shop.order(marit));
    await shop.double.end(await shop.referenceOf(payment.id), 'expired');
    await shop.deliver();
    for (const _ of Array.from({ length: 30 })) await shop.later(10);
    expect(await shop.view(marit, payment.id)).toMatchObject({ status: 'failed', state: 'expired' });
  });

  test('keeps a card, and buys again by it: at once, after a lost answer, after the bank has asked, and not where it says no', async () => {
    const marit = await shop.member('marit-keeps');
    const first = await shop.start(marit, { ...(await shop.order(marit)), store_card: STORE_CARD });
    const brought = await shop.leave(first.redirect_url, 'paid');
    await shop.deliver();
    await shop.comeBack(marit, first.payment.id, brought);
    await shop.runJobs();
    const offer: RepeatOrderReply = (await shop.call(marit, 'GET', '/api/repeat-order.php?country=NL')).json();
    const orderAgain = async () => ({
      ...(await shop.order(marit)),
      ...{ stored_method_id: offer.card.id, total: offer.checkout.total },
    });
    const again = async () => shop.start(marit, await orderAgain());

    const plain = await again();
    await shop.deliver();
    expect([(await shop.view(marit, plain.payment.id)).status, plain.redirect_url]).toEqual(['completed', null]);

    const order = await orderAgain();
    shop.double.misbehave('cut', 1);
    const silent = await shop.start(marit, order);
    expect(silent.payment.status).toBe('loading');
    await shop.later(3);
    await shop.deliver();
    expect(await shop.view(marit, silent.payment.id)).toMatchObject({ status: 'completed' });

    // Where the company charges cards by itself, no bank asks.
    const asking = shop.double.oneClick === 'challenge' ? 1 : 0;
    if (asking) {
      shop.double.nextCharge('challenged');
      const asked = await again();
      expect([asked.payment.status, typeof asked.redirect_url]).toEqual(['loading', 'string']);
      const answered = await shop.leave(asked.redirect_url, 'paid');
      await shop.deliver();
      expect(await shop.comeBack(marit, asked.payment.id, answered)).toMatchObject({ status: 'completed' });
    }

    shop.double.nextCharge('declined');
    const declined = await again();
    await shop.deliver();
    expect(await shop.view(marit, declined.payment.id)).toMatchObject({ status: 'failed', redirect_url: null });
    expect(await shop.account(marit)).toEqual({ credits: (3 + asking) * first.payment.credits, paid_user: true });
  });

  test('takes credits back for money that went back by the provider’s own pages or by a bank', async () => {
    const marit = await shop.member('marit-back');
    const [refunded, disputed] = [1, 2].map(() => shop.order(marit).then((order) => shop.start(marit, order)));
    for (const started of [await refunded, await disputed]) {
      if (!started) throw new Error('Both were started.');
      const brought = await shop.leave(started.redirect_url, 'paid');
      await shop.deliver();
      await shop.comeBack(marit, started.payment.id, brought);
    }
    const [one, two] = [(await refunded)?.payment, (await disputed)?.payment];
    if (!one || !two) throw new Error('Both were started.');
    expect(await shop.account(marit)).toMatchObject({ credits: one.credits + two.credits });
    await shop.double.refundByHand(await shop.referenceOf(one.id), one.price.amount);
    await shop.double.settleRefunds('settled');
    await shop.deliver(2);
    await shop.later(60 * 24);
    expect(await shop.view(marit, one.id)).toMatchObject({ state: 'refunded', refunded: one.price });
    expect(await shop.account(marit)).toEqual({ credits: two.credits, paid_user: true });
    await shop.double.dispute(await shop.referenceOf(two.id), 'lost_funds');
    await shop.deliver(2);
    expect(await shop.view(marit, two.id)).toMatchObject({ state: 'charged_back' });
    expect(await shop.account(marit)).toMatchObject({ credits: 0 });
  });
});
