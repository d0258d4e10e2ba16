import type { ReadCall, WriteCall } from '#platform/call.ts';
import { record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { claimMailJob } from '../jobs.ts';
import { type ClaimForStaff, claimForStaff, claimsForStaff, writeOffClaim } from './queries.ts';

/** The oldest first. @param host of one site; null for all. */
export const claimsOpen = (
  { sql }: Pick<ReadCall, 'sql'>,
  { host, most }: { host: string | null; most: number },
): Promise<ClaimForStaff[]> => claimsForStaff(sql, { host, most });

export const claimNumbered = ({ sql }: Pick<ReadCall, 'sql'>, id: number): Promise<ClaimForStaff | null> =>
  claimForStaff.one(sql, { id });

/** @returns whether it was open. */
export async function waiveClaim(
  call: WriteCall,
  by: ProvenStaff,
  { id, note }: { id: number; note?: string | undefined },
): Promise<boolean> {
  const { tx, now } = call;
  const waived = await writeOffClaim.one(tx, { id, now, staff: by.name });
  if (!waived) return false;
  if (waived.site_id !== null) await call.enqueue(claimMailJob, { claim: id, site: waived.site_id });
  await record(call, by, {
    ...{ verb: 'claim.waived', object: 'claim', id, account: waived.account_id },
    details: { amount: waived.amount, currency: waived.currency },
    ...(note !== undefined && { note }),
  });
  return true;
}
