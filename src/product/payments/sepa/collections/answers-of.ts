import { type CamtDetails, type CamtEntry, contentKey } from '../../bank/credits-of.ts';
import { BankFileError, isDay } from '../../bank/policy.ts';
import type { Day } from '../collection-day.ts';
import { partNamed, type SaidOfOne } from './policy.ts';
import { REJECTED, type StatusReport } from './read-status-report.ts';

export interface BankAnswer extends SaidOfOne {
  /** The same answer has the same key, in whichever file the bank gives it. */
  readonly key: string;
  readonly on: Day;
  /** Ours; empty where the bank names none. */
  readonly endToEnd: string;
  /** `PmtInfId`, where it is of a whole part; else empty. */
  readonly part: string;
}

/** ISO 20022: issued direct debits. */
const DIRECT_DEBITS = 'IDDT';

const signed = ({ amount, isDebit }: { amount: number | null; isDebit: boolean }) =>
  isDebit ? -(amount ?? 0) : (amount ?? 0);

/** Anybody can write an end-to-end id: only what the bank calls our direct debit counts. @throws BankFileError */
export function answersOf(entries: readonly CamtEntry[]): { answers: BankAnswer[]; ignored: number } {
  const seen = new Map<string, number>();
  const answers: BankAnswer[] = [];
  let ignored = 0;
  for (const entry of entries) {
    const found = entry.status === 'BOOK' && entry.amount > 0 ? answersOfEntry(entry, seen) : [];
    if (found.length === 0) ignored += 1;
    answers.push(...found);
  }
  return { answers, ignored };
}

function answersOfEntry(entry: CamtEntry, seen: Map<string, number>): BankAnswer[] {
  const { isDebit, family, batch, details } = entry;
  // Where the bank says what an entry is, that counts; else the name of our file's part, which no payer knows.
  const isOurs = family === DIRECT_DEBITS || (family === '' && partNamed(batch) !== null);
  const returned = details.filter((one) => one.isDebit && (isOurs || one.returnCode !== ''));
  if (!(isDebit ? isOurs || returned.length > 0 : isOurs)) return [];
  checkParts(entry);
  const kind = isDebit ? 'returned' : 'booked';
  const named = details.length > 0 && details.every(({ endToEnd }) => endToEnd !== '');
  // A credit that is called a reversal gives back what was returned: staff look.
  const isPlain = isDebit || !entry.reversal;
  if (!isPlain || !named) return [answerOf(entry, kind, isPlain && !isDebit ? batch : '', null, seen)];
  return details.map((one) => answerOf(entry, kind, '', one, seen));
}

function checkParts({ details, amount, isDebit }: CamtEntry): void {
  if (details.length < 2 || details.some((one) => one.amount === null)) return;
  if (details.reduce((sum, one) => sum + signed(one), 0) !== signed({ amount, isDebit }))
    throw new BankFileError('sums', 'the collections of an entry are not its sum');
}

function answerOf(
  entry: CamtEntry,
  kind: 'booked' | 'returned',
  part: string,
  one: CamtDetails | null,
  seen: Map<string, number>,
): BankAnswer {
  const { currency, bookedOn } = entry;
  if (!/^[A-Z]{3}$/.test(currency) || !isDay(bookedOn))
    throw new BankFileError('value', 'an entry has no currency or no day');
  const amount = one === null || entry.details.length === 1 ? entry.amount : one.amount;
  const endToEnd = one?.endToEnd ?? '';
  const code = codeIn(one?.returnCode ?? entry.details[0]?.returnCode ?? '');
  const named = endToEnd || part;
  const key = named ? `${kind} ${named} ${amount}` : contentKey([kind, amount ?? 0, currency, bookedOn, code], seen);
  return { kind, amount, currency, code, whole: false, key, on: bookedOn, endToEnd, part };
}

/** @param ids of our file's collections, with the part of each. */
export function rejectionsOf(
  report: StatusReport,
  ids: readonly { readonly endToEnd: string; readonly part: string }[],
  on: Day,
): BankAnswer[] {
  const listed = report.transactions.filter(({ status }) => status === REJECTED);
  const byId = new Map(listed.map((one) => [one.endToEnd, one]));
  const parts = new Map(report.parts.map((part) => [part.id, part]));
  const answer = (endToEnd: string, code: string, amount: number | null, currency: string, whole: boolean) => ({
    ...({ kind: 'rejected', amount, currency, code: codeIn(code), whole, on, endToEnd, part: '' } as const),
    key: `rejected ${endToEnd} ${report.messageId}`,
  });
  const isRefused = ({ part }: { part: string }) => report.status === REJECTED || parts.get(part)?.status === REJECTED;
  return [
    ...listed.map(({ endToEnd, code, amount, currency }) => answer(endToEnd, code, amount, currency, false)),
    ...ids
      .filter((one) => isRefused(one) && !byId.has(one.endToEnd))
      .map((one) => answer(one.endToEnd, parts.get(one.part)?.code || report.code, null, 'EUR', true)),
  ];
}

/** Kept and shown: nothing but a code. */
const codeIn = (text: string): string => (/^[A-Z0-9]{1,4}$/.test(text) ? text : '');
