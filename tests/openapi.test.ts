import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { modules } from '#app/modules.ts';
import type { ApiDocument, Operation } from '#platform/http/api-document.ts';
import { calls } from './endpoints.ts';
import { startTestApp } from './harness.ts';

const { app } = await startTestApp();
const served = (await app.inject('/api/openapi.json')).json<ApiDocument>();
const operations = Object.entries(served.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);
const operation = (id: string) => operations.find((one) => one.operation.operationId === id)?.operation as Operation;

async function lint(document: object): Promise<string[]> {
  const spectral = new Spectral();
  // Its own type leaves out that it extends nothing.
  spectral.setRuleset({ extends: [[oas as unknown as RulesetDefinition, 'recommended']] });
  const findings = await spectral.run(structuredClone(document) as Record<string, unknown>);
  return findings.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`);
}

test("the document keeps every rule of Spectral's for OpenAPI", async () => {
  expect(await lint(served)).toEqual([]);
});

test('a document without operation ids, tags and an owner is found wanting', async () => {
  const { operationId: _id, description: _description, ...bare } = operation('likeMember');
  const broken = { ...served, info: { title: 'x', version: '1' }, paths: { '/api/like.php': { post: bare } } };
  const findings = (await lint(broken)).join('\n');
  expect(findings).toMatch(/operation-operationId /);
  expect(findings).toMatch(/operation-description /);
  expect(findings).toMatch(/info-contact /);
});

/** What is not for clients of the API: its own document, the demo's conveniences, the page itself. */
const HIDDEN = ['/api/demo-logins.php', '/api/docs', '/api/openapi.json'];

test('every endpoint of a contract has exactly one route, and every route under /api an endpoint', () => {
  const described = calls.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  const routed = modules.flatMap(({ routes = [] }) =>
    routes.map(({ endpoint: { method, path } }) => `${method} ${path}`),
  );
  expect(described.length).toBeGreaterThan(25);
  expect(routed.toSorted()).toEqual(described.toSorted());
  expect(new Set(described).size).toBe(described.length);
  const known = modules.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => endpoint));
  for (const { name, endpoint } of calls) expect(known.includes(endpoint), name).toBe(true);
  const printed = [...app.printRoutes({ commonPrefix: false }).matchAll(/(\/api\/[\w./-]+) \(([\w, ]+)\)/g)];
  const all = printed.flatMap(([, path = '', methods = '']) =>
    methods.split(', ').map((method) => `${method} ${path}`),
  );
  const extra = all.filter((name) => !name.startsWith('HEAD ') && !HIDDEN.some((path) => name.endsWith(path)));
  expect(extra.toSorted()).toEqual(described.filter((name) => name.includes(' /api/')).toSorted());
});

test('an endpoint is named in the document as in its contract, under its feature, which says what it is about', () => {
  const names = calls.map(({ name }) => name);
  expect(operations.map(({ operation: { operationId } }) => operationId).toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
  for (const { description } of served.tags) expect(description).toMatch(/^[A-Z].{5,}[^.]$/);
});

test('every endpoint says in one sentence what it does', () => {
  for (const {
    name,
    operation: { summary },
  } of operations)
    expect(summary, name).toMatch(/^[A-Z].{5,}[^.]$/);
});

test('what is known by a name in a contract stands once in the document, and what nobody uses not at all', () => {
  const { schemas } = served.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['ErrorReply', 'MemberCard', 'MessageView', 'LikeInput']),
  );
  expect(operation('listChats').responses[200]).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ChatsReply' } } },
  });
  expect(operation('likeMember').requestBody).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/LikeInput' } } },
  });
  const text = JSON.stringify(served);
  for (const name of Object.keys(schemas)) expect(text).toContain(`"#/components/schemas/${name}"`);
});

test('who may call, what is refused and how often stand with each endpoint', () => {
  expect(operation('viewMember').security).toEqual([]);
  const like = operation('likeMember');
  expect(like.security).toEqual([{ session: [] }]);
  expect(like.description).toBe('For members. At most 240 calls in 60 seconds from one address.');
  expect(like.responses[403]).toMatchObject({
    description: 'Refused: authentication_required, account_suspended, foreign_origin',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } },
  });
  expect(like.responses[422]).toMatchObject({ description: 'Refused: like_self, like_unsuited' });
  const login = operation('logIn');
  expect(login.responses[429]).toMatchObject({ description: 'Refused: rate_limited, login_blocked' });
  expect(login.description).toBe('For everybody, visitors too. At most 60 calls in 60 seconds from one address.');
  expect(like.responses[429]).toMatchObject({ description: 'Refused: rate_limited' });
  expect(operation('unlikeMember').description).toBe('For members.');
  expect(operation('unlikeMember').responses[429]).toBeUndefined();
  expect(served.components.securitySchemes).toMatchObject({ session: { type: 'apiKey', in: 'cookie', name: 'auth' } });
});

test('a number of an address is told as a number, within its bounds', () => {
  expect(operation('searchMembers').parameters).toContainEqual({
    in: 'query',
    name: 'page',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  });
});
