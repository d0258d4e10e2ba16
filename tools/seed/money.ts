import { KINDLING } from '#demo/brands.ts';
import { StartError } from '#platform/start-error.ts';
import { joinedAt } from './dice.ts';
import { highestId, inBatches, type Load } from './load.ts';

/**
 * Accounts and the ledger behind what was written: everybody real began with the starting credits, who wrote for more
 * has bought packages and is premium. Each message that cost something has its row, as the product writes it.
 */
export async function fillMoney(load: Load): Promise<void> {
  const { tx, siteId, first, last, passwordHash, tell } = load;
  const firstEntry = (await highestId(tx, 'credit_ledger')) + 1;
  const firstPayment = (await highestId(tx, 'payments')) + 1;
  await tx.query({ text: PRICES, values: [siteId] });
  await tx.query({ text: PRICED });
  const { rows } = await tx.query<{ missing: number }>({
    text: 'select count(*)::int as missing from seed_templates where country not in (select country from seed_prices)',
  });
  if (rows[0]?.missing)
    throw new StartError('The site sells no credits in some countries: give its packages prices first.');
  await tx.query({ text: spent(first, last) });
  await tx.query({ text: bought(firstPayment) });
  await tx.query({ text: 'analyze seed_bought' });

  await inBatches(load, 'starting credits', [
    `insert into credit_ledger (id, account_id, amount, reason, reference, created_at) overriding system value
     select ${firstEntry} + id - ${first}, id, ${KINDLING.settings.starting_credits}, 'starting', id::text, ${joinedAt('id')}
       from seed_cast where not fictional and id between $1 and $2`,
  ]);
  const payments = await tx.query({
    text: `insert into payments (id, account_id, site_id, company_id, payment_account_id, package_id, key, credits, amount, list_amount,
        currency, country, method, status, state, locale, created_at, completed_at, ended_at, vat_evidence, confirmed) overriding system value
      select payment, account_id, s.id, s.company_id, p.id, package_id, ${keyOf('10ad0000')}, credits, amount, amount,
        currency, country, 'card', 'completed', 'paid', 'en', at, at, at, jsonb_build_object('chosen', country, 'network', null), 'paid'
        from seed_bought join sites s on s.id = ${siteId}
       cross join lateral (select min(id) as id from payment_accounts where company_id = s.company_id and provider = 'sandbox') p
       order by payment`,
  });
  await tx.query({
    text: `insert into payment_attempts (payment_id, no, payment_account_id, key, reference, state, created_at, sent_at, answered_at)
      select payment, 1, p.payment_account_id, ${keyOf('10ad0001')}, 'load_' || payment, 'paid', at, at, at
        from seed_bought join payments p on p.id = payment order by payment`,
  });
  tell(`payments: ${payments.rowCount}`);
  const afterStarting = firstEntry + last - first + 1;
  await tx.query({
    text: `insert into credit_ledger (id, account_id, amount, reason, reference, created_at) overriding system value
      select ${afterStarting} + payment - ${firstPayment}, account_id, credits, 'purchase', payment::text, at
        from seed_bought order by payment`,
  });
  const afterPurchases = afterStarting + (payments.rowCount ?? 0);
  const paid = await tx.query({
    text: `insert into credit_ledger (id, account_id, amount, reason, reference, created_at) overriding system value
      select ${afterPurchases} + id, sender_id, -cost, 'message', id::text, created_at
        from messages where cost > 0 and sender_id between ${first} and ${last}`,
  });
  tell(`messages paid: ${paid.rowCount}`);
  await tx.query({ text: BALANCES });
  await tx.query({ text: 'analyze seed_balances' });
  await inBatches(load, 'accounts', [
    `insert into accounts (id, site_id, kind, email, password_hash, status, language, credits, paid_user, signup_date, terms_accepted_at)
     select c.id, ${siteId}, case when c.fictional then 'fictional' else 'member' end,
       case when not c.fictional then 'member' || c.id || '@kindling.example' end,
       case when not c.fictional then '${passwordHash}' end, case when c.present then 'active' else 'not_confirmed' end,
       t.language, case when c.fictional then 0 else ${KINDLING.settings.starting_credits} + coalesce(b.moved, 0) end, coalesce(b.paid, false),
       ${joinedAt('c.id')}, case when not c.fictional then ${joinedAt('c.id')} end
     from seed_cast c join seed_templates t using (template) left join seed_balances b on b.account_id = c.id
    where c.id between $1 and $2`,
  ]);
}

const PRICES = `
  create temp table seed_prices on commit drop as
  select distinct on (t.country, p.id) t.country, p.id as package_id, p.credits, pp.currency, pp.amount
    from (select distinct country from seed_templates) t
    join packages p on p.site_id = $1 and p.active
    join package_prices pp on pp.package_id = p.id and (pp.country = t.country or pp.country is null)
   order by t.country, p.id, pp.country nulls last`;
const PRICED = 'analyze seed_prices';

const spent = (first: number, last: number) => `
  create temp table seed_spent on commit drop as
  select sender_id as account_id, sum(cost)::int as credits from messages
   where cost > 0 and sender_id between ${first} and ${last} group by sender_id`;

const keyOf = (kind: string) => `('${kind}-0000-4000-8000-' || lpad(to_hex(payment), 12, '0'))::uuid`;

/** The smallest package that pays for all, else the largest as often as it takes. */
const bought = (firstPayment: number) => `
  create temp table seed_bought on commit drop as
  select ${firstPayment} - 1 + row_number() over (order by account_id, number) as payment, account_id, package_id, credits, amount,
         currency, country, joined + number * interval '1 minute' as at
    from (select c.id as account_id, ${joinedAt('c.id')} as joined, t.country, greatest(coalesce(s.credits, 0) - ${KINDLING.settings.starting_credits}, 1) as need
            from seed_cast c join seed_templates t using (template) left join seed_spent s on s.account_id = c.id
           where c.premium or s.credits > ${KINDLING.settings.starting_credits}) wanting
    cross join lateral (select p.package_id, p.credits, p.currency, p.amount from seed_prices p where p.country = wanting.country
                         order by p.credits < need, case when p.credits < need then -p.credits else p.credits end limit 1) package
    cross join lateral generate_series(1, ceil(need::float8 / package.credits)::int) number`;

const BALANCES = `
  create temp table seed_balances on commit drop as
  select account_id, sum(credits)::int as moved, bool_or(credits > 0) as paid
    from (select account_id, credits from seed_bought union all select account_id, -credits from seed_spent) moves
   group by account_id`;
