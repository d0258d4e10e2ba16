import { expect, test } from 'vitest';
import { fillComposer, receiveInserts, withBeginning } from './insert-into-composer.ts';

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
