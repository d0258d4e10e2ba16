import type { AutocommitCall, WriteCall } from '#platform/call.ts';
import { noteNotice } from './notices/note-notice.ts';
import { recipient } from './notices/queries.ts';
import { type Notice, noticed } from './push/jobs.ts';

/**
 * Tells somebody's browsers what has just happened to them, soon and if they want it; call it after what happened is written.
 * It waits for nothing. What is lost when a process dies is found by them at the site all the same.
 */
export const notify = (call: Pick<AutocommitCall, 'soon'>, notice: Notice): void => call.soon(noticed, notice);

/** Tells a member by mail and push, as they chose, that there are likes to give again; it is told exactly if the transaction commits. */
export async function remindOfLikes(call: WriteCall, member: number): Promise<void> {
  const to = await recipient.one(call.tx, { account: member });
  if (!to) return;
  const event = `likes-back:${call.now.toISOString().slice(0, 16)}`;
  await noteNotice(call, to, { account: member, kind: 'reminders', event, subjects: [] });
}
