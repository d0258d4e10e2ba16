import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { siteCalls } from '#app/calls.ts';
import { exportAccount } from '#app/personal-data.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall, storedPurchase } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import type { PaymentView, StartPaymentReply } from '../contract.ts';
import type { PaymentFact, ProviderFact, RefundFact } from '../gateway.ts';
import { makeReceipts } from './make-receipts.ts';
import type { ReceiptFacts } from './policy.ts';
import { takeNumber } from './queries.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const [site = { id: 0, company_id: 0 }] = await rows<{ id: number; company_id: number }>(
  'select id, company_id from sites where is_default',
);
const [small = { id: 0 }] = await rows<{ id: number }>('select id from packages order by position');
const YEAR_MS = 366 * 24 * 3600 * 1000;

type Started = PaymentView & { reference: string };
async function started(who: Person, country = 'NL'): Promise<Started> {
  const payload = await orderOf(kindling, { package_id: small.id, country });
  const headers = { cookie: who.cookie, 'x-forwarded-for': freshAddress() };
  const opened: StartPaymentReply = (
    await app.inject({ method: 'POST', url: '/api/payment.php', headers, payload })
  ).json();
  return { ...opened.payment, reference: referenceOf(opened) };
}
const refund = (payment: Started, change: Partial<RefundFact> = {}): RefundFact => ({
  ...{ id: `evt_${randomUUID()}`, reference: payment.reference, ours: null, object: 'refund', state: 'settled' },
  ...{ refund: `re_${payment.reference}`, ourRefund: null, ...payment.price, ...change },
});
const hear = async (fact: ProviderFact) => {
  expect((await app.inject(await sandboxCall(services, [fact]))).statusCode).toBe(200);
  await kindling.runJobs();
};
async function bought(who: Person, country = 'NL', detail: PaymentFact['detail'] = null): Promise<Started> {
  const payment = await started(who, country);
  await hear(factOf(payment, payment.reference, { detail }));
  return payment;
}

const view = async (who: Person, { id }: { id: number }): Promise<PaymentView> =>
  (await app.inject({ url: `/api/payment.php?id=${id}`, headers: { cookie: who.cookie } })).json().payment;
const open = (who: Person | null, query: string) =>
  app.inject({
    url: `/api/receipt.php?${query}`,
    headers: who ? { cookie: who.cookie } : {},
    remoteAddress: freshAddress(),
  });
const documentsOf = async ({ id }: { id: number }) =>
  (await rows<{ facts: ReceiptFacts }>('select facts from receipts where payment_id = $1 order by id', id)).map(
    ({ facts }) => facts,
  );
const receiptOf = async (payment: { id: number }): Promise<ReceiptFacts> => {
  const [facts] = await documentsOf(payment);
  if (!facts) throw new Error('There is no receipt.');
  return facts;
};
const numbersOf = async (company: number) =>
  (
    await rows<{ year: number; no: number }>(
      'select year, no from receipts where company_id = $1 order by year, no',
      company,
    )
  ).map(({ year, no }) => [year, no]);
/** What is wrong with documents; credits of the purchases here were never added. */
const books = () => rows<{ wrong: string }>("select * from payment_books where wrong ~ 'receipt'");
const onSite = async () => siteCalls(services, app.sites, await app.sites.byId(site.id));
const make = (payment: number) => makeReceipts({ onSite }, { payment, site: site.id });
const thisYear = () => services.now().getUTCFullYear();

async function otherCompany(): Promise<number> {
  const [made] = await rows<{ id: number }>(
    "insert into companies (name, address, kvk, city, country) values ('Other', 'Street 1', '1', 'Lyon', 'FR') returning id",
  );
  return made?.id ?? 0;
}
const ofCompany = (payment: number, company: number) =>
  rows('update payments set company_id = $2 where id = $1 returning id', payment, company);
const sells = (company: { country?: string; scheme?: string; registered?: string[] }) =>
  rows(
    'update companies set country = $2, vat_scheme = $3, vat_registered = $4 where id = $1 returning id',
    ...[site.company_id, company.country ?? 'NL', company.scheme ?? 'oss', company.registered ?? []],
  );

describe('A receipt', () => {
  test('is numbered after the webhook, named by the payment, and opened by its owner alone', async () => {
    const [marit, joost] = [await buyer(kindling, 'marit-opens'), await buyer(kindling, 'joost-opens')];
    const payment = await started(marit);
    await app.inject(await sandboxCall(services, [factOf(payment, payment.reference)]));
    expect((await view(marit, payment)).receipts).toEqual([]);
    const early = await open(marit, `payment=${payment.id}`);
    expect([early.statusCode, early.headers.location]).toEqual([303, `/transactions/${payment.id}`]);
    await kindling.runJobs();
    const [receipt, ...more] = (await view(marit, payment)).receipts;
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({
      kind: 'receipt',
      number: expect.stringMatching(new RegExp(`^${thisYear()}-\\d{5}$`)),
    });
    for (const query of [`payment=${payment.id}`, `payment=${payment.id}&id=${receipt?.id}`]) {
      const own = await open(marit, query);
      expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(own.headers['content-disposition']).toBe(`inline; filename="receipt-${receipt?.number}.pdf"`);
      expect(own.headers['cache-control']).toBe('no-store');
      expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const page = await open(marit, `${query}&as=page`);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain(`<h1>Receipt <span>${receipt?.number}</span></h1>`);
      expect((await open(joost, `${query}&as=page`)).statusCode).toBe(404);
      const others = await open(joost, query);
      expect([others.statusCode, others.json().error.code]).toEqual([404, 'receipt_not_found']);
      const visitors = await open(null, query);
      expect([visitors.statusCode, visitors.headers.location]).toEqual([303, `/transactions/${payment.id}`]);
    }
    const own = await bought(joost);
    expect((await open(joost, `payment=${own.id}&id=${receipt?.id}`)).statusCode).toBe(404);
    expect((await open(marit, 'payment=99999999')).statusCode).toBe(404);
    expect((await open(marit, 'payment=x')).statusCode).toBe(400);
    expect(kindling.events).toContainEqual({ memberId: marit.id, event: { type: 'payment', id: payment.id } });
  });

  test('is linked from the mail about the purchase, which an order that waits for its money does not', async () => {
    const marit = await buyer(kindling, 'marit-mailed');
    const payment = await started(marit);
    await hear(factOf(payment, payment.reference, { state: 'pending' }));
    await hear(factOf(payment, payment.reference));
    const links = kindling.mails.filter(({ to }) => to === marit.email).map(({ params }) => params.receipt_url);
    expect(links).toEqual([
      '',
      expect.stringMatching(new RegExp(`^http.*/api/receipt\\.php\\?payment=${payment.id}$`)),
    ]);
  });

  test('says what was true when it was issued, whatever the company and the site say later', async () => {
    const marit = await buyer(kindling, 'marit-frozen');
    const payment = await bought(marit);
    const [facts, pdf] = [await receiptOf(payment), (await open(marit, `payment=${payment.id}`)).rawPayload];
    expect(facts.seller).toMatchObject({ name: 'Hearthside Media B.V.', city: 'Arnhem' });
    await rows(
      "update companies set name = 'Moved', address = 'Elsewhere 9', vat_numbers = '{}' where id = $1 returning id",
      site.company_id,
    );
    await rows('update payments set vat_rate = 100 where id = $1 returning id', payment.id);
    await make(payment.id);
    expect(await documentsOf(payment)).toEqual([facts]);
    expect((await open(marit, `payment=${payment.id}`)).rawPayload.equals(pdf)).toBe(true);
    await rows(
      "update companies set name = 'Hearthside Media B.V.', address = 'Rijnkade 12' where id = $1 returning id",
      site.company_id,
    );
  });

  test('whose facts are not those it was issued with is found in the books', async () => {
    const payment = await bought(await buyer(kindling, 'marit-changed'));
    await rows('update receipts set facts = facts || \'{"net": 1}\' where payment_id = $1 returning id', payment.id);
    const found = await books();
    expect(found).toContainEqual(
      expect.objectContaining({ wrong: 'a receipt is not as it was issued', payment_id: payment.id }),
    );
    expect(found.filter(({ wrong }) => wrong !== 'sums of VAT are not those of the receipts')).toHaveLength(1);
    await rows(
      "update receipts set facts = facts || jsonb_build_object('net', (facts->>'amount')::int - (facts->>'vat')::int) where payment_id = $1 returning id",
      payment.id,
    );
    expect(await books()).toEqual([]);
  });

  test('of a payment that was credited before its money came waits for the money', async () => {
    const payment = await started(await buyer(kindling, 'marit-uncollected'));
    await rows('update payments set uncollected = true where id = $1 returning id', payment.id);
    await hear(factOf(payment, payment.reference));
    await kindling.runSchedule('payments-receipts');
    expect(await documentsOf(payment)).toEqual([]);
    await rows('update payments set uncollected = false where id = $1 returning id', payment.id);
    await kindling.runSchedule('payments-receipts');
    expect(await documentsOf(payment)).toMatchObject([{ kind: 'receipt' }]);
  });

  test('is in the export of its owner, and in nobody else’s', async () => {
    const marit = await buyer(kindling, 'marit-exports');
    const payment = await bought(marit);
    const calls = await kindling.calls();
    const exported = async ({ id }: Person) => JSON.stringify(await exportAccount(calls.read, id));
    const { number } = await receiptOf(payment);
    expect(await exported(marit)).toContain(`"number":"${number}"`);
    expect(await exported(await buyer(kindling, 'joost-exports'))).not.toContain(number);
  });
});

describe('Numbers', () => {
  test('have no gap and none twice in a company’s year, however many are taken at once and however often', async () => {
    const marit = await buyer(kindling, 'marit-many');
    const companies = [await otherCompany(), await otherCompany()];
    const payments = await Promise.all(Array.from({ length: 24 }, () => storedPurchase(kindling, marit.id)));
    for (const [index, payment] of payments.entries()) await ofCompany(payment, companies[index % 2] ?? 0);
    await Promise.all([...payments, ...payments].map(make));
    const year = thisYear();
    for (const company of companies)
      expect(await numbersOf(company)).toEqual(Array.from({ length: 12 }, (_, index) => [year, index + 1]));
    const days = await rows<{ issued_at: Date }>(
      'select issued_at from receipts where company_id = $1 order by no',
      companies[0],
    );
    expect(days.map(({ issued_at }) => issued_at.getTime())).toEqual(
      days.map(({ issued_at }) => issued_at.getTime()).sort((a, b) => a - b),
    );
  });

  test('of what was not written after all are given back', async () => {
    const marit = await buyer(kindling, 'marit-rolled-back');
    const company = await otherCompany();
    const [first, second] = [await storedPurchase(kindling, marit.id), await storedPurchase(kindling, marit.id)];
    for (const payment of [first, second]) await ofCompany(payment, company);
    await make(first);
    const broken = db.transaction(async (tx) => {
      const taken = await takeNumber.one(tx, { company, year: thisYear(), now: services.now() });
      expect(taken?.no).toBe(2);
      throw new Error('The process died.');
    });
    await expect(broken).rejects.toThrow('died');
    await make(second);
    expect(await numbersOf(company)).toEqual([1, 2].map((no) => [thisYear(), no]));
    expect(await books()).toEqual([]);
  });

  test('that lack are found in the books', async () => {
    const company = await otherCompany();
    await db.transaction((tx) => takeNumber(tx, { company, year: 2020, now: services.now() }));
    expect(await books()).toMatchObject([{ wrong: 'numbers of receipts have a gap' }]);
    await rows('delete from receipt_counters where company_id = $1 returning year', company);
  });
});

describe('VAT', () => {
  test.each([
    ['of the buyer’s country under the one-stop shop', { scheme: 'oss' }, 'FI', { country: 'FI', rate: 2550 }, 202],
    ['of the company’s own below the threshold', { scheme: 'home' }, 'FI', { country: 'NL', rate: 2100 }, 173],
    [
      'of a country where a small company is registered',
      { scheme: 'home', registered: ['FI'] },
      'FI',
      { country: 'FI', rate: 2550 },
      202,
    ],
    ['of nowhere where it is not registered outside the Union', {}, 'NO', null, 0],
    ['of Norway where it is registered there', { registered: ['NO'] }, 'NO', { country: 'NO', rate: 2500 }, null],
    ['of nowhere in the United States', { registered: ['US'] }, 'US', null, 0],
    ['of nowhere in Canada', { registered: ['CA'] }, 'CA', null, 0],
    ['of nowhere in Australia', { registered: ['AU'] }, 'AU', null, 0],
  ] as const)('is that %s', async (_, company, country, rate, vat) => {
    const { registered = [], scheme = 'oss' } = { ...company } as { registered?: string[]; scheme?: string };
    await sells({ scheme, registered });
    const payment = await bought(await buyer(kindling, `marit-${randomUUID().slice(0, 8)}`), country);
    const facts = await receiptOf(payment);
    expect(facts.rate).toEqual(rate);
    expect(facts.net + facts.vat).toBe(payment.price.amount);
    if (vat !== null) expect(facts.vat).toBe(vat);
    await sells({ scheme: 'home' });
  });

  test('keeps the places that its country was told by, and the card', async () => {
    await sells({ scheme: 'oss' });
    const payment = await bought(await buyer(kindling, 'marit-places'), 'FI', {
      brand: 'visa',
      last4: '4242',
      country: 'FI',
    });
    expect((await receiptOf(payment)).evidence).toMatchObject({ chosen: 'FI', card: 'FI', agreeing: 2 });
    expect((await receiptOf(payment)).payment).toMatchObject({ brand: 'visa', last4: '4242' });
    await sells({ scheme: 'home' });
  });
});

test('a receipt has the rate of the day on which its payment was paid, however late it is issued', async () => {
  const marit = await buyer(kindling, 'marit-rates');
  await sells({ scheme: 'oss' });
  const payment = await started(marit, 'FI');
  const back = services.now().getTime() - Date.parse('2024-08-31T20:00:00Z');
  kindling.travel(-back);
  expect((await app.inject(await sandboxCall(services, [factOf(payment, payment.reference)]))).statusCode).toBe(200);
  kindling.travel(back);
  await kindling.runJobs();
  const facts = await receiptOf(payment);
  expect([facts.rate, facts.payment.paid_at.slice(0, 10)]).toEqual([{ country: 'FI', rate: 2400 }, '2024-08-31']);
  expect(facts.number.slice(0, 4)).toBe(String(thisYear()));
  await sells({ scheme: 'home' });
});

describe('A refund', () => {
  const half = 500;
  test('that arrived has one credit note with the sums below zero, and all of it leaves nothing', async () => {
    const marit = await buyer(kindling, 'marit-refunds');
    const payment = await bought(marit);
    await hear(refund(payment, { amount: half, refund: 're_one', state: 'pending' }));
    expect(await documentsOf(payment)).toHaveLength(1);
    for (const _ of [1, 2]) await hear(refund(payment, { amount: half, refund: 're_one' }));
    await make(payment.id);
    const [receipt, note, ...more] = await documentsOf(payment);
    expect(more).toEqual([]);
    expect(note).toMatchObject({
      kind: 'credit_note',
      amount: -500,
      net: -413,
      vat: -87,
      about: { number: receipt?.number },
    });
    await hear(refund(payment, { amount: payment.price.amount - half, refund: 're_two' }));
    const all = await documentsOf(payment);
    for (const sum of ['amount', 'net', 'vat'] as const)
      expect(all.reduce((total, facts) => total + facts[sum], 0)).toBe(0);
    const { receipts } = await view(marit, payment);
    expect(receipts.map(({ kind }) => kind)).toEqual(['receipt', 'credit_note', 'credit_note']);
    const pdf = await open(marit, `payment=${payment.id}&id=${receipts[1]?.id}`);
    expect(pdf.headers['content-disposition']).toMatch(/"credit-note-/);
    expect(await books()).toEqual([]);
  });

  test('that fails after it had arrived has its credit note corrected under a number of its own', async () => {
    const payment = await bought(await buyer(kindling, 'marit-fails-later'));
    await hear(refund(payment));
    for (const _ of [1, 2]) await hear(refund(payment, { state: 'failed' }));
    const [receipt, note, correction, ...more] = await documentsOf(payment);
    expect(more).toEqual([]);
    expect(correction).toMatchObject({ kind: 'correction', amount: 995, net: receipt?.net, vat: receipt?.vat });
    expect(correction?.about?.number).toBe(note?.number);
    expect(new Set([receipt?.number, note?.number, correction?.number]).size).toBe(3);
    await hear(refund(payment, { refund: 're_again' }));
    expect(await documentsOf(payment)).toMatchObject([
      {},
      {},
      {},
      { kind: 'credit_note', amount: -995, vat: note?.vat },
    ]);
    expect(await books()).toEqual([]);
  });

  test('that never arrived, and money that a bank took back, leave the receipt alone', async () => {
    const payment = await bought(await buyer(kindling, 'marit-never'));
    await hear(refund(payment, { state: 'failed' }));
    const { id, reference, ours } = refund(payment);
    const lost = { object: 'dispute', dispute: 'dp_lost', state: 'lost', reason: 'MD06', dueAt: null } as const;
    await hear({ ...{ id, reference, ours }, ...lost, ...payment.price });
    expect((await documentsOf(payment)).map(({ kind }) => kind)).toEqual(['receipt']);
  });
});

test('a job that failed for good is made up for at night', async () => {
  const payment = await storedPurchase(kindling, (await buyer(kindling, 'marit-missed')).id, { at: services.now() });
  expect(await documentsOf({ id: payment })).toEqual([]);
  await kindling.runSchedule('payments-receipts');
  expect(await documentsOf({ id: payment })).toHaveLength(1);
});

test('a new year begins at one, and documents are kept for ten years after theirs', async () => {
  const marit = await buyer(kindling, 'marit-years');
  const company = await otherCompany();
  const year = thisYear();
  for (let after = 0; after <= 1; after += 1) {
    const payment = await storedPurchase(kindling, marit.id, { at: services.now() });
    await ofCompany(payment, company);
    await make(payment);
    kindling.travel(YEAR_MS);
  }
  expect(await numbersOf(company)).toEqual([
    [year, 1],
    [year + 1, 1],
  ]);
  kindling.travel((year + 10 - thisYear()) * YEAR_MS - 10 * 24 * 3600 * 1000);
  expect(thisYear()).toBeLessThanOrEqual(year + 10);
  await kindling.runSchedule('payments-forget-receipts');
  expect(await numbersOf(company)).toHaveLength(2);
  kindling.travel((year + 11 - thisYear()) * YEAR_MS);
  await kindling.runSchedule('payments-forget-receipts');
  expect(await numbersOf(company)).toEqual([[year + 1, 1]]);
});
