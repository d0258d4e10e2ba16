import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openEmbedded } from '#platform/db/embedded.ts';
import { knownMigrations } from '#platform/db/migrate.ts';
import { StartError } from '#platform/start-error.ts';
import { SAME_TEXT, type Table, tablesOf } from './tables.ts';

/** An embedded database that nobody else has open, in a transaction that can only read. */
export interface Source {
  client: pg.ClientBase;
  tables: Table[];
  close(): Promise<void>;
}

/** @throws StartError where there is none, a server has it open, or its schema is not this version's. */
export async function openSource(folder: string): Promise<Source> {
  if (!existsSync(join(folder, 'pg', 'PG_VERSION')))
    throw new StartError(`There is no embedded database in ${folder}: name its folder in DATA_DIR.`);
  const database = await openEmbedded(folder);
  try {
    const client = await database.pool.connect();
    await client.query(`begin isolation level repeatable read read only; ${SAME_TEXT}`);
    await checkSchema(client);
    const close = async () => {
      await client.query('rollback').catch(() => undefined);
      client.release();
      await database.close();
    };
    return { client, tables: await tablesOf(client), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function checkSchema(client: pg.ClientBase): Promise<void> {
  const { rows: there } = await client.query("select from pg_class where oid = to_regclass('public.migrations')");
  const { rows } = there.length
    ? await client.query<{ name: string }>('select name from public.migrations order by id')
    : { rows: [] };
  const known = knownMigrations();
  const newer = rows.find(({ name }) => !known.includes(name));
  if (newer)
    throw new StartError(`The data is of a newer version of Kindling (${newer.name}): move it with that version.`);
  if (rows.length < known.length)
    throw new StartError('The data is of an older version: start one process of this version on it first.');
}
