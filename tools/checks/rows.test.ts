import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Finding, sampleProject } from './project.ts';
import { staleRows } from './rows.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const QUERIES = `import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';
const of = (column: string) => \`select \${column} from likes where id = :id\`;
export const seenAt = statement<described.SeenAt>(of('seen_at'));
`;
const TYPES = `// Written by \`npm run rows\` from the statements and the migrations.

export interface SeenAt {
  params: {
    id: number | bigint;
  };
  row: {
    seen_at: Date | null;
  };
}
`;
const TABLE = 'create table likes (id bigint primary key, seen_at timestamptz);';

/** What the check finds in a product of these files, in a process of its own as it runs for people. */
function foundIn(files: Record<string, string>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  folders.push(folder);
  const all = {
    'package.json': JSON.stringify({ name: 'sample', type: 'module', imports: { '#*': './src/*' } }),
    'src/platform/db/statement.ts': 'export const statement = <S>(written: string): S | string => written;',
    'src/product/likes/queries.ts': QUERIES,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const script = `
    import { readProject } from ${JSON.stringify(new URL('./project.ts', import.meta.url).href)};
    import { migratedDatabase } from ${JSON.stringify(new URL('../rows/migrated.ts', import.meta.url).href)};
    import { checkRows } from ${JSON.stringify(new URL('./rows.ts', import.meta.url).href)};
    const root = ${JSON.stringify(folder)};
    const database = migratedDatabase(root);
    console.log(JSON.stringify(await checkRows(root, readProject(root), database)));
    await database.close();`;
  writeFileSync(join(folder, 'check.ts'), script);
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'check.ts')], { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

const migrated = (table: string, types = TYPES) => ({
  'migrations/0001_likes.sql': table,
  'src/product/likes/queries.gen.ts': types,
});

// Each starts a database, which takes a busy machine a while.
const TIME = 60_000;

test('types that say what the database says are fine', { timeout: TIME }, () => {
  expect(foundIn(migrated(TABLE))).toEqual([]);
});

test('types that a migration has made wrong are found', { timeout: TIME }, () => {
  const found = foundIn(migrated(TABLE.replace('timestamptz', 'timestamptz not null')));
  expect(found.map(({ path }) => path)).toEqual(['src/product/likes/queries.gen.ts']);
});

test('a statement that the migrated database refuses is found with its place', { timeout: TIME }, () => {
  const [found] = foundIn(migrated(TABLE.replace('seen_at', 'read_at')));
  expect(found?.says).toContain('src/product/likes/queries.ts:4 SeenAt: column "seen_at" does not exist');
});

test('types without statements are found', () => {
  const project = sampleProject({ 'src/product/likes/jobs.gen.ts': TYPES, 'src/app/route-tree.gen.ts': '// Routes.' });
  expect(staleRows(project, new Map()).map(({ path }) => path)).toEqual(['src/product/likes/jobs.gen.ts']);
});

test('a statement whose types were never written is found', () => {
  const found = staleRows(sampleProject({}), new Map([['src/product/likes/queries.gen.ts', TYPES]]));
  expect(found.map(({ path }) => path)).toEqual(['src/product/likes/queries.gen.ts']);
});

test('a statement that is only made when somebody calls for it is found', () => {
  const late = QUERIES.replace('export const seenAt = ', 'export const seenAt = () => ');
  const [found] = foundIn({ ...migrated(TABLE), 'src/product/likes/queries.ts': late });
  expect(found?.says).toContain('while the module loads');
});
