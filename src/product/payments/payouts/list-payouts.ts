import type { ReadCall } from '#platform/call.ts';
import {
  matchedPayoutAnswers,
  newestPayoutBatches,
  openPayoutAnswers,
  payoutBatchById,
  waitingRefunds,
} from './queries.ts';

export type { WaitingRow } from './queries.ts';

type Reading = Pick<ReadCall, 'sql'>;

export const listPayouts = ({ sql }: Reading, most: number): ReturnType<typeof waitingRefunds> =>
  waitingRefunds(sql, { most });
export const listPayoutAnswers = ({ sql }: Reading, most: number): ReturnType<typeof openPayoutAnswers> =>
  openPayoutAnswers(sql, { most });
export const listPayoutBatches = ({ sql }: Reading, most: number): ReturnType<typeof newestPayoutBatches> =>
  newestPayoutBatches(sql, { most });
/** One of them; null where there is none of that number. */
export const payoutBatchNumbered = ({ sql }: Reading, id: number): ReturnType<typeof payoutBatchById.one> =>
  payoutBatchById.one(sql, { id });
export const payoutAnswersToApply = (
  { sql }: Reading,
  of: { after: number; most: number },
): ReturnType<typeof matchedPayoutAnswers> => matchedPayoutAnswers(sql, of);
