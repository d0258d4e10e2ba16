import type { ReadCall } from '#platform/call.ts';
import { hearWithin } from '#product/payments/attempts/hear.ts';
import { ibanHasher, sealIban } from '#product/payments/sepa/seal-iban.ts';
import { OWN_IBAN } from './bank-statements.ts';
import type { TestApp, TestCalls } from './harness.ts';

type Stored = Pick<TestApp, 'db' | 'services'>;

export const CREDITOR = {
  ...{ holder: 'Hearthside Media B.V.', iban: OWN_IBAN, bic: 'ABNANL2A', creditor_id: 'NL79ZZZ999999990000' },
  ...{ street: 'Rijnkade', house_number: '12', postal_code: '6811HA', city: 'Arnhem', country: 'NL', notice_days: '2' },
};

/** A company's account that collects direct debits. @returns its number. */
export async function creditorAccount({ db }: Stored, settings: Record<string, string> = CREDITOR): Promise<number> {
  const { rows } = await db.query<{ id: number }>({
    text: "insert into payment_accounts (company_id, provider, mode, settings, position) select company_id, 'sepa', 'test', $1, 5 from sites where is_default returning id",
    values: [JSON.stringify(settings)],
  });
  return rows[0]?.id ?? 0;
}

export interface StoredDebit {
  payment: number;
  attempt: number;
  endToEnd: string;
}

/** An order by direct debit as its form leaves it: mandate and collection are stored, its credits are given, its money is not here. */
export async function storedDebit(
  { db, services }: Stored,
  calls: TestCalls,
  who: { id: number },
  {
    account,
    collectOn,
    amount = 995,
    credits = 25,
    iban = 'DE89370400440532013000',
  }: { account: number; collectOn: string; amount?: number; credits?: number; iban?: string },
): Promise<StoredDebit> {
  const now = services.now();
  const ordered = await db.query<{ payment: number; attempt: number }>({
    text: `
      with made as (
        insert into payments (account_id, site_id, company_id, payment_account_id, package_id, key, credits, amount, list_amount, currency, country,
          method, status, state, locale, uncollected, created_at)
        select $1::bigint, s.id, s.company_id, $2::int, p.id, gen_random_uuid(), $4::int, $3::int, $3::int, 'EUR', 'DE', 'directdebit', 'loading', 'opened', 'en', true, $5
          from packages p join sites s on s.id = p.site_id where s.is_default order by p.id limit 1 returning id)
      insert into payment_attempts (payment_id, no, payment_account_id, key, state, created_at, sent_at)
      select id, 1, $2::int, gen_random_uuid(), 'open', $5, $5 from made returning payment_id as payment, id as attempt`,
    values: [who.id, account, amount, credits, now],
  });
  const { payment, attempt } = ordered.rows[0] ?? { payment: 0, attempt: 0 };
  const reference = `KDL-M${payment}-${attempt}`;
  const endToEnd = `${reference}-1`;
  const keys: Pick<ReadCall, 'sql' | 'keys'> = { sql: db, keys: services.keys };
  const hash = (await ibanHasher(keys))(iban);
  await db.query({ text: 'update payment_attempts set reference = $2 where id = $1', values: [attempt, reference] });
  await db.query({
    text: `
      with mandate as (
        insert into debit_mandates (account_id, company_id, site_id, payment_account_id, attempt_id, reference, text_version, locale, creditor_id, words,
          holder, street, house_number, postal_code, city, country, iban_country, iban, iban_hash, iban_last4, created_at)
        select p.account_id, p.company_id, p.site_id, p.payment_account_id, $2::bigint, $3, '2026-11-28', 'en', 'NL79ZZZ999999990000', '[]', 'Jörg Müller', 'Teststraße', '1',
               '10115', 'Berlin', 'DE', left($4, 2), $5, $6, right($4, 4), $9 from payments p where p.id = $1::bigint returning id)
      insert into debits (attempt_id, mandate_id, amount, currency, end_to_end_id, collect_on, created_at, changed_at)
      select $2::bigint, id, $7::int, 'EUR', $3 || '-1', $8::date, $9, $9 from mandate`,
    values: [payment, attempt, reference, iban, sealIban(keys, reference, iban), hash, amount, collectOn, now],
  });
  await calls.transaction((call) =>
    hearWithin(
      call,
      { id: account },
      {
        ...{ object: 'payment', id: `sepa:${attempt}:paid`, reference, ours: { payment, attempt }, state: 'paid' },
        ...{ amount, currency: 'EUR', failure: null, charge: null, detail: null },
      },
      null,
    ),
  );
  return { payment, attempt, endToEnd };
}
