import type { PayoutAnswer } from '../payouts/policy.ts';
import { referencesIn } from './transfer-reference.ts';

export const BANK_FORMATS = ['camt.053', 'camt.054', 'csv'] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

export interface BankEntry {
  /** The same money has the same key, in whichever file the bank names it. */
  readonly key: string;
  /** Minor units of two decimals. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly bookedOn: string;
  readonly name: string;
  /** Empty where the bank does not say. */
  readonly iban: string;
  readonly structured: string;
  readonly text: string;
  readonly returned: boolean;
}

export interface AccountEntries {
  /** Without blanks; null where the file does not say. */
  readonly iban: string | null;
  readonly credits: readonly BankEntry[];
  readonly payouts: readonly PayoutAnswer[];
  readonly ignored: number;
}

export interface BankFile {
  readonly format: BankFormat;
  readonly accounts: readonly AccountEntries[];
}

export const BANK_FILE_ERRORS = [
  'too_large',
  'encoding',
  'doctype',
  'not_camt',
  'broken',
  'sums',
  'no_balance',
  'value',
  'no_mapping',
  'column',
] as const;
export type BankFileErrorCode = (typeof BANK_FILE_ERRORS)[number];

export class BankFileError extends Error {
  readonly code: BankFileErrorCode;
  constructor(code: BankFileErrorCode, said: string) {
    super(said);
    this.code = code;
  }
}

/** Entries above this are no price of ours; it keeps sums exact. */
const MAX_AMOUNT = 2_000_000_000;

/** A decimal with a point, such as 1049.9, in minor units. @throws BankFileError */
export function minorUnits(text: string): number {
  const [, whole = '', part = ''] = /^(\d{1,15})(?:\.(\d{1,5}))?$/.exec(text.trim()) ?? [];
  const cents = part.padEnd(2, '0');
  const amount = Number(whole) * 100 + Number(cents.slice(0, 2));
  if (whole === '' || /[1-9]/.test(cents.slice(2)) || !Number.isSafeInteger(amount))
    throw new BankFileError('value', `${text.slice(0, 30)} is no amount`);
  return amount;
}

export function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export const isPlausible = (amount: number): boolean => amount > 0 && amount <= MAX_AMOUNT;

/** Null where it names none, or several. */
export function referenceIn({ structured, text, returned }: BankEntry): string | null {
  if (returned) return null;
  const [exact, ...more] = referencesIn(structured);
  if (exact && more.length === 0) return exact;
  const [typed, ...others] = referencesIn(text);
  return typed && others.length === 0 ? typed : null;
}

export interface TransferState {
  readonly attempt: number;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly received: number;
  readonly isPaid: boolean;
  readonly isLate: boolean;
}

export const ENTRY_FATES = [
  'paid',
  'late',
  'short',
  'surplus',
  'confirms',
  'proposed',
  'unmatched',
  'other_currency',
] as const;
/** `late`: after the order had ended. `surplus`: above the price, or twice. `confirms`: staff had marked it. */
export type EntryFate = (typeof ENTRY_FATES)[number];

/** @param marked staff marked this sum by hand, and no file has said so yet. */
export function fateOf({ amount, currency }: BankEntry, to: TransferState, marked: boolean): EntryFate {
  if (currency !== to.currency) return 'other_currency';
  if (marked) return 'confirms';
  const received = to.received + amount;
  if (received < to.amount && !to.isPaid) return 'short';
  if (to.isPaid || received > to.amount) return 'surplus';
  return to.isLate ? 'late' : 'paid';
}
