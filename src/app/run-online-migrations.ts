import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import { progressOf } from '#platform/db/online/needed.ts';
import { obstacleOf } from '#platform/db/online/obstacles.ts';
import type { OnlineMigration } from '#platform/db/online/online-migration.ts';
import { beatOnline, type OnlineState, onlineStates } from '#platform/db/online/online-state.ts';
import { OnlineInterrupted, runOnline } from '#platform/db/online/run-online.ts';
import { poolOn } from '#platform/db/server-pool.ts';
import type { Log } from '#platform/log/log.ts';
import { slowShareOf } from '#platform/metrics/metrics.ts';
import { sendChatMessage } from '#product/chat/contract.ts';
import type { OpenDatabase } from './database.ts';
import { onlineMigrations } from './online-migrations.ts';

/** Milliseconds between two looks whether another process has ended before it finished one, and until one that failed is begun again. */
const POLL_INTERVAL_MS = 30_000;
const FAILED_DELAY_MS = 600_000;
const HEARTBEAT_INTERVAL_MS = 15_000;
/** Seconds that a send may take, and the share of sends that may take longer. */
const SLOW_SEND_SECONDS = 0.1;
const MAX_SLOW_SHARE = 0.01;

/**
 * Finishes, one after the other and beside all else, the long changes of a server's database that are not done. Of several processes
 * one works at each.
 */
export function runOnlineMigrations(
  { databaseUrl }: Config,
  { db, replica, embedded }: OpenDatabase,
  log: Log,
  migrations: readonly OnlineMigration[] = onlineMigrations,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const slowSends = slowShareOf(sendChatMessage.path, sendChatMessage.method, SLOW_SEND_SECONDS);
  const obstacle = obstacleOf(db, {
    behind: () => (replica?.behind() ?? []).map(({ milliseconds }) => milliseconds),
    areSendsSlow: async () => (await slowSends()) > MAX_SLOW_SHARE,
  });
  const note = (state: OnlineState) =>
    log.info({ migration: state.name, waits: state.waits_for }, `a change of the database: ${progressOf(state)}`);
  const report = (err: unknown) => log.error({ err }, 'the connection of a change of the database broke');

  const once = async (url: string, migration: OnlineMigration) => {
    const pool = poolOn(url, { max: 1, report, patient: true });
    const holder = randomUUID();
    const beat = () => void beatOnline(db, migration.name, holder).catch(() => undefined);
    const beating = setInterval(beat, HEARTBEAT_INTERVAL_MS);
    try {
      const client = await pool.connect();
      let broken: Error | undefined;
      // Whatever runs is left to the server: the next process waits for its locks.
      const leave = () => void (client as unknown as pg.Client).end().catch(() => undefined);
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await runOnline(migration, { client, holder, obstacle, note, signal });
      } catch (error) {
        broken = error as Error;
        throw error;
      } finally {
        signal.removeEventListener('abort', leave);
        client.release(broken);
      }
    } finally {
      clearInterval(beating);
      await pool.end();
    }
  };
  const isDone = async ({ name }: OnlineMigration) =>
    (await onlineStates(db)).some((one) => one.name === name && one.state === 'done');
  const finish = async (url: string, migration: OnlineMigration) => {
    while (!signal.aborted) {
      let delay = POLL_INTERVAL_MS;
      try {
        if (await isDone(migration)) return;
        if (await once(url, migration)) return;
      } catch (err) {
        if (signal.aborted) return;
        if (!(err instanceof OnlineInterrupted)) {
          log.error({ err, migration: migration.name }, 'a change of the database failed and will be tried again');
          delay = FAILED_DELAY_MS;
        }
      }
      await sleep(delay, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const all = async () => {
    if (embedded || !databaseUrl) return;
    for (const migration of migrations) await finish(databaseUrl, migration);
  };
  const done = all();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
