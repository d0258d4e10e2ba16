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

/** Refunds of our own accounts that are in no file yet, the oldest first. */
export const listPayouts = ({ sql }: Reading, most: number): ReturnType<typeof waitingRefunds> =>
  waitingRefunds(sql, { most });
/** What the bank said of refunds that staff have to look at. */
export const listPayoutAnswers = ({ sql }: Reading, most: number): ReturnType<typeof openPayoutAnswers> =>
  openPayoutAnswers(sql, { most });
/** The newest first. */
export const listPayoutBatches = ({ sql }: Reading, most: number): ReturnType<typeof newestPayoutBatches> =>
  newestPayoutBatches(sql, { most });
/** One of them; null where there is none of that number. */
export const payoutBatchNumbered = ({ sql }: Reading, id: number): ReturnType<typeof payoutBatchById.one> =>
  payoutBatchById.one(sql, { id });
/** Stored and not carried out yet, the oldest first, after one of them. */
export const payoutAnswersToApply = (
  { sql }: Reading,
  of: { after: number; most: number },
): ReturnType<typeof matchedPayoutAnswers> => matchedPayoutAnswers(sql, of);
