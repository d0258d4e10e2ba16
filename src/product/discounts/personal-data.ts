import type { ReadCall, WriteCall } from '#platform/call.ts';
import { closeCodesOf, deleteUnusedCodesOf, discountData } from './queries.ts';

/** Those of orders stay as nobody's, closed: tax law keeps why a payment was lower. */
export async function eraseDiscounts({ tx }: WriteCall, accountId: number): Promise<void> {
  await deleteUnusedCodesOf(tx, { account: accountId });
  await closeCodesOf(tx, { account: accountId });
}

export const exportDiscounts = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await discountData.one(sql, { account: accountId })) ?? {};
