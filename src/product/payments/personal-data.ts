import type { ReadCall } from '#platform/call.ts';
import { paymentData } from './queries.ts';

/** Every payment, what is owed of them, what came by transfer, and the cards that are kept, without what they are charged by. Tax law keeps them, so nothing of them is erased. */
export const exportPayments = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await paymentData.one(sql, { account: accountId })) ?? {};
