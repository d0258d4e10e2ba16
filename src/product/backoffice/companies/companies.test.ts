import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { staff } from '#tests/people.ts';

const product = await startTestApp();
const run = async (text: string) => (await product.db.query<Record<string, unknown>>({ text, values: [] })).rows;
const ada = await staff(product, 'ada', 'admin');
const allSites = async (id: number) => run(`update accounts set all_sites = true where id = ${id}`);
const call = async (path: string, payload?: object, { cookie } = ada) => {
  const reply = await product.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/admin/${path}.php`,
    headers: { cookie },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
};
const own = async () => (await call('companies')).body.companies[0];

test('what an admin changes of the company stands in the footer at once, and in the log as it was and is', async () => {
  const { id, version, company } = await own();
  const changed = { ...company, city: '1012 AB Amsterdam', vat_scheme: 'oss', vat_registered: ['DE', 'FR'] };
  expect(await call('company', { id, seen: version, company: changed })).toMatchObject({
    status: 200,
    body: { version: version + 1 },
  });
  const { companyinfo } = (await product.app.inject({ url: '/api/companyinfo.php' })).json();
  expect(companyinfo.city).toBe('1012 AB Amsterdam');
  const [entry] = await run("select before, after from audit_entries where verb = 'company.changed'");
  expect(entry).toEqual({
    before: { city: company.city, vat_scheme: company.vat_scheme, vat_registered: company.vat_registered },
    after: { city: '1012 AB Amsterdam', vat_scheme: 'oss', vat_registered: ['DE', 'FR'] },
  });
  // Pressed again nothing changes and nothing is noted.
  expect((await call('company', { id, seen: version, company: changed })).body).toEqual({ version: version + 1 });
  expect(await run("select from audit_entries where verb = 'company.changed'")).toHaveLength(1);
});

test('of two who changed the same version the second is told, and nothing is overwritten', async () => {
  const { id, version, company } = await own();
  await call('company', { id, seen: version, company: { ...company, kvk: '11111111' } });
  expect(await call('company', { id, seen: version, company: { ...company, kvk: '22222222' } })).toMatchObject({
    status: 409,
    body: { error: { code: 'company_changed_meanwhile' } },
  });
  expect((await own()).company.kvk).toBe('11111111');
});

test('a field that is missing or of no shape is refused', async () => {
  const { id, version, company } = await own();
  for (const wrong of [
    { name: ' ' },
    { country: 'nl' },
    { statement_text: 'abc' },
    { vat_scheme: 'none' },
    { delete_discount: 0 },
    { vat_registered: ['Germany'] },
  ])
    expect((await call('company', { id, seen: version, company: { ...company, ...wrong } })).status).toBe(400);
});

test('only an admin of all sites makes companies, and one of some sites changes no company of others', async () => {
  const { id, version, company } = await own();
  expect((await call('companies', { company })).status).toBe(403);
  await run(`insert into sites (host, pool, company_id, settings)
    select 'sister.example', 2, company_id, settings from sites where is_default`);
  product.travel(10_000);
  expect(await own()).toMatchObject({ may_change: false, sites: expect.arrayContaining(['sister.example']) });
  expect((await call('company', { id, seen: version, company })).status).toBe(403);

  const bea = await staff(product, 'bea', 'admin');
  await allSites(bea.id);
  const made = await call('companies', { company: { ...company, name: 'Other B.V.' } }, bea);
  expect(made.status).toBe(200);
  const names = async (who: typeof ada) =>
    (await call('companies', undefined, who)).body.companies.map((one: typeof company) => one.company.name);
  expect(await names(bea)).toContain('Other B.V.');
  expect(await names(ada)).not.toContain('Other B.V.');
  const foreign = { id: made.body.id, seen: 1, company };
  expect((await call('company', foreign)).status).toBe(404);
  expect((await call('company', { ...foreign, id: 999_999 }, bea)).status).toBe(404);
});
