import { expect, test } from 'vitest';
import { emptyPool } from '#tests/empty-pool.ts';
import { databaseOn } from './database.ts';

const db = databaseOn(await emptyPool(), () => {});

test('a transaction that went on after a failed statement fails, and tells nobody that it was kept', async () => {
  await db.query({ text: 'create table kept (id int)' });
  let afterwards = 0;
  const call = db.transaction(async (tx) => {
    tx.afterCommit(() => {
      afterwards += 1;
    });
    await tx.query({ text: 'insert into kept values (1)' });
    await tx.query({ text: 'select 1 / 0' }).catch(() => {});
  });
  await expect(call).rejects.toThrow('undone');
  expect((await db.query({ text: 'select id from kept' })).rows).toEqual([]);
  expect(afterwards).toBe(0);
});
