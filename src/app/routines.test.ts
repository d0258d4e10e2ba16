import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { routinesFiles } from './routines.ts';

const FEATURES = ['accounts', 'members', 'credits', 'chat'];
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function productWith(names: string[]): Promise<string> {
  const product = await mkdtemp(join(tmpdir(), 'kindling-product-'));
  folders.push(product);
  for (const name of names) {
    await mkdir(join(product, name), { recursive: true });
    await writeFile(join(product, name, 'routines.sql'), '');
  }
  return product;
}

test('routines are applied from the lowest feature up, and a feature before its sub-features', async () => {
  const product = await productWith(['chat', 'members/fields', 'members', 'accounts/versions', 'credits']);
  const files = routinesFiles(FEATURES, product);
  expect(files.map(({ name }) => name)).toEqual(['accounts/versions', 'members', 'members/fields', 'credits', 'chat']);
  expect(files[0]?.path).toBe(join(product, 'accounts', 'versions', 'routines.sql'));
});

test('routines of a folder that is no feature are not left out in silence', async () => {
  const product = await productWith(['chat', 'weather']);
  expect(() => routinesFiles(FEATURES, product)).toThrow('src/product/weather/routines.sql belongs to no feature');
});
