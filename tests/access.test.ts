import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Access } from '#platform/http/endpoint.ts';
import { PROOF_COOKIE } from '#product/accounts/logins/give-proof.ts';
import { type Call, calls, freshAddress, TOO_LONG } from './endpoints.ts';
import { startTestApp } from './harness.ts';
import { person, staff } from './people.ts';

const kindling = await startTestApp();
const { app, db } = kindling;
const joost = await person(kindling, 'joost', { gender: 'male' });

let count = 0;
const named = () => {
  count += 1;
  return `caller${count}`;
};
const withStatus = async (status: 'blocked' | 'deleted') => {
  const { id, cookie } = await person(kindling, named());
  await db.query({ text: 'update accounts set status = $2 where id = $1', values: [id, status] });
  return cookie;
};

/** Who is banned and has just given the right password: a proof in the browser, and no session. */
async function withProof() {
  const { id } = await person(kindling, named());
  const token = randomBytes(32).toString('base64url');
  await db.query({ text: "update accounts set status = 'blocked' where id = $1", values: [id] });
  await db.query({
    text: `insert into login_proofs (token_hash, account_id, purpose, created_at, expires_at)
      values ($1, $2, 'banned', now(), now() + interval '15 minutes')`,
    values: [createHash('sha256').update(token).digest(), id],
  });
  return `${PROOF_COOKIE}=${token}`;
}

/** Cookies of those who may call. */
const CALLERS = {
  visitor: async () => '',
  deleted: () => withStatus('deleted'),
  suspended: () => withStatus('blocked'),
  banned: withProof,
  unconfirmed: async () => (await person(kindling, named(), { confirmed: false })).cookie,
  free: async () => (await person(kindling, named())).cookie,
  premium: async () => (await person(kindling, named(), { premium: true, credits: 50 })).cookie,
  moderator: async () => (await staff(kindling, named(), 'moderator')).cookie,
  support: async () => (await staff(kindling, named(), 'support')).cookie,
  finance: async () => (await staff(kindling, named(), 'finance')).cookie,
  admin: async () => (await staff(kindling, named(), 'admin')).cookie,
};
type Caller = keyof typeof CALLERS;

/** Who is nobody: sessions of suspended and deleted accounts belong to no one. */
const NOBODY = {
  visitor: 'authentication_required',
  deleted: 'authentication_required',
  suspended: 'authentication_required',
  banned: 'authentication_required',
} as const;
const { banned: _, ...NO_PROOF } = NOBODY;
const NO_ROLE = {
  moderator: 'authentication_required',
  support: 'authentication_required',
  finance: 'authentication_required',
  admin: 'authentication_required',
} as const;
const NO_MEMBER = { ...NOBODY, ...NO_ROLE };
const NO_STAFF = { ...NOBODY, unconfirmed: 'forbidden', free: 'forbidden', premium: 'forbidden' } as const;

/** By which code an access refuses whom; it admits those who are not named. */
const REFUSED: Record<Access, Partial<Record<Caller, string>>> = {
  anyone: {},
  session: NOBODY,
  suspended: { ...NO_PROOF, ...NO_ROLE },
  member: NO_MEMBER,
  confirmed: { ...NO_MEMBER, unconfirmed: 'email_not_confirmed' },
  premium: { ...NO_MEMBER, unconfirmed: 'email_not_confirmed', free: 'premium_only' },
  staff: NO_STAFF,
  moderator: { ...NO_STAFF, support: 'forbidden', finance: 'forbidden' },
  support: { ...NO_STAFF, moderator: 'forbidden', finance: 'forbidden' },
  finance: { ...NO_STAFF, moderator: 'forbidden', support: 'forbidden' },
  admin: { ...NO_STAFF, moderator: 'forbidden', support: 'forbidden', finance: 'forbidden' },
};

interface Sent {
  query?: string;
  body?: string;
  type?: string;
  /** What the body says of its length. */
  bytes?: number;
}

const send = ({ method, path }: Call, cookie: string, { query = '', body, type = 'application/json', bytes }: Sent) =>
  app.inject({
    method,
    url: path + query,
    remoteAddress: freshAddress(),
    headers: {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': type }),
      ...(bytes && { 'content-length': `${bytes}` }),
    },
    ...(body !== undefined && { payload: body }),
  });

/** Input that no endpoint with an input takes, and some that many do. */
const INPUTS = (method: Call['method']): [what: string, sent: Sent][] =>
  method === 'GET'
    ? [
        ['nothing', {}],
        ['a number that is none', { query: '?id=x&page=x&package_id=x&country=%00' }],
        ['a member', { query: `?id=${joost.id}&profile_id=${joost.id}&package_id=1` }],
      ]
    : [
        ['nothing', {}],
        ['no JSON', { body: '{' }],
        ['another type of content', { body: '<a/>', type: 'application/xml' }],
        ['ten megabytes', { body: '{}', bytes: TOO_LONG }],
        ['fields of a wrong type', { body: '{"profile_id":"x","language":7,"key":[]}' }],
      ];

const ACCESS_CODES = [
  'authentication_required',
  'account_suspended',
  'email_not_confirmed',
  'premium_only',
  'forbidden',
];

describe.each(Object.keys(CALLERS) as Caller[])('to a caller who is %s', (who) => {
  let caller: Promise<string> | undefined;
  test.each(calls.map((call) => [call.name, call] as const))('%s says whether they may', async (_name, call) => {
    const refused = REFUSED[call.endpoint.access][who];
    caller ??= CALLERS[who]();
    const cookie = await caller;
    for (const [what, sent] of INPUTS(call.method)) {
      // Only who is refused gets an end of it.
      if (!refused && call.endpoint.type === 'text/event-stream') continue;
      const reply = await send(call, cookie, sent);
      const told = `${what}: ${reply.statusCode} ${reply.body.slice(0, 200)}`;
      if (refused) {
        expect(reply.statusCode, told).toBe(403);
        expect(reply.json().error.code, told).toBe(refused);
        expect(reply.json().authentication_required ?? false, told).toBe(refused === 'authentication_required');
      } else {
        expect(reply.statusCode, told).toBeLessThan(500);
        const code = reply.statusCode >= 400 ? reply.json().error.code : '';
        expect(ACCESS_CODES, told).not.toContain(code);
        // A call that was carried out may have ended the session or changed who calls.
        if (!code && (call.method !== 'GET' || call.endpoint.writes)) caller = undefined;
      }
    }
  });
});
