import { randomUUID } from 'node:crypto';
import type { PaymentView } from '#product/payments/contract.ts';
import { BEGIN_AT_ONCE } from '#product/payments/contract.ts';
import { MANDATE_TEXT } from '#product/payments/sepa/contract.ts';
import { freshAddress } from './endpoints.ts';
import type { TestApp } from './harness.ts';
import { orderOf } from './paying.ts';
import type { Person } from './people.ts';

type Asking = Pick<TestApp, 'app' | 'db' | 'runJobs'>;

/** Settings of a company that collects by itself. */
const CREDITOR = {
  ...{
    holder: 'Hearthside Media B.V.',
    iban: 'NL91 ABNA 0417 1643 00',
    bic: 'ABNANL2A',
    creditor_id: 'NL87ZZZ812403770000',
  },
  ...{ street: 'Hearth Street', house_number: '1', postal_code: '6811 HA', city: 'Arnhem', country: 'NL' },
};

/** A process looks for accounts that others made every ten seconds. */
const ACCOUNTS_KNOWN_MS = 11_000;

/** Lets the first company collect direct debits, which the product knows after it. */
export async function collects(
  { db, travel }: Pick<TestApp, 'db'> & Partial<Pick<TestApp, 'travel'>>,
  settings: Record<string, string> = CREDITOR,
): Promise<void> {
  await db.query({
    text: `insert into payment_accounts (company_id, provider, mode, settings, position)
           select company_id, 'sepa', 'test', $1, 1 from sites where is_default
           on conflict (company_id, provider, mode, secret) do update set settings = excluded.settings, position = 1`,
    values: [JSON.stringify(settings)],
  });
  travel?.(ACCOUNTS_KNOWN_MS);
}

/** Presses the checkout's button: no order yet. */
export async function beginDebit(test: Asking, who: Person, change: { package_id?: number; country?: string } = {}) {
  const { begin_at_once: _none, ...order } = await orderOf(test, {
    method: 'directdebit',
    cookie: who.cookie,
    ...change,
  });
  const reply = await test.app.inject({
    ...{ method: 'POST', url: '/api/payment.php' },
    headers: { cookie: who.cookie, 'x-forwarded-for': freshAddress() },
    payload: { ...order, key: randomUUID() },
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json() as { payment: PaymentView; redirect_url: string };
}

export const debitForm = (payment: number, change: Record<string, unknown> = {}) => ({
  ...{
    payment_id: payment,
    holder: 'Marit de Wit',
    iban: 'NL02 ABNA 0123 4567 89',
    street: 'Rijnkade',
    house_number: '12b',
  },
  ...{ postal_code: '6811 HA', city: 'Arnhem', phone: '+31 6 2012 3456', code: '000000' },
  ...{ mandate: MANDATE_TEXT, begin_at_once: BEGIN_AT_ONCE, ...change },
});

/** A code that was sent to a number of who asks; the quotas have forgotten it. */
export async function phoneCode({ app, db, runJobs }: Asking, who: Person, phone: string): Promise<string> {
  const reply = await app.inject({
    ...{ method: 'POST', url: '/api/phone-code.php', payload: { phone } },
    headers: { cookie: who.cookie },
    remoteAddress: freshNetwork(),
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  await runJobs();
  const { rows } = await db.query<{ body: string }>({
    text: "select body from outbox where recipient like '+%' order by id desc limit 1",
  });
  await db.query({ text: "update phone_codes set created_at = created_at - interval '25 hours'" });
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

let networks = 0;
/** An address of a network that nobody came from before. */
export const freshNetwork = (): string => {
  networks += 1;
  return `172.${16 + (networks >> 8)}.${networks & 255}.9`;
};

let phones = 0;
/** A mobile number that nobody used before. */
export const freshPhone = (): string => {
  phones += 1;
  return `+316${String(20_000_000 + phones)}`;
};

/** Shows that a number is the member's, and sends the form. */
export async function orderDebit(test: Asking, who: Person, payment: number, change: Record<string, unknown> = {}) {
  const phone = freshPhone();
  const code = await phoneCode(test, who, phone);
  return sendDebit(test, who, payment, { phone, code, ...change });
}

/** Sends the form. */
export const sendDebit = (
  { app }: Pick<TestApp, 'app'>,
  who: Person,
  payment: number,
  change: Record<string, unknown> = {},
) =>
  app.inject({
    ...{ method: 'POST', url: '/api/direct-debit.php', payload: debitForm(payment, change) },
    headers: { cookie: who.cookie, 'x-forwarded-for': freshAddress() },
  });
