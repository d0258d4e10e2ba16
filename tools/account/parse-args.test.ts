import { expect, test } from 'vitest';
import { parseCommand } from './parse-args.ts';

test('an order names what to do and one account', () => {
  expect(parseCommand(['export', '12'])).toEqual({ what: 'export', id: 12 });
  expect(parseCommand(['erase', '7'])).toEqual({ what: 'erase', id: 7 });
});

test.for([[], ['erase'], ['erase', '0'], ['erase', '1e3'], ['erase', '12x'], ['delete', '12'], ['erase', '1', '2']])(
  'nothing is done for %j',
  (words) => {
    expect(() => parseCommand(words)).toThrow('npm run account -- export 1234');
  },
);
