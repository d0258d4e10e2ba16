import type { Schedule } from '#platform/module.ts';

type Written = Pick<Schedule, 'name' | 'cron' | 'does'>;

const HEAD = `# What runs at set times

Written by \`npm run schedules\` from \`src/app/schedules.ts\`. Times are UTC. One process of all takes each; a time that was missed is made up for once. What fails is tried again, nine times in all ([operations](operations.md#jobs-wait-or-fail)).

| Schedule | When | It |
| --- | --- | --- |`;

/** All schedules with their times in words. @throws Error for a time that there are no words for. */
export const schedulesPage = (schedules: readonly Written[]): string =>
  [HEAD, ...schedules.map(({ name, cron, does }) => `| \`${name}\` | ${timeInWords(cron)} | ${does} |`), ''].join('\n');

const DAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

function timeInWords(cron: string): string {
  const [minute = '', hour = '', ...days] = cron.split(' ');
  const at = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  const every = /^\*\/(\d+) \* \* \* \*$/.exec(cron);
  if (cron === '* * * * *') return 'every minute';
  if (every) return `every ${every[1]} minutes`;
  if (/^\d+ \* \* \* \*$/.test(cron)) return `every hour at :${minute.padStart(2, '0')}`;
  if (/^\d+ \d+ \* \* \*$/.test(cron)) return `every day at ${at}`;
  if (/^\d+ \d+ \* \* [0-6]$/.test(cron)) return `${DAYS[Number(days[2])]} at ${at}`;
  throw new Error(`There are no words for the time ${cron}.`);
}
