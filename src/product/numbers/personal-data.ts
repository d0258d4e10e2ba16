import type { WriteCall } from '#platform/call.ts';
import { nameDueDays } from './queries.ts';

/** The day that it came on is counted again without where it came from. */
export async function recountSignup(call: WriteCall, accountId: number): Promise<void> {
  await nameDueDays(call.tx, { account: accountId });
}
