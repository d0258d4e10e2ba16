import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';

const product = await startTestApp();
const fin = await staff(product, 'fin', 'finance');
const run = async (text: string) => (await product.db.query<Record<string, unknown>>({ text, values: [] })).rows;
const site = Number((await run('select id from sites where is_default'))[0]?.id);
const call = async (path: string, payload?: object) => {
  const reply = await product.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/admin/${path}`,
    headers: { cookie: fin.cookie },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
};
const draft = {
  site,
  code: 'AUTUMN10',
  percent: 10,
  country: null,
  currency: null,
  minimum: null,
  methods: null,
  validity: 'once-per-user',
  starts: null,
  ends: null,
};

test('a code that finance makes counts for members at once, and paused it counts no more', async () => {
  const made = await call('codes.php', draft);
  expect(made.status).toBe(200);
  const marit = await person(product, 'marit');
  const asked = async () =>
    (await product.app.inject({ url: '/api/discountcode.php?code=AUTUMN10', headers: { cookie: marit.cookie } }))
      .statusCode;
  expect(await asked()).toBe(200);
  const { id } = made.body;
  expect((await call('code-state.php', { id, seen: 'active', status: 'inactive' })).status).toBe(200);
  expect(await asked()).not.toBe(200);
  // Pressed again, and by somebody who saw it active.
  expect((await call('code-state.php', { id, seen: 'active', status: 'inactive' })).status).toBe(200);
  expect(await call('code-state.php', { id, seen: 'active', status: 'inactive', ends: '2100-01-01' })).toMatchObject({
    status: 409,
    body: { error: { code: 'code_changed_meanwhile' } },
  });
  expect(await run("select verb, object_id from audit_entries where object = 'code' order by id")).toEqual([
    { verb: 'code.made', object_id: id },
    { verb: 'code.changed', object_id: id },
  ]);
  const { codes, example } = (await call('codes.php')).body;
  expect(codes[codes.length - 1]).toMatchObject({ code: 'AUTUMN10', percentage: 1000, status: 'inactive', used: 0 });
  expect(example).toMatchObject({ currency: 'EUR' });
});

test('a word twice, a least order without currency, an end that is over and the site’s own codes are refused', async () => {
  expect((await call('codes.php', draft)).body.error).toMatchObject({ code: 'code_taken' });
  const other = { ...draft, code: 'OTHER10' };
  expect((await call('codes.php', { ...other, minimum: 500 })).body.error.code).toBe('code_without_currency');
  expect((await call('codes.php', { ...other, ends: '2001-01-01' })).body.error.code).toBe('code_ends_before');
  for (const wrong of [{ percent: 0 }, { percent: 100 }, { code: 'a b' }, { country: 'nl' }, { methods: [] }])
    expect((await call('codes.php', { ...other, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  const [own] = await run(`insert into discount_codes (site_id, code, kind, percentage)
    values (${site}, 'OWNBONUS', 'time_bonus', 2500) returning id`);
  expect((await call('code-state.php', { id: own?.id, seen: 'active', status: 'inactive' })).body.error.code).toBe(
    'code_built_in',
  );
});

test('codes of another site are neither seen nor changed', async () => {
  const [other] = await run(`insert into sites (host, pool, company_id, settings)
    select 'other.example', 2, company_id, settings from sites where is_default returning id`);
  const [theirs] = await run(`insert into discount_codes (site_id, code, percentage)
    values (${other?.id}, 'THEIRS10', 1000) returning id`);
  product.travel(10_000);
  expect((await call('code-state.php', { id: theirs?.id, seen: 'active', status: 'inactive' })).status).toBe(404);
  expect((await call('codes.php', { ...draft, site: other?.id })).status).toBe(404);
  const { codes } = (await call('codes.php')).body;
  expect(codes.map(({ code }: { code: string }) => code)).not.toContain('THEIRS10');
});
