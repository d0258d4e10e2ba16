import type { FormatLocale } from './format-locale.ts';

const known = new Map<string, Intl.NumberFormat>();

/** An amount of integer minor units in the reader's way of writing money. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }, formats: FormatLocale): string {
  const key = `${formats} ${currency}`;
  const format = known.get(key) ?? new Intl.NumberFormat(formats, { style: 'currency', currency });
  known.set(key, format);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
