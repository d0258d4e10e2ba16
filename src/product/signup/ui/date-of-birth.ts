import { isCalendarDate } from '#platform/calendar.ts';

/** What somebody typed into the three fields. */
export interface TypedDate {
  day: string;
  month: string;
  year: string;
}

/** The date as the API takes it, YYYY-MM-DD, or what was typed in its place; empty while a field is. */
export function dateOfBirth(typed: TypedDate): string {
  const [year, month, day] = [typed.year.trim(), typed.month.trim(), typed.day.trim()];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

/** The first of the three that is not filled in; the first of all when none is empty. */
export function firstBlank(typed: TypedDate): keyof TypedDate {
  return (['day', 'month', 'year'] as const).find((part) => !typed[part].trim()) ?? 'day';
}

/**
 * A whole date out of a text such as `17-05-1985`, `17. 5. 1985`, `1985-05-17` or `17051985`; null for anything else. The
 * day is before the month unless only the other order is a date.
 */
export function wholeDate(text: string): TypedDate | null {
  if (!/^[\d\s./-]*$/.test(text)) return null;
  const groups = text.match(/\d+/g) ?? [];
  const [one = '', two = '', three = ''] = groups;
  if (groups.length === 3) return existing(/^\d{4}$/.test(one) ? [[three, two, one]] : orders(one, two, three));
  if (groups.length !== 1 || one.length !== 8) return null;
  const [head, middle] = [one.slice(0, 2), one.slice(2, 4)];
  return existing([...orders(head, middle, one.slice(4)), [one.slice(6), one.slice(4, 6), one.slice(0, 4)]]);
}

type DayMonthYear = [day: string, month: string, year: string];

const orders = (one: string, two: string, year: string): DayMonthYear[] => [
  [one, two, year],
  [two, one, year],
];

/** Years in which somebody who fills in a form was born. */
const LIVED = /^(19|20)/;

/** The first that is a day of the calendar in such a year. */
function existing(readings: DayMonthYear[]): TypedDate | null {
  const dates = readings.map(([day, month, year]) => ({ day, month, year }));
  return dates.find((typed) => isCalendarDate(dateOfBirth(typed)) && LIVED.test(typed.year)) ?? null;
}
