import { parseArgs } from 'node:util';
import { StartError } from '#platform/start-error.ts';

export const HELP = `npm run sources                          the last 30 days
npm run sources -- --days 7

--site host         of which site; the default one if not given
A line for each day (UTC), lander, slug, network and ref: how many joined, how many of them confirmed their address, and how
many paid since. Visits are not counted, and accounts that were erased no longer are.`;

/** Days at most: as many lines as somebody may want to read. */
const MAX_DAYS = 400;

/** @returns null: somebody asks for help. @throws StartError with what is wrong. */
export function parseCommand(given: string[]): { site: string | undefined; days: number } | null {
  const { values, positionals } = parsed(given);
  if (positionals.length) {
    if (positionals.join() === 'help') return null;
    throw new StartError(HELP);
  }
  const days = /^\d{1,3}$/.test(values.days) ? Number(values.days) : 0;
  if (days < 1 || days > MAX_DAYS) throw new StartError(`--days has to be a number from 1 to ${MAX_DAYS}.`);
  return { site: values.site, days };
}

function parsed(args: string[]) {
  const options = { site: { type: 'string' }, days: { type: 'string', default: '30' } } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}
