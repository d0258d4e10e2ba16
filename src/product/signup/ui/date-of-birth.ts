/** What somebody typed into the three fields. */
export interface TypedDate {
  day: string;
  month: string;
  year: string;
}

const DIGITS = /^\d{1,2}$/;
const YEAR = /^\d{4}$/;

/** The date as the API takes it, YYYY-MM-DD; empty when this is no day of the calendar. */
export function dateOfBirth(typed: TypedDate): string {
  const day = typed.day.trim();
  const month = typed.month.trim();
  const year = typed.year.trim();
  if (!DIGITS.test(day) || !DIGITS.test(month) || !YEAR.test(year)) return '';
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : '';
}
