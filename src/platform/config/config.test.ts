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
