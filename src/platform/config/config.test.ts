import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const KEY = `2026:${'A'.repeat(43)}`;

const complaint = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return error instanceof ConfigError ? error.message : `not a ConfigError: ${error}`;
  }
};

test('a wrong value is named with what it must be', () => {
  expect(complaint({ PORT: '70000' })).toBe('PORT is "70000", but must be a port from 0 to 65535.');
});

test.each([
  ['DATABASE_URL', 'mysql://kindling:hunter2@db/kindling'],
  ['REDIS_URL', 'http://:hunter2@cache'],
  ['SMTP_URL', 'mail.example.com:hunter2'],
  ['SMS_URL', 'ftp://hunter2:hunter2@sms.example.com'],
  ['METRICS_TOKEN', 'hunter2'],
])('a wrong %s is named without the password in it', (name, value) => {
  expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} is set, but must be `));
  expect(complaint({ [name]: value })).not.toContain('hunter2');
});

test.each([
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['LISTEN_ADDRESS', 'localhost'],
  ['LISTEN_ADDRESS', '127.0.0.1:80'],
  ['TRUSTED_PROXIES', 'proxy.example.com'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['PUBLIC_URL', 'example.com'],
  ['PUBLIC_URL', 'ftp://example.com'],
  ['DATABASE_URL', 'nothing'],
  ['REDIS_URL', 'localhost:6379'],
  ['DATABASE_URL', 'postgres://%zz/kindling'],
  ['REDIS_URL', 'unix:///%zz.sock'],
  ['REDIS_URL', 'unix://'],
  ['REDIS_URL', 'unix://redis.sock'],
  ['REDIS_URL', 'unix:///redis.sock?db=one'],
  ['S3_ENDPOINT', 's3'],
  ['S3_BUCKET', 'x'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMS_URL', 'https://api.bulksms.com/v1'],
  ['MODE', 'production'],
  ['DEMO_MEMBERS', '19'],
  ['DEMO_MEMBERS', '20001'],
  ['DEMO_MEMBERS', '1e3'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['GEOIP_HEADER', 'X Country'],
  ['GEOIP_HEADER', 'x-country:'],
  ['GEOIP_HEADER', '1'],
  ['ALLOW_HTTP', 'yes'],
  ['TRANSLATE_URL', 'translator'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} is (set|".*"), but must be .*\\.$`));
});

test('what belongs together is asked for together', () => {
  expect(complaint({ S3_BUCKET: 'photos' })).toMatch(/S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET/);
  expect(complaint({ TRANSLATE_KEY: 'hunter2' })).toMatch(/^TRANSLATE_KEY is set without TRANSLATE_URL/);
  const PUBLIC_URL = 'https://www.example.com';
  const live = { PUBLIC_URL, ENCRYPTION_KEYS: KEY };
  expect(complaint({ MODE: 'live', ...live })).toMatch(/^SMTP_URL is not set/);
  expect(complaint({ DATABASE_URL: 'postgres://127.0.0.1/kindling', ...live })).toMatch(/^SMTP_URL is not set/);
});

test('a live site wants an https address, unless plain http is asked for in so many words', () => {
  const live = { MODE: 'live', SMTP_URL: 'smtp://127.0.0.1', ENCRYPTION_KEYS: KEY };
  expect(complaint(live)).toMatch(/^PUBLIC_URL is not set, but MODE=live serves by https: .* ALLOW_HTTP=1 /);
  const PUBLIC_URL = 'http://www.example.com';
  expect(complaint({ ...live, PUBLIC_URL })).toMatch(/^PUBLIC_URL is "http:\/\/www.example.com", but /);
  expect(complaint({ ...live, PUBLIC_URL, ALLOW_HTTP: '0' })).toMatch(/^PUBLIC_URL is /);
  expect(readConfig({ ...live, PUBLIC_URL, ALLOW_HTTP: '1' }).publicUrl).toBe(PUBLIC_URL);
  expect(readConfig({ ...live, PUBLIC_URL: 'HTTPS://www.example.com/' }).publicUrl).toBe('https://www.example.com');
  expect(readConfig({ MODE: 'demo', PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
});

test.each([
  ['DATABASE_URL', 'postgres://kindling@/kindling?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres:///kindling?host=/var/run/postgresql&port=5433'],
  ['DATABASE_URL', 'postgresql://kindling:hunter2@%2Fvar%2Frun%2Fpostgresql/kindling'],
  ['REDIS_URL', 'unix:///run/redis/redis.sock'],
  ['REDIS_URL', 'unix://:hunter2@/run/redis/redis.sock?db=3'],
])('%s takes the unix socket %s', (name, value) => {
  expect(complaint({ MODE: 'demo', [name]: value })).toBe('');
});

test('keys that encrypt are named, 32 bytes each, in the order that says which one does; a live site has one', () => {
  const other = randomBytes(32);
  const written = `${KEY}, 2025:${other.toString('base64')}`;
  const read = readConfig({ ENCRYPTION_KEYS: written }).encryptionKeys;
  expect(read?.map(({ id, key }) => [id, key.length])).toEqual([
    ['2026', 32],
    ['2025', 32],
  ]);
  expect(read?.[1]?.key).toEqual(other);
  for (const wrong of ['2026', '2026:short', `${KEY} ${KEY}`, `UPPER:${'A'.repeat(43)}`, `${KEY};${KEY}`])
    expect(complaint({ ENCRYPTION_KEYS: wrong })).toMatch(/^ENCRYPTION_KEYS is set, but must be one or several id:key/);
  const live = { MODE: 'live', SMTP_URL: 'smtp://127.0.0.1', PUBLIC_URL: 'https://www.example.com' };
  expect(complaint(live)).toMatch(/^ENCRYPTION_KEYS is not set, but MODE=live encrypts secrets/);
});

test('an empty environment is a demo, and an empty value is none', () => {
  expect(readConfig({})).toMatchObject({ mode: 'demo', port: 3000, demoMembers: null, databaseUrl: null });
  expect(readConfig({ PORT: '', DEMO_MEMBERS: '' })).toEqual(readConfig({}));
});

test('it listens on this machine alone, and elsewhere only where it is told whose proxies to believe', () => {
  expect(readConfig({})).toMatchObject({ listenAddress: '127.0.0.1', trustedProxies: [] });
  expect(readConfig({ LISTEN_ADDRESS: '::1' })).toMatchObject({ listenAddress: '::1', trustedProxies: [] });
  expect(complaint({ LISTEN_ADDRESS: '0.0.0.0' })).toMatch(/^LISTEN_ADDRESS is 0\.0\.0\.0, .* set TRUSTED_PROXIES /);
  const open = readConfig({ LISTEN_ADDRESS: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32' });
  expect(open.trustedProxies).toEqual(['10.0.0.0/8', '2001:db8::/32']);
});

test('several copies of the database are named with spaces between', () => {
  const DATABASE_URL = 'postgres://kindling@one/kindling';
  const env = {
    DATABASE_URL,
    MODE: 'demo',
    DATABASE_REPLICA_URL: 'postgres://k@two/kindling  postgres://k@three/kindling',
  };
  expect(readConfig(env).databaseReplicaUrls).toEqual(['postgres://k@two/kindling', 'postgres://k@three/kindling']);
  expect(readConfig({ DATABASE_URL, MODE: 'demo' }).databaseReplicaUrls).toEqual([]);
  expect(complaint({ ...env, DATABASE_REPLICA_URL: 'postgres://k@two/kindling hunter2' })).toMatch(
    /^DATABASE_REPLICA_URL is set, but must be one or several addresses /,
  );
});
