import { isCalendarDate } from '#platform/calendar.ts';

export interface TypedDate {
  day: string;
  month: string;
  year: string;
}

export type DatePart = keyof TypedDate;

const DAY_FIRST: readonly DatePart[] = ['day', 'month', 'year'];
const MONTH_FIRST: readonly DatePart[] = ['month', 'day', 'year'];

/** The three in the order in which they are written: in the United States the month comes first. @param formats such as `en-US`. */
export const dateOrder = (formats: string): readonly DatePart[] => (formats.endsWith('-US') ? MONTH_FIRST : DAY_FIRST);

/** The date as the API takes it, YYYY-MM-DD, or what was typed in its place; empty while a field is. */
export function dateOfBirth(typed: TypedDate): string {
  const [year, month, day] = [typed.year.trim(), typed.month.trim(), typed.day.trim()];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

export function firstBlank(typed: TypedDate, order: readonly DatePart[]): DatePart {
  return order.find((part) => !typed[part].trim()) ?? order[0] ?? 'day';
}

/** Null for anything else. Day and month are in this order unless only the other one is a date. */
export function wholeDate(text: string, order: readonly DatePart[]): TypedDate | null {
  if (!/^[\d\s./-]*$/.test(text)) return null;
  const groups = text.match(/\d+/g) ?? [];
  const [one = '', two = '', three = ''] = groups;
  if (groups.length === 3)
    return existing(/^\d{4}$/.test(one) ? [[three, two, one]] : readings(order, one, two, three));
  if (groups.length !== 1 || one.length !== 8) return null;
  const [head, middle] = [one.slice(0, 2), one.slice(2, 4)];
  return existing([...readings(order, head, middle, one.slice(4)), [one.slice(6), one.slice(4, 6), one.slice(0, 4)]]);
}

type DayMonthYear = [day: string, month: string, year: string];

function readings(order: readonly DatePart[], one: string, two: string, year: string): DayMonthYear[] {
  const both: DayMonthYear[] = [
    [one, two, year],
    [two, one, year],
  ];
  return order === MONTH_FIRST ? both.reverse() : both;
}

const LIVED = /^(19|20)/;

function existing(dates: DayMonthYear[]): TypedDate | null {
  const all = dates.map(([day, month, year]) => ({ day, month, year }));
  return all.find((typed) => isCalendarDate(dateOfBirth(typed)) && LIVED.test(typed.year)) ?? null;
}
