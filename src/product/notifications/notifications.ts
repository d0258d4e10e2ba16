import type { AutocommitCall, WriteCall } from '#platform/call.ts';
import { type Notice, noticed, pushJob } from './push/jobs.ts';
import { subscriptionsOf } from './push/queries.ts';

/**
 * Tells somebody's browsers what has just happened to them, soon and if they want it; call it after what happened is written.
 * It waits for nothing. What is lost when a process dies is found by them at the site all the same.
 */
export const notify = (call: Pick<AutocommitCall, 'soon'>, notice: Notice): void => call.soon(noticed, notice);

/** Orders a push to every browser of a member about something that nobody else did; it is there exactly if the transaction commits. */
export async function pushTo(call: WriteCall, { to, kind }: { to: number; kind: 'likes_back' }): Promise<void> {
  for (const { id } of await subscriptionsOf(call.tx, { accounts: [to], now: call.now }))
    await call.enqueue(pushJob, { subscription: id, to, from: to, kind, subject: 0 });
}
