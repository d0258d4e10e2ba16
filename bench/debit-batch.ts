// `node bench/debit-batch.ts`: how long a bank's file of 10,000 direct debits takes, and the bank's answer to it, on the embedded database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf } from '#product/payments/sepa/collection-day.ts';
import { sealedBatchPieces } from '#product/payments/sepa/collections/batch-pieces.ts';
import { importAnswer } from '#product/payments/sepa/collections/import-answer.ts';
import { makeBatch } from '#product/payments/sepa/collections/make-batch.ts';
import { sealIban } from '#product/payments/sepa/seal-iban.ts';
import { returnsOf } from '#tests/bank-answers.ts';
import { CREDITOR } from '#tests/direct-debits.ts';
import { serveDemo } from '../tests/e2e/product.ts';
import { freePort } from '../tests/free-port.ts';
import { openOperator } from '../tools/operator/operator.ts';

const COLLECTIONS = 10_000;
const PORTION = 1_000;
const MAX_SECONDS = 10;
const MAX_MEMORY_MB = 200;

const folder = await mkdtemp(join(tmpdir(), 'kindling-debit-batch-'));
const product = await serveDemo({ folder, port: await freePort(), environment: { DEMO_MEMBERS: '20' } });
await product.stop();
process.env.DATA_DIR = folder;
const operator = await openOperator();
const { db } = operator;
const calls = await operator.callsOn(undefined);

const { rows: accounts } = await db.query<{ id: number }>({
  text: "insert into payment_accounts (company_id, provider, mode, settings, position) select company_id, 'sepa', 'test', $1, 9 from sites where is_default returning id",
  values: [JSON.stringify(CREDITOR)],
});
const account = accounts[0]?.id ?? 0;
const today = dayOf(calls.read.now);
const { rows: attempts } = await db.query<{ id: number; payment: number }>({
  text: `with pack as (select p.id, p.credits, s.id as site, s.company_id from packages p join sites s on s.id = p.site_id where s.is_default order by p.id limit 1),
    who as (select id from accounts where site_id = (select site from pack) order by id limit 1),
    made as (
      insert into payments (account_id, site_id, company_id, payment_account_id, package_id, key, credits, amount, list_amount, currency, country, method,
        status, state, locale, uncollected)
      select who.id, pack.site, pack.company_id, $2::int, pack.id, gen_random_uuid(), pack.credits, 995, 995, 'EUR', 'DE', 'directdebit', 'completed', 'paid', 'en', true
        from who, pack, generate_series(1, $1::int) returning id)
    insert into payment_attempts (payment_id, no, payment_account_id, key, state, sent_at, reference)
    select id, 1, $2::int, gen_random_uuid(), 'paid', now(), 'KDL-M' || id from made returning id, payment_id as payment`,
  values: [COLLECTIONS, account],
});
for (let at = 0; at < attempts.length; at += PORTION) {
  const portion = attempts.slice(at, at + PORTION);
  await db.query({
    text: `with mandate as (
      insert into debit_mandates (account_id, company_id, site_id, payment_account_id, attempt_id, reference, text_version, locale, creditor_id, words, holder, street,
        house_number, postal_code, city, country, iban_country, iban, iban_hash, iban_last4, created_at)
      select p.account_id, p.company_id, p.site_id, p.payment_account_id, r.id, 'KDL-M' || p.id, '2026-11-28', 'en', 'x', '[]', 'Jörg Müller-Lüdenscheidt',
             'Große Teststraße', '12a', '10115', 'Berlin', 'DE', 'DE', r.iban, '', '3000', now()
        from unnest($1::bigint[], $2::text[]) as r (id, iban) join payment_attempts t on t.id = r.id join payments p on p.id = t.payment_id returning id, attempt_id, reference)
    insert into debits (attempt_id, mandate_id, amount, currency, end_to_end_id, collect_on, created_at, changed_at)
    select attempt_id, id, 995, 'EUR', reference || '-1', $3::date, now(), now() from mandate`,
    values: [
      portion.map(({ id }) => id),
      portion.map(({ payment }) => sealIban(calls.read, `KDL-M${payment}`, 'DE89370400440532013000')),
      today,
    ],
  });
}

const memoryMb = () => process.memoryUsage().rss / 1024 / 1024;
let most = 0;
const before = memoryMb();
const watch = setInterval(() => {
  most = Math.max(most, memoryMb() - before);
}, 10);
const seconds = async (work: () => Promise<void>) => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};

let bytes = 0;
const took = await seconds(async () => {
  const made = await calls.transaction((call) => makeBatch(call, { name: 'bench' }, { account, until: null }));
  if (made.verdict !== 'made' || made.batch.count !== COLLECTIONS) throw new Error(JSON.stringify(made).slice(0, 500));
  for await (const piece of sealedBatchPieces(calls.read, made.batch)) bytes += piece.length;
});
clearInterval(watch);
console.log(
  `${COLLECTIONS} debits are in a file of ${(bytes / 1024 / 1024).toFixed(1)} MB in ${took.toFixed(1)} s, made and written; ${Math.round(most)} MB more memory than before`,
);

const said = attempts.map(({ payment }) => ({ endToEnd: `KDL-M${payment}-1`, amount: '9.95', code: 'AM04' }));
const text = returnsOf(said, { id: 'bench', on: today });
const answered = await seconds(async () => {
  const upload = { name: 'bench', bytes: new TextEncoder().encode(text), account: null };
  const verdict = await importAnswer(calls, { name: 'bench' }, upload, true);
  if (verdict.verdict !== 'booked' || verdict.report.fates.again !== COLLECTIONS)
    throw new Error(JSON.stringify(verdict).slice(0, 500));
});
console.log(`a bank's file of ${COLLECTIONS} returns is read, matched and stored in ${answered.toFixed(1)} s`);
await operator.close();
await rm(folder, { recursive: true, force: true });
process.exit(took < MAX_SECONDS && most < MAX_MEMORY_MB ? 0 : 1);
