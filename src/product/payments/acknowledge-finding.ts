import type { WriteCall } from '#platform/call.ts';
import { record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { closeAnomaly } from './attempts/close-anomaly.ts';
import { noteAcknowledged } from './queries.ts';

/** A finding stays until it is gone. @returns whether it waited to be seen. */
export async function acknowledgeFinding(call: WriteCall, by: ProvenStaff, id: number): Promise<boolean> {
  const { tx, now, site } = call;
  const found = await noteAcknowledged.one(tx, { id, now, staff: by.id });
  if (!found) return false;
  await record(call, by, {
    ...{ verb: 'books.acknowledged', object: 'book_finding', id, account: found.account_id, site: site.id },
    details: { wrong: found.wrong, payment: found.payment_id },
  });
  return true;
}

/** @returns whether it was open. */
export async function acknowledgeAnomaly(
  call: WriteCall,
  by: ProvenStaff,
  anomaly: { account: number; event: string; payment: number | null; member: number | null },
): Promise<boolean> {
  const { account, event, payment, member } = anomaly;
  if (!(await closeAnomaly(call, by, { account, event }))) return false;
  await record(call, by, {
    ...{ verb: 'anomaly.closed', object: 'payment_account', id: account, account: member, site: call.site.id },
    details: { event: event.slice(0, 200), payment },
  });
  return true;
}
