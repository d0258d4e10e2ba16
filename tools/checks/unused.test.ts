import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findUnused } from './unused.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What is unused in a package of these modules, which starts at src/main.ts. */
async function unusedIn(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'unused-'));
  folders.push(folder);
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'sample', type: 'module' }));
  writeFileSync(join(folder, 'knip.json'), JSON.stringify({ entry: ['src/main.ts'], project: ['src/**'] }));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return (await findUnused(folder)).map(({ path }) => path);
}

test('a module nobody imports and an export nobody uses are found', async () => {
  const found = await unusedIn({
    'src/main.ts': "import { a } from './a.ts';\nconsole.log(a);",
    'src/a.ts': 'export const a = 1;\nexport const b = 2;',
    'src/c.ts': 'export const c = 3;',
  });
  expect(found.sort()).toEqual(['src/a.ts', 'src/c.ts']);
});

test('a package without leftovers is fine', async () => {
  expect(
    await unusedIn({
      'src/main.ts': "import { a } from './a.ts';\nconsole.log(a);",
      'src/a.ts': 'export const a = 1;',
    }),
  ).toEqual([]);
});
