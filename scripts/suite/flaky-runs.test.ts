import { expect, test } from 'vitest';
import { type FlakyRounds, runsOf } from './flaky-runs.ts';

const files = Array.from({ length: 20 }, (_, number) => `tests/e2e/${number}.spec.ts`);
const rounds: FlakyRounds = { project: 'browser', files, only: [], seed: 7, report: 'report.json' };
const names = (round: number, only: string[] = []) => runsOf({ ...rounds, only }, round).map(({ name }) => name);

test('each round runs every file once, in an order that the seed gives again', () => {
  expect(names(1).toSorted()).toEqual(files.toSorted());
  expect(names(1)).toEqual(names(1));
  expect(names(1)).not.toEqual(names(2));
});

test('files are asked for by parts of their paths', () => {
  expect(names(1, ['/3.spec', '/4.spec']).toSorted()).toEqual(['tests/e2e/3.spec.ts', 'tests/e2e/4.spec.ts']);
});

test('a project of Vitest runs all its files at once, shuffled anew each round', () => {
  const [first] = runsOf({ ...rounds, project: 'product', only: ['likes'] }, 1);
  const [second] = runsOf({ ...rounds, project: 'product' }, 2);
  const wanted = ['--project=product alone', '--sequence.shuffle.files', '--sequence.seed=8', 'likes'];
  expect(first?.args).toEqual(expect.arrayContaining(wanted));
  expect(second?.args).toContain('--sequence.seed=9');
});
