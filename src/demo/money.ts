import type { Tx } from '#platform/db/database.ts';
import type { Resident } from './people.ts';
import { insertRows } from './rows.ts';

/** Credits and EUR cents of the demo's packages. */
const PACKAGES: [credits: number, amount: number][] = [
  [25, 995],
  [75, 2475],
  [150, 4200],
  [400, 9600],
];

interface Entry {
  account_id: number;
  amount: number;
  reason: string;
  reference: string;
}

/**
 * The ledger behind what was written: everybody starts with the starting credits, who wrote more has bought a package
 * and is premium. `balances` fixes what some accounts are to have left.
 */
export async function storeMoney(
  tx: Tx,
  people: Resident[],
  spent: Map<number, number>,
  balances: Map<number, number>,
  starting: number,
  siteId: number,
): Promise<void> {
  const entries: Entry[] = [];
  const bought: { id: number; credits: number; amount: number }[] = [];
  for (const { id, fictional } of people) {
    if (fictional) continue;
    entries.push({ account_id: id, amount: starting, reason: 'starting', reference: `${id}` });
    const used = spent.get(id) ?? 0;
    const wanted = balances.get(id) ?? 0;
    if (used + wanted > starting) {
      const [credits, amount] = PACKAGES.find(([size]) => starting + size >= used + wanted) ?? [400, 9600];
      bought.push({ id, credits, amount });
      entries.push({ account_id: id, amount: credits, reason: 'purchase', reference: `demo-${id}` });
      if (balances.has(id)) {
        const rest = starting + credits - used - wanted;
        if (rest > 0) entries.push({ account_id: id, amount: -rest, reason: 'adjustment', reference: `demo-${id}` });
      }
    }
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
    text: `insert into payments (account_id, site_id, package_id, key, credits, amount, currency, country, method, provider, status, created_at, completed_at)
      select given.id, $2, p.id, gen_random_uuid(), given.credits, given.amount, 'EUR', m.country, 'card', 'sandbox', 'completed', a.signup_date + interval '1 hour', a.signup_date + interval '1 hour'
        from jsonb_to_recordset($1::jsonb) as given(id bigint, credits int, amount int)
        join accounts a on a.id = given.id join members m on m.id = given.id join packages p on p.site_id = $2 and p.credits = given.credits`,
    values: [JSON.stringify(bought), siteId],
  });
  await tx.query({
    text: `update accounts a set credits = sums.total,
        paid_user = exists (select from credit_ledger l where l.account_id = a.id and l.reason = 'purchase')
      from (select account_id, sum(amount)::int as total from credit_ledger group by account_id) sums where sums.account_id = a.id`,
  });
}
