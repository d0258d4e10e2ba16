import fc from 'fast-check';
import { SEEN } from '#platform/visible.ts';

/** Lengths in code points, as the contracts count them. */
export interface TextLengths {
  least: number;
  most: number;
}

/** Texts that a pattern takes, of the given lengths as far as it leaves them open. */
type TextsOf = (lengths: TextLengths) => fc.Arbitrary<string>;

const UPPER = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LOWER = [...'abcdefghijklmnopqrstuvwxyz'];
const DIGITS = [...'0123456789'];
const WORD = [...UPPER, ...LOWER, ...DIGITS, '_', '-'];

const from = (letters: readonly string[], least: number, most = least) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: least, maxLength: most });
const exactly = (letters: readonly string[], length: number) => () => from(letters, length);
/** A number of 16 digits at most. */
const count = fc.oneof(fc.nat().map(String), fc.maxSafeNat().map(String), fc.constant('9'.repeat(16)));
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));

/** Values of a closed list with commas between them. */
const listOf = (alternatives: string): TextsOf => {
  const values = alternatives.split('|');
  return ({ least, most }) =>
    fc.array(fc.constantFrom(...values), { minLength: least, maxLength: Math.max(least, 4) }).map((chosen) => {
      while (chosen.join(',').length > most) chosen.pop();
      return chosen.join(',');
    });
};

/** Blanks, and what nobody sees, around what there has to be. */
const padded = (letter: string, most: number) => {
  const around = fc.string({ unit: fc.constantFrom(' ', '\n', '\u200b', 'x'), maxLength: Math.floor((most - 1) / 2) });
  return joined(around, fc.constant(letter), around);
};

/** A generator for every pattern that a contract gives a text: built, never sieved out of texts that do not fit. */
const GENERATORS: Readonly<Record<string, TextsOf>> = {
  '^[A-Z]{2}$': exactly(UPPER, 2),
  '^[A-Z]{3}$': exactly(UPPER, 3),
  '^[A-Za-z]{2}$': exactly([...UPPER, ...LOWER], 2),
  '^[\\w-]+$': ({ least, most }) => from(WORD, Math.max(least, 1), most),
  '^[\\w-]{43}$': exactly(WORD, 43),
  '^B[\\w-]{86}=?$': () => joined(fc.constant('B'), from(WORD, 86), fc.constantFrom('', '=')),
  '^[\\w-]{22}(==)?$': () => joined(from(WORD, 22), fc.constantFrom('', '==')),
  '^[\\w+:/-]{1,64}$': () =>
    fc.oneof(fc.constantFrom('Europe/Amsterdam', '+01:00'), from([...WORD, '+', ':', '/'], 1, 64)),
  '^\\d{1,16}\\.\\d{1,16}$': () => fc.array(count, { minLength: 2, maxLength: 2 }).map((parts) => parts.join('.')),
  '^\\d{1,16}(?:\\.\\d{1,16}){3}$': () =>
    fc.array(count, { minLength: 4, maxLength: 4 }).map((parts) => parts.join('.')),
  '^(?:[A-Za-z]{2}-[A-Za-z0-9]{1,3})?$': () =>
    fc.oneof(
      fc.constantFrom('', 'NL-GE', 'us-ca'),
      joined(from(UPPER, 2), fc.constant('-'), from([...UPPER, ...DIGITS], 1, 3)),
    ),
  '^[A-Za-z0-9 .*-]{5,22}$': () => from([...UPPER, ...LOWER, ...DIGITS, ' ', '.', '*', '-'], 5, 22),
  '^(?:[A-Za-z0-9][\\w-]{0,59})?$': () =>
    fc.oneof(fc.constant(''), joined(from([...UPPER, ...LOWER, ...DIGITS], 1), from(WORD, 0, 59))),
  // An exchange rate, which is above 0.
  '^\\d{1,7}(?:\\.\\d{1,6})?$': () => joined(from(DIGITS.slice(1), 1, 7), fc.constantFrom('', '.5', '.084500')),
  '^[A-Z0-9]{3,24}$': () => from([...UPPER, ...DIGITS], 3, 24),
  '^[0-9a-f]{12,64}$': () => from([...DIGITS, ...'abcdef'], 12, 64),
  '^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$': ({ most }) => {
    const ends = [...LOWER, ...DIGITS];
    const middle = from([...ends, '.', '-'], 0, Math.max(0, Math.min(most, 60) - 2));
    return fc.oneof(from(ends, 1), joined(from(ends, 1), middle, from(ends, 1)));
  },
  [SEEN.source]: ({ most }) => padded('a', most),
  '\\S': ({ most }) => padded('ü', most),
  '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$': () => {
    const ends = [...LOWER, ...DIGITS];
    return fc.oneof(from(ends, 1), joined(from(ends, 1), from([...ends, '-'], 0, 38), from(ends, 1)));
  },
};

/** A list that is written out in its pattern: `^(?:(?:a|b)(?:,(?:a|b))*)?$`. */
const LIST = /^\^\(\?:\(\?:([\w |]+)\)\(\?:,\(\?:\1\)\)\*\)\?\$$/;

/**
 * Texts that a pattern takes.
 * @throws for a pattern that has no generator here, by its name.
 */
export function textsOfPattern(pattern: string, lengths: TextLengths): fc.Arbitrary<string> {
  const [, alternatives] = LIST.exec(pattern) ?? [];
  const generator = alternatives === undefined ? GENERATORS[pattern] : listOf(alternatives);
  if (!generator)
    throw new Error(`No generator makes texts of the pattern ${pattern}: add it to tests/pattern-texts.ts.`);
  return generator(lengths);
}
