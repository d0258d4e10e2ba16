import pg from 'pg';
import { surviveBrokenClients } from './broken-clients.ts';
import { untilFit, type Waiting } from './fit-server.ts';
import { CONNECTION_TIMEOUT_MS } from './shares.ts';

interface PoolOptions extends Waiting {
  variable: string;
  max: number;
  /** Told of connections that break while nobody uses them. */
  report: (error: unknown) => void;
}

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
 * Seconds after which a connection that nobody uses is replaced, at least: behind a name or a proxy another server may be the
 * right one by then. Processes do not all do it at once.
 */
const MIN_LIFETIME_SECONDS = 600;
const LIFETIME_SPREAD_SECONDS = 120;

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
export async function openServerPool(
  url: string,
  { variable, max, report, ...waiting }: PoolOptions,
): Promise<pg.Pool> {
  await untilFit(url, variable, waiting);
  return poolOn(url, { max, report });
}

/**
 * Connections to a server that nobody has looked at.
 * @param timeout milliseconds that a connection is waited for, and an answer; by default what pages may wait.
 * @param patient an answer is waited for as long as it takes.
 */
export function poolOn(
  url: string,
  { max, report, timeout, patient }: Pick<PoolOptions, 'max' | 'report'> & { timeout?: number; patient?: boolean },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'kindling',
    connectionTimeoutMillis: timeout ?? CONNECTION_TIMEOUT_MS,
    maxLifetimeSeconds: MIN_LIFETIME_SECONDS + Math.floor(Math.random() * LIFETIME_SPREAD_SECONDS),
    // A server that went away without a word is noticed. Longer than the server's own limit: the client only stops waiting,
    // and what comes next on that connection waits behind what it left.
    query_timeout: patient ? 0 : (timeout ?? QUERY_TIMEOUT_MS),
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
