import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import type { App } from './app.ts';
import { compressAnswers } from './compress.ts';

const kindling = await startTestApp();
const { app } = kindling;

const get = (url: string, encoding: string, cookie = '') =>
  app.inject({ url, headers: { 'accept-encoding': encoding, cookie } });

test('data over a kilobyte come in the best encoding that the browser takes, and say that they vary by it', async () => {
  const url = '/api/openapi.json';
  const plain = await app.inject({ url });
  expect(plain.rawPayload.length).toBeGreaterThan(1024);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const zstd = await get(url, 'gzip, deflate, br, zstd');
  const brotli = await get(url, 'gzip, deflate, br');
  const gzip = await get(url, 'gzip');
  const refused = await get(url, 'br;q=0, gzip;q=0');
  for (const { headers } of [plain, zstd, brotli, gzip, refused]) expect(headers.vary).toBe('accept-encoding');
  expect(zstd.headers['content-encoding']).toBe('zstd');
  expect(zstdDecompressSync(zstd.rawPayload).toString()).toBe(plain.body);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(refused.body).toBe(plain.body);
});

test('a short answer is sent as it is', async () => {
  const reply = await get('/api/user.php', 'br');
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.json()).toMatchObject({ user: null });
});

test('a photo, a part of a file and what is compressed already are left as they are', async () => {
  const server: App = Fastify();
  compressAnswers(server);
  const bytes = Buffer.alloc(5000);
  server.get('/photo', (_request, reply) => reply.type('image/webp').send(bytes));
  server.get('/part', (_request, reply) => reply.type('text/css').header('content-range', 'bytes 0-1/2').send(bytes));
  server.get('/ready', (_request, reply) => reply.type('text/css').header('content-encoding', 'br').send(bytes));
  for (const url of ['/photo', '/part', '/ready']) {
    const { rawPayload } = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(rawPayload.equals(bytes), url).toBe(true);
  }
});

test('live events come piece by piece, uncompressed', async () => {
  const marit = await person(kindling, 'marit-live');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const abort = new AbortController();
  const reply = await fetch(`${address}/api/events.php`, {
    headers: { cookie: marit.cookie, 'accept-encoding': 'br' },
    signal: abort.signal,
  });
  expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(reply.headers.get('content-encoding')).toBeNull();
  abort.abort();
});
