import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { bloatedIndexes, oldestTransaction } from './bloated-indexes.ts';

const { db } = await startTestApp();
const run = (text: string) => db.query({ text });

test('the oldest transaction is the one that is open, and none once it ended', async () => {
  expect(await oldestTransaction(db)).toBe(0);
  let within = 0;
  await db.transaction(async (tx) => {
    await tx.query({ text: 'select 1' });
    within = await oldestTransaction(db);
  });
  expect(within).toBeGreaterThan(0);
  expect(await oldestTransaction(db)).toBe(0);
});

test('an index of rows that were deleted wastes what they took, and nothing once it is built anew', async () => {
  await run('create table swollen (id bigint primary key, place int not null) with (autovacuum_enabled = false)');
  await run('create index swollen_place on swollen (place)');
  await run('insert into swollen select n, (n * 7919) % 1000003 from generate_series(1, 40000) n');
  const wasted = async () => {
    await run('analyze swollen');
    const indexes = await bloatedIndexes(db, 100_000);
    return new Map(indexes.map(({ index, bytes }) => [index, bytes]));
  };
  expect((await wasted()).get('swollen_pkey') ?? 0).toBeLessThan(200_000);
  await run('delete from swollen where id % 10 <> 0');
  expect((await wasted()).get('swollen_pkey')).toBeGreaterThan(500_000);
  // Not by `reindex`: it takes over deleted rows that a transaction beside, whoever's, may still see.
  await run('create table kept as select * from swollen order by id');
  await run('truncate swollen');
  await run('insert into swollen select * from kept');
  expect((await wasted()).get('swollen_pkey') ?? 0).toBeLessThan(50_000);
  await run('drop table swollen, kept');
});
