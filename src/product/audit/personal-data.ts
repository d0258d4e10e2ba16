import type { WriteCall } from '#platform/call.ts';
import { blankNotes } from './queries.ts';

/** The staff's words about the account go. That something was decided about this number stays: staff answer for it. */
export async function eraseNotes({ tx }: WriteCall, accountId: number): Promise<void> {
  await blankNotes(tx, { account: accountId });
}
