/** The UTC calendar date of a moment, YYYY-MM-DD. */
export const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whole years between two calendar dates (YYYY-MM-DD); somebody born on 29 February ages on 1 March. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The date (YYYY-MM-DD) so many years before another; 28 February where that year has no 29th. */
export function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = today.slice(5) === '02-29' && !leap ? '02-28' : today.slice(5);
  return `${String(year).padStart(4, '0')}-${day}`;
}

export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
