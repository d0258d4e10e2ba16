import type { ReadCall } from '#platform/call.ts';
import { type WaitingReturn, waitingReturns } from '../returns/queries.ts';
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
/** Money that fitted no order is looked at in portions, as for a file. */
const MAX_RETURNS = 1_000;
/** All that an account has to pay back and that is in no file. */
export async function listPayoutsOf(
  { sql }: Reading,
  account: number,
): Promise<{ refunds: WaitingRow[]; returns: WaitingReturn[] }> {
  return {
    refunds: await waitingOfAccount(sql, { account }),
    returns: await waitingReturns(sql, { account, most: MAX_RETURNS }),
  };
}
export const listPayoutAnswers = ({ sql }: Reading, most: number): ReturnType<typeof openPayoutAnswers> =>
  openPayoutAnswers(sql, { most });
export const listPayoutBatches = ({ sql }: Reading, most: number): ReturnType<typeof newestPayoutBatches> =>
  newestPayoutBatches(sql, { most });
/** One of them; null where there is none of that number. */
export const payoutBatchNumbered = ({ sql }: Reading, id: number): ReturnType<typeof payoutBatchById.one> =>
  payoutBatchById.one(sql, { id });
/** Its line in a file, and whose it is; null where none names it. */
export const payoutOfRefund = ({ sql }: Reading, refund: number): ReturnType<typeof payoutByRefund.one> =>
  payoutByRefund.one(sql, { refund });
export const payoutAnswersToApply = (
  { sql }: Reading,
  of: { after: number; most: number },
): ReturnType<typeof matchedPayoutAnswers> => matchedPayoutAnswers(sql, of);
