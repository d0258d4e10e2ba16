import type { WriteCall } from '#platform/call.ts';
import { isOwnDecision, record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { batchById, releaseBatch as release } from './queries.ts';

/** `own_batch`: who made it does not release it. */
export type ReleaseVerdict = 'released' | 'own_batch' | 'not_waiting' | 'not_found';

/** Above the company's sum, once: only then its file is written. */
export async function releaseBatch(
  call: WriteCall,
  by: ProvenStaff,
  { id, note }: { id: number; note?: string | undefined },
): Promise<ReleaseVerdict> {
  const { tx, now } = call;
  const batch = await batchById.one(tx, { id });
  if (!batch) return 'not_found';
  if (!batch.waits || batch.refused_at) return 'not_waiting';
  if (isOwnDecision(by, batch)) return 'own_batch';
  if (!(await release.one(tx, { id, staff: by.id, now }))) return 'not_waiting';
  await record(call, by, {
    ...{ verb: 'debit_batch.released', object: 'debit_batch', id, account: null, site: call.site.id },
    details: { hash: batch.hash, count: batch.count, sum: batch.sum },
    ...(note !== undefined && { note }),
  });
  return 'released';
}
