import type pg from 'pg';
import { StartError } from '#platform/start-error.ts';
import { copyIn, copyOut } from './copy.ts';
import type { Source } from './source.ts';
import { type Digest, digestOf, SAME_TEXT, sequencesOf, type Table, tablesOf } from './tables.ts';
import { lockAlone, MARK } from './target.ts';

/** Pages that are in memory at once: 8 MB of rows, and what of them is stored beside. */
const PORTION_PAGES = 1024;
/** Milliseconds that somebody else's lock is waited for. */
const LOCK_TIMEOUT_MS = 30_000;

/** A table that is there, row by row as it was. */
export interface Moved extends Digest {
  name: string;
}

/**
 * Brings all rows into the product's schema, and numbers them on from where the source stands: all in one transaction, which
 * ends well only if each table is the same on both sides. It needs no more than the owner's rights.
 * @throws StartError; nothing was moved then.
 */
export async function load(source: Source, target: pg.ClientBase, tell: (line: string) => void): Promise<Moved[]> {
  await target.query(
    `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
     set local lock_timeout = ${LOCK_TIMEOUT_MS}; ${SAME_TEXT};
     select set_config(name, '0', true) from pg_settings where name = 'transaction_timeout'`,
  );
  await lockAlone(target);
  const { tables } = source;
  await checkShapes(source, target);
  const putBack = await setAside(target);
  await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  const moved: Moved[] = [];
  for (const table of tables) moved.push(await moveTable(table, source.client, target, tell));
  for (const { name, last, called } of await sequencesOf(source.client))
    await target.query('select setval($1::regclass, $2, $3)', [name, last, called]);
  await target.query(putBack);
  await target.query(`analyze ${tables.map(({ name }) => name).join(', ')}; drop table ${MARK}`);
  await target.query('commit').catch((error: Error) => {
    throw new StartError(
      `Whether the move was kept is not known (${error.message}): move again, which begins anew or says that all is there.`,
    );
  });
  return moved;
}

/** @throws StartError where tables differ, as those of another version do. */
async function checkShapes({ client, tables }: Source, target: pg.ClientBase): Promise<void> {
  const there = new Map((await tablesOf(target)).map(({ name, shape }) => [name, shape]));
  const other = tables.find(({ name, shape }) => there.get(name) !== shape)?.name;
  const hasQueue = tables.some(({ name }) => name === QUEUE_VERSION);
  if (other || (hasQueue && (await queueVersion(client)) !== (await queueVersion(target))))
    throw new StartError(
      `The table ${other ?? QUEUE_VERSION} is another one in the data folder: start one process of this version on it first.`,
    );
}

const QUEUE_VERSION = 'jobs.version';
const queueVersion = async (client: pg.ClientBase): Promise<number | undefined> =>
  (await client.query<{ version: number }>(`select version from ${QUEUE_VERSION}`)).rows[0]?.version;

/**
 * Takes foreign keys and triggers away: rows come in any order, and as they are. Who owns tables may do so, which switching off
 * the checks of foreign keys for a session is not for.
 * @returns the statements that bring them back, by which all foreign keys are checked.
 */
async function setAside(target: pg.ClientBase): Promise<string> {
  const { rows: keys } = await target.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  const { rows: triggered } = await target.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_class c on c.oid = tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  await target.query(
    [
      ...keys.map(({ owner, name }) => `alter table ${owner} drop constraint ${name}`),
      ...triggered.map(({ name }) => `alter table ${name} disable trigger user`),
    ].join('; '),
  );
  return [
    ...keys.map(({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`),
    ...triggered.map(({ name }) => `alter table ${name} enable trigger user`),
  ].join('; ');
}

async function moveTable(
  table: Table,
  source: pg.ClientBase,
  target: pg.ClientBase,
  tell: (line: string) => void,
): Promise<Moved> {
  const { name, given, pages, parted } = table;
  const list = given.join(', ');
  // Rows that nobody else has seen yet are as good as vacuumed; parts do not bear it.
  const options = parted ? 'format binary' : 'format binary, freeze';
  for (let page = 0; page < pages; page += PORTION_PAGES) {
    if (page) tell(`${name}: ${Math.floor((page / pages) * 100)} %`);
    const rows = `select ${list} from ${name} where ctid >= '(${page},0)' and ctid < '(${page + PORTION_PAGES},0)'`;
    const bytes = await copyOut(source, `copy (${rows}) to stdout (format binary)`);
    await copyIn(target, `copy ${name} (${list}) from stdin (${options})`, bytes).catch((error: Error) => {
      throw new StartError(`${name} was not taken: ${error.message}.`);
    });
  }
  const [was, is] = await Promise.all([digestOf(source, table), digestOf(target, table)]);
  if (was.rows !== is.rows || was.sum !== is.sum)
    throw new StartError(`${name} has ${is.rows} rows there of ${was.rows}, or other values.`);
  return { name, ...was };
}
