export type Day = string;

const DAY_MS = 24 * 3600_000;
const FIXED_HOLIDAYS = ['01-01', '05-01', '12-25', '12-26'];

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** In UTC. */
export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayAt(timeOf(day) + days * DAY_MS);

/** No weekend, and none of the six holidays of T2 (TARGET). */
export function isTargetDay(day: Day): boolean {
  const weekday = new Date(timeOf(day)).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.includes(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
}

/** The Gregorian computus as Meeus, Jones and Butcher have it. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const at = h + l - 7 * m + 114;
  return dayAt(Date.UTC(year, Math.floor(at / 31) - 1, (at % 31) + 1));
}

export function nextTargetDay(day: Day): Day {
  let next = day;
  while (!isTargetDay(next)) next = addDays(next, 1);
  return next;
}

/** @param days 0 or more. */
export function addTargetDays(day: Day, days: number): Day {
  let at = day;
  for (let left = days; left > 0; left -= 1) at = nextTargetDay(addDays(at, 1));
  return at;
}

/** Pre-notification: when the notice is over, or the first day after that on which banks settle. */
export const collectionDay = (announcedOn: Day, noticeDays: number): Day =>
  nextTargetDay(addDays(announcedOn, noticeDays));
