import pg from 'pg';
import { observedQuery } from '../metrics/metrics.ts';
import type { Shares } from './shares.ts';
import { runTransaction } from './transaction.ts';
import { isConflict } from './unavailable.ts';
import { type Work, workOf } from './work.ts';

// bigint and numeric columns hold ids and counts below 2^53: numbers are what JSON and callers want.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Something that runs SQL: the pool, or the one connection of a transaction. */
export interface Sql {
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<{ rows: Row[]; rowCount: number | null }>;
}

declare const inTransaction: unique symbol;
/** A connection inside an open transaction. Handlers that write take this, so that they cannot open one. */
export interface Tx extends Sql {
  readonly [inTransaction]: true;
  /** Runs as the transaction's last statements: what has to be locked last, whatever handlers it is made of. A failure undoes it all. */
  beforeCommit(work: () => Promise<unknown>): void;
  /** Runs after a successful commit: events, gateway calls. Never runs after a rollback. */
  afterCommit(work: () => void | Promise<void>): void;
}

export interface Database extends Sql {
  /**
   * Runs `run` in one transaction and then, after commit, what it registered by `afterCommit`.
   * @throws UnknownCommit when the connection broke while it committed: it may have happened, and what registered itself is
   * not run. Whoever calls again has to bring the key of the first call.
   * @param run is called a second time where the server undid the first for what others did.
   * @param work whose share of the connections it takes; `write` if not given.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>, work?: Work): Promise<T>;
}

/**
 * What the server undoes because of others at the same moment is tried once more, as a whole.
 * @param report is told of failures in after-commit work, which can no longer fail the request.
 * @param statements `unnamed` sends every statement whole, for poolers that hand out connections by transaction and
 * do not know which statements each of them has seen.
 * @param shares how the pool is divided; null: whoever comes first is served first.
 */
export function databaseOn(
  pool: pg.Pool,
  report: (error: unknown) => void,
  statements: 'named' | 'unnamed' = 'named',
  shares: Shares | null = null,
): Database {
  const sent = statements === 'named' ? asItIs : withoutName;
  const within = <T>(work: Work, task: () => Promise<T>): Promise<T> =>
    shares ? shares[work].run(() => orOnceMore(task)) : orOnceMore(task);
  return {
    query: <Row extends pg.QueryResultRow>(query: pg.QueryConfig) =>
      observedQuery(
        query.name,
        within(workOf(query), () => pool.query<Row>(sent(query))),
      ),
    transaction: (run, work = 'write') =>
      within(work, () => runTransaction(pool, sent, (open) => run(open as unknown as Tx), report)),
  };
}

const asItIs = (query: pg.QueryConfig): pg.QueryConfig => query;
const withoutName = ({ text, values }: pg.QueryConfig): pg.QueryConfig => (values ? { text, values } : { text });

async function orOnceMore<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return task();
  }
}
