import type pg from 'pg';

/** What a connection is used for: each has its own share of them. */
export type Work = 'read' | 'write' | 'job';

/** A statement that says what it is for; its text tells where it does not. */
export interface WorkQuery extends pg.QueryConfig {
  work?: Work;
}

const WRITES = /\b(?:insert|update|delete|truncate)\b/i;
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
