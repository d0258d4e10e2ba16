import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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
  ['METRICS_TOKEN', 'hunter2'],
])('a wrong %s is named without the password in it', (name, value) => {
  expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} is set, but must be `));
  expect(complaint({ [name]: value })).not.toContain('hunter2');
});

test.each([
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['PUBLIC_URL', 'example.com'],
  ['PUBLIC_URL', 'ftp://example.com'],
  ['DATABASE_URL', 'nothing'],
  ['REDIS_URL', 'localhost:6379'],
  ['S3_ENDPOINT', 's3'],
  ['S3_BUCKET', 'x'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['MODE', 'production'],
  ['DEMO_MEMBERS', '19'],
  ['DEMO_MEMBERS', '20001'],
  ['DEMO_MEMBERS', '1e3'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} is (set|".*"), but must be .*\\.$`));
});

test('what belongs together is asked for together', () => {
  expect(complaint({ S3_BUCKET: 'photos' })).toMatch(/S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET/);
  expect(complaint({ MODE: 'live' })).toMatch(/^SMTP_URL is not set/);
  expect(complaint({ DATABASE_URL: 'postgres://127.0.0.1/kindling' })).toMatch(/^SMTP_URL is not set/);
});

test('an empty environment is a demo, and an empty value is none', () => {
  expect(readConfig({})).toMatchObject({ mode: 'demo', port: 3000, demoMembers: 2000, databaseUrl: null });
  expect(readConfig({ PORT: '', DEMO_MEMBERS: '' })).toEqual(readConfig({}));
});
