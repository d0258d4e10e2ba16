import { expect, test } from 'vitest';
import { VELVET } from '#demo/brands.ts';
import { insertBrand } from '#demo/site.ts';
import type { ApiDocument } from '#platform/http/api-document.ts';
import { startTestApp } from '#tests/harness.ts';
import { olderDocument } from './older-document.ts';

const demo = await startTestApp();
const live = await startTestApp({ mode: 'live' }, demo);

test('the API’s page runs by the site’s own files alone, under the policy of every page', async () => {
  const reply = await demo.app.inject('/api/docs');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
  expect(reply.body).not.toMatch(/<style|<script(?! src="\/api\/docs\/)|\son\w+=/);
  const files = [...reply.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    expect(file).toMatch(/^\/api\/docs\/static\//);
    expect((await demo.app.inject(file)).statusCode, file).toBe(200);
  }
});

test('the API’s page shows the whole document', async () => {
  const [shown, whole] = await Promise.all(['/api/docs/json', '/api/openapi.json'].map((url) => demo.app.inject(url)));
  const { paths, openapi, components } = shown?.json() ?? {};
  expect(openapi).toBe('3.0.4');
  const calls = (of: Record<string, object>) => Object.entries(of).flatMap(([path, by]) => [path, ...Object.keys(by)]);
  expect(calls(paths)).toEqual(calls(whole?.json().paths));
  expect(Object.keys(components.schemas)).toEqual(Object.keys(whole?.json().components.schemas));
  // It knows neither.
  expect(/"const":|"type":\s*(?:"null"|\[)/.exec(shown?.body ?? '')?.[0]).toBeUndefined();
});

test('what may be null stays so on the API’s page', () => {
  const schemas = {
    Name: { type: ['string', 'null'] },
    Day: { anyOf: [{ $ref: '#/components/schemas/Name' }, { type: 'null' }], description: 'Of birth' },
    Gone: { type: 'null' },
    Kind: { type: 'string', const: 'gift' },
    Either: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
    Fields: { type: 'object', properties: { type: { type: 'string', const: 'a' }, const: { type: 'string' } } },
  };
  const document = { openapi: '3.1.0', components: { schemas } } as unknown as ApiDocument;
  expect(olderDocument(document).components.schemas).toEqual({
    Name: { type: 'string', nullable: true },
    Day: { nullable: true, allOf: [{ $ref: '#/components/schemas/Name' }], description: 'Of birth' },
    Gone: { type: 'string', enum: [null], nullable: true },
    Kind: { type: 'string', enum: ['gift'] },
    Either: { nullable: true, anyOf: [{ type: 'string' }, { type: 'number' }] },
    Fields: { type: 'object', properties: { type: { type: 'string', enum: ['a'] }, const: { type: 'string' } } },
  });
});

test.each(['/api/docs', '/api/docs/json', '/api/docs/static/swagger-ui-bundle.js', '/demo/outbox', '/demo/sites'])(
  'a live site has no %s',
  async (url) => {
    expect((await live.app.inject(url)).statusCode).toBe(404);
  },
);

test('a brand’s log-in page offers the people of that brand', async () => {
  const { logins } = (await demo.app.inject('/api/demo-logins.php')).json();
  expect(logins.map(({ login }: { login: string }) => login)).toEqual(
    ['free', 'premium', 'new', 'staff', 'bonus'].map((who) => `${who}@kindling.example`),
  );
});

test('the demo’s sites are listed with their addresses, languages, companies and prices', async () => {
  await demo.db.transaction((tx) => insertBrand(tx, VELVET));
  demo.travel(6000);
  const reply = await demo.app.inject('/demo/sites');
  expect(reply.statusCode).toBe(200);
  const rows = reply.body.match(/<tr><th scope="row".*?<\/tr>/gs) ?? [];
  expect(rows).toHaveLength(2);
  for (const word of [
    'Kindling</a>',
    'as the browser',
    'Hearthside Media B.V., Arnhem, NL',
    '2023-12-01',
    '25 for 9.95 EUR',
  ])
    expect(rows[0]).toContain(word);
  for (const word of ['href="http://velvet.localhost:3000"', 'Deutsch', '4, bbw', 'Samt &amp; Seide', '2024-06-03'])
    expect(rows[1]).toContain(word);
  expect(rows[1]).toContain('free@velvet.example');
  expect(reply.body).toContain('#b02062');
  expect(reply.body).not.toMatch(/ style=/);
});
