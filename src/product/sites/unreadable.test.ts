import type { DestinationStream } from 'pino';
import { register } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import type { PageRenderer } from '#app/pages.ts';
import { buildServer } from '#app/server.ts';
import { openLog } from '#platform/log/log.ts';
import { startTestApp } from '#tests/harness.ts';
import { sitesOf } from './sites.ts';

const product = await startTestApp();
await product.db.query({
  text: `insert into sites (host, is_default, pool, company_id, settings)
    select 'embers.localhost', false, pool, company_id, settings || '{"name": "Embers"}' from sites where is_default`,
});
const change = (host: string, settings: object) =>
  product.db.query({
    text: 'update sites set settings = settings || $2 where host = $1',
    values: [host, JSON.stringify(settings)],
  });

function starting() {
  const lines: string[] = [];
  const destination: DestinationStream = { write: (line) => void lines.push(line) };
  let clock = 0;
  const log = openLog({ logLevel: 'info' }, destination);
  const sites = sitesOf(product.db, { address: 'http://localhost:3000', log, now: () => clock });
  return {
    sites,
    lines,
    later: () => {
      clock += 5001;
    },
  };
}
const unreadable = async () =>
  Object.fromEntries(
    ((await register.getSingleMetric('sites_unreadable')?.get())?.values ?? []).map(({ labels, value }) => [
      labels.served,
      value,
    ]),
  );

test('a row that becomes unreadable keeps its last values, and the other sites take their changes', async () => {
  const { sites, lines, later } = starting();
  const names = async () => [
    (await sites.byHost('localhost')).settings.name,
    (await sites.byHost('embers.localhost')).settings.name,
  ];
  expect(await names()).toEqual(['Kindling', 'Embers']);
  await change('localhost', { message_credits: -1, name: 'Broken' });
  await change('embers.localhost', { name: 'Glow' });
  for (let round = 0; round < 5; round += 1) {
    later();
    expect(await names()).toEqual(['Kindling', 'Glow']);
  }
  // Once, with the setting's name, though the table was read five times.
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', host: 'localhost', settings: 'message_credits', kept: true }),
  ]);
  expect(await unreadable()).toEqual({ as_before: 1, not_at_all: 0 });
  await change('localhost', { message_credits: 5, name: 'Kindling' });
  await change('embers.localhost', { name: 'Embers' });
  later();
  expect(await names()).toEqual(['Kindling', 'Embers']);
  expect(await unreadable()).toEqual({ as_before: 0, not_at_all: 0 });
});

test.each(['no such icon', 7, null])(
  'an icon that is not known, %j, is the usual one, and the log says so once',
  async (icon) => {
    await change('embers.localhost', { fictional_icon: icon });
    const { sites, lines, later } = starting();
    for (let round = 0; round < 3; round += 1) {
      expect((await sites.byHost('embers.localhost')).settings).toMatchObject({
        name: 'Embers',
        fictional_icon: 'masks',
      });
      later();
    }
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'warn', host: 'embers.localhost', settings: 'fictional_icon' }),
    ]);
    expect(await unreadable()).toEqual({ as_before: 0, not_at_all: 0 });
    await change('embers.localhost', { fictional_icon: 'shield' });
    later();
    expect((await sites.byHost('embers.localhost')).settings.fictional_icon).toBe('shield');
  },
);

test('a wrong value of a look or of the first page falls back, is said once in the log, and keeps the site', async () => {
  const { sites, lines, later } = starting();
  await change('localhost', { home_scene: 'moon', shape: 'soft', home_texts: { xx: {} }, name: 'Kindling' });
  for (let round = 0; round < 3; round += 1) {
    later();
    const { settings } = await sites.byHost('localhost');
    expect(settings).toMatchObject({ name: 'Kindling', home_scene: null, shape: 'soft', home_texts: {} });
  }
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'warn', host: 'localhost', settings: 'home_scene, home_texts' }),
  ]);
  await change('localhost', { home_scene: null, shape: 'round', home_texts: {} });
});

test('after a start a site that can not be read answers 503 in words, alone, until its row is mended', async () => {
  await change('embers.localhost', { message_credits: -1 });
  const other = await startTestApp({}, product);
  const settings = (host: string, language = 'en') =>
    other.app.inject({ url: '/api/settings.php', headers: { host, 'accept-language': language } });
  const refused = await settings('embers.localhost', 'nl');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.json().error).toMatchObject({
    code: 'site_unavailable',
    message: 'Deze website is op dit moment niet beschikbaar. Probeer het over een paar minuten nog eens.',
  });
  expect((await settings('localhost')).json().settings.name).toBe('Kindling');
  expect((await settings('elsewhere.example')).json().settings.name).toBe('Kindling');
  await change('embers.localhost', { message_credits: 5 });
  other.travel(5001);
  expect((await settings('embers.localhost')).json().settings.name).toBe('Embers');
});

test('work for a site that can not be read fails, to be tried again, instead of being done for another brand', async () => {
  await change('embers.localhost', { message_credits: -1 });
  const { sites, later } = starting();
  const { rows } = await product.db.query<{ id: number }>({ text: "select id from sites where host <> 'localhost'" });
  const id = rows[0]?.id ?? 0;
  await expect(sites.byId(id)).rejects.toMatchObject({ code: 'site_unavailable' });
  await change('embers.localhost', { message_credits: 5 });
  later();
  expect((await sites.byId(id)).settings.name).toBe('Embers');
});

test('a browser is answered with a page that asks again by itself', async () => {
  await change('embers.localhost', { message_credits: -1 });
  const renderer: PageRenderer = {
    render: async () => ({ status: 200, html: '<p>Kindling</p>', location: null }),
    inlineScripts: [],
    assets: () => ({ entry: '', styles: [], preloads: [], fonts: [], textFiles: {}, headScript: '', themeCss: '' }),
  };
  const app = await buildServer(product.services, renderer);
  afterAll(() => app.close());
  const page = await app.inject({ url: '/members', headers: { host: 'embers.localhost', accept: 'text/html' } });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('This website is not available right now.');
  expect(page.body).toContain('http-equiv="refresh"');
  expect((await app.inject({ url: '/members', headers: { accept: 'text/html' } })).statusCode).toBe(200);
  await change('embers.localhost', { message_credits: 5 });
});

test('a database without any site answers 503 in words too', async () => {
  const empty = { query: async () => ({ rows: [], rowCount: 0 }) } as unknown as typeof product.db;
  const sites = sitesOf(empty, { address: 'http://localhost', log: product.services.log });
  await expect(sites.byHost('localhost')).rejects.toMatchObject({ code: 'site_unavailable', status: 503 });
});
