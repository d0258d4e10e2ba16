import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';

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
  expect(shown?.json()).toEqual(whole?.json());
});

test.each(['/api/docs', '/api/docs/json', '/api/docs/static/swagger-ui-bundle.js', '/demo/outbox'])(
  'a live site has no %s',
  async (url) => {
    expect((await live.app.inject(url)).statusCode).toBe(404);
  },
);

test('a brand’s log-in page offers the people of that brand', async () => {
  const { logins } = (await demo.app.inject('/api/demo-logins.php')).json();
  expect(logins.map(({ login }: { login: string }) => login)).toEqual(
    ['free', 'premium', 'new', 'staff'].map((who) => `${who}@kindling.example`),
  );
});
