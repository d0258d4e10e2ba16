import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { EXAMPLE } from './brand.ts';
import { parseCommand } from './parse-args.ts';
import { runCommand } from './site.ts';

const app = await startTestApp();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindling-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const say = async (...words: string[]) => {
  const order = parseCommand(['--as', 'ada', ...words]);
  switch (order.what) {
    case 'help':
    case 'example':
    case 'doctor':
    case 'backup':
    case 'restore':
    case 'settle':
    case 'resume':
    case 'move':
    case 'setup_code':
    case 'staff':
    case 'member':
      throw new Error(order.what);
  }
  return (await runCommand(app.db, new Date(), order)).join('\n');
};
let hosts = 0;
/** @returns the host of a site of its own. */
async function brand(changes: object = {}, settings: object = {}): Promise<string> {
  hosts += 1;
  const host = `brand${hosts}.example`;
  const path = join(folder, `${host}.json`);
  await writeFile(
    path,
    JSON.stringify({ ...EXAMPLE, host, ...changes, settings: { ...EXAMPLE.settings, ...settings } }),
  );
  expect(await say('site', 'create', path)).toContain(host);
  return host;
}
const rows = async (text: string, ...values: unknown[]) => (await app.db.query({ text, values })).rows;

test('the example is a brand that is served, sells its packages and is in the audit log', async () => {
  const host = await brand();
  const reply = await app.app.inject({ url: `/api/settings.php?domain=${host}` });
  expect(reply.json().settings).toMatchObject({ name: 'Example', domain: host, vat_countries: ['NL'] });
  expect(reply.json().settings.minimum_message_costs.NL).toMatchObject({ currency: 'EUR', costs: 134 });
  expect(await say('site', 'prices', host)).toBe(
    '25 credits  elsewhere  EUR 9.95\n60 credits  elsewhere  EUR 19.95\n150 credits  elsewhere  EUR 39.95',
  );
  expect(await say('site', 'list')).toContain(host);
  expect(
    await rows('select staff_name, verb from audit_entries e join sites s on s.id = e.site_id where host = $1', host),
  ).toEqual([{ staff_name: 'ada', verb: 'site.made' }]);
});

test('nothing is left of a brand that cannot be served', async () => {
  const before = await rows(
    'select (select count(*) from companies) as companies, (select count(*) from sites) as sites',
  );
  await expect(brand({}, { min_age: 17 })).rejects.toThrow('min_age');
  await expect(brand({}, { minimum_age: 21 })).rejects.toThrow('no setting minimum_age');
  await expect(brand({}, { logo: 'flower' })).rejects.toThrow('logo');
  await expect(brand({}, { name: undefined })).rejects.toThrow('name');
  await expect(brand({}, { country: 'DE' })).rejects.toThrow('DE, is not among');
  await expect(brand({ packages: [] })).rejects.toThrow('is no brand');
  await expect(brand({ packages: [{ credits: 25, price: '9,95' }] })).rejects.toThrow('is no brand');
  await expect(brand({ host: 'www.example.com:3000' })).rejects.toThrow('no host name');
  await expect(brand({ host: 'Ünal.example' })).rejects.toThrow('no host name');
  await expect(brand({ host: await brand() })).rejects.toThrow('already');
  const [after] = await rows(
    'select (select count(*) from companies) as companies, (select count(*) from sites) as sites',
  );
  expect(Number(after?.sites) - Number(before[0]?.sites)).toBe(1);
  expect(Number(after?.companies) - Number(before[0]?.companies)).toBe(1);
});

test('a changed setting is a version, which can come back', async () => {
  const host = await brand();
  expect(await say('site', 'set', host, 'min_age=21', 'name=Glow')).toBe(`Version 2 of ${host}: min_age, name.`);
  expect(await say('site', 'set', host, 'min_age=21')).toContain('Nothing changed');
  expect(await say('site', 'set', host, '--default', 'min_age')).toBe(`Version 3 of ${host}: min_age.`);
  expect(await say('site', 'show', host)).not.toContain('min_age');
  expect(await say('site', 'back', host, '2')).toBe(`Version 4 of ${host}: min_age.`);
  expect(await say('site', 'show', host)).toContain('min_age=21');
  expect((await say('site', 'versions', host)).split('\n').map((line) => line.split('  ').at(-1))).toEqual([
    'min_age',
    'min_age',
    'min_age, name',
    'as it was first kept',
  ]);
});

test('of a site that was made otherwise, what it was is kept at its first change', async () => {
  const host = await brand();
  await rows('delete from site_versions where site_id = (select id from sites where host = $1)', host);
  await say('site', 'set', host, 'min_age=21');
  await say('site', 'back', host, '1');
  expect(await say('site', 'show', host)).not.toContain('min_age');
});

test('a change that would stop the site, or leave a country without prices, is not stored', async () => {
  const host = await brand();
  for (const [word, says] of [
    ['min_age=16', 'min_age'],
    ['message_credits=-1', 'message_credits'],
    ['colour=red', 'no setting colour'],
    ['name=null', 'name'],
    ['country=CH', 'CH, is not among'],
  ] as const)
    await expect(say('site', 'set', host, word)).rejects.toThrow(says);
  await expect(say('site', 'set', host, '--default', 'colour')).rejects.toThrow('no setting colour');
  await expect(say('site', 'set', host, '--default', 'name')).rejects.toThrow('name');
  await rows(
    "update package_prices set country = 'NL' where package_id in (select p.id from packages p join sites s on s.id = p.site_id where host = $1)",
    host,
  );
  await expect(say('site', 'set', host, 'countries=["NL","CH"]')).rejects.toThrow('No package has a price in CH');
  expect(await say('site', 'versions', host)).not.toContain('\n');
});

test('who saw an older version changes other settings, but not one that was changed since', async () => {
  const host = await brand();
  await say('site', 'set', host, 'min_age=21');
  expect(await say('site', 'set', host, 'name=Glow', '--seen', '1')).toContain('Version 3');
  await expect(say('site', 'set', host, 'min_age=30', '--seen', '1')).rejects.toThrow('Others changed min_age');
  await expect(say('site', 'set', host, '--default', 'min_age', '--seen', '1')).rejects.toThrow('Others changed');
  expect(await say('site', 'set', host, 'min_age=30', '--seen', '3')).toContain('Version 4');
});

test('two changes at once are two versions, and none is lost', async () => {
  const host = await brand();
  await Promise.all(['min_age=21', 'name=Glow', 'refund_days=20'].map((word) => say('site', 'set', host, word)));
  const shown = await say('site', 'show', host);
  for (const part of ['min_age=21', 'name="Glow"', 'refund_days=20']) expect(shown).toContain(part);
  expect((await say('site', 'versions', host)).split('\n')).toHaveLength(4);
});

test('packages that are not named are not sold any more, and a country can have prices of its own', async () => {
  const host = await brand();
  await say('site', 'prices', host, '60=17.95', '25=8.95');
  expect(await say('site', 'prices', host, '25=9.45', '--country', 'BE')).toBe(
    '60 credits  elsewhere  EUR 17.95\n25 credits  elsewhere  EUR 8.95\n25 credits  BE  EUR 9.45',
  );
  await expect(say('site', 'prices', host, '150=9.45', '--country', 'BE')).rejects.toThrow('not sold');
  await say('site', 'prices', host, '150=35.00');
  expect(await say('site', 'prices', host)).toBe('150 credits  elsewhere  EUR 35.00');
  const kept = await rows(
    'select credits from packages p join sites s on s.id = p.site_id where host = $1 order by credits',
    host,
  );
  expect(kept.map(({ credits }) => credits)).toEqual([25, 60, 150]);
});

test('payments go where staff say, by a secret that has a name', async () => {
  const host = await brand();
  await expect(say('provider', 'add', host, 'mollie')).rejects.toThrow('its secret has no name');
  await expect(say('provider', 'add', host, 'bank', 'holder=Example', 'iban=NL00', '--secret', 'x')).rejects.toThrow(
    'no secret',
  );
  await expect(say('provider', 'add', host, 'bank', 'holder=Example', 'iban=NL00BANK0000000000')).rejects.toThrow(
    'Not stored',
  );
  await expect(say('provider', 'add', host, 'piggy')).rejects.toThrow('mollie, stripe');
  expect(
    await say('provider', 'add', host, 'mollie', '--secret', 'mollie-main', '--mode', 'test', 'allow_test=yes'),
  ).toMatch(/^\d+ {2}mollie {2}test {2}position 10 {2}secret mollie-main$/);
  const [account] = (await say('provider', 'list', host)).split(' ');
  expect(await say('provider', 'end', host, account ?? '')).toContain('ended');
  await expect(say('provider', 'end', await brand(), account ?? '')).rejects.toThrow('no account');
});
