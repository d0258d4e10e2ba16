import { join } from 'node:path';
import type { PaymentFact } from '#product/payments/gateway.ts';
import { SIGNATURE_HEADER, signatureOf } from '#product/payments/sandbox/gateway.ts';
import { secretIn } from '#product/payments/sandbox/secret.ts';
import { nodeLoad } from '../node-load.ts';
import { PAIRS } from '../people.ts';
import { pgbench, type Script, scriptOf } from '../pgbench.ts';
import type { Statement } from '../recorder.ts';
import { type Sample, takeTurns } from '../rounds.ts';
import type { Stage } from '../stage.ts';
import { type Figure, ratioRow } from './figure.ts';
import { CONNECTIONS, SQL_CONNECTIONS } from './same-sql.ts';

/** Payments of one turn of the product, and of each connection of pgbench: more than there is time for. */
const OF_A_TURN = 20_000;
const OF_A_CONNECTION = 5_000;
const PRICE = { amount: 995, currency: 'EUR' };
const CREDITS = 25;

/**
 * Open payments that the sandbox reports as paid, each credited when it is answered, against the same statements sent by pgbench.
 * Their mails count as sent: a job makes them later, and would be measured along.
 */
export const paying: Figure = async (stage) => {
  const [product] = stage.products;
  const secret = await secretIn(join(stage.folder, 'data'));
  let next = 2_000_000_000 + (Date.now() % 1_000_000_000) * 1_000;
  const openPayments = async (count: number): Promise<number> => {
    const first = next;
    next += count;
    await stage.pool.query(OPEN, [first, count, stage.people.senders[0], CREDITS, PRICE.amount]);
    return first;
  };
  const told = (payment: number) => {
    const body = JSON.stringify({ facts: [factOf(payment)] });
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, secret, new Date()) };
    return { path: '/api/webhook.php?provider=sandbox', headers, body };
  };
  const one = await openPayments(1);
  const statements = await stage.recorder.statementsOfCall(told(one));
  const limit = async () => {
    const first = await openPayments(OF_A_CONNECTION * SQL_CONNECTIONS);
    const script = forEach(statements, one, stage.people.senders[0] ?? 0, first);
    return stage.costed([], (begin) =>
      pgbench(
        { program: stage.tools.pgbench, url: stage.url, seconds: stage.seconds, connections: SQL_CONNECTIONS, begin },
        [script],
      ),
    );
  };
  const miscounted: string[] = [];
  const ours = async (): Promise<Sample> => {
    const first = await openPayments(OF_A_TURN);
    const asks = Array.from({ length: OF_A_TURN }, (_, place) => told(first + place));
    const sample = await stage.costed([product.pid], async () => {
      const run = { port: product.port, seconds: stage.seconds, connections: CONNECTIONS, asks, once: true };
      const { answers, seconds, p50, p99, errors, refused } = await nodeLoad(run);
      return { perSecond: answers / seconds, answers, p50, p99, errors: errors + refused };
    });
    const credited = await creditedFrom(stage, first, OF_A_TURN);
    if (credited !== sample.answers)
      miscounted.push(`${sample.answers} webhooks were answered, ${credited} payments credited`);
    return sample;
  };
  await ours();
  const row = ratioRow('Webhook to credits', await takeTurns(stage.rounds, limit, ours), 0.4);
  const broken = row.broken ?? miscounted[0];
  return [broken === undefined ? row : { ...row, broken }];
};

const OPEN = `
  with made as (
    insert into payments (id, account_id, site_id, company_id, payment_account_id, package_id, key, credits, amount, list_amount, currency,
      country, method, status, state, locale, created_at, vat_evidence, confirmed) overriding system value
    select n, $3::bigint + n % ${PAIRS}, s.id, s.company_id, a.id, p.id, gen_random_uuid(), $4::int, $5::int, $5::int, '${PRICE.currency}', 'NL', 'card',
           'loading', 'opened', 'en', now(), '{"chosen": "NL", "network": null}', 'paid'
      from generate_series($1::bigint, $1::bigint + $2::int - 1) n
     cross join (select * from sites where is_default limit 1) s
     cross join lateral (select id from payment_accounts where company_id = s.company_id and provider = 'sandbox' limit 1) a
     cross join lateral (select id from packages where site_id = s.id order by id limit 1) p
    returning id, payment_account_id)
  insert into payment_attempts (id, payment_id, no, payment_account_id, key, reference, state, created_at, sent_at) overriding system value
  select id, id, 1, payment_account_id, gen_random_uuid(), 'bench_' || id, 'open', now(), now() from made`;

const factOf = (payment: number): PaymentFact => ({
  ...{ id: `evt_bench_${payment}`, object: 'payment', reference: `bench_${payment}`, ours: null, state: 'paid' },
  ...{ ...PRICE, failure: null, charge: null, detail: null },
});

/**
 * What was recorded of one payment, for others: wherever its number stands, that of the next payment of the connection does. What
 * names the one account names that of the payment.
 */
function forEach(statements: readonly Statement[], payment: number, firstAccount: number, first: number): Script {
  const account = firstAccount + (payment % PAIRS);
  const { text, variables } = scriptOf(statements);
  const kept: Record<string, string> = {};
  const written = text.replace(/(?<!:):(s\d+_\d+)/g, (whole, name: string) => {
    const value = variables[name] ?? '';
    if (value === `${payment}`) return ':n';
    if (value === `${account}`) return ':account';
    kept[name] = value;
    if (!value.includes(`${payment}`)) return whole;
    const json = value.startsWith('{"') ? '::jsonb' : '';
    return `replace(:${name}::text, '${payment}', :n::text)${json}`;
  });
  // Names of variables get a prefix by script, of which this is the only one.
  const counted = `\\set of0_k :k + 1\n\\set n ${first} + :client_id * ${OF_A_CONNECTION} + :k\n\\set account ${firstAccount} + :n % ${PAIRS}\n`;
  return { text: `${counted}begin;\n${written}commit;\n`, variables: { ...kept, k: '-1' } };
}

async function creditedFrom(stage: Stage, first: number, count: number): Promise<number> {
  const { rows } = await stage.pool.query<{ count: number }>(
    "select count(*)::int as count from payments p join credit_ledger l on l.reason = 'purchase' and l.reference = p.id::text where p.id between $1 and $2 and p.status = 'completed'",
    [first, first + count - 1],
  );
  return rows[0]?.count ?? 0;
}
