import type { ReadCall } from '#platform/call.ts';
import { ledgerData } from './queries.ts';

/** Tax law keeps them, so nothing of them is erased. */
export const exportLedger = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await ledgerData.one(sql, { account: accountId })) ?? {};
