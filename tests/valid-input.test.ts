import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApiDocument, Operation } from '#platform/http/api-document.ts';
import { calls, freshAddress } from './endpoints.ts';
import { startTestApp } from './harness.ts';
import { type Person, person } from './people.ts';
import { type ValueSchema, valuesOf } from './schema-values.ts';

const kindling = await startTestApp();
const { app } = kindling;
const served = (await app.inject('/api/openapi.json')).json<ApiDocument>();

/** Inputs of each operation, for each of who may call. */
const RUNS = 20;

interface Described {
  method: string;
  path: string;
  operation: Operation;
}
const operations: Described[] = Object.entries(served.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

const schemaAt = (ref: string): ValueSchema => {
  const schema = served.components.schemas[ref.replace('#/components/schemas/', '')];
  if (!schema) throw new Error(`The document has no ${ref}.`);
  return schema as ValueSchema;
};

const contentOf = (part: object | undefined): Record<string, { schema: ValueSchema }> =>
  (part as { content?: Record<string, { schema: ValueSchema }> } | undefined)?.content ?? {};

/** What the document says of an operation: a value for each parameter, and a body. */
function inputOf({ operation }: Described) {
  const parameters = operation.parameters ?? [];
  const places = (place: string) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    const fields = here.map(({ name, schema }) => [name, valuesOf(schema as ValueSchema, schemaAt)] as const);
    const requiredKeys = here.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(fields), { requiredKeys }) as fc.Arbitrary<Record<string, unknown>>;
  };
  const [[type, body] = []] = Object.entries(contentOf(operation.requestBody));
  return fc.record({
    path: places('path'),
    query: places('query'),
    body: body ? valuesOf(body.schema, schemaAt) : fc.constant(undefined),
    type: fc.constant(type === '*/*' ? 'text/plain' : type),
  });
}
type Input = ReturnType<typeof inputOf> extends fc.Arbitrary<infer T> ? T : never;

/** Where what is answered has no end, and is read over a connection that can be cut. */
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
async function sendOverWire(url: string, cookie: string | undefined) {
  const cut = new AbortController();
  const reply = await fetch(origin + url, { signal: cut.signal, headers: cookie ? { cookie } : {} });
  const text = reply.ok ? '' : await reply.text();
  cut.abort();
  return { status: reply.status, text };
}

async function send(
  { method, path, operation }: Described,
  { path: named, query, body, type }: Input,
  by: Person | null,
) {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const payload = type === 'application/json' ? JSON.stringify(body) : body;
  const url = `${path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(named[name]).toWellFormed()))}?${words}`;
  if ('text/event-stream' in contentOf(operation.responses[200])) return sendOverWire(url, by?.cookie);
  const reply = await app.inject({
    method: method as 'GET',
    url,
    remoteAddress: freshAddress(),
    headers: { ...(by && { cookie: by.cookie }), ...(type && { 'content-type': type }) },
    ...(payload !== undefined && { payload: payload as string }),
  });
  return { status: reply.statusCode, text: reply.body };
}

const codeIn = ({ status, text }: { status: number; text: string }): string => {
  if (status < 400) return '';
  try {
    return JSON.parse(text).error.code;
  } catch {
    return '';
  }
};

const hasInput = ({ operation }: Described) => operation.parameters || operation.requestBody;

let people = 0;
const somebody = () => {
  people += 1;
  return person(kindling, `marit${people}`, { premium: true, credits: 500 });
};

test.each(operations.filter(hasInput).map((one) => [one.operation.operationId, one] as const))(
  '%s takes whatever the document says that it takes',
  async (id, described) => {
    const { errors = {} } = calls.find(({ name }) => name === id)?.endpoint ?? {};
    // A form whose fields have rules with sentences of their own says so with this code where several are broken.
    const ofForms = (errors as Record<string, number>).invalid_input;
    const callers = described.operation.security.length ? ['member'] : ['member', 'visitor'];
    for (const who of callers) {
      let by = who === 'member' ? await somebody() : null;
      let heard = 0;
      for (const input of fc.sample(inputOf(described), { numRuns: RUNS, seed: 27 })) {
        let reply = await send(described, input, by);
        // A call before may have ended the session or the account.
        if (by && ['authentication_required', 'account_suspended'].includes(codeIn(reply))) {
          by = await somebody();
          reply = await send(described, input, by);
        }
        const code = codeIn(reply);
        if (!['authentication_required', 'rate_limited'].includes(code)) heard += 1;
        const told = `${who}: ${JSON.stringify(input)} -> ${reply.status} ${reply.text.slice(0, 300)}`;
        expect(reply.status, told).toBeLessThan(500);
        if (reply.status !== ofForms) expect(code, told).not.toBe('invalid_input');
      }
      expect(heard, `${who} was heard`).toBeGreaterThan(0);
    }
  },
);
