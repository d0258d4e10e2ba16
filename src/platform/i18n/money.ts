const formats = new Map<string, Intl.NumberFormat>();

/** An amount of integer minor units in the reader's way of writing money. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }, locale: string): string {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
