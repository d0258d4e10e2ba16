import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Staff } from '#product/audit/audit.ts';
import { type AnomalyRow, closeAnomalyRow, openAnomalyRows } from './queries.ts';

export const openAnomalies = ({ sql }: Pick<ReadCall, 'sql'>, most: number): Promise<AnomalyRow[]> =>
  openAnomalyRows(sql, { most });

/** @returns whether it was open. */
export const closeAnomaly = async (
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  by: Staff,
  { account, event }: { account: number; event: string },
): Promise<boolean> => (await closeAnomalyRow.one(tx, { account, event, now, staff: by.name })) !== null;
