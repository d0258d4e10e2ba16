import type { Sql } from './database.ts';

/** Callers for whom one statement reads at most: nobody waits long for the others'. */
const BATCH_SIZE = 16;

interface Gathering<Asked, Row> {
  asked: Asked[];
  read: Promise<Row[][]>;
}

/**
 * A read that all who ask in the same turn share: one statement, sent after the last of them asked. Under load the way to
 * the database costs more than what is read there. What fails fails for all of them.
 * @param readAll reads for all, in one statement; `nth` of a row tells for whom it is, from 1 on.
 * @returns reads the rows of one caller, in the statement's order.
 */
export function batchReads<Asked, Row extends { nth: number }>(
  readAll: (db: Sql, asked: readonly Asked[]) => Promise<readonly Row[]>,
): (db: Sql, asked: Asked) => Promise<Row[]> {
  const gathering = new WeakMap<Sql, Gathering<Asked, Row>>();
  const gather = (db: Sql): Gathering<Asked, Row> => {
    const asked: Asked[] = [];
    const read = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      if (gathering.get(db) === opened) gathering.delete(db);
      const each = asked.map((): Row[] => []);
      for (const row of await readAll(db, asked)) each[row.nth - 1]?.push(row);
      return each;
    });
    const opened = { asked, read };
    gathering.set(db, opened);
    return opened;
  };
  return async (db, one) => {
    const open = gathering.get(db) ?? gather(db);
    const place = open.asked.push(one) - 1;
    if (open.asked.length === BATCH_SIZE) gathering.delete(db);
    return (await open.read)[place] ?? [];
  };
}
