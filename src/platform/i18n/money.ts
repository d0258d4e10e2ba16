import type { FormatLocale } from './format-locale.ts';

const known = new Map<string, Intl.NumberFormat>();

/** An amount of integer minor units in the reader's way of writing money. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }, formats: FormatLocale): string {
  const format = formatOf(currency, formats);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** What the reader writes beside an amount: “€”, “US$”. @param currency ISO 4217. */
export const symbolOf = (currency: string, formats: FormatLocale): string =>
  formatOf(currency, formats)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

function formatOf(currency: string, formats: FormatLocale): Intl.NumberFormat {
  const key = `${formats} ${currency}`;
  const format = known.get(key) ?? new Intl.NumberFormat(formats, { style: 'currency', currency });
  known.set(key, format);
  return format;
}
