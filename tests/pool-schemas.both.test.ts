import { globSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { modules } from '#app/modules.ts';
import { routinesFiles } from '#app/routines.ts';
import { emptyPool } from './empty-pool.ts';

// A schema for each pool in one database, as Citus spreads them: docs/growth.md.
const SCHEMAS = ['pool_1', 'pool_2'];
const migrations = globSync('migrations/*.sql').sort();
const routines = routinesFiles(modules.map(({ name }) => name)).map(({ path }) => path);
const pool = await emptyPool();
const client = await pool.connect();
afterAll(() => client.release());

await client.query('create schema extensions; create extension pg_trgm schema extensions');
for (const schema of SCHEMAS) {
  await client.query(`create schema ${schema}; set search_path = ${schema}, extensions`);
  // Routines twice: a schema that comes to another server has them already.
  for (const file of [...migrations, ...routines, ...routines]) await client.query(readFileSync(file, 'utf8'));
}

const THINGS = `
  select c.relkind::text || ' ' || c.relname as name from pg_class c where c.relnamespace = $1::regnamespace
  union all select 'routine ' || p.proname || ' ' || pg_get_function_identity_arguments(p.oid)
    from pg_proc p where p.pronamespace = $1::regnamespace order by 1`;
const thingsOf = async (schema: string): Promise<string[]> =>
  (await client.query<{ name: string }>(THINGS, [schema])).rows.map(({ name }) => name.replaceAll(`${schema}.`, ''));

test('two pools have all tables and routines in a schema each, and nothing between them', async () => {
  const [one = [], two] = await Promise.all(SCHEMAS.map(thingsOf));
  expect(one.length).toBeGreaterThan(300);
  expect(two).toEqual(one);
  expect(await thingsOf('public')).toEqual([]);
  const { rows } = await client.query(`
    select k.conname from pg_constraint k join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and t.relnamespace <> k.connamespace`);
  expect(rows).toEqual([]);
});

const ACCOUNT = `
  with theirs as (insert into companies (name, address, kvk, city, country) values ('A', 'B', '12345678', 'C', 'NL') returning id),
       brand as (insert into sites (host, company_id, settings) select 'a.example', id, '{}' from theirs returning id)
  insert into accounts (site_id, kind, email, status, language) select id, 'member', 'marit@example.com', 'active', 'en' from brand
  returning id`;

test('a routine moves the credits of the pool whose schema is searched, though another has an account of that number', async () => {
  const numbers: number[] = [];
  for (const schema of SCHEMAS) {
    await client.query(`set search_path = ${schema}, extensions`);
    numbers.push((await client.query<{ id: number }>(ACCOUNT)).rows[0]?.id ?? 0);
  }
  expect(numbers[0]).toBe(numbers[1]);
  await client.query("select move_credits($1, 5, 'starting', '1')", [numbers[0]]);
  const credits = SCHEMAS.map((schema) => `(select credits from ${schema}.accounts) as ${schema}`);
  expect((await client.query(`select ${credits.join(', ')}`)).rows).toEqual([{ pool_1: 0, pool_2: 5 }]);
});
