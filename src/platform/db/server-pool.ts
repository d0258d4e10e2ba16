import pg from 'pg';
import { StartError } from '../start-error.ts';
import { surviveBrokenClients } from './broken-clients.ts';
import { connectionProblem } from './connection-problem.ts';

interface PoolOptions {
  variable: string;
  max: number;
  /** Told of connections that break while nobody uses them. */
  report: (error: unknown) => void;
}

/** The oldest PostgreSQL that has all that the migrations use. */
const MIN_SERVER_VERSION = 150_000;
/** Milliseconds that a server which is just starting is given, and between two looks. */
const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 500;

/**
 * Plans are made once: for short arrays PostgreSQL would rather plan at every call, and that takes longer than the
 * statement. They are not compiled: where there are many members, a plan that stops at its first rows is thought dear as
 * a whole, and PostgreSQL compiled for seconds, at every call, what runs for milliseconds.
 */
export const PLANNING = { plan_cache_mode: 'force_generic_plan', jit: 'off' } as const;

/** Milliseconds that a statement may run, and that its answer is waited for. */
export const STATEMENT_TIMEOUT_MS = 20_000;
export const QUERY_TIMEOUT_MS = 30_000;

/**
 * By SET and not by start-up parameters, which poolers refuse. Nothing that a request does takes as long as the limits:
 * what is still running then is stuck, and gives its connection back.
 */
const SETTINGS = Object.entries({
  statement_timeout: `${STATEMENT_TIMEOUT_MS}ms`,
  idle_in_transaction_session_timeout: '30s',
  lock_timeout: '10s',
  ...PLANNING,
})
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

/**
 * Connections to a PostgreSQL server that was looked at and found fit.
 * @throws StartError with a sentence that names the variable, and never the password.
 */
export async function openServerPool(url: string, { variable, max, report }: PoolOptions): Promise<pg.Pool> {
  await untilFit(url, variable);
  return poolOn(url, { max, report });
}

/** Connections to a server that nobody has looked at. */
export function poolOn(url: string, { max, report }: Omit<PoolOptions, 'variable'>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'kindling',
    connectionTimeoutMillis: 5000,
    // A server that went away without a word is noticed. Longer than the server's own limit: the client only stops waiting,
    // and what comes next on that connection waits behind what it left.
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    // Without it the system waits for two hours before it asks whether the other end is there.
    keepAliveInitialDelayMillis: 10_000,
    // Waited for, although the types do not say so: a connection is handed out with its settings.
    onConnect: (client): Promise<unknown> => client.query(SETTINGS),
  });
  pool.on('error', report);
  surviveBrokenClients(pool);
  return pool;
}

/** Waits for a server that is starting, and judges one that is there. */
async function untilFit(url: string, variable: string): Promise<void> {
  const giveUp = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await judge(url, variable);
    } catch (error) {
      const starting = error instanceof Error && (error as { code?: string }).code === '57P03';
      if (error instanceof StartError) throw error;
      if (!starting || Date.now() > giveUp) throw new StartError(connectionProblem(error, variable, url));
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  }
}

async function judge(url: string, variable: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  // A connection that breaks after its answer is judged by the answer.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; label: string; encoding: string; copy: boolean }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as label,
              current_setting('server_encoding') as encoding, pg_is_in_recovery() as copy`,
    );
    const [server] = rows;
    if (!server) return;
    if (server.version < MIN_SERVER_VERSION)
      throw new StartError(`${variable} leads to PostgreSQL ${server.label}: Kindling needs version 15 or newer.`);
    if (server.encoding !== 'UTF8')
      throw new StartError(
        `${variable} leads to a database in the encoding ${server.encoding}: make one with "createdb --encoding=UTF8 --template=template0".`,
      );
    if (variable === 'DATABASE_URL' && server.copy)
      throw new StartError(
        'DATABASE_URL leads to a read-only copy: name the primary there, and the copy in DATABASE_REPLICA_URL.',
      );
  } finally {
    await client.end().catch(() => {});
  }
}
