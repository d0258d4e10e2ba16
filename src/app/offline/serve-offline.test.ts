import { createContext, runInContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const MAX_WORKER_BYTES = 12_000;

const kindling = await startTestApp();
const page = await servePagesOf(kindling);

test('the page without a connection is in the reader’s language and the brand’s look, and about nobody', async () => {
  const german = await page('/offline', { 'accept-language': 'de' });
  expect(german.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-language': 'de' });
  expect(german.html).toContain('<html lang="de">');
  expect(german.html).toContain('Gerade gibt es keine Verbindung.');
  expect((await page('/offline')).html).toContain('There is no connection right now.');
  await kindling.db.query({
    text: 'update sites set settings = settings || $1::jsonb where is_default',
    values: [JSON.stringify({ name: 'Vel</script>vet', primary_color: '#7a1fa2' })],
  });
  kindling.travel(6000);
  const { html, headers } = await page('/offline');
  expect(html).toContain('Vel&lt;/script&gt;vet');
  expect(html).not.toContain('Kindling');
  expect(String(headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-/);
});

test('the one worker is a script that runs, of less than 12 kB as it is sent', async () => {
  const { body, headers } = await page.inject({ url: '/sw-push.js' });
  expect(headers['cache-control']).toBe('no-cache');
  expect(brotliCompressSync(body).length).toBeLessThan(MAX_WORKER_BYTES);
  const heard: string[] = [];
  const self = {
    addEventListener: (type: string) => heard.push(type),
    location: { origin: 'https://kindling.example' },
  };
  runInContext(body, createContext({ self, URL, Promise }));
  expect(heard).toEqual(
    expect.arrayContaining(['install', 'activate', 'fetch', 'message', 'push', 'notificationclick']),
  );
  expect(body.match(/skipWaiting/g)).toHaveLength(1);
});

test('a worker that is switched off deletes what was kept and takes itself out of the browser', async () => {
  const { app } = await startTestApp({ serviceWorker: 'off' });
  const { body } = await app.inject({ url: '/sw-push.js' });
  const done: string[] = [];
  const heard = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => heard.set(type, listener),
    skipWaiting: () => done.push('skip waiting'),
    clients: { claim: async () => done.push('claim') },
    registration: { unregister: async () => done.push('unregister') },
  };
  const caches = { keys: async () => ['build-1'], delete: async (name: string) => done.push(`delete ${name}`) };
  const indexedDB = { deleteDatabase: (name: string) => done.push(`delete ${name}`) };
  runInContext(body, createContext({ self, caches, indexedDB }));
  expect([...heard.keys()]).toEqual(['install', 'activate']);
  heard.get('install')?.({});
  await new Promise((over) => heard.get('activate')?.({ waitUntil: (work: Promise<void>) => work.then(over) }));
  expect(done).toEqual(['skip waiting', 'delete build-1', 'delete kindling-offline', 'claim', 'unregister']);
});
