import type { Log } from '../log/log.ts';
import { connectionProblem } from './connection-problem.ts';
import type { Sql } from './database.ts';
import { type Freshness, freshnessOf } from './freshness.ts';
import type * as described from './replica.gen.ts';
import { serverAddressOf } from './server-address.ts';
import { statement } from './statement.ts';
import { isUnavailable } from './unavailable.ts';

/** Milliseconds between two looks at how far copies are. */
const POLL_INTERVAL_MS = 500;
/** Milliseconds that the first database has to tell where it is; for its copies everything waits as long as for itself. */
export const ANSWER_TIMEOUT_MS = 1000;
/** Looks in a row without an answer after which it is taken for away: one may be lost where a machine is busy. */
const MISSED_LOOKS = 2;

/** Streaming copies of the first database, read in turn as long as each is recent. */
export interface Replicas extends Sql {
  /** How far each is behind, by its place. */
  behind(): { place: string; milliseconds: number | null }[];
  /** Whether the first database does not answer, and a copy can be read. */
  isAlone(): boolean;
  /** For what is read and may not be old: the first database, and only while that does not answer a copy, five minutes old at most. */
  lasting: Sql;
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
 * answer is asked of the first one, or where that does not answer of another copy; a copy that comes back is used again.
 * @param watch leads to the first database too, by a connection of its own: where no other is free, it still answers.
 */
export function followReplicas(db: Sql, watch: Sql, copies: readonly Copy[], log: Log): Replicas {
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
  let missed = 0;
  /** Where the first database is, and when that was asked: one question for all who look at the same time. */
  const whereFirstIs = () => {
    const at = Date.now();
    asking ??= written
      .one(watch)
      .then((row) => {
        noteAnswer(null);
        return { at, position: row?.position ?? 0 };
      })
      .catch((error: unknown) => {
        if (isUnavailable(error)) noteAnswer(error);
        throw error;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  const isAlone = () => missed >= MISSED_LOOKS && followed.some(({ freshness }) => freshness.isReadable());
  const noteAnswer = (error: unknown) => {
    if (!error && missed >= MISSED_LOOKS) log.warn('The database answers again.');
    missed = error ? missed + 1 : 0;
    if (missed === MISSED_LOOKS && isAlone())
      log.warn(
        { err: error },
        'The database does not answer: until it does, its copies are read, five minutes old at most, and nothing is written.',
      );
  };
  const look = async (copy: Followed) => {
    const first = await whereFirstIs().catch(() => null);
    const there = (await replayed.one(copy.sql))?.position;
    if (there == null)
      return say(
        copy,
        `DATABASE_REPLICA_URL leads to a database that copies no other (${copy.place}): it is not read.`,
      );
    if (!first) return;
    copy.freshness.note(first.at, first.position, there);
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
  /** Those that may be read, the next in turn first. */
  const readable = (isFit: (freshness: Freshness) => boolean): Followed[] => {
    turn = (turn + 1) % followed.length;
    return [...followed.slice(turn), ...followed.slice(0, turn)].filter(({ freshness }) => isFit(freshness));
  };
  /** Asks one copy after the other until one answers. */
  const ofCopies: Sql['query'] = async (query) => {
    for (const copy of readable((freshness) => freshness.isReadable()))
      try {
        return await copy.sql.query(query);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        log.debug({ err: error }, 'a query was asked of another copy');
      }
    return db.query(query);
  };
  return {
    behind: () => followed.map(({ place, freshness }) => ({ place, milliseconds: freshness.behind() })),
    isAlone,
    lasting: { query: (query) => (isAlone() ? ofCopies(query) : db.query(query)) },
    async query(query) {
      if (isAlone()) return ofCopies(query);
      const [copy] = readable((freshness) => freshness.isRecent());
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
