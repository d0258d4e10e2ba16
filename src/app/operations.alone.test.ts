import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import type { DestinationStream } from 'pino';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { databaseOn } from '#platform/db/database.ts';
import { startDraining } from '#platform/http/draining.ts';
import { readsFrom } from '#platform/http/reads.ts';
import { openLog } from '#platform/log/log.ts';
import { counterOf, watchPool } from '#platform/metrics/metrics.ts';
import { countStreams, drainStreams } from '#platform/realtime/sse.ts';
import { freePort } from '#tests/free-port.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import type { PageRenderer } from './pages.ts';
import { buildServer } from './server.ts';

const kindling = await startTestApp();
const marit = await person(kindling, 'marit');
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** The same product on a port, with its log in the hand. */
async function listening(services: Partial<typeof kindling.services> = {}, renderer: PageRenderer | null = null) {
  const lines: string[] = [];
  const destination: DestinationStream = { write: (line) => void lines.push(line) };
  const log = openLog({ logLevel: 'info' }, destination);
  const app = await buildServer({ ...kindling.services, log, ...services }, renderer);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
  lines.length = 0;
  const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { url, lines, parsed };
}

/** A pool to a server that is not there, or that takes connections and never says a word. */
async function deadDatabase(silent: boolean) {
  const port = silent ? await silentServer() : await freePort();
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'x', database: 'x', connectionTimeoutMillis: 2000 });
  closing.push(() => pool.end());
  return databaseOn(pool, () => {});
}

/** The port of a server that takes connections and never says a word. */
async function silentServer(): Promise<number> {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The silent server has no port.');
  return address.port;
}

const { url, lines, parsed } = await listening();

test('every finished request is one line, by its pattern, without anything that names a person', async () => {
  const before = lines.length;
  const email = 'ola.nordmann@example.com';
  const secrets = [
    email,
    'nordmann',
    'hunter2-hunter2',
    '198.51.100.7',
    'countryregion',
    'Lisboa',
    marit.cookie.slice(5, 30),
  ];
  const headers = { cookie: marit.cookie, 'x-forwarded-for': '198.51.100.7', 'user-agent': 'Lisboa browser' };
  await fetch(`${url}/api/members.php?countryregion=Lisboa&page=1`, { headers });
  await fetch(`${url}/api/member.php?id=${marit.id}`, { headers });
  await fetch(`${url}/${email}?token=hunter2-hunter2`, { headers });
  await fetch(`${url}/api/user.php`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ login: email, password: 'hunter2-hunter2' }),
  });
  await fetch(`${url}/api/user.php`, { method: 'POST', headers, body: `{"login": "${email}", ` });
  const written = lines.slice(before).join('');
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(parsed().slice(before)).toMatchObject([
    { level: 'info', route: '/api/members.php', method: 'GET', status: 400, request_id: expect.any(String) },
    { route: '/api/member.php', status: 200, bytes: expect.any(Number), ms: expect.any(Number) },
    { route: 'none', status: 404 },
    { route: '/api/user.php', method: 'POST', status: 401 },
    { route: '/api/user.php', method: 'POST' },
  ]);
});

/** Another database in all its uses. */
const withReads = (db: Database) => ({ db, reads: readsFrom(db, null) });

/** The product with one statement that fails, quoting an address. */
const failing = withReads({
  ...kindling.db,
  query: ((query) =>
    kindling.db.query(
      query.text.includes('conversations') ? { text: "select 'ola@example.com'::int" } : query,
    )) as typeof kindling.db.query,
});
const proxied = { headers: { cookie: marit.cookie, 'x-request-id': 'proxy-4711-abc' } };

test('a failure is written with its stack and answered with the id that finds it, and with no data of anybody', async () => {
  const server = await listening(failing);
  const reply = await fetch(`${server.url}/api/user.php`, proxied);
  const { error } = (await reply.json()) as { error: Record<string, string> };
  expect([reply.status, error.code, error.request_id]).toEqual([500, 'internal', 'proxy-4711-abc']);
  expect(server.lines.join('')).not.toContain('ola@');
  expect(server.parsed()).toMatchObject([
    { level: 'error', request_id: 'proxy-4711-abc', err: { code: '22P02', stack: expect.stringContaining(' at ') } },
    { level: 'warn', request_id: 'proxy-4711-abc', route: '/api/user.php', status: 500 },
  ]);
});

test('what fails while a page is made is written under the page’s id, and the page is one line', async () => {
  const pages: PageRenderer = {
    // The second call has input that its route refuses, and goes through the whole server.
    render: async ({ transport }) => {
      const failed = await transport.get('/api/user.php').catch((error: { status: number }) => error.status);
      const refused = await transport
        .get('/api/members.php', { page: 'x' })
        .catch((error: { status: number }) => error.status);
      return { status: 200, html: `${failed} ${refused}`, location: null };
    },
    inlineScripts: [],
    assets: () => ({ entry: '', styles: [], preloads: [], fonts: [], textFiles: {}, headScript: '', themeCss: '' }),
  };
  const server = await listening(failing, pages);
  const reply = await fetch(`${server.url}/somewhere`, proxied);
  expect(await reply.text()).toBe('500 400');
  expect(server.parsed()).toMatchObject([
    { level: 'error', request_id: 'proxy-4711-abc' },
    { level: 'info', request_id: 'proxy-4711-abc', route: '/*', status: 200 },
  ]);
});

test('an id that the proxy gave is kept, and one that could be anything else is not', async () => {
  const asked = async (id: string) =>
    (await fetch(`${url}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await asked('4f1c2a-77aa-proxy')).toBe('4f1c2a-77aa-proxy');
  for (const odd of ['short', 'ola@example.com', `a${'b'.repeat(70)}`, 'with spaces in it'])
    expect(await asked(odd)).toMatch(/^[0-9a-f-]{36}$/);
});

test('health and metrics leave no lines', async () => {
  const before = lines.length;
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(url + path)).status).toBe(200);
  expect(lines.length).toBe(before);
});

test('readiness names what is there', async () => {
  const reply = await fetch(`${url}/readyz`, { headers: { cookie: 'auth=nonsense' } });
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { status: 'ready', database: true, schema: true, site: true, bus: true, storage: 'ok', draining: false },
  ]);
});

test.each([
  ['is not there', false],
  ['says nothing', true],
])(
  'a database that %s makes it unready at once, and calls that need it are told to come back',
  async (_what, silent) => {
    const db = await deadDatabase(silent);
    const away = await listening({ db, reads: readsFrom(db, null) });
    const reply = await fetch(`${away.url}/readyz`, { signal: AbortSignal.timeout(3000) });
    expect([reply.status, await reply.json()]).toEqual([
      503,
      {
        status: 'database does not answer',
        database: false,
        schema: false,
        site: false,
        bus: true,
        storage: 'ok',
        draining: false,
      },
    ]);
    expect((await fetch(`${away.url}/healthz`)).status).toBe(200);
    const call = await fetch(`${away.url}/api/members.php`, { headers: { 'accept-language': 'de' } });
    const { error } = (await call.json()) as { error: Record<string, string> };
    expect([call.status, error.code, error.message]).toEqual([503, 'busy', expect.stringContaining('zu viel los')]);
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(error.request_id).toBe(call.headers.get('x-request-id'));
    expect(away.parsed()).toContainEqual(
      expect.objectContaining({ level: 'warn', status: 503, route: '/api/members.php' }),
    );
  },
);

test('a database that misses a migration is named', async () => {
  const db = kindling.db;
  const { rows } = await db.query<{ name: string }>({ text: 'select name from migrations order by id desc limit 1' });
  const [newest] = rows;
  await db.query({ text: 'delete from migrations where name = $1', values: [newest?.name] });
  const reply = await fetch(`${url}/readyz`);
  expect([reply.status, await reply.json()]).toMatchObject([
    503,
    { status: 'schema is too old', database: true, schema: false },
  ]);
  await db.query({ text: 'insert into migrations (name, run_on) values ($1, now())', values: [newest?.name] });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('a database without a site is named, and with one it is ready', async () => {
  const empty = await startTestApp();
  await empty.db.query({ text: 'alter table sites rename to kept' });
  await empty.db.query({ text: 'create table sites (like kept)' });
  const { url: bare } = await listening(empty.services);
  const reply = await fetch(`${bare}/readyz`);
  expect([reply.status, await reply.json()]).toMatchObject([503, { status: 'no site', schema: true, site: false }]);
  await empty.db.query({ text: 'insert into sites select * from kept' });
  expect((await fetch(`${bare}/readyz`)).status).toBe(200);
});

test('the metrics want the token that is set, from this machine too, and without one are for this machine alone', async () => {
  const guarded = await listening({ config: { ...kindling.services.config, metricsToken: 'lamp-lit-lamp-lit' } });
  const asked = async (at: string, headers: Record<string, string>) =>
    (await fetch(`${at}/metrics`, { headers })).status;
  expect(await asked(guarded.url, {})).toBe(403);
  expect(await asked(guarded.url, { authorization: 'Bearer lamp-lit-lamp-lot' })).toBe(403);
  const right = { authorization: 'Bearer lamp-lit-lamp-lit' };
  expect(await asked(guarded.url, right)).toBe(200);
  expect(await asked(guarded.url, { ...right, 'x-forwarded-for': '198.51.100.7' })).toBe(200);
  expect(await asked(url, {})).toBe(200);
  expect(await asked(url, { 'x-forwarded-for': '198.51.100.7' })).toBe(403);
});

test('a proxy elsewhere is believed only where it is named: its metrics, its ids and its country', async () => {
  const config = { ...kindling.services.config, geoipHeader: 'x-country' };
  const asked = async (trustedProxies: readonly string[]) => {
    const app = await buildServer({ ...kindling.services, config: { ...config, trustedProxies } }, null);
    closing.push(() => app.close());
    const headers = { 'x-request-id': 'proxy-4711-abc', 'x-country': 'DE' };
    const from = (remoteAddress: string, url: string) => app.inject({ url, headers, remoteAddress });
    const settings = await from('10.1.2.3', '/api/settings.php');
    return [
      (await from('10.1.2.3', '/metrics')).statusCode,
      (await from('10.2.2.3', '/metrics')).statusCode,
      settings.headers['x-request-id'] === headers['x-request-id'],
      settings.json().settings.geoip_country,
    ];
  };
  expect(await asked(['10.1.0.0/16'])).toEqual([200, 403, true, 'DE']);
  expect(await asked([])).toEqual([403, 403, false, 'NL']);
});

test('a process goes on serving while a newer one has put its own routines in place', async () => {
  const text =
    "insert into routines (name, hash) values ('chat', 'newer') on conflict (name) do update set hash = 'newer'";
  await kindling.db.query({ text });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('the metrics tell of requests by pattern, statements by name, transactions, streams, jobs and the event loop', async () => {
  watchPool('first', { totalCount: 5, idleCount: 2, waitingCount: 7 });
  counterOf('things_total', 'Things.', 'kind')('good', 2);
  await fetch(`${url}/api/members.php?page=1`);
  const text = await (await fetch(`${url}/metrics`)).text();
  for (const line of [
    /^http_request_duration_seconds_count\{route="\/api\/members\.php",method="GET",status="2xx"\} [1-9]/m,
    /^db_query_duration_seconds_count\{statement="select_sites_[0-9a-f]{10}"\} [1-9]/m,
    /^db_transaction_duration_seconds_count\{end="commit"\} [1-9]/m,
    /^db_pool\{pool="first",state="waiting"\} 7$/m,
    /^event_streams_open 0$/m,
    /^event_loop_delay_seconds\{quantile="0\.99",worker="0"\} \d/m,
    /^bus_ready 1$/m,
    /^things_total\{kind="good"\} 2$/m,
    /^process_resident_memory_bytes \d/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toContain('page=1');
});

test('a reader that does not read is cut off, and costs no more than what waits for it', async () => {
  const lazy = await person(kindling, 'lazy');
  const before = countStreams();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(`GET /api/events.php HTTP/1.1\r\nhost: localhost\r\ncookie: ${lazy.cookie}\r\n\r\n`);
  socket.pause();
  await expect.poll(countStreams).toBe(before + 1);
  const text = 'x'.repeat(10_000);
  let sent = 0;
  // What the system keeps between the two comes first; then ours fills.
  while (countStreams() > before && sent < 5000) {
    kindling.services.bus.publish(lazy.id, { type: 'like', text });
    sent += 1;
    // The process sends what it can in a turn of its own.
    if (sent % 20 === 0) await turn();
  }
  expect(countStreams()).toBe(before);
  socket.destroy();
});

test('before a process ends it sends its readers away at different times, takes no new ones and finishes the rest', async () => {
  const reader = await person(kindling, 'reader');
  const opened = await Promise.all(
    [1, 2, 3].map(() => fetch(`${url}/api/events.php`, { headers: { cookie: reader.cookie } })),
  );
  startDraining();
  drainStreams();
  const bodies = await Promise.all(opened.map((reply) => reply.text()));
  const waits = bodies.map((body) => Number(/retry: (\d+)\n: reconnect\n\n$/.exec(body)?.[1]));
  expect(new Set(waits).size).toBeGreaterThan(1);
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(500);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(3000);
  const refused = await fetch(`${url}/api/events.php`, { headers: { cookie: reader.cookie } });
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { status: 'draining', database: true, draining: true },
  ]);
  const call = await fetch(`${url}/api/members.php`);
  expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
});
