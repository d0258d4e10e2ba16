import type { AutocommitCall, WriteCall } from '#platform/call.ts';
import { noteNotice } from './notices/note-notice.ts';
import { recipient } from './notices/queries.ts';
import { type Notice, noticed } from './push/jobs.ts';

/** Call it after what happened is written; it waits for nothing. What a dying process loses is found at the site. */
export const notify = (call: Pick<AutocommitCall, 'soon'>, notice: Notice): void => call.soon(noticed, notice);

/** Tells a member by mail and push, as they chose, that there are likes to give again; it is told exactly if the transaction commits. */
export async function remindOfLikes(call: WriteCall, member: number): Promise<void> {
  const to = await recipient.one(call.tx, { account: member });
  if (!to) return;
  const event = `likes-back:${call.now.toISOString().slice(0, 16)}`;
  await noteNotice(call, to, { account: member, kind: 'reminders', event, subjects: [] });
}
