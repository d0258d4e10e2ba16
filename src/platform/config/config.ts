import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { serverAddressOf } from '../db/server-address.ts';
import { isThisMachine } from '../http/this-machine.ts';
import { networksIn } from '../http/trusted-proxies.ts';
import { redisPlaceOf } from '../redis/redis-address.ts';
import type { Key } from '../secrets/key-ring.ts';
import { ConfigError } from './config-error.ts';
import { readTestAccounts, type TestAccount } from './test-accounts.ts';

/** The only reader of the environment. Every variable is optional; a wrong one stops the start. */
export interface Config {
  mode: 'demo' | 'live';
  development: boolean;
  port: number;
  /** The address of this machine on which it listens; loopback unless a proxy is elsewhere. */
  listenAddress: string;
  /** Networks whose word on their callers is believed, beside this machine's. */
  trustedProxies: readonly string[];
  publicUrl: string;
  /** Checks of hosts may call loopback and private addresses: a first try on one machine, or in a network of its own. */
  allowsPrivate: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** Read-only copies of the database for what may lag a little; none: everything is read from the first. */
  databaseReplicaUrls: readonly string[];
  databasePool: number;
  /** Whether statements are planned once per connection; a pooler that hands out connections by transaction may not allow it. */
  databaseStatements: 'named' | 'unnamed';
  /** Processes that serve; 1 serves from the first one itself. */
  workers: number;
  redisUrl: string | null;
  s3: { endpoint: string; bucket: string; key: string; secret: string } | null;
  smtpUrl: string | null;
  /** The API that sends text messages, with the id and the secret of a token; null: none are sent. */
  smsUrl: string | null;
  /** What encrypts secrets in the database: the first, and what opens them: all. Null only in a demo, which keeps one of its own. */
  encryptionKeys: readonly [Key, ...Key[]] | null;
  /** Keys by which push services know this deployment, in base64url; null: those that the first start makes. */
  vapid: { publicKey: string; privateKey: string } | null;
  /** `off` takes the service worker out of every browser, and pushes with it. */
  serviceWorker: 'on' | 'off';
  pushOrigin: string | null;
  /** Members of the demo's default site; null: as many as there are faces. */
  demoMembers: number | null;
  /** Bearer token that /metrics asks of everybody; without one, only this machine and trusted proxies may read them. */
  metricsToken: string | null;
  /** Lower-case name of the header in which the proxy tells the caller's country; null where it tells none. */
  geoipHeader: string | null;
  geoipFile: string | null;
  /** Where messages are translated, by LibreTranslate's API; null: nobody translates. */
  translate: { url: string; key: string | null } | null;
  /** Where secrets lie, each a file by its name; null where there are none. */
  secretsDir: string | null;
  /** Where backups lie: servers write there who was erased since; null: backups alone do. */
  backupDir: string | null;
  testKeys: Readonly<Record<string, Readonly<Record<string, string>> | null>>;
  /** Origins where they are instead of at their own hosts, by their names; never in a live site. */
  providerUrls: Readonly<Partial<Record<string, string>>>;
  /** Key that browser tests send to make people of their own; null: nobody can. Never in a live site. */
  testKey: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

const wholeNumber = (low: number, high: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.gte(low), z.lte(high)),
    ),
  );
const urlOf = (...protocols: string[]) =>
  z.string().check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)));
const urlWithToken = z.string().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, username, password } = new URL(text);
    return protocol === 'https:' && username !== '' && password !== '';
  }),
);
/** Percent signs that stand for no character make the readers throw. */
const addressFor = (placeOf: (text: string) => unknown) =>
  z.string().check(
    z.refine((text) => {
      try {
        return placeOf(text) !== null;
      } catch {
        return false;
      }
    }),
  );
const databaseUrl = addressFor(serverAddressOf);

/** 32 bytes in base64 or base64url. */
const KEY = /^([a-z0-9-]{1,16}):([A-Za-z0-9+/_-]{43})=?$/;

/** Keys as they are written, `id:key` after `id:key`; null where that is not what a text says. */
export function encryptionKeysIn(text: string): readonly [Key, ...Key[]] | null {
  const keys: Key[] = [];
  for (const written of text.trim().split(/[\s,]+/)) {
    const [, id, key] = KEY.exec(written) ?? [];
    if (id === undefined || key === undefined || keys.some((other) => other.id === id)) return null;
    keys.push({ id, key: Buffer.from(key, 'base64') });
  }
  const [first, ...others] = keys;
  return first ? [first, ...others] : null;
}

const variables = {
  PORT: [wholeNumber(0, 65535), 'a port from 0 to 65535'],
  LISTEN_ADDRESS: [
    z.string().check(z.refine((text) => isIP(text) !== 0)),
    'an address of this machine, such as 10.0.0.5, or 0.0.0.0 for all',
  ],
  TRUSTED_PROXIES: [
    z.string().check(z.refine((text) => networksIn(text) !== null)),
    'networks or addresses of your proxies, such as 10.0.0.0/8, and not of everybody',
  ],
  PUBLIC_URL: [urlOf('http:', 'https:'), 'an address such as https://www.example.com'],
  DATA_DIR: [z.string().check(z.minLength(1)), 'a folder'],
  DATABASE_URL: [
    databaseUrl,
    'an address such as postgres://user:password@host:5432/kindling, or postgres://user@/kindling?host=/var/run/postgresql for a socket',
  ],
  DATABASE_REPLICA_URL: [
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.trim().split(/\s+/)),
      ),
      z.array(databaseUrl),
    ),
    'one or several addresses such as postgres://user:password@replica:5432/kindling, with spaces between',
  ],
  DATABASE_POOL: [wholeNumber(2, 200), 'a number of connections from 2 to 200'],
  DATABASE_STATEMENTS: [z.enum(['named', 'unnamed']), 'named or unnamed'],
  WORKERS: [wholeNumber(1, 64), 'a number of processes from 1 to 64'],
  REDIS_URL: [
    addressFor(redisPlaceOf),
    'an address such as redis://127.0.0.1:6379, unix:///run/redis/redis.sock for a socket, or redis+sentinel://one:26379,two:26379,three:26379/kindling',
  ],
  S3_ENDPOINT: [urlOf('http:', 'https:'), 'an address such as https://s3.example.com'],
  S3_BUCKET: [z.string().check(z.minLength(3)), 'the name of a bucket'],
  S3_KEY: [z.string().check(z.minLength(1)), 'an access key'],
  S3_SECRET: [z.string().check(z.minLength(1)), 'a secret key'],
  SMTP_URL: [urlOf('smtp:', 'smtps:'), 'an address such as smtps://user:password@mail.example.com'],
  SMS_URL: [urlWithToken, 'an address such as https://id:secret@api.bulksms.com/v1, with the id and secret of a token'],
  ENCRYPTION_KEYS: [
    z.string().check(z.refine((text) => encryptionKeysIn(text) !== null)),
    'one or several id:key, the newest first: an id of small letters, digits and dashes, and 32 bytes in base64',
  ],
  VAPID_PUBLIC_KEY: [z.string().check(z.regex(/^B[\w-]{86}$/)), 'a public VAPID key: 65 bytes in base64url'],
  VAPID_PRIVATE_KEY: [z.string().check(z.regex(/^[\w-]{43}$/)), 'a private VAPID key: 32 bytes in base64url'],
  PUSH_ORIGIN: [urlOf('http:', 'https:'), 'an address such as http://127.0.0.1:4100'],
  SERVICE_WORKER: [z.enum(['on', 'off']), 'on or off'],
  MODE: [z.enum(['demo', 'live']), 'demo or live'],
  ALLOW_HTTP: [z.enum(['0', '1']), '1 or 0'],
  ALLOW_PRIVATE: [z.enum(['0', '1']), '1 or 0'],
  DEMO_MEMBERS: [wholeNumber(20, 20_000), 'a number from 20 to 20000'],
  METRICS_TOKEN: [z.string().check(z.minLength(16)), 'a token of at least 16 characters'],
  GEOIP_HEADER: [
    z.string().check(z.regex(/^[a-z][a-z0-9-]{1,63}$/i)),
    'the name of the header in which the proxy tells the country of a caller, such as CF-IPCountry',
  ],
  GEOIP_FILE: [z.string().check(z.minLength(1)), 'a file in the MMDB format that tells countries of addresses'],
  TRANSLATE_URL: [urlOf('http:', 'https:'), 'an address such as https://translate.example.com'],
  TRANSLATE_KEY: [z.string().check(z.minLength(1)), 'a key of the translator'],
  SECRETS_DIR: [z.string().check(z.minLength(1)), 'a folder with a file for each secret'],
  BACKUP_DIR: [z.string().check(z.minLength(1)), 'a folder for backups'],
  TEST_KEY: [z.string().check(z.minLength(16)), 'a key of at least 16 characters'],
  LOG_LEVEL: [z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'silent, error, warn, info or debug'],
} as const;

/** What these hold opens doors, also when it is mistyped: it is never repeated. */
export const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'S3_KEY',
  'S3_SECRET',
  'SMTP_URL',
  'SMS_URL',
  'VAPID_PRIVATE_KEY',
  'ENCRYPTION_KEYS',
  'METRICS_TOKEN',
  'TRANSLATE_KEY',
  'TEST_KEY',
];

/** @param thirdParties whose test accounts it may set up. @throws ConfigError that names the variable. */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  thirdParties: readonly TestAccount[] = [],
): Config {
  const read = <K extends keyof typeof variables>(name: K): z.output<(typeof variables)[K][0]> | undefined => {
    const text = env[name];
    if (text === undefined || text === '') return undefined;
    const [schema, wanted] = variables[name];
    const parsed = z.safeParse(schema, text);
    if (!parsed.success) {
      const told = SECRETS.includes(name) ? 'set' : `"${text}"`;
      throw new ConfigError(`${name} is ${told}, but must be ${wanted}.`);
    }
    return parsed.data as z.output<(typeof variables)[K][0]>;
  };
  const databaseUrl = read('DATABASE_URL') ?? null;
  const mode = read('MODE') ?? (databaseUrl ? 'live' : 'demo');
  const port = read('PORT') ?? 3000;
  const databaseReplicaUrls = read('DATABASE_REPLICA_URL') ?? [];
  const redisUrl = read('REDIS_URL') ?? null;
  const workers = read('WORKERS') ?? 1;
  const listenAddress = read('LISTEN_ADDRESS') ?? '127.0.0.1';
  const trusted = read('TRUSTED_PROXIES');
  if (!isThisMachine(listenAddress) && !trusted)
    throw new ConfigError(
      `LISTEN_ADDRESS is ${listenAddress}, which others reach, but nothing says whose word on their callers to believe: set TRUSTED_PROXIES to the networks of your proxies, such as 10.0.0.0/8.`,
    );
  if (databaseReplicaUrls.length > 0 && !databaseUrl)
    throw new ConfigError(
      'DATABASE_REPLICA_URL is set without DATABASE_URL: name the database that it copies as well.',
    );
  if (workers > 1 && !databaseUrl)
    throw new ConfigError(
      `WORKERS is ${workers}, but the embedded database serves one process only: set DATABASE_URL, or leave WORKERS out.`,
    );
  if (workers > 1 && !redisUrl)
    throw new ConfigError(
      `WORKERS is ${workers}, but processes need Redis to tell each other what happened: set REDIS_URL, or leave WORKERS out.`,
    );
  return {
    mode,
    development: env.NODE_ENV === 'development',
    port,
    listenAddress,
    trustedProxies: (trusted && networksIn(trusted)) || [],
    publicUrl: publicUrlOf(read('PUBLIC_URL'), { mode, port, http: read('ALLOW_HTTP') === '1' }),
    allowsPrivate: mode === 'demo' || read('ALLOW_PRIVATE') === '1',
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    databaseUrl,
    databaseReplicaUrls,
    databasePool: read('DATABASE_POOL') ?? 10,
    databaseStatements: read('DATABASE_STATEMENTS') ?? 'named',
    workers,
    redisUrl,
    s3: readS3(read('S3_ENDPOINT'), read('S3_BUCKET'), read('S3_KEY'), read('S3_SECRET')),
    smtpUrl: readSmtp(read('SMTP_URL'), mode),
    smsUrl: read('SMS_URL') ?? null,
    encryptionKeys: readEncryptionKeys(read('ENCRYPTION_KEYS'), mode),
    vapid: readVapid(read('VAPID_PUBLIC_KEY'), read('VAPID_PRIVATE_KEY')),
    serviceWorker: read('SERVICE_WORKER') ?? 'on',
    pushOrigin: readPushOrigin(read('PUSH_ORIGIN'), mode),
    demoMembers: read('DEMO_MEMBERS') ?? null,
    metricsToken: read('METRICS_TOKEN') ?? null,
    geoipHeader: read('GEOIP_HEADER')?.toLowerCase() ?? null,
    geoipFile: read('GEOIP_FILE') ?? null,
    translate: readTranslate(read('TRANSLATE_URL'), read('TRANSLATE_KEY')),
    secretsDir: read('SECRETS_DIR') ?? null,
    backupDir: read('BACKUP_DIR') ?? null,
    ...readTestAccounts(env, thirdParties, mode),
    testKey: readTestKey(read('TEST_KEY'), mode),
    logLevel: read('LOG_LEVEL') ?? (mode === 'demo' ? 'warn' : 'info'),
  };
}

/** A live site is on https: log-ins and messages must not travel in the open. */
function publicUrlOf(
  url: string | undefined,
  { mode, port, http }: Pick<Config, 'mode' | 'port'> & { http: boolean },
): string {
  if (mode === 'live' && !http && !(url && new URL(url).protocol === 'https:'))
    throw new ConfigError(
      `PUBLIC_URL is ${url ? `"${url}"` : 'not set'}, but MODE=live serves by https: set the address that visitors use, such as https://www.example.com, with a proxy for TLS before it; or ALLOW_HTTP=1 for a first try without.`,
    );
  return new URL(url ?? `http://localhost:${port}`).origin;
}

function readS3(endpoint?: string, bucket?: string, key?: string, secret?: string): Config['s3'] {
  if (!endpoint && !bucket && !key && !secret) return null;
  if (endpoint && bucket && key && secret) return { endpoint, bucket, key, secret };
  throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET belong together: set all four or none.');
}

function readEncryptionKeys(text: string | undefined, mode: Config['mode']): Config['encryptionKeys'] {
  if (!text && mode === 'live')
    throw new ConfigError(
      'ENCRYPTION_KEYS is not set, but MODE=live encrypts secrets of log-ins: set it to a name and 32 random bytes, such as 2026:$(openssl rand -base64 32), and keep it apart from the database.',
    );
  return text ? encryptionKeysIn(text) : null;
}

function readVapid(publicKey?: string, privateKey?: string): Config['vapid'] {
  if (!publicKey && !privateKey) return null;
  if (publicKey && privateKey) return { publicKey, privateKey };
  throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or none.');
}

function readTranslate(url?: string, key?: string): Config['translate'] {
  if (url) return { url, key: key ?? null };
  if (key) throw new ConfigError('TRANSLATE_KEY is set without TRANSLATE_URL: name the translator that it is for.');
  return null;
}

/** What browsers name is never called inside the operator's own network, unless this is no live site. */
function readPushOrigin(url: string | undefined, mode: Config['mode']): string | null {
  if (!url) return null;
  if (mode === 'live') throw new ConfigError('PUSH_ORIGIN is set, but it is for MODE=demo only: leave it out.');
  return new URL(url).origin;
}

function readTestKey(key: string | undefined, mode: Config['mode']): string | null {
  if (key && mode === 'live')
    throw new ConfigError('TEST_KEY is set, but it is for tests of a demo only: leave it out.');
  return key ?? null;
}

function readSmtp(url: string | undefined, mode: Config['mode']): string | null {
  if (!url && mode === 'live') throw new ConfigError('SMTP_URL is not set, but MODE=live sends real mail: set it.');
  return url ?? null;
}
