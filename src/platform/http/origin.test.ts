import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';

const plain = await startTestApp();
const secure = await startTestApp({ publicUrl: 'https://www.example.com' }, plain);

async function codeOf({ app }: typeof plain, headers: Record<string, string>): Promise<string> {
  const reply = await app.inject({ method: 'POST', url: '/api/like.php', headers, payload: { profile_id: 1 } });
  return reply.json().error.code;
}

test.each(['https://www.example.com', 'https://www.example.com:443'])(
  'behind a proxy for TLS a page at %s is the site’s own, whether the proxy tells the scheme or not',
  async (origin) => {
    for (const told of [{}, { 'x-forwarded-proto': 'https' }])
      expect(await codeOf(secure, { host: 'www.example.com', origin, ...told })).toBe('authentication_required');
  },
);

test.each(['http://www.example.com', 'https://www.example.com:8443', 'https://example.com', 'null', 'https:'])(
  'a page at %s is foreign to https://www.example.com',
  async (origin) => {
    for (const told of ['http', 'https'])
      expect(await codeOf(secure, { host: 'www.example.com', origin, 'x-forwarded-proto': told })).toBe(
        'foreign_origin',
      );
  },
);

test('without a proxy a page is of the site when it came by plain http from the same port', async () => {
  const host = '127.0.0.1:3000';
  expect(await codeOf(plain, { host, origin: 'http://127.0.0.1:3000' })).toBe('authentication_required');
  for (const origin of ['https://127.0.0.1:3000', 'http://127.0.0.1:3001', 'http://localhost:3000'])
    expect(await codeOf(plain, { host, origin })).toBe('foreign_origin');
  expect(await codeOf(plain, { host, origin: 'https://127.0.0.1:3000', 'x-forwarded-proto': 'https' })).toBe(
    'authentication_required',
  );
});

test('a host that is none makes no page the site’s own', async () => {
  expect(await codeOf(plain, { host: 'a b', origin: 'http://a b' })).toBe('foreign_origin');
});
