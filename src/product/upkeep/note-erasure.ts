import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { JobTools } from '#platform/module.ts';
import { type Erasure, erasuresIn, keyedAccount, lineOf } from './policy.ts';
import { forgetOldErasures, insertErasure, markErasuresWritten, membersFrom, unwrittenErasures } from './queries.ts';

/** Beside the backups, a file a month. */
const FOLDER = 'erasures';
const FILE = /^\d{4}-\d\d\.txt$/;
const BATCH_SIZE = 5000;
/** No backup is older. */
const RETENTION_MS = 400 * 24 * 3600_000;
const PORTION = 10_000;

/** So that the restore of a backup from before erases the account again. */
export async function noteErasure({ tx, keys, now }: WriteCall, account: number): Promise<void> {
  await insertErasure(tx, { ...keyedAccount(keys, account), now });
}

/** Into the folder of the backups, which outlives the database. */
export async function writeErasures({ config, db, now }: JobTools['services']): Promise<void> {
  if (config.backupDir) await writeErasuresTo(config.backupDir, db, now());
}

/** @param folder that holds the backups. @throws the disk's error: then they are written next time. */
export async function writeErasuresTo(folder: string, sql: Sql, now: Date): Promise<void> {
  for (;;) {
    const erased = await unwrittenErasures(sql, { most: BATCH_SIZE });
    if (!erased.length) return;
    for (const [month, lines] of Map.groupBy(erased, ({ erased_at }) => erased_at.toISOString().slice(0, 7)))
      await append(join(folder, FOLDER), `${month}.txt`, lines.map(lineOf).join(''));
    await markErasuresWritten(sql, {
      now,
      keys: erased.map(({ key_id }) => key_id),
      hashes: erased.map(({ account_hash }) => account_hash),
    });
  }
}

async function append(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, name), 'a', 0o600);
  try {
    await file.write(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function readErasures(folder: string): Promise<Erasure[]> {
  const texts = await Promise.all((await filesIn(folder)).map((file) => readFile(file, 'utf8')));
  return texts.flatMap(erasuresIn);
}

export async function expireErasures(folder: string, oldest: Date): Promise<void> {
  const month = oldest.toISOString().slice(0, 7);
  for (const file of await filesIn(folder)) if (`${month}.txt` > (file.split('/').at(-1) ?? '')) await rm(file);
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, FOLDER)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => FILE.test(name)).map((name) => join(folder, FOLDER, name));
}

/** Forgets who was erased before the oldest backup. */
export async function forgetErasures({ db, now }: JobTools['services']): Promise<void> {
  await forgetOldErasures(db, { before: new Date(now().getTime() - RETENTION_MS) });
}

export async function* allMembers(sql: Sql): AsyncGenerator<RowOf<typeof membersFrom>[]> {
  let after = 0;
  for (;;) {
    const some = await membersFrom(sql, { after, most: PORTION });
    const last = some.at(-1);
    if (!last) return;
    yield some;
    after = last.id;
  }
}
