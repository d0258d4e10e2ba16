import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { modules } from '#app/modules.ts';
import { startTestApp } from './harness.ts';
import { JOBS_BY_NUMBER, LOCKS, NUMBERS_OF_ROWS, POOL, SHARED, UNIQUE_IN_ALL } from './pools.ts';

// What must hold so that a pool can have a schema or a server of its own one day: docs/growth.md.
const { db } = await startTestApp();
const ask = async <Row extends object>(text: string): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values: [] })).rows;

interface Reference {
  from: string;
  to: string;
  columns: string[];
  /** Types of the columns, and of what they refer to. */
  types: string[];
  targets: string[];
}

const references = await ask<Reference>(`
  select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to",
         (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey)) as columns,
         (select array_agg(format_type(a.atttypid, a.atttypmod) order by o.nth) from unnest(k.conkey) with ordinality o(n, nth)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = o.n) as types,
         (select array_agg(format_type(a.atttypid, a.atttypmod) order by o.nth) from unnest(k.confkey) with ordinality o(n, nth)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = o.n) as targets
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);

test('each table belongs to its pool or is shared', async () => {
  const tables = await ask<{ name: string }>(
    "select relname::text as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1",
  );
  expect(tables.map(({ name }) => name)).toEqual([...SHARED, ...POOL].sort());
});

test('a shared table refers to no table of a pool', () => {
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ from, to }) => SHARED.includes(from) && POOL.includes(to))).toEqual([]);
});

test('a reference is as wide as what it refers to', () => {
  expect(references.filter(({ types, targets }) => String(types) !== String(targets))).toEqual([]);
});

test('every table has a primary key, by which its rows can follow to another server while they are written', async () => {
  const without = await ask(
    `select relname::text as name from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`,
  );
  expect(without).toEqual([]);
});

test('routines and views name no schema and choose none', async () => {
  const files = globSync('src/product/**/routines.sql');
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/\b(?:public|jobs)\.|search_path/i);
  const chosen = `select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
    and array_to_string(proconfig, ' ') ~ 'search_path'`;
  expect(await ask(chosen)).toEqual([]);
});

test('numbers of rows count from 1 by ones, in so many that JavaScript knows them exactly', async () => {
  const others = `select s.sequencename as name from pg_sequences s where s.schemaname = 'public'
    and (s.start_value <> 1 or s.increment_by <> 1 or s.cycle or coalesce(s.last_value, 0) > 1e15)`;
  expect(await ask(others)).toEqual([]);
});

test('what is unique in a pool by nothing of that pool is known, and why two pools may have it', async () => {
  const unique = await ask<{ table: string; columns: string[]; numbers: string[] }>(`
    select c.relname::text as table,
           array(select coalesce(a.attname::text, substring(pg_get_indexdef(i.indexrelid, o.nth::int, true) from '^\\w+'), 'true')
                   from unnest(i.indkey::int2[]) with ordinality o(n, nth)
                   left join pg_attribute a on a.attrelid = c.oid and a.attnum = o.n order by o.nth) as columns,
           array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as numbers
      from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indisunique and c.relnamespace = 'public'::regnamespace`);
  const isOfPool = (table: string, column: string) =>
    column === 'pool' ||
    NUMBERS_OF_ROWS.includes(`${table}.${column}`) ||
    references.some(
      ({ from, to, columns }) => from === table && columns.includes(column) && (POOL.includes(to) || to === 'sites'),
    );
  const inAll = unique
    .filter(({ table }) => POOL.includes(table))
    .filter(({ table, columns, numbers }) => !columns.some((one) => numbers.includes(one) || isOfPool(table, one)))
    .map(({ table, columns }) => `${table} (${columns.join(', ')})`);
  expect([...new Set(inAll)].sort()).toEqual(Object.keys(UNIQUE_IN_ALL).sort());
});

test('each job names its site, or rows of one pool', () => {
  const fieldsOf = (data: unknown) => Object.keys((data as z.ZodMiniObject)._zod.def.shape);
  const jobs = modules.flatMap(({ jobs = [] }) => jobs.map(({ job }) => job));
  expect(jobs.length).toBeGreaterThan(20);
  const byNumber = jobs.filter(({ data }) => !fieldsOf(data).includes('site')).map(({ name }) => name);
  expect(byNumber.sort()).toEqual(JOBS_BY_NUMBER);
});

test('each lock is about a row, a site or something that all pools share', () => {
  const texts = globSync(['src/product/**/queries.ts', 'src/**/routines.sql', 'src/demo/**/*.ts']).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const locks = texts.flatMap((text) =>
    [
      ...text.matchAll(/pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g),
    ].map(([, what = '']) => what),
  );
  expect([...new Set(locks)].sort()).toEqual(Object.keys(LOCKS).sort());
});
