import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { sendDataHeaders } from './data-headers.ts';

const site = await startTestApp();
const secure = await startTestApp({ publicUrl: 'https://shop.example' });

test('an answer that is data lets a browser run, load and frame nothing of it, and take it for nothing else', async () => {
  for (const url of [
    '/api/settings.php',
    '/api/likes.php',
    '/api/member.php?id=0',
    '/api/nothing.php',
    '/api/openapi.json',
  ]) {
    const { headers } = await site.app.inject({ url });
    expect(headers, url).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  const { headers } = await secure.app.inject({ url: '/api/settings.php' });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

test('everything else has the headers of a page, which let run the scripts that pages contain and no others', async () => {
  for (const url of ['/api/activate.php?token=x', '/nothing']) {
    const { headers } = await site.app.inject({ url });
    expect(headers['content-security-policy'], url).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')*;/);
    for (const closed of ['base-uri', 'object-src', 'frame-ancestors'])
      expect(headers['content-security-policy'], url).toContain(`${closed} 'none'`);
    expect(headers['x-frame-options'], url).toBe('SAMEORIGIN');
  }
});

test('a built file and a photo that are opened by themselves load, run and frame nothing either', async () => {
  const server = Fastify();
  sendDataHeaders(server as never, true);
  for (const url of ['/assets/x.js', '/media/1/card.webp']) server.get(url, async () => 'x');
  for (const url of ['/assets/x.js', '/media/1/card.webp'])
    expect((await server.inject(url)).headers, url).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'x-content-type-options': 'nosniff',
    });
  await server.close();
});
