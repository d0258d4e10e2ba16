import { createHash } from 'node:crypto';
import { electronicFormatIBAN } from 'ibantools';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import type { BankUpload } from '../../bank/import-bank-file.ts';
import { BankFileError, type BankFileErrorCode } from '../../bank/policy.ts';
import { fileByHash, insertFile } from '../../bank/queries.ts';
import { readStatements } from '../../bank/read-camt.ts';
import { type DecidedPayout, decidePayouts, storePayouts } from '../../payouts/decide-payouts.ts';
import { payoutAnswersOf } from '../../payouts/payout-answers-of.ts';
import type { PayoutAnswer } from '../../payouts/policy.ts';
import { dayOf } from '../collection-day.ts';
import { answersOf, type BankAnswer, rejectionsOf } from './answers-of.ts';
import { type DecidedAnswer, decideAnswers } from './decide-answers.ts';
import { type AnswerFate, partIdOf } from './policy.ts';
import { batchByMessage, idsOfBatch, insertAnswers, refuseBatch, sepaAccounts } from './queries.ts';
import { REJECTED, readStatusReport } from './read-status-report.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const BATCH_SIZE = 1_000;

export interface AnswerReport {
  readonly format: 'pain.002' | 'camt.053' | 'camt.054';
  readonly account: number;
  readonly answers: number;
  readonly ignored: number;
  readonly foreign: number;
  /** Said by an earlier file, or twice by this one. */
  readonly repeated: number;
  readonly fates: Readonly<Partial<Record<AnswerFate, number>>>;
  readonly noted: readonly DecidedAnswer[];
  readonly payouts: readonly DecidedPayout[];
}

/** `other_account`: no account or file of ours is in it. `which_account`: several are. `imported`: it is there already. */
export type AnswerVerdict =
  | { verdict: 'previewed' | 'booked'; report: AnswerReport }
  | { verdict: BankFileErrorCode; said: string }
  | { verdict: 'other_account' | 'which_account' }
  | { verdict: 'imported'; by: string; at: Date };

interface Importer {
  readonly read: Pick<ReadCall, 'sql' | 'now'>;
  transaction<T>(work: (call: WriteCall) => Promise<T>): Promise<T>;
}

/** pain.002, camt.053 or camt.054, all of it or nothing; the same answer in whichever file is stored once. */
export async function importAnswer(
  calls: Importer,
  by: Staff,
  upload: BankUpload,
  book: boolean,
): Promise<AnswerVerdict> {
  try {
    const { bytes } = upload;
    if (bytes.length > MAX_BYTES) throw new BankFileError('too_large', 'it is larger than 20 MB');
    const found = await ownAnswers(calls.read, upload);
    if ('verdict' in found) return found;
    const { account, format, answers } = found;
    const hash = createHash('sha256').update(bytes).digest('hex');
    const before = await fileByHash.one(calls.read.sql, { account, hash });
    if (before) return { verdict: 'imported', by: before.staff_name, at: before.imported_at };
    if (!book) return { verdict: 'previewed', report: await decideAll(calls.read.sql, found, async () => {}) };
    return await calls.transaction(async (call) => {
      const { tx, now } = call;
      const about = { account, hash, format, name: upload.name.slice(-200), entries: answers.length };
      const made = await insertFile.one(tx, { ...about, staff: by.name, now });
      if (!made) return { verdict: 'imported', by: by.name, at: now };
      const report = await decideAll(tx, found, async (decided) => {
        await insertAnswers(tx, { account, file: made.id, answers: JSON.stringify(decided.map(rowOf)), now });
      });
      await storePayouts(tx, { file: made.id, now }, report.payouts);
      if (found.refused !== null) await refuseBatch(tx, { id: found.refused, now });
      await record(call, by, {
        ...{ verb: 'bank_file.imported', object: 'bank_file', id: made.id, account: null, site: call.site.id },
        details: { hash, format, entries: answers.length },
      });
      return { verdict: 'booked', report };
    });
  } catch (error) {
    if (error instanceof BankFileError) return { verdict: error.code, said: error.message };
    throw error;
  }
}

interface OwnAnswers {
  account: number;
  format: AnswerReport['format'];
  answers: BankAnswer[];
  ignored: number;
  foreign: number;
  payouts: PayoutAnswer[];
  /** Of the account at the bank; empty where the file is about our file. */
  iban: string;
  refused: number | null;
}
type NotOurs = { verdict: 'other_account' | 'which_account' };

function ownAnswers(read: Importer['read'], upload: BankUpload): Promise<OwnAnswers | NotOurs> {
  const start = new TextDecoder().decode(upload.bytes.subarray(0, 2_000));
  return start.includes('pain.002.001') ? ownRejections(read, upload) : ownEntries(read.sql, upload);
}

/** The report has to be of all that was in our file. */
async function ownRejections(
  { sql, now }: Importer['read'],
  { bytes, account, accounts }: BankUpload,
): Promise<OwnAnswers | NotOurs> {
  const report = readStatusReport(bytes);
  const batch = await batchByMessage.one(sql, { message: report.messageId });
  const isOurs = batch && (accounts?.includes(batch.payment_account_id) ?? true);
  if (!isOurs || (account !== null && batch.payment_account_id !== account)) return { verdict: 'other_account' };
  if ((report.count !== null && report.count !== batch.count) || (report.sum !== null && report.sum !== batch.sum))
    throw new BankFileError('sums', 'it is about another number or sum of collections than our file had');
  const ids = await idsOfBatch(sql, { batch: batch.id });
  const named = ids.map(({ end_to_end_id: endToEnd, due }) => ({
    endToEnd,
    part: partIdOf(report.messageId, due ?? ''),
  }));
  return {
    ...{ account: batch.payment_account_id, format: 'pain.002', ignored: 0, foreign: 0, payouts: [], iban: '' },
    answers: rejectionsOf(report, named, dayOf(now)),
    refused: report.status === REJECTED ? batch.id : null,
  };
}

async function ownEntries(sql: Sql, { bytes, account, accounts }: BankUpload): Promise<OwnAnswers | NotOurs> {
  const { format, statements } = readStatements(bytes);
  const ofStaff = (await sepaAccounts(sql)).filter(({ id }) => accounts?.includes(id) ?? true);
  const own = ofStaff.filter(({ id }) => account === null || id === account);
  const named = own.flatMap(({ id, settings }) => {
    const iban = electronicFormatIBAN(settings.iban ?? '');
    return statements.some((one) => one.iban !== null && one.iban === iban) ? [{ id, iban }] : [];
  });
  const [ours, ...more] = named;
  if (!ours) return { verdict: 'other_account' };
  if (more.length > 0) return { verdict: 'which_account' };
  const mine = statements.filter(({ iban }) => iban === ours.iban);
  const entries = mine.flatMap((one) => one.entries);
  const { answers, ignored } = answersOf(entries);
  const about = { payouts: payoutAnswersOf(entries), iban: ours.iban ?? '' };
  const foreign = statements.reduce((sum, one) => sum + (mine.includes(one) ? 0 : one.entries.length), 0);
  return { account: ours.id, format, answers, ignored, foreign, ...about, refused: null };
}

async function decideAll(
  sql: Sql,
  { account, format, answers, ignored, foreign, payouts, iban }: OwnAnswers,
  store: (decided: readonly DecidedAnswer[]) => Promise<void>,
): Promise<AnswerReport> {
  const fates: Partial<Record<AnswerFate, number>> = {};
  const noted: DecidedAnswer[] = [];
  const decide = decideAnswers(sql, account);
  let repeated = 0;
  for (let at = 0; at < answers.length; at += BATCH_SIZE) {
    const batch = answers.slice(at, at + BATCH_SIZE);
    const decided = await decide(batch);
    repeated += batch.length - decided.length;
    for (const one of decided) {
      fates[one.fate] = (fates[one.fate] ?? 0) + 1;
      if (one.fate !== 'booked' && one.fate !== 'repeated') noted.push(one);
    }
    await store(decided);
  }
  const sent = await decidePayouts(sql, { account, iban }, payouts);
  return { format, account, answers: answers.length, ignored, foreign, repeated, fates, noted, payouts: sent };
}

const STATE: Readonly<Record<AnswerFate, string>> = {
  ...{ booked: 'matched', claim: 'matched', again: 'matched', staff: 'matched', unsent: 'matched', repeated: 'done' },
  ...{ amount: 'open', not_sent: 'open', unknown: 'open', other_currency: 'open' },
};

/** Of what a bank writes nothing is kept but ids, codes and sums. */
const rowOf = ({ fate, answer, debit, batch }: DecidedAnswer) => ({
  ...{ key: answer.key, debit, batch: batch?.id ?? null, due: batch?.due ?? null, kind: answer.kind, fate },
  ...{ end_to_end_id: (answer.endToEnd || answer.part).replaceAll('\u0000', '').slice(0, 35), code: answer.code },
  ...{ amount: answer.amount, currency: answer.currency, answered_on: answer.on, state: STATE[fate] },
});
