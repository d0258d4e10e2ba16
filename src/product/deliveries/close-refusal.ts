import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { Staff } from '#product/audit/audit.ts';
import { closeReceiverRefusal, openReceiverRefusals } from './queries.ts';

/** They refuse us, not an address, such as for want of DMARC. The oldest first. */
export const refusingReceivers = (
  { sql }: Pick<ReadCall, 'sql'>,
  most: number,
): Promise<RowOf<typeof openReceiverRefusals>[]> => openReceiverRefusals(sql, { most });

/** @returns whether it was open. */
export const closeRefusal = async (
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  by: Staff,
  { site, receiver }: { site: number; receiver: string },
): Promise<boolean> => (await closeReceiverRefusal.one(tx, { site, receiver, now, staff: by.name })) !== null;
