import { expect, test } from 'vitest';
import { emptyPool } from '#tests/empty-pool.ts';
import { migrate } from '../migrate.ts';
import type { OnlineMigration } from './online-migration.ts';

const change: OnlineMigration = {
  name: 'halls',
  table: 'halls',
  steps: [
    {
      kind: 'statements',
      name: 'doors',
      isDone:
        "select exists (select from pg_attribute where attrelid = 'halls'::regclass and attname = 'doors') as done",
      sql: 'alter table halls add column doors int',
    },
  ],
};

test('a version does not start on a database without a long change that it needs, says how far that is, and makes it where all is new', async () => {
  const pool = await emptyPool();
  await pool.query('create table halls (id int)');
  await migrate(pool, { routines: [] });
  await expect(migrate(pool, { routines: [], needed: ['halls'] })).rejects.toThrow(
    'This version needs a change of the database that is not finished: halls (not begun). Start the version before this one',
  );
  await pool.query(
    "insert into online_migrations (name, steps, step_number, step, rows_done, rows_expected) values ('halls', 2, 1, 'doors', 7, 20)",
  );
  await expect(migrate(pool, { routines: [], needed: ['halls'] })).rejects.toThrow(
    'halls (step 1 of 2, doors, 7 of 20 rows)',
  );
  await migrate(pool, { routines: [], online: [change] });
  await migrate(pool, { routines: [], online: [change], needed: ['halls'] });
  expect((await pool.query('select name, state from online_migrations')).rows).toEqual([
    { name: 'halls', state: 'done' },
  ]);
});
