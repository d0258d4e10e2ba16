import type { Database } from './database.ts';
import type { Work, WorkQuery } from './work.ts';

/** The same database for one kind of work, whatever the statements look like. */
export const asWork = (db: Database, work: Work): Database => ({
  query: (query) => {
    const marked: WorkQuery = { ...query, work };
    return db.query(marked);
  },
  transaction: (run) => db.transaction(run, work),
});
