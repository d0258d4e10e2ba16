import type { ReadCall } from '#platform/call.ts';
import { addDays, addTargetDays, dayOf } from '../collection-day.ts';
import { MAX_AHEAD_DAYS } from './policy.ts';
import {
  type AnswerRow,
  batchById,
  type DebitRow,
  debitById,
  debitsForStaff,
  dueDebits,
  type ListedBatch,
  matchedAnswers,
  newestBatches,
  openAnswers,
  overdueBatches,
  sepaAccounts,
  uncollectedSums,
} from './queries.ts';

export type { AnswerRow, DebitRow, ListedBatch } from './queries.ts';

type Reading = Pick<ReadCall, 'sql' | 'now'>;

/** The bank's file has come by then, days on which banks settle after money was due. */
const BOOKED_WITHIN_DAYS = 3;

export interface Waiting {
  /** By account and day; sums in minor units of euro. */
  readonly due: readonly { account: number; announced: string; count: number; sum: number }[];
  /** Credited before its money came, all in all. */
  readonly uncollected: readonly { currency: string; count: number; sum: number }[];
  readonly staff: readonly DebitRow[];
  readonly answers: readonly AnswerRow[];
  readonly overdue: Awaited<ReturnType<typeof overdueBatches>>;
}

/** @param most of each list. */
export async function listWaiting({ sql, now }: Reading, most: number): Promise<Waiting> {
  const today = dayOf(now);
  const until = addDays(today, MAX_AHEAD_DAYS);
  const due: { account: number; announced: string; count: number; sum: number }[] = [];
  for (const { id: account } of await sepaAccounts(sql))
    for (const { collect_on: announced, count, sum } of await dueDebits(sql, { account, until }))
      if (announced !== null) due.push({ account, announced, count: count ?? 0, sum: sum ?? 0 });
  const uncollected = await uncollectedSums(sql);
  return {
    due,
    uncollected: uncollected.map(({ currency, count, sum }) => ({ currency, count: count ?? 0, sum: sum ?? 0 })),
    staff: await debitsForStaff(sql, { most }),
    answers: await openAnswers(sql, { most }),
    overdue: await overdueBatches(sql, { before: dayBefore(today), most }),
  };
}

function dayBefore(today: string): string {
  let day = addDays(today, -BOOKED_WITHIN_DAYS);
  while (addTargetDays(day, BOOKED_WITHIN_DAYS) > today) day = addDays(day, -1);
  return day;
}

export const listBatches = ({ sql }: Pick<Reading, 'sql'>, most: number): Promise<ListedBatch[]> =>
  newestBatches(sql, { most });

export const batchNumbered = ({ sql }: Pick<Reading, 'sql'>, id: number): ReturnType<typeof batchById.one> =>
  batchById.one(sql, { id });

export const debitNumbered = ({ sql }: Pick<Reading, 'sql'>, id: number): ReturnType<typeof debitById.one> =>
  debitById.one(sql, { id });

export const answersToApply = (
  { sql }: Pick<Reading, 'sql'>,
  { after, most }: { after: number; most: number },
): ReturnType<typeof matchedAnswers> => matchedAnswers(sql, { after, most });
