import pg from 'pg';
import { observedQuery, observeTransaction } from '../metrics/metrics.ts';
import { isUnavailable } from './unavailable.ts';
import { UnknownCommit } from './unknown-commit.ts';

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
   * Runs `work` in one transaction and then, after commit, what it registered by `afterCommit`.
   * @throws UnknownCommit when the connection broke while it committed: it may have happened, and what registered itself is
   * not run. Whoever calls again has to bring the key of the first call.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/**
 * @param report is told of failures in after-commit work, which can no longer fail the request.
 * @param statements `unnamed` sends every statement whole, for poolers that hand out connections by transaction and
 * do not know which statements each of them has seen.
 */
export function databaseOn(
  pool: pg.Pool,
  report: (error: unknown) => void,
  statements: 'named' | 'unnamed' = 'named',
): Database {
  const sent =
    statements === 'named'
      ? (query: pg.QueryConfig) => query
      : ({ text, values }: pg.QueryConfig): pg.QueryConfig => (values ? { text, values } : { text });
  return {
    query: (query) => observedQuery(query.name, pool.query(sent(query))),
    async transaction(work) {
      const ended = observeTransaction();
      const client = await pool.connect();
      const last: (() => Promise<unknown>)[] = [];
      const after: (() => void | Promise<void>)[] = [];
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const tx = {
          query: (query: pg.QueryConfig) => observedQuery(query.name, client.query(sent(query))),
          beforeCommit: (task: () => Promise<unknown>) => last.push(task),
          afterCommit: (task: () => void | Promise<void>) => after.push(task),
        } as unknown as Tx;
        const result = await work(tx);
        for (const task of last) await task();
        await commit(client);
        ended('commit');
        queueMicrotask(() => runAfterCommit(after, report));
        return result;
      } catch (error) {
        ended(error instanceof UnknownCommit ? 'unknown' : 'rollback');
        broken = await undo(client, error);
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}

/** @throws UnknownCommit, or what the server refused it for. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw isUnavailable(error) ? new UnknownCommit(error) : error;
  });
  // A statement failed and nobody minded: the server undoes all of it, and says so by this word only.
  if (command !== 'COMMIT') throw new Error('A transaction was undone by a failure that was swallowed inside of it.');
}

/** @returns why the connection cannot be used again; undefined when it can. */
async function undo(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if (error instanceof UnknownCommit) return error;
  // The statement goes on at the server, and anything else on this connection would wait behind it.
  if (error instanceof Error && error.message === 'Query read timeout') return error;
  return client.query('rollback').then(
    () => undefined,
    (failure: Error) => failure,
  );
}

async function runAfterCommit(tasks: (() => void | Promise<void>)[], report: (error: unknown) => void): Promise<void> {
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      report(error);
    }
  }
}
