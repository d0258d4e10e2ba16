import { afterAll, beforeAll, expect, test } from 'vitest';
import '#platform/db/database.ts';
import type { EmbeddedDatabase } from '#platform/db/embedded.ts';
import { openEmpty } from '#tests/cache/embedded.ts';
import { type Catalog, readCatalog } from './catalog.ts';
import { describe } from './describe.ts';
import { TYPES } from './types.ts';

let database: EmbeddedDatabase;
let catalog: Catalog;

beforeAll(async () => {
  database = await openEmpty();
  await database.pool.query(`
    create table people (
      id bigint primary key, name text not null, city text, born date not null, options jsonb,
      status text not null check (status in ('active', 'gone')), colour text check (colour in ('red', 'blue')));
    create table photos (id bigint primary key, person_id bigint not null, hash text not null);
    create view shown as select p.id, p.name, f.hash from people p left join photos f on f.person_id = p.id`);
  catalog = await readCatalog(database.pool);
});
afterAll(() => database.close());

const rowOf = async (text: string) => Object.fromEntries((await describe(database.pool, catalog, text)).row);
const paramsOf = async (text: string) => Object.fromEntries((await describe(database.pool, catalog, text)).params);

test('a column is as the table has it: not null, null, or one of a list', async () => {
  expect(await rowOf('select id, name, city, status, colour, options from people')).toEqual({
    id: 'number',
    name: 'string',
    city: 'string | null',
    status: "'active' | 'gone'",
    colour: "'red' | 'blue' | null",
    options: 'unknown',
  });
});

test.each([
  ['select f.hash as x from people p left join photos f on f.person_id = p.id', 'string | null'],
  ['select f.hash as x from people p join photos f on f.person_id = p.id', 'string'],
  ['select p.name as x from people p left join photos f on f.person_id = p.id', 'string'],
  ['select p.name as x from people p right join photos f on f.person_id = p.id', 'string | null'],
  [
    'with w as (select f.hash from people p left join photos f on f.person_id = p.id) select hash as x from w',
    'string | null',
  ],
  [
    'select s.h as x from people p left join lateral (select hash as h from photos where person_id = p.id limit 1) s on true',
    'string | null',
  ],
  ['select hash as x from shown', 'string | null'],
  ['select name as x from shown', 'string'],
])('what an outer join can leave empty can be null: %s', async (text, type) => {
  expect(await rowOf(text)).toEqual({ x: type });
});

test.each([
  ['count(*)::int', 'number'],
  ['max(id)', 'number | null'],
  ['(select count(*)::int from photos)', 'number'],
  ['(select hash from photos limit 1)', 'string | null'],
  ['exists (select from photos)', 'boolean'],
  ["coalesce(max(city), 'nowhere')", 'string'],
  ["case when count(*) > 1 then 'many' else 'few' end", "'many' | 'few'"],
  ["case when count(*) > 1 then 'many' end", "'many' | null"],
  ["max(options->>'hat')", 'string | null'],
])('of an expression only what surely answers is not null: %s', async (expression, type) => {
  expect(await rowOf(`select ${expression} as x from people`)).toEqual({ x: type });
});

test('a union can be what each of its parts can be', async () => {
  expect(await rowOf("select name as x, 'a' as y from people union all select city, 'b' from people")).toEqual({
    x: 'string | null',
    y: "'a' | 'b'",
  });
});

test('a recursive statement is described by its first part and those after it', async () => {
  const text = `with recursive up as (select id, name from people union all
                  select u.id + 1, p.city from up u join people p on p.id = u.id) select id, name from up`;
  expect(await rowOf(text)).toEqual({ id: 'number', name: 'string | null' });
});

test('values have the type of what they meet, and may be null where a question mark says so', async () => {
  expect(
    await paramsOf(
      'insert into people (id, name, city, born, options, status) values (:id, :name, :city?, :born, :options?, :status)',
    ),
  ).toEqual({
    id: 'number | bigint',
    name: 'string',
    city: 'string | null',
    born: 'string',
    options: 'string | null',
    status: "'active' | 'gone'",
  });
  expect(await paramsOf('select from people where status = :status and id = any(:ids)')).toEqual({
    status: "'active' | 'gone'",
    ids: 'number[]',
  });
});

test('what changes rows is described by what it returns, or by nothing', async () => {
  expect(await rowOf("update people set status = 'gone' where id = :id returning city")).toEqual({
    city: 'string | null',
  });
  expect(await rowOf('delete from people where id = :id')).toEqual({});
  expect(await rowOf('select pg_advisory_xact_lock(1)')).toEqual({});
  expect(await rowOf('savepoint one')).toEqual({});
});

test.each([
  ['insert into people (id, name, born, status) values (:id, :name?, :born, :status)', 'not null'],
  ['select nmae from people', 'nmae'],
  ['select id from people where id = $1', 'write :name'],
  ['select age(born) as age from people', 'does not know the type interval'],
])('a wrong statement is refused: %s', async (text, says) => {
  await expect(describe(database.pool, catalog, text)).rejects.toThrow(says);
});

test('every type that is known is what the driver really reads', async () => {
  for (const [name, { read, sample }] of Object.entries(TYPES)) {
    const type = name.startsWith('_') ? `${name.slice(1)}[]` : name;
    const { rows } = await database.pool.query(`select '${sample}'::${type} as value`);
    expect([name, shapeOf(rows[0].value)]).toEqual([name, read]);
  }
});

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `${shapeOf(value[0])}[]`;
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  return typeof value === 'object' ? 'unknown' : typeof value;
}
