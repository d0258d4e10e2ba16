import type { GuessReason, LineKind } from './contract.ts';

/** A run of digits that is longer is no number of an order with a slip of the finger in it. */
const MAX_DIGITS = 15;
/** Shorter ones are tried as they are only: a slip would fit anything. */
const MIN_SLIPPED_DIGITS = 4;
const MAX_RUNS = 6;
const MAX_NUMBERS = 2_000;

export type NumberFit = Extract<GuessReason, 'number' | 'swapped' | 'digit'>;

export interface NamedNumber {
  readonly fit: NumberFit;
  readonly digits: string;
}

/** As they stand there, with two neighbours swapped, or with one digit wrong, missing or too much. */
export function numbersIn(text: string): Map<number, NamedNumber> {
  const found = new Map<number, NamedNumber>();
  const add = (number: string, fit: NumberFit, digits: string) => {
    const value = Number(number);
    if (value > 0 && value < Number.MAX_SAFE_INTEGER && !found.has(value) && found.size < MAX_NUMBERS)
      found.set(value, { fit, digits });
  };
  const runs = runsIn(text);
  for (const run of runs) add(run, 'number', run);
  for (const run of runs) {
    const number = run.replace(/^0+/, '');
    if (number.length < MIN_SLIPPED_DIGITS) continue;
    for (const swapped of swapsOf(number)) add(swapped, 'swapped', run);
    for (const slipped of slipsOf(number)) add(slipped, 'digit', run);
  }
  return found;
}

function runsIn(text: string): string[] {
  const upper = text.toUpperCase();
  const ours = [...upper.replace(/[^A-Z0-9]/g, '').matchAll(/KD[LM](\d{1,15})/g)].map((match) => match[1] ?? '');
  const plain = [...upper.matchAll(/\d{1,30}/g)].map((match) => match[0]);
  return [...new Set([...ours, ...plain])].filter((run) => run.length <= MAX_DIGITS).slice(0, MAX_RUNS);
}

function swapsOf(number: string): string[] {
  return [...number].slice(1).flatMap((digit, at) => {
    const before = number[at] ?? '';
    return before === digit ? [] : [`${number.slice(0, at)}${digit}${before}${number.slice(at + 2)}`];
  });
}

const DIGITS = [...'0123456789'];

function slipsOf(number: string): string[] {
  const wrong = [...number].flatMap((digit, at) =>
    DIGITS.filter((other) => other !== digit).map((other) => `${number.slice(0, at)}${other}${number.slice(at + 1)}`),
  );
  const tooMuch = [...number].map((_, at) => number.slice(0, at) + number.slice(at + 1));
  const missing = [...number, ''].flatMap((_, at) =>
    DIGITS.map((digit) => `${number.slice(0, at)}${digit}${number.slice(at)}`),
  );
  return [...wrong, ...tooMuch, ...missing];
}

export const wordsIn = (text: string): string[] =>
  [...new Set(text.toLowerCase().split(/[^\p{L}\p{N}_-]+/u))].filter((word) => word.length >= 3).slice(0, 30);

export interface PaidLine {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly words: readonly string[];
  readonly numbers: ReadonlyMap<number, NamedNumber>;
  readonly bookedOn: Date;
}

export interface GuessedOrder {
  readonly payment: number;
  readonly amount: number;
  readonly currency: string;
  readonly received: number;
  readonly state: string;
  readonly name: string;
  readonly orderedAt: Date;
  readonly sameAccount: boolean;
}

const WEIGHTS: Readonly<Record<GuessReason, number>> = {
  ...{ number: 55, swapped: 45, digit: 35, amount: 25, due: 25, other_amount: -15, same_account: 35, name: 20 },
  ...{ paid: -30, ended: -5, old: -5 },
};
const ENDED = ['expired', 'failed', 'cancelled'];
const WAITS = ['ordered', 'opened', 'pending'];
const OLD_DAYS = 14;
const DAY_MS = 86_400_000;
/** Nothing is sure without the check digits of a reference. */
const MAX_SCORE = 98;

/** Of a hundred. The same sum alone says little. */
export function scoreOf(line: PaidLine, order: GuessedOrder): { score: number; reasons: GuessReason[] } {
  const reasons: GuessReason[] = [];
  const named = line.numbers.get(order.payment);
  if (named) reasons.push(named.fit);
  if (line.currency !== order.currency || !paysIt(line, order)) reasons.push('other_amount');
  else reasons.push(line.amount === order.amount ? 'amount' : 'due');
  if (order.sameAccount) reasons.push('same_account');
  if (line.words.includes(order.name.toLowerCase())) reasons.push('name');
  if (ENDED.includes(order.state)) reasons.push('ended');
  else if (!WAITS.includes(order.state)) reasons.push('paid');
  if (line.bookedOn.getTime() - order.orderedAt.getTime() > OLD_DAYS * DAY_MS) reasons.push('old');
  const score = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
  return { score: Math.min(MAX_SCORE, Math.max(0, score)), reasons };
}

const paysIt = (line: PaidLine, { amount, received }: GuessedOrder): boolean =>
  line.amount === amount || line.amount === amount - received;

interface LineState {
  readonly state: string;
  readonly surplus: number;
  readonly surplus_paid_at: Date | null;
  readonly in_part: boolean;
  readonly back_at: Date | null;
}

export function kindOf({ state, surplus, surplus_paid_at, in_part, back_at }: LineState): LineKind | null {
  const isSurplus = surplus > 0 && surplus_paid_at === null;
  const isOpen = state === 'proposed' || state === 'unmatched' || state === 'other_currency';
  if (back_at !== null) return isSurplus || isOpen || (in_part && state !== 'sent_back') ? 'back' : null;
  if (isOpen) return state;
  if (isSurplus) return 'surplus';
  return in_part && state === 'settled' ? 'part' : null;
}
