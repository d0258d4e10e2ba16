import type { WriteCall } from '#platform/call.ts';
import { lockForLogin } from './queries.ts';

/** Whatever closes accounts and ends links and proofs takes the account first: so has a log-in that uses one up. */
export const holdAccount = ({ tx }: Pick<WriteCall, 'tx'>, accountId: number): Promise<unknown> =>
  lockForLogin.one(tx, { account: accountId });
