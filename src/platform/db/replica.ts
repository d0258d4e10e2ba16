import type { Log } from '../log/log.ts';
import { connectionProblem } from './connection-problem.ts';
import type { Sql } from './database.ts';
import { type Freshness, freshnessOf } from './freshness.ts';
import type * as described from './replica.gen.ts';
import { serverAddressOf } from './server-address.ts';
import { statement } from './statement.ts';

/** Milliseconds between two looks at how far copies are. */
const POLL_INTERVAL_MS = 500;

/** Streaming copies of the first database, read in turn as long as each is recent. */
export interface Replicas extends Sql {
  /** How far each is behind, by its place. */
  behind(): { place: string; milliseconds: number | null }[];
  close(): Promise<void>;
}

/** One server, and not a balancer before several: how far it is must be true of what answers. */
export interface Copy {
  sql: Sql;
  /** For sentences in the log. */
  url: string;
  close(): Promise<void>;
}

// Positions in the write-ahead log, in bytes; null where there is none.
const written = statement<described.Written, { position: number }>(
  "select (pg_current_wal_lsn() - '0/0')::bigint as position",
);
const replayed = statement<described.Replayed>("select (pg_last_wal_replay_lsn() - '0/0')::bigint as position");

interface Followed extends Copy {
  place: string;
  freshness: Freshness;
  looking: Promise<void> | null;
  said: string;
}

/**
 * Follows streaming copies: notes where the first database is, and when each copy has come that far. A query that a copy cannot
 * answer is asked of the first one; a copy that comes back is used again.
 */
export function followReplicas(db: Sql, copies: readonly Copy[], log: Log): Replicas {
  const followed = copies.map(
    (copy): Followed => ({
      ...copy,
      place: serverAddressOf(copy.url)?.place ?? 'DATABASE_REPLICA_URL',
      freshness: freshnessOf(),
      looking: null,
      said: '',
    }),
  );
  const say = (copy: Followed, sentence: string) => {
    if (sentence !== copy.said) log.warn(sentence || `The copy of the database at ${copy.place} is read again.`);
    copy.said = sentence;
  };
  let asking: Promise<{ at: number; position: number }> | null = null;
  /** Where the first database is, and when that was asked: one question for all who look at the same time. */
  const whereFirstIs = () => {
    const at = Date.now();
    asking ??= written
      .one(db)
      .then((row) => ({ at, position: row?.position ?? 0 }))
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  const look = async (copy: Followed) => {
    const { at, position } = await whereFirstIs();
    const there = (await replayed.one(copy.sql))?.position;
    if (there == null)
      return say(
        copy,
        `DATABASE_REPLICA_URL leads to a database that copies no other (${copy.place}): it is not read.`,
      );
    copy.freshness.note(at, position, there);
    say(copy, copy.freshness.isRecent() ? '' : `The copy of the database at ${copy.place} is behind: it is not read.`);
  };
  const lookAtAll = () => {
    for (const copy of followed)
      copy.looking ??= look(copy)
        .catch((error: unknown) => say(copy, connectionProblem(error, 'DATABASE_REPLICA_URL', copy.url)))
        .finally(() => {
          copy.looking = null;
        });
  };
  const timer = setInterval(lookAtAll, POLL_INTERVAL_MS);
  timer.unref();
  lookAtAll();

  let turn = 0;
  /** The next in turn that is recent. */
  const next = (): Followed | undefined => {
    for (let tries = 0; tries < followed.length; tries += 1) {
      turn = (turn + 1) % followed.length;
      const copy = followed[turn];
      if (copy?.freshness.isRecent()) return copy;
    }
    return undefined;
  };
  return {
    behind: () => followed.map(({ place, freshness }) => ({ place, milliseconds: freshness.behind() })),
    async query(query) {
      const copy = next();
      if (!copy) return db.query(query);
      try {
        return await copy.sql.query(query);
      } catch (error) {
        log.debug({ err: error }, 'a query was asked of the first database instead of its copy');
        return db.query(query);
      }
    },
    async close() {
      clearInterval(timer);
      await Promise.all(followed.map(({ looking }) => looking));
      await Promise.all(followed.map((copy) => copy.close()));
    },
  };
}
