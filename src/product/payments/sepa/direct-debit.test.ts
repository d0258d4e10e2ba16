import { describe, expect, test } from 'vitest';
import { beginDebit, collects, freshPhone, orderDebit, phoneCode, sendDebit } from '#tests/debits.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import { sendMailsOf } from '#tests/sent-mails.ts';
import type { DirectDebitView } from './contract.ts';
import { openIban } from './seal-iban.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
await collects(kindling);
const sender = await sendMailsOf(kindling);
const DAY_MS = 24 * 3600_000;

/** A payment that waits for its mandate, at a price in cents that may be no package's. */
async function began(who: Person, amount = 995): Promise<number> {
  const { payment } = await beginDebit(kindling, who);
  await rows('update payments set amount = $2, list_amount = $2 where id = $1', payment.id, amount);
  return payment.id;
}
async function confirmed(who: Person) {
  const phone = freshPhone();
  return { phone, code: await phoneCode(kindling, who, phone) };
}
const view = async (who: Person, payment: number) =>
  app.inject({ url: `/api/direct-debit.php?id=${payment}`, headers: { cookie: who.cookie } });
const viewed = async (who: Person, payment: number): Promise<DirectDebitView | null> =>
  (await view(who, payment)).json().debit;
const creditsOf = async ({ id }: Person) =>
  (await rows<{ credits: number }>('select credits from accounts where id = $1', id))[0]?.credits;
const mandatesOf = ({ id }: Person) =>
  rows<{ reference: string; iban: string; words: unknown[] }>(
    'select * from debit_mandates where account_id = $1 order by id',
    id,
  );
const debitsOf = ({ id }: Person) =>
  rows(
    'select d.* from debits d join debit_mandates m on m.id = d.mandate_id where m.account_id = $1 order by d.id',
    id,
  );
const booksOf = ({ id }: Person) => rows('select * from payment_books where account_id = $1', id);
let accounts = 0;
/** An IBAN that nobody used before. */
function freshIban(): string {
  accounts += 1;
  const account = `ABNA${String(7_000_000_000 + accounts)}`;
  const digits = [...`${account}NL00`].map((one) => Number.parseInt(one, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return `NL${String(98 - rest).padStart(2, '0')}${account}`;
}

describe('An order by direct debit', () => {
  test('begins with a page of its own, and what led there was no order', async () => {
    const marit = await buyer(kindling, 'marit-begins');
    const { payment, redirect_url } = await beginDebit(kindling, marit);
    expect(redirect_url).toMatch(new RegExp(`/directdebit\\?payment=${payment.id}$`));
    expect(payment).toMatchObject({ status: 'loading', state: 'opened', method: 'directdebit', collect_on: null });
    const debit = await viewed(marit, payment.id);
    expect(debit).toMatchObject({
      payment_id: payment.id,
      price: payment.price,
      creditor: 'Hearthside Media B.V.',
      refused: null,
    });
    expect(debit?.mandate.words.map(({ locale }) => locale)).toEqual(['en', 'nl']);
    expect(JSON.stringify(debit?.mandate.words[0])).toContain('A refund must be claimed within 8 weeks');
    expect(await mandatesOf(marit)).toEqual([]);
    const joost = await buyer(kindling, 'joost-curious');
    expect((await view(joost, payment.id)).statusCode).toBe(404);
    expect((await orderDebit(kindling, joost, payment.id)).statusCode).toBe(404);
    expect(await creditsOf(joost)).toBe(0);
  });

  test('gives the credits at once, and keeps the mandate as it was agreed to', async () => {
    const marit = await buyer(kindling, 'marit-orders');
    const iban = freshIban();
    const payment = await began(marit);
    const reply = await orderDebit(kindling, marit, payment, { iban: iban.toLowerCase().replace(/(.{4})/g, '$1 ') });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().payment).toMatchObject({ status: 'completed', state: 'paid', card: { last4: iban.slice(-4) } });
    expect(await creditsOf(marit)).toBe(reply.json().payment.credits);
    const [mandate] = await mandatesOf(marit);
    expect(mandate).toMatchObject({
      ...{ text_version: '2026-11-28', locale: 'en', second_locale: 'nl', creditor_id: 'NL87ZZZ812403770000' },
      ...{
        holder: 'Marit de Wit',
        street: 'Rijnkade',
        house_number: '12b',
        postal_code: '6811 HA',
        city: 'Arnhem',
        country: 'NL',
      },
      ...{ iban_country: 'NL', iban_last4: iban.slice(-4), phone: expect.stringMatching(/^\+3162\d{7}$/) },
    });
    expect(JSON.stringify(mandate)).not.toContain(iban);
    expect(openIban(services, mandate?.reference ?? '', mandate?.iban ?? '')).toBe(iban);
    const [debit, ...more] = await debitsOf(marit);
    expect(more).toEqual([]);
    expect(debit).toMatchObject({ amount: 995, currency: 'EUR', state: 'credited', try: 1 });
    const [row] = await rows<{ uncollected: boolean; begin_at_once: string }>(
      'select * from payments where id = $1',
      payment,
    );
    expect(row).toMatchObject({ uncollected: true, begin_at_once: '2026-11-23' });
    expect(await booksOf(marit)).toEqual([]);
    expect(await viewed(marit, payment)).toBeNull();
  });

  test('is announced by a mail with date, amount, creditor and reference, and the mandate in both languages', async () => {
    const marit = await buyer(kindling, 'marit-mailed');
    const payment = await began(marit);
    await orderDebit(kindling, marit, payment, { iban: freshIban() });
    await kindling.runJobs();
    await kindling.runJobs();
    const mails = kindling.mails.filter(({ to, template }) => to === marit.email && template === 'direct-debit');
    expect(mails).toHaveLength(1);
    const { text } = await sender.send(mails[0]);
    const [mandate] = await mandatesOf(marit);
    for (const part of [
      'Amount: €9.95',
      'Creditor identifier: NL87ZZZ812403770000',
      `Mandate reference: ${mandate?.reference}`,
      'you authorise (A) Hearthside Media B.V. to send instructions to your bank',
      'Door ondertekening van dit formulier',
    ])
      expect(text).toContain(part);
    const shown = await app.inject({ url: `/api/payment.php?id=${payment}`, headers: { cookie: marit.cookie } });
    const day = shown.json().payment.collect_on;
    expect(Date.parse(day)).toBeGreaterThan(services.now().getTime() + DAY_MS);
    const [purchase] = kindling.mails.filter(({ to, template }) => to === marit.email && template === 'purchase');
    expect(purchase?.params).toMatchObject({ stage: 'paid', receipt_url: '' });
  });

  test('sent again is the same order, and its mandate is for no other one', async () => {
    const marit = await buyer(kindling, 'marit-again');
    const [payment, iban] = [await began(marit, 495), freshIban()];
    const form = { iban, ...(await confirmed(marit)) };
    const replies = await Promise.all([1, 2, 3].map(() => sendDebit(kindling, marit, payment, form)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await orderDebit(kindling, marit, payment, { iban: freshIban() })).statusCode).toBe(200);
    expect(await mandatesOf(marit)).toHaveLength(1);
    expect(await debitsOf(marit)).toHaveLength(1);
    expect(await creditsOf(marit)).toBe(replies[0]?.json().payment.credits);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('wants the buyer to ask to begin at once, and ends with its hour', async () => {
    const marit = await buyer(kindling, 'marit-late');
    const payment = await began(marit);
    const reply = await orderDebit(kindling, marit, payment, { begin_at_once: undefined, iban: freshIban() });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error.fields).toHaveProperty('begin_at_once');
    expect((await orderDebit(kindling, marit, payment, { mandate: '2020-01-01' })).statusCode).toBe(400);
    kindling.travel(61 * 60_000);
    const late = await orderDebit(kindling, marit, payment, { iban: freshIban() });
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'debit_ended']);
    expect(await viewed(marit, payment)).toBeNull();
    await kindling.runSchedule('payments-reconcile');
    const shown = await app.inject({ url: `/api/payment.php?id=${payment}`, headers: { cookie: marit.cookie } });
    expect(shown.json().payment).toMatchObject({ status: 'failed', state: 'expired' });
    expect(await creditsOf(marit)).toBe(0);
  });
});

describe('A code', () => {
  test('that is wrong is said at its field, and the right one counts only in five tries', async () => {
    const marit = await buyer(kindling, 'marit-wrong');
    const payment = await began(marit);
    const iban = freshIban();
    const { phone, code } = await confirmed(marit);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let time = 0; time < 5; time += 1) {
      const reply = await sendDebit(kindling, marit, payment, { iban, phone, code: wrong });
      expect([reply.statusCode, reply.json().error]).toMatchObject([
        422,
        { code: 'debit_code', message: 'Code invalid', fields: { code: 'Code invalid' } },
      ]);
    }
    expect((await sendDebit(kindling, marit, payment, { iban, phone, code })).statusCode).toBe(422);
    expect(await mandatesOf(marit)).toEqual([]);
    expect((await orderDebit(kindling, marit, payment, { iban })).statusCode).toBe(200);
  });

  test('of another member, for another number, used or ten minutes old counts for nothing', async () => {
    const [marit, joost] = [await buyer(kindling, 'marit-codes'), await buyer(kindling, 'joost-codes')];
    const payment = await began(joost);
    const ofMarit = await confirmed(marit);
    const own = await confirmed(joost);
    const statusOf = async (change: object, of = payment) =>
      (await sendDebit(kindling, joost, of, { iban: freshIban(), ...change })).statusCode;
    expect(await statusOf(ofMarit)).toBe(422);
    expect(await statusOf({ ...own, phone: freshPhone() })).toBe(422);
    await rows("update phone_codes set expires_at = now() - interval '1 second' where account_id = $1", joost.id);
    expect(await statusOf(own)).toBe(422);
    const next = await confirmed(joost);
    expect(await statusOf(next)).toBe(200);
    expect(await statusOf(next, await began(joost))).toBe(422);
  });

  test('that was right is not used up by a refusal', async () => {
    const marit = await buyer(kindling, 'marit-refused');
    const form = { ...(await confirmed(marit)), iban: freshIban() };
    expect((await sendDebit(kindling, marit, await began(marit, 2501), form)).statusCode).toBe(409);
    expect((await sendDebit(kindling, marit, await began(marit, 2500), form)).statusCode).toBe(200);
  });
});

describe('An IBAN', () => {
  test.each([
    ['another check digit', 'NL03ABNA0123456789', 'iban_invalid'],
    ['too short', 'NL02ABNA012345678', 'iban_invalid'],
    ['too long', 'NL02ABNA01234567890', 'iban_invalid'],
    ['no country’s', 'ZZ02ABNA0123456789', 'iban_invalid'],
    ['of a country that is not collected from', 'GB82WEST12345698765432', 'iban_country'],
    ['of Switzerland', 'CH9300762011623852957', 'iban_country'],
    ['a word', 'lantern street', 'iban_invalid'],
  ])('that is %s is refused at its field', async (_how, iban, code) => {
    const marit = await buyer(kindling, `marit-iban-${iban}`);
    const payment = await began(marit);
    const reply = await orderDebit(kindling, marit, payment, { iban });
    expect([reply.statusCode, reply.json().error.code]).toEqual([422, code]);
    expect(Object.keys(reply.json().error.fields)).toEqual(['iban']);
    expect(await mandatesOf(marit)).toEqual([]);
  });
});

describe('The limits of direct debits', () => {
  const limited = async (who: Person, amount: number, iban = freshIban()) => {
    const reply = await orderDebit(kindling, who, await began(who, amount), { iban });
    return reply.statusCode === 200 ? 'ordered' : reply.json().error.code;
  };

  const older = ({ id }: Person, days: number) =>
    rows(
      `update debits d set created_at = d.created_at - make_interval(days => $2, secs => 1) from debit_mandates m
        where m.id = d.mandate_id and m.account_id = $1`,
      id,
      days,
    );

  test('let the first one be 25.00, the others 50.00 in a week and 150.00 in a month, to the cent', async () => {
    const [marit, iban] = [await buyer(kindling, 'marit-limits'), freshIban()];
    expect(await limited(marit, 2501, iban)).toBe('debit_limit');
    expect(await limited(marit, 2500, iban)).toBe('ordered');
    expect(await limited(marit, 2501, iban)).toBe('debit_limit');
    expect(await limited(marit, 2500, iban)).toBe('ordered');
    expect(await limited(marit, 100, iban)).toBe('debit_limit');
    for (let week = 0; week < 2; week += 1) {
      await older(marit, 7);
      expect(await limited(marit, 5000, iban)).toBe('ordered');
      expect(await limited(marit, 100, iban)).toBe('debit_limit');
    }
    await older(marit, 7);
    expect(await limited(marit, 100, iban)).toBe('debit_limit');
    const payment = await began(marit, 100);
    expect(await viewed(marit, payment)).toMatchObject({
      refused: { code: 'debit_limit', message: expect.stringContaining('limit for direct debit') },
    });
    await older(marit, 9);
    expect(await limited(marit, 5000, iban)).toBe('ordered');
    expect(await booksOf(marit)).toEqual([]);
  });

  test('hold for an IBAN too, whoever pays by it', async () => {
    const iban = freshIban();
    expect(await limited(await buyer(kindling, 'marit-shares'), 2500, iban)).toBe('ordered');
    expect(await limited(await buyer(kindling, 'joost-shares'), 2500, iban)).toBe('ordered');
    const bea = await buyer(kindling, 'bea-shares');
    expect(await limited(bea, 100, iban)).toBe('debit_limit');
    expect(await limited(bea, 100)).toBe('ordered');
  });

  test('hold for six tabs at once', async () => {
    const [marit, iban] = [await buyer(kindling, 'marit-tabs'), freshIban()];
    const payments: number[] = [];
    for (let tab = 0; tab < 6; tab += 1) payments.push(await began(marit, 1250));
    const forms: [number, object][] = [];
    for (const payment of payments) forms.push([payment, { iban, ...(await confirmed(marit)) }]);
    const replies = await Promise.all(forms.map(([payment, form]) => sendDebit(kindling, marit, payment, { ...form })));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    expect(await debitsOf(marit)).toHaveLength(4);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('and six accounts with one IBAN are no way around them', async () => {
    const iban = freshIban();
    const people = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) people.push(await buyer(kindling, `tab-${name}`));
    const orders: [Person, number, object][] = [];
    for (const who of people) orders.push([who, await began(who, 2500), await confirmed(who)]);
    const replies = await Promise.all(
      orders.map(([who, payment, form]) => sendDebit(kindling, who, payment, { iban, ...form })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  });
});

describe('Who may not pay by debit', () => {
  const refusedAs = async (who: Person, iban = freshIban(), waiting?: number) => {
    const payment = waiting ?? (await began(who));
    const reply = await orderDebit(kindling, who, payment, { iban });
    return [reply.statusCode, reply.json().error?.code, (await viewed(who, payment))?.refused?.code ?? null];
  };

  test('is a member who is blocked, by account or by IBAN, until it is lifted', async () => {
    const [marit, joost, iban] = [
      await buyer(kindling, 'marit-blocked'),
      await buyer(kindling, 'joost-other'),
      freshIban(),
    ];
    await orderDebit(kindling, marit, await began(marit), { iban });
    await rows(
      `insert into debit_blocks (account_id, iban_hash, debit_id, reason, created_at)
       select m.account_id, m.iban_hash, d.id, 'MD06', now() from debit_mandates m join debits d on d.mandate_id = m.id where m.account_id = $1`,
      marit.id,
    );
    expect(await refusedAs(marit)).toEqual([403, 'debit_blocked', 'debit_blocked']);
    expect(await refusedAs(joost, iban)).toEqual([403, 'debit_blocked', null]);
    await rows('update debit_blocks set lifted_at = now() where account_id = $1', marit.id);
    expect((await refusedAs(marit, iban))[0]).toBe(200);
  });

  test('is a member with an open claim', async () => {
    const marit = await buyer(kindling, 'marit-owes');
    const payment = await began(marit);
    await rows(
      `with p as (select $1::bigint as account, t.payment_id, t.id, t.payment_account_id from payment_attempts t where t.payment_id = $2),
            d as (insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, state)
                  select payment_id, id, payment_account_id, 'd-' || id, 995, 'EUR', 'warned' from p returning id, payment_id)
       insert into claims (account_id, payment_id, dispute_id, amount, currency, credits_missing) select $1, payment_id, id, 995, 'EUR', 25 from d`,
      marit.id,
      payment,
    );
    expect(await refusedAs(marit, freshIban(), payment)).toEqual([409, 'debit_claim', 'debit_claim']);
    expect(await mandatesOf(marit)).toEqual([]);
  });

  test('is a member whose spending cap was lowered below the order', async () => {
    const marit = await buyer(kindling, 'marit-capped');
    const payment = await began(marit);
    await rows(
      `insert into spending_caps (account_id, currency, amount, time_zone, changed_at) values ($1, 'EUR', 994, 'Europe/Amsterdam', now())
       on conflict (account_id, currency) do update set amount = 994`,
      marit.id,
    );
    const reply = await orderDebit(kindling, marit, payment, { iban: freshIban() });
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'spending_cap_reached']);
    await rows('update spending_caps set amount = 995 where account_id = $1', marit.id);
    expect((await orderDebit(kindling, marit, payment, { iban: freshIban() })).statusCode).toBe(200);
  });
});
