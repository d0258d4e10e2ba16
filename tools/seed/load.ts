import type { Tx } from '#platform/db/database.ts';

/** One filling: where it goes and which ids are its own. */
export interface Load {
  tx: Tx;
  siteId: number;
  pool: number;
  /** Ids of the first and the last member. */
  first: number;
  last: number;
  /** Members there were before; also the highest number that a name of theirs can end with. */
  taken: number;
  /** ISO 8601. */
  now: string;
  seed: number;
  /** Of a hundred members, those who start conversations. */
  talkers: number;
  passwordHash: string;
  tell(line: string): void;
}

/** Members handled by one statement: large enough for whole-table joins to pay, small enough to say how far it is. */
const BATCH = 1_000_000;

/** Runs a statement for the members from `$1` to `$2`, range by range. @returns the rows written. */
export async function inBatches({ tx, first, last, tell }: Load, what: string, texts: string[]): Promise<number> {
  let rows = 0;
  for (let from = first; from <= last; from += BATCH) {
    const to = Math.min(last, from + BATCH - 1);
    for (const text of texts) {
      const wantsRange = text.includes('$1');
      const { rowCount } = await tx.query({ text, ...(wantsRange && { values: [from, to] }) });
      if (/^\s*insert into (?!seed_picks)/.test(text)) rows += rowCount ?? 0;
    }
    if (to < last) tell(`${what}: ${rows} so far`);
  }
  tell(`${what}: ${rows}`);
  return rows;
}

/** The highest id of a table, 0 for an empty one. */
export async function highestId(tx: Tx, table: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>({ text: `select coalesce(max(id), 0) as id from ${table}` });
  return rows[0]?.id ?? 0;
}
