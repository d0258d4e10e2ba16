import type { Sql } from '#platform/db/database.ts';
import { waitingRestore } from '../begin-restore.ts';
import { archiveOf, lastBackups, lastDrill } from '../note-backup.ts';
import { type BloatedIndex, bloatedIndexes, oldestTransaction } from './bloated-indexes.ts';

export interface Measures {
  /** Seconds that the oldest job of each queue waits since it could run; 0 where none does. */
  oldestJobs: { queue: string; seconds: number }[];
  /** Seconds since the oldest mail was ordered that has not left; 0 where none waits. */
  oldestMail: number;
  /** Seconds since 1970 at which the last backup of each kind was read back; 0 where there is none of any. */
  backupsVerified: { kind: string; at: number }[];
  /** Seconds since WAL was archived last, and whether the newest try failed; 0 and false where none is archived. */
  archive: { seconds: number; isFailing: boolean };
  /** Seconds since 1970 at which a restore was tried last, and seconds that it took; 0 where none was. */
  drill: { at: number; seconds: number };
  paused: boolean;
  /** Seconds since the oldest open transaction began; 0 where none is open. */
  oldestTransaction: number;
  /** Long changes of the database that are not finished. */
  changes: { running: number; failed: number };
  /** Empty partitions of messages beyond the newest one's; infinite while they lie in one table. */
  partitionsAhead: number;
}

const CACHE_TTL_MS = 15_000;
/** Sizes of indexes change slowly. */
const BLOAT_TTL_MS = 10 * 60_000;

/** @returns null while the database does not answer. */
export const measureCached = (sql: Sql): (() => Promise<Measures | null>) => cached(CACHE_TTL_MS, () => measure(sql));

/** @returns null while the database does not answer. */
export const bloatCached = (sql: Sql): (() => Promise<BloatedIndex[] | null>) =>
  cached(BLOAT_TTL_MS, () => bloatedIndexes(sql));

function cached<Answer>(ttl: number, ask: () => Promise<Answer>): () => Promise<Answer | null> {
  let kept: { at: number; answer: Promise<Answer | null> } | undefined;
  return () => {
    if (!kept || Date.now() - kept.at > ttl) kept = { at: Date.now(), answer: ask().catch(() => null) };
    return kept.answer;
  };
}

async function measure(sql: Sql): Promise<Measures> {
  const jobs = await sql.query<{ queue: string; seconds: number }>({
    text: `select q.name as queue, coalesce(extract(epoch from now() - min(j.start_after)), 0)::float8 as seconds
             from jobs.queue q
             left join jobs.job j on j.name = q.name and j.state in ('created', 'retry') and j.start_after <= now()
            where q.name not like '\\_\\_%' group by 1`,
  });
  const mails = await sql.query<{ seconds: number }>({
    text: `select coalesce(extract(epoch from now() - min(coalesce((data ->> 'ordered_at')::timestamptz, created_on))), 0)::float8 as seconds
             from jobs.job where name = 'mail' and state in ('created', 'retry')`,
  });
  const backups = await lastBackups(sql);
  const drill = await lastDrill(sql);
  return {
    oldestJobs: jobs.rows,
    oldestMail: mails.rows[0]?.seconds ?? 0,
    backupsVerified: backups.length
      ? backups.map(({ kind, verified_at }) => ({ kind, at: verified_at.getTime() / 1000 }))
      : [{ kind: 'dump', at: 0 }],
    archive: (await archiveOf(sql)) ?? { seconds: 0, isFailing: false },
    drill: drill ? { at: drill.drilled_at.getTime() / 1000, seconds: drill.seconds } : { at: 0, seconds: 0 },
    paused: (await waitingRestore(sql)) !== null,
    oldestTransaction: await oldestTransaction(sql),
    changes: await openChanges(sql),
    partitionsAhead: await partitionsAhead(sql),
  };
}

async function openChanges(sql: Sql): Promise<Measures['changes']> {
  const { rows } = await sql.query<Measures['changes']>({
    text: `select count(*) filter (where state = 'running')::int as running, count(*) filter (where state = 'failed')::int as failed
             from online_migrations`,
  });
  return rows[0] ?? { running: 0, failed: 0 };
}

async function partitionsAhead(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ ahead: number | null }>({
    text: 'select (message_partitions_end() / message_partition_size() - 1 - last_value / message_partition_size())::int as ahead from messages_id_seq',
  });
  return rows[0]?.ahead ?? Number.POSITIVE_INFINITY;
}
