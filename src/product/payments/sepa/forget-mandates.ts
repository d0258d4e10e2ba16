import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { blankMandates, blankOldMandates, deleteOldBlocks } from './queries.ts';

const DAY_MS = 24 * 3600_000;
/** A debit without a mandate is claimed back for 13 months; the bank asks for the mandate some days later. Milliseconds. */
const MANDATE_RETENTION_MS = 14 * 31 * DAY_MS;
/** Who was blocked stays blocked so long after their account is erased, as with bans. Milliseconds. */
const BLOCK_RETENTION_MS = 365 * DAY_MS;

/** What is needed for nothing any more goes at once, the rest by the schedule. */
export const eraseMandates = ({ tx }: WriteCall, account: number): Promise<unknown> => blankMandates(tx, { account });

/** Empties mandates of erased accounts as soon as the bank needs nothing of them; the order and its sum stay. */
export async function forgetMandates({ services: { db, now } }: JobTools): Promise<void> {
  await blankOldMandates(db, { before: new Date(now().getTime() - MANDATE_RETENTION_MS) });
  await deleteOldBlocks(db, { before: new Date(now().getTime() - BLOCK_RETENTION_MS) });
}
