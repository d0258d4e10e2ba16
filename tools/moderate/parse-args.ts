import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { StartError } from '#platform/start-error.ts';
import { BAN_REASONS, type BanReason } from '#product/accounts/bans/contract.ts';
import { GROUNDS } from '#product/complaints/decisions/contract.ts';
import { PHOTO_REASONS, type PhotoReason } from '#product/media/contract.ts';
import { TEXT_FIELDS, TEXT_REASONS, type TextField, type TextReason } from '#product/members/texts/contract.ts';
import { RENAME_REASONS, type RenameReason } from '#product/members/usernames/contract.ts';
import { MEASURE_GROUNDS, type MeasureGround } from '#product/safety/decisions/contract.ts';
import type { ComplaintAppealRequest, ComplaintRequest } from './complaints.ts';
import { HELP } from './help.ts';
import { plain } from './plain.ts';
import { MONEY_OPTIONS, MONEY_ORDERS, type MoneyOrder } from './read-money.ts';
import {
  complaintOf,
  dayOf,
  nameOf,
  numberOf,
  oneOf,
  onlyOf,
  pictureIn,
  reportOf,
  sumOf,
  withdrawalOf,
  wordsOf,
  wrong,
} from './read-words.ts';
import type { WithdrawalRequest } from './withdrawals.ts';

/** Null in its place brings back what was removed. */
export type RemovalTerms = { reason: TextReason; ground: MeasureGround };
export type BanTerms = { reason: BanReason; until: Date | null };

const LISTS = [
  'photos',
  'texts',
  'appeals',
  'reports',
  'complaints',
  'complaint-appeals',
  'signals',
  'ban-appeals',
  'held',
  'withdrawals',
  'transfers',
  'entries',
  'transfer-refunds',
  'payout-batches',
  'debits',
  'debit-batches',
  'claims',
  'refunds',
  'anomalies',
  'staff',
  'log',
] as const;
type List = (typeof LISTS)[number];

export type Order = {
  as: string;
  /** Where the secret of who decides lies. */
  secretFile: string | null;
  note: string | undefined;
  site: string | null;
  last: number;
} & (
  | { what: List | 'ask' | 'help' }
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
  | { what: 'report'; report: string; decision: 'messages'; reason: TextReason; only: number[] | null }
  | { what: 'report'; report: string; decision: TextField; reason: TextReason; changed: boolean }
  | ({ what: 'report'; report: string; decision: 'ban' } & BanTerms)
  | { what: 'message'; message: number; removal: RemovalTerms | null; alone: boolean }
  | { what: 'profile-text'; field: TextField; account: number; removal: RemovalTerms | null; alone: boolean }
  | ({ what: 'ban'; account: number } & BanTerms)
  | { what: 'ban-appeal'; account: number; verdict: 'accept' | 'keep'; alone: boolean }
  | { what: 'lift' | 'log-out' | 'let-in'; account: number }
  | { what: 'rename'; account: number; name: string; reason: RenameReason }
  /** Its number or its reference; null only shows it. */
  | { what: 'complaint'; complaint: string; request: ComplaintRequest | null }
  | {
      what: 'complaint-appeal';
      complaint: number;
      request: Pick<ComplaintAppealRequest, 'instead' | 'words'>;
      alone: boolean;
    }
  | { what: 'signal'; signal: number; done: boolean }
  | { what: 'refused'; reason: 'fbl' | 'bounce'; address: string }
  /** Null only shows it. */
  | { what: 'withdrawal'; reference: string; request: WithdrawalRequest | null }
  | MoneyOrder
);

const OPTIONS = {
  as: { type: 'string' },
  note: { type: 'string' },
  site: { type: 'string' },
  last: { type: 'string' },
  reason: { type: 'string' },
  name: { type: 'string' },
  picture: { type: 'string' },
  only: { type: 'string' },
  until: { type: 'string' },
  'for-good': { type: 'boolean' },
  again: { type: 'boolean' },
  changed: { type: 'boolean' },
  alone: { type: 'boolean' },
  ground: { type: 'string' },
  words: { type: 'string' },
  sum: { type: 'string' },
  account: { type: 'string' },
  book: { type: 'boolean' },
  reference: { type: 'string' },
  'secret-file': { type: 'string' },
  despite: { type: 'boolean' },
  to: { type: 'string' },
  iban: { type: 'string' },
  code: { type: 'string' },
} as const;
type Options = ReturnType<typeof parsed>['values'];

const parsed = (words: string[]) => parseArgs({ args: words, options: OPTIONS, allowPositionals: true });

/** @throws StartError that says what is wrong and how it is called. */
export function parseCommand(words: string[], terminal: boolean): Order {
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
    secretFile: values['secret-file'] ?? null,
    note: values.note,
    site: values.site ?? null,
    last: values.last === undefined ? 50 : numberOf(values.last, '--last', 1000),
  };
  const takes = (...names: string[]) => {
    for (const name of given)
      if (!['as', 'note', 'secret-file', ...names].includes(name)) throw wrong(`--${name} says nothing here.`);
  };
  if (more.length) throw wrong(`What is ${plain(more.join(' '))}?`);
  if (what === 'refused') {
    takes('site');
    if (!/^[^\s@]+@[^\s@]+$/.test(verdict ?? '')) throw wrong('Which address refused a mail, or called one spam?');
    return { ...common, what, reason: oneOf(which, ['fbl', 'bounce'] as const, 'The reason'), address: verdict ?? '' };
  }
  const photo = () => numberOf(which, 'The number of the photo');
  const account = () => numberOf(which, 'The number of the account');
  const key = [
    what,
    verdict ?? (['photo', 'report', 'signal', 'complaint', 'withdrawal'].includes(what ?? '') ? 'show' : ''),
  ]
    .filter(Boolean)
    .join(' ');
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
    'report messages': () => ({
      ...common,
      ...{ what: 'report', report: reportOf(which), decision: 'messages' },
      ...{ reason: oneOf(values.reason, TEXT_REASONS), only: onlyOf(values.only, 'message') },
    }),
    'message remove': () => ({ ...common, ...messageOf(removalOf()) }),
    'message restore': () => ({ ...common, ...messageOf(null) }),
    'report ban': () => ({ ...common, what: 'report', report: reportOf(which), decision: 'ban', ...termsOf(values) }),
    ban: () => ({ ...common, what: 'ban', account: account(), ...termsOf(values) }),
    'ban-appeal accept': () => ({ ...common, ...banAppealOf('accept') }),
    'ban-appeal keep': () => ({ ...common, ...banAppealOf('keep') }),
    lift: () => ({ ...common, what: 'lift', account: account() }),
    'log-out': () => ({ ...common, what: 'log-out', account: account() }),
    'let-in': () => ({ ...common, what: 'let-in', account: account() }),
    rename: () => ({ ...common, what: 'rename', account: account(), ...renameOf(values) }),
    'complaint show': () => ({ ...common, what: 'complaint', complaint: complaintOf(which), request: null }),
    'complaint-appeal keep': () => complaintAppealOf(null),
    'signal show': () => ({ ...common, ...signalOf(false) }),
    'signal done': () => ({ ...common, ...signalOf(true) }),
    'withdrawal show': () => ({ ...common, what: 'withdrawal', reference: withdrawalOf(which), request: null }),
    'withdrawal accept': () => withdrawalRequestOf('accepted', (values.words ?? '').trim().slice(0, 5000)),
    'withdrawal refuse': () => withdrawalRequestOf('refused', wordsOf(values.words, 'withdrew')),
  };
  const complaintAppealOf = (instead: ComplaintAppealRequest['instead']): Order => ({
    ...{ ...common, what: 'complaint-appeal', complaint: numberOf(which, 'The number of the complaint') },
    ...{ request: { instead, words: wordsOf(values.words) }, alone: values.alone ?? false },
  });
  const withdrawalRequestOf = (decision: WithdrawalRequest['decision'], said: string): Order => ({
    ...{ ...common, what: 'withdrawal', reference: withdrawalOf(which) },
    request: { decision, refund: sumOf(values.sum), words: said },
  });
  const signalOf = (done: boolean) =>
    ({ what: 'signal', signal: numberOf(which, 'The number of the signal'), done }) as const;
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
  const removalOf = () => ({
    reason: oneOf(values.reason, TEXT_REASONS),
    ground: values.ground === undefined ? 'terms' : oneOf(values.ground, MEASURE_GROUNDS, '--ground'),
  });
  const messageOf = (removal: RemovalTerms | null) =>
    ({
      what: 'message',
      message: numberOf(which, 'The number of the message'),
      removal,
      alone: values.alone ?? false,
    }) as const;
  const profileTextOf = (field: TextField, removal: RemovalTerms | null) =>
    ({ what: 'profile-text', field, account: account(), removal, alone: values.alone ?? false }) as const;
  for (const field of TEXT_FIELDS) {
    reads[`${field} remove`] = () => ({ ...common, ...profileTextOf(field, removalOf()) });
    reads[`${field} restore`] = () => ({ ...common, ...profileTextOf(field, null) });
    reads[`report ${field}`] = () => ({
      ...{ ...common, what: 'report', report: reportOf(which), decision: field },
      ...{ reason: oneOf(values.reason, TEXT_REASONS), changed: values.changed ?? false },
    });
  }
  for (const decision of COMPLAINT_DECISIONS) {
    reads[`complaint ${decision}`] = () => ({
      ...{ ...common, what: 'complaint', complaint: complaintOf(which) },
      request: { ...complaintRequestOf(decision, values), words: wordsOf(values.words) },
    });
    reads[`complaint-appeal ${decision}`] = () => complaintAppealOf(complaintRequestOf(decision, values));
  }
  for (const [name, read] of Object.entries(MONEY_ORDERS)) reads[name] = () => ({ ...common, ...read(which, values) });
  for (const list of LISTS) if (!which) reads[list] = () => ({ ...common, what: list });
  const read = reads[key];
  if (!read || (key === '' && which))
    throw wrong(`There is nothing called ${plain([what, which, verdict].join(' '))}.`);
  takes(...(TAKEN[key] ?? []));
  return read();
}

const TAKEN: Record<string, readonly string[]> = {
  ...MONEY_OPTIONS,
  photos: ['site', 'last'],
  texts: ['site', 'last'],
  appeals: ['last'],
  reports: ['site', 'last'],
  signals: ['site', 'last'],
  log: ['last'],
  'photo accept': ['picture', 'again'],
  'photo reject': ['reason', 'picture', 'again'],
  'text reject': ['reason'],
  'appeal accept': ['alone'],
  'appeal keep': ['alone'],
  'ban-appeals': ['last'],
  held: ['last'],
  'ban-appeal accept': ['alone'],
  'ban-appeal keep': ['alone'],
  'report photos': ['reason', 'only'],
  'report messages': ['reason', 'only'],
  'report about': ['reason', 'changed'],
  'report seeking': ['reason', 'changed'],
  'message remove': ['reason', 'ground'],
  'message restore': ['alone'],
  'about remove': ['reason', 'ground'],
  'about restore': ['alone'],
  'seeking remove': ['reason', 'ground'],
  'seeking restore': ['alone'],
  'report ban': ['reason', 'until', 'for-good'],
  ban: ['reason', 'until', 'for-good'],
  rename: ['name', 'reason'],
  withdrawals: ['site', 'last'],
  'withdrawal accept': ['sum', 'words'],
  'withdrawal refuse': ['words'],
  complaints: ['site', 'last'],
  'complaint none': ['ground', 'words'],
  'complaint warn': ['ground', 'words'],
  'complaint done': ['ground', 'words'],
  'complaint photos': ['ground', 'words', 'reason', 'only'],
  'complaint messages': ['ground', 'words', 'reason', 'only'],
  'complaint about': ['ground', 'words', 'reason', 'changed'],
  'complaint seeking': ['ground', 'words', 'reason', 'changed'],
  'complaint ban': ['ground', 'words', 'reason', 'until', 'for-good'],
  transfers: ['last'],
  entries: ['last'],
  'transfer-refunds': ['last'],
  'payout-batches': ['last'],
  debits: ['last'],
  claims: ['site', 'last'],
  refunds: ['last'],
  anomalies: ['last'],
  staff: [],
  'debit-batches': ['last'],
  'complaint-appeals': ['last'],
  'complaint-appeal keep': ['words', 'alone'],
  'complaint-appeal none': ['ground', 'words', 'alone'],
  'complaint-appeal warn': ['ground', 'words', 'alone'],
  'complaint-appeal done': ['ground', 'words', 'alone'],
  'complaint-appeal photos': ['ground', 'words', 'alone', 'reason', 'only'],
  'complaint-appeal messages': ['ground', 'words', 'alone', 'reason', 'only'],
  'complaint-appeal about': ['ground', 'words', 'alone', 'reason', 'changed'],
  'complaint-appeal seeking': ['ground', 'words', 'alone', 'reason', 'changed'],
  'complaint-appeal ban': ['ground', 'words', 'alone', 'reason', 'until', 'for-good'],
};

const COMPLAINT_DECISIONS = ['none', 'warn', 'done', 'photos', 'messages', 'about', 'seeking', 'ban'] as const;

function complaintRequestOf(decision: (typeof COMPLAINT_DECISIONS)[number], values: Options) {
  const ground = oneOf(values.ground, GROUNDS, '--ground');
  switch (decision) {
    case 'none':
      return { decision: 'no_action', ground } as const;
    case 'warn':
      return { decision: 'warn', ground } as const;
    case 'done':
      return { decision: 'other', ground } as const;
    case 'photos': {
      const photos = { reason: oneOf(values.reason, PHOTO_REASONS), only: onlyOf(values.only) };
      return { decision: 'remove_photos', ground, photos } as const;
    }
    case 'messages': {
      const messages = { reason: oneOf(values.reason, TEXT_REASONS), only: onlyOf(values.only, 'message') };
      return { decision: 'remove_messages', ground, messages } as const;
    }
    case 'about':
    case 'seeking':
      return {
        ...({ decision: 'remove_text', ground } as const),
        text: { field: decision, reason: oneOf(values.reason, TEXT_REASONS), ...(values.changed && { changed: true }) },
      };
    default:
      return { decision: 'ban', ground, ban: termsOf(values) } as const;
  }
}

function termsOf({ reason, until, 'for-good': forGood = false }: Options): BanTerms {
  if ((until === undefined) !== forGood) throw wrong('A ban is --until 2026-12-24 or --for-good.');
  return { reason: oneOf(reason, BAN_REASONS), until: until === undefined ? null : dayOf(until) };
}

function renameOf({ name, reason }: Options): { name: string; reason: RenameReason } {
  if (!name?.trim()) throw wrong('--name is the name that the member gets.');
  return { name, reason: oneOf(reason, RENAME_REASONS) };
}
