import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cached } from './cache/cached.ts';
import { schemaInputs } from './cache/inputs.ts';

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'kindling-cache-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const textOf = (text: string) => (path: string) => writeFile(path, text);

test('a file is made once for each content of its inputs', async () => {
  const first = await cached('dump', ['a', 'b'], textOf('first'), cache);
  expect(await cached('dump', ['a', 'b'], textOf('second'), cache)).toBe(first);
  expect(readFileSync(first, 'utf8')).toBe('first');
  const others = [['a', 'c'], ['ab'], ['b', 'a']].map((inputs) => cached('dump', inputs, textOf('other'), cache));
  expect(new Set([first, ...(await Promise.all(others))]).size).toBe(4);
});

test('of two that make the same folder at once one is kept, and both have it', async () => {
  const make = async (path: string) => {
    await mkdir(path);
    await writeFile(join(path, 'file'), 'whole');
  };
  const [one, two] = await Promise.all([cached('folder', ['a'], make, cache), cached('folder', ['a'], make, cache)]);
  expect(one).toBe(two);
  expect(readFileSync(join(one, 'file'), 'utf8')).toBe('whole');
  expect(readdirSync(cache)).toHaveLength(1);
});

test('what fails half-way leaves nothing that anybody could take for whole', async () => {
  const half = async (path: string) => {
    await writeFile(path, 'half');
    throw new Error('no space left');
  };
  await expect(cached('dump', ['a'], half, cache)).rejects.toThrow('no space left');
  expect(readdirSync(cache)).toEqual([]);
  expect(readFileSync(await cached('dump', ['a'], textOf('whole'), cache), 'utf8')).toBe('whole');
});

test('entries of before go, but for those that were used within the hour and those of other names', async () => {
  const old = await cached('dump', ['old'], textOf('old'), cache);
  const used = await cached('dump', ['used'], textOf('used'), cache);
  const other = await cached('dump-folder', ['other'], textOf('other'), cache);
  const abandoned = `${old}.of-a-process-that-was-killed`;
  writeFileSync(abandoned, 'half');
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
  for (const path of [old, used, other, abandoned]) utimesSync(path, yesterday, yesterday);
  await cached('dump', ['used'], textOf('again'), cache);
  const added = await cached('dump', ['new'], textOf('new'), cache);
  expect(
    readdirSync(cache)
      .map((name) => join(cache, name))
      .sort(),
  ).toEqual([used, other, added].sort());
});

test('a template depends on all SQL of the schema, on the demo site and on what migrates', () => {
  expect([...schemaInputs('tests/cache/template.ts')]).toEqual(
    expect.arrayContaining([
      'migrations/0001_baseline.sql',
      'src/product/chat/routines.sql',
      'src/demo/brands.ts',
      'src/product/geo/contract.ts',
      'src/platform/db/migrate.ts',
    ]),
  );
});
