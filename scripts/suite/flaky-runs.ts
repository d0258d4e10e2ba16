import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { random } from '../../src/demo/content/random.ts';
import { type FailedTest, failedTests, failedUnitTests } from './failed-tests.ts';

export const FLAKY_PROJECTS = ['browser', 'pure', 'product', 'faults'] as const;
export type FlakyProject = (typeof FLAKY_PROJECTS)[number];

export interface FlakyRun {
  name: string;
  /** For Node. */
  args: string[];
  minutes: number;
  failures(report: string): FailedTest[];
}

export interface FlakyRounds {
  project: FlakyProject;
  /** Browser tests by their paths; a project of Vitest finds its own. */
  files: string[];
  /** Parts of paths; empty for all files. */
  only: string[];
  seed: number;
  report: string;
}

const requireHere = createRequire(import.meta.url);
const command = (manifest: string, name: string) => join(dirname(requireHere.resolve(manifest)), name);
/** A browser test has 60 seconds, and on one core no file has come near this. */
const FILE_MINUTES = 10;
const PROJECT_MINUTES = 90;

/**
 * What a round runs, in an order that the seed and the round decide: each browser test file by itself on the product that
 * is there, or the files of a project of Vitest, which share their processes, at once.
 */
export function runsOf({ project, files, only, seed, report }: FlakyRounds, round: number): FlakyRun[] {
  if (project === 'browser') {
    const asked = files.filter((path) => only.length === 0 || only.some((part) => path.includes(part)));
    return random(seed, round)
      .sample(asked, asked.length)
      .map((name) => ({
        name,
        args: [command('@playwright/test/package.json', 'cli.js'), 'test', name, '--reporter=json', '--workers=1'],
        minutes: FILE_MINUTES,
        failures: failedTests,
      }));
  }
  const where =
    project === 'faults'
      ? ['--config=vitest.faults.config.ts']
      : [`--project=${project}`, `--project=${project} alone`];
  const order = ['--sequence.shuffle.files', `--sequence.seed=${seed + round}`];
  const output = ['--reporter=json', `--outputFile=${report}`];
  const args = [command('vitest/package.json', 'vitest.mjs'), 'run', ...where, ...order, ...output, ...only];
  return [{ name: project, args, minutes: PROJECT_MINUTES, failures: failedUnitTests }];
}
