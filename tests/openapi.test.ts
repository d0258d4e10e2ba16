import { expect, test } from 'vitest';
import { startTestApp } from './harness.ts';
import { operationsOf } from './operations.ts';

const kindling = await startTestApp();
const operations = await operationsOf(kindling.app);

/** What is not for clients of the API: its own document, the demo's conveniences, the page itself. */
const HIDDEN = ['/api/demo-logins.php', '/api/docs', '/api/openapi.json'];

/** What answers with no JSON: a stream, a redirect, and what only providers read. */
const WITHOUT_JSON = ['get /api/events.php', 'get /api/activate.php', 'post /api/webhook.php'];

test('every route under /api is in the document, except those hidden on purpose', () => {
  const routes = [...kindling.app.printRoutes({ commonPrefix: false }).matchAll(/(\/api\/[\w.-]+) \(([\w, ]+)\)/g)];
  const served = routes.flatMap(([, path = '', methods = '']) =>
    methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method.toLowerCase()} ${path}`),
  );
  const documented = operations
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => name.includes(' /api/'));
  expect(served.length).toBeGreaterThan(20);
  expect(served.filter((name) => !HIDDEN.some((path) => name.endsWith(path))).sort()).toEqual(documented.sort());
});

test('every route says in one sentence what it does, under its noun', () => {
  for (const { method, path, operation } of operations) {
    expect(operation.summary, `${method} ${path}`).toMatch(/^[A-Z].{5,}[^.]$/);
    expect(operation.tags, `${method} ${path}`).toHaveLength(1);
  }
});

test('every route under /api says what it answers with', () => {
  const silent = operations
    .filter(({ operation }) => !operation.responses['200']?.content?.['application/json']?.schema)
    .map(({ method, path }) => `${method} ${path}`);
  expect(silent.filter((name) => name.includes(' /api/')).sort()).toEqual([...WITHOUT_JSON].sort());
});

test('every route that writes says what it takes', () => {
  const writing = operations.filter(
    ({ method, path }) => method !== 'get' && !WITHOUT_JSON.includes(`${method} ${path}`),
  );
  const bodiless = writing.filter(({ operation }) => !operation.requestBody).map(({ path }) => path);
  // It needs nothing but who asks.
  expect(bodiless).toEqual(['/api/activation-mail.php']);
});
