import type { WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { claimMailJob } from '../jobs.ts';
import { insertClaim, openClaimOf } from './queries.ts';

export interface ClaimOpened {
  readonly account: number;
  readonly payment: number;
  readonly dispute: number;
  readonly amount: number;
  readonly currency: string;
  /** Credits that were used before they could be taken back. */
  readonly missing: number;
  readonly site: number;
}

export async function openClaim(call: WriteCall, { site, ...claim }: ClaimOpened): Promise<void> {
  const made = await insertClaim.one(call.tx, { ...claim, now: call.now });
  if (made) await call.enqueue(claimMailJob, { claim: made.id, site });
}

/** Who owes something is trusted with nothing: no direct debit, no repeat order. */
export const hasOpenClaim = async (sql: Sql, account: number): Promise<boolean> =>
  (await openClaimOf.one(sql, { account }))?.open ?? false;
