import { expect, test } from 'vitest';
import { COMPLETION_STEPS, type StepState } from '../contract.ts';
import { nextAfter, type Steps, stepBefore, stepToShow } from './way.ts';

const way = (...states: StepState[]): Steps =>
  states.map((state, at) => ({ step: COMPLETION_STEPS[at] ?? 'email', state }));

test('who goes on comes to the next open step, and past done and skipped ones', () => {
  expect(nextAfter(way('open', 'done', 'skipped', 'open'), 'photo')).toBe('about');
});

test('after the last step those come that were left open', () => {
  expect(nextAfter(way('done', 'open', 'skipped', 'open'), 'about')).toBe('location');
});

test('the step just left does not come again at once', () => {
  expect(nextAfter(way('open', 'done', 'skipped'), 'photo')).toBeNull();
});

test('the way back leads through done steps as well', () => {
  const steps = way('done', 'skipped', 'open');
  expect(stepBefore(steps, 'facts')).toBe('location');
  expect(stepBefore(steps, 'photo')).toBeNull();
});

test('a step of the site can be asked for again while something is open, and a skipped one always', () => {
  const steps = way('done', 'skipped', 'open');
  expect(stepToShow(steps, undefined)).toBe('facts');
  expect(stepToShow(steps, 'photo')).toBe('photo');
  expect(stepToShow(steps, 'push')).toBe('facts');
  expect(stepToShow(way('done', 'skipped'), 'location')).toBe('location');
});

test('who has left all steps behind is led on', () => {
  expect(stepToShow(way('done', 'skipped'), undefined)).toBeNull();
  expect(stepToShow(way('done', 'skipped'), 'photo')).toBeNull();
});
