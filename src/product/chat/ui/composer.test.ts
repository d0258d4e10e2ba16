import { expect, test } from 'vitest';
import { fillComposer, receiveInserts, withBeginning } from './composer.tsx';
import { charactersLeft } from './price-line.tsx';

test('Characters are counted down only near the limit, and below zero beyond it', () => {
  expect(charactersLeft('x'.repeat(799), 1000)).toBeNull();
  expect(charactersLeft('x'.repeat(800), 1000)).toBe(200);
  expect(charactersLeft('x'.repeat(1001), 1000)).toBe(-1);
});

test('An emoji of several units counts as one character', () => {
  expect(charactersLeft('🏳️‍🌈'.repeat(9), 10)).toBe(1);
  expect(charactersLeft('🏳️‍🌈'.repeat(3), 10)).toBeNull();
});

test('a beginning takes the place of the one before it, and never of what somebody has written', () => {
  const first = withBeginning('', 'Red or white?');
  expect(first).toBe('Red or white?');
  expect(withBeginning(first, 'Chopsticks?')).toBe('Chopsticks?');
  const own = withBeginning('Hello Joris! ', 'Red or white?');
  expect(own).toBe('Hello Joris! Red or white?');
  expect(withBeginning(own, 'Chopsticks?')).toBe('Hello Joris! Chopsticks?');
  expect(withBeginning('Hello Joris! Chopsticks, please', 'Tea?')).toBe('Hello Joris! Chopsticks, please Tea?');
});

test('only the composer on the screen is filled', () => {
  const filled: string[] = [];
  const endFirst = receiveInserts((change) => filled.push(change('first')));
  const end = receiveInserts((change) => filled.push(change('second')));
  endFirst();
  fillComposer((draft) => `${draft} a`);
  end();
  fillComposer((draft) => `${draft} b`);
  expect(filled).toEqual(['second a']);
});
