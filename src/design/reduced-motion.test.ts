import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.(test|gen)\./.test(path));
const textOf = (path: string) => readFileSync(path, 'utf8');

test('whatever moves by script asks first whether the reader wants that', () => {
  const moving = sources.filter((path) => /\.animate\(|: 'smooth'|'smooth' :/.test(textOf(path)));
  expect(moving.length).toBeGreaterThan(2);
  expect(moving.filter((path) => !textOf(path).includes('prefersReducedMotion()'))).toEqual([]);
});

test('no page makes a sound but that of a message, which is off until it is switched on', () => {
  const loud = sources.filter((path) => /new Audio\(|AudioContext|<audio/.test(textOf(path)));
  expect(loud).toEqual(['src/product/notifications/ui/play-sound.ts']);
});
