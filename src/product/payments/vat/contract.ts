export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
}

/** By UTC, as years of receipts are. */
export const quarterOf = (at: Date): Quarter => ({
  year: at.getUTCFullYear(),
  quarter: Math.floor(at.getUTCMonth() / 3) + 1,
});

/** The last day of a quarter, for its exchange rate. */
export const lastDayOf = ({ year, quarter }: Quarter): string =>
  new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(0, 10);

/** When a return has to be there: the end of the month after its quarter. */
export const dueDayOf = ({ year, quarter }: Quarter): string =>
  new Date(Date.UTC(year, quarter * 3 + 1, 0)).toISOString().slice(0, 10);

/** How long a later return may correct one: three years from the day on which it was due. */
export const isCorrectable = (of: Quarter, within: Quarter): boolean => {
  const due = new Date(`${dueDayOf(of)}T00:00:00Z`);
  due.setUTCFullYear(due.getUTCFullYear() + 3);
  return dueDayOf(within) <= due.toISOString().slice(0, 10);
};

export const VAT_PARTS = ['oss', 'home', 'GB', 'CH', 'NO'] as const;
export type VatPart = (typeof VAT_PARTS)[number];

export function partOf({ country, home }: { country: string; home: boolean }): VatPart {
  if (home) return 'home';
  return country === 'GB' || country === 'CH' || country === 'NO' ? country : 'oss';
}

/** Decimals of the ECB's rates that count. */
const RATE_DECIMALS = 6;

/** Minor units in cents of a euro, to the nearest. @param perEuro a decimal with a point, such as 11.0845. */
export function eurosOf(units: number, perEuro: string): number {
  const [whole = '0', part = ''] = perEuro.split('.');
  const rate = BigInt(whole + part.padEnd(RATE_DECIMALS, '0').slice(0, RATE_DECIMALS));
  const scaled = BigInt(Math.abs(units)) * 10n ** BigInt(RATE_DECIMALS);
  const cents = Number((scaled * 2n + rate) / (rate * 2n));
  return units < 0 ? 0 - cents : cents;
}
