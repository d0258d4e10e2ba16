import type { ReadCall } from '#platform/call.ts';
import { type WaitingReturn, waitingReturns } from '../bank/queries.ts';
import { type PayoutReadiness, readinessOf } from './policy.ts';
import {
  matchedPayoutAnswers,
  newestPayoutBatches,
  openPayoutAnswers,
  payoutBatchById,
  payoutByRefund,
  type WaitingRow,
  waitingOfAccount,
  waitingRefunds,
} from './queries.ts';

export type { WaitingRow } from './queries.ts';

type Reading = Pick<ReadCall, 'sql'>;

export const listPayouts = ({ sql }: Reading, most: number): ReturnType<typeof waitingRefunds> =>
  waitingRefunds(sql, { most });
const MAX_RETURNS = 1_000;
/** Those in no file. @param staff who would make the file; null where nobody does yet. */
export async function listPayoutsOf(
  { sql }: Reading,
  { account, staff }: { account: number; staff: number | null },
): Promise<{ refunds: (WaitingRow & { readiness: PayoutReadiness })[]; returns: WaitingReturn[] }> {
  const refunds = await waitingOfAccount(sql, { account });
  return {
    refunds: refunds.map((one) => ({ ...one, readiness: readinessOf(one, staff) })),
    returns: await waitingReturns(sql, { account, most: MAX_RETURNS }),
  };
}
export const listPayoutAnswers = ({ sql }: Reading, most: number): ReturnType<typeof openPayoutAnswers> =>
  openPayoutAnswers(sql, { most });
export const listPayoutBatches = ({ sql }: Reading, most: number): ReturnType<typeof newestPayoutBatches> =>
  newestPayoutBatches(sql, { most });
export const payoutBatchNumbered = ({ sql }: Reading, id: number): ReturnType<typeof payoutBatchById.one> =>
  payoutBatchById.one(sql, { id });
export const payoutOfRefund = ({ sql }: Reading, refund: number): ReturnType<typeof payoutByRefund.one> =>
  payoutByRefund.one(sql, { refund });
export const payoutAnswersToApply = (
  { sql }: Reading,
  of: { after: number; most: number },
): ReturnType<typeof matchedPayoutAnswers> => matchedPayoutAnswers(sql, of);
