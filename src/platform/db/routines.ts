import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** A file of SQL functions and views, all of them `create or replace`, so that it can be run again and again. */
export interface RoutinesFile {
  /** What it is called in the database, for example `chat`; never changes with the machine. */
  name: string;
  path: string;
}

const TABLE = `create table if not exists routines (name text primary key, hash text not null, applied_at timestamptz not null default now());
  comment on table routines is 'owner: platform'`;

/**
 * Applies all files, in their order, when one of them is not as it was applied last, or when `changed` says that what
 * they are made of may have changed. All and not that one, since a view has to follow what it is made of.
 * @param client inside the transaction to do it in.
 * @throws Error with the file's name for what PostgreSQL refuses.
 */
export async function applyRoutines(
  client: pg.ClientBase,
  files: readonly RoutinesFile[],
  changed: boolean,
): Promise<void> {
  const wanted = files.map(({ name, path }) => {
    const text = readFileSync(path, 'utf8');
    return { name, text, hash: createHash('sha256').update(text).digest('hex') };
  });
  await client.query(TABLE);
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from routines');
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const same = applied.size === wanted.length && wanted.every(({ name, hash }) => applied.get(name) === hash);
  if (same && !changed) return;
  for (const { name, text } of wanted) {
    try {
      await client.query(text);
    } catch (error) {
      throw new Error(`routines of ${name}: ${(error as Error).message}`, { cause: error });
    }
  }
  await client.query('delete from routines');
  await client.query('insert into routines (name, hash) select * from unnest($1::text[], $2::text[])', [
    wanted.map(({ name }) => name),
    wanted.map(({ hash }) => hash),
  ]);
}
