import type { ReadCall } from '#platform/call.ts';
import { withdrawalData } from './queries.ts';

/** Not erased with the account: it proves why money went back, as long as tax law asks for it. */
export const exportWithdrawals = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await withdrawalData.one(sql, { account: accountId })) ?? {};
