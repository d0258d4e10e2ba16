import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { precompress } from './precompress-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = 'export const words = "lamplight";\n'.repeat(100);
writeFileSync(join(folder, 'page.js'), script);
writeFileSync(join(folder, 'tiny.js'), '1');
writeFileSync(join(folder, 'photo.webp'), Buffer.alloc(5000));
await precompress(folder);

test('built text files lie there compressed, where that is smaller, and pictures only as they are', () => {
  expect(readdirSync(folder).sort()).toEqual(['page.js', 'page.js.br', 'page.js.gz', 'photo.webp', 'tiny.js']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'page.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'page.js.gz'))).toString()).toBe(script);
});

test('a browser gets the stored copy that it can read, as the script that it is', async () => {
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder, prefix: '/assets/', preCompressed: true });
  const get = (encoding: string) => app.inject({ url: '/assets/page.js', headers: { 'accept-encoding': encoding } });
  const [brotli, gzip, plain] = [await get('gzip, deflate, br'), await get('gzip'), await get('identity')];
  expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  for (const { headers } of [brotli, gzip, plain]) {
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers.vary).toBe('accept-encoding');
  }
  expect(brotli.headers.etag).not.toBe(gzip.headers.etag);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  await app.close();
});
