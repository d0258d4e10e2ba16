import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { person } from '#tests/people.ts';
import { disputeRate, newestDisputes, openDisputes } from '../disputes/queries.ts';
import { linesGoingBack, waitingLines, waitingTransferLines } from './queries.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<{ id: number }>({ text, values });
/** How the database would answer, as it says itself. */
async function planOf(
  { text, names }: { text: string; names: string[] },
  values: Record<string, string>,
): Promise<string> {
  const written = names.reduceRight((sql, name, index) => sql.replaceAll(`$${index + 1}`, `${values[name]}`), text);
  const { rows } = await product.db.query<{ 'QUERY PLAN': string }>({ text: `explain ${written}` });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
let bank = 0;

/** Much that is settled, and little that waits. */
beforeAll(async () => {
  const { rows } = await run(
    `insert into payment_accounts (company_id, provider, mode, settings, position) select company_id, 'bank', 'test', '{}', 1 from sites where is_default returning id`,
  );
  bank = rows[0]?.id ?? 0;
  const payment = await storedPurchase(product, (await person(product, 'marit')).id);
  await run(
    `insert into bank_entries (payment_account_id, entry_key, amount, currency, booked_on, attempt_id, state, settled_at)
     select $1, 'e' || n, 995, 'EUR', '2026-11-20', t.id, 'settled', now() from generate_series(1, 20000) n, payment_attempts t where t.payment_id = $2`,
    bank,
    payment,
  );
  await run(
    `insert into bank_entries (payment_account_id, entry_key, amount, currency, booked_on, state)
     select $1, 'w' || n, 995, 'EUR', '2026-11-20', 'unmatched' from generate_series(1, 200) n`,
    bank,
  );
  await run(
    `insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, state)
     select t.payment_id, t.id, t.payment_account_id, 'd' || n, 995, 'EUR', case when n % 100 = 0 then 'warned' else 'lost' end
       from generate_series(1, 20000) n, payment_attempts t where t.payment_id = $1`,
    payment,
  );
  await run('analyze');
});

const page = { before: '9007199254740991', most: '51' };

test('money that waits is found by its own indexes, however much is settled', async () => {
  const accounts = `'{${bank}}'`;
  const waiting = await planOf(waitingLines, { accounts, ...page });
  expect(waiting).toContain('bank_entries_waiting');
  expect(waiting).not.toMatch(/Seq Scan on bank_entries/);
  expect(await planOf(linesGoingBack, { accounts, ...page })).not.toMatch(/Seq Scan on bank_entries/);
  expect(await planOf(waitingTransferLines, { companies: "'{1}'" })).not.toMatch(/Seq Scan on bank_entries/);
});

test('chargebacks of a site are read in the order of their index, and counted by another', async () => {
  const sites = "'{1}'";
  expect(await planOf(newestDisputes, { sites, ...page })).toContain('disputes_site ');
  expect(await planOf(openDisputes, { sites, ...page })).toContain('disputes_site_open');
  expect(await planOf(disputeRate, { sites, since: "'2099-01-01'" })).toContain('disputes_site_created');
});
