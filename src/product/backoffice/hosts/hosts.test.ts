import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { reachHost } from '#platform/http/reach-host.ts';
import { startTestApp } from '#tests/harness.ts';
import { staff } from '#tests/people.ts';

const product = await startTestApp();
const ada = await staff(product, 'ada', 'admin');
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const post = async (path: string, payload: object) => {
  const { cookie } = ada;
  const reply = await product.app.inject({ method: 'POST', url: `/api/admin/${path}`, headers: { cookie }, payload });
  return { status: reply.statusCode, body: reply.json() };
};
let called = 0;
const server = createServer((request, reply) => {
  called += 1;
  reply.statusCode = request.url === '/healthz' ? 200 : 500;
  reply.end('a secret of the machine');
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
afterAll(() => server.close());
const port = () => `${(server.address() as AddressInfo).port}`;

test.each(['127.0.0.1', 'localhost', '169.254.169.254', '10.0.0.1', '[::1]', '0.0.0.0'])(
  'a live deployment calls nothing at %s, whatever answers there',
  async (host) => {
    expect(await reachHost(host, { protocol: 'http:', port: port(), allowsPrivate: false })).toBe('no_address');
    expect(called).toBe(0);
  },
);

test('a demo says whether its own hosts answer, and nothing of what they say', async () => {
  expect(await reachHost('localhost', { protocol: 'http:', port: port(), allowsPrivate: true })).toBe('answers');
  const free = createServer();
  await new Promise<void>((listening) => free.listen(0, '127.0.0.1', listening));
  const unused = `${(free.address() as AddressInfo).port}`;
  await new Promise((closed) => free.close(closed));
  expect(await reachHost('127.0.0.1', { protocol: 'http:', port: unused, allowsPrivate: true })).toBe('silent');
});

test('a site on a new host has the settings and prices of another, and its own name', async () => {
  const { rows } = await run('select id from sites where is_default');
  const like = rows[0]?.id;
  expect((await post('hosts.php', { host: 'vonk.example', name: 'Vonk', like })).status).toBe(403);
  await run('update accounts set all_sites = true where id = $1', ada.id);
  product.travel(10_000);
  for (const [host, status] of [
    ['no host', 422],
    ['https://vonk.example', 422],
    ['localhost', 409],
  ] as const)
    expect((await post('hosts.php', { host, name: 'Vonk', like })).status, host).toBe(status);
  const made = await post('hosts.php', { host: 'vonk.example', name: 'Vonk', like });
  expect(made.status).toBe(200);
  const prices =
    'select p.credits, pp.country, pp.amount from packages p join package_prices pp on pp.package_id = p.id where p.site_id = $1 and p.active order by 1, 2, 3';
  expect((await run(prices, made.body.site)).rows).toEqual((await run(prices, like)).rows);
  const settings = await product.app.inject({ url: '/api/settings.php', headers: { host: 'vonk.example' } });
  expect(settings.json().settings).toMatchObject({ name: 'Vonk', domain: 'vonk.example' });
  const log = await run("select object_id, after from audit_entries where verb = 'site.made'");
  expect(log.rows).toEqual([{ object_id: made.body.site, after: { host: 'vonk.example', name: 'Vonk' } }]);
});
