import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { archiveOf, lastBackups, lastDrill, noteBackup } from './note-backup.ts';

const { db } = await startTestApp();
beforeEach(() => db.query({ text: 'truncate backups, restore_drills' }));

const backupOf = (label: string, stop: number, error = false) => ({
  label,
  error,
  info: { size: 36_656_790 },
  timestamp: { start: stop - 60, stop },
});

async function noted(...backup: object[]): Promise<number> {
  const text = 'select note_database_backups($1::jsonb)::int as count';
  const { rows } = await db.query<{ count: number }>({
    text,
    values: [JSON.stringify([{ name: 'kindling', backup }])],
  });
  return rows[0]?.count ?? 0;
}

test('of the backups that pgBackRest tells of, each good one is noted once', async () => {
  const full = backupOf('20261129-020000F', 1_796_060_163);
  expect(await noted(full)).toBe(1);
  const damaged = backupOf('20261129-020000F_20261130-020000I', 1_796_146_563, true);
  expect(await noted(full, damaged, backupOf('20261129-020000F_20261201-020000I', 1_796_232_963))).toBe(1);
  const { rows } = await db.query({ text: 'select name, kind, size_bytes from backups order by name' });
  expect(rows).toEqual([
    { name: '20261129-020000F', kind: 'pgbackrest', size_bytes: 36_656_790 },
    { name: '20261129-020000F_20261201-020000I', kind: 'pgbackrest', size_bytes: 36_656_790 },
  ]);
});

test('a repository without a backup notes nothing', async () => {
  expect(await noted()).toBe(0);
});

test('the last backup of each kind is told, so that a new dump hides no old backup by pgBackRest', async () => {
  expect(await lastBackups(db)).toEqual([]);
  await noted(backupOf('20261129-020000F', 1_796_060_163));
  for (const [name, day] of [
    ['kindling-1', '2026-11-30'],
    ['kindling-2', '2026-12-01'],
  ] as const)
    await noteBackup(db, { name, made: new Date(day), verified: new Date(day), bytes: 1 });
  expect((await lastBackups(db)).map(({ kind, name }) => [kind, name])).toEqual([
    ['dump', 'kindling-2'],
    ['pgbackrest', '20261129-020000F'],
  ]);
});

test('the last tried restore is told, and that no WAL is archived where none is', async () => {
  expect(await lastDrill(db)).toBeNull();
  await db.query({ text: 'insert into restore_drills (target_at, seconds) values (now(), 95), (now(), 61)' });
  expect((await lastDrill(db))?.seconds).toBe(61);
  expect(await archiveOf(db)).toBeNull();
});
