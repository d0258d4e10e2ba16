import { expect, test } from 'vitest';
import { checkConstants } from './constants.ts';
import { sampleProject } from './project.ts';

const foundIn = (text: string) => checkConstants(sampleProject({ 'src/platform/sample.ts': text }));

test.each([
  ['const PATIENCE = 1000;', 'PATIENCE: call it ..._TIMEOUT_MS'],
  ['export const QUERY_PATIENCE = 1000;', 'QUERY_PATIENCE: call it ..._TIMEOUT_MS'],
  ['  const MOST_TRIES = 10;', 'MOST_TRIES: call it MAX_...'],
  ['const LOOK_AGAIN = 10;', 'LOOK_AGAIN: call it RETRY_DELAYS_MS or POLL_INTERVAL_MS'],
  ['/** Milliseconds that a push may take. */\nconst WAIT = 10_000;', 'WAIT is in milliseconds: its name ends in _MS'],
  [
    '/**\n * Bytes of an answer; more\n * is an error.\n */\nexport const LIMIT = 4 * 1024;',
    'LIMIT is in bytes: its name ends in _BYTES',
  ],
  ['// SPEC 9: seconds.\nconst PERIOD = 24;', 'PERIOD is in seconds: its name ends in _SECONDS'],
  ['/** Days of notice. */\nconst NOTICE = 14;', 'NOTICE is in days: its name ends in _DAYS'],
  ['const LONGEST = 60;', 'LONGEST: call it MAX_..._LENGTH or MAX_..._MS'],
  ['export const NAME_MAX = 60;', 'NAME_MAX: call it MAX_NAME_... and say of what'],
  ['const DAY = 86_400_000;', 'DAY is a duration: its name ends in _MS or _SECONDS'],
  ['const WAITS = 10 * MINUTE_MS;', 'WAITS is a duration: its name ends in _MS or _SECONDS'],
  ['const WAITS = 24 * 3600 * 7;', 'WAITS is a duration: its name ends in _MS or _SECONDS'],
])('%s', (text, says) => {
  expect(foundIn(text).map((finding) => finding.says)).toEqual([says]);
});

test.each([
  'const MAX_TRIES = 10;',
  'const BEGIN_AT_ONCE = true;',
  'const MOSTLY = 1;',
  'const MAX_MAILS_PER_DAY = 5;',
  'const WAIT_MS = 10 * MINUTE_MS;',
  'const MAX_NAME_LENGTH = 10;',
  '/** Milliseconds. */\nconst TIMEOUT_MS = 10;',
  '/** Milliseconds of work, by kind. */\nconst COSTS = { small: 1 };',
  '/** Milliseconds. */\nconst FIRST_MS = 1;\nconst RETRIES = 3;',
])('%s is named', (text) => {
  expect(foundIn(text)).toEqual([]);
});
