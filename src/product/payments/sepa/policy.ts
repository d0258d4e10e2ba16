import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

export type IbanProblem = 'iban_invalid' | 'iban_country';

/** Longest IBAN with blanks and dots between its characters. */
const MAX_IBAN_TEXT = 60;

/** @param countries ISO 3166-1 alpha-2 */
export function readIban(
  typed: string,
  countries: readonly string[],
): { iban: string; country: string; problem: null } | { problem: IbanProblem } {
  const iban = electronicFormatIBAN(typed.slice(0, MAX_IBAN_TEXT)) ?? '';
  if (!isValidIBAN(iban)) return { problem: 'iban_invalid' };
  const country = iban.slice(0, 2);
  return countries.includes(country) ? { iban, country, problem: null } : { problem: 'iban_country' };
}

/** Minor units of euro, as a site sets them. */
export interface DebitLimits {
  readonly first: number;
  readonly week: number;
  readonly month: number;
}

/** Minor units, rolling windows back from now. */
export interface DebitHistory {
  readonly count: number;
  readonly week: number;
  readonly month: number;
}

export const LIMIT_WEEK_MS = 7 * 24 * 3600_000;
export const LIMIT_MONTH_MS = 30 * 24 * 3600_000;

/** Minor units; it may be 0. The lowest of all limits holds. */
export function mostAllowed(limits: DebitLimits, histories: readonly DebitHistory[]): number {
  const most = histories.map(({ count, week, month }) =>
    Math.min(count === 0 ? limits.first : Number.MAX_SAFE_INTEGER, limits.week - week, limits.month - month),
  );
  return Math.max(0, Math.min(...most));
}

/** The mandate of an attempt: at most 35 characters that SEPA allows, and of no other attempt. */
export const mandateReference = ({ payment, attempt }: { payment: number; attempt: number }): string =>
  `KDL-M${payment}-${attempt}`;

/** Of one collection by a mandate; a second try is another one. */
export const endToEndId = (reference: string, attempt: number): string => `${reference}-${attempt}`;
