import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { StartError } from '#platform/start-error.ts';
import { BAN_REASONS, type BanReason } from '#product/accounts/bans/contract.ts';
import { PHOTO_REASONS, type PhotoReason } from '#product/media/contract.ts';
import { TEXT_REASONS, type TextReason } from '#product/members/texts/contract.ts';
import { plain } from './plain.ts';

export const HELP = `npm run moderate                                    asks, in a terminal
npm run moderate -- photos                          photos that wait, the longest waiting first
npm run moderate -- photo 12                        one photo, whatever its state
npm run moderate -- photo 12 accept
npm run moderate -- photo 12 reject --reason contact
npm run moderate -- texts                           texts of profiles that wait
npm run moderate -- text 40 accept
npm run moderate -- text 40 reject --reason contact
npm run moderate -- appeals
npm run moderate -- appeal 12 accept | keep         by the number of the photo
npm run moderate -- reports
npm run moderate -- report 3                        its evidence; that it was opened is written down
npm run moderate -- report 3 none | warn
npm run moderate -- report 3 photos --reason explicit [--only 12,13]
npm run moderate -- report 3 ban --reason money --until 2026-12-24 | --for-good
npm run moderate -- ban 1234 --reason rude --until 2026-12-24 | --for-good
npm run moderate -- lift 1234
npm run moderate -- ban-appeals                     what members say against their bans
npm run moderate -- ban-appeal 1234 accept | keep   by the number of the account; accepting lifts the ban
npm run moderate -- log

--as ada            who decides; the user of this machine if not given
--note "words"      for other staff, in the log
--site host         of photos, texts and reports: one site only
--last 50           how many lines of a list, 1 to 1000
--picture 3fa94c1b  of a photo: only if it still shows this picture
--again             of a photo: also where it was decided before
--alone             of an appeal: also by the one who said no or banned, where there is nobody else

Reasons of photos: ${PHOTO_REASONS.join(', ')}. Reasons of texts: ${TEXT_REASONS.join(', ')}. Reasons of bans: ${BAN_REASONS.join(', ')}.`;

export type BanTerms = { reason: BanReason; until: Date | null };

export type Order = { as: string; note: string | undefined; site: string | null; last: number } & (
  | { what: 'ask' | 'help' | 'photos' | 'texts' | 'appeals' | 'reports' | 'ban-appeals' | 'log' }
  | { what: 'photo'; photo: number; decides: false }
  | {
      what: 'photo';
      photo: number;
      decides: true;
      /** Null accepts. */
      reason: PhotoReason | null;
      picture: string | undefined;
      again: boolean;
    }
  /** Null accepts. */
  | { what: 'text'; text: number; reason: TextReason | null }
  | { what: 'appeal'; photo: number; verdict: 'accept' | 'keep'; alone: boolean }
  | { what: 'report'; report: string; decision: 'none' | 'warn' | null }
  | { what: 'report'; report: string; decision: 'photos'; reason: PhotoReason; only: number[] | null }
  | ({ what: 'report'; report: string; decision: 'ban' } & BanTerms)
  | ({ what: 'ban'; account: number } & BanTerms)
  | { what: 'ban-appeal'; account: number; verdict: 'accept' | 'keep'; alone: boolean }
  | { what: 'lift'; account: number }
);

const OPTIONS = {
  as: { type: 'string' },
  note: { type: 'string' },
  site: { type: 'string' },
  last: { type: 'string' },
  reason: { type: 'string' },
  picture: { type: 'string' },
  only: { type: 'string' },
  until: { type: 'string' },
  'for-good': { type: 'boolean' },
  again: { type: 'boolean' },
  alone: { type: 'boolean' },
} as const;
type Options = ReturnType<typeof parsed>['values'];

const parsed = (words: string[]) => parseArgs({ args: words, options: OPTIONS, allowPositionals: true });

/** @throws StartError that says what is wrong and how it is called. */
export function readOrder(words: string[], terminal: boolean): Order {
  try {
    const { values, positionals } = parsed(words);
    return orderOf(values, positionals, terminal);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${(error as Error).message}\n\n${HELP}`);
  }
}

function orderOf(values: Options, [what, which = '', verdict, ...more]: string[], terminal: boolean): Order {
  const given = new Set(Object.keys(values));
  const common = {
    as: nameOf(values.as ?? userInfo().username),
    note: values.note,
    site: values.site ?? null,
    last: values.last === undefined ? 50 : numberOf(values.last, '--last', 1000),
  };
  const takes = (...names: string[]) => {
    for (const name of given) if (!['as', 'note', ...names].includes(name)) throw wrong(`--${name} says nothing here.`);
  };
  if (more.length) throw wrong(`What is ${plain(more.join(' '))}?`);
  const photo = () => numberOf(which, 'The number of the photo');
  const account = () => numberOf(which, 'The number of the account');
  const key = [what, verdict ?? (['photo', 'report'].includes(what ?? '') ? 'show' : '')].filter(Boolean).join(' ');
  const reads: Record<string, () => Order> = {
    '': () => ({ ...common, what: terminal ? 'ask' : 'help' }),
    help: () => ({ ...common, what: 'help' }),
    'photo show': () => ({ ...common, what: 'photo', photo: photo(), decides: false }),
    'photo accept': () => ({ ...common, ...photoOf(null) }),
    'photo reject': () => ({ ...common, ...photoOf(oneOf(values.reason, PHOTO_REASONS)) }),
    'text accept': () => ({ ...common, ...textOf(null) }),
    'text reject': () => ({ ...common, ...textOf(oneOf(values.reason, TEXT_REASONS)) }),
    'appeal accept': () => ({ ...common, ...appealOf('accept') }),
    'appeal keep': () => ({ ...common, ...appealOf('keep') }),
    'report show': () => ({ ...common, what: 'report', report: reportOf(which), decision: null }),
    'report none': () => ({ ...common, what: 'report', report: reportOf(which), decision: 'none' }),
    'report warn': () => ({ ...common, what: 'report', report: reportOf(which), decision: 'warn' }),
    'report photos': () => ({
      ...common,
      ...{ what: 'report', report: reportOf(which), decision: 'photos' },
      ...{ reason: oneOf(values.reason, PHOTO_REASONS), only: onlyOf(values.only) },
    }),
    'report ban': () => ({ ...common, what: 'report', report: reportOf(which), decision: 'ban', ...termsOf(values) }),
    ban: () => ({ ...common, what: 'ban', account: account(), ...termsOf(values) }),
    'ban-appeal accept': () => ({ ...common, ...banAppealOf('accept') }),
    'ban-appeal keep': () => ({ ...common, ...banAppealOf('keep') }),
    lift: () => ({ ...common, what: 'lift', account: account() }),
  };
  const photoOf = (reason: PhotoReason | null) =>
    ({
      what: 'photo',
      photo: photo(),
      decides: true,
      reason,
      picture: pictureIn(values.picture),
      again: values.again ?? false,
    }) as const;
  const textOf = (reason: TextReason | null) =>
    ({ what: 'text', text: numberOf(which, 'The number of the text'), reason }) as const;
  const banAppealOf = (said: 'accept' | 'keep') =>
    ({ what: 'ban-appeal', account: account(), verdict: said, alone: values.alone ?? false }) as const;
  const appealOf = (said: 'accept' | 'keep') =>
    ({ what: 'appeal', photo: photo(), verdict: said, alone: values.alone ?? false }) as const;
  for (const list of ['ban-appeals', 'photos', 'texts', 'appeals', 'reports', 'log'] as const)
    if (!which) reads[list] = () => ({ ...common, what: list });
  const read = reads[key];
  if (!read || (key === '' && which))
    throw wrong(`There is nothing called ${plain([what, which, verdict].join(' '))}.`);
  takes(...(TAKEN[key] ?? []));
  return read();
}

const TAKEN: Record<string, string[]> = {
  photos: ['site', 'last'],
  texts: ['site', 'last'],
  appeals: ['last'],
  reports: ['site', 'last'],
  log: ['last'],
  'photo accept': ['picture', 'again'],
  'photo reject': ['reason', 'picture', 'again'],
  'text reject': ['reason'],
  'appeal accept': ['alone'],
  'appeal keep': ['alone'],
  'ban-appeals': ['last'],
  'ban-appeal accept': ['alone'],
  'ban-appeal keep': ['alone'],
  'report photos': ['reason', 'only'],
  'report ban': ['reason', 'until', 'for-good'],
  ban: ['reason', 'until', 'for-good'],
};

const wrong = (sentence: string) => new StartError(`${sentence}\n\n${HELP}`);

function nameOf(name: string): string {
  const said = plain(name).slice(0, 60);
  if (!said) throw wrong('--as wants the name of who decides.');
  return said;
}

function numberOf(text: string, what: string, most = 999_999_999_999_999): number {
  const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  if (!number || number > most) throw wrong(`${what} is a number from 1 to ${most}.`);
  return number;
}

function oneOf<Reason extends string>(said: string | undefined, reasons: readonly Reason[]): Reason {
  const reason = reasons.find((one) => one === said);
  if (!reason) throw wrong(`--reason is one of ${reasons.join(', ')}.`);
  return reason;
}

function pictureIn(said: string | undefined): string | undefined {
  if (said !== undefined && !/^[0-9a-f]{4,64}$/.test(said))
    throw wrong('--picture is what the list says, such as 3fa94c1b.');
  return said;
}

/** Its number or its reference, such as R-7KQ2M9XA. */
function reportOf(which: string): string {
  if (!/^(R-[2-9A-Z]{8}|[1-9]\d{0,14})$/.test(which)) throw wrong('A report is named by its number or its reference.');
  return which;
}

const onlyOf = (said: string | undefined) =>
  said === undefined ? null : said.split(',').map((one) => numberOf(one.trim(), '--only: each photo'));

function termsOf({ reason, until, 'for-good': forGood = false }: Options): BanTerms {
  if ((until === undefined) !== forGood) throw wrong('A ban is --until 2026-12-24 or --for-good.');
  return { reason: oneOf(reason, BAN_REASONS), until: until === undefined ? null : dayOf(until) };
}

/** The beginning of a day, UTC. */
export function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw wrong('--until is a day such as 2026-12-24.');
  return day;
}
