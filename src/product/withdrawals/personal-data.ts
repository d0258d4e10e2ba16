import type { ReadCall } from '#platform/call.ts';
import { withdrawalData } from './queries.ts';

/**
 * What the account declared, and what was declared of its orders. Nothing of it is erased with the account: it is the proof of
 * why money went back, and goes after as many years as tax law asks for.
 */
export const exportWithdrawals = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await withdrawalData.one(sql, { account: accountId })) ?? {};
