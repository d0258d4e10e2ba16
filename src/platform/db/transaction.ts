import type pg from 'pg';
import { observedQuery, observeTransaction } from '../metrics/metrics.ts';
import { isConflict, isLost, isUnavailable } from './unavailable.ts';
import { UnknownCommit } from './unknown-commit.ts';

/** What work in a transaction is given; `Tx` is how callers know it. */
export interface OpenTransaction {
  query(query: pg.QueryConfig): Promise<pg.QueryResult>;
  beforeCommit(task: () => Promise<unknown>): void;
  afterCommit(task: () => void | Promise<void>): void;
}

/**
 * Runs `work` in one transaction on a connection of a pool.
 * @param sent a statement as it goes to the server.
 * @throws UnknownCommit when the connection broke while it committed.
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  sent: (query: pg.QueryConfig) => pg.QueryConfig,
  work: (open: OpenTransaction) => Promise<T>,
  report: (error: unknown) => void,
): Promise<T> {
  const ended = observeTransaction();
  const client = await pool.connect();
  const last: (() => Promise<unknown>)[] = [];
  const after: (() => void | Promise<void>)[] = [];
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({
      query: (query) => observedQuery(query.name, client.query(sent(query))),
      beforeCommit: (task) => void last.push(task),
      afterCommit: (task) => void after.push(task),
    });
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
}

/** @throws UnknownCommit, or what the server refused it for. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw isUnavailable(error) && !isConflict(error) ? new UnknownCommit(error) : error;
  });
  // A statement failed and nobody minded: the server undoes all of it, and says so by this word only.
  if (command !== 'COMMIT') throw new Error('A transaction was undone by a failure that was swallowed inside of it.');
}

/** @returns why the connection cannot be used again; undefined when it can. */
async function undo(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if (error instanceof UnknownCommit) return error;
  // The statement may go on at the server, and anything else on this connection would wait behind it; or the server takes
  // no writes any more, and where it stands another one does.
  if (error instanceof Error && isLost(error)) return error;
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
