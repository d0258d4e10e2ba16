import { expect, test } from 'vitest';
import { type Call, calls, freshAddress } from './endpoints.ts';
import { startTestApp } from './harness.ts';
import { type Person, person } from './people.ts';
import { type Cast, type SampleCall, type Sent, sampleCalls } from './sample-calls.ts';

const kindling = await startTestApp();
const { app } = kindling;
const POLLS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];
const writing = calls.filter(({ method, endpoint: { writes } }) => method !== 'GET' || writes);

interface Polled {
  tag: string | undefined;
  body: string;
}
type Seen = Record<string, Polled[]>;

async function poll({ cookie }: Person, url: string, known?: string) {
  const headers = { cookie, ...(known !== undefined && { 'if-none-match': known }) };
  return app.inject({ url, headers });
}

/** What the polls answer each of them, by name. */
async function pollAll(cast: Cast): Promise<Seen> {
  const seen: Seen = {};
  for (const [name, who] of Object.entries(cast) as [string, Person][]) {
    const replies = await Promise.all(POLLS.map((url) => poll(who, url)));
    seen[name] = replies.map(({ headers, payload }) => ({ tag: headers.etag as string | undefined, body: payload }));
  }
  return seen;
}

/** Moves the clock to where nothing changes by time alone for a while, for any of them. */
async function quiet(cast: Cast): Promise<Seen> {
  for (;;) {
    const before = await pollAll(cast);
    kindling.travel(30_000);
    const after = await pollAll(cast);
    kindling.travel(-30_000);
    if (JSON.stringify(before) === JSON.stringify(after)) return before;
    kindling.travel(30_000);
  }
}

let count = 0;
async function castOf({ prepare }: SampleCall): Promise<Cast> {
  count += 1;
  const marit = await person(kindling, `marit${count}`, { premium: true, credits: 50 });
  const joost = await person(kindling, `joost${count}`, { gender: 'male', credits: 50 });
  return { marit, joost, ...(await prepare?.(kindling, { marit, joost })) };
}

async function send({ method, path }: Call, { by, query = '', body, headers }: Sent): Promise<number> {
  const reply = await app.inject({
    method,
    url: path + query,
    remoteAddress: freshAddress(),
    payloadAsStream: true,
    headers: {
      ...(by && { cookie: by.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
  // A stream of events has no end of its own.
  reply.stream().destroy();
  return reply.statusCode;
}

test('every endpoint that writes has a sample call', () => {
  expect(Object.keys(sampleCalls).toSorted()).toEqual(writing.map(({ name }) => name).toSorted());
});

test.each(writing.map((call) => [call.name, call] as const))(
  'after %s nobody is told that their user, chats and likes are as before when they are not',
  async (name, call) => {
    const sampleCall = sampleCalls[name];
    if (!sampleCall) throw new Error(`tests/sample-calls.ts has no sample call for ${name}.`);
    const cast = await castOf(sampleCall);
    if (sampleCall.soon) await quiet(cast);
    const sent = await sampleCall.call(kindling, cast);
    const before = await quiet(cast);
    expect(await send(call, sent)).toBeLessThan(400);
    const after = await pollAll(cast);
    const changed = new Set<string>();
    for (const [who, polled] of Object.entries(before)) {
      for (const [index, { tag, body }] of polled.entries()) {
        const now = after[who]?.[index];
        if (now?.body === body) continue;
        changed.add(who);
        const what = `${who} at ${POLLS[index]}: ${body} became ${now?.body}`;
        expect(tag, what).toBeDefined();
        expect(now?.tag, what).not.toBe(tag);
        const again = await poll(cast[who as keyof Cast] as Person, POLLS[index] ?? '', tag);
        expect(again.statusCode, what).not.toBe(304);
      }
    }
    expect([...changed].toSorted()).toEqual(sampleCall.changes.toSorted());
    // Nor is anybody told anew for whom all is as it was.
    for (const [who, polled] of Object.entries(before))
      if (!changed.has(who) && !sampleCall.toldAnew?.includes(who as keyof Cast))
        expect(after[who]?.map((tag) => tag)).toEqual(polled.map((tag) => tag));
  },
);
