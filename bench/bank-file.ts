// `node bench/bank-file.ts`: how long a bank's file of 50,000 entries takes, on the embedded database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importBankFile } from '#product/payments/bank/import-bank-file.ts';
import { uncountedEntries } from '#product/payments/bank/open-entries.ts';
import { settleMatchedEntry } from '#product/payments/bank/settle-matched.ts';
import { transferReference } from '#product/payments/bank/transfer-reference.ts';
import { statementOf } from '#tests/bank-statements.ts';
import { serveDemo } from '../tests/e2e/product.ts';
import { freePort } from '../tests/free-port.ts';
import { openOperator } from '../tools/operator/operator.ts';

const ENTRIES = 50_000;
/** Of these credits are given too, one transaction each. */
const SETTLED = 1_000;
const MAX_SECONDS = 60;

const folder = await mkdtemp(join(tmpdir(), 'kindling-bank-file-'));
const product = await serveDemo({ folder, port: await freePort(), environment: { DEMO_MEMBERS: '20' } });
await product.stop();
process.env.DATA_DIR = folder;
const operator = await openOperator();
const { db } = operator;

await db.query({
  text: `with account as (
      select k.id, k.company_id, s.id as site from payment_accounts k join sites s on s.company_id = k.company_id
       where k.provider = 'bank' and s.is_default order by k.id limit 1),
    pack as (select id, credits from packages where site_id = (select site from account) order by id limit 1),
    who as (select id from accounts where site_id = (select site from account) order by id limit 1),
    made as (
      insert into payments (account_id, site_id, company_id, payment_account_id, package_id, key, credits, amount, list_amount, currency,
        country, method, status, state, locale)
      select who.id, account.site, account.company_id, account.id, pack.id, gen_random_uuid(), pack.credits, 995, 995, 'EUR', 'NL',
             'wiretransfer', 'pending', 'pending', 'en' from who, account, pack, generate_series(1, $1::int) returning id, payment_account_id)
    insert into payment_attempts (payment_id, no, payment_account_id, key, state, sent_at)
    select id, 1, payment_account_id, gen_random_uuid(), 'pending', now() from made`,
  values: [ENTRIES],
});
const { rows } = await db.query<{ id: number; payment_id: number }>({
  text: 'select id, payment_id from payment_attempts where reference is null order by id',
  values: [],
});
const references = rows.map(({ payment_id }) => transferReference(payment_id));
await db.query({
  text: 'update payment_attempts a set reference = r.reference from unnest($1::bigint[], $2::text[]) as r (id, reference) where a.id = r.id',
  values: [rows.map(({ id }) => id), references],
});
const credits = references.map((reference, at) => ({
  ...{ amount: '9.95', text: `kindling ${reference.toLowerCase()}`, name: `Payer ${at}` },
}));
// A file of 20 MB is all that is read: a year's entries come in several.
const parts = [0, 1].map((part) =>
  statementOf(credits.slice((part * ENTRIES) / 2, ((part + 1) * ENTRIES) / 2), { id: `P${part}` }),
);

const seconds = async (work: () => Promise<void>) => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};
const calls = await operator.callsOn(undefined);
const matched = await seconds(async () => {
  for (const [at, text] of parts.entries()) {
    const bytes = new TextEncoder().encode(text);
    const verdict = await importBankFile(calls, { name: 'bench' }, { name: `part ${at}`, bytes, account: null }, true);
    if (verdict.verdict !== 'booked' || verdict.report.fates.paid !== ENTRIES / 2)
      throw new Error(JSON.stringify(verdict).slice(0, 500));
    console.log(`${(bytes.length / 1024 / 1024).toFixed(1)} MB: ${verdict.report.credits} entries matched and stored`);
  }
});
const settled = await seconds(async () => {
  for (const { id, account_id } of await uncountedEntries({ sql: db }, SETTLED)) {
    const { transaction } = await operator.callsFor(account_id);
    await transaction((call) => settleMatchedEntry(call, id));
  }
});
console.log(
  `${ENTRIES} entries matched in ${matched.toFixed(1)} s; ${SETTLED} orders completed in ${settled.toFixed(1)} s`,
);
console.log(`${Math.round(process.memoryUsage().rss / 1024 / 1024)} MB of memory at the end`);
await operator.close();
await rm(folder, { recursive: true, force: true });
process.exit(matched < MAX_SECONDS ? 0 : 1);
