import type pg from 'pg';
import type { Database } from './database.ts';

/** What a connection is used for: each has its own share of them. */
export type Work = 'read' | 'write' | 'job';

/** A statement that says what it is for; its text tells where it does not. */
export interface WorkQuery extends pg.QueryConfig {
  work?: Work;
}

/** The same database for one kind of work, whatever the statements look like. */
export const asWork = (db: Database, work: Work): Database => ({
  query: (query) => {
    const marked: WorkQuery = { ...query, work };
    return db.query(marked);
  },
  transaction: (run) => db.transaction(run, work),
});

const WRITES = /\b(?:insert\s+into|update\s+\w+|delete\s+from|truncate|for\s+(?:no\s+key\s+)?update)\b/i;
const known = new Map<string, Work>();
const MAX_KNOWN = 5000;

/** What a statement is for. A function that writes is not seen in it: whoever calls one says so. */
export function workOf({ work, text }: WorkQuery): Work {
  if (work) return work;
  const before = known.get(text);
  if (before) return before;
  const told = WRITES.test(text) ? 'write' : 'read';
  if (known.size < MAX_KNOWN) known.set(text, told);
  return told;
}
