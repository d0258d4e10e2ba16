import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { blankMandates, blankOldMandates, deleteOldBlocks } from './queries.ts';

const DAY_MS = 24 * 3600_000;
/** A debit without a mandate is claimed back for 13 months; the bank asks for the mandate some days later. */
const MANDATE_RETENTION_MS = 14 * 31 * DAY_MS;
/** After the account is erased, as with bans. */
const BLOCK_RETENTION_MS = 365 * DAY_MS;

export const eraseMandates = ({ tx }: WriteCall, account: number): Promise<unknown> => blankMandates(tx, { account });

export async function forgetMandates({ services: { db, now } }: JobTools): Promise<void> {
  await blankOldMandates(db, { before: new Date(now().getTime() - MANDATE_RETENTION_MS) });
  await deleteOldBlocks(db, { before: new Date(now().getTime() - BLOCK_RETENTION_MS) });
}
