import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { connectionProblem } from './connection-problem.ts';
import type { Database, Sql } from './database.ts';
import type * as described from './replica.gen.ts';
import { statement } from './statement.ts';

/** Milliseconds that a copy may be behind and still be read; longer, and the first database is read instead. */
export const MAX_LAG_MS = 2000;
/** Milliseconds between two looks at how far it is. */
const POLL_INTERVAL_MS = 500;

export interface Replica extends Sql {
  /** Milliseconds that it is behind at most; null while nobody knows. */
  behind(): number | null;
  close(): Promise<void>;
}

// Positions in the write-ahead log, in bytes; null where there is none.
const written = statement<described.Written, { position: number }>(
  "select (pg_current_wal_lsn() - '0/0')::bigint as position",
);
const replayed = statement<described.Replayed>("select (pg_last_wal_replay_lsn() - '0/0')::bigint as position");

/**
 * Follows a streaming copy: notes where the first database is, and when the copy has come that far. What the copy
 * answers is therefore never older than `behind()`, also when it has lost its connection to the first one. A query that
 * the copy cannot answer is asked of the first one; a copy that comes back is used again.
 * @param url for sentences in the log.
 */
export function followReplica(db: Database, copy: Sql, pool: pg.Pool, url: string, log: Log): Replica {
  let marks: { at: number; position: number }[] = [];
  /** Everything that was committed before this moment is in the copy. */
  let asOf: number | null = null;
  let said = '';
  let looking: Promise<void> | null = null;

  const say = (sentence: string) => {
    if (sentence !== said) log.warn(sentence || 'The copy of the database is read again.');
    said = sentence;
  };
  const look = async () => {
    // Before the question: what is committed while the answer comes may already be in it, but nothing older is missing.
    const at = Date.now();
    const [here, there] = [await written.one(db), await replayed.one(copy)];
    if (!here || there?.position == null) {
      return say(
        'DATABASE_REPLICA_URL leads to a database that copies no other: everything is read from the first one.',
      );
    }
    marks.push({ at, position: here.position });
    const reached = marks.findLast(({ position }) => position <= (there.position ?? 0));
    if (reached) {
      asOf = reached.at;
      marks = marks.filter((mark) => mark.at >= reached.at);
    }
    marks = marks.slice(-1000);
    say(isRecent() ? '' : 'The copy of the database is behind: everything is read from the first one.');
  };
  const isRecent = () => asOf !== null && Date.now() - asOf <= MAX_LAG_MS;
  const failed = (error: unknown) => say(connectionProblem(error, 'DATABASE_REPLICA_URL', url));
  const lookOnce = () => {
    looking ??= look()
      .catch(failed)
      .finally(() => {
        looking = null;
      });
  };
  const timer = setInterval(lookOnce, POLL_INTERVAL_MS);
  timer.unref();
  lookOnce();

  return {
    behind: () => (asOf === null ? null : Date.now() - asOf),
    async query(query) {
      if (!isRecent()) return db.query(query);
      try {
        return await copy.query(query);
      } catch (error) {
        log.debug({ err: error }, 'a query was asked of the first database instead of its copy');
        return db.query(query);
      }
    },
    async close() {
      clearInterval(timer);
      await looking;
      await pool.end();
    },
  };
}
