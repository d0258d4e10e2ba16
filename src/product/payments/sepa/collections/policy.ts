import { addTargetDays, type Day, nextTargetDay } from '../collection-day.ts';

/** Days on which banks settle that a file is at the bank before money is taken. */
const LEAD_DAYS = 1;
/** Within so many days on which banks settle the payer's bank sends money back without being asked (EPC016-06, 4.3). */
const RETURN_DAYS = 5;
/** A file that a bank gets earlier than this is refused (EPC016-06, 4.3). Days of the calendar. */
export const MAX_AHEAD_DAYS = 14;

/** As announced, or, where the file is late, on the first day that the bank can still make. */
export function dueOn(announced: Day, today: Day): Day {
  const earliest = addTargetDays(today, LEAD_DAYS);
  const due = nextTargetDay(announced);
  return due > earliest ? due : earliest;
}

export const batchedUntil = (today: Day): Day => addTargetDays(today, LEAD_DAYS + 1);

/** From this day on money stays, as far as nobody asks for it back: banks' own returns are over, and their file is here. */
export const settlesOn = (due: Day, bookedOn: Day): Day =>
  addTargetDays(due > bookedOn ? due : bookedOn, RETURN_DAYS + 1);

/** `claim`: the payer owes what was used. `again`: one more try. `staff`: mostly our fault, nobody is blocked. */
export type AnswerGroup = 'claim' | 'again' | 'staff';

const CLAIM_CODES = ['AC01', 'AC04', 'AC06', 'AC13', 'AG01', 'MD01', 'MD06', 'MD07', 'MS02'];
const RETRIED_CODES = ['AM04', 'MS03'];
const MAX_TRIES = 2;

/** @param code ISO 20022, such as AM04; empty where the bank named none. @param tried which try it was, from 1. */
export function groupOf(code: string, tried: number): AnswerGroup {
  if (CLAIM_CODES.includes(code)) return 'claim';
  if (RETRIED_CODES.includes(code)) return tried < MAX_TRIES ? 'again' : 'claim';
  return 'staff';
}

/** Lack of money alone does not block. */
export const isBlocking = (code: string): boolean => CLAIM_CODES.includes(code);

/** The name of a batch's file at the bank, of at most 20 characters: `MsgId`. */
export const messageIdOf = (madeOn: Day, batch: number): string => `KDL-${madeOn.replaceAll('-', '')}-${batch}`;

/** The name of its collections of one day, which the bank books as one sum: `PmtInfId`. */
export const partIdOf = (messageId: string, due: Day): string => `${messageId}-${due.replaceAll('-', '')}`;

export function partNamed(partId: string): { messageId: string; due: Day } | null {
  const [, messageId = '', year = '', month = '', day = ''] =
    /^(KDL-\d{8}-\d{1,10})-(\d{4})(\d{2})(\d{2})$/.exec(partId) ?? [];
  return messageId === '' ? null : { messageId, due: `${year}-${month}-${day}` };
}

export interface AnsweredDebit {
  readonly state: 'credited' | 'batched' | 'collected' | 'returned' | 'rejected' | 'refunded';
  /** Minor units. */
  readonly amount: number;
  readonly try: number;
}

export const ANSWER_FATES = [
  'booked',
  'claim',
  'again',
  'staff',
  'unsent',
  'repeated',
  'amount',
  'not_sent',
  'unknown',
  'other_currency',
] as const;
/** `claim`, `again`, `staff`: unpaid, by the group of its code. `unsent`: the bank refused its file. */
export type AnswerFate = (typeof ANSWER_FATES)[number];

export interface SaidOfOne {
  readonly kind: 'booked' | 'returned' | 'rejected';
  /** Minor units; null where the bank does not say. */
  readonly amount: number | null;
  readonly currency: string;
  readonly code: string;
  /** The bank refused all of a file, or of a part of it: that says nothing of the payer. */
  readonly whole: boolean;
}

/** @param debit null where no collection has the end-to-end id. */
export function fateOfAnswer(
  { kind, amount, currency, code, whole }: SaidOfOne,
  debit: AnsweredDebit | null,
): AnswerFate {
  if (!debit) return 'unknown';
  if (currency !== 'EUR') return 'other_currency';
  if (debit.state === 'credited' || debit.state === 'refunded') return 'not_sent';
  if (debit.state === 'returned' || debit.state === 'rejected') return 'repeated';
  // Some banks add what a return costs to its sum.
  const fits = amount === null || (kind === 'returned' ? amount >= debit.amount : amount === debit.amount);
  if (!fits) return 'amount';
  if (whole) return debit.state === 'batched' ? 'unsent' : 'repeated';
  if (kind === 'booked') return debit.state === 'collected' ? 'repeated' : 'booked';
  return groupOf(code, debit.try);
}
