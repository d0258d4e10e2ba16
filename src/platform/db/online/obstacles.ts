import type { Sql } from '../database.ts';
import type { Obstacle } from './obstacle-names.ts';

/** Milliseconds that a copy may be behind. */
const MAX_BEHIND_MS = 1000;
/** Seconds that a transaction may be open: no row that it may still see is cleaned, and each row that is changed adds one. */
const MAX_TRANSACTION_SECONDS = 60;

interface Asked {
  /** Milliseconds that the copies are behind; null for one that is away, for which nobody waits. */
  behind: () => readonly (number | null)[];
  /** Whether more than one of a hundred sends took too long since it was asked last. */
  areSendsSlow: () => Promise<boolean>;
  maxTransactionSeconds?: number;
}

/** @returns a function that says why a long change should wait now. */
export const obstacleOf =
  (
    sql: Sql,
    { behind, areSendsSlow, maxTransactionSeconds = MAX_TRANSACTION_SECONDS }: Asked,
  ): (() => Promise<Obstacle | null>) =>
  async () => {
    if (behind().some((milliseconds) => milliseconds !== null && milliseconds > MAX_BEHIND_MS)) return 'copy';
    const { rows } = await sql.query<{ fails: boolean; old: boolean }>({
      text: `
        select coalesce((select last_failed_time > coalesce(last_archived_time, '-infinity') from pg_stat_archiver), false) as fails,
               exists (select from pg_stat_activity
                        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
                          and xact_start < clock_timestamp() - interval '${maxTransactionSeconds} seconds') as old`,
    });
    if (rows[0]?.fails) return 'archive';
    if (rows[0]?.old) return 'transaction';
    return (await areSendsSlow()) ? 'sends' : null;
  };
