import type { Tx } from '#platform/db/database.ts';
import { COUNTRIES } from '#product/geo/contract.ts';
import { vatOf } from '#product/payments/vat/vat.ts';
import type { Resident } from './accounts.ts';
import type { Brand } from './brands.ts';
import { insertRows } from './rows.ts';

interface Entry {
  account_id: number;
  amount: number;
  reason: string;
  reference: string;
}

interface Purchase {
  id: number;
  site: number | undefined;
  credits: number;
  /** EUR cents. */
  amount: number;
}

interface Books {
  brands: ReadonlyMap<string, Brand>;
  sites: ReadonlyMap<string, number>;
}

/** Everybody starts with the starting credits; who wrote more is premium. `balances`: what some are to have left. */
export async function storeMoney(
  tx: Tx,
  people: Resident[],
  spent: Map<number, number>,
  balances: Map<number, number>,
  { brands, sites }: Books,
): Promise<void> {
  const entries: Entry[] = [];
  const bought: Purchase[] = [];
  for (const { id, fictional, host } of people) {
    const brand = brands.get(host);
    if (fictional || !brand) continue;
    const starting = brand.settings.starting_credits;
    entries.push({ account_id: id, amount: starting, reason: 'starting', reference: `${id}` });
    const used = spent.get(id) ?? 0;
    const wanted = balances.get(id) ?? 0;
    if (used + wanted <= starting) continue;
    const packages = brand.prices.EUR ?? [];
    const [credits, amount] = packages.find(([size]) => starting + size >= used + wanted) ?? packages.at(-1) ?? [0, 0];
    bought.push({ id, site: sites.get(host), credits, amount });
    const rest = starting + credits - used - wanted;
    if (balances.has(id) && rest > 0)
      entries.push({ account_id: id, amount: -rest, reason: 'adjustment', reference: `demo-${id}` });
  }
  await insertRows(
    tx,
    'credit_ledger',
    { account_id: 'bigint', amount: 'int', reason: 'text', reference: 'text' },
    entries,
  );
  await tx.query({
    text: `insert into credit_ledger (account_id, amount, reason, reference)
      select m.sender_id, -m.cost, 'message', m.id::text from messages m where m.cost > 0`,
  });
  await tx.query({
    text: `
      with made as (
        insert into payments (account_id, site_id, company_id, payment_account_id, package_id, key, credits, amount, list_amount, currency, country,
          method, status, state, locale, created_at, completed_at, ended_at, vat_evidence,
          vat_country, vat_rate)
        select given.id, given.site, s.company_id, pa.id, p.id, gen_random_uuid(), given.credits, given.amount, given.amount, 'EUR', m.country, 'card',
               'completed', 'paid', a.language, bought.at, bought.at, bought.at, jsonb_build_object('chosen', m.country, 'network', null),
               v.vat_country, v.vat_rate
          from jsonb_to_recordset($1::jsonb) as given(id bigint, site int, credits int, amount int)
          join accounts a on a.id = given.id join members m on m.id = given.id join sites s on s.id = given.site
          join packages p on p.site_id = given.site and p.credits = given.credits
          join payment_accounts pa on pa.company_id = s.company_id and pa.provider = 'sandbox'
          left join jsonb_to_recordset($2::jsonb) as v(site int, country text, vat_country text, vat_rate int) on v.site = s.id and v.country = m.country
         cross join lateral (select a.signup_date + interval '1 hour' as at) bought
        returning id, account_id, payment_account_id, credits, created_at),
      tried as (
        insert into payment_attempts (payment_id, no, payment_account_id, key, reference, state, created_at, sent_at, answered_at)
        select id, 1, payment_account_id, gen_random_uuid(), 'demo_' || id, 'paid', created_at, created_at, created_at from made)
      insert into credit_ledger (account_id, amount, reason, reference)
      select account_id, credits, 'purchase', id::text from made`,
    values: [JSON.stringify(bought), JSON.stringify(vatRows({ brands, sites }))],
  });
  await tx.query({
    text: `update accounts a set credits = sums.total,
        paid_user = exists (select from credit_ledger l where l.account_id = a.id and l.reason = 'purchase')
      from (select account_id, sum(amount)::int as total from credit_ledger group by account_id) sums where sums.account_id = a.id`,
  });
}

function vatRows({ brands, sites }: Books) {
  return [...brands].flatMap(([host, { company }]) =>
    COUNTRIES.flatMap((country) => {
      const seller = { country: company.country, vat_scheme: 'home', vat_registered: [] } as const;
      const vat = vatOf(seller, country, new Date());
      return vat ? [{ site: sites.get(host), country, vat_country: vat.country, vat_rate: vat.rate }] : [];
    }),
  );
}
