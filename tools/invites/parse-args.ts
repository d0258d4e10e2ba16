import { parseArgs } from 'node:util';
import { StartError } from '#platform/start-error.ts';

export const HELP = `npm run invites -- make                  one invitation, good for 14 days
npm run invites -- make --count 20 --days 30
npm run invites -- list                  those that are open, without their codes
npm run invites -- withdraw 12           by its number in the list

--site host         of which site; the default one if not given
A code is shown once, when it is made: only its hash is stored.`;

export type Order = { site: string | undefined } & (
  | { what: 'help' }
  | { what: 'list' }
  | { what: 'make'; count: number; days: number }
  | { what: 'withdraw'; id: number }
);

const MAX_INVITES = { count: 500, days: 365 };

/** @throws StartError with what is wrong. */
export function parseCommand(given: string[]): Order {
  const { values, positionals } = parsed(given);
  const { site } = values;
  const [what = 'help', id, ...more] = positionals;
  if (more.length || (id !== undefined && what !== 'withdraw')) throw new StartError(HELP);
  switch (what) {
    case 'help':
    case 'list':
      return { what, site };
    case 'make':
      return {
        what,
        site,
        count: numberIn('--count', values.count ?? '1', MAX_INVITES.count),
        days: numberIn('--days', values.days ?? '14', MAX_INVITES.days),
      };
    case 'withdraw':
      return { what, site, id: numberIn('The number of the invitation', id ?? '', Number.MAX_SAFE_INTEGER) };
    default:
      throw new StartError(HELP);
  }
}

function parsed(given: string[]) {
  const options = { site: { type: 'string' }, count: { type: 'string' }, days: { type: 'string' } } as const;
  try {
    return parseArgs({ args: given, allowPositionals: true, options });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

function numberIn(name: string, text: string, most: number): number {
  const number = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) throw new StartError(`${name} has to be a number from 1 to ${most}.`);
  return number;
}
