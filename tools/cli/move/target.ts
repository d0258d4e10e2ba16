import pg from 'pg';
import { modules } from '#app/modules.ts';
import { onlineMigrations } from '#app/online-migrations.ts';
import { routinesFiles } from '#app/routines.ts';
import { connectionProblem } from '#platform/db/connection-problem.ts';
import { untilFit } from '#platform/db/fit-server.ts';
import { migrate } from '#platform/db/migrate.ts';
import { serverAddressOf } from '#platform/db/server-address.ts';
import { openServerPool } from '#platform/db/server-pool.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { StartError } from '#platform/start-error.ts';

/** A PostgreSQL that becomes the deployment's. */
export interface Target {
  url: string;
  /** `--to`, or the variable that names it. */
  variable: string;
}

/** In the target from the beginning of a move to its end: an interrupted one is known by it. */
export const MARK = 'public.move_begun';

/** For work that takes minutes; the end of a connection is told by the next statement. */
export async function connectTo({ url }: Target): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'kindling move', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Within a transaction, until its end. @throws StartError while another move is under way. */
export async function lockAlone(target: pg.ClientBase): Promise<void> {
  await target.query(`lock table ${MARK} in share update exclusive mode nowait`).catch((error: { code?: string }) => {
    if (error.code !== '55P03') throw error;
    throw new StartError('Another move into this database is under way: wait for its end.');
  });
}

/**
 * Looks whether a server is there, fit and empty.
 * @returns whether a move into it was interrupted, and begins again.
 * @throws StartError with what is there.
 */
export async function lookAt(target: Target): Promise<boolean> {
  await untilFit(target.url, target.variable, {});
  const client = await connectTo(target);
  return isBegun(client, target)
    .catch(inWords(target))
    .finally(() => client.end());
}

const inWords =
  ({ url, variable }: Target) =>
  (error: unknown): never => {
    throw error instanceof StartError ? error : new StartError(connectionProblem(error, variable, url));
  };

/** Gives an empty server the product's schema and queue. @throws StartError */
export async function prepare(target: Target): Promise<void> {
  const report = (error: unknown) => console.error(error);
  const pool = await openServerPool(target.url, { variable: target.variable, max: 2, report });
  try {
    await pool.query(`create table if not exists ${MARK} (at timestamptz not null default now())`);
    await migrate(pool, { routines: routinesFiles(modules.map(({ name }) => name)), online: onlineMigrations });
    const jobs = await startJobs(pool, { embedded: false, report });
    await jobs.stop();
  } catch (error) {
    inWords(target)(error);
  } finally {
    await pool.end();
  }
}

/** @returns false for an empty database. @throws StartError for one that holds anything but an interrupted move. */
async function isBegun(client: pg.Client, { url }: Target): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by c.relkind <> 'r', name`,
  );
  const [first, ...others] = rows.map(({ name }) => name);
  if (!first) return false;
  const { place = '', database = '' } = serverAddressOf(url) ?? {};
  const refused = (holds: string) =>
    new StartError(
      `The database ${database} at ${place} is not empty: it holds ${holds}. Make an empty one (createdb) and name that.`,
    );
  const marked = rows.some(({ name }) => name === MARK);
  if (!rows.some(({ name }) => name === 'public.accounts')) {
    if (marked && !others.length) return true;
    throw refused(others.length ? `${first} and ${others.length} more` : first);
  }
  if (marked) {
    await client.query('begin');
    // What another move has locked would be waited for.
    await lockAlone(client);
  }
  const { rows: held } = await client.query<{ accounts: number; sites: number }>(
    'select (select count(*)::float8 from public.accounts) as accounts, (select count(*)::float8 from public.sites) as sites',
  );
  const { accounts = 0, sites = 0 } = held[0] ?? {};
  if (accounts || sites || !marked) throw refused(`a Kindling with ${sites} sites and ${accounts} accounts`);
  return true;
}
