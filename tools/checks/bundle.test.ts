import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstLoad, type Manifest, weigh } from './bundle.ts';

const manifest: Manifest = {
  'src/app/client.tsx': { file: 'client.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/pages/_main.tsx?tsr-split=component': { file: 'main.js', imports: ['_top.js'] },
  '_top.js': { file: 'top.js' },
  'src/pages/_main/members/index.tsx?tsr-split=component': { file: 'list.js', imports: ['_card.js', '_react.js'] },
  'src/pages/_main/members/$id.tsx?tsr-split=component': { file: 'profile.js' },
  'src/pages/chats.tsx?tsr-split=component': { file: 'chats.js' },
  '_card.js': { file: 'card.js' },
  'virtual:catalogue/en/first': { file: 'en.js' },
  'virtual:catalogue/pl/first': { file: 'pl.js' },
};
const weight = (file: string) => (file === 'pl.js' ? 2 : 1);

test('the first load is the entry, the list, the layouts around it and the heaviest language', () => {
  expect(firstLoad(manifest, weight).sort()).toEqual(
    ['card.js', 'client.js', 'list.js', 'main.js', 'pl.js', 'react.js', 'top.js'].sort(),
  );
});

test('a build without the list, an entry or a language is refused instead of weighing nothing', () => {
  const { 'src/pages/_main/members/index.tsx?tsr-split=component': _list, ...rest } = manifest;
  expect(() => firstLoad(rest, weight)).toThrow(/no chunk for the route/);
  expect(() => firstLoad({ ...manifest, 'src/app/client.tsx': { file: 'client.js' } }, weight)).toThrow(/no entry/);
  const { 'virtual:catalogue/en/first': _en, 'virtual:catalogue/pl/first': _pl, ...silent } = manifest;
  expect(() => firstLoad(silent, weight)).toThrow(/no chunk for a language/);
});

test('the weight is the sum of the files after brotli', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    for (const { file } of Object.values(manifest)) writeFileSync(join(folder, file), 'x'.repeat(10_000));
    const { bytes, files } = weigh(folder);
    expect(files).toHaveLength(7);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(1000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
