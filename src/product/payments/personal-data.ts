import type { ReadCall } from '#platform/call.ts';
import { paymentData } from './queries.ts';

/** Tax law keeps them, so nothing of them is erased. */
export const exportPayments = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await paymentData.one(sql, { account: accountId })) ?? {};
