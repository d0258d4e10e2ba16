import type { Database, Tx } from '#platform/db/database.ts';

/** A database that knows which work after commits is still to come. */
export interface WatchedDatabase {
  db: Database;
  /** Resolves when everything is done that committed transactions had registered by `afterCommit`. */
  settled(): Promise<void>;
}

/** The same database, watched: its transactions resolve before their work after the commit is done. */
export function watchAfterCommit(db: Database): WatchedDatabase {
  const underWay = new Set<Promise<void>>();
  return {
    db: {
      query: (query) => db.query(query),
      async transaction(run, work) {
        const registered: Promise<void>[] = [];
        const result = await db.transaction((tx) => {
          // Of a first try that was undone nothing comes.
          registered.length = 0;
          return run({ ...tx, afterCommit: recordInto(registered, tx) } as Tx);
        }, work);
        for (const done of registered) {
          underWay.add(done);
          void done.then(() => underWay.delete(done));
        }
        return result;
      },
    },
    async settled() {
      while (underWay.size) await Promise.all(underWay);
    },
  };
}

function recordInto(registered: Promise<void>[], tx: Tx): Tx['afterCommit'] {
  return (task) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    registered.push(promise);
    tx.afterCommit(async () => {
      try {
        await task();
      } finally {
        resolve();
      }
    });
  };
}
