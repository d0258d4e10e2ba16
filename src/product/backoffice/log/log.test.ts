import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';
import type { LogReply } from './contract.ts';
import { LOG_PAGE } from './contract.ts';

const product = await startTestApp();
const ada = await staff(product, 'ada', 'admin');
const marit = await person(product, 'marit');
const run = (text: string, ...values: unknown[]) => product.db.query({ text, values });

const log = async (query = ''): Promise<LogReply> =>
  (await product.app.inject({ url: `/api/admin/log.php${query}`, headers: { cookie: ada.cookie } })).json();
const numbers = async (query: string) => (await log(query)).entries.map(({ object_id }) => object_id);

await run(`insert into sites (host, pool, company_id, settings)
  select 'other.example', 2, company_id, settings from sites where is_default`);
product.travel(10_000);
for (const [object_id, name, verb, host, on] of [
  [1, 'Noor', 'photo.accepted', 'localhost', marit.id],
  [2, 'noor', 'photo.rejected', 'localhost', marit.id],
  [3, 'Nora 100%', 'site.changed', 'localhost', null],
  [4, 'mo', 'photo.rejected', 'localhost', null],
  [5, 'Noor', 'text.rejected', 'other.example', null],
  [6, 'Noor', 'text.rejected', 'localhost', null],
] as const)
  await run(
    `insert into audit_entries (site_id, staff_name, verb, object, object_id, account_id)
     select id, $2, $3, 'site', $1, $5 from sites where host = $4`,
    ...[object_id, name, verb, host, on],
  );

test('the log has the newest entry first, of the sites of who asks', async () => {
  expect(await numbers('')).toEqual([6, 4, 3, 2, 1]);
});

test.each([
  ['?who=noor', [6, 2, 1]],
  ['?who=NO', [6, 3, 2, 1]],
  ['?who=nora%20100%25', [3]],
  ['?who=n%25', []],
  ['?who=zz', []],
  ['?what=photo', [4, 2, 1]],
  ['?what=photo.rejected', [4, 2]],
  ['?what=phot%25', []],
  ['?what=nothing', []],
  ['?who=noor&what=photo', [2, 1]],
  [`?on=${marit.id}`, [2, 1]],
  [`?on=${marit.id}&what=photo.a`, [1]],
  [`?on=${marit.id}&who=mo`, []],
  ['?on=999999', []],
])('the log asked for %s has the entries %j', async (query, expected) => {
  expect(await numbers(query)).toEqual(expected);
});

test('older entries follow page by page, each once, whatever is asked for', async () => {
  await run(
    `insert into audit_entries (site_id, staff_name, verb, object, object_id, account_id)
     select id, 'Zoe', case when n % 2 = 0 then 'photo.accepted' else 'photo.rejected' end, 'photo', n, $1
       from sites cross join generate_series(1001, 1120) n where is_default`,
    marit.id,
  );
  const wanted = Array.from({ length: 120 }, (_, at) => 1120 - at);
  for (const query of ['?who=zo', '?what=photo&who=zoe', `?on=${marit.id}&who=zoe`]) {
    const seen: number[] = [];
    let before = '';
    do {
      const page = await log(`${query}${before}`);
      expect(page.entries.length).toBeLessThanOrEqual(LOG_PAGE);
      seen.push(...page.entries.map(({ object_id }) => object_id));
      before = page.next === null ? '' : `&before=${page.next}`;
    } while (before);
    expect(seen, query).toEqual(wanted);
  }
});
