import type { WriteCall } from '#platform/call.ts';
import { blankNotes } from './queries.ts';

export async function eraseNotes({ tx }: WriteCall, accountId: number): Promise<void> {
  await blankNotes(tx, { account: accountId });
}
