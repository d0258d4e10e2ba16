import { format } from 'node:util';
import { afterAll, afterEach, vi } from 'vitest';

// What the product prints as an error or a warning is a finding, so it fails the test it happens in. A test that
// expects one spies on the console itself. (Unhandled rejections fail the run already.)
const printed: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    printed.push(new Error(`console.${level}: ${format(...parts)}`).stack ?? '');
  };
}

function failOnWhatWasPrinted(): void {
  const all = printed.splice(0);
  if (all.length) throw new Error(`Printed unexpectedly:\n${all.join('\n')}`);
}

afterEach(failOnWhatWasPrinted);
afterAll(failOnWhatWasPrinted);

// The file after this one may run in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
