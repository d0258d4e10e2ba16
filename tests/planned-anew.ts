import type { Database, Tx } from '#platform/db/database.ts';

/**
 * Runs it twice: what is planned once has been by then.
 * @returns the functions in plain SQL that ran, instead of becoming a part of what calls them: until version 18 PostgreSQL plans
 * each of those anew in every transaction.
 */
export async function plannedAnew(db: Database, run: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.query({ text: "set local track_functions = 'all'" });
    const calls = async () => {
      await run(tx);
      const { rows } = await tx.query<{ name: string; calls: number }>({
        text: `select f.funcname as name, f.calls::int
                 from pg_stat_xact_user_functions f join pg_proc p on p.oid = f.funcid join pg_language l on l.oid = p.prolang
                where l.lanname = 'sql' order by 1`,
      });
      return rows;
    };
    const before = new Map((await calls()).map((row) => [row.name, row.calls]));
    return (await calls()).filter((row) => row.calls > (before.get(row.name) ?? 0)).map(({ name }) => name);
  });
}
