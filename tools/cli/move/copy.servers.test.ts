import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openEmpty } from '#tests/cache/embedded.ts';
import { emptyPool } from '#tests/empty-pool.ts';
import { copyIn, copyOut } from './copy.ts';
import { digestOf, SAME_TEXT, type Table } from './tables.ts';

const COLUMNS = {
  number: 'bigint',
  small: 'smallint',
  exact: 'numeric(20,6)',
  near: 'real',
  nearer: 'double precision',
  words: 'text',
  bytes: 'bytea',
  document: 'jsonb',
  plain: 'json',
  list: 'text[]',
  table_of: 'int[]',
  days: 'daterange',
  hours: 'tstzrange',
  sizes: 'int4range',
  bits: 'bit(128)',
  place: 'point',
  moment: 'timestamptz',
  day: 'date',
  lasts: 'interval',
  key: 'uuid',
};
const odd: Table = {
  name: 'odd',
  shape: '',
  columns: [...Object.keys(COLUMNS), 'twice'],
  given: Object.keys(COLUMNS),
  pages: 1,
  parted: false,
};
const MADE = `create table odd (${Object.entries(COLUMNS).map((column) => column.join(' '))},
                twice bigint generated always as (number * 2) stored)`;
/** What texts can hold that ends lines, quotes, or formats. */
const WORDS = 'tab\t line\n \\. \\N "quoted" \'so\' %s $1 🜚 👩‍👩‍👧 שלום \u0301 \u200b İı ß';

async function both(): Promise<[embedded: pg.ClientBase, server: pg.ClientBase]> {
  const { pool, close } = await openEmpty();
  const embedded = await pool.connect();
  const server = await (await emptyPool()).connect();
  onTestFinished(async () => {
    embedded.release();
    server.release();
    await close();
  });
  for (const client of [embedded, server]) {
    await client.query(MADE);
    await client.query(`set timezone = 'Asia/Kathmandu'; begin; ${SAME_TEXT}`);
  }
  return [embedded, server];
}
const moveOdd = async (embedded: pg.ClientBase, server: pg.ClientBase) => {
  const list = odd.given.join(', ');
  const bytes = await copyOut(embedded, `copy (select ${list} from odd) to stdout (format binary)`);
  await copyIn(server, `copy odd (${list}) from stdin (format binary)`, bytes);
};

test('values of every kind are the same on both sides, and generated ones are generated again', async () => {
  const [embedded, server] = await both();
  await embedded.query(
    `insert into odd values
       (9223372036854775807 / 4, -32768, 12345678901234.567890, 1e-38, 0.1, $1, '\\x00ff0a5c', $2, '{"b": 1,  "a": 2}',
        array[$1, null, ''], '{{1,2},{3,null}}', '[2026-01-01,2026-02-01)', '(,2026-01-01 00:00+02]', 'empty',
        repeat('10', 64)::bit(128), point(5.9, -51.123456789012345), 'infinity', '0044-03-15 BC', '1 year 3 days 02:03:04.5',
        '9b2e1c1e-0000-4000-8000-ffffffffffff'),
       (-1, 0, 'NaN', '-Infinity', 'NaN', '', '', 'null', 'null', '{}', '{}', null, '[now,]', '[1,1]', null, null, now(), null, null, null),
       (null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null)`,
    [WORDS, { [WORDS]: [null, 1e-7, { deep: WORDS }] }],
  );
  await moveOdd(embedded, server);
  const was = await digestOf(embedded, odd);
  expect(was.rows).toBe(3);
  expect(await digestOf(server, odd)).toEqual(was);
  const { rows } = await server.query('select words, twice::text from odd where number > 0');
  expect(rows).toEqual([{ words: WORDS, twice: '4611686018427387902' }]);
});

test('a checksum does not ask for the order of rows, and sees any other value', async () => {
  const [embedded, server] = await both();
  await embedded.query("insert into odd (number, words) select i, 'w' || i from generate_series(1, 1000) i");
  await server.query("insert into odd (number, words) select i, 'w' || i from generate_series(1000, 1, -1) i");
  const was = await digestOf(embedded, odd);
  expect(await digestOf(server, odd)).toEqual(was);
  await server.query("update odd set words = 'W7' where number = 7");
  const other = await digestOf(server, odd);
  expect(other.rows).toBe(was.rows);
  expect(other.sum).not.toBe(was.sum);
});

test('a copy that the server refuses says why, and the connection goes on', async () => {
  const [embedded, server] = await both();
  await embedded.query('insert into odd (number) values (1)');
  await server.query('create unique index on odd (number); insert into odd (number) values (1); savepoint before');
  await expect(moveOdd(embedded, server)).rejects.toThrow('duplicate key');
  await server.query('rollback to before');
  await expect(copyOut(embedded, 'copy (select 1 / 0) to stdout')).rejects.toThrow('division by zero');
  expect((await digestOf(server, odd)).rows).toBe(1);
});
