import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { StartError } from '#platform/start-error.ts';

export const HELP = `npm run announce -- list                   those of the site, and how often they were told
npm run announce -- look news.json         what is wrong with it, or whom it would be told how; tells nobody
npm run announce -- tell news.json         tells members who want such, by mail and push as they chose
npm run announce -- end 12                 whom it has not reached yet is not told

--site host         of which site; the default one if not given
--as ada            who does it; the user of this machine if not given

The file: {"kind": "news", "path": "/chats", "texts": {"en": {"subject": "...", "text": "..."}, "nl": {...}}}
English is read where there is no other language of the reader; paragraphs have an empty line between them.
"kind": "promotions" needs "discount_code" of the site. "starts_at" and "ends_at": ISO 8601, UTC; else at once, for 7 days.`;

export type Order = { site: string | undefined; as: string } & (
  | { what: 'help' }
  | { what: 'list' }
  | { what: 'look' | 'tell'; path: string }
  | { what: 'end'; id: number }
);

/** @throws StartError with what is wrong. */
export function parseCommand(given: string[]): Order {
  const { values, positionals } = parsed(given);
  const common = { site: values.site, as: values.as ?? userInfo().username };
  const [what = 'help', which, ...more] = positionals;
  if (more.length || (which === undefined) !== (what === 'help' || what === 'list')) throw new StartError(HELP);
  switch (what) {
    case 'help':
    case 'list':
      return { ...common, what };
    case 'look':
    case 'tell':
      return { ...common, what, path: which ?? '' };
    case 'end':
      if (!/^[1-9]\d{0,14}$/.test(which ?? '')) throw new StartError('The number of the announcement is missing.');
      return { ...common, what, id: Number(which) };
    default:
      throw new StartError(HELP);
  }
}

function parsed(args: string[]) {
  const options = { site: { type: 'string' }, as: { type: 'string' } } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}
