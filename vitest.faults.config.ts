import { defineConfig } from 'vitest/config';

// Real servers are started, stopped and killed here, each file's own: two files at once, with time to come back.
export default defineConfig({
  test: {
    include: ['tests/faults/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    passWithNoTests: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
