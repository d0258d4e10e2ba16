import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { App } from '#platform/http/app.ts';
import { precompress } from './build/precompress-plugin.ts';
import { serveBuiltFiles } from './built-files.ts';

const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts', 'earlier-builds.mjs');
const DAY_MS = 24 * 3600 * 1000;
let folder: string;
let present: string;
let earlier: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  [present, earlier] = [join(folder, 'assets'), join(folder, 'earlier')];
  return () => rmSync(folder, { recursive: true });
});

/** Sets the present build aside as `npm run build` does, then lets a build of these files take its place. */
async function deploy(files: Record<string, string>, at = Date.now(), limits = {}) {
  const call = [present, earlier, at, limits].map((one) => JSON.stringify(one)).join();
  const run = `import(${JSON.stringify(SCRIPTS)}).then(({ setAside }) => setAside(${call}))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', run], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  rmSync(present, { recursive: true, force: true });
  mkdirSync(present);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(present, name), text);
  await precompress(present);
}

function server(): App {
  const app = Fastify() as unknown as App;
  onTestFinished(() => app.close());
  serveBuiltFiles(app, present, earlier);
  return app;
}

const LONG = 'export const words = "lamplight";\n'.repeat(100);

test('a process answers with the files of the build before too, whichever was built while it ran', async () => {
  await deploy({ 'shell-AAAAAAAA.js': LONG, 'font-FFFFFFFF.woff2': 'font', 'icon.svg': 'old' });
  const app = server();
  const get = (name: string) => app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'gzip, br' } });
  await deploy({ 'shell-BBBBBBBB.js': 'new', 'font-GGGGGGGG.woff2': 'font', 'icon.svg': 'new' });
  const old = await get('shell-AAAAAAAA.js');
  expect([old.statusCode, old.headers['content-encoding']]).toEqual([200, 'br']);
  expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(old.headers['content-type']).toBe('text/javascript');
  const names = ['font-FFFFFFFF.woff2', 'font-GGGGGGGG.woff2', 'shell-BBBBBBBB.js', 'icon.svg'];
  const answers = await Promise.all(names.map(get));
  expect(answers.map(({ body }) => body)).toEqual(['font', 'font', 'new', 'new']);
  const lost = ['shell-CCCCCCCC.js', '..%2fsecret', '%2e%2e/earlier/shell-AAAAAAAA.js', '%00'];
  const refused = await Promise.all(lost.map(get));
  for (const { statusCode } of refused) expect(statusCode).toBeGreaterThanOrEqual(400);
});

test('a build’s files are kept for 7 days after it was replaced, again from then on if it came back', async () => {
  const start = Date.now();
  const days = (count: number) => start + count * DAY_MS;
  await deploy({ 'a-AAAAAAAA.js': 'a' }, start);
  await deploy({ 'b-BBBBBBBB.js': 'b' }, days(1));
  await deploy({ 'a-AAAAAAAA.js': 'a' }, days(5));
  await deploy({ 'c-CCCCCCCC.js': 'c' }, days(11.9));
  expect(readdirSync(earlier).sort()).toEqual(['a-AAAAAAAA.js', 'b-BBBBBBBB.js']);
  await deploy({ 'd-DDDDDDDD.js': 'd' }, days(12.1));
  expect(readdirSync(earlier).sort()).toEqual(['a-AAAAAAAA.js', 'c-CCCCCCCC.js']);
});

test('what was set aside never takes more room than it may: the files replaced longest ago go first', async () => {
  const limits = { maxBytes: 2500 };
  for (const [index, letter] of [...'ABCDE'].entries()) {
    const files = { [`${letter}-${letter.repeat(8)}.woff2`]: 'x'.repeat(1000) };
    await deploy(files, Date.now() + index * 1000, limits);
  }
  expect(readdirSync(earlier).sort()).toEqual(['C-CCCCCCCC.woff2', 'D-DDDDDDDD.woff2']);
});

test('a first build has nothing to set aside, and a server starts without a folder of earlier ones', async () => {
  await deploy({ 'a-AAAAAAAA.js': 'a' });
  expect(readdirSync(earlier)).toEqual([]);
  rmSync(earlier, { recursive: true });
  const app = server();
  expect((await app.inject('/assets/a-AAAAAAAA.js')).body).toBe('a');
  expect((await app.inject('/assets/b-BBBBBBBB.js')).statusCode).toBe(404);
  expect(existsSync(earlier)).toBe(true);
});
