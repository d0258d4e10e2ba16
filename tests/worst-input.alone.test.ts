import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Call, calls, freshAddress } from './endpoints.ts';
import { startTestApp } from './harness.ts';
import { person } from './people.ts';
import { type Cast, type Sent, sampleCalls } from './sample-calls.ts';
import { textsIn, type ValueSchema, valuesOf, type WordedText } from './schema-values.ts';

const kindling = await startTestApp();
const { app } = kindling;

/** Milliseconds of the main thread that one call may take. */
const MAX_BLOCK_MS = 100;
/** Units of what is sent where only the size of a call bounds it. */
const LARGEST = 200_000;

/** Characters of what nearly is an address or a message: what is longer is refused before it is looked into. */
const TAKEN = [245, 1000];

/** What costs most, again and again: one letter, nothing, labels, beginnings of tags, addresses and numbers; marks, joiners, letters that become many. */
const WORST = [
  ...['a', ' ', 'a.', 'a-', '<svg ', '0', '1 ', '+31 ', '@', 'a@a.', '%40', 'www.', '\\', '"'],
  ...[
    '\u0301\u0323',
    `a${'\u0301\u0323'.repeat(4)}`,
    '👩\u200d',
    '\ufdfa',
    'İ',
    '\u202e',
    '\ud800',
    'on whats ',
    'nl91 ',
  ],
];
/** Of a text that is short by its length. */
const WORST_SHORT = ['a.', '0', '👩\u200d'];
const SHORT = 100;

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts as long as may be, as long as is looked into, what all but is an address, and what all but fits the field's pattern. */
function worstTexts({ most, nearMiss, isShort }: WordedText, bound: number): string[] {
  const misses = nearMiss === undefined ? [] : [nearMiss];
  if (isShort) return misses;
  const longest = Math.min(most ?? bound, bound);
  if (longest <= SHORT) return [...misses, ...WORST_SHORT.map((unit) => filled(unit, longest))];
  const lengths = [longest, ...TAKEN.filter((length) => length < longest)];
  const near = ['a.', 'a-', 'a', 'ü.'].map((unit) => `a@${filled(unit, Math.min(longest, 247) - 6)}.nl`);
  return [...misses, ...near, ...WORST.flatMap((unit) => lengths.map((length) => filled(unit, length)))];
}

let people = 0;
async function castFor({ name }: Call): Promise<Cast> {
  people += 1;
  const traits = { premium: true, credits: 5000 };
  const cast = {
    marit: await person(kindling, `marit${people}`, traits),
    joost: await person(kindling, `joost${people}`, { ...traits, gender: 'male' }),
  };
  return { ...cast, ...(await sampleCalls[name]?.prepare?.(kindling, cast)) };
}

const sampleCall = async ({ name }: Call, cast: Cast): Promise<Sent> =>
  (await sampleCalls[name]?.call(kindling, cast)) ?? { by: cast.marit };

/** What a call without a sample call sends. */
const sample = (schema: ValueSchema | undefined) =>
  schema ? (fc.sample(valuesOf(schema), { numRuns: 1, seed: 7 })[0] as object) : undefined;

/** A copy of an input with a text at the end of a way. */
function withText(input: unknown, [step, ...rest]: string[], text: string): unknown {
  if (step === undefined) return text;
  if (step === '0') return [withText(Array.isArray(input) ? input[0] : undefined, rest, text)];
  const known = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  return { ...known, [step]: withText(known[step], rest, text) };
}

async function send({ method, path }: Call, { by, query = '', body, headers }: Sent): Promise<[number, number]> {
  const before = process.threadCpuUsage();
  const reply = await app.inject({
    method,
    url: path + query,
    remoteAddress: freshAddress(),
    headers: {
      ...(by && { cookie: by.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
  const { user, system } = process.threadCpuUsage(before);
  return [(user + system) / 1000, reply.statusCode];
}

const inQuery = (values: unknown) =>
  `?${new URLSearchParams(Object.entries(values as Record<string, string>).map(([name, value]) => [name, String(value)]))}`;

/** Calls whose texts are tried: a stream has none, and what bytes cost is told where pictures are read. */
const worded = calls
  .map((call) => ({
    call,
    texts: [
      ...textsIn(call.body ?? {}).map((text) => ({ ...text, place: 'body' as const })),
      ...textsIn(call.query ?? {}).map((text) => ({ ...text, place: 'query' as const })),
    ],
  }))
  .filter(({ call, texts }) => texts.length > 0 && call.endpoint.type !== 'text/event-stream');

test('every text that a caller words has a length', () => {
  const endless = worded.flatMap(({ call, texts }) =>
    texts.filter(({ most, isShort }) => most === null && !isShort).map(({ way }) => `${call.name}: ${way.join('.')}`),
  );
  expect(endless).toEqual([]);
});

test.each(worded.map((one) => [one.call.name, one] as const))(
  '%s holds the process for no moment, whatever the worst and longest is that it is told',
  async (_name, { call, texts }) => {
    let cast = await castFor(call);
    for (let warm = 0; warm < 2; warm += 1) await send(call, await sampleCall(call, cast));
    for (const worded of texts) {
      const { way, place } = worded;
      for (const text of worstTexts(worded, place === 'query' ? 4000 : LARGEST)) {
        let least = Number.POSITIVE_INFINITY;
        for (let run = 0; run < 3 && least >= MAX_BLOCK_MS; run += 1) {
          const sent = await sampleCall(call, cast);
          const worst =
            place === 'query'
              ? { ...sent, query: inQuery(withText(sample(call.query), way, text)) }
              : { ...sent, body: withText(sent.body ?? sample(call.body), way, text) as object };
          const [took, status] = await send(call, worst);
          // Who may not call any more, or too often, is told nothing of what this costs.
          if (status === 403 || status === 429) cast = await castFor(call);
          least = Math.min(least, took);
        }
        expect(least, `${way.join('.')}: ${text.slice(0, 12)}`).toBeLessThan(MAX_BLOCK_MS);
      }
    }
  },
);
