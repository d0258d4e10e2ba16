import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isEmail } from '#platform/mail/is-email.ts';
import { StartError } from '#platform/start-error.ts';
import { ROLES, type Role } from '#product/accounts/contract.ts';

export const HELP = `npm run cli -- site example                            a brand to fill in, as JSON
npm run cli -- site create brand.json                  a company, a site, its packages and prices
npm run cli -- site list                               all sites
npm run cli -- site show www.example.com               its settings that are not at their default
npm run cli -- site set www.example.com min_age=21 'countries=["NL","BE"]'
npm run cli -- site set www.example.com --default min_age
npm run cli -- site versions www.example.com           who changed what, and when
npm run cli -- site back www.example.com 3             makes version 3 the newest again
npm run cli -- site prices www.example.com             what it sells
npm run cli -- site prices www.example.com 25=9.95 50=17.95
npm run cli -- site prices www.example.com 25=8.95 --country PL --currency PLN
npm run cli -- provider list www.example.com           where the payments of its company go
npm run cli -- provider add www.example.com mollie --secret mollie-main --mode live
npm run cli -- provider add www.example.com bank 'holder=Example B.V.' iban=... bic=... --position 20
npm run cli -- provider end www.example.com 4          nothing new is paid by account 4
npm run cli -- setup code                              a one-time code for /setup, where nobody of the staff is yet
npm run cli -- staff create ada@example.com --role admin --all
npm run cli -- member find marit@example.com           by number, address, reference or letters of a name
npm run cli -- doctor                                  what is wrong with this deployment, in words
npm run cli -- backup --to /backups --keep 14          database and photos, encrypted and read back
npm run cli -- restore --from /backups/kindling-...    into an empty database and data folder
npm run cli -- settle --at 2026-11-30T17:00:00Z        after pgBackRest restored to that time, before servers start
npm run cli -- resume --yes                            lets jobs run after a restore
npm run cli -- move --to postgres://user@host/name     from the embedded database into an empty PostgreSQL

--passphrase-file, --recipient-file   of backup; or BACKUP_PASSPHRASE, BACKUP_RECIPIENT; or --unencrypted
--passphrase-file, --identity-file    of restore; or BACKUP_PASSPHRASE, BACKUP_IDENTITY
--seen 3      of set: the version you saw; who changed the same setting meanwhile is not overwritten
--as ada      who does it; the user of this machine if not given
--site        of staff and member: a host; without it the default site for staff, all sites for members
--password-file   of staff create: where the first password lies; without it one is made and told once
--json        of list, show, versions, setup, staff, member and doctor: for machines

A value is JSON, or else a word. docs/settings.md has all settings.`;

export type Order = { as: string; json: boolean } & (
  | { what: 'help' }
  | { what: 'example' }
  | { what: 'doctor' }
  | ({ what: 'backup' } & BackupOrder)
  | ({ what: 'restore' } & RestoreOrder)
  | { what: 'settle'; at: Date }
  | { what: 'resume'; yes: boolean }
  | ({ what: 'move' } & MoveOrder)
  | { what: 'list' }
  | { what: 'create'; path: string }
  | { what: 'show' | 'versions' | 'prices' | 'providers'; host: string }
  | { what: 'set'; host: string; set: Record<string, unknown>; unset: string[]; seen: number | undefined }
  | { what: 'back'; host: string; version: number }
  | { what: 'price'; host: string; country: string | null; currency: string; prices: Price[] }
  | { what: 'provider'; host: string; provider: string; account: ProviderOrder }
  | { what: 'end_provider'; host: string; account: number }
  | { what: 'setup_code' }
  | ({ what: 'staff' } & StaffOrder)
  | { what: 'member'; words: string; site: string | undefined }
);
export interface StaffOrder {
  email: string;
  role: Role;
  /** The default one if not given. */
  site: string | undefined;
  /** On every site. */
  all: boolean;
  passwordFile: string | undefined;
}
export interface BackupOrder {
  /** BACKUP_DIR if not given. */
  to: string | undefined;
  /** How many stay. */
  keep: number;
  unencrypted: boolean;
  passphraseFile: string | undefined;
  recipientFile: string | undefined;
}
export interface RestoreOrder {
  from: string;
  passphraseFile: string | undefined;
  identityFile: string | undefined;
}
export interface MoveOrder {
  /** DATABASE_URL if not given. */
  to: string | undefined;
}
export interface Price {
  credits: number;
  /** Minor units. */
  amount: number;
}
export interface ProviderOrder {
  mode: 'test' | 'live';
  secret: string;
  position: number;
  settings: Record<string, string>;
}

const OPTIONS = {
  as: { type: 'string' },
  json: { type: 'boolean' },
  seen: { type: 'string' },
  default: { type: 'string', multiple: true },
  country: { type: 'string' },
  currency: { type: 'string' },
  secret: { type: 'string' },
  mode: { type: 'string' },
  position: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  keep: { type: 'string' },
  at: { type: 'string' },
  yes: { type: 'boolean' },
  role: { type: 'string' },
  site: { type: 'string' },
  all: { type: 'boolean' },
  'password-file': { type: 'string' },
  unencrypted: { type: 'boolean' },
  'passphrase-file': { type: 'string' },
  'recipient-file': { type: 'string' },
  'identity-file': { type: 'string' },
} as const;
/** Backups that stay, if nothing else is said. */
const KEEP = '14';

/** @throws StartError with what is wrong and how it is called. */
export function parseCommand(given: string[]): Order {
  const { values, positionals } = parsed(given);
  const { as = userInfo().username, json = false, ...options } = values;
  const [group = '', action = '', one = '', ...more] = positionals;
  const common = { as, json };
  const say = ALONE.includes(group) ? group || 'help' : `${group} ${action}`;
  const takes = TAKES[say];
  if (!takes || (action && !group.match(/^(?:site|provider|setup|staff|member)$/)))
    throw wrong(`${say} ${action} says nothing here.`);
  for (const name of Object.keys(options))
    if (!takes.options.includes(name)) throw wrong(`--${name} says nothing about ${say}.`);
  if (takes.words > 0 !== (one !== '') || (takes.words === 1 && more.length)) throw wrong(`${say}: of what?`);
  const host = one.toLowerCase();
  if (say === 'setup code') return { ...common, what: 'setup_code' };
  if (say === 'staff create') return { ...common, what: 'staff', ...staffOf(host, options) };
  if (say === 'member find') return { ...common, what: 'member', words: [one, ...more].join(' '), site: options.site };
  switch (say) {
    case 'site example':
      return { ...common, what: 'example' };
    case 'site list':
      return { ...common, what: 'list' };
    case 'doctor':
      return { ...common, what: 'doctor' };
    case 'backup': {
      const { to, keep = KEEP, unencrypted = false } = options;
      const files = { passphraseFile: options['passphrase-file'], recipientFile: options['recipient-file'] };
      return { ...common, what: 'backup', to, keep: numberOf(keep, '--keep'), unencrypted, ...files };
    }
    case 'restore': {
      const files = { passphraseFile: options['passphrase-file'], identityFile: options['identity-file'] };
      if (!options.from) throw wrong('restore: --from which backup?');
      return { ...common, what: 'restore', from: options.from, ...files };
    }
    case 'settle':
      return { ...common, what: 'settle', at: timeOf(options.at) };
    case 'resume':
      return { ...common, what: 'resume', yes: options.yes ?? false };
    case 'move':
      return { ...common, what: 'move', to: options.to };
    case 'site create':
      return { ...common, what: 'create', path: one };
    case 'site show':
      return { ...common, what: 'show', host };
    case 'site versions':
      return { ...common, what: 'versions', host };
    case 'site set': {
      const seen = options.seen === undefined ? undefined : numberOf(options.seen, '--seen');
      return { ...common, what: 'set', host, set: valuesOf(more), unset: options.default ?? [], seen };
    }
    case 'site back':
      return { ...common, what: 'back', host, version: numberOf(more[0], 'The version') };
    case 'site prices':
      if (!more.length) return { ...common, what: 'prices', host };
      return { ...common, what: 'price', host, ...placeOf(options), prices: more.map(priceOf) };
    case 'provider list':
      return { ...common, what: 'providers', host };
    case 'provider add':
      return { ...common, what: 'provider', host, provider: more[0] ?? '', account: accountOf(options, more.slice(1)) };
    case 'provider end':
      return { ...common, what: 'end_provider', host, account: numberOf(more[0], 'The account') };
    default:
      return { ...common, what: 'help' };
  }
}

const ALONE = ['', 'help', 'doctor', 'backup', 'restore', 'settle', 'resume', 'move'];

/** How many words each has at least, none, one or more, and its options. */
const TAKES: Readonly<Record<string, { words: 0 | 1 | 2; options: readonly string[] }>> = {
  help: { words: 0, options: [] },
  doctor: { words: 0, options: [] },
  backup: { words: 0, options: ['to', 'keep', 'unencrypted', 'passphrase-file', 'recipient-file'] },
  restore: { words: 0, options: ['from', 'passphrase-file', 'identity-file'] },
  settle: { words: 0, options: ['at'] },
  resume: { words: 0, options: ['yes'] },
  move: { words: 0, options: ['to'] },
  'site example': { words: 0, options: [] },
  'site list': { words: 0, options: [] },
  'site create': { words: 1, options: [] },
  'site show': { words: 1, options: [] },
  'site versions': { words: 1, options: [] },
  'site set': { words: 2, options: ['seen', 'default'] },
  'site back': { words: 2, options: [] },
  'site prices': { words: 2, options: ['country', 'currency'] },
  'provider list': { words: 1, options: [] },
  'provider add': { words: 2, options: ['secret', 'mode', 'position'] },
  'provider end': { words: 2, options: [] },
  'setup code': { words: 0, options: [] },
  'staff create': { words: 1, options: ['role', 'site', 'all', 'password-file'] },
  'member find': { words: 2, options: ['site'] },
};

const wrong = (sentence: string) => new StartError(`${sentence}\n\n${HELP}`);

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : `${error}`);
  }
}

function numberOf(said: string | undefined, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(said ?? '')) throw wrong(`${what} is a number from 1.`);
  return Number(said);
}

function timeOf(said = ''): Date {
  const at = new Date(said);
  if (!/(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(said) || !Number.isFinite(at.getTime()))
    throw wrong('settle: --at which time, such as 2026-11-30T17:00:00Z?');
  return at;
}

function pairOf(word: string): [name: string, value: string] {
  const at = word.indexOf('=');
  if (at < 1) throw wrong(`${word} is no name=value.`);
  return [word.slice(0, at), word.slice(at + 1)];
}

const valuesOf = (words: string[]) =>
  Object.fromEntries(words.map(pairOf).map(([name, said]) => [name, readValue(said)]));

function readValue(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return said;
  }
}

/** @throws StartError; `25=9.95`. */
function priceOf(word: string): Price {
  const [credits, sum] = pairOf(word);
  return { credits: numberOf(credits, 'The size of a package'), amount: centsOf(sum) };
}

/** Minor units of two decimals. @throws StartError */
export function centsOf(sum: string): number {
  const cents = /^\d{1,6}\.\d{2}$/.test(sum) ? Number(sum.replace('.', '')) : 0;
  if (!cents) throw wrong(`${sum} is no price above nothing, such as 9.95.`);
  return cents;
}

function placeOf({ country, currency = 'EUR' }: { country?: string | undefined; currency?: string | undefined }) {
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) throw wrong('--country is two capital letters.');
  if (!/^[A-Z]{3}$/.test(currency)) throw wrong('--currency is three capital letters.');
  return { country: country ?? null, currency };
}

interface AccountWords {
  secret?: string | undefined;
  mode?: string | undefined;
  position?: string | undefined;
}

function accountOf({ secret = '', mode = 'live', position = '10' }: AccountWords, words: string[]): ProviderOrder {
  if (mode !== 'test' && mode !== 'live') throw wrong('--mode is test or live.');
  return { mode, secret, position: numberOf(position, '--position'), settings: Object.fromEntries(words.map(pairOf)) };
}

interface StaffWords {
  role?: string | undefined;
  site?: string | undefined;
  all?: boolean | undefined;
  'password-file'?: string | undefined;
}

function staffOf(email: string, { role: said, site, all = false, ...options }: StaffWords): StaffOrder {
  const role = ROLES.find((one) => one === said);
  if (!isEmail(email)) throw wrong(`${email} is no e-mail address.`);
  if (!role) throw wrong(`--role is one of ${ROLES.join(', ')}.`);
  return { email, role, site, all, passwordFile: options['password-file'] };
}
