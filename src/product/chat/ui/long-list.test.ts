import { expect, test } from 'vitest';
import { withPlace } from './long-list.tsx';

test('the row with the focus is drawn too, in its place, and once', () => {
  expect(withPlace([100, 101, 102], 7)).toEqual([7, 100, 101, 102]);
  expect(withPlace([100, 101, 102], 101)).toEqual([100, 101, 102]);
  expect(withPlace([100, 101, 102], 900)).toEqual([100, 101, 102, 900]);
  expect(withPlace([], 900)).toEqual([900]);
});
