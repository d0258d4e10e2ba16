import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorCode } from '#platform/errors.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { SESSION_COOKIE } from '#product/accounts/sessions/sessions.ts';
import { type Call, calls, freshAddress, type Schema, TOO_LONG } from './endpoints.ts';
import { startTestApp } from './harness.ts';
import { person, staff } from './people.ts';

const kindling = await startTestApp();
const { app, db } = kindling;
const marit = await person(kindling, 'marit', { credits: 50, language: 'de' });
const ada = await staff(kindling, 'ada', 'admin');
await db.query({ text: "update accounts set language = 'de' where id = $1", values: [ada.id] });
const writing = calls.filter(({ method }) => method !== 'GET');
const german = serverText('errors')(formatLocaleOf('de', 'NL'));

/** A link in a mail answers with a page, whatever is wrong; a logout ends our session. */
const ANSWERS_WITH_A_PAGE = '/api/activate.php';
/** Links in mails that do their work again and again, and mail programs' own buttons. */
const MAIL_LINKS = ['/api/saved-search-alerts-off.php', '/api/mail-off.php', '/api/mail-notifications.php'];
const LOGOUT = '/api/logout.php';
/** Answer everybody with another challenge. */
const CHALLENGES = ['/api/passkey-challenge.php', '/api/captcha.php'];
/** Called by other servers, who prove themselves by a signature or a password. */
const WEBHOOK = '/api/webhook.php';
const WEBHOOKS = [WEBHOOK, '/api/mail-report.php'];

let before: Record<string, number>;
beforeAll(async () => {
  // The first refusal of all makes the key of the log's pseudonyms.
  await app.inject({ method: 'POST', url: '/api/user.php', payload: {} });
  await kindling.services.security.settle();
  before = await rowCounts();
});
afterAll(async () => {
  expect(await rowCounts(), 'rows of all tables').toEqual(before);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

async function rowCounts(): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>({
    text: "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  });
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const counted = await db.query<{ rows: number }>({ text: `select count(*)::int as rows from "${name}"` });
    counts[name] = counted.rows[0]?.rows ?? -1;
  }
  return counts;
}

interface Sent {
  query?: string;
  body?: string;
  headers?: Record<string, string>;
  cookie?: string;
}

/** One call, each from an address of its own, so that no limit answers in place of the check. */
async function send(method: string, path: string, { query = '', body, headers = {}, ...sent }: Sent) {
  const cookie = sent.cookie ?? (path.startsWith('/api/admin/') ? ada : marit).cookie;
  return app.inject({
    method: method.toUpperCase() as 'GET',
    url: path + query,
    remoteAddress: freshAddress(),
    headers: {
      'accept-language': 'de',
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
}

type Reply = Awaited<ReturnType<typeof send>>;

/** A failure of the given status with a code, told in German. */
function expectRefusal(reply: Reply, status: number | number[], what: string): void {
  expect([status].flat(), `${what}: ${reply.statusCode} ${reply.body.slice(0, 200)}`).toContain(reply.statusCode);
  const { error } = reply.json();
  if (reply.statusCode === 400) expect(Object.keys(error.fields ?? {}), what).not.toEqual([]);
  expect(error.code, what).toMatch(/^[a-z_]+$/);
  expect(error.message, what).not.toBe(error.code);
  const sentence = german(error.code as ErrorCode, { name: '', minutes: 1, max: 1000, min_age: 18 });
  if (!/\d/.test(sentence)) expect(error.message, what).toBe(sentence);
}

const name = ({ method, path }: Call) => `${method} ${path}`;

test('a body that is no JSON is refused', async () => {
  for (const call of writing.filter(({ body }) => body)) {
    for (const body of ['{', '{"a":', 'hello', '{"a":1}}', '\u0000', '']) {
      expectRefusal(await send(call.method, call.path, { body }), 400, `${name(call)} with ${JSON.stringify(body)}`);
    }
  }
});

test('a body of another type of content is refused', async () => {
  for (const call of writing.filter(({ body }) => body)) {
    const reply = await send(call.method, call.path, { body: '<a/>', headers: { 'content-type': 'application/xml' } });
    expectRefusal(reply, 415, name(call));
  }
});

test('a body of ten megabytes is refused before it is read', async () => {
  const headers = { 'content-length': `${TOO_LONG}` };
  for (const call of writing)
    expectRefusal(await send(call.method, call.path, { body: '{}', headers }), 413, name(call));
});

test('a body that is no object, or lacks what is needed, is refused, and what it lacks is named', async () => {
  for (const call of writing) {
    const schema = call.body;
    if (!schema) continue;
    const bodies = ['null', '[]', '7', '"text"', 'true', ...(schema.required?.length ? ['{}'] : [])];
    for (const body of bodies) {
      const reply = await send(call.method, call.path, { body });
      // A number stands for a field there, and a text is a wrong one.
      const isBare = call.endpoint.bare !== undefined && body === '7';
      expectRefusal(reply, isBare ? 404 : 400, `${name(call)} with ${body}`);
      if (body === '{}')
        expect(Object.keys(reply.json().error.fields), name(call)).toEqual(
          expect.arrayContaining(schema.required ?? []),
        );
    }
  }
});

/** Values that a field of this schema does not take. */
function wrongValues(schema: Schema): unknown[] {
  const [only, nothing] = schema.anyOf ?? [];
  // What may be empty takes null, and for the rest is what it may hold.
  if (only && nothing?.type === 'null') return wrongValues(only).filter((value) => value !== null);
  const values: unknown[] = [null, [[]]];
  if (schema.type !== 'object' || schema.required?.length) values.push({});
  if (schema.type !== 'array' || schema.minItems) values.push([]);
  if (schema.type === 'string' || schema.enum) values.push(7, true);
  if (schema.enum) values.push('nothing of the kind', '');
  if (schema.type === 'integer' || schema.type === 'number') {
    values.push('seven', '7', -1, 1.5, 1e300, true);
    if (schema.minimum !== 0) values.push(0);
  }
  if (schema.type === 'boolean') values.push('true', 1);
  return values;
}

test('a field of a wrong type is refused and named', async () => {
  for (const call of writing) {
    for (const [field, schema] of Object.entries(call.body?.properties ?? {})) {
      for (const value of wrongValues(schema)) {
        const what = `${name(call)} with ${field}: ${JSON.stringify(value)}`;
        const reply = await send(call.method, call.path, { body: JSON.stringify({ [field]: value }) });
        expectRefusal(reply, 400, what);
        expect(Object.keys(reply.json().error.fields ?? {}), what).toContainEqual(expect.stringMatching(field));
      }
    }
  }
});

test('a number in the address that is none, negative or endless is refused and named', async () => {
  for (const call of calls) {
    for (const [word, { type }] of Object.entries(call.query?.properties ?? {})) {
      if (type !== 'integer') continue;
      for (const value of ['x', '-1', '0', '1.5', '1e3', '9'.repeat(30), '', '%00', '1%27--', `1&${word}=2`]) {
        const what = `${name(call)}?${word}=${value}`;
        const reply = await send(call.method, call.path, { query: `?${word}=${value}` });
        expectRefusal(reply, 400, what);
        // 0 is a place in a file.
        if (value !== '0') expect(Object.keys(reply.json().error.fields), what).toContain(word);
      }
    }
  }
});

test('a word that stands twice in the address is refused where one value is meant', async () => {
  // The words of an advert's link are nobody's mistake: what cannot be read of them is left out.
  const lenient = ['/api/settings.php', ANSWERS_WITH_A_PAGE, ...MAIL_LINKS];
  let tried = 0;
  for (const call of calls) {
    for (const [word, { type }] of Object.entries(call.query?.properties ?? {})) {
      if (type !== 'string' || lenient.includes(call.path)) continue;
      tried += 1;
      const query = `?${word}=a&${word}=b`;
      const reply = await send(call.method, call.path, { query });
      expectRefusal(reply, 400, name(call) + query);
      expect(Object.keys(reply.json().error.fields), name(call) + query).toContain(word);
    }
  }
  expect(tried).toBeGreaterThan(5);
});

test.each([
  ['post', '/api/chat.php', { body: 'hello' }, 'conversation_id'],
  ['post', '/api/chat.php', { profile_id: 1, body: '', gift: 'rose', photo_id: 1 }, 'photo_id'],
  ['delete', '/api/chat.php', {}, 'id'],
  ['delete', '/api/chat.php', { id: 1, profile_id: 1 }, 'id'],
  ['delete', '/api/chat.php', 'seven', 'id'],
  ['delete', '/api/chat.php', 0, 'id'],
])('%s %s with %j names %s', async (method, path, body, field) => {
  const key = '0b6c1b1e-6f4e-4c8e-9f0a-0d5a8c1d2e3f';
  const sent = method === 'post' && typeof body === 'object' && path.includes('chat') ? { key, ...body } : body;
  const reply = await send(method, path, { body: JSON.stringify(sent) });
  expect([reply.statusCode, Object.keys(reply.json().error.fields ?? {})]).toEqual([400, [field]]);
});

test('an id of nobody and nothing is answered as not found', async () => {
  const nobody = 987_654_321;
  const key = '0b6c1b1e-6f4e-4c8e-9f0a-0d5a8c1d2e3f';
  const tried = [
    ['get', '/api/member.php', `?id=${nobody}`, undefined],
    ['get', '/api/similar-members.php', `?id=${nobody}`, undefined],
    ['get', '/api/chat.php', `?id=${nobody}`, undefined],
    ['get', '/api/chat.php', `?profile_id=${nobody}`, undefined],
    ['get', '/api/payment.php', `?id=${nobody}`, undefined],
    ['get', '/api/checkout.php', `?package_id=${nobody}`, undefined],
    ['get', '/media/999999/card.webp', '', undefined],
    ['post', '/api/chat.php', '', { conversation_id: nobody, key, body: 'hello' }],
    ['post', '/api/chat.php', '', { profile_id: nobody, key, body: 'hello' }],
    ['put', '/api/chat.php', '', { conversation_id: nobody, message_id: 1 }],
    ['delete', '/api/chat.php', '', { conversation_id: nobody }],
    ['delete', '/api/chat.php', '', { id: nobody }],
    ['delete', '/api/chat.php', '', nobody],
    ['post', '/api/like.php', '', { profile_id: nobody }],
    ['get', '/api/photo-upload.php', `?id=${key}`, undefined],
    ['put', '/api/photo-upload.php', `?id=${key}&offset=0`, {}],
    ['delete', '/api/photo-upload.php', '', { id: key }],
    ['post', '/api/photo.php', '', { upload: key }],
    ['put', '/api/photo.php', '', { id: nobody, turn: 'right', crop: { left: 0, top: 0, width: 1, height: 1 } }],
    ['delete', '/api/photo.php', '', { id: nobody }],
    ['put', '/api/photos.php', '', { order: [nobody] }],
    ['get', '/api/chat-photo.php', `?id=${nobody}`, undefined],
    ['post', '/api/chat-photo.php', '', { upload: key, profile_id: nobody }],
    ['get', '/media/chat/999999/large.webp', '', undefined],
    [
      'post',
      '/api/payment.php',
      '',
      { package_id: nobody, method: 'card', key, total: { amount: 995, currency: 'EUR' } },
    ],
  ] as const;
  for (const [method, path, query, body] of tried) {
    const reply = await send(method, path, { query, ...(body && { body: JSON.stringify(body) }) });
    expectRefusal(reply, 404, `${method} ${path}${query} ${JSON.stringify(body)}`);
  }
});

test('calls that another site makes a browser send are refused', async () => {
  for (const call of calls) {
    if (
      [ANSWERS_WITH_A_PAGE, ...MAIL_LINKS.slice(0, 2), ...WEBHOOKS].includes(call.path) ||
      !call.path.startsWith('/api/')
    )
      continue;
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
    ]) {
      const what = `${name(call)} ${JSON.stringify(headers)}`;
      const reply = await send(call.method, call.path, { headers, ...(call.method !== 'GET' && { body: '{}' }) });
      expectRefusal(reply, 403, what);
      expect(reply.json().error.code, what).toBe('foreign_origin');
    }
  }
});

test('a webhook without a right signature is refused, and one of an unknown provider not found', async () => {
  expectRefusal(await send('post', WEBHOOK, { query: '?provider=sandbox', body: '{}' }), 403, 'unsigned');
  expectRefusal(await send('post', WEBHOOK, { query: '?provider=nobody', body: '{}' }), 404, 'unknown');
  expectRefusal(await send('post', WEBHOOK, { body: '{}' }), 404, 'unnamed');
});

test('a forged, broken or expired session is a visitor', async () => {
  const expired = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(expired).digest();
  await db.query({
    text: "insert into sessions (token_hash, account_id, expires_at) values ($1, $2, now() - interval '1 minute')",
    values: [hash, marit.id],
  });
  const cookies = [
    randomBytes(32).toString('base64url'),
    'x',
    '',
    '%00',
    '%',
    `${expired}x`,
    'a'.repeat(5000),
    expired,
  ];
  for (const call of calls) {
    if ([LOGOUT, ANSWERS_WITH_A_PAGE, ...MAIL_LINKS, ...WEBHOOKS, ...CHALLENGES].includes(call.path)) continue;
    const body = call.method === 'GET' ? {} : { body: '{}' };
    const visitor = await send(call.method, call.path, { cookie: '', ...body });
    for (const value of cookies) {
      const reply = await send(call.method, call.path, { cookie: `${SESSION_COOKIE}=${value}`, ...body });
      expect(reply.statusCode, `${name(call)} with ${value}`).toBe(visitor.statusCode);
      expect(reply.body, `${name(call)} with ${value}`).toBe(visitor.body);
    }
    if (visitor.statusCode >= 400) expectRefusal(visitor, [400, 403, 404], name(call));
  }
  await db.query({ text: 'delete from sessions where token_hash = $1', values: [hash] });
});

test('a method that an address does not take is refused with those it takes', async () => {
  const methods = ['get', 'post', 'put', 'delete', 'patch', 'options', 'trace'];
  for (const path of new Set(calls.map(({ path }) => path).filter((path) => path.startsWith('/api/')))) {
    const taken: string[] = calls.filter((one) => one.path === path).map(({ method }) => method.toLowerCase());
    for (const method of methods.filter((one) => !taken.includes(one))) {
      const reply = await send(method, path, {});
      expectRefusal(reply, 405, `${method} ${path}`);
      const allowed = String(reply.headers.allow).toLowerCase().split(', ');
      expect(allowed, `${method} ${path}`).toEqual(expect.arrayContaining(taken));
    }
  }
});

test('an address of the API that does not exist is not found, whatever the method', async () => {
  for (const path of ['/api/', '/api/nothing.php', '/api/chats', '/api/../etc/passwd', '/api/chat.php/1'])
    for (const method of ['get', 'post', 'delete'])
      expectRefusal(await send(method, path, {}), 404, `${method} ${path}`);
});
