import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { lockPayment, lockReference } from '../../attempts/queries.ts';
import { debitMailJob } from '../../jobs.ts';
import { collectionDay, dayOf } from '../collection-day.ts';
import { endToEndId } from '../policy.ts';
import { sepaAccountIn } from '../sepa-account.ts';
import { claimDebit } from './claim-debit.ts';
import { fateOfAnswer, settlesOn } from './policy.ts';
import {
  type AnswerRow,
  answerById,
  bookDebit,
  bookPart,
  type DebitRow,
  debitById,
  endAnswer,
  endDebit,
  insertTry,
  lockAnswer,
  lockDebit,
  matchedAnswers,
  unsendDebit,
} from './queries.ts';

const MAX_ANSWERS = 500;
/** Days of notice where an account's settings have become wrong: never shorter than was agreed. */
const DEFAULT_NOTICE_DAYS = 14;

/** Once, however often it is asked for. @returns whether it was now. */
export async function applyAnswer(call: WriteCall, id: number): Promise<boolean> {
  const { tx, now } = call;
  const answer = await answerById.one(tx, { id });
  if (answer?.state !== 'matched') return false;
  if (answer.batch_id !== null && answer.due_on !== null)
    return applyToPart(call, answer, answer.batch_id, answer.due_on);
  const debit = answer.debit_id === null ? null : await lockedDebit(call, answer.debit_id);
  if ((await lockAnswer.one(tx, { id }))?.state !== 'matched' || !debit) return false;
  // What an answer before it led to counts: fates are decided anew.
  const fate = fateOfAnswer({ ...answer, whole: answer.fate === 'unsent' }, debit);
  const { kind, code, answered_on: on } = answer;
  const { due_on: due } = debit;
  const day = on ?? dayOf(now);
  if (fate === 'booked') await bookDebit(tx, { id: debit.id, on: day, settles: settlesOn(due ?? day, day), now });
  if (fate === 'unsent') await unsendDebit(tx, { id: debit.id, now });
  if (fate === 'claim' || fate === 'again' || fate === 'staff') {
    const state = kind === 'rejected' ? 'rejected' : 'returned';
    await endDebit(tx, { id: debit.id, state, code, group: fate, on: day, now });
    if (fate === 'again') await tryAgain(call, debit);
    if (fate === 'claim') await claimDebit(call, debit, code);
  }
  await endAnswer(tx, { id, state: 'done', fate, now });
  return true;
}

/** Locks in the order of everything: reference, payment, and then its own row. */
export async function lockedDebit({ tx }: WriteCall, id: number): Promise<DebitRow | null> {
  const found = await debitById.one(tx, { id });
  if (!found?.reference) return null;
  await lockReference(tx, { account: found.payment_account_id, reference: found.reference });
  await lockPayment.one(tx, { id: found.payment_id });
  await lockDebit.one(tx, { id });
  return debitById.one(tx, { id });
}

async function applyToPart(
  { tx, now }: WriteCall,
  { id, answered_on: on }: AnswerRow,
  batch: number,
  due: string,
): Promise<boolean> {
  if ((await lockAnswer.one(tx, { id }))?.state !== 'matched') return false;
  const day = on ?? dayOf(now);
  await bookPart(tx, { batch, due, on: day, settles: settlesOn(due, day), now });
  await endAnswer(tx, { id, state: 'done', fate: 'booked', now });
  return true;
}

/** Announces it anew. Its credits stay where they are until then. */
export async function tryAgain(call: WriteCall, debit: DebitRow): Promise<void> {
  const { tx, now } = call;
  const settings = sepaAccountIn(debit.settings);
  const notice = typeof settings === 'string' ? DEFAULT_NOTICE_DAYS : settings.noticeDays;
  const made = await insertTry.one(tx, {
    ...{ id: debit.id, endToEnd: endToEndId(debit.mandate, debit.try + 1), now },
    collectOn: collectionDay(dayOf(now), notice),
  });
  if (made) await call.enqueue(debitMailJob, { payment: debit.payment_id, site: debit.site_id });
}

export async function applyAnswers({ services, onSite }: JobTools): Promise<void> {
  for (const { id, site_id } of await matchedAnswers(services.db, { after: 0, most: MAX_ANSWERS })) {
    const { transaction } = await onSite(site_id);
    try {
      await transaction((call) => applyAnswer(call, id));
    } catch (error) {
      services.log.error(
        { err: error, answer: id },
        'an answer of the bank to a direct debit could not be carried out',
      );
    }
  }
}
