import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';

const provider = { status: 200, body: '', authorization: '' };
const server = createServer((request, response) => {
  provider.authorization = `${request.headers.authorization}`;
  response.writeHead(provider.status, { 'content-type': 'application/hal+json' }).end(provider.body);
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const address = server.address();
const product = await startTestApp({
  providerUrls: { mollie: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` },
});
product.services.config.secretsDir = product.services.config.dataDir;
const run = async (text: string) => (await product.db.query<Record<string, unknown>>({ text, values: [] })).rows;
const ada = await staff(product, 'ada', 'admin');
const all = await staff(product, 'all', 'admin');
await run(`update accounts set all_sites = true where id = ${all.id}`);
const call = async (path: string, payload?: object, { cookie } = ada) => {
  const reply = await product.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/admin/${path}.php`,
    headers: { cookie },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
};
const company = Number((await run('select company_id from sites where is_default'))[0]?.company_id);
const draft = { company, provider: 'mollie', mode: 'test', secret: 'mollie-one', position: 5, settings: {} };
const bank = { holder: 'Hearthside', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' };
const accountOf = async (id: number) =>
  (await call('provider-accounts')).body.accounts.find((account: { id: number }) => account.id === id);
const secretIs = (name: string, key: string) => writeFile(join(product.services.config.dataDir, name), `${key}\n`);
const methods = (...ids: string[]) =>
  JSON.stringify({ count: ids.length, _embedded: { methods: ids.map((id) => ({ id, status: 'activated' })) } });

test('a test call says whether the provider takes the key, and nothing of what it answers', async () => {
  onTestFinished(() => void server.close());
  const { id } = (await call('provider-accounts', draft, all)).body;
  expect((await call('provider-test', { id })).body).toEqual({ outcome: 'no_secret', methods: [] });
  await secretIs('mollie-one', 'live_0123456789abcdef');
  await expect
    .poll(async () => (await call('provider-test', { id })).body.outcome, { timeout: 5000, interval: 500 })
    .toBe('key_of_other_mode');
  const { id: other } = (await call('provider-accounts', { ...draft, secret: 'mollie-two' }, all)).body;
  await secretIs('mollie-two', 'test_0123456789abcdef');
  Object.assign(provider, {
    status: 401,
    body: '{"status":401,"title":"Unauthorized Request","detail":"secret words"}',
  });
  const refused = await call('provider-test', { id: other });
  expect(refused.body).toEqual({ outcome: 'credentials_refused', methods: [] });
  expect(provider.authorization).toBe('Bearer test_0123456789abcdef');
  Object.assign(provider, { status: 503, body: 'down' });
  expect((await call('provider-test', { id: other })).body.outcome).toBe('silent');
  Object.assign(provider, { status: 200, body: methods('ideal', 'creditcard') });
  const answers = (await call('provider-test', { id: other })).body;
  expect(answers).toEqual({ outcome: 'answers', methods: expect.arrayContaining(['ideal', 'card']) });
});

test('a key is named by who has all sites alone, and nobody pays in earnest where no money moves', async () => {
  expect(await call('provider-accounts', { ...draft, secret: 'mollie-three' })).toMatchObject({ status: 403 });
  const trial = { ...draft, provider: 'sandbox', mode: 'live', secret: '', settings: { allow_test: 'yes' } };
  expect(await call('provider-accounts', trial)).toMatchObject({
    status: 422,
    body: { error: { fields: { mode: expect.any(String) } } },
  });
});

test('an account at a bank is its settings, wrong ones are named, and the log has no secret', async () => {
  const at = { ...draft, provider: 'bank', secret: '', settings: bank };
  for (const [settings, name] of [
    [{ ...bank, iban: 'NL00ABNA0417164300' }, 'iban'],
    [{ holder: 'Hearthside', bic: 'ABNANL2A' }, 'iban'],
    [{ ...bank, days: '0' }, 'days'],
    [{ ...bank, merchant_account: 'x' }, 'merchant_account'],
  ] as const)
    expect((await call('provider-accounts', { ...at, settings })).body.error).toMatchObject({
      code: 'provider_setting_wrong',
      fields: { [name]: expect.any(String) },
    });
  const wrong = async (change: object) => (await call('provider-accounts', { ...at, ...change })).body.error.code;
  expect(await wrong({ provider: 'nobody' })).toBe('provider_unknown');
  expect(await wrong({ secret: 'key' })).toBe('provider_secret_not_taken');
  expect(await wrong({ provider: 'mollie', settings: {} })).toBe('provider_secret_needed');
  const made = await call('provider-accounts', { ...at, mode: 'live' });
  expect(made.status).toBe(200);
  expect(await wrong({ mode: 'live' })).toBe('provider_account_taken');
  expect(
    await run(`select verb, after from audit_entries where object_id = ${made.body.id} and object = 'payment_account'`),
  ).toEqual([{ verb: 'payment_account.added', after: { secret: '', position: 5, settings: bank } }]);
});

test('a method that is switched off in a country is offered there no more, and elsewhere it is', async () => {
  await run("update payment_accounts set active = provider = 'sandbox'");
  const marit = await person(product, 'marit', { credits: 0 });
  const [pack] = await run('select id from packages where active order by position limit 1');
  const offered = async (country: string) => {
    product.travel(11_000);
    const url = `/api/checkout.php?package_id=${pack?.id}&country=${country}`;
    const reply = await product.app.inject({ url, headers: { cookie: marit.cookie } });
    return reply.json().methods as string[];
  };
  const [{ id }] = (await call('provider-accounts')).body.accounts.filter(
    (account: { provider: string }) => account.provider === 'sandbox',
  );
  const { version } = await accountOf(id);
  expect(await offered('NL')).toEqual(expect.arrayContaining(['ideal', 'card', 'paypal']));
  const change = {
    ...{ id, seen: version, position: 100, active: true, settings: {} },
    methods_off: ['paypal'],
    methods_off_in: { NL: ['card'], DE: [] },
  };
  expect((await call('provider-account', change)).status).toBe(200);
  const inNetherlands = await offered('NL');
  expect(inNetherlands).toContain('ideal');
  expect(inNetherlands).not.toContain('card');
  const inGermany = await offered('DE');
  expect(inGermany).toContain('card');
  expect(inGermany).not.toContain('paypal');
  expect((await accountOf(id)).methods_off_in).toEqual({ NL: ['card'] });
  // Seen before somebody else changed it.
  expect(await call('provider-account', { ...change, methods_off: [] })).toMatchObject({
    status: 409,
    body: { error: { code: 'provider_account_changed_meanwhile' } },
  });
});

test('accounts of a company with sites of others are read by who has one of them, and changed and tried by nobody else', async () => {
  await run(`insert into companies (name, address, kvk, city, country) values ('Foreign', 'a', 'b', 'c', 'NL')`);
  await run(`insert into sites (host, pool, company_id, settings)
    select 'foreign.example', 2, (select max(id) from companies), settings from sites where is_default`);
  await run(
    `insert into payment_accounts (company_id, provider, mode) select max(id), 'sandbox', 'test' from companies`,
  );
  product.travel(10_000);
  const [theirs] = await run('select max(id) as id, max(company_id) as company from payment_accounts');
  const { accounts, companies } = (await call('provider-accounts')).body;
  expect(companies).toHaveLength(1);
  expect(accounts.map((account: { id: number }) => account.id)).not.toContain(theirs?.id);
  const change = {
    id: theirs?.id,
    seen: 1,
    position: 1,
    active: false,
    settings: {},
    methods_off: [],
    methods_off_in: {},
  };
  expect((await call('provider-account', change)).status).toBe(404);
  expect((await call('provider-test', { id: theirs?.id })).status).toBe(404);
  expect((await call('provider-accounts', { ...draft, company: theirs?.company })).status).toBe(404);
  const fin = await staff(product, 'fin', 'finance');
  expect((await call('provider-accounts', undefined, fin)).status).toBe(403);
});
