import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectionProblem } from './connection-problem.ts';
import { isUnavailable } from './unavailable.ts';

/** Whether a server that is not there yet is waited for. */
export interface Waiting {
  /** Milliseconds that it is given: none if not said, since who stands at a terminal wants to know at once. */
  timeout?: number;
  /** Told once what is waited for. */
  onWait?: (sentence: string) => void;
}

/** The oldest PostgreSQL that has all that the migrations use. */
const MIN_SERVER_VERSION = 150_000;
/** Milliseconds between two looks, and that an answer takes at most. */
const POLL_INTERVAL_MS = 500;
const ANSWER_TIMEOUT_MS = 10_000;

/** A copy may be made the primary in a moment. */
class OnlyCopy extends StartError {}

/**
 * Waits for a server that is starting, or that takes another one's place, and judges one that is there.
 * @throws StartError with a sentence that names the variable, and never the password.
 */
export async function untilFit(
  url: string,
  variable: string,
  { timeout = 0, onWait = () => {} }: Waiting,
): Promise<void> {
  const giveUp = Date.now() + timeout;
  for (let tries = 0; ; tries += 1) {
    try {
      return await judge(url, variable);
    } catch (error) {
      const told = error instanceof StartError ? error : new StartError(connectionProblem(error, variable, url));
      if (!mayPass(error) || Date.now() >= giveUp) throw told;
      if (tries === 0) onWait(told.message);
      await wait(POLL_INTERVAL_MS);
    }
  }
}

/** A name that nobody knows and a socket that is not there are mistakes; what refuses or is silent may be starting. */
function mayPass(error: unknown): boolean {
  if (error instanceof StartError) return error instanceof OnlyCopy;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code !== 'ENOTFOUND' && (isUnavailable(error) || /timeout expired/.test(String(message)));
}

async function judge(url: string, variable: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
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
    if (server.copy)
      throw new OnlyCopy(
        `${variable} leads to a read-only copy: name the primary there, and the copy in DATABASE_REPLICA_URL.`,
      );
  } finally {
    await client.end().catch(() => {});
  }
}
