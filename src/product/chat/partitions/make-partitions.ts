import { setTimeout as sleep } from 'node:timers/promises';
import type { JobTools } from '#platform/module.ts';
import { makeMessagePartitions } from './queries.ts';

/** Milliseconds that the tables' locks are waited for, since who begins a conversation waits behind, and until the next try: up to twice. */
const LOCK_TIMEOUT_MS = 100;
const RETRY_DELAY_MS = 500;
const MAX_TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Makes partitions of messages until two lie ahead, and has the planner look at all of them together, which nothing else does.
 * @throws whatever kept the tables locked for a minute; it is done again.
 */
export async function makePartitions({ services: { db } }: JobTools): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await db.transaction(async (tx) => {
        await tx.query({ text: `set local lock_timeout = ${LOCK_TIMEOUT_MS}` });
        await makeMessagePartitions(tx);
      }, 'job');
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === MAX_TRIES) throw error;
      await sleep(RETRY_DELAY_MS * (1 + Math.random()));
    }
  }
  await db.transaction(async (tx) => {
    await tx.query({ text: 'set local statement_timeout = 0' });
    await tx.query({ text: 'analyze messages' });
  }, 'job');
}
