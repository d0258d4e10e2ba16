import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { vacuumed } from '#tests/vacuumed.ts';
import { REASONS_OF } from './contract.ts';
import { ledgerPage } from './queries.ts';

const kindling = await startTestApp();
const { db } = kindling;
const ROWS = 100_000;
let busiest = 0;

beforeAll(async () => {
  busiest = (await person(kindling, 'marit')).id;
  const run = (text: string, ...values: unknown[]) => db.query({ text, values });
  await run(
    "insert into accounts (site_id, kind, status, language) select 1, 'fictional', 'active', 'en' from generate_series(1, 2000)",
  );
  await run(
    `insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
     select id, 1, 'member' || id, 'male', 'bi', '1980-01-01', 'NL' from accounts where id <> $1`,
    busiest,
  );
  await run(`insert into conversations (low_member_id, high_member_id, started_by)
    select a.id, b.id, a.id from members a join members b on b.id > a.id and b.id - a.id <= 20`);
  await run(
    `insert into messages (conversation_id, sender_id, key, body, cost)
     select id, low_member_id, gen_random_uuid(), 'Hello', 5 from conversations`,
  );
  await run(
    `insert into credit_ledger (account_id, amount, reason, reference)
     select case when n % 100 = 0 then $1::bigint else $1::bigint + 1 + n % 2000 end, -5,
            case when n % 1000 = 0 then 'gift' when n % 3 = 0 then 'photo' else 'message' end, n::text from generate_series(1, $2::int) n`,
    ...[busiest, ROWS],
  );
  await vacuumed(db, 'credit_ledger', 'conversations', 'messages', 'members', 'accounts');
});

test.each([
  ['the newest', null, null],
  ['later ones', 80_000, null],
  ['a kind that is rare', null, 'gifts'],
] as const)(
  'a page of the ledger reads the account’s own entries in the order of their index: %s',
  async (_title, before, kind) => {
    const values = { account: busiest, before, most: 51, reasons: kind && `'{${REASONS_OF[kind].join(',')}}'` };
    const { text, names } = ledgerPage;
    const written = names.reduce(
      (sql, name, index) => sql.replaceAll(`$${index + 1}`, String(values[name as keyof typeof values])),
      text,
    );
    const { rows } = await db.query<{ 'QUERY PLAN': string }>({ text: `explain (analyze, buffers) ${written}` });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan Backward using credit_ledger_account on credit_ledger l/);
    expect(plan).not.toMatch(/Seq Scan on (credit_ledger|messages_1|payments|conversations|waiting_messages)/);
  },
);
